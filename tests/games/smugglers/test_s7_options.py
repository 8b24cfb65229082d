"""Chapter 7 of docs/rules/smugglers.md: rocks and other options. What is refused beforehand: test_options.py."""

import pytest

from seaboard.engine.errors import Malformed
from seaboard.engine.state import SPECTATOR
from tests.support.sea import CHANCE, ISLANDS, Sea, Share, boat

OTHERS = (boat("O14"), boat("O15"))
EXITS = {"O0", "O4", "O8", "O12", "O16"}
SHONE = {"kind": "shone", "at": "gems"}


def test_s7_1_rocks_lie_where_the_table_says() -> None:
    sea = Sea(seats=3, rocks=2, rock_places=("M3", "O9"), first_seat=0)
    assert sea.view().rocks == ("M3", "O9")
    assert sea.phase == "draw_light"


def test_s7_1_with_two_players_the_anchors_rock_is_one_of_three() -> None:
    sea = Sea(seats=2, rocks=2, rock_places=("M3", "O9"))
    assert sea.view().rocks == ("I0", "M3", "O9")
    with pytest.raises(Malformed, match="rocks = 3 needs seats = 3 or 4"):
        Sea(seats=2, rocks=3)


def test_s7_1_chance_places_the_rocks_that_are_left() -> None:
    sea = Sea(seats=3, rocks=2, rock_places=("M3",), first_seat=0)
    assert (sea.phase, sea.turn, sea.view().rocks_left) == ("draw_rock", CHANCE, 1)
    assert sea.why("place_rock", at="O9", by=0) == "not_now"
    sea.play("place_rock", at="O9")
    assert sea.view().rocks == ("M3", "O9")
    assert sea.phase == "draw_light"


def test_s7_1_or_the_seats_place_them_in_turn_before_light_and_boats() -> None:
    sea = Sea(seats=3, rocks=3, rocks_by="seats", first_seat=1, chance=[SHONE])
    order = []
    for square in ("M3", "O9", "I2"):
        order.append(sea.turn)
        sea.play("place_rock", at=square)
    assert order == [1, 2, 0]
    assert (sea.phase, sea.turn) == ("harbour", 1)


def test_s7_1_who_places_three_rocks_with_two_seats_goes_round() -> None:
    sea = Sea(seats=2, rocks=2, rocks_by="seats", first_seat=1, chance=[SHONE])
    assert sea.turn == 1
    assert sea.play("place_rock", at="M3").turn == 0
    assert sea.play("place_rock", at="M5").turn == 1


def test_s7_1_rocks_stay_for_the_whole_match() -> None:
    sea = Sea.sailing(1, boat("M4"), *OTHERS, rocks=["M3"]).play("stay").roll("sleep", 1).play("stay")
    assert sea.view().rocks == ("M3",)


def test_s7_1_without_the_option_there_is_no_rock() -> None:
    assert Sea(seats=4).view().rocks == ()


def test_s7_2_a_rock_lies_on_a_free_sea_square() -> None:
    sea = Sea(seats=3, rocks=2, rocks_by="seats", first_seat=0).play("place_rock", at="M3")
    assert sea.why("place_rock", at="M3") == "rock_there"
    for island in ISLANDS:
        with pytest.raises(Malformed, match="expected a sea square"):
            sea.play("place_rock", at=island)


def test_s7_2_a_rock_that_cuts_off_a_harbour_is_refused() -> None:
    sea = Sea(seats=3, rocks=3, rocks_by="seats", first_seat=0)
    for exit_ in EXITS:
        assert sea.why("place_rock", at=exit_) == "cuts_off"
    sea.play("place_rock", at="O19").play("place_rock", at="M0")
    assert sea.why("place_rock", at="O1") == "cuts_off"
    assert sea.may("place_rock", at="O2")


def test_s7_2_random_rocks_are_drawn_among_all_squares_that_keep_the_harbours_connected() -> None:
    sea = Sea(seats=3, rocks=3, first_seat=0)
    rings = {f"I{k}" for k in range(5)} | {f"{ring}{s}" for ring in "MO" for s in range(20)}
    assert sea.squares("place_rock") == rings - EXITS
    sea.play("place_rock", at="O19")
    assert sea.squares("place_rock") == rings - EXITS - {"O19"}
    sea.play("place_rock", at="M0")
    assert sea.squares("place_rock") == rings - EXITS - {"O19", "M0", "O1"}


def test_s7_2_every_one_of_these_squares_is_as_likely_as_the_next() -> None:
    drawn = []
    for number in range(40):
        sea = Sea(seats=3, rocks=1, harbours="chosen", first_seat=0, chance=First(number))
        drawn.append(sea.view().rocks[0])
    assert len(set(drawn)) == 40


class First(Share):
    """Chance that falls on a share once, then on the first."""

    def pick(self, draw: object) -> int:
        number = super().pick(draw)
        self.number = 0
        return number


@pytest.mark.parametrize(("target", "over"), [(2, True), (3, False), (1, True)])
def test_s7_3_the_target_is_what_the_table_says(target: int, over: bool) -> None:
    sea = Sea.sailing(1, boat("O4", "jewellery>coins"), *OTHERS, target=target).play("sail", to="coins")
    assert (sea.points(0), sea.match.over) == (2, over)


def test_s7_3_seven_points_win_unless_the_table_says_something_else() -> None:
    assert [boat.target for boat in Sea(seats=3).view().boats] == [7, 7, 7]


def test_s7_3_ten_points_are_the_most_because_the_goods_must_suffice() -> None:
    assert [boat.target for boat in Sea(seats=4, target=10).view().boats] == [10, 10, 10, 10]
    assert 4 * (10 - 1) < 40 <= 4 * (11 - 1)
    with pytest.raises(Malformed, match="target"):
        Sea(seats=4, target=11)


@pytest.mark.parametrize(("harbours", "phase"), [("chosen", "harbour"), ("random", "draw_harbour")])
def test_s7_4_harbours_are_chosen_or_drawn(harbours: str, phase: str) -> None:
    assert Sea(harbours=harbours, first_seat=0, chance=[SHONE]).phase == phase


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s7_4_two_to_four_seats_play_and_any_of_them_may_begin(seats: int) -> None:
    for first in range(seats):
        sea = Sea(seats=seats, first_seat=first)
        assert (sea.view().first, len(sea.view().boats)) == (first, seats)


def test_s7_5_scores_and_memory_are_ones_own_unless_the_table_says_something_else() -> None:
    sea = Sea.sailing(1, boat("O4", delivered=["gems>coins"]), *OTHERS, afloat={"O18": "vases>gems"})
    assert sea.view(1).boats[0].points is None
    assert sea.view(1).afloat[0].remembered is None


def test_s7_5_the_table_may_open_the_scores_and_aid_the_memory() -> None:
    named = {"open_scores": True, "memory_aid": True, "known": {"vases>gems": [1]}}
    sea = Sea.sailing(1, boat("O4", delivered=["gems>coins"]), *OTHERS, afloat={"O18": "vases>gems"}, **named)
    assert sea.view(1).boats[0].points == 1
    assert sea.view(1).afloat[0].remembered == ("gems",)


@pytest.mark.parametrize(("targets", "over"), [((3, 7, 7), True), ((4, 7, 7), False), ((10, 3, 3), False)])
def test_s7_6_a_seat_wins_with_the_points_of_its_own_target(targets: tuple[int, ...], over: bool) -> None:
    sea = Sea.sailing(1, boat("O4", "barrels>coins"), *OTHERS, targets=targets).play("sail", to="coins")
    assert (sea.points(0), sea.match.over) == (3, over)
    assert [event["seat"] for event in sea.told("won")] == ([0] if over else [])


def test_s7_6_all_see_the_target_of_everybody() -> None:
    sea = Sea(seats=3, targets=(3, 7, 10))
    for seat in (0, 1, 2, SPECTATOR):
        assert [boat.target for boat in sea.view(seat).boats] == [3, 7, 10]


def test_s7_6_it_stands_in_place_of_the_common_target() -> None:
    assert [boat.target for boat in Sea(seats=2, target=5, targets=(8, 9)).view().boats] == [8, 9]


def test_s7_6_a_common_target_below_three_leaves_no_room_for_it() -> None:
    with pytest.raises(Malformed, match=r"targets = .* needs target = 3 or .* 10, not 2"):
        Sea(seats=2, target=2, targets=(3, 4))


def test_s7_6_the_goods_suffice_for_any_targets() -> None:
    assert Sea(seats=4, targets=(10, 10, 10, 10)).phase == "draw_first"
    with pytest.raises(Malformed, match=r"Expected `int` <= 10 - at `\$\.targets"):
        Sea(seats=4, targets=(10, 10, 10, 11))
