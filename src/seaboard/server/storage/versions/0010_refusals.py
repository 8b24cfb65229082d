"""Requests that were refused for a reason that may pass, so that no process plays them later."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody remembers what was refused so far."""
    op.create_table(
        "refusals",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("requester", sa.String(8), primary_key=True),
        sa.Column("request", sa.String(64), primary_key=True),
        sa.Column("answer", sa.JSON, nullable=False),
    )
