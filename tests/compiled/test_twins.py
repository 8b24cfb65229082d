"""Plain = compiled = golden: every answer, every event, every resampled position, over whole matches."""

from pathlib import Path

import pytest

from seaboard.engine.contract import AnyGame
from seaboard.engine.replay import parse_options
from seaboard.games import registry
from seaboard.lab import golden
from tests.support.games import Case, plies

pytestmark = pytest.mark.slow

GOLDENS = [path for id_ in registry.IDS for path in sorted((Path(__file__).parents[1] / "goldens" / id_).glob("*.txt"))]


@pytest.mark.parametrize("most", [60, pytest.param(400, marks=pytest.mark.long)])
@pytest.mark.parametrize("names", ["sensible", "random"])
def test_both_ways_agree_at_every_ply(case: Case, names: str, most: int) -> None:
    """The beginning of a match under every variant; how matches go on and end is compared in the goldens."""
    from seaboard.lab import twins

    moves = [(ply.seat, ply.action) for ply in plies(case, names, most, seed=5)]
    assert list(twins.differences(case.game, case.options, moves)) == []


@pytest.mark.parametrize("path", GOLDENS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_comes_out_compiled_as_well(path: Path) -> None:
    from seaboard.engine.events import new_events
    from seaboard.engine.state import digest
    from seaboard.lab import twins

    text = path.read_text(encoding="utf-8")
    game = registry.game(path.parent.name, golden.rules_of(text))
    options, moves = golden.read_moves(game, text)
    pair = twins.Pair(game, parse_options(game, options))
    faults = pair.run(twins.begin)
    assert digest(pair.state()) == text.splitlines()[1].split("digest ")[1]
    for seat, action in moves:
        faults += pair.run(twins.step, seat, action, new_events())
    assert faults == []
    assert digest(pair.state()) == text.splitlines()[-1].split("digest ")[1]


def test_a_difference_is_found(game: AnyGame) -> None:
    from seaboard.lab import twins

    pair = twins.Pair(game, game.variants[0])
    assert pair.run(twins.begin) == []
    assert pair.views() == []
    pair.states[0].phase += 1  # type: ignore[attr-defined]  # every game's state has one
    asked = (2, game.n_actions, game.n_features, [0] * game.n_actions, [0] * game.n_features, [1], [0] * 20_000)
    assert any("position 0" in fault for fault in pair.run(twins.ask, *asked))
    assert pair.views() != []
