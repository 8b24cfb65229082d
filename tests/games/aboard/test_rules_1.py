"""What rules 1 did differently (the end of docs/rules/aboard.md): matches that were begun by them are played on by them."""

from collections import Counter

import pytest

from seaboard.games import registry
from seaboard.games.aboard.data import CARDS
from tests.support.games import Case, plies
from tests.support.quay import CATEGORY_OF_CARD, ROUND, Json, Quay, full, ship

OTHERS = (ship(), ship())
OLD: Json = {"rules": 1}
PARROT: Json = {"round": 2, "parrots": [0]}


def of(category: str) -> list[str]:
    """The cards of a category."""
    return [card for card in CARDS if CATEGORY_OF_CARD[card] == category]


def dealing(cards: list[str]) -> Quay:
    """These of any cards are dealt, in this order."""
    quay = Quay(seats=3, pace="race", random_cards=True, **OLD)
    while quay.phase == "lay":
        quay.play("laid", open=0)
    for card in cards:
        quay.play("dealt", card=card)
    return quay


def test_a_match_says_by_which_rules_it_is_played() -> None:
    assert Quay(**OLD).match.header.rules == 1
    assert Quay().match.header.rules == 2


def test_random_cards_kept_every_category_possible_draw_by_draw() -> None:
    assert dealing(of("discovery")[:10]).offered("dealt", "card") == [*of("trade"), *of("pirates"), *of("order")]
    assert dealing(of("trade")[:7]).why("dealt", card="T08") == "not_possible"


def test_rewards_and_penalties_came_in_one_order() -> None:
    ships = (ship("sabre sailor"), ship(below="white", coins=3), ship())
    quay = Quay.answering("P03", *ships, **OLD).answer("fulfil", "decline", "decline")
    assert (quay.phase, quay.turn) == ("choose", 0)


def test_storage_in_a_hold_was_open_at_sea() -> None:
    quay = Quay.answering("D01", ship("", "storage map map"), ship(), ship(), tiles="?storage ?rope", **OLD)
    assert [(mine.room, mine.stores) for mine in quay.view(1).ships] == [(13, 1), (14, 0), (14, 0)]
    assert all(Counter(world["ships"][0]["hold"])["storage"] == 1 for world in quay.worlds(1))


def test_goods_without_a_place_were_those_that_lay_where_the_storage_was() -> None:
    mine = full(deck="storage " + "map " * 7, hold="storage rope rope rope", goods="violet orange", below="white " * 4)
    quay = Quay.answering("D01", mine, *OTHERS, **OLD).play("dump", by=0, tile="storage")
    assert (quay.ship(0).goods, quay.ship(0).goods_hold) == ({"violet": 1}, {"white": 4})


def test_one_tile_and_one_joker_were_named_with_the_decision() -> None:
    quay = Quay.answering("D01", ship("shovel monkey rope rope"), *OTHERS, competition=True, **PARROT, **OLD)
    named = [(choice["spare"], choice["joker"]) for choice in quay.choices("fulfil", by=0)]
    assert named == [(None, None), ("shovel", None), ("shovel", "rope"), ("shovel", "parrot")]
    assert quay.why("spare", by=0, tile="shovel") == quay.why("name", by=0, joker="rope") == "not_now"
    assert [(way.does, way.spare, way.joker) for way in quay.view(0).ways] == [("fulfil", *both) for both in named]
    quay.play("fulfil", by=0, spare="shovel", joker="parrot").play("decline", by=1).play("decline", by=2)
    assert (quay.ship(0).deck, quay.ship(0).parrot) == ({"shovel": 1, "monkey": 1, "rope": 2}, False)


def test_by_rules_2_nothing_is_named_with_the_decision() -> None:
    quay = Quay.answering("D01", ship("shovel monkey rope rope"), *OTHERS, competition=True, **PARROT)
    assert quay.match.refusal(0, {"kind": "fulfil", "spare": "shovel"}) == "not_now"
    assert quay.match.refusal(0, {"kind": "fulfil", "joker": "parrot"}) == "not_now"


def test_the_next_back_was_drawn_when_its_turn_came() -> None:
    quay = Quay.at_sea(ship(), ship(), **OLD).play("topped", category="trade").play("revealed", card="T02")
    assert (quay.phase, quay.view().next) == ("answer", None)
    assert quay.answer("decline", "decline").phase == "top"


def test_that_an_order_follows_was_not_shown_either() -> None:
    played = [card for card in ROUND if card not in ("D01", "O01", "O02", "O03")]
    quay = Quay.at_sea(ship(), ship(), played=played, postponed=3, **OLD).play("topped", category="discovery")
    assert quay.play("revealed", card="D01").view().next is None


@pytest.mark.parametrize("number", range(7))
def test_whole_matches_are_still_played(number: int) -> None:
    old = registry.game("aboard", 1)
    case = Case(old, old.variants[number])
    steps = plies(case, "random", 2000, 4)
    assert all(old.invariants(step.state, case.board) == [] for step in steps)
    last = steps[-1].state.clone()
    old.apply(last, case.board, steps[-1].seat, steps[-1].action, None)
    assert old.outcome(last, case.board) is not None
