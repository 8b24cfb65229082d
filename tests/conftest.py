"""With --times, as ./test calls it, a run ends by telling where its minutes went. Databases, for whoever needs one."""

import asyncio
import os
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest

from tests.support import times
from tests.support.postgres import Postgres, shared

LONGEST = Path(__file__).parent / "workshop"  # whose single tests take longest: they kill servers, and measure them


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--times", action="store_true", help="tell at the end the minutes per folder and the slowest tests")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if not config.getoption("times"):
        return
    terminalreporter.section("where the time went")
    reports = (report for those in terminalreporter.stats.values() for report in those)
    for line in times.lines(times.seconds_of_test(reports)):
        terminalreporter.write_line(line)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever needs PostgreSQL takes a second or more: `./test --fast` starts none. The longest tests come first."""
    for item in items:
        if "postgres" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.slow)
    items.sort(key=lambda item: LONGEST not in item.path.parents)  # at the end one worker would be waited for


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    """Playwright's loop counts as running in a worker that has a browser; tests without one run loops of their own."""
    found = asyncio._get_running_loop()  # noqa: SLF001  there is no other way
    if found is None or "browser" in getattr(item, "fixturenames", ()):
        return (yield)
    asyncio._set_running_loop(None)  # noqa: SLF001
    try:
        return (yield)
    finally:
        asyncio._set_running_loop(found)  # noqa: SLF001


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    """The PostgreSQL of this run, which all its workers share: whoever uses it has databases of their own."""
    folder = tmp_path_factory.getbasetemp()
    with shared(folder.parent if "PYTEST_XDIST_WORKER" in os.environ else folder) as server:
        yield server


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new database, of each kind that matches can be kept in."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'matches.sqlite'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()
