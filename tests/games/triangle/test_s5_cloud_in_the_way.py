"""Chapter 5 of docs/rules/triangle.md: the cloud in the way."""

import pytest

from tests.support.chart import Chart, fleet

OVER_S = (3, 8)  # the cloud is over S4, S5 and S6
OVER_LUMBER = (1, 12)  # over S6 to S8, lumber, L1 and L2
OTHER = fleet("O5")


def test_s5_1_what_is_under_the_cloud() -> None:
    assert set(Chart.rolling(OTHER, fleet("S1"), cloud=OVER_S).view().cloud.covers) == {"S4", "S5", "S6"}
    under = Chart.rolling(OTHER, fleet("S1"), cloud=OVER_LUMBER).view()
    assert set(under.cloud.covers) == {"S6", "S7", "S8", "L1", "L2", *(f"lumber-{k}" for k in range(1, 5))}
    assert [port.under for port in under.ports] == [False, True, False, False]


def test_s5_1_a_port_is_under_the_cloud_as_a_whole_or_not_at_all() -> None:
    """The nearest dock of sugar is 2.5 from (1, 4), its own place 3.2: all of it is free."""
    chart = Chart.rolling(OTHER, fleet("S1"), cloud=(1, 4))
    assert not [place for place in chart.view().cloud.covers if place.startswith("sugar")]


def test_s5_1_a_ship_under_the_cloud_stays() -> None:
    chart = Chart.sailing(1, fleet("S4", "S5", "S6", "S7"), OTHER, cloud=OVER_S)
    assert [chart.why_not(ship) for ship in range(4)] == ["under_cloud", "under_cloud", "under_cloud", "ok"]
    assert [ship.under for ship in chart.view().ships[:4]] == [True, True, True, False]


def test_s5_1_a_ship_in_a_port_under_the_cloud_stays() -> None:
    chart = Chart.sailing(1, fleet("lumber-3", "O1"), OTHER, cloud=OVER_LUMBER)
    assert (chart.why_not(0), chart.ships) == ("under_cloud", {1})


@pytest.mark.parametrize("die", [3, 4, 5, 6])
def test_s5_2_a_move_stops_before_the_cloud_whether_the_roll_ends_beneath_or_beyond(die: int) -> None:
    chart = Chart.sailing(die, fleet("S1"), OTHER, cloud=OVER_S)
    assert (chart.course(0).stop, chart.course(0).steps) == ("cloud", 2)
    chart.sail(0)
    assert chart.at(0, 0) == "S3"
    assert chart.told("stopped") == [{"kind": "stopped", "seat": 0, "ship": 0, "at": "S3", "why": "cloud"}]
    assert (chart.view().seat, chart.phase) == (1, "roll")


@pytest.mark.parametrize("die", [1, 2])
def test_s5_2_a_roll_that_ends_before_the_cloud_is_used_as_ever(die: int) -> None:
    chart = Chart.sailing(die, fleet("S1"), OTHER, cloud=OVER_S).sail(0)
    assert (chart.at(0, 0), chart.told("stopped")) == (f"S{1 + die}", [])


def test_s5_2_behind_the_cloud_the_sea_is_free() -> None:
    assert Chart.sailing(1, fleet("S7"), OTHER, cloud=OVER_S).sail(0).at(0, 0) == "S8"


@pytest.mark.parametrize("ships", [("S3", "O1"), ("S2", "O1", "S3"), ("S1", "O1", "S3", "S2")])
def test_s5_2_without_a_free_mark_before_the_cloud_a_ship_cannot_sail(ships: tuple[str, ...]) -> None:
    chart = Chart.sailing(6, fleet(*ships), OTHER, cloud=OVER_S)
    assert chart.why_not(0) == "cloud_ahead"


def test_s5_2_a_move_cut_short_sends_nobody_back() -> None:
    chart = Chart.sailing(6, fleet("S1"), fleet("S3", "O5"), cloud=OVER_S).sail(0)
    assert (chart.at(0, 0), chart.at(1, 0)) == ("S2", "S3")
    assert chart.told("sent_back") == []


def test_s5_2_the_exact_roll_onto_the_last_mark_does() -> None:
    chart = Chart.sailing(2, fleet("S1"), fleet("S3", "O5"), cloud=OVER_S).sail(0)
    assert (chart.at(0, 0), chart.at(1, 0)) == ("S3", "sugar-1")


@pytest.mark.parametrize(
    ("ship", "to"), [("O1", "O6"), ("L7", "bananas-1"), ("B8", "B11")], ids=["full roll", "into a port", "up to a full port"]
)
def test_s5_3_a_move_up_to_the_cloud_waits_for_moves_that_use_the_roll(ship: str, to: str) -> None:
    die = {"O1": 5, "L7": 5, "B8": 5}[ship]
    chart = Chart.sailing(die, fleet("S1", ship), fleet("oil-1", "oil-2", "O12"), cloud=OVER_S)
    assert chart.why_not(0) == "full_roll_first"
    assert (chart.ships, chart.course(1).to) == ({1}, to)


def test_s5_3_even_a_move_that_sends_an_own_ship_back_comes_before_the_cloud() -> None:
    chart = Chart.sailing(5, fleet("S1", "O1", "O6", "magnet-1"), fleet("O12"), cloud=(3, 6))
    assert chart.view().cloud.covers[:2] == ("S3", "S4")
    assert (chart.why_not(0), chart.course(1).sends_back) == ("full_roll_first", (0, 2))


def test_s5_3_if_no_ship_can_use_its_roll_all_moves_up_to_the_cloud_are_free_to_choose() -> None:
    chart = Chart.sailing(6, fleet("S1", "S2", "S5", "sugar-1"), OTHER, cloud=OVER_S)
    assert chart.ships == {0, 1, 3}
    assert [chart.course(ship).to for ship in (0, 1, 3)] == ["S3", "S3", "S3"]
    assert chart.why_not(2) == "under_cloud"


def test_s5_3_with_neither_kind_of_move_a_seat_passes() -> None:
    chart = Chart.rolling(fleet("S3", "S4"), OTHER, cloud=OVER_S).roll(2)
    assert [event["seat"] for event in chart.told("passed")] == [0]


def test_s5_4_a_full_port_under_the_cloud_is_cloud_for_ships_before_it() -> None:
    chart = Chart.sailing(6, fleet("B7", "B9"), fleet("oil-1", "oil-2"), cloud=(16, 0))
    assert [name for name in chart.view().cloud.covers if name.startswith("B")] == ["B10", "B11"]
    assert (chart.view().ports[3].under, chart.view().ports[3].full) == (True, True)
    assert [chart.why_not(ship) for ship in range(2)] == ["ok", "cloud_ahead"]
    assert chart.course(0).stop == "cloud"


def test_s5_4_so_it_is_a_last_resort_to_sail_towards_it() -> None:
    chart = Chart.sailing(6, fleet("B8", "L1"), fleet("oil-1", "oil-2"), cloud=(16, 0))
    assert (chart.why_not(0), chart.ships) == ("full_roll_first", {1})


def test_s5_4_a_port_with_room_under_the_cloud_is_not_entered() -> None:
    chart = Chart.sailing(6, fleet("B8", "S1"), OTHER, cloud=(16, 0))
    assert (chart.course(0).stop, chart.course(0).to) == ("cloud", "B9")
