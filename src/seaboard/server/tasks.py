"""Background tasks with an owner: each is held until it ends, and a failure stands in the log of the process at once."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Final

DRIVERS: Final = ("sqlite3", "psycopg")
LOG: Final = logging.getLogger("seaboard.server")


def in_one_line(error: BaseException) -> str:
    """An error for the log: what a database says, but neither the statement nor what stands below, whose values may be secret.

    Of any other error its kind: what it says may hold what somebody typed.
    """
    said = getattr(error, "orig", None) or error
    if type(said).__module__.partition(".")[0] not in DRIVERS:
        return type(said).__name__
    return f"{type(said).__name__}: {(str(said).splitlines() or [''])[0].strip()}"


class Tasks:
    """The tasks of one owner."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, Any], name: str) -> asyncio.Task[Any]:
        """Run some work beside everything else; `name` says in the log what has failed."""
        task = asyncio.create_task(work, name=name)
        self._running.add(task)
        task.add_done_callback(self._end)
        return task

    async def settled(self) -> None:
        """Wait until none runs, also those that have been started meanwhile."""
        while self._running:
            await asyncio.wait(self._running)

    def cancel(self) -> None:
        """Cancel all tasks that still run."""
        for task in self._running:
            task.cancel()

    def _end(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            LOG.error("%s failed", task.get_name(), exc_info=error)
