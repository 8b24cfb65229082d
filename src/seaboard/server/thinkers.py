"""The processes in which bots think: started when first needed, fair to all tables, replaced when they die or take too long.

The event loop never waits for one. Whoever asks gets an answer, or `NoCrew` soon enough to play without it.
"""

import asyncio
import os
import subprocess
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from time import perf_counter
from typing import Final

import msgspec

from seaboard.bots.crew import RANKS, Character
from seaboard.bots.orders import (
    LENGTH,
    Advice,
    Advise,
    Advised,
    AnyAnswer,
    Choose,
    Chosen,
    Failed,
    Here,
    Order,
    Position,
    Warm,
    Warmed,
    framed,
    length_of,
    read_answer,
)
from seaboard.engine.errors import Malformed, SeaboardError
from seaboard.server import metrics
from seaboard.server.compiling import COMPILE_LIMIT, compiles
from seaboard.server.tasks import LOG, Tasks

MODULE: Final = "seaboard.bots.worker"
PATIENCE: Final = 0.8  # seconds until a decision is made without trying out, whatever the reason
HINT_PATIENCE: Final = 5.0  # seconds that a person waits for a hint
BUDGET: Final = 400.0  # milliseconds that a bot should need at most, on however slow a machine
LIMIT: Final = 3.0  # seconds for one decision or hint; then the process is killed
START_LIMIT: Final = 60.0  # seconds until a process has said its first word, on a machine with other work
LOAD_LIMIT: Final = 60.0  # seconds to load what was compiled
FIRST_PAUSE: Final = 1.0  # seconds until a process that has died is started again, growing
LONGEST_PAUSE: Final = 60.0
STEADY: Final = 60.0  # seconds; one that has lived so long is replaced without a pause
MOST_KEPT: Final = 10_000  # tables of which is known when they were served
MOST_NAME: Final = 24  # letters of a bot's name, as it is stored


class NoCrew(SeaboardError):
    """Nobody here can try out what could be done, or not yet, or not in time."""

    code = "no_crew"


class _GoneError(Exception):
    """A process has died, or was killed because it took too long."""


def parse_own(wanted: Iterable[str]) -> dict[str, str]:
    """Bots of the host's own: the name that is offered -> `module:Class`."""
    found: dict[str, str] = {}
    for each in wanted:
        module, _, name = each.partition(":")
        if not module or not name.isidentifier() or len(name) > MOST_NAME:
            raise Malformed(
                f"{each!r} is no bot, expected module:Class with a name of at most {MOST_NAME} letters (docs/bots.md)"
            )
        if name in found or name in RANKS:
            raise Malformed(f"there are two bots of the name {name}")
        found[name] = each
    return found


def checked_own(wanted: Iterable[str]) -> dict[str, str]:
    """The same, each tried in a process of its own: a server imports no module of its host's."""
    found = parse_own(wanted)
    for each in found.values():
        tried = subprocess.run(command(has_own=True, more=("--try", each)), capture_output=True, text=True, check=False)  # noqa: S603  our own Python
        if tried.returncode:
            raise Malformed((tried.stderr.strip().splitlines() or [f"{each!r} is no bot"])[-1])
    return found


def usual_workers(servers: int = 1) -> int:
    """How many processes think by default: a core is left to each server and its database, and at least one thinks."""
    return max(1, ((os.cpu_count() or 1) - 1) // servers)


def command(*, has_own: bool, more: Sequence[str] = ()) -> tuple[str, ...]:
    """How a process is started; modules in the folder of the host are found only if there are bots of their own."""
    return (sys.executable, *(() if has_own else ("-P",)), "-m", MODULE, *more)


@dataclass(eq=False)
class _Job:
    """A question of a table, and who waits for the answer."""

    order: Choose | Advise
    needs: str | None
    """The game that has to be ready for it; none for bots of the host's own."""
    answer: "asyncio.Future[AnyAnswer]"
    is_second: bool = False
    """Did the process that had it first die of it?"""


@dataclass(eq=False)
class _Worker:
    """One process, and what it is ready for."""

    process: Process
    has_compiler: bool = False
    dressed: set[str] = field(default_factory=set)
    refused: set[str] = field(default_factory=set)
    """Games that it could not load."""

    def can_answer(self, job: _Job) -> bool:
        """Is it ready for this question?"""
        return job.needs is None or job.needs in self.dressed

    async def ask(self, order: Order, limit: float) -> AnyAnswer:
        """Send an order and wait for the answer, but not too long."""
        line = self.process.stdin
        if line is None:
            raise _GoneError
        try:
            line.write(framed(order))
            return await self.hear(limit)
        except TimeoutError:  # an OSError, too; but the process is there
            raise
        except (OSError, RuntimeError) as error:  # RuntimeError: the line was closed
            raise _GoneError from error

    async def hear(self, limit: float) -> AnyAnswer:
        """The next answer."""
        line = self.process.stdout
        if line is None:
            raise _GoneError
        try:
            async with asyncio.timeout(limit):
                length = length_of(await line.readexactly(LENGTH))
                return read_answer(await line.readexactly(length))
        except TimeoutError:
            raise
        except (OSError, ValueError, asyncio.IncompleteReadError, msgspec.MsgspecError) as error:
            raise _GoneError from error

    async def end(self) -> None:
        """End it, whatever it does."""
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()
        metrics.BOT_WORKERS.dec()


class Thinkers:
    """All processes of one server in which bots think, and the questions that wait for them."""

    def __init__(
        self,
        workers: int,
        *,
        own: Mapping[str, str] | None = None,
        changed: Callable[[str], None] = lambda _: None,
        start: Sequence[str] | None = None,
    ) -> None:
        """`changed` is called with a game that has become ready, or is no longer; `start` is the command to start a process."""
        self._n = workers
        self._own = dict(own or {})
        self._changed = changed
        self._start = tuple(start or command(has_own=bool(self._own)))
        self._tasks = Tasks()
        self._workers: list[_Worker] = []
        self._queue_of_table: dict[str, deque[_Job]] = {}
        self._last_served: dict[str, int] = {}  # table -> the number of its last question; the oldest first
        self._n_served = 0
        self._again: deque[_Job] = deque()  # questions of which a process has died
        self._more = asyncio.Event()
        self._wanted: list[str] = []  # games, in the order in which they were asked for
        self._compiling: set[str] = set()
        self._compiled: set[str] = set()
        self._hopeless: set[str] = set()  # games that cannot be compiled
        self._load_limit: dict[str, float] = {}  # game -> seconds to load it, where the usual ones did not do
        self._has_compiler = True
        self._has_begun = False
        self._is_closed = False
        self._one_compiles = asyncio.Lock()

    @property
    def own(self) -> tuple[str, ...]:
        """The names of the host's own bots."""
        return tuple(self._own)

    def thinks(self, bot: str) -> bool:
        """Is this a bot that thinks in a process of its own?"""
        return bot in RANKS or bot in self._own

    def is_ready(self, game: str) -> bool:
        """Can actions of this game be tried out now?"""
        return any(game in worker.dressed for worker in self._workers)

    def is_dressing(self, game: str) -> bool:
        """Will it be possible to try out actions of this game, and is it not yet?"""
        return game in self._wanted and self._can_hope(game) and not self.is_ready(game)

    def call(self, game: str) -> None:
        """Get ready for a game, if that has not begun."""
        if not self._n or self._is_closed:
            return
        if game not in self._wanted and self._has_compiler:
            self._wanted.append(game)
            self._more.set()
            self._changed(game)
        self._begin()

    async def choose(self, table: str, bot: str, position: Position, character: Character = "steady") -> int:
        """What a bot plays; `NoCrew` if nobody can say it now or soon."""
        if not self.thinks(bot):  # the host had it once
            raise NoCrew(f"there is no bot {bot!r} here")
        own = self._own.get(bot)
        order = Choose(own or bot, position, BUDGET, character)
        answer = await self._ask(table, order, None if own else position.game, PATIENCE)
        if not isinstance(answer, Chosen):
            raise NoCrew(f"{bot} has not chosen: {_said(answer)}")
        return answer.action

    async def advise(self, table: str, position: Position) -> tuple[Advice, ...]:
        """What could be done on a seat; `NoCrew` if nobody can say it now or soon."""
        answer = await self._ask(table, Advise(position), position.game, HINT_PATIENCE)
        if not isinstance(answer, Advised) or not answer.choices:
            raise NoCrew(f"there is no hint: {_said(answer)}")
        return answer.choices

    async def close(self) -> None:
        """End all processes."""
        self._is_closed = True
        self._tasks.cancel()
        await self._tasks.settled()
        for queue in (self._again, *self._queue_of_table.values()):
            for job in queue:
                job.answer.cancel()

    # Questions.

    async def _ask(self, table: str, order: Choose | Advise, needs: str | None, patience: float) -> AnyAnswer:
        if needs is not None:
            self.call(needs)
            if not self.is_ready(needs):
                raise NoCrew(f"nobody is ready to try out what could be done in {needs}")
        elif not self._n or self._is_closed:
            raise NoCrew("no process thinks here")
        self._begin()
        job = _Job(order, needs, asyncio.get_running_loop().create_future())
        self._queue_of_table.setdefault(table, deque()).append(job)
        self._more.set()
        try:
            async with asyncio.timeout(patience):
                return await job.answer
        except TimeoutError as error:
            raise NoCrew(f"nobody has answered within {patience} seconds") from error

    def _take(self, worker: _Worker) -> _Job | None:
        """The next question that a process can answer: first what another has died of, then of the table that waits longest."""
        for queue in (self._again, *self._queue_of_table.values()):
            while queue and queue[0].answer.done():  # whoever asked has given up
                queue.popleft()
        self._queue_of_table = {table: queue for table, queue in self._queue_of_table.items() if queue}
        if self._again and worker.can_answer(self._again[0]):
            return self._again.popleft()
        waiting = [table for table, queue in self._queue_of_table.items() if worker.can_answer(queue[0])]
        if not waiting:
            return None
        table = min(waiting, key=lambda each: self._last_served.get(each, 0))  # also when it has given up meanwhile
        self._last_served.pop(table, None)
        self._last_served[table] = self._n_served = self._n_served + 1
        if len(self._last_served) > MOST_KEPT:
            del self._last_served[next(iter(self._last_served))]
        return self._queue_of_table[table].popleft()

    # Processes.

    def _begin(self) -> None:
        """Start the processes, the first time that one is needed."""
        if self._has_begun:
            return
        self._has_begun = True
        for number in range(self._n):
            self._tasks.start(self._keep(), f"bot worker {number}")

    async def _keep(self) -> None:
        """Keep one process running; one that does not live long is replaced later and later."""
        pause = FIRST_PAUSE
        while True:
            began = perf_counter()
            try:
                await self._run()
            except Exception as error:  # noqa: BLE001  whatever it was, the next one may do better
                pause = FIRST_PAUSE if perf_counter() - began > STEADY else pause
                LOG.warning(
                    "a process in which bots think has ended (%s); the next one starts in %g s", type(error).__name__, pause
                )
                metrics.BOT_RESTARTS.inc()
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    async def _run(self) -> None:
        """Start a process and let it work until it ends."""
        process = await asyncio.create_subprocess_exec(*self._start, stdin=PIPE, stdout=PIPE)
        metrics.BOT_WORKERS.inc()
        worker = _Worker(process)
        try:
            first = await worker.hear(START_LIMIT)
            worker.has_compiler = isinstance(first, Here) and first.has_compiler
            if not worker.has_compiler:
                self._do_without_compiler()
            self._workers.append(worker)
            while True:
                await self._work(worker)
        finally:
            if worker in self._workers:
                self._workers.remove(worker)
                for game in worker.dressed:
                    self._changed(game)
            await asyncio.shield(worker.end())

    def _do_without_compiler(self) -> None:
        """There is nothing to hope for: bots play by their judgement, and those of the host's own as they do."""
        if self._has_compiler:
            LOG.warning("no compiler is installed: bots play by their judgement alone (pip install seaboard[fast])")
        self._has_compiler = False
        waiting, self._wanted = self._wanted, []
        for game in waiting:
            self._changed(game)

    async def _work(self, worker: _Worker) -> None:
        """Do the next thing that is to be done, or wait for it."""
        for game in self._wanted:
            if self._can_hope(game) and game not in (worker.dressed | worker.refused | self._compiling):
                await self._dress(worker, game)
                return
        job = self._take(worker)
        if job is not None:
            await self._answer(worker, job)
            return
        self._more.clear()
        await self._more.wait()

    async def _answer(self, worker: _Worker, job: _Job) -> None:
        try:
            answer = await worker.ask(job.order, LIMIT)
        except _GoneError:
            if job.is_second:
                self._settle(job, Failed("two processes have died of it"))
            else:
                job.is_second = True
                self._again.append(job)
                self._more.set()
            raise
        except TimeoutError:
            self._settle(job, Failed("it took too long"))
            raise
        except asyncio.CancelledError:
            job.answer.cancel()
            raise
        self._settle(job, answer)

    def _settle(self, job: _Job, answer: AnyAnswer) -> None:
        if isinstance(answer, Failed):
            LOG.warning("a bot could not choose: %s", answer.detail)
        if not job.answer.done():
            job.answer.set_result(answer)

    # Getting ready.

    def _can_hope(self, game: str) -> bool:
        return self._has_compiler and game not in self._hopeless

    async def _dress(self, worker: _Worker, game: str) -> None:
        """Let a process load what is compiled of a game; if nothing is, another one compiles it meanwhile.

        What cannot be kept is compiled by each process for itself.
        """
        is_compiled = game in self._compiled
        limit = self._load_limit.get(game, LOAD_LIMIT)
        try:
            answer = await worker.ask(Warm(game, may_compile=is_compiled), COMPILE_LIMIT if is_compiled else limit)
        except TimeoutError:
            self._load_limit[game] = min(2 * limit, COMPILE_LIMIT)  # the next one would not come further in the same time
            raise
        if isinstance(answer, Warmed) and answer.ready:
            worker.dressed.add(game)
            self._changed(game)
        elif isinstance(answer, Warmed):
            if game not in self._compiled | self._compiling:
                self._compiling.add(game)
                self._tasks.start(self._compile(game), f"compiling {game} for bots")
        else:
            LOG.warning("bots cannot try out what could be done in %s: %s", game, _said(answer))
            worker.refused.add(game)
            self._hopeless.add(game)
            self._changed(game)

    async def _compile(self, game: str) -> None:
        """Compile what bots need of a game, in a process that ends with it; one game after the other."""
        async with self._one_compiles:
            is_compiled = await compiles(self._start, game)
        if not is_compiled:
            LOG.error("%s could not be compiled: bots play it by their judgement alone", game)
            self._hopeless.add(game)
        self._compiled.add(game)
        self._compiling.discard(game)
        self._changed(game)
        self._more.set()


def _said(answer: AnyAnswer) -> str:
    return answer.detail if isinstance(answer, Failed) else type(answer).__name__
