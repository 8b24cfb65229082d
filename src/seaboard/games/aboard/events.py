"""The events with names instead of numbers: what a page or a log shows. Past tense; codes and values, no sentences."""

from typing import Final

import msgspec

from seaboard.engine.events import Event
from seaboard.engine.state import CHANCE
from seaboard.games.aboard import kinds
from seaboard.games.aboard.actions import Place, place_name
from seaboard.games.aboard.data import CARDS, CATEGORIES, COLOURS, JOKERS, KINDS, TILES
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
    """A good of the reward went aboard."""

    colour: str
    to: Place


class Waived(Told, frozen=True, tag="waived"):
    """A good of the reward went back."""

    colour: str


class Dumped(Told, frozen=True, tag="dumped"):
    """A tile went overboard, onto the heap."""

    shows: str
    at: Place
    """Where it lay."""


class Spilled(Told, frozen=True, tag="spilled"):
    """A good went overboard, into the supply."""

    colour: str
    at: Place


class Penalized(Told, frozen=True, tag="penalized"):
    """The pirates took money."""

    money: int


class HandedOver(Told, frozen=True, tag="handed_over"):
    """The pirates got a good; it is in the supply."""

    colour: str
    at: Place


class Sold(Told, frozen=True, tag="sold"):
    """The goods on board were sold, each for one coin."""

    goods: int
    money: int


class Buried(Told, frozen=True, tag="buried"):
    """Coins became a chest."""

    at: Place
    money: int


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


class Redealt(Told, frozen=True, tag="redealt"):
    """The cards lacked a category: all thirteen are drawn again."""


class NextShown(Told, frozen=True, tag="next_shown"):
    """The back below the card that is being played."""

    category: str


class Spared(Told, frozen=True, tag="spared"):
    """A joker shall stand for a tile of this kind; only the seat is told."""

    shows: str


class Named(Told, frozen=True, tag="named"):
    """A joker shall go; only the seat is told."""

    joker: str


class GaveTile(Told, frozen=True, tag="gave_tile"):
    """A tile was given for the card, onto the heap."""

    shows: str
    at: Place
    joker: bool
    """Did it stand for another, alone or as one of two?"""


class GaveGood(Told, frozen=True, tag="gave_good"):
    """A good was given for the card, into the supply."""

    colour: str
    at: Place


class GaveParrot(Told, frozen=True, tag="gave_parrot"):
    """The parrot was given for a tile that the card asks for."""


class Got(Told, frozen=True, tag="got"):
    """A good of the reward, out of the supply into the hand."""

    colour: str


class Moved(Told, frozen=True, tag="moved"):
    """A good whose storage is gone found another place."""

    colour: str
    at: Place
    to: Place


class Lost(Told, frozen=True, tag="lost"):
    """A good found no place any more and went into the supply."""

    colour: str
    at: Place


class Unloaded(Told, frozen=True, tag="unloaded"):
    """Goods of a colour left the ship to be sold."""

    colour: str
    deck: int
    below: int


class Landed(Told, frozen=True, tag="landed"):
    """All tiles went ashore: how many from the deck, how many from below."""

    deck: int
    below: int


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
    | Redealt
    | NextShown
    | Spared
    | Named
    | GaveTile
    | GaveGood
    | GaveParrot
    | Got
    | Moved
    | Lost
    | Unloaded
    | Landed
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
    "redealt",
    "next_shown",
    "spared",
    "named",
    "gave_tile",
    "gave_good",
    "gave_parrot",
    "got",
    "moved",
    "lost",
    "unloaded",
    "landed",
)

REVEALS_1: Final = frozenset(
    {
        kinds.TURNED,
        kinds.SNATCHED,
        kinds.MET,
        kinds.FLED,
        kinds.FULFILLED,
        kinds.DECLINED,
        kinds.MOVED,
        kinds.LOST,
        kinds.UNLOADED,
    }
)
REVEALS: Final = REVEALS_1 | {kinds.STORED}  # where a reward goes says something about the storage below


def tell(event: Event) -> AnyEvent:
    """Give an event its names."""
    seat = event.seat if event.seat < CHANCE else None
    if event.kind < kinds.MET:
        return _tell_loading(event, seat)
    if event.kind < kinds.SPILLED:
        return _tell_card(event, seat)
    return _tell_end(event, seat) if event.kind <= kinds.NAMED else _tell_thing(event, seat)


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
            return Stored(seat, COLOURS[a], place_name(event.b))
        case kinds.WAIVED:
            return Waived(seat, COLOURS[a])
        case kinds.DUMPED:
            return Dumped(seat, KINDS[a], place_name(event.b))
    raise ValueError(f"no event has the number {event.kind}")


def _tell_end(event: Event, seat: int | None) -> AnyEvent:
    a = event.a
    match event.kind:
        case kinds.SPILLED:
            return Spilled(seat, COLOURS[a], place_name(event.b))
        case kinds.PENALIZED:
            return Penalized(seat, a)
        case kinds.HANDED_OVER:
            return HandedOver(seat, COLOURS[a], place_name(event.b))
        case kinds.SOLD:
            return Sold(seat, a, a)
        case kinds.BURIED:
            return Buried(seat, place_name(a), event.b)
        case kinds.CONSOLED:
            return Consoled(seat)
        case kinds.ENDED:
            return Ended(seat)
        case kinds.TURN_BEGAN:
            return TurnBegan(seat)
        case kinds.SNATCHED:
            return Snatched(seat, TILES[a], KINDS[event.b % N_KINDS])
        case kinds.REDEALT:
            return Redealt(seat)
        case kinds.NEXT_SHOWN:
            return NextShown(seat, CATEGORIES[a])
        case kinds.SPARED:
            return Spared(seat, KINDS[a])
        case kinds.NAMED:
            return Named(seat, JOKERS[a])
    raise ValueError(f"no event has the number {event.kind}")


def _tell_thing(event: Event, seat: int | None) -> AnyEvent:
    a, b, c = event.a, event.b, event.c
    match event.kind:
        case kinds.GAVE_TILE:
            return GaveTile(seat, KINDS[a], place_name(b), joker=c == 1)
        case kinds.GAVE_GOOD:
            return GaveGood(seat, COLOURS[a], place_name(b))
        case kinds.GAVE_PARROT:
            return GaveParrot(seat)
        case kinds.GOT:
            return Got(seat, COLOURS[a])
        case kinds.MOVED:
            return Moved(seat, COLOURS[a], place_name(b), place_name(1 - b))
        case kinds.LOST:
            return Lost(seat, COLOURS[a], place_name(b))
        case kinds.UNLOADED:
            return Unloaded(seat, COLOURS[a], b, c)
        case kinds.LANDED:
            return Landed(seat, a, b)
    raise ValueError(f"no event has the number {event.kind}")
