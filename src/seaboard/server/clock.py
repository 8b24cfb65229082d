"""The table's clock."""

from time import time


def now_ms() -> int:
    """The time of an entry, of a horn, of leaving: milliseconds of the system's clock."""
    return int(time() * 1000)
