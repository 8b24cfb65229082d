"""What a table cannot agree on is refused before the match, with what was expected."""

from typing import Any

import msgspec
import pytest

import seaboard
from seaboard.engine.errors import Malformed
from seaboard.games.aboard.options import Options


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({"seats": 1}, r"Expected `int` >= 2 - at `\$\.seats`"),
        ({"seats": 5}, r"Expected `int` <= 4 - at `\$\.seats`"),
        ({"seats": "three"}, r"Expected `int`, got `str` - at `\$\.seats`"),
        ({"pace": "hurry"}, r"Invalid enum value 'hurry' - at `\$\.pace`"),
        ({"first_seat": -1}, r"Expected `int` >= 0 - at `\$\.first_seat`"),
        ({"first_seat": 4}, r"Expected `int` <= 3 - at `\$\.first_seat`"),
        ({"seats": 3, "first_seat": 3}, "first_seat is 3, expected seats from 0 to 2"),
        ({"pace": "turns", "hands": [50, 100, 100]}, "hands = .* needs pace = gentle or race, not turns"),
        ({"pace": "race", "hands": [50, 100]}, "hands has 2 numbers, expected one for each of 3 seats, or none"),
        ({"pace": "race", "hands": [20, 100, 100]}, r"Expected `int` >= 25 - at `\$\.hands"),
        ({"handicap": 1}, r"Expected `array`, got `int` - at `\$\.handicap`"),
        ({"handicap": [4]}, r"Expected `int` <= 3 - at `\$\.handicap\[0\]`"),
        ({"seats": 3, "handicap": [3]}, r"handicap is \(3,\), expected seats from 0 to 2"),
        ({"handicap": [1, 1]}, r"handicap is \[1, 1\], expected each once"),
        (
            {"seats": 4, "handicap": [0, 1, 2, 3]},
            "Expected `array` of length <= 3",
        ),
        ({"seats": 2, "competition": True}, "competition = True needs seats = 3 or 4, not 2"),
        ({"competition": 1}, r"Expected `bool`, got `int` - at `\$\.competition`"),
        ({"random_cards": "yes"}, r"Expected `bool`, got `str` - at `\$\.random_cards`"),
        (
            {"random_cards": True, "composition": [5, 2, 3, 3]},
            "composition = .* needs random_cards = False, not True",
        ),
        ({"composition": [5, 2, 3]}, r"Expected `array` of length 4, got 3 - at `\$\.composition`"),
        ({"composition": [5, 2, 3, 2]}, r"composition is \[5, 2, 3, 2\], expected a sum of 13"),
        ({"composition": [5, 2, 3, 4]}, r"composition is \[5, 2, 3, 4\], expected a sum of 13"),
        ({"composition": [0, 4, 5, 4]}, r"Expected `int` >= 1 - at `\$\.composition\[0\]`"),
        ({"composition": [11, 0, 1, 1]}, r"Expected `int` <= 10 - at `\$\.composition\[0\]`"),
        ({"composition": [7, 0, 3, 3]}, r"Expected `int` >= 1 - at `\$\.composition\[1\]`"),
        ({"composition": [2, 5, 3, 3]}, r"Expected `int` <= 4 - at `\$\.composition\[1\]`"),
        ({"composition": [8, 2, 0, 3]}, r"Expected `int` >= 1 - at `\$\.composition\[2\]`"),
        ({"composition": [3, 1, 7, 2]}, r"Expected `int` <= 6 - at `\$\.composition\[2\]`"),
        ({"composition": [8, 2, 3, 0]}, r"Expected `int` >= 1 - at `\$\.composition\[3\]`"),
        ({"composition": [3, 1, 2, 7]}, r"Expected `int` <= 6 - at `\$\.composition\[3\]`"),
        ({"composition": [-1, 4, 5, 5]}, r"Expected `int` >= 1 - at `\$\.composition\[0\]`"),
        ({"batch": 0}, r"Expected `int` >= 1 - at `\$\.batch`"),
        ({"batch": 4}, r"Expected `int` <= 3 - at `\$\.batch`"),
        ({"wind": True}, "unknown field `wind`"),
    ],
)
def test_a_wrong_option_is_refused_with_what_was_expected(options: dict[str, Any], expected: str) -> None:
    with pytest.raises(Malformed, match=expected):
        seaboard.new("aboard", **options)


@pytest.mark.parametrize(
    "options",
    [
        {"seats": 2, "pace": "race", "first_seat": 1, "handicap": [0, 1], "random_cards": True},
        {"seats": 2, "pace": "race", "hands": [25, 400]},
        {"seats": 3, "pace": "gentle", "composition": [1, 4, 6, 2], "handicap": [2, 0, 1], "competition": True},
        {"seats": 4, "pace": "turns", "composition": [10, 1, 1, 1], "first_seat": 3},
        {"seats": 4, "composition": [1, 1, 5, 6], "first_seat": None, "competition": True},
    ],
)
def test_the_bounds_of_every_option_can_be_played(options: dict[str, Any]) -> None:
    match = seaboard.new("aboard", seed=1, **options)
    assert {key: match.header.options[key] for key in options} == options
    while not match.over:
        seat = match.actors[0]
        choices = match.legal(seat)
        match.act(seat, choices[match.seq % len(choices)])
    assert match.outcome is not None


def test_without_options_it_is_the_game_of_the_rulebook_loaded_in_turns() -> None:
    assert msgspec.to_builtins(Options()) == {
        "seats": 3,
        "pace": "turns",
        "hands": (),
        "first_seat": None,
        "batch": 1,
        "handicap": (),
        "composition": None,
        "random_cards": False,
        "competition": False,
    }


def test_the_usual_composition_is_that_of_the_file() -> None:
    assert Options().per_round() == (5, 2, 3, 3)
    assert Options(composition=(4, 1, 4, 4)).per_round() == (4, 1, 4, 4)
    assert Options(random_cards=True).per_round() == (0, 0, 0, 0)
