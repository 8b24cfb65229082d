"""The integer tables of the cloud: pinned, with room around every threshold, and equal to the slow cloud of the tests."""

import json
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from itertools import combinations, pairwise, product
from math import dist
from random import Random

import pytest

from seaboard.engine.bits import members
from seaboard.engine.state import NONE
from seaboard.games.triangle import sweeps as tables
from seaboard.games.triangle.board import make_board, times
from seaboard.games.triangle.data import PLACES
from seaboard.games.triangle.options import Options
from seaboard.games.triangle.sweeps import Sweeps, sweeps
from tests.support.chart import Chart, Json
from tests.support.storm import CHART, CLOUD, COLUMNS, LANES, LETTERS, ROWS, SEA, SPOTS, WAYS, Instant, instants, is_under, path

DIGEST = "3db36b5c224b3c21"
MARGIN = 0.001
ROUNDING = 1e-9
POINTS = [(x, y) for y in range(ROWS) for x in range(COLUMNS)]  # in the order of the tables
HALF_POINTS = [(x + 0.5, float(y)) for x, y in POINTS if x + 1 < COLUMNS] + [
    (float(x), y + 0.5) for x, y in POINTS if y + 1 < ROWS
]


def every_instant() -> Iterator[Instant]:
    """Every moment that any movement of the cloud from anywhere can have."""
    for x, y in POINTS:
        for turned in range(0, 360, 15):
            yield Instant((float(x), float(y)), turned, wanders=False)
    for middle in HALF_POINTS:
        for turned in range(0, 360, 45):
            yield Instant(middle, turned, wanders=True)


@cache
def near(middle: tuple[float, float], turned: int) -> tuple[frozenset[str], frozenset[str]]:
    """The places within reach of each magnet."""
    spots = Instant(middle, turned, wanders=False).magnets()
    first, second = (frozenset(name for name, at in SPOTS.items() if dist(at, spot) <= CLOUD["reach"]) for spot in spots)
    return first, second


def touches(instant: Instant) -> tuple[frozenset[str], frozenset[str]]:
    """The places within reach of each magnet at an instant."""
    return near(instant.middle, instant.turned)


def names(mask: int) -> set[str]:
    """The places of a mask."""
    return {PLACES[place] for place in members(mask)}


@pytest.fixture(scope="module")
def table() -> Sweeps:
    return sweeps()


def test_the_tables_are_the_ones_they_were(table: Sweeps) -> None:
    """Another digest is another game: other matches, other goldens, a new version of the rules."""
    assert sha256(json.dumps(table).encode()).hexdigest()[:16] == DIGEST


def test_the_tables_hold_whole_numbers_only(table: Sweeps) -> None:
    flat = [number for part in table for row in part for number in (row if isinstance(row, list) else [row])]
    assert {type(number) for number in flat} == {int}


# --- room around every threshold ---


def test_no_place_lies_near_the_reach_of_a_magnet_at_any_instant() -> None:
    close = [
        (name, instant)
        for instant in every_instant()
        for spot in instant.magnets()
        for name, at in SPOTS.items()
        if abs(dist(at, spot) - CLOUD["reach"]) < MARGIN
    ]
    assert close == []


def test_no_mark_lies_near_the_cylinder_at_any_instant() -> None:
    middles = [*((float(x), float(y)) for x, y in POINTS), *HALF_POINTS]
    assert [m for m in middles for at in SEA.values() if abs(dist(at, m) - CLOUD["cylinder"]) < MARGIN] == []


def test_no_mark_or_port_lies_near_the_edge_of_the_cloud() -> None:
    spots = [*SEA.values(), *(tuple(port["at"]) for port in CHART["port"])]
    assert [point for point in POINTS for at in spots if abs(dist(at, point) - CLOUD["radius"]) < MARGIN] == []


def test_places_that_a_magnet_compares_are_clearly_apart_or_equally_near() -> None:
    equal = 0
    for instant in every_instant():
        for spot, places in zip(instant.magnets(), touches(instant), strict=True):
            for a, b in combinations(sorted(dist(SPOTS[place], spot) for place in places), 2):
                assert abs(a - b) < ROUNDING or abs(a - b) > MARGIN
                equal += abs(a - b) < ROUNDING
    assert equal > 0


def test_equally_near_places_stay_equal_when_they_are_rounded() -> None:
    """The tables compare distances in thousandths: none that is equal to another lies where rounding could part them."""
    for instant in every_instant():
        for spot, places in zip(instant.magnets(), touches(instant), strict=True):
            for a, b in combinations([dist(SPOTS[place], spot) for place in places], 2):
                if abs(a - b) < ROUNDING:
                    assert abs(a / tables.TIE % 1 - 0.5) > ROUNDING / tables.TIE


def test_no_place_is_within_reach_of_both_magnets() -> None:
    """So it does not matter which magnet is asked first."""
    for instant in every_instant():
        first, second = touches(instant)
        assert not first & second


@pytest.mark.parametrize("way", WAYS)
def test_where_a_pushed_ship_is_set_down_is_never_a_tie(way: str) -> None:
    """Of the marks nearer than the own one, none is as near as another, and none as near as the own one."""
    for lane in LANES:
        for here, mark in enumerate(lane):
            (x, y), (dx, dy) = SPOTS[mark], WAYS[way]
            lies = (x + dx * CLOUD["cylinder"], y + dy * CLOUD["cylinder"])
            own = dist(SPOTS[mark], lies)
            beside = [dist(SPOTS[other], lies) for other in (*lane[max(0, here - 1) : here], *lane[here + 1 : here + 2])]
            assert all(abs(far - own) > MARGIN for far in beside)
            assert all(abs(a - b) > MARGIN for a, b in pairwise(sorted(far for far in beside if far < own)))


# --- the tables against what they stand for ---


def test_what_is_under_the_cloud(table: Sweeps) -> None:
    for point, at in enumerate(POINTS):
        assert names(table.under[point]) == {name for name in SPOTS if is_under(name, at)}


def test_a_port_under_the_cloud_has_its_last_mark_under_it_too(table: Sweeps) -> None:
    """So no ship ever lies in the open right before such a port."""
    for under in map(names, table.under):
        for port, lane in zip(("lumber", "bananas", "oil", "sugar"), LANES, strict=True):
            assert f"{port}-1" not in under or lane[-1] in under


def test_what_the_magnets_touch_from_letter_to_letter(table: Sweeps) -> None:
    for (point, (x, y)), letter in product(enumerate(POINTS), range(8)):
        piece = point * 8 + letter
        found = [near((float(x), float(y)), (45 * letter + 15 * i) % 360) for i in (1, 2, 3)]
        assert names(table.turn_touched[piece]) == {place for pair in found for places in pair for place in places}
        assert listed(table, table.turn_start, piece) == {(m, place) for pair in found for m in (0, 1) for place in pair[m]}


def test_what_the_magnets_touch_from_point_to_point(table: Sweeps) -> None:
    for (point, (x, y)), letter, (way, (dx, dy)) in product(enumerate(POINTS), range(8), enumerate(WAYS.values())):
        piece = (point * 8 + letter) * 4 + way
        inside = 0 <= x + dx < COLUMNS and 0 <= y + dy < ROWS
        middles = [(x + dx / 2, y + dy / 2), (float(x + dx), float(y + dy))] if inside else []
        found = [near(middle, 45 * letter) for middle in middles]
        assert names(table.step_touched[piece]) == {place for pair in found for places in pair for place in places}
        assert listed(table, table.step_start, piece) == {(m, place) for pair in found for m in (0, 1) for place in pair[m]}


def listed(table: Sweeps, start: list[int], piece: int) -> set[tuple[int, str]]:
    """Magnets and places in the list of a piece, each once."""
    found = table.touches[start[piece] : start[piece + 1]]
    assert len(found) == len(set(found))
    return {(touch // tables.TOUCH, PLACES[touch % tables.TOUCH]) for touch in found}


def test_what_the_cylinder_touches_from_point_to_point(table: Sweeps) -> None:
    for (point, (x, y)), (way, (dx, dy)) in product(enumerate(POINTS), enumerate(WAYS.values())):
        inside = 0 <= x + dx < COLUMNS and 0 <= y + dy < ROWS
        middles = [(x + dx / 2, y + dy / 2), (x + dx, y + dy)] if inside else []
        found = {name for name, at in SEA.items() if any(dist(at, middle) <= CLOUD["cylinder"] for middle in middles)}
        assert names(table.step_pushed[point * 4 + way]) == found


def test_what_a_whole_spin_touches(table: Sweeps) -> None:
    for (point, at), (k, letter), (i, segment) in product(enumerate(POINTS), enumerate(LETTERS), enumerate(CHART["segment"])):
        if (point + k + i) % 5:  # a fifth of them: every point, letter and segment, but not all together
            continue
        found = [touches(instant) for instant in instants(at, letter, segment)]
        assert names(table.swept[point * 8 + k][i]) == {place for pair in found for places in pair for place in places}


def test_where_pushed_ships_are_set_down(table: Sweeps) -> None:
    for mark, (way, (dx, dy)) in product(range(len(SEA)), enumerate(WAYS.values())):
        name = PLACES[mark]
        x, y = SPOTS[name]
        lies = (x + dx * CLOUD["cylinder"], y + dy * CLOUD["cylinder"])
        lane = next(lane for lane in LANES if name in lane)
        beside = [other for other in lane if abs(lane.index(other) - lane.index(name)) == 1]
        nearer = sorted(
            (dist(SPOTS[other], lies), other) for other in beside if dist(SPOTS[other], lies) < dist(SPOTS[name], lies)
        )
        found = [PLACES[other] for other in table.aside[mark * 4 + way] if other != NONE]
        assert found == [other for _, other in nearer]


# --- the rules with the tables against the slow cloud ---


def crowd(rng: Random) -> Json:
    """Four fleets anywhere, some ships hanging, some pushed aside, and the cloud anywhere."""
    at = POINTS[rng.randrange(len(POINTS))]
    close = [name for name, spot in SPOTS.items() if dist(spot, at) < 6]
    places = list(dict.fromkeys([*rng.sample(close, min(len(close), 9)), *rng.sample([*SPOTS], 16)]))[:16]
    hanging = [*["magnet-1"] * rng.randrange(3), *["magnet-2"] * rng.randrange(3)]
    places = [*hanging, *places[len(hanging) :]]
    rng.shuffle(places)
    fleets: list[Json] = [{"ships": places[4 * seat : 4 * seat + 4]} for seat in range(4)]
    for fleet in fleets:
        under = [name for name in fleet["ships"] if name in SEA and is_under(name, at)]
        fleet["aside"] = {name: rng.choice([*WAYS]) for name in under if rng.random() < 0.3}
    return {
        "phase": "spin",
        "round": 1,
        "cloud": {"at": list(at), "letter": rng.choice(LETTERS)},
        "fleets": fleets,
    }


@pytest.mark.parametrize("seed", range(8))
def test_random_spins_are_what_the_slow_cloud_says(seed: int) -> None:
    """Caught ships and their order, pushed ones, lost ones, where and in which order they are set down."""
    rng = Random(seed)  # noqa: S311  a test
    seen = {"caught": 0, "pushed": 0, "set_down": 0, "lost": 0}
    for _ in range(100):
        chart = Chart(seats=4, position=crowd(rng)).spin_to(rng.randrange(16))
        for what in seen:
            seen[what] += len(chart.told(what))
    assert min(seen.values()) > 15


def test_the_slow_cloud_stops_at_the_edge() -> None:
    assert path((15, 6), CHART["segment"][0]) == [(16, 6)]
    assert path((16, 6), CHART["segment"][6]) == []
    assert path((3, 6), CHART["segment"][12]) == [(2, 6), (1, 6), (0, 6)]


def test_how_many_segments_sweep_a_place_is_kept_bit_by_bit(table: Sweeps) -> None:
    for swept, bits in list(zip(table.swept, make_board(Options(seats=2)).swept_times, strict=True))[::17]:
        for place in range(len(PLACES)):
            assert sum((mask >> place & 1) << k for k, mask in enumerate(bits)) == sum(mask >> place & 1 for mask in swept)
    assert times([1] * 16) == [0, 0, 0, 0, 1], "as many as there are segments"
