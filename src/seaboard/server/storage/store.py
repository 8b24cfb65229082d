"""The two doors to the database: one writer thread that commits what has gathered, and readers."""

import asyncio
import queue
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from operator import itemgetter
from secrets import token_hex
from time import perf_counter
from typing import Any, NamedTuple, TypeVar

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Select,
    Table,
    bindparam,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import DBAPIError

from seaboard.engine.errors import SeaboardError
from seaboard.engine.replay import Entry, Header, Log, Who
from seaboard.server import metrics
from seaboard.server.storage import engines
from seaboard.server.storage.engines import begin_immediately, newest_schema, open_engine, prepare, schema_of
from seaboard.server.storage.tables import entries, matches, refusals, seats
from seaboard.server.tasks import LOG, in_one_line

T = TypeVar("T")

MOST_IN_A_GROUP = 64
READERS = 4
MOST_REFUSALS = 1000  # of a match that are kept: no copy of a request comes behind a thousand others
CLOSED = "closed"  # the stage of a table that its host has ended: it stays stored, and nobody gets to it any more
TRY_AGAIN = 1.0  # seconds until what the table itself wanted to store is tried again


class NoMatch(SeaboardError):
    """There is no match of this id."""

    code = "no_match"


class Overtaken(SeaboardError):
    """Somebody else appended to the match first: what is in memory is old."""

    code = "stale"


class NotStored(SeaboardError):
    """The database did not take it, or does not answer: nothing has changed here, and it can be tried again.

    If only the answer to a commit was lost it stands in the database all the same. What comes next to the match is `Overtaken`
    then, and finds it.
    """

    code = "not_stored"


class Refusal(NamedTuple):
    """Why a request is refused: what its answer says."""

    code: str
    reason: str | None
    detail: str


class WasRefused(SeaboardError):
    """The request was refused before, perhaps by another process: it gets the same answer."""

    code = "stale"

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.detail)
        self.code = refusal.code
        self.reason = refusal.reason


class NotReady(SeaboardError):
    """The database cannot be used: it does not answer, or its schema is another."""

    code = "unreachable"


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
    hints: int = 0
    """How many were asked for on this seat; only `Store.count_hint` changes it."""
    stood_in: int = 0
    """How many decisions of its bot were made without trying out; only `Store.append` changes it."""

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
    own_dice: bool = False
    """Do people throw dice of their own?"""
    asked: bool = False
    """Have the devices been asked to show what they give to the dice?"""
    hints: bool = True
    """May people ask for hints?"""
    crew: str = "mate"
    """The rank of bots that take over a seat."""


class Glance(NamedTuple):
    """How a match stands, without its log."""

    head: int
    header: Header
    seats: tuple[SeatRow, ...]
    table: TableRow


class Stored(NamedTuple):
    """A whole match, as stored."""

    log: Log
    secret: bytes
    seats: tuple[SeatRow, ...]
    table: TableRow
    next_match: str | None


class Append(NamedTuple):
    """A submission for a match that should still end at `head`; those of a group are stored together."""

    match: str
    head: int
    added: Sequence[Entry]
    stood_in: int | None = None
    """The seat of a bot that decided this without trying out, as it should have."""


Work = Callable[[Connection], Any]
Promise = asyncio.Future[Any] | Future[Any]  # of the event loop that a store belongs to, or of any thread
# What every move does is written out once, as the driver takes it: by SQLAlchemy's own way an append took 44 µs, not 34.
MOVE_HEAD = (
    update(matches)
    .where(matches.c.id == bindparam("match"), matches.c.head == bindparam("before"), matches.c.stage != bindparam("closed"))
    .values(head=bindparam("behind"))
)
# What was refused is never added, whoever tries: the head has been moved before, so every refusal can be seen by now.
ADD_ENTRIES = insert(entries).from_select(
    list(entries.c),
    select(*(bindparam(column.name, type_=column.type) for column in entries.c)).where(
        ~exists().where(*(refusals.c[name] == bindparam(name) for name in ("match", "requester", "request")))
    ),
)
COUNTED = ("hints", "stood_in")  # what is counted on a seat is only ever added to, whoever sits there


class _Order(NamedTuple):
    match: str
    work: Work | Append
    done: Promise


class _Result(NamedTuple):
    done: Promise
    value: Any
    failure: Exception | None


class _SpoiltError(Exception):
    """One of a group has failed, or the disk is full: with it their transaction has ended, and nothing of it was committed."""


class Store:
    """Matches in a database. Writing calls return futures that are done when the commit is."""

    def __init__(self, address: str, loop: asyncio.AbstractEventLoop | None = None) -> None:
        """A store for whoever asks in this event loop, and nowhere else; without one, for whoever asks in any thread."""
        prepare(address)
        self.address = address
        self._loop = loop
        self.name = token_hex(4)  # by which other processes know whose changes they hear of
        self.engine = open_engine(address, pool=READERS, patience=engines.PATIENCE, writer=self.name, is_alone=True)
        self._write_engine = open_engine(address, pool=1, patience=engines.PATIENCE, writer=self.name)
        begin_immediately(self._write_engine)
        self._move_head = str(MOVE_HEAD.compile(dialect=self._write_engine.dialect))
        self._add_entries = str(ADD_ENTRIES.compile(dialect=self._write_engine.dialect))
        self._connection: Connection | None = None  # the writer's
        self._is_file = self._write_engine.dialect.name == "sqlite"
        self._queue: queue.SimpleQueue[_Order | None] = queue.SimpleQueue()
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
    ) -> Promise:
        """Store a new match with its opening, if it has been drawn."""

        def work(connection: Connection) -> None:
            values = {"id": match, "head": len(first), "header": msgspec.to_builtins(header), "secret": secret, "created": now}
            connection.execute(insert(matches).values(values | table._asdict()))
            connection.execute(insert(seats), [{"match": match, **row._asdict()} for row in rows])
            self._insert(connection, [(match, first)])

        return self.submit(work, match)

    def append(self, match: str, head: int, added: Sequence[Entry], stood_in: int | None = None) -> Promise:
        """Append a submission whole, if the match still ends at `head`; else `Overtaken`. A seat that stood in is counted.

        If its request has been refused it stays so: `WasRefused`.
        """
        return self.submit(Append(match, head, added, stood_in), match)

    def refuse(self, match: str, seat: int, request: str, refusal: Refusal) -> Promise:
        """Refuse a seat's request for good, whichever process hears of it again; `Overtaken` if it is an entry already."""
        name = {"match": match, "requester": str(seat), "request": request}

        def work(connection: Connection) -> None:
            connection.execute(select(matches.c.head).where(matches.c.id == match).with_for_update())  # whoever appends waits
            if connection.execute(_count_of(entries, name)).scalar_one():
                raise Overtaken(f"match {match} has an entry for the request {request!r}")
            if connection.execute(_count_of(refusals, name)).scalar_one():
                return
            if connection.execute(_count_of(refusals, {"match": match})).scalar_one() >= MOST_REFUSALS:
                connection.execute(delete(refusals).where(refusals.c.match == match))
            connection.execute(insert(refusals).values(name | {"answer": list(refusal)}))

        return self.submit(work, match)

    def count_hint(self, match: str, seat: int) -> Promise:
        """Count a hint that a seat has asked for."""
        return self.submit(lambda connection: _count(connection, match, seat, "hints"), match)

    def open(self, match: str, header: Header, secret: bytes, added: Sequence[Entry]) -> Promise:
        """Store the opening of a match whose people have gathered, with who they are; else `Overtaken`.

        The secret is stored again: of other dice that were promised the answer may have been lost.
        """

        def work(connection: Connection) -> None:
            _change_gathering(connection, match, stage="playing", head=len(added), header=header, secret=secret)
            self._insert(connection, [(match, added)])

        return self.submit(work, match)

    def change(self, match: str, header: Header) -> Promise:
        """Store other options of a match whose people gather: nobody is ready for them; `Overtaken` if it has been opened."""

        def work(connection: Connection) -> None:
            _change_gathering(connection, match, header=header)
            connection.execute(update(seats).where(seats.c.match == match).values(ready=None))

        return self.submit(work, match)

    def promise(self, match: str, header: Header, secret: bytes) -> Promise:
        """Store other dice of a match whose people gather, for which nobody was asked; `Overtaken` if it has been opened."""
        return self.submit(
            lambda connection: _change_gathering(connection, match, header=header, secret=secret, asked=False), match
        )

    def seat(self, match: str, before: SeatRow, after: SeatRow) -> Promise:
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
                .values(**{name: value for name, value in after._asdict().items() if name not in COUNTED})
            )
            return changed.rowcount == 1

        return self.submit(work, match)

    def agree(self, match: str, table: TableRow) -> Promise:
        """Note what holds for a table; its stage changes by `open` only."""
        values = {name: value for name, value in table._asdict().items() if name != "stage"}

        def work(connection: Connection) -> None:
            connection.execute(update(matches).where(matches.c.id == match).values(**values))

        return self.submit(work, match)

    def link(self, match: str, following: str) -> Promise:
        """Note a match's rematch; False if it has one already that is still there."""
        return self.submit(lambda connection: _change_last(connection, match, next_match=following), match)

    def conclude(self, match: str, header: Header) -> Promise:
        """Store the header of a match whose cup was ended with it; False if it has a rematch that is still there."""
        return self.submit(lambda connection: _change_last(connection, match, header=msgspec.to_builtins(header)), match)

    def remove(self, match: str, head: int | None = None) -> Promise:
        """Delete a table with all its rows; if a head is given, only if the match still ends there, else `Overtaken`."""
        return self.submit(lambda connection: remove(connection, match, head), match)

    def submit(self, work: Work | Append, match: str = "") -> Promise:
        """Let the writer do some work for a match in a transaction."""
        done: Promise
        if self._loop is not None:
            done = self._loop.create_future()
        else:
            done = Future()
            done.set_running_or_notify_cancel()  # whoever asked may leave; what is on its way is written all the same
        self._queue.put(_Order(match, work, done))
        return done

    def _write(self) -> None:
        """The writer thread: take what has gathered, commit it together; one that fails fails alone."""
        ended = False
        while not ended:
            group = [self._queue.get()]
            while len(group) < MOST_IN_A_GROUP and not self._queue.empty():
                group.append(self._queue.get())
            ended = None in group
            orders = [order for order in group if order is not None]
            if orders:
                began = perf_counter()
                results = self._commit(sorted(orders, key=itemgetter(0)))
                metrics.COMMIT_SECONDS.observe(perf_counter() - began)
                metrics.GROUP_SIZE.observe(len(orders))
                self._settle(results)
        self._hand_back()

    def _settle(self, results: Iterable[_Result]) -> None:
        """Tell whoever asked; the event loop is woken once for all of a group."""
        if self._loop is None:
            _tell(results)
        else:
            with suppress(RuntimeError):  # the loop has ended, and nobody waits any more
                self._loop.call_soon_threadsafe(_tell, results)

    def _commit(self, group: Sequence[_Order]) -> list[_Result]:
        """Commit a group together. If one of them fails each half is committed by itself, so that it fails alone.

        Every process takes the rows of matches in the same order, so that no two wait for each other.
        """
        try:
            with self._transaction() as connection:
                try:
                    values = self._done(connection, group)
                except Exception as error:
                    if len(group) == 1 or getattr(error, "connection_invalidated", False):
                        raise
                    raise _SpoiltError from error
        except _SpoiltError:
            middle = len(group) // 2
            return [*self._commit(group[:middle]), *self._commit(group[middle:])]
        except Exception as error:  # noqa: BLE001  nothing was committed; or all of it, if only the answer was lost
            return [_Result(order.done, None, error) for order in group]
        return [_Result(order.done, value, None) for order, value in zip(group, values, strict=True)]

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        """A transaction of the writer. The pool asks a server each time whether it is still there; a file's connection is kept.

        To hand a connection back and take it again costs as much as the rest of a small group.
        """
        is_kept = False
        try:
            if self._connection is None:
                self._connection = self._write_engine.connect()
            with self._connection.begin():
                yield self._connection
            is_kept = self._is_file
        finally:
            if not is_kept:
                self._hand_back()

    def _hand_back(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    def _done(self, connection: Connection, group: Sequence[_Order]) -> list[Any]:
        """Do the work of a group, in its order; submissions that follow each other by two statements for all of them."""
        values: list[Any] = []
        appends: list[Append] = []
        for _, work, _ in group:
            if isinstance(work, Append):
                appends.append(work)
                values.append(None)
            else:
                self._append(connection, appends)
                appends = []
                values.append(work(connection))
        self._append(connection, appends)
        return values

    def _append(self, connection: Connection, appends: Sequence[Append]) -> None:
        if not appends:
            return
        heads = [
            {"match": one.match, "before": one.head, "behind": one.head + len(one.added), "closed": CLOSED} for one in appends
        ]
        if connection.exec_driver_sql(self._move_head, heads).rowcount != len(appends):
            raise Overtaken(f"match {appends[0].match} no longer ends at entry {appends[0].head}")
        if self._insert(connection, [(one.match, one.added) for one in appends]) != sum(len(one.added) for one in appends):
            raise WasRefused(self._refusal(connection, appends[0]))
        for one in appends:
            if one.stood_in is not None:
                _count(connection, one.match, one.stood_in, "stood_in")

    @staticmethod
    def _refusal(connection: Connection, append: Append) -> Refusal:
        """Why a request was refused. Of a group this may be one that was not: then each of them is tried by itself."""
        first = append.added[0]
        name = {"match": append.match, "requester": str(first.requester), "request": first.request}
        found = connection.execute(select(refusals.c.answer).where(*_having(refusals, name))).scalar_one_or_none()
        return Refusal(*found) if found else Refusal(WasRefused.code, None, "something in its group was refused before")

    def _insert(self, connection: Connection, added: Iterable[tuple[str, Sequence[Entry]]]) -> int:
        """Add entries; how many, for what was refused before is not added."""
        rows = [
            {
                "match": match,
                "seq": entry.seq,
                "seat": str(entry.seat),
                "request": entry.request,
                "requester": None if entry.request is None else str(entry.requester),
                "action": msgspec.json.encode(entry.action).decode(),
                "time": entry.time,
            }
            for match, more in added
            for entry in more
        ]
        return connection.exec_driver_sql(self._add_entries, rows).rowcount if rows else 0

    # Reading.

    def read(self, match: str) -> Future[Stored]:
        """A whole match; `NoMatch` if there is none."""
        return self._readers.submit(self._ask, self._read, match)

    @staticmethod
    def _ask(do: Callable[..., T], *args: Any) -> T:
        """Read something; a database that does not answer is one line in the log."""
        try:
            return do(*args)
        except DBAPIError as error:
            LOG.error("the database cannot be read: %s", in_one_line(error))
            raise NotStored("the database cannot be read") from error

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
        return Stored(log, found.secret, tuple(map(_seat, sitting)), _table(found), found.next_match)

    def read_tail(self, match: str, after: int) -> Future[tuple[Entry, ...]]:
        """The entries behind entry `after`."""
        return self._readers.submit(self._ask, self._read_tail, match, after)

    def _read_tail(self, match: str, after: int) -> tuple[Entry, ...]:
        behind = select(entries).where(entries.c.match == match, entries.c.seq > after).order_by(entries.c.seq)
        with self.engine.connect() as connection:
            return tuple(map(_entry, connection.execute(behind)))

    def glance(self, of: Sequence[str]) -> Future[dict[str, Glance]]:
        """How these matches stand; one that is gone is left out."""
        return self._readers.submit(self._ask, self._glance, of)

    def _glance(self, of: Sequence[str]) -> dict[str, Glance]:
        columns = (matches.c[name] for name in ("id", "head", "header", *TableRow._fields))
        with self.engine.connect() as connection:
            found = connection.execute(select(*columns).where(matches.c.id.in_(of))).all()
            sitting = connection.execute(select(seats).where(seats.c.match.in_(of)).order_by(seats.c.seat)).all()
        rows: dict[str, list[SeatRow]] = {}
        for line in sitting:
            rows.setdefault(line.match, []).append(_seat(line))
        return {
            line.id: Glance(line.head, msgspec.convert(line.header, Header), tuple(rows.get(line.id, ())), _table(line))
            for line in found
        }

    def alone(self, work: Callable[[Connection], T]) -> Future[T]:
        """Let a reader do some work whose statements are committed one by one."""
        return self._readers.submit(self._ask, self._alone, work)

    def _alone(self, work: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return work(connection)

    def version(self) -> Promise:
        """A number that changes when another program writes to the file; only of SQLite."""
        return self.submit(lambda connection: int(connection.exec_driver_sql("PRAGMA data_version").scalar_one()))

    def check(self) -> Future[None]:
        """Ask the database whether it is there, with the schema of this version; else `NotReady`."""
        return self._readers.submit(self._check)

    def _check(self) -> None:
        with self.engine.connect() as connection:
            found = schema_of(connection)
        if found != newest_schema():
            raise NotReady(f"the database has the schema {found}, this version needs {newest_schema()}")

    def settings(self) -> dict[str, Any]:
        """How durably the database writes, read back from it."""
        return engines.read_settings(self.engine)


def remove(connection: Connection, match: str, head: int | None = None) -> None:
    """Delete a table with all its rows, in a transaction; if a head is given, only if the match still ends there."""
    at = connection.execute(select(matches.c.head).where(matches.c.id == match).with_for_update()).scalar_one_or_none()
    if at is None:
        raise NoMatch(f"there is no match {match!r}")
    if head is not None and at != head:
        raise Overtaken(f"match {match} no longer ends at entry {head}")
    for table in (entries, seats):
        connection.execute(delete(table).where(table.c.match == match))
    connection.execute(delete(matches).where(matches.c.id == match))


def _change_gathering(connection: Connection, match: str, *, header: Header, **values: Any) -> None:
    """Change a match whose people still gather; `Overtaken` if it has been opened."""
    gathering = update(matches).where(matches.c.id == match, matches.c.stage == "gathering")
    if connection.execute(gathering.values(header=msgspec.to_builtins(header), **values)).rowcount != 1:
        raise Overtaken(f"match {match} has been opened already")


def _change_last(connection: Connection, match: str, **values: Any) -> bool:
    """Change a match that has no rematch, or none that is still there; False if it has one."""
    other = matches.alias()
    has_none = or_(matches.c.next_match.is_(None), ~exists().where(other.c.id == matches.c.next_match))
    return connection.execute(update(matches).where(matches.c.id == match, has_none).values(**values)).rowcount == 1


def _count_of(table: Table, name: Mapping[str, str | None]) -> Select[int]:
    """How many rows of a table have these values."""
    return select(func.count()).select_from(table).where(*_having(table, name))


def _having(table: Table, values: Mapping[str, str | None]) -> list[ColumnElement[bool]]:
    """That a row of a table has these values."""
    return [table.c[column] == value for column, value in values.items()]


def _count(connection: Connection, match: str, seat: int, what: str) -> None:
    """Count one more of something on a seat."""
    counted = seats.c[what]
    connection.execute(update(seats).where(seats.c.match == match, seats.c.seat == seat).values({counted: counted + 1}))


def _tell(results: Iterable[_Result]) -> None:
    for done, value, failure in results:
        if done.done():  # whoever asked has left
            continue
        if failure is None:
            done.set_result(value)
        else:
            done.set_exception(failure)


async def stored(done: Promise, what: str) -> Any:
    """Wait for what the writer does; if the database does not take it that is `NotStored`, and one line in the log."""
    try:
        return await asyncio.wrap_future(done)
    except SeaboardError:
        raise
    except Exception as error:
        metrics.NOT_STORED.inc()
        LOG.error("%s was not stored: %s", what, in_one_line(error))
        raise NotStored(f"{what} was not stored") from error


def _seat(line: Row[Any]) -> SeatRow:
    return SeatRow(*(getattr(line, name) for name in SeatRow._fields))


def _table(line: Row[Any]) -> TableRow:
    return TableRow(*(getattr(line, name) for name in TableRow._fields))


def _entry(line: Row[Any]) -> Entry:
    """An entry out of its row."""
    seat: Who = "chance" if line.seat == "chance" else int(line.seat)
    by = int(line.requester) if seat == "chance" and line.requester not in (None, "chance") else None
    return Entry(line.seq, seat, line.action, line.request, line.time, by)
