"""People at tables: devices that play over real WebSockets, come back by themselves, and write down what they are told."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from http.client import HTTPException
from random import Random
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from seaboard.server.protocol import PROTOCOL
from seaboard.workshop.torture.ledger import LOGGED, Ledger, Message, Name
from seaboard.workshop.visitor import ask

FIRST_PAUSE: Final = 0.05  # seconds until a device comes back, then longer; a page waits longer from the start
LONGEST_PAUSE: Final = 0.4
LOOKS_AGAIN: Final = 0.2  # seconds after which a device thinks again, although nothing has come
THINKS: Final = 0.03  # seconds, at most, before a device acts
OPENS_WITHIN: Final = 5.0
PINGS: Final = 5.0  # seconds until a device finds out by itself that nobody is there
LEAVES_FOR: Final = 4.0  # seconds, at most

# How likely it is that somebody who could act does something else.
TAKES_BACK: Final = 0.08
PAUSES: Final = 0.02
RENAMES: Final = 0.02
LEAVES: Final = 0.15
AGREES: Final = 0.8
SAYS_TWICE: Final = 0.1
TRIES_AGAIN: Final = 0.5
LOOKS_UP: Final = 0.3  # … from one seat's view to all hands

BROKEN: Final = frozenset({"illegal", "malformed", "error", "request_reused", "no_seat", "not_allowed", "no_match"})
"""Refusals of what the table itself has offered a moment ago, or cannot have forgotten."""


@dataclass(frozen=True)
class Manners:
    """What the people at a table do besides acting."""

    undo: bool = True
    pause: bool = False
    """Whoever opened the table pauses now and then, and goes on."""
    leave: bool = False
    """The last one leaves now and then, and the others lend the seat to a bot until that one is back."""


@dataclass(eq=False)
class Table:
    """What the devices at one table share."""

    game: str
    match: str
    manners: Manners
    by_themselves: tuple[int, ...]
    is_resting: bool = False
    """Nobody begins anything any more; what was begun is finished."""
    bots: frozenset[int] = frozenset()
    """The seats that bots have for good."""
    n_done: int = 0
    """Submissions that were accepted here."""


class Device:
    """One page: it holds a token or watches, and shows what it was last told."""

    def __init__(
        self, name: str, table: Table, ledger: Ledger, rng: Random, way: Callable[[], str], token: str | None, **hello: Any
    ) -> None:
        self.name = name
        self.table = table
        self.match = table.match
        self.shown: Message = {}
        self._ledger = ledger
        self._rng = rng
        self._way = way
        self._token = token
        self._hello = hello
        self._seats: list[int] = []
        self._here: Message = {}
        self._asked: Message = {}
        self._open: dict[str, Message] = {}
        self._later: set[str] = set()  # requests that could not be stored, to be sent again after a while
        self._news = asyncio.Event()
        self._named = 0
        self._is_host = False
        self._leaves = False
        self._greeted = False
        self._away = 0.0  # seconds for which this device leaves
        self._shown_at = 0.0

    def plays(self, *, host: bool = False, leaves: bool = False) -> "Device":
        """Say which part this device has at the table."""
        self._is_host, self._leaves = host, leaves
        return self

    @property
    def is_settled(self) -> bool:
        """Has everything been answered that was asked here?"""
        return not self._open

    @property
    def is_at_rest(self) -> bool:
        """Is it for people to act, or for nobody? A bot would still do something that this device has not seen."""
        return not self.table.bots & {*self.shown.get("actors", ())}

    @property
    def waits_for(self) -> str:
        """What this device waits for, in words for whoever looks into a run."""
        at = f"{self.name} at entry {self.shown.get('seq')} of {self.match}"
        if not self._greeted:
            return f"{at} waits for a greeting"
        if self._open:
            wanted = (f"{'room for' if name in self._later else 'an answer to'} {one}" for name, one in self._open.items())
            return f"{at} waits for {', '.join(wanted)}"
        if self._here.get("start") is not None:
            return f"{at} waits for a start: {self._here['start']}"
        if self._here.get("paused"):
            return f"{at} waits for the end of a pause"
        return f"{at} waits for {'the next match' if self._is_over else 'others to act'}: {self.shown.get('actors')}"

    # The line.

    async def run(self) -> None:
        """Be at the table, and come back whatever happens, until cancelled."""
        pause = FIRST_PAUSE
        while True:
            try:
                async with connect(
                    f"{self._way().replace('http', 'ws', 1)}/ws",
                    compression=None,
                    max_queue=None,
                    proxy=None,
                    open_timeout=OPENS_WITHIN,
                    ping_interval=PINGS,
                    ping_timeout=PINGS,
                    close_timeout=0.1,
                ) as socket:
                    await self._sit(socket)
            except (OSError, WebSocketException, TimeoutError):
                pass
            finally:
                pause = FIRST_PAUSE if self._greeted else min(2 * pause, LONGEST_PAUSE)
                self._lose()
            await asyncio.sleep(pause * self._rng.uniform(0.8, 1.2) + self._away)
            self._away = 0.0

    def _lose(self) -> None:
        self._greeted = False
        self._later.clear()  # everything that is open is sent when it is back
        for name in list(self._ledger.flying):
            if name.match == self.match and name.request in self._open:
                self._ledger.flying.discard(name)

    async def _sit(self, socket: ClientConnection) -> None:
        if self.match != self.table.match and not self._open:  # a request belongs to its match, and is answered there
            self._move(self.table.match)
        self._here, self._asked = {}, {}
        hello = {"protocol": PROTOCOL, "build": "dev", "match": self.match, "token": self._token, "pace": "instant"}
        await self._say(socket, {"kind": "hello", **hello, **self._hello})
        playing = asyncio.create_task(self._play(socket))
        try:
            async for data in socket:
                await self._hear(socket, msgspec.json.decode(data))
                if playing.done():
                    break
        finally:
            playing.cancel()
            await asyncio.wait((playing,))
            error = None if playing.cancelled() else playing.exception()
        if error is not None:
            raise error

    def _move(self, match: str) -> None:
        """Go to the rematch: what was shown of the last match is judged entry by entry, not as the last thing seen."""
        self._ledger.last.pop((self.match, self.name), None)
        self.match = match
        self.shown = {}
        if "seat" in self._hello:
            self._hello["seat"] = None

    @staticmethod
    async def _say(socket: ClientConnection, message: Message) -> None:
        await socket.send(msgspec.json.encode(message).decode())

    # Hearing.

    async def _hear(self, socket: ClientConnection, message: Message) -> None:
        match message["kind"]:
            case "welcome":
                self._seats = message["seats"]
            case "table":
                self._here = message
            case "waiting":
                await self._be_greeted(socket)
            case "resync" | "update":
                self._see(message)
                await self._be_greeted(socket)
            case "asked":
                self._asked = message
                if message["request"] in self._open:  # now people are waited for
                    self._ledger.flying.discard(self._key(self._open[message["request"]]))
            case "rematched":
                self.table.match = message["match"]
                self._ledger.begin(message["match"], self.table.by_themselves)
            case "accepted" | "refused":
                self._be_answered(message)
            case "reload":
                self._ledger.contradict(f"{self.name} was told to reload")
        self._news.set()

    async def _be_greeted(self, socket: ClientConnection) -> None:
        """After a break everything that has no answer is said again, under the same name."""
        if not self._greeted:
            self._greeted = True
            for message in list(self._open.values()):
                await self._request(socket, message)

    def _see(self, message: Message) -> None:
        have = self.shown.get("seq")
        if message["kind"] == "update" and have is not None and self._greeted and message["since"] != have:
            self._ledger.contradict(
                f"{self.name} had entry {have} of {self.match} and was told what came behind {message['since']}"
            )
        self.shown = message
        self._shown_at = asyncio.get_running_loop().time()
        self._ledger.see(self.match, self.name, message)

    def _be_answered(self, answer: Message) -> None:
        message = self._open.get(answer["request"]) if answer["request"] else None
        code = answer.get("code")
        if message is None:
            if answer["request"] is None and code in BROKEN:
                self._ledger.contradict(f"{self.name}: its greeting was refused: {answer}")
            return
        if code in BROKEN:
            self._ledger.contradict(f"{self.name}: {message} was refused: {answer}")
        if self._ledger.answer(self._key(message), answer):
            self._later.discard(message["request"])
            del self._open[message["request"]]
            self.table.n_done += code is None and message["kind"] in LOGGED
        else:
            self._later.add(message["request"])

    # Asking.

    async def _play(self, socket: ClientConnection) -> None:
        """Do what people do, as long as the line holds."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOKS_AGAIN):  # `wait_for` of Python 3.11 may swallow a cancellation
                    await self._news.wait()
            self._news.clear()
            await asyncio.sleep(self._rng.random() * THINKS)
            if not self._greeted:
                continue
            if self._is_over and self._seats and not self._open and not self.table.is_resting:
                await self._again()
            if self.match != self.table.match and not self._open:
                await socket.close()
                return
            if self._later and self._rng.random() < TRIES_AGAIN:
                name = self._later.pop()
                await self._request(socket, self._open[name])
            for message in list(self._wishes()):
                await self._wish(socket, message)
            if self._leaves and self._may_begin and not self._open and self._rng.random() < LEAVES:
                self._away = self._rng.random() * LEAVES_FOR
                await socket.close()
                return

    async def _wish(self, socket: ClientConnection, message: Message) -> None:
        if message["kind"] == "sit":
            self._hello["seat"] = message["seat"]
            await self._say(socket, message)
            return
        self._named += 1
        message = {"request": f"{self.name}-{self._named}", **message}
        self._open[message["request"]] = message
        await self._request(socket, message)
        if self._rng.random() < SAYS_TWICE and message["request"] in self._open:
            await self._request(socket, message)

    async def _request(self, socket: ClientConnection, message: Message) -> None:
        self._ledger.send(self._key(message), message)
        await self._say(socket, message)

    def _key(self, message: Message) -> Name:
        return Name(self.match, message.get("seat", -1), message["request"])

    async def _again(self) -> None:
        """Play again, or find what somebody else has begun."""
        with suppress(OSError, HTTPException):  # the server, or its database, is down: the next look asks again
            seated = await asyncio.to_thread(ask, self._way(), f"/api/matches/{self.match}/rematch", {}, self._token)
            self._ledger.begin(seated["match"], self.table.by_themselves)
            known = self._ledger.links.setdefault(self.match, seated["match"])
            if known != seated["match"]:
                self._ledger.contradict(f"the rematch of {self.match} is {known}, and {seated['match']}")
            self._ledger.counts["rematches"] += self.table.match != seated["match"]
            self.table.match = seated["match"]

    @property
    def _is_over(self) -> bool:
        return self.shown.get("outcome") is not None

    @property
    def _may_begin(self) -> bool:
        """May something new be begun here?"""
        return not self.table.is_resting and self.match == self.table.match and bool(self._here)

    def _wishes(self) -> Iterator[Message]:
        """What the people at this device want now, each thing once."""
        kinds = {message["kind"] for message in self._open.values()}
        if not self._seats or not self._here:
            return
        if "consent" not in kinds and {*self._asked.get("waiting", ())} & {*self._seats}:
            yield {"kind": "consent", "agree": self._rng.random() < AGREES}
        if not self._may_begin:
            return
        if (start := self._here["start"]) is not None:
            unready = [seat for seat in self._seats if not self._here["players"][seat]["ready"]]
            if unready and not start["shares"] and "ready" not in kinds:
                yield {"kind": "ready", "seats": unready}
        elif self._here["paused"]:
            if self._is_host and "pause" not in kinds:
                yield {"kind": "pause", "seat": self._seats[0], "paused": False}
        elif self.shown and not self._is_over:
            yield from self._moves(kinds)

    def _moves(self, kinds: set[str]) -> Iterator[Message]:
        rng, manners = self._rng, self.table.manners
        if self._is_host and manners.pause and "pause" not in kinds and rng.random() < PAUSES:
            yield {"kind": "pause", "seat": self._seats[0], "paused": True}
        if "rename" not in kinds and rng.random() < RENAMES:
            yield {"kind": "rename", "seat": self._seats[0], "name": f"Ben {self._named}"}
        if self._is_host and manners.leave and "lend" not in kinds:
            for player in self._here["players"]:
                if player["kind"] == "person" and not player["here"] and not player["lent"]:
                    yield {"kind": "lend", "seat": player["seat"]}
                    break
        yield from self._turns({message["seat"] for message in self._open.values() if message["kind"] in LOGGED})

    def _turns(self, waiting: set[int]) -> Iterator[Message]:
        """What the seats of this device do that wait for no answer: with several hands at once, or one after the other."""
        shown, rng = self.shown, self._rng
        hands = {hand["seat"]: hand for hand in shown["hands"]}
        for seat, hand in hands.items():
            if hand["legal"] and seat not in waiting and self._is_free(hand["busy"]):
                yield self._act(seat, hand["legal"])
        seat = shown["seat"]
        mine = [one for one in shown["actors"] if one in self._seats and not hands.get(one, {}).get("legal")]
        if seat is not None and self._hello.get("hands") and not waiting and (seat not in mine or rng.random() < LOOKS_UP):
            yield {"kind": "sit", "seat": None, "hands": True}
        elif seat not in mine and mine and not waiting:
            yield {"kind": "sit", "seat": rng.choice(mine)}
        elif seat is not None and seat not in waiting:
            if self.table.manners.undo and shown["undo"] in ("free", "consent") and rng.random() < TAKES_BACK:
                yield {"kind": "undo", "seat": seat}
            elif shown["legal"] and self._is_free((shown["clock"] or {}).get("busy", 0)):
                yield self._act(seat, shown["legal"])

    def _is_free(self, busy: int) -> bool:
        """Is a hand free that was busy for so many milliseconds when the table was shown?"""
        return asyncio.get_running_loop().time() >= self._shown_at + busy / 1000

    def _act(self, seat: int, legal: list[Message]) -> Message:
        return {"kind": "act", "seq": self.shown["seq"], "seat": seat, "action": self._rng.choice(legal)}
