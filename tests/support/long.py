"""Which cases of a test run in ./test, and which only in ./test --long."""

from collections.abc import Iterable
from typing import Any

import pytest


def also_long(cases: Iterable[Any], *usual: Any) -> list[Any]:
    """All these cases as a test's parameters: the usual ones run in ./test, the others in ./test --long only."""
    return [pytest.param(*_parts(case), marks=() if case in usual else pytest.mark.long) for case in cases]


def _parts(case: Any) -> tuple[Any, ...]:
    return case if isinstance(case, tuple) else (case,)
