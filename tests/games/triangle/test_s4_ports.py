"""Chapter 4 of docs/rules/triangle.md: ports."""

import pytest

from tests.support.chart import Chart, fleet

OTHER = fleet("O5")


@pytest.mark.parametrize("die", range(2, 7))
def test_s4_1_a_ship_stops_in_every_port_and_the_rest_of_the_roll_lapses(die: int) -> None:
    chart = Chart.sailing(die, fleet("S7", "L1"), OTHER, tops={"lumber": 50})
    assert (chart.course(0).stop, chart.course(0).card) == ("port", 50)
    chart.sail(0)
    assert (chart.at(0, 0), chart.money(0)) == ("lumber-1", 50)
    assert chart.told("docked") == [{"kind": "docked", "seat": 0, "ship": 0, "port": "lumber", "at": "lumber-1"}]


def test_s4_1_the_way_into_the_port_is_told_step_by_step() -> None:
    chart = Chart.sailing(6, OTHER, fleet("S1", "O11"), seat=1, first=1, tops={"sugar": 70}).sail(1)
    assert chart.story() == [
        {"kind": "sailed", "seat": 1, "ship": 1, "before": "O11", "to": "O12"},
        {"kind": "sailed", "seat": 1, "ship": 1, "before": "O12", "to": "sugar-1"},
        {"kind": "docked", "seat": 1, "ship": 1, "port": "sugar", "at": "sugar-1"},
        {"kind": "took", "seat": 1, "port": "sugar", "value": 70},
        {"kind": "bonus", "seat": 1, "value": 20},
    ]


def test_s4_1_an_exact_roll_is_not_needed_but_one_that_reaches_is() -> None:
    assert Chart.sailing(1, fleet("S7"), OTHER).sail(0).at(0, 0) == "S8"
    assert Chart.sailing(1, fleet("S8"), OTHER).sail(0).at(0, 0) == "lumber-1"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s4_2_a_port_has_room_for_as_many_ships_as_players(seats: int) -> None:
    others = [fleet("oil-1"), fleet("oil-2"), fleet("oil-3")][: seats - 1]
    chart = Chart.sailing(1, fleet("B11"), *others)
    assert (chart.course(0).to, chart.view().ports[3].full) == (f"oil-{seats}", False)
    assert chart.sail(0).view().ports[3].full


@pytest.mark.parametrize(
    "fleets",
    [
        (fleet("B11", "B4"), fleet("oil-1", "oil-2")),
        (fleet("B11", "oil-3", "B4"), fleet("oil-1", "oil-2"), OTHER),
        (fleet("B11", "oil-3", "B4"), fleet("oil-1"), fleet("oil-2"), fleet("oil-4")),
    ],
    ids=["2", "3", "4"],
)
def test_s4_2_no_ship_enters_a_full_port_whoever_lies_there(fleets: tuple[dict[str, object], ...]) -> None:
    chart = Chart.sailing(1, *fleets)
    assert chart.view().ports[3].full
    assert chart.why_not(0) == "port_full"


def test_s4_2_a_ship_that_hangs_has_left_its_dock() -> None:
    chart = Chart.spinning(fleet("B11", "S1"), fleet("oil-1", "oil-2"), cloud=(15, 0), letter="C").spin("C", "west")
    assert chart.places(1)[:2] == ["magnet-1", "oil-2"]
    assert not chart.view().ports[3].full
    assert chart.roll(1).sail(0).at(0, 0) == "oil-1"


def test_s4_3_a_port_is_full_for_who_has_two_ships_there() -> None:
    fleets = (fleet("B11", "oil-1", "oil-2"), fleet("O5", "B10"), fleet("S1"), fleet("L1"))
    chart = Chart.sailing(1, *fleets)
    assert chart.why_not(0) == "port_full"
    assert not chart.view().ports[3].full
    assert Chart.sailing(2, *fleets, seat=1).sail(1).at(1, 1) == "oil-3"


def test_s4_4_before_a_full_port_a_ship_stops_on_the_last_free_mark() -> None:
    chart = Chart.sailing(6, fleet("oil-1", "oil-2"), fleet("S1", "B8"), seat=1, first=1)
    assert (chart.course(1).stop, chart.course(1).steps) == ("full_port", 3)
    chart.sail(1)
    assert chart.at(1, 1) == "B11"
    assert chart.told("stopped") == [{"kind": "stopped", "seat": 1, "ship": 1, "at": "B11", "why": "full_port"}]
    assert (chart.money(1), chart.view().seat) == (0, 0)


def test_s4_4_occupied_marks_are_skipped_backwards_and_nobody_is_sent_back() -> None:
    chart = Chart.sailing(6, fleet("B8", "B11"), fleet("oil-1", "oil-2", "B10")).sail(0)
    assert (chart.at(0, 0), chart.at(0, 1), chart.at(1, 2)) == ("B9", "B11", "B10")
    assert chart.told("sent_back") == []


def test_s4_4_without_a_free_mark_ahead_it_cannot_sail() -> None:
    chart = Chart.sailing(6, fleet("B11", "B10", "B9", "S1"), fleet("oil-1", "oil-2"))
    assert [chart.why_not(ship) for ship in range(3)] == ["port_full"] * 3
    assert chart.ships == {3}


def test_s4_4_a_roll_that_ends_before_the_full_port_is_used_as_ever() -> None:
    chart = Chart.sailing(2, fleet("B9"), fleet("oil-1", "oil-2", "B11")).sail(0)
    assert (chart.at(0, 0), chart.at(1, 2)) == ("B11", "bananas-1")


@pytest.mark.parametrize(("taken", "dock"), [("", 1), ("1", 2), ("2", 1), ("12", 3), ("13", 2), ("23", 1), ("124", 3)])
def test_s4_5_a_ship_takes_the_free_dock_with_the_lowest_number(taken: str, dock: int) -> None:
    others = [fleet(f"S{seat + 1}", *(f"oil-{k}" for k in taken[seat : seat + 1])) for seat in range(3)]
    assert Chart.sailing(1, fleet("B11"), *others).sail(0).at(0, 0) == f"oil-{dock}"


def test_s4_6_ships_may_stay_in_port_while_another_can_sail() -> None:
    chart = Chart.sailing(2, fleet("oil-1", "oil-2", "L1"), fleet("B11", "S1"))
    assert chart.ships == {0, 1, 2}
    chart.sail(2).roll(1)
    assert (chart.why_not(0), chart.ships) == ("port_full", {1})
    chart.sail(1).spin("C", "north").roll(1).sail(2)
    assert chart.places(0)[:2] == ["oil-1", "oil-2"]
