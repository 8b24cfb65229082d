"""Chapter 8 of docs/rules/smugglers.md: the end."""

import pytest

from seaboard.engine.errors import MatchOver
from tests.support.sea import Sea, boat

OTHERS = (boat("O14"), boat("O15"))
SIX = ("gems>jewellery", "coins>vases")


def last_delivery(cargo: str = "gems>coins", *others: dict[str, object]) -> Sea:
    """Seat 0 has six points and brings another piece home."""
    return Sea.sailing(4, boat("O4", cargo, delivered=SIX), *(others or OTHERS)).play("sail", to="coins")


def test_s8_1_seven_points_win_at_once() -> None:
    sea = last_delivery()
    assert sea.points(0) == 7
    assert (sea.match.over, sea.phase) == (True, "over")
    assert [event["seat"] for event in sea.told("won")] == [0]


def test_s8_1_more_than_seven_win_too() -> None:
    sea = last_delivery("barrels>coins")
    assert (sea.points(0), sea.match.over) == (9, True)


def test_s8_1_six_points_do_not_win() -> None:
    sea = Sea.sailing(4, boat("O4", "barrels>coins", delivered=["gems>jewellery"]), *OTHERS).play("sail", to="coins")
    assert (sea.points(0), sea.match.over, sea.match.outcome) == (6, False, None)


def test_s8_1_seven_goods_are_not_what_counts() -> None:
    """Three pieces of three points each win: it is not the number of goods."""
    sea = last_delivery("barrels>coins")
    assert len(sea.view().boats[0].delivered) == 3
    assert sea.match.over


def test_s8_1_nothing_can_be_done_after_the_end() -> None:
    sea = last_delivery()
    assert sea.match.actors == ()
    assert [sea.choices(by=seat) for seat in range(3)] == [[], [], []]
    assert sea.why("take", at="coins", by=0) == "not_now"
    with pytest.raises(MatchOver, match="over"):
        sea.play("take", at="coins", by=0)


def test_s8_1_a_boat_swapped_into_the_right_harbour_wins_at_the_start_of_its_turn() -> None:
    boats = (
        boat("coins", "coins>vases", fresh=True),
        boat("O4", "gems>coins", delivered=["gems>jewellery", "vases>gems"]),
    )
    sea = Sea.sailing(1, *boats, boat("O14")).play("sail", to="O4").play("push", to="coins")
    assert sea.match.over
    assert [event["seat"] for event in sea.told("won")] == [1]


def test_s8_2_there_is_one_winner_and_the_others_are_ranked_by_their_points() -> None:
    fourth = boat("O13", delivered=["vases>jewellery"])
    sea = last_delivery("gems>coins", boat("O14", delivered=["vases>gems"]), boat("O15", delivered=["vases>coins"]), fourth)
    outcome = sea.match.outcome
    assert outcome is not None
    assert outcome.reason == "target"
    assert outcome.scores == (7, 3, 2, 2)
    assert outcome.ranks == (1, 2, 3, 3)


def test_s8_2_with_targets_of_their_own_the_part_of_the_target_counts() -> None:
    others = (
        boat("O14", delivered=["vases>gems"]),
        boat("O15", delivered=["vases>coins"]),
        boat("O13", delivered=["vases>jewellery"]),
    )
    sea = Sea.sailing(4, boat("O4", "barrels>coins"), *others, targets=(3, 10, 4, 6)).play("sail", to="coins")
    outcome = sea.match.outcome
    assert outcome is not None
    assert outcome.scores == (3, 3, 2, 2)
    assert outcome.ranks == (1, 4, 2, 3), "3 of 10 are less than 2 of 4, and than 2 of 6"


def test_s8_2_equal_parts_of_different_targets_share_a_rank() -> None:
    others = (boat("O14", delivered=["vases>gems"]), boat("O15", delivered=["vases>coins"]))
    sea = Sea.sailing(4, boat("O4", "barrels>coins"), *others, targets=(3, 9, 6)).play("sail", to="coins")
    assert sea.match.outcome is not None
    assert sea.match.outcome.ranks == (1, 2, 2), "3 of 9 and 2 of 6"


def test_s8_3_there_is_no_limit_of_rounds() -> None:
    sea = Sea.sailing(1, boat("M3"), boat("M6"), boat("M14"), round=99_999, first=1).play("stay")
    assert (sea.view().seat, sea.match.over) == (1, False)
    assert sea.view().round == 99_999
    assert sea.roll("sleep", 1).may("stay")


def test_s8_3_when_all_lack_one_point_somebody_can_still_go_on() -> None:
    six = [
        ("gems>jewellery", "coins>vases"),
        ("jewellery>barrels", "vases>gems"),
        ("barrels>coins", "gems>coins", "gems>vases"),
        ("coins>gems", "coins>barrels", "vases>jewellery"),
    ]
    boats = [boat(at, delivered=pieces) for at, pieces in zip(("O4", "O14", "O15", "O18"), six, strict=True)]
    sea = Sea.sailing(1, *boats)
    assert [sea.points(seat) for seat in range(4)] == [6, 6, 6, 6]
    assert sum(pile.pieces for pile in sea.view().islands) == 10
