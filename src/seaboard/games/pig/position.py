"""A whole position with names, from and to JSON: for tests, puzzles and bug reports. What is left out is as at the start."""

from typing import Annotated

import msgspec

from seaboard.engine.named import index_of, sound
from seaboard.engine.options import Seat
from seaboard.engine.state import MAX_SEATS
from seaboard.games.pig.board import Board
from seaboard.games.pig.checks import invariants
from seaboard.games.pig.rules import setup
from seaboard.games.pig.state import MOST_POINTS, MOST_ROUNDS, N_FACES, PHASES, Pig

Points = Annotated[int, msgspec.Meta(ge=0, le=MOST_POINTS)]


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """Everything there is to know about a position."""

    phase: str = "begin"
    round: Annotated[int, msgspec.Meta(ge=0, le=MOST_ROUNDS)] = 0
    seat: Seat = 0
    first: Seat = 0
    die: Annotated[int, msgspec.Meta(ge=0, le=N_FACES)] = 0
    at_stake: Points = 0
    points: Annotated[tuple[Points, ...], msgspec.Meta(max_length=MAX_SEATS)] = ()


def to_position(s: Pig, board: Board) -> Position:
    """Name everything."""
    points = tuple(s.points_of_seat[: board.n_seats])
    return Position(PHASES[s.phase], s.pig_round, s.seat, s.first, s.die, s.at_stake, points)


def from_position(position: Position, board: Board) -> Pig:
    """The state of a named position; `Malformed` says what cannot be."""
    s = Pig()
    setup(s, board)
    s.phase = index_of(position.phase, PHASES, "$.phase")
    s.pig_round, s.seat, s.first = position.round, position.seat, position.first
    s.die, s.at_stake = position.die, position.at_stake
    s.points_of_seat[: len(position.points)] = position.points
    sound(invariants(s, board))
    return s
