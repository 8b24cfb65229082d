"""Chapter 1 of docs/rules/aboard.md: set-up."""

from collections import Counter
from collections.abc import Iterator
from math import comb

import pytest

from seaboard.engine.chance import seeded
from seaboard.games.aboard.data import CARDS, DATA
from tests.support.quay import CATEGORY_OF_CARD, COLOURS, ROUND, Quay, ship

PER_CATEGORY = {"discovery": 5, "trade": 2, "pirates": 3, "order": 3}


def laid() -> Iterator[int]:
    """How many tiles lie open, in many set-ups."""
    for seed in range(200):
        heap = Quay(seats=3, chance=seeded(seed)).view().heap
        yield sum(tile.shows is not None for tile in heap)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s1_1_ships_are_empty_and_have_eight_spaces_on_deck_and_four_below(seats: int) -> None:
    quay = Quay(seats=seats, first_seat=0)
    assert len(quay.view().ships) == seats
    for seat in range(seats):
        mine = quay.ship(seat)
        assert (mine.deck_spaces, mine.hold_spaces) == (8, 4)
        assert (mine.deck, mine.hold, mine.goods, mine.goods_hold) == ({}, {}, {}, {})
        assert (mine.total, mine.parrot, mine.monkey) == (0, False, False)


def test_s1_1_two_special_spaces_below_deck_take_goods() -> None:
    quay = Quay.answering("D01", ship(), ship())
    assert quay.ship(0).room == 8 + 4 + 2


def test_s1_1_the_supply_has_sixteen_goods_of_each_colour() -> None:
    assert Quay(seats=4).view().supply == dict.fromkeys(COLOURS, 16)


def test_s1_1_money_cannot_run_out() -> None:
    quay = Quay.at_last_card("O09", *[ship(below="lightblue lightblue orange orange", coins=300)] * 2, round=2)
    assert quay.answer("fulfil", "fulfil").coins() == [308, 308]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s1_2_all_84_tiles_lie_in_the_heap(seats: int) -> None:
    quay = Quay(seats=seats, chance=seeded(1))
    assert list(quay.heap()) == [f"t{n}" for n in range(84)]
    down = quay.match.position["down"]
    shown = Counter(quay.heap().values()) + Counter(down)
    del shown["?"]
    kinds = ("cannon", "sabre", "sailor", "shovel", "telescope", "rope", "compass", "map", "storage")
    assert shown == {"monkey": 3} | dict.fromkeys(kinds, 6) | {f"{kind}*": 3 for kind in kinds}


def test_s1_2_each_tile_lies_face_down_with_chance_one_half() -> None:
    """Of six equal tiles n lie open in as many of 64 cases as there are ways to choose them."""
    shares = Quay(seats=3, first_seat=0).shares("open")
    assert Counter(shares) == {n: comb(6, n) for n in range(7)}


def test_s1_2_tiles_lie_independently_of_each_other() -> None:
    """Of 84 tiles 42 lie open on average, with the spread of 84 coins."""
    found = list(laid())
    mean = sum(found) / len(found)
    variance = sum((n - mean) ** 2 for n in found) / len(found)
    assert abs(mean - 42) < 1.5
    assert 14 < variance < 29


def test_s1_2_names_say_nothing_about_tiles_that_lie_face_down() -> None:
    """Those that lie open have the lowest numbers; any tile that lies face down may be any of them."""
    quay = Quay(seats=3, first_seat=0, pace="race", chance=seeded(4))
    shown = list(quay.heap().values())
    assert "?" not in shown[: shown.index("?")]
    assert set(shown[shown.index("?") :]) == {"?"}


@pytest.mark.parametrize("seed", range(5))
def test_s1_3_thirteen_cards_in_the_usual_composition(seed: int) -> None:
    cards = Quay(seats=3, chance=seeded(seed)).view().cards
    assert len(set(cards)) == 13
    assert Counter(CATEGORY_OF_CARD[card] for card in cards) == PER_CATEGORY


def test_s1_3_every_card_of_a_category_is_as_likely() -> None:
    quay = Quay(seats=3, first_seat=0, pace="race")
    while quay.phase == "lay":
        quay.play("laid", open=0)
    for n, card in enumerate(ROUND):
        expected = [name for name in CARDS if CATEGORY_OF_CARD[name] == CATEGORY_OF_CARD[card] and name not in ROUND[:n]]
        assert quay.offered("dealt", "card") == quay.shares("card") == expected
        quay.play("dealt", card=card)
    assert quay.view().cards == ROUND


def test_s1_4_cards_ask_for_tiles_or_goods_by_their_category() -> None:
    for card in DATA.card:
        assert bool(card.tiles) == (card.category in ("discovery", "pirates"))
        assert bool(card.goods) == (card.category in ("trade", "order"))
        assert card.gives or card.money


def test_s1_4_no_card_asks_for_storage_or_monkeys() -> None:
    assert not {"storage", "monkey"} & {kind for card in DATA.card for kind in card.tiles}


def test_s1_4_only_pirates_give_goods_of_free_choice() -> None:
    assert {card.category for card in DATA.card if "any" in card.gives} == {"pirates"}


def test_s1_5_cards_lie_face_down_until_the_last_one_is_there() -> None:
    quay = Quay(seats=3, first_seat=0)
    while quay.phase == "lay":
        quay.play("laid", open=0)
    for card in ROUND:
        assert (quay.phase, quay.view(0).cards) == ("deal", ())
        assert quay.choices(by=0) == []
        quay.play("dealt", card=card)
    assert quay.view(0).cards == ROUND


def test_s1_5_no_card_lies_open_to_be_played_while_ships_are_loaded() -> None:
    seen = Quay(seats=3, chance=seeded(1)).view()
    assert (seen.phase, seen.top, seen.next, seen.card, seen.turned, seen.first) == ("load", None, None, None, None, None)
