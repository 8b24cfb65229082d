"""A database that goes away, comes back, or does not answer: nothing is accepted that is not stored, nothing is stored twice."""

import asyncio
import os
import signal
import sqlite3
from collections.abc import Iterator
from concurrent.futures import Future
from itertools import count
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

import seaboard
from seaboard.server.storage import postgresql
from seaboard.server.storage.store import NotStored, Store
from tests.server.test_store import begun
from tests.support.postgres import OwnPostgres, Postgres
from tests.support.wire import House

MOOR = {"kind": "moor", "at": "gems"}


def moored(match: seaboard.Match) -> Any:
    return match.act(0, MOOR).entries


def lose_answer(store: Store, monkeypatch: pytest.MonkeyPatch, nth: int = 1) -> None:
    """Let the nth commit from now on succeed and its answer be lost with the connection."""
    dialect = store._write_engine.dialect  # noqa: SLF001
    commit = dialect.do_commit
    numbers = count(1)

    def commit_and_lose(connection: Any) -> None:
        commit(connection)
        if next(numbers) == nth:
            if dialect.name == "postgresql":
                connection.dbapi_connection.close()
            lost = psycopg.OperationalError if dialect.name == "postgresql" else sqlite3.OperationalError
            raise lost("the connection was lost")

    monkeypatch.setattr(dialect, "do_commit", commit_and_lose)


@pytest.fixture
def house(database: str) -> House:
    return House.on(database)


@pytest.mark.parametrize("what", ["act", "undo"])
def test_a_request_whose_commit_was_not_answered_is_stored_once_and_answered_when_it_comes_again(
    house: House, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with house:
            wanted = {"game": "smugglers", "players": [{"kind": "person"}] * 2, "options": {"first_seat": 0}}
            seated = (await house.ask("POST", "/api/matches", wanted)).json
            async with house.page(seated["match"], seated["token"]) as page, house.page(seated["match"]) as watcher:
                act = {"kind": "act", "seq": 1, "seat": 0, "action": MOOR}
                asked = act if what == "act" else {"kind": "undo", "seat": 0}
                if what == "undo":
                    assert (await page.ask(request="before", **act))["kind"] == "accepted"
                lose_answer(house.hub.store, monkeypatch)
                assert (await page.ask(request="r", **asked))["code"] == "not_stored"
                live = await house.hub.live(seated["match"])
                head = live.match.seq
                for _ in range(2):
                    answer = await page.ask(request="r", **asked)
                    assert answer == {"kind": "accepted", "request": "r", "seq": head + 1}
                update = await watcher.until("update")
                while update["seq"] < head + 1:
                    update = await watcher.until("update")
                assert update["since"] == head, "it is told once"
                log = (await asyncio.wrap_future(house.hub.store.read(seated["match"]))).log
                assert [entry.request for entry in log.entries].count("r") == 1
                assert live.match.log == log

    asyncio.run(play())


def test_an_opening_whose_commit_was_not_answered_is_taken_over(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with house:
            wanted = {"game": "smugglers", "players": [{"kind": "person"}, {"kind": "open"}], "options": {"first_seat": 0}}
            seated = (await house.ask("POST", "/api/matches", wanted)).json
            match = seated["match"]
            other = (await house.ask("POST", f"/api/matches/{match}/claim", {})).json
            async with house.page(match, seated["token"]) as one, house.page(match, other["token"]) as two:
                assert (await one.ask(kind="ready", seats=[0]))["kind"] == "accepted"
                lose_answer(house.hub.store, monkeypatch, nth=2)  # the first one stores the readiness
                assert (await two.ask(kind="ready", seats=[1]))["code"] == "not_stored"
                assert (await two.ask(kind="ready", seats=[1]))["kind"] == "accepted"
                assert (await one.until("resync"))["legal"]
                live = await house.hub.live(match)
                assert live.match.log == (await asyncio.wrap_future(house.hub.store.read(match))).log
                act = {"kind": "act", "seq": live.match.seq, "seat": 0, "action": MOOR}
                assert (await one.ask(**act))["kind"] == "accepted"

    asyncio.run(play())


def test_a_seat_whose_commit_was_not_answered_is_seen_as_taken(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has its token, and whoever opened the table can open the seat again."""

    async def play() -> None:
        async with house:
            wanted = {"game": "smugglers", "players": [{"kind": "person"}, {"kind": "open"}]}
            seated = (await house.ask("POST", "/api/matches", wanted)).json
            claim = f"/api/matches/{seated['match']}/claim"
            async with house.page(seated["match"], seated["token"]) as host:
                lose_answer(house.hub.store, monkeypatch)
                assert (await house.ask("POST", claim, {})).json["code"] == "not_stored"
                assert (await house.ask("POST", claim, {})).json["code"] == "seat_taken"
                while (await host.until("table"))["players"][1]["kind"] != "person":
                    pass
                await host.ask(kind="seat", seat=1, to="open")
                assert (await house.ask("POST", claim, {})).json["seats"] == [1]

    asyncio.run(play())


def test_a_connection_that_breaks_in_a_group_takes_the_whole_group(postgres: Postgres) -> None:
    """What was written before the break was not committed; nothing of it is acknowledged."""
    store = Store(postgres.new_database())
    matches = {id_: begun(store, id_) for id_ in ("a", "c")}
    gate: Future[None] = Future()
    blocked = store.submit(lambda _connection: gate.result())
    before = store.append("a", 1, moored(matches["a"]))
    broken = store.submit(lambda connection: connection.execute(text("SELECT pg_terminate_backend(pg_backend_pid())")), "b")
    after = store.append("c", 1, moored(matches["c"]))
    gate.set_result(None)
    blocked.exception()
    assert all(done.exception() is not None for done in (before, broken, after))
    assert [len(store.read(id_).result().log.entries) for id_ in matches] == [1, 1]
    store.close()


def test_a_transaction_that_has_failed_is_not_taken_for_committed(postgres: Postgres) -> None:
    """PostgreSQL answers its COMMIT, which rolls back, without an error."""

    def fail(connection: Connection) -> None:
        with pytest.raises(psycopg.Error):
            connection.connection.cursor().execute("SELECT 1 / 0")

    store = Store(postgres.new_database())
    with pytest.raises(psycopg.OperationalError, match="has failed"):
        store.submit(fail).result()
    begun(store)
    store.close()


@pytest.fixture(scope="module")
def own() -> Iterator[OwnPostgres]:
    with OwnPostgres() as server:
        yield server


@pytest.mark.slow
def test_it_goes_on_by_itself_when_postgresql_is_back(own: OwnPostgres) -> None:
    store = Store(own.new_database())
    match = begun(store)
    added = moored(match)
    own.stop()
    with pytest.raises(DBAPIError):
        store.append("m", 1, added).result()
    with pytest.raises(NotStored, match="cannot be read"):
        store.read("m").result()
    own.start()
    store.append("m", 1, added).result()
    own.kill()
    own.start()
    assert store.read("m").result().log == match.log
    store.link("m", "n").result()
    store.close()


def test_a_database_that_takes_everything_and_says_nothing_is_given_up(postgres: Postgres) -> None:
    """Its process is stopped: the system goes on taking what is sent to it, as something between would."""
    store = Store(postgres.new_database())
    match = begun(store)
    added = moored(match)

    def hurry(connection: Connection) -> int:
        """Wait less on this connection than on others; the process at its other end."""
        link = connection.connection.dbapi_connection
        assert isinstance(link, postgresql.Link)
        link.patience = 0.3
        pid: int = link.info.backend_pid
        return pid

    pid = store.submit(hurry).result()
    os.kill(pid, signal.SIGSTOP)
    try:
        store.append("m", 1, added).result()
    finally:
        os.kill(pid, signal.SIGCONT)
    assert store.read("m").result().log == match.log, "the ping found out, and another connection took it"

    def stop(connection: Connection) -> None:
        stopped.append(hurry(connection))
        os.kill(stopped[0], signal.SIGSTOP)
        connection.execute(text("SELECT 1"))

    stopped: list[int] = []
    with pytest.raises(DBAPIError, match="has not answered"):
        store.submit(stop).result()
    os.kill(stopped[0], signal.SIGCONT)
    store.link("m", "n").result()
    store.close()


def test_connections_are_given_up_by_both_sides(postgres: Postgres) -> None:
    store = Store(postgres.new_database())
    with store.engine.connect() as connection:
        for name in ("statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"):
            assert connection.execute(text(f"SHOW {name}")).scalar_one() == "10s"
    assert postgresql.ARGUMENTS["connect_timeout"] == 5
    store.close()


def test_what_the_table_played_by_itself_is_stored_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot's action whose commit was not answered is followed when the bot tries again."""

    async def play() -> None:
        async with house:
            players = [{"kind": "person"}, {"kind": "bot", "bot": "sensible"}]
            wanted = {"game": "smugglers", "players": players, "options": {"first_seat": 1}}
            seated = (await house.ask("POST", "/api/matches", wanted)).json
            lose_answer(house.hub.store, monkeypatch)
            async with house.page(seated["match"], seated["token"], pace="instant") as page:
                while not (await page.until("update"))["legal"]:
                    pass
                live = await house.hub.live(seated["match"])
                log = (await asyncio.wrap_future(house.hub.store.read(seated["match"]))).log
                assert live.match.log == log
                assert [entry.seat for entry in log.entries].count(1) == 1

    asyncio.run(play())
