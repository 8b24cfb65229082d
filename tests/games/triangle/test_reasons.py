"""What speaks for sailing a ship in Devil's Triangle, over the next best one. Everything is open, so all hear the same."""

from tests.support.chart import SPECTATOR, Chart, fleet

CLOUDS = (8, 3)  # a point from which the cloud may come to B7


def reasons(chart: Chart) -> list[str]:
    """What speaks for each ship that may sail."""
    found = [[chart.reason("sail", ship=ship, eyes=eyes) for ship in sorted(chart.ships)] for eyes in (0, 1, SPECTATOR)]
    assert found[0] == found[1] == found[2]
    return found[0]


def test_a_card_that_fills_the_target() -> None:
    rich, poor = (fleet("L11", "B5", cargo={"oil": cards}) for cards in ([60, 70], [60]))
    options = {"targets": (150, 250), "tops": {"bananas": 20}}
    assert reasons(Chart.sailing(1, rich, fleet("S1"), **options))[0] == "wins"
    assert reasons(Chart.sailing(1, poor, fleet("S1"), **options))[0] == "takes_card"


def test_the_dearest_card_before_another() -> None:
    assert reasons(Chart.sailing(1, fleet("B11", "L11"), fleet("S1"))) == ["takes_dear", "none"]


def test_any_card_before_none() -> None:
    assert reasons(Chart.sailing(1, fleet("L11", "S2"), fleet("S5"))) == ["takes_card", "nears_port"]


def test_home_has_a_bonus() -> None:
    assert reasons(Chart.sailing(1, fleet("O12", "S2"), fleet("S5"))) == ["comes_home", "nears_port"]


def test_the_way_to_the_dearest_card() -> None:
    chart = Chart.sailing(2, fleet("L5", "B5"), fleet("S5"), cloud=(3, 8))
    assert reasons(chart) == ["none", "nears_dear"]


def test_the_way_to_another_card() -> None:
    chart = Chart.sailing(2, fleet("L5", "B5"), fleet("S5"), cloud=(3, 8), tops={"lumber": 70})
    assert reasons(chart) == ["none", "nears_port"]


def test_a_ship_leaves_where_the_cloud_may_come() -> None:
    chart = Chart.sailing(2, fleet("S5", "L2"), fleet("S1"))
    assert reasons(chart)[0] == "leaves_danger"


def test_the_other_ship_would_sail_to_where_the_cloud_may_come() -> None:
    chart = Chart.sailing(2, fleet("L5", "B5"), fleet("S5"), cloud=CLOUDS)
    assert reasons(chart)[0] == "avoids_danger"


def test_somebody_is_sent_back() -> None:
    assert reasons(Chart.sailing(2, fleet("B8", "L2"), fleet("B10")))[0] == "sends_back"


def test_an_own_ship_is_not_sent_back() -> None:
    chart = Chart.sailing(2, fleet("B9", "L5", "B11"), fleet("oil-1", "oil-2"))
    assert chart.ships == {0, 1}
    assert reasons(chart)[1] == "spares_own"


def test_a_port_is_closed_to_who_waits_before_it() -> None:
    assert reasons(Chart.sailing(1, fleet("L11", "S1"), fleet("bananas-1", "L8")))[0] == "blocks_port"
    assert reasons(Chart.sailing(1, fleet("L11", "S1"), fleet("bananas-1", "S8")))[0] != "blocks_port"


def test_a_full_port_is_not_opened_to_who_waits_before_it() -> None:
    assert reasons(Chart.sailing(1, fleet("lumber-1", "S1"), fleet("lumber-2", "S7")))[1] == "keeps_port"
    assert reasons(Chart.sailing(1, fleet("lumber-1", "S1"), fleet("lumber-2", "O7")))[1] != "keeps_port"


def test_the_only_ship_needs_no_reason() -> None:
    chart = Chart.sailing(1, fleet("B11"), fleet("S1"))
    assert reasons(chart) == ["none"]
