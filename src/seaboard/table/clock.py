"""What runs out at a table that keeps time, and when. It is told the time, in milliseconds, and never asks for it."""

from collections.abc import Iterable

from seaboard.engine.contract import Limit


class Clock:
    """Counts the limits of a match from the moment each came up, as long as it runs."""

    def __init__(self) -> None:
        self._left: dict[str, int] = {}  # [name of a limit] -> milliseconds, at `_since`
        self._since = 0
        self._is_running = False

    def note(self, limits: Iterable[Limit], now: int, *, running: bool = True) -> None:
        """Take over what runs out now: what ran before goes on, what is new begins, what is gone is forgotten.

        A clock that does not run stands still, and goes on later with what was left.
        """
        passed = self._passed(now)
        self._left = {
            name: max(0, self._left[name] - passed) if name in self._left else milliseconds for name, milliseconds in limits
        }
        self._since = now
        self._is_running = running

    def left(self, now: int) -> int | None:
        """Milliseconds until somebody is late; None if nothing runs out."""
        return max(0, min(self._left.values()) - self._passed(now)) if self._left and self._is_running else None

    def _passed(self, now: int) -> int:
        return max(0, now - self._since) if self._is_running else 0  # the clock may have been set back
