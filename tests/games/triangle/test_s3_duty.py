"""Chapter 3 of docs/rules/triangle.md: the duty to move."""

import pytest

from tests.support.chart import CHANCE, Chart, fleet

OTHER = fleet("O5")


def test_s3_1_only_the_seat_on_turn_chooses_and_only_a_ship() -> None:
    chart = Chart.sailing(2, fleet("S1", "L1"), OTHER)
    assert chart.match.actors == (0,)
    assert chart.why("sail", ship=0, by=1) == "not_now"
    assert chart.why("rolled", die=1, by=0) == "not_now"
    assert chart.why("rolled", die=1, by=CHANCE) == "not_now"
    assert {choice["kind"] for choice in chart.choices()} == {"sail"}


def test_s3_1_who_can_sail_must() -> None:
    """There is no action for passing: the only ship that can sail is all there is to choose."""
    chart = Chart.sailing(3, fleet("S1", "magnet-1"), OTHER)
    assert chart.choices() == [{"kind": "sail", "ship": 0}]


def test_s3_1_even_onto_an_own_ship() -> None:
    chart = Chart.sailing(3, fleet("B1", "B4"), OTHER, cloud=(11, 6))
    assert chart.why_not(1) == "under_cloud"
    chart = Chart.sailing(3, fleet("B8", "B11"), fleet("oil-1", "oil-2"))
    assert (chart.ships, chart.why_not(1)) == ({0}, "port_full")
    chart.sail(0)
    assert chart.places(0)[:2] == ["B11", "bananas-1"]


def test_s3_1_even_out_of_a_blockade() -> None:
    chart = Chart.sailing(2, fleet("oil-1", "oil-2", "magnet-1"), OTHER)
    assert chart.ships == {0, 1}
    assert chart.sail(1).places(0)[:2] == ["oil-1", "O2"]


@pytest.mark.parametrize("die", range(1, 7))
def test_s3_2_a_ship_sails_as_many_marks_as_the_die_shows(die: int) -> None:
    chart = Chart.sailing(die, fleet("L2"), OTHER)
    assert (chart.course(0).stop, chart.course(0).steps) == ("mark", die)
    assert chart.sail(0).at(0, 0) == f"L{2 + die}"
    assert len(chart.told("sailed")) == die
    assert chart.told("stopped") == []


def test_s3_2_from_a_dock_the_first_mark_is_one_step() -> None:
    assert Chart.sailing(1, fleet("lumber-3"), OTHER).sail(0).at(0, 0) == "L1"
    assert Chart.sailing(6, fleet("lumber-3"), OTHER).sail(0).at(0, 0) == "L6"


def test_s3_2_every_step_is_told() -> None:
    chart = Chart.sailing(3, fleet("S7"), OTHER).sail(0)
    assert [(event["before"], event["to"]) for event in chart.told("sailed")] == [("S7", "S8"), ("S8", "lumber-1")]


def test_s3_3_ships_are_overtaken_and_their_marks_counted() -> None:
    chart = Chart.sailing(5, fleet("S1", "S3"), fleet("S2", "S4"), fleet("S5")).sail(0)
    assert chart.at(0, 0) == "S6"
    assert (chart.places(1)[:2], chart.at(2, 0), chart.at(0, 1)) == (["S2", "S4"], "S5", "S3")
    assert chart.told("sent_back") == []


def test_s3_4_who_cannot_sail_passes() -> None:
    chart = Chart.rolling(fleet("B6", "B5"), OTHER, cloud=(11, 6)).roll(6)
    assert chart.told("passed") == [{"kind": "passed", "seat": 0}]
    assert (chart.phase, chart.view().seat) == ("roll", 1)
    assert chart.places(0)[:2] == ["B6", "B5"]


def test_s3_4_who_has_only_hanging_and_lost_ships_passes() -> None:
    chart = Chart.rolling(fleet("magnet-1", "magnet-2", "lost"), OTHER)
    for die in range(1, 7):
        again = Chart.rolling(fleet("magnet-1", "magnet-2", "lost"), OTHER).roll(die)
        assert [event["seat"] for event in again.told("passed")] == [0]
    assert not chart.match.over


def test_s3_4_lost_and_hanging_ships_cannot_sail() -> None:
    chart = Chart.sailing(2, fleet("S1", "magnet-2", "lost", "L4"), OTHER)
    assert [chart.why_not(ship) for ship in range(4)] == ["ok", "hangs", "gone", "ok"]
