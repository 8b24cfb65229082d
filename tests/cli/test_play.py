"""`seaboard play`, as a person calls it: whole matches by typed lines, ways to leave, and what cannot be played."""

import builtins
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from seaboard.cli import play as verb
from seaboard.cli.main import main
from seaboard.engine.errors import Malformed
from seaboard.engine.replay import Log
from seaboard.games import registry
from seaboard.table.match import resume
from tests.support.terminal import flat, run

SHORT = ("--option", "target=1")


# Whole matches.


def test_whole_match_by_the_first_choice_each_time(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    result = run("--seed", "3", *SHORT, "--save", str(file), typed=["1"] * 500)
    assert result.exit_code == 0
    assert re.search(r"wins? in round \d+ with \d points?\.", result.output)
    assert f"seaboard replay {file}" in flat(result.output)
    assert resume(Log.from_json(file.read_text())).over


def test_same_seed_gives_the_same_output() -> None:
    assert run("--seed", "5", *SHORT, typed=["1"] * 500).output == run("--seed", "5", *SHORT, typed=["1"] * 500).output


def test_bots_alone_are_watched() -> None:
    result = run("--people", "0", "--seats", "4", "--bots", "sensible,random,random,sensible", "--seed", "2", *SHORT)
    assert result.exit_code == 0
    assert "B is a random bot" in flat(result.output)
    assert "wins in round" in result.output


@pytest.mark.slow
def test_check_plays_every_game() -> None:
    result = run("--check")
    assert result.exit_code == 0
    assert [line.split(":")[0] for line in result.output.splitlines()] == list(registry.IDS)


def test_check_says_what_went_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    no_words: dict[str, Any] = {}
    monkeypatch.setattr(verb, "words_of", no_words.__getitem__)
    result = run("--check")
    assert result.exit_code == 1
    assert result.output == f"{registry.IDS[0]} failed: KeyError: '{registry.IDS[0]}'\n"


def test_bots_secrets_are_not_told() -> None:
    result = run("--seed", "3", *SHORT, typed=["1"] * 500)
    assert "In secret you see" in flat(result.output)
    assert not re.search(r"In secret [B-D]", flat(result.output))


# Leaving.


def test_end_of_input_ends_cleanly_and_saves(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    result = run("--seed", "3", "--save", str(file), typed=["1"])
    assert (result.exit_code, result.exception) == (0, None)
    assert "Good-bye." in result.output
    assert not resume(Log.from_json(file.read_text())).over


def test_q_quits_without_a_question() -> None:
    result = run("--seed", "3", typed=["q"])
    assert result.exit_code == 0
    assert result.output.endswith("Good-bye.\n")


def test_interrupt_ends_with_its_exit_code(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(builtins, "input", interrupted)
    result = run("--seed", "3")
    assert result.exit_code == 130
    assert result.output.endswith("Stopped.\n")


@pytest.mark.parametrize(
    ("args", "text"),
    [
        (["chess"], "there is no game 'chess', expected one of"),
        (["--bots", "clever"], "there is no bot 'clever'"),
        (["--bots", "random,random,random"], "--bots names 3 bots, expected one for all or 2"),
        (["--seats", "7"], "seats"),
        (["--people", "4"], "--people is 4, expected 0 to 3"),
        (["--option", "wind=3"], "wind"),
        (["--option", "rocks=9"], "rocks"),
        (["--option", "rocks"], "no key=value"),
        (["--save", "/nowhere/at/all.json"], "there is no folder /nowhere/at"),
    ],
)
def test_what_cannot_be_played_is_one_sentence(args: list[str], text: str) -> None:
    result = run(*args)
    assert isinstance(result.exception, Malformed)
    assert text in str(result.exception)
    assert "\n" not in str(result.exception)


def test_the_command_turns_it_into_exit_code_2(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["seaboard", "play", "chess"])
    with pytest.raises(SystemExit) as exit_:
        main()
    assert exit_.value.code == 2
    assert capsys.readouterr().err == f"seaboard: there is no game 'chess', expected one of {', '.join(registry.IDS)}\n"
