"""What `seaboard bench server` measures: every figure is there, at the smallest size."""

import sys
from typing import Any, NoReturn

import pytest

from seaboard.workshop.load import figures, play
from seaboard.workshop.load.wire import NO_MASK, framed
from seaboard.workshop.own_postgres import NoPostgres
from tests.support.alone import alone

DELAYS = {"p50_ms", "p99_ms", "cpu_ms"}


def check_delays(found: dict[str, float]) -> None:
    assert 0 < found["p50_ms"] <= found["p99_ms"]
    assert found["cpu_ms"] >= 0


def check_played(found: dict[str, Any]) -> None:
    assert set(found["saturated"]) - {"database_cpu_ms"} == DELAYS | {"moves_per_second"}
    assert found["saturated"]["moves_per_second"] > 0
    assert set(found["paced"]) == {"2", "5", "10"}
    for delays in (found["saturated"], *found["paced"].values()):
        check_delays(delays)
    assert isinstance(found["table_bytes"], int)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="processor time is read from /proc")
@pytest.mark.parametrize("has_postgresql", [False, pytest.param(True, marks=pytest.mark.long)])
def test_all_figures_are_measured(monkeypatch: pytest.MonkeyPatch, *, has_postgresql: bool) -> None:
    def none_here() -> NoReturn:
        raise NoPostgres("no PostgreSQL was found")

    if not has_postgresql:
        monkeypatch.setattr(figures, "OwnPostgres", none_here)
    monkeypatch.setattr(play, "BETWEEN_MOVES", 0.05)
    monkeypatch.setattr(figures, "TRIES", 1)
    steps: list[int] = []
    said: list[str] = []
    found = alone(figures.measure, figures.Plan(10, 0.1, steps.append, said.append))
    measured = [found["sqlite"]]
    if not has_postgresql:
        assert found["postgresql"] is None
        assert said == ["nothing was measured on PostgreSQL: no PostgreSQL was found"]
    else:
        measured.append(found["postgresql"])
        assert found["postgresql"]["saturated"]["database_cpu_ms"] >= 0
        assert found["postgresql"]["two_processes"]["cpu_ms"] >= 0
        assert sum(steps) == figures.n_steps()
    for one in measured:
        check_played(one)
        check_played(one["relay"])
        assert one["back_ms"] > 0
    race = found["race"]
    assert race["tables"] == 1
    check_delays(race)


def test_a_message_is_framed_as_pages_do() -> None:
    assert framed(b"ahoy") == b"\x81\x84" + NO_MASK + b"ahoy"
    assert framed(b"x" * 300)[:4] == b"\x81\xfe\x01\x2c"
