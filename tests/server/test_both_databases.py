"""Every kind of message, from the page and to it, on each kind of database: one table from its harbour to its rematch."""

import asyncio
from contextlib import AsyncExitStack
from hashlib import sha256
from typing import Any, get_args

import msgspec

from seaboard.server import seating
from seaboard.server.begin import new_match
from seaboard.server.bodies import NewPlayer
from seaboard.server.protocol import FromPage, ToPage
from tests.server.test_rematch import THREE, TWO, WINNING
from tests.support.sea import Sea
from tests.support.thinker import stub
from tests.support.wire import House, Socket

SHARES = [bytes([number]) * 32 for number in (1, 2)]
SECRET = bytes(32)


def test_a_stand_in_is_counted_with_its_move(database: str) -> None:
    async def lives() -> None:
        async with House.on(database, bot_workers=0) as house:
            players = [{"kind": "person"}, {"kind": "bot", "bot": "captain"}]
            asked = {"game": "smugglers", "players": players, "options": {"first_seat": 1}}
            seated = (await house.ask("POST", "/api/matches", asked)).json
            async with house.page(seated["match"], seated["token"]) as page:
                while not (told := await page.until("table"))["players"][1]["stood_in"]:
                    pass
                assert told["players"][1]["stood_in"] == 1
                live = await house.hub.live(seated["match"])
                await live.settled()
                stored = await asyncio.wrap_future(house.hub.store.read(live.id))
                assert stored.seats == live.presence.rows
                assert stored.seats[1].stood_in >= 1

    asyncio.run(lives())


def hash_of(value: bytes) -> str:
    return sha256(value).hexdigest()


def test_every_kind_of_message_goes_through(database: str) -> None:
    pages = asyncio.run(played(House.on(database, patience=0, bot_workers=1, bot_command=stub())))
    heard = {message["kind"] for page in pages for message in page.heard}
    said = {message["kind"] for page in pages for message in page.said}
    assert heard == {kind.__struct_config__.tag for kind in get_args(ToPage)}
    assert said == {kind.__struct_config__.tag for kind in get_args(FromPage)}


async def played(house: House) -> list[Socket]:
    """All pages of the run; whatever they ask for is done."""
    async with house, AsyncExitStack() as stack:

        async def page(match: str, token: str, **more: Any) -> Socket:
            found = await stack.enter_async_context(house.page(match, token, **more))
            pages.append(found)
            return found

        pages: list[Socket] = []
        players = [{"kind": "person"}, {"kind": "open"}, {"kind": "open"}]
        seated = (await house.ask("POST", "/api/matches", {"game": "smugglers", "players": players, "shares": True})).json
        match = seated["match"]
        other = (await house.ask("POST", f"/api/matches/{match}/claim", {"name": "Ben"})).json
        one = await page(match, seated["token"], share=hash_of(SHARES[0]))
        two = await page(match, other["token"], share=hash_of(SHARES[1]))
        await gather(one, two)
        await play(house, match, one, two)
        await away(house, match, other["token"], one)
        await end(house, pages, stack)
        strange = await stack.enter_async_context(house.socket())
        strange.say(kind="hello", protocol=0, build="dev", match=match)
        await strange.until("reload")
        return [*pages, strange]


async def accepted(page: Socket, **message: Any) -> None:
    answer = await page.ask(**message)
    assert answer["kind"] == "accepted", answer


async def come(page: Socket, kind: str) -> None:
    """Wait for a message of this kind, unless it came before an answer that was waited for."""
    if all(message["kind"] != kind for message in page.heard):
        await page.until(kind)


async def gather(one: Socket, two: Socket) -> None:
    """Options, seats, names, readiness and shares, up to the opening."""
    await one.until("waiting")
    await accepted(one, kind="options", options={"first_seat": 0, "target": 9})
    await accepted(one, kind="agree", signals=True)
    await accepted(one, kind="seat", seat=2, to="bot")
    await accepted(two, kind="rename", seat=1, name="Bela")
    await accepted(one, kind="ready", seats=[0])
    await accepted(two, kind="ready", seats=[1])
    for page, share in zip((one, two), SHARES, strict=True):
        await come(page, "shares")
        page.say(kind="share", value=share.hex(), next=hash_of(b"next"))
    for page in (one, two):
        await come(page, "update")


async def play(house: House, match: str, one: Socket, two: Socket) -> None:
    """Two actions with a throw, one of them taken back in between, and what is asked beside."""
    live = await house.hub.live(match)
    for page in (one, two):
        page.say(kind="pace", pace="swift", by_hand=True)
    moor = {"kind": "act", "seat": 0, "action": {"kind": "moor", "at": "gems"}}
    await one.ask(kind="preview", seat=0, action=moor["action"])
    while not live.thinkers.is_ready("smugglers"):  # noqa: ASYNC110  another process tells no event
        await asyncio.sleep(0.01)
    assert (await one.ask(kind="hint", seat=0, seq=live.match.seq))["kind"] == "hinted"
    assert [row.hints for row in (await asyncio.wrap_future(house.hub.store.read(match))).seats] == [1, 0, 0]
    assert (await one.ask(request="a\0", seq=live.match.seq, **moor))["code"] == "malformed", "PostgreSQL stores no NUL"
    await accepted(one, seq=live.match.seq, **moor)
    await accepted(one, kind="undo", seat=0)
    await accepted(one, seq=live.match.seq, **moor)
    await accepted(two, kind="act", seat=1, seq=live.match.seq, action={"kind": "moor", "at": "coins"})
    told = await one.until("update")
    while not told["throws"]:
        told = await one.until("update")
    one.say(kind="throw", seat=0, seq=told["seq"], nth=0)
    await two.until("thrown")
    two.say(kind="signal", seat=1, signal="ahoy")
    await one.until("signalled")
    assert (await one.ask(kind="ask_history", shown=True))["kind"] == "history"
    one.say(kind="ask_time", sent=1.0)
    await one.until("time")
    one.say(kind="sit", seat=0)
    await one.until("resync")
    two.say(kind="pause", request="pause", seat=1)
    await one.until("asked")
    await accepted(one, kind="consent", agree=True)
    assert [(await two.answer("pause"))["kind"] for _ in range(2)] == ["asked", "accepted"]
    await accepted(two, kind="pause", request="on", seat=1, paused=False)
    await accepted(one, kind="agree", own_dice=True)
    while not live.match.awaits_entry:
        await accepted(one, kind="act", seat=0, seq=live.match.seq, action=live.match.legal(0)[0])
    assert live.match.thrower == 1
    rolled = {"kind": "rolled", "lighthouse": "sleep", "boat": 2}
    await accepted(two, kind="enter", seat=1, seq=live.match.seq, action=rolled)


async def away(house: House, match: str, token: str, one: Socket) -> None:
    """Somebody goes, and a bot sails for them."""
    live = await house.hub.live(match)
    for connection in list(live.presence.connections):
        if connection.token == token:
            connection.close()
    while (await one.until("table"))["players"][1]["here"]:
        pass
    await accepted(one, kind="lend", seat=1)


async def end(house: House, pages: list[Socket], stack: AsyncExitStack) -> None:
    """A match is won, shown to whoever watches, and played again."""
    sea = Sea.sailing(4, WINNING, THREE, TWO)
    rows = seating.seat_rows([NewPlayer("person", f"P{seat}") for seat in range(3)], "token")
    options = msgspec.to_builtins(sea.match.options)
    match = new_match("end", SECRET, "smugglers", options, rows, msgspec.to_builtins(sea.match.position))
    await asyncio.wrap_future(house.hub.store.create("end", match.header, SECRET, rows, (), 0))
    page = await stack.enter_async_context(house.page("end", "token"))
    pages.append(page)
    await accepted(page, kind="act", seat=0, seq=0, action={"kind": "sail", "to": "coins"})
    watcher = await stack.enter_async_context(house.page("end"))
    pages.append(watcher)
    page.say(kind="lead", seat=0, entry=1, eyes="open")
    await watcher.until("led")
    assert (await house.ask("POST", "/api/matches/end/rematch", {}, "token")).status == 200
    await page.until("rematched")
