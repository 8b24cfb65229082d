"""The cloud's physics as integer tables: what its magnets and its cylinder touch at every turn and step.

A *piece* is the smallest movement: from a letter to the next one in three turns of 15 degrees, or from a point to the next one in
two half steps. Nothing is touched between its instants. Only here are there floats; the rules use the tables alone.
"""

from collections.abc import Iterator
from functools import cache
from math import cos, dist, floor, hypot, radians, sin
from typing import Final, NamedTuple

from seaboard.engine.state import NONE
from seaboard.games.triangle.data import DATA, LETTERS, WAYS, Spot, spots_of
from seaboard.games.triangle.state import (
    MARKS_OF_LANE,
    N_COLUMNS,
    N_DOCKS,
    N_LETTERS,
    N_MAGNETS,
    N_MARKS,
    N_POINTS,
    N_PORTS,
    N_ROWS,
    N_SEGMENTS,
    N_WAYS,
)

TURN: Final = 15  # degrees between two instants of a turn
TURNS: Final = 360 // TURN
PER_LETTER: Final = TURNS // N_LETTERS
TIE: Final = 0.001  # distances that differ by less are equal; none that occur do, but by rounding
STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))  # as WAYS
TOUCH: Final = 64  # a touch is magnet * TOUCH + place
CELL: Final = 1.0  # of the raster in which places are looked up


class Sweeps(NamedTuple):
    """The tables, as the board holds them."""

    under: list[int]
    """[point] -> places under the cloud; all docks of a port, or none."""
    turn_touched: list[int]
    """[point * 8 + letter] -> places that a magnet touches on the turn to the next letter."""
    turn_start: list[int]
    """[point * 8 + letter] -> where the touches of that piece begin in `touches`; one more than pieces."""
    step_touched: list[int]
    """[(point * 8 + letter) * 4 + way] -> places that a magnet touches on the step to the next point."""
    step_start: list[int]
    touches: list[int]
    """magnet * 64 + place, piece by piece, in the order in which they are touched: by instant, then the nearest."""
    step_pushed: list[int]
    """[point * 4 + way] -> marks that the cylinder touches on the step to the next point."""
    swept: list[list[int]]
    """[point * 8 + letter][segment] -> places that a magnet touches in the whole movement of a spin."""
    aside: list[list[int]]
    """[mark * 4 + way] -> the marks beside it that are nearer than itself to where a ship pushed that way lies, nearest first."""


def next_point(point: int, way: int) -> int:
    """The point beside a point, or NONE at the edge."""
    x, y = point % N_COLUMNS + STEPS[way][0], point // N_COLUMNS + STEPS[way][1]
    return y * N_COLUMNS + x if 0 <= x < N_COLUMNS and 0 <= y < N_ROWS else NONE


def magnet_spot(middle: Spot, turn: int, magnet: int) -> Spot:
    """Where a magnet is when the cloud stands there, turned so many times 15 degrees from its first letter."""
    bearing = radians((DATA.magnet[magnet].bearing + TURN * turn) % 360)
    far = DATA.magnet[magnet].distance
    return middle[0] + far * sin(bearing), middle[1] - far * cos(bearing)


class _Chart:
    """Finds the places near a spot."""

    def __init__(self) -> None:
        self.spots = spots_of(DATA)
        self.cells: dict[tuple[int, int], list[int]] = {}
        self.found: dict[tuple[float, float, int], list[list[int]]] = {}
        for place, (x, y) in enumerate(self.spots):
            for dx in (-1, 0, 1):
                for dy in (-1, 0, 1):
                    self.cells.setdefault((floor(x / CELL) + dx, floor(y / CELL) + dy), []).append(place)

    def near(self, spot: Spot, radius: float) -> list[int]:
        """The places within a radius of at most a cell, nearest first; of equally near ones the lower number."""
        x, y = spot
        near = []
        for place in self.cells.get((floor(x / CELL), floor(y / CELL)), ()):
            far = hypot(self.spots[place][0] - x, self.spots[place][1] - y)
            if far <= radius:
                near.append((round(far / TIE), place))
        return [place for _, place in sorted(near)]

    def touches(self, middle: Spot, turn: int) -> list[list[int]]:
        """What each magnet touches at one instant."""
        key = (*middle, turn % TURNS)
        if key not in self.found:
            self.found[key] = [self.near(magnet_spot(middle, turn, m), DATA.cloud.reach) for m in range(N_MAGNETS)]
        return self.found[key]


@cache
def sweeps() -> Sweeps:
    """All tables."""
    chart = _Chart()
    touches: list[int] = []
    turn_touched, turn_start = _pieces(_turns(chart), touches)
    step_touched, step_start = _pieces(_steps(chart), touches)
    return Sweeps(
        under=[_under(chart, _spot(point)) for point in range(N_POINTS)],
        turn_touched=turn_touched,
        turn_start=turn_start,
        step_touched=step_touched,
        step_start=step_start,
        touches=touches,
        step_pushed=_pushed(chart),
        swept=[row for point in range(N_POINTS) for row in _spins(point, turn_touched, step_touched)],
        aside=[_aside(chart, mark, way) for mark in range(N_MARKS) for way in range(N_WAYS)],
    )


def _spot(point: int) -> Spot:
    return float(point % N_COLUMNS), float(point // N_COLUMNS)


def _middles(point: int, way: int) -> list[Spot]:
    """Where the cloud's middle is at the two instants of a step; nowhere if the grid ends."""
    if next_point(point, way) == NONE:
        return []
    (x, y), (dx, dy) = _spot(point), STEPS[way]
    return [(x + dx / 2, y + dy / 2), (x + dx, y + dy)]


def _turns(chart: _Chart) -> Iterator[list[list[list[int]]]]:
    """The instants of every turn from a letter to the next."""
    for point in range(N_POINTS):
        for letter in range(N_LETTERS):
            yield [chart.touches(_spot(point), letter * PER_LETTER + i) for i in range(1, PER_LETTER + 1)]


def _steps(chart: _Chart) -> Iterator[list[list[list[int]]]]:
    """The instants of every step from a point to the next; none where the grid ends."""
    for point in range(N_POINTS):
        for letter in range(N_LETTERS):
            for way in range(N_WAYS):
                yield [chart.touches(middle, letter * PER_LETTER) for middle in _middles(point, way)]


def _pieces(pieces: Iterator[list[list[list[int]]]], touches: list[int]) -> tuple[list[int], list[int]]:
    """Write the touches of each piece, each once; return what it touches at all, and where its touches begin."""
    touched, start = [], [len(touches)]
    for instants in pieces:
        places = 0
        for instant in instants:
            for magnet, near in enumerate(instant):
                for place in near:
                    if magnet * TOUCH + place not in touches[start[-1] :]:
                        touches.append(magnet * TOUCH + place)
                        places |= 1 << place
        touched.append(places)
        start.append(len(touches))
    return touched, start


def _pushed(chart: _Chart) -> list[int]:
    found = []
    for point in range(N_POINTS):
        for way in range(N_WAYS):
            middles = _middles(point, way)
            touched = (any(_within(chart, mark, m, DATA.cloud.cylinder) for m in middles) for mark in range(N_MARKS))
            found.append(sum(1 << mark for mark, is_touched in enumerate(touched) if is_touched))
    return found


def _within(chart: _Chart, place: int, middle: Spot, radius: float) -> bool:
    return dist(chart.spots[place], middle) <= radius


def _under(chart: _Chart, middle: Spot) -> int:
    """The marks within the cloud's radius, and the docks of the ports that are."""
    places = sum(1 << mark for mark in range(N_MARKS) if _within(chart, mark, middle, DATA.cloud.radius))
    for port in range(N_PORTS):
        if dist(DATA.port[port].at, middle) <= DATA.cloud.radius:
            places |= ((1 << N_DOCKS) - 1) << (N_MARKS + port * N_DOCKS)
    return places


def _spins(point: int, turn_touched: list[int], step_touched: list[int]) -> list[list[int]]:
    """What each segment's whole movement touches, from every letter."""
    steps = [_drift(point, segment, step_touched) for segment in range(N_SEGMENTS)]
    goals = [LETTERS.index(segment.letter) for segment in DATA.segment]
    found = []
    for letter in range(N_LETTERS):
        turned = [0] * N_LETTERS  # [goal] -> places that the turn to it touches
        for i in range(1, N_LETTERS):
            before = (letter + i - 1) % N_LETTERS
            turned[(letter + i) % N_LETTERS] = turned[before] | turn_touched[point * N_LETTERS + before]
        found.append([turned[goals[segment]] | steps[segment] for segment in range(N_SEGMENTS)])
    return found


def _drift(point: int, segment: int, step_touched: list[int]) -> int:
    """What a segment's steps from a point touch, once the cloud is turned."""
    letter = LETTERS.index(DATA.segment[segment].letter)
    way = WAYS.index(DATA.segment[segment].way)
    left = DATA.segment[segment].points or N_POINTS
    places = 0
    while left and (there := next_point(point, way)) != NONE:
        places |= step_touched[(point * N_LETTERS + letter) * N_WAYS + way]
        point = there
        left -= 1
    return places


def _aside(chart: _Chart, mark: int, way: int) -> list[int]:
    """The marks next to a mark in its lane that are nearer than itself to where the cylinder leaves a ship."""
    x, y = chart.spots[mark]
    lies = (x + STEPS[way][0] * DATA.cloud.cylinder, y + STEPS[way][1] * DATA.cloud.cylinder)
    lane = lane_of_mark(mark)
    first = sum(MARKS_OF_LANE[:lane])
    beside = [m for m in (mark - 1, mark + 1) if first <= m < first + MARKS_OF_LANE[lane]]
    nearer = sorted((dist(chart.spots[m], lies), m) for m in beside if dist(chart.spots[m], lies) < dist(chart.spots[mark], lies))
    return [m for _, m in nearer] + [NONE] * (2 - len(nearer))


def lane_of_mark(mark: int) -> int:
    """The lane a mark lies on."""
    return sum(mark >= sum(MARKS_OF_LANE[: lane + 1]) for lane in range(N_PORTS))
