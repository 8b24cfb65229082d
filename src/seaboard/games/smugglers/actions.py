"""The actions and the reasons for a refusal, each declared once; ids follow from the order."""

from typing import Annotated, Final, Literal

import msgspec

from seaboard.engine import forms
from seaboard.engine.codes import Codes
from seaboard.engine.forms import Actions, Names
from seaboard.engine.options import Seat
from seaboard.games.smugglers.data import FACES, ISLANDS, SQUARES
from seaboard.games.smugglers.state import MOST_STEPS, N_SEA

Sea = Annotated[str, Names(SQUARES[:N_SEA], "a sea square")]
Square = Annotated[str, Names(SQUARES, "a square")]
Island = Annotated[str, Names(ISLANDS, "an island")]
Face = Annotated[str, Names(FACES, "a face of the die")]


class Act(forms.Act):
    """One action, outside: a kind and named places."""


class Began(Act):
    """Chance: this seat begins."""

    seat: Seat


class PlaceRock(Act):
    """Put a rock on a sea square."""

    at: Sea


class Shone(Act):
    """Chance: the beam points at this island."""

    at: Island


class Moor(Act):
    """Start in the harbour of this island."""

    at: Island


class Drew(Act):
    """Chance: the piece taken from the island goes there."""

    to: Island


class Rolled(Act):
    """Chance: both dice."""

    lighthouse: Face
    boat: Annotated[int, msgspec.Meta(ge=1, le=MOST_STEPS)]


class Turn(Act):
    """Turn the beam this way."""

    way: Literal["clockwise", "counter_clockwise"]


class Throw(Act):
    """Throw the caught goods onto this square."""

    to: Sea


class Push(Act):
    """Push the boat in the way onto this square."""

    to: Square


class Stay(Act):
    """Waive the points that are left."""


class Sail(Act):
    """Sail there and stop."""

    to: Square


class Take(Act):
    """Sail there and take the goods on top, leaving the old cargo for them."""

    at: Square


ACTIONS: Final = Actions(Act)
N_ACTIONS: Final = len(ACTIONS.forms)
BEGAN: Final = ACTIONS.first(Began)  # + seat
PLACE_ROCK: Final = ACTIONS.first(PlaceRock)  # + sea square; chance or a seat
SHONE: Final = ACTIONS.first(Shone)  # + island
MOOR: Final = ACTIONS.first(Moor)  # + island; chance or a seat
DREW: Final = ACTIONS.first(Drew)  # + goal; seen by the seat on turn
ROLLED: Final = ACTIONS.first(Rolled)  # + face * 4 + steps - 1
TURN: Final = ACTIONS.first(Turn)  # + 0 clockwise, 1 counter-clockwise
THROW: Final = ACTIONS.first(Throw)  # + sea square
PUSH: Final = ACTIONS.first(Push)  # + square
STAY: Final = ACTIONS.first(Stay)
SAIL: Final = ACTIONS.first(Sail)  # + square
TAKE: Final = ACTIONS.first(Take)  # + square

refuse = Codes("ok")
NOT_NOW: Final = refuse("not_now", "§2.2 another seat or another decision is due")
ROCK_THERE: Final = refuse("rock_there", "§4.4 a rock lies there")
CUTS_OFF: Final = refuse("cuts_off", "§7.2 the rock would cut off a harbour")
TOO_FAR: Final = refuse("too_far", "§4.1 the points do not reach, or no free way leads there")
IN_THE_LIGHT: Final = refuse("in_the_light", "§4.3 a boat does not sail into the light")
HERE_ALREADY: Final = refuse("here_already", "§4.2 the boat is there: it may stay")
MUST_LEAVE: Final = refuse("must_leave", "§6.5 a boat in the wrong harbour has to leave")
NO_GOODS: Final = refuse("no_goods", "§5.3 nothing lies there to take")
LADEN: Final = refuse("laden", "§5.5 at an island only an empty boat takes goods")
BOAT_THERE: Final = refuse("boat_there", "§4.6 another boat is there")
NOT_ADJACENT: Final = refuse("not_adjacent", "§3.6, §4.5 only onto a square that touches it")
NO_HARBOUR: Final = refuse("no_harbour", "§4.5 a harbour is no sea square")
FREE_FIRST: Final = refuse("free_first", "§3.6 a freer square is there for the goods")
BOAT_IN_LIGHT: Final = refuse("boat_in_light", "§5.6 a boat in the light takes nothing")
NOT_LEFT: Final = refuse("not_left", "§5.1 that piece has been taken from the island")
