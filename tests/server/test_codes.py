"""A short code leads to a table, only while it takes people in, and cannot be guessed."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import select

from seaboard.server import codes, limits
from seaboard.server.bodies import TableCode
from seaboard.server.codes import AT_HOME, FOR_STRANGERS, GUESSES, SIGNS, Codes, NoCode, TooManyGuesses
from seaboard.server.settings import at_home
from seaboard.server.storage import codes as stored_codes
from seaboard.server.storage import tables
from seaboard.server.storage.store import Store
from seaboard.workshop.check import running
from seaboard.workshop.visitor import Visitor, ask
from tests.server.test_api import problem
from tests.server.test_store import ROWS, begun

OPEN = {"game": "smugglers", "players": [{"kind": "person"}, {"kind": "open"}]}


def test_a_code_leads_to_its_table_however_it_is_written(base: str) -> None:
    seated = ask(base, "/api/matches", OPEN)
    code = ask(base, f"/api/matches/{seated['match']}/code")["code"]
    assert len(code) == AT_HOME
    assert set(code) <= set(SIGNS)
    assert ask(base, f"/api/codes/{code.lower()}")["match"] == seated["match"]
    assert ask(base, f"/api/matches/{seated['match']}/code")["code"] == code, "it stays the same"


def test_a_table_that_takes_nobody_in_has_no_code(base: str) -> None:
    seated = ask(base, "/api/matches", OPEN)
    code = ask(base, f"/api/matches/{seated['match']}/code")["code"]
    with Visitor.at(base, seated["match"], seated["token"], until=("waiting",)) as host:
        assert host.ask(kind="agree", locked=True)["kind"] == "accepted"
        assert problem(base, f"/api/codes/{code}")[1]["code"] == "no_code"
        host.ask(kind="agree", locked=False)
        assert ask(base, f"/api/codes/{code}")["match"] == seated["match"]
        ask(base, f"/api/matches/{seated['match']}/claim", {})
        for path in (f"/api/codes/{code}", f"/api/matches/{seated['match']}/code"):
            status, told = problem(base, path)
            assert (status, told["code"]) == (404, "no_code")


def test_where_strangers_can_reach_the_server_codes_are_longer(tmp_path: Path) -> None:
    with running(at_home(tmp_path, bot_delays=False, names=("table.test",))) as base:
        seated = ask(base, "/api/matches", OPEN)
        assert len(ask(base, f"/api/matches/{seated['match']}/code")["code"]) == FOR_STRANGERS


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    found = Store(at_home(tmp_path).database)
    yield found
    found.close()


def opened(store: Store, *ids: str) -> None:
    """Tables with an open seat."""
    for id_ in ids:
        begun(store, id_)


def test_wrong_guesses_are_limited_for_each_address_and_time_gives_new_ones(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [0]
    monkeypatch.setattr(limits, "now_ms", lambda: now[0])
    opened(store, "m")

    async def guess() -> None:
        found = Codes(store, strangers=False)
        code = await found.of("m")
        for number in range(GUESSES):
            with pytest.raises(NoCode):
                await found.find("none" if number else "\0", "203.0.113.7")
        for said in ("none", code):
            with pytest.raises(TooManyGuesses):
                await found.find(said, "203.0.113.7")
        assert (await found.find(code, "203.0.113.8")).match == "m", "nobody shuts out the others"
        now[0] += codes.AGAIN_MS
        assert await found.find(f" {code.lower()} ", "203.0.113.7") == TableCode(code, "m")

    asyncio.run(guess())


def test_codes_are_kept_and_forgotten_when_a_table_is_full_or_old_or_when_there_are_very_many(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [1]
    monkeypatch.setattr(codes, "now_ms", lambda: now[0])
    monkeypatch.setattr(stored_codes, "MOST_CODES", 3)
    opened(store, "a", "b", "c", "d", "e", "f")

    async def known() -> list[str]:
        rows = await asyncio.wrap_future(store.alone(lambda found: found.execute(select(tables.codes)).all()))
        return sorted(row.match for row in rows)

    async def give() -> None:
        first = Codes(store, strangers=False)
        given = {}
        for match in "abc":
            now[0] += 1
            given[match] = await first.of(match)
        later = Codes(store, strangers=False)
        assert [await later.of(match) for match in "abc"] == list(given.values()), "another process, or one after a restart"
        now[0] += 1
        await later.of("d")
        assert await known() == ["b", "c", "d"], "the oldest is forgotten"
        await asyncio.wrap_future(store.seat("c", ROWS[1], ROWS[1]._replace(kind="person", token_hash=b"x" * 32)))
        with pytest.raises(NoCode):
            await later.find(given["c"], None)
        now[0] += 1
        await later.of("e")
        assert await known() == ["b", "d", "e"], "a full table needs none"
        now[0] += stored_codes.WEEK
        await later.of("f")
        assert await known() == ["e", "f"]

    asyncio.run(give())
