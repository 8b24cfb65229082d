"""Whether people throw dice of their own at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """At every table so far the dice were drawn."""
    op.add_column("matches", sa.Column("own_dice", sa.Boolean, nullable=False, server_default=sa.false()))
