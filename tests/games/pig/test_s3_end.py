"""Chapter 3 of docs/rules/pig.md: the end."""

from typing import Any

import seaboard
from seaboard import CHANCE, Match
from seaboard.engine.contract import Outcome


def held(at_stake: int, *points: int, **named: Any) -> Match:
    """Seat 0 has held what was at stake; points for every seat before that."""
    position = {"phase": "choose", "round": 9, "die": 4, "at_stake": at_stake, "points": list(points)}
    match = seaboard.new("pig", seats=len(points), position=position, **named)
    match.act(0, {"kind": "hold"})
    return match


def test_s3_1_the_target_ends_the_match_at_once() -> None:
    assert held(12, 90, 99).outcome == Outcome("target", (102, 99), (1, 2))


def test_s3_1_nothing_can_be_done_after_the_end() -> None:
    match = held(12, 90, 99)
    state, out = match.believe(0, [1]), [0] * match.game.n_actions
    assert match.actors == ()
    assert [match.game.legal(state, match.board, seat, out) for seat in (0, 1, CHANCE)] == [0, 0, 0]


def test_s3_1_one_short_of_it_the_match_goes_on() -> None:
    assert held(9, 90, 99).outcome is None


def test_s3_1_the_table_may_agree_on_another_target() -> None:
    assert held(9, 11, 0, target=20).over


def test_s3_2_equal_points_share_a_rank() -> None:
    assert held(12, 90, 7, 40, 7).outcome == Outcome("target", (102, 7, 40, 7), (1, 3, 2, 3))
