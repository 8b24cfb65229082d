"""With --times, as ./test calls it, a run ends by telling where its minutes went."""

import pytest

from tests.support import times


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--times", action="store_true", help="tell at the end the minutes per folder and the slowest tests")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if not config.getoption("times"):
        return
    terminalreporter.section("where the time went")
    reports = (report for those in terminalreporter.stats.values() for report in those)
    for line in times.lines(times.seconds_of_test(reports)):
        terminalreporter.write_line(line)
