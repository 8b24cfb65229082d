"""What a table cannot agree on is refused before the match, with what was expected."""

from typing import Any

import msgspec
import pytest

import seaboard
from seaboard.engine.errors import Malformed
from seaboard.games.smugglers.data import DATA
from seaboard.games.smugglers.options import Options


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({"seats": 1}, r"Expected `int` >= 2 - at `\$\.seats`"),
        ({"seats": 5}, r"Expected `int` <= 4 - at `\$\.seats`"),
        ({"seats": "three"}, r"Expected `int`, got `str` - at `\$\.seats`"),
        ({"seats": 2.5}, r"Expected `int`, got `float` - at `\$\.seats`"),
        ({"target": 0}, r"Expected `int` >= 1 - at `\$\.target`"),
        ({"target": 11}, r"Expected `int` <= 10 - at `\$\.target`"),
        ({"targets": [3, 7, 11]}, r"Expected `int` <= 10 - at `\$\.targets"),
        ({"targets": [2, 7, 7]}, r"Expected `int` >= 3 - at `\$\.targets"),
        ({"targets": [3, 7]}, "targets has 2 numbers, expected one for each of 3 seats, or none"),
        ({"targets": 5}, r"Expected `array`, got `int` - at `\$\.targets`"),
        ({"target": 1, "targets": [3, 4, 5]}, "targets = .* needs target = 3 or .*, not 1"),
        ({"rocks": -1}, r"Expected `int` >= 0 - at `\$\.rocks`"),
        ({"rocks": 4}, r"Expected `int` <= 3 - at `\$\.rocks`"),
        ({"seats": 2, "rocks": 3}, "rocks = 3 needs seats = 3 or 4, not 2"),
        ({"rock_places": ["M3"]}, "rock_places names 1, expected at most rocks = 0"),
        ({"rocks": 1, "rock_places": ["M3", "M4"]}, "rock_places names 2, expected at most rocks = 1"),
        ({"rocks": 1, "rock_places": "M3"}, r"Expected `array`, got `str` - at `\$\.rock_places`"),
        ({"rocks": 1, "rock_places": ["M20"]}, "rock_places names 'M20', expected a sea square such as 'M3'"),
        ({"rocks": 1, "rock_places": ["coins"]}, "rock_places names 'coins', expected a sea square such as 'M3'"),
        ({"rocks": 2, "rock_places": ["M3", "M3"]}, r"rock_places is \['M3', 'M3'\], expected each once"),
        ({"seats": 2, "rocks": 1, "rock_places": ["I0"]}, "rock_places names I0, where the anchor's rock lies"),
        ({"rocks": 1, "rock_places": ["O4"]}, "cuts off coins: a way must lead to every harbour"),
        ({"rocks": 3, "rock_places": ["O1", "M0", "O19"]}, "cuts off gems: a way must lead to every harbour"),
        ({"rocks": 2, "rock_places": ["O4", "O8"]}, "cuts off coins, jewellery: a way must lead to every harbour"),
        ({"rocks_by": "dice"}, r"Invalid enum value 'dice' - at `\$\.rocks_by`"),
        ({"harbours": "best"}, r"Invalid enum value 'best' - at `\$\.harbours`"),
        ({"first_seat": -1}, r"Expected `int` >= 0 - at `\$\.first_seat`"),
        ({"first_seat": 4}, r"Expected `int` <= 3 - at `\$\.first_seat`"),
        ({"seats": 3, "first_seat": 3}, "first_seat is 3, expected seats from 0 to 2"),
        ({"open_scores": 1}, r"Expected `bool`, got `int` - at `\$\.open_scores`"),
        ({"memory_aid": "yes"}, r"Expected `bool`, got `str` - at `\$\.memory_aid`"),
        ({"wind": True}, "unknown field `wind`"),
    ],
)
def test_a_wrong_option_is_refused_with_what_was_expected(options: dict[str, Any], expected: str) -> None:
    with pytest.raises(Malformed, match=expected):
        seaboard.new("smugglers", **options)


@pytest.mark.parametrize(
    "options",
    [
        {"seats": 2, "rocks": 2, "rock_places": ["M3", "O9"], "target": 1, "first_seat": 1},
        {"seats": 3, "rocks": 3, "rock_places": ["I0"], "rocks_by": "seats", "harbours": "random"},
        {"seats": 2, "target": 3, "targets": [3, 10]},
        {"seats": 4, "rocks": 3, "target": 10, "first_seat": None, "open_scores": True, "memory_aid": True},
    ],
)
def test_the_bounds_of_every_option_can_be_played(options: dict[str, Any]) -> None:
    match = seaboard.new("smugglers", seed=1, **options)
    played = match.header.options
    assert {key: list(value) if isinstance(value := played[key], tuple) else value for key in options} == options
    assert len(match.actors) == 1


def test_players_and_seats_must_agree() -> None:
    with pytest.raises(Malformed, match="there are 2 players for 3 seats"):
        seaboard.new("smugglers", seats=3, players=[seaboard.Player("Ann"), seaboard.Player("Ben")])


def test_without_options_it_is_the_game_of_the_rulebook() -> None:
    options = Options()
    assert msgspec.to_builtins(options) == {
        "seats": 3,
        "target": DATA.target.points,
        "targets": (),
        "rocks": 0,
        "rock_places": (),
        "rocks_by": "chance",
        "harbours": "chosen",
        "first_seat": None,
        "open_scores": False,
        "memory_aid": False,
    }
