"""An evening's cup: what a match is worth, who leads, which game is next, and when it is over."""

from itertools import product

import pytest

from seaboard.engine.contract import Outcome
from seaboard.engine.replay import Cup
from seaboard.table import cup as cups
from seaboard.table.cup import CupPlan, points


def played(cup: Cup, *ranks: tuple[int, ...], game: str = "smugglers") -> Cup:
    for number, found in enumerate(ranks):
        cup = cups.added(cup, f"m{number}", game, Outcome("target", (0,) * len(found), found))
    return cup


@pytest.mark.parametrize(
    ("ranks", "worth"),
    [
        ((1, 2), (2, 0)),
        ((2, 3, 1), (2, 0, 4)),
        ((1, 2, 3, 4), (6, 4, 2, 0)),
        ((1, 1), (1, 1)),
        ((1, 3, 1), (3, 0, 3)),
        ((1, 2, 2, 4), (6, 3, 3, 0)),
        ((1, 1, 1, 1), (3, 3, 3, 3)),
    ],
)
def test_two_points_for_everybody_behind_and_one_for_everybody_beside(ranks: tuple[int, ...], worth: tuple[int, ...]) -> None:
    assert points(ranks) == worth


@pytest.mark.parametrize("n", [2, 3, 4])
def test_every_match_is_worth_the_same_in_all(n: int) -> None:
    for places in product(range(1, n + 1), repeat=n):
        ranks = tuple(1 + sum(other < place for other in places) for place in places)
        assert sum(points(ranks)) == n * (n - 1)


def test_the_table_is_in_the_order_of_points_then_of_wins() -> None:
    cup = played(cups.begin(CupPlan(("smugglers",), 3)), (1, 2, 3), (3, 2, 1), (3, 2, 1))
    rows = cups.standing(cup, 3)
    assert [(row.seat, row.rank, row.points, row.wins, row.each) for row in rows] == [
        (2, 1, 8, 2, (0, 4, 4)),
        (1, 2, 6, 0, (2, 2, 2)),
        (0, 3, 4, 1, (4, 0, 0)),
    ]
    level = cups.standing(played(cups.begin(CupPlan(("smugglers",))), (1, 2, 3), (3, 2, 1)), 3)
    assert [(row.seat, row.rank, row.points) for row in level] == [(0, 1, 4), (2, 1, 4), (1, 3, 4)], (
        "wins decide, then they share it"
    )


def test_games_take_turns_from_wherever_it_began() -> None:
    cup = cups.begin(CupPlan(("smugglers", "triangle", "aboard")))
    assert [cups.game_after(cup, game) for game in cup.games] == ["triangle", "aboard", "smugglers"]
    assert cups.game_after(cups.begin(CupPlan(("triangle",))), "triangle") == "triangle"


def test_it_is_over_after_the_planned_matches_or_when_they_end_it() -> None:
    planned, open_end = (cups.begin(CupPlan(("smugglers",), matches)) for matches in (2, 0))
    assert not cups.is_over(played(planned, (1, 2)))
    assert cups.is_over(played(planned, (1, 2), (2, 1)))
    assert not cups.is_over(played(open_end, *[(1, 2)] * (cups.MOST_PLAYED - 1)))
    assert cups.is_over(played(open_end, *[(1, 2)] * cups.MOST_PLAYED)), "a header carries no more"
    found = cups.info(played(planned, (1, 2)), "smugglers", 2)
    assert (found.over, found.next, found.played) == (False, "smugglers", ("smugglers",))
    over = cups.info(played(planned, (1, 2), (1, 2)), "smugglers", 2)
    assert (over.over, over.next, over.rows[0].points) == (True, None, 4)
