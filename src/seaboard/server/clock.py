"""The table's clock."""

from time import time


def now_ms() -> int:
    """The time of an entry, of a horn, of leaving: milliseconds of the system's clock."""
    return int(precise_ms())


def precise_ms() -> float:
    """The same, for pages that compare their clock with it."""
    return time() * 1000
