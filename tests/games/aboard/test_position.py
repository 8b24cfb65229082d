"""Positions by name: what is written is read again, and what cannot be is refused with the reason."""

import json
from typing import Any

import pytest

import seaboard
from seaboard.engine.errors import Malformed
from tests.support.quay import ROUND, Quay, full, heap, ship
from tests.support.spoilt import faults

LOADING: dict[str, Any] = {"phase": "load", "drawn": ROUND, **heap("cannon rope* ?map ?map")}
VOYAGE: dict[str, Any] = {"phase": "top", "drawn": ROUND, "loading": [], "first": 0, **heap("")}
ANSWER: dict[str, Any] = VOYAGE | {"phase": "answer", "played": ["D01"], "top": "discovery", "card": "D01", "asked": [0, 1]}
PIRATES: dict[str, Any] = ANSWER | {"played": ["P01"], "top": "pirates", "card": "P01"}


@pytest.mark.parametrize(
    "options", [{"seats": 4}, {"seats": 2, "handicap": [1]}, {"seats": 3, "competition": True, "pace": "race"}]
)
def test_every_position_of_a_match_is_read_as_it_was_written(options: dict[str, Any]) -> None:
    match = seaboard.new("aboard", seed=3, **options)
    while not match.over:
        if match.seq % 3 == 0:
            text = json.dumps(match.position)
            again = seaboard.new("aboard", position=json.loads(text), **options)
            assert again.digest == match.digest
            assert json.dumps(again.position) == text
        seat = match.actors[match.seq % len(match.actors)]
        choices = match.legal(seat)
        match.act(seat, choices[7 * match.seq % len(choices)])


def test_a_position_is_plain_json() -> None:
    found = Quay(seats=3, position=LOADING).match.position
    assert json.loads(json.dumps(found)) == found


def test_what_is_left_out_is_as_at_the_start() -> None:
    assert Quay(seats=3, position={}).match.digest == Quay(seats=3).match.digest


def test_the_supply_is_what_is_nowhere_else() -> None:
    ships = [full(goods="white", deck="map " * 7, below="white orange"), ship(below="violet")]
    quay = Quay(seats=2, position=ANSWER | {"phase": "store", "asked": [], "ships": ships, "reward": {"violet": 2}})
    assert quay.view().supply == {"lightblue": 16, "white": 14, "orange": 15, "violet": 13}


def test_a_decision_that_is_not_shown_yet_is_part_of_it() -> None:
    position = ANSWER | {"asked": [1], "accepts": [0], "ships": [ship("shovel", spared="shovel")], "parrots": [0]}
    assert Quay(seats=2, position=position).match.position["ships"][0]["spared"] == {"shovel": 1}


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ({"phase": "dance"}, r"\$\.phase is 'dance', expected one of begin"),
        ({"round": 3}, r"Expected `int` <= 2 - at `\$\.round`"),
        ({"seat": 4}, r"Expected `int` <= 3 - at `\$\.seat`"),
        ({"wind": 3}, "unknown field `wind`"),
        ({"top": "weather"}, r"\$\.top is 'weather', expected one of discovery"),
        ({"card": "D21"}, r"\$\.card is 'D21', expected one of D01"),
        ({"drawn": ["D21"]}, r"\$\.cards is 'D21', expected one of D01"),
        ({"turned": "t84"}, r"\$\.turned is 't84', expected one of t0"),
        ({"place": "mast"}, r"\$\.place is 'mast', expected one of deck, below"),
        ({"heap": ["anchor"]}, r"\$\.heap\[0\] is 'anchor', expected one of \?, -, cannon"),
        ({"heap": ["-"] * 85}, r"\$\.heap has 85 tiles, expected at most 84"),
        ({"down": {"anchor": 1}}, r"\$\.down is 'anchor', expected one of cannon"),
        ({"reward": {"pink": 1}}, r"\$\.reward is 'pink', expected one of lightblue"),
        ({"ships": [ship("anchor")]}, r"\$\.ships\[0\]\.deck is 'anchor', expected one of cannon"),
        ({"ships": [ship("cannon*")]}, r"\$\.ships\[0\]\.deck is 'cannon\*', expected one of cannon"),
        ({"ships": [ship("", "anchor")]}, r"\$\.ships\[0\]\.hold is 'anchor'"),
        ({"ships": [ship(goods="pink")]}, r"\$\.ships\[0\]\.goods is 'pink'"),
        ({"ships": [ship(below="pink")]}, r"\$\.ships\[0\]\.goods_below is 'pink'"),
        ({"ships": [ship(spared="storage")]}, r"\$\.ships\[0\]\.spared is 'storage', expected one of cannon"),
        ({"ships": [ship(named="monkey")]}, r"\$\.ships\[0\]\.named is 'monkey', expected one of cannon"),
        ({"next": "weather"}, r"\$\.next is 'weather', expected one of discovery"),
        ({"ships": [ship()] * 4}, r"\$\.ships has 4 ships, expected at most 3"),
        ({"ships": [ship(coins=1000)]}, r"Expected `int` <= 999 - at `\$\.ships\[0\]\.coins`"),
        ({"ships": [ship(chests=(9, 0))]}, r"Expected `int` <= 8 - at `\$\.ships\[0\]\.chests_on_deck`"),
        ({"ships": [ship(chests=(0, 5))]}, r"Expected `int` <= 4 - at `\$\.ships\[0\]\.chests_below`"),
    ],
)
def test_a_name_or_number_that_does_not_exist_is_refused(position: dict[str, Any], reason: str) -> None:
    with pytest.raises(Malformed, match=reason):
        Quay(seats=3, position=LOADING | position)


IMPOSSIBLE: dict[str, tuple[dict[str, Any], str]] = {
    "a face too often": (LOADING | heap("rope* rope* ?rope* ?rope*"), "face 15 is there 4 times, expected at most 3"),
    "a kind too often": (
        LOADING | heap("rope " * 6) | {"ships": [ship("rope " * 4)]},
        "rope is there 10 times, expected at most 9",
    ),
    "tiles face down that nobody counts": (LOADING | {"down": {}}, "2 tiles lie face down, 0 are counted"),
    "a starfish that counts below deck": (LOADING | {"ships": [ship("", "map*")]}, "a tile with a starfish is below deck"),
    "a tile is being turned": (LOADING | {"turned": "t2"}, "tile 2 is being turned in phase 10"),
    "no tile is being turned": (LOADING | {"phase": "turned"}, "tile -1 is being turned in phase 11"),
    "a turned tile that cannot be taken": (
        LOADING | {"phase": "turned", "turned": "t1"},
        "tile 1 was turned, but cannot be taken",
    ),
    "goods too often": (
        ANSWER | {"ships": [ship(goods="white " * 8, below="white " * 6), ship(below="white " * 3)]},
        "white goods are there 17 times, expected 16",
    ),
    "three goods while loading": (
        LOADING | {"ships": [ship(below="white white white")]},
        "ship 0 has 3 goods while it is loaded",
    ),
    "goods on deck while loading": (LOADING | {"ships": [ship(goods="white")]}, "ship 0 has 1 goods while it is loaded"),
    "a reward that nobody stores": (ANSWER | {"reward": {"white": 1}}, "a reward waits in phase 9"),
    "too many tiles on deck": (
        LOADING | {"ships": [ship("cannon " * 6 + "sabre " * 3)]},
        "ship 0 carries more tiles and chests than it has spaces",
    ),
    "too many tiles below deck": (
        LOADING | {"ships": [ship("", "cannon " * 3, chests=(0, 2))]},
        "ship 0 carries more tiles and chests than it has spaces",
    ),
    "too many goods": (ANSWER | {"ships": [full(goods="white")]}, "ship 0 carries more goods than fit"),
    "a card in two rounds": (LOADING | {"used": ["D01"]}, "a card is in two places"),
    "a card played that was not drawn": (ANSWER | {"played": ["D01", "D20"]}, "a card is in two places"),
    "twelve cards": (LOADING | {"drawn": ROUND[1:]}, "the round has 12 cards, expected 13"),
    "more orders under the pile than there are": (VOYAGE | {"postponed": 4}, "4 orders are under the pile, 3 are left"),
    "a card of another category": (ANSWER | {"top": "trade"}, "card 0 is played, but not as one of category 1"),
    "a card that is still in the pile": (ANSWER | {"played": []}, "card 0 is played, but not as one of category 0"),
    "no card to answer": (ANSWER | {"card": None}, "card -1 is played in phase 9"),
    "a card while loading": (LOADING | {"card": "D01"}, "card 0 is played in phase 10"),
    "only orders under the pile": (VOYAGE | {"played": ROUND[:10], "postponed": 3}, "the pile is empty but for orders"),
    "a category without a card": (
        VOYAGE | {"phase": "reveal", "top": "trade", "played": ["T01", "T02"]},
        "no card of category 1 is left",
    ),
    "a seat on turn that does not play": (LOADING | {"seat": 2}, "seats 2, 0 and -1 act, expected seats below 2"),
    "a parrot of nobody": (LOADING | {"parrots": [3]}, r"seats \[3\] do not play"),
    "nobody is asked": (ANSWER | {"asked": []}, r"seats \[\] have to decide in phase 9"),
    "somebody is asked while loading": (LOADING | {"asked": [0]}, r"seats \[0\] have to decide in phase 10"),
    "decided and asked": (ANSWER | {"accepts": [0]}, "a seat has decided that has not been asked, or is asked still"),
    "an answer of one who fled": (
        PIRATES | {"meets": [0], "asked": [0], "accepts": [1]},
        "a seat has decided that has not been asked, or is asked still",
    ),
    "a race in turns": (LOADING | {"phase": "grab"}, "phase 7 does not fit the pace"),
    "a full ship that loads": (LOADING | {"ships": [full()]}, "ship 0 is full"),
    "nobody loads": (LOADING | {"loading": []}, r"seats \[\] load, the first full ship is -1"),
    "nobody was first": (LOADING | {"loading": [0]}, r"seats \[0\] load, the first full ship is -1"),
    "a full ship on turn": (LOADING | {"loading": [1], "first": 0}, "seat 0 loads, but its ship is full"),
    "loading on the voyage": (VOYAGE | {"loading": [0]}, r"seats \[0\] still load in phase 5"),
    "wishes without a choice": (ANSWER | {"wishes": 1}, "1 wishes in phase 9"),
    "room for a reward that fits": (
        ANSWER | {"phase": "store", "asked": [], "reward": {"white": 1}},
        "room is made for a reward",
    ),
    "a payment before the card": (LOADING | {"ships": [ship("map", spared="map")]}, "a payment is wished for in phase 10"),
    "a back that no card of the pile has": (
        ANSWER | {"next": "trade", "played": ["D01", "T01", "T02"]},
        "a card of category 1 comes next in phase 9",
    ),
    "more picks than a turn has": (LOADING | {"picks": 1}, "1 more picks in phase 10, in turns of 1"),
    "a choice without wishes": (ANSWER | {"phase": "choose", "asked": []}, "0 wishes in phase 13"),
}


@pytest.mark.parametrize("what", IMPOSSIBLE)
def test_a_position_that_cannot_be_is_refused_with_the_reason(what: str) -> None:
    position, reason = IMPOSSIBLE[what]
    with pytest.raises(Malformed, match=rf"this position cannot be: .*{reason}"):
        Quay(seats=2, position=position)


def test_a_ship_of_a_seat_that_does_not_play_is_refused() -> None:
    with pytest.raises(Malformed, match=r"\$\.ships has 3 ships, expected at most 2"):
        Quay(seats=2, position=LOADING | {"ships": [ship()] * 3})


def test_coins_of_a_seat_that_does_not_play_are_noticed() -> None:
    assert "seat 2 does not play" in faults(Quay(seats=2, position=LOADING).match, ("coins_of_seat", 2), 1)


def test_the_handicap_takes_a_space() -> None:
    position = LOADING | {"ships": [full(below="white")]}
    assert Quay(seats=3, position=position).ship(0).deck_spaces == 0
    with pytest.raises(Malformed, match="ship 0 carries more tiles and chests than it has spaces"):
        Quay(seats=3, position=position, handicap=[0])


def test_turns_in_a_race_are_refused() -> None:
    with pytest.raises(Malformed, match="phase 10 does not fit the pace"):
        Quay(seats=2, position=LOADING, pace="race")
