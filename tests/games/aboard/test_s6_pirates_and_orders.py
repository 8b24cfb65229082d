"""Chapter 6 of docs/rules/aboard.md: pirates and orders."""

import msgspec
import pytest

from tests.support.quay import CHANCE, COLOURS, ROUND, SPECTATOR, Json, Quay, ship

ALL_BUT_ORDERS = ROUND[:10]


def meeting(*ships: Json) -> Quay:
    """Pirates lie on top."""
    return Quay.at_sea(*ships).play("topped", category="pirates")


def test_s6_1_pirates_are_not_turned_up_before_all_have_decided() -> None:
    quay = meeting(ship("cannon sabre"), ship(), ship())
    assert (quay.phase, quay.match.actors, quay.view(0).card) == ("meet", (0, 1, 2), None)
    assert quay.kinds(by=1) == {"meet", "flee"}
    assert quay.why("fulfil", by=0) == "not_now"
    assert quay.why("decline", by=0) == "not_now"


def test_s6_1_everybody_may_meet_them_whatever_is_aboard() -> None:
    quay = meeting(ship(), ship(), ship())
    assert all(quay.may("meet", by=seat) and quay.may("flee", by=seat) for seat in range(3))


def test_s6_1_meeting_and_fleeing_are_shown_together() -> None:
    quay = meeting(ship(), ship(), ship()).play("meet", by=2)
    assert quay.story(0) == quay.story(2) == []
    assert [quay.view(seat).meets for seat in (0, 1, 2, SPECTATOR)] == [(), (), (2,), ()]
    quay.play("flee", by=0).play("meet", by=1)
    assert quay.story() == [
        {"kind": "fled", "seat": 0},
        {"kind": "met", "seat": 1},
        {"kind": "met", "seat": 2},
    ]
    assert quay.view(0).meets == (1, 2)
    assert quay.turn == CHANCE


def test_s6_1_who_fled_has_nothing_to_do_with_the_card() -> None:
    quay = meeting(ship("cannon sabre"), ship("cannon sabre", coins=5), ship()).answer("flee", "meet", "flee")
    quay.reveal("P01")
    assert quay.match.actors == (1,)
    assert quay.why("fulfil", by=0) == "not_now"
    quay.answer("fulfil")
    assert quay.coins() == [0, 7, 0]
    assert quay.ship(0).deck == {"cannon": 1, "sabre": 1}


def test_s6_1_if_all_flee_the_card_is_shown_and_done() -> None:
    quay = meeting(ship(), ship(), ship()).answer("flee", "flee", "flee").play("revealed", card="P03")
    assert (quay.phase, quay.view().played, quay.view().top) == ("top", ("P03",), None)


def test_s6_1_the_next_pirates_are_met_or_fled_anew() -> None:
    quay = meeting(ship(), ship(), ship()).answer("meet", "flee", "flee").reveal("P01", "pirates").answer("decline")
    assert (quay.phase, quay.view(0).meets) == ("meet", ())
    quay.answer("flee", "meet", "flee")
    assert quay.view().meets == (1,)
    assert quay.reveal("P02").match.actors == (1,)


def test_s6_1_who_met_them_decides_in_secret() -> None:
    quay = Quay.answering("P01", ship("cannon sabre"), ship("cannon sabre"), ship()).play("fulfil", by=1)
    assert quay.story(0) == []
    assert (quay.view(0).answer, quay.view(1).answer) == (None, True)


def test_s6_1_who_cannot_fulfil_the_card_is_asked_too() -> None:
    quay = Quay.answering("P01", ship(), ship(), ship())
    assert quay.match.actors == (0, 1, 2)
    assert quay.choices(by=0) == [{"kind": "decline"}]
    assert quay.why("fulfil", by=0) == "cannot_pay"


@pytest.mark.parametrize("deck", ["", "cannon", "cannon sabre"])
def test_s6_1_who_does_not_fulfil_it_pays_two_money_and_a_good(deck: str) -> None:
    quay = Quay.answering("P01", ship(deck, below="white orange", coins=5), ship(), ship())
    quay.answer("decline", "decline", "decline")
    assert (quay.phase, quay.turn, quay.coins()) == ("pay", 0, [3, 0, 0])
    assert quay.told("penalized")[0] == {"kind": "penalized", "seat": 0, "money": 2}
    assert quay.offered("hand_over", "colour") == ["white", "orange"]
    quay.play("hand_over", colour="white")
    assert quay.told("handed_over") == [{"kind": "handed_over", "seat": 0, "colour": "white", "at": "below"}]
    assert (quay.goods(0), quay.view().supply["white"], quay.phase) == ({"orange": 1}, 16, "top")


def test_s6_1_what_it_costs_not_to_pay_stands_in_the_view() -> None:
    quay = Quay.answering("P01", ship(below="white", coins=5), ship(coins=1), ship(), meets=[0, 1], asked=[0, 1])
    fines = [msgspec.to_builtins(quay.view(seat).fine) for seat in (0, 1, 2, SPECTATOR)]
    assert fines == [{"money": 2, "goods": 1}, {"money": 1, "goods": 0}, None, None]
    assert Quay.answering("D01", ship(coins=5), ship()).view(0).fine is None


def test_s6_1_only_a_good_that_is_aboard_is_handed_over() -> None:
    quay = Quay.answering("P01", ship(below="white"), ship(below="orange"), ship()).answer(*["decline"] * 3)
    assert quay.why("hand_over", colour="orange") == "not_aboard"


@pytest.mark.parametrize("colour", COLOURS)
def test_s6_1_a_good_of_any_colour_will_do(colour: str) -> None:
    quay = Quay.answering("P01", ship(below=f"white {colour}"), ship(), ship()).answer(*["decline"] * 3)
    quay.play("hand_over", colour=colour)
    assert (quay.phase, sum(quay.goods(0).values())) == ("top", 1)
    assert [event["colour"] for event in quay.told("handed_over")] == [colour]


@pytest.mark.parametrize(("coins", "left"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_s6_1_who_has_less_pays_what_there_is(coins: int, left: int) -> None:
    quay = Quay.answering("P01", ship(coins=coins), ship(), ship()).answer(*["decline"] * 3)
    assert (quay.phase, quay.coins()) == ("top", [left, 0, 0])
    assert quay.told("penalized")[0]["money"] == coins - left


def test_s6_1_chests_are_safe() -> None:
    quay = Quay.answering("P01", ship(coins=1, chests=(2, 0)), ship(), ship(), round=2).answer(*["decline"] * 3)
    assert (quay.ship(0).total, quay.ship(0).chests_on_deck) == (20, 2)


def test_s6_1_nothing_is_paid_out_of_a_reward() -> None:
    quay = Quay.answering("P04", ship("cannon"), ship("cannon cannon"), ship()).answer("decline", "fulfil", "decline")
    assert quay.coins() == [0, 5, 0]


def test_s6_2_an_order_goes_under_the_pile_unseen() -> None:
    quay = Quay.at_sea(ship(), ship()).play("topped", category="order")
    assert [event["kind"] for event in quay.story()] == ["topped", "postponed"]
    seen = quay.view()
    assert (quay.phase, seen.left, seen.top, seen.card, seen.played) == ("top", 13, None, None, ())


def test_s6_2_an_order_under_the_pile_does_not_lie_on_top_again() -> None:
    quay = Quay.at_sea(ship(), ship())
    for _ in range(3):
        quay.play("topped", category="order")
    assert quay.offered("topped", "category") == ["discovery", "trade", "pirates"]
    assert quay.why("topped", category="order") == "not_possible"


def test_s6_2_orders_come_when_all_else_is_through() -> None:
    quay = Quay.at_sea(ship(below="white white"), ship(), played=ALL_BUT_ORDERS, postponed=2).play("topped", category="order")
    assert (quay.phase, quay.view().top) == ("reveal", "order")
    assert quay.offered("revealed", "card") == ["O01", "O02", "O03"]
    quay.play("revealed", card="O02").answer("fulfil", "decline")
    assert quay.coins() == [3, 0]
    assert quay.offered("revealed", "card") == ["O01", "O03"]


def test_s6_2_nobody_looks_ahead() -> None:
    quay = Quay.at_sea(ship(), ship(), played=ALL_BUT_ORDERS, postponed=2).play("topped", category="order")
    quay.play("revealed", card="O02")
    assert quay.view(0).played == (*ALL_BUT_ORDERS, "O02")
    assert (quay.view(0).cards, quay.view(0).left) == ((), 2)


def test_s6_2_each_order_is_as_likely_to_be_the_next() -> None:
    quay = Quay.at_sea(ship(), ship(), played=ALL_BUT_ORDERS, postponed=2).play("topped", category="order")
    assert quay.shares("card") == ["O01", "O02", "O03"]


def test_s6_2_the_loaded_goods_may_be_used_like_others() -> None:
    quay = Quay.answering("O01", ship(below="lightblue lightblue"), ship())
    assert quay.may("fulfil", by=0)
