"""Devil's Triangle at the terminal: its chart in text, drawn from a view and the places' coordinates."""

import math
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from seaboard.games import registry
from seaboard.games.triangle import data
from seaboard.games.triangle.drawing import DRAWING
from seaboard.games.triangle.state import MARKS_OF_LANE, N_MAGNETS, N_MARKS, N_SEGMENTS
from seaboard.games.triangle.sweeps import PER_LETTER, magnet_spot
from seaboard.games.triangle.view import Fleet, Port, Ship, Spin, View
from seaboard.terminal.canvas import Canvas, Piece, seat_line
from seaboard.terminal.words import INK, LETTERS, SEAT_COLOURS, Seats, counted

# How the chart's lengths become columns and rows.
COLUMNS: Final = 77
ROWS: Final = 31
PER_COLUMN: Final = 1 / 3.5
PER_ROW: Final = 1 / 1.75

SEA: Final = "#1b2a66"
SEA_NAME: Final = "#b9c6f5"
CHART_LINE: Final = "#5468b8"
OPEN: Final = "bold #ffffff on #177d8b"
CLOUD: Final = "#3f3a57"
CLOUD_EDGE: Final = "#8d86b3"
CLOUD_INK: Final = "bold #ffffff"
SAND: Final = "#e8c98a"

SPOT: Final = dict(zip(data.PLACES, data.spots_of(data.DATA), strict=True))
MARKS: Final = data.PLACES[:N_MARKS]
PORT: Final = {port.name: port for port in data.DATA.port}
HOME: Final = next(port.name for port in data.DATA.port if port.home)
OUTWARDS: Final = 3  # columns by which a port's name is moved away from the lanes
PER_PORT_ROW: Final = 2  # ships side by side in a port
HULL: Final = 4  # columns of a ship
TIDE: Final = 50  # thousands of a mark on the gauge
LEGEND: Final = "\\A2/ ship 2 of A   [L4] you may sail there   oil 70 ×5: open card, 5 in pile"
LEGEND_CLOUD: Final = f"░ cloud, (E) its letter   ∪ magnet   ~ pushed off   !3 caught by 3 of {N_SEGMENTS} spins"


def _cell(spot: data.Spot) -> tuple[int, int]:
    """Column and row of a spot of the chart."""
    frame = DRAWING.frame
    return round((spot[0] - frame.west) / PER_COLUMN), round((spot[1] - frame.north) / PER_ROW)


def _spot(column: int, row: int) -> data.Spot:
    frame = DRAWING.frame
    return frame.west + column * PER_COLUMN, frame.north + row * PER_ROW


def port_name(place: str) -> str | None:
    """The port of a dock; none for a mark."""
    return None if place in MARKS else place.rpartition("-")[0]


@cache
def _ring() -> list[tuple[int, int]]:
    """Where the lanes run: a point between every two of their places."""
    spots: list[data.Spot] = []
    first = 0
    for port, n in zip(data.DATA.port, MARKS_OF_LANE, strict=True):
        spots += [port.at, *(SPOT[mark] for mark in MARKS[first : first + n])]
        first += n
    return [_cell(((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)) for a, b in pairwise([*spots, spots[0]])]


def _draw_cloud(canvas: Canvas, view: View) -> None:
    """A shadow with an edge; the letter stands at the notch, which points north."""
    for column in range(COLUMNS):
        for row in range(ROWS):
            if _is_beneath(view, column, row):
                around = ((column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1))
                is_edge = not all(_is_beneath(view, *cell) for cell in around)
                canvas.put(column, row, "░" if is_edge else " ", CLOUD_EDGE, CLOUD)


def _is_beneath(view: View, column: int, row: int) -> bool:
    return math.dist(_spot(column, row), view.cloud.at) <= data.DATA.cloud.radius


def _draw_in_cloud(canvas: Canvas, view: View) -> None:
    """Its middle, its letter, and its magnets with the number of ships that hang there."""
    x, y = view.cloud.at
    canvas.centre(*_cell((x, y)), "+", CLOUD_EDGE, CLOUD)
    column, row = _cell((x, y - data.DATA.cloud.radius))
    canvas.centre(column, max(0, row), f"({view.cloud.letter})", CLOUD_INK, CLOUD)
    turn = data.LETTERS.index(view.cloud.letter) * PER_LETTER
    for magnet in range(N_MAGNETS):
        column, row = _cell(magnet_spot((x, y), turn, magnet))
        hung = sum(ship.magnet == magnet for ship in view.ships)
        canvas.centre(column, max(0, min(row, ROWS - 1)), f"∪{hung or ''}", CLOUD_INK, CLOUD)


def _draw_lanes(canvas: Canvas) -> None:
    for column, row in _ring():
        canvas.put(column, row, "·", CHART_LINE)


def _draw_marks(canvas: Canvas, targets: set[str]) -> None:
    for name in MARKS:
        if name in targets:
            canvas.centre(*_cell(SPOT[name]), f"[{name}]", OPEN)
        else:
            canvas.centre(*_cell(SPOT[name]), name, SEA_NAME)


def _hull(ship: Ship) -> Piece:
    """A hull with the seat's letter and the number in the fleet."""
    return f"\\{LETTERS[ship.seat]}{ship.ship + 1}/", f"bold {INK}", SEAT_COLOURS[ship.seat]


def label_cells(mark: str) -> set[tuple[int, int]]:
    """What the name of a mark covers, its brackets included."""
    column, row = _cell(SPOT[mark])
    half = len(f"[{mark}]") // 2
    return {(i, row) for i in range(column - half, column - half + len(f"[{mark}]"))}


def hull_cells(column: int, row: int) -> set[tuple[int, int]]:
    """What a ship covers around this point."""
    return {(i, row) for i in range(column - HULL // 2, column - HULL // 2 + HULL)}


@cache
def berth(mark: str) -> tuple[int, int]:
    """Where a ship on a mark is drawn: below its name, moved aside where it would cover the next one's."""
    column, row = _cell(SPOT[mark])
    taken = set().union(*map(label_cells, MARKS))
    return next((c, row + 1) for c in (column, column - 1, column + 1) if not hull_cells(c, row + 1) & taken)


def _draw_ships(canvas: Canvas, view: View) -> None:
    """Ships at sea."""
    for ship in view.ships:
        if ship.at in MARKS:
            canvas.row(*berth(ship.at), [_hull(ship)])


def _draw_port(canvas: Canvas, view: View, port: Port, targets: set[str]) -> None:
    """Name and open card; the ships on the side that looks away from the chart's middle, the rest of the pile on the other."""
    column, row = _cell(PORT[port.port].at)
    column += OUTWARDS if 2 * column > COLUMNS else -OUTWARDS
    away = 1 if 2 * row > ROWS else -1
    label = f"{port.port} {port.top or '-'}"
    canvas.centre(column, row, f"[{label}]" if port.port in targets else f" {label} ", f"bold {INK}", SAND)
    canvas.centre(column, row - away, f"×{port.cards}{' full' if port.full else ''}", SEA_NAME)
    if port.port == HOME:
        canvas.centre(column, row - 2 * away, f"+{data.DATA.bonus.value} ×{view.bonus_left}", SEA_NAME)
    ships = [_hull(ship) for ship in view.ships if ship.at and port_name(ship.at) == port.port]
    for i in range(0, len(ships), PER_PORT_ROW):
        row += away
        canvas.row(column, row, ships[i : i + PER_PORT_ROW])


def _draw_corners(canvas: Canvas, view: View, seats: Seats) -> None:
    """Title, round and what the cloud carries to the left, die and last spin to the right."""
    canvas.put(0, 0, registry.meta("triangle").title["en"], "bold")
    canvas.put(0, 1, f"round {view.round}" if view.round else "set-up", "")
    cloud: Piece = (f"cloud ({view.cloud.letter})", "", None)
    canvas.row(0, 2, [cloud, *(_hull(ship) for ship in view.ships if ship.magnet is not None)])
    if view.die:
        whose = f"{seats.own(view.seat)} die" if view.phase == "sail" else "last die"
        canvas.put(COLUMNS, 0, f"{whose} {view.die}", "bold")
    if view.spin:
        canvas.put(COLUMNS, 1, f"last spin {spin_name(view.spin)}", "")


def spin_name(spin: Spin) -> str:
    """What a segment of the spinner says; in quotes its letter is none of a seat."""
    if spin.word:
        return f"“{spin.letter}”, {spin.way} to the edge"
    return f"“{spin.letter}”, {counted(spin.points, 'point')} {spin.way}"


def _fleet_line(view: View, fleet: Fleet, seats: Seats) -> Text:
    """Whose fleet, the money as a tide gauge, and where each ship is."""
    line = seat_line(fleet.seat, seats, acts=view.seat == fleet.seat and view.phase not in ("spin", "over"))
    ships = "".join(f"{_whereabouts(ship):<11}" for ship in view.ships if ship.seat == fleet.seat)
    return line.append(f"{_gauge(fleet):<16}{ships}".rstrip())


def _gauge(fleet: Fleet) -> str:
    full = min(fleet.money, fleet.target) // TIDE
    return f"{fleet.money:>3}/{fleet.target} {'●' * full}{'○' * (fleet.target // TIDE - full)}"


def _whereabouts(ship: Ship) -> str:
    if ship.at is None:
        return "lost" if ship.lost else "hangs"
    danger = f" !{ship.danger}" if ship.danger else ""
    return f"{'~' if ship.aside else ''}{port_name(ship.at) or ship.at}{danger}"


def board(view: View, seats: Seats, actions: Sequence[Any]) -> RenderableType:
    """The chart with everything on it, a legend, and a line for each fleet."""
    sailing = {action.ship for action in actions}
    places = [course.to for course in view.courses if course.ship in sailing and course.to]
    targets = {port_name(place) or place for place in places}
    canvas = Canvas(COLUMNS, ROWS, SEA)
    _draw_cloud(canvas, view)
    _draw_lanes(canvas)
    _draw_in_cloud(canvas, view)
    _draw_marks(canvas, targets)
    for port in view.ports:
        _draw_port(canvas, view, port, targets)
    _draw_ships(canvas, view)
    _draw_corners(canvas, view, seats)
    legend = [Text(line, "dim", no_wrap=True) for line in (LEGEND, LEGEND_CLOUD)]
    return Group(*canvas.lines(), *legend, Text(), *(_fleet_line(view, fleet, seats) for fleet in view.fleets))
