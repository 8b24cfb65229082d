"""Action ids and their outside form, and the reasons for a refusal."""

from typing import Annotated, Final

import msgspec

from seaboard.games.triangle.data import UNIT
from seaboard.games.triangle.state import N_FACES, N_SEGMENTS, N_VALUES, PER_FLEET

TURNED_UP: Final = 0  # + value / 10 - 1; chance: the next top card
ROLLED: Final = TURNED_UP + N_VALUES  # + eyes - 1; chance
SPUN: Final = ROLLED + N_FACES  # + segment; chance
SAIL: Final = SPUN + N_SEGMENTS  # + ship of the fleet
N_ACTIONS: Final = SAIL + PER_FLEET

NOT_NOW: Final = 1  # §3.1 another seat or another decision is due
NO_CARD: Final = 2  # §1.3 no such card is left in the pile
GONE: Final = 3  # §7.7 the ship has left the game
HANGS: Final = 4  # §7.3 the ship hangs beneath the cloud
UNDER_CLOUD: Final = 5  # §5.1 a ship under the cloud stays
CLOUD_AHEAD: Final = 6  # §5.2 no free mark before the cloud
PORT_FULL: Final = 7  # §4.4 no free mark before the full port
FULL_ROLL_FIRST: Final = 8  # §5.3 another ship can use its roll
REFUSALS: Final = (
    "ok",
    "not_now",
    "no_card",
    "gone",
    "hangs",
    "under_cloud",
    "cloud_ahead",
    "port_full",
    "full_roll_first",
)

Ship = Annotated[int, msgspec.Meta(ge=0, lt=PER_FLEET)]


class Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """One action, outside: a kind and what it is about."""


class TurnedUp(Act, frozen=True, tag="turned_up"):
    """Chance: the next card of the pile, in thousands."""

    value: Annotated[int, msgspec.Meta(ge=UNIT, le=UNIT * N_VALUES, multiple_of=UNIT)]


class Rolled(Act, frozen=True, tag="rolled"):
    """Chance: the die."""

    die: Annotated[int, msgspec.Meta(ge=1, le=N_FACES)]


class Spun(Act, frozen=True, tag="spun"):
    """Chance: the spinner stops on this segment, counted from 0 in the order of the data file."""

    segment: Annotated[int, msgspec.Meta(ge=0, lt=N_SEGMENTS)]


class Sail(Act, frozen=True, tag="sail"):
    """Sail this ship of the own fleet, counted from 0."""

    ship: Ship


Action = TurnedUp | Rolled | Spun | Sail


def encode(action: int) -> Action:
    """The outside form of an id."""
    if action < ROLLED:
        return TurnedUp(UNIT * (action - TURNED_UP + 1))
    if action < SPUN:
        return Rolled(action - ROLLED + 1)
    if action < SAIL:
        return Spun(action - SPUN)
    return Sail(action - SAIL)


def decode(action: Action) -> int:
    """The id of an outside form; its bounds leave nothing to refuse."""
    match action:
        case TurnedUp(value):
            return TURNED_UP + value // UNIT - 1
        case Rolled(die):
            return ROLLED + die - 1
        case Spun(segment):
            return SPUN + segment
        case Sail(ship):
            return SAIL + ship
