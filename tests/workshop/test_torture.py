"""`seaboard torture`: nothing is lost, doubled or disagrees, whatever breaks; and a server that breaks its word is found out."""

import asyncio
import json
import os
import signal
import subprocess
from contextlib import suppress
from pathlib import Path

import pytest
from typer.testing import CliRunner

from seaboard.cli.main import app
from seaboard.workshop.torture import waiting
from seaboard.workshop.torture.processes import SERVE
from seaboard.workshop.torture.run import FAULTS, Plan, is_sound, torture
from tests.support.postgres import need

pytestmark = pytest.mark.slow

IN_TIME = 300.0  # seconds; a machine with other work is slow, not wrong

# Servers that break their word: what is different, and then the verb as usual.
EAGER = """
from concurrent.futures import Future
from threading import Timer
from seaboard.server.storage.store import Store

append = Store.append

def eager(self, *submission):
    Timer(0.5, append, (self, *submission)).start()
    done = Future()
    done.set_result(None)
    return done

Store.append = eager
"""
CARELESS = """
from seaboard.server.storage import engines

engines.SQLITE_SETTINGS = ("journal_mode=WAL", "synchronous=OFF", "busy_timeout=10000", "foreign_keys=ON")
"""
DYING = """
import os
from seaboard.server.live import Live

Live.join = lambda self, connection: os.abort()
"""


def planted(change: str) -> tuple[str, ...]:
    python, option, verb, *more = SERVE
    return (python, option, f"{change}\n{verb}", *more)


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
@pytest.mark.parametrize("kills", [10, pytest.param(500, marks=pytest.mark.long)])
def test_nothing_is_lost_doubled_or_disagrees(database: str, kills: int) -> None:
    if database == "postgresql":
        need()
    done = CliRunner().invoke(app, ["torture", "--kills", str(kills), "--database", database, "--seed", str(kills), "--json"])
    figures = json.loads(done.stdout)
    assert done.exit_code == 0, figures
    assert dict.fromkeys(FAULTS, 0).items() <= figures.items()
    assert figures["killed"]["caught"] >= figures["kills"] >= kills, "every kill comes while submissions are on their way"
    assert figures["acknowledged"] > figures["kills"]
    assert figures["settings"]["database"] == database


def test_a_server_that_answers_before_it_has_stored_is_found_out() -> None:
    figures = torture(Plan(kills=1, command=planted(EAGER + CARELESS), tables=3, peace=5.0), lambda _: None)
    assert figures["lost"] > 0, figures
    assert figures["settings"]["synchronous"] == 0
    assert not figures["durable"], "a database that does not wait for the disk fails the run by itself"
    assert not is_sound(figures)
    well = {"durable": True} | dict.fromkeys(FAULTS, 0)
    assert is_sound(well)
    assert not any(is_sound(well | {fault: 1}) for fault in FAULTS)
    assert not is_sound(well | {"durable": False})


def test_a_server_that_dies_by_itself_is_found_out_at_once() -> None:
    figures = torture(Plan(kills=1, command=planted(DYING), tables=1), lambda _: None)
    assert figures["kills"] == 0, "nothing was on its way that could be caught"
    assert figures["stood_still"] > 0
    assert figures["died"] > 0
    assert "ended by itself with -6" in figures["faults"][0]
    assert not is_sound(figures)


def test_what_takes_long_is_noted_with_everybody_who_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting, "SHOULD_TAKE", 0.0)
    watch = waiting.Watch(lambda: ["Ada waits for a greeting"])
    assert asyncio.run(watch.until(lambda: True, 1.0, "a submission"))
    assert watch.notes == []
    assert asyncio.run(watch.until(lambda: watch.notes, 1.0, "a submission")), "it is waited for all the same"
    assert watch.notes == ["a submission: not within 0 s; Ada waits for a greeting"]


def test_a_run_that_is_interrupted_leaves_nothing(tmp_path: Path) -> None:
    verb = [*SERVE[: SERVE.index("serve")], "torture", "--kills", "1000", "--tables", "1", "--json"]
    with subprocess.Popen(verb, env=os.environ | {"TMPDIR": str(tmp_path)}, stdout=subprocess.PIPE, text=True) as process:
        try:
            while not [*tmp_path.glob("seaboard-torture-*/matches.sqlite")]:
                with suppress(subprocess.TimeoutExpired):
                    pytest.fail(f"it has ended by itself: {process.wait(0.05)}")
            process.send_signal(signal.SIGINT)
            assert process.wait(IN_TIME) != 0
        finally:
            process.kill()
    assert not [*tmp_path.iterdir()]
