"""Compiled playouts are the plain ones, match for match, on any number of threads."""

import pytest

from seaboard.bots.bot import bot
from seaboard.engine.chance import new_rng
from seaboard.engine.contract import AnyGame
from seaboard.games import registry
from seaboard.lab import bench, kernels
from seaboard.lab.playout import new_state, play
from seaboard.lab.simulate import simulate
from tests.support.games import Case

pytestmark = pytest.mark.slow

MATCHES = 3


@pytest.mark.parametrize(
    "names",
    [["sensible"], ["sensible", "random", "sensible", "random"], ["casual", "dreamy", "sensible", "dreamy"]],
    ids=["sensible", "mixed", "levels"],
)
def test_a_playout_is_the_plain_one(case: Case, names: list[str]) -> None:
    from seaboard.lab.fast import playouts

    names = (names * 4)[: case.options.seats]
    s, board = new_state(case.game, case.options)
    rngs = [new_rng("fast", i)[0] for i in range(MATCHES)]
    found = playouts(case.game, board, [s] * MATCHES, names, rngs, most_plies=2000, threads=2)
    for played, seed in zip(found, rngs, strict=True):
        assert played == play(case.game, case.options, [bot(name) for name in names], [seed], most_plies=2000)


def test_the_number_of_threads_changes_nothing(game: AnyGame) -> None:
    from seaboard.lab.fast import playouts

    s, board = new_state(game, game.variants[0])
    rngs = [new_rng("threads", i)[0] for i in range(100)]
    one, two, seven = (playouts(game, board, [s] * 100, ["sensible"] * 4, rngs, threads=n) for n in (1, 2, 7))
    assert one == two == seven
    assert len({played.plies for played in one}) > 1
    assert playouts(game, board, [], ["sensible"] * 4, []) == []


def test_a_playout_goes_on_from_where_it_is(game: AnyGame) -> None:
    from seaboard.lab.fast import playouts

    s, board = new_state(game, game.variants[0])
    rng = new_rng("on")
    (half,) = playouts(game, board, [s], ["random"] * 4, rng, most_plies=30)
    assert (half.plies, half.over) == (30, False)
    (whole,) = playouts(game, board, [half.state], ["random"] * 4, new_rng("rest"))
    assert whole.over


@pytest.mark.parametrize("matches", [4, pytest.param(60, marks=pytest.mark.long)])
def test_simulations_give_exactly_the_same_figures(case: Case, matches: int) -> None:
    import msgspec

    options = msgspec.to_builtins(case.options)
    plain = simulate(case.game.id, options, ["sensible"], matches, seed=3, jobs=1)
    assert simulate(case.game.id, options, ["sensible"], matches, seed=3, jobs=2, fast=True) == plain


def test_random_play_is_the_plain_one(game: AnyGame) -> None:
    from seaboard.lab.fast import Wanderer

    for seats in game.seats:
        s, board = new_state(game, game.options(seats=seats))
        totals = [0] * kernels.N_TOTALS
        kernels.wander([s, game.state()], [board], 1, new_rng("wander"), [0] * game.n_actions, totals)
        wanderer = Wanderer(game, seats, new_rng("wander"))
        assert wanderer.run(1) == totals[kernels.PLIES]
        assert list(wanderer.totals) == totals


@pytest.mark.parametrize("id_", [registry.IDS[0], *(pytest.param(id_, marks=pytest.mark.long) for id_ in registry.IDS[1:])])
def test_the_figures_of_the_compiled_way(id_: str) -> None:
    found = bench.fast(id_, laps=2)
    assert set(found) == {"compiled", "batch", "batch_cores", "policy", "start_seconds"}
    assert all(value > 0 for value in found.values())
