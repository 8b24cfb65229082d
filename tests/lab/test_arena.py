"""The arena: the same dice for all, repeatable, resumable; and ratings that find known strengths again."""

import json
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from seaboard.bots.crew import Level, levels
from seaboard.cli.main import app
from seaboard.engine.errors import Malformed
from seaboard.lab import arena
from seaboard.lab.arena import Block, Contest, Ended, Kept, check, contend, lineups, play_block
from seaboard.lab.rating import ELO, Finish, ratings

TWO = Contest("triangle", {}, 2, ("sensible", "random"), 1)


@pytest.mark.slow
def test_the_figures_follow_from_the_seed_whatever_the_jobs() -> None:
    once = contend(TWO, 40, 1)
    assert once == contend(TWO, 40, 2)
    assert once["bots"]["sensible"]["win_share"] + once["bots"]["random"]["win_share"] == 1
    assert once["bots"]["random"]["rating"] == 0 < once["bots"]["sensible"]["rating"]
    assert once["steps"][0] | {"low": 0, "high": 0} == {
        "bot": "sensible",
        "against": "random",
        "win_share": once["bots"]["sensible"]["win_share"],
        "low": 0,
        "high": 0,
        "matches": 40,
    }


def test_a_block_is_fair() -> None:
    """The same bot on all seats has the same share of the wins, because every seat is everybody's once, with the same dice."""
    twin = Contest("triangle", {}, 2, ("search:rollouts=0", "sensible"), 1)
    ended = play_block(Block(twin, ("sensible", "sensible"), 3))
    assert ended.ranks[0] == ended.ranks[1]


def test_who_meets_whom() -> None:
    ladder = ("captain", "mate", "sailor")
    assert lineups(ladder, 2) == [("captain", "mate"), ("mate", "sailor")]
    assert lineups(ladder, 3) == [ladder]
    assert lineups(("captain", "mate"), 4) == [("captain", "mate", "mate", "mate")]


def test_shares_of_a_lineup_are_those_of_one_seat() -> None:
    ended = Ended(("a", "b", "b"), 0, ((1, 2, 3), (1, 1, 3), (1, 2, 3)))
    assert [finish.bots for finish in ended.finishes()] == [("a", "b", "b"), ("b", "b", "a"), ("b", "a", "b")]
    assert ended.share("a") == pytest.approx(1 / 3)
    assert ended.share("b") == pytest.approx(1 / 3)


def test_it_stops_when_the_interval_is_narrow_enough() -> None:
    few = contend(TWO, 1000, 1, until=0.2)
    assert 40 <= few["matches"] < 200
    bot = few["bots"]["sensible"]
    assert bot["high"] - bot["low"] <= 0.4


def test_without_a_limit_all_matches_are_played_even_if_one_wins_them_all() -> None:
    all_won = contend(Contest("smugglers", {}, 2, ("sensible", "random"), 1), 44, 1)
    assert all_won["bots"]["sensible"] | {"rating": 0} == {"win_share": 1.0, "low": 1.0, "high": 1.0, "rating": 0}
    assert all_won["matches"] == 44


def test_what_was_broken_off_is_resumed(tmp_path: Path) -> None:
    path = tmp_path / "results"
    contend(TWO, 10, 1, kept=Kept(path, TWO))
    whole = path.read_bytes()
    path.write_bytes(whole[:-9])  # in the middle of a line
    kept = Kept(path, TWO)
    assert len(kept.ended) == 4
    moved: list[int] = []
    assert contend(TWO, 20, 1, kept=kept, move_on=moved.append) == contend(TWO, 20, 1)
    assert moved == [8, *[2] * 6]
    with pytest.raises(Malformed, match="results of another contest"):
        Kept(path, Contest("triangle", {}, 2, ("sensible", "random"), 2))
    path.write_bytes(whole.splitlines()[0] + b"\nbroken\n" + whole.splitlines()[1])
    with pytest.raises(Malformed, match=r"line 2 of .* is no result"):
        Kept(path, TWO)


def test_results_of_a_rank_that_played_otherwise_are_not_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    contest = Contest("triangle", {}, 2, ("mate/careful", "sensible"), 1)
    Kept(tmp_path / "results", contest)
    Kept(tmp_path / "results", contest)
    other = levels()["triangle"] | {"mate": Level(rollouts=7)}
    monkeypatch.setattr(arena, "levels", lambda: levels() | {"triangle": other})
    with pytest.raises(Malformed, match="results of another contest"):
        Kept(tmp_path / "results", contest)


@pytest.mark.parametrize(
    ("contest", "says"),
    [
        (Contest("triangle", {}, 2, ("sensible",), 1), "two or more different bots"),
        (Contest("triangle", {}, 2, ("sensible", "sensible"), 1), "two or more different bots"),
        (Contest("triangle", {}, 2, ("sensible", "admiral"), 1), "there is no bot 'admiral'"),
        (Contest("triangle", {}, 3, ("sensible", "random", "casual", "dreamy"), 1), "4 bots have no room at 3 seats"),
        (Contest("triangle", {"length": "endless"}, 2, ("sensible", "random"), 1), "length"),
    ],
)
def test_what_cannot_be_played_says_why(contest: Contest, says: str) -> None:
    with pytest.raises(Malformed, match=says):
        check(contest)


def test_ratings_find_known_strengths_again() -> None:
    rng = Random(1)  # noqa: S311  a test's own dice
    strength = {"a": 1.5, "b": 1.0, "c": 0.5, "d": 0.0}
    finishes = []
    for _ in range(3000):
        names = rng.sample(list(strength), 4)
        left, order = list(range(4)), []
        while left:
            weights = [2.718281828 ** (strength[names[seat]] + 0.3 * (seat == 0)) for seat in left]
            order.append(rng.choices(left, weights)[0])
            left.remove(order[-1])
        finishes.append(Finish(tuple(names), tuple(order.index(seat) + 1 for seat in range(4))))
    found = ratings(finishes)
    assert all(abs((found[name] - found["d"]) - ELO * strength[name]) < 25 for name in strength)


def test_who_wins_everything_has_a_high_rating_and_no_infinite_one() -> None:
    found = ratings([Finish(("a", "b"), (1, 2)), Finish(("b", "a"), (2, 1))] * 200)
    assert 600 < found["a"] - found["b"] < 4000


def test_the_verb_prints_json() -> None:
    done = CliRunner().invoke(app, ["arena", "triangle", "--bots", "sensible,random", "--matches", "4", "--jobs", "1", "--json"])
    assert done.exit_code == 0, done.output
    assert {"win_share", "low", "high", "rating"} == set(json.loads(done.stdout)["bots"]["sensible"])
