"""Tables with two seats and a socket for each: one move at a time, each taken from what the server said is legal."""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from time import perf_counter
from typing import Any, Final

import msgspec

from seaboard.server.protocol import PROTOCOL
from seaboard.workshop.load.wire import Wire, connected
from seaboard.workshop.visitor import ask

UPDATE: Final = b'{"kind":"update"'
ACCEPTED: Final = b'{"kind":"accepted"'
REFUSED: Final = b'{"kind":"refused"'
RESYNC: Final = b'{"kind":"resync"'
ACT: Final = b'{"kind":"act","request":"%d","seq":%d,"seat":%d,"action":%b}'
OPENED_AT_ONCE: Final = 8
BODY: Final = {"game": "smugglers", "players": [{"kind": "person"}] * 2, "options": {}}


class _Shown(msgspec.Struct):
    """What a player needs of an update."""

    seq: int
    legal: list[msgspec.Raw]


SHOWN: Final = msgspec.json.Decoder(_Shown)


class Table:
    """A match of two; a move is over when both have seen it and whoever made it has its confirmation."""

    answers = 3

    def __init__(self, number: int) -> None:
        self.number = number
        self.wires: list[Wire] = []
        self.on_moved: Callable[[Table], None] = _nothing
        self.refused: bytes | None = None
        """What the server has said against a move; every move is legal, so that it should never."""
        self.sent_at = 0.0
        self.seen_at = 0.0
        """When the other seat saw the last move."""
        self.n_updates = 0
        self.n_bytes = 0
        """Of all updates."""
        self.awaited = 0
        self._made: dict[str, Any] = {}
        self._rng = Random(number)  # noqa: S311  for a measurement
        self._moves = 0
        self._next: tuple[int, int, list[msgspec.Raw]] | None = None  # seat, number of the last entry, what it may do
        self._mover = 0

    async def open(self, base: str) -> None:
        """Open the table and seat both."""
        self._made = await asyncio.to_thread(ask, base, "/api/matches", BODY)
        for seat in range(2):
            await self._sit(base, seat)

    async def come_back(self, base: str) -> float:
        """Take a seat again after the server has ended; the seconds from `hello` until the table is shown."""
        self.wires.clear()
        return await self._sit(base, 0)

    async def _sit(self, base: str, seat: int) -> float:
        shown: asyncio.Future[float] = asyncio.get_running_loop().create_future()

        def hear(message: bytes) -> None:
            if message.startswith(UPDATE):
                self._see(seat, message)
            elif message.startswith(ACCEPTED):
                self._count()
            elif message.startswith(RESYNC):
                self._note(seat, message)
                shown.set_result(perf_counter())
            elif message.startswith(REFUSED):
                self.refused = message
                self.awaited = 0

        wire = await connected(base, hear)
        self.wires.append(wire)
        hello = {"protocol": PROTOCOL, "build": "dev", "match": self._made["match"], "token": self._made["token"], "seat": seat}
        begin = perf_counter()
        wire.send(msgspec.json.encode({"kind": "hello", **hello}))
        return await shown - begin

    @property
    def mean_bytes(self) -> float:
        """Of an update."""
        return self.n_bytes / max(1, self.n_updates)

    @property
    def is_over(self) -> bool:
        """Is there nothing left to play?"""
        return self._next is None and not self.awaited

    def move(self, at: float | None = None) -> None:
        """Let whoever may act play something; it counts from `at`, if it should have been played before."""
        if self._next is None:
            return
        seat, seq, legal = self._next
        self._next = None
        self._moves += 1
        self._mover = seat
        self.awaited = self.answers
        self.sent_at = at or perf_counter()
        self.wires[seat].send(ACT % (self._moves, seq, seat, self._rng.choice(legal)))

    def _see(self, seat: int, message: bytes) -> None:
        if seat != self._mover:
            self.seen_at = perf_counter()
        self.n_updates += 1
        self.n_bytes += len(message)
        self._note(seat, message)
        self._count()

    def _note(self, seat: int, message: bytes) -> None:
        shown = SHOWN.decode(message)
        if shown.legal:
            self._next = (seat, shown.seq, shown.legal)

    def _count(self) -> None:
        self.awaited -= 1
        if not self.awaited:
            self.on_moved(self)

    def close(self) -> None:
        """End both sockets."""
        for wire in self.wires:
            wire.close()


class RelayTable(Table):
    """Two sockets at the bare relay that speak in turn: messages as long as those at a table."""

    answers = 2

    async def open(self, base: str) -> None:
        """Connect both."""
        for seat in range(2):
            wire = await connected(base, partial(self._pass, seat))
            wire.send(b"%d" % self.number)
            self.wires.append(wire)

    @property
    def is_over(self) -> bool:
        """It never is."""
        return False

    def move(self, at: float | None = None) -> None:
        """Let the next one speak."""
        self._moves += 1
        self._mover = self._moves % 2
        self.awaited = self.answers
        self.sent_at = at or perf_counter()
        self.wires[self._mover].send(ACT % (self._moves, self._moves, self._mover, b'{"kind":"sail","to":"e5"}'))

    def _pass(self, seat: int, message: bytes) -> None:
        if seat != self._mover:
            self.seen_at = perf_counter()
        self.n_updates += 1
        self.n_bytes += len(message)
        self._count()


def _nothing(_table: Table) -> None:
    """Nobody waits for the table's moves."""


async def opened(tables: Sequence[Table], base: str) -> None:
    """Open tables, some at once."""
    gate = asyncio.Semaphore(OPENED_AT_ONCE)

    async def open_one(table: Table) -> None:
        async with gate:
            await table.open(base)

    async with asyncio.TaskGroup() as group:
        for table in tables:
            group.create_task(open_one(table))
