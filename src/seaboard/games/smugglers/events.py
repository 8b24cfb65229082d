"""The events with names instead of numbers: what a page or a log shows. Past tense; codes and values, no sentences."""

from typing import Final

import msgspec

from seaboard.engine.events import Event
from seaboard.engine.state import CHANCE
from seaboard.games.smugglers import kinds
from seaboard.games.smugglers.data import FACES, ISLANDS, SQUARES


class Told(msgspec.Struct, frozen=True, tag_field="kind"):
    """Something that happened; `seat` is whose turn or boat it concerns, none if it was chance."""

    seat: int | None


class Began(Told, frozen=True, tag="began"):
    """Who begins."""


class RockPlaced(Told, frozen=True, tag="rock_placed"):
    """A rock lies there."""

    at: str


class Shone(Told, frozen=True, tag="shone"):
    """The beam points there at the start."""

    beam: int


class Moored(Told, frozen=True, tag="moored"):
    """The boat starts in this harbour."""

    at: str


class TurnBegan(Told, frozen=True, tag="turn_began"):
    """The seat's turn."""

    round: int


class Took(Told, frozen=True, tag="took"):
    """A piece came aboard, from an island or from the sea."""

    origin: str
    at: str


class Saw(Told, frozen=True, tag="saw"):
    """The seat looked at its new cargo; only the seat is told."""

    origin: str
    goal: str
    points: int


class Left(Told, frozen=True, tag="left"):
    """The old cargo stayed behind, in exchange."""

    origin: str
    at: str


class Rolled(Told, frozen=True, tag="rolled"):
    """Both dice."""

    lighthouse: str
    boat: int


class Slept(Told, frozen=True, tag="slept"):
    """The keeper sleeps; the light stands still."""


class LightMoved(Told, frozen=True, tag="light_moved"):
    """The beam went one mark further."""

    before: int
    beam: int


class Caught(Told, frozen=True, tag="caught"):
    """The light found this boat."""

    at: str
    keeper: int
    laden: bool


class Threw(Told, frozen=True, tag="threw"):
    """The keeper threw a caught boat's goods overboard."""

    victim: int
    to: str
    origin: str


class Stayed(Told, frozen=True, tag="stayed"):
    """The boat waived its points."""

    at: str


class Sailed(Told, frozen=True, tag="sailed"):
    """One step of a boat."""

    before: str
    to: str


class Pushed(Told, frozen=True, tag="pushed"):
    """A boat was pushed away."""

    victim: int
    before: str
    to: str


class Arrived(Told, frozen=True, tag="arrived"):
    """A laden boat came to a harbour; what follows says whether it was the right one."""

    at: str


class Delivered(Told, frozen=True, tag="delivered"):
    """The cargo was shown: it is for this island."""

    origin: str
    goal: str
    points: int


class Won(Told, frozen=True, tag="won"):
    """The seat has the points."""


AnyEvent = (
    Began
    | RockPlaced
    | Shone
    | Moored
    | TurnBegan
    | Took
    | Saw
    | Left
    | Rolled
    | Slept
    | LightMoved
    | Caught
    | Threw
    | Stayed
    | Sailed
    | Pushed
    | Arrived
    | Delivered
    | Won
)

EVENT_KINDS: Final = (
    "began",
    "rock_placed",
    "shone",
    "moored",
    "turn_began",
    "took",
    "saw",
    "left",
    "rolled",
    "slept",
    "light_moved",
    "caught",
    "threw",
    "stayed",
    "sailed",
    "pushed",
    "arrived",
    "delivered",
    "won",
)

REVEALS: Final = frozenset({kinds.TURN_BEGAN, kinds.SAW, kinds.ARRIVED})
THROWN: Final = frozenset({kinds.ROLLED})


def tell(event: Event) -> AnyEvent:
    """Give an event its names."""
    seat = event.seat if event.seat < CHANCE else None
    a, b, c = event.a, event.b, event.c
    match event.kind:
        case kinds.BEGAN:
            return Began(seat)
        case kinds.ROCK_PLACED:
            return RockPlaced(seat, SQUARES[a])
        case kinds.SHONE:
            return Shone(seat, a)
        case kinds.MOORED:
            return Moored(seat, SQUARES[a])
        case kinds.TURN_BEGAN:
            return TurnBegan(seat, a)
        case kinds.TOOK:
            return Took(seat, ISLANDS[a], SQUARES[b])
        case kinds.SAW:
            return Saw(seat, ISLANDS[a], ISLANDS[b], c)
        case kinds.LEFT:
            return Left(seat, ISLANDS[a], SQUARES[b])
        case kinds.ROLLED:
            return Rolled(seat, FACES[a], b)
        case kinds.SLEPT:
            return Slept(seat)
        case kinds.LIGHT_MOVED:
            return LightMoved(seat, a, b)
        case kinds.CAUGHT:
            return Caught(seat, SQUARES[a], b, laden=c == 1)
        case kinds.THREW:
            return Threw(seat, a, SQUARES[b], ISLANDS[c])
        case kinds.STAYED:
            return Stayed(seat, SQUARES[a])
        case kinds.SAILED:
            return Sailed(seat, SQUARES[a], SQUARES[b])
        case kinds.PUSHED:
            return Pushed(seat, a, SQUARES[b], SQUARES[c])
        case kinds.ARRIVED:
            return Arrived(seat, SQUARES[a])
        case kinds.DELIVERED:
            return Delivered(seat, ISLANDS[a], ISLANDS[b], c)
        case kinds.WON:
            return Won(seat)
    raise ValueError(f"no event has the number {event.kind}")
