"""The fields of a position, their bounds, and who may know them: everybody knows everything."""

from typing import Final

from seaboard.engine.codes import Codes
from seaboard.engine.state import MAX_SEATS, State, number, row

N_FACES: Final = 6
MOST_TARGET: Final = 200
MOST_POINTS: Final = MOST_TARGET - 1 + N_FACES  # one short of it, and then the best throw
MOST_ROUNDS: Final = 10_000

# Phases: who acts, and for what.
phase_code = Codes()
BEGIN: Final = phase_code("begin")  # chance: who begins
CHOOSE: Final = phase_code("choose")  # the seat on turn: roll or hold
THROW: Final = phase_code("throw")  # chance: what its die shows
OVER: Final = phase_code("over")
PHASES: Final = phase_code.names


class Pig(State):
    """One position."""

    phase = number(BEGIN, OVER)
    pig_round = number(0, MOST_ROUNDS)  # 0: not begun; named after the game, for no two games may have equal fields
    seat = number(0, MAX_SEATS - 1)  # whose turn it is
    first = number(0, MAX_SEATS - 1)  # who began
    die = number(0, N_FACES)  # what fell last; 0 before the first throw
    at_stake = number(0, MOST_POINTS)  # the points of this turn
    points_of_seat: Final = row(MAX_SEATS, 0, MOST_POINTS)
