from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from seaboard.server.settings import Settings, at_home
from seaboard.workshop.check import running
from seaboard.workshop.visitor import ask
from tests.support.gather import gathered

PLAYERS = {"bot": {"kind": "bot", "bot": "sensible"}, "friend": {"kind": "open"}}


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A real server on a real file; bots do not pause."""
    folder: Path = tmp_path_factory.mktemp("matches")
    with running(at_home(folder, bot_delays=False)) as address:
        yield address


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Of a server of this test alone."""
    return at_home(tmp_path, bot_delays=False)


@pytest.fixture
def home(settings: Settings) -> Iterator[str]:
    """That server."""
    with running(settings) as address:
        yield address


@pytest.fixture
def start(base: str) -> Any:
    """Start a match: `start("person", "bot")`; a `friend` has come from a device of its own, and was ready."""
    return starting(base)


def starting(base: str) -> Any:
    """The same at any server."""

    def new(*kinds: str, **options: Any) -> dict[str, Any]:
        players = [PLAYERS.get(kind, {"kind": kind}) for kind in kinds]
        seated: dict[str, Any] = ask(base, "/api/matches", {"game": "smugglers", "players": players, "options": options})
        return gathered(base, seated) if "friend" in kinds else seated

    return new
