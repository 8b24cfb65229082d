"""Hints: for one's own seat when it has to choose, seen by all, off if the table says so, and nobody else waits for them."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from seaboard.server import thinkers
from seaboard.server.limits import Limits
from seaboard.server.live import Live
from tests.server.test_bots import PERSON, acts, bot, opened, run, sitting, until
from tests.support.wire import House, Socket


async def ready(house: House, game: str = "smugglers") -> None:
    house.hub.thinkers.call(game)
    await until(lambda: house.hub.thinkers.is_ready(game))


async def hinted(page: Socket, live: Live, seat: int = 0, **more: Any) -> dict[str, Any]:
    return await page.ask(**({"kind": "hint", "seat": seat, "seq": live.match.seq} | more))


def test_a_hint_names_choices_with_chances_and_all_see_that_it_was_asked_for(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        await ready(house)
        seated = await opened(house, PERSON, bot("sensible"), first_seat=0)
        async with sitting(house, seated) as (page, live), house.page(seated["match"]) as watcher:
            found = await hinted(page, live)
            assert (found["kind"], found["seat"], found["seq"]) == ("hinted", 0, live.match.seq)
            assert 1 <= len(found["choices"]) <= 3
            legal = (await shown(page))["legal"]
            for choice in found["choices"]:
                assert choice["action"] in legal
                assert 0 <= choice["chance"] <= 1
                assert choice["error"] > 0
                assert choice["reason"] in live.match.game.reasons
            while (await watcher.until("table"))["players"][0]["hints"] != 1:
                pass
            assert not [message for message in watcher.heard if message["kind"] == "hinted"]
            stored = await asyncio.wrap_future(house.hub.store.read(live.id))
            assert [row.hints for row in stored.seats] == [1, 0]

    run(play, tmp_path)


async def shown(page: Socket) -> dict[str, Any]:
    found: dict[str, Any] = next(m for m in reversed(page.heard) if m["kind"] in ("resync", "update"))
    return found


def test_asked_again_at_the_same_place_it_is_the_same_and_counts_once(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        await ready(house)
        seated = await opened(house, PERSON, bot("sensible"), first_seat=0)
        async with sitting(house, seated) as (page, live):
            one, two = await hinted(page, live), await hinted(page, live)
            assert one["choices"] == two["choices"]
            assert live.presence.rows[0].hints == 1
            await acts(page, live)
            await until(lambda: 0 in live.match.actors)
            assert (await hinted(page, live))["kind"] == "hinted"
            assert live.presence.rows[0].hints == 2

    run(play, tmp_path)


def test_a_hint_is_refused(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        await ready(house)
        seated = await opened(house, PERSON, {"kind": "open"}, first_seat=0)
        friend = (await house.ask("POST", f"/api/matches/{seated['match']}/claim", {})).json
        async with sitting(house, seated) as (page, live), sitting(house, friend) as (other, _):
            assert (await hinted(page, live))["code"] == "not_begun"
            for each, seat in ((page, 0), (other, 1)):
                await each.ask(kind="ready", seats=[seat])
            await until(lambda: not live.is_gathering)
            assert (await hinted(other, live, 1))["code"] == "not_your_turn"
            assert (await hinted(other, live, 0))["code"] == "not_allowed", "it is another's seat"
            assert (await hinted(page, live, 7))["code"] == "no_seat"
            assert (await hinted(page, live, seq=live.match.seq - 1))["code"] == "stale"
            assert (await other.ask(kind="agree", hints=False))["code"] == "not_allowed", "only for whoever opened the table"
            await page.ask(kind="agree", hints=False)
            assert (await other.until("table"))["hints"] is False
            assert (await hinted(page, live))["code"] == "no_hints"
            await page.ask(kind="agree", hints=True)
            assert (await hinted(page, live))["kind"] == "hinted"
            assert [row.hints for row in live.presence.rows] == [1, 0]

    run(play, tmp_path)


@pytest.mark.parametrize(("faults", "more"), [([], {"bot_workers": 0}), (["no_compiler"], {})])
def test_where_nobody_can_think_there_are_no_hints(tmp_path: Path, faults: list[str], more: dict[str, Any]) -> None:
    async def play(house: House) -> None:
        crew = house.hub.thinkers
        crew.call("smugglers")
        await until(lambda: not crew.is_dressing("smugglers"))
        seated = await opened(house, PERSON, bot("sensible"), first_seat=0)
        async with sitting(house, seated) as (page, live):
            assert (await hinted(page, live))["code"] == "no_crew"
            assert live.presence.rows[0].hints == 0

    run(play, tmp_path, *faults, **more)


def test_as_long_as_the_crew_gets_ready_whoever_asks_is_told_so(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        seated = await opened(house, PERSON, bot("sensible"), first_seat=0)
        async with sitting(house, seated) as (page, live):
            assert (await hinted(page, live))["code"] == "dressing"
            assert live.presence.rows[0].hints == 0

    run(play, tmp_path, "warms=1000")


def test_a_seat_waits_for_one_hint_at_a_time_and_may_act_meanwhile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "LIMIT", 60.0)

    async def play(house: House) -> None:
        await ready(house)
        seated = await opened(house, PERSON, bot("sensible"), first_seat=0)
        async with sitting(house, seated) as (page, live):
            page.say(kind="hint", request="one", seat=0, seq=live.match.seq)
            assert (await hinted(page, live))["code"] == "too_fast"
            await acts(page, live)
            late = await page.answer("one")
            assert late["code"] == "stale", "what it was about is over"
            assert live.presence.rows[0].hints == 0, "and it does not count"

    run(play, tmp_path, "sleeps=1")


def test_a_hint_that_takes_too_long_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "LIMIT", 0.2)

    async def play(house: House) -> None:
        await ready(house)
        seated = await opened(house, PERSON, bot("sensible"), first_seat=0)
        async with sitting(house, seated) as (page, live):
            assert (await hinted(page, live))["code"] == "no_crew"
            assert live.presence.rows[0].hints == 0

    run(play, tmp_path, "sleeps=1000")


def test_hints_are_as_dear_as_previews(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        seated = await opened(house, PERSON, bot("sensible"), first_seat=0)
        async with sitting(house, seated) as (page, live):
            found = [(await hinted(page, live))["code"] for _ in range(12)]
            assert found[:10] == ["no_crew"] * 10
            assert found[-1] == "too_fast"

    run(play, tmp_path, bot_workers=0, limits=Limits(previews=1))
