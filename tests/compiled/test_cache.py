"""Compiled code is kept from process to process, and never outlives what it was made from."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from seaboard.games import registry

pytestmark = pytest.mark.slow

SCRIPT = Path(__file__).parent / "answer.py"
SOURCE = Path(__file__).parents[2] / "src"
ID = registry.IDS[0]


def start(cache: Path, source: Path = SOURCE, **variables: str) -> "subprocess.Popen[str]":
    """A new process with this cache and these sources."""
    environment = os.environ | {"SEABOARD_CACHE": str(cache), "PYTHONPATH": str(source), **variables}
    command = [sys.executable, str(SCRIPT), ID]
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def ask(cache: Path, source: Path = SOURCE, **variables: str) -> dict[str, Any]:
    """What it answers."""
    return wait(start(cache, source, **variables))


def wait(process: "subprocess.Popen[str]") -> dict[str, Any]:
    out, err = process.communicate()
    assert process.returncode == 0, err
    found: dict[str, Any] = json.loads(out)
    return found | {"said": err}


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache that one process has filled; to be copied, not changed."""
    cache = tmp_path_factory.mktemp("filled")
    assert not ask(cache, NUMBA_BOUNDSCHECK="1")["found"]
    return cache


@pytest.fixture
def cache(filled: Path, tmp_path: Path) -> Path:
    return shutil.copytree(filled, tmp_path / "cache")


def test_a_second_process_finds_what_the_first_compiled_and_another_setting_is_another_cache(cache: Path) -> None:
    assert [ask(cache, NUMBA_BOUNDSCHECK=value)["found"] for value in ("1", "0", "1")] == [True, False, True]


def test_a_changed_rule_is_seen_and_the_old_one_not_forgotten(tmp_path: Path) -> None:
    source, cache = tmp_path / "src", tmp_path / "cache"
    shutil.copytree(SOURCE, source, ignore=shutil.ignore_patterns("__pycache__", "static"))
    rules = source / "seaboard" / "games" / ID / "rules.py"
    text = rules.read_text(encoding="utf-8")
    assert text.count("    return s.round\n") == 1
    first = ask(cache, source)
    rules.write_text(text.replace("    return s.round\n", "    return s.round + 41\n"), encoding="utf-8")
    changed = ask(cache, source)
    assert (changed["answer"], changed["found"]) == (first["answer"] + 41, False)
    rules.write_text(text, encoding="utf-8")
    again = ask(cache, source)
    assert (again["answer"], again["found"]) == (first["answer"], True)


def test_two_processes_at_once_compile_once(tmp_path: Path) -> None:
    both = [start(tmp_path), start(tmp_path)]
    answers = [wait(process) for process in both]
    assert sorted(answer["found"] for answer in answers) == [False, True]
    assert answers[0]["answer"] == answers[1]["answer"]


def test_a_broken_file_is_made_anew(cache: Path) -> None:
    for path in cache.rglob("*.nb?"):
        path.write_bytes(path.read_bytes()[:20])
    mended = ask(cache)
    assert not mended["found"]
    assert "broken" in mended["said"]
    again = ask(cache)
    assert (again["answer"], again["found"]) == (mended["answer"], True)


def test_without_a_place_to_write_it_compiles_and_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    before = kept_beside_the_source()
    answers = [ask(tmp_path / "file" / "cache") for _ in range(2)]
    assert [answer["found"] for answer in answers] == [False, False]
    assert "cannot be written" in answers[0]["said"]
    assert kept_beside_the_source() == before


def kept_beside_the_source() -> list[Path]:
    return sorted(path for folder in (SOURCE, SCRIPT.parent) for path in folder.rglob("*.nb?"))


def test_warm_finds_what_the_tests_need_and_says_so() -> None:
    command = [sys.executable, "-c", "from seaboard.cli.main import main; main()", "warm", "--checked", "--json"]
    answer = wait(subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True))
    for id_ in registry.IDS:
        assert answer[id_]["compiled"] == 0, "seaboard warm --checked comes before the tests"
        assert answer[id_]["found"] > 0
        assert f"{id_}: play found" in answer["said"]
