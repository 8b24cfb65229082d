"""The throws that wait for somebody's hand. What fell is stored and told; only the showing waits, and that is not stored."""

import asyncio
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from seaboard.engine.errors import SeaboardError
from seaboard.server.presence import Presence, Sights, Views
from seaboard.server.protocol import Throw, Thrown, Why
from seaboard.table.match import Progress

LONGEST: Final = 30.0  # seconds: eight at the screen, after what comes before the throw has been seen there


class NoThrow(SeaboardError):
    """There is no such throw of this seat."""

    code = "no_throw"


class Held(NamedTuple):
    """A submission that pages are still holding, and how the table looked before it."""

    since: int
    progress: Progress
    before: Sights
    at_throws: Views
    why: Why | None = None

    @property
    def seq(self) -> int:
        """The number of its last entry."""
        return self.since + len(self.progress.entries)


class Throws:
    """Whose hand holds which throw of the last submission, until it is thrown or that person has gone."""

    def __init__(self, presence: Presence, ring: Callable[[], None]) -> None:
        self._presence = presence
        self._ring = ring
        self._alarm: asyncio.TimerHandle | None = None
        self._last: Held | None = None
        self.seats: list[int | None] = []
        """Whose hand holds each throw; None for what has fallen, or falls by itself."""

    @property
    def held(self) -> Held | None:
        """What pages are still holding."""
        return self._last if any(seat is not None for seat in self.seats) else None

    def of(self, progress: Progress) -> list[int | None]:
        """Whose hand each throw of a submission waits for; nobody's for what was thrown on the table, and entered."""
        if progress.entries[0].by is not None:
            return []
        seats = (event.seat for event in progress.events if event.kind in progress.game.thrown)
        return [seat if self._presence.throws(seat) else None for seat in seats]

    def views(self, seat: int | None) -> tuple[Any, ...]:
        """How the table looks to a seat at each throw of what pages are still holding."""
        return self.held.at_throws[seat] if self.held is not None else ()

    def hold(self, held: Held) -> None:
        """Hold a new submission, in place of the last one."""
        self.stop()
        self._last = held
        self.seats = self.of(held.progress) if held.before else []
        if self.held is not None:
            self._alarm = asyncio.get_running_loop().call_later(LONGEST, self._ring)

    def release(self, message: Throw) -> None:
        """Note that a seat has thrown; it may be an older throw, or one that has fallen. `NoThrow` if it is not the seat's."""
        if self._last is None or message.seq != self._last.seq:
            return
        if not 0 <= message.nth < len(self.seats) or self.seats[message.nth] not in (None, message.seat):
            raise NoThrow(f"throw {message.nth} of entry {message.seq} is not in the hand of seat {message.seat}")
        self.seats[message.nth] = None

    def let_fall(self, is_over: Callable[[int], bool]) -> list[Thrown]:
        """Let fall what those seats hold for whom waiting is over."""
        fallen = []
        for nth, seat in enumerate(self.seats):
            if self._last is not None and seat is not None and is_over(seat):
                self.seats[nth] = None
                fallen.append(Thrown(seat, self._last.seq, nth))
        return fallen

    def stop(self) -> None:
        """Wait no longer."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
