"""`seaboard new-game` in a copy of this checkout: what it makes passes every test, what it refuses changes nothing."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from seaboard.cli.new_game import new_game
from seaboard.engine.errors import Malformed
from seaboard.games import registry

ROOT = Path(__file__).resolve().parents[2]
COPIED = ("docs", "src", "tests", "pyproject.toml")
SHORTEST, LONGEST = "ox", "transatlanticpassage"  # ids, for the lines of the template
PRINTED = """\
Made ferry, and registered it:
    docs/rules/ferry.md
    src/seaboard/games/ferry
    tests/games/ferry
    tests/goldens/ferry
    tests/perft/ferry.txt
"""


def copy(folder: Path) -> Path:
    """This checkout without what git ignores."""
    ignored = shutil.ignore_patterns("__pycache__", ".*_cache", ".hypothesis")
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=ignored)
        else:
            shutil.copy(ROOT / name, folder / name)
    return folder


def contents(folder: Path) -> dict[str, bytes]:
    """Every file of a folder but Python's own."""
    files = (file for file in folder.rglob("*") if file.is_file() and file.suffix != ".pyc")
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in files}


def run(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run a module's command line in a copy, with the copy's own code."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
    env["PYTHONPATH"] = str(folder / "src")
    command = (sys.executable, "-B", *command)
    return subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)


def seaboard(folder: Path, *args: str) -> subprocess.CompletedProcess[str]:
    return run(folder, "-c", "from seaboard.cli.main import main; main()", *args)


def check(folder: Path, *args: str) -> subprocess.CompletedProcess[str]:
    return run(folder, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "ferry", *args)


def own(*ids: str) -> list[str]:
    """Where the code of games is."""
    places = ("src/seaboard/games/{}", "tests/games/{}")
    return [place.format(id_) for id_ in ids for place in places]


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy in which nothing is made."""
    return copy(tmp_path_factory.mktemp("checkout"))


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy with the new game ferry."""
    folder = copy(tmp_path_factory.mktemp("made"))
    before = contents(folder)
    done = seaboard(folder, "new-game", "ferry")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(PRINTED)
    after = contents(folder)
    assert {name for name in before if after[name] != before[name]} == {"src/seaboard/games/registry.py"}
    assert not any("{{" in after[name].decode() and name.endswith(".py") for name in after.keys() - before.keys())
    return folder


def test_the_registry_has_one_id_more(made: Path) -> None:
    text = (made / "src/seaboard/games/registry.py").read_text(encoding="utf-8")
    ids = ", ".join(f'"{id_}"' for id_ in [*registry.IDS, "ferry"])
    assert f"IDS: Final = ({ids})\n" in text


@pytest.mark.slow
def test_the_new_game_passes_its_tests_and_the_quick_ones_of_conformance(made: Path) -> None:
    done = check(made, "-m", "not slow and not long", "tests/games/ferry", "tests/conformance")
    assert done.returncode == 0, done.stdout


def test_its_code_is_clean_and_formatted(made: Path) -> None:
    for command in (["ruff", "check"], ["ruff", "format", "--check"]):
        done = run(made, "-m", *command, *own("ferry"))
        assert done.returncode == 0, done.stdout


def test_it_can_be_played(made: Path) -> None:
    done = seaboard(made, "play", "ferry", "--people", "0", "--pace", "instant", "--seed", "1")
    assert done.returncode == 0, done.stderr
    assert "coins" in done.stdout


@pytest.mark.long
def test_the_new_game_passes_every_test_of_conformance(made: Path) -> None:
    done = check(made, "tests/conformance")
    assert done.returncode == 0, done.stdout


@pytest.mark.slow
def test_several_new_games_live_side_by_side(made: Path, tmp_path: Path) -> None:
    folder = tmp_path / "several"
    shutil.copytree(made, folder)
    for id_ in (SHORTEST, LONGEST):
        assert seaboard(folder, "new-game", id_).returncode == 0
    ids = ("ferry", SHORTEST, LONGEST)
    for command in (
        ["-m", "ruff", "check", *own(*ids)],
        ["-m", "ruff", "format", "--check", *own(*ids), "src/seaboard/games/registry.py"],
        ["-m", "mypy", *own(*ids)],
        ["-c", "from seaboard.games.registry import IDS, game; print(*(game(id_).id for id_ in IDS))"],
    ):
        done = run(folder, *command)
        assert done.returncode == 0, done.stdout
    assert done.stdout.split() == [*registry.IDS, *ids]
    done = run(folder, "-c", "from importlinter.cli import lint_imports_command; lint_imports_command()", "--no-cache")
    assert "Contracts: " in done.stdout
    assert not [id_ for id_ in ids if f"seaboard.games.{id_}" in done.stdout], done.stdout  # whatever else is broken


@pytest.mark.parametrize(
    ("id_", "reason"),
    [
        ("", "is no id of a game, expected words in lower case"),
        ("x", "two letters first and at most 20"),
        ("Ferry", "'Ferry' is no id of a game"),
        ("2ferries", "'2ferries' is no id of a game"),
        ("new-game", "'new-game' is no id of a game"),
        ("ferry_", "'ferry_' is no id of a game"),
        ("../ferry", "'../ferry' is no id of a game"),
        ("f" * 21, "at most 20"),
        ("class", "'class' is a word of Python"),
        ("none", "'none' is a word of Python"),
        ("board", "would make a class Board, which the template has already"),
        ("registry", "src/seaboard/games/registry.py exists already"),
        (registry.IDS[0], f"there is a game '{registry.IDS[0]}' already, expected another id"),
    ],
)
def test_an_id_that_cannot_be_is_refused_and_nothing_is_written(
    id_: str, reason: str, checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = contents(checkout)
    monkeypatch.chdir(checkout / "docs")
    with pytest.raises(Malformed, match=reason):
        new_game(id_)
    assert contents(checkout) == before


@pytest.mark.parametrize("place", ["docs/rules/ferry.md", "tests/goldens/ferry", "tests/perft/ferry.txt"])
def test_what_is_there_is_never_written_over(place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = copy(tmp_path)
    (folder / place).mkdir()
    before = contents(folder)
    monkeypatch.chdir(folder)
    with pytest.raises(Malformed, match=f"{place} exists already"):
        new_game("ferry")
    assert contents(folder) == before


@pytest.mark.parametrize("project", [None, '[project]\nname = "other"\n', "[tool.ruff]\n"])
def test_outside_a_checkout_it_says_so(project: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if project:
        (tmp_path / "pyproject.toml").write_text(project, encoding="utf-8")
    before = contents(tmp_path)
    monkeypatch.chdir(tmp_path)
    with pytest.raises(Malformed, match="is in no checkout of Seaboard"):
        new_game("ferry")
    assert contents(tmp_path) == before


def test_a_registry_in_another_form_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = copy(tmp_path)
    file = folder / "src/seaboard/games/registry.py"
    file.write_text(file.read_text(encoding="utf-8").replace("IDS: Final", "IDS"), encoding="utf-8")
    before = contents(folder)
    monkeypatch.chdir(folder)
    with pytest.raises(Malformed, match="has no line `IDS: Final = "):
        new_game("ferry")
    assert contents(folder) == before


def test_a_refusal_is_one_sentence_and_exit_code_2(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "from seaboard.cli.main import main; main()", "new-game", "ferry"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("seaboard: ")
    assert len(done.stderr.splitlines()) == 1
