"""An evening's cup: carried on from match to match, told to everybody at the table, and kept through restarts."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from seaboard.bots.bot import bot
from seaboard.engine.chance import new_rng
from seaboard.server.live import Live
from tests.support.wire import House, Socket

PLAN = {"games": ["smugglers"], "matches": 3}
ALL = {"games": ["smugglers", "triangle", "aboard"], "matches": 0}
QUICK = {"target": 1, "first_seat": 0}  # the first crate that comes home wins, and all others are level


class Evening:
    """A table of two people at two devices and a bot, in a house that may be closed and opened again."""

    def __init__(self, house: House, seated: dict[str, Any], other: dict[str, Any]) -> None:
        self.house, self.match = house, seated["match"]
        self.tokens = (seated["token"], other["token"])

    @classmethod
    async def begun(cls, house: House, **more: Any) -> "Evening":
        """Seat both; the third boat is a bot's."""
        players = [{"kind": "person", "name": "Mia"}, {"kind": "open"}, {"kind": "bot", "bot": "sensible"}]
        seated = (
            await house.ask("POST", "/api/matches", {"game": "smugglers", "players": players, "options": QUICK} | more)
        ).json
        other = (await house.ask("POST", f"/api/matches/{seated['match']}/claim", {"name": "Opa"})).json
        return cls(house, seated, other)

    async def ask(self, what: str, body: Any = None, device: int | None = 0) -> Any:
        """Ask something of the match, as somebody at a device or as a stranger."""
        token = None if device is None else self.tokens[device]
        return await self.house.ask("POST", f"/api/matches/{self.match}/{what}", {} if body is None else body, token)

    async def play(self) -> dict[str, Any]:
        """Play the match to its end on both devices; the table as whoever watches was told it last."""
        async with AsyncExitStack() as stack:
            pages = [await stack.enter_async_context(self.house.page(self.match, token)) for token in self.tokens]
            watcher = await stack.enter_async_context(self.house.page(self.match))
            live = await self.house.hub.live(self.match)
            for seat, page in enumerate(pages):
                await page.ask(kind="ready", seats=[seat])
            while not live.match.over:
                await act(live, pages)
            return await told(watcher, lambda table: table["stage"] == "over")

    async def go_on(self, body: Any = None, device: int = 0) -> str:
        """Open the next match; the game that it is of."""
        answer = await self.ask("rematch", body, device)
        assert answer.status == 200, answer
        self.match = answer.json["match"]
        return str((await self.house.ask("GET", f"/api/matches/{self.match}")).json["match"]["game"])

    async def cup(self) -> Any:
        """What somebody is told of the cup who comes only now, and only watches."""
        async with self.house.page(self.match) as page:
            return (await told(page, lambda _: True))["cup"]


async def told(page: Socket, is_it: Any) -> dict[str, Any]:
    """The first such `table` that a page has heard, or hears."""
    for message in page.heard:
        if message["kind"] == "table" and is_it(message):
            return message
    while not is_it(found := await page.until("table")):
        pass
    return found


async def act(live: Live, pages: list[Socket]) -> None:
    """One decision of a person; or wait until bots have made theirs."""
    match = live.match
    seats = [seat for seat in match.actors if seat < len(pages)]
    if not seats:
        await live.settled()
        return
    seat, rng = seats[0], new_rng("cup", match.seq)
    choice = msgspec.to_builtins(match.chosen_by(bot("sensible"), seat, rng))
    await pages[seat].ask(kind="act", seat=seat, seq=match.seq, action=choice)


def points(cup: dict[str, Any]) -> dict[int, list[int]]:
    """seat -> what each match was worth for it."""
    return {row["seat"]: row["each"] for row in cup["rows"]}


def expected(ranks: list[int]) -> list[int]:
    """The rule, said once more: two for everybody behind, one for everybody beside."""
    return [
        sum(2 if other > mine else other == mine for i, other in enumerate(ranks) if i != seat) for seat, mine in enumerate(ranks)
    ]


@pytest.mark.slow
def test_three_matches_on_two_devices_with_ties_and_restarts(database: str) -> None:
    ranks: list[list[int]] = []

    async def lives(step: int, evening: Evening | None) -> Evening:
        async with House.on(database, bot_workers=0) as house:
            if evening is None:
                evening = await Evening.begun(house, cup=PLAN)
                assert (await evening.cup())["played"] == []
            evening.house = house
            seen = (await evening.play())["cup"]
            outcome = (await house.hub.live(evening.match)).match.outcome
            assert outcome is not None
            ranks.append(list(outcome.ranks))
            assert sorted(outcome.ranks) == [1, 2, 2], "both others are level"
            assert points(seen) == {seat: [expected(one)[seat] for one in ranks] for seat in range(3)}
            assert [row["points"] for row in seen["rows"]] == sorted((sum(each) for each in points(seen).values()), reverse=True)
            assert (seen["matches"], len(seen["played"]), seen["over"]) == (3, step + 1, step == 2)
            if step < 2:
                assert await evening.go_on(device=step % 2) == "smugglers"
                live = await house.hub.live(evening.match)
                assert live.match.header.options["first_seat"] in [seat for seat, rank in enumerate(outcome.ranks) if rank == 2]
                assert len((await evening.cup())["played"]) == step + 1, "while people wait, too"
        return evening

    evening = None
    for step in range(3):
        evening = asyncio.run(lives(step, evening))
    assert evening is not None
    asyncio.run(over(database, evening))


async def over(database: str, evening: Evening) -> None:
    """Behind a cup that is over the same people play without one, or begin another, to which its last match does not belong."""
    async with House.on(database, bot_workers=0) as house:
        evening.house, last = house, evening.match
        assert (await evening.cup())["over"]
        assert await evening.go_on() == "smugglers"
        assert await evening.cup() is None
        evening.match = last
        assert (await evening.ask("cup/end")).json["over"], "it is over already"


def test_a_cup_begins_with_the_match_that_is_over_and_goes_through_all_games(tmp_path: Path) -> None:
    async def lives() -> None:
        async with House.at(tmp_path, bot_workers=0) as house:
            evening = await Evening.begun(house)
            assert (await evening.play())["cup"] is None
            first = evening.match
            assert await evening.go_on({"cup": ALL, "options": {"length": "short"}}) == "triangle"
            found = await evening.cup()
            assert (found["played"], found["next"], found["matches"]) == (["smugglers"], "aboard", 0)
            live = await house.hub.live(evening.match)
            assert live.match.header.options["first_seat"] is not None
            assert live.match.header.options["length"] == "short"
            evening.match = first
            assert await evening.go_on({"cup": PLAN}, device=1) == "triangle", "the other device follows, whatever it asked for"

    asyncio.run(lives())


def test_an_open_cup_is_ended_by_who_sits_there_and_everybody_sees_it(tmp_path: Path) -> None:
    async def lives() -> None:
        async with House.at(tmp_path, bot_workers=0) as house:
            evening = await Evening.begun(house, cup=PLAN | {"matches": 0})
            assert (await evening.ask("cup/end")).status == 409, "the match goes on"
            await evening.play()
            assert (await evening.ask("cup/end", device=None)).json["code"] == "not_allowed"
            async with house.page(evening.match, evening.tokens[1]) as page, house.page(evening.match) as watcher:
                answer = await evening.ask("cup/end")
                assert answer.json["over"]
                for one in (page, watcher):
                    assert (await told(one, lambda table: table["cup"]["over"]))["cup"] == answer.json
        async with House.on(f"sqlite:///{tmp_path / 'matches.sqlite'}", bot_workers=0) as house:
            evening.house = house
            assert (await evening.cup())["over"], "after a restart, too"
            await evening.go_on()
            assert await evening.cup() is None

    asyncio.run(lives())


def test_a_cup_whose_next_match_is_open_goes_on(tmp_path: Path) -> None:
    async def lives() -> None:
        async with House.at(tmp_path, bot_workers=0) as house:
            evening = await Evening.begun(house, cup=PLAN)
            await evening.play()
            first = evening.match
            await evening.go_on()
            evening.match = first
            assert (await evening.ask("cup/end", device=1)).json["code"] == "begun"

    asyncio.run(lives())


def test_only_who_sits_there_goes_on_and_only_with_what_can_be_played(tmp_path: Path) -> None:
    async def lives() -> None:
        async with House.at(tmp_path, bot_workers=0) as house:
            evening = await Evening.begun(house)
            assert (await evening.ask("rematch", {"cup": PLAN})).json["code"] == "not_over"
            await evening.play()
            assert (await evening.ask("rematch", {"cup": PLAN}, device=None)).json["code"] == "not_allowed"
            for games, matches in ((["triangle"], 3), (["smugglers", "smugglers"], 3), ([], 3), (["smugglers"], 13)):
                refused = await evening.ask("rematch", {"cup": {"games": games, "matches": matches}})
                assert (refused.status, refused.json["code"]) == (400, "malformed")
            assert (await evening.ask("rematch", {"cup": {"games": ["smugglers", "ludo"]}})).json["code"] == "no_game"
            assert (await evening.ask("rematch", {"cup": ALL, "options": {"no": 1}})).json["code"] == "no_option"
            assert (await evening.ask("cup/end")).json["code"] == "not_over", "there is no cup"
            assert await evening.go_on() == "smugglers"
            assert await evening.cup() is None, "a rematch stays as it is"

    asyncio.run(lives())
