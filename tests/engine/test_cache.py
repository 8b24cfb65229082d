"""The folder of compiled code: its name follows from all that the code follows from; what is old goes. Nothing is compiled."""

import ast
import os
from pathlib import Path

import pytest

from seaboard.engine import cache
from seaboard.games import registry

FLAGS = {"BOUNDSCHECK": 0, "OPT": 3}


@pytest.fixture(autouse=True)
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SEABOARD_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


def test_the_name_changes_with_variables_and_flags(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.game(registry.IDS[0])
    first = cache.name_of(game, FLAGS)
    assert first.startswith(f"{game.id}-")
    assert cache.name_of(game, FLAGS) == first
    assert cache.name_of(game, FLAGS | {"BOUNDSCHECK": 1}) != first
    monkeypatch.setenv("NUMBA_ANYTHING", "1")
    assert cache.name_of(game, FLAGS) != first


def test_the_name_changes_with_the_tools(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.game(registry.IDS[0])
    first = cache.name_of(game, FLAGS)
    monkeypatch.setattr(cache, "TOOLS", (*cache.TOOLS, "msgspec", "no-such-tool"))
    assert cache.name_of(game, FLAGS) != first


@pytest.mark.parametrize("file", ["rules.py", "board.toml"])
def test_the_name_changes_with_code_and_data(file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.game(registry.IDS[0])
    (tmp_path / file).write_text("first", encoding="utf-8")
    monkeypatch.setattr(cache, "ENGINE", tmp_path)
    first = cache.name_of(game, FLAGS)
    (tmp_path / file).write_text("other", encoding="utf-8")
    assert cache.name_of(game, FLAGS) != first


def test_files_with_kernels_import_only_the_engine_and_each_other() -> None:
    """Else a constant could change without changing the folder's name."""
    files = cache.kernel_files()
    assert cache.PACKAGE / "lab" / "kernels.py" in files
    known = {f"seaboard.{'.'.join(path.relative_to(cache.PACKAGE).with_suffix('').parts)}" for path in files}
    for path in files:
        for name in _imports(path):
            assert name.startswith("seaboard.engine") or name in known, f"{path.name} imports {name}"


def _imports(path: Path) -> list[str]:
    """What of ours a file imports when it is loaded, but not for annotations alone."""
    found = []
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Import):
            found += [name.name for name in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            found += [f"{node.module}.{name.name}" for name in node.names] if node.module == "seaboard.lab" else [node.module]
    return [name for name in found if name.startswith("seaboard")]


def test_the_folder_is_the_users(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert cache.root() == root
    monkeypatch.delenv("SEABOARD_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", "/caches")
    assert cache.root() == Path("/caches/seaboard")
    monkeypatch.delenv("XDG_CACHE_HOME")
    assert cache.root() == Path.home() / ".cache" / "seaboard"


def test_where_nothing_can_be_written_there_is_none(root: Path) -> None:
    root.write_text("in the way", encoding="utf-8")
    assert cache.folder_of(registry.game(registry.IDS[0]), FLAGS) is None


def test_what_nobody_used_for_a_month_goes(root: Path) -> None:
    current = cache.folder_of(registry.game(registry.IDS[0]), FLAGS)
    assert current is not None
    for name, days in (("old", 31), ("new", 29)):
        (root / name).mkdir()
        (root / name / cache.USED).touch()
        then = (current / cache.USED).stat().st_mtime - days * 24 * 3600
        os.utime(root / name / cache.USED, (then, then))
    (root / "never").mkdir()
    (root / "old.lock").touch()
    assert cache.sweep(current) == ["never", "old"]
    assert sorted(path.name for path in root.iterdir()) == sorted([current.name, "new"])


def test_a_broken_folder_is_emptied(root: Path) -> None:
    folder = cache.folder_of(registry.game(registry.IDS[0]), FLAGS)
    assert folder is not None
    (folder / "broken").touch()
    with cache.locked(folder):
        cache.clear(folder)
    assert [path.name for path in folder.iterdir()] == [cache.USED]
    assert root in folder.parents
