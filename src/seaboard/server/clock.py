"""The table's clock: nothing else in the server reads one."""

from datetime import UTC, date, datetime
from time import time

from seaboard.server.rig import shift_ms


def now_ms() -> int:
    """The time of an entry, of a horn, of leaving: milliseconds of the system's clock."""
    return int(precise_ms())


def precise_ms() -> float:
    """The same, for pages that compare their clock with it."""
    return time() * 1000 + shift_ms()


def today() -> date:
    """The day, by the clock that is the same everywhere."""
    return datetime.fromtimestamp(precise_ms() / 1000, UTC).date()
