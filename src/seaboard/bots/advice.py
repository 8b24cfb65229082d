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
    """The one to three best actions, the best first, with the chances of matches that are played to their end.

    What the policy would never do is advised only if it is clearly better than what the policy likes best.
    """
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
    likes = {trial.action: trial.like for trial in found}
    liked = found[0].action
    others = [trial.action for trial in sorted(found, key=_promise) if trial.action != liked]
    whole = Plan(rollouts=captain.rollouts, milliseconds=MILLISECONDS * (1 - TO_FIND))
    trials = [
        trial
        for trial in thinker.compare(s, board, seat, [liked, *others[: MOST - 1]], whole, rng)
        if likes[trial.action] > 0 or likes[liked] <= 0 or trial.gain > SURE * trial.gain_error
    ]
    best = max(trial.value for trial in trials)
    return tuple(
        Advice(trial.action, trial.value, SURE * trial.error)
        for trial in sorted(trials, key=lambda trial: -trial.value)
        if trial.value >= best - NEAR
    )


def _promise(trial: Trial) -> tuple[int, float]:
    """The order of what was tried out: those that stayed in longest first, then the best."""
    return -trial.worlds, -trial.gain
