"""What a sensible player likes, how a position stands, and what a learner sees: judgement, no rule."""

from typing import Final

from seaboard.engine.rule import rule
from seaboard.engine.state import MAX_SEATS, Row
from seaboard.games.pig import actions
from seaboard.games.pig.board import Board
from seaboard.games.pig.state import OVER, Pig


@rule
def policy(s: Pig, board: Board, seat: int, action: int) -> int:  # noqa: ARG001  the contract's form
    """Roll as long as the die brings more on average than it takes away: up to 20 points at stake."""
    return s.at_stake + 1 if action == actions.HOLD else board.pips


@rule
def best_other(s: Pig, board: Board, seat: int) -> int:
    """The points of the best other seat."""
    best = 0
    for other in range(board.n_seats):
        if other != seat:
            best = max(best, s.points_of_seat[other])
    return best


@rule
def payoff(s: Pig, board: Board, seat: int) -> int:
    """1000 for the winner; before the end by how many points the seat is ahead."""
    ahead = s.points_of_seat[seat] - best_other(s, board, seat)
    if s.phase != OVER:
        return 500 + 500 * ahead // board.target
    return 1000 if ahead > 0 else 0


N_FEATURES: Final = (OVER + 1) + 2 + MAX_SEATS


@rule
def features(s: Pig, board: Board, seat: int, out: Row) -> None:
    """The phase, what is at stake, the target, and everybody's points, clockwise from the seat that looks."""
    for i in range(N_FEATURES):
        out[i] = 0
    out[s.phase] = 1
    out[OVER + 1] = s.at_stake
    out[OVER + 2] = board.target
    for i in range(board.n_seats):
        out[OVER + 3 + i] = s.points_of_seat[(seat + i) % board.n_seats]
