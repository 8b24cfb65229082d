"""The start that a match waits for, of itself or of a race in it: who is ready, and when the horn sounds."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from seaboard.engine.errors import SeaboardError
from seaboard.server.clock import now_ms
from seaboard.server.protocol import Awaited
from seaboard.server.storage.store import SeatRow

if TYPE_CHECKING:
    from seaboard.server.live import Live

COUNTDOWN: Final = 3_600  # milliseconds from everybody's readiness to the horn: time to hear of it, then three, two, one


class NotBegun(SeaboardError):
    """A start waits until everybody is ready."""

    code = "not_begun"


class Start:
    """Whom the start of a match or race waits for, and the alarm of its horn."""

    def __init__(self, live: "Live", ring: Callable[[], None]) -> None:
        self._live = live
        self._ring = ring
        self._alarm: asyncio.TimerHandle | None = None

    @property
    def is_awaited(self) -> bool:
        """Does the table wait for people to be ready?"""
        return self._live.is_gathering or self._live.match.awaits_start

    @property
    def missing(self) -> tuple[int, ...]:
        """The seats it waits for: open, not here, or not ready."""
        if not self.is_awaited:
            return ()
        here = self._live.presence.here
        rows = self._live.presence.rows
        return tuple(row.seat for row in rows if row.is_waited_for and not (row.seat in here and self.is_ready(row)))

    @property
    def horn(self) -> int | None:
        """When it begins, if everybody is ready."""
        return self._live.table.horn if self._alarm is not None else None

    @property
    def info(self) -> Awaited | None:
        """What everybody is told of it."""
        if not self.is_awaited:
            return None
        exchange = self._live.exchange
        is_asking = self._live.is_gathering and exchange.is_open and not exchange.is_done
        silent = exchange.missing if is_asking and exchange.is_late else ()
        return Awaited(self._live.match.has_races, self.missing, self.horn, is_asking, silent)

    def is_ready(self, row: SeatRow) -> bool:
        """Is the person on this seat ready for the start that is awaited now?"""
        return row.ready == self._live.match.seq

    def wind(self, horn: int) -> None:
        """Let the horn sound at this moment."""
        self.stop()
        self._alarm = asyncio.get_running_loop().call_later(max(0, horn - now_ms()) / 1000, self._ring)

    def stop(self) -> None:
        """Let the horn not sound."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
