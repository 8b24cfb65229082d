"""Short codes in the database: any process knows them, and a restart forgets none."""

from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, delete, exists, insert, select
from sqlalchemy.exc import IntegrityError

from seaboard.server.storage.store import NoMatch
from seaboard.server.storage.tables import codes, matches, seats

MOST_CODES: Final = 10_000
WEEK: Final = 7 * 24 * 60 * 60 * 1000  # milliseconds; so long a code holds

_IS_OPEN = exists().where(seats.c.match == matches.c.id, seats.c.kind == "open")
_TAKES_PEOPLE = ~matches.c.locked & _IS_OPEN


def code_of(connection: Connection, match: str, new: Callable[[], str], now: int) -> str | None:
    """The code of a match, a new one if it has none; None if it takes nobody in."""
    takes_people = connection.execute(select(_TAKES_PEOPLE).where(matches.c.id == match)).scalar_one_or_none()
    if takes_people is None:
        raise NoMatch(f"there is no match {match!r}")
    if not takes_people:
        return None
    kept = select(codes.c.code).where(codes.c.match == match)
    while (found := connection.execute(kept).scalar_one_or_none()) is None:
        _tidy(connection, now)
        try:
            with connection.begin_nested():
                connection.execute(insert(codes).values(code=new(), match=match, created=now))
        except IntegrityError:  # the code is another's, or another process was faster
            continue
    return str(found)


def match_of(connection: Connection, code: str) -> str | None:
    """The match of a code, as long as it takes people in."""
    query = select(codes.c.match).join(matches, matches.c.id == codes.c.match).where(codes.c.code == code, _TAKES_PEOPLE)
    found: str | None = connection.execute(query).scalar_one_or_none()
    return found


def _tidy(connection: Connection, now: int) -> None:
    """Forget the codes of tables without an open seat, those that are old, and the oldest if there are very many."""
    has_room = exists().where(seats.c.match == codes.c.match, seats.c.kind == "open")
    connection.execute(delete(codes).where(~has_room | (codes.c.created < now - WEEK)))
    too_many = select(codes.c.code).order_by(codes.c.created.desc(), codes.c.code).offset(MOST_CODES - 1)
    connection.execute(delete(codes).where(codes.c.code.in_(too_many)))
