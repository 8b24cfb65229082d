"""Tables of four who grab from one heap, as fast as quick hands can."""

import asyncio
import tempfile
from math import inf
from random import Random
from time import perf_counter
from typing import Any

import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from seaboard.server.load.process import SERVE, Process, running
from seaboard.server.protocol import PROTOCOL
from seaboard.server.visitor import ask

SEATS = 4
LOOK_AGAIN = 0.001  # seconds
SLOWEST = 1.5  # seconds that a person may take to reach, once the hand is free
GREETED_AT_ONCE = 16  # tables; all of them together would measure how they arrive, not how they play


class _Tile(msgspec.Struct):
    tile: str
    shows: str | None


class _Seen(msgspec.Struct):
    phase: str
    heap: list[_Tile]


class _Event(msgspec.Struct):
    kind: str
    seat: int | None = None
    tile: str | None = None


class _Hand(msgspec.Struct):
    busy: int


class _Message(msgspec.Struct):
    kind: str
    request: str | None = None
    seq: int = 0
    view: _Seen | None = None
    clock: _Hand | None = None
    events: list[_Event] = []


DECODER = msgspec.json.Decoder(_Message)


class Race:
    """Tables of four who grab from one heap; how long each pick takes to come back, and to reach the others."""

    def __init__(self, process: Process, tables: int, seconds: float) -> None:
        self.base = process.base
        self.cpu_ms = 0.0
        """Processor time of the server while they race."""
        self.tables = tables
        self.seconds = seconds
        self.picks = 0
        self.gone = 0
        self.seen: list[float] = []  # seconds from sending a pick to each of the four pages that show it
        self.confirmed: list[float] = []  # … and to its confirmation
        self._process = process
        self._gate = asyncio.Semaphore(GREETED_AT_ONCE)
        self._ready = asyncio.Barrier(tables * SEATS)
        self._done = asyncio.Barrier(tables * SEATS)

    async def run(self) -> None:
        """Seat everybody, let them race, and end."""
        async with asyncio.TaskGroup() as group:
            for number in range(self.tables):
                group.create_task(self._table(number))

    async def _table(self, number: int) -> None:
        body = {"game": "aboard", "players": [{"kind": "person"}] * SEATS, "options": {"pace": "race"}}
        async with self._gate:
            seated = await asyncio.to_thread(ask, self.base, "/api/matches", body)
        sent: dict[str, float] = {}
        async with asyncio.TaskGroup() as group:
            for seat in range(SEATS):
                group.create_task(self._seat(seated, seat, sent, Random(number * SEATS + seat)))  # noqa: S311  for a measurement

    async def _seat(self, seated: dict[str, Any], seat: int, sent: dict[str, float], rng: Random) -> None:
        async with self._gate:
            socket = await connect(f"{self.base.replace('http', 'ws', 1)}/ws", compression=None, max_queue=None)
            hello = {"protocol": PROTOCOL, "build": "dev", "match": seated["match"], "token": seated["token"], "seat": seat}
            await socket.send(msgspec.json.encode({"kind": "hello", **hello}).decode())
            ready = {"kind": "ready", "request": f"ready-{seat}", "seats": [seat]}
            await socket.send(msgspec.json.encode(ready).decode())
        while (message := DECODER.decode(await socket.recv())).kind not in ("resync", "update"):
            pass
        if await self._ready.wait() == 0:
            self.cpu_ms -= self._process.cpu_ms
        try:
            await self._grab(socket, seat, sent, rng, message)
            if await self._done.wait() == 0:
                self.cpu_ms += self._process.cpu_ms
        finally:
            await socket.close()

    async def _grab(self, socket: ClientConnection, seat: int, sent: dict[str, float], rng: Random, shown: _Message) -> None:
        """Take tile after tile as fast as a quick hand can, and note when each page shows each of them."""
        asked: dict[str, float] = {}
        end = perf_counter() + self.seconds
        free = perf_counter() + rng.random() * SLOWEST
        while (now := perf_counter()) < end or not self.seen:  # on a slow machine until there is something to tell of
            if now >= free and (tile := self._choice(shown, rng)):
                sent[f"{seat}-{tile}"] = asked[f"{seat}-{tile}"] = now
                action = {"kind": "take", "tile": tile, "to": rng.choice(("deck", "below"))}
                act = {"kind": "act", "request": f"{seat}-{tile}", "seq": shown.seq, "seat": seat, "action": action}
                await socket.send(msgspec.json.encode(act).decode())
                free = inf  # until it is answered
            try:
                message = DECODER.decode(await asyncio.wait_for(socket.recv(), max(LOOK_AGAIN, min(free, end) - now)))
            except TimeoutError:
                continue
            if message.kind in ("accepted", "refused"):
                free = self._answered(message, asked, shown, rng)
            elif message.view is not None:
                shown = message
                self._shown(message, sent)

    def _answered(self, message: _Message, asked: dict[str, float], shown: _Message, rng: Random) -> float:
        """Count an answer; when the hand is free again."""
        begun = asked.pop(message.request or "")
        self.picks += message.kind == "accepted"
        self.gone += message.kind == "refused"
        if message.kind == "accepted":
            self.confirmed.append(perf_counter() - begun)
        busy = shown.clock.busy / 1000 if shown.clock and message.kind == "accepted" else 0.0
        return perf_counter() + busy + rng.random() * SLOWEST

    def _shown(self, message: _Message, sent: dict[str, float]) -> None:
        now = perf_counter()
        for event in message.events:
            if event.kind in ("took", "stowed"):
                self.seen.append(now - sent[f"{event.seat}-{event.tile}"])

    @staticmethod
    def _choice(shown: _Message, rng: Random) -> str | None:
        view = shown.view
        if view is None or view.phase != "grab":
            return None
        tiles = [tile.tile for tile in view.heap if tile.shows]
        return rng.choice(tiles) if tiles else None


def race(tables: int, seconds: float) -> dict[str, Any]:
    """The figures of a race at so many tables."""

    async def go(process: Process) -> Race:
        found = Race(process, tables, seconds)
        await found.run()
        return found

    with tempfile.TemporaryDirectory() as folder, running(*SERVE, SEABOARD_DATABASE=f"sqlite:///{folder}/m.sqlite") as process:
        found = uvloop.run(go(process))
    return {
        "tables": tables,
        "picks_per_second": round(found.picks / seconds),
        "lost_grabs": found.gone,
        "p50_ms": _milliseconds(found.seen, 50),
        "p99_ms": max(_milliseconds(found.seen, 99), _milliseconds(found.confirmed or found.seen, 99)),
        "cpu_ms": round(found.cpu_ms / max(1, found.picks), 3),
    }


def _milliseconds(samples: list[float], percent: int) -> float:
    return round(sorted(samples)[min(len(samples) - 1, len(samples) * percent // 100)] * 1000, 1)
