"""Chapter 5 of docs/rules/aboard.md: the voyage."""

from collections import Counter

import msgspec
import pytest

from tests.support.quay import CHANCE, COLOURS, ROUND, SPECTATOR, Json, Quay, full, ship

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
    quay = Quay.at_sea(ship(), ship()).play("topped", category="trade").reveal("T02", "discovery")
    assert (quay.view().card, quay.view().left) == ("T02", 12)
    quay.answer("decline", "decline")
    seen = quay.view()
    assert (seen.played, seen.card, seen.top, seen.left, seen.cards) == (("T02",), None, "discovery", 12, ())


def test_s5_1_the_cards_are_played_one_after_the_other() -> None:
    quay = Quay.at_sea(ship(), ship(), played=ROUND[1:10])
    quay.play("topped", category="discovery").reveal("D01", "order").answer("decline", "decline")
    for _ in range(2):
        quay.play("topped", category="order")
    for card in ("O02", "O03", "O01"):
        quay.reveal(card).answer("decline", "decline")
    assert quay.match.round == 2


def test_s5_1_while_a_card_is_decided_the_back_of_the_next_can_be_seen() -> None:
    quay = Quay.at_sea(ship(), ship()).play("topped", category="trade").play("revealed", card="T02")
    assert (quay.phase, quay.turn) == ("top", CHANCE)
    quay.play("topped", category="pirates")
    assert quay.told("next_shown", SPECTATOR) == [{"kind": "next_shown", "seat": None, "category": "pirates"}]
    assert [(quay.view(seat).next, quay.view(seat).card, quay.phase) for seat in (0, SPECTATOR)] == [
        ("pirates", "T02", "answer")
    ] * 2
    quay.answer("decline", "decline")
    assert quay.told("topped") == [{"kind": "topped", "seat": None, "category": "pirates"}]
    assert (quay.phase, quay.view().top, quay.view().next) == ("meet", "pirates", None)


def test_s5_1_before_pirates_only_their_own_back_can_be_seen() -> None:
    quay = Quay.at_sea(ship(), ship()).play("topped", category="pirates")
    assert (quay.phase, quay.view().next) == ("meet", None)
    quay.answer("flee", "flee").play("revealed", card="P01")
    assert (quay.phase, quay.view().card) == ("top", None)  # nobody decides: the next card is due


def test_s5_1_an_order_that_could_be_seen_goes_under_the_pile_when_its_turn_comes() -> None:
    quay = Quay.at_sea(ship(), ship()).play("topped", category="trade").reveal("T02", "order")
    assert (quay.view().next, quay.match.position["postponed"]) == ("order", 0)
    quay.answer("decline", "decline")
    assert [event["kind"] for event in quay.story()][-2:] == ["topped", "postponed"]
    assert (quay.phase, quay.match.position["postponed"]) == ("top", 1)


def test_s5_1_when_only_orders_are_left_nothing_has_to_be_drawn_to_see_it() -> None:
    quay = Quay.at_sea(ship(), ship(), played=ROUND[1:10], postponed=3).play("topped", category="discovery")
    quay.play("revealed", card="D01")
    assert (quay.phase, quay.view().next) == ("answer", "order")
    quay.answer("decline", "decline").reveal("O01").answer("decline", "decline").reveal("O02").answer("decline", "decline")
    quay.play("revealed", card="O03")
    assert (quay.phase, quay.view().next) == ("answer", None)


def test_s5_1_the_last_card_above_the_orders_is_drawn_to_see_its_back() -> None:
    quay = Quay.at_sea(ship(), ship(), played=ROUND[1:6] + ROUND[7:10], postponed=3).play("topped", category="discovery")
    quay.play("revealed", card="D01")
    assert (quay.phase, quay.shares("category")) == ("top", ["trade"])
    quay.play("topped", category="trade").answer("decline", "decline")
    assert (quay.phase, quay.view().top) == ("reveal", "trade"), "it is not drawn again"


def test_s5_1_what_is_seen_below_a_card_is_what_chance_drew_from_the_pile() -> None:
    drawn = ["T01", *ROUND[:5], "T02", *ROUND[7:]]
    quay = Quay.at_sea(ship(), ship(), played=[card for card in drawn if card[0] in "DP"], drawn=drawn)
    quay.play("topped", category="trade").play("revealed", card="T01")
    assert Counter(quay.shares("category")) == {"trade": 1, "order": 3}


def test_s5_1_all_are_told_which_card_is_turned_up() -> None:
    quay = Quay.at_sea(ship(), ship()).play("topped", category="trade").play("revealed", card="T02")
    assert quay.story() == [{"kind": "revealed", "seat": None, "card": "T02"}]


# --- decisions ---


def test_s5_2_a_discovery_is_paid_with_tiles() -> None:
    quay = Quay.answering("D01", ship("shovel map"), *OTHERS).answer("fulfil", "decline", "decline")
    assert quay.ship(0).deck == {"map": 1}
    assert quay.goods(0) == {"lightblue": 1, "white": 1}
    assert quay.told("fulfilled") == [{"kind": "fulfilled", "seat": 0, "card": "D01"}]
    assert quay.told("stored") == [
        {"kind": "stored", "seat": 0, "colour": colour, "to": "below"} for colour in ("lightblue", "white")
    ]


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
    assert [(event["kind"], event["seat"]) for event in quay.story(2)[:4]] == [
        ("declined", 0),
        ("fulfilled", 1),
        ("gave_tile", 1),
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


def test_s5_4_penalties_are_paid_before_any_reward_of_that_card() -> None:
    """The good that the pirates get is in the supply when the reward is chosen."""
    ships = (ship("sabre sailor"), ship(below="white", coins=3), ship(coins=1))
    quay = Quay.answering("P03", *ships, first=0).answer("fulfil", "decline", "decline")
    assert (quay.phase, quay.turn, quay.coins()) == ("pay", 1, [0, 1, 1])
    assert quay.view().supply["white"] == 15
    quay.play("hand_over", colour="white")
    assert [event["kind"] for event in quay.story()][:2] == ["handed_over", "penalized"]
    assert (quay.phase, quay.turn, quay.view().supply["white"]) == ("choose", 0, 16)


def test_s5_4_everything_given_and_got_is_told_one_by_one() -> None:
    mine = ship("map", "shovel", coins=2)
    quay = Quay.answering("D09", mine, *OTHERS).answer("fulfil", "decline", "decline")
    told = [event for event in quay.story(1) if event["seat"] == 0]
    assert told[1:3] == [
        {"kind": "gave_tile", "seat": 0, "shows": "shovel", "at": "below", "joker": False},
        {"kind": "gave_tile", "seat": 0, "shows": "map", "at": "deck", "joker": False},
    ]
    got = ["lightblue", "lightblue", "white"]
    assert [event["colour"] for event in told if event["kind"] == "got"] == got
    assert [(event["colour"], event["to"]) for event in told if event["kind"] == "stored"] == [
        (colour, "below") for colour in got
    ]
    quay = Quay.answering("T02", ship(goods="lightblue"), *OTHERS).answer("fulfil", "decline", "decline")
    assert quay.told("gave_good") == [{"kind": "gave_good", "seat": 0, "colour": "lightblue", "at": "deck"}]
    quay = Quay.answering("D01", ship(), *OTHERS, **PARROT).answer("fulfil", "decline", "decline")
    assert quay.told("gave_parrot") == [{"kind": "gave_parrot", "seat": 0}]


def test_s5_4_paid_tiles_are_out_of_reach_until_the_next_round() -> None:
    quay = Quay.answering("D01", ship("shovel"), *OTHERS, tiles="cannon ?map").answer("fulfil", "decline", "decline")
    assert quay.why("take", by=0, tile="t0", to="deck") == "not_now"
    assert quay.heap() == {"t0": "cannon", "t1": "?"}


def test_s5_4_money_needs_no_space() -> None:
    quay = Quay.answering("O01", full(below="lightblue lightblue", coins=9), *OTHERS).answer("fulfil", "decline", "decline")
    assert quay.coins() == [12, 0, 0]


def test_s5_4_who_earns_nothing_is_told_of_no_money() -> None:
    quay = Quay.answering("D01", ship("shovel"), *OTHERS).answer("fulfil", "decline", "decline")
    assert quay.told("earned") == []


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


@pytest.mark.parametrize("colour", COLOURS)
def test_s5_5_any_colour_may_be_wished(colour: str) -> None:
    quay = Quay.answering("P05", ship("sabre sabre"), *OTHERS).answer("fulfil", "decline", "decline")
    quay.play("wish", colour=colour).play("wish", colour=colour)
    assert (quay.goods(0), quay.view().supply[colour], quay.view().wishes) == ({colour: 2}, 14, 0)


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
    quay = Quay.answering("P03", *laden("sabre sailor", 12), meets=[0], asked=[0])
    assert quay.view().supply == {"violet": 1}
    quay.answer("fulfil")
    assert (quay.phase, quay.turn, quay.offered("wish", "colour")) == ("choose", 0, ["violet"])
    quay.play("wish", colour="violet")
    assert (quay.phase, quay.goods(0), quay.view().wishes) == ("top", {"violet": 13}, 0)


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


def test_s5_6_a_ship_without_any_room_makes_room_for_each_good() -> None:
    mine = ship("map " * 8, "rope " * 4, below="violet orange", coins=1)
    quay = Quay.answering("D01", mine, *OTHERS, **PARROT).answer("fulfil", "decline", "decline")
    assert (quay.phase, quay.ship(0).room, quay.view().reward) == ("store", 0, {"lightblue": 1, "white": 1})
    assert quay.play("dump", tile="map").phase == "store"
    assert quay.play("dump", tile="rope").phase == "top"
    assert (quay.ship(0).goods, quay.ship(0).goods_hold) == ({"white": 1}, {"lightblue": 1, "violet": 1, "orange": 1})


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
    assert quay.told("spilled", 1) == [{"kind": "spilled", "seat": 0, "colour": "white", "at": "below"}]
    assert 0 in quay.match.actors


def test_s5_7_anything_aboard_may_be_thrown() -> None:
    kinds = "cannon sabre sailor shovel telescope rope compass map"
    mine = ship(kinds, "storage monkey", below=" ".join(COLOURS))
    quay = Quay.answering("D01", mine, *OTHERS)
    for kind in [*kinds.split(), "storage", "monkey"]:
        quay.play("dump", by=0, tile=kind)
        assert [event["shows"] for event in quay.told("dumped")] == [kind]
    for colour in COLOURS:
        quay.play("spill", by=0, colour=colour)
        assert [event["colour"] for event in quay.told("spilled")] == [colour]
    assert (quay.ship(0).deck, quay.ship(0).hold, quay.goods(0)) == ({}, {}, {})


def test_s5_7_everybody_sees_what_is_thrown() -> None:
    quay = Quay.answering("D01", ship("shovel", "map"), *OTHERS).play("dump", by=0, tile="map")
    assert quay.told("dumped", SPECTATOR) == [{"kind": "dumped", "seat": 0, "shows": "map", "at": "below"}]


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


def test_s5_7_what_finds_no_place_is_of_the_colour_there_is_most_of_on_the_whole_ship() -> None:
    mine = full(deck="storage " + "map " * 7, hold="storage rope rope rope", goods="violet orange", below="white " * 4)
    quay = Quay.answering("D01", mine, *OTHERS).play("dump", by=0, tile="storage")
    assert [(event["kind"], event.get("colour"), event["at"]) for event in quay.story()] == [
        ("dumped", None, "deck"),
        ("lost", "white", "below"),
        ("moved", "orange", "deck"),
    ]
    assert (quay.ship(0).goods, quay.ship(0).goods_hold) == ({"violet": 1}, {"white": 3, "orange": 1})
    assert quay.view().supply["white"] == 13


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
    quay.reveal("P01")
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
    assert quay.offered("spare", "tile", by=0) == ["shovel", "map"]
    quay.play("spare", by=0, tile="map").answer("fulfil", "decline", "decline")
    assert (quay.ship(0).deck, quay.ship(0).parrot) == ({"map": 1}, False)


def test_s5_8_sparing_needs_a_joker_and_a_tile_that_the_card_asks_for() -> None:
    assert Quay.answering("D09", ship("map shovel"), *OTHERS).why("spare", by=0, tile="map") == "no_joker"
    quay = Quay.answering("D09", ship("map cannon"), *OTHERS, **PARROT)
    assert quay.why("spare", by=0, tile="map") == "no_joker"  # it stands for the shovel already
    assert quay.why("spare", by=0, tile="shovel") == "no_joker"  # which is not aboard
    assert quay.why("spare", by=0, tile="cannon") == "no_joker"


def test_s5_8_several_tiles_may_be_spared_as_far_as_jokers_go() -> None:
    quay = Quay.answering("D09", ship("map shovel monkey"), *OTHERS, competition=True, **PARROT)
    quay.play("spare", by=0, tile="map").play("spare", by=0, tile="shovel")
    assert quay.view(0).spared == {"map": 1, "shovel": 1}
    assert quay.kinds(by=0) == {"fulfil", "decline", "dump"}
    quay.answer("fulfil", "decline", "decline")
    assert (quay.ship(0).deck, quay.ship(0).parrot) == ({"map": 1, "shovel": 1}, False)


def test_s5_8_a_wish_is_a_secret_and_no_decision() -> None:
    quay = Quay.answering("D09", ship("map shovel"), *OTHERS, **PARROT)
    before = [msgspec.json.encode(quay.view(seat)) for seat in (1, SPECTATOR)]
    quay.play("spare", by=0, tile="map")
    assert (quay.story(1), quay.story(0)) == ([], [{"kind": "spared", "seat": 0, "shows": "map"}])
    assert [msgspec.json.encode(quay.view(seat)) for seat in (1, SPECTATOR)] == before
    assert quay.match.actors == (0, 1, 2)
    assert quay.match.undo_cost(0) == "free"


def test_s5_8_who_throws_something_or_declines_has_no_wish_any_more() -> None:
    for kind, named in (("dump", {"tile": "cannon"}), ("decline", {})):
        quay = Quay.answering("D09", ship("map shovel cannon"), *OTHERS, **PARROT).play("spare", by=0, tile="map")
        assert quay.match.position["ships"][0]["spared"] == {"map": 1}
        assert "spared" not in quay.play(kind, by=0, **named).match.position["ships"][0]


def test_s5_8_who_has_paid_has_no_wish_any_more() -> None:
    quay = Quay.answering("D09", ship("map shovel cannon"), *OTHERS, **PARROT).play("spare", by=0, tile="map")
    quay.answer("fulfil", "decline", "decline")
    assert "spared" not in quay.match.position["ships"][0]


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
    quay.play("spare", by=0, tile="shovel").answer("fulfil", "decline", "decline")
    assert quay.ship(0).deck == {"shovel": 3}
    quay = Quay.answering("D01", ship("shovel shovel shovel"), *OTHERS, competition=True)
    assert quay.why("spare", by=0, tile="shovel") == "no_joker"


def jokers(quay: Quay) -> list[str]:
    """The jokers that seat 0 may name now."""
    found: list[str] = quay.offered("name", "joker", by=0)
    return found


def test_s5_8_who_has_several_jokers_names_the_one_that_goes_first() -> None:
    mine = ship("monkey rope rope map map map")
    for joker, deck, parrot in (
        (None, {"rope": 2, "map": 3}, True),
        ("rope", {"monkey": 1, "map": 3}, True),
        ("map", {"monkey": 1, "rope": 2, "map": 1}, True),
        ("parrot", {"monkey": 1, "rope": 2, "map": 3}, False),
    ):
        quay = Quay.answering("D01", mine, *OTHERS, competition=True, **PARROT)
        assert jokers(quay) == ["rope", "map", "parrot"]
        if joker:
            quay.play("name", by=0, joker=joker)
            assert (jokers(quay), quay.story(0), quay.story(1)) == ([], [{"kind": "named", "seat": 0, "joker": joker}], [])
        quay.answer("fulfil", "decline", "decline")
        assert (quay.ship(0).deck, quay.ship(0).parrot) == (deck, parrot)
        assert quay.goods(0) == {"lightblue": 1, "white": 1}


def test_s5_8_jokers_are_named_one_by_one() -> None:
    """With a monkey and two pairs the monkey can be kept."""
    quay = Quay.answering("P01", ship("monkey rope rope map map"), *OTHERS, competition=True)
    assert jokers(quay) == ["rope", "map"]
    assert jokers(quay.play("name", by=0, joker="rope")) == ["map"]
    assert jokers(quay.play("name", by=0, joker="map")) == []
    assert quay.view(0).named == {"rope": 1, "map": 1}
    assert quay.answer("fulfil", "decline", "decline").ship(0).deck == {"monkey": 1}


def test_s5_8_two_pairs_of_one_kind_are_named_one_after_the_other() -> None:
    quay = Quay.answering("P01", ship("monkey rope rope rope rope"), *OTHERS, competition=True)
    quay.play("name", by=0, joker="rope").play("name", by=0, joker="rope")
    assert quay.view(0).named == {"rope": 2}
    assert quay.answer("fulfil", "decline", "decline").ship(0).deck == {"monkey": 1}


def test_s5_8_a_joker_that_goes_next_anyway_need_not_be_named() -> None:
    quay = Quay.answering("D01", ship("rope rope map map map"), *OTHERS, competition=True, **PARROT)
    assert jokers(quay) == ["rope", "parrot"]
    assert quay.why("name", by=0, joker="map") == "no_joker"
    assert jokers(Quay.answering("D01", ship("rope"), *OTHERS, competition=True, **PARROT)) == []
    assert jokers(Quay.answering("D01", ship("rope"), *OTHERS, **PARROT)) == []
    assert jokers(Quay.answering("P01", ship("monkey rope"), *OTHERS, competition=True, **PARROT)) == []  # both go


def test_s5_8_no_joker_is_named_where_none_is_needed_or_there() -> None:
    quay = Quay.answering("D01", ship("shovel monkey rope rope"), *OTHERS, competition=True, **PARROT)
    assert quay.why("name", by=0, joker="rope") == "no_joker"
    quay.play("spare", by=0, tile="shovel")
    assert jokers(quay) == ["rope", "parrot"]
    assert quay.why("name", by=0, joker="shovel") == quay.why("name", by=0, joker="map") == "no_joker"
    without = Quay.answering("D01", ship("monkey rope"), *OTHERS, competition=True)
    assert without.why("name", by=0, joker="parrot") == "no_joker"
    assert Quay.answering("D01", ship("rope rope"), *OTHERS).why("name", by=0, joker="rope") == "no_joker"


def test_s5_8_who_spares_a_tile_may_name_the_joker_too() -> None:
    quay = Quay.answering("D01", ship("shovel monkey rope rope"), *OTHERS, competition=True, **PARROT)
    quay.play("spare", by=0, tile="shovel").play("name", by=0, joker="parrot").answer("fulfil", "decline", "decline")
    assert (quay.ship(0).deck, quay.ship(0).parrot) == ({"shovel": 1, "monkey": 1, "rope": 2}, False)


def test_s5_8_after_the_named_jokers_the_others_follow_as_usual() -> None:
    quay = Quay.answering("P01", ship("monkey rope rope map map"), *OTHERS, competition=True, **PARROT)
    quay.play("name", by=0, joker="parrot").answer("fulfil", "decline", "decline")
    assert (quay.ship(0).deck, quay.ship(0).parrot) == ({"rope": 2, "map": 2}, False)


def test_s5_8_tiles_that_pay_make_no_pair_that_could_be_named() -> None:
    quay = Quay.answering("P08", ship("cannon cannon monkey"), *OTHERS, competition=True, **PARROT)
    assert quay.why("name", by=0, joker="cannon") == "no_joker"
    assert quay.may("spare", by=0, tile="cannon")


def test_s5_8_what_each_way_to_pay_would_cost_stands_in_the_view() -> None:
    """Two ropes on deck and two cannons below: of equally many the first kind goes, wherever it lies."""
    quay = Quay.answering("D01", ship("rope rope", "cannon cannon"), *OTHERS, competition=True)
    found = {(way.does, way.joker): (way.deck, way.hold, way.parrot) for way in quay.view(0).ways}
    assert found == {("fulfil", None): ({}, {"cannon": 2}, False), ("name", "rope"): ({"rope": 2}, {}, False)}
    assert quay.view(1).ways == quay.view(SPECTATOR).ways == ()
    quay.answer("fulfil", "decline", "decline")
    assert quay.told("gave_tile") == [{"kind": "gave_tile", "seat": 0, "shows": "cannon", "at": "below", "joker": True}] * 2
    assert (quay.ship(0).deck, quay.ship(0).hold) == ({"rope": 2}, {})


def test_s5_8_the_cost_of_goods_the_parrot_and_lost_goods_stands_in_the_view() -> None:
    (way,) = Quay.answering("T02", ship(goods="lightblue", below="lightblue"), *OTHERS).view(0).ways
    assert (way.goods, way.goods_hold, way.parrot) == ({"lightblue": 1}, {}, False)
    ways = Quay.answering("D01", ship("shovel"), *OTHERS, **PARROT).view(0).ways
    assert [(way.does, way.spare, way.deck, way.parrot) for way in ways] == [
        ("fulfil", None, {"shovel": 1}, False),
        ("spare", "shovel", {}, True),
    ]
    mine = full(deck="storage storage map map rope sabre", hold="", chests=(2, 4), goods="white " * 4, below="orange " * 2)
    (way,) = (way for way in Quay.answering("D01", mine, *OTHERS, competition=True).view(0).ways if way.does == "fulfil")
    assert (way.deck, way.lost) == ({"map": 2}, {})
    (way,) = (way for way in Quay.answering("D01", mine, *OTHERS, competition=True).view(0).ways if way.joker == "storage")
    assert (way.deck, way.lost) == ({"storage": 2}, {"white": 2})


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
