"""An engine for PostgreSQL by psycopg 3, which is an extra: only this module imports it."""

from collections.abc import Generator
from time import monotonic
from typing import Any, Final

import msgspec
import psycopg
from psycopg.pq import TransactionStatus
from sqlalchemy import URL, Engine, create_engine, event

CONNECT_SECONDS: Final = 5
ARGUMENTS: Final = {  # of every connection, if the address does not say otherwise
    "application_name": "seaboard",
    "connect_timeout": CONNECT_SECONDS,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
}


class Link(psycopg.Connection[Any]):
    """A connection that is given up if nothing is heard from it: something between may take what is sent and keep it."""

    patience: float | None = None
    """The most seconds that an answer takes."""

    def wait(self, gen: Any, *args: Any, **more: Any) -> Any:
        """Wait for an answer."""
        return super().wait(gen if self.patience is None else self._within(gen, self.patience), *args, **more)

    def _within(self, gen: Any, seconds: float) -> Generator[Any, Any, Any]:
        end = monotonic() + seconds
        ready = None
        while True:
            try:
                wanted = gen.send(ready)
            except StopIteration as done:
                return done.value
            ready = yield wanted
            if not ready and monotonic() > end:
                self.pgconn.finish()
                raise psycopg.OperationalError(f"the database has not answered for {seconds:g} seconds")


def open_engine(url: URL, pool: int, patience: float | None, writer: str = "", *, is_alone: bool = False) -> Engine:
    """An engine that finds out by itself that connections have been cut, and makes new ones; others hear who writes.

    If each statement stands alone no transaction is begun and ended around it: these are two more ways to the database and back.
    """
    engine = create_engine(
        url.difference_update_query(["options"]),
        pool_size=pool,
        pool_pre_ping=True,
        json_deserializer=msgspec.json.decode,  # as SQLite's
        connect_args=_arguments(url, patience, writer),
        **({"isolation_level": "AUTOCOMMIT"} if is_alone else {}),
    )

    @event.listens_for(engine, "do_connect")
    def connect(_dialect: Any, _record: Any, given: Any, named: Any) -> Link:
        link = Link.connect(*given, **named)
        link.patience = patience
        return link

    @event.listens_for(engine, "commit")
    def check(connection: Any) -> None:
        """PostgreSQL answers COMMIT without an error also where it rolls back, because a statement has failed before."""
        if connection.connection.dbapi_connection.info.transaction_status == TransactionStatus.INERROR:
            raise psycopg.OperationalError("a statement of this transaction has failed")

    return engine


def connect(url: URL, name: str, *, patience: float) -> Link:
    """A connection beside those of an engine, whose statements are committed one by one; the database shows it by this name."""
    _, named = url.get_dialect()().create_connect_args(url.difference_update_query(["options"]))
    arguments = {**named, **_arguments(url, patience, ""), "application_name": name}
    link = Link.connect(autocommit=True, **arguments)
    link.patience = patience
    return link


def _arguments(url: URL, patience: float | None, writer: str) -> dict[str, Any]:
    arguments: dict[str, Any] = {name: value for name, value in ARGUMENTS.items() if name not in url.query}
    return arguments | {"options": _options(url, patience, writer)}


def _options(url: URL, patience: float | None, writer: str) -> str:
    """What is set for each connection before its first statement; the address may set more."""
    given = url.query.get("options", ())
    settings = {"synchronous_commit": "on"}
    if writer:
        settings["seaboard.writer"] = writer
    if patience is not None:
        limits = (
            "statement_timeout",
            "lock_timeout",
            "idle_in_transaction_session_timeout",
        )  # so nobody who is gone keeps a lock
        settings |= dict.fromkeys(limits, f"{patience * 1000:.0f}")
    return " ".join(
        [*([given] if isinstance(given, str) else given), *(f"-c {name}={value}" for name, value in settings.items())]
    )
