"""Chapter 9 of docs/rules/triangle.md: the end."""

import pytest

from seaboard.engine.contract import Outcome
from seaboard.engine.errors import MatchOver
from tests.support.chart import Chart, Json, fleet

RICH = {"oil": [60, 70, 80], "lumber": [70]}  # 280
LAST = "G", "east"  # a word segment


def outcome(chart: Chart) -> Outcome:
    """How the match ended."""
    assert chart.match.outcome is not None
    return chart.match.outcome


def test_s9_1_who_has_350_wins_at_once() -> None:
    chart = Chart.sailing(1, fleet("B11", cargo=RICH), fleet("S1"), fleet("L1", cargo={"lumber": [50]}), tops={"oil": 100}).sail(
        0
    )
    assert (chart.phase, chart.match.actors) == ("over", ())
    assert chart.told("ended") == [{"kind": "ended", "seat": 0, "ending": "target"}]
    assert (outcome(chart).reason, outcome(chart).scores, outcome(chart).ranks) == ("target", (380, 0, 50), (1, 3, 2))


def test_s9_1_exactly_350_is_enough_and_340_is_not() -> None:
    for value, over in ((70, True), (60, False)):
        found = fleet("O12", cargo={"oil": [100, 80, 60]}, bonus=1)
        chart = Chart.sailing(1, found, fleet("S1"), tops={"sugar": value}).sail(0)
        assert (chart.money(0), chart.match.over) == (value + 280, over)


def test_s9_1_nobody_acts_after_the_end() -> None:
    chart = Chart.sailing(1, fleet("B11", cargo=RICH), fleet("S1"), tops={"oil": 100}).sail(0)
    assert [chart.choices(by=seat) for seat in range(2)] == [[], []]
    assert chart.why("sail", ship=0, by=1) == "not_now"
    with pytest.raises(MatchOver, match="over"):
        chart.play("sail", ship=0, by=1)


def test_s9_2_a_lost_fleet_ends_the_match_and_the_most_money_wins() -> None:
    fleets = (fleet("S1", cargo={"oil": [60]}), fleet("magnet-1", cargo={"oil": [100]}), fleet("L1"))
    chart = Chart.spinning(*fleets).spin(*LAST)
    assert chart.told("ended") == [{"kind": "ended", "seat": 1, "ending": "fleet_lost"}]
    assert (outcome(chart).reason, outcome(chart).scores, outcome(chart).ranks) == ("fleet_lost", (60, 100, 0), (2, 1, 3))


def test_s9_2_a_fleet_that_hangs_is_not_lost() -> None:
    chart = Chart.spinning(fleet("S1"), fleet("magnet-1", "magnet-2")).spin("C", "north")
    assert not chart.match.over


def test_s9_2_a_fleet_with_a_ship_left_is_not_lost() -> None:
    chart = Chart.spinning(fleet("S1"), fleet("magnet-1", "magnet-2", "L1")).spin(*LAST)
    assert (chart.match.over, chart.view().fleets[1].ships) == (False, 1)


def test_s9_2_two_fleets_may_be_lost_together() -> None:
    fleets = (fleet("magnet-1", cargo={"oil": [60]}), fleet("magnet-1", cargo={"oil": [70]}), fleet("L1"))
    chart = Chart.spinning(*fleets).spin(*LAST)
    assert (outcome(chart).reason, outcome(chart).ranks) == ("fleet_lost", (2, 1, 3))


# Four fleets with 340 each, when seat 3 has taken the last card.
FORTUNES: list[Json] = [
    {"cargo": {"oil": [70, 80, 90, 100]}},
    {"cargo": {"sugar": [30, 50, 50, 60, 70, 80]}},
    {"cargo": {"lumber": [20, 20, 30, 40, 50, 60, 70], "bananas": [10, 40]}},
    {"cargo": {"oil": [60], "sugar": [30, 40], "bananas": [20]}, "bonus": 8},
]


def last_card(*others: tuple[str, ...], bonus: int = 8) -> Chart:
    """Seat 3 takes the last card of bananas."""
    ships = [*others, ("L11", "S1")]
    fleets = [fleet(*places, **fortune) for places, fortune in zip(ships, FORTUNES, strict=True)]
    fleets[3]["bonus"] = bonus
    return Chart.sailing(1, *fleets, seat=3).sail(0)


def test_s9_3_when_all_cards_are_drawn_the_match_ends() -> None:
    chart = last_card(("S4",), ("L4", "L5", "L6"), ("B1", "B2"))
    assert chart.told("ended") == [{"kind": "ended", "seat": 3, "ending": "no_cards"}]
    assert (outcome(chart).reason, outcome(chart).scores) == ("no_cards", (340, 340, 340, 340))
    assert outcome(chart).ranks == (4, 1, 2, 2)


def test_s9_3_not_while_a_bonus_card_is_left() -> None:
    chart = last_card(("S4",), ("L4",), ("B1",), bonus=7)
    assert (chart.match.over, chart.view().bonus_left) == (False, 1)


def test_s9_3_not_while_a_cargo_card_is_left() -> None:
    fleets = [fleet(ship, **fortune) for ship, fortune in zip(("S4", "L4", "B1", "L11"), FORTUNES, strict=True)]
    fleets[0]["cargo"] = {"oil": [80, 90, 100]}
    chart = Chart.sailing(1, *fleets, seat=3, tops={"oil": 70}).sail(0)
    assert (chart.match.over, [port.cards for port in chart.view().ports]) == (False, [0, 0, 0, 1])


def test_s9_3_fewer_players_cannot_draw_all_cards_below_the_target() -> None:
    """Three with 340 each have 1,020 of the 1,360; four have exactly all."""
    assert [seats * 340 >= 1360 for seats in (2, 3, 4)] == [False, False, True]
    assert 4 * 190 < 1360


@pytest.mark.parametrize(
    ("ships", "ranks"),
    [
        ((("S1", "S2"), ("L1",)), (1, 2, 3)),
        ((("S1",), ("L1", "L2", "L3")), (2, 1, 3)),
        ((("S1",), ("L1",)), (1, 1, 3)),
    ],
)
def test_s9_4_of_equal_money_more_ships_come_first_else_they_share(
    ships: tuple[tuple[str, ...], ...], ranks: tuple[int, ...]
) -> None:
    equal = ({"sugar": [50, 50]}, {"oil": [100]})
    fleets = [fleet(*places, cargo=cargo) for places, cargo in zip(ships, equal, strict=True)]
    chart = Chart.spinning(*fleets, fleet("magnet-1")).spin(*LAST)
    assert (outcome(chart).scores, outcome(chart).ranks) == ((100, 100, 0), ranks)


def test_s9_4_money_comes_before_ships() -> None:
    fleets = (fleet("S1", "S2", "S3", "S4", cargo={"sugar": [50]}), fleet("magnet-1", cargo={"oil": [60]}))
    assert outcome(Chart.spinning(*fleets).spin(*LAST)).ranks == (2, 1)


def test_s9_4_with_targets_of_their_own_the_part_of_the_target_counts() -> None:
    fleets = (fleet("S1", cargo={"sugar": [80]}), fleet("L1", cargo={"oil": [100]}), fleet("magnet-1", cargo={"sugar": [50]}))
    chart = Chart.spinning(*fleets, targets=(200, 350, 150)).spin(*LAST)
    assert (outcome(chart).scores, outcome(chart).ranks) == ((80, 100, 50), (1, 3, 2))


def test_s9_4_of_equal_parts_of_different_targets_more_ships_come_first() -> None:
    fleets = (fleet("S1", "S2", cargo={"sugar": [60]}), fleet("L1", cargo={"oil": [100]}), fleet("magnet-1"))
    assert outcome(Chart.spinning(*fleets, targets=(150, 250, 350)).spin(*LAST)).ranks == (1, 2, 3)
    assert outcome(Chart.spinning(*fleets, targets=(150, 300, 350)).spin(*LAST)).ranks == (1, 2, 3)
    assert outcome(Chart.spinning(*fleets, targets=(200, 300, 350)).spin(*LAST)).ranks == (2, 1, 3)


def test_s9_5_the_short_game_is_played_to_200() -> None:
    for value, over in ((100, True), (90, False)):
        found = fleet("B11", cargo={"sugar": [50, 50]})
        chart = Chart.sailing(1, found, fleet("S1"), tops={"oil": value}, length="short").sail(0)
        assert (chart.view().fleets[0].target, chart.match.over) == (200, over)
