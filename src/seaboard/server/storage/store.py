"""The two doors to the database: one writer thread that commits what has gathered, and readers."""

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar

import msgspec
from sqlalchemy import Connection, Row, insert, select, update

from seaboard.engine.errors import SeaboardError
from seaboard.engine.replay import Entry, Header, Log, Who
from seaboard.server.storage.engines import begin_immediately, migrate, open_engine
from seaboard.server.storage.tables import entries, matches, seats
from seaboard.server.tasks import LOG, in_one_line

T = TypeVar("T")

MOST_IN_A_GROUP = 64
READERS = 4
TRY_AGAIN = 1.0  # seconds until what the table itself wanted to store is tried again


class NoMatch(SeaboardError):
    """There is no match of this id."""

    code = "no_match"


class Overtaken(SeaboardError):
    """Somebody else appended to the match first: what is in memory is old."""

    code = "stale"


class NotStored(SeaboardError):
    """The database did not take it: nothing has changed, and it can be tried again."""

    code = "not_stored"


class SeatRow(NamedTuple):
    """Who sits on a seat, as stored."""

    seat: int
    kind: str
    name: str
    emblem: str
    bot: str | None
    token_hash: bytes | None
    ready: int | None = None
    """The number of the entry behind which the person is ready for a start."""
    lent: str | None = None
    """The bot that sails until the person is back."""

    @property
    def pilot(self) -> str | None:
        """The bot that plays now, for good or for a while."""
        return self.bot or self.lent

    @property
    def is_waited_for(self) -> bool:
        """Does it need a person, who is here or not, or nobody has come yet?"""
        return self.pilot is None


class TableRow(NamedTuple):
    """What holds for a table besides its log and its seats, as stored."""

    stage: str = "playing"
    host: int | None = None
    horn: int | None = None
    """When the last start was, or will be, in milliseconds."""
    locked: bool = False
    watch: bool = True
    signals: bool = True
    paused: bool = False


class Stored(NamedTuple):
    """A whole match, as stored."""

    log: Log
    secret: bytes
    seats: tuple[SeatRow, ...]
    table: TableRow
    next_match: str | None


Work = Callable[[Connection], Any]


class Store:
    """Matches in a database. Writing calls return futures that are done when the commit is."""

    def __init__(self, address: str) -> None:
        self.engine = open_engine(address, pool=READERS)
        migrate(self.engine)
        self._write_engine = open_engine(address, pool=1)
        begin_immediately(self._write_engine)
        self._queue: queue.SimpleQueue[tuple[Work, Future[Any]] | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._writer = threading.Thread(target=self._write, name="writer", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Commit what is waiting and end."""
        self._queue.put(None)
        self._writer.join()
        self._readers.shutdown()
        self._write_engine.dispose()
        self.engine.dispose()

    # Writing.

    def create(
        self,
        match: str,
        header: Header,
        secret: bytes,
        rows: Sequence[SeatRow],
        first: Sequence[Entry],
        now: int,
        table: TableRow = TableRow(),  # noqa: B008  a constant
    ) -> Future[Any]:
        """Store a new match with its opening, if it has been drawn."""

        def work(connection: Connection) -> None:
            values = {"id": match, "head": len(first), "header": msgspec.to_builtins(header), "secret": secret, "created": now}
            connection.execute(insert(matches).values(values | table._asdict()))
            connection.execute(insert(seats), [{"match": match, **row._asdict()} for row in rows])
            self._insert(connection, match, first)

        return self.submit(work)

    def append(self, match: str, head: int, added: Sequence[Entry]) -> Future[Any]:
        """Append a submission whole, if the match still ends at `head`; else `Overtaken`."""

        def work(connection: Connection) -> None:
            moved = connection.execute(
                update(matches).where(matches.c.id == match, matches.c.head == head).values(head=head + len(added))
            )
            if moved.rowcount != 1:
                raise Overtaken(f"match {match} no longer ends at entry {head}")
            self._insert(connection, match, added)

        return self.submit(work)

    def open(self, match: str, header: Header, added: Sequence[Entry]) -> Future[Any]:
        """Store the opening of a match whose people have gathered, with who they are; else `Overtaken`."""

        def work(connection: Connection) -> None:
            opened = connection.execute(
                update(matches)
                .where(matches.c.id == match, matches.c.stage == "gathering")
                .values(stage="playing", head=len(added), header=msgspec.to_builtins(header))
            )
            if opened.rowcount != 1:
                raise Overtaken(f"match {match} has been opened already")
            self._insert(connection, match, added)

        return self.submit(work)

    def change(self, match: str, header: Header) -> Future[Any]:
        """Store other options of a match whose people gather: nobody is ready for them; `Overtaken` if it has been opened."""

        def work(connection: Connection) -> None:
            changed = connection.execute(
                update(matches)
                .where(matches.c.id == match, matches.c.stage == "gathering")
                .values(header=msgspec.to_builtins(header))
            )
            if changed.rowcount != 1:
                raise Overtaken(f"match {match} has been opened already")
            connection.execute(update(seats).where(seats.c.match == match).values(ready=None))

        return self.submit(work)

    def promise(self, match: str, header: Header, secret: bytes) -> Future[Any]:
        """Store other dice of a match whose people gather; `Overtaken` if it has been opened."""

        def work(connection: Connection) -> None:
            changed = connection.execute(
                update(matches)
                .where(matches.c.id == match, matches.c.stage == "gathering")
                .values(header=msgspec.to_builtins(header), secret=secret)
            )
            if changed.rowcount != 1:
                raise Overtaken(f"match {match} has been opened already")

        return self.submit(work)

    def seat(self, match: str, before: SeatRow, after: SeatRow) -> Future[Any]:
        """Change who sits on a seat, if it is still the same person, bot or nobody as before; False if it is not."""

        def work(connection: Connection) -> bool:
            changed = connection.execute(
                update(seats)
                .where(
                    seats.c.match == match,
                    seats.c.seat == before.seat,
                    seats.c.kind == before.kind,
                    seats.c.token_hash.is_(None) if before.token_hash is None else seats.c.token_hash == before.token_hash,
                )
                .values(**after._asdict())
            )
            return changed.rowcount == 1

        return self.submit(work)

    def agree(self, match: str, table: TableRow) -> Future[Any]:
        """Note what holds for a table; its stage changes by `open` only."""
        values = {name: value for name, value in table._asdict().items() if name != "stage"}

        def work(connection: Connection) -> None:
            connection.execute(update(matches).where(matches.c.id == match).values(**values))

        return self.submit(work)

    def link(self, match: str, following: str) -> Future[Any]:
        """Note a match's rematch; False if it has one already."""

        def work(connection: Connection) -> bool:
            linked = connection.execute(
                update(matches).where(matches.c.id == match, matches.c.next_match.is_(None)).values(next_match=following)
            )
            return linked.rowcount == 1

        return self.submit(work)

    @staticmethod
    def _insert(connection: Connection, match: str, added: Sequence[Entry]) -> None:
        rows = [
            {
                "match": match,
                "seq": entry.seq,
                "seat": str(entry.seat),
                "request": entry.request,
                "requester": None if entry.request is None else str(entry.requester),
                "action": entry.action,
                "time": entry.time,
            }
            for entry in added
        ]
        if rows:
            connection.execute(insert(entries), rows)

    def submit(self, work: Work) -> Future[Any]:
        """Let the writer do some work in a transaction."""
        done: Future[Any] = Future()
        done.set_running_or_notify_cancel()  # whoever asked may leave; what is on its way is written all the same
        self._queue.put((work, done))
        return done

    def _write(self) -> None:
        """The writer thread: take what has gathered, commit it together; one that fails fails alone."""
        ended = False
        while not ended:
            group = [self._queue.get()]
            while len(group) < MOST_IN_A_GROUP and not self._queue.empty():
                group.append(self._queue.get())
            ended = None in group
            work = [item for item in group if item is not None]
            if work:
                self._commit(work)

    def _commit(self, group: Sequence[tuple[Work, Future[Any]]]) -> None:
        """Commit a group; one that is alone needs no savepoint, as nothing else depends on it."""
        try:
            with self._write_engine.begin() as connection:
                do = self._do if len(group) == 1 else self._try
                results = [(done, *do(connection, work)) for work, done in group]
        except Exception as error:  # noqa: BLE001  nothing of the group was committed
            results = [(done, None, error) for _, done in group]
        for done, value, failure in results:
            if failure is None:
                done.set_result(value)
            else:
                done.set_exception(failure)

    @staticmethod
    def _do(connection: Connection, work: Work) -> tuple[Any, Exception | None]:
        return work(connection), None

    @staticmethod
    def _try(connection: Connection, work: Work) -> tuple[Any, Exception | None]:
        """Do some work; if it fails it leaves nothing, and the failure belongs to whoever asked."""
        try:
            with connection.begin_nested():
                return work(connection), None
        except Exception as error:  # noqa: BLE001  see above
            return None, error

    # Reading.

    def read(self, match: str) -> Future[Stored]:
        """A whole match; `NoMatch` if there is none."""
        return self._readers.submit(self._read, match)

    def _read(self, match: str) -> Stored:
        with self.engine.connect() as connection:
            found = connection.execute(select(matches).where(matches.c.id == match)).one_or_none()
            if found is None:
                raise NoMatch(f"there is no match {match!r}")
            sitting = connection.execute(select(seats).where(seats.c.match == match).order_by(seats.c.seat)).all()
            lines = connection.execute(select(entries).where(entries.c.match == match).order_by(entries.c.seq)).all()
        log = Log(
            msgspec.convert(found.header, Header),
            tuple(map(_entry, lines[: found.head])),
        )
        rows = tuple(SeatRow(*(getattr(row, name) for name in SeatRow._fields)) for row in sitting)
        table = TableRow(*(getattr(found, name) for name in TableRow._fields))
        return Stored(log, found.secret, rows, table, found.next_match)

    def read_tail(self, match: str, after: int) -> Future[tuple[Entry, ...]]:
        """The entries behind entry `after`."""
        return self._readers.submit(self._read_tail, match, after)

    def _read_tail(self, match: str, after: int) -> tuple[Entry, ...]:
        behind = select(entries).where(entries.c.match == match, entries.c.seq > after).order_by(entries.c.seq)
        with self.engine.connect() as connection:
            return tuple(map(_entry, connection.execute(behind)))

    def settings(self) -> dict[str, Any]:
        """How durably the database writes, read back from it."""
        with self.engine.connect() as connection:
            if connection.dialect.name != "sqlite":
                return {"database": connection.dialect.name}
            journal = connection.exec_driver_sql("PRAGMA journal_mode").scalar_one()
            synchronous = connection.exec_driver_sql("PRAGMA synchronous").scalar_one()
        return {"database": "sqlite", "journal_mode": journal, "synchronous": synchronous}


async def stored(done: Future[T], what: str) -> T:
    """Wait for what the writer does; if the database does not take it that is `NotStored`, and one line in the log."""
    try:
        return await asyncio.wrap_future(done)
    except SeaboardError:
        raise
    except Exception as error:
        LOG.error("%s was not stored: %s", what, in_one_line(error))
        raise NotStored(f"{what} was not stored") from error


def _entry(line: Row[Any]) -> Entry:
    """An entry out of its row."""
    seat: Who = "chance" if line.seat == "chance" else int(line.seat)
    by = int(line.requester) if seat == "chance" and line.requester not in (None, "chance") else None
    return Entry(line.seq, seat, line.action, line.request, line.time, by)
