"""Whether the devices have been asked to show what they give to the dice: whoever takes up such a table promises other dice."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """No device was asked, as far as it is known."""
    op.add_column("matches", sa.Column("asked", sa.Boolean, nullable=False, server_default=sa.false()))
