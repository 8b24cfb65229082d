"""The events, each declared once: what the rules emit by number, a page or a log shows with names. Past tense; no sentences."""

from typing import Annotated, Final

from seaboard.engine import forms
from seaboard.engine.forms import Events, Names
from seaboard.games.aboard.actions import PLACES, Card, Category, Colour, Joker, Kind, Place, Tile
from seaboard.games.aboard.data import KINDS
from seaboard.games.aboard.state import MOST_MONEY, N_FACES, N_KINDS

Shown = Annotated[str, Names([KINDS[face % N_KINDS] for face in range(N_FACES)])]  # the kind of a face


class Told(forms.Told):
    """Something that happened; `seat` is whom it concerns, none if it was chance."""


class Began(Told):
    """Who loads first."""


class AllAboard(Told):
    """The cards of the round are open; loading begins."""

    round: int


class Turned(Told):
    """A tile was turned and lies open."""

    tile: Tile
    shows: Shown
    starfish: Annotated[bool, Names([face >= N_KINDS for face in range(N_FACES)], again=True)]


class Took(Told):
    """A tile went onto the deck."""

    tile: Tile
    shows: Shown


class Stowed(Told):
    """A tile went below deck."""

    tile: Tile


class Saw(Told):
    """What the seat has stowed; only the seat is told."""

    shows: Shown


class Left(Told):
    """The turned tile stays in the heap."""

    tile: Tile


class Loaded(Told):
    """A good for a special space, while loading."""

    colour: Colour


class Full(Told):
    """The ship is loaded."""


class CastOff(Told):
    """The first ship is full: the cards are gone."""


class Topped(Told):
    """The back of the next card."""

    category: Category


class Postponed(Told):
    """The order goes under the pile."""


class Met(Told):
    """The seat meets the pirates."""


class Fled(Told):
    """The seat flees from the pirates."""


class Revealed(Told):
    """The card is open."""

    card: Card


class Fulfilled(Told):
    """The seat gave what the card asks for."""

    card: Card


class Declined(Told):
    """The seat let the card pass."""

    card: Card


class Earned(Told):
    """Money for the seat."""

    money: int


class Wished(Told):
    """A good of free choice."""

    colour: Colour


class Stored(Told):
    """A good of the reward went aboard."""

    colour: Colour
    to: Place


class Waived(Told):
    """A good of the reward went back."""

    colour: Colour


class Dumped(Told):
    """A tile went overboard, onto the heap."""

    shows: Kind
    at: Place
    """Where it lay."""


class Spilled(Told):
    """A good went overboard, into the supply."""

    colour: Colour
    at: Place


class Penalized(Told):
    """The pirates took money."""

    money: int


class HandedOver(Told):
    """The pirates got a good; it is in the supply."""

    colour: Colour
    at: Place


class Sold(Told):
    """The goods on board were sold, each for one coin."""

    goods: int
    money: Annotated[int, Names(range(MOST_MONEY + 1), again=True)]


class Buried(Told):
    """Coins became a chest."""

    at: Place
    money: int


class Consoled(Told):
    """The poorest got a parrot."""


class Ended(Told):
    """The match is over."""


class TurnBegan(Told):
    """The seat's turn to load."""


class Snatched(Told):
    """A tile taken unseen went onto the deck."""

    tile: Tile
    shows: Shown


class Redealt(Told):
    """The cards lacked a category: all thirteen are drawn again."""


class NextShown(Told):
    """The back below the card that is being played."""

    category: Category


class Spared(Told):
    """A joker shall stand for a tile of this kind; only the seat is told."""

    shows: Kind


class Named(Told):
    """A joker shall go; only the seat is told."""

    joker: Joker


class GaveTile(Told):
    """A tile was given for the card, onto the heap."""

    shows: Kind
    at: Place
    joker: bool
    """Did it stand for another, alone or as one of two?"""


class GaveGood(Told):
    """A good was given for the card, into the supply."""

    colour: Colour
    at: Place


class GaveParrot(Told):
    """The parrot was given for a tile that the card asks for."""


class Got(Told):
    """A good of the reward, out of the supply into the hand."""

    colour: Colour


class Moved(Told):
    """A good whose storage is gone found another place."""

    colour: Colour
    at: Place
    to: Annotated[Place, Names(PLACES[::-1], again=True)]


class Lost(Told):
    """A good found no place any more and went into the supply."""

    colour: Colour
    at: Place


class Unloaded(Told):
    """Goods of a colour left the ship to be sold."""

    colour: Colour
    deck: int
    below: int


class Landed(Told):
    """All tiles went ashore: how many from the deck, how many from below."""

    deck: int
    below: int


EVENTS: Final = Events(Told)
BEGAN: Final = EVENTS.number(Began)
ALL_ABOARD: Final = EVENTS.number(AllAboard)
TURNED: Final = EVENTS.number(Turned)
TOOK: Final = EVENTS.number(Took)
STOWED: Final = EVENTS.number(Stowed)
SAW: Final = EVENTS.number(Saw)
LEFT: Final = EVENTS.number(Left)
LOADED: Final = EVENTS.number(Loaded)
FULL: Final = EVENTS.number(Full)
CAST_OFF: Final = EVENTS.number(CastOff)
TOPPED: Final = EVENTS.number(Topped)
POSTPONED: Final = EVENTS.number(Postponed)
MET: Final = EVENTS.number(Met)
FLED: Final = EVENTS.number(Fled)
REVEALED: Final = EVENTS.number(Revealed)
FULFILLED: Final = EVENTS.number(Fulfilled)
DECLINED: Final = EVENTS.number(Declined)
EARNED: Final = EVENTS.number(Earned)
WISHED: Final = EVENTS.number(Wished)
STORED: Final = EVENTS.number(Stored)
WAIVED: Final = EVENTS.number(Waived)
DUMPED: Final = EVENTS.number(Dumped)
SPILLED: Final = EVENTS.number(Spilled)
PENALIZED: Final = EVENTS.number(Penalized)
HANDED_OVER: Final = EVENTS.number(HandedOver)
SOLD: Final = EVENTS.number(Sold)
BURIED: Final = EVENTS.number(Buried)
CONSOLED: Final = EVENTS.number(Consoled)
ENDED: Final = EVENTS.number(Ended)
TURN_BEGAN: Final = EVENTS.number(TurnBegan)
SNATCHED: Final = EVENTS.number(Snatched)
REDEALT: Final = EVENTS.number(Redealt)
NEXT_SHOWN: Final = EVENTS.number(NextShown)
SPARED: Final = EVENTS.number(Spared)
NAMED: Final = EVENTS.number(Named)
GAVE_TILE: Final = EVENTS.number(GaveTile)
GAVE_GOOD: Final = EVENTS.number(GaveGood)
GAVE_PARROT: Final = EVENTS.number(GaveParrot)
GOT: Final = EVENTS.number(Got)
MOVED: Final = EVENTS.number(Moved)
LOST: Final = EVENTS.number(Lost)
UNLOADED: Final = EVENTS.number(Unloaded)
LANDED: Final = EVENTS.number(Landed)

REVEALS_1: Final = frozenset({TURNED, SNATCHED, MET, FLED, FULFILLED, DECLINED, MOVED, LOST, UNLOADED})
REVEALS: Final = REVEALS_1 | {STORED}  # where a reward goes says something about the storage below
