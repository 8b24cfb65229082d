"""Where the minutes of a run of the tests went: per folder, and in the slowest tests."""

from collections import defaultdict
from collections.abc import Iterable
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
    """A table of minutes per folder, and one of the slowest tests."""
    folders: dict[str, float] = defaultdict(float)
    count: dict[str, int] = defaultdict(int)
    for test, taken in seconds.items():
        folder = PurePosixPath(test.partition("::")[0]).parent.as_posix()
        folders[folder] += taken
        count[folder] += 1
    slowest = sorted(seconds, key=seconds.__getitem__, reverse=True)[:SLOWEST]
    return [
        "minutes per folder, of all workers together",
        *(
            f"{folders[name] / 60:7.2f}  {name} ({count[name]})"
            for name in sorted(folders, key=folders.__getitem__, reverse=True)
        ),
        f"{sum(folders.values()) / 60:7.2f}  in all ({len(seconds)})",
        "seconds of the slowest tests",
        *(f"{seconds[test]:7.1f}  {test}" for test in slowest),
    ]
