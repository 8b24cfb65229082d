import pytest

from seaboard.engine.contract import AnyGame
from seaboard.games import registry
from tests.support.games import Case, cases

CASES = dict(cases())


@pytest.fixture(params=list(CASES))
def case(request: pytest.FixtureRequest) -> Case:
    return CASES[request.param]


@pytest.fixture(params=registry.IDS)
def game(request: pytest.FixtureRequest) -> AnyGame:
    return registry.game(request.param)
