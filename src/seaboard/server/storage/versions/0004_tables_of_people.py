"""What holds for a table besides its log: its stage, who opened it, what was agreed, who is ready, who is lent to a bot."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Every match so far has had its opening; whoever has the link may watch, as before."""
    op.add_column("matches", sa.Column("stage", sa.String(12), nullable=False, server_default="playing"))
    op.add_column("matches", sa.Column("host", sa.Integer))
    op.add_column("matches", sa.Column("horn", sa.BigInteger))
    op.add_column("matches", sa.Column("locked", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("matches", sa.Column("watch", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("matches", sa.Column("signals", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("matches", sa.Column("paused", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("ready", sa.Integer))
    op.add_column("seats", sa.Column("lent", sa.String(24)))
