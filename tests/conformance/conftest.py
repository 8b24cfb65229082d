import pytest

from seaboard.engine.contract import AnyGame
from seaboard.games import registry
from tests.support.games import Case, cases

CASES = dict(cases())
QUICK = 3  # variants of a game that `./test --fast` plays: the standard ones for two, three and four seats


def _params() -> list[object]:
    return [pytest.param(name, marks=[] if int(name.rpartition("-")[2]) <= QUICK else [pytest.mark.slow]) for name in CASES]


@pytest.fixture(params=_params(), scope="module")
def case(request: pytest.FixtureRequest) -> Case:
    """A game under one set of options; the tests of one case follow each other, so that they share its walks."""
    return CASES[request.param]


@pytest.fixture(params=registry.IDS)
def game(request: pytest.FixtureRequest) -> AnyGame:
    return registry.game(request.param)
