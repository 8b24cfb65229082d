"""`--workers N`: several processes that serve the same listening socket, on one PostgreSQL; one that dies is started again."""

import multiprocessing
import signal
import socket
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnContext, SpawnProcess
from time import monotonic
from typing import Any, Final

from seaboard.engine.errors import Malformed, SeaboardError
from seaboard.server import logs, metrics
from seaboard.server.settings import Settings
from seaboard.server.storage.engines import parse_address
from seaboard.server.tasks import LOG

FIRST_PAUSE: Final = 0.5  # seconds until a process that has died is started again, growing
LONGEST_PAUSE: Final = 30.0
STEADY: Final = 60.0  # seconds; one that has lived so long starts anew without a pause
STOP_SECONDS: Final = 20.0  # then whoever has not ended is killed; usually they need less than two


class NotStarted(SeaboardError):
    """One of the processes could not start; it has said why."""

    code = "not_started"


def check_workers(settings: Settings) -> None:
    """Refuse settings that several processes cannot have."""
    if settings.workers == 1:
        return
    if parse_address(settings.database).get_backend_name() != "postgresql":
        raise Malformed("a SQLite file is for one process: --workers needs --database postgresql://USER:PASSWORD@HOST/NAME")
    if settings.lan:
        raise Malformed("--lan switches listeners of one process; with --workers say where to listen: --host ADDRESS or 0.0.0.0")


@dataclass
class _Worker:
    """One place among the workers, and whoever has it now."""

    process: SpawnProcess
    line: Connection
    """It says when it is ready, and ends when nobody holds the other end any more."""
    since: float
    pause: float = FIRST_PAUSE
    is_ready: bool = False
    again: float | None = None
    """When it is started again, if it has died."""


class Workers:
    """The parent: it serves nothing itself."""

    def __init__(self, settings: Settings, listener: socket.socket, ready: Callable[[], None]) -> None:
        self._settings = settings
        self._listener = listener
        self._ready = ready
        self._context: SpawnContext = multiprocessing.get_context("spawn")  # beside threads nothing is forked
        self._has_begun = False
        self._workers = [self._start() for _ in range(settings.workers)]

    def run(self) -> None:
        """Serve until SIGINT or SIGTERM."""
        stopped, stop = self._context.Pipe(duplex=False)
        before = {sign: signal.signal(sign, lambda number, _: stop.send(number)) for sign in (signal.SIGINT, signal.SIGTERM)}
        try:
            while not stopped.poll():
                self._watch(stopped)
        finally:
            self._stop()
            for sign, handler in before.items():
                signal.signal(sign, handler)

    def _start(self) -> _Worker:
        ours, theirs = self._context.Pipe()
        process = self._context.Process(target=work, args=(self._settings, self._listener, theirs), name="seaboard worker")
        process.start()
        theirs.close()
        return _Worker(process, ours, monotonic())

    def _watch(self, stopped: Connection) -> None:
        """Wait until something happens, and see to it."""
        due = [worker.again for worker in self._workers if worker.again is not None]
        waited: list[Any] = [stopped]
        for worker in self._workers:
            if worker.again is None:
                waited.append(worker.process.sentinel)
                if not worker.is_ready:
                    waited.append(worker.line)
        wait(waited, max(0.0, min(due) - monotonic()) if due else None)
        for number, worker in enumerate(self._workers):
            if worker.again is not None:
                if worker.again <= monotonic():
                    self._workers[number] = replace(self._start(), pause=worker.pause)
            elif not worker.process.is_alive():
                self._bury(worker)
            elif not worker.is_ready and worker.line.poll():
                with suppress(EOFError):  # it is about to die
                    worker.line.recv()
                    worker.is_ready = True
        if not self._has_begun and all(worker.is_ready for worker in self._workers):
            self._has_begun = True
            self._ready()

    def _bury(self, worker: _Worker) -> None:
        """A process has died: it is started again after a pause, unless nothing has worked yet."""
        worker.line.close()
        metrics.forget(worker.process.pid or 0)
        if not self._has_begun:
            raise NotStarted("a process could not start")
        if monotonic() - worker.since > STEADY:
            worker.pause = FIRST_PAUSE
        LOG.error("a process has ended with %s; the next one starts in %g s", worker.process.exitcode, worker.pause)
        worker.again = monotonic() + worker.pause
        worker.pause = min(2 * worker.pause, LONGEST_PAUSE)

    def _stop(self) -> None:
        """Let all end together; each gives its tables away, stores what it has begun, and ends its pages."""
        living = [worker.process for worker in self._workers if worker.again is None]
        for process in living:
            process.terminate()
        end = monotonic() + STOP_SECONDS
        for process in living:
            process.join(max(0.0, end - monotonic()))
            if process.is_alive():
                process.kill()
                process.join()


def work(settings: Settings, listener: socket.socket, line: Connection) -> None:
    """One of the processes: serve until a signal comes, or the parent is gone."""
    from seaboard.server.run import collect_rarely, make_server  # noqa: PLC0415  the parent serves nothing

    logs.set_up(settings.log)
    collect_rarely()
    server = make_server(settings, lambda: line.send(None))

    def watch() -> None:
        with suppress(EOFError, OSError):
            line.recv()
        server.should_exit = True

    threading.Thread(target=watch, name="watching the parent", daemon=True).start()
    with suppress(KeyboardInterrupt):
        try:
            server.run(sockets=[listener])
        except SeaboardError as error:
            print(f"seaboard: {error}", file=sys.stderr)  # noqa: T201  as the command itself would say it
            sys.exit(1)
