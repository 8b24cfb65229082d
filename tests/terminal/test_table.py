"""The table at one keyboard, whatever is played: previews, refusals, undo, help, and secrets between two people."""

from typing import cast

import msgspec
import pytest

from seaboard.engine.chance import Scripted, seeded
from seaboard.engine.replay import Player
from seaboard.games.smugglers.view import View
from seaboard.table.match import Match
from tests.support.sea import Sea, boat, rolled
from tests.support.terminal import alone, flat, sit


def test_question_mark_previews_and_plays_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    match = alone(Sea.sailing(3, boat("M3"), boat("coins")).match)
    assert "That would be: You sail M3 → M4 → O4." in flat(sit(match, ["O4?"], monkeypatch))
    assert match.seq == 0


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("M10", "M10 is in the light: no boat sails into the light or through it."),
        ("O15", "No free way of 2 squares or less leads to O15."),
        ("M3", "The boat is at M3 already; type stay to let it wait there."),
        ("O3", "There is a rock on O3."),
        ("take M4", "There are no goods at M4."),
        ("push M4", "This is not what has to be decided now."),
        ("gibberish", "“gibberish” is nothing to do now: type a number from 1 to"),
        ("999", "“999” is nothing to do now"),
        ("", "Type a number from 1 to"),
    ],
)
def test_refused_input_is_one_sentence_and_nothing_is_lost(typed: str, sentence: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = alone(Sea.sailing(2, boat("M3"), boat("coins"), boat("gems"), rocks=["O3"]).match)
    before = match.digest
    output = sit(match, [typed], monkeypatch)
    assert sentence in flat(output.split("> ", 1)[1])
    assert (match.seq, match.digest) == (0, before)


def test_undo_takes_back_what_is_certain(monkeypatch: pytest.MonkeyPatch) -> None:
    match = alone(Sea.sailing(2, boat("M3"), boat("M4", "gems>coins"), boat("gems")).match)
    before = match.digest
    output = flat(sit(match, ["M4", "u"], monkeypatch))
    assert "B is in the way. Choose where the boat is pushed." in output
    assert output.count("Your turn: sail up to 2 squares") == 2
    assert "You take that back." in output
    assert match.digest == before


def test_undo_says_why_not(monkeypatch: pytest.MonkeyPatch) -> None:
    match = alone(Sea.sailing(2, boat("M3"), boat("coins"), boat("gems")).match)
    assert "There is nothing to take back yet." in sit(match, ["u"], monkeypatch)
    late = flat(sit(match, ["stay", "u"], monkeypatch))
    assert "Somebody has seen what others have not: this cannot be taken back." in late


def test_undo_across_open_dice_asks_the_other_people(monkeypatch: pytest.MonkeyPatch) -> None:
    start = Sea.sailing(2, boat("M3", "gems>coins"), boat("M15", "coins>gems"))
    for answer, is_back in (("n", False), ("y", True)):
        match = Match(start.match.header, Scripted([rolled("sleep", 1)] * 2, seeded(1)))
        output = sit(match, ["", "M4", "", "stay", "", "u", answer], monkeypatch)
        assert "Do you agree, B? (y / n)" in output
        assert ("A takes that back." in output) == is_back
        assert (cast("View", match.view()).boats[0].at == "M3") == is_back


def test_help_rules_history_and_board(monkeypatch: pytest.MonkeyPatch) -> None:
    match = alone(Sea.sailing(2, boat("M3"), boat("coins"), boat("gems")).match)
    output = sit(match, ["?", "r", "h", "board"], monkeypatch)
    assert "take M3, load gems" in output
    assert "docs/rules/smugglers.md" in output
    assert output.count("Type ? for help.") == 2
    assert output.count("*M10*") == 2
    assert match.seq == 0


# Secrets.


def two_people(goal: str) -> Match:
    """A is to sail; then B loads at coins what only B may see: goods for `goal`."""
    start = Sea.sailing(1, boat("O9", "gems>vases"), boat("coins"), boat("O15"))
    players = (Player(), Player(), Player(bot="sensible"))
    header = msgspec.structs.replace(start.match.header, players=players)
    script = ({"kind": "drew", "to": goal}, rolled("sleep", 1))
    return Match(header, Scripted(script, seeded(1)))


def test_nothing_secret_is_on_the_screen_until_its_owner_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever B has drawn, every screen is the same to the letter; only B's own look is not."""
    typed = ["", "?", "h", "stay", "", "stay?", "h", "1?"]
    screens = {goal: sit(two_people(goal), typed, monkeypatch) for goal in ("gems", "jewellery", "barrels")}
    assert len(set(screens.values())) == 1
    assert "Pass the keyboard to B (Enter)" in screens["gems"]
    assert "is for" not in screens["gems"]
    looked = {goal: sit(two_people(goal), [*typed, "l", ""], monkeypatch) for goal in screens}
    assert len(set(looked.values())) == len(looked)
    for goal, screen in looked.items():
        assert screen.startswith(screens[goal].rstrip("\n"))
        assert f"For B alone: The cargo from coins is for {goal}" in flat(screen)


def test_people_see_the_hand_over_page_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Between two people stands a page; nobody's look is left of the first one's secrets but behind it."""
    screens = sit(two_people("gems"), ["", "l", "", "stay", "", "l", ""], monkeypatch).split("Pass the keyboard to")
    assert [screen.split()[0] for screen in screens[1:]] == ["A", "B"]
    assert "is for vases" in flat(screens[1])
    assert "coins is for" not in flat(screens[1])
    assert "gems is for" not in flat(screens[2])
