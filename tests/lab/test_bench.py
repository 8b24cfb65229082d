"""The figures of `seaboard bench rules`: there, and in a sensible relation to each other. No figure is judged here."""

import pytest

from seaboard.games import registry
from seaboard.lab import bench


@pytest.mark.slow
@pytest.mark.parametrize("id_", registry.IDS)
def test_figures_fit_together(id_: str) -> None:
    found = bench.rules(id_, seconds=0.3)
    assert set(found) == {
        "plain",
        "matches_per_second",
        "decisions_per_match",
        "chance_per_match",
        "mean_legal",
        "tables_seconds",
    }
    assert found["mean_legal"] > 1
    assert found["decisions_per_match"] > 0
    assert found["plain"] > found["matches_per_second"] > 0
    assert found["tables_seconds"] > 0
