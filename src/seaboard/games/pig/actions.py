"""Action ids and their outside form, and the reasons for a refusal."""

from typing import Annotated, Final

import msgspec

from seaboard.engine.state import MAX_SEATS
from seaboard.games.pig.state import N_FACES

BEGAN: Final = 0  # + seat; chance
ROLL: Final = BEGAN + MAX_SEATS
HOLD: Final = ROLL + 1
ROLLED: Final = HOLD + 1  # + die - 1; chance
N_ACTIONS: Final = ROLLED + N_FACES

NOT_NOW: Final = 1  # §2.1 another seat or another decision is due
NOTHING: Final = 2  # §2.2 nothing is at stake yet: there is nothing to hold
ENOUGH: Final = 3  # §2.4 the points suffice: there is nothing to roll for
REFUSALS: Final = ("ok", "not_now", "nothing", "enough")


class Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """One action, outside: a kind and named values."""


class Began(Act, frozen=True, tag="began"):
    """Chance: this seat begins."""

    seat: Annotated[int, msgspec.Meta(ge=0, lt=MAX_SEATS)]


class Roll(Act, frozen=True, tag="roll"):
    """Throw the die."""


class Hold(Act, frozen=True, tag="hold"):
    """Keep the points of this turn, and pass the die on."""


class Rolled(Act, frozen=True, tag="rolled"):
    """Chance: the die shows this number."""

    die: Annotated[int, msgspec.Meta(ge=1, le=N_FACES)]


Action = Began | Roll | Hold | Rolled


def encode(action: int) -> Action:
    """The outside form of an id."""
    if action < ROLL:
        return Began(action - BEGAN)
    if action >= ROLLED:
        return Rolled(1 + action - ROLLED)
    return Roll() if action == ROLL else Hold()


def decode(action: Action) -> int:
    """The id of an outside form."""
    match action:
        case Began(seat):
            return BEGAN + seat
        case Roll():
            return ROLL
        case Hold():
            return HOLD
        case Rolled(die):
            return ROLLED + die - 1
