"""Chapter 1 of docs/rules/pig.md: the set-up."""

import pytest

import seaboard
from seaboard import CHANCE, SPECTATOR
from seaboard.engine.errors import DataFault, Malformed
from seaboard.games.pig import actions, events
from seaboard.games.pig.data import TEXT, parse
from seaboard.games.pig.rules import BEGINNING, DICE


def test_s1_1_nobody_has_points_and_all_see_the_same() -> None:
    match = seaboard.new("pig", seats=3, seed=1)
    assert match.position["points"] == [0, 0, 0]
    assert match.view(0) == match.view(2) == match.view(SPECTATOR)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("5, 6]", "5, 5]", "no face shows 6"),
        ("spoils = 1", "spoils = 7", r"Expected `int` <= 6 - at `\$\.die\.spoils`"),
    ],
)
def test_s1_1_a_broken_die_is_refused_with_place_and_reason(old: str, new: str, reason: str) -> None:
    with pytest.raises(DataFault, match=reason):
        parse(TEXT.replace(old, new))


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ({"phase": "sleep"}, r"\$\.phase is 'sleep', expected one of begin, choose, throw, over"),
        ({"phase": "throw"}, "it is round 0 in phase throw"),
        ({"phase": "throw", "round": 1, "seat": 2}, "seat 2 does not play"),
        ({"phase": "throw", "round": 1, "points": [0, 0, 5]}, "a seat that does not play has points"),
        ({"phase": "throw", "round": 1, "points": [100]}, r"seats \[0\] have the points to win in phase throw"),
        ({"phase": "throw", "round": 1, "points": [90], "die": 5, "at_stake": 10}, "seat 0 has thrown with enough points"),
        ({"phase": "choose", "round": 1, "die": 1, "at_stake": 4}, "4 points are at stake, and the die shows 1"),
        ({"phase": "over", "round": 1, "points": [100], "die": 4, "at_stake": 4}, "4 points are at stake in phase over"),
    ],
)
def test_s1_1_a_position_that_cannot_be_is_refused(position: dict[str, object], reason: str) -> None:
    with pytest.raises(Malformed, match=reason):
        seaboard.new("pig", seats=2, position=position)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_s1_2_the_table_may_name_who_begins(seat: int) -> None:
    match = seaboard.new("pig", seats=3, first_seat=seat)
    assert (match.position["phase"], match.position["seat"], match.round) == ("choose", seat, 1)


def test_s1_2_else_it_is_drawn_among_all() -> None:
    match = seaboard.new("pig", seats=3)
    assert [match.refusal(CHANCE, {"kind": "began", "seat": seat}) for seat in range(4)] == ["ok", "ok", "ok", "not_now"]
    match.act(CHANCE, {"kind": "began", "seat": 1})
    assert (match.position["seat"], match.round) == (1, 1)


def test_s1_2_all_are_told_who_begins() -> None:
    match = seaboard.new("pig", seats=3)
    assert match.legal(CHANCE) == [actions.Began(seat) for seat in range(3)]
    assert match.act(CHANCE, {"kind": "began", "seat": 1}).told(SPECTATOR) == [events.Began(seat=1)]


def test_s1_2_the_beginning_is_drawn_apart_from_the_die() -> None:
    match = seaboard.new("pig", seats=3)
    purposes = [match.game.purpose(match.believe(SPECTATOR, [1]))]
    match.act(CHANCE, {"kind": "began", "seat": 0})
    match.act(0, {"kind": "roll"})
    assert [*purposes, match.game.purpose(match.believe(SPECTATOR, [1]))] == [BEGINNING, DICE]
