"""A request's name belongs to a seat and stands on one entry; what the table itself plays has none."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Give every named entry its requester; take the names that the table itself gave, and those of chance outcomes."""
    with op.batch_alter_table("entries") as table:
        table.add_column(sa.Column("requester", sa.String(8)))
        table.drop_constraint("one_entry_per_request_part", type_="unique")
        table.drop_column("request_part")
    entries = sa.table("entries", *(sa.column(name) for name in ("seq", "seat", "request", "requester")))
    before = sa.cast(entries.c.seq - 1, sa.String)
    by_the_table = entries.c.request.in_(["bot-" + before, "late-" + before])
    op.execute(sa.update(entries).where(sa.or_(entries.c.seat == "chance", by_the_table)).values(request=None))
    op.execute(sa.update(entries).where(entries.c.request.is_not(None)).values(requester=entries.c.seat))
    with op.batch_alter_table("entries") as table:
        table.create_unique_constraint("one_entry_per_request", ["match", "requester", "request"])
