"""Chapter 9 of docs/rules/aboard.md: variants."""

from collections import Counter

import pytest

import seaboard
from seaboard.engine.chance import seeded
from seaboard.engine.errors import Malformed
from seaboard.games.aboard.data import CARDS
from tests.support.quay import CATEGORY_OF_CARD, ROUND, SPECTATOR, Json, Quay, full, ship

OTHERS = (ship(), ship())


def of(category: str) -> list[str]:
    """The cards of a category."""
    return [card for card in CARDS if CATEGORY_OF_CARD[card] == category]


def dealing(cards: list[str]) -> Quay:
    """These of any cards are dealt, in this order."""
    quay = Quay(seats=3, pace="race", random_cards=True)
    while quay.phase == "lay":
        quay.play("laid", open=0)
    for card in cards:
        quay.play("dealt", card=card)
    return quay


# --- the handicap ---


@pytest.mark.parametrize("handicap", [[1], [0, 2], [0, 1, 2]])
def test_s9_1_a_monkey_takes_a_deck_space_and_is_missing_in_the_heap(handicap: list[int]) -> None:
    quay = Quay(seats=3, handicap=handicap, chance=seeded(1))
    assert [quay.ship(seat).deck_spaces for seat in range(3)] == [7 if seat in handicap else 8 for seat in range(3)]
    assert [quay.ship(seat).monkey for seat in range(3)] == [seat in handicap for seat in range(3)]
    monkeys = Counter(quay.heap().values())["monkey"] + quay.match.position["down"].get("monkey", 0)
    assert (monkeys, len(quay.heap())) == (3 - len(handicap), 84 - len(handicap))


def test_s9_1_the_ship_is_full_with_eleven_tiles() -> None:
    mine = full(deck="cannon cannon sabre sabre sailor sailor")
    quay = Quay.loading("map ?rope", mine, *OTHERS, handicap=[0]).take("t0", by=0)
    assert quay.view().first == 0


def test_s9_1_it_cannot_be_thrown_overboard() -> None:
    quay = Quay.answering("D01", ship(), *OTHERS, handicap=[0])
    assert quay.why("dump", by=0, tile="monkey") == "not_aboard"
    assert quay.ship(0).room == 13


def test_s9_1_it_is_never_a_joker() -> None:
    quay = Quay.answering("D01", ship(), *OTHERS, handicap=[0], competition=True)
    assert quay.why("fulfil", by=0) == "cannot_pay"


def test_s9_1_it_stays_for_the_whole_match() -> None:
    quay = Quay.at_last_card("O01", ship(), *OTHERS, handicap=[0], chance=seeded(1)).answer(*["decline"] * 3)
    assert (quay.match.round, quay.ship(0).deck_spaces, len(quay.heap())) == (2, 7, 83)


def test_s9_1_at_most_three_seats_have_one() -> None:
    with pytest.raises(Malformed, match="of length <= 3"):
        Quay(seats=4, handicap=[0, 1, 2, 3])


# --- the cards ---


@pytest.mark.parametrize("composition", [[5, 2, 3, 3], [10, 1, 1, 1], [1, 4, 6, 2], [1, 1, 5, 6]])
def test_s9_2_a_composition_of_ones_own_holds_for_both_rounds(composition: list[int]) -> None:
    quay = Quay(seats=3, composition=composition, chance=seeded(1))
    first = quay.view().cards
    categories = ("discovery", "trade", "pirates", "order")
    assert [sum(CATEGORY_OF_CARD[card] == name for card in first) for name in categories] == composition
    drawn = [card for name, n in zip(categories, composition, strict=True) for card in of(name)[:n]]
    last = drawn[-1]
    position: Json = {"drawn": drawn, "played": drawn}
    quay = Quay.at_last_card(last, *[ship()] * 3, composition=composition, chance=seeded(1), **position)
    second = quay.answer(*["decline"] * 3).view().cards
    assert [sum(CATEGORY_OF_CARD[card] == name for card in second) for name in categories] == composition
    assert not set(drawn) & set(second)


@pytest.mark.parametrize("composition", [[5, 2, 3, 2], [11, 1, 1, 0], [9, 0, 2, 2], [1, 5, 3, 4], [1, 1, 7, 4], [11, 0, 1, 1]])
def test_s9_2_what_cannot_be_dealt_twice_is_refused(composition: list[int]) -> None:
    with pytest.raises(Malformed, match="composition"):
        Quay(seats=3, composition=composition)


def test_s9_3_any_card_may_come_first() -> None:
    quay = dealing([])
    assert quay.offered("dealt", "card") == quay.shares("card") == list(CARDS)


def test_s9_3_every_card_that_is_left_is_as_likely_as_the_next() -> None:
    quay = dealing(of("discovery")[:12])
    assert quay.offered("dealt", "card") == quay.shares("card") == list(CARDS[12:])


def test_s9_3_if_a_category_is_missing_all_thirteen_are_drawn_again() -> None:
    quay = dealing(of("discovery")[:12]).play("dealt", card="P01")
    assert quay.told("redealt", SPECTATOR) == [{"kind": "redealt", "seat": None}]
    assert (quay.phase, quay.match.position.get("drawn", [])) == ("deal", [])
    assert quay.offered("dealt", "card") == list(CARDS)


def test_s9_3_each_try_stands_in_the_log() -> None:
    quay = dealing(of("discovery")[:12]).play("dealt", card="P01")
    for card in ROUND:
        quay.play("dealt", card=card)
    assert quay.told("all_aboard")
    assert quay.view().cards == ROUND
    dealt = [entry.action["card"] for entry in quay.match.log.entries if entry.action["kind"] == "dealt"]
    assert dealt == [*of("discovery")[:12], "P01", *ROUND]
    assert seaboard.replay(quay.match.log).digest == quay.match.digest


def test_s9_3_if_the_rest_could_not_give_every_category_in_round_two_that_counts_as_missing() -> None:
    whole = [*of("trade"), "D01", "D02", "P01", "O01"]
    assert dealing(whole).play("dealt", card="O02").told("redealt")
    assert dealing([*of("trade")[:7], "D03", *whole[8:]]).play("dealt", card="O02").told("all_aboard")


def test_s9_3_in_the_second_round_the_last_card_may_come() -> None:
    drawn = [*of("trade")[:7], *ROUND[:4], "P01", "O01"]
    position: Json = {"drawn": drawn, "played": drawn}
    quay = Quay.at_last_card("O01", *[ship()] * 3, random_cards=True, pace="race", **position).answer(*["decline"] * 3)
    while quay.phase == "lay":
        quay.play("laid", open=0)
    for card in (*of("discovery")[4:13], "T08", "P02", "P03"):
        quay.play("dealt", card=card)
    assert quay.play("dealt", card="P04").told("redealt")
    for card in (*of("discovery")[4:13], "T08", "P02", "P03"):
        quay.play("dealt", card=card)
    assert quay.play("dealt", card="O02").told("all_aboard")


@pytest.mark.parametrize("seed", range(20))
def test_s9_3_every_category_is_there_in_both_rounds(seed: int) -> None:
    quay = Quay(seats=3, random_cards=True, chance=seeded(seed))
    first = quay.view().cards
    assert (len(first), len({CATEGORY_OF_CARD[card] for card in first})) == (13, 4)
    left = set(CARDS) - set(first)
    assert len({CATEGORY_OF_CARD[card] for card in left}) == 4


# --- competition ---


@pytest.mark.parametrize("seats", [3, 4])
def test_s9_4_tiles_with_a_starfish_stay_in_the_heap(seats: int) -> None:
    quay = Quay.loading("cannon* cannon ?map*", *[ship()] * seats, competition=True)
    assert quay.why("take", by=0, tile="t0", to="deck") == "starfish"
    assert quay.may("take", by=0, tile="t1", to="deck")


def test_s9_4_monkeys_and_pairs_are_jokers() -> None:
    for deck in ("monkey", "rope rope", "storage storage"):
        assert Quay.answering("D01", ship(deck), *OTHERS, competition=True).may("fulfil", by=0)
        assert Quay.answering("D01", ship(deck), *OTHERS).why("fulfil", by=0) == "cannot_pay"


def test_s9_4_it_is_not_for_two() -> None:
    with pytest.raises(Malformed, match="competition = True needs seats = 3 or 4, not 2"):
        Quay(seats=2, competition=True)


def test_s9_4_used_monkeys_come_back_for_the_second_round() -> None:
    quay = Quay.answering("D01", ship("monkey"), *OTHERS, competition=True, drawn=ROUND, played=ROUND, chance=seeded(1))
    quay.answer("fulfil", "decline", "decline")
    assert quay.match.round == 2
    assert Counter(quay.heap().values())["monkey"] + quay.match.position["down"].get("monkey", 0) == 3


# --- the table agrees ---


@pytest.mark.parametrize("pace", ["turns", "gentle", "race"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s9_5_every_pace_for_every_number_of_seats(pace: str, seats: int) -> None:
    quay = Quay(seats=seats, pace=pace, first_seat=1, chance=seeded(1))
    assert quay.match.actors == ((1,) if pace == "turns" else tuple(range(seats)))


def test_s9_5_what_cannot_be_played_is_refused_with_the_reason() -> None:
    with pytest.raises(Malformed, match="first_seat is 2, expected seats from 0 to 1"):
        Quay(seats=2, first_seat=2)
