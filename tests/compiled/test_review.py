"""Reviews in the compiled way: the same sums as the plain way, and errors that are what they say."""

from math import hypot

import pytest

from seaboard.bots.inquiry import CANDIDATES
from seaboard.bots.judge import Judge
from seaboard.bots.reviewer import review
from seaboard.engine.chance import new_rng
from seaboard.engine.contract import AnyGame
from seaboard.engine.state import NONE
from seaboard.lab.matches import usual_match
from seaboard.lab.playout import choices

pytestmark = pytest.mark.slow


def test_compiled_and_plain_weigh_the_same(game: AnyGame) -> None:
    out = [0] * game.n_actions
    for s, board, seat in choices(game, 3, seats=3):
        actions = out[: game.legal(s, board, seat, out)][:CANDIDATES]
        plain, compiled = (Judge(game, board, 3, 2.0, is_compiled=is_compiled) for is_compiled in (False, True))
        for observer in (seat, NONE):
            both = [
                judge.weigh([s] * len(actions), actions, seat, 4, new_rng("both"), observer=observer, decisions=5)
                for judge in (plain, compiled)
            ]
            assert both[0] == both[1]
        assert plain.plies == compiled.plies


@pytest.mark.long
def test_ten_times_the_budget_agrees_within_the_error(game: AnyGame) -> None:
    log = usual_match(game.id, 1)
    small, large = review(log, budget=0.1), review(log, budget=1.0, seed=2)
    beyond = [
        one.seq
        for one, other in zip(small.decisions, large.decisions, strict=True)
        if one.rival == other.rival
        and abs((one.loss - one.lead) - (other.loss - other.lead)) > 3 * hypot(one.error, other.error) + 1e-6
    ]
    assert len(beyond) <= 0.03 * len(small.decisions), beyond
    clear = [one.seq for one in small.decisions if one.verdict == "mistake" and one.loss > 4 * one.error]
    missed = [one.seq for one in large.decisions if one.seq in clear and one.verdict == "best"]
    assert not missed
    for one, other in zip(small.balances, large.balances, strict=True):
        assert abs(one.luck - other.luck) < 4 * hypot(one.luck_error, other.luck_error)
