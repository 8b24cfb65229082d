"""The events with names instead of numbers: what a page or a log shows. Past tense; codes and values, no sentences."""

from typing import Final

import msgspec

from seaboard.engine.events import Event
from seaboard.games.pig import kinds


class Told(msgspec.Struct, frozen=True, tag_field="kind"):
    """Something that happened; `seat` is whose turn it is."""

    seat: int


class Began(Told, frozen=True, tag="began"):
    """The seat begins."""


class Rolled(Told, frozen=True, tag="rolled"):
    """What the die shows, and what is at stake now."""

    die: int
    at_stake: int


class Spoilt(Told, frozen=True, tag="spoilt"):
    """The die has spoilt the turn: these points are lost."""

    lost: int


class Held(Told, frozen=True, tag="held"):
    """The seat keeps the points of its turn, and has so many now."""

    kept: int
    points: int


AnyEvent = Began | Rolled | Spoilt | Held

EVENT_KINDS: Final = ("began", "rolled", "spoilt", "held")


def tell(event: Event) -> AnyEvent:
    """Give an event its names."""
    match event.kind:
        case kinds.BEGAN:
            return Began(event.seat)
        case kinds.ROLLED:
            return Rolled(event.seat, event.a, event.b)
        case kinds.SPOILT:
            return Spoilt(event.seat, event.a)
        case kinds.HELD:
            return Held(event.seat, event.a, event.b)
    raise ValueError(f"no event has the number {event.kind}")
