"""Matches that an older version stored go on: the same positions, the same outcomes, and each can be played to its end."""

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from subprocess import PIPE
from typing import Any

import msgspec
import pytest

from seaboard.bots.bot import sensible
from seaboard.engine import replay
from seaboard.engine.chance import new_rng
from seaboard.games import registry
from seaboard.server.bodies import Claim
from seaboard.server.connection import Connection
from seaboard.server.hub import Hub
from seaboard.server.live import Live
from seaboard.server.protocol import Act, Ready
from seaboard.server.settings import Settings
from seaboard.server.storage import reviews
from seaboard.server.storage.engines import migrate, open_engine
from seaboard.server.storage.replays import check_store
from seaboard.server.storage.store import Store
from seaboard.table.match import Match, resume
from tests.server.test_reviews import some_review
from tests.support import old_store
from tests.support.alone import alone
from tests.support.games import DRAWN

KNOWN = old_store.positions()
RUNNING = [id_ for id_, known in KNOWN.items() if known["outcome"] is None]
PREPARE = [
    sys.executable,
    "-c",
    "from seaboard.server.storage.engines import prepare; print('imported', flush=True); prepare(input()); print('prepared')",
]
LATER = 1_800_000_000_000  # milliseconds: after everything that is stored


def what(id_: str) -> str:
    """What a match is, for the names of tests."""
    return str(KNOWN[id_]["what"])


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def migrated(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The old database, brought to the schema of today by several processes that start at the same time."""
    if request.param == "sqlite":
        path = tmp_path_factory.mktemp("old") / "matches.sqlite"
        old_store.load(path)
        address = f"sqlite:///{path}"
    else:
        address = request.getfixturevalue("postgres").new_database(migrated=False)
        old_store.fill(address)
    starting = [subprocess.Popen(PREPARE, stdin=PIPE, stdout=PIPE, text=True) for _ in range(2)]
    for process in starting:
        assert process.stdout
        assert process.stdout.readline() == "imported\n"
    for process in starting:
        assert process.stdin
        process.stdin.write(f"{address}\n")
        process.stdin.flush()
    assert [process.communicate()[0] for process in starting] == ["prepared\n"] * 2
    return address


@pytest.fixture(scope="module")
def store(migrated: str) -> Iterator[Store]:
    found = Store(migrated)
    yield found
    found.close()


def test_every_game_is_there_under_way_and_over() -> None:
    found = {(known["what"].split(",")[0], known["outcome"] is None) for known in KNOWN.values()}
    assert found == {(game, running) for game in DRAWN for running in (True, False)}


@pytest.mark.parametrize("id_", KNOWN, ids=what)
def test_a_stored_match_shows_the_position_it_had(store: Store, id_: str) -> None:
    known = KNOWN[id_]
    log = store.read(id_).result().log
    match = resume(log)
    assert match.seq == known["seq"]
    position = plain(match.position)
    assert {name: position[name] for name in known["position"]} == known["position"]  # a newer version may have more names
    assert plain(match.outcome) == known["outcome"]
    assert log.header.rules == 1


def plain(value: Any) -> Any:
    """A value as a file has it."""
    return msgspec.json.decode(msgspec.json.encode(value))


def test_all_of_them_replay(migrated: str) -> None:
    figures = check_store(migrated, lambda _total: lambda _done: None)
    assert figures["faults"] == []
    assert figures["matches"] == len(KNOWN)
    assert figures["entries"] == sum(known["seq"] for known in KNOWN.values())


def test_old_matches_have_no_review_and_can_be_given_one(store: Store) -> None:
    for id_, known in KNOWN.items():
        assert store.alone(partial(reviews.kept, match=id_)).result() is None
        if known["outcome"] is not None:
            found = some_review(resume(store.read(id_).result().log))
            store.submit(partial(reviews.keep, match=id_, data=reviews.packed(found), now=LATER), id_).result()
            assert store.alone(partial(reviews.kept, match=id_)).result() == found


def test_the_migration_changes_the_hashes_and_nothing_else_of_a_header(tmp_path: Path) -> None:
    path = tmp_path / "matches.sqlite"
    old_store.load(path)
    before = headers(path)
    migrate(open_engine(f"sqlite:///{path}"))
    after = headers(path)
    assert all(after[id_].pop("data") == registry.game(header["game"]).data_hash for id_, header in before.items())
    assert all(len(header.pop("data")) == 16 for header in before.values())
    assert after == before


def headers(path: Path) -> dict[str, Any]:
    with sqlite3.connect(path) as connection:
        return {id_: msgspec.json.decode(header) for id_, header in connection.execute("SELECT id, header FROM matches")}


def test_requests_keep_the_names_that_people_gave_them(tmp_path: Path) -> None:
    """Each name stands on its seat's own entry; chance, bots and the table itself have none."""
    path = tmp_path / "matches.sqlite"
    old_store.load(path)
    named = "SELECT match, seq, request FROM entries WHERE request IS NOT NULL"
    with sqlite3.connect(path) as connection:
        by_people = set(
            connection.execute(f"{named} AND seat != 'chance' AND request NOT GLOB 'bot-*' AND request NOT GLOB 'late-*'")
        )
    migrate(open_engine(f"sqlite:///{path}"))
    with sqlite3.connect(path) as connection:
        assert set(connection.execute(named)) == by_people
    assert len(by_people) > 1000


def test_a_request_of_then_is_answered_and_not_played_again(store: Store) -> None:
    for id_ in KNOWN:
        log = store.read(id_).result().log
        match = resume(log)
        for entry in log.entries:
            if entry.request is not None:
                action = None if replay.is_undo(entry) else entry.action
                known = match.answered(int(entry.requester), entry.request, action)
                assert known is not None
                assert known.entries[0] == entry


def test_a_hash_that_nobody_knows_stays(tmp_path: Path) -> None:
    path = tmp_path / "matches.sqlite"
    old_store.load(path)
    id_ = RUNNING[0]
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE matches SET header = json_set(header, '$.data', 'feedfeedfeedfeed') WHERE id = ?", (id_,))
    migrate(open_engine(f"sqlite:///{path}"))
    assert headers(path)[id_]["data"] == "feedfeedfeedfeed"
    figures = check_store(str(path), lambda _total: lambda _done: None)
    assert [fault["match"] for fault in figures["faults"]] == [id_]


@pytest.mark.slow
@pytest.mark.parametrize("id_", RUNNING, ids=what)
def test_a_match_that_was_under_way_is_played_to_its_end(id_: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Through the table as a server runs it; open seats are claimed, and in races hands are as busy as ever."""
    path = tmp_path / "matches.sqlite"
    old_store.load(path)
    clock = [LATER]
    for module in ("live", "requests", "start"):
        monkeypatch.setattr(f"seaboard.server.{module}.now_ms", lambda: clock[0])
    match = alone(
        asyncio.run, played(Settings(database=f"sqlite:///{path}", static=tmp_path, bot_delays=False, countdown=0), id_, clock)
    )
    assert match.over
    assert match.seq > KNOWN[id_]["seq"]
    found = Store(f"sqlite:///{path}")
    stored = found.read(id_).result().log
    found.close()
    again = resume(stored)
    assert (again.digest, again.outcome) == (match.digest, match.outcome)


async def played(settings: Settings, id_: str, clock: list[int]) -> Match:
    """Take every seat that is no bot's and play the match to its end."""
    hub = Hub(settings)
    live = await hub.live(id_)
    rows = (await asyncio.wrap_future(hub.store.read(id_))).seats
    for row in rows:
        if row.kind == "open":
            await hub.claim(id_, Claim("Late"), None)
    connection = Connection([row.seat for row in rows if row.kind != "bot"], None, "instant")
    live.join(connection)
    while not live.match.over:
        mine = [seat for seat in live.match.actors if seat in connection.seats]
        if unready := set(live.start.missing) & set(connection.seats):
            await live.opening.ready(connection, Ready(f"ready-{live.match.seq}", tuple(unready)))
        elif mine:
            await act(live, connection, mine[0], clock)
            while connection.outbox:
                connection.outbox.take()
        else:
            await asyncio.wait_for(live.settled(), 30)
    live.leave(connection)
    await hub.close()
    return live.match


async def act(live: Live, connection: Connection, seat: int, clock: list[int]) -> None:
    """Play what a sensible player would, as soon as the seat's hand is free."""
    match = live.match
    rng = new_rng("old", live.id, match.seq, seat)
    choice = match.chosen_by(sensible, seat, rng)
    clock[0] = max(clock[0], match.free_at(seat))
    action = msgspec.to_builtins(choice)
    await live.requests.act(connection, Act(f"then-{match.seq}", match.seq, seat, action))
