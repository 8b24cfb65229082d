"""Chapter 1 of docs/rules/triangle.md: the set-up."""

import re
from pathlib import Path

import pytest

from tests.support.chart import CHANCE, PORTS, Chart, fleet

RULES = Path(__file__).resolve().parents[3] / "docs" / "rules" / "triangle.md"
LANES = [("sugar", "S", 8), ("lumber", "L", 11), ("bananas", "B", 11), ("oil", "O", 12)]


def printed_cards() -> dict[str, list[int]]:
    """The table of §1.5, without the bonus."""
    rows = re.findall(rf"^\| ({'|'.join(PORTS)}) \| ([\d, ]+) \|$", RULES.read_text(encoding="utf-8"), re.MULTILINE)
    return {port: [int(value) for value in values.split(", ")] for port, values in rows}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s1_1_every_seat_has_a_ship_in_every_port(seats: int) -> None:
    chart = Chart(seats=seats)
    for seat in range(seats):
        assert [place.split("-")[0] for place in chart.places(seat)] == list(PORTS)
    assert [port.ships for port in chart.view().ports] == [seats] * 4


@pytest.mark.parametrize(
    ("seats", "docks"),
    [(2, ["1212", "2121"]), (3, ["1231", "2312", "3123"]), (4, ["1234", "2341", "3412", "4123"])],
)
def test_s1_1_docks_change_from_port_to_port(seats: int, docks: list[str]) -> None:
    chart = Chart(seats=seats)
    assert ["".join(place[-1] for place in chart.places(seat)) for seat in range(seats)] == docks


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("die", range(1, 7))
def test_s1_1_all_ports_are_full_and_every_first_roll_can_be_used(seats: int, die: int) -> None:
    chart = Chart(seats=seats, first_seat=0).turn_up(30, 20, 10, 60).roll(die)
    assert all(port.full for port in chart.view().ports)
    usable = [ship for ship in range(4) if (ship, die) != (2, 6)]  # only a six from bananas leads beneath the cloud
    assert chart.ships == set(usable)
    assert [chart.course(ship).to for ship in usable] == [f"{LANES[ship][1]}{die}" for ship in usable]


def test_s1_2_the_cloud_begins_on_the_red_circle_with_a_at_the_notch() -> None:
    assert Chart().cloud == ((8, 6), "A")
    assert Chart().view().spin is None


def test_s1_3_the_top_card_of_each_pile_is_turned_up_by_chance() -> None:
    chart = Chart()
    assert (chart.turn, chart.phase) == (CHANCE, "turn_up")
    assert [chart.top(port) for port in PORTS] == [None] * 4
    chart.turn_up(80, 20, 40, 90)
    assert [chart.top(port) for port in PORTS] == [80, 20, 40, 90]
    assert [port.cards for port in chart.view().ports] == [8, 7, 4, 5]


def test_s1_3_what_is_turned_up_is_a_card_of_the_pile() -> None:
    chart = Chart()
    assert [choice["value"] for choice in chart.choices("turned_up")] == [30, 40, 50, 60, 70, 80]
    assert chart.why("turned_up", value=20) == "no_card"
    chart.turn_up(30)
    assert chart.why("turned_up", value=80) == "no_card"


def test_s1_3_a_card_that_was_taken_is_not_turned_up_again() -> None:
    chart = Chart.sailing(1, fleet("B11", "L1", cargo={"oil": [90]}), fleet("S1"), tops={"oil": 70}).sail(0)
    assert [choice["value"] for choice in chart.choices("turned_up")] == [60, 80, 100]
    assert chart.why("turned_up", value=90) == "no_card"
    assert chart.why("turned_up", value=70) == "no_card"


def test_s1_3_a_card_that_is_there_twice_may_come_twice() -> None:
    chart = Chart.sailing(1, fleet("S8", "L1"), fleet("S1"), tops={"lumber": 20}).sail(0)
    assert chart.play("turned_up", value=20).top("lumber") == 20


def test_s1_3_the_next_card_is_turned_up_at_once() -> None:
    chart = Chart.sailing(1, fleet("B11", "L1"), fleet("S1"), tops={"oil": 70}).sail(0)
    assert (chart.turn, chart.phase, chart.top("oil")) == (CHANCE, "turn_up", None)
    assert chart.why("turned_up", value=30) == "no_card"
    chart.turn_up(100)
    assert (chart.top("oil"), chart.phase, chart.view().seat) == (100, "roll", 1)


def test_s1_3_all_are_told_which_card_is_turned_up() -> None:
    assert Chart().turn_up(80).story() == [{"kind": "turned_up", "seat": None, "port": "sugar", "value": 80}]
    chart = Chart.sailing(1, fleet("B11", "L1"), fleet("S1"), tops={"oil": 70}).sail(0).turn_up(100)
    assert chart.story()[0] == {"kind": "turned_up", "seat": None, "port": "oil", "value": 100}


@pytest.mark.parametrize(("port", "letter", "marks"), LANES)
def test_s1_4_a_lane_leads_mark_by_mark_from_port_to_port(port: str, letter: str, marks: int) -> None:
    following = PORTS[(PORTS.index(port) + 1) % 4]
    for k in range(1, marks):
        assert Chart.sailing(1, fleet(f"{letter}{k}"), fleet("S1" if letter != "S" else "L1")).course(0).to == f"{letter}{k + 1}"
    chart = Chart.sailing(1, fleet(f"{port}-1", f"{letter}{marks}"), fleet("S2" if letter != "S" else "L2"))
    assert [chart.course(ship).to for ship in range(2)] == [f"{letter}1", f"{following}-1"]


def test_s1_4_there_are_46_spaces() -> None:
    assert sum(marks for _, _, marks in LANES) + len(PORTS) == 46


@pytest.mark.parametrize("port", PORTS)
def test_s1_5_the_cards_of_a_pile_are_those_of_the_table(port: str) -> None:
    values = printed_cards()[port]
    chart = Chart()
    chart.turn_up(*(chart.choices("turned_up")[0]["value"] for _ in range(PORTS.index(port)) if chart.phase))
    assert [choice["value"] for choice in chart.choices("turned_up")] == sorted(set(values))
    assert chart.view().ports[PORTS.index(port)].cards == len(values)


def test_s1_5_all_cards_are_worth_1360() -> None:
    assert sum(map(sum, printed_cards().values())) + 8 * 20 == 1360


def test_s1_6_ships_placed_at_the_start_bring_no_card() -> None:
    chart = Chart(seats=4, first_seat=0).turn_up(30, 20, 10, 60)
    assert [chart.money(seat) for seat in range(4)] == [0, 0, 0, 0]
    assert chart.view().bonus_left == 8
    assert chart.told("took") == chart.told("bonus") == []
