"""Chapter 2 of docs/rules/triangle.md: order and rounds."""

import pytest

from tests.support.chart import CHANCE, Chart, fleet

FLEETS = (fleet("S1"), fleet("L1"), fleet("B1"), fleet("O1"))


def dicing(seats: int = 3) -> Chart:
    """The cards lie open; it is diced who begins."""
    return Chart(seats=seats).turn_up(30, 20, 10, 60)


def test_s2_1_the_highest_die_begins() -> None:
    chart = dicing()
    assert (chart.phase, chart.turn) == ("start", CHANCE)
    chart.roll(3, 5, 4)
    assert (chart.phase, chart.view().seat, chart.view().first) == ("roll", 1, 1)
    assert chart.told("began") == [{"kind": "began", "seat": 1}]
    assert [found.die for found in chart.view().fleets] == [3, 5, 4]


def test_s2_1_those_who_share_the_highest_throw_again() -> None:
    chart = dicing(4).roll(6, 2, 6, 6)
    assert (chart.phase, chart.view().seat) == ("start", 0)
    chart.roll(1)
    assert chart.view().seat == 2
    chart.roll(4, 4)
    assert (chart.phase, chart.view().seat) == ("start", 2)
    chart.roll(2, 5)
    assert (chart.phase, chart.view().seat, chart.view().first) == ("roll", 3, 3)


def test_s2_1_who_is_out_does_not_come_back_by_an_old_throw() -> None:
    """Seat 1 threw a five before, which is now the highest of the second throw."""
    chart = dicing().roll(6, 5, 6).roll(5, 5)
    assert chart.match.position["rivals"] == [0, 2]
    assert chart.roll(1, 2).view().first == 2


def test_s2_1_nobody_but_chance_throws() -> None:
    chart = dicing()
    assert [chart.why("rolled", die=6, by=seat) for seat in range(3)] == ["not_now"] * 3
    assert chart.why("spun", segment=0) == "not_now"


def test_s2_1_the_table_may_name_the_beginner() -> None:
    chart = Chart(seats=3, first_seat=2).turn_up(30, 20, 10, 60)
    assert (chart.phase, chart.view().seat, chart.view().first) == ("roll", 2, 2)


def test_s2_1_the_beginner_is_the_first_of_every_round() -> None:
    chart = Chart.spinning(*FLEETS[:3], seat=1, first=1, round=4).spin("C", "north")
    assert (chart.view().round, chart.view().seat, chart.view().first) == (5, 1, 1)


def test_s2_1_every_throw_for_the_beginning_is_told() -> None:
    chart = dicing(2)
    assert chart.roll(3).story() == [{"kind": "diced", "seat": 0, "die": 3}]
    assert chart.roll(5).story() == [
        {"kind": "diced", "seat": 1, "die": 5},
        {"kind": "began", "seat": 1},
        {"kind": "turn_began", "seat": 1, "round": 1},
    ]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s2_2_turns_go_clockwise(seats: int) -> None:
    first = seats - 1
    chart = Chart.rolling(*FLEETS[:seats], seat=first, first=first)
    order = []
    while chart.phase == "roll":
        order.append(chart.view().seat)
        chart.roll(1).sail(0)
    assert order == [(first + k) % seats for k in range(seats)]


def test_s2_2_in_a_turn_one_die_is_thrown_and_one_ship_sails() -> None:
    chart = Chart.rolling(fleet("S1", "L1"), fleet("B1"))
    assert chart.why("sail", ship=0, by=0) == "not_now"
    chart.roll(2)
    assert (chart.turn, chart.ships) == (0, {0, 1})
    chart.sail(1)
    assert (chart.places(0)[:2], chart.view().seat, chart.phase) == (["S1", "L3"], 1, "roll")


def test_s2_2_the_die_is_that_of_the_seat_on_turn() -> None:
    chart = Chart.rolling(fleet("S1"), fleet("B1"))
    assert chart.view().die is None
    assert chart.roll(4).view().die == 4
    assert chart.sail(0).view().die is None


def test_s2_2_die_way_and_next_turn_are_told() -> None:
    chart = Chart.rolling(fleet("S1", "L1"), fleet("B1"), round=3)
    assert chart.roll(2).story() == [{"kind": "rolled", "seat": 0, "die": 2}]
    assert chart.sail(1).story() == [
        {"kind": "sailed", "seat": 0, "ship": 1, "before": "L1", "to": "L2"},
        {"kind": "sailed", "seat": 0, "ship": 1, "before": "L2", "to": "L3"},
        {"kind": "turn_began", "seat": 1, "round": 3},
    ]


def test_s2_3_the_cloud_moves_when_all_have_had_their_turn() -> None:
    chart = Chart.rolling(*FLEETS[:2]).roll(1).sail(0)
    assert chart.phase == "roll"
    chart.roll(1).sail(0)
    assert (chart.phase, chart.turn) == ("spin", CHANCE)
    assert len(chart.choices("spun")) == 16
    assert chart.why("sail", ship=0, by=0) == "not_now"
    chart.spin("C", "north")
    assert (chart.phase, chart.view().round, chart.view().seat) == ("roll", 2, 0)


def test_s2_3_a_seat_that_passes_has_had_its_turn() -> None:
    chart = Chart.rolling(fleet("S1"), fleet("magnet-1"), seat=1).roll(3)
    assert chart.phase == "spin"


@pytest.mark.parametrize(("round_", "spinner"), [(1, 1), (2, 2), (3, 0), (4, 1)])
def test_s2_3_the_beginner_spins_first_then_clockwise(round_: int, spinner: int) -> None:
    chart = Chart.spinning(*FLEETS[:3], seat=1, first=1, round=round_)
    assert chart.view().spinner == spinner
    assert [event["seat"] for event in chart.spin("C", "north").told("spun")] == [spinner]


def test_s2_3_the_spin_the_cloud_and_the_next_round_are_told() -> None:
    chart = Chart.spinning(*FLEETS[:3], seat=1, first=1, round=4).spin("C", "north")
    assert chart.story() == [
        {"kind": "spun", "seat": 1, "segment": 10, "letter": "C", "points": 2, "way": "north", "word": False},
        {"kind": "cloud_turned", "seat": None, "before": "A", "letter": "C"},
        {"kind": "cloud_moved", "seat": None, "before": (5, 6), "at": (5, 4)},
        {"kind": "turn_began", "seat": 1, "round": 5},
    ]
