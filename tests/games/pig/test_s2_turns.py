"""Chapter 2 of docs/rules/pig.md: turns."""

from typing import Any

import pytest

import seaboard
from seaboard import CHANCE, Match
from seaboard.games.pig import events
from seaboard.games.pig.actions import Hold, Roll, Rolled
from seaboard.games.pig.events import Held, Spoilt

ROLL, HOLD = {"kind": "roll"}, {"kind": "hold"}


def rolled(die: int) -> dict[str, Any]:
    """What chance does."""
    return {"kind": "rolled", "die": die}


def choosing(at_stake: int, *points: int, **named: Any) -> Match:
    """Seat 0 has so much at stake; points for every seat."""
    position = {"phase": "choose", "round": 1, "die": 4, "at_stake": at_stake, "points": list(points)}
    return seaboard.new("pig", seats=len(points), position=position, **named)


def test_s2_1_turns_go_clockwise() -> None:
    match = choosing(4, 0, 0, 0)
    order = []
    for _ in range(4):
        order.append((match.actors[0], match.round))
        match.act(match.actors[0], HOLD)
        match.act(match.actors[0], ROLL)
        match.act(CHANCE, rolled(4))
    assert order == [(0, 1), (1, 1), (2, 1), (0, 2)]


def test_s2_1_a_round_is_over_when_it_is_the_beginners_turn_again() -> None:
    match = seaboard.new("pig", seats=3, first_seat=1)
    order = []
    for _ in range(4):
        order.append((match.actors[0], match.round))
        match.act(match.actors[0], ROLL)
        match.act(CHANCE, rolled(1))
    assert order == [(1, 1), (2, 1), (0, 1), (1, 2)]


def test_s2_1_the_seat_on_turn_chooses_and_chance_throws() -> None:
    match = choosing(4, 0, 0)
    assert (match.legal(0), match.legal(CHANCE)) == ([Roll(), Hold()], [])
    assert [match.refusal(0, rolled(die)) for die in range(1, 7)] == ["not_now"] * 6
    assert match.game.odds(match.believe(0, [1]), match.board) == 0
    match.act(0, ROLL)
    assert (match.legal(0), match.legal(CHANCE)) == ([], [Rolled(die) for die in range(1, 7)])


def test_s2_1_the_others_have_to_wait() -> None:
    match = choosing(4, 0, 0)
    assert match.refusal(1, HOLD) == "not_now"
    assert match.refusal(CHANCE, rolled(3)) == "not_now"
    assert match.legal(1) == []


def test_s2_2_every_face_is_as_likely() -> None:
    match = choosing(4, 0, 0)
    match.act(0, ROLL)
    s = match.believe(0, [1])
    shares = [match.game.encode(match.game.share(s, match.board, k)) for k in range(match.game.odds(s, match.board))]
    assert shares == [Rolled(die) for die in range(1, 7)]


def test_s2_2_a_throw_adds_to_what_is_at_stake() -> None:
    match = choosing(4, 10, 0)
    match.act(0, ROLL)
    assert match.act(CHANCE, rolled(6)).told(1) == [events.Rolled(seat=0, die=6, at_stake=10)]
    assert (match.position["at_stake"], match.position["points"], match.position["die"]) == (10, [10, 0], 6)
    assert [match.refusal(0, action) for action in (ROLL, HOLD)] == ["ok", "ok"]


def test_s2_2_with_nothing_at_stake_one_can_only_roll() -> None:
    match = seaboard.new("pig", seats=2, first_seat=0)
    assert match.refusal(0, HOLD) == "nothing"
    assert match.refusal(0, ROLL) == "ok"


def test_s2_3_a_one_takes_all_of_it_away() -> None:
    match = choosing(17, 10, 0)
    match.act(0, ROLL)
    told = match.act(CHANCE, rolled(1)).told(1)
    assert Spoilt(seat=0, lost=17) in told
    assert (match.position["at_stake"], match.position["points"], match.position["seat"]) == (0, [10, 0], 1)


def test_s2_4_who_holds_keeps_it() -> None:
    match = choosing(17, 10, 0)
    assert match.act(0, HOLD).told(1) == [Held(seat=0, kept=17, points=27)]
    assert (match.position["points"], match.position["seat"], match.position["at_stake"]) == ([27, 0], 1, 0)


@pytest.mark.parametrize(("at_stake", "expected"), [(9, "ok"), (10, "enough"), (11, "enough")])
def test_s2_4_who_has_enough_cannot_roll(at_stake: int, expected: str) -> None:
    match = choosing(at_stake, 90, 0)
    assert match.refusal(0, ROLL) == expected
    assert match.refusal(0, HOLD) == "ok"
