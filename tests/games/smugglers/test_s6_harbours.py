"""Chapter 6 of docs/rules/smugglers.md: harbours and delivery."""

import pytest

from seaboard.engine.errors import Illegal
from seaboard.games.smugglers.view import Cargo
from tests.support.sea import SPECTATOR, Sea, boat

OTHERS = (boat("O14"), boat("O15"))
COINS_AT_SEA = ["coins>gems", "coins>jewellery", "coins>vases", "coins>barrels"]


def home(die: int, **named: object) -> Sea:
    """Seat 0 is one step before the right harbour."""
    return Sea.sailing(die, boat("O4", "jewellery>coins"), *OTHERS, **named)


def swapped(cargo: str | None, **named: object) -> Sea:
    """Seat 1 has been swapped into the harbour of coins, and its turn has begun."""
    start = Sea.sailing(1, boat("coins", "coins>vases", fresh=True), boat("O4", cargo), boat("O14"), **named)
    return start.play("sail", to="O4").play("push", to="coins")


def test_s6_1_a_delivery_happens_by_itself_and_is_shown_to_all() -> None:
    sea = home(1).play("sail", to="coins")
    for seat in (0, 1, 2, SPECTATOR):
        (event,) = sea.told("delivered", seat)
        assert (event["origin"], event["goal"], event["points"]) == ("jewellery", "coins", 2)
    assert (sea.cargo(0), sea.points(0)) == (None, 2)


def test_s6_1_then_the_piece_lies_face_down_before_its_owner() -> None:
    sea = home(1).play("sail", to="coins")
    assert sea.view(1).boats[0].delivered == (Cargo("jewellery", None, None),)
    assert sea.view(1).boats[0].points is None


def test_s6_1_points_add_up() -> None:
    sea = Sea.sailing(1, boat("O4", "jewellery>coins", delivered=["gems>jewellery"]), *OTHERS).play("sail", to="coins")
    assert sea.points(0) == 5


def test_s6_2_after_a_delivery_the_top_piece_may_be_taken_at_once() -> None:
    sea = home(3).play("sail", to="coins")
    assert (sea.phase, sea.turn) == ("sail", 0)
    assert sea.may("take", at="coins")
    sea.play("take", at="coins").play("drew", to="gems")
    assert sea.cargo(0) == "coins>gems"
    assert sea.view().seat == 1
    assert [event["goal"] for event in sea.told("saw", 0)] == ["gems"]
    assert sea.told("saw", 1) == []


def test_s6_2_who_declines_sails_on_with_the_points_that_are_left() -> None:
    sea = home(3).play("sail", to="coins")
    assert sea.view().reach == 2
    assert sea.may("sail", to="M4")
    assert sea.why("sail", to="M5") == "too_far"
    assert sea.play("sail", to="O5").at(0) == "O5"


def test_s6_2_without_points_there_is_still_the_choice_to_take() -> None:
    sea = home(1).play("sail", to="coins")
    assert {choice["kind"] for choice in sea.choices()} == {"stay", "take"}
    assert sea.play("stay").view().seat == 1


def test_s6_2_the_last_piece_may_be_taken_without_points() -> None:
    sea = home(1, afloat={"O18": COINS_AT_SEA[:3]}).play("sail", to="coins")
    assert {choice["kind"] for choice in sea.choices()} == {"stay", "take"}


def test_s6_2_an_island_without_goods_lets_the_boat_sail_on() -> None:
    sea = home(3, afloat={"O18": COINS_AT_SEA}).play("sail", to="coins")
    assert sea.view().reach == 2
    assert sea.why("take", at="coins") == "no_goods"
    assert sea.may("sail", to="M4")


def test_s6_2_one_point_is_enough_to_sail_on_from_it() -> None:
    sea = home(2, afloat={"O18": COINS_AT_SEA}).play("sail", to="coins")
    assert (sea.view().seat, sea.view().reach) == (0, 1)
    assert sea.may("sail", to="O4")


def test_s6_2_without_goods_and_points_the_move_is_over() -> None:
    sea = home(1, afloat={"O18": COINS_AT_SEA}).play("sail", to="coins")
    assert sea.view().seat == 1


def test_s6_2_who_sails_on_may_still_take_goods_at_sea() -> None:
    sea = home(3, afloat={"O5": "vases>gems"}).play("sail", to="coins").play("take", at="O5")
    assert sea.cargo(0) == "vases>gems"


def test_s6_3_an_empty_boat_may_load_where_it_arrives() -> None:
    sea = Sea.sailing(4, boat("O5"), *OTHERS).play("take", at="coins").play("drew", to="vases")
    assert (sea.at(0), sea.cargo(0), sea.view().seat) == ("coins", "coins>vases", 1)


def test_s6_3_an_empty_boat_may_just_stop_and_loads_on_its_next_turn() -> None:
    sea = Sea.sailing(1, boat("O4"), *OTHERS).play("sail", to="coins")
    assert (sea.cargo(0), sea.view().seat) == (None, 1)
    sea.roll("sleep", 1).play("stay").roll("sleep", 1).play("stay")
    assert (sea.view().seat, sea.phase) == (0, "load")


def test_s6_3_from_an_island_without_goods_a_boat_has_to_go_elsewhere() -> None:
    sea = Sea.sailing(1, boat("O4"), *OTHERS, afloat={"O18": COINS_AT_SEA})
    assert sea.why("take", at="coins") == "no_goods"
    sea.play("sail", to="coins").roll("sleep", 1).play("stay").roll("sleep", 1).play("stay")
    assert (sea.view().seat, sea.phase) == (0, "roll")


def test_s6_4_a_wrong_harbour_is_allowed_and_shows_nothing() -> None:
    sea = Sea.sailing(4, boat("O4", "gems>vases"), *OTHERS).play("sail", to="coins")
    assert (sea.at(0), sea.cargo(0), sea.points(0)) == ("coins", "gems>vases", 0)
    assert sea.told("delivered") == []
    for other in (1, 2, SPECTATOR):
        cargo = sea.view(other).boats[0].cargo
        assert cargo is not None
        assert cargo.goal is None


def test_s6_4_a_wrong_harbour_ends_the_move() -> None:
    sea = Sea.sailing(4, boat("O4", "gems>vases"), *OTHERS).play("sail", to="coins")
    assert sea.view().seat == 1


def test_s6_5_from_a_wrong_harbour_a_boat_must_leave() -> None:
    sea = Sea.sailing(4, boat("O4", "gems>vases"), *OTHERS).play("sail", to="coins")
    sea.roll("sleep", 1).play("stay").roll("sleep", 1).play("stay").roll("sleep", 2)
    assert (sea.turn, sea.at(0)) == (0, "coins")
    assert sea.why("stay") == "must_leave"
    assert sea.squares("sail") == {"O4", "O3", "O5", "M4"}
    with pytest.raises(Illegal, match="must_leave"):
        sea.play("stay")


def test_s6_5_it_may_not_end_the_move_where_it_was() -> None:
    sea = Sea.sailing(4, boat("coins", "gems>vases"), *OTHERS)
    assert sea.why("sail", to="coins") == "here_already"


def test_s6_5_it_may_stay_only_if_the_exit_is_lit() -> None:
    sea = Sea.sailing(4, boat("coins", "gems>vases"), *OTHERS, beam=4)
    assert sea.choices() == [{"kind": "stay"}]


def test_s6_5_a_boat_on_the_exit_is_pushed() -> None:
    sea = Sea.sailing(4, boat("coins", "gems>vases"), boat("O4"), boat("O14"))
    assert sea.squares("sail") == {"O4"}
    assert sea.why("stay") == "must_leave"
    assert sea.play("sail", to="O4").phase == "push"


def test_s6_5_the_harbour_of_origin_is_wrong_once_the_boat_has_left_it() -> None:
    sea = Sea.sailing(1, boat("coins", "coins>vases", fresh=True), *OTHERS)
    assert sea.may("stay")
    for place in ("O4", "coins"):
        sea.play("sail", to=place).roll("sleep", 1).play("stay").roll("sleep", 1).play("stay").roll("sleep", 1)
    assert (sea.turn, sea.at(0)) == (0, "coins")
    assert sea.why("stay") == "must_leave"


def test_s6_6_a_swapped_boat_does_nothing_before_its_own_turn() -> None:
    sea = Sea.sailing(1, boat("coins", "coins>vases", fresh=True), boat("O14"), boat("O4", "gems>coins"))
    sea.play("sail", to="O4").play("push", to="coins")
    assert (sea.view().seat, sea.at(2), sea.cargo(2), sea.points(2)) == (1, "coins", "gems>coins", 0)
    sea.roll("sleep", 1).play("stay")
    assert (sea.view().seat, sea.cargo(2), sea.points(2)) == (2, None, 1)


def test_s6_6_in_the_right_harbour_it_delivers_and_loads_before_the_roll() -> None:
    sea = swapped("gems>coins")
    assert [event["goal"] for event in sea.told("delivered")] == ["coins"]
    assert (sea.view().seat, sea.points(1), sea.phase) == (1, 1, "load")


def test_s6_6_an_empty_boat_loads_before_the_roll() -> None:
    sea = swapped(None)
    assert (sea.view().seat, sea.phase) == (1, "load")


def test_s6_6_else_it_lies_in_a_wrong_harbour_and_must_leave() -> None:
    sea = swapped("gems>vases")
    assert sea.phase == "roll"
    assert sea.told("delivered") == []
    assert sea.view().boats[1].lies_wrong
    assert sea.roll("sleep", 2).why("stay") == "must_leave"


def test_s6_6_a_boat_swapped_home_to_where_it_loaded_must_leave_too() -> None:
    sea = swapped("coins>gems").roll("sleep", 2)
    assert sea.why("stay") == "must_leave"


def test_s6_7_goods_found_at_sea_count_like_any_others() -> None:
    sea = Sea.sailing(1, boat("O5"), *OTHERS, afloat={"O4": "barrels>coins"}).play("take", at="O4")
    sea.roll("sleep", 1).play("stay").roll("sleep", 1).play("stay").roll("sleep", 1).play("sail", to="coins")
    assert sea.points(0) == 3
