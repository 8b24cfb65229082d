"""Chapter 7 of docs/rules/triangle.md: the cloud. Every spin is also compared with the slow cloud of tests/support/storm.py."""

import re
from pathlib import Path
from typing import cast

import pytest

from seaboard.engine.chance import new_rng
from seaboard.games.triangle.board import Board
from seaboard.games.triangle.data import PLACES, WAYS
from seaboard.games.triangle.rules import settle
from seaboard.games.triangle.state import Triangle
from tests.support.chart import CALM, SPECTATOR, Chart, Json, fleet
from tests.support.storm import CHART

RULES = Path(__file__).resolve().parents[3] / "docs" / "rules" / "triangle.md"
AWAY = fleet("L11")  # another fleet, out of the way
MIDDLE = (8, 6)


def test_s7_1_the_spinner_is_that_of_the_table() -> None:
    rows = re.findall(r"^\| (\d+) \| ([A-H]) \| (\d+|word) \| (\w+) \|$", RULES.read_text(encoding="utf-8"), re.MULTILINE)
    printed = [(letter, 0 if points == "word" else int(points), way) for _, letter, points, way in rows]
    assert [int(number) for number, *_ in rows] == list(range(16))
    assert [(part["letter"], part["points"], part["way"]) for part in CHART["segment"]] == printed


def test_s7_1_the_cloud_turns_clockwise_to_the_letter() -> None:
    chart = Chart.spinning(fleet("B6"), AWAY, cloud=MIDDLE).spin("C", "west")
    assert chart.told("cloud_turned") == [{"kind": "cloud_turned", "seat": None, "before": "A", "letter": "C"}]
    assert chart.at(0, 0) == "magnet-1"


def test_s7_1_clockwise_even_if_the_other_way_is_shorter() -> None:
    """From A to H the first magnet sweeps over B6 in the east; the other way round it would be the second."""
    chart = Chart.spinning(fleet("B6"), AWAY, cloud=MIDDLE).spin("H", "south")
    assert chart.told("cloud_turned") == [{"kind": "cloud_turned", "seat": None, "before": "A", "letter": "H"}]
    assert chart.told("caught") == [{"kind": "caught", "seat": 0, "ship": 0, "at": "B6", "magnet": 0}]


def test_s7_1_with_the_letter_at_the_notch_it_does_not_turn() -> None:
    chart = Chart.spinning(fleet("B6"), AWAY, cloud=MIDDLE, letter="C").spin("C", "west")
    assert chart.told("cloud_turned") == []
    assert (chart.at(0, 0), chart.cloud) == ("B6", ((4, 6), "C"))


def test_s7_1_the_spin_is_told() -> None:
    chart = Chart.spinning(fleet("S1"), AWAY).spin("G", "east")
    spun = {"segment": 6, "letter": "G", "points": 0, "way": "east", "word": True}
    assert chart.told("spun") == [{"kind": "spun", "seat": 0, **spun}]
    found = chart.view().spin
    assert found is not None
    assert (found.segment, found.letter, found.word) == (6, "G", True)


@pytest.mark.parametrize(
    ("letter", "way", "at"),
    [("B", "south", (8, 11)), ("C", "north", (8, 4)), ("D", "west", (2, 6)), ("F", "east", (11, 6)), ("H", "south", (8, 9))],
)
def test_s7_2_the_cloud_wanders_as_many_points_as_the_segment_says(letter: str, way: str, at: tuple[int, int]) -> None:
    chart = Chart.spinning(fleet("S1"), AWAY, cloud=MIDDLE).spin(letter, way)
    assert chart.cloud == (at, letter)
    assert chart.told("cloud_moved") == [{"kind": "cloud_moved", "seat": None, "before": (8, 6), "at": at}]


@pytest.mark.parametrize(
    ("start", "letter", "way", "at"),
    [
        ((8, 6), "A", "east", (16, 6)),
        ((2, 6), "F", "west", (0, 6)),
        ((8, 3), "G", "north", (8, 0)),
        ((8, 10), "B", "south", (8, 12)),
        ((16, 6), "A", "east", (16, 6)),
    ],
)
def test_s7_2_at_the_edge_the_rest_lapses(start: tuple[int, int], letter: str, way: str, at: tuple[int, int]) -> None:
    chart = Chart.spinning(fleet("S1"), AWAY, cloud=start).spin(letter, way)
    assert chart.cloud == (at, letter)
    assert len(chart.told("cloud_moved")) == int(at != start)
    assert chart.told("emptied") == []


def test_s7_3_a_magnet_catches_while_the_cloud_wanders() -> None:
    chart = Chart.spinning(fleet("L6"), AWAY, cloud=MIDDLE).spin("B", "south")
    assert chart.told("caught") == [{"kind": "caught", "seat": 0, "ship": 0, "at": "L6", "magnet": 1}]
    assert chart.at(0, 0) == "magnet-2"


def test_s7_3_ships_in_port_are_caught_too() -> None:
    chart = Chart.spinning(fleet("oil-3"), AWAY, cloud=(15, 0), letter="C").spin("C", "west")
    assert chart.at(0, 0) == "magnet-1"


def test_s7_3_the_nearest_ship_is_caught_first() -> None:
    """L3 is 0.72 from the magnet, L4 0.64, and there is room for one."""
    chart = Chart.spinning(fleet("L3", "L4", "magnet-2"), fleet("S4"), cloud=(3, 10)).spin("A", "east")
    assert chart.places(0)[1:3] == ["magnet-2", "magnet-2"]
    assert [event["ship"] for event in chart.told("caught")] == [1]
    assert [event["ship"] for event in chart.told("pushed")] == [0]


@pytest.mark.parametrize("ships", [("L2", "L3"), ("L3", "L2")])
def test_s7_3_of_equally_near_ships_at_sea_the_one_earlier_in_the_ring(ships: tuple[str, str]) -> None:
    chart = Chart.spinning(fleet(*ships, "magnet-1"), AWAY, cloud=(2, 12), letter="C").spin("C", "west")
    assert [event["at"] for event in chart.told("caught")] == ["L2"]


@pytest.mark.parametrize("ships", [("oil-1", "oil-3"), ("oil-3", "oil-1")])
def test_s7_3_of_equally_near_ships_in_port_the_one_in_the_lower_dock(ships: tuple[str, str]) -> None:
    chart = Chart.spinning(fleet(*ships, "magnet-1"), AWAY, cloud=(15, 0), letter="C").spin("C", "west")
    assert [event["at"] for event in chart.told("caught")] == ["oil-1"]


def test_s7_3_a_ship_that_hangs_has_left_its_place_cannot_sail_and_is_not_lost() -> None:
    chart = Chart.spinning(fleet("B6", "S1"), AWAY, cloud=MIDDLE).spin("C", "west").roll(1)
    assert chart.why_not(0) == "hangs"
    assert chart.ships == {1}
    assert (chart.view().fleets[0].ships, chart.view().ships[0].magnet, chart.view().ships[0].lost) == (2, 0, False)


def test_s7_3_without_movement_nothing_is_caught() -> None:
    """The cloud is at the edge and turned to C already: a magnet rests over the docks of sugar."""
    chart = Chart.spinning(fleet("sugar-1", "sugar-2"), AWAY, cloud=(0, 0), letter="C").spin("C", "west")
    assert chart.places(0)[:2] == ["sugar-1", "sugar-2"]
    assert (chart.told("cloud_turned"), chart.told("cloud_moved")) == ([], [])


def test_s7_3_the_danger_of_a_ship_is_told() -> None:
    """Ten of sixteen segments turn or carry a magnet over B6."""
    chart = Chart.spinning(fleet("B6", "S1"), AWAY, cloud=MIDDLE)
    caught = 0
    for number in range(16):
        again = Chart.spinning(fleet("B6", "S1"), AWAY, cloud=MIDDLE).play("spun", segment=number)
        caught += int(again.at(0, 0) != "B6")
    assert chart.view().ships[0].danger == caught > 8


def spins_that_catch(chart: Chart, ship: int) -> int:
    """Sail a ship of the seat on turn, then spin each of the sixteen segments: how many catch it?"""
    seat = chart.turn
    position = chart.sail(ship).match.position
    fleets, cloud = position["fleets"], position["cloud"]
    found = 0
    for number in range(16):
        spun = Chart.spinning(*fleets, cloud=cloud["at"], letter=cloud["letter"]).spin_to(number)
        found += int(spun.at(seat, ship) in ("magnet-1", "magnet-2", "lost"))
    return found


@pytest.mark.parametrize(
    ("die", "fleets", "cloud", "letter", "expected"),
    [
        # One magnet is full: only the other can take the ships.
        (2, (fleet("B3", "L4"), fleet("magnet-1", "magnet-1", "B7")), (8, 6), "E", {0: 2, 1: 1}),
        # One ship sends another back, so that it lies alone where both were near.
        (3, (fleet("L2", "B1"), fleet("L5", "L6", "magnet-2")), (8, 7), "C", {0: 0, 1: 2}),
        # Up to the cloud, because no ship can use its roll.
        (4, (fleet("S6", "S3"), fleet("lumber-1")), (4, 10), "H", {1: 4}),
        # Into ports, one of them in the way of the cloud.
        (5, (fleet("O10", "B7", "L8"), fleet("oil-1", "sugar-2")), (0, 6), "A", {0: 3, 1: 0, 2: 0}),
    ],
)
def test_s7_3_the_danger_at_the_end_of_each_course_is_what_sixteen_spins_would_bring(
    die: int, fleets: tuple[Json, ...], cloud: tuple[int, int], letter: str, expected: dict[int, int]
) -> None:
    courses = Chart.sailing(die, *fleets, cloud=cloud, letter=letter).view().courses
    told = {course.ship: course.danger for course in courses if course.why is None}
    tried = {ship: spins_that_catch(Chart.sailing(die, *fleets, cloud=cloud, letter=letter), ship) for ship in told}
    assert told == tried == expected
    assert all(course.danger is None for course in courses if course.why is not None)


def test_s7_3_a_course_that_ends_the_match_has_no_danger() -> None:
    rich = fleet("S8", cargo={"oil": [100, 90, 80]})
    chart = Chart.sailing(3, rich, AWAY, tops={"lumber": 70, "sugar": 30, "bananas": 10, "oil": 60}, targets=(300, 350))
    assert chart.course(0).danger is None
    assert chart.sail(0).match.over


def test_s7_4_a_magnet_carries_two_ships() -> None:
    chart = Chart.spinning(fleet("L3", "L4", "magnet-2", "magnet-2"), fleet("S4"), cloud=(3, 10)).spin("A", "east")
    assert chart.told("caught") == []
    assert [(event["ship"], event["at"]) for event in chart.told("pushed")] == [(0, "L3"), (1, "L4")]


def test_s7_4_each_magnet_for_itself() -> None:
    chart = Chart.spinning(fleet("L3", "L4", "magnet-1", "magnet-1"), fleet("S4"), cloud=(3, 10)).spin("A", "east")
    assert chart.places(0) == ["magnet-2", "magnet-2", "magnet-1", "magnet-1"]


def test_s7_4_it_pushes_no_ship_in_port() -> None:
    fleets = (fleet("oil-1", "oil-3"), fleet("magnet-1", "magnet-1"))
    chart = Chart.spinning(*fleets, cloud=(15, 0), letter="C").spin("C", "west")
    assert chart.told("caught") == chart.told("pushed") == []
    assert chart.places(0)[:2] == ["oil-1", "oil-3"]


def test_s7_4_emptied_it_catches_again() -> None:
    chart = Chart.spinning(fleet("B6", "S1"), fleet("L11", "magnet-1", "magnet-1"), cloud=CALM).spin("A", "south")
    chart.roll(1).sail(1).roll(6).sail(0).turn_up(20).spin("C", "west")
    assert chart.at(0, 0) == "magnet-1"


def test_s7_5_the_cylinder_pushes_ships_at_sea_aside() -> None:
    chart = Chart.spinning(fleet("O6", "O7"), AWAY, cloud=MIDDLE).spin("E", "north")
    assert [(event["at"], event["way"]) for event in chart.told("pushed")] == [("O6", "north"), ("O7", "north")]
    assert chart.aside(0) == {"O6": "north", "O7": "north"}
    assert [ship.aside for ship in chart.view().ships[:2]] == [True, True]


def test_s7_5_not_while_the_cloud_only_turns() -> None:
    """B11 is 0.42 from the cloud's middle."""
    chart = Chart.spinning(fleet("B11"), AWAY, cloud=(16, 1), letter="B").spin("A", "east")
    assert (chart.told("cloud_moved"), chart.told("pushed"), chart.told("caught")) == ([], [], [])


def test_s7_5_not_in_port() -> None:
    """Lumber's first dock is 1.0 from the point (0, 12)."""
    chart = Chart.spinning(fleet("lumber-1"), AWAY, cloud=(0, 9), letter="H").spin("H", "south")
    assert (chart.cloud[0], chart.told("pushed"), chart.at(0, 0)) == ((0, 12), [], "lumber-1")


def test_s7_5_a_ship_that_is_caught_in_the_same_movement_is_not_pushed() -> None:
    chart = Chart.spinning(fleet("L6"), AWAY, cloud=MIDDLE).spin("B", "south")
    assert (chart.at(0, 0), chart.told("pushed"), chart.aside(0)) == ("magnet-2", [], {})


def test_s7_5_a_pushed_ship_cannot_sail_and_its_mark_stays_taken() -> None:
    chart = Chart.spinning(fleet("O6", "S1"), AWAY, cloud=MIDDLE).spin("E", "north").roll(1)
    assert (chart.at(0, 0), chart.why_not(0)) == ("O6", "under_cloud")


def test_s7_5_a_pushed_ship_can_be_caught_later() -> None:
    chart = Chart.spinning(fleet("B6", aside={"B6": "north"}), AWAY, cloud=MIDDLE).spin("C", "west")
    assert (chart.at(0, 0), chart.aside(0)) == ("magnet-1", {})


def test_s7_5_it_remembers_the_way_it_was_pushed_last() -> None:
    chart = Chart.spinning(fleet("B6", aside={"B6": "east"}), AWAY, cloud=(11, 7), letter="C").spin("C", "north")
    assert chart.aside(0) == {"B6": "north"}


def test_s7_5_untouched_it_remembers_the_old_way() -> None:
    chart = Chart.spinning(fleet("B6", aside={"B6": "north"}), AWAY, cloud=(9, 4), letter="C").spin("C", "west")
    assert (chart.told("pushed"), chart.at(0, 0)) == ([], "B7")


@pytest.mark.parametrize(
    ("letter", "way", "last"), [("D", "north", (8, 0)), ("G", "east", (16, 6)), ("A", "south", (8, 12)), ("E", "west", (0, 6))]
)
def test_s7_6_a_word_carries_the_cloud_to_the_last_point_and_empties_it(letter: str, way: str, last: tuple[int, int]) -> None:
    chart = Chart.spinning(fleet("S1", "magnet-1"), AWAY, cloud=MIDDLE).spin(letter, way)
    assert [event["at"] for event in chart.told("cloud_moved")] == [last]
    assert chart.told("emptied") == [{"kind": "emptied", "seat": None, "ships": 1}]


def test_s7_6_at_the_last_point_already_the_cloud_is_emptied_without_wandering() -> None:
    chart = Chart.spinning(fleet("S1", "magnet-1"), AWAY, cloud=(16, 6), letter="G").spin("G", "east")
    assert (chart.told("cloud_turned"), chart.told("cloud_moved")) == ([], [])
    assert (chart.at(0, 1), chart.cloud) == ("lost", (MIDDLE, "A"))


def test_s7_6_a_number_that_reaches_the_last_point_is_no_word() -> None:
    chart = Chart.spinning(fleet("S1", "magnet-1"), AWAY, cloud=(8, 4)).spin("E", "north")
    assert (chart.cloud, chart.at(0, 1), chart.told("emptied")) == (((8, 0), "E"), "magnet-1", [])


def test_s7_7_all_ships_that_hang_are_lost() -> None:
    fleets = (fleet("S1", "magnet-1", "magnet-2"), fleet("L11", "magnet-1", "magnet-2"))
    chart = Chart.spinning(*fleets, cloud=(16, 6), letter="G").spin("G", "east")
    assert [(event["seat"], event["ship"]) for event in chart.told("lost")] == [(0, 1), (0, 2), (1, 1), (1, 2)]
    assert [found.ships for found in chart.view().fleets] == [1, 1]
    assert chart.roll(1).why_not(1) == "gone"


def test_s7_7_also_those_that_the_same_movement_caught() -> None:
    chart = Chart.spinning(fleet("B6", "S1"), AWAY, cloud=MIDDLE).spin("D", "north")
    assert (len(chart.told("caught")), chart.at(0, 0)) == (1, "lost")


def test_s7_7_without_a_word_nobody_is_lost() -> None:
    for number, part in enumerate(CHART["segment"]):
        chart = Chart.spinning(fleet("S1", "magnet-1"), AWAY).play("spun", segment=number)
        assert (chart.at(0, 1) == "lost") == part["word"]


def test_s7_8_the_cloud_is_set_down_in_the_middle_with_a_at_the_notch() -> None:
    assert Chart.spinning(fleet("S1"), AWAY).spin("G", "east").cloud == (MIDDLE, "A")


def test_s7_8_ships_beneath_it_are_not_caught_but_cannot_sail() -> None:
    chart = Chart.spinning(fleet("B6", "S1"), AWAY, cloud=CALM).spin("A", "south").roll(1)
    assert (chart.at(0, 0), chart.why_not(0)) == ("B6", "under_cloud")
    assert chart.view().ships[0].aside is False


@pytest.mark.parametrize(
    ("cloud", "letter", "way", "mark", "to"),
    [
        ((4, 12), "A", "east", "L4", "L5"),
        ((4, 12), "F", "west", "L3", "L2"),
        ((3, 12), "F", "west", "L2", "L2"),
        ((10, 6), "G", "north", "B6", "B7"),
    ],
    ids=["the next", "the one before", "its own", "the next, around a bend"],
)
def test_s7_9_a_pushed_ship_is_set_on_the_nearest_mark(cloud: tuple[int, int], letter: str, way: str, mark: str, to: str) -> None:
    chart = Chart.spinning(fleet(mark), fleet("S4"), cloud=cloud, letter=letter).spin(letter, way)
    assert chart.told("set_down") == [{"kind": "set_down", "seat": 0, "ship": 0, "before": mark, "to": to}]
    assert (chart.at(0, 0), chart.aside(0)) == (to, {})


def test_s7_9_if_that_mark_is_taken_on_its_own() -> None:
    fleets = (fleet("B6"), fleet("B7"))
    chart = Chart.spinning(*fleets, cloud=(10, 6), letter="G").spin("G", "north")
    assert (chart.at(0, 0), chart.at(1, 0)) == ("B6", "B7")
    assert chart.told("set_down") == [{"kind": "set_down", "seat": 0, "ship": 0, "before": "B6", "to": "B6"}]


def test_s7_9_if_that_mark_is_under_the_cloud_on_its_own() -> None:
    """The cloud comes to rest over S4, but not over S3; elsewhere the ship would be set on S4."""
    ships = ("S3", "magnet-1", "magnet-1")
    chart = Chart.spinning(fleet(*ships), AWAY, cloud=(3, 5), letter="H").spin("H", "south")
    assert "S4" in chart.view().cloud.covers
    assert [(event["before"], event["to"]) for event in chart.told("set_down")] == [("S3", "S3")]
    assert Chart.spinning(fleet("S3"), AWAY, cloud=(0, 5), letter="B").spin("B", "south").at(0, 0) == "S4"


@pytest.mark.parametrize(("taken", "to"), [("B7", "B5"), ("B7 B5", "B6"), ("S4", "B7")])
def test_s7_9_in_a_sharp_bend_the_next_but_one_comes_before_its_own(taken: str, to: str) -> None:
    """On our chart no mark has two others that are nearer to where a ship is pushed; an owner's chart may have one."""
    chart = Chart.rolling(fleet("B6"), fleet(*taken.split()), cloud=CALM)
    s = cast("Triangle", chart.match.believe(SPECTATOR, new_rng("bend")))
    board = cast("Board", chart.match.board.clone())
    mark, north = PLACES.index("B6"), WAYS.index("north")
    board.aside[mark * len(WAYS) + north][:] = [PLACES.index("B7"), PLACES.index("B5")]
    s.aside_of_ship[0] = north
    settle(s, board, 0, mark, None)
    assert PLACES[s.place_of_ship[0]] == to


def test_s7_9_the_one_farthest_along_the_ring_goes_first() -> None:
    """So that it makes room for the one behind it."""
    chart = Chart.spinning(fleet("L2", "L3"), fleet("S4"), cloud=(0, 12)).spin("A", "east")
    assert [(event["before"], event["to"]) for event in chart.told("set_down")] == [("L3", "L4"), ("L2", "L3")]


def test_s7_9_against_the_direction_of_travel_it_finds_the_mark_taken() -> None:
    chart = Chart.spinning(fleet("L2", "L3"), fleet("S4"), cloud=(4, 12), letter="F").spin("F", "west")
    assert [(event["before"], event["to"]) for event in chart.told("set_down")] == [("L3", "L3"), ("L2", "L2")]


def test_s7_9_a_ship_whose_mark_is_still_under_the_cloud_waits() -> None:
    chart = Chart.spinning(fleet("O6", "S1"), AWAY, cloud=MIDDLE).spin("E", "north")
    assert (chart.told("set_down"), chart.at(0, 0)) == ([], "O6")
    chart.roll(1).sail(1).roll(1).sail(0).turn_up(20).spin("A", "south")
    assert [(event["before"], event["to"]) for event in chart.told("set_down")] == [("O6", "O6")]
    assert chart.aside(0) == {}


def test_s7_9_after_a_word_the_cloud_is_far_away_and_pushed_ships_are_set_down() -> None:
    chart = Chart.spinning(fleet("L5"), fleet("S4"), cloud=(0, 10), letter="G").spin("G", "east")
    assert [(event["before"], event["to"]) for event in chart.told("set_down")] == [("L5", "L6")]


def test_s7_9_also_those_that_were_pushed_before() -> None:
    chart = Chart.spinning(fleet("O6", aside={"O6": "west"}), AWAY, cloud=(8, 2), letter="D").spin("D", "north")
    found = chart.told("set_down") + [event for event in chart.told("caught") if event["at"] == "O6"]
    assert len(found) == 1
    assert chart.aside(0) == {}


def test_s7_9_a_ship_is_never_set_into_or_past_a_port() -> None:
    chart = Chart.spinning(fleet("S8"), fleet("O5"), cloud=(0, 0)).spin("A", "south")
    assert (len(chart.told("pushed")), chart.at(0, 0)) == (1, "S8")
    assert (chart.money(0), chart.told("took")) == (0, [])
