"""Reads and checks the data file: board, dice, goods."""

from typing import Annotated, Final, Literal

import msgspec

from seaboard.engine.bits import members
from seaboard.engine.data import Datum, data_hash, parse_file, read_text
from seaboard.engine.named import doubles
from seaboard.engine.state import Row
from seaboard.games.smugglers.state import (
    MOST_STEPS,
    MOST_TARGET,
    N_BEAMS,
    N_FACES,
    N_ISLANDS,
    N_PIECES,
    N_ROCKS,
    N_SEA,
    N_SQUARES,
)

FAR: Final = 99  # no way leads there


class Target(Datum, frozen=True):
    """The points that end a match."""

    points: Annotated[int, msgspec.Meta(ge=1, le=MOST_TARGET)]


class Rocks(Datum, frozen=True):
    """The rocks in the box."""

    pieces: Annotated[int, msgspec.Meta(ge=N_ROCKS, le=N_ROCKS)]


class Anchor(Datum, frozen=True):
    """Where the rock of the two-player match lies."""

    place: str


class Face(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One face of the lighthouse die."""

    name: str
    steps: Annotated[int, msgspec.Meta(ge=0, le=3)]
    way: Literal["clockwise", "counter_clockwise", "either", "none"]


class LighthouseDie(Datum, frozen=True):
    """The yellow die."""

    faces: Annotated[list[Face], msgspec.Meta(min_length=N_FACES, max_length=N_FACES)]


class BoatDie(Datum, frozen=True):
    """The white die."""

    faces: Annotated[
        list[Annotated[int, msgspec.Meta(ge=1, le=MOST_STEPS)]], msgspec.Meta(min_length=N_FACES, max_length=N_FACES)
    ]


class Island(Datum, frozen=True):
    """An island, named by its goods, and the beam position that points at it."""

    name: str
    beam: Annotated[int, msgspec.Meta(ge=0, lt=N_BEAMS)]


class Goods(Datum, frozen=True, rename={"origin": "from"}):
    """One piece of goods."""

    origin: str
    to: str
    points: Annotated[int, msgspec.Meta(ge=1, le=3)]


class Place(Datum, frozen=True):
    """A square or harbour, and what it touches."""

    name: str
    kind: Literal["sea", "harbour"]
    links: Annotated[list[str], msgspec.Meta(min_length=1)]


class Beam(Datum, frozen=True):
    """One position of the beam; the order is clockwise."""

    lit: Annotated[list[str], msgspec.Meta(min_length=1)]


class Data(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The whole data file."""

    target: Target
    rocks: Rocks
    anchor: Anchor
    lighthouse_die: LighthouseDie
    boat_die: BoatDie
    island: Annotated[list[Island], msgspec.Meta(min_length=N_ISLANDS, max_length=N_ISLANDS)]
    goods: Annotated[list[Goods], msgspec.Meta(min_length=N_PIECES, max_length=N_PIECES)]
    place: Annotated[list[Place], msgspec.Meta(min_length=N_SQUARES, max_length=N_SQUARES)]
    beam: Annotated[list[Beam], msgspec.Meta(min_length=N_BEAMS, max_length=N_BEAMS)]


def parse(text: str) -> Data:
    """Read a data file; `DataFault` says where it is broken and why."""
    checks = (_name_faults, _die_faults, _place_faults, _way_faults, _beam_faults, _goods_faults)
    return parse_file("board.toml", text, Data, checks)


def _name_faults(data: Data) -> list[str]:
    """Nothing has two places, or one name for two things."""
    return [
        *doubles("place", [place.name for place in data.place]),
        *doubles("island", [island.name for island in data.island]),
        *doubles("island beam", [island.beam for island in data.island]),
        *doubles("lighthouse_die.faces", [face.name for face in data.lighthouse_die.faces]),
        *(fault for i, place in enumerate(data.place) for fault in doubles(f"place[{i}].links", place.links)),
        *(fault for i, beam in enumerate(data.beam) for fault in doubles(f"beam[{i}].lit", beam.lit)),
    ]


def _die_faults(data: Data) -> list[str]:
    return [
        f"lighthouse_die.faces[{i}] has {face.steps} steps and the way {face.way!r}, expected a way exactly if there are steps"
        for i, face in enumerate(data.lighthouse_die.faces)
        if (face.steps == 0) != (face.way == "none")
    ]


def _place_faults(data: Data) -> list[str]:
    """Sea squares first, then a harbour for each island in order; links lead both ways, and out of a harbour only one."""
    faults = []
    at = {place.name: i for i, place in enumerate(data.place)}
    for i, place in enumerate(data.place):
        here = f"place[{i}] {place.name!r}"
        kind = "sea" if i < N_SEA else "harbour"
        if place.kind != kind:
            faults.append(f"{here} is {place.kind!r}, expected {kind!r}: {N_SEA} sea squares, then the harbours")
        if kind == "harbour" and place.name != data.island[i - N_SEA].name:
            faults.append(f"{here} is no name of its island, expected {data.island[i - N_SEA].name!r}")
        for link in place.links:
            if link not in at or link == place.name:
                faults.append(f"{here} links to {link!r}, expected another place")
            elif place.name not in data.place[at[link]].links:
                faults.append(f"{here} links to {link!r}, which does not link back")
        if kind == "harbour" and (len(place.links) != 1 or at.get(place.links[0], N_SEA) >= N_SEA):
            faults.append(f"{here} links to {place.links}, expected one sea square: its exit")
    if data.anchor.place not in at or at[data.anchor.place] >= N_SEA:
        faults.append(f"anchor.place is {data.anchor.place!r}, expected a sea square")
    return faults


def _way_faults(data: Data) -> list[str]:
    """Everything is connected, and the harbours also around the anchor's rock."""
    next_to = neighbours(data)
    reached = walk(next_to, N_SEA, 0)
    faults = [f"place {data.place[i].name!r} cannot be reached" for i in range(N_SQUARES) if reached[i] == FAR]
    anchor = [place.name for place in data.place].index(data.anchor.place)
    around = walk(next_to, N_SEA, 1 << anchor)
    if FAR in around[N_SEA:]:
        faults.append(f"anchor.place {data.anchor.place!r} cuts off a harbour")
    return faults


def _beam_faults(data: Data) -> list[str]:
    sea = {place.name for place in data.place[:N_SEA]}
    return [
        f"beam[{i}] lights {name!r}, which is no sea square"
        for i, beam in enumerate(data.beam)
        for name in beam.lit
        if name not in sea
    ]


def _goods_faults(data: Data) -> list[str]:
    """Every ordered pair of islands exactly once."""
    names = [island.name for island in data.island]
    wanted = {(a, b) for a in names for b in names if a != b}
    found = [(piece.origin, piece.to) for piece in data.goods]
    faults = [
        f"goods[{i}] goes from {a!r} to {b!r}: expected two of {names}" for i, (a, b) in enumerate(found) if (a, b) not in wanted
    ]
    faults += [f"goods: no piece goes from {a!r} to {b!r}" for a, b in sorted(wanted - set(found))]
    return faults


def neighbours(data: Data) -> Row:
    """The neighbours of every place, as masks."""
    at = {place.name: i for i, place in enumerate(data.place)}
    return [sum(1 << at[link] for link in set(place.links)) for place in data.place]


def walk(next_to: Row, start: int, blocked: int) -> Row:
    """Steps from a square to every other, over what is not blocked; harbours are ends, not ways."""
    steps = [FAR] * len(next_to)
    steps[start] = 0
    edge = [start]
    while edge:
        here = edge.pop(0)
        for there in members(next_to[here] & ~blocked):
            if steps[there] == FAR:
                steps[there] = steps[here] + 1
                if there < N_SEA:
                    edge.append(there)
    return steps


TEXT: Final = read_text(__package__, "board.toml")
DATA: Final = parse(TEXT)
DATA_HASH: Final = data_hash(DATA)

SQUARES: Final = tuple(place.name for place in DATA.place)
ISLANDS: Final = tuple(island.name for island in DATA.island)
FACES: Final = tuple(face.name for face in DATA.lighthouse_die.faces)
ANCHOR: Final = SQUARES.index(DATA.anchor.place)
NEXT_TO: Final = neighbours(DATA)


def cut_off(rocks: int) -> list[str]:
    """The islands that rocks on these squares cut off from the rest."""
    if FAR not in walk(NEXT_TO, N_SEA, rocks)[N_SEA:]:
        return []
    steps = [walk(NEXT_TO, N_SEA + island, rocks)[N_SEA:] for island in range(N_ISLANDS)]
    together = min(steps, key=lambda row: row.count(FAR))
    return [ISLANDS[i] for i in range(N_ISLANDS) if together[i] == FAR]
