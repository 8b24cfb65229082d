"""Chapter 7 of docs/rules/aboard.md: the end of a round."""

import pytest

from seaboard.engine.chance import seeded
from tests.support.quay import CATEGORY_OF_CARD, COLOURS, ROUND, Quay, full, ship


def home(*ships: dict[str, object], **named: object) -> Quay:
    """Everybody lets the last card of the round pass."""
    return Quay.at_last_card("O01", *ships, **named).answer(*["decline"] * len(ships))


def test_s7_1_every_good_is_sold_for_one() -> None:
    quay = home(ship(goods="white", below="white orange"), ship(coins=4), ship(below="violet"))
    assert quay.told("sold") == [{"kind": "sold", "seat": seat, "goods": n, "money": n} for seat, n in ((0, 3), (1, 0), (2, 1))]
    assert quay.coins() == [3, 4, 1]
    assert [quay.goods(seat) for seat in range(3)] == [{}] * 3
    assert quay.view().supply == dict.fromkeys(COLOURS, 16)


def test_s7_2_all_tiles_go_ashore() -> None:
    quay = home(full(hold="storage storage map map"), ship("monkey"), chance=seeded(1))
    assert all(quay.ship(seat).deck == quay.ship(seat).hold == {} for seat in range(2))
    assert [quay.ship(seat).deck_spaces for seat in range(2)] == [8, 8]


def test_s7_2_chests_and_the_monkey_of_the_handicap_stay() -> None:
    quay = home(full(deck="cannon cannon", coins=10), ship(), handicap=[0]).play("bury", to="deck")
    assert (quay.ship(0).monkey, quay.ship(0).chests_on_deck, quay.ship(0).deck_spaces) == (True, 1, 6)


def test_s7_2_what_is_sold_and_what_goes_ashore_is_told_ship_by_ship() -> None:
    mine = ship("map", "rope cannon", goods="white", below="white orange")
    quay = home(mine, ship(coins=4), round=2, first=1)
    assert quay.story()[2:] == [
        {"kind": "sold", "seat": 1, "goods": 0, "money": 0},
        {"kind": "landed", "seat": 1, "deck": 0, "below": 0},
        {"kind": "unloaded", "seat": 0, "colour": "white", "deck": 1, "below": 1},
        {"kind": "unloaded", "seat": 0, "colour": "orange", "deck": 0, "below": 1},
        {"kind": "sold", "seat": 0, "goods": 3, "money": 3},
        {"kind": "landed", "seat": 0, "deck": 1, "below": 2},
        {"kind": "ended", "seat": None},
    ]


def test_s7_3_every_ten_become_a_chest() -> None:
    quay = home(ship(below="white", coins=24), ship())
    assert (quay.phase, quay.turn, quay.coins()[0]) == ("chest", 0, 25)
    assert quay.choices() == [{"kind": "bury", "to": "deck"}, {"kind": "bury", "to": "below"}]
    quay.play("bury", to="below")
    assert quay.told("buried") == [{"kind": "buried", "seat": 0, "at": "below", "money": 10}]
    assert (quay.phase, quay.turn) == ("chest", 0)
    quay.play("bury", to="deck")
    mine = quay.ship(0)
    assert (mine.chests_on_deck, mine.chests_below, mine.coins, mine.total) == (1, 1, 5, 25)
    assert (mine.deck_spaces, mine.hold_spaces) == (7, 3)


@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (2, [2, 0, 1])])
def test_s7_3_seat_by_seat_from_the_first_full_ship(first: int, order: list[int]) -> None:
    quay = home(ship(coins=10), ship(coins=12), ship(coins=19), first=first)
    for seat in order:
        assert quay.turn == seat
        quay.play("bury", to="deck")
    assert quay.coins() == [0, 2, 9]


def test_s7_3_nobody_keeps_ten_coins() -> None:
    quay = home(ship(coins=10), ship())
    assert quay.kinds() == {"bury"}


def test_s7_3_all_see_a_chest() -> None:
    quay = home(ship(coins=10), ship()).play("bury", to="below")
    assert quay.view(1).ships[0].chests_below == 1


@pytest.mark.parametrize(("chests", "at"), [((8, 0), "below"), ((0, 4), "deck"), ((8, 3), "below"), ((7, 4), "deck")])
def test_s7_3_nobody_is_asked_where_there_is_one_possibility(chests: tuple[int, int], at: str) -> None:
    quay = home(ship(coins=10, chests=chests), ship())
    assert quay.told("buried") == [{"kind": "buried", "seat": 0, "at": at, "money": 10}]
    assert quay.phase == "lay"


def test_s7_3_the_last_chest_goes_where_a_space_is_left() -> None:
    quay = home(ship(coins=20, chests=(7, 3)), ship()).play("bury", to="deck")
    assert (quay.ship(0).chests_on_deck, quay.ship(0).chests_below, quay.phase) == (8, 4, "lay")


def test_s7_3_only_the_owner_says_where_a_chest_goes() -> None:
    quay = home(ship(coins=10), ship())
    assert quay.why("bury", by=1, to="deck") == "not_now"


def test_s7_3_money_without_a_space_stays_in_coins() -> None:
    quay = home(ship(coins=25, chests=(8, 3)), ship())
    assert (quay.ship(0).chests_below, quay.coins()[0], quay.phase) == (4, 15, "lay")


def test_s7_3_after_the_second_round_there_are_no_more_chests() -> None:
    quay = home(ship(coins=25), ship(), round=2)
    assert (quay.phase, quay.coins()[0], quay.ship(0).chests_on_deck) == ("over", 25, 0)


def test_s7_4_who_owns_least_gets_a_parrot() -> None:
    quay = home(ship(coins=5), ship(coins=3), ship(coins=4))
    assert quay.told("consoled") == [{"kind": "consoled", "seat": 1}]
    assert [quay.ship(seat).parrot for seat in range(3)] == [False, True, False]


def test_s7_4_chests_count() -> None:
    quay = home(ship(coins=0, chests=(1, 0)), ship(coins=9), ship(coins=9))
    assert [event["seat"] for event in quay.told("consoled")] == [1, 2]


def test_s7_4_three_may_share_the_last_place() -> None:
    quay = home(ship(coins=5), ship(coins=5), ship(coins=6), ship(coins=5))
    assert [event["seat"] for event in quay.told("consoled")] == [0, 1, 3]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s7_4_nobody_gets_one_if_all_own_the_same(seats: int) -> None:
    quay = home(*[ship(coins=5)] * seats)
    assert quay.told("consoled") == []
    assert not any(quay.ship(seat).parrot for seat in range(seats))


def test_s7_4_a_parrot_needs_no_space_and_is_worth_nothing() -> None:
    quay = home(ship(coins=5), ship(coins=6), round=2, parrots=[0])
    assert quay.match.outcome is not None
    assert quay.match.outcome.scores == (5, 6)
    quay = home(ship(coins=5), ship(coins=6))
    assert (quay.ship(0).parrot, quay.ship(0).deck_spaces, quay.ship(0).hold_spaces) == (True, 8, 4)


def test_s7_4_there_is_no_parrot_in_the_first_round() -> None:
    assert not any(mine.parrot for mine in Quay(seats=3, chance=seeded(1)).view().ships)


def test_s7_5_all_tiles_lie_in_the_heap_again() -> None:
    quay = home(full(), ship("monkey"), ship(), chance=seeded(3))
    assert (quay.match.round, quay.phase, len(quay.heap())) == (2, "load", 84)
    assert sum(shown == "?" for shown in quay.heap().values()) == sum(quay.match.position["down"].values())


def test_s7_5_thirteen_new_cards_come_out_of_those_that_are_left() -> None:
    quay = home(ship(), ship(), ship(), chance=seeded(3))
    cards = quay.view().cards
    assert len(cards) == 13
    assert not set(cards) & set(ROUND)
    assert [CATEGORY_OF_CARD[card] for card in cards] == [CATEGORY_OF_CARD[card] for card in ROUND]


def test_s7_5_a_card_of_the_first_round_does_not_come_again() -> None:
    quay = home(ship(), ship(), pace="race")
    while quay.phase == "lay":
        quay.play("laid", open=0)
    assert len(quay.offered("dealt", "card")) == 15
    assert quay.why("dealt", card="D01") == "not_possible"


def test_s7_5_who_is_full_first_is_open_again() -> None:
    quay = home(ship(), ship(), first=1, chance=seeded(3))
    assert (quay.view().first, quay.view().played) == (None, ())
    assert all(quay.ship(seat).loading for seat in range(2))


def test_s7_5_rich_ships_have_fewer_spaces() -> None:
    quay = home(ship(coins=30), ship(), pace="race", chance=seeded(3))
    for _ in range(3):
        quay.play("bury", to="deck")
    assert (quay.ship(0).deck_spaces, quay.ship(1).deck_spaces) == (5, 8)
