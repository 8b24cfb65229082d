"""Chapter 2 of docs/rules/smugglers.md: turns."""

from collections import Counter

import pytest

from seaboard.engine.errors import Illegal, NotYourTurn
from tests.support.sea import CHANCE, Sea, Share, boat, rolled

GEMS_AT_SEA = ["gems>coins", "gems>jewellery", "gems>vases", "gems>barrels"]


def test_s2_1_turns_go_clockwise_and_a_round_ends_with_the_beginner() -> None:
    sea = Sea.rolling(boat("M3"), boat("M6"), boat("M14"), first=1, seat=1, chance=[rolled("sleep", 1)] * 4)
    order = []
    for _ in range(4):
        order.append((sea.match.round, sea.turn))
        sea.play("stay")
    assert order == [(1, 1), (1, 2), (1, 0), (2, 1)]


def test_s2_2_only_the_seat_on_turn_decides() -> None:
    sea = Sea.sailing(2, boat("M3"), boat("M6"), boat("M14"))
    assert sea.turn == 0
    assert sea.may("stay")
    for other in (1, 2, CHANCE):
        assert sea.choices(by=other) == []
        assert sea.why("stay", by=other) == "not_now"
    with pytest.raises(NotYourTurn, match="seat 1 cannot act now"):
        sea.play("stay", by=1)


def test_s2_2_the_seat_on_turn_is_keeper_of_the_others_goods() -> None:
    sea = Sea.rolling(boat("M13"), boat("M2", "gems>coins"), boat("M6"), beam=0).roll("red_2", 1)
    assert sea.phase == "throw"
    assert sea.turn == 0
    assert sea.why("throw", to="M1", by=1) == "not_now"


def test_s2_2_another_decision_has_to_wait() -> None:
    sea = Sea.sailing(2, boat("M3"), boat("M6"), boat("M14"))
    assert sea.why("turn", way="clockwise") == "not_now"
    assert sea.why("push", to="M4") == "not_now"
    assert sea.why("moor", at="gems") == "not_now"
    with pytest.raises(Illegal) as refused:
        sea.play("throw", to="M4")
    assert refused.value.reason == "not_now"


def test_s2_3_both_dice_fall_together_and_every_pair_of_faces_is_as_likely() -> None:
    throws: Counter[tuple[str, int]] = Counter()
    for number in range(36):
        sea = Sea.rolling(boat("M3"), boat("M6"), boat("M14"), chance=Share(number))
        (event,) = sea.told("rolled")
        throws[event["lighthouse"], event["boat"]] += 1
    faces = ("red_2", "red_3", "green_2", "green_3", "black_2", "sleep")
    assert throws == {(face, die): times for face in faces for die, times in ((1, 1), (2, 2), (3, 2), (4, 1))}


def test_s2_3_the_boat_die_is_known_before_the_light_is_turned() -> None:
    sea = Sea.rolling(boat("M3"), boat("M6"), boat("M14")).roll("black_2", 4)
    dice = sea.view().dice
    assert sea.phase == "beam"
    assert dice is not None
    assert (dice.lighthouse, dice.boat) == ("black_2", 4)


def test_s2_3_the_boat_die_is_known_before_goods_are_thrown() -> None:
    sea = Sea.rolling(boat("M13"), boat("M2", "gems>coins"), boat("M6"), beam=0).roll("red_2", 3)
    dice = sea.view(1).dice
    assert sea.phase == "throw"
    assert dice is not None
    assert dice.boat == 3


def test_s2_3_the_dice_fall_once_per_turn() -> None:
    sea = Sea.rolling(boat("M3"), boat("M6"), boat("M14")).roll("sleep", 2)
    assert sea.why("rolled", lighthouse="sleep", boat=2, by=CHANCE) == "not_now"
    assert sea.play("stay").may("rolled", lighthouse="sleep", boat=2)
    assert sea.view().seat == 1


def test_s2_4_an_empty_boat_in_harbour_loads_before_the_roll_whether_it_likes_or_not() -> None:
    sea = Sea.sailing(1, boat("M3"), boat("vases"), boat("M14")).play("stay")
    assert (sea.view().seat, sea.phase) == (1, "load")
    assert {choice["kind"] for choice in sea.choices()} == {"drew"}
    assert sea.choices(by=1) == []
    sea.play("drew", to="gems")
    assert (sea.cargo(1), sea.phase) == ("vases>gems", "roll")


def test_s2_4_everybody_takes_the_first_piece_on_the_own_first_turn() -> None:
    sea = Sea(seats=2, first_seat=0, chance=[{"kind": "shone", "at": "gems"}])
    sea.play("moor", at="coins").play("moor", at="coins")
    assert (sea.cargo(0), sea.cargo(1)) == (None, None)
    sea.play("drew", to="gems")
    assert (sea.cargo(0), sea.cargo(1)) == ("coins>gems", None)
    sea.roll("sleep", 1).play("stay")
    assert sea.phase == "load"
    assert sea.play("drew", to="vases").cargo(1) == "coins>vases"


@pytest.mark.parametrize("there", [boat("vases", "vases>gems", fresh=True), boat("gems"), boat("M6")])
def test_s2_4_nobody_else_loads_before_the_roll(there: dict[str, object]) -> None:
    """A boat with cargo, a boat at an island without goods, a boat at sea."""
    sea = Sea.sailing(1, boat("M3"), there, boat("M14"), afloat={"O18": GEMS_AT_SEA}).play("stay")
    assert (sea.view().seat, sea.phase) == (1, "roll")


def test_s2_4_first_the_light_then_the_boat() -> None:
    sea = Sea.rolling(boat("M3"), boat("M6"), boat("M14")).roll("black_2", 1)
    assert sea.why("sail", to="M2") == "not_now"
    assert sea.why("stay") == "not_now"
    assert sea.play("turn", way="clockwise").may("sail", to="M2")


def test_s2_4_a_turn_delivers_loads_and_rolls_in_this_order() -> None:
    start = {"kind": "drew", "to": "coins"}, rolled("black_2", 2)
    sea = Sea.sailing(1, boat("M3"), boat("gems", "vases>gems"), boat("M14"), chance=start).play("stay")
    kinds = [type(event).__name__ for event in sea.last.told(1)]
    assert kinds == ["Stayed", "TurnBegan", "Delivered", "Took", "Saw", "Rolled"]
    assert (sea.phase, sea.cargo(1), sea.points(1)) == ("beam", "gems>coins", 3)
