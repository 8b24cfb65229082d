"""Simulation: the same seed gives the same figures, and the figures are right."""

import pytest

from seaboard.bots.bot import bot
from seaboard.engine.chance import new_rng
from seaboard.engine.errors import Malformed
from seaboard.games import registry
from seaboard.lab.playout import play
from seaboard.lab.simulate import Result, simulate, summary


@pytest.mark.parametrize("id_", registry.IDS)
@pytest.mark.slow
def test_the_number_of_jobs_changes_nothing(id_: str) -> None:
    one = simulate(id_, {}, ["sensible"], matches=24, seed=3, jobs=1)
    two = simulate(id_, {}, ["sensible"], matches=24, seed=3, jobs=2)
    other = simulate(id_, {}, ["sensible"], matches=24, seed=4, jobs=1)
    assert one == two != other
    assert one["matches"] == 24


@pytest.mark.slow
@pytest.mark.parametrize("id_", registry.IDS)
def test_progress_is_told_match_by_match(id_: str) -> None:
    told: list[int] = []
    simulate(id_, {}, ["sensible"], matches=30, seed=1, jobs=1, progress=told.append)
    assert sum(told) == 30


@pytest.mark.slow
@pytest.mark.parametrize("id_", registry.IDS)
def test_a_sensible_bot_beats_a_random_one(id_: str) -> None:
    figures = simulate(id_, {"seats": 2}, ["sensible", "random"], matches=60, seed=1, jobs=1)
    assert figures["wins_by_seat"][0] > 0.7  # dice and cloud leave a random fleet some hope
    assert figures["unfinished"] == 0


def result(scores: tuple[int, ...], winners: tuple[int, ...], first: int, rounds: int = 10, ended: bool = True) -> Result:
    return Result(ended, rounds, 100, first, scores, winners, "target" if ended else "unfinished")


def test_the_figures_of_known_results() -> None:
    figures = summary(
        [
            result((7, 3), (0,), first=0, rounds=10),
            result((2, 8), (1,), first=1, rounds=12),
            result((7, 7), (0, 1), first=1, rounds=14),
            result((), (), first=0, ended=False),
        ],
        bots=("sensible", "dreamy"),
    )
    assert figures["matches"] == 4
    assert figures["unfinished"] == 1
    assert figures["rounds"]["median"] == 12
    assert figures["wins_by_seat"] == [0.5, 0.5]
    assert figures["wins_by_order"] == [0.8333, 0.1667]
    assert figures["score"] == {"mean": 5.667, "median": 7}
    assert figures["wins_by_bot"] == {"sensible": 0.5, "dreamy": 0.5}
    assert figures["score_by_bot"] == {"sensible": 5.333, "dreamy": 6.0}
    assert figures["endings"] == {"target": 3, "unfinished": 1}


def test_seats_with_the_same_bot_are_counted_together() -> None:
    figures = summary(
        [result((9, 3, 6), (0,), first=0), result((5, 5, 2), (0, 1), first=0)],
        bots=("casual", "dreamy", "casual"),
    )
    assert figures["wins_by_bot"] == {"casual": 0.75, "dreamy": 0.25}
    assert figures["score_by_bot"] == {"casual": 5.5, "dreamy": 4.0}


def test_events_are_counted_by_bot() -> None:
    figures = simulate("aboard", {"seats": 2}, ["sensible", "dreamy"], 6, 1, 1, shares=["penalized/met", "penalized/ended"])
    found = figures["shares_by_bot"]
    assert set(found) == {"penalized/met", "penalized/ended"}
    assert all(0 < found["penalized/met"][name] < 1 for name in ("sensible", "dreamy"))
    assert found["penalized/ended"] == {"sensible": None, "dreamy": None}, (
        "no seat ends a match: there is nothing to compare with"
    )
    plain = simulate("aboard", {"seats": 2}, ["sensible", "dreamy"], 6, 1, 1)
    assert {name: value for name, value in figures.items() if name != "shares_by_bot"} == plain, "to listen changes nothing"


def test_the_figures_of_no_result() -> None:
    figures = summary([result((), (), first=0, ended=False)], bots=("random", "random"))
    assert figures["rounds"] == {"median": None, "p10": None, "p90": None}
    assert figures["score"] == {"mean": None, "median": None}


def test_what_cannot_be_simulated_is_malformed() -> None:
    id_ = registry.IDS[0]
    with pytest.raises(Malformed, match="no bot 'clever'"):
        simulate(id_, {}, ["clever"], 1, 1, 1)
    with pytest.raises(Malformed, match="one for each of the 3 seats"):
        simulate(id_, {"seats": 3}, ["random", "sensible"], 1, 1, 1)
    with pytest.raises(Malformed):
        simulate(id_, {"seats": 7}, ["random"], 1, 1, 1)
    with pytest.raises(Malformed, match="no pair of events"):
        simulate("aboard", {}, ["random"], 1, 1, 1, shares=["penalized"])
    with pytest.raises(Malformed, match="no pair of events"):
        simulate("aboard", {}, ["random"], 1, 1, 1, shares=["penalized/sunk"])
    with pytest.raises(Malformed, match="not counted in the compiled way"):
        simulate("aboard", {}, ["random"], 1, 1, 1, fast=True, shares=["penalized/met"])
    with pytest.raises(Malformed, match="no game"):
        simulate("chess", {}, ["random"], 1, 1, 1)


@pytest.mark.parametrize("id_", registry.IDS)
def test_a_playout_that_stops_early_is_not_over(id_: str) -> None:
    game = registry.game(id_)
    played = play(game, game.variants[0], [bot("random")] * 4, new_rng("stop"), most_plies=5)
    assert (played.over, played.plies) == (False, 5)


@pytest.mark.slow
def test_smugglers_is_as_long_and_as_fair_as_promised() -> None:
    figures = simulate("smugglers", {"seats": 4}, ["sensible"], matches=800, seed=2, jobs=1)
    assert figures["unfinished"] == 0
    assert 12 <= figures["rounds"]["median"] <= 20
    assert figures["wins_by_order"][0] <= 0.31
