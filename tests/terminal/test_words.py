"""What all games share at the terminal: where their words are found, how seats are called, and the screen's pace."""

from io import StringIO

import pytest
from rich.console import Console

from seaboard.terminal import plain
from seaboard.terminal import screen as screen_module
from seaboard.terminal.games import aboard, smugglers, triangle
from seaboard.terminal.screen import Pace, Screen
from seaboard.terminal.words import Said, Seats, Words, words_of

MODULES: dict[str, Words] = {"aboard": aboard, "smugglers": smugglers, "triangle": triangle}  # mypy compares them with `Words`
PLAIN: Words = plain


@pytest.mark.parametrize("id_", MODULES)
def test_the_words_of_a_game_are_its_module(id_: str) -> None:
    assert words_of(id_) is MODULES[id_]
    assert MODULES[id_].ABOUT.score(2).startswith("2")


def test_a_game_without_words_of_its_own_is_told_plainly() -> None:
    assert words_of("pig") is PLAIN


def test_seats_are_called_by_letter_or_you() -> None:
    seats = Seats(1, ("sensible bot", "you"))
    assert (seats.does(0, "push"), seats.does(1, "push")) == ("A pushes", "you push")
    assert (seats.own(0), seats.own(1), seats.name(1)) == ("A's", "your", "you")


def test_look_clears_what_it_showed() -> None:
    """On a real terminal the secret is wiped, also from what can be scrolled back to."""
    out = StringIO()
    screen = Screen(Console(file=out, width=80, force_terminal=True, _environ={"TERM": "xterm"}))
    screen.clear(wipe=True)
    assert out.getvalue() == "\x1b[2J\x1b[H\x1b[3J"


def test_pace_waits_only_where_somebody_watches(monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []
    monkeypatch.setattr(screen_module, "sleep", waited.append)
    Screen(Console(file=StringIO()), Pace.CALM).tell([Said("A begins.")])
    assert waited == [0.0]
