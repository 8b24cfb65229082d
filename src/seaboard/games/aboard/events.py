"""The events with names instead of numbers: what a page or a log shows. Past tense; codes and values, no sentences."""

from typing import Final

import msgspec

from seaboard.engine.events import Event
from seaboard.engine.state import CHANCE
from seaboard.games.aboard import kinds
from seaboard.games.aboard.actions import PLACES
from seaboard.games.aboard.data import CARDS, CATEGORIES, COLOURS, KINDS, TILES
from seaboard.games.aboard.state import N_KINDS


class Told(msgspec.Struct, frozen=True, tag_field="kind"):
    """Something that happened; `seat` is whom it concerns, none if it was chance."""

    seat: int | None


class Began(Told, frozen=True, tag="began"):
    """Who loads first."""


class AllAboard(Told, frozen=True, tag="all_aboard"):
    """The cards of the round are open; loading begins."""

    round: int


class Turned(Told, frozen=True, tag="turned"):
    """A tile was turned and lies open."""

    tile: str
    shows: str
    starfish: bool


class Took(Told, frozen=True, tag="took"):
    """A tile went onto the deck."""

    tile: str
    shows: str


class Stowed(Told, frozen=True, tag="stowed"):
    """A tile went below deck."""

    tile: str


class Saw(Told, frozen=True, tag="saw"):
    """What the seat has stowed; only the seat is told."""

    shows: str


class Left(Told, frozen=True, tag="left"):
    """The turned tile stays in the heap."""

    tile: str


class Loaded(Told, frozen=True, tag="loaded"):
    """A good for a special space, while loading."""

    colour: str


class Full(Told, frozen=True, tag="full"):
    """The ship is loaded."""


class CastOff(Told, frozen=True, tag="cast_off"):
    """The first ship is full: the cards are gone."""


class Topped(Told, frozen=True, tag="topped"):
    """The back of the next card."""

    category: str


class Postponed(Told, frozen=True, tag="postponed"):
    """The order goes under the pile."""


class Met(Told, frozen=True, tag="met"):
    """The seat meets the pirates."""


class Fled(Told, frozen=True, tag="fled"):
    """The seat flees from the pirates."""


class Revealed(Told, frozen=True, tag="revealed"):
    """The card is open."""

    card: str


class Fulfilled(Told, frozen=True, tag="fulfilled"):
    """The seat gave what the card asks for."""

    card: str


class Declined(Told, frozen=True, tag="declined"):
    """The seat let the card pass."""

    card: str


class Earned(Told, frozen=True, tag="earned"):
    """Money for the seat."""

    money: int


class Wished(Told, frozen=True, tag="wished"):
    """A good of free choice."""

    colour: str


class Stored(Told, frozen=True, tag="stored"):
    """The reward is aboard."""

    goods: int


class Waived(Told, frozen=True, tag="waived"):
    """A good of the reward went back."""

    colour: str


class Dumped(Told, frozen=True, tag="dumped"):
    """A tile went overboard."""

    shows: str


class Spilled(Told, frozen=True, tag="spilled"):
    """A good went overboard."""

    colour: str


class Penalized(Told, frozen=True, tag="penalized"):
    """The pirates took money."""

    money: int


class HandedOver(Told, frozen=True, tag="handed_over"):
    """The pirates got a good."""

    colour: str


class Sold(Told, frozen=True, tag="sold"):
    """The goods on board were sold."""

    goods: int


class Buried(Told, frozen=True, tag="buried"):
    """Ten coins became a chest."""

    at: str


class Consoled(Told, frozen=True, tag="consoled"):
    """The poorest got a parrot."""


class Ended(Told, frozen=True, tag="ended"):
    """The match is over."""


class Snatched(Told, frozen=True, tag="snatched"):
    """A tile taken unseen went onto the deck."""

    tile: str
    shows: str


class TurnBegan(Told, frozen=True, tag="turn_began"):
    """The seat's turn to load."""


AnyEvent = (
    Began
    | AllAboard
    | Turned
    | Took
    | Stowed
    | Saw
    | Left
    | Loaded
    | Full
    | CastOff
    | Topped
    | Postponed
    | Met
    | Fled
    | Revealed
    | Fulfilled
    | Declined
    | Earned
    | Wished
    | Stored
    | Waived
    | Dumped
    | Spilled
    | Penalized
    | HandedOver
    | Sold
    | Buried
    | Consoled
    | Ended
    | TurnBegan
    | Snatched
)

EVENT_KINDS: Final = (
    "began",
    "all_aboard",
    "turned",
    "took",
    "stowed",
    "saw",
    "left",
    "loaded",
    "full",
    "cast_off",
    "topped",
    "postponed",
    "met",
    "fled",
    "revealed",
    "fulfilled",
    "declined",
    "earned",
    "wished",
    "stored",
    "waived",
    "dumped",
    "spilled",
    "penalized",
    "handed_over",
    "sold",
    "buried",
    "consoled",
    "ended",
    "turn_began",
    "snatched",
)

REVEALS: Final = frozenset({kinds.TURNED, kinds.SNATCHED, kinds.MET, kinds.FLED, kinds.FULFILLED, kinds.DECLINED})


def tell(event: Event) -> AnyEvent:
    """Give an event its names."""
    seat = event.seat if event.seat < CHANCE else None
    if event.kind < kinds.MET:
        return _tell_loading(event, seat)
    return _tell_card(event, seat) if event.kind < kinds.SPILLED else _tell_end(event, seat)


def _tell_loading(event: Event, seat: int | None) -> AnyEvent:
    a, b = event.a, event.b
    match event.kind:
        case kinds.BEGAN:
            return Began(seat)
        case kinds.ALL_ABOARD:
            return AllAboard(seat, a)
        case kinds.TURNED:
            return Turned(seat, TILES[a], KINDS[b % N_KINDS], starfish=b >= N_KINDS)
        case kinds.TOOK:
            return Took(seat, TILES[a], KINDS[b % N_KINDS])
        case kinds.STOWED:
            return Stowed(seat, TILES[a])
        case kinds.SAW:
            return Saw(seat, KINDS[a % N_KINDS])
        case kinds.LEFT:
            return Left(seat, TILES[a])
        case kinds.LOADED:
            return Loaded(seat, COLOURS[a])
        case kinds.FULL:
            return Full(seat)
        case kinds.CAST_OFF:
            return CastOff(seat)
        case kinds.TOPPED:
            return Topped(seat, CATEGORIES[a])
        case kinds.POSTPONED:
            return Postponed(seat)
    raise ValueError(f"no event has the number {event.kind}")


def _tell_card(event: Event, seat: int | None) -> AnyEvent:
    a = event.a
    match event.kind:
        case kinds.MET:
            return Met(seat)
        case kinds.FLED:
            return Fled(seat)
        case kinds.REVEALED:
            return Revealed(seat, CARDS[a])
        case kinds.FULFILLED:
            return Fulfilled(seat, CARDS[a])
        case kinds.DECLINED:
            return Declined(seat, CARDS[a])
        case kinds.EARNED:
            return Earned(seat, a)
        case kinds.WISHED:
            return Wished(seat, COLOURS[a])
        case kinds.STORED:
            return Stored(seat, a)
        case kinds.WAIVED:
            return Waived(seat, COLOURS[a])
        case kinds.DUMPED:
            return Dumped(seat, KINDS[a])
    raise ValueError(f"no event has the number {event.kind}")


def _tell_end(event: Event, seat: int | None) -> AnyEvent:
    a = event.a
    match event.kind:
        case kinds.SPILLED:
            return Spilled(seat, COLOURS[a])
        case kinds.PENALIZED:
            return Penalized(seat, a)
        case kinds.HANDED_OVER:
            return HandedOver(seat, COLOURS[a])
        case kinds.SOLD:
            return Sold(seat, a)
        case kinds.BURIED:
            return Buried(seat, PLACES[a])
        case kinds.CONSOLED:
            return Consoled(seat)
        case kinds.ENDED:
            return Ended(seat)
        case kinds.TURN_BEGAN:
            return TurnBegan(seat)
        case kinds.SNATCHED:
            return Snatched(seat, TILES[a], KINDS[event.b % N_KINDS])
    raise ValueError(f"no event has the number {event.kind}")
