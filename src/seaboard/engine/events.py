"""What happened, for people and animation: a kind, a seat, an audience and three numbers, written into a given row."""

from threading import local
from typing import Final, NamedTuple

from seaboard.engine.rule import rule
from seaboard.engine.state import SPECTATOR, Row

EVERYONE: Final = (1 << (SPECTATOR + 1)) - 1
WIDTH: Final = 6
MOST_EVENTS: Final = 256  # of one action, with all it causes


class Event(NamedTuple):
    """One event as the rules wrote it; the game's `tell` gives it names."""

    kind: int
    seat: int
    audience: int
    a: int
    b: int
    c: int


@rule
def emit(events: Row | None, kind: int, seat: int, audience: int, a: int, b: int, c: int) -> None:
    """Write one event; do nothing if nobody listens."""
    if events is not None:
        at = 1 + WIDTH * events[0]
        events[at] = kind
        events[at + 1] = seat
        events[at + 2] = audience
        events[at + 3] = a
        events[at + 4] = b
        events[at + 5] = c
        events[0] += 1


def new_events() -> Row:
    """An empty row to write events into."""
    return [0] * (1 + WIDTH * MOST_EVENTS)


class _Kept(local):
    def __init__(self) -> None:
        self.row = new_events()


_kept: Final = _Kept()


def scratch() -> Row:
    """An empty row that this thread keeps: what is written into it has to be read before it is asked for again."""
    row = _kept.row
    row[0] = 0
    return row


def read(events: Row) -> list[Event]:
    """The events that were written, in order."""
    return [Event._make(events[at : at + WIDTH]) for at in range(1, 1 + WIDTH * events[0], WIDTH)]
