"""Chapter 10 of docs/rules/triangle.md: options."""

import pytest

import seaboard
from seaboard.engine.errors import Malformed
from tests.support.chart import Chart, fleet


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s10_1_two_three_or_four_play(seats: int) -> None:
    chart = Chart(seats=seats)
    assert (len(chart.view().fleets), len(chart.view().ships)) == (seats, 4 * seats)


def test_s10_2_a_match_is_full_or_short() -> None:
    assert [Chart(length=length).view().fleets[0].target for length in ("full", "short")] == [350, 200]
    assert [fleet.target for fleet in Chart(seats=3).view().fleets] == [350, 350, 350]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_s10_3_the_table_may_name_who_begins(seat: int) -> None:
    chart = Chart(seats=3, first_seat=seat).turn_up(30, 20, 10, 60)
    assert (chart.phase, chart.view().seat) == ("roll", seat)


def test_s10_3_else_it_is_diced() -> None:
    assert Chart(seats=3).turn_up(30, 20, 10, 60).phase == "start"


def test_s10_4_what_cannot_be_played_is_refused_with_the_reason() -> None:
    with pytest.raises(Malformed, match="first_seat is 2, expected seats from 0 to 1"):
        seaboard.new("triangle", seats=2, first_seat=2)


@pytest.mark.parametrize(("targets", "over"), [((150, 350), True), ((200, 150), False)])
def test_s10_5_a_seat_wins_with_the_money_of_its_own_target(targets: tuple[int, ...], over: bool) -> None:
    chart = Chart.sailing(1, fleet("B11", cargo={"sugar": [50]}), fleet("S1"), tops={"oil": 100}, targets=targets).sail(0)
    assert (chart.money(0), chart.match.over) == (150, over)


def test_s10_5_all_see_the_target_of_everybody() -> None:
    chart = Chart(seats=3, targets=(150, 250, 350))
    assert [fleet.target for fleet in chart.view().fleets] == [150, 250, 350]


def test_s10_5_it_stands_in_place_of_the_length() -> None:
    assert [fleet.target for fleet in Chart(seats=2, length="short", targets=(300, 350)).view().fleets] == [300, 350]
