"""The actions and the reasons for a refusal, each declared once; ids follow from the order."""

from typing import Annotated, Final

import msgspec

from seaboard.engine import forms
from seaboard.engine.codes import Codes
from seaboard.engine.forms import Actions
from seaboard.games.triangle.data import UNIT
from seaboard.games.triangle.state import N_FACES, N_SEGMENTS, N_VALUES, PER_FLEET


class Act(forms.Act):
    """One action, outside: a kind and what it is about."""


class TurnedUp(Act):
    """Chance: the next card of the pile, in thousands."""

    value: Annotated[int, msgspec.Meta(ge=UNIT, le=UNIT * N_VALUES, multiple_of=UNIT)]


class Rolled(Act):
    """Chance: the die."""

    die: Annotated[int, msgspec.Meta(ge=1, le=N_FACES)]


class Spun(Act):
    """Chance: the spinner stops on this segment, counted from 0 in the order of the data file."""

    segment: Annotated[int, msgspec.Meta(ge=0, lt=N_SEGMENTS)]


class Sail(Act):
    """Sail this ship of the own fleet, counted from 0."""

    ship: Annotated[int, msgspec.Meta(ge=0, lt=PER_FLEET)]


ACTIONS: Final = Actions(Act)
N_ACTIONS: Final = len(ACTIONS.forms)
TURNED_UP: Final = ACTIONS.first(TurnedUp)  # + value / 10 - 1
ROLLED: Final = ACTIONS.first(Rolled)  # + eyes - 1
SPUN: Final = ACTIONS.first(Spun)  # + segment
SAIL: Final = ACTIONS.first(Sail)  # + ship of the fleet

refuse = Codes("ok")
NOT_NOW: Final = refuse("not_now", "§3.1 another seat or another decision is due")
NO_CARD: Final = refuse("no_card", "§1.3 no such card is left in the pile")
GONE: Final = refuse("gone", "§7.7 the ship has left the game")
HANGS: Final = refuse("hangs", "§7.3 the ship hangs beneath the cloud")
UNDER_CLOUD: Final = refuse("under_cloud", "§5.1 a ship under the cloud stays")
CLOUD_AHEAD: Final = refuse("cloud_ahead", "§5.2 no free mark before the cloud")
PORT_FULL: Final = refuse("port_full", "§4.4 no free mark before the full port")
FULL_ROLL_FIRST: Final = refuse("full_roll_first", "§5.3 another ship can use its roll")
