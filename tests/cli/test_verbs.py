"""The verbs, as a person calls them: what they print, how they end, what they say of mistakes."""

import contextlib
import io
import json
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

import seaboard
from seaboard.bots.bot import sensible
from seaboard.cli.main import main
from seaboard.engine.chance import new_rng
from seaboard.engine.replay import DeviceShare, Log
from seaboard.games import registry
from seaboard.table import dice
from seaboard.table.match import Match, begin

ROOT = Path(__file__).parents[2]


class Done(NamedTuple):
    """How a call of the command ended."""

    returncode: int
    stdout: str
    stderr: str


def run(*args: str, stdin: str = "") -> Done:
    """Call the command in this process: a new one for each call would take most of the time of these tests."""
    out, err = io.StringIO(), io.StringIO()
    with (
        pytest.MonkeyPatch.context() as patch,
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        patch.setattr(sys, "argv", ["seaboard", *args])
        patch.setattr(sys, "stdin", io.StringIO(stdin))
        with pytest.raises(SystemExit) as ended:
            main()
    return Done(int(ended.value.code or 0), out.getvalue(), err.getvalue())


@pytest.fixture(scope="module")
def played() -> Match:
    match = seaboard.new("smugglers", seats=2, seed=4)
    rng = new_rng("verbs")
    while not match.over:
        seat = match.actors[0]
        match.act(seat, match.chosen_by(sensible, seat, rng))
    return match


VERBS = (
    "play",
    "simulate",
    "replay",
    "verify",
    "luck",
    "review",
    "golden",
    "perft",
    "position",
    "puzzles",
    "leaks",
    "new-game",
    "bench",
    "warm",
    "check-store",
    "torture",
    "pictures",
    "screenshots",
)


@pytest.mark.parametrize("verb", VERBS)
def test_help_explains(verb: str) -> None:
    done = run(verb, "--help")
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.split()) > 20


@pytest.mark.parametrize("game", registry.IDS)
def test_simulate_prints_one_object(game: str) -> None:
    done = run("simulate", game, "--seats", "2", "--matches", "12", "--bots", "sensible", "--seed", "1", "--json")
    figures = json.loads(done.stdout)
    promised = {"matches", "unfinished", "rounds", "plies", "wins_by_seat", "score", "endings", "seconds"}
    assert promised <= set(figures)
    assert set(figures["rounds"]) == {"median", "p10", "p90"}
    assert set(figures["score"]) == {"mean", "median"}
    assert figures["matches"] == 12


def test_simulate_prints_a_table_for_people() -> None:
    done = run("simulate", "smugglers", "--matches", "3", "--jobs", "1", "-o", "target=2", "-o", "harbours=random")
    assert done.returncode == 0, done.stderr
    assert "wins by seat" in done.stdout


@pytest.mark.parametrize("game", registry.IDS)
def test_leaks_counts_positions(game: str) -> None:
    done = run("leaks", game, "--positions", "200", "--jobs", "1", "--json")
    figures = json.loads(done.stdout)
    assert (done.returncode, figures["positions"], figures["differences"]) == (0, 200, 0)


@pytest.mark.slow
def test_bench_rules_prints_every_game() -> None:
    done = run("bench", "rules", "--seconds", "0.3", "--plain", "--json")
    figures = json.loads(done.stdout)
    assert set(figures) == set(registry.IDS)
    for found in figures.values():
        assert set(found) >= {"plain", "matches_per_second", "mean_legal", "tables_seconds"}


def test_replay_tells_a_match_and_checks_it(played: Match, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text(played.log.to_json())
    told = run("replay", str(file))
    assert told.returncode == 0, told.stderr
    assert "delivered seat=" in told.stdout
    assert "saw seat=" not in told.stdout, "a spectator is told no secret"
    assert "saw seat=1" in run("replay", str(file), "--seat", "1").stdout
    figures = json.loads(run("replay", str(file), "--json").stdout)
    assert (figures["digest"], figures["entries"]) == (played.digest, played.seq)
    assert figures["outcome"]["reason"] == "target"
    half = json.loads(run("replay", str(file), "--at", "20", "--json").stdout)
    assert (half["entries"], half["outcome"]) == (20, None)


def test_verify_computes_every_draw_again_and_names_the_entry_that_is_otherwise(tmp_path: Path) -> None:
    secret, share = bytes(range(32)), "01" * 32
    new = seaboard.new("triangle", seats=2, seed=1).header
    promise = dice.commitment("m-1", secret).hex()
    header = msgspec.structs.replace(new, seed=None, id="m-1", commitment=promise, shares=(DeviceShare((0, 1), share),))
    match = begin(header, dice.of_match(header, secret))
    while match.seq < 40:
        match.act(match.actors[0], match.legal(match.actors[0])[0])
    entries = match.log.entries
    drawn = [entry.seq for entry in entries if entry.seat == "chance"]
    file = tmp_path / "match.json"

    def verified(log: Log) -> Done:
        file.write_text(log.to_json())
        return run("verify", str(file), "--json")

    figures = json.loads(verified(Log(header, entries, secret.hex())).stdout)
    assert (figures["draws"], figures["devices"], figures["fair"]) == (len(drawn), 1, True)
    assert (figures["entered_by_hand"], figures["entered_by_seat"]) == (0, {})
    dice_thrown = next(entry for entry in entries if entry.action["kind"] == "rolled")
    changed = dice_thrown.action | {"die": dice_thrown.action["die"] % 6 + 1}
    spoilt = [msgspec.structs.replace(entry, action=changed) if entry is dice_thrown else entry for entry in entries]
    assert f"entry {dice_thrown.seq}" in verified(Log(header, tuple(spoilt[: dice_thrown.seq]), secret.hex())).stderr
    assert "promised" in verified(Log(header, entries, share)).stderr
    assert "no secret" in verified(Log(header, entries)).stderr

    own = begin(header, dice.source(header, secret, own_dice=True))
    while own.seq < 40:
        seat = own.actors[0]
        own.act(seat, own.legal(seat)[0], by=own.thrower if seat == seaboard.CHANCE else None, request=f"r{own.seq}")
    entered = [entry.by for entry in own.log.entries if entry.by is not None]
    figures = json.loads(verified(Log(header, own.log.entries, secret.hex())).stdout)
    assert (figures["entered_by_hand"], figures["fair"]) == (len(entered), True)
    assert figures["entered_by_seat"] == {str(seat): entered.count(seat) for seat in (0, 1)}
    assert figures["draws"] == sum(entry.seat == "chance" for entry in own.log.entries) - len(entered) > 0


def test_luck_counts_what_fell_in_one_match_or_several(played: Match, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text(played.log.to_json())
    one, two = (json.loads(run("luck", *[str(file)] * n, "--json").stdout)["tallies"] for n in (1, 2))
    thrown = sum(entry.action["kind"] == "rolled" for entry in played.log.entries)
    assert [(tally["purpose"], tally["field"]) for tally in one] == [("dice", "lighthouse"), ("dice", "boat"), ("goods", "to")]
    assert (one[1]["n"], two[1]["n"]) == (thrown, 2 * thrown)
    told = run("luck", str(file)).stdout
    assert f"dice boat: {thrown}" in told
    assert "mean of seat 1" in told


def test_position_comes_from_a_seed_a_log_or_a_file(played: Match, tmp_path: Path) -> None:
    made = json.loads(run("position", "smugglers", "--seats", "3", "--at", "30", "--seed", "2").stdout)
    assert set(made) == {"game", "options", "position", "text", "digest", "legal"}
    assert json.loads(run("position", made["text"]).stdout) == made
    assert run("position", "-", "--text", stdin=made["text"]).stdout.strip() == made["text"]
    believed = json.loads(run("position", made["text"], "--seat", "1").stdout)
    assert believed["legal"].keys() == made["legal"].keys()
    assert believed["digest"] != made["digest"]
    file = tmp_path / "position.json"
    file.write_text(json.dumps(made["position"]))
    again = json.loads(run("position", "smugglers", "--seats", "3", "--file", str(file)).stdout)
    assert (again["digest"], again["legal"]) == (made["digest"], made["legal"])
    log = tmp_path / "match.json"
    log.write_text(played.log.to_json())
    assert json.loads(run("position", "smugglers", "--log", str(log)).stdout)["digest"] == played.digest
    by_pipe = run("position", "smugglers", "--seats", "3", "--file", "-", stdin=file.read_text())
    assert json.loads(by_pipe.stdout) == again


def test_perft_counts(tmp_path: Path) -> None:
    figures = json.loads(run("perft", "smugglers", "--seats", "2", "--depth", "3", "--json").stdout)
    assert (figures["perft_1"], figures["perft_2"], figures["perft_3"]) == (2, 10, 50)
    stored = ROOT / "tests" / "perft" / "smugglers.txt"
    assert run("perft", "smugglers", "--file", str(stored)).returncode == 0
    changed = tmp_path / "changed.txt"
    changed.write_text(stored.read_text(encoding="utf-8").replace("perft 1 2\n", "perft 1 3\n"), encoding="utf-8")
    assert run("perft", "smugglers", "--file", str(changed)).returncode == 1


def test_golden_writes_the_stored_matches_anew(tmp_path: Path) -> None:
    source = ROOT / "tests" / "goldens" / "smugglers" / "2-seats-4.txt"
    copy = tmp_path / "smugglers" / source.name
    copy.parent.mkdir()
    lines = source.read_text(encoding="utf-8").splitlines()
    copy.write_text("\n".join(line.split("  |")[0] for line in lines) + "\n", encoding="utf-8")
    done = run("golden", "smugglers", "--folder", str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert copy.read_text(encoding="utf-8") == source.read_text(encoding="utf-8")


def test_golden_makes_new_ones_in_which_everything_occurs(tmp_path: Path) -> None:
    done = run("golden", "smugglers", "--folder", str(tmp_path), "--fresh")
    assert done.returncode == 0, done.stderr
    assert len(list((tmp_path / "smugglers").glob("*.txt"))) >= 7


def test_golden_keeps_what_was_composed_by_hand_and_counts_it(tmp_path: Path) -> None:
    """Bots hardly ever draw all cards before somebody has enough: without the composed match an ending would be missing."""
    stored = tmp_path / "triangle"
    stored.mkdir()
    old = stored / "2-seats-99.txt"
    old.write_text("no golden at all\n", encoding="utf-8")
    (source,) = (ROOT / "tests" / "goldens" / "triangle").glob("composed-*.txt")
    composed = stored / source.name
    composed.write_bytes(source.read_bytes())
    done = run("golden", "triangle", "--folder", str(tmp_path), "--fresh")
    assert done.returncode == 0, done.stderr
    assert composed.read_bytes() == source.read_bytes()
    assert not old.exists()
    files = list(stored.glob("*.txt"))
    assert len(files) > len(registry.game("triangle").variants)
    assert done.stdout.startswith(f"{len(files)} goldens")


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("simulate", "chess"), "no game 'chess', expected one of"),
        (("simulate", "smugglers", "--bots", "clever"), "no bot 'clever', expected one of random, sensible, casual, dreamy"),
        (("simulate", "aboard", "--share", "met"), "--share 'met' is no pair of events"),
        (("simulate", "aboard", "--share", "penalized/met", "--fast"), "leave out either --fast or --share"),
        (("simulate", "smugglers", "-o", "target"), "no key=value"),
        (("simulate", "smugglers", "-o", "target=99"), "$.target"),
        (("simulate", "smugglers", "--jobs", "0"), "expected 1 or more"),
        (("replay", "nowhere.json"), "cannot read nowhere.json"),
        (("replay", "-"), "no log of a match"),
        (("verify", "-"), "no log of a match"),
        (("position", "smugglers", "--file", "-"), "no JSON"),
        (("position", "seaboard1.smugglers.abc"), "expected seaboard1.<game>.<position>"),
        (("position", "smugglers", "--seat", "7"), "no seat 7, expected 0 to"),
        (("position", "smugglers", "--file", "a", "--log", "b"), "not from both"),
        (("golden", "smugglers", "--folder", "nowhere"), "--fresh makes them"),
        (("perft", "smugglers", "--seats", "9"), "$.seats"),
    ],
)
def test_a_mistake_is_told_in_one_sentence(args: tuple[str, ...], said: str) -> None:
    done = run(*args)
    assert done.returncode == 2
    assert said in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout == ""


def test_the_command_is_installed() -> None:
    command = Path(sys.executable).with_name("seaboard")
    done = subprocess.run([command, "perft", "smugglers", "--depth", "1", "--json"], capture_output=True, text=True, check=False)
    assert (done.returncode, json.loads(done.stdout)["perft_1"]) == (0, 3)
