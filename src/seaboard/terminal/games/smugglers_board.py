"""Smugglers' Island at the terminal: its board in text, drawn from a view and the places' coordinates."""

import math
from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from seaboard.games import registry
from seaboard.games.smugglers.data import DATA
from seaboard.games.smugglers.drawing import DRAWING, Place
from seaboard.games.smugglers.view import Afloat, Boat, Cargo, Dice, View
from seaboard.terminal.canvas import Canvas, Piece, seat_line
from seaboard.terminal.words import INK, LETTERS, SEAT_COLOURS, Seats, counted

# How the board's lengths (its radius is 500) become columns and rows.
COLUMNS: Final = 77
ROWS: Final = 31
MIDDLE: Final = (38, 16)
PER_COLUMN: Final = 11.6
PER_ROW: Final = 28.5

SEA: Final = ("#1b2a66", "#22357c")
SEA_NAME: Final = "#b9c6f5"
CHART_LINE: Final = "#5468b8"
OPEN: Final = ("#0f6573", "#177d8b")
OPEN_NAME: Final = "bold #ffffff"
LIT: Final = "#fff0b8"
LIT_DOTS: Final = "#c9a545"
SAND: Final = "#e8c98a"
GRASS: Final = "#2f6d4f"

PLACE: Final = {place.name: place for place in DRAWING.place}
SEA_PLACES: Final = tuple(place.name for place in DATA.place if place.kind == "sea")
RINGS: Final = sorted({PLACE[name].outline[0] for name in SEA_PLACES})
FACE: Final = {face.name: face for face in DATA.lighthouse_die.faces}
WAY: Final = {"clockwise": "clockwise", "counter_clockwise": "counter-clockwise"}
WAY_SIGN: Final = {"clockwise": " ↻", "counter_clockwise": " ↺", "either": " ↻ or ↺", "none": ""}
ARROWS: Final = "↑↗→↘↓↙←↖"
TOWER: Final = ("▟▙", "▐▌", "██")
LEGEND: Final = "\\A/ boat   \\Ag/ laden, with goods from gems   ~c2~ 2 goods afloat   ▲▲ rock"
LEGEND_MARKS: Final = "*M3* in the light   [M3] you may choose it   gems 4: goods left on the island"


def _point(place: Place) -> tuple[int, int]:
    return MIDDLE[0] + round(place.at[0] / PER_COLUMN), MIDDLE[1] + round(place.at[1] / PER_ROW)


def _under(column: int, row: int) -> str | None:
    """The sea square at a point; an empty name on the lighthouse's island, None on land and beyond."""
    x, y = (column - MIDDLE[0]) * PER_COLUMN, (row - MIDDLE[1]) * PER_ROW
    radius, angle = math.hypot(x, y), math.degrees(math.atan2(x, -y))
    for name in SEA_PLACES:
        inner, outer, first, last = PLACE[name].outline
        if inner <= radius < outer and (angle - first) % 360 < last - first:
            return name
    return "" if radius < RINGS[0] else None


def _ring(name: str | None) -> int:
    """How far outside a place lies: 0 the lighthouse, then the rings."""
    if name is None:
        return len(RINGS) + 1
    return 1 + RINGS.index(PLACE[name].outline[0]) if name else 0


@cache
def _chart() -> dict[tuple[int, int], tuple[str, str]]:
    """The printed board: of every point that is not blank the place, and a dot where a ring or an inner square ends."""
    under = {(c, r): _under(c, r) for c in range(-1, COLUMNS + 1) for r in range(-1, ROWS + 1)}
    chart = {}
    for (c, r), name in under.items():
        if name is not None and 0 <= c < COLUMNS and 0 <= r < ROWS:
            around = (under[c + 1, r], under[c - 1, r], under[c, r + 1], under[c, r - 1])
            is_edge = max(map(_ring, around)) > _ring(name)
            is_inner = _ring(name) == 1 and any(_ring(other) == 1 and other != name for other in around[::2])
            chart[c, r] = name, "·" if is_edge or is_inner else " "
    return chart


def _ground(view: View, name: str, targets: set[str]) -> tuple[str, str]:
    """Colours of a sea square: its ground, and the lines on it."""
    if name in view.lit:
        return LIT, LIT_DOTS
    if not name:
        return GRASS, CHART_LINE
    shade = (SEA_PLACES.index(name) + _ring(name)) % 2
    return (OPEN[shade], SEA_NAME) if name in targets else (SEA[shade], CHART_LINE)


def _draw_chart(canvas: Canvas, view: View, targets: set[str]) -> None:
    for (column, row), (name, char) in _chart().items():
        ground, ink = _ground(view, name, targets)
        canvas.put(column, row, ":" if name in view.lit else char, ink, ground)


def _draw_lighthouse(canvas: Canvas, view: View) -> None:
    column, row = MIDDLE
    for i, part in enumerate(TOWER):
        canvas.put(column, row - 1 + i, part, "#ffffff", GRASS)
    angle = DRAWING.beam[view.beam].angle
    x, y = math.sin(math.radians(angle)), -math.cos(math.radians(angle))
    arrow = ARROWS[round(angle / 45) % len(ARROWS)]
    canvas.put(column + round(5 * x), row + round(2 * y), arrow, f"bold {LIT}", GRASS)


def _draw_names(canvas: Canvas, view: View, targets: set[str]) -> None:
    for name in SEA_PLACES:
        column, row = _point(PLACE[name])
        label, ink = name, SEA_NAME
        if name in targets:
            label, ink = f"[{name}]", OPEN_NAME
        if name in view.lit:
            label, ink = f"*{name}*", f"bold {INK}"
        canvas.centre(column, row, label, ink)


def _boat(boat: Boat) -> Piece:
    """A hull with the seat's letter, and the letter of the island its cargo is from."""
    cargo = boat.cargo.origin[0] if boat.cargo else ""
    return f"\\{LETTERS[boat.seat]}{cargo}/", f"bold {INK}", SEAT_COLOURS[boat.seat]


def _goods(goods: Afloat, view: View) -> Piece:
    """The letter of the island that the top piece is from, and how many there are."""
    n = len(goods.origins)
    ink = INK if goods.at in view.lit else SAND
    return f"~{goods.origins[-1][0]}{n if n > 1 else ''}~", f"bold {ink}", None


def _pieces_on(view: View, name: str) -> list[Piece]:
    rocks: list[Piece] = [("▲▲", "bold #d5d5d5", None)] if name in view.rocks else []
    boats = [_boat(boat) for boat in view.boats if boat.at == name]
    return rocks + boats + [_goods(goods, view) for goods in view.afloat if goods.at == name]


def _draw_pieces(canvas: Canvas, view: View) -> None:
    """What is on the sea squares, below their names."""
    for name in SEA_PLACES:
        column, row = _point(PLACE[name])
        pieces = _pieces_on(view, name)
        per_row = _room(name)
        for i in range(0, len(pieces), per_row):
            row += 1
            canvas.row(column, row, pieces[i : i + per_row])


def _room(name: str) -> int:
    """How many pieces fit side by side: where a ring runs across the screen the next square is near."""
    x, y = PLACE[name].at
    is_outside = _ring(name) == len(RINGS)
    if abs(x) > abs(y) or (is_outside and 2 * abs(x) > abs(y)):
        return 3
    return 2 if is_outside else 1


def _draw_harbours(canvas: Canvas, view: View, targets: set[str]) -> None:
    """Name and pieces of each island, its boats on the side that looks away from the sea."""
    for pile in view.islands:
        x, y = PLACE[pile.island].at
        column, row = _point(PLACE[pile.island])
        label = f"{pile.island} {pile.pieces}"
        canvas.centre(column, row, f"[{label}]" if pile.island in targets else f" {label} ", f"bold {INK}", SAND)
        boats = _pieces_on(view, pile.island)
        per_row = 2 if x else len(view.boats)
        for i in range(0, len(boats), per_row):
            row += -1 if y < 0 else 1
            canvas.row(column, row, boats[i : i + per_row])


def _draw_corners(canvas: Canvas, view: View, seats: Seats) -> None:
    """Title and round to the left, the dice to the right."""
    canvas.put(0, 0, registry.meta("smugglers").title["en"], "bold")
    canvas.put(0, 1, f"round {view.round}" if view.round else "set-up", "")
    for row, text in enumerate(_dice_lines(view, seats)):
        canvas.put(COLUMNS, row, text, "bold" if row else "")


def _dice_lines(view: View, seats: Seats) -> list[str]:
    if view.dice is None:
        return []
    lines = [
        f"{seats.own(view.seat)} dice" if view.reach else "last dice",
        f"light {_light_die(view.dice)}",
        f"boat {view.dice.boat}",
    ]
    return [*lines, f"steps left {view.reach}"] if 0 < view.reach < view.dice.boat else lines


def _light_die(dice: Dice) -> str:
    face = FACE[dice.lighthouse]
    return face_name(dice.lighthouse) + WAY_SIGN[face.way]


def face_name(name: str) -> str:
    """What a face of the lighthouse die is called."""
    return "keeper asleep" if FACE[name].way == "none" else name.replace("_", " ")


def _seat_line(view: View, boat: Boat, seats: Seats) -> Text:
    """Whose boat, the moorings, where it is and what it carries."""
    line = seat_line(boat.seat, seats, acts=view.seat == boat.seat and view.phase != "over")
    line.append(f"{_moorings(boat):<{max(DATA.target.points, *(other.target for other in view.boats)) + 7}}")
    line.append(f"{boat.at or '-':<11}{_cargo(boat.cargo)}{', wrong harbour' if boat.lies_wrong else ''}")
    return line


def _moorings(boat: Boat) -> str:
    if boat.points is None:
        return f"{counted(len(boat.delivered), 'piece')} ?/{boat.target}"
    full = min(boat.points, boat.target)
    return f"{'●' * full}{'○' * (boat.target - full)} {boat.points}/{boat.target}"


def _cargo(cargo: Cargo | None) -> str:
    if cargo is None:
        return "empty"
    if cargo.goal is None:
        return f"goods from {cargo.origin}"
    return f"{cargo.origin} → {cargo.goal}, {counted(cargo.points or 0, 'point')}"


def target_of(action: Any) -> str | None:
    """The place that an action leads to."""
    return getattr(action, "to", None) or getattr(action, "at", None)


def board(view: View, seats: Seats, actions: Sequence[Any]) -> RenderableType:
    """The bay with everything on it, a legend, and a line for each seat."""
    targets = {place for place in map(target_of, actions) if place}
    canvas = Canvas(COLUMNS, ROWS)
    _draw_chart(canvas, view, targets)
    _draw_lighthouse(canvas, view)
    _draw_names(canvas, view, targets)
    _draw_harbours(canvas, view, targets)
    _draw_pieces(canvas, view)
    _draw_corners(canvas, view, seats)
    legend = [Text(line, "dim", no_wrap=True) for line in (LEGEND, LEGEND_MARKS)]
    return Group(*canvas.lines(), *legend, Text(), *(_seat_line(view, boat, seats) for boat in view.boats))
