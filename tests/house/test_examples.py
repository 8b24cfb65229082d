"""Do the examples in docstrings, README and docs say what really happens?"""

import doctest
import importlib
import inspect
import pkgutil
import re
from pathlib import Path

import pytest

import seaboard

ROOT = Path(__file__).parents[2]
COMPILED = ("seaboard.engine.compiled", "seaboard.lab.fast", "seaboard.lab.twins")  # ./test --fast imports no compiler
MODULES = [
    module.name
    for module in pkgutil.walk_packages(seaboard.__path__, "seaboard.")
    if not module.name.startswith(("seaboard.cli", "seaboard.server.storage.env", *COMPILED))
]
TEXTS = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.parametrize("name", ["seaboard", *MODULES])
def test_examples_of_a_module(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.name)
def test_examples_of_a_text(path: Path) -> None:
    assert doctest.testfile(str(path), module_relative=False, encoding="utf-8").failed == 0


def test_there_are_examples_to_run() -> None:
    finder, parser = doctest.DocTestFinder(), doctest.DocTestParser()
    found = [test for name in ("seaboard", *MODULES) for test in finder.find(importlib.import_module(name))]
    library = (ROOT / "docs" / "library.md").read_text(encoding="utf-8")
    assert sum(len(test.examples) for test in found) + len(parser.get_examples(library)) > 25


OFFERED = [
    *("CHANCE", "SPECTATOR"),
    *("Entered", "Entry", "Header", "Keyed", "Log", "Match", "Player", "Progress", "Scripted", "SeaboardError"),
    *("new", "replay", "seeded"),
]


def test_the_door_offers_this_and_nothing_else() -> None:
    """Whoever builds on the library builds on these names: one that goes, or comes, is a change for CHANGELOG.md."""
    assert seaboard.__all__ == OFFERED
    found = {name for name, value in vars(seaboard).items() if not name.startswith("_") and not inspect.ismodule(value)}
    assert found == set(OFFERED)


def test_the_door_lists_what_it_offers() -> None:
    assert all(hasattr(seaboard, name) for name in seaboard.__all__)
    assert seaboard.__all__ == sorted(seaboard.__all__, key=lambda name: (not name.isupper(), not name[0].isupper(), name))


TUTORIAL = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")


def test_the_tutorial_quotes_what_stands_in_the_files() -> None:
    quoted = re.findall(r"^`([\w/.]+)`\n\n```\w*\n(.*?)^```$", TUTORIAL, re.MULTILINE | re.DOTALL)
    assert len(quoted) >= 10
    assert [path for path, text in quoted if text not in (ROOT / path).read_text(encoding="utf-8")] == []


def test_the_tutorial_counts_its_lines() -> None:
    def lines(*patterns: str) -> int:
        return sum(len(path.read_text(encoding="utf-8").splitlines()) for pattern in patterns for path in ROOT.glob(pattern))

    pig = "src/seaboard/games/pig"
    found = re.search(
        r"Pig is (\d+) lines of Python, (\d+) of data, (\d+) of words in four languages, (\d+) of rules and (\d+) of", TUTORIAL
    )
    assert found
    counted = (
        (f"{pig}/*.py",),
        (f"{pig}/*.toml",),
        (f"{pig}/words/*.ftl",),
        ("docs/rules/pig.md",),
        ("tests/*/pig/*.py", "tests/perft/pig.txt"),
    )
    assert [int(number) for number in found.groups()] == [lines(*patterns) for patterns in counted]
