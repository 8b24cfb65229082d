"""Where the minutes of a run of the tests went: per folder, in the slowest files, and in the slowest tests."""

from collections import defaultdict
from collections.abc import Callable, Iterable
from pathlib import PurePosixPath

import pytest

SLOWEST = 10


def seconds_of_test(reports: Iterable[object]) -> dict[str, float]:
    """test → seconds of its set-up, call and tear-down together; what is no report of a test is passed over."""
    found: dict[str, float] = defaultdict(float)
    for report in reports:
        if isinstance(report, pytest.TestReport):
            found[report.nodeid] += report.duration
    return dict(found)


def lines(seconds: dict[str, float]) -> list[str]:
    """Minutes per folder, those of the slowest files, and the slowest tests."""
    slowest = sorted(seconds, key=seconds.__getitem__, reverse=True)[:SLOWEST]
    return [
        "minutes per folder, of all workers together",
        *_minutes(seconds, lambda file: file.parent),
        f"{sum(seconds.values()) / 60:7.2f}  in all ({len(seconds)})",
        "minutes of the slowest files",
        *_minutes(seconds, lambda file: file)[:SLOWEST],
        "seconds of the slowest tests",
        *(f"{seconds[test]:7.1f}  {test}" for test in slowest),
    ]


def _minutes(seconds: dict[str, float], of: Callable[[PurePosixPath], PurePosixPath]) -> list[str]:
    """A line for each folder or file, the slowest first, with how many tests it has."""
    taken: dict[str, float] = defaultdict(float)
    count: dict[str, int] = defaultdict(int)
    for test, long in seconds.items():
        name = of(PurePosixPath(test.partition("::")[0])).as_posix()
        taken[name] += long
        count[name] += 1
    return [f"{taken[name] / 60:7.2f}  {name} ({count[name]})" for name in sorted(taken, key=taken.__getitem__, reverse=True)]
