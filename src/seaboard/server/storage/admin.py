"""What a host does with tables as they are stored: lists, shows, closes and deletes them, each in one transaction.

Servers notice by themselves what was changed. Tokens are not stored at all; the secret of the dice is never shown here.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, exists, false, func, or_, select, update
from sqlalchemy.exc import DBAPIError

from seaboard.server.storage import replays
from seaboard.server.storage.engines import begin_immediately, open_engine
from seaboard.server.storage.replays import NoStore
from seaboard.server.storage.store import CLOSED, NoMatch
from seaboard.server.storage.tables import entries, leases, matches, seats
from seaboard.server.tasks import in_one_line

_LAST = select(func.max(entries.c.time)).where(entries.c.match == matches.c.id).scalar_subquery()
_TOUCHED = func.coalesce(_LAST, matches.c.created)


@contextmanager
def opened(address: str) -> Iterator[Connection]:
    """A transaction in the database of this address, which has to be of this version's schema."""
    path = replays.file_of(address)
    if path is not None and not path.is_file():
        raise NoStore(f"there is no file {path}")
    engine = open_engine(address, pool=1)
    begin_immediately(engine)
    try:
        with engine.begin() as connection:
            replays.check_schema(connection)
            yield connection
    except DBAPIError as error:
        raise NoStore(f"the database does not answer: {in_one_line(error)}") from error
    finally:
        engine.dispose()


def tables(connection: Connection) -> list[dict[str, Any]]:
    """All tables, the one that was touched last first: what they are, and nobody's name."""
    return [_told(row) for row in connection.execute(_listed().order_by(_TOUCHED.desc(), matches.c.id))]


def show(connection: Connection, match: str) -> dict[str, Any]:
    """One table, with its options and who sits there; `NoMatch` if there is none."""
    row = connection.execute(_listed().where(matches.c.id == match)).one_or_none()
    if row is None:
        raise NoMatch(f"there is no match {match!r}")
    held = select(seats.c.seat, seats.c.kind, seats.c.name, seats.c.bot).where(seats.c.match == match).order_by(seats.c.seat)
    people = [dict(line) for line in connection.execute(held).mappings()]
    more = {
        "options": row.header["options"],
        "host": row.host,
        "locked": row.locked,
        "watch": row.watch,
        "rematch": row.next_match,
    }
    return _told(row) | more | {"players": people}


def close(connection: Connection, match: str) -> None:
    """End a table for everybody: nobody gets to it any more, and it stays stored as it is."""
    changed = connection.execute(update(matches).where(matches.c.id == match).values(stage=CLOSED, locked=True))
    if changed.rowcount != 1:
        raise NoMatch(f"there is no match {match!r}")


def abandoned(connection: Connection, unbegun_before: int, untouched_before: int | None, most: int) -> list[tuple[str, int]]:
    """Tables that no process has and nobody came back to, with their heads: those that never began, and those not touched since.

    Times are in milliseconds; without the second one only tables that never began are found.
    """
    never_began = (matches.c.stage == "gathering") & (matches.c.created < unbegun_before)
    untouched: ColumnElement[bool] = false()
    if untouched_before is not None:
        untouched = (matches.c.created < untouched_before) & (untouched_before > _TOUCHED)
    is_free = ~exists().where(leases.c.match == matches.c.id)
    query = (
        select(matches.c.id, matches.c.head).where(or_(never_began, untouched), is_free).order_by(matches.c.created).limit(most)
    )
    return [(row.id, row.head) for row in connection.execute(query)]


def _listed() -> Select[Any]:
    columns = ("id", "head", "header", "created", "next_match", "stage", "host", "locked", "watch")
    n_seats = select(func.count()).where(seats.c.match == matches.c.id).scalar_subquery()
    return select(*(matches.c[name] for name in columns), n_seats.label("seats"), _TOUCHED.label("touched"))


def _told(row: Any) -> dict[str, Any]:
    return {
        "match": row.id,
        "game": row.header["game"],
        "seats": row.seats,
        "stage": row.stage,
        "entries": row.head,
        "created": row.created,
        "touched": row.touched,
    }
