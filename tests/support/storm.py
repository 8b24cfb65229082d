"""The cloud's movement as chapter 7 of the rules tells it: slow, with floats, from the data file alone.

Nothing here is shared with the game's code or its tables, so the two can be compared.
"""

import tomllib
from collections.abc import Iterator
from importlib import resources
from math import cos, dist, radians, sin
from typing import Any, NamedTuple

Json = dict[str, Any]
Spot = tuple[float, float]
Ship = tuple[int, int]  # seat and number

CHART: Json = tomllib.loads(resources.files("seaboard.games.triangle").joinpath("board.toml").read_text(encoding="utf-8"))
CLOUD: Json = CHART["cloud"]
LETTERS: list[str] = CLOUD["letters"]
COLUMNS, ROWS = CHART["grid"]["columns"], CHART["grid"]["rows"]
START = tuple(CHART["grid"]["start"])
WAYS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
TIE = 0.001

LANES: list[list[str]] = [[f"{lane['name']}{k}" for k in range(1, 1 + len(lane["marks"]))] for lane in CHART["lane"]]
SEA: dict[str, Spot] = {
    name: tuple(spot)
    for lane, names in zip(CHART["lane"], LANES, strict=True)
    for name, spot in zip(names, lane["marks"], strict=True)
}
DOCKS: dict[str, Spot] = {
    f"{port['name']}-{k}": (port["at"][0] + x, port["at"][1] + y)
    for port in CHART["port"]
    for k, (x, y) in enumerate(port["docks"], 1)
}
SPOTS = SEA | DOCKS
NUMBER = {name: i for i, name in enumerate(SPOTS)}


class Instant(NamedTuple):
    """Where the cloud is, for a moment."""

    middle: Spot
    turned: int  # degrees from its first letter
    wanders: bool

    def magnets(self) -> Iterator[Spot]:
        """Where the magnets are."""
        x, y = self.middle
        for magnet in CHART["magnet"]:
            bearing = radians(magnet["bearing"] + self.turned)
            yield x + magnet["distance"] * sin(bearing), y - magnet["distance"] * cos(bearing)


class Storm(NamedTuple):
    """What a movement of the cloud has brought."""

    at: tuple[int, int]
    letter: str
    ships: dict[Ship, str]
    aside: dict[Ship, str]
    caught: list[tuple[Ship, str, int]]  # ship, place, magnet; in order
    pushed: list[tuple[Ship, str]]
    set_down: list[tuple[Ship, str, str]]  # in order
    lost: list[Ship]


def is_under(place: str, at: tuple[int, int]) -> bool:
    """Is the cloud, at rest there, over this place?"""
    ports: list[Spot] = [port["at"] for port in CHART["port"] if place.startswith(f"{port['name']}-")]
    return bool(dist([*ports, SPOTS[place]][0], at) <= CLOUD["radius"])


def path(at: tuple[int, int], segment: Json) -> list[tuple[int, int]]:
    """The points the cloud comes to, one after the other."""
    found = []
    (x, y), (dx, dy) = at, WAYS[segment["way"]]
    left = segment["points"] or COLUMNS
    while left and 0 <= x + dx < COLUMNS and 0 <= y + dy < ROWS:
        x, y, left = x + dx, y + dy, left - 1
        found.append((x, y))
    return found


def instants(at: tuple[int, int], letter: str, segment: Json) -> Iterator[Instant]:
    """Every moment of a movement at which something may be touched."""
    turned, goal = 45 * LETTERS.index(letter), 45 * LETTERS.index(segment["letter"])
    while turned % 360 != goal:
        turned += 15
        yield Instant((float(at[0]), float(at[1])), turned % 360, wanders=False)
    dx, dy = WAYS[segment["way"]]
    for x, y in path(at, segment):
        yield Instant((x - dx / 2, y - dy / 2), goal, wanders=True)
        yield Instant((float(x), float(y)), goal, wanders=True)


def nearest_first(places: list[str], spot: Spot) -> Iterator[str]:
    """The places within a magnet's reach, the nearest first, of equally near ones the one with the lower number."""
    left = [place for place in places if dist(SPOTS[place], spot) <= CLOUD["reach"]]
    while left:
        least = min(dist(SPOTS[place], spot) for place in left)
        place = min((place for place in left if dist(SPOTS[place], spot) <= least + TIE), key=NUMBER.__getitem__)
        left.remove(place)
        yield place


def storm(position: Json, segment: int) -> Storm:
    """Move the cloud of a named position as this segment says."""
    spin: Json = CHART["segment"][segment]
    at, letter = tuple(position["cloud"]["at"]), position["cloud"]["letter"]
    ships = {(seat, k): place for seat, fleet in enumerate(position["fleets"]) for k, place in enumerate(fleet["ships"])}
    on_place = {place: ship for ship, place in ships.items() if place in SPOTS}
    aside = {on_place[mark]: way for fleet in position["fleets"] for mark, way in fleet.get("aside", {}).items()}
    caught: list[tuple[Ship, str, int]] = []
    touched: set[str] = set()
    for instant in instants(at, letter, spin):
        for magnet, spot in enumerate(instant.magnets()):
            for place in nearest_first([*on_place], spot):
                if list(ships.values()).count(f"magnet-{magnet + 1}") < CLOUD["holds"]:
                    ship = on_place.pop(place)
                    ships[ship] = f"magnet-{magnet + 1}"
                    caught.append((ship, place, magnet))
                    aside.pop(ship, None)
                else:
                    touched.add(place)
        if instant.wanders:
            touched |= {place for place in on_place if dist(SPOTS[place], instant.middle) <= CLOUD["cylinder"]}
    pushed = [(on_place[mark], mark) for mark in SEA if mark in touched and mark in on_place]
    aside |= {ship: spin["way"] for ship, _ in pushed}
    at, letter = [at, *path(at, spin)][-1], spin["letter"]
    lost: list[Ship] = []
    if spin["word"]:
        at, letter = START, LETTERS[0]
        lost = sorted(ship for ship, place in ships.items() if place.startswith("magnet-"))
        ships |= dict.fromkeys(lost, "lost")
    set_down = put_down(ships, aside, at)
    return Storm(at, letter, ships, aside, caught, pushed, set_down, lost)


def put_down(ships: dict[Ship, str], aside: dict[Ship, str], at: tuple[int, int]) -> list[tuple[Ship, str, str]]:
    """Set the pushed ships on marks that the cloud has left, the farthest along the ring first; tell from where and to where."""
    found = []
    for ship in sorted(aside, key=lambda ship: -NUMBER[ships[ship]]):
        mark = ships[ship]
        if is_under(mark, at):
            continue
        (x, y), (dx, dy) = SPOTS[mark], WAYS[aside.pop(ship)]
        lies = (x + dx * CLOUD["cylinder"], y + dy * CLOUD["cylinder"])
        lane = next(lane for lane in LANES if mark in lane)
        here = lane.index(mark)
        beside = [m for m in lane[max(0, here - 1) : here + 2] if m not in ships.values() and not is_under(m, at)]
        ships[ship] = min([mark, *beside], key=lambda m: dist(SPOTS[m], lies))
        found.append((ship, mark, ships[ship]))
    return found
