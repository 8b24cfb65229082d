"""Hints: which actions are worth considering on a seat, and how likely it wins with each."""

from typing import Final

from seaboard.bots.crew import RANKS, level_of
from seaboard.bots.orders import Advice
from seaboard.bots.search import Plan, Thinker, Trial
from seaboard.engine.state import Row, State

MILLISECONDS: Final = 300.0  # for one hint
TO_FIND: Final = 1 / 3  # of that, to find the best; the rest is for their chances
MOST: Final = 3  # choices
NEAR: Final = 0.1  # of a win: what is so much worse than the best is no advice
SURE: Final = 1.96  # standard errors on both sides that hold 95 times in a hundred


def advise(thinker: Thinker, s: State, board: State, seat: int, rng: Row) -> tuple[Advice, ...]:
    """The one to three best actions, the best first, with the chances of matches that are played to their end."""
    captain = level_of(thinker.game, RANKS[-1])
    found = thinker.think(
        s,
        board,
        seat,
        Plan(
            rollouts=captain.rollouts,
            candidates=captain.candidates,
            decisions=captain.decisions,
            milliseconds=MILLISECONDS * TO_FIND,
        ),
        rng,
    )
    best = [trial.action for trial in sorted(found, key=_promise)[:MOST]]
    whole = Plan(rollouts=captain.rollouts, milliseconds=MILLISECONDS * (1 - TO_FIND))
    trials = sorted(thinker.compare(s, board, seat, best, whole, rng), key=lambda trial: -trial.value)
    return tuple(
        Advice(trial.action, trial.value, SURE * trial.error) for trial in trials if trial.value >= trials[0].value - NEAR
    )


def _promise(trial: Trial) -> tuple[int, float]:
    """The order of what was tried out: those that stayed in longest first, then the best."""
    return -trial.worlds, -trial.gain
