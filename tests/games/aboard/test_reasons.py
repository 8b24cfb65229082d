"""What speaks for an action in Anchors Aweigh!: for the seat itself, and for all who do not see below its deck.

The round has D01 to D05 (one tile each: shovel, telescope, compass, map, rope), T01, T02, P01 to P03, O01 to O03.
"""

from typing import Any

import pytest

from tests.support.quay import SPECTATOR, Json, Quay, full, round_with, ship

OTHERS = (1, SPECTATOR)


def hears(quay: Quay, kind: str, eyes: int = SPECTATOR, **named: Any) -> str:
    """What speaks for this if seat 0 does it."""
    return quay.reason(kind, by=0, eyes=eyes, **named)


def takes(tile: str, mine: Json | None = None, eyes: int = SPECTATOR, **named: Any) -> str:
    """What speaks for taking this tile, beside one that no card asks for."""
    quay = Quay.loading(f"{tile} monkey ?map", mine or ship(), ship(), ship(), **named)
    return hears(quay, "take", eyes, tile="t0", to="deck")


def test_a_tile_for_a_discovery() -> None:
    assert takes("compass") == "for_discovery"


def test_a_tile_against_pirates() -> None:
    assert takes("cannon") == "for_pirates"


def test_a_tile_that_several_cards_ask_for() -> None:
    assert takes("sailor", drawn=round_with("D06")) == "many_ask"


def test_the_last_tile_for_a_card() -> None:
    assert takes("cannon", ship(deck="sabre")) == "completes"


def test_what_completes_a_card_below_deck_is_for_the_own_eyes() -> None:
    mine = ship(hold="sabre")
    assert takes("cannon", mine, eyes=0) == "completes"
    assert {takes("cannon", mine, eyes=eyes) for eyes in OTHERS} == {"for_pirates"}


def test_a_tile_that_no_card_asks_for_any_more() -> None:
    mine = ship(deck="compass")
    assert takes("compass", mine) == "none"
    below = ship(hold="compass")
    assert (takes("compass", below, eyes=0), takes("compass", below)) == ("none", "for_discovery")


def test_room_for_goods() -> None:
    quay = Quay.loading("storage monkey ?map", ship(), ship())
    assert hears(quay, "take", tile="t0", to="deck") == "store_room"
    assert hears(quay, "take", tile="t0", to="below") == "store_room"


def test_a_monkey_is_a_joker_in_a_competition_and_nothing_else() -> None:
    assert takes("monkey", competition=True) == "joker"
    assert takes("monkey") == "none"


def test_a_tile_is_turned_when_nothing_in_sight_is_worth_it() -> None:
    dull = Quay.loading("monkey ?map", ship(), ship())
    assert hears(dull, "turn", tile="t1") == "curious"
    rich = Quay.loading("compass ?map", ship(), ship())
    assert hears(rich, "turn", tile="t1") == "none"


def test_a_turned_tile_is_taken_or_left() -> None:
    quay = Quay.loading("monkey ?map ?monkey", ship(), ship(), pace="turns")
    quay.play("turn", tile="t1").turned("map")
    assert hears(quay, "take", tile="t1", to="deck") == "for_discovery"
    assert hears(quay, "leave") == "none"
    other = Quay.loading("monkey ?map ?monkey", ship(), ship(), pace="turns")
    other.play("turn", tile="t1").turned("monkey")
    assert hears(other, "take", tile="t1", to="deck") == "none"
    assert hears(other, "leave") == "not_needed"


def test_a_sack_that_cards_ask_for() -> None:
    quay = Quay.loading("compass ?map", ship(), ship())
    assert hears(quay, "load", colour="lightblue") == "good_asked"
    assert hears(quay, "load", colour="violet") == "none"


def test_hurry() -> None:
    behind = Quay.loading("monkey ?map ?map", ship(), ship(deck="cannon cannon sabre sabre"), phase="haste", pace="turns")
    assert hears(behind, "snatch", to="deck") == "hurries"
    assert hears(behind, "calm") == "none"
    close = Quay.loading("monkey ?map ?map", ship(), ship(deck="cannon"), phase="haste", pace="turns")
    assert hears(close, "snatch", to="deck") == "none"
    assert hears(close, "calm") == "no_hurry"
    ahead = Quay.loading("monkey ?map ?map", ship(deck="cannon"), ship(), phase="haste", pace="turns")
    assert hears(ahead, "calm") == "none"


def meeting(mine: Json) -> Quay:
    return Quay.at_sea(mine, full(), phase="meet", top="pirates", asked=[0, 1])


def test_pirates_are_met_or_fled_in_secret() -> None:
    armed, bare = meeting(full()), meeting(full(deck="shovel", hold=""))
    assert (hears(armed, "meet", eyes=0), hears(armed, "flee", eyes=0)) == ("defies", "none")
    assert (hears(bare, "meet", eyes=0), hears(bare, "flee", eyes=0)) == ("none", "flees")
    assert {hears(quay, kind, eyes=eyes) for quay in (armed, bare) for kind in ("meet", "flee") for eyes in OTHERS} == {"none"}


@pytest.mark.parametrize(
    ("card", "expected", "declined"), [("D01", "worth_it", "none"), ("O01", "worth_it", "saves"), ("P01", "defies", "none")]
)
def test_a_card_is_fulfilled_in_secret(card: str, expected: str, declined: str) -> None:
    """Or let pass: T01 is still to come, and asks for a sack that O01 would take."""
    quay = Quay.answering(card, full(below="lightblue lightblue"), full())
    assert hears(quay, "fulfil", eyes=0) == expected
    assert hears(quay, "decline", eyes=0) == declined
    assert {hears(quay, kind, eyes=eyes) for kind in ("fulfil", "decline") for eyes in OTHERS} == {"none"}


def test_a_tile_is_kept_for_a_card_that_could_not_be_paid_without_it() -> None:
    quay = Quay.answering("D01", ship("shovel map"), full(), drawn=round_with("D01", "D09"))
    assert (hears(quay, "fulfil", eyes=0), hears(quay, "decline", eyes=0)) == ("worth_it", "saves")
    two = Quay.answering("D01", ship("shovel shovel map"), full(), drawn=round_with("D01", "D09"))
    assert hears(two, "decline", eyes=0) == "none"


def test_what_is_missing_is_a_secret() -> None:
    quay = Quay.answering("O01", full(), full())
    assert hears(quay, "decline", eyes=0) == "lacks"
    assert {hears(quay, "decline", eyes=eyes) for eyes in OTHERS} == {"none"}


def test_nothing_speaks_for_throwing_things_away_without_need() -> None:
    quay = Quay.answering("O01", full(), full())
    assert hears(quay, "dump", tile="cannon", eyes=0) == "none"


def test_a_tile_that_pays_no_card_any_more_is_thrown_away_in_secret() -> None:
    quay = Quay.answering("O01", ship("sabre map"), full())
    assert hears(quay, "dump", eyes=0, tile="sabre") == "not_needed"
    assert hears(quay, "dump", eyes=0, tile="map") == "none"
    assert {hears(quay, "dump", eyes=eyes, tile="sabre") for eyes in OTHERS} == {"none"}


def test_room_is_made_before_a_card_is_fulfilled() -> None:
    crowded = full(deck="cannon cannon sabre sabre sailor sailor map shovel")
    quay = Quay.answering("D09", crowded, full())
    assert hears(quay, "dump", eyes=0, tile="sailor") == "makes_room"
    assert {hears(quay, "dump", eyes=eyes, tile="sailor") for eyes in OTHERS} == {"none"}
    roomy = Quay.answering("D09", full(deck="cannon sailor map shovel"), full())
    assert hears(roomy, "dump", eyes=0, tile="sailor") == "none"


def test_a_sack_that_is_there_is_not_enough_for_all_cards() -> None:
    quay = Quay.answering("P03", ship("sabre sailor", below="lightblue lightblue"), full()).answer("fulfil", "decline")
    quay.play("hand_over", colour="white")
    assert hears(quay, "wish", eyes=0, colour="lightblue") == "together"
    assert hears(quay, "wish", eyes=0, colour="white") == "good_asked"
    assert {hears(quay, "wish", eyes=eyes, colour="lightblue") for eyes in OTHERS} == {"good_asked"}, "the hold is a secret"


def test_a_sack_of_free_choice() -> None:
    quay = Quay.answering("P03", ship("sabre sailor"), full()).answer("fulfil", "decline")
    quay.play("hand_over", colour="white")
    assert quay.phase == "choose"
    assert hears(quay, "wish", colour="lightblue") == "good_asked"
    assert hears(quay, "wish", colour="violet") == "none"


def test_room_is_made_for_a_reward() -> None:
    mine = ship("cannon cannon sabre sabre sailor sailor map shovel", "telescope rope compass map", below="violet orange")
    quay = Quay.answering("D09", mine, full()).answer("fulfil", "decline")
    assert quay.phase == "store"
    for eyes in (0, *OTHERS):
        assert hears(quay, "waive", eyes, colour="lightblue") == "makes_room"
        assert hears(quay, "spill", eyes, colour="violet") == "not_needed"
        assert hears(quay, "dump", eyes, tile="sailor") == "makes_room"


def test_what_is_below_deck_and_can_be_done_without_is_for_the_own_eyes() -> None:
    mine = ship("cannon cannon sabre sabre sailor sailor map shovel", "telescope compass compass map", below="violet orange")
    quay = Quay.answering("D09", mine, full()).answer("fulfil", "decline")
    assert hears(quay, "dump", eyes=0, tile="compass") == "not_needed"
    assert {hears(quay, "dump", eyes, tile="compass") for eyes in OTHERS} == {"makes_room"}


def test_nobody_throws_storage_away_to_make_room() -> None:
    mine = ship(
        "storage cannon sabre sabre sailor sailor map shovel",
        "telescope rope compass map",
        below="violet orange",
        goods="white white",
    )
    quay = Quay.answering("D09", mine, full()).answer("fulfil", "decline")
    assert hears(quay, "dump", tile="storage") == "none"


def test_the_pirates_get_what_can_be_done_without() -> None:
    quay = Quay.answering("P01", ship(below="violet lightblue", coins=3), ship()).answer("decline", "decline")
    assert quay.phase == "pay"
    for eyes in (0, *OTHERS):
        assert hears(quay, "hand_over", eyes, colour="violet") == "not_needed"
        assert hears(quay, "hand_over", eyes, colour="lightblue") == "none"


def test_a_chest_on_deck_keeps_the_hold_free() -> None:
    quay = Quay.at_last_card("O01", ship("map", coins=10), ship()).answer("decline", "decline")
    assert quay.phase == "chest"
    assert hears(quay, "bury", to="deck") == "keeps_hold"
    assert hears(quay, "bury", to="below") == "none"
