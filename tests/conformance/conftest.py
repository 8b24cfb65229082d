import pytest

from seaboard.engine.contract import AnyGame
from seaboard.games import registry
from tests.support.games import Case, cases

CASES = dict(cases())
QUICK = "2"  # the variant of a game that `./test --fast` plays: the standard one for three seats


def _params() -> list[object]:
    further = [pytest.mark.slow, pytest.mark.variant]
    return [pytest.param(name, marks=[] if name.rpartition("-")[2] == QUICK else further) for name in CASES]


@pytest.fixture(params=_params(), scope="module")
def case(request: pytest.FixtureRequest) -> Case:
    """A game under one set of options; the tests of one case follow each other, so that they share its walks."""
    return CASES[request.param]


@pytest.fixture(params=registry.IDS)
def game(request: pytest.FixtureRequest) -> AnyGame:
    return registry.game(request.param)
