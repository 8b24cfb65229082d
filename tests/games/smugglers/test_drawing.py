"""How the board is drawn: complete, in the order of the data, and without a say in the rules."""

from itertools import pairwise

import pytest

from seaboard.engine.errors import DataFault
from seaboard.games.smugglers.data import SQUARES
from seaboard.games.smugglers.drawing import DRAWING, TEXT, parse


def test_the_beam_points_all_round_clockwise() -> None:
    assert [beam.angle for beam in DRAWING.beam] == [18 * p for p in range(20)]


def test_places_are_drawn_inside_their_outlines_and_nowhere_twice() -> None:
    assert tuple(place.name for place in DRAWING.place) == SQUARES
    assert len({place.at for place in DRAWING.place}) == 50
    for place in DRAWING.place:
        inner, outer, first, last = place.outline
        x, y = place.at
        assert inner**2 <= x**2 + y**2 <= outer**2
        assert first < last
    angles = sorted(place.outline[2] for place in DRAWING.place if place.name.startswith("O"))
    assert {b - a for a, b in pairwise(angles)} == {18}


BROKEN = {
    "no TOML": ('[[place]]\nname = "I0"', '[[place\nname = "I0"', "line 7"),
    "an unknown key": ("angle = 18\n", "angle = 18\nlit = []\n", r"unknown field `lit`"),
    "an outline too short": ("[80, 170, -9, 63]", "[80, -9, 63]", r"length 4, got 3 - at `\$\.place\[0\]\.outline`"),
    "a place too few": ('[[place]]\nname = "I0"\nat = [57, -111]\noutline = [80, 170, -9, 63]\n', "", r"length >= 50"),
    "another order": ('name = "I0"', 'name = "M0"', r"place\[0\] is 'M0', expected 'I0' as in board.toml"),
    "beams out of order": ("angle = 18\n", "angle = 40\n", r"beam\[2\] is at 36, expected more than 40"),
    "a beam beyond the circle": ("angle = 18\n", "angle = 360\n", r"Expected `int` <= 359 - at `\$\.beam\[1\]\.angle`"),
}


@pytest.mark.parametrize(("old", "new", "reason"), BROKEN.values(), ids=list(BROKEN))
def test_a_broken_drawing_is_refused_with_the_place(old: str, new: str, reason: str) -> None:
    assert TEXT.count(old) == 1
    with pytest.raises(DataFault, match=f"drawing.toml: .*{reason}"):
        parse(TEXT.replace(old, new))
