"""Chapter 8 of docs/rules/triangle.md: cards."""

import msgspec
import pytest

from tests.support.chart import PORTS, SPECTATOR, Chart, fleet

ALL_SUGAR = [30, 30, 40, 50, 50, 60, 70, 80]
OTHER = fleet("L5")


@pytest.mark.parametrize(("ship", "port", "value"), [("S8", "lumber", 70), ("L11", "bananas", 10), ("B11", "oil", 100)])
def test_s8_1_who_comes_in_takes_the_open_card(ship: str, port: str, value: int) -> None:
    chart = Chart.sailing(1, fleet(ship), fleet("O5"), tops={port: value})
    assert (chart.course(0).card, chart.course(0).bonus) == (value, None)
    chart.sail(0)
    assert chart.told("took") == [{"kind": "took", "seat": 0, "port": port, "value": value}]
    assert (chart.money(0), chart.top(port)) == (value, None)
    assert chart.told("bonus") == []


def test_s8_1_the_card_counts_at_once() -> None:
    chart = Chart.sailing(1, fleet("B11", cargo={"oil": [60, 70, 80], "sugar": [80]}), OTHER, tops={"oil": 100}).sail(0)
    assert (chart.money(0), chart.match.over) == (390, True)


def test_s8_1_leaving_or_staying_brings_no_card() -> None:
    chart = Chart.sailing(1, fleet("oil-1"), OTHER, tops={"oil": 100}).sail(0)
    assert (chart.money(0), chart.top("oil")) == (0, 100)


def test_s8_2_in_the_home_port_there_is_a_bonus_too() -> None:
    chart = Chart.sailing(1, fleet("O12"), OTHER, tops={"sugar": 70})
    assert (chart.course(0).card, chart.course(0).bonus) == (70, 20)
    chart.sail(0)
    assert chart.told("bonus") == [{"kind": "bonus", "seat": 0, "value": 20}]
    assert (chart.money(0), chart.view().bonus_left, chart.view().fleets[0].bonus) == (90, 7, 1)


def test_s8_2_the_last_bonus_card_is_taken_like_the_others() -> None:
    chart = Chart.sailing(1, fleet("O12"), fleet("L5", bonus=7), tops={"sugar": 50}).sail(0)
    assert (chart.money(0), chart.view().bonus_left, len(chart.told("bonus"))) == (70, 0, 1)


def test_s8_3_from_an_empty_pile_a_ship_gets_nothing() -> None:
    chart = Chart.sailing(6, fleet("L9"), fleet("S1", cargo={"bananas": [10, 20, 30, 40]}))
    assert (chart.top("bananas"), chart.course(0).card) == (None, None)
    chart.sail(0)
    assert (chart.at(0, 0), chart.money(0), chart.told("took")) == ("bananas-1", 0, [])
    assert (chart.phase, chart.view().seat) == ("roll", 1)


def test_s8_3_the_last_card_is_taken_and_none_is_turned_up() -> None:
    chart = Chart.sailing(6, fleet("L9"), fleet("S1", cargo={"bananas": [10, 20, 30]})).sail(0)
    assert (chart.money(0), chart.top("bananas"), chart.phase) == (40, None, "roll")
    assert chart.view().ports[2].cards == 0


def test_s8_3_without_sugar_there_still_is_a_bonus() -> None:
    chart = Chart.sailing(
        1, fleet("O12"), fleet("L5", cargo={"sugar": ALL_SUGAR[:4]}), fleet("L6", cargo={"sugar": ALL_SUGAR[4:]})
    )
    assert (chart.course(0).card, chart.course(0).bonus) == (None, 20)
    assert chart.sail(0).money(0) == 20


def test_s8_3_without_a_bonus_there_still_is_sugar() -> None:
    chart = Chart.sailing(1, fleet("O12"), fleet("L5", bonus=8), tops={"sugar": 50})
    assert (chart.course(0).card, chart.course(0).bonus) == (50, None)
    assert chart.sail(0).money(0) == 50
    assert chart.told("bonus") == []


def test_s8_4_both_cards_are_taken_before_the_end_is_checked() -> None:
    rich = fleet("O12", cargo={"oil": [60, 70, 80], "lumber": [70]})
    chart = Chart.sailing(1, rich, OTHER, tops={"sugar": 80}).sail(0)
    assert (chart.money(0), chart.match.over) == (380, True)
    assert len(chart.told("took")) == len(chart.told("bonus")) == 1


def test_s8_4_together_they_may_reach_the_target() -> None:
    rich = fleet("O12", cargo={"oil": [60, 70, 80], "lumber": [70]})
    chart = Chart.sailing(1, rich, OTHER, tops={"sugar": 50}).sail(0)
    assert (chart.money(0), chart.match.over) == (350, True)


def test_s8_5_a_ship_sent_back_brings_no_card_but_later_it_does() -> None:
    chart = Chart.sailing(1, fleet("L7"), fleet("L8"), tops={"lumber": 70, "bananas": 40}).sail(0)
    assert (chart.at(1, 0), chart.money(1)) == ("lumber-1", 0)
    chart = Chart.sailing(6, fleet("S1"), fleet("L8", "lumber-1"), seat=1, first=1, tops={"bananas": 40}).sail(0)
    assert chart.money(1) == 40


def test_s8_5_sent_back_to_the_home_port_it_brings_no_bonus() -> None:
    chart = Chart.sailing(1, fleet("S1"), fleet("S2")).sail(0)
    assert (chart.at(1, 0), chart.money(1), chart.view().bonus_left) == ("sugar-1", 0, 8)


def test_s8_5_cards_stay_when_the_ship_is_lost() -> None:
    chart = Chart.spinning(fleet("magnet-1", "S1", cargo={"oil": [100]}), OTHER).spin("G", "east")
    assert (chart.at(0, 0), chart.money(0)) == ("lost", 100)


def test_s8_6_all_see_the_same() -> None:
    chart = Chart.sailing(2, fleet("S1", cargo={"oil": [100]}, bonus=1), fleet("L5", "magnet-1"), cloud=(8, 6))
    views = {msgspec.json.encode(chart.view(seat)) for seat in (0, 1, SPECTATOR)}
    assert len(views) == 1
    assert [chart.money(seat) for seat in range(2)] == [120, 0]
    assert [(card.port, card.value) for card in chart.view().fleets[0].cards] == [("oil", 100)]


def test_s8_6_of_the_cards_that_lie_face_down_only_the_number_is_shown() -> None:
    chart = Chart.sailing(1, fleet("B11"), OTHER, tops={"oil": 60})
    assert [(port.port, port.top is not None, port.cards) for port in chart.view().ports] == [
        (port, True, cards) for port, cards in zip(PORTS, (8, 7, 4, 5), strict=True)
    ]
    values = [choice["value"] for choice in chart.sail(0).choices("turned_up")]
    assert values == [70, 80, 90, 100]
