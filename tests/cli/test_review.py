"""`seaboard review` and `seaboard replay --text`, as a person calls them: a whole match on paper, its end in figures."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import seaboard
from seaboard.bots.bot import sensible
from seaboard.cli.main import app
from seaboard.engine.chance import new_rng
from seaboard.games import registry
from seaboard.lab.scale import Stand, fit, scale
from seaboard.table.match import Match
from tests.support.terminal import flat

WIN = {
    "phase": "sail",
    "round": 4,
    "seat": 0,
    "beam": 4,
    "reach": 3,
    "boats": [
        {"at": "O6", "cargo": {"from": "gems", "to": "jewellery"}},
        {"at": "O11", "cargo": {"from": "coins", "to": "vases"}},
    ],
}


def run(*args: str) -> Result:
    return CliRunner().invoke(app, args)


def won(action: dict[str, str]) -> Match:
    """A match that begins with the win in sight, and this first action."""
    match = seaboard.new("smugglers", seats=2, seed=1, target=1, position=WIN)
    match.act(0, action)
    rng = new_rng("won")
    while not match.over:
        seat = match.actors[0]
        match.act(seat, match.chosen_by(sensible, seat, rng))
    return match


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "match.json"
    path.write_text(won({"kind": "sail", "to": "jewellery"}).log.to_json())
    return path


def test_review_prints_the_figures_of_a_page(file: Path) -> None:
    done = run("review", str(file), "--plain", "--budget", "0", "--json")
    found = json.loads(done.stdout)
    assert found["balances"][0]["result"] == 1
    (decision,) = found["decisions"]
    assert (decision["verdict"], decision["played"]) == ("best", [{"kind": "sail", "to": "jewellery"}])
    assert decision["reason"] in registry.game("smugglers").reasons
    assert [one["seat"] for one in found["praise"]] == [0]


def test_review_prints_a_table_for_people(file: Path) -> None:
    done = run("review", str(file), "--plain", "--budget", "0")
    assert done.exit_code == 0, done.output
    assert "percent of a win" in done.stdout
    assert "The best decisions:" in done.stdout
    assert "A, entry 1: Sail into the harbour of jewellery with the cargo (+" in flat(done.stdout)


def test_review_reads_what_the_server_answers(file: Path) -> None:
    record = {"log": json.loads(file.read_text()), "draws": [], "luck": None, "fault": None}
    file.write_text(json.dumps(record))
    assert run("review", str(file), "--plain", "--budget", "0", "--json").exit_code == 0


def test_replay_as_text_tells_a_whole_match(file: Path) -> None:
    done = run("replay", str(file), "--text")
    assert done.exit_code == 0, done.output
    assert "round 4" in done.stdout
    assert "A delivers" in flat(done.stdout)


# The scale of a payoff.


def test_a_slope_is_fitted_to_results() -> None:
    """Of ten matches that stood so, the better seat has won eight."""
    stands = [[Stand((0.7, 0.3), (1.0, 0.0))]] * 8 + [[Stand((0.7, 0.3), (0.0, 1.0))]] * 2
    found = fit(stands)
    assert found.slope == pytest.approx(3.4657, abs=1e-3), "the logarithm of four, over the difference of the payoffs"
    assert found.surprise < found.even == pytest.approx(1.0)


def test_better_payoffs_win_more_often() -> None:
    found = scale("triangle", 3, jobs=1)
    assert set(found["by_seats"]) == {"2", "3", "4"}
    assert found["slope"] > 0
