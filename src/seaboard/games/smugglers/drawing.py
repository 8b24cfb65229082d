"""Reads and checks how the board is drawn; no rule may ask for it."""

from itertools import pairwise
from typing import Annotated, Final

import msgspec

from seaboard.engine.data import parse_file, read_text
from seaboard.games.smugglers.data import SQUARES
from seaboard.games.smugglers.state import N_BEAMS, N_SQUARES


class Place(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Where a square or harbour is drawn."""

    name: str
    at: tuple[int, int]
    outline: tuple[int, int, int, int]


class Beam(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Where a position of the beam points."""

    angle: Annotated[int, msgspec.Meta(ge=0, lt=360)]


class Drawing(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The whole file."""

    place: Annotated[list[Place], msgspec.Meta(min_length=N_SQUARES, max_length=N_SQUARES)]
    beam: Annotated[list[Beam], msgspec.Meta(min_length=N_BEAMS, max_length=N_BEAMS)]


def parse(text: str) -> Drawing:
    """Read a drawing; `DataFault` says where it is broken and why."""
    return parse_file("drawing.toml", text, Drawing, (_place_faults, _beam_faults))


def _place_faults(drawing: Drawing) -> list[str]:
    return [
        f"place[{i}] is {place.name!r}, expected {name!r} as in board.toml"
        for i, (place, name) in enumerate(zip(drawing.place, SQUARES, strict=True))
        if place.name != name
    ]


def _beam_faults(drawing: Drawing) -> list[str]:
    return [
        f"beam[{i + 1}] is at {following.angle}, expected more than {beam.angle}: the order is clockwise"
        for i, (beam, following) in enumerate(pairwise(drawing.beam))
        if beam.angle >= following.angle
    ]


TEXT: Final = read_text(__package__, "drawing.toml")
DRAWING: Final = parse(TEXT)
