"""Chapter 6 of docs/rules/triangle.md: sending back."""

import seaboard
from tests.support.chart import Chart, fleet

OVER_S = (3, 8)  # the cloud is over S4, S5 and S6


def test_s6_1_a_ship_with_the_exact_roll_sends_another_players_ship_back() -> None:
    chart = Chart.sailing(3, fleet("L2"), fleet("L5"))
    assert (chart.course(0).sends_back, chart.course(0).back_to) == ((1, 0), "lumber-1")
    chart.sail(0)
    assert (chart.at(0, 0), chart.at(1, 0)) == ("L5", "lumber-1")
    assert chart.told("sent_back") == [{"kind": "sent_back", "seat": 1, "ship": 0, "before": "L5", "to": "lumber-1"}]


def test_s6_1_an_own_ship_too() -> None:
    chart = Chart.sailing(3, fleet("L2", "L5"), fleet("S1")).sail(0)
    assert chart.places(0)[:2] == ["L5", "lumber-1"]


def test_s6_1_nobody_is_asked() -> None:
    chart = Chart.sailing(3, fleet("L2", "B1"), fleet("L5"))
    assert chart.choices() == [{"kind": "sail", "ship": 0}, {"kind": "sail", "ship": 1}]
    assert chart.sail(0).view().seat == 1


def test_s6_1_in_ports_nobody_is_sent_back() -> None:
    chart = Chart.sailing(1, fleet("B11"), fleet("oil-1")).sail(0)
    assert (chart.at(0, 0), chart.at(1, 0)) == ("oil-2", "oil-1")
    assert chart.told("sent_back") == []


def test_s6_2_a_ship_goes_to_the_port_it_left_last() -> None:
    for lane, port in (("S", "sugar"), ("L", "lumber"), ("B", "bananas"), ("O", "oil")):
        chart = Chart.sailing(1, fleet(f"{lane}7"), fleet(f"{lane}8")).sail(0)
        assert chart.at(1, 0) == f"{port}-1"


def test_s6_2_also_if_that_port_is_under_the_cloud() -> None:
    chart = Chart.sailing(2, fleet("L5"), fleet("L7"), cloud=(1, 12)).sail(0)
    assert (chart.at(1, 0), chart.view().ports[1].under) == ("lumber-1", True)
    assert chart.roll(2).told("passed") == [{"kind": "passed", "seat": 1}]


def test_s6_2_into_the_free_dock_with_the_lowest_number() -> None:
    chart = Chart.sailing(3, fleet("L2", "lumber-1"), fleet("L5"), fleet("lumber-3")).sail(0)
    assert chart.at(1, 0) == "lumber-2"


def test_s6_2_the_dock_that_the_mover_has_just_left_is_free() -> None:
    chart = Chart.sailing(3, fleet("lumber-1", "lumber-2"), fleet("L3")).sail(0)
    assert (chart.at(0, 0), chart.at(1, 0)) == ("L3", "lumber-1")


def test_s6_3_if_the_port_is_full_to_the_first_mark_behind_it() -> None:
    chart = Chart.sailing(3, fleet("L2", "lumber-1"), fleet("L5", "lumber-2")).sail(0)
    assert chart.at(1, 0) == "L1"


def test_s6_3_if_two_own_ships_are_there_too() -> None:
    fleets = (fleet("L2"), fleet("L5", "lumber-1", "lumber-2"), fleet("S1"), fleet("S2"))
    chart = Chart.sailing(3, *fleets)
    assert not chart.view().ports[1].full
    assert chart.sail(0).at(1, 0) == "L1"


def test_s6_3_the_first_free_one() -> None:
    chart = Chart.sailing(2, fleet("L3", "lumber-1", "L1"), fleet("L5", "lumber-2", "L2")).sail(0)
    assert chart.at(1, 0) == "L3"


def test_s6_3_it_may_lie_ahead_of_where_the_ship_was() -> None:
    chart = Chart.sailing(2, fleet("lumber-1", "lumber-2", "L1"), fleet("L2", "L3"), fleet("L4", "lumber-3"), fleet("lumber-4"))
    assert chart.sail(0).at(1, 0) == "lumber-1"
    fleets = (fleet("lumber-1", "L1"), fleet("lumber-2", "lumber-3", "L2"), fleet("L3", "L4"))
    assert Chart.sailing(2, *fleets).sail(0).at(1, 2) == "L5"


def test_s6_3_not_under_the_cloud() -> None:
    fleets = (fleet("sugar-1", "S1"), fleet("sugar-2", "sugar-3", "S3"), fleet("S2"))
    chart = Chart.sailing(3, *fleets, cloud=OVER_S)
    assert chart.sail(0).at(1, 2) == "S7"


def test_s6_3_unless_no_other_mark_is_free() -> None:
    fleets = (fleet("sugar-1"), fleet("sugar-2", "sugar-3", "S3"), fleet("S1", "S2", "S7", "S8"))
    chart = Chart.sailing(3, *fleets, cloud=OVER_S)
    assert chart.sail(0).at(1, 2) == "S4"
    assert chart.aside(1) == {}
    assert chart.view().ships[6].under


CROWDED = (
    fleet("sugar-1", "S1", "S2", "S4"),
    fleet("sugar-2", "sugar-3", "S3", "S5"),
    fleet("S6", "S7", "S8", "L3"),
)


def test_s6_3_if_the_lane_has_no_free_mark_into_the_port_nevertheless() -> None:
    chart = Chart.sailing(3, *CROWDED).sail(0)
    assert chart.places(1) == ["sugar-2", "sugar-3", "sugar-1", "S5"]


def test_s6_3_three_own_ships_in_port_are_a_position_like_any_other() -> None:
    """Also when the lane has thinned out again."""
    chart = Chart.sailing(3, *CROWDED).sail(0).roll(6).sail(3).turn_up(30)
    assert chart.places(1) == ["sugar-2", "sugar-3", "sugar-1", "lumber-1"]
    again = seaboard.new("triangle", seats=3, position=chart.match.position)
    assert again.digest == chart.match.digest


def test_s6_4_a_ship_that_is_put_somewhere_takes_no_card() -> None:
    chart = Chart.sailing(1, fleet("S1"), fleet("S2"), tops={"sugar": 80}).sail(0)
    assert (chart.at(1, 0), chart.money(1), chart.top("sugar"), chart.view().bonus_left) == ("sugar-1", 0, 80, 8)
    assert chart.told("docked") == chart.told("took") == chart.told("bonus") == []


def test_s6_4_it_sends_nobody_back_in_turn() -> None:
    chart = Chart.sailing(2, fleet("L3", "lumber-1"), fleet("L5", "lumber-2"), fleet("L1", "lumber-3")).sail(0)
    assert (chart.at(1, 0), chart.at(2, 0)) == ("L2", "L1")
    assert len(chart.told("sent_back")) == 1
