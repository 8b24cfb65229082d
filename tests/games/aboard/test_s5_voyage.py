"""Chapter 5 of docs/rules/aboard.md: the voyage."""

import pytest

from tests.support.quay import COLOURS, ROUND, SPECTATOR, Json, Quay, full, ship

WHITES = ship(goods="white " * 8, below="white " * 6)  # leaves two in the supply
PARROT: Json = {"round": 2, "parrots": [0]}
OTHERS = (ship(), ship())


def laden(first: str, violets: int) -> tuple[Json, ...]:
    """Four ships with all goods but some violet ones; the first has these tiles and so many violet goods."""
    return (
        ship(first, goods="violet " * (violets - 6), below="violet " * 6),
        ship("storage " * 3, goods="lightblue " * 11, below="lightblue " * 5 + "white"),
        ship("storage " * 3, goods="white " * 11, below="white " * 4 + "orange " * 2),
        ship("storage " * 3, goods="orange " * 11, below="orange " * 3 + "violet " * 3),
    )


# --- the pile ---


def test_s5_1_all_see_the_category_on_top_and_how_many_cards_are_left() -> None:
    quay = Quay.at_sea(ship(), ship()).play("topped", category="pirates")
    for seat in (0, 1, SPECTATOR):
        seen = quay.view(seat)
        assert (seen.top, seen.left, seen.card, seen.cards, seen.played) == ("pirates", 13, None, (), ())
    assert quay.told("topped") == [{"kind": "topped", "seat": None, "category": "pirates"}]


def test_s5_1_a_card_that_is_through_lies_open() -> None:
    quay = Quay.at_sea(ship(), ship()).play("topped", category="trade").play("revealed", card="T02")
    assert (quay.view().card, quay.view().left) == ("T02", 12)
    quay.answer("decline", "decline")
    seen = quay.view()
    assert (seen.played, seen.card, seen.top, seen.left, seen.cards) == (("T02",), None, None, 12, ())


def test_s5_1_the_cards_are_played_one_after_the_other() -> None:
    quay = Quay.at_sea(ship(), ship(), played=ROUND[1:10])
    quay.play("topped", category="discovery").play("revealed", card="D01").answer("decline", "decline")
    for _ in range(3):
        quay.play("topped", category="order")
    for card in ("O02", "O03", "O01"):
        quay.play("revealed", card=card).answer("decline", "decline")
    assert quay.match.round == 2


# --- decisions ---


def test_s5_2_a_discovery_is_paid_with_tiles() -> None:
    quay = Quay.answering("D01", ship("shovel map"), *OTHERS).answer("fulfil", "decline", "decline")
    assert quay.ship(0).deck == {"map": 1}
    assert quay.goods(0) == {"lightblue": 1, "white": 1}
    assert quay.told("fulfilled") == [{"kind": "fulfilled", "seat": 0, "card": "D01"}]
    assert quay.told("stored") == [{"kind": "stored", "seat": 0, "goods": 2}]


def test_s5_2_a_trade_is_paid_with_goods() -> None:
    quay = Quay.answering("T01", ship(below="lightblue violet"), *OTHERS).answer("fulfil", "decline", "decline")
    assert quay.goods(0) == {"white": 2, "violet": 1}
    assert quay.view().supply == {"lightblue": 16, "white": 14, "orange": 16, "violet": 15}


def test_s5_2_an_order_is_paid_with_goods_for_money() -> None:
    quay = Quay.answering("O01", ship(below="lightblue lightblue"), *OTHERS).answer("fulfil", "decline", "decline")
    assert (quay.goods(0), quay.coins()) == ({}, [3, 0, 0])
    assert quay.told("earned") == [{"kind": "earned", "seat": 0, "money": 3}]


@pytest.mark.parametrize(
    ("card", "mine"),
    [
        ("D01", ship("map")),
        ("D09", ship("map")),
        ("P04", ship("cannon")),
        ("T01", ship(below="white orange")),
        ("O01", ship(below="lightblue white")),
        ("O05", ship(below="lightblue lightblue")),
    ],
)
def test_s5_2_all_or_nothing(card: str, mine: Json) -> None:
    quay = Quay.answering(card, mine, *OTHERS)
    assert quay.why("fulfil", by=0) == "cannot_pay"
    assert quay.may("decline", by=0)


def test_s5_2_nobody_has_to_fulfil_a_card() -> None:
    quay = Quay.answering("D01", ship("shovel"), *OTHERS).answer("decline", "decline", "decline")
    assert quay.ship(0).deck == {"shovel": 1}
    assert quay.told("declined") == [{"kind": "declined", "seat": seat, "card": "D01"} for seat in range(3)]


def test_s5_2_nobody_fulfils_a_card_twice() -> None:
    quay = Quay.answering("D01", ship("shovel shovel"), *OTHERS).play("fulfil", by=0)
    assert quay.why("fulfil", by=0) == "not_now"
    quay.play("decline", by=1).play("decline", by=2)
    assert (quay.phase, quay.ship(0).deck) == ("top", {"shovel": 1})


def test_s5_2_tiles_below_deck_pay_too() -> None:
    quay = Quay.answering("D09", ship("map", "shovel"), *OTHERS).answer("fulfil", "decline", "decline")
    assert (quay.ship(0).deck, quay.ship(0).hold) == ({}, {})


def test_s5_3_decisions_are_shown_together_when_the_last_is_made() -> None:
    quay = Quay.answering("D01", ship("shovel"), ship("shovel"), ship()).play("fulfil", by=1)
    assert quay.story() == quay.story(0) == quay.story(1) == []
    assert (quay.view(0).answer, quay.view(1).answer, quay.view(2).answer) == (None, True, None)
    assert quay.ship(1).deck == {"shovel": 1}
    quay.play("decline", by=0).play("decline", by=2)
    assert [(event["kind"], event["seat"]) for event in quay.story(2)[:3]] == [
        ("declined", 0),
        ("fulfilled", 1),
        ("declined", 2),
    ]


def test_s5_3_everybody_is_asked_even_with_one_answer_only() -> None:
    quay = Quay.answering("O11", ship(), ship(), ship())
    assert quay.match.actors == (0, 1, 2)
    assert quay.choices(by=1) == [{"kind": "decline"}]


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_s5_3_the_order_of_decisions_does_not_matter(order: tuple[int, ...]) -> None:
    quay = Quay.answering("D01", ship("shovel"), ship("shovel"), ship())
    for seat in order:
        quay.play("decline" if seat == 2 else "fulfil", by=seat)
    assert [quay.goods(seat) for seat in range(3)] == [{"lightblue": 1, "white": 1}] * 2 + [{}]


# --- payment and reward ---


def test_s5_4_all_pay_before_anybody_is_rewarded() -> None:
    """Neither orange nor violet is in the supply; who is rewarded first finds the orange goods of both."""
    orange, violet = ship(goods="orange " * 8, below="orange " * 6), ship(goods="violet " * 8, below="violet " * 6)
    quay = Quay.answering("T05", ship(below="orange"), ship(below="orange violet violet"), orange, violet)
    assert quay.view().supply == {"lightblue": 16, "white": 16}
    quay.answer("fulfil", "fulfil", "decline", "decline")
    assert (quay.turn, quay.view().supply["orange"]) == (0, 2)
    quay.play("wish", colour="orange").play("wish", colour="orange")
    assert (quay.turn, quay.offered("wish", "colour")) == (1, ["lightblue", "white"])


@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_s5_4_rewards_go_clockwise_from_the_first_full_ship(first: int, order: list[int]) -> None:
    quay = Quay.answering("D02", *[ship("telescope")] * 3, first=first).answer(*["fulfil"] * 3)
    assert [event["seat"] for event in quay.told("earned")] == order
    assert [event["seat"] for event in quay.told("stored")] == order
    assert [event["seat"] for event in quay.told("fulfilled")] == order


def test_s5_4_one_whole_reward_after_the_other() -> None:
    quay = Quay.answering("P06", *[ship("sailor rope")] * 3, first=1).answer(*["fulfil"] * 3)
    assert quay.coins() == [0, 1, 0]
    for seat in (1, 1, 2, 2, 0, 0):
        assert quay.turn == seat
        quay.play("wish", colour="white")
    assert (quay.coins(), quay.phase) == ([1, 1, 1], "top")


def test_s5_4_penalties_come_in_the_same_order() -> None:
    mine = ship("sailor rope", below="white", coins=5)
    quay = Quay.answering("P06", mine, ship(below="white", coins=5), mine, first=1).answer("fulfil", "decline", "fulfil")
    assert (quay.phase, quay.turn, quay.coins()) == ("pay", 1, [5, 3, 5])
    quay.play("hand_over", colour="white")
    assert (quay.phase, quay.turn) == ("choose", 2)


def test_s5_4_paid_tiles_are_out_of_reach_until_the_next_round() -> None:
    quay = Quay.answering("D01", ship("shovel"), *OTHERS, tiles="cannon ?map").answer("fulfil", "decline", "decline")
    assert quay.why("take", by=0, tile="t0", to="deck") == "not_now"
    assert quay.heap() == {"t0": "cannon", "t1": "?"}


def test_s5_4_money_needs_no_space() -> None:
    quay = Quay.answering("O01", full(below="lightblue lightblue", coins=9), *OTHERS).answer("fulfil", "decline", "decline")
    assert quay.coins() == [12, 0, 0]


def test_s5_5_goods_of_free_choice_are_chosen_one_by_one() -> None:
    quay = Quay.answering("P03", ship("sabre sailor"), *OTHERS).answer("fulfil", "decline", "decline")
    assert (quay.phase, quay.turn, quay.view(1).wishes) == ("choose", 0, 3)
    assert quay.offered("wish", "colour") == list(COLOURS)
    quay.play("wish", colour="violet").play("wish", colour="violet")
    assert (quay.view(2).reward, quay.told("wished")) == (
        {"violet": 2},
        [{"kind": "wished", "seat": 0, "colour": "violet"}],
    )
    quay.play("wish", colour="white")
    assert (quay.goods(0), quay.phase) == ({"violet": 2, "white": 1}, "top")


def test_s5_5_what_a_colour_lacks_is_replaced_by_free_choice() -> None:
    quay = Quay.answering("T01", ship(below="lightblue"), ship(below="lightblue"), WHITES)
    quay.answer("fulfil", "fulfil", "decline")
    assert quay.goods(0) == {"white": 2}
    assert (quay.phase, quay.turn, quay.view().wishes) == ("choose", 1, 2)
    assert quay.why("wish", colour="white") == "none_left"
    quay.play("wish", colour="violet").play("wish", colour="orange")
    assert quay.goods(1) == {"orange": 1, "violet": 1}


def test_s5_5_a_part_of_a_colour_is_given_and_the_rest_replaced() -> None:
    quay = Quay.answering("T01", ship(below="lightblue"), ship(below="white"), WHITES).answer("fulfil", "decline", "decline")
    assert (quay.view().reward, quay.view().wishes) == ({"white": 1}, 1)


def test_s5_5_who_is_first_gets_the_colour() -> None:
    quay = Quay.answering("T01", ship(below="lightblue"), ship(below="lightblue"), WHITES, first=1)
    quay.answer("fulfil", "fulfil", "decline")
    assert (quay.goods(1), quay.turn) == ({"white": 2}, 0)


def test_s5_5_when_nothing_is_left_the_rest_is_lost() -> None:
    quay = Quay.answering("P03", *laden("sabre sailor", 12))
    assert quay.view().supply == {"violet": 1}
    quay.answer("fulfil", "decline", "decline", "decline")
    assert (quay.phase, quay.turn, quay.offered("wish", "colour")) == ("choose", 0, ["violet"])
    quay.play("wish", colour="violet")
    assert (quay.phase, quay.turn, quay.goods(0)) == ("pay", 1, {"violet": 13})


def test_s5_5_when_nothing_is_left_at_all_nobody_is_asked() -> None:
    quay = Quay.answering("D01", *laden("shovel", 13))
    assert quay.view().supply == {}
    quay.answer("fulfil", "decline", "decline", "decline")
    assert (quay.phase, quay.goods(0), quay.ship(0).deck) == ("top", {"violet": 13}, {})


# --- room ---


def test_s5_6_a_ship_carries_spaces_and_two_and_two_per_storage() -> None:
    ships = (ship(), ship("storage"), ship("cannon", "storage storage", chests=(1, 1)), full())
    quay = Quay.answering("D01", *ships)
    assert [quay.ship(seat).room for seat in range(4)] == [14, 13 + 2, 6 + 1 + 2 + 4, 0]


def test_s5_6_goods_aboard_take_room() -> None:
    quay = Quay.answering("D01", ship("storage", goods="white", below="white white"), ship())
    assert quay.ship(0).room == 15 - 3


def test_s5_6_a_reward_goes_below_deck_first() -> None:
    quay = Quay.answering("D01", ship("shovel"), *OTHERS).answer("fulfil", "decline", "decline")
    assert (quay.ship(0).goods, quay.ship(0).goods_hold) == ({}, {"lightblue": 1, "white": 1})


def test_s5_6_and_on_deck_when_the_hold_has_no_room() -> None:
    mine = ship("shovel", "rope rope rope map", below="violet")
    quay = Quay.answering("D01", mine, *OTHERS).answer("fulfil", "decline", "decline")
    assert (quay.ship(0).goods, quay.ship(0).goods_hold) == ({"white": 1}, {"lightblue": 1, "violet": 1})


def test_s5_6_storage_below_deck_takes_two() -> None:
    mine = ship("shovel", "storage rope rope map", below="violet violet")
    quay = Quay.answering("D01", mine, *OTHERS).answer("fulfil", "decline", "decline")
    assert quay.ship(0).goods_hold == {"lightblue": 1, "white": 1, "violet": 2}


def test_s5_6_a_tile_that_is_given_frees_its_space_before_the_reward_is_stored() -> None:
    quay = Quay.answering("D02", full(hold="telescope rope compass map"), *OTHERS)
    assert quay.ship(0).room == 0
    quay.answer("fulfil", "decline", "decline")
    assert (quay.phase, quay.goods(0)) == ("top", {"white": 1, "orange": 2})


def no_room() -> Quay:
    """Three goods for a ship that has room for two."""
    mine = ship("cannon cannon sabre sabre sailor sailor map shovel", "telescope rope compass map", below="violet orange")
    return Quay.answering("D09", mine, *OTHERS).answer("fulfil", "decline", "decline")


def test_s5_6_who_has_no_room_gives_back_or_throws() -> None:
    quay = no_room()
    assert (quay.phase, quay.turn, quay.view(1).reward) == ("store", 0, {"lightblue": 2, "white": 1})
    assert quay.kinds() == {"waive", "dump", "spill"}
    assert quay.offered("waive", "colour") == ["lightblue", "white"]


def test_s5_6_goods_of_the_reward_go_back_into_the_supply() -> None:
    quay = no_room()
    assert quay.why("waive", colour="orange") == "not_in_reward"
    quay.play("waive", colour="lightblue")
    assert quay.told("waived") == [{"kind": "waived", "seat": 0, "colour": "lightblue"}]
    assert (quay.phase, quay.view().supply["lightblue"]) == ("top", 15)
    assert quay.goods(0) == {"lightblue": 1, "white": 1, "orange": 1, "violet": 1}


def test_s5_6_or_goods_that_are_aboard_make_room() -> None:
    quay = no_room().play("spill", colour="violet")
    assert (quay.phase, quay.goods(0)) == ("top", {"lightblue": 2, "white": 1, "orange": 1})


def test_s5_6_or_tiles_make_room() -> None:
    quay = no_room().play("dump", tile="rope")
    assert (quay.phase, quay.goods(0)) == ("top", {"lightblue": 2, "white": 1, "orange": 1, "violet": 1})
    assert quay.ship(0).hold == {"telescope": 1, "compass": 1, "map": 1}


def test_s5_6_room_is_made_until_the_rest_fits() -> None:
    mine = full(deck="cannon cannon cannon shovel shovel map map sabre")
    quay = Quay.answering("P03", mine, *OTHERS, **PARROT).answer("fulfil", "decline", "decline")
    for _ in range(3):
        quay.play("wish", colour="violet")
    assert (quay.phase, quay.ship(0).room) == ("store", 1)
    assert quay.play("spill", colour="white").phase == "store"
    assert quay.play("waive", colour="violet").phase == "top"
    assert quay.goods(0) == {"orange": 1, "violet": 2}


def test_s5_6_nothing_else_is_done_before_the_reward_is_stored() -> None:
    quay = no_room()
    assert quay.why("fulfil") == "not_now"
    assert quay.why("wish", colour="white") == "not_now"
    assert quay.why("decline", by=1) == "not_now"


# --- overboard ---


def test_s5_7_tiles_and_goods_go_overboard_at_a_decision_about_a_card() -> None:
    quay = Quay.answering("D01", ship("shovel monkey", "map", below="white"), *OTHERS)
    assert quay.offered("dump", "tile", by=0) == ["shovel", "map", "monkey"]
    assert quay.offered("spill", "colour", by=0) == ["white"]
    quay.play("dump", by=0, tile="map").play("dump", by=0, tile="monkey").play("spill", by=0, colour="white")
    assert (quay.ship(0).deck, quay.ship(0).hold, quay.goods(0)) == ({"shovel": 1}, {}, {})
    assert quay.told("spilled", 1) == [{"kind": "spilled", "seat": 0, "colour": "white"}]
    assert 0 in quay.match.actors


def test_s5_7_everybody_sees_what_is_thrown() -> None:
    quay = Quay.answering("D01", ship("shovel", "map"), *OTHERS).play("dump", by=0, tile="map")
    assert quay.told("dumped", SPECTATOR) == [{"kind": "dumped", "seat": 0, "shows": "map"}]


def test_s5_7_also_before_pirates() -> None:
    quay = Quay.at_sea(ship("monkey", below="white"), *OTHERS).play("topped", category="pirates")
    quay.play("dump", by=0, tile="monkey").play("spill", by=0, colour="white")
    assert (quay.phase, quay.match.actors, quay.goods(0)) == ("meet", (0, 1, 2), {})


def test_s5_7_only_what_is_aboard_is_thrown() -> None:
    quay = Quay.answering("D01", ship("shovel"), ship("cannon", below="white"), ship())
    assert quay.why("dump", by=0, tile="cannon") == "not_aboard"
    assert quay.why("spill", by=0, colour="white") == "not_aboard"


def test_s5_7_who_has_decided_throws_nothing_any_more() -> None:
    quay = Quay.answering("D01", ship("shovel cannon"), *OTHERS).play("fulfil", by=0)
    assert quay.why("dump", by=0, tile="cannon") == "not_now"


def test_s5_7_who_threw_what_a_card_asks_for_cannot_pay_any_more() -> None:
    quay = Quay.answering("D01", ship("shovel"), *OTHERS).play("dump", by=0, tile="shovel")
    assert quay.why("fulfil", by=0) == "cannot_pay"


def test_s5_7_goods_may_be_thrown_to_stay_below_the_next_chest() -> None:
    quay = Quay.at_last_card("O01", ship(below="white white", coins=8), *OTHERS).play("spill", by=0, colour="white")
    quay.answer("decline", "decline", "decline")
    assert (quay.coins()[0], quay.ship(0).chests_on_deck) == (9, 0)


def test_s5_7_goods_of_a_thrown_storage_tile_move() -> None:
    mine = ship("storage map", "map map map map", goods="orange " * 8, below="white")
    quay = Quay.answering("D01", mine, *OTHERS).play("dump", by=0, tile="storage")
    assert (quay.ship(0).goods, quay.ship(0).goods_hold) == ({"orange": 7}, {"orange": 1, "white": 1})


def test_s5_7_goods_of_a_thrown_storage_tile_move_up_too() -> None:
    mine = ship("", "storage map map map", below="white orange orange orange")
    quay = Quay.answering("D01", mine, *OTHERS).play("dump", by=0, tile="storage")
    assert (quay.ship(0).goods, quay.ship(0).goods_hold) == ({"orange": 1}, {"orange": 2, "white": 1})


def test_s5_7_what_finds_no_place_goes_into_the_supply() -> None:
    mine = full(deck="storage cannon cannon sabre sabre sailor sailor", goods="orange orange violet")
    quay = Quay.answering("D01", mine, *OTHERS)
    assert quay.view().supply["orange"] == 13
    quay.play("dump", by=0, tile="storage")
    assert quay.goods(0) == {"orange": 2, "white": 1, "violet": 1}
    assert (quay.view().supply["orange"], quay.ship(0).room) == (14, 0)


@pytest.mark.parametrize("phase", ["choose", "pay"])
def test_s5_7_choosing_and_paying_are_not_interrupted(phase: str) -> None:
    mine = ship("sabre sailor map", below="white white", coins=3)
    quay = Quay.answering("P03", mine, *OTHERS).answer("fulfil" if phase == "choose" else "decline", "decline", "decline")
    assert (quay.phase, quay.turn) == (phase, 0)
    assert quay.why("dump", tile="map") == "not_now"
    assert quay.why("spill", colour="white") == "not_now"


def test_s5_7_nothing_is_thrown_when_the_round_is_over() -> None:
    quay = Quay.at_last_card("O01", ship("map", below="white", coins=10), *OTHERS).answer("decline", "decline", "decline")
    assert quay.phase == "chest"
    assert quay.why("spill", colour="white") == "not_now"
    assert quay.why("dump", tile="map") == "not_now"
    assert quay.kinds() == {"bury"}


# --- jokers ---


def test_s5_8_the_parrot_stands_for_one_tile_once() -> None:
    quay = Quay.answering("D09", ship("map"), *OTHERS, **PARROT)
    assert quay.may("fulfil", by=0)
    quay.answer("fulfil", "decline", "decline")
    assert (quay.ship(0).deck, quay.ship(0).parrot) == ({}, False)
    assert quay.goods(0) == {"lightblue": 2, "white": 1}


def test_s5_8_the_parrot_stands_for_one_tile_only() -> None:
    assert Quay.answering("D09", ship(), *OTHERS, **PARROT).why("fulfil", by=0) == "cannot_pay"
    assert Quay.answering("D01", ship(), *OTHERS, **PARROT).may("fulfil", by=0)


def test_s5_8_the_parrot_helps_against_pirates_unannounced() -> None:
    quay = Quay.at_sea(ship("cannon"), *OTHERS, **PARROT).play("topped", category="pirates").answer("meet", "flee", "flee")
    quay.play("revealed", card="P01")
    assert quay.may("fulfil")
    assert not quay.answer("fulfil").ship(0).parrot


@pytest.mark.parametrize("card", ["T01", "O01"])
def test_s5_8_no_joker_stands_for_a_good(card: str) -> None:
    quay = Quay.answering(card, ship("monkey monkey cannon cannon"), *OTHERS, competition=True, **PARROT)
    assert quay.why("fulfil", by=0) == "cannot_pay"


def test_s5_8_tiles_pay_before_the_parrot() -> None:
    quay = Quay.answering("D09", ship("map shovel"), *OTHERS, **PARROT).answer("fulfil", "decline", "decline")
    assert (quay.ship(0).deck, quay.ship(0).parrot) == ({}, True)


def test_s5_8_who_wants_to_keep_a_tile_spares_it() -> None:
    quay = Quay.answering("D09", ship("map shovel"), *OTHERS, **PARROT)
    assert [choice["spare"] for choice in quay.choices("fulfil", by=0)] == [None, "shovel", "map"]
    quay.play("fulfil", by=0, spare="map").play("decline", by=1).play("decline", by=2)
    assert (quay.ship(0).deck, quay.ship(0).parrot) == ({"map": 1}, False)


def test_s5_8_sparing_needs_a_joker_and_a_tile_that_the_card_asks_for() -> None:
    assert Quay.answering("D09", ship("map shovel"), *OTHERS).why("fulfil", by=0, spare="map") == "no_joker"
    quay = Quay.answering("D09", ship("map cannon"), *OTHERS, **PARROT)
    assert quay.why("fulfil", by=0, spare="map") == "no_joker"  # it stands for the shovel already
    assert quay.why("fulfil", by=0, spare="shovel") == "no_joker"  # which is not aboard
    assert quay.why("fulfil", by=0, spare="cannon") == "no_joker"


def test_s5_8_without_competition_neither_monkeys_nor_pairs_are_jokers() -> None:
    quay = Quay.answering("D01", ship("monkey cannon cannon"), *OTHERS)
    assert quay.why("fulfil", by=0) == "cannot_pay"


def test_s5_8_in_competition_a_monkey_stands_for_any_tile() -> None:
    quay = Quay.answering("D09", ship("map", "monkey"), *OTHERS, competition=True).answer("fulfil", "decline", "decline")
    assert (quay.ship(0).deck, quay.ship(0).hold) == ({}, {})


@pytest.mark.parametrize("pair", ["cannon", "storage"])
def test_s5_8_in_competition_two_equal_tiles_stand_for_one(pair: str) -> None:
    quay = Quay.answering("D01", ship(f"{pair} {pair} {pair}"), *OTHERS, competition=True)
    quay.answer("fulfil", "decline", "decline")
    assert quay.ship(0).deck == {pair: 1}


def test_s5_8_several_jokers_may_pay_for_one_card() -> None:
    mine = ship("monkey rope rope map map")
    quay = Quay.answering("P07", mine, *OTHERS, competition=True).answer("fulfil", "decline", "decline")
    assert quay.ship(0).deck == {}
    quay = Quay.answering("P07", ship("monkey rope rope map"), *OTHERS, competition=True)
    assert quay.why("fulfil", by=0) == "cannot_pay"


def test_s5_8_tiles_of_the_card_are_no_pair_for_another_one() -> None:
    quay = Quay.answering("P04", ship("cannon cannon"), *OTHERS, competition=True)
    assert quay.answer("fulfil", "decline", "decline").coins() == [5, 0, 0]
    quay = Quay.answering("P08", ship("cannon cannon"), *OTHERS, competition=True)
    assert quay.why("fulfil", by=0) == "cannot_pay"


def test_s5_8_monkeys_pay_before_pairs_and_the_parrot_last() -> None:
    mine = ship("monkey rope rope map map map")
    quay = Quay.answering("D01", mine, *OTHERS, competition=True, **PARROT).answer("fulfil", "decline", "decline")
    assert (quay.ship(0).deck, quay.ship(0).parrot) == ({"rope": 2, "map": 3}, True)
    mine = ship("rope rope map map map")
    quay = Quay.answering("D01", mine, *OTHERS, competition=True, **PARROT).answer("fulfil", "decline", "decline")
    assert (quay.ship(0).deck, quay.ship(0).parrot) == ({"rope": 2, "map": 1}, True)
    quay = Quay.answering("D01", ship("rope map"), *OTHERS, competition=True, **PARROT).answer("fulfil", "decline", "decline")
    assert (quay.ship(0).deck, quay.ship(0).parrot) == ({"rope": 1, "map": 1}, False)


def test_s5_8_who_spares_a_tile_does_not_give_two_of_its_kind_instead() -> None:
    quay = Quay.answering("D01", ship("shovel shovel shovel rope rope"), *OTHERS, competition=True)
    quay.play("fulfil", by=0, spare="shovel").play("decline", by=1).play("decline", by=2)
    assert quay.ship(0).deck == {"shovel": 3}
    quay = Quay.answering("D01", ship("shovel shovel shovel"), *OTHERS, competition=True)
    assert quay.why("fulfil", by=0, spare="shovel") == "no_joker"


def named(quay: Quay) -> list[tuple[str | None, str | None]]:
    """The ways in which seat 0 may pay: what is spared, and which joker goes first."""
    return [(choice["spare"], choice["joker"]) for choice in quay.choices("fulfil", by=0)]


def test_s5_8_who_has_several_jokers_names_the_one_that_goes_first() -> None:
    mine = ship("monkey rope rope map map map")
    for joker, deck, parrot in (
        (None, {"rope": 2, "map": 3}, True),
        ("rope", {"monkey": 1, "map": 3}, True),
        ("map", {"monkey": 1, "rope": 2, "map": 1}, True),
        ("parrot", {"monkey": 1, "rope": 2, "map": 3}, False),
    ):
        quay = Quay.answering("D01", mine, *OTHERS, competition=True, **PARROT)
        assert named(quay) == [(None, None), (None, "rope"), (None, "map"), (None, "parrot")]
        quay.play("fulfil", by=0, **({"joker": joker} if joker else {})).play("decline", by=1).play("decline", by=2)
        assert (quay.ship(0).deck, quay.ship(0).parrot) == (deck, parrot)
        assert quay.goods(0) == {"lightblue": 1, "white": 1}


def test_s5_8_a_joker_that_goes_first_anyway_need_not_be_named() -> None:
    quay = Quay.answering("D01", ship("rope rope map map map"), *OTHERS, competition=True, **PARROT)
    assert named(quay) == [(None, None), (None, "rope"), (None, "parrot")]
    assert quay.why("fulfil", by=0, joker="map") == "no_joker"
    assert named(Quay.answering("D01", ship("rope"), *OTHERS, competition=True, **PARROT)) == [(None, None)]
    assert named(Quay.answering("D01", ship("rope"), *OTHERS, **PARROT)) == [(None, None)]


def test_s5_8_no_joker_is_named_where_none_is_needed_or_there() -> None:
    quay = Quay.answering("D01", ship("shovel monkey rope rope"), *OTHERS, competition=True, **PARROT)
    assert named(quay) == [(None, None), ("shovel", None), ("shovel", "rope"), ("shovel", "parrot")]
    assert quay.why("fulfil", by=0, joker="rope") == "no_joker"
    assert quay.why("fulfil", by=0, spare="shovel", joker="shovel") == "no_joker"
    assert quay.why("fulfil", by=0, spare="shovel", joker="map") == "no_joker"
    without = Quay.answering("D01", ship("monkey rope"), *OTHERS, competition=True)
    assert without.why("fulfil", by=0, joker="parrot") == "no_joker"
    assert Quay.answering("D01", ship("rope rope"), *OTHERS).why("fulfil", by=0, joker="rope") == "no_joker"


def test_s5_8_who_spares_a_tile_may_name_the_joker_too() -> None:
    quay = Quay.answering("D01", ship("shovel monkey rope rope"), *OTHERS, competition=True, **PARROT)
    quay.play("fulfil", by=0, spare="shovel", joker="parrot").play("decline", by=1).play("decline", by=2)
    assert (quay.ship(0).deck, quay.ship(0).parrot) == ({"shovel": 1, "monkey": 1, "rope": 2}, False)


def test_s5_8_after_the_named_joker_the_others_follow_as_usual() -> None:
    mine = ship("monkey rope rope map map")
    quay = Quay.answering("P01", mine, *OTHERS, competition=True, **PARROT)
    quay.play("fulfil", by=0, joker="parrot").play("decline", by=1).play("decline", by=2)
    assert (quay.ship(0).deck, quay.ship(0).parrot) == ({"rope": 2, "map": 2}, False)


def test_s5_8_tiles_that_pay_make_no_pair_that_could_be_named() -> None:
    quay = Quay.answering("P08", ship("cannon cannon monkey"), *OTHERS, competition=True, **PARROT)
    assert quay.why("fulfil", by=0, joker="cannon") == "no_joker"
    assert named(quay)[:2] == [(None, None), ("cannon", None)]


def test_s5_8_goods_of_a_pair_of_storage_tiles_find_another_place() -> None:
    mine = ship("storage storage map rope cannon sabre sailor telescope", "compass", goods="white " * 4, below="orange " * 3)
    quay = Quay.answering("D01", mine, *OTHERS, competition=True).answer("fulfil", "decline", "decline")
    assert (quay.phase, quay.ship(0).room) == ("store", 0)
    assert (quay.ship(0).goods, quay.ship(0).goods_hold) == ({"white": 2}, {"white": 2, "orange": 3})


def test_s5_8_a_joker_carries_no_goods() -> None:
    quay = Quay.answering("D01", ship("monkey cannon cannon"), ship("storage"), ship(), competition=True, **PARROT)
    assert [quay.ship(seat).room for seat in range(3)] == [11, 15, 14]


def test_s5_9_tiles_leave_from_the_deck_first() -> None:
    quay = Quay.answering("D01", ship("shovel", "shovel"), *OTHERS).answer("fulfil", "decline", "decline")
    assert (quay.ship(0).deck, quay.ship(0).hold) == ({}, {"shovel": 1})
    quay = Quay.answering("D02", ship("shovel", "shovel"), *OTHERS).play("dump", by=0, tile="shovel")
    assert (quay.ship(0).deck, quay.ship(0).hold) == ({}, {"shovel": 1})


def test_s5_9_goods_leave_from_the_deck_first() -> None:
    mine = ship(goods="lightblue", below="lightblue lightblue", coins=2)
    for quay in (
        Quay.answering("D01", mine, *OTHERS).play("spill", by=0, colour="lightblue"),
        Quay.answering("T02", mine, *OTHERS).answer("fulfil", "decline", "decline"),
        Quay.answering("P01", mine, *OTHERS).answer("decline", "decline", "decline").play("hand_over", colour="lightblue"),
    ):
        assert quay.ship(0).goods == {}
        assert (quay.ship(0).goods_hold or {})["lightblue"] == 2
