"""The store: whole submissions or nothing, one failure alone, durable settings, the schema's revisions."""

import sys
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path

import msgspec
import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, select

import seaboard
from seaboard.engine.replay import Entry
from seaboard.server import storage
from seaboard.server.settings import on_database
from seaboard.server.storage.engines import (
    STORAGE,
    NoDatabase,
    is_durable,
    known_schemas,
    migrate,
    newest_schema,
    open_engine,
    prepare,
    shown,
)
from seaboard.server.storage.store import NoMatch, Overtaken, Promise, Refusal, SeatRow, Store, WasRefused
from seaboard.server.storage.tables import metadata, refusals
from tests.support.postgres import Postgres

SECRET = bytes(32)
ROWS = (SeatRow(0, "person", "Ada", "anchor", None, b"h" * 32), SeatRow(1, "open", "", "star", None, None))


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    found = Store(database)
    yield found
    found.close()


def begun(store: Store, id_: str = "m") -> seaboard.Match:
    match = seaboard.new("smugglers", seats=2, seed=1, first_seat=0)
    store.create(id_, match.header, SECRET, ROWS, match.opening.entries, 1).result()
    return match


def test_a_match_comes_back_as_it_was(store: Store) -> None:
    match = begun(store)
    progress = match.act(0, {"kind": "moor", "at": "gems"}, request="r", time=5)
    store.append("m", 1, progress.entries).result()
    stored = store.read("m").result()
    assert stored.log == match.log
    assert (stored.secret, stored.seats, stored.next_match) == (SECRET, ROWS, None)


def test_a_submission_on_an_old_head_is_overtaken_and_leaves_nothing(store: Store) -> None:
    match = begun(store)
    progress = match.act(0, {"kind": "moor", "at": "gems"})
    store.append("m", 1, progress.entries).result()
    with pytest.raises(Overtaken):
        store.append("m", 1, progress.entries).result()
    with pytest.raises(Overtaken):
        store.append("nowhere", 0, progress.entries).result()
    assert store.read("m").result().log == match.log


def test_one_failure_of_a_group_fails_alone(store: Store) -> None:
    """All are put into the queue before the writer can take any, so they are one group."""
    matches = {f"m{i}": begun(store, f"m{i}") for i in range(6)}
    futures: list[Promise] = []
    gate: Future[None] = Future()
    blocked = store.submit(lambda _connection: gate.result())
    for i, (id_, match) in enumerate(matches.items()):
        progress = match.act(0, {"kind": "moor", "at": "gems"})
        futures.append(store.append(id_, 1 if i != 3 else 0, progress.entries))
    gate.set_result(None)
    blocked.result()
    failed = [i for i, future in enumerate(futures) if future.exception() is not None]
    assert failed == [3]
    for i, id_ in enumerate(matches):
        assert len(store.read(id_).result().log.entries) == (1 if i == 3 else 2)


def test_whoever_asked_may_leave_and_it_is_written_all_the_same(store: Store) -> None:
    match = begun(store)
    gate: Future[None] = Future()
    store.submit(lambda _connection: gate.result())
    asked = store.append("m", 1, match.act(0, {"kind": "moor", "at": "gems"}).entries)
    assert not asked.cancel(), "what is on its way cannot be called back"
    gate.set_result(None)
    asked.result()
    assert store.read("m").result().log == match.log, "and the writer writes on"


def test_the_same_request_cannot_be_stored_twice(store: Store) -> None:
    begun(store)
    entry = Entry(2, 0, {"kind": "moor", "at": "gems"}, "r")
    store.append("m", 1, [entry]).result()
    with pytest.raises(Exception, match=r"one_entry_per_request|UNIQUE"):
        store.append("m", 2, [Entry(3, 0, entry.action, "r")]).result()
    assert len(store.read("m").result().log.entries) == 2


PAUSED = Refusal("paused", None, "the table is paused")


def test_what_was_refused_is_never_stored_and_gets_the_same_answer(store: Store) -> None:
    match = begun(store)
    moored = match.act(0, {"kind": "moor", "at": "gems"}, request="r").entries
    for _ in range(2):
        store.refuse("m", 0, "r", PAUSED).result()
    store.refuse("m", 1, "other", PAUSED).result()
    with pytest.raises(WasRefused) as told:
        store.append("m", 1, moored).result()
    assert (told.value.code, told.value.reason, str(told.value)) == PAUSED
    assert len(store.read("m").result().log.entries) == 1
    store.append("m", 1, [msgspec.structs.replace(moored[0], request="s"), *moored[1:]]).result()
    assert len(store.read("m").result().log.entries) == 1 + len(moored), "under another name it is taken"


def test_what_is_stored_cannot_be_refused_any_more(store: Store) -> None:
    match = begun(store)
    store.append("m", 1, match.act(0, {"kind": "moor", "at": "gems"}, request="r").entries).result()
    with pytest.raises(Overtaken):
        store.refuse("m", 0, "r", PAUSED).result()
    store.refuse("m", 1, "r", PAUSED).result()


def test_one_that_was_refused_fails_alone_in_its_group(store: Store) -> None:
    matches = {f"m{i}": begun(store, f"m{i}") for i in range(4)}
    store.refuse("m2", 0, "r", PAUSED).result()
    gate: Future[None] = Future()
    store.submit(lambda _connection: gate.result())
    moored = {id_: match.act(0, {"kind": "moor", "at": "gems"}, request="r").entries for id_, match in matches.items()}
    futures = {id_: store.append(id_, 1, added) for id_, added in moored.items()}
    gate.set_result(None)
    failures = {id_: future.exception() for id_, future in futures.items()}
    assert [id_ for id_, failure in failures.items() if failure] == ["m2"]
    assert getattr(failures["m2"], "code", None) == "paused"


def test_refusals_of_a_match_are_bounded_and_go_with_it(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("seaboard.server.storage.store.MOST_REFUSALS", 3)
    begun(store)
    for n in range(5):
        store.refuse("m", 0, f"r{n}", PAUSED).result()

    def kept(connection: Connection) -> list[str]:
        return sorted(connection.execute(select(refusals.c.request)).scalars())

    assert store.submit(kept).result() == ["r3", "r4"]
    store.remove("m").result()
    assert store.submit(kept).result() == []


def test_a_seat_is_claimed_once_and_a_rematch_linked_once(store: Store) -> None:
    begun(store)
    row = SeatRow(1, "person", "Ben", "whale", None, b"x" * 32)
    assert [store.seat("m", ROWS[1], row).result() for _ in range(2)] == [True, False]
    assert store.read("m").result().seats[1] == row
    for following in ("a", "b"):
        begun(store, following)
    assert [store.link("m", following).result() for following in ("a", "b")] == [True, False]
    store.remove("a").result()
    assert store.link("m", "b").result(), "what was deleted is no rematch"
    assert store.read("m").result().next_match == "b"


def test_an_unknown_match_is_told(store: Store) -> None:
    with pytest.raises(NoMatch, match="no match 'nowhere'"):
        store.read("nowhere").result()


def test_writing_is_durable(store: Store) -> None:
    settings = store.settings()
    if settings["database"] == "sqlite":
        assert settings == {"database": "sqlite", "journal_mode": "wal", "synchronous": 2}
    else:
        assert int(settings.pop("server_version").split(".")[0]) >= 13
        assert settings == {"database": "postgresql", "fsync": "on", "synchronous_commit": "on", "full_page_writes": "on"}
    assert is_durable(store.settings())


@pytest.mark.parametrize(("name", "value"), [("fsync", "off"), ("synchronous_commit", "local"), ("full_page_writes", "off")])
def test_other_settings_are_not_durable(name: str, value: str) -> None:
    durable = {"database": "postgresql", "fsync": "on", "synchronous_commit": "on", "full_page_writes": "on"}
    assert is_durable(durable)
    assert not is_durable(durable | {name: value})
    assert not is_durable({"database": "sqlite", "journal_mode": "wal", "synchronous": 1})


def test_the_server_commits_synchronously_whatever_is_usual_for_its_user(postgres: Postgres) -> None:
    address = postgres.new_database()
    name = address.rpartition("/")[2]
    postgres.ask(f"ALTER DATABASE {name} SET synchronous_commit = off")
    assert prepare(f"{address}?options=-c%20work_mem%3D5MB")["synchronous_commit"] == "on"


def test_what_waits_is_committed_when_the_store_closes(database: str) -> None:
    store = Store(database)
    match = begun(store)
    done = store.append("m", 1, match.act(0, {"kind": "moor", "at": "gems"}).entries)
    store.close()
    assert done.done()
    again = Store(database)
    assert again.read("m").result().log == match.log
    again.close()


def test_the_names_of_the_revisions_files_tell_their_order() -> None:
    revisions = ScriptDirectory(str(STORAGE))
    assert known_schemas() == tuple(reversed([each.revision for each in revisions.walk_revisions()]))
    assert newest_schema() == revisions.get_current_head()


def test_the_revisions_lead_to_the_schema_of_today(database: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    is_sqlite = database.startswith("sqlite")
    other = (
        f"sqlite:///{tmp_path / 'b.sqlite'}" if is_sqlite else request.getfixturevalue("postgres").new_database(migrated=False)
    )
    by_revisions, at_once = open_engine(database), open_engine(other)
    migrate(by_revisions)
    metadata.create_all(at_once)
    for table in metadata.tables:
        shapes = [
            [(column["name"], str(column["type"]), column["nullable"]) for column in inspect(engine).get_columns(table)]
            for engine in (by_revisions, at_once)
        ]
        assert shapes[0] == shapes[1]
        keys = [inspect(engine).get_unique_constraints(table) for engine in (by_revisions, at_once)]
        assert keys[0] == keys[1]
    by_revisions.dispose()
    at_once.dispose()


WRONG = {
    "no address at all": "matches.sqlite",
    "another database": "mysql://ada:gulls@host/matches",
    "another driver": "postgresql+asyncpg://ada:gulls@host/matches",
    "a port that is none": "postgresql://ada:gulls@host:port/matches",
    "in memory": "sqlite://",
    "a folder that is not there": "sqlite:////nowhere/at/all/matches.sqlite",
    "nobody listens there": "postgresql://ada:gulls@127.0.0.1:1/matches",
    "no such option": "postgresql://ada:gulls@127.0.0.1:1/matches?wind=3",
}


@pytest.mark.parametrize("address", WRONG.values(), ids=WRONG)
def test_an_address_that_leads_nowhere_is_told_without_its_password(address: str) -> None:
    with pytest.raises(NoDatabase) as caught:
        Store(address)
    assert "gulls" not in str(caught.value)
    assert "\n" not in str(caught.value)


def test_without_psycopg_it_is_told_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "seaboard.server.storage.postgresql", raising=False)
    monkeypatch.delattr(storage, "postgresql", raising=False)
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(NoDatabase, match=r"needs psycopg: pip install 'seaboard\[postgresql\]'"):
        open_engine("postgresql://host/matches")


@pytest.mark.parametrize("scheme", ["postgresql", "postgresql+psycopg"])
def test_an_address_is_shown_without_its_password(scheme: str) -> None:
    address = f"{scheme}://ada:gulls@host:5433/matches?sslmode=require&password=gulls"
    assert shown(address) == "postgresql://ada:***@host:5433/matches?sslmode=require"
    assert open_engine(address).dialect.driver == "psycopg"
    assert "gulls" not in repr(on_database(address))
