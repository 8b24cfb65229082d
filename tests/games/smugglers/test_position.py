"""Positions by name: what is written is read again, and what cannot be is refused with the reason."""

import json
import re
from typing import Any

import pytest

import seaboard
from seaboard.engine.errors import Malformed
from tests.support.sea import Sea, boat, piece
from tests.support.spoilt import Place, faults

THREE: list[dict[str, Any]] = [{"at": "M3"}, {"at": "M6"}, {"at": "M14"}]


def start(**position: Any) -> Sea:
    """Three seats, seat 0 about to throw, and what else is told."""
    return Sea(seats=3, position={"phase": "roll", "boats": THREE} | position)


@pytest.mark.parametrize("seed", range(5))
def test_every_position_of_a_match_is_read_as_it_was_written(seed: int) -> None:
    match = seaboard.new("smugglers", seed=seed, seats=4, rocks=1)
    for _ in range(150):
        text = json.dumps(match.position)
        again = seaboard.new("smugglers", seats=4, rocks=1, position=json.loads(text))
        assert again.digest == match.digest
        assert json.dumps(again.position) == text
        if match.over:
            break
        (seat,) = match.actors
        choices = match.legal(seat)
        match.act(seat, choices[(7 * match.seq + seed) % len(choices)])


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ({"phase": "dance"}, r"\$\.phase is 'dance', expected one of draw_first"),
        ({"beam": 20}, r"Expected `int` <= 19 - at `\$\.beam`"),
        ({"wind": 3}, "unknown field `wind`"),
        ({"boats": [{"at": "M20"}]}, r"\$\.boats\[0\]\.at is 'M20', expected one of I0"),
        ({"boats": [{"at": "M3"}] * 5}, r"\$\.boats has 5 boats, expected at most 4"),
        ({"boats": [{"at": "M3"}, {"at": "M3"}, {"at": "M4"}]}, "boats share a square: "),
        ({"boats": [*THREE, {"at": "M4"}]}, "seat 3 does not play"),
        (
            {"boats": [boat("M3", "gems>spices"), *THREE[1:]]},
            r"\$\.boats\[0\]\.cargo\.to is 'spices', expected one of gems",
        ),
        (
            {"boats": [boat("M3", "spices>gems"), *THREE[1:]]},
            r"\$\.boats\[0\]\.cargo\.from is 'spices', expected one of gems",
        ),
        ({"boats": [boat("M3", "gems>gems"), *THREE[1:]]}, "goes to an island that is not possible"),
        ({"boats": [boat("M0", "gems>coins"), *THREE[1:]]}, "boat 0 carries goods in the light"),
        ({"boats": [boat("M3", "gems>coins", fresh=True), *THREE[1:]]}, "boat 0 cannot have loaded here"),
        (
            {"boats": [boat("M3", delivered=["gems>jewellery", "vases>gems", "gems>coins"]), *THREE[1:]]},
            "have the points",
        ),
        ({"afloat": {"gems": [piece("gems>coins")]}}, r"\$\.afloat is 'gems', expected one of I0"),
        ({"afloat": {"O9": [piece("gems>coins"), piece("gems>coins")]}}, "island 0 sends two pieces to one goal"),
        ({"afloat": {"O9": [piece("gems>coins")] * 5}}, r"\$\.afloat\.O9\[4\]: gems has only 4 pieces"),
        (
            {"afloat": {"O9": [piece("gems>coins") | {"number": 0}, piece("gems>vases") | {"number": 0}]}},
            "the same `from` and `number`",
        ),
        ({"rocks": ["M9"]}, "1 rocks lie there and 0 are left"),
        ({"dice": {"lighthouse": "blue_9", "boat": 1}}, r"\$\.dice\.lighthouse is 'blue_9'"),
        ({"phase": "push"}, "boat to be pushed is not another one"),
        ({"pushed": 1}, "boat 1 is being pushed in phase"),
        ({"caught": [1]}, r"caught is \[1\] in phase"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_reason(position: dict[str, Any], reason: str) -> None:
    with pytest.raises(Malformed, match=reason):
        start(**position)


def test_rocks_that_lie_there_are_not_placed_again() -> None:
    sea = Sea(seats=3, rocks=1, position={"phase": "sail", "reach": 1, "boats": THREE, "rocks": ["M9"]})
    assert (sea.view().rocks, sea.view().rocks_left) == (("M9",), 0)


# --- what cannot be ---

COINS = [piece(f"coins>{goal}") for goal in ("gems", "jewellery", "vases", "barrels")]

IMPOSSIBLE: dict[str, dict[str, Any]] = {
    "a boat on turn is nowhere": {"phase": "sail", "boats": []},
    "a boat loads at sea": {"phase": "load"},
    "a laden boat loads": {"phase": "load", "boats": [boat("coins", "gems>vases"), *THREE[1:]]},
    "a boat loads where nothing lies": {"phase": "load", "boats": [boat("coins"), *THREE[1:]], "afloat": {"O9": COINS}},
    "a seat on turn does not play": {"seat": 3},
    "the seat that began does not play": {"first": 3},
    "the light turns before the dice fell": {"phase": "beam"},
    "the pusher is elsewhere": {"phase": "push", "pushed": 1, "boats": [{"at": "M3"}, {"at": "M5"}, {"at": "M5"}]},
    "a boat is pushed by itself": {"phase": "push", "pushed": 0, "boats": [{"at": "M5"}, {"at": "M5"}, {"at": "M3"}]},
    "a place to swap and no push": {"swap": "gems"},
    "a caught boat is empty": {"phase": "throw", "caught": [1], "beam": 6},
    "a caught boat is in the dark": {
        "phase": "throw",
        "caught": [1],
        "boats": [THREE[0], boat("M6", "gems>coins"), THREE[2]],
    },
    "the first piece of an island is missing": {"afloat": {"O9": [piece("gems>coins") | {"number": 3}]}},
    "a harbour is chosen twice": {"phase": "harbour", "boats": [boat("gems"), {}, {}]},
}


@pytest.mark.parametrize("what", IMPOSSIBLE)
def test_a_position_that_cannot_be_is_noticed(what: str) -> None:
    with pytest.raises(Malformed):
        start(**IMPOSSIBLE[what])


def test_goods_on_a_rock_are_noticed() -> None:
    with pytest.raises(Malformed):
        Sea.rolling(*THREE, rocks=["M9"], afloat={"M9": "gems>coins"})


def test_a_boat_on_a_rock_is_noticed() -> None:
    with pytest.raises(Malformed, match="boat 1 is on a rock"):
        Sea.rolling(*THREE, rocks=["M6"])


SPOILT: dict[str, tuple[Place, int, str]] = {
    "a piece is known that nobody has taken": (("known_of_piece", 3), 1, "piece 3 is known before it was taken"),
    "goods float nowhere": (("afloat",), 0, r"afloat is \[\], goods lie on \["),
    "a carrier does not know its cargo": (("known_of_piece", 0), 0, "boat 0 carries goods it has not looked at"),
    "points without goods": (("points_of_seat", 1), 2, "seat 1 has 2 points, its goods are worth 0"),
}


@pytest.mark.parametrize("what", SPOILT)
def test_a_position_that_no_rule_leaves_behind_is_noticed(what: str) -> None:
    place, number, reason = SPOILT[what]
    sea = start(boats=[boat("M3", "gems>coins"), *THREE[1:]], afloat={"O9": [piece("coins>gems")]})
    assert re.search(reason, faults(sea.match, place, number))


def test_rocks_that_lie_there_are_not_placed_again_in_any_phase() -> None:
    sea = Sea(seats=3, rocks=1, position={"phase": "roll", "boats": THREE, "rocks": ["M9"]})
    assert sea.view().rocks_left == 0


def test_a_position_is_plain_json() -> None:
    found = start().match.position
    assert json.loads(json.dumps(found)) == found
