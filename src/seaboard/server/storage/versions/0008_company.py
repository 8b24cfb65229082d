"""What holds for bots and hints: may people ask for hints, which bots take over, how many hints and stand-ins a seat has had."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has asked for a hint so far, and no bot had more than its judgement."""
    op.add_column("matches", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("matches", sa.Column("crew", sa.String(12), nullable=False, server_default="mate"))
    op.add_column("seats", sa.Column("hints", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("stood_in", sa.Integer, nullable=False, server_default="0"))
