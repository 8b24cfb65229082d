"""The laboratory's kernels in the plain way: the same matches as `lab.playout`, draw for draw."""

import pytest

from seaboard.bots.bot import BOTS, bot
from seaboard.engine.chance import new_rng
from seaboard.games import registry
from seaboard.lab import kernels
from seaboard.lab.playout import Played, new_state, play
from seaboard.lab.simulate import can_be_fast
from tests.support.games import Case, cases

CASES = dict(cases())
MOST = 700


@pytest.mark.slow
@pytest.mark.parametrize("name", list(CASES))
def test_a_kernel_plays_the_same_match(name: str) -> None:
    case = CASES[name]
    names = ["casual", "random", "dreamy", "sensible"][: case.options.seats]
    seeds = [new_rng("kernel", i)[0] for i in range(3)]
    assert _by_kernel(case, names, seeds) == [
        play(case.game, case.options, [bot(name) for name in names], [seed], most_plies=MOST) for seed in seeds
    ]


def _by_kernel(case: Case, names: list[str], seeds: list[int]) -> list[Played]:
    game, n = case.game, len(seeds)
    states = [new_state(game, case.options)[0] for _ in seeds]
    notes = [[0] * kernels.N_NOTES for _ in seeds]
    bots = [kernels.BOTS[name] for name in names]
    rngs, out = list(seeds), [0] * game.n_actions
    kernels.play(states, [case.board], 0, n, bots, rngs, [game.state()], out, [0], MOST, notes)
    assert rngs != seeds, "the generators go on"
    return [Played(s, *note) for s, note in zip(states, notes, strict=True)]


@pytest.mark.parametrize("id_", registry.IDS)
def test_random_play_counts_what_it_does(id_: str) -> None:
    game = registry.game(id_)
    s, board = new_state(game, game.variants[0])
    once, twice = [0] * kernels.N_TOTALS, [0] * kernels.N_TOTALS
    kernels.wander([s, game.state()], [board], 1, new_rng("wander"), [0] * game.n_actions, once)
    kernels.wander([s, game.state()], [board], 2, new_rng("wander"), [0] * game.n_actions, twice)
    assert once[kernels.OPTIONS] > once[kernels.DECISIONS] > 0
    assert twice[kernels.PLIES] > once[kernels.PLIES] > once[kernels.DECISIONS]
    assert s == new_state(game, game.variants[0])[0], "the start stays as it was"


def test_only_bots_that_exist_are_fast() -> None:
    assert set(kernels.BOTS) <= set(BOTS)
    assert can_be_fast(["random", "sensible", "casual", "dreamy"])
    assert not can_be_fast(["sensible", "clever"])
