"""Whole matches, by chance from the first card to the end: every move and every movement of the cloud is the slow one."""

from random import Random

import pytest

from tests.support.chart import Chart, Json
from tests.support.helm import Sea
from tests.support.storm import SPOTS


def sail(chart: Chart, action: Json) -> None:
    """Sail as the action says; what may sail, where to, and who goes back, is what the slow helm says."""
    view, sea = chart.view(), Sea(chart.match.position)
    assert view.die is not None
    found = {course.ship: (course.to, course.stop) for course in view.courses if course.why is None}
    assert found == sea.ways(view.seat, view.die)
    sea.sail(view.seat, action["ship"], view.die)
    chart.play(**action)
    assert [chart.places(seat) for seat in range(len(sea.ships))] == sea.ships


def roll(chart: Chart, action: Json) -> None:
    """Throw the die; who passes has no way by the slow helm either."""
    seat, ways = chart.view().seat, Sea(chart.match.position).ways(chart.view().seat, action["die"])
    starting = chart.phase == "start"
    chart.play(**action)
    if not starting:
        assert (chart.told("passed") == []) == bool(ways)
        assert not ways or chart.turn == seat


def play(seats: int, seed: int) -> Chart:
    """A match in which everything is random; each spin is checked by `Chart.spin_to`."""
    rng = Random(seed)  # noqa: S311  a test
    chart = Chart(seats=seats)
    while not chart.match.over:
        action = rng.choice(chart.choices())
        match action["kind"]:
            case "spun":
                chart.spin_to(action["segment"])
            case "sail":
                sail(chart, action)
            case "rolled":
                roll(chart, action)
            case _:
                chart.play(**action)
    return chart


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_in_a_random_match_every_move_and_every_movement_of_the_cloud_is_the_slow_one(seats: int, seed: int) -> None:
    chart = play(seats, seed)
    outcome = chart.match.outcome
    assert outcome is not None
    assert outcome.reason in ("target", "fleet_lost")
    assert 1 in outcome.ranks


@pytest.mark.parametrize("seed", range(3))
def test_in_a_random_match_ships_and_cards_are_conserved(seed: int) -> None:
    chart = play(4, 100 + seed)
    places = [place for seat in range(4) for place in chart.places(seat)]
    afloat = [place for place in places if place in SPOTS]
    assert len(places) == 16
    assert len(afloat) == len(set(afloat))
    view = chart.view()
    left = sum(port.cards for port in view.ports) + view.bonus_left
    assert left + sum(len(found.cards) + found.bonus for found in view.fleets) == 24 + 8


def crowd(rng: Random, seats: int) -> Json:
    """All ships on two lanes and in their ports, so that ports are full and marks taken."""
    lane = rng.choice(("S", "L", "B", "O"))
    near = [name for name in SPOTS if name.startswith((lane, *NEIGHBOURS[lane]))]
    docks = [name for name in near if "-" in name]
    full = [
        name
        for port in NEIGHBOURS[lane]
        for name in rng.sample([d for d in docks if d.startswith(port)], rng.randrange(seats + 1))
    ]
    marks = rng.sample([name for name in near if "-" not in name], 7)
    places = [*full, *marks, *["lost"] * 16][: 4 * seats]
    rng.shuffle(places)
    cloud = {"at": [rng.randrange(17), rng.randrange(13)], "letter": "A"}
    return {"phase": "roll", "round": 1, "cloud": cloud, "fleets": [{"ships": places[4 * k : 4 * k + 4]} for k in range(seats)]}


NEIGHBOURS = {"S": ("sugar", "lumber"), "L": ("lumber", "bananas"), "B": ("bananas", "oil"), "O": ("oil", "sugar")}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_a_crowd_every_move_is_the_slow_one(seats: int) -> None:
    rng = Random(seats)  # noqa: S311  a test
    stops = set()
    sent_back = 0
    for _ in range(250):
        position = crowd(rng, seats)
        if any(set(fleet["ships"]) == {"lost"} for fleet in position["fleets"]):
            continue
        chart = Chart(seats=seats, position=position)
        roll(chart, {"kind": "rolled", "die": rng.randint(1, 6)})
        if chart.phase == "sail":
            action = rng.choice(chart.choices("sail"))
            stops.add(chart.course(action["ship"]).stop)
            sail(chart, action)
            sent_back += len(chart.told("sent_back"))
    assert stops == {"mark", "port", "full_port", "cloud"}
    assert sent_back > 10
