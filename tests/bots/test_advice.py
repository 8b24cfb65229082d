"""Hints: what the policy would never do is no advice because chance has favoured it a little."""

from typing import Any, cast

from seaboard.bots.advice import advise
from seaboard.bots.search import Thinker, Trial
from seaboard.engine.chance import new_rng
from seaboard.engine.state import State
from seaboard.games import registry


class Tried:
    """Stands in for a thinker that has found this, the policy's favourite first: actions with likes, values and gains."""

    game = registry.game("aboard")

    def __init__(self, *found: tuple[int, int, float, float]) -> None:
        self._trials = {
            action: Trial(action, like, 100, value, 0.01, gain, 0.01 if gain else 0.0) for action, like, value, gain in found
        }

    def think(self, *_: Any) -> list[Trial]:
        return list(self._trials.values())

    def compare(self, _s: State, _board: State, _seat: int, candidates: list[int], *_: Any) -> list[Trial]:
        return [self._trials[action]._replace(like=0) for action in candidates]


def advised(*found: tuple[int, int, float, float]) -> list[int]:
    nowhere = cast("State", None)
    thinker = cast("Thinker", Tried(*found))
    return [advice.action for advice in advise(thinker, nowhere, nowhere, 0, new_rng("advice"))]


def test_the_best_comes_first_and_what_is_much_worse_is_left_out() -> None:
    assert advised((1, 9, 0.5, 0.0), (2, 5, 0.52, 0.02), (3, 5, 0.3, -0.2)) == [2, 1]


def test_what_the_policy_would_never_do_must_be_clearly_better() -> None:
    assert advised((1, 9, 0.47, 0.0), (2, 0, 0.48, 0.01), (3, 0, 0.47, 0.0)) == [1]
    assert advised((1, 9, 0.47, 0.0), (2, 0, 0.57, 0.1), (3, 4, 0.5, 0.03)) == [2, 3, 1]


def test_where_the_policy_likes_nothing_all_are_advice() -> None:
    assert advised((1, 0, 0.5, 0.0), (2, 0, 0.49, -0.01)) == [1, 2]
    assert advised((1, -1, 0.5, 0.0)) == [1]
