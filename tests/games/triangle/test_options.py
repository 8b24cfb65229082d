"""What a table cannot agree on is refused before the match, with what was expected."""

from typing import Any

import msgspec
import pytest

import seaboard
from seaboard.engine.errors import Malformed
from seaboard.games.triangle.data import DATA
from seaboard.games.triangle.options import Options


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({"seats": 1}, r"Expected `int` >= 2 - at `\$\.seats`"),
        ({"seats": 5}, r"Expected `int` <= 4 - at `\$\.seats`"),
        ({"seats": "three"}, r"Expected `int`, got `str` - at `\$\.seats`"),
        ({"seats": 2.5}, r"Expected `int`, got `float` - at `\$\.seats`"),
        ({"length": "endless"}, r"Invalid enum value 'endless' - at `\$\.length`"),
        ({"length": 350}, r"Expected `str`, got `int` - at `\$\.length`"),
        ({"first_seat": -1}, r"Expected `int` >= 0 - at `\$\.first_seat`"),
        ({"first_seat": 4}, r"Expected `int` <= 3 - at `\$\.first_seat`"),
        ({"seats": 2, "first_seat": 2}, "first_seat is 2, expected seats from 0 to 1"),
        ({"seats": 3, "first_seat": 3}, "first_seat is 3, expected seats from 0 to 2"),
        ({"target": 100}, "unknown field `target`"),
        ({"targets": [150, 400, 350]}, r"Expected `int` <= 350 - at `\$\.targets"),
        ({"targets": [100, 200, 350]}, r"Expected `int` >= 150 - at `\$\.targets"),
        ({"targets": [150, 225, 350]}, r"Expected `int` that's a multiple of 50 - at `\$\.targets"),
        ({"targets": [150, 200]}, "targets has 2 numbers, expected one for each of 3 seats, or none"),
        ({"targets": "200"}, r"Expected `array`, got `str` - at `\$\.targets`"),
    ],
)
def test_a_wrong_option_is_refused_with_what_was_expected(options: dict[str, Any], expected: str) -> None:
    with pytest.raises(Malformed, match=expected):
        seaboard.new("triangle", **options)


@pytest.mark.parametrize(
    "options",
    [
        {"seats": 2, "length": "short", "first_seat": 1},
        {"seats": 4, "targets": [150, 200, 250, 300]},
        {"seats": 2, "targets": [350, 350]},
        {"seats": 3, "length": "full", "first_seat": 0},
        {"seats": 4, "length": "short", "first_seat": None},
    ],
)
def test_the_bounds_of_every_option_can_be_played(options: dict[str, Any]) -> None:
    match = seaboard.new("triangle", seed=1, **options)
    assert {key: match.header.options[key] for key in options} == options
    assert len(match.actors) == 1


def test_players_and_seats_must_agree() -> None:
    with pytest.raises(Malformed, match="there are 2 players for 3 seats"):
        seaboard.new("triangle", seats=3, players=[seaboard.Player("Ann"), seaboard.Player("Ben")])


def test_without_options_it_is_the_game_of_the_rulebook() -> None:
    assert msgspec.to_builtins(Options()) == {"seats": 3, "length": "full", "targets": (), "first_seat": None}
    assert Options().target_of(0) == DATA.targets.full


@pytest.mark.parametrize(("length", "target"), [("full", 350), ("short", 200)])
def test_the_length_is_a_target_in_thousands(length: str, target: int) -> None:
    assert msgspec.convert({"length": length}, Options).target_of(1) == target
