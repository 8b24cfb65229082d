"""Headers hold the hash of what the rules use, no longer that of a whole data file."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

BATCH = 500
HASHES = {  # [game] -> of the file as it was, of the same data as the rules use them
    "aboard": ("3d975b449e0dd679", "c4f5dbae6b19e797"),
    "smugglers": ("5664fb5ed6b6e1d3", "e38f423bdf39d4f7"),
    "triangle": ("ab5f473176530f52", "1b0bb75a6e529c98"),
}

matches = sa.table("matches", sa.column("id", sa.String), sa.column("header", sa.JSON))


def upgrade() -> None:
    """Exchange the hashes; one that is not known stays as it is, and the match is refused as before."""
    exchanged = dict(HASHES.values())
    connection = op.get_bind()
    last = ""
    while True:
        query = sa.select(matches.c.id, matches.c.header).where(matches.c.id > last).order_by(matches.c.id).limit(BATCH)
        rows = connection.execute(query).all()
        for id_, header in rows:
            if header["data"] in exchanged:
                changed = header | {"data": exchanged[header["data"]]}
                connection.execute(sa.update(matches).where(matches.c.id == id_).values(header=changed))
        if len(rows) < BATCH:
            return
        last = rows[-1].id
