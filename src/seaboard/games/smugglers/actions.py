"""Action ids and their outside form, and the reasons for a refusal."""

from typing import Annotated, Final, Literal

import msgspec

from seaboard.engine.errors import Malformed
from seaboard.engine.state import MAX_SEATS
from seaboard.games.smugglers.data import FACES, ISLANDS, SQUARES
from seaboard.games.smugglers.state import MOST_STEPS, N_FACES, N_ISLANDS, N_SEA, N_SQUARES

BEGAN: Final = 0  # + seat; chance: who begins
PLACE_ROCK: Final = BEGAN + MAX_SEATS  # + sea square; chance or a seat
SHONE: Final = PLACE_ROCK + N_SEA  # + island; chance: the beam points there
MOOR: Final = SHONE + N_ISLANDS  # + island; chance or a seat: a boat starts there
DREW: Final = MOOR + N_ISLANDS  # + goal; chance, seen by the seat on turn
ROLLED: Final = DREW + N_ISLANDS  # + face * 4 + steps - 1; chance
TURN: Final = ROLLED + N_FACES * MOST_STEPS  # + 0 clockwise, 1 counter-clockwise
THROW: Final = TURN + 2  # + sea square
PUSH: Final = THROW + N_SEA  # + square
STAY: Final = PUSH + N_SQUARES
SAIL: Final = STAY + 1  # + square
TAKE: Final = SAIL + N_SQUARES  # + square: sail there and take the goods, or exchange them for the cargo
N_ACTIONS: Final = TAKE + N_SQUARES

NOT_NOW: Final = 1  # §2.2 another seat or another decision is due
ROCK_THERE: Final = 2  # §4.4 a rock lies there
CUTS_OFF: Final = 3  # §7.2 the rock would cut off a harbour
TOO_FAR: Final = 4  # §4.1 the points do not reach, or no free way leads there
IN_THE_LIGHT: Final = 5  # §4.3 a boat does not sail into the light
HERE_ALREADY: Final = 6  # §4.2 the boat is there: it may stay
MUST_LEAVE: Final = 7  # §6.5 a boat in the wrong harbour has to leave
NO_GOODS: Final = 8  # §5.3 nothing lies there to take
LADEN: Final = 9  # §5.5 at an island only an empty boat takes goods
BOAT_THERE: Final = 10  # §4.6 another boat is there
NOT_ADJACENT: Final = 11  # §3.6, §4.5 only onto a square that touches it
NO_HARBOUR: Final = 12  # §4.5 a harbour is no sea square
FREE_FIRST: Final = 13  # §3.6 a freer square is there for the goods
BOAT_IN_LIGHT: Final = 14  # §5.6 a boat in the light takes nothing
NOT_LEFT: Final = 15  # §5.1 that piece has been taken from the island
REFUSALS: Final = (
    "ok",
    "not_now",
    "rock_there",
    "cuts_off",
    "too_far",
    "in_the_light",
    "here_already",
    "must_leave",
    "no_goods",
    "laden",
    "boat_there",
    "not_adjacent",
    "no_harbour",
    "free_first",
    "boat_in_light",
    "not_left",
)

WAYS: Final = ("clockwise", "counter_clockwise")


class Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """One action, outside: a kind and named places."""


class Began(Act, frozen=True, tag="began"):
    """Chance: this seat begins."""

    seat: Annotated[int, msgspec.Meta(ge=0, lt=MAX_SEATS)]


class PlaceRock(Act, frozen=True, tag="place_rock"):
    """Put a rock on a sea square."""

    at: str


class Shone(Act, frozen=True, tag="shone"):
    """Chance: the beam points at this island."""

    at: str


class Moor(Act, frozen=True, tag="moor"):
    """Start in the harbour of this island."""

    at: str


class Drew(Act, frozen=True, tag="drew"):
    """Chance: the piece taken from the island goes there."""

    to: str


class Rolled(Act, frozen=True, tag="rolled"):
    """Chance: both dice."""

    lighthouse: str
    boat: Annotated[int, msgspec.Meta(ge=1, le=MOST_STEPS)]


class Turn(Act, frozen=True, tag="turn"):
    """Turn the beam this way."""

    way: Literal["clockwise", "counter_clockwise"]


class Throw(Act, frozen=True, tag="throw"):
    """Throw the caught goods onto this square."""

    to: str


class Push(Act, frozen=True, tag="push"):
    """Push the boat in the way onto this square."""

    to: str


class Stay(Act, frozen=True, tag="stay"):
    """Waive the points that are left."""


class Sail(Act, frozen=True, tag="sail"):
    """Sail there and stop."""

    to: str


class Take(Act, frozen=True, tag="take"):
    """Sail there and take the goods on top, leaving the old cargo for them."""

    at: str


Action = Began | PlaceRock | Shone | Moor | Drew | Rolled | Turn | Throw | Push | Stay | Sail | Take


def encode(action: int) -> Action:
    """The outside form of an id."""
    if action < PLACE_ROCK:
        return Began(action - BEGAN)
    if action < SHONE:
        return PlaceRock(SQUARES[action - PLACE_ROCK])
    if action < MOOR:
        return Shone(ISLANDS[action - SHONE])
    if action < DREW:
        return Moor(ISLANDS[action - MOOR])
    if action < ROLLED:
        return Drew(ISLANDS[action - DREW])
    if action < TURN:
        return Rolled(FACES[(action - ROLLED) // MOST_STEPS], 1 + (action - ROLLED) % MOST_STEPS)
    if action < THROW:
        return Turn("counter_clockwise" if action - TURN else "clockwise")
    if action < PUSH:
        return Throw(SQUARES[action - THROW])
    if action < STAY:
        return Push(SQUARES[action - PUSH])
    if action < SAIL:
        return Stay()
    if action < TAKE:
        return Sail(SQUARES[action - SAIL])
    return Take(SQUARES[action - TAKE])


def decode(action: Action) -> int:
    """The id of an outside form; a name that does not exist is `Malformed`."""
    match action:
        case Began(seat):
            return BEGAN + seat
        case PlaceRock(at):
            return PLACE_ROCK + _index(at, SQUARES[:N_SEA], "$.at", "a sea square")
        case Shone(at):
            return SHONE + _index(at, ISLANDS, "$.at", "an island")
        case Moor(at):
            return MOOR + _index(at, ISLANDS, "$.at", "an island")
        case Drew(to):
            return DREW + _index(to, ISLANDS, "$.to", "an island")
        case Rolled(lighthouse, boat):
            return ROLLED + MOST_STEPS * _index(lighthouse, FACES, "$.lighthouse", "a face of the die") + boat - 1
        case Turn(way):
            return TURN + WAYS.index(way)
        case Throw(to):
            return THROW + _index(to, SQUARES[:N_SEA], "$.to", "a sea square")
        case Push(to):
            return PUSH + _index(to, SQUARES, "$.to", "a square")
        case Stay():
            return STAY
        case Sail(to):
            return SAIL + _index(to, SQUARES, "$.to", "a square")
        case Take(at):
            return TAKE + _index(at, SQUARES, "$.at", "a square")


def _index(name: str, names: tuple[str, ...], path: str, expected: str) -> int:
    if name not in names:
        raise Malformed(f"{path} is {name!r}, expected {expected}: {', '.join(names)}")
    return names.index(name)
