"""Which process has which table, on PostgreSQL: single statements by the database's clock, each committed by itself.

A process lives as long as it moves its own row on. One whose time is over is struck from the list by whoever wants one of its
tables, and with its row go its leases. Both touch the same row: either it lives and has them, or it is struck and finds out.
"""

from typing import Final, LiteralString, NamedTuple

from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError

from seaboard.engine.errors import SeaboardError
from seaboard.server.storage.store import NoMatch, Store

LISTEN: Final[LiteralString] = "LISTEN seaboard"  # to what the database tells of changes
SIGN_ON: Final[LiteralString] = (
    "INSERT INTO processes (id, address, until) VALUES (%s, %s, clock_timestamp() + make_interval(secs => %s))"
)
RENEW: Final[LiteralString] = "UPDATE processes SET until = clock_timestamp() + make_interval(secs => %s) WHERE id = %s"
LIVING: Final[LiteralString] = "SELECT id FROM processes WHERE until > clock_timestamp()"
TIDY: Final[LiteralString] = "DELETE FROM processes WHERE until < clock_timestamp() - interval '1 hour'"

_TAKE = text(
    "INSERT INTO leases (match, process) SELECT id, :process FROM matches WHERE id = :match ON CONFLICT (match) DO NOTHING"
)
_HOLDER = text(
    "SELECT processes.id, address, until > clock_timestamp() AS lives FROM matches"
    " LEFT JOIN leases ON leases.match = matches.id LEFT JOIN processes ON processes.id = leases.process"
    " WHERE matches.id = :match"
)
_STRIKE = text("DELETE FROM processes WHERE id = :process AND until <= clock_timestamp()")
_RELEASE = text("DELETE FROM leases WHERE match = :match AND process = :process")
_SIGN_OFF = text("DELETE FROM processes WHERE id = :process")
_KEEP_SECRET = text("INSERT INTO house (name, value) VALUES ('secret', :value) ON CONFLICT (name) DO NOTHING")
_SECRET = text("SELECT value FROM house WHERE name = 'secret'")


class Unreachable(SeaboardError):
    """The process that has a table cannot be reached, or none may have it just now: it can be tried again."""

    code = "unreachable"


class Holder(NamedTuple):
    """The process that has a table."""

    process: str
    address: str
    """Where other processes reach it."""

    @property
    def where(self) -> tuple[str, int]:
        """Its host and port."""
        host, _, port = self.address.rpartition(":")
        return host.strip("[]"), int(port)


def take(connection: Connection, match: str, process: str) -> Holder | None:
    """Take a table for a process; None if it has the table now, else who has it."""
    while True:
        try:
            if connection.execute(_TAKE, {"match": match, "process": process}).rowcount == 1:
                return None
        except IntegrityError as error:
            raise Unreachable("this process has been struck from the list") from error
        found = connection.execute(_HOLDER, {"match": match}).one_or_none()
        if found is None:
            raise NoMatch(f"there is no match {match!r}")
        if found.id == process:
            return None
        if found.lives:
            return Holder(found.id, found.address)
        if found.id is not None:  # else it has just been released
            connection.execute(_STRIKE, {"process": found.id})


def release(connection: Connection, match: str, process: str) -> None:
    """Let whoever comes next have a table."""
    connection.execute(_RELEASE, {"match": match, "process": process})


def sign_off(connection: Connection, process: str) -> None:
    """Let whoever comes next have all tables of a process that ends."""
    connection.execute(_SIGN_OFF, {"process": process})


def shared_secret(connection: Connection, proposed: str) -> str:
    """The secret by which processes on one database know each other; the first one's proposal."""
    connection.execute(_KEEP_SECRET, {"value": proposed})
    found: str = connection.execute(_SECRET).scalar_one()
    return found


def is_shared(store: Store) -> bool:
    """Can several processes share this database?"""
    return store.engine.dialect.name == "postgresql"
