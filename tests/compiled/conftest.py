"""Compiled tests run in the checked build: `seaboard warm --checked` has filled its cache, and here it is only loaded.

Whatever needs the compiler imports it inside the test, so that `./test --fast` never does.
"""

import os
from typing import Any

import pytest

from seaboard.cli.warm import CHECKED
from seaboard.engine.contract import AnyGame
from seaboard.games import registry
from tests.support.games import Case, cases

os.environ |= CHECKED  # read when the compiler is imported, later
CASES = dict(cases())


@pytest.fixture(autouse=True, scope="session")
def checked() -> Any:
    """The compiled way, with its indices checked."""
    from seaboard.engine import compiled

    assert compiled.is_checked()
    return compiled


@pytest.fixture(params=list(CASES))
def case(request: pytest.FixtureRequest) -> Case:
    return CASES[request.param]


@pytest.fixture(params=registry.IDS)
def game(request: pytest.FixtureRequest) -> AnyGame:
    return registry.game(request.param)
