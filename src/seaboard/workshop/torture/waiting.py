"""Waiting for what a run looks at from outside, with an end to it; what takes longer than it should is written down."""

import asyncio
from collections.abc import Callable
from typing import Any, Final

from seaboard.server.tasks import LOG

SHOULD_TAKE: Final = 20.0  # seconds; a machine with other work is slow, but what waits longer is worth a look


async def until(is_so: Callable[[], Any], seconds: float, every: float = 0.01) -> bool:
    """Wait until something is so; False if it is not within these seconds."""
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds
    while not is_so():
        if loop.time() > end:
            return False
        await asyncio.sleep(every)
    return True


class Watch:
    """Waits for things, and notes what everybody else was waiting for whenever one of them took long."""

    def __init__(self, look: Callable[[], list[str]]) -> None:
        """Let `look` say what stands still, each thing in a sentence."""
        self._look = look
        self.notes: list[str] = []

    async def until(self, is_so: Callable[[], Any], seconds: float, what: str, every: float = 0.01) -> bool:
        """Wait until something is so; False if it is not within these seconds. `what` names it for people."""
        soon = min(seconds, SHOULD_TAKE)
        if await until(is_so, soon, every):
            return True
        self.note(f"{what}: not within {soon:.0f} s")
        return await until(is_so, seconds - soon, every)

    def note(self, what: str) -> None:
        """Note what took long, and how everything stands now; it is printed at once, as nobody knows whether the run ends."""
        note = "; ".join([what, *self._look()])
        LOG.warning("%s", note)
        self.notes.append(note)
