"""People throw dice of their own: the match waits until somebody enters what fell, exactly once, and is never stuck."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from seaboard.server.follow import follow
from seaboard.server.settings import at_home
from seaboard.server.storage.replays import check_store
from seaboard.server.storage.store import TableRow
from tests.server.test_rematch import THREE, TWO, WINNING
from tests.support.apart import keep_apart, token
from tests.support.asking import Asking
from tests.support.chart import Chart, fleet
from tests.support.sea import Sea, boat
from tests.support.wire import House, Socket

OWN = TableRow(host=0, own_dice=True)
SAIL = {"kind": "sail", "to": "M6"}
ROLLED = {"kind": "rolled", "lighthouse": "sleep", "boat": 2}
OTHER = {"kind": "rolled", "lighthouse": "sleep", "boat": 4}


def sailing() -> Sea:
    """Seat 1 sails; then seat 0 throws."""
    return Sea.sailing(3, boat("O5", "gems>coins"), boat("M5"), seat=1)


def rolling() -> Chart:
    """Seat 0 throws the die; nothing is secret."""
    ships = fleet("S2", "S3", "L2", "L3"), fleet("B2", "B3", "O2", "O3")
    return Chart.rolling(*ships)


class Company:
    """The pages of a match, each the device of one seat."""

    def __init__(self, house: House, match: str, stack: AsyncExitStack) -> None:
        self.house, self.match, self._stack = house, match, stack
        self.seats: dict[int, Socket] = {}

    async def come(self, *seats: int) -> list[Socket]:
        """Let these people come; what they see first has been read."""
        for seat in seats:
            self.seats[seat] = await self._stack.enter_async_context(self.house.page(self.match, token(seat), by_hand=True))
            await self.seats[seat].until("resync")
        return [self.seats[seat] for seat in seats]

    async def seq(self) -> int:
        """The number of the last entry."""
        return (await self.house.hub.live(self.match)).match.seq

    async def enter(self, at: int, action: Any, **more: Any) -> dict[str, Any]:
        """Enter what fell; the answer to it."""
        return await self.seats[at].ask(**{"kind": "enter", "seq": await self.seq(), "seat": at, "action": action} | more)


def together(folder: Path, asking: Asking[Any], play: Callable[[Company], Awaitable[None]], *, lent: tuple[int, ...] = ()) -> str:
    """Let something happen at a stored table whose people throw themselves; the id of its match."""
    house = House.at(folder, patience=0)
    match = keep_apart(at_home(folder), asking, table=OWN, lent=lent)

    async def run() -> None:
        async with house, AsyncExitStack() as stack:
            await play(Company(house, match, stack))

    asyncio.run(run())
    return match


async def last_shown(page: Socket) -> dict[str, Any]:
    """How the table looks to a page that has heard everything."""
    page.say(kind="ask_time", sent=0)
    await page.until("time")
    return [one for one in page.heard if one["kind"] in ("resync", "update")][-1]


async def asked(page: Socket, seat: int) -> None:
    """Wait until this seat asks for something."""
    while (await page.until("asked"))["seat"] != seat:
        pass


def test_the_match_waits_until_whoever_throws_has_entered_it_once(tmp_path: Path) -> None:
    async def play(company: Company) -> None:
        first, second = await company.come(0, 1)
        await second.ask(kind="act", seq=await company.seq(), seat=1, action=SAIL)
        for page in (first, second):
            shown = await last_shown(page)
            assert shown["events"][-1]["kind"] == "turn_began", "nothing has been thrown"
            assert (shown["due"]["seat"], shown["due"]["purpose"], len(shown["due"]["outcomes"])) == (0, "dice", 24)
            assert shown["legal"] == []
        waits = await company.seq()
        assert (await company.enter(1, ROLLED))["code"] == "not_your_turn"
        assert (await company.enter(0, ROLLED | {"boat": 7}))["code"] == "malformed"
        assert (await company.enter(0, ROLLED, seq=waits - 1))["code"] == "stale"
        assert (await company.enter(0, SAIL))["code"] == "illegal"
        assert (await company.enter(1, ROLLED, seat=0))["code"] == "not_allowed"
        assert await company.seq() == waits

        done = await company.enter(0, ROLLED, request="mine")
        assert done["seq"] == await company.seq() > waits
        for page in (first, second):
            shown = await last_shown(page)
            assert (shown["due"], shown["events"][0]["kind"], shown["throws"]) == (None, "rolled", [])
        assert await company.enter(0, ROLLED, request="mine", seq=waits) == done
        assert (await company.enter(0, OTHER, request="mine"))["code"] == "request_reused"
        assert (await company.enter(0, OTHER))["code"] == "not_entered"
        assert await company.seq() == done["seq"]

    match = together(tmp_path, sailing(), play)
    assert check_store(f"{tmp_path}/matches.sqlite", lambda _n: lambda _: None)["faults"] == [], match


def test_a_wrong_entry_is_taken_back_if_the_others_agree_and_entered_anew(tmp_path: Path) -> None:
    async def play(company: Company) -> None:
        first, second = await company.come(0, 1)
        await company.enter(0, {"kind": "rolled", "die": 5})
        first.say(kind="undo", request="u", seat=0)
        await asked(second, 0)
        await second.ask(kind="consent", agree=True)
        assert (await last_shown(second))["due"]["seat"] == 0
        assert (await company.enter(0, {"kind": "rolled", "die": 2}))["kind"] == "accepted"
        assert (await last_shown(second))["events"][0]["die"] == 2

        first.say(kind="undo", request="again", seat=0)
        await asked(second, 0)
        await first.ask(kind="agree", own_dice=False)
        await second.ask(kind="consent", agree=True)
        live = await company.house.hub.live(company.match)
        await live.settled()
        assert (await last_shown(second))["due"] is None, "people throw no longer: it is drawn"
        assert live.match.log.entries[-1].by is None

    together(tmp_path, rolling(), play)


def test_an_awaited_throw_outlives_the_server(tmp_path: Path) -> None:
    async def play(company: Company) -> None:
        await company.come(0)
        assert (await last_shown(company.seats[0]))["due"]["purpose"] == "dice"

    match = together(tmp_path, rolling(), play)

    async def again(request: str) -> dict[str, Any]:
        async with House(at_home(tmp_path, names=("table.test",))) as house, AsyncExitStack() as stack:
            company = Company(house, match, stack)
            await company.come(0)
            return await company.enter(0, {"kind": "rolled", "die": 3}, request=request)

    done = asyncio.run(again("once"))
    assert done["kind"] == "accepted"
    assert asyncio.run(again("once")) == done, "answered from its row"
    assert asyncio.run(again("twice"))["code"] == "not_entered"


def test_only_whoever_opened_the_table_lets_it_draw_again_and_the_throw_that_is_due_falls(tmp_path: Path) -> None:
    async def play(company: Company) -> None:
        first, second = await company.come(0, 1)
        assert (await second.ask(kind="agree", own_dice=False))["code"] == "not_allowed"
        await first.ask(kind="agree", own_dice=False)
        live = await company.house.hub.live(company.match)
        await live.settled()
        shown = await last_shown(second)
        assert (shown["due"], shown["events"][0]["kind"], shown["throws"]) == (None, "rolled", [0]), "it waits in a hand again"
        assert [one["own_dice"] for one in second.heard if one["kind"] == "table"][-1] is False
        await first.ask(kind="agree", own_dice=True)
        if live.match.legal(0):  # else nothing can sail, and seat 1 throws
            await first.ask(kind="act", seq=await company.seq(), seat=0, action={"kind": "sail", "ship": sailing_ship(live)})
        assert (await last_shown(second))["due"]["seat"] == 1

    together(tmp_path, rolling(), play)


def sailing_ship(live: Any) -> int:
    """A ship that may sail now."""
    ship: int = live.match.legal(0)[0].ship
    return ship


def test_anybody_enters_what_a_bot_throws_or_somebody_who_is_not_here(tmp_path: Path) -> None:
    async def play(company: Company) -> None:
        _, second = await company.come(1, 1)
        assert (await company.enter(1, {"kind": "rolled", "die": 4}))["kind"] == "accepted", "seat 0 is not here"
        live = await company.house.hub.live(company.match)
        assert live.match.log.entries[-1].by == 1
        await live.settled()
        assert (await last_shown(second))["actors"] == [0], "and is waited for"

    together(tmp_path, rolling(), play)
    bots = tmp_path / "bots"
    bots.mkdir()

    async def with_bot(company: Company) -> None:
        (page,) = await company.come(1)
        live = await company.house.hub.live(company.match)
        await live.settled()
        before = await company.seq()
        assert (await last_shown(page))["due"]["seat"] == 0, "the bot waits for its own throw"
        assert (await company.enter(1, {"kind": "rolled", "die": 4}))["kind"] == "accepted"
        await live.settled()
        assert await company.seq() == before + 2, "then it sails"
        assert (await last_shown(page))["due"]["seat"] == 1

    together(bots, rolling(), with_bot, lent=(0,))


def test_what_another_process_has_stored_holds_here_too(tmp_path: Path) -> None:
    async def play(company: Company) -> None:
        (page,) = await company.come(0)
        live = await company.house.hub.live(company.match)
        await asyncio.wrap_future(live.store.agree(live.id, live.table._replace(own_dice=False)))
        await follow(live)
        await live.settled()
        assert (await last_shown(page))["due"] is None

    together(tmp_path, rolling(), play)


def test_who_plays_again_throws_again(tmp_path: Path) -> None:
    async def play(company: Company) -> None:
        (page,) = await company.come(0)
        await page.ask(kind="act", seq=await company.seq(), seat=0, action={"kind": "sail", "to": "coins"})
        made = (await company.house.ask("POST", f"/api/matches/{company.match}/rematch", {}, token(0))).json
        assert (await company.house.hub.live(made["match"])).table.own_dice
        record = (await company.house.ask("GET", f"/api/matches/{company.match}/record", token=token(0))).json
        assert record["fault"] is None

    together(tmp_path, Sea.sailing(4, WINNING, THREE, TWO), play)


def test_a_table_is_opened_with_own_dice_where_a_game_has_dice(tmp_path: Path) -> None:
    async def play() -> None:
        async with House.at(tmp_path) as house:
            has_dice = {game["id"]: game["own_dice"] for game in (await house.ask("GET", "/api/games")).json}
            assert has_dice == {"smugglers": True, "triangle": True, "aboard": False, "pig": True}
            players = [{"kind": "person"}, {"kind": "bot", "bot": "sensible"}]
            refused = await house.ask("POST", "/api/matches", {"game": "aboard", "players": players, "own_dice": True})
            assert refused.json["code"] == "no_option"
            bots = {"game": "triangle", "players": [players[1]] * 2, "own_dice": True}
            assert (await house.ask("POST", "/api/matches", bots)).json["code"] == "no_option"
            wanted = {"game": "triangle", "players": players, "own_dice": True, "options": {"first_seat": 0}}
            made = (await house.ask("POST", "/api/matches", wanted)).json
            async with house.page(made["match"], made["token"]) as page:
                shown = await page.until("resync")
                assert shown["due"]["seat"] == 0
                assert next(one for one in page.heard if one["kind"] == "table")["own_dice"]
            async with house.page(made["match"]) as watcher:
                await watcher.until("resync")
                answer = await watcher.ask(kind="enter", seq=shown["seq"], seat=0, action=shown["due"]["outcomes"][0])
                assert answer["code"] == "not_allowed"

    asyncio.run(play())
