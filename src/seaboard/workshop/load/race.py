"""Tables of four whose seats act at once, as fast as quick hands can."""

import asyncio
import tempfile
from collections import defaultdict
from itertools import count
from math import inf
from random import Random
from time import perf_counter
from typing import Any, Final

import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from seaboard.engine.chance import new_rng
from seaboard.engine.errors import Malformed
from seaboard.engine.replay import parse_action
from seaboard.games import registry
from seaboard.server.protocol import PROTOCOL
from seaboard.workshop.load.process import SERVE, Process, running
from seaboard.workshop.visitor import ask

GAME: Final = "aboard"
OPTIONS: Final = {"pace": "race"}
SEATS: Final = 4
LOOK_AGAIN = 0.001  # seconds
SLOWEST = 1.5  # seconds that a person may take to reach, once the hand is free
GREETED_AT_ONCE = 16  # tables; all of them together would measure how they arrive, not how they play


class _Hand(msgspec.Struct):
    busy: int


class _Message(msgspec.Struct):
    kind: str
    request: str | None = None
    seq: int = 0
    since: int = 0
    legal: list[msgspec.Raw] = []
    clock: _Hand | None = None


DECODER = msgspec.json.Decoder(_Message)


class _Picker:
    """Which of the legal actions a hand takes next: one that keeps it busy, as the game's `Tempo` has it."""

    def __init__(self, seed: int) -> None:
        self._game = registry.game(GAME)
        if self._game.tempo is None:
            raise Malformed(f"nobody races in {GAME}")
        self._tempo = self._game.tempo
        self._options = self._game.options(seats=SEATS, **OPTIONS)
        self._rng = new_rng(seed)

    def pick(self, seat: int, legal: list[msgspec.Raw]) -> Any | None:
        """An action as pages write it; none while there is nothing to be quick about."""
        ids = [parse_action(self._game, msgspec.json.decode(action)) for action in legal]
        if not ids:
            return None
        action = self._tempo.late(ids, self._rng)
        return self._game.encode(action) if self._tempo.busy(self._options, seat, action) else None


class _Times:
    """When a table's picks were sent, by the number that each got in the log, and when each page showed them."""

    def __init__(self) -> None:
        self.sent: dict[int, float] = {}
        self._shown: defaultdict[int, list[float]] = defaultdict(list)

    def show(self, message: _Message) -> None:
        """Note that a page shows everything up to this message."""
        now = perf_counter()
        for seq in range(message.since + 1, message.seq + 1):
            self._shown[seq].append(now)

    def delays(self) -> list[float]:
        """Seconds from sending a pick to each of the pages that showed it."""
        return [shown - sent for seq, sent in self.sent.items() for shown in self._shown[seq]]


class Race:
    """Tables of four who pick at once; how long each pick takes to come back, and to reach the others."""

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
        body = {"game": GAME, "players": [{"kind": "person"}] * SEATS, "options": OPTIONS}
        async with self._gate:
            seated = await asyncio.to_thread(ask, self.base, "/api/matches", body)
        times = _Times()
        async with asyncio.TaskGroup() as group:
            for seat in range(SEATS):
                group.create_task(self._seat(seated, seat, times, number * SEATS + seat))
        self.seen += times.delays()

    async def _seat(self, seated: dict[str, Any], seat: int, times: _Times, seed: int) -> None:
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
            await self._race(socket, seat, times, seed, message)
            if await self._done.wait() == 0:
                self.cpu_ms += self._process.cpu_ms
        finally:
            await socket.close()

    async def _race(self, socket: ClientConnection, seat: int, times: _Times, seed: int, shown: _Message) -> None:
        """Pick again and again as fast as a quick hand can, and note when the page shows what was picked."""
        picker, rng, requests = _Picker(seed), Random(seed), count()  # noqa: S311  for a measurement
        asked: dict[str, float] = {}
        end = perf_counter() + self.seconds
        free = perf_counter() + rng.random() * SLOWEST
        while (now := perf_counter()) < end or not self.confirmed:  # on a slow machine until there is something to tell of
            if now >= free and (action := picker.pick(seat, shown.legal)):
                request = f"{seat}-{next(requests)}"
                asked[request] = now
                act = {"kind": "act", "request": request, "seq": shown.seq, "seat": seat, "action": action}
                await socket.send(msgspec.json.encode(act).decode())
                free = inf  # until it is answered
            try:
                message = DECODER.decode(await asyncio.wait_for(socket.recv(), max(LOOK_AGAIN, min(free, end) - now)))
            except TimeoutError:
                continue
            if message.kind in ("accepted", "refused"):
                free = self._answered(message, asked, times, shown) + rng.random() * SLOWEST
            elif message.kind == "update":
                shown = message
                times.show(message)

    def _answered(self, message: _Message, asked: dict[str, float], times: _Times, shown: _Message) -> float:
        """Count an answer; when the hand is free again."""
        now = perf_counter()
        begun = asked.pop(message.request or "")
        if message.kind == "refused":
            self.gone += 1
            return now
        self.picks += 1
        self.confirmed.append(now - begun)
        times.sent[message.seq] = begun
        return now + (shown.clock.busy / 1000 if shown.clock else 0.0)


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
