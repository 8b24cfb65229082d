"""Reads and checks the data file: chart, lanes, cloud, spinner, cards."""

from itertools import combinations, pairwise
from math import dist
from typing import Annotated, Final, Literal

import msgspec

from seaboard.engine.data import Datum, data_hash, parse_file, read_text
from seaboard.engine.named import doubles
from seaboard.games.triangle.state import (
    CARDS_OF_PILE,
    COPIES,
    MARKS_OF_LANE,
    MOST_MONEY,
    N_BONUS,
    N_COLUMNS,
    N_DOCKS,
    N_LETTERS,
    N_MAGNETS,
    N_PORTS,
    N_ROWS,
    N_SEGMENTS,
    N_VALUES,
)

ROOM: Final = 1.0  # no two places for ships are closer
LONGEST_STEP: Final = 2.0  # from a mark to the next, or to the port
UNIT: Final = 10  # thousand: what cards are counted in
WAYS: Final = ("north", "east", "south", "west")
COUNTED: Final = (8, 7, 4, 5)  # cards of each pile, by the rulebook
KNOWN: Final = (("E", 4, "north", False), ("A", 10, "east", False), ("G", 0, "east", True))
"""The three segments the rulebook shows: letter, points, way, word."""

Spot = tuple[float, float]
Way = Literal["north", "east", "south", "west"]


class Targets(Datum, frozen=True):
    """The money that ends a match, in thousands."""

    full: Annotated[int, msgspec.Meta(ge=1, le=MOST_MONEY)]
    short: Annotated[int, msgspec.Meta(ge=1, le=MOST_MONEY)]


class Grid(Datum, frozen=True):
    """The points the cloud wanders on."""

    columns: Annotated[int, msgspec.Meta(ge=N_COLUMNS, le=N_COLUMNS)]
    rows: Annotated[int, msgspec.Meta(ge=N_ROWS, le=N_ROWS)]
    start: tuple[int, int]


class Port(Datum, frozen=True):
    """A port and its docks, these beside its own place."""

    name: str
    at: Spot
    docks: Annotated[list[Spot], msgspec.Meta(min_length=N_DOCKS, max_length=N_DOCKS)]
    home: bool


class Lane(Datum, frozen=True, rename={"start": "from"}):
    """The way from a port to the next one."""

    name: Annotated[str, msgspec.Meta(pattern="^[A-Z]$")]
    start: str
    to: str
    marks: list[Spot]


class Cloud(Datum, frozen=True):
    """How far the cloud reaches, and what is written on it."""

    radius: Annotated[float, msgspec.Meta(gt=0)]
    cylinder: Annotated[float, msgspec.Meta(gt=0)]
    reach: Annotated[float, msgspec.Meta(gt=0)]
    holds: Annotated[int, msgspec.Meta(ge=1, le=2)]
    letters: Annotated[list[str], msgspec.Meta(min_length=N_LETTERS, max_length=N_LETTERS)]


class Magnet(Datum, frozen=True):
    """A magnet beneath the cloud, where it sits when the first letter is at the notch."""

    bearing: Annotated[int, msgspec.Meta(ge=0, lt=360)]
    distance: Annotated[float, msgspec.Meta(gt=0)]


class Segment(Datum, frozen=True):
    """One segment of the spinner."""

    letter: str
    points: Annotated[int, msgspec.Meta(ge=0, le=max(N_COLUMNS, N_ROWS) - 1)]
    way: Way
    word: bool


class Pile(Datum, frozen=True):
    """The cargo cards of a port, in thousands."""

    port: str
    values: list[Annotated[int, msgspec.Meta(ge=UNIT, le=UNIT * N_VALUES, multiple_of=UNIT)]]


class Bonus(Datum, frozen=True):
    """The bonus cards of the home port."""

    cards: Annotated[int, msgspec.Meta(ge=N_BONUS, le=N_BONUS)]
    value: Annotated[int, msgspec.Meta(ge=UNIT, le=UNIT * N_VALUES, multiple_of=UNIT)]


class Data(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The whole data file."""

    targets: Targets
    grid: Grid
    port: Annotated[list[Port], msgspec.Meta(min_length=N_PORTS, max_length=N_PORTS)]
    lane: Annotated[list[Lane], msgspec.Meta(min_length=N_PORTS, max_length=N_PORTS)]
    cloud: Cloud
    magnet: Annotated[list[Magnet], msgspec.Meta(min_length=N_MAGNETS, max_length=N_MAGNETS)]
    segment: Annotated[list[Segment], msgspec.Meta(min_length=N_SEGMENTS, max_length=N_SEGMENTS)]
    pile: Annotated[list[Pile], msgspec.Meta(min_length=N_PORTS, max_length=N_PORTS)]
    bonus: Bonus


def parse(text: str) -> Data:
    """Read a data file; `DataFault` says where it is broken and why."""
    checks = (_name_faults, _ring_faults, _spot_faults, _spinner_faults, _card_faults)
    return parse_file("board.toml", text, Data, checks)


def _name_faults(data: Data) -> list[str]:
    """No name for two things, and one home port: the first."""
    faults = [
        *doubles("port", [port.name for port in data.port]),
        *doubles("lane", [lane.name for lane in data.lane]),
        *doubles("cloud.letters", data.cloud.letters),
    ]
    homes = [port.home for port in data.port]
    if homes != [True, False, False, False]:
        faults.append(f"port: home is {homes}, expected the first port and no other")
    return faults


def _ring_faults(data: Data) -> list[str]:
    """The lanes lead from port to port in their order, all round, with as many marks as declared."""
    faults = []
    for i, lane in enumerate(data.lane):
        start, end = data.port[i].name, data.port[(i + 1) % N_PORTS].name
        if (lane.start, lane.to) != (start, end):
            faults.append(f"lane[{i}] leads from {lane.start!r} to {lane.to!r}, expected from {start!r} to {end!r}")
        if len(lane.marks) != MARKS_OF_LANE[i]:
            faults.append(f"lane[{i}] has {len(lane.marks)} marks, expected {MARKS_OF_LANE[i]}")
        way = [data.port[i].at, *lane.marks, data.port[(i + 1) % N_PORTS].at]
        faults += [
            f"lane[{i}]: {here} and {there} are {dist(here, there):.2f} apart, expected at most {LONGEST_STEP}"
            for here, there in pairwise(way)
            if dist(here, there) > LONGEST_STEP
        ]
    return faults


def _spot_faults(data: Data) -> list[str]:
    """All places have room; the cloud starts on a point."""
    faults = []
    for (a, at), (b, there) in combinations(zip(place_names(data), spots_of(data), strict=True), 2):
        if dist(at, there) < ROOM:
            faults.append(f"{a} and {b} are {dist(at, there):.2f} apart, expected at least {ROOM}")
    column, row = data.grid.start
    if not (0 <= column < N_COLUMNS and 0 <= row < N_ROWS):
        faults.append(f"grid.start is {data.grid.start}, expected a point of the grid")
    return faults


def _spinner_faults(data: Data) -> list[str]:
    """Letters of the cloud, points exactly where no word stands, and what the rulebook shows."""
    faults = []
    for i, segment in enumerate(data.segment):
        if segment.letter not in data.cloud.letters:
            faults.append(f"segment[{i}] has the letter {segment.letter!r}, expected one of {', '.join(data.cloud.letters)}")
        if segment.word != (segment.points == 0):
            faults.append(f"segment[{i}] has {segment.points} points, expected 0 exactly for a word segment")
    found = [(segment.letter, segment.points, segment.way, segment.word) for segment in data.segment]
    faults += [f"segment: none is {known}, which the rulebook shows" for known in KNOWN if known not in found]
    return faults


def _card_faults(data: Data) -> list[str]:
    """A pile for each port in order, as many cards as the rulebook counts, and a target that can be reached."""
    faults = []
    for i, pile in enumerate(data.pile):
        if pile.port != data.port[i].name:
            faults.append(f"pile[{i}] is of {pile.port!r}, expected {data.port[i].name!r}")
        if len(pile.values) != COUNTED[i]:
            faults.append(f"pile[{i}] has {len(pile.values)} cards, expected {COUNTED[i]}")
        if len(set(pile.values)) != CARDS_OF_PILE[i]:
            faults.append(f"pile[{i}] has {len(set(pile.values))} different cards, expected {CARDS_OF_PILE[i]}")
        if any(pile.values.count(value) > COPIES for value in pile.values):
            faults.append(f"pile[{i}] holds {pile.values}, expected no more than {COPIES} equal ones")
        if pile.values != sorted(pile.values):
            faults.append(f"pile[{i}] holds {pile.values}, expected them in rising order")
    total = sum(sum(pile.values) for pile in data.pile) + data.bonus.cards * data.bonus.value
    if total > MOST_MONEY:
        faults.append(f"all cards are worth {total}, expected at most {MOST_MONEY}")
    if not data.targets.short < data.targets.full <= total:
        faults.append(
            f"targets are {data.targets.short} and {data.targets.full}, expected the short one below, both within {total}"
        )
    return faults


def place_names(data: Data) -> list[str]:
    """The names of all places: marks by lane and number from 1, docks by port and number from 1."""
    marks = [f"{lane.name}{k + 1}" for lane in data.lane for k in range(len(lane.marks))]
    return [*marks, *(f"{port.name}-{k + 1}" for port in data.port for k in range(N_DOCKS))]


def spots_of(data: Data) -> list[Spot]:
    """Where all places are on the chart."""
    marks = [mark for lane in data.lane for mark in lane.marks]
    return [*marks, *((port.at[0] + dx, port.at[1] + dy) for port in data.port for dx, dy in port.docks)]


TEXT: Final = read_text(__package__, "board.toml")
DATA: Final = parse(TEXT)
DATA_HASH: Final = data_hash(DATA)

PLACES: Final = tuple(place_names(DATA))
PORTS: Final = tuple(port.name for port in DATA.port)
LETTERS: Final = tuple(DATA.cloud.letters)
CARDS: Final = tuple((port, value) for port, pile in enumerate(DATA.pile) for value in dict.fromkeys(pile.values))
"""Port and value in thousands of every card, equal ones once."""
