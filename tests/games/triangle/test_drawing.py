"""How the chart is drawn: a frame around everything, without a say in the rules."""

import pytest

from seaboard.engine.errors import DataFault
from seaboard.games.triangle.data import DATA, spots_of
from seaboard.games.triangle.drawing import DRAWING, TEXT, parse


def test_every_place_lies_within_the_frame() -> None:
    frame = DRAWING.frame
    for x, y in spots_of(DATA):
        assert frame.west <= x <= frame.east
        assert frame.north <= y <= frame.south


BROKEN = {
    "no TOML": ("[frame]", "[frame", "line 4"),
    "an unknown key": ("east = 19", "east = 19\nup = 1", "unknown field `up`"),
    "a missing key": ("east = 19\n", "", "missing required field `east`"),
    "a mark beyond the frame": ("east = 19", "east = 16", r"B11 is at \(16\.3, 1\.3\), expected within the frame"),
    "a dock beyond the frame": ("north = -2", "north = -0.4", r"oil-1 is at \(17\.0, -0\.5\), expected within the frame"),
}


@pytest.mark.parametrize(("old", "new", "reason"), BROKEN.values(), ids=list(BROKEN))
def test_a_broken_drawing_is_refused_with_the_place(old: str, new: str, reason: str) -> None:
    assert TEXT.count(old) == 1
    with pytest.raises(DataFault, match=f"drawing.toml: .*{reason}"):
        parse(TEXT.replace(old, new))
