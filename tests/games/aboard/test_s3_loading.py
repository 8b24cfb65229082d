"""Chapter 3 of docs/rules/aboard.md: loading."""

import pytest

from seaboard.engine.errors import Gone, Illegal
from tests.support.quay import COLOURS, ROUND, SPECTATOR, Quay, full, ship

SEVEN = "cannon cannon sabre sabre sailor sailor shovel"
NEARLY = ship(SEVEN, "telescope rope compass map", below="white orange")


def test_s3_1_with_the_last_card_all_are_open_and_loading_begins() -> None:
    quay = Quay(seats=3, pace="race", chance=[{"kind": "laid", "open": 3}] * 19)
    for card in ROUND:
        quay.play("dealt", card=card)
    assert quay.told("all_aboard") == [{"kind": "all_aboard", "seat": None, "round": 1}]
    assert quay.match.actors == (0, 1, 2)
    assert all(quay.view(seat).cards == ROUND for seat in (0, 1, 2, SPECTATOR))


def test_s3_2_one_tile_at_a_time_by_its_name() -> None:
    quay = Quay.loading("cannon cannon sabre", ship(), ship(), ship()).take("t1", by=2)
    assert quay.heap() == {"t0": "cannon", "t2": "sabre"}
    assert quay.ship(2).deck == {"cannon": 1}
    assert quay.told("took") == [{"kind": "took", "seat": 2, "tile": "t1", "shows": "cannon"}]


def test_s3_2_who_comes_first_gets_the_tile() -> None:
    quay = Quay.loading("cannon sabre ?map", ship(), ship(), ship())
    seen = quay.match.seq
    quay.take("t0", by=2)
    assert quay.why("take", by=1, tile="t0", to="deck") == "gone"
    with pytest.raises(Gone, match="too late: gone"):
        quay.match.act(1, {"kind": "take", "tile": "t0", "to": "deck"}, seq=seen)


def test_s3_2_a_lost_grab_costs_nothing() -> None:
    quay = Quay.loading("cannon sabre ?map", ship(), ship(), ship()).take("t0", by=2)
    before = quay.match.digest
    with pytest.raises(Illegal, match="gone"):
        quay.take("t0", by=1)
    assert quay.match.digest == before
    assert quay.may("take", by=1, tile="t1", to="deck")


def test_s3_2_an_old_grab_that_still_fits_counts() -> None:
    quay = Quay.loading("cannon sabre ?map", ship(), ship(), ship())
    seen = quay.match.seq
    quay.take("t0", by=2)
    quay.match.act(1, {"kind": "take", "tile": "t1", "to": "deck"}, seq=seen)
    assert quay.ship(1).deck == {"sabre": 1}


def test_s3_2_a_tile_that_was_turned_and_taken_is_gone_too() -> None:
    quay = Quay.loading("cannon ?map ?rope", ship(), ship(), ship()).play("turn", by=1, tile="t1").turned("map")
    quay.take("t1", by=0)
    assert quay.why("turn", by=2, tile="t1") == "gone"


def test_s3_3_a_tile_that_lies_face_down_must_be_turned_first() -> None:
    quay = Quay.loading("cannon ?map ?map", ship(), ship(), ship())
    assert quay.why("take", by=0, tile="t1", to="deck") == "face_down"
    assert quay.why("take", by=0, tile="t1", to="below") == "face_down"
    quay.play("turn", by=0, tile="t1").turned("map")
    assert quay.heap() == {"t0": "cannon", "t1": "map", "t2": "?"}
    assert quay.may("take", by=0, tile="t1", to="deck")


def test_s3_3_a_turned_tile_lies_open_and_anybody_may_take_it() -> None:
    quay = Quay.loading("cannon ?map ?map", ship(), ship(), ship()).play("turn", by=0, tile="t1").turned("map")
    (event,) = quay.told("turned")
    assert (event["tile"], event["shows"], event["starfish"]) == ("t1", "map", False)
    assert quay.match.actors == (0, 1, 2)
    assert quay.take("t1", by=2).ship(2).deck == {"map": 1}


def test_s3_3_all_are_told_who_turned_a_tile() -> None:
    quay = Quay.loading("cannon ?map ?map", ship(), ship(), ship()).play("turn", by=2, tile="t1").turned("map")
    assert [event["seat"] for event in quay.told("turned")] == [2]


def test_s3_3_any_tile_that_lies_face_down_may_be_turned() -> None:
    quay = Quay.loading("cannon ?map ?map", ship(), ship(), ship())
    assert quay.offered("turn", "tile", by=1) == ["t1", "t2"]
    assert quay.play("turn", by=1, tile="t2").turned("map").heap() == {"t0": "cannon", "t1": "?", "t2": "map"}


@pytest.mark.parametrize("kind", ["cannon", "sabre", "storage", "monkey"])
def test_s3_3_whatever_it_is_it_lies_open_then(kind: str) -> None:
    quay = Quay.loading(f"?{kind} ?map", ship(), ship(), ship()).play("turn", by=1, tile="t0").turned(kind)
    assert quay.heap() == {"t0": kind, "t1": "?"}


def test_s3_3_an_open_tile_is_not_turned() -> None:
    quay = Quay.loading("cannon ?map", ship(), ship(), ship())
    assert quay.why("turn", by=0, tile="t0") == "open"


def test_s3_3_a_ship_without_a_space_turns_nothing() -> None:
    quay = Quay.loading("cannon ?map", full(below="white"), ship(), ship())
    assert quay.why("turn", by=0, tile="t1") == "no_space"
    assert quay.kinds(by=0) == {"load"}


def test_s3_4_deck_or_hold_as_the_owner_likes() -> None:
    quay = Quay.loading("cannon sabre map", ship(), ship(), ship()).take("t0", by=0).take("t2", by=0, to="below")
    mine = quay.ship(0)
    assert (mine.deck, mine.hold, mine.deck_spaces, mine.hold_spaces) == ({"cannon": 1}, {"map": 1}, 7, 3)


def test_s3_4_a_full_deck_takes_no_more() -> None:
    quay = Quay.loading("cannon ?map", full(hold=""), ship(), ship())
    assert quay.why("take", by=0, tile="t0", to="deck") == "no_space"
    assert quay.may("take", by=0, tile="t0", to="below")


def test_s3_4_a_full_hold_takes_no_more() -> None:
    quay = Quay.loading("cannon ?map", full(deck=""), ship(), ship())
    assert quay.why("take", by=0, tile="t0", to="below") == "no_space"
    assert quay.may("take", by=0, tile="t0", to="deck")


def test_s3_4_what_is_loaded_stays() -> None:
    quay = Quay.loading("cannon ?map", ship("sabre", "rope", below="white"), ship(), ship())
    assert quay.kinds(by=0) == {"take", "turn", "load"}
    assert quay.why("dump", by=0, tile="sabre") == "not_now"
    assert quay.why("spill", by=0, colour="white") == "not_now"
    assert quay.why("take", by=0, tile="t5", to="deck") == "gone"


def test_s3_4_goods_go_below_deck_only() -> None:
    quay = Quay.loading("cannon ?map", ship(), ship(), ship()).play("load", by=0, colour="white")
    mine = quay.ship(0)
    assert (mine.goods, mine.goods_hold, mine.deck_spaces, mine.hold_spaces) == ({}, {"white": 1}, 8, 4)


def test_s3_5_exactly_two_goods_of_free_choice() -> None:
    quay = Quay.loading("cannon ?map", ship(), ship(), ship())
    assert quay.offered("load", "colour", by=1) == list(COLOURS)
    quay.play("load", by=1, colour="violet").play("load", by=1, colour="violet")
    assert quay.goods(1) == {"violet": 2}
    assert quay.view().supply["violet"] == 14
    assert quay.why("load", by=1, colour="violet") == "enough_goods"
    assert quay.told("loaded") == [{"kind": "loaded", "seat": 1, "colour": "violet"}]


def test_s3_5_a_ship_with_all_tiles_still_needs_its_goods() -> None:
    quay = Quay.loading("cannon ?map", full(below=""), ship(), ship()).play("load", by=0, colour="white")
    assert quay.ship(0).loading
    assert not quay.play("load", by=0, colour="white").ship(0).loading


@pytest.mark.parametrize("colour", COLOURS)
def test_s3_5_any_colour_may_be_loaded(colour: str) -> None:
    quay = Quay.loading("cannon ?map", ship(), ship(), ship()).play("load", by=1, colour=colour)
    assert (quay.goods(1), quay.view().supply[colour]) == ({colour: 1}, 15)
    assert quay.story() == [{"kind": "loaded", "seat": 1, "colour": colour}]


def test_s3_6_for_two_tiles_with_a_starfish_stay_in_the_heap() -> None:
    quay = Quay.loading("cannon* cannon ?map*", ship(), ship())
    assert quay.why("take", by=0, tile="t0", to="deck") == "starfish"
    assert quay.why("take", by=0, tile="t0", to="below") == "starfish"
    assert quay.may("take", by=0, tile="t1", to="deck")


def test_s3_6_for_two_a_turned_starfish_lies_open_and_stays() -> None:
    quay = Quay.loading("cannon ?map*", ship(), ship()).play("turn", by=1, tile="t1").turned("map*")
    assert quay.heap()["t1"] == "map*"
    assert quay.match.actors == (0, 1)
    assert quay.why("take", by=1, tile="t1", to="deck") == "starfish"


@pytest.mark.parametrize("seats", [3, 4])
def test_s3_6_for_three_and_four_a_starfish_means_nothing(seats: int) -> None:
    quay = Quay.loading("cannon* cannon ?map*", *[ship()] * seats)
    quay.take("t0", by=0).take("t1", by=0)
    assert quay.ship(0).deck == {"cannon": 2}
    assert quay.play("turn", by=1, tile="t2").turned("map*").take("t2", by=2, to="below").ship(2).hold == {"map": 1}


def test_s3_7_a_ship_is_full_with_twelve_tiles_and_two_goods() -> None:
    quay = Quay.loading("map ?rope", NEARLY, ship(), ship())
    assert quay.ship(0).loading
    quay.take("t0", by=0)
    assert quay.told("full") == [{"kind": "full", "seat": 0}]
    assert (quay.ship(0).loading, quay.match.actors) == (False, (1, 2))
    assert quay.why("load", by=0, colour="white") == "not_now"


def test_s3_7_the_first_full_ship_casts_off_and_the_cards_are_out_of_sight_for_all() -> None:
    quay = Quay.loading("map ?rope", NEARLY, ship(), ship())
    assert quay.view(0).cards == ROUND
    quay.take("t0", by=0)
    assert quay.told("cast_off") == [{"kind": "cast_off", "seat": 0}]
    assert [quay.view(seat).cards for seat in (0, 1, 2, SPECTATOR)] == [()] * 4
    assert quay.view().first == 0


def test_s3_7_the_others_go_on_until_every_ship_is_full() -> None:
    quay = Quay.loading("map map map ?rope", NEARLY, NEARLY | {"deck": {"monkey": 2, "storage": 5}}, ship(chests=(8, 4)))
    quay.take("t0", by=0).take("t1", by=1)
    assert quay.told("cast_off") == []
    assert (quay.phase, quay.match.actors) == ("grab", (2,))
    quay.play("load", by=2, colour="white").play("load", by=2, colour="white")
    assert quay.phase == "top"
    assert quay.view().first == 0


def test_s3_7_spaces_with_chests_do_not_count() -> None:
    quay = Quay.loading("map ?rope", ship("cannon", "rope", below="white white", chests=(6, 3)), ship(), ship())
    assert (quay.ship(0).deck_spaces, quay.ship(0).hold_spaces) == (1, 0)
    assert quay.take("t0", by=0).view().first == 0


def test_s3_7_the_monkey_of_the_handicap_does_not_count() -> None:
    quay = Quay.loading("map ?rope", NEARLY, ship(), ship(), handicap=[1])
    assert quay.ship(1).deck_spaces == 7
    quay = Quay.loading("map ?rope", ship(SEVEN[7:], "telescope rope compass map", below="white orange"), ship(), handicap=[0])
    assert quay.take("t0", by=0).view().first == 0


def test_s3_7_who_acted_comes_first_if_ships_become_full_together() -> None:
    """The last tile fills ship 2; ship 1 and 0 have goods and find nothing more to take."""
    ready = ship("cannon", below="white white")
    quay = Quay.loading("map", ready, ready, NEARLY).take("t0", by=2)
    assert [event["seat"] for event in quay.told("full")] == [2, 0, 1]
    assert quay.told("cast_off") == [{"kind": "cast_off", "seat": 2}]
    assert quay.view().first == 2


def test_s3_7_who_turned_the_last_tile_comes_first_if_it_cannot_be_taken() -> None:
    ready = ship("cannon", below="white white")
    quay = Quay.loading("?map*", ready, ready).play("turn", by=1, tile="t0").turned("map*")
    assert [event["seat"] for event in quay.told("full")] == [1, 0]
    assert quay.view().first == 1


def test_s3_8_when_the_heap_is_empty_ships_count_as_full() -> None:
    quay = Quay.loading("cannon", ship(below="white white"), ship("map", below="white"), ship()).take("t0", by=0)
    assert [event["seat"] for event in quay.told("full")] == [0]
    assert quay.match.actors == (1, 2)
    assert quay.kinds(by=1) == {"load"}
    quay.play("load", by=1, colour="white")
    assert quay.told("full") == [{"kind": "full", "seat": 1}]


def test_s3_8_tiles_that_may_not_be_taken_do_not_count() -> None:
    quay = Quay.loading("cannon* map* cannon", ship(below="white white"), ship(below="white white")).take("t2", by=1)
    assert quay.phase == "top"
    assert quay.view().first == 1


def test_s3_8_a_tile_to_turn_still_counts() -> None:
    quay = Quay.loading("cannon ?map*", ship(below="white white"), ship(below="white white")).take("t0", by=1)
    assert quay.match.actors == (0, 1)
    quay.play("turn", by=0, tile="t1").turned("map*")
    assert quay.phase == "top"


def test_s3_9_monkeys_fill_a_space_and_are_of_no_use() -> None:
    quay = Quay.loading("monkey ?map", ship(), ship(), ship()).take("t0", by=0)
    assert (quay.ship(0).deck, quay.ship(0).deck_spaces) == ({"monkey": 1}, 7)
    assert Quay.answering("D01", ship("monkey"), ship(), ship()).why("fulfil", by=0) == "cannot_pay"


def test_s3_9_storage_is_loaded_like_other_tiles_and_pays_for_nothing() -> None:
    quay = Quay.loading("storage ?map", ship(), ship(), ship()).take("t0", by=0)
    assert (quay.ship(0).deck, quay.ship(0).deck_spaces) == ({"storage": 1}, 7)
    assert Quay.answering("D01", ship("storage storage"), ship(), ship()).why("fulfil", by=0) == "cannot_pay"


def test_s3_10_the_rules_know_no_limit_of_time() -> None:
    """The times of a log change nothing."""
    digests = set()
    for time in (0, 5, 10**12):
        quay = Quay.loading("cannon sabre ?map", ship(), ship())
        quay.match.act(0, {"kind": "take", "tile": "t0", "to": "deck"}, time=time)
        digests.add(quay.match.digest)
    assert len(digests) == 1
