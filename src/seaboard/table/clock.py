"""What runs out at a table that keeps time, and when. It is told the time, in milliseconds, and never asks for it."""

from collections.abc import Iterable

from seaboard.engine.contract import Limit


class Clock:
    """Counts the limits of a match from the moment each came up."""

    def __init__(self) -> None:
        self._ends: dict[str, int] = {}

    def note(self, limits: Iterable[Limit], now: int) -> None:
        """Take over what runs out now: what ran before goes on, what is new begins, what is gone is forgotten."""
        self._ends = {name: self._ends.get(name, now + milliseconds) for name, milliseconds in limits}

    def left(self, now: int) -> int | None:
        """Milliseconds until somebody is late; None if nothing runs out."""
        return max(0, min(self._ends.values()) - now) if self._ends else None
