"""Figures that were measured while the host was busy with other machines say so."""

from pathlib import Path

import pytest

from seaboard.lab.stolen import Ticks, ticks, warning

# user, nice, system, idle, iowait, irq, softirq, steal, guest, guest_nice
LINE = "cpu  100 20 30 4000 500 6 7 80 9 10\ncpu0 1 2 3 4 5 6 7 8 9 10\n"


def test_ticks_are_read_from_the_first_line_for_all_processors(tmp_path: Path) -> None:
    stat = tmp_path / "stat"
    stat.write_text(LINE, encoding="ascii")
    assert ticks(stat) == Ticks(stolen=80, wanted=100 + 20 + 30 + 6 + 7 + 80)


@pytest.mark.parametrize("text", [None, "", "cpu 1 2 3\n", "intr 1 2 3 4 5 6 7 8 9\n"])
def test_a_system_that_does_not_tell_is_no_fault(tmp_path: Path, text: str | None) -> None:
    stat = tmp_path / "stat"
    if text is not None:
        stat.write_text(text, encoding="ascii")
    assert ticks(stat) is None


def test_much_that_was_stolen_is_said_with_its_share() -> None:
    said = warning(Ticks(100, 1000), Ticks(135, 1100))
    assert said is not None
    assert "35%" in said


@pytest.mark.parametrize("after", [Ticks(104, 1100), Ticks(100, 1000), None])
def test_little_or_nothing_or_unknown_is_not_said(after: Ticks | None) -> None:
    assert warning(Ticks(100, 1000), after) is None
