"""Chapter 5 of docs/rules/smugglers.md: goods."""

import pytest

from tests.support.sea import CHANCE, SPECTATOR, Sea, boat

OTHERS = (boat("O14"), boat("O15"))


def test_s5_1_a_boat_takes_any_of_the_pieces_that_are_left() -> None:
    sea = Sea.sailing(1, boat("O4"), *OTHERS, afloat={"O18": ["coins>gems", "coins>vases"]}).play("take", at="coins")
    assert sea.turn == CHANCE
    assert sea.squares("drew") == {"jewellery", "barrels"}
    assert sea.why("drew", to="gems") == "not_left"
    sea.play("drew", to="barrels")
    assert (sea.cargo(0), sea.pieces_on("coins")) == ("coins>barrels", 1)


def test_s5_1_the_player_has_no_say_in_which_piece_it_is() -> None:
    sea = Sea.sailing(1, boat("O4"), *OTHERS).play("take", at="coins")
    assert sea.choices(by=0) == []
    assert sea.why("drew", to="gems", by=0) == "not_now"


def test_s5_1_a_boat_carries_one_piece() -> None:
    sea = Sea.sailing(1, boat("O4", "gems>vases"), *OTHERS, afloat={"O5": "barrels>gems"}).play("take", at="O5")
    assert (sea.cargo(0), sea.afloat("O5")) == ("barrels>gems", ["gems>vases"])


def test_s5_2_only_the_one_who_takes_a_piece_looks_at_it() -> None:
    sea = Sea.sailing(1, boat("O4"), *OTHERS).play("take", at="coins").play("drew", to="gems")
    assert sea.told("saw", 0) == [{"kind": "saw", "seat": 0, "origin": "coins", "goal": "gems", "points": 2}]
    for other in (1, 2, SPECTATOR):
        assert sea.told("saw", other) == []
        assert sea.told("drew", other) == []


def test_s5_2_the_others_always_know_where_a_piece_comes_from_and_nothing_else() -> None:
    sea = Sea.sailing(1, boat("O4", "coins>gems"), *OTHERS)
    for other in (1, 2, SPECTATOR):
        cargo = sea.view(other).boats[0].cargo
        assert cargo is not None
        assert (cargo.origin, cargo.goal, cargo.points) == ("coins", None, None)


def test_s5_2_the_carrier_may_look_again_also_while_others_play() -> None:
    sea = Sea.sailing(1, boat("O4", "coins>gems"), *OTHERS).play("stay").roll("sleep", 1)
    assert sea.turn == 1
    cargo = sea.view(0).boats[0].cargo
    assert cargo is not None
    assert (cargo.goal, cargo.points) == ("gems", 2)


def test_s5_3_a_boat_may_take_goods_it_comes_to() -> None:
    sea = Sea.sailing(4, boat("O4"), *OTHERS, afloat={"O6": "vases>gems"})
    assert sea.may("take", at="O6")
    sea.play("take", at="O6")
    assert (sea.at(0), sea.cargo(0), sea.afloat("O6")) == ("O6", "vases>gems", [])
    assert sea.told("took") == [{"kind": "took", "seat": 0, "origin": "vases", "at": "O6"}]


def test_s5_3_goods_on_the_inner_ring_are_taken_like_others() -> None:
    sea = Sea.sailing(1, boat("M2"), *OTHERS, afloat={"I0": "vases>gems"}).play("take", at="I0")
    assert (sea.at(0), sea.cargo(0), sea.afloat("I0")) == ("I0", "vases>gems", [])


def test_s5_3_taking_ends_the_move() -> None:
    sea = Sea.sailing(4, boat("O4"), *OTHERS, afloat={"O5": "vases>gems"}).play("take", at="O5")
    assert sea.view().seat == 1


def test_s5_3_a_boat_need_not_take_goods() -> None:
    sea = Sea.sailing(2, boat("O4"), *OTHERS, afloat={"O5": "vases>gems"}).play("sail", to="O5")
    assert (sea.at(0), sea.cargo(0), sea.afloat("O5")) == ("O5", None, ["vases>gems"])


def test_s5_3_sailing_over_goods_is_free() -> None:
    sea = Sea.sailing(2, boat("O4"), *OTHERS, afloat={"O5": "vases>gems"}).play("sail", to="O6")
    assert (sea.at(0), sea.cargo(0), sea.afloat("O5")) == ("O6", None, ["vases>gems"])


def test_s5_3_goods_under_the_boat_may_be_taken_as_the_whole_move() -> None:
    sea = Sea.sailing(4, boat("O4"), *OTHERS, afloat={"O4": "vases>gems"})
    assert sea.may("take", at="O4")
    sea.play("take", at="O4")
    assert (sea.cargo(0), sea.view().seat) == ("vases>gems", 1)
    assert sea.told("sailed") == []


def test_s5_3_where_nothing_lies_nothing_is_taken() -> None:
    sea = Sea.sailing(4, boat("O4"), *OTHERS, afloat={"O13": "vases>gems"})
    assert sea.why("take", at="O5") == "no_goods"
    assert sea.why("take", at="O4") == "no_goods"
    assert sea.why("take", at="O13") == "too_far"


def test_s5_4_goods_on_one_square_form_a_stack() -> None:
    sea = Sea.sailing(1, boat("O4"), *OTHERS, afloat={"O5": ["vases>gems", "gems>coins", "barrels>vases"]})
    sea.play("take", at="O5")
    assert (sea.cargo(0), sea.afloat("O5")) == ("barrels>vases", ["vases>gems", "gems>coins"])
    assert [goods.origins for goods in sea.view().afloat] == [("vases", "gems")]


def test_s5_4_a_piece_aboard_lies_on_no_other() -> None:
    sea = Sea.sailing(1, boat("O4"), *OTHERS, afloat={"O5": ["vases>gems", "gems>coins"]}).play("take", at="O5")
    assert Sea(seats=3, position=sea.match.position).match.digest == sea.match.digest, "nothing is left of the stack it came from"


def test_s5_4_thrown_goods_come_on_top() -> None:
    afloat = {"M5": "vases>coins", "M7": "vases>gems", "O6": "vases>barrels", "I1": "barrels>gems"}
    sea = Sea.rolling(boat("gems"), boat("M6", "gems>coins"), boat("O14"), beam=5, afloat=afloat).roll("red_2", 1)
    sea.play("throw", to="O6")
    assert sea.afloat("O6") == ["vases>barrels", "gems>coins"]


def test_s5_5_a_laden_boat_may_exchange_at_sea() -> None:
    sea = Sea.sailing(4, boat("O4", "gems>coins"), *OTHERS, afloat={"O6": ["vases>gems", "barrels>vases"]})
    sea.play("take", at="O6")
    assert sea.cargo(0) == "barrels>vases"
    assert sea.afloat("O6") == ["vases>gems", "gems>coins"]
    assert sea.view().seat == 1
    assert [event["origin"] for event in sea.told("left")] == ["gems"]


def test_s5_5_goods_under_a_laden_boat_may_be_exchanged() -> None:
    sea = Sea.sailing(4, boat("O4", "gems>coins"), *OTHERS, afloat={"O4": "vases>gems"}).play("take", at="O4")
    assert (sea.cargo(0), sea.afloat("O4")) == ("vases>gems", ["gems>coins"])


def test_s5_5_the_exchange_is_decided_without_looking_and_the_new_piece_is_seen_in_secret() -> None:
    sea = Sea.sailing(4, boat("O4", "gems>coins"), *OTHERS, afloat={"O6": "barrels>vases"})
    assert sea.view(0).afloat[0].remembered is None
    assert [event for event in sea.match.preview(0, {"kind": "take", "at": "O6"}) if "goal" in repr(event)] == []
    sea.play("take", at="O6")
    assert [event["goal"] for event in sea.told("saw", 0)] == ["vases"]
    assert [sea.told("saw", other) for other in (1, 2, SPECTATOR)] == [[], [], []]


def test_s5_5_an_exchange_is_never_forced() -> None:
    sea = Sea.sailing(4, boat("O4", "gems>coins"), *OTHERS, afloat={"O6": "barrels>vases"}).play("sail", to="O6")
    assert (sea.cargo(0), sea.afloat("O6")) == ("gems>coins", ["barrels>vases"])


@pytest.mark.parametrize("fresh", [True, False])
def test_s5_5_at_an_island_a_laden_boat_takes_nothing_and_puts_nothing_back(fresh: bool) -> None:
    sea = Sea.sailing(4, boat("coins", "coins>gems", fresh=fresh), *OTHERS)
    assert sea.why("take", at="coins") == "laden"
    assert sea.pieces_on("coins") == 3
    outside = Sea.sailing(4, boat("O4", "gems>vases"), *OTHERS)
    assert outside.why("take", at="coins") == "laden"


def test_s5_6_a_boat_in_the_light_takes_nothing() -> None:
    sea = Sea.sailing(2, boat("O4"), *OTHERS, beam=4, afloat={"O4": "vases>gems", "O5": "gems>coins"})
    assert sea.why("take", at="O4") == "boat_in_light"
    assert sea.may("take", at="O5")


def test_s5_6_goods_in_the_light_are_out_of_reach() -> None:
    sea = Sea.sailing(2, boat("O5"), *OTHERS, beam=4, afloat={"O4": "vases>gems"})
    assert sea.why("take", at="O4") == "in_the_light"


def test_s5_6_a_boat_in_the_light_is_always_empty() -> None:
    with pytest.raises(Exception, match="carries goods in the light"):
        Sea.sailing(2, boat("O4", "gems>vases"), *OTHERS, beam=4)
