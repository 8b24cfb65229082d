"""What speaks for an action in Smugglers' Island: for the seat itself, and for all who do not know where its crate must go."""

import pytest

from tests.support.sea import SPECTATOR, Sea, boat

OWN = 0
EMPTY = boat("vases")


def test_the_right_harbour_is_a_secret_until_the_crate_is_there() -> None:
    sea = Sea.sailing(2, boat("M4", "gems>coins"), EMPTY, EMPTY)
    assert sea.reason("sail", to="coins", eyes=OWN) == "delivers"
    assert sea.reason("sail", to="coins", eyes=1) == "tries_harbour"
    assert sea.reason("sail", to="coins") == "tries_harbour"


def test_who_has_looked_at_a_crate_knows_what_it_is_carried_for() -> None:
    sea = Sea.sailing(2, boat("M4", "gems>coins"), EMPTY, EMPTY)
    known = sea.match.position
    known["boats"][0]["cargo"]["known"] = [0, 1]
    again = Sea(seats=3, position=known)
    assert again.reason("sail", to="coins", eyes=1) == "delivers"
    assert again.reason("sail", to="coins", eyes=2) == "tries_harbour"


def test_where_the_crate_comes_from_it_is_not_brought() -> None:
    sea = Sea.sailing(2, boat("M4", "coins>gems"), EMPTY, EMPTY)
    assert sea.reason("sail", to="coins") != "tries_harbour"


def test_the_way_to_the_goal_is_for_the_own_eyes() -> None:
    sea = Sea.sailing(3, boat("O16", "barrels>coins"), EMPTY, EMPTY, beam=6)
    assert sea.reason("sail", to="I0", eyes=OWN) == "nears_goal"
    assert sea.reason("sail", to="O13", eyes=OWN) == "none"
    assert {sea.reason("sail", to="I0", eyes=eyes) for eyes in (1, 2, SPECTATOR)} == {"none"}


def test_a_laden_boat_keeps_out_of_the_light() -> None:
    sea = Sea.sailing(4, boat("O6", "gems>barrels"), EMPTY, EMPTY, beam=9)
    for eyes in (OWN, 1, SPECTATOR):
        assert sea.reason("sail", to="O2", eyes=eyes) == "keeps_dark"
    assert sea.reason("stay") == "none"


def test_an_empty_boat_makes_for_goods() -> None:
    sea = Sea.sailing(2, boat("O18"), EMPTY, EMPTY)
    assert sea.reason("sail", to="M19") == "none"
    assert sea.reason("sail", to="O16") == "nears_goods"


@pytest.mark.parametrize(
    ("cargo", "at", "expected"), [(None, "M1", "fishes"), ("gems>vases", "M1", "swaps"), (None, "gems", "loads")]
)
def test_taking_goods(cargo: str | None, at: str, expected: str) -> None:
    sea = Sea.sailing(2, boat("O1", cargo), EMPTY, EMPTY, afloat={"M1": "coins>vases"})
    assert sea.reason("take", at=at) == expected


def test_a_laden_boat_is_pushed_into_the_light() -> None:
    sea = Sea.sailing(1, boat("O7"), boat("O8", "gems>coins"), EMPTY, beam=9)
    assert sea.reason("sail", to="O8") == "pushes"
    sea.play("sail", to="O8")
    assert sea.reason("push", to="O9") == "pushes"
    assert sea.reason("push", to="M8") == "none"


def test_an_empty_boat_is_not_worth_a_push() -> None:
    sea = Sea.sailing(1, boat("O7"), boat("O8"), EMPTY, beam=9)
    assert sea.reason("sail", to="O8") != "pushes"
    assert sea.play("sail", to="O8").reason("push", to="O9") == "none"


def test_the_beam_finds_somebody_elses_crate() -> None:
    sea = Sea.rolling(boat("O2"), boat("O11", "gems>coins"), EMPTY, beam=10).roll("black_2", 1)
    assert sea.reason("turn", way="clockwise") == "lights_other"
    assert sea.reason("turn", way="counter_clockwise") == "none"


def test_the_beam_turns_away_from_the_own_crate() -> None:
    sea = Sea.rolling(boat("O11", "gems>coins"), boat("O9", "vases>coins"), EMPTY, beam=10).roll("black_2", 1)
    assert sea.reason("turn", way="counter_clockwise") == "spares_self"
    assert sea.reason("turn", way="clockwise") == "none"


def test_an_empty_boat_need_not_fear_the_beam() -> None:
    sea = Sea.rolling(boat("O11"), EMPTY, EMPTY, beam=10).roll("black_2", 1)
    assert {sea.reason("turn", way=way) for way in ("clockwise", "counter_clockwise")} == {"none"}


def test_a_free_way_to_the_goal_is_for_the_own_eyes() -> None:
    sea = Sea.rolling(boat("O5", "gems>jewellery"), EMPTY, EMPTY, beam=8).roll("black_2", 1)
    assert sea.reason("turn", way="clockwise", eyes=OWN) == "frees_way"
    assert sea.reason("turn", way="counter_clockwise", eyes=OWN) == "none"
    assert sea.reason("turn", way="clockwise") == "none"


def test_caught_goods_fall_where_the_keeper_can_fetch_them() -> None:
    sea = Sea.rolling(boat("M13"), boat("O11", "gems>coins"), EMPTY, beam=10).roll("red_2", 1)
    assert sea.phase == "throw"
    assert sea.reason("throw", to="O12") == "none"
    near = Sea.rolling(boat("O13"), boat("O11", "gems>coins"), EMPTY, beam=10).roll("red_2", 1)
    assert near.reason("throw", to="O12") == "drops_near"
    assert near.reason("throw", to="O10") == "none"


def test_caught_goods_fall_where_nobody_can_fetch_them() -> None:
    sea = Sea.rolling(boat("O2"), boat("O11", "gems>coins"), EMPTY, beam=10).roll("red_2", 1)
    assert sea.reason("throw", to="M11") == "drops_far"
    assert sea.reason("throw", to="O12") == "none"


def test_a_quiet_harbour_to_start_from() -> None:
    sea = Sea(seats=2, first_seat=0, chance=[{"kind": "shone", "at": "gems"}])
    assert sea.phase == "harbour"
    assert sea.reason("moor", at="gems") == "none"
    assert sea.reason("moor", at="coins") == "keeps_dark"
    sea.play("moor", at="coins")
    assert sea.reason("moor", at="coins") == "none"
    assert sea.reason("moor", at="vases") == "own_harbour"


def test_where_nothing_can_be_chosen_there_is_no_reason() -> None:
    sea = Sea.sailing(1, boat("coins", "gems>vases"), EMPTY, EMPTY)
    assert sea.choices() == [{"kind": "sail", "to": "O4"}]
    assert {sea.reason("sail", to="O4", eyes=eyes) for eyes in (OWN, 1, SPECTATOR)} == {"none"}
