"""The actions and the reasons for a refusal, each declared once; ids follow from the order."""

from typing import Annotated, Final

import msgspec

from seaboard.engine import forms
from seaboard.engine.codes import Codes
from seaboard.engine.forms import Actions
from seaboard.engine.options import Seat
from seaboard.games.pig.state import N_FACES


class Act(forms.Act):
    """One action, outside: a kind and named values."""


class Began(Act):
    """Chance: this seat begins."""

    seat: Seat


class Roll(Act):
    """Throw the die."""


class Hold(Act):
    """Keep the points of this turn, and pass the die on."""


class Rolled(Act):
    """Chance: the die shows this number."""

    die: Annotated[int, msgspec.Meta(ge=1, le=N_FACES)]


ACTIONS: Final = Actions(Act)
N_ACTIONS: Final = len(ACTIONS.forms)
BEGAN: Final = ACTIONS.first(Began)  # + seat
ROLL: Final = ACTIONS.first(Roll)
HOLD: Final = ACTIONS.first(Hold)
ROLLED: Final = ACTIONS.first(Rolled)  # + die - 1

refuse = Codes("ok")
NOT_NOW: Final = refuse("not_now", "§2.1 another seat or another decision is due")
NOTHING: Final = refuse("nothing", "§2.2 nothing is at stake yet: there is nothing to hold")
ENOUGH: Final = refuse("enough", "§2.4 the points suffice: there is nothing to roll for")
