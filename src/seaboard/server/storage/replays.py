"""Does every stored match still replay, by the rules it was played by? Only reads, and never more than one match at a time."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import URL, Connection, Engine, Text, cast, create_engine, func, select
from sqlalchemy.exc import DBAPIError

from seaboard.engine.errors import Malformed, SeaboardError
from seaboard.engine.replay import Entry, Header, Log
from seaboard.server.storage.engines import known_schemas, newest_schema, open_engine, parse_address, schema_of
from seaboard.server.storage.tables import entries, matches
from seaboard.server.tasks import in_one_line
from seaboard.table.match import resume

BATCH = 100  # matches whose headers are read together


class NoStore(SeaboardError):
    """No database of matches, or none that this version reads."""

    code = "no_store"


class Fault(NamedTuple):
    """A match that does not replay, and why."""

    match: str
    game: str | None
    rules: int | None
    reason: str


class Row(NamedTuple):
    """A match as stored, its header not looked into."""

    id: str
    head: int
    header: str


def check_store(address: str, begin: Callable[[int], Callable[[int], None]]) -> dict[str, Any]:
    """Replay all matches of a database, given as a file or an address: how many there are, and those that would not.

    `begin` is told how many there are and gives a function that is told of each one done.
    """
    engine = _open(address)
    try:
        with engine.connect().execution_options(postgresql_readonly=True) as connection:
            check_schema(connection)
            move_on = begin(connection.execute(select(func.count()).select_from(matches)).scalar_one())
            return _replay_all(connection, move_on)
    except DBAPIError as error:
        raise NoStore(f"the database cannot be read: {in_one_line(error)}") from error
    finally:
        engine.dispose()


def _open(address: str) -> Engine:
    """An engine that only reads; a SQLite file has to be there."""
    path = file_of(address) if "://" in address else Path(address)
    if path is None:
        return open_engine(address)
    if not path.is_file():
        raise NoStore(f"there is no file {path}")
    return create_engine(URL.create("sqlite", database=path.absolute().as_uri(), query={"mode": "ro", "uri": "true"}))


def file_of(address: str) -> Path | None:
    """The file of an address; None of a PostgreSQL."""
    url = parse_address(address)
    return Path(url.database or "") if url.get_backend_name() == "sqlite" else None


def check_schema(connection: Connection) -> None:
    """Refuse a database of another schema; migrating it is the server's business."""
    found = check_known(connection)
    if found != newest_schema():
        raise NoStore(
            f"the database is of schema {found}, this version reads {newest_schema()}: keep a copy, and let a server of this "
            "version open it (`seaboard serve --data FOLDER`, or `--database`), which upgrades it"
        )


def check_known(connection: Connection) -> str:
    """The schema of a database; refuse one that holds no matches, or of a newer version."""
    found = schema_of(connection)
    if found is None:
        raise NoStore("the database holds no matches of Seaboard")
    if found not in known_schemas():
        raise NoStore(f"the database was written by a newer version: its schema is {found}, this version knows {newest_schema()}")
    return found


def _replay_all(connection: Connection, move_on: Callable[[int], None]) -> dict[str, Any]:
    n_matches = n_entries = 0
    by_rules: dict[str, int] = {}
    faults: list[Fault] = []
    for row in _rows(connection):
        game, rules, reason = _fault(connection, row)
        n_matches += 1
        n_entries += row.head
        kind = f"{game} {rules}"
        by_rules[kind] = by_rules.get(kind, 0) + 1
        if reason:
            faults.append(Fault(row.id, game, rules, reason))
        move_on(1)
    return {
        "matches": n_matches,
        "entries": n_entries,
        "by_rules": dict(sorted(by_rules.items())),
        "faults": [fault._asdict() for fault in faults],
    }


def _rows(connection: Connection) -> Iterator[Row]:
    """All matches by id, so many at a time; what is stored meanwhile may be left out."""
    last = ""
    while True:
        query = select(matches.c.id, matches.c.head, cast(matches.c.header, Text)).where(matches.c.id > last)
        batch = [Row(*row) for row in connection.execute(query.order_by(matches.c.id).limit(BATCH))]
        yield from batch
        if len(batch) < BATCH:
            return
        last = batch[-1].id


def _fault(connection: Connection, row: Row) -> tuple[str | None, int | None, str | None]:
    """A match's game and rules version, as far as its header can be read, and why it does not replay; None if it does."""
    try:
        header = msgspec.json.decode(row.header, type=Header)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        return None, None, f"its header is broken: {error}"
    try:
        _replay(header, row, connection)
    except SeaboardError as error:
        return header.game, header.rules, str(error)
    except Exception as error:  # noqa: BLE001  a broken log may break rules anywhere, and the next match is looked at all the same
        return header.game, header.rules, f"it breaks the rules' code: {type(error).__name__}: {error}"
    return header.game, header.rules, None


def _replay(header: Header, row: Row, connection: Connection) -> None:
    """Play a stored match again, every entry checked against the rules."""
    columns = (entries.c.seq, entries.c.seat, cast(entries.c.action, Text), entries.c.time, entries.c.requester)
    query = select(*columns).where(entries.c.match == row.id, entries.c.seq <= row.head).order_by(entries.c.seq)
    found = [_entry(*line) for line in connection.execute(query)]
    if len(found) != row.head:
        raise Malformed(f"it has {len(found)} entries, expected {row.head}")
    resume(Log(header, tuple(found)))


def _entry(seq: int, seat: str, action: str, time: int | None, requester: str | None) -> Entry:
    try:
        who = "chance" if seat == "chance" else int(seat)
        by = int(requester) if seat == "chance" and requester not in (None, "chance") else None
        return Entry(seq, who, msgspec.json.decode(action, type=dict[str, Any]), None, time, by)  # type: ignore[arg-type]  # "chance"
    except (msgspec.MsgspecError, ValueError) as error:
        raise Malformed(f"entry {seq} is broken: {error}") from error
