"""Chapter 4 of docs/rules/smugglers.md: sailing and pushing."""

import pytest

from seaboard.engine.errors import Malformed
from tests.support.sea import Sea, boat

MET = (boat("O2"), boat("O3", "gems>vases"), boat("O14"))  # seat 0 may push seat 1


def push(die: int = 1, **named: object) -> Sea:
    """Seat 0 has sailed from O2 onto the square of seat 1, O3."""
    return Sea.sailing(die, *MET, **named).play("sail", to="O3")


def test_s4_1_a_boat_sails_as_far_as_the_die_says() -> None:
    sea = Sea.sailing(2, boat("O2"), boat("O14"), boat("O15"))
    assert sea.squares("sail") == {"O1", "O3", "M2", "O0", "O4", "M1", "M3", "I0"}
    assert sea.why("sail", to="O5") == "too_far"


def test_s4_1_a_boat_takes_the_shortest_free_way() -> None:
    sea = Sea.sailing(4, boat("O2"), boat("O3"), boat("O15"), beam=1).play("sail", to="O4")
    way = [(event["before"], event["to"]) for event in sea.told("sailed")]
    assert way == [("O2", "M2"), ("M2", "M3"), ("M3", "M4"), ("M4", "O4")]


def test_s4_1_of_ways_that_are_as_short_the_inner_one_is_sailed() -> None:
    sea = Sea.sailing(2, boat("M1"), boat("O14"), boat("O15")).play("sail", to="O2")
    assert [(event["before"], event["to"]) for event in sea.told("sailed")] == [("M1", "M2"), ("M2", "O2")]


def test_s4_1_no_free_way_is_too_far() -> None:
    sea = Sea.sailing(3, boat("O2"), boat("O3"), boat("O15"), beam=1)
    assert sea.why("sail", to="O4") == "too_far"


@pytest.mark.parametrize("die", [1, 2, 3, 4])
def test_s4_1_no_exact_number_is_needed_for_a_harbour(die: int) -> None:
    sea = Sea.sailing(die, boat("O4", "gems>coins"), boat("O14"), boat("O15")).play("sail", to="coins")
    assert sea.points(0) == 1


def test_s4_2_all_points_may_be_waived() -> None:
    sea = Sea.sailing(4, boat("O2", "gems>vases"), boat("O14"), boat("O15")).play("stay")
    assert (sea.at(0), sea.view().seat) == ("O2", 1)


def test_s4_2_some_points_may_be_waived() -> None:
    sea = Sea.sailing(4, boat("O2"), boat("O14"), boat("O15")).play("sail", to="O3")
    assert (sea.at(0), sea.view().seat) == ("O3", 1)


def test_s4_2_points_that_are_waived_are_gone() -> None:
    sea = Sea.sailing(4, boat("O2"), boat("O14"), boat("O15")).play("stay")
    assert (sea.phase, sea.view().reach) == ("roll", 0)


def test_s4_2_to_stay_is_not_to_sail() -> None:
    sea = Sea.sailing(4, boat("O2"), boat("O14"), boat("O15"))
    assert sea.why("sail", to="O2") == "here_already"


def test_s4_2_a_boat_may_wait_where_it_loaded() -> None:
    sea = Sea.sailing(4, boat("coins", "coins>vases", fresh=True), boat("O14"), boat("O15"))
    assert sea.may("stay")
    sea.play("stay")
    sea.roll("sleep", 1).play("stay").roll("sleep", 1).play("stay").roll("sleep", 3)
    assert (sea.turn, sea.at(0)) == (0, "coins")
    assert sea.may("stay")


def test_s4_3_no_boat_sails_into_the_light() -> None:
    sea = Sea.sailing(4, boat("O2"), boat("O14"), boat("O15"), beam=3)
    for square in ("O3", "M3", "I0"):
        assert sea.why("sail", to=square) == "in_the_light"


def test_s4_3_no_boat_sails_across_the_light() -> None:
    sea = Sea.sailing(4, boat("M2"), boat("O14"), boat("O15"), beam=3)
    for square in ("O4", "M4", "I1"):
        assert sea.why("sail", to=square) == "too_far"


@pytest.mark.parametrize("side", ["O2", "O4"])
def test_s4_3_a_boat_leaves_the_light_to_either_side(side: str) -> None:
    sea = Sea.sailing(1, boat("O3"), boat("O14"), boat("O15"), beam=3)
    assert sea.squares("sail") == {"O2", "O4"}
    assert sea.play("sail", to=side).at(0) == side


def test_s4_3_the_first_step_out_of_the_light_must_lead_to_a_dark_square() -> None:
    sea = Sea.sailing(4, boat("O3"), boat("O14"), boat("O15"), beam=3)
    assert sea.why("sail", to="M3") == "in_the_light"
    assert sea.may("sail", to="M2")
    assert sea.may("stay")


def test_s4_3_a_boat_on_a_lit_inner_square_may_leave_to_its_dark_neighbours() -> None:
    sea = Sea.sailing(1, boat("I0"), boat("O14"), boat("O15"), beam=0)
    assert sea.squares("sail") == {"M1", "M2", "M3", "I1", "I4"}


def test_s4_3_a_lit_exit_closes_its_harbour() -> None:
    inside = Sea.sailing(4, boat("coins", "coins>gems", fresh=True), boat("O14"), boat("O15"), beam=4)
    assert inside.squares("sail") == set()
    assert inside.why("sail", to="O4") == "in_the_light"
    assert inside.why("sail", to="O5") == "too_far"
    outside = Sea.sailing(4, boat("O5", "gems>coins"), boat("O14"), boat("O15"), beam=4)
    assert outside.why("sail", to="coins") == "too_far"


def test_s4_3_a_boat_on_the_lit_exit_itself_may_sail_into_the_harbour() -> None:
    sea = Sea.sailing(4, boat("O4"), boat("O14"), boat("O15"), beam=4)
    assert sea.may("sail", to="coins")


def test_s4_4_a_rock_is_in_the_way() -> None:
    sea = Sea.sailing(2, boat("O2"), boat("O14"), boat("O15"), rocks=["O3", "M2"])
    assert sea.why("sail", to="O3") == "rock_there"
    assert sea.why("take", at="O3") == "rock_there"
    assert sea.why("sail", to="M3") == "too_far"


def test_s4_4_goods_are_in_nobodys_way() -> None:
    sea = Sea.sailing(2, boat("O2"), boat("O14"), boat("O15"), afloat={"O3": "gems>coins"})
    assert sea.may("sail", to="O3")
    assert sea.may("sail", to="O4")


@pytest.mark.parametrize(("exit_", "island"), [("O0", "gems"), ("O4", "coins"), ("O16", "barrels")])
def test_s4_4_a_harbour_takes_any_number_of_boats_and_nobody_is_pushed_there(exit_: str, island: str) -> None:
    sea = Sea.sailing(1, boat(exit_), boat(island), boat(island), boat(island)).play("sail", to=island)
    assert [sea.at(seat) for seat in range(4)] == [island] * 4
    assert sea.told("pushed") == []
    assert sea.view().seat == 1


def test_s4_5_the_pusher_chooses_a_free_square_beside_the_entered_one() -> None:
    sea = push()
    assert (sea.phase, sea.turn, sea.view().pushed) == ("push", 0, 1)
    assert sea.squares("push") == {"O4", "M3", "O2"}
    assert sea.why("push", to="O5") == "not_adjacent"
    assert sea.why("push", to="O3") == "not_adjacent"
    sea.play("push", to="M3")
    assert (sea.at(0), sea.at(1)) == ("O3", "M3")
    assert sea.told("pushed") == [{"kind": "pushed", "seat": 0, "victim": 1, "before": "O3", "to": "M3"}]


def test_s4_5_goods_do_not_matter_boats_and_rocks_do() -> None:
    boats = (boat("O2"), boat("O3"), boat("O4"), boat("O14"))
    sea = Sea.sailing(1, *boats, rocks=["M3"], afloat={"O2": "gems>coins"}).play("sail", to="O3")
    assert sea.squares("push") == {"O2"}
    assert sea.why("push", to="O4") == "boat_there"
    assert sea.why("push", to="M3") == "rock_there"


def test_s4_5_pusher_and_pushed_may_swap_places() -> None:
    sea = push().play("push", to="O2")
    assert (sea.at(0), sea.at(1)) == ("O3", "O2")


def test_s4_5_after_several_steps_the_last_step_counts_for_the_swap() -> None:
    sea = Sea.sailing(4, boat("O1"), boat("O3"), boat("O14"), rocks=["M3"]).play("sail", to="O3")
    assert sea.squares("push") == {"O2", "O4"}
    assert sea.why("push", to="O1") == "not_adjacent"


@pytest.mark.parametrize(
    ("exit_", "island", "beside"), [("O4", "coins", {"O3", "O5", "M4"}), ("O0", "gems", {"O19", "O1", "M0"})]
)
def test_s4_5_a_boat_may_be_swapped_into_the_harbour_the_pusher_came_from(exit_: str, island: str, beside: set[str]) -> None:
    sea = Sea.sailing(1, boat(island, f"{island}>vases", fresh=True), boat(exit_), boat("O14")).play("sail", to=exit_)
    assert sea.squares("push") == {*beside, island}
    sea.play("push", to=island)
    assert (sea.at(0), sea.at(1)) == (exit_, island)


def test_s4_5_after_the_swap_that_harbour_is_as_closed_as_before() -> None:
    sea = Sea.sailing(1, boat("coins", "coins>gems", fresh=True), boat("O4"), boat("O14")).play("sail", to="O4")
    sea.play("push", to="coins")
    assert Sea(seats=3, position=sea.match.position).match.digest == sea.match.digest, "a position by name has no swap left"


def test_s4_5_a_boat_may_be_pushed_to_the_inner_ring() -> None:
    sea = Sea.sailing(1, boat("M2"), boat("M3"), boat("O14")).play("sail", to="M3").play("push", to="I0")
    assert (sea.at(0), sea.at(1)) == ("M3", "I0")


def test_s4_5_a_boat_is_pushed_into_no_harbour_but_by_a_swap() -> None:
    sea = Sea.sailing(1, boat("O3"), boat("O4"), boat("O14")).play("sail", to="O4")
    assert sea.why("push", to="coins") == "no_harbour"
    away = Sea.sailing(2, boat("coins", "coins>gems", fresh=True), boat("M4"), boat("O14")).play("sail", to="M4")
    assert away.why("push", to="coins") == "not_adjacent"


def test_s4_5_if_nothing_else_is_free_they_have_to_swap() -> None:
    boats = (boat("coins", "coins>gems", fresh=True), boat("O4"), boat("O3"), boat("O5"))
    sea = Sea.sailing(1, *boats, rocks=["M4"]).play("sail", to="O4")
    assert sea.squares("push") == {"coins"}
    assert sea.why("push", to="O3") == "boat_there"


def test_s4_6_pushing_ends_the_turn() -> None:
    sea = push(4).play("push", to="O4")
    assert sea.view().seat == 1
    assert sea.phase == "roll"
    assert sea.why("sail", to="O2", by=0) == "not_now"


def test_s4_6_points_that_are_left_lapse_before_goods_are_thrown() -> None:
    sea = push(4, beam=4).play("push", to="O4")
    assert (sea.phase, sea.view().reach) == ("throw", 0)


def test_s4_6_the_pusher_takes_no_goods_there() -> None:
    sea = Sea.sailing(2, *MET, afloat={"O3": "barrels>coins"})
    assert sea.why("take", at="O3") == "boat_there"
    sea.play("sail", to="O3")
    assert sea.why("take", at="O3") == "not_now"
    sea.play("push", to="O4")
    assert (sea.cargo(0), sea.afloat("O3")) == (None, ["barrels>coins"])


def test_s4_6_nobody_sails_past_a_boat() -> None:
    sea = Sea.sailing(2, *MET, rocks=["M2"])
    assert sea.may("sail", to="O3")
    assert sea.why("sail", to="O4") == "too_far"
    assert sea.why("sail", to="M3") == "too_far"


def test_s4_6_a_pushed_boat_pushes_no_other() -> None:
    sea = Sea.sailing(1, boat("O2"), boat("O3"), boat("O4")).play("sail", to="O3")
    assert sea.why("push", to="O4") == "boat_there"


def test_s4_6_the_turn_does_not_end_without_the_push() -> None:
    sea = push(4)
    assert sea.why("stay") == "not_now"
    assert sea.why("sail", to="O4") == "not_now"


def test_s4_7_a_boat_pushed_into_the_light_is_caught_and_the_pusher_is_keeper() -> None:
    sea = push(beam=4).play("push", to="O4")
    assert sea.told("caught") == [{"kind": "caught", "seat": 1, "at": "O4", "keeper": 0, "laden": True}]
    assert (sea.phase, sea.turn) == ("throw", 0)
    assert sea.squares("throw") == {"O5", "M4"}
    sea.play("throw", to="O5")
    assert (sea.cargo(1), sea.afloat("O5")) == (None, ["gems>vases"])
    assert (sea.view().seat, sea.phase) == (1, "roll")


def test_s4_7_an_empty_boat_in_the_light_has_nothing_to_lose() -> None:
    sea = Sea.sailing(1, boat("O2"), boat("O3"), boat("O14"), beam=4).play("sail", to="O3").play("push", to="O4")
    assert [event["laden"] for event in sea.told("caught")] == [False]
    assert sea.view().seat == 1


def test_s4_7_a_swap_into_the_light_is_a_discovery_too() -> None:
    sea = push(beam=2).play("push", to="O2")
    assert [(event["seat"], event["keeper"]) for event in sea.told("caught")] == [(1, 0)]
    assert sea.squares("throw") == {"O1", "M2"}
    assert sea.why("throw", to="O3") == "free_first"


def test_s4_7_a_boat_pushed_onto_goods_takes_nothing() -> None:
    sea = Sea.sailing(1, boat("O2"), boat("O3"), boat("O14"), afloat={"O4": "gems>coins"})
    sea.play("sail", to="O3").play("push", to="O4")
    assert (sea.cargo(1), sea.afloat("O4")) == (None, ["gems>coins"])
    assert sea.told("took") == []


def test_s4_7_a_boat_pushed_beside_its_island_delivers_nothing() -> None:
    sea = Sea.sailing(1, boat("O2"), boat("O3", "gems>coins"), boat("O14")).play("sail", to="O3").play("push", to="O4")
    assert (sea.cargo(1), sea.points(1)) == ("gems>coins", 0)


def test_s4_1_a_place_that_does_not_exist_is_no_move() -> None:
    sea = Sea.sailing(1, *MET)
    with pytest.raises(Malformed, match=r"\$\.to is 'O20', expected a square"):
        sea.play("sail", to="O20")
