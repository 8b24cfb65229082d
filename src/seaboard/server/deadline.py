"""What runs out at a table that keeps time: counted while nobody who is away is waited for, and rung when somebody is late."""

import asyncio
from collections.abc import Callable

from seaboard.server.clock import now_ms
from seaboard.server.presence import Presence
from seaboard.table.clock import Clock
from seaboard.table.match import Match


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
        """Count what runs out, from when it came up.

        It stands still while the table does, or waits for somebody who is away; and alone with bots nobody can be late.
        """
        self.stop()
        waits = any(seat in self._match.actors for seat in self._presence.absent)
        is_alone = len(self._presence.waited_for) < 2  # noqa: PLR2004  one person and nobody to wait
        self._clock.note(self._match.limits, now_ms(), running=is_running and not waits and not is_alone)
        left = self.left
        if left is not None:
            self._alarm = asyncio.get_running_loop().call_later(left / 1000, self._ring)

    def stop(self) -> None:
        """Let the alarm not ring."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
