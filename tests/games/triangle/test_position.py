"""Positions by name: what is written is read again, and what cannot be is refused with the reason."""

import json
import re
from typing import Any

import pytest

import seaboard
from seaboard.engine.errors import Malformed
from tests.support.chart import Chart, Json, fleet
from tests.support.spoilt import Place, faults

THREE = [fleet("S1"), fleet("L1"), fleet("B1")]


def start(**position: Any) -> Chart:
    """Three seats, seat 0 about to throw, and what else is told."""
    return Chart(seats=3, position={"phase": "roll", "round": 1, "fleets": THREE} | position)


def with_first(**found: Any) -> list[Json]:
    """Three fleets, of which the first is different."""
    return [{"ships": ["S1", "lost", "lost", "lost"]} | found, *THREE[1:]]


@pytest.mark.parametrize("seed", range(5))
def test_every_position_of_a_match_is_read_as_it_was_written(seed: int) -> None:
    match = seaboard.new("triangle", seed=seed, seats=2 + seed % 3)
    for _ in range(120):
        text = json.dumps(match.position)
        again = seaboard.new("triangle", seats=2 + seed % 3, position=json.loads(text))
        assert again.digest == match.digest
        assert json.dumps(again.position) == text
        if match.over:
            break
        (seat,) = match.actors
        choices = match.legal(seat)
        match.act(seat, choices[(7 * match.seq + seed) % len(choices)])


NAMES: list[tuple[Json, str]] = [
    ({"phase": "dance"}, r"\$\.phase is 'dance', expected one of turn_up, start, roll, spin, sail, over"),
    ({"round": -1}, r"Expected `int` >= 0 - at `\$\.round`"),
    ({"round": 100_000}, r"Expected `int` <= 99999 - at `\$\.round`"),
    ({"seat": 4}, r"Expected `int` <= 3 - at `\$\.seat`"),
    ({"first": 4}, r"Expected `int` <= 3 - at `\$\.first`"),
    ({"die": 7}, r"Expected `int` <= 6 - at `\$\.die`"),
    ({"rivals": [4]}, r"Expected `int` <= 3 - at `\$\.rivals\[0\]`"),
    ({"wind": 3}, "unknown field `wind`"),
    ({"cloud": {"at": [17, 6]}}, r"\$\.cloud\.at is \[17, 6\], expected a point from \[0, 0\] to \[16, 12\]"),
    ({"cloud": {"at": [8, -1]}}, r"\$\.cloud\.at is \[8, -1\], expected a point from \[0, 0\] to \[16, 12\]"),
    ({"cloud": {"at": [8]}}, r"length 2, got 1 - at `\$\.cloud\.at`"),
    ({"cloud": {"letter": "I"}}, r"\$\.cloud\.letter is 'I', expected one of A, B, C, D, E, F, G, H"),
    ({"cloud": {"height": 1}}, r"unknown field `height` - at `\$\.cloud`"),
    ({"segment": 16}, r"Expected `int` <= 15 - at `\$\.segment`"),
    ({"phase": "turn_up", "pile": "rum"}, r"\$\.pile is 'rum', expected one of sugar, lumber, bananas, oil"),
    ({"tops": {"rum": 30}}, r"\$\.tops is 'rum', expected one of sugar, lumber, bananas, oil"),
    ({"tops": {"sugar": 35}}, r"multiple of 10 - at `\$\.tops\[\.\.\.\]`"),
    ({"tops": {"sugar": 110}}, r"Expected `int` <= 100 - at `\$\.tops\[\.\.\.\]`"),
    ({"tops": {"sugar": 100}}, r"\$\.tops\.sugar names 100, expected a card that is left: 30, 40, 50, 60, 70, 80"),
    ({"ending": "boredom"}, r"\$\.ending is 'boredom', expected one of target, fleet_lost, no_cards"),
    ({"fleets": [*THREE, fleet("O1")]}, r"\$\.fleets has 4 fleets, expected at most 3"),
    ({"fleets": with_first(ships=["S1"])}, r"\$\.fleets\[0\]\.ships names 1 places, expected 4"),
    (
        {"fleets": with_first(ships=["S9", "lost", "lost", "lost"])},
        r"\$\.fleets\[0\]\.ships\[0\] is 'S9', expected one of S1, S2",
    ),
    (
        {"fleets": with_first(ships=["magnet-3", "lost", "lost", "lost"])},
        r"\$\.fleets\[0\]\.ships\[0\] is 'magnet-3', expected one of .*magnet-1, magnet-2, lost",
    ),
    (
        {"fleets": with_first(ships=["magnet-1", "magnet-1", "magnet-1", "S1"])},
        r"\$\.fleets\[0\]\.ships\[2\] hangs at 'magnet-1', which carries 2 ships at most",
    ),
    ({"fleets": with_first(aside={"S9": "north"})}, r"\$\.fleets\[0\]\.aside is 'S9', expected one of S1, S2"),
    ({"fleets": with_first(aside={"S2": "north"})}, r"\$\.fleets\[0\]\.aside names 'S2', expected the place of one of its ships"),
    ({"fleets": with_first(aside={"S1": "up"})}, r"\$\.fleets\[0\]\.aside\.S1 is 'up', expected one of north, east, south, west"),
    ({"fleets": with_first(cargo={"rum": [30]})}, r"\$\.fleets\[0\]\.cargo is 'rum', expected one of sugar"),
    (
        {"fleets": with_first(cargo={"oil": [60, 60]})},
        r"\$\.fleets\[0\]\.cargo\.oil names 60, expected a card that is left: 70, 80, 90, 100",
    ),
    (
        {"fleets": with_first(cargo={"bananas": [10, 20, 30, 40, 10]})},
        r"\$\.fleets\[0\]\.cargo\.bananas names 10, expected a card that is left: there is none",
    ),
    ({"fleets": with_first(bonus=9)}, r"Expected `int` <= 8 - at `\$\.fleets\[0\]\.bonus`"),
    ({"fleets": with_first(die=7)}, r"Expected `int` <= 6 - at `\$\.fleets\[0\]\.die`"),
    ({"fleets": with_first(crew=7)}, r"unknown field `crew` - at `\$\.fleets\[0\]`"),
]


@pytest.mark.parametrize(("position", "reason"), NAMES)
def test_a_position_with_a_wrong_name_or_number_is_refused(position: Json, reason: str) -> None:
    with pytest.raises(Malformed, match=reason):
        start(**position)


RICH = {"oil": [60, 70, 80, 90, 100]}

IMPOSSIBLE: dict[str, tuple[Json, str]] = {
    "two ships on a mark": ({"fleets": [fleet("S1"), fleet("S1"), fleet("B1")]}, r"ships share a place: \['S1'\]"),
    "a crowd in port": (
        {"fleets": [fleet("oil-1", "oil-2"), fleet("oil-3", "oil-4"), fleet("B1")]},
        "oil holds 4 ships, expected at most 3",
    ),
    "pushed aside far from the cloud": (
        {"fleets": with_first(aside={"S1": "north"})},
        "ship 0 is pushed aside, but on no mark under the cloud",
    ),
    "pushed aside in port": (
        {"fleets": with_first(ships=["sugar-1"] + ["lost"] * 3, aside={"sugar-1": "north"}), "cloud": {"at": [0, 2]}},
        "ship 0 is pushed aside, but on no mark under the cloud",
    ),
    "more bonus cards than there are": (
        {"fleets": [fleet("S1", bonus=5), fleet("L1", bonus=4), fleet("B1")]},
        "9 bonus cards are taken and 0 left, expected 8 in all",
    ),
    "a pile without an open card": ({"tops": {"oil": None}}, "oil shows no card, but has some"),
    "a card too many": ({"tops": {"oil": 60}, "phase": "turn_up", "pile": "oil"}, "oil needs no card turned up"),
    "a seat on turn that does not play": ({"seat": 3}, "seat 3 is on turn and 0 began, expected seats below 3"),
    "a beginner that does not play": ({"first": 3}, "seat 0 is on turn and 3 began, expected seats below 3"),
    "rivals after the beginning": ({"rivals": [0, 1]}, r"rivals for the beginning are .*0, 1.* in phase 2"),
    "a rival that does not play": (
        {"phase": "start", "round": 0, "rivals": [0, 3]},
        r"rivals for the beginning are .*0, 3.* in phase 1",
    ),
    "no rivals": ({"phase": "start", "round": 0, "rivals": []}, "rivals for the beginning are .* in phase 1"),
    "a die of no rival": ({"phase": "start", "round": 0, "rivals": [1, 2]}, "seat 0 throws, but is no rival for the beginning"),
    "a turn before the first round": ({"round": 0}, "round 0 in phase 2"),
    "a round before the beginning": ({"phase": "start", "round": 1}, "round 1 in phase 1"),
    "a spin within the round": ({"phase": "spin", "seat": 1}, "the cloud moves before the turn of seat 1, expected of 0"),
    "sailing without a die": ({"phase": "sail"}, "seat 0 has to sail a ship, but none can"),
    "sailing without a ship that can": (
        {"phase": "sail", "die": 3, "fleets": [fleet("magnet-1"), *THREE[1:]]},
        "seat 0 has to sail a ship, but none can",
    ),
    "an end without a reason": ({"phase": "over"}, "the ending is -1 in phase 5"),
    "a reason without an end": ({"ending": "target"}, "the ending is 0 in phase 2"),
    "a target that nobody has reached": (
        {"phase": "over", "ending": "target"},
        r"the ending is 0, but the target is reached by \[\], fleets are lost of \[\]",
    ),
    "a target that is reached, and no end": (
        {"fleets": with_first(cargo=RICH)},
        r"the ending is -1, but the target is reached by \[0\], fleets are lost of \[\]",
    ),
    "a fleet that is lost, and no end": (
        {"fleets": [fleet("S1"), fleet(), fleet("B1")]},
        r"the ending is -1, but the target is reached by \[\], fleets are lost of \[1\]",
    ),
    "a lost fleet that is not": ({"phase": "over", "ending": "fleet_lost"}, r"the ending is 1, .* fleets are lost of \[\]"),
    "no cards, but there are": ({"phase": "over", "ending": "no_cards"}, "the ending is 2, but"),
}


SPOILT: dict[str, tuple[Place, int, str]] = {
    "a ship on a place that is called empty": (("occupied",), 0, r"occupied is \[\], ships lie on \["),
    "a magnet that has lost count": (("hung_of_magnet", 0), 1, "magnet 0 carries 0 ships, counted are 1 of 2"),
    "a ship of a seat that does not play": (("place_of_ship", 12), 30, "seat 3 does not play"),
    "a card too few": (("hidden_of_card", 20), 0, r"card \(.*\) is there 0 times, expected 1"),
    "an open card of another port": (("top_of_pile", 0), 20, "sugar shows card .*, which is not of its pile"),
    "money without a card": (("money_of_seat", 0), 10, "seat 0 has 10, its cards are worth 0"),
    "money of a seat that does not play": (("money_of_seat", 3), 10, "seat 3 does not play"),
    "a pile is turned up in the middle of a turn": (("pile",), 1, "the pile to turn up is 1 in phase 2"),
}


@pytest.mark.parametrize("what", SPOILT)
def test_a_position_that_no_rule_leaves_behind_is_noticed(what: str) -> None:
    place, number, reason = SPOILT[what]
    assert re.search(reason, faults(start().match, place, number))


@pytest.mark.parametrize("what", IMPOSSIBLE)
def test_a_position_that_cannot_be_is_refused_with_the_reason(what: str) -> None:
    position, reason = IMPOSSIBLE[what]
    with pytest.raises(Malformed, match=f"this position cannot be: (.*; )?{reason}"):
        start(**position)


def test_what_is_left_out_is_as_at_the_start() -> None:
    chart = Chart(seats=3, position={})
    assert chart.match.digest == Chart(seats=3).match.digest


def test_an_open_card_that_is_left_out_is_the_lowest_of_its_pile() -> None:
    chart = start(tops={"oil": 90}, fleets=with_first(cargo={"lumber": [20, 20]}))
    assert [chart.top(port) for port in ("sugar", "lumber", "bananas", "oil")] == [30, 30, 10, 90]


def test_a_position_may_end_a_match() -> None:
    chart = start(phase="over", ending="target", fleets=with_first(cargo=RICH))
    assert chart.match.over


def test_a_position_is_plain_json() -> None:
    found = start().match.position
    assert json.loads(json.dumps(found)) == found
