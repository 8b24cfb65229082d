"""What `seaboard bench server` prints: the figures of a server on each database, of a bare relay beside it, and of a race."""

import asyncio
import os
import signal
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from time import sleep
from typing import Any, Final, NamedTuple

import msgspec
import uvloop

from seaboard.workshop.load.play import Play, Sample
from seaboard.workshop.load.process import SERVE, Process, check_system, running
from seaboard.workshop.load.race import race
from seaboard.workshop.load.tables import RelayTable, Table, opened
from seaboard.workshop.own_postgres import NoPostgres, OwnPostgres

RELAY: Final = "from seaboard.workshop.load.relay import main; main()"
WATCH: Final = "from seaboard.workshop.load.profile import watch; watch()"
LOOK_AGAIN: Final = 0.02  # seconds
AT_ONCE: Final = 64  # tables that play while the server is saturated
TRIES: Final = 3  # of the pace for which a delay is promised: the best counts
RETURNS: Final = 20  # tables that are read from the database again
BUSY: Final = 0.9  # share of its core from which whoever measures is measured


def n_steps() -> int:
    """How often `Plan.move_on` is called: seats, paces and saturation of three servers, two processes, and a race."""
    return 3 * (4 + TRIES) + 2


class Plan(NamedTuple):
    """How much is measured."""

    tables: int
    seconds: float
    move_on: Callable[[int], None]
    """Called behind each step."""
    say: Callable[[str], None]
    """Gets what has to be known beside the figures."""

    @property
    def paces(self) -> tuple[int, int, int]:
        """How many tables make a move a second: some, the number for which a delay is promised, and all."""
        return self.tables // 5, self.tables // 2, self.tables


def measure(plan: Plan) -> dict[str, Any]:
    """All figures; without a PostgreSQL on this machine none of it."""
    check_system()
    with tempfile.TemporaryDirectory() as folder:
        sqlite, n_bytes = _on(plan, f"sqlite:///{folder}/matches.sqlite")
    with running(RELAY, str(n_bytes)) as process:
        relay = _play(plan, process, [RelayTable(n) for n in range(plan.tables)])
    figures = {"sqlite": sqlite | {"relay": relay}, "postgresql": None}
    try:
        with OwnPostgres() as postgres:
            postgres.ask("CREATE DATABASE seaboard")
            found = _on(plan, postgres.address("seaboard"), postgres)[0]
            two = _two_processes(plan, postgres.address("seaboard"), found["saturated"]["cpu_ms"])
            figures["postgresql"] = found | {"two_processes": two, "relay": relay}
    except NoPostgres as error:
        plan.say(f"nothing was measured on PostgreSQL: {error}")
    raced = race(max(1, plan.tables // 10), plan.seconds)
    plan.move_on(1)
    return figures | {"race": raced}


def _on(plan: Plan, database: str, postgres: OwnPostgres | None = None) -> tuple[dict[str, Any], int]:
    """The figures of a server on a database, and how long its updates are."""
    tables = [Table(n) for n in range(plan.tables)]
    with running(*SERVE, SEABOARD_DATABASE=database) as process:
        found = _play(plan, process, tables, Process(postgres.pid) if postgres else None)
    with running(*SERVE, SEABOARD_DATABASE=database) as process:
        back = uvloop.run(_come_back(process, tables[: RETURNS + 1]))
    return found | {"back_ms": back}, round(sum(table.mean_bytes for table in tables) / len(tables))


def _two_processes(plan: Plan, database: str, one: float) -> dict[str, float]:
    """Processor time of a move where two processes serve the tables, and how many times that of one process it is."""
    tables = [Table(n) for n in range(min(plan.tables, 2 * AT_ONCE))]
    with running(*SERVE, "--workers", "2", SEABOARD_DATABASE=database) as process:
        sample = uvloop.run(_saturated(process, tables, plan.seconds))
    plan.move_on(1)
    return {"cpu_ms": round(sample.cpu_ms_per_move, 4), "times_one": round(sample.cpu_ms_per_move / one, 2) if one else 0.0}


async def _saturated(process: Process, tables: Sequence[Table], seconds: float) -> Sample:
    await opened(tables, process.base)
    sample = await Play(process, tables).saturated(AT_ONCE, seconds)
    for table in tables:
        table.close()
    return sample


def _play(plan: Plan, process: Process, tables: Sequence[Table], database: Process | None = None) -> dict[str, Any]:
    return uvloop.run(_all_ways(plan, process, tables, database))


async def _all_ways(plan: Plan, process: Process, tables: Sequence[Table], database: Process | None) -> dict[str, Any]:
    """Seat everybody, let them play at each pace, and then as fast as they can."""
    table_bytes = await _seat(process, tables)
    plan.move_on(1)
    paced = {}
    for n in plan.paces:
        tries = []
        for _ in range(TRIES if n == plan.paces[1] else 1):
            tries.append(await Play(process, tables[:n]).paced(plan.seconds))
            plan.move_on(1)
        paced[str(n)] = _delays(plan, min(tries, key=lambda sample: sample.delay_ms(99)))
    sample = await Play(process, tables, database).saturated(AT_ONCE, plan.seconds)
    plan.move_on(1)
    for table in tables:
        table.close()
    saturated = {"moves_per_second": round(sample.moves_per_second)} | _delays(plan, sample)
    if database is not None:
        saturated["database_cpu_ms"] = round(sample.database_cpu_ms / sample.moves, 4)
    return {"saturated": saturated, "paced": paced, "table_bytes": table_bytes}


async def _seat(process: Process, tables: Sequence[Table]) -> int:
    """Open all tables; bytes of one, without the first ones, for which the server itself grows."""
    first = max(1, len(tables) // 10)
    await opened(tables[:first], process.base)
    before = process.memory
    await opened(tables[first:], process.base)
    return (process.memory - before) // max(1, len(tables) - first)


def _delays(plan: Plan, sample: Sample) -> dict[str, float]:
    if sample.load > BUSY:
        plan.say(f"whoever measured used {sample.load:.0%} of a core: the delays are partly its own")
    return {
        "p50_ms": round(sample.delay_ms(50), 2),
        "p99_ms": round(sample.delay_ms(99), 2),
        "cpu_ms": round(sample.cpu_ms_per_move, 4),
    }


async def _come_back(process: Process, tables: Sequence[Table]) -> float:
    """Milliseconds until a table that was in the database only is shown again; the first one does not count."""
    delays = [await table.come_back(process.base) for table in tables]
    for table in tables:
        table.close()
    await asyncio.sleep(0)
    return round(median(delays[1:] or delays) * 1000, 2)


def profile(tables: int, seconds: float) -> dict[str, Any]:
    """Where the microseconds of a move go while the server is saturated, on SQLite."""
    check_system()
    with tempfile.TemporaryDirectory() as folder:
        found = Path(folder) / "profile.json"
        environment = {"SEABOARD_DATABASE": f"sqlite:///{folder}/matches.sqlite", "SEABOARD_PROFILE": str(found)}
        with running(f"{WATCH}; {SERVE[0]}", *SERVE[1:], **environment) as process:
            sample = uvloop.run(_profiled(process, [Table(n) for n in range(tables)], seconds))
            while not found.exists():
                sleep(LOOK_AGAIN)
        seconds_of_part = msgspec.json.decode(found.read_bytes(), type=dict[str, float])
    share = sample.cpu_ms_per_move * 1000 / sum(seconds_of_part.values())
    parts = {name: round(value * share, 1) for name, value in sorted(seconds_of_part.items(), key=lambda item: -item[1])}
    return {"all": round(sample.cpu_ms_per_move * 1000, 1)} | parts


async def _profiled(process: Process, tables: Sequence[Table], seconds: float) -> Sample:
    await opened(tables, process.base)
    await Play(process, tables).saturated(AT_ONCE, 1.0)
    os.kill(process.pid, signal.SIGUSR1)
    sample = await Play(process, tables).saturated(AT_ONCE, seconds)
    os.kill(process.pid, signal.SIGUSR2)
    for table in tables:
        table.close()
    return sample
