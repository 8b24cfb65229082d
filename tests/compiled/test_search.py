"""The search finds the same compiled and plain, trial for trial: in the build with checked indices."""

import pytest

from seaboard.bots.search import Plan, Thinker
from seaboard.engine.chance import new_rng
from seaboard.engine.contract import AnyGame
from seaboard.lab.playout import choices

pytestmark = pytest.mark.slow


def test_compiled_and_plain_find_the_same(game: AnyGame) -> None:
    plain, compiled = Thinker(game, is_compiled=False), Thinker(game)
    for decisions in (6, None):
        plan = Plan(rollouts=32, candidates=3, decisions=decisions)
        for s, board, seat in choices(game, 3 if decisions is None else 12):
            assert plain.think(s, board, seat, plan, new_rng("both")) == compiled.think(s, board, seat, plan, new_rng("both"))
    assert plain.plies == compiled.plies
