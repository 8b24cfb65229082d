"""A run: tables are opened, everything around them breaks again and again, then there is peace, and the judge looks."""

import asyncio
import signal
import tempfile
import threading
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from seaboard.server.rig import Rig
from seaboard.server.storage.engines import is_durable
from seaboard.workshop.line import BadLine
from seaboard.workshop.torture.databases import Database, opened
from seaboard.workshop.torture.hurts import Clock, Killer, disturb, in_turn, until_told
from seaboard.workshop.torture.judge import judge
from seaboard.workshop.torture.ledger import Ledger
from seaboard.workshop.torture.players import Device
from seaboard.workshop.torture.processes import SERVE, ServerProcess
from seaboard.workshop.torture.tables import seat, ways
from seaboard.workshop.torture.waiting import Watch

TABLES: Final = 9
BETWEEN_KILLS: Final = 10  # submissions that are acknowledged, at least
WAITS_FOR: Final = 60.0  # seconds for them
LINGERS: Final = 0.4  # seconds, at most, before the next hurt
COUNTDOWN: Final = 100  # milliseconds to the horn of a race, and
PATIENCE: Final = 200  # … until a seat may be lent: nobody would live to see what people have
LEASE: Final = 2.0  # seconds until another process has the tables of one that was killed
SPARE_PAGES: Final = 1
KILLS_DATABASE: Final = 0.4  # how often it is PostgreSQL that is killed, where it can be
IN_PEACE: Final = 3  # submissions of every table when nothing breaks any more
PEACE_WITHIN: Final = 180.0  # seconds
LINE_WITHIN: Final = 30.0
SHOWN_FAULTS: Final = 20
FAULTS: Final = ("lost", "doubled", "disagreeing", "stuck", "died", "stood_still")
ENDED: Final = 128 + signal.SIGTERM  # as shells count it


@dataclass(frozen=True, kw_only=True)
class Plan:
    """What shall be done."""

    kills: int
    database: str = "sqlite"
    seed: int = 1
    tables: int = TABLES
    command: Sequence[str] = SERVE
    """How a server process is started."""
    peace: float = PEACE_WITHIN
    """Seconds for every table to go on, and for everybody to see its end, when nothing breaks any more."""


def torture(plan: Plan, move_on: Callable[[int], None]) -> dict[str, Any]:
    """The figures of a run; `move_on` is told of every kill."""
    try:
        return asyncio.run(_torture(plan, move_on))
    except asyncio.CancelledError:
        raise SystemExit(ENDED) from None


async def _torture(plan: Plan, move_on: Callable[[int], None]) -> dict[str, Any]:
    task = asyncio.current_task()
    if task is not None:
        for sign in (signal.SIGINT, signal.SIGTERM):  # also where SIGINT is ignored, as in the background
            asyncio.get_running_loop().add_signal_handler(sign, task.cancel)
    with (
        tempfile.TemporaryDirectory(prefix="seaboard-torture-") as folder,
        opened(plan.database, Path(folder)) as database,
    ):
        run = Run(plan, Path(folder), database)
        async with AsyncExitStack() as stack:
            await run.begin(stack)
            await run.hurt(move_on)
            stuck = await run.have_peace()
        return run.figures(stuck)


def is_sound(figures: dict[str, Any]) -> bool:
    """Was nothing lost or doubled, did nothing disagree, die or stand still, and does the database write durably?"""
    return figures["durable"] and not any(figures[fault] for fault in FAULTS)


class Run:
    """One run in a folder of its own."""

    def __init__(self, plan: Plan, folder: Path, database: Database) -> None:
        self.plan = plan
        self.database = database
        self.rng = Random(plan.seed)  # noqa: S311  a run that can be repeated
        self.ledger = Ledger()
        self.watch = Watch(self._standing)
        self.killer = Killer(self.ledger, self.rng, self.watch)
        self.clock = Clock(folder / "clock", self.rng)
        self.servers = [ServerProcess(plan.command, database.address, folder / f"log-{n}") for n in range(database.n_servers)]
        self.lines: list[BadLine] = []
        self.devices: list[Device] = []
        self.hurts: Counter[str] = Counter()

    @property
    def rig(self) -> Rig:
        """What is different about the server processes."""
        return Rig(clock=str(self.clock.path), countdown=COUNTDOWN, patience=PATIENCE, lease_seconds=LEASE)

    async def begin(self, stack: AsyncExitStack) -> None:
        """Start everything and let everybody sit down."""
        for server in self.servers:
            stack.push_async_callback(_end, server)
        await asyncio.gather(*(server.start(self.rig) for server in self.servers))
        self.settings = self.servers[0].settings
        self.lines = [await stack.enter_async_context(_line(server.base)) for server in self.servers]
        ways_there = [lambda line=line: line.address for line in self.lines]
        for nth, way in enumerate(ways(self.plan.tables)):
            self.devices += await seat(nth, way, self.ledger, self.rng, ways_there)
        players = [asyncio.create_task(device.run(), name=device.name) for device in self.devices]
        stack.push_async_callback(_cancel, players)
        self._players = players

    @property
    def _has_died(self) -> bool:
        """Has a server process ended by itself?"""
        return any(server.has_died for server in self.servers)

    def _standing(self) -> list[str]:
        """Who waits for what, and which processes are not there."""
        died = [f"the server of {server.base} has died" for server in self.servers if server.has_died]
        return [*died, *(device.waits_for for device in self.devices)]

    def _check_players(self) -> None:
        """A player whose own code fails must not end in silence."""
        for player in self._players:
            if player.done():
                player.result()

    async def hurt(self, move_on: Callable[[int], None]) -> None:
        """Break things until there were so many kills, or everything stands still."""
        side_hurts, task = in_turn(self.rng), asyncio.current_task()
        while (before := self.killer.kills) < self.plan.kills and not self.killer.counts["stood_still"]:
            if task is not None and task.cancelling():  # whatever has swallowed it
                raise asyncio.CancelledError
            await self._go_on()
            hurt = next(side_hurts)
            self.hurts[hurt] += 1
            if hurt == "full_disk":
                await self._fill_disk()
            else:
                disturbing = asyncio.create_task(disturb(hurt, self.lines, self.clock, self.rng))
                try:
                    await asyncio.sleep(self.rng.random() * LINGERS)
                    await self._kill_something()
                finally:
                    await disturbing
            move_on(self.killer.kills - before)

    async def _kill_something(self) -> None:
        """Kill the database's server, if it is ours, or one of the others; start it again at once."""
        postgres = self.database.postgres
        if postgres is not None and self.rng.random() < KILLS_DATABASE:
            await self.killer.catch("postgresql", lambda: self._has_died)
            postgres.kill()
            await asyncio.to_thread(postgres.start)
        else:
            await self._kill(self.rng.choice(self.servers), self.rig)

    async def _kill(self, server: ServerProcess, rig: Rig) -> None:
        await self.killer.catch("server", lambda: self._has_died)
        await self._restart(server, rig)

    @staticmethod
    async def _restart(server: ServerProcess, rig: Rig) -> None:
        server.kill()
        await server.gone()
        await server.start(rig)

    async def _fill_disk(self) -> None:
        """Let files grow no further until somebody is told so. SQLite's bound belongs to the process, which is killed for it."""
        if self.database.is_file:
            await self._kill(self.servers[0], msgspec.structs.replace(self.rig, spare_pages=SPARE_PAGES))
            self.killer.counts["full_disk"] += await until_told(self.ledger, self.watch)
            await self._kill(self.servers[0], self.rig)
        elif self.database.postgres is not None:
            await self.database.fill(self.database.postgres)
            self.killer.counts["full_disk"] += await until_told(self.ledger, self.watch)
            await self.database.make_room(self.database.postgres)
            await self._kill_something()

    async def _go_on(self) -> None:
        """Let people act until some more has been acknowledged."""
        wanted = self.ledger.acknowledged + BETWEEN_KILLS
        self.killer.counts["idle"] += not await self.watch.until(
            lambda: self.ledger.acknowledged >= wanted or self._has_died, WAITS_FOR, f"{BETWEEN_KILLS} more acknowledged"
        )
        self._check_players()

    async def have_peace(self) -> list[str]:
        """Let every table go on, then rest until everybody has an answer and sees the end; who does not get there."""
        tables = {device.table for device in self.devices}
        begun = {table: table.n_done for table in tables}
        stuck = await self._until(
            "in peace, submissions at every table",
            lambda: [f"{table.game} {table.match}: nobody acts" for table in tables if table.n_done < begun[table] + IN_PEACE],
        )
        for table in tables:
            table.is_resting = True
        stuck += await self._until(
            "in peace, an answer for everybody", lambda: [device.waits_for for device in self.devices if not device.is_settled]
        )
        stuck += await self._until("in peace, the end of the log for everybody", self._behind)
        return stuck

    def _behind(self) -> list[str]:
        """Devices that have not seen what others at their table have."""
        latest: dict[str, int] = {}
        for (match, _), seen in self.ledger.shown.items():
            latest[match] = max(latest.get(match, 0), *seen)
        return [
            f"{device.name} sees entry {device.shown.get('seq')} of {latest.get(device.match)}"
            for device in self.devices
            if device.match != device.table.match
            or device.shown.get("seq", 0) < latest.get(device.match, 0)
            or not device.is_at_rest
        ]

    async def _until(self, what: str, left: Callable[[], list[str]]) -> list[str]:
        """What is left when nothing is left to wait for, or the time is over. A process that has died is started again, once."""
        for _ in range(2):
            for server in self.servers:
                if server.has_died:
                    await self._restart(server, self.rig)
            await self.watch.until(lambda: not left() or self._has_died, self.plan.peace, what)
            if not self._has_died:
                break
        self._check_players()
        return left()

    def figures(self, stuck: list[str]) -> dict[str, Any]:
        """What the judge says, and what was done how often."""
        verdict = judge(self.ledger, self.database.address)
        deaths = [death for server in self.servers for death in server.deaths]
        faults = [*deaths, *verdict.lost, *verdict.doubled, *verdict.disagreeing, *stuck]
        return {
            "kills": self.killer.kills,
            "acknowledged": self.ledger.acknowledged,
            "lost": len(verdict.lost),
            "doubled": len(verdict.doubled),
            "disagreeing": len(verdict.disagreeing),
            "stuck": len(stuck),
            "died": len(deaths),
            "stood_still": self.killer.counts["stood_still"],
            "settings": self.settings,
            "durable": is_durable(self.settings),
            "killed": dict(self.killer.counts),
            "hurts": dict(self.hurts),
            "counts": dict(self.ledger.counts),
            "refusals": dict(self.ledger.refusals),
            "matches": len(self.ledger.matches),
            "surprises": dict(sum((server.surprises for server in self.servers), Counter())),
            "seed": self.plan.seed,
            "faults": faults[:SHOWN_FAULTS],
            "waits": self.watch.notes[:SHOWN_FAULTS],
        }


@asynccontextmanager
async def _line(base: str) -> AsyncIterator[BadLine]:
    """A line to a server that people connect through."""
    line = BadLine(base, delay_ms=0, dropped=0)
    ready, ended = threading.Event(), asyncio.Event()  # the first is waited for in other threads elsewhere
    serving = asyncio.create_task(line.serve(ready, ended))
    try:
        await asyncio.to_thread(ready.wait, LINE_WITHIN)
        yield line
    finally:
        ended.set()
        await serving


async def _cancel(tasks: Sequence[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def _end(server: ServerProcess) -> None:
    server.kill()
    await server.gone()
