"""What runs out at a table that keeps time: counted while everybody is here who is waited for, and rung when somebody is late."""

import asyncio
from collections.abc import Callable
from time import time
from typing import Final

from seaboard.engine.contract import Limit
from seaboard.server.presence import Presence
from seaboard.table.clock import Clock
from seaboard.table.match import Match

AWAY: Final = 15_000  # milliseconds for somebody who may come back


def now_ms() -> int:
    """The time of an entry."""
    return int(time() * 1000)


class Deadline:
    """The clock of a match, and its alarm."""

    def __init__(self, match: Match, presence: Presence, ring: Callable[[], None]) -> None:
        self._match = match
        self._presence = presence
        self._ring = ring
        self._clock = Clock()
        self._alarm: asyncio.TimerHandle | None = None

    @property
    def left(self) -> int | None:
        """Milliseconds until somebody is late; None if nothing runs out."""
        return self._clock.left(now_ms())

    def wind(self, *, is_running: bool) -> None:
        """Count what runs out, from when it came up; nothing while the table waits for somebody."""
        self.stop()
        self._clock.note(self._limits() if is_running else (), now_ms())
        left = self.left
        if left is not None:
            self._alarm = asyncio.get_running_loop().call_later(left / 1000, self._ring)

    def stop(self) -> None:
        """Let the alarm not ring."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _limits(self) -> tuple[Limit, ...]:
        """Alone with bots nobody can be late; if it is only for people to act who have left, nobody waits for them long."""
        people, here = self._presence.people, self._presence.here
        if len(people) == 1:
            return ()
        if any(seat in here for seat in people if seat in self._match.actors):
            return self._match.limits
        return tuple(Limit(f"{limit.name}-away", min(limit.milliseconds, AWAY)) for limit in self._match.limits)
