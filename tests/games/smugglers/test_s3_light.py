"""Chapter 3 of docs/rules/smugglers.md: the light."""

import pytest

from seaboard.engine.errors import Malformed
from tests.support.sea import ISLANDS, Sea, boat

CLOCKWISE = range(20)


def beams(sea: Sea) -> list[int]:
    """The marks the light went to."""
    return [event["beam"] for event in sea.told("light_moved")]


@pytest.mark.parametrize("mark", CLOCKWISE)
def test_s3_1_the_light_falls_on_one_square_of_every_ring(mark: int) -> None:
    sea = Sea.rolling(boat("gems"), boat("gems"), boat("gems"), beam=mark)
    assert sea.lit == {f"O{mark}", f"M{mark}", f"I{mark // 4}"}


@pytest.mark.parametrize("mark", [4, 5, 6, 7])
def test_s3_1_the_wide_inner_square_is_lit_as_a_whole(mark: int) -> None:
    sea = Sea.sailing(1, boat("M4" if mark != 4 else "M5"), boat("O14"), boat("O15"), beam=mark)
    assert sea.why("sail", to="I1") == "in_the_light"


@pytest.mark.parametrize("island", ISLANDS)
def test_s3_1_a_harbour_is_never_lit(island: str) -> None:
    origin = "coins" if island == "gems" else "gems"
    mark = 4 * ISLANDS.index(island)
    laden = boat(island, f"{origin}>{'barrels' if island != 'barrels' else 'vases'}")
    sea = Sea.rolling(boat("O2" if mark else "O6"), laden, laden | {"cargo": None}, beam=(mark - 1) % 20).roll("red_2", 1)
    assert beams(sea) == [mark, mark + 1]
    assert sea.told("caught") == []
    assert sea.cargo(1) is not None


@pytest.mark.parametrize(("face", "mark"), [("red_2", 12), ("red_3", 13), ("green_2", 8), ("green_3", 7), ("sleep", 10)])
def test_s3_2_the_die_turns_the_light(face: str, mark: int) -> None:
    sea = Sea.rolling(boat("gems"), boat("gems"), boat("gems"), beam=10).roll(face, 1)
    assert sea.view().beam == mark
    assert sea.phase == "sail"


@pytest.mark.parametrize(("way", "mark"), [("clockwise", 1), ("counter_clockwise", 17)])
def test_s3_2_black_arrows_are_two_marks_to_the_side_that_the_roller_chooses(way: str, mark: int) -> None:
    sea = Sea.rolling(boat("coins"), boat("coins"), boat("coins"), beam=19).roll("black_2", 1)
    assert sea.turn == 0
    assert [choice["way"] for choice in sea.choices()] == ["clockwise", "counter_clockwise"]
    assert sea.play("turn", way=way).view().beam == mark


@pytest.mark.parametrize("face", ["red_2", "green_3", "sleep"])
def test_s3_2_other_faces_leave_no_choice(face: str) -> None:
    sea = Sea.rolling(boat("gems"), boat("gems"), boat("gems")).roll(face, 1)
    assert sea.why("turn", way="clockwise") == "not_now"


def test_s3_2_the_sleeping_keeper_leaves_the_light_where_it_is() -> None:
    sea = Sea.rolling(boat("gems"), boat("gems"), boat("gems")).roll("sleep", 1)
    assert beams(sea) == []
    assert len(sea.told("slept")) == 1


def test_s3_3_the_light_moves_mark_by_mark() -> None:
    sea = Sea.rolling(boat("coins"), boat("coins"), boat("coins"), beam=1).roll("green_3", 1)
    assert beams(sea) == [0, 19, 18]


def test_s3_3_the_direction_is_chosen_once_for_both_marks() -> None:
    sea = Sea.rolling(boat("gems"), boat("gems"), boat("gems"), beam=10).roll("black_2", 1)
    assert beams(sea.play("turn", way="counter_clockwise")) == [9, 8]
    assert sea.why("turn", way="clockwise") == "not_now"


def test_s3_4_the_light_stops_at_a_boat() -> None:
    sea = Sea.rolling(boat("gems"), boat("O6", "gems>vases"), boat("O7", "gems>coins"), beam=5).roll("red_3", 1)
    assert beams(sea) == [6]
    assert [(event["seat"], event["at"], event["laden"]) for event in sea.told("caught")] == [(1, "O6", True)]
    assert sea.cargo(2) == "gems>coins"


def test_s3_4_the_light_stops_at_an_empty_boat_too() -> None:
    sea = Sea.rolling(boat("gems"), boat("M6"), boat("O7", "gems>coins"), beam=5).roll("red_3", 2)
    assert beams(sea) == [6]
    assert [event["laden"] for event in sea.told("caught")] == [False]
    assert sea.phase == "sail"


def test_s3_4_the_light_stops_at_the_boat_of_the_roller() -> None:
    sea = Sea.rolling(boat("M6", "gems>coins"), boat("gems"), boat("O7"), beam=5).roll("red_3", 2)
    assert beams(sea) == [6]
    assert sea.told("caught") == [{"kind": "caught", "seat": 0, "at": "M6", "keeper": 0, "laden": True}]
    assert (sea.phase, sea.turn) == ("throw", 0)


def test_s3_4_the_light_stops_at_a_boat_when_the_roller_chose_the_way() -> None:
    sea = Sea.rolling(boat("gems"), boat("O9", "gems>coins"), boat("gems")).roll("black_2", 1)
    assert beams(sea.play("turn", way="counter_clockwise")) == [9]
    assert sea.phase == "throw"


def test_s3_5_a_boat_in_the_light_does_not_stop_it_and_is_not_caught_again() -> None:
    sea = Sea.rolling(boat("gems"), boat("O10"), boat("M10"), beam=10).roll("red_2", 1)
    assert beams(sea) == [11, 12]
    assert sea.told("caught") == []


def test_s3_5_on_a_wide_inner_square_the_light_passes_over_the_boat_it_has_found() -> None:
    sea = Sea.rolling(boat("gems"), boat("I2"), boat("gems"), beam=8).roll("red_3", 1)
    assert beams(sea) == [9, 10, 11]
    assert sea.told("caught") == []


def test_s3_5_the_light_finds_a_boat_on_an_inner_square_when_it_enters_it() -> None:
    sea = Sea.rolling(boat("gems"), boat("I2", "gems>coins"), boat("gems"), beam=6).roll("red_3", 1)
    assert beams(sea) == [7, 8]
    assert [event["at"] for event in sea.told("caught")] == ["I2"]


def test_s3_5_the_sleeping_keeper_finds_nobody() -> None:
    sea = Sea.rolling(boat("O10"), boat("M10"), boat("gems"), beam=10).roll("sleep", 1)
    assert sea.told("caught") == []
    assert sea.phase == "sail"


def test_s3_5_light_that_comes_back_finds_the_boat_anew() -> None:
    sea = Sea.rolling(boat("gems", "gems>coins", fresh=True), boat("O10"), boat("gems"), beam=10)
    sea.roll("red_2", 1).play("stay").roll("green_3", 1)
    assert beams(sea) == [11, 10]
    assert [event["at"] for event in sea.told("caught")] == ["O10"]


def test_s3_6_goods_go_onto_a_square_beside_the_caught_boat() -> None:
    sea = Sea.rolling(boat("gems"), boat("M6", "gems>coins"), boat("O14"), beam=5).roll("red_2", 1)
    assert sea.view().caught == 1
    assert sea.squares("throw") == {"M5", "M7", "O6", "I1"}
    assert sea.lit >= {"O6", "I1"}
    assert sea.why("throw", to="O7") == "not_adjacent"
    assert sea.why("throw", to="M6") == "not_adjacent"
    sea.play("throw", to="O6")
    assert sea.afloat("O6") == ["gems>coins"]
    assert sea.cargo(1) is None


def test_s3_6_goods_may_go_onto_the_inner_ring() -> None:
    sea = Sea.rolling(boat("gems"), boat("M3", "gems>coins"), boat("O14"), beam=2).roll("red_2", 1).play("throw", to="I0")
    assert sea.afloat("I0") == ["gems>coins"]


def test_s3_6_goods_never_go_into_a_harbour_or_onto_a_rock() -> None:
    sea = Sea.rolling(boat("gems", "gems>vases", fresh=True), boat("O4", "gems>coins"), boat("O14"), beam=3, rocks=["O5"]).roll(
        "red_2", 1
    )
    assert sea.squares("throw") == {"O3", "M4"}
    assert sea.why("throw", to="O5") == "rock_there"
    with pytest.raises(Malformed, match="expected a sea square"):
        sea.play("throw", to="coins")


def test_s3_6_a_square_without_boat_and_goods_comes_first() -> None:
    sea = Sea.rolling(
        boat("gems"), boat("M6", "gems>coins"), boat("M7"), beam=5, afloat={"O6": "vases>coins", "I1": "vases>gems"}
    ).roll("red_2", 1)
    assert sea.squares("throw") == {"M5"}
    assert sea.why("throw", to="O6") == "free_first"
    assert sea.why("throw", to="M7") == "free_first"


def test_s3_6_a_square_without_a_boat_comes_next() -> None:
    afloat = {"O6": "vases>coins", "I1": "vases>gems", "M5": "vases>barrels"}
    sea = Sea.rolling(boat("gems"), boat("M6", "gems>coins"), boat("M7"), beam=5, afloat=afloat).roll("red_2", 1)
    assert sea.squares("throw") == {"O6", "I1", "M5"}
    assert sea.why("throw", to="M7") == "free_first"


def test_s3_6_if_boats_are_all_around_any_square_will_do() -> None:
    sea = Sea.rolling(boat("O3"), boat("O2", "gems>coins"), boat("M2"), boat("O1"), beam=1).roll("red_2", 1)
    assert sea.squares("throw") == {"O1", "O3", "M2"}
    sea.play("throw", to="O3")
    assert sea.afloat("O3") == ["gems>coins"]


def test_s3_6_the_keeper_does_not_look_at_the_goods() -> None:
    sea = Sea.rolling(boat("O14"), boat("M6", "gems>coins"), boat("M13"), beam=5, memory_aid=True)
    sea.roll("red_2", 1).play("throw", to="M5")
    assert sea.told("saw", 0) == []
    assert sea.told("threw", 0) == [{"kind": "threw", "seat": 0, "victim": 1, "to": "M5", "origin": "gems"}]
    assert sea.view(0).afloat[0].remembered == (None,)


def test_s3_6_a_caught_roller_throws_the_own_cargo() -> None:
    sea = Sea.rolling(boat("O6", "gems>coins"), boat("gems"), boat("gems"), beam=5).roll("red_2", 2)
    assert sea.turn == 0
    assert sea.squares("throw") == {"O5", "O7", "M6"}
    sea.play("throw", to="O7")
    assert (sea.cargo(0), sea.afloat("O7"), sea.phase) == (None, ["gems>coins"], "sail")


def test_s3_7_all_boats_that_one_step_lights_lose_their_cargo() -> None:
    sea = Sea.rolling(boat("O6", "gems>coins"), boat("M13"), boat("M6", "gems>vases"), boat("O14"), beam=5, seat=1).roll(
        "red_3", 2
    )
    assert [event["seat"] for event in sea.told("caught")] == [2, 0]
    assert (sea.turn, sea.view().caught) == (1, 2)
    sea.play("throw", to="M7")
    assert (sea.turn, sea.view().caught) == (1, 0)
    sea.play("throw", to="O7")
    assert (sea.cargo(0), sea.cargo(2)) == (None, None)
    assert sea.phase == "sail"


def test_s3_7_the_keeper_begins_with_the_own_cargo() -> None:
    sea = Sea.rolling(boat("O6", "gems>coins"), boat("M6", "gems>vases"), boat("gems"), beam=5, seat=1).roll("red_3", 2)
    assert sea.view().caught == 1
    assert sea.play("throw", to="M5").view().caught == 0


def test_s3_7_a_piece_thrown_first_counts_as_goods_for_the_next() -> None:
    sea = Sea.rolling(boat("gems"), boat("M4", "gems>coins"), boat("I1", "gems>vases"), beam=3).roll("red_3", 1)
    assert sea.may("throw", to="M5")
    sea.play("throw", to="M5")
    assert sea.squares("throw") == {"I0", "I2", "M6", "M7"}
    assert sea.why("throw", to="M5") == "free_first"


def test_s3_8_after_a_discovery_the_roller_sails_with_the_whole_die() -> None:
    sea = Sea.rolling(boat("O14"), boat("M6", "gems>coins"), boat("gems"), beam=5).roll("red_3", 4)
    sea.play("throw", to="M7")
    assert (sea.phase, sea.turn, sea.view().reach) == ("sail", 0, 4)
    assert sea.may("sail", to="O18")


def test_s3_8_a_roller_in_the_light_sails_with_the_whole_die_too() -> None:
    sea = Sea.rolling(boat("O6"), boat("gems"), boat("gems"), beam=5).roll("red_3", 4)
    assert sea.view().reach == 4
    assert sea.may("sail", to="O10")
