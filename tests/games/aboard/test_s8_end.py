"""Chapter 8 of docs/rules/aboard.md: the end."""

import pytest

from seaboard.engine.contract import Outcome
from seaboard.engine.errors import MatchOver
from tests.support.quay import Quay, ship


def home(*ships: dict[str, object], **named: object) -> Quay:
    """Everybody lets the last card of the match pass."""
    return Quay.at_last_card("O01", *ships, round=2, **named).answer(*["decline"] * len(ships))


def test_s8_1_the_match_ends_after_the_second_round_when_goods_are_sold() -> None:
    quay = home(ship("map", below="white white", coins=3), ship(coins=4))
    assert (quay.match.over, quay.phase) == (True, "over")
    assert quay.match.outcome == Outcome("home", (5, 4), (1, 2))
    assert quay.story()[-1] == {"kind": "ended", "seat": None}
    with pytest.raises(MatchOver):
        quay.play("decline", by=0)


def test_s8_1_it_does_not_end_after_the_first_round() -> None:
    quay = Quay.at_last_card("O01", ship(coins=3), ship(coins=4)).answer("decline", "decline")
    assert not quay.match.over
    assert quay.match.outcome is None


def test_s8_1_coins_and_chests_count_together() -> None:
    quay = home(ship(coins=3, chests=(1, 1)), ship(coins=22), ship(coins=0, chests=(0, 2)))
    assert quay.match.outcome == Outcome("home", (23, 22, 20), (1, 2, 3))


def test_s8_1_counting_the_last_coins_needs_no_spaces() -> None:
    quay = home(ship(coins=40, chests=(8, 4)), ship())
    assert quay.match.outcome == Outcome("home", (160, 0), (1, 2))


def test_s8_2_equal_totals_share_the_victory() -> None:
    quay = home(ship(coins=13), ship(coins=3, chests=(1, 0)), ship(coins=12), ship(coins=12))
    assert quay.match.outcome == Outcome("home", (13, 13, 12, 12), (1, 1, 3, 3))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s8_2_all_may_win(seats: int) -> None:
    quay = home(*[ship(coins=7)] * seats)
    assert quay.match.outcome == Outcome("home", (7,) * seats, (1,) * seats)
