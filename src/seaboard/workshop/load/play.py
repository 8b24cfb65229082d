"""How tables play while they are measured: as fast as the server answers, or one move a second each."""

import asyncio
import gc
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from time import perf_counter, process_time
from typing import Final, NamedTuple

from seaboard.engine.errors import Malformed
from seaboard.workshop.load.process import Process
from seaboard.workshop.load.tables import Table

WARM_UP: Final = 1.0  # seconds that do not count
BETWEEN_MOVES: Final = 1.0  # seconds
LAST_ANSWERS: Final = 30.0  # seconds


class Sample(NamedTuple):
    """What was measured in some seconds of play."""

    seconds: float
    moves: int
    cpu_ms: float
    """Of the server."""
    database_cpu_ms: float
    """Of a database that is a process of its own."""
    delays: list[float]
    """Seconds from sending a move to the other seat's update, in rising order."""
    load: float
    """The share of its core that whoever measures has used."""

    @property
    def moves_per_second(self) -> float:
        """Moves that were stored, confirmed and shown."""
        return self.moves / self.seconds

    @property
    def cpu_ms_per_move(self) -> float:
        """Processor time of the server for one move."""
        return self.cpu_ms / self.moves

    def delay_ms(self, percent: int) -> float:
        """The delay that so many percent do not exceed."""
        return self.delays[min(len(self.delays) - 1, len(self.delays) * percent // 100)] * 1000


class Play:
    """Tables that play until they have been measured."""

    def __init__(self, process: Process, tables: Sequence[Table], database: Process | None = None) -> None:
        self._process = process
        self._database = database
        self._tables = tables
        self._delays: list[float] = []
        self._is_on = True
        self._still = asyncio.Event()
        self._moved = asyncio.Event()

    async def saturated(self, at_once: int, seconds: float) -> Sample:
        """Let some tables play at once, each as fast as it is answered; where a match ends another table takes its place."""
        spare = [table for table in self._tables if not table.is_over]

        def moved(table: Table) -> None:
            self._note(table)
            if not table.is_over:
                table.move()
            elif spare:
                begin(spare.pop())

        def begin(table: Table) -> None:
            table.on_moved = self._while_on(moved)
            table.move()

        for _ in range(min(at_once, len(spare))):
            begin(spare.pop())
        return await self._measure(seconds)

    async def paced(self, seconds: float) -> Sample:
        """Let every table make one move a second, evenly spread; a move that waits for the one before counts from its time."""
        loop = asyncio.get_running_loop()
        overdue: dict[Table, float] = {}

        def moved(table: Table) -> None:
            self._note(table)
            if (since := overdue.pop(table, None)) is not None:
                table.move(since)

        def ring(table: Table, at: float) -> None:
            if not self._is_on or table.is_over:
                return
            loop.call_later(max(0.0, at + BETWEEN_MOVES - perf_counter()), ring, table, at + BETWEEN_MOVES)
            if table.awaited:
                overdue.setdefault(table, at)
            else:
                table.move()

        begin = perf_counter()
        for n, table in enumerate(self._tables):
            table.on_moved = self._while_on(moved)
            wait = BETWEEN_MOVES * n / len(self._tables)
            loop.call_later(wait, ring, table, begin + wait)
        return await self._measure(seconds)

    def _note(self, table: Table) -> None:
        self._delays.append(table.seen_at - table.sent_at)
        self._moved.set()

    def _while_on(self, moved: Callable[[Table], None]) -> Callable[[Table], None]:
        return lambda table: moved(table) if self._is_on else self._look_if_still()

    async def _measure(self, seconds: float) -> Sample:
        with _no_collection():
            await asyncio.sleep(min(WARM_UP, seconds))
            self._delays.clear()
            self._moved.clear()
            before = self._used()
            await asyncio.sleep(seconds)
            async with asyncio.timeout(LAST_ANSWERS):
                await self._moved.wait()
            delays = sorted(self._delays)
            took, load, cpu, database = (now - then for now, then in zip(self._used(), before, strict=True))
        await self._end()
        return Sample(took, len(delays), cpu, database, delays, load / took)

    def _used(self) -> tuple[float, float, float, float]:
        """Time by the clock, of this process in seconds, and of the server and its database in milliseconds."""
        return perf_counter(), process_time(), self._process.cpu_ms, self._database.cpu_ms if self._database else 0.0

    async def _end(self) -> None:
        """Let no new moves be made, and wait for the last answers, so that every table can play on later."""
        self._is_on = False
        self._look_if_still()
        async with asyncio.timeout(LAST_ANSWERS):
            await self._still.wait()
        for table in self._tables:
            if table.refused is not None:
                raise Malformed(f"a legal move was refused: {table.refused.decode()}")

    def _look_if_still(self) -> None:
        if not any(table.awaited for table in self._tables):
            self._still.set()


@contextmanager
def _no_collection() -> Iterator[None]:
    """Let no collection of garbage of whoever measures look like a delay of the server."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
