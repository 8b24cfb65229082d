"""Chapter 4 of docs/rules/aboard.md: the paces of loading."""

import pytest

import seaboard
from seaboard.engine.chance import seeded
from seaboard.games.aboard.actions import Snatch
from tests.support.quay import CHANCE, ROUND, Quay, full, ship

THREE = (ship(), ship(), ship())


def turns(tiles: str, *ships: dict[str, object], **named: object) -> Quay:
    """Loading in turns, seat 0 on turn."""
    return Quay.loading(tiles, *(ships or THREE), pace="turns", **named)


def test_s4_1_seats_take_turns_clockwise() -> None:
    quay = turns("cannon cannon cannon cannon cannon")
    order = []
    for n in range(4):
        order.append(quay.turn)
        quay.take(f"t{n}")
    assert order == [0, 1, 2, 0]
    assert quay.told("turn_began") == [{"kind": "turn_began", "seat": 1}]


def test_s4_1_chance_says_who_begins() -> None:
    quay = Quay(seats=3)
    assert (quay.phase, quay.turn) == ("begin", CHANCE)
    assert quay.offered("began", "seat") == quay.shares("seat") == [0, 1, 2]
    quay.play("began", seat=2)
    assert quay.told("began") == [{"kind": "began", "seat": 2}]
    while quay.phase == "lay":
        quay.play("laid", open=0)
    for card in ROUND:
        quay.play("dealt", card=card)
    assert quay.turn == 2


def test_s4_1_a_seat_that_does_not_play_does_not_begin() -> None:
    quay = Quay(seats=2)
    assert quay.why("began", seat=2) == "not_possible"


@pytest.mark.parametrize("first_seat", [0, 1, 2])
def test_s4_1_the_table_may_say_who_begins(first_seat: int) -> None:
    quay = Quay(seats=3, first_seat=first_seat, chance=seeded(2))
    assert quay.turn == first_seat


def test_s4_1_in_the_second_round_the_next_seat_begins() -> None:
    quay = Quay.at_last_card("O01", *THREE, starter=2, chance=seeded(2))
    quay.answer("decline", "decline", "decline")
    assert (quay.match.round, quay.turn) == (2, 0)


def test_s4_1_a_full_ship_is_left_out() -> None:
    quay = turns("cannon cannon ?map ?map", ship(), full(), ship(), loading=[0, 2], first=1)
    assert quay.take("t0").play("calm").turn == 2


def test_s4_1_one_tile_or_one_good_or_a_turn() -> None:
    assert turns("cannon ?map").kinds() == {"take", "turn", "load"}


def test_s4_2_of_equal_open_tiles_the_lowest_number_stands_for_all() -> None:
    quay = turns("cannon cannon sabre sabre ?map ?map")
    assert quay.offered("take", "tile") == ["t0", "t2", "t0", "t2"]
    assert quay.why("take", tile="t1", to="deck") == "other_tile"
    assert quay.why("take", tile="t3", to="below") == "other_tile"


def test_s4_2_of_tiles_face_down_the_lowest_number_stands_for_all() -> None:
    quay = turns("cannon ?map ?map ?rope")
    assert quay.offered("turn", "tile") == ["t1"]
    assert quay.why("turn", tile="t2") == "other_tile"


def test_s4_2_a_starfish_that_does_not_count_makes_no_difference() -> None:
    quay = turns("- cannon* cannon ?map")
    assert quay.offered("take", "tile") == ["t1", "t1"]
    assert quay.why("take", tile="t2", to="deck") == "other_tile"


def test_s4_2_a_starfish_that_counts_stands_for_nothing() -> None:
    quay = turns("cannon* cannon ?map", ship(), ship())
    assert quay.offered("take", "tile") == ["t1", "t1"]
    assert quay.why("take", tile="t0", to="deck") == "starfish"


def test_s4_2_in_a_race_every_tile_is_taken_by_its_own_name() -> None:
    quay = Quay.loading("cannon cannon ?map ?map", *THREE)
    assert quay.offered("take", "tile", by=0) == ["t0", "t1"] * 2
    assert quay.offered("turn", "tile", by=0) == ["t2", "t3"]


def test_s4_3_who_turns_a_tile_may_take_it_at_once() -> None:
    quay = turns("cannon ?map ?rope").play("turn", tile="t1").turned("map")
    assert (quay.phase, quay.turn, quay.view(1).turned) == ("turned", 0, "t1")
    assert quay.told("turned", 2) == [{"kind": "turned", "seat": 0, "tile": "t1", "shows": "map", "starfish": False}]
    assert quay.choices() == [
        {"kind": "take", "tile": "t1", "to": "deck"},
        {"kind": "take", "tile": "t1", "to": "below"},
        {"kind": "leave"},
    ]
    assert quay.take("t1", to="below").ship(0).hold == {"map": 1}


def test_s4_3_or_leave_it_open_which_ends_the_turn() -> None:
    quay = turns("cannon ?map ?rope").play("turn", tile="t1").turned("map").play("leave")
    assert quay.told("left") == [{"kind": "left", "seat": 0, "tile": "t1"}]
    assert (quay.phase, quay.turn, quay.heap()["t1"]) == ("load", 1, "map")
    assert quay.may("take", tile="t1", to="deck")


def test_s4_3_nothing_else_may_be_done_then() -> None:
    quay = turns("cannon ?map ?rope").play("turn", tile="t1").turned("map")
    assert quay.why("take", tile="t0", to="deck") == "not_now"
    assert quay.why("turn", tile="t2") == "not_now"
    assert quay.why("load", colour="white") == "not_now"


def test_s4_3_the_turned_tile_needs_a_space_where_it_goes() -> None:
    quay = turns("cannon ?map ?rope", full(hold="map"), ship(), ship()).play("turn", tile="t1").turned("map")
    assert quay.why("take", tile="t1", to="deck") == "no_space"
    assert quay.may("take", tile="t1", to="below")


def test_s4_3_a_turned_tile_may_be_taken_although_an_equal_one_has_a_lower_number() -> None:
    quay = turns("map ?map ?rope").play("turn", tile="t1").turned("map")
    assert quay.may("take", tile="t1", to="deck")


def test_s4_3_a_starfish_that_counts_ends_the_turn() -> None:
    quay = turns("cannon ?map* ?rope", ship(), ship()).play("turn", tile="t1").turned("map*")
    assert (quay.phase, quay.turn, quay.heap()["t1"]) == ("load", 1, "map*")


@pytest.mark.parametrize("pick", ["tile", "good", "turned"])
def test_s4_4_haste_may_follow_any_pick(pick: str) -> None:
    quay = turns("cannon ?map ?rope ?rope")
    if pick == "tile":
        quay.take("t0")
    elif pick == "good":
        quay.play("load", colour="white")
    else:
        quay.play("turn", tile="t1").turned("map").take("t1")
    assert (quay.phase, quay.turn) == ("haste", 0)
    assert quay.choices() == [{"kind": "snatch", "to": "deck"}, {"kind": "snatch", "to": "below"}, {"kind": "calm"}]


def test_s4_4_without_haste_the_turn_is_over() -> None:
    quay = turns("cannon ?map ?rope").take("t0").play("calm")
    assert (quay.phase, quay.turn, quay.story(1)) == ("load", 1, [{"kind": "turn_began", "seat": 1}])


def test_s4_4_a_tile_snatched_for_the_deck_is_seen_by_all() -> None:
    quay = turns("cannon ?map ?rope").take("t0").play("snatch", to="deck").turned("rope")
    assert quay.told("snatched", 2) == [{"kind": "snatched", "seat": 0, "tile": "t1", "shows": "rope"}]
    assert quay.ship(0).deck == {"cannon": 1, "rope": 1}
    assert (quay.heap(), quay.turn) == ({"t2": "?"}, 1)


def test_s4_4_a_tile_snatched_below_deck_is_known_to_its_owner_alone() -> None:
    quay = turns("cannon ?map ?rope").take("t0").play("snatch", to="below").turned("rope")
    assert quay.told("saw", 0) == [{"kind": "saw", "seat": 0, "shows": "rope"}]
    for other in (1, 2):
        assert quay.told("saw", other) == quay.told("snatched", other) == quay.told("turned", other) == []
        assert quay.told("stowed", other) == [{"kind": "stowed", "seat": 0, "tile": "t1"}]
    assert quay.ship(0).hold == {"rope": 1}


def test_s4_4_a_snatched_starfish_that_counts_is_laid_open_and_not_replaced() -> None:
    for place in ("deck", "below"):
        quay = turns("cannon ?map* ?rope", ship(), ship()).take("t0").play("snatch", to=place).turned("map*")
        assert quay.told("turned", 1) == [{"kind": "turned", "seat": 0, "tile": "t1", "shows": "map", "starfish": True}]
        assert quay.heap() == {"t1": "map*", "t2": "?"}
        assert (quay.ship(0).deck, quay.ship(0).hold, quay.turn) == ({"cannon": 1}, {}, 1)


def test_s4_4_haste_needs_a_space_there() -> None:
    quay = turns("cannon ?map ?rope", full(hold="map"), ship(), ship()).take("t0", to="below")
    assert quay.why("snatch", to="deck") == "no_space"
    assert quay.may("snatch", to="below")
    assert quay.why("take", tile="t0", to="below") == "not_now"


def test_s4_4_no_haste_without_a_space() -> None:
    quay = turns("cannon ?map ?rope", full(hold="map map map"), ship(), ship()).take("t0", to="below")
    assert quay.phase == "load"
    assert quay.view().first == 0


def test_s4_4_no_haste_without_a_tile_that_lies_face_down() -> None:
    quay = turns("cannon sabre").take("t0")
    assert (quay.phase, quay.turn) == ("load", 1)


def test_s4_4_no_haste_in_a_race() -> None:
    quay = Quay.loading("cannon ?map ?rope", *THREE).take("t0", by=0)
    assert quay.phase == "grab"
    assert quay.why("snatch", by=0, to="deck") == "not_now"


def test_s4_4_haste_may_fill_a_ship() -> None:
    quay = turns("cannon ?map ?rope", full(hold="map map"), ship(), ship()).take("t0", to="below")
    quay.play("snatch", to="below").turned("rope")
    assert quay.told("cast_off") == [{"kind": "cast_off", "seat": 0}]


def test_s4_4_the_last_tile_that_lies_face_down_may_be_snatched() -> None:
    quay = turns("cannon sabre ?map").take("t0")
    assert (quay.phase, quay.turn) == ("haste", 0)
    assert quay.play("snatch", to="deck").turned("map").heap() == {"t1": "sabre"}


def test_s4_5_race_and_gentle_have_the_same_rules() -> None:
    race, gentle = (seaboard.new("aboard", seats=3, seed=5, pace=pace) for pace in ("race", "gentle"))
    for n in range(200):
        assert race.actors == gentle.actors
        seat = race.actors[n % len(race.actors)]
        choices = race.legal(seat)
        assert choices == gentle.legal(seat)
        for match in (race, gentle):
            match.act(seat, choices[7 * n % len(choices)])
        assert race.digest == gentle.digest


def test_s4_5_whoever_comes_first_in_the_log_is_first_whatever_the_times() -> None:
    quay = Quay.loading("cannon ?map", *THREE)
    quay.match.act(2, {"kind": "take", "tile": "t0", "to": "deck"}, time=900)
    assert quay.why("take", by=1, tile="t0", to="deck") == "gone"
    quay.match.act(1, {"kind": "load", "colour": "white"}, time=100)
    assert [entry.time for entry in quay.match.log.entries] == [900, 100]


def batch(tiles: str, *ships: dict[str, object], picks: int = 2, **named: object) -> Quay:
    """Loading in turns of three picks, seat 0 on turn with so many left after the present one."""
    return Quay.loading(tiles, *(ships or THREE), pace="turns", batch=3, picks=picks, **named)


def test_s4_6_a_seat_makes_as_many_picks_as_agreed() -> None:
    quay = batch("cannon sabre map rope compass")
    assert (quay.turn, quay.view(1).picks) == (0, 3)
    quay.take("t0").play("load", colour="white")
    assert (quay.phase, quay.turn, quay.view(1).picks) == ("load", 0, 1)
    assert quay.take("t2").told("turn_began") == [{"kind": "turn_began", "seat": 1}]
    assert (quay.turn, quay.view().picks) == (1, 3)


def test_s4_6_usually_that_is_one() -> None:
    assert turns("cannon sabre").view().picks == 0
    assert turns("cannon sabre").take("t0").turn == 1


@pytest.mark.parametrize("batch_", [1, 2, 3])
def test_s4_6_the_first_turn_of_a_round_has_as_many_picks(batch_: int) -> None:
    match = seaboard.new("aboard", seats=2, seed=3, first_seat=0, batch=batch_)
    colours = ["white", "violet"]
    for n in range(min(batch_, len(colours))):
        assert match.actors == (0,)
        match.act(0, {"kind": "load", "colour": colours[n]})
        if batch_ == 1:
            match.act(0, {"kind": "calm"})
    assert match.actors == ((0,) if batch_ > len(colours) else (1,))


def test_s4_6_a_turned_tile_counts_whether_it_is_taken_or_left() -> None:
    quay = batch("cannon ?map ?rope ?rope").play("turn", tile="t1").turned("map").play("leave")
    assert (quay.phase, quay.turn, quay.view().picks) == ("load", 0, 2)
    quay.play("turn", tile="t2").turned("rope")
    assert quay.view().picks == 2
    quay.take("t2")
    assert (quay.phase, quay.turn, quay.view().picks) == ("load", 0, 1)


def test_s4_6_a_starfish_that_counts_is_one_of_the_picks() -> None:
    quay = batch("cannon ?map* ?rope", ship(), ship()).play("turn", tile="t1").turned("map*")
    assert (quay.phase, quay.turn, quay.view().picks) == ("load", 0, 2)


def test_s4_6_a_full_ship_ends_the_turn() -> None:
    quay = batch("cannon sabre map", full(hold="map map map"), ship(), ship()).take("t0", to="below")
    assert quay.told("cast_off") == [{"kind": "cast_off", "seat": 0}]
    assert (quay.turn, quay.view().picks) == (1, 3)


def test_s4_6_nobody_is_asked_about_haste() -> None:
    quay = batch("cannon ?map ?rope").take("t0")
    assert (quay.phase, quay.turn) == ("load", 0)
    assert quay.offered("snatch", "to") == ["deck", "below"]
    assert quay.why("calm") == "not_now"


def test_s4_6_haste_is_no_pick_and_comes_once() -> None:
    quay = batch("cannon ?map ?rope").play("snatch", to="below").turned("rope")
    assert quay.told("saw", 0) == [{"kind": "saw", "seat": 0, "shows": "rope"}]
    assert quay.told("saw", 1) == quay.told("turn_began") == []
    assert (quay.phase, quay.turn, quay.view().picks, quay.ship(0).hold) == ("load", 0, 3, {"rope": 1})
    assert quay.offered("snatch", "to") == []
    assert quay.why("snatch", to="deck") == "not_now"


def test_s4_6_nor_is_it_one_in_turns_of_two_picks() -> None:
    quay = Quay.loading("cannon ?map ?rope", *THREE, pace="turns", batch=2, picks=1).play("snatch", to="below").turned("rope")
    assert (quay.phase, quay.turn, quay.view().picks, quay.offered("snatch", "to")) == ("load", 0, 2, [])


def test_s4_6_of_haste_a_position_says_only_that_it_was() -> None:
    quay = batch("cannon ?map ?rope").play("snatch", to="below")
    assert quay.match.position["place"] == "below"
    quay.turned("rope")
    assert quay.match.position["place"] == "deck", "as if nobody had snatched; where the tile went is in the hold"
    again = Quay(seats=3, pace="turns", batch=3, position=quay.match.position)
    assert (again.match.digest, again.offered("snatch", "to")) == (quay.match.digest, [])


def test_s4_6_haste_is_possible_until_the_last_pick_is_made() -> None:
    quay = batch("cannon sabre ?map ?rope", picks=0)
    assert quay.may("snatch", to="deck")
    quay.take("t0")
    assert quay.turn == 1
    assert quay.why("snatch", by=0, to="deck") == "not_now"
    assert quay.may("snatch", to="deck"), "the next one may be in a hurry, too"


def test_s4_6_who_was_in_a_hurry_leaves_haste_to_the_next() -> None:
    quay = batch("cannon sabre ?map ?rope", picks=0).play("snatch", to="deck").turned("map").take("t0")
    assert quay.turn == 1
    assert quay.may("snatch", to="deck")


def test_s4_6_haste_needs_a_space_there_and_a_tile_that_lies_face_down() -> None:
    quay = batch("cannon ?map ?rope", full(hold="map"), ship(), ship())
    assert quay.why("snatch", to="deck") == "no_space"
    assert quay.may("snatch", to="below")
    assert batch("cannon sabre").offered("snatch", "to") == []


def test_s4_6_haste_may_fill_a_ship_and_end_the_turn() -> None:
    quay = batch("cannon ?map ?rope", full(hold="map map map"), ship(), ship()).play("snatch", to="below").turned("rope")
    assert quay.told("cast_off") == [{"kind": "cast_off", "seat": 0}]
    assert (quay.turn, quay.view().picks) == (1, 3)


def test_s4_6_nothing_of_the_last_turn_is_left_when_all_are_full() -> None:
    last = full(hold="map map map")
    quay = batch("cannon ?map ?rope", last, full(), loading=[0], first=1).play("snatch", to="below").turned("rope")
    assert (quay.phase, quay.match.position.get("picks", 0), quay.match.position.get("hasty", 0)) == ("top", 0, 0)


def test_s4_6_it_has_no_meaning_in_a_race() -> None:
    match = seaboard.new("aboard", seats=2, seed=3, pace="race", batch=3)
    assert not any(isinstance(action, Snatch) for action in match.legal(0))
