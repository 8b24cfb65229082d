"""./play and ./test: an old Python gets a sentence, a second start does nothing, and every check runs."""

import ast
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from threading import Barrier

import pytest

import hatch_build
import house

SCRIPTS = ("play", "test", "tools/house.py")
PAGE = f"{house.CLIENT}/index.html"
posix_only = pytest.mark.skipif(os.name == "nt", reason="stands a shell script in for a Python")


@pytest.mark.parametrize("script", SCRIPTS)
def test_an_old_python_can_read_the_script(script: str) -> None:
    source = (house.ROOT / script).read_text(encoding="utf-8")
    ast.parse(source, script, feature_version=(3, 6))


@pytest.mark.parametrize("script", ["play", "test", ".ci/run"])
@posix_only
def test_the_script_can_be_started(script: str) -> None:
    assert os.access(house.ROOT / script, os.X_OK)


# A Python that is new enough


def test_an_old_python_is_told_what_is_needed() -> None:
    sentence = house.too_old((3, 8), "/usr/bin/python3")
    assert sentence == "Seaboard needs Python 3.11 or newer; this is 3.8 (/usr/bin/python3)."


def test_no_newer_python_means_trouble(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 8, 0))
    monkeypatch.setattr(house, "find_newer_python", lambda: None)
    assert house.main(lambda _args: 0, ["play"]) == 1
    assert "needs Python 3.11" in capsys.readouterr().err


def test_an_old_python_hands_over_to_a_newer_one(monkeypatch: pytest.MonkeyPatch) -> None:
    commands: list[list[str]] = []
    monkeypatch.setattr(sys, "version_info", (3, 8, 0))
    monkeypatch.setattr(house, "find_newer_python", lambda: "newer")
    monkeypatch.setattr(house, "become", commands.append)
    house.ensure_python(["play", "--check"])
    assert commands == [["newer", "play", "--check"]]


@posix_only
def test_a_python_that_does_not_start_is_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shell_script(tmp_path / "python3.14", "exit 127")
    good = shell_script(tmp_path / "python3.12", f"exec '{sys.executable}' \"$@\"")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert house.find_newer_python() == str(good)


def shell_script(path: Path, line: str) -> Path:
    path.write_text(f"#!/bin/sh\n{line}\n", encoding="utf-8")
    path.chmod(0o755)
    return path


def test_a_python_without_venv_is_told_what_mends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "ensurepip" else name)
    with pytest.raises(house.Trouble, match="apt install python3-venv"):
        house.check_venv_module()


# The stamp


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A checkout with locks and an environment that looks made."""
    (tmp_path / "tools").mkdir()
    (tmp_path / house.CLIENT / "node_modules").mkdir(parents=True)
    (tmp_path / house.BUILT).parent.mkdir(parents=True)
    for name in (house.PLAY_LOCK, house.TEST_LOCK, house.INSTALLER_LOCK, "pyproject.toml", house.BUILD_HOOK, PAGE, house.BUILT):
        (tmp_path / name).write_text(name, encoding="utf-8")
    venv = tmp_path / ".venv"
    (venv / house.BIN).mkdir(parents=True)
    house.python_in(venv).touch()
    house.made_for(venv).write_text(house.home(tmp_path), encoding="utf-8")
    return tmp_path


def is_ready(root: Path, lock: str) -> bool:
    return house.is_ready(root, root / ".venv", lock)


def test_nothing_is_ready_without_a_stamp(root: Path) -> None:
    assert not is_ready(root, house.PLAY_LOCK)
    assert not is_ready(root, house.TEST_LOCK)


def test_what_was_installed_is_ready(root: Path) -> None:
    house.remember(root, root / ".venv", house.PLAY_LOCK)
    assert is_ready(root, house.PLAY_LOCK)
    assert not is_ready(root, house.TEST_LOCK)


def test_the_test_lock_is_enough_to_play(root: Path) -> None:
    house.remember(root, root / ".venv", house.TEST_LOCK)
    assert is_ready(root, house.PLAY_LOCK)
    assert is_ready(root, house.TEST_LOCK)


@pytest.mark.parametrize("name", [house.PLAY_LOCK, house.INSTALLER_LOCK, "pyproject.toml", house.BUILD_HOOK, PAGE])
def test_a_changed_file_is_installed_again(root: Path, name: str) -> None:
    house.remember(root, root / ".venv", house.PLAY_LOCK)
    (root / name).write_text("changed", encoding="utf-8")
    assert not is_ready(root, house.PLAY_LOCK)


def test_a_new_or_removed_file_of_the_client_is_built_again(root: Path) -> None:
    house.remember(root, root / ".venv", house.PLAY_LOCK)
    new = root / house.CLIENT / "new.ts"
    new.touch()
    assert not is_ready(root, house.PLAY_LOCK)
    new.unlink()
    assert is_ready(root, house.PLAY_LOCK)
    (root / PAGE).unlink()
    assert not is_ready(root, house.PLAY_LOCK)


def test_a_built_client_that_was_removed_is_built_again(root: Path) -> None:
    house.remember(root, root / ".venv", house.PLAY_LOCK)
    shutil.rmtree((root / house.BUILT).parent)
    assert not is_ready(root, house.PLAY_LOCK)


def test_the_script_and_the_build_hook_mean_the_same_client() -> None:
    assert (house.CLIENT, house.BUILT) == (hatch_build.CLIENT, hatch_build.BUILT)


def test_what_npm_installs_changes_nothing(root: Path) -> None:
    house.remember(root, root / ".venv", house.PLAY_LOCK)
    (root / house.CLIENT / "node_modules" / "new.js").touch()
    assert is_ready(root, house.PLAY_LOCK)


def test_another_python_needs_another_environment(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    house.remember(root, root / ".venv", house.PLAY_LOCK)
    monkeypatch.setattr(sys, "version_info", (3, 99, 0))
    assert not house.is_sound(root, root / ".venv")
    assert not is_ready(root, house.PLAY_LOCK)


def test_a_moved_checkout_needs_another_environment(root: Path) -> None:
    house.remember(root, root / ".venv", house.PLAY_LOCK)
    moved = root.rename(root.with_name("moved"))
    assert not house.is_sound(moved, moved / ".venv")


def test_a_vanished_python_needs_another_environment(root: Path) -> None:
    house.remember(root, root / ".venv", house.PLAY_LOCK)
    house.python_in(root / ".venv").unlink()
    assert not is_ready(root, house.PLAY_LOCK)


def use(root: Path, monkeypatch: pytest.MonkeyPatch, failing: str = "") -> list[str]:
    """Let house work on this checkout without installing anything; the names of the steps it takes."""
    steps: list[str] = []

    def step(name: str, _command: Sequence[str], _text: str = "") -> None:
        steps.append(name)
        if name == failing:
            raise house.Trouble(name)

    monkeypatch.setattr(house, "ROOT", root)
    monkeypatch.setattr(house, "VENV", root / ".venv")
    monkeypatch.setattr(house, "step", step)
    return steps


def test_the_second_start_takes_no_step(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    steps = use(root, monkeypatch)
    house.set_up(house.TEST_LOCK)
    assert steps == ["the installer uv", "packages", "Seaboard itself"]
    steps.clear()
    house.set_up(house.TEST_LOCK)
    house.set_up(house.PLAY_LOCK)
    assert steps == []


def test_a_broken_installation_leaves_no_stamp(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    house.remember(root, root / ".venv", house.PLAY_LOCK)
    use(root, monkeypatch, failing="packages")
    with pytest.raises(house.Trouble):
        house.set_up(house.TEST_LOCK)
    assert not is_ready(root, house.PLAY_LOCK)
    assert not is_ready(root, house.TEST_LOCK)


def test_an_unsound_environment_is_made_anew(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    house.made_for(root / ".venv").write_text("elsewhere", encoding="utf-8")
    steps = use(root, monkeypatch)
    house.set_up(house.PLAY_LOCK)
    assert steps[0] == "a Python environment in .venv"
    assert is_ready(root, house.PLAY_LOCK)


# Steps and checks


def test_a_failing_step_shows_what_it_said(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(house.Trouble, match=r"no such harbour\n.*failed: packages"):
        house.step("packages", [sys.executable, "-c", "import sys; sys.exit('no such harbour')"])
    assert capsys.readouterr().err.startswith("· packages (")


def test_every_check_runs_and_the_failed_ones_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = [sys.executable, "-c", "print('fine')"], [sys.executable, "-c", "print('leaky'); exit(3)"]
    assert house.run_checks([("first", good), ("second", bad), ("third", good)]) == ["second"]
    said = capsys.readouterr().out
    assert [line[:4] for line in said.splitlines()] == ["· fi", "! se", "leak", "· th"]


def test_quiet_checks_run_side_by_side_and_the_tests_after_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of two checks ends only if it meets the other; one after the other they would break the barrier."""
    barrier, done = Barrier(2, timeout=60), list[str]()

    def run(command: list[str]) -> tuple[int, str]:
        barrier.wait()
        done.extend(command)
        return 0, ""

    monkeypatch.setattr(house, "run", run)
    monkeypatch.setattr("subprocess.call", lambda _command, **_: int(sorted(done) != ["a", "b"]))
    assert house.run_checks([("first", ["a"]), ("second", ["b"]), (house.TESTS, ["c"])]) == []


def test_a_check_of_the_client_runs_again_when_it_failed_or_a_file_has_changed(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    codes, ran = [1, 0, 0, 0], list[str]()

    def run(command: list[str]) -> tuple[int, str]:
        ran.extend(command)
        return codes.pop(0), ""

    use(root, monkeypatch)
    monkeypatch.setattr(house, "run", run)
    (root / ".editorconfig").write_text("", encoding="utf-8")
    assert house.run_checks([("client lint", ["first"])]) == ["client lint"]
    assert house.run_checks([("client lint", ["again"])]) == []
    assert house.run_checks([("client lint", ["never"]), ("mypy", ["always"])]) == []
    (root / "web" / "added.ts").write_text("", encoding="utf-8")
    assert house.run_checks([("client lint", ["changed"])]) == []
    assert ran == ["first", "again", "always", "changed"]


def test_the_last_line_names_what_failed() -> None:
    assert house.verdict([], 34.2) == "Everything passed (34 s)."
    assert house.verdict(["mypy", "tests"], 3.21) == "Failed: mypy, tests (3.2 s)."


pytest_plugins = ["pytester"]
THREE = """
import pytest

def test_usual(): pass

@pytest.mark.slow
def test_slow(): pass

@pytest.mark.long
def test_long(): pass
"""


def call_of(size: str, extra: Sequence[str] = ()) -> list[str]:
    *_, (name, command) = house.checks(size, extra)
    assert name == house.TESTS
    return command


def test_there_are_three_sizes_and_the_rest_is_passed_on() -> None:
    assert call_of("--fast", ["-k", "wind"])[-4:] == ["-m", "not slow and not long", "-k", "wind"]
    assert call_of("")[-4:] == ["3", "--dist", "worksteal", "--times"]
    assert call_of("--long")[-2:] == ["-m", ""]


def test_coverage_is_of_the_rooms_that_hold_rules_and_promises() -> None:
    command = house.coverage([])
    assert [part for part in command if part.startswith("--cov=")] == [f"--cov=seaboard.{room}" for room in house.COVERED]
    assert command[-1] == "tests/server"
    assert all((house.ROOT / "src/seaboard" / room).is_dir() for room in house.COVERED)
    assert all((house.ROOT / "tests" / room).is_dir() for room in house.COVERING)
    assert house.coverage(["tests/table"])[-1] == "tests/table"


def test_coverage_ends_with_a_line_for_each_room(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(house, "keep_bytecode", lambda: None)
    monkeypatch.setattr(house, "install_system_packages", lambda: None)
    monkeypatch.setattr(house, "set_up", lambda _lock: None)
    monkeypatch.setattr(subprocess, "call", lambda *_, **__: 3)
    monkeypatch.setattr(house, "run", lambda command: (0, f"{len(command[-1])}.5"))
    assert house.test(["--coverage", "tests/table"]) == 3, "a test that fails is not hidden"
    assert capsys.readouterr().out.splitlines() == [
        f"{room}: {len(f'--include=src/seaboard/{room}/*')}.5 %" for room in ("engine", "games", "table", "server")
    ]


def test_fast_and_long_at_once_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "install_system_packages", pytest.fail)
    with pytest.raises(house.Trouble, match="--fast or --long"):
        house.test(["--fast", "--long"])


@pytest.mark.parametrize(
    ("chosen", "ran"), [([], "usual slow"), (["-m", house.SIZES["--fast"]], "usual"), (["-m", ""], "usual slow long")]
)
def test_each_size_runs_what_it_says(chosen: list[str], ran: str, pytester: pytest.Pytester) -> None:
    pytester.makepyfile(test_one=THREE)
    shutil.copy(house.ROOT / "pyproject.toml", pytester.path)
    done = pytester.runpytest_inprocess("test_one.py", "-v", "-p", "no:cacheprovider", *chosen)
    done.assert_outcomes(passed=len(ran.split()), deselected=3 - len(ran.split()))
    done.stdout.fnmatch_lines([f"*::test_{name} PASSED*" for name in ran.split()])


def test_rules_are_compiled_once_before_the_tests_and_never_for_fast_ones() -> None:
    *before, (last, _) = house.checks("", [])
    assert dict(before)["compiled rules"][-2:] == ["warm", "--checked"]
    assert last == house.TESTS
    assert "compiled rules" not in [name for name, _ in house.checks("--fast", [])]


# Compiled modules


def test_what_a_run_starts_finds_its_modules_compiled_and_no_folder_of_ours_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setenv("PYTHONPYCACHEPREFIX", "elsewhere")
    house.keep_bytecode()
    assert "PYTHONDONTWRITEBYTECODE" not in os.environ
    assert Path(os.environ["PYTHONPYCACHEPREFIX"]) == house.VENV / "bytecode"


# Packages of the system


def test_a_list_of_packages_may_hold_reasons() -> None:
    assert house.listed("# all\n\ngit    # for the tests\n  chromium\n") == ["git", "chromium"]


def test_an_empty_list_asks_for_nothing() -> None:
    assert house.missing_packages(house.listed("# nothing\n")) == []


def test_missing_packages_are_named_in_one_sentence(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(house, "missing_packages", lambda _names: ["chromium", "git"])
    monkeypatch.setattr(house, "may_install", lambda: False)
    house.install_system_packages()
    assert capsys.readouterr().err == "Some tests need what is not installed here: apt install chromium git.\n"


def test_root_on_debian_installs_what_is_missing(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    steps = use(root, monkeypatch)
    monkeypatch.setattr(house, "missing_packages", lambda _names: ["chromium"])
    monkeypatch.setattr(house, "may_install", lambda: True)
    monkeypatch.setenv("DEBIAN_FRONTEND", "")  # so that it is put back
    house.install_system_packages()
    assert steps == ["apt-get update", "apt-get install"]
    assert house.apt_commands(["chromium"])[1][-2:] == ["--no-install-recommends", "chromium"]


def test_a_browser_on_the_machine_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: "/somewhere" if name == "google-chrome" else None)
    assert house.has_browser()


def test_without_one_playwright_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[str]] = []

    def answer(command: list[str], _text: str = "") -> tuple[int, str]:
        asked.append(command)
        return 1, ""

    monkeypatch.setattr("shutil.which", lambda _name: None)
    monkeypatch.setattr(house, "run", answer)
    assert not house.has_browser()
    assert "playwright" in asked[0][-1]


def test_a_browser_that_cannot_be_installed_is_told_and_the_rest_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(house, "run", lambda _command, _text="": (1, "no way"))
    house.install_browser()
    assert "no way" in capsys.readouterr().err
