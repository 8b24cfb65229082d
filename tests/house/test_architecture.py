"""docs/architecture.md has a line for everything that a newcomer meets, and names nothing that is not there."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
SOURCES = ROOT / "src" / "seaboard"
ROWS = "\n".join(line for line in TEXT.splitlines() if line.startswith("|"))
NAMED = set(re.findall(r"`([\w/<>.-]+)`", ROWS))
GAMES = ("smugglers", "triangle", "aboard", "pig")


def parts(folder: Path) -> Iterable[str]:
    """The files and folders that a folder is made of."""
    hidden = ("__init__.py", "__pycache__", "static")
    return sorted(path.name for path in folder.iterdir() if path.name not in hidden and not path.name.startswith("."))


def test_every_room_has_a_line() -> None:
    rooms = {path.name for path in SOURCES.iterdir() if (path / "__init__.py").exists()} - {"games"}
    assert rooms <= NAMED


def test_every_file_of_the_server_has_a_line() -> None:
    assert [name for name in parts(SOURCES / "server") if name.endswith(".py") and name not in NAMED] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_file_of_a_game_has_a_line(game: str) -> None:
    assert [name for name in parts(SOURCES / "games" / game) if name not in NAMED] == []


def test_every_room_of_the_page_has_a_line() -> None:
    said = {
        name.removeprefix("web/src/").split("/")[0] for name in re.findall(r"`([\w/<>.-]+)`", TEXT[TEXT.index("## The page") :])
    }
    assert [path.name for path in (ROOT / "web" / "src").iterdir() if path.is_dir() and path.name not in said] == []


def test_every_folder_of_tests_has_a_line() -> None:
    said = {"/".join(name.split("/")[:2]) for name in NAMED}
    assert [name for name in parts(ROOT / "tests") if "." not in name and f"tests/{name}" not in said] == []


def test_every_file_that_is_named_is_there() -> None:
    files = [
        *ROOT.glob("*.*"),
        *(path for folder in (SOURCES, ROOT / "web" / "src", ROOT / "tests") for path in folder.rglob("*.*")),
    ]
    there = {"/".join(path.parts[-n:]) for path in files for n in (1, 2, 3)}
    assert set(re.findall(r"`([\w/-]+\.(?:py|ts|toml|svelte))`", TEXT)) - there == set()
