"""Reviews of matches that are over: made when somebody asks, one at a time, in a process of their own, and kept with the match.

The process is started when it is first needed and ended when nobody has asked for a while. Bots never wait for it.
"""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from time import perf_counter
from typing import Final, Literal

import msgspec

from seaboard.bots.orders import LENGTH, Here, framed, length_of
from seaboard.bots.review import Review
from seaboard.bots.review_orders import AnyReply, Ask, Reached, Reviewed, Unready, Unreviewed, read_reply
from seaboard.engine.errors import SeaboardError
from seaboard.engine.replay import Log
from seaboard.server import metrics
from seaboard.server.bodies import ReviewState
from seaboard.server.clock import now_ms
from seaboard.server.compiling import compiles
from seaboard.server.limits import home_of
from seaboard.server.storage import reviews as storage
from seaboard.server.storage.store import NotStored, Store, stored
from seaboard.server.tasks import LOG, Tasks

MODULE: Final = "seaboard.bots.review_worker"
IDLE: Final = 60.0  # seconds without a question until the process is ended
# Seconds until it has said its first word, and between two signs of life; then it is killed. Only for what hangs: on two cores
# with twenty other programs it took more than two minutes to load what is compiled.
START_LIMIT: Final = 300.0
STEP_LIMIT: Final = 900.0
TRIES: Final = 2  # processes that may die of one review
MOST_WAITING: Final = 200
MOST_OF_A_HOME: Final = 6  # reviews that one address may wait for at once
MOST_REMEMBERED: Final = 200  # what could not be reviewed, and why
MOST_FILES: Final = 8  # whose reviews are kept in memory: a file is stored nowhere
HERE: Final = ""  # who asks on the machine itself


class NoReviews(SeaboardError):
    """Matches are not reviewed on this server."""

    code = "no_reviews"


class TooManyReviews(SeaboardError):
    """Very many reviews are waited for already."""

    code = "too_many_reviews"


class _GoneError(Exception):
    """The process has died, or was killed because it took too long."""


class _NotMadeError(Exception):
    """A review cannot be made; `code` is for the page."""

    def __init__(self, code: str, detail: str) -> None:
        super().__init__(detail)
        self.code = code


def command(*more: str) -> tuple[str, ...]:
    """How the process is started."""
    return (sys.executable, "-P", "-m", MODULE, *more)


@dataclass(eq=False)
class _Job:
    """A review that somebody waits for."""

    key: str
    """A match, or the hash of a file."""
    log: Log
    home: str
    match: str | None
    """Where it is kept; a file has no such place."""
    state: Literal["waiting", "preparing", "working"] = "waiting"
    percent: int = 0
    done: "asyncio.Event" = field(default_factory=asyncio.Event)


class _Reviewer:
    """The process."""

    def __init__(self, process: Process) -> None:
        self._process = process

    async def ask(self, order: Ask, reached: Callable[[int], None]) -> AnyReply:
        """Let it review a match; `reached` is told how far it is."""
        if self._process.stdin is None:
            raise _GoneError
        try:
            self._process.stdin.write(framed(order))
            while isinstance(reply := await self.hear(STEP_LIMIT), Reached):
                reached(reply.percent)
        except (OSError, RuntimeError) as error:  # RuntimeError: the line was closed
            raise _GoneError from error
        return reply

    async def hear(self, limit: float) -> AnyReply:
        """The next thing that it says."""
        line = self._process.stdout
        if line is None:
            raise _GoneError
        try:
            async with asyncio.timeout(limit):
                length = length_of(await line.readexactly(LENGTH))
                return read_reply(await line.readexactly(length))
        except (OSError, ValueError, asyncio.IncompleteReadError, msgspec.MsgspecError) as error:  # TimeoutError is an OSError
            raise _GoneError from error

    async def end(self) -> None:
        """End it, whatever it does."""
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()


class Reviews:
    """What was asked for at one server process, and the process that makes it."""

    def __init__(self, store: Store, budget: float, *, start: Sequence[str] | None = None) -> None:
        """A budget of 0 makes none; `start` is the command to start the process."""
        self._store = store
        self._budget = budget
        self._start = tuple(start or command())
        self._tasks = Tasks()
        self._jobs: dict[str, _Job] = {}  # in the order in which they were asked for
        self._last_served: OrderedDict[str, int] = OrderedDict()  # home -> the number of its last review
        self._n_served = 0
        self._failed: OrderedDict[str, str] = OrderedDict()  # what could not be reviewed -> the code for why
        self._of_file: OrderedDict[str, Review] = OrderedDict()
        self._more = asyncio.Event()
        self._is_running = False
        self._reviewer: _Reviewer | None = None

    async def of_match(self, match: str, log: Log, address: str | None, *, wanted: bool, again: bool = False) -> ReviewState:
        """How far the review of a match is; it begins if it is wanted, and `again` also if it has failed."""
        if match not in self._jobs:
            kept = await asyncio.wrap_future(self._store.alone(partial(storage.kept, match=match)))
            if kept is not None:
                return ReviewState("done", 100, review=kept)
        return self._state(match, log, address, match, wanted=wanted, again=again)

    async def of_file(self, data: bytes, log: Log, address: str | None, *, again: bool = False) -> ReviewState:
        """How far the review of a file is; it begins if it has not, and `again` also if it has failed."""
        key = f"file {sha256(data).hexdigest()}"
        if key in self._of_file:
            self._of_file.move_to_end(key)
            return ReviewState("done", 100, review=self._of_file[key])
        return self._state(key, log, address, None, wanted=True, again=again)

    def _state(self, key: str, log: Log, address: str | None, match: str | None, *, wanted: bool, again: bool) -> ReviewState:
        if key in self._failed and not again:
            return ReviewState("failed", code=self._failed[key])
        if key not in self._jobs:
            if not wanted:
                return ReviewState("none")
            self._add(_Job(key, log, HERE if address is None else home_of(address), match))
            self._failed.pop(key, None)
        job = self._jobs[key]
        ahead = list(self._jobs).index(key) if job.state == "waiting" else 0
        return ReviewState(job.state, job.percent, ahead)

    async def made(self, key: str) -> None:
        """Wait until what was asked for is there, or cannot be had."""
        if (job := self._jobs.get(key)) is not None:
            await job.done.wait()

    async def close(self) -> None:
        """End the process; whoever waits asks another time."""
        self._tasks.cancel()
        await self._tasks.settled()
        await self._end_process()

    # What waits.

    def _add(self, job: _Job) -> None:
        if not self._budget:
            raise NoReviews("matches are not reviewed on this server")
        of_home = sum(other.home == job.home for other in self._jobs.values())
        if len(self._jobs) >= MOST_WAITING or (job.home != HERE and of_home >= MOST_OF_A_HOME):
            raise TooManyReviews("very many reviews are waited for, ask again in a while")
        self._jobs[job.key] = job
        metrics.REVIEWS_WAITING.inc()
        self._more.set()
        if not self._is_running:
            self._is_running = True
            self._tasks.start(self._run(), "reviewing matches")

    def _take(self) -> _Job | None:
        """The next one: of the address that has waited longest since its last."""
        if not self._jobs:
            return None
        job = min(self._jobs.values(), key=lambda each: self._last_served.get(each.home, 0))  # the first of equals
        self._n_served += 1
        self._last_served[job.home] = self._n_served
        self._last_served.move_to_end(job.home)
        if len(self._last_served) > MOST_REMEMBERED:
            self._last_served.popitem(last=False)
        return job

    async def _run(self) -> None:
        """Work through what waits; when nothing has come for a while the process ends."""
        try:
            while True:
                self._more.clear()
                if (job := self._take()) is not None:
                    await self._work(job)
                    continue
                try:
                    async with asyncio.timeout(IDLE):
                        await self._more.wait()
                except TimeoutError:
                    if not self._jobs:
                        return
        finally:
            self._is_running = False
            await self._end_process()

    # How one is made.

    async def _work(self, job: _Job) -> None:
        """Make a review and keep it, or remember why it cannot be made."""
        game, began = job.log.header.game, perf_counter()
        try:
            found = await self._make(job)
            await self._keep(job, found)
            metrics.count_review(game)
            LOG.info("%s reviewed: %s, %.1f s", job.match or "a file", game, perf_counter() - began)
        except _NotMadeError as error:
            LOG.warning("%s could not be reviewed (%s): %s", job.match or "a file", error.code, error)
            self._fail(job.key, error.code)
        except NotStored:  # one line stands in the log; whoever asks again has it made again
            pass
        except Exception:  # noqa: BLE001  it stands in the log, and the next one has its turn
            self._fail(job.key, "no_review")
            LOG.exception("%s could not be reviewed", job.match or "a file")
        finally:
            metrics.REVIEW_SECONDS.observe(perf_counter() - began)
            metrics.REVIEWS_WAITING.dec()
            del self._jobs[job.key]
            job.done.set()

    def _fail(self, key: str, code: str) -> None:
        self._failed[key] = code
        if len(self._failed) > MOST_REMEMBERED:
            self._failed.popitem(last=False)

    async def _keep(self, job: _Job, found: Review) -> None:
        if job.match is None:
            self._of_file[job.key] = found
            while len(self._of_file) > MOST_FILES:
                self._of_file.popitem(last=False)
            return
        data = await asyncio.to_thread(storage.packed, found)
        keep = partial(storage.keep, match=job.match, data=data, now=now_ms())
        await stored(self._store.submit(keep, job.match), f"match {job.match}: its review")

    async def _make(self, job: _Job) -> Review:
        """The review; if the process dies of it another one tries, once."""
        for _ in range(TRIES):
            try:
                reply = await self._asked(job)
            except _GoneError:
                LOG.warning("the process that reviews matches has ended before its time")
                metrics.REVIEW_RESTARTS.inc()
                await self._end_process()
                continue
            if isinstance(reply, Reviewed):
                return reply.review
            if isinstance(reply, Unreviewed):
                raise _NotMadeError(reply.code, reply.detail)
            raise _NotMadeError("no_review", f"the answer was {type(reply).__name__}")
        raise _NotMadeError("review_broke_off", f"{TRIES} processes have died of it")

    async def _asked(self, job: _Job) -> AnyReply:
        """Ask the process; what is not compiled yet is compiled first, by another one that ends with it."""
        job.state, job.percent = "preparing", 0
        reviewer = await self._started()

        def reached(percent: int) -> None:
            job.state, job.percent = "working", percent

        reply = await reviewer.ask(Ask(job.log, self._budget), reached)
        if isinstance(reply, Unready):
            await self._compile(job.log.header.game)
            reply = await reviewer.ask(Ask(job.log, self._budget, may_compile=True), reached)
        return reply

    async def _started(self) -> _Reviewer:
        if self._reviewer is None:
            reviewer = _Reviewer(await asyncio.create_subprocess_exec(*self._start, stdin=PIPE, stdout=PIPE))
            self._reviewer = reviewer
            first = await reviewer.hear(START_LIMIT)
            if not isinstance(first, Here) or not first.has_compiler:
                await self._end_process()
                raise _NotMadeError("no_compiler", "no compiler is installed (pip install seaboard[fast])")
        return self._reviewer

    async def _compile(self, game: str) -> None:
        if not await compiles(self._start, game):
            raise _NotMadeError("no_compiler", f"{game} could not be compiled")

    async def _end_process(self) -> None:
        reviewer, self._reviewer = self._reviewer, None
        if reviewer is not None:
            await asyncio.shield(reviewer.end())
