"""A short code leads to a table, only while it takes people in, and cannot be guessed."""

from pathlib import Path
from typing import Any

import pytest

from seaboard.server import codes, limits
from seaboard.server.check import running
from seaboard.server.codes import AT_HOME, FOR_STRANGERS, GUESSES, SIGNS, Codes, NoCode, TooManyGuesses
from seaboard.server.settings import at_home
from seaboard.server.visitor import Visitor, ask
from tests.server.test_api import problem

OPEN = {"game": "smugglers", "players": [{"kind": "person"}, {"kind": "open"}]}


def test_a_code_leads_to_its_table_however_it_is_written(base: str) -> None:
    seated = ask(base, "/api/matches", OPEN)
    code = ask(base, f"/api/matches/{seated['match']}/code")["code"]
    assert len(code) == AT_HOME
    assert set(code) <= set(SIGNS)
    assert ask(base, f"/api/codes/{code.lower()}")["match"] == seated["match"]
    assert ask(base, f"/api/matches/{seated['match']}/code")["code"] == code, "it stays the same"


def test_a_table_that_takes_nobody_in_has_no_code(base: str) -> None:
    seated = ask(base, "/api/matches", OPEN)
    code = ask(base, f"/api/matches/{seated['match']}/code")["code"]
    with Visitor.at(base, seated["match"], seated["token"], until=("waiting",)) as host:
        assert host.ask(kind="agree", locked=True)["kind"] == "accepted"
        assert problem(base, f"/api/codes/{code}")[1]["code"] == "no_code"
        host.ask(kind="agree", locked=False)
        assert ask(base, f"/api/codes/{code}")["match"] == seated["match"]
        ask(base, f"/api/matches/{seated['match']}/claim", {})
        for path in (f"/api/codes/{code}", f"/api/matches/{seated['match']}/code"):
            status, told = problem(base, path)
            assert (status, told["code"]) == (404, "no_code")


def test_where_strangers_can_reach_the_server_codes_are_longer(tmp_path: Path) -> None:
    with running(at_home(tmp_path, bot_delays=False, names=("table.test",))) as base:
        seated = ask(base, "/api/matches", OPEN)
        assert len(ask(base, f"/api/matches/{seated['match']}/code")["code"]) == FOR_STRANGERS


def test_wrong_guesses_are_limited_and_time_gives_new_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0]
    monkeypatch.setattr(limits, "now_ms", lambda: now[0])
    found = Codes(strangers=False)
    code = found.of("m")
    for _ in range(GUESSES):
        with pytest.raises(NoCode):
            found.find("none")
    for guess in ("none", code):
        with pytest.raises(TooManyGuesses):
            found.find(guess)
    now[0] += codes.AGAIN_MS
    assert found.find(f" {code} ") == "m"


def test_the_oldest_codes_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(codes, "MOST_CODES", 2)
    found = Codes(strangers=False)
    given: list[Any] = [found.of(match) for match in "abc"]
    with pytest.raises(NoCode):
        found.find(given[0])
    assert [found.find(code) for code in given[1:]] == ["b", "c"]
