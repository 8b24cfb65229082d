"""The first schema: matches, seats, entries."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the three tables."""
    op.create_table(
        "matches",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("head", sa.Integer, nullable=False),
        sa.Column("header", sa.JSON, nullable=False),
        sa.Column("secret", sa.LargeBinary(32), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("next_match", sa.String(32)),
    )
    op.create_table(
        "seats",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("emblem", sa.String(8), nullable=False),
        sa.Column("bot", sa.String(24)),
        sa.Column("token_hash", sa.LargeBinary(32)),
    )
    op.create_table(
        "entries",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("seat", sa.String(8), nullable=False),
        sa.Column("request", sa.String(64)),
        sa.Column("request_part", sa.Integer, nullable=False),
        sa.Column("action", sa.JSON, nullable=False),
        sa.Column("time", sa.BigInteger),
        sa.UniqueConstraint("match", "request", "request_part", name="one_entry_per_request_part"),
    )


def downgrade() -> None:
    """Drop them."""
    op.drop_table("entries")
    op.drop_table("seats")
    op.drop_table("matches")
