"""Reads and checks how the chart is drawn; no rule may ask for it."""

from typing import Final

import msgspec

from seaboard.engine.data import parse_file, read_text
from seaboard.games.triangle.data import DATA, PLACES, spots_of


class Frame(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The edges of the chart."""

    west: float
    north: float
    east: float
    south: float


class Drawing(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The whole file."""

    frame: Frame


def parse(text: str) -> Drawing:
    """Read a drawing; `DataFault` says where it is broken and why."""
    return parse_file("drawing.toml", text, Drawing, (_frame_faults,))


def _frame_faults(drawing: Drawing) -> list[str]:
    """All places lie within the frame."""
    frame = drawing.frame
    return [
        f"{name} is at ({x}, {y}), expected within the frame"
        for name, (x, y) in zip(PLACES, spots_of(DATA), strict=True)
        if not (frame.west <= x <= frame.east and frame.north <= y <= frame.south)
    ]


TEXT: Final = read_text(__package__, "drawing.toml")
DRAWING: Final = parse(TEXT)
