"""The end of ./test: where the minutes went."""

from pathlib import Path

import pytest

from tests.support import times

ROOT = Path(__file__).resolve().parents[2]
CONFTEST = (ROOT / "tests/conftest.py").read_text(encoding="utf-8")
SECONDS = {
    "tests/web/test_a.py::test_long": 120.0,
    "tests/web/test_b.py::test_short[x/y]": 30.0,
    "tests/lab/test_a.py::test_long": 45.0,
}


def report(when: str, seconds: float) -> pytest.TestReport:
    test = "tests/lab/test_a.py::test_long"
    where = ("tests/lab/test_a.py", 1, "test_long")
    return pytest.TestReport(test, where, {}, "passed", None, when, duration=seconds)  # type: ignore[arg-type]  # one of three words


def test_a_test_takes_its_set_up_its_call_and_its_tear_down() -> None:
    reports = [report("setup", 1), "a warning", report("call", 2), report("teardown", 4)]
    assert times.seconds_of_test(reports) == {"tests/lab/test_a.py::test_long": 7}


def test_folders_are_told_by_their_minutes() -> None:
    told = [line.split(maxsplit=1) for line in times.lines(SECONDS)]
    assert told[1:4] == [["2.50", "tests/web (2)"], ["0.75", "tests/lab (1)"], ["3.25", "in all (3)"]]


def test_files_are_told_by_their_minutes() -> None:
    told = [line.split(maxsplit=1) for line in times.lines(SECONDS)]
    assert told[5:8] == [
        ["2.00", "tests/web/test_a.py (1)"],
        ["0.75", "tests/lab/test_a.py (1)"],
        ["0.50", "tests/web/test_b.py (1)"],
    ]


def test_the_ten_slowest_are_told_slowest_first() -> None:
    many = SECONDS | {f"tests/table/test_a.py::test_{number}": number for number in range(20)}
    told = [line.split() for line in times.lines(many)[-times.SLOWEST :]]
    assert told[:3] == [
        ["120.0", "tests/web/test_a.py::test_long"],
        ["45.0", "tests/lab/test_a.py::test_long"],
        ["30.0", "tests/web/test_b.py::test_short[x/y]"],
    ]
    assert told[-1] == ["13.0", "tests/table/test_a.py::test_13"]


pytest_plugins = ["pytester"]


def test_a_run_with_times_ends_with_them_and_another_does_not(pytester: pytest.Pytester) -> None:
    pytester.makeconftest(CONFTEST)
    pytester.makepyfile(test_one="def test_sea(): pass")
    asked = pytester.runpytest_inprocess("--times", "-p", "no:cacheprovider")
    asked.stdout.fnmatch_lines(["*where the time went*", "minutes per folder*", "*in all (1)", "*test_one.py::test_sea"])
    pytester.runpytest_inprocess("-p", "no:cacheprovider").stdout.no_fnmatch_line("*where the time went*")
