"""The client: its lock names no registry, and it is built again only when it is due."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

import client_fixtures
import hatch_build

ROOT = Path(__file__).resolve().parents[2]


def locked() -> dict[str, Any]:
    """Every package in the client's lock, by its folder; the first is the client itself."""
    packages: dict[str, Any] = json.loads((ROOT / "web/package-lock.json").read_text(encoding="utf-8"))["packages"]
    return {folder: package for folder, package in packages.items() if folder}


def test_the_lock_names_no_registry_and_pins_by_hash() -> None:
    assert locked()
    assert [folder for folder, package in locked().items() if "resolved" in package] == []
    assert [folder for folder, package in locked().items() if "integrity" not in package] == []


def test_the_lock_holds_the_parts_for_other_systems() -> None:
    names = {folder.rpartition("node_modules/")[2] for folder in locked()}
    wanted = {name for package in locked().values() for name in package.get("optionalDependencies", ())}
    assert wanted - names == set()


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A checkout whose client has been built."""
    for name in ("web/src/main.ts", "web/node_modules/a/index.js", hatch_build.BUILT):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    for path in tmp_path.rglob("*"):
        os.utime(path, (100, 100))
    return tmp_path


def test_a_built_client_is_not_built_again(root: Path) -> None:
    assert not hatch_build.is_due(root)


def test_a_missing_client_is_built(root: Path) -> None:
    (root / hatch_build.BUILT).unlink()
    assert hatch_build.is_due(root)


@pytest.mark.parametrize("changed", ["web/src/main.ts", "web/src"])
def test_a_newer_source_is_built(root: Path, changed: str) -> None:
    os.utime(root / changed, (200, 200))
    assert hatch_build.is_due(root)


def test_what_npm_installs_is_no_source(root: Path) -> None:
    os.utime(root / "web/node_modules/a/index.js", (200, 200))
    assert not hatch_build.is_due(root)


def test_the_harness_draws_the_board_of_the_rules() -> None:
    drawn = json.loads((client_fixtures.FOLDER / "board.json").read_text(encoding="utf-8"))
    assert drawn == json.loads(json.dumps(client_fixtures.board()))
