"""A link as a QR code, drawn like everything else here: with round ends."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final

import segno

INK: Final = "#12173a"
EMBLEM: Final = 5  # modules in the middle that are left out, for the page to put its boat there; a quarter may be lost

Run = tuple[int, int, int]  # place in the line, line, how many behind it


def qr_svg(link: str) -> str:
    """A picture of the QR code of a link, without a ground and with an empty middle."""
    dark = [[bool(module) for module in row] for row in segno.make_qr(link, error="q").matrix]
    size = len(dark)
    for row in _middle(size):
        for column in _middle(size):
            dark[row][column] = False
    across = list(_runs(dark))
    down = list(_runs(list(zip(*dark, strict=True))))
    in_line = {(x + i, y) for x, y, more in across for i in range(more + 1)} | {
        (x, y + i) for y, x, more in down for i in range(more + 1)
    }
    dots = [(x, y) for y in range(size) for x in range(size) if dark[y][x] and (x, y) not in in_line]
    path = "".join(
        (
            *(f"M{x} {y}h{more}" for x, y, more in across),
            *(f"M{x} {y}v{more}" for y, x, more in down),
            *(f"M{x} {y}h0" for x, y in dots),
        )
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-0.5 -0.5 {size} {size}">'
        f'<path d="{path}" fill="none" stroke="{INK}" stroke-linecap="round"/></svg>'
    )


def _middle(size: int) -> Iterable[int]:
    return range((size - EMBLEM) // 2, (size + EMBLEM) // 2)


def _runs(lines: Sequence[Sequence[bool]]) -> Iterator[Run]:
    """Neighbours in a line that are dark, at least two."""
    for number, line in enumerate(lines):
        for is_dark, places in groupby(range(len(line)), key=lambda place: line[place]):
            first, *more = places
            if is_dark and more:
                yield first, number, len(more)
