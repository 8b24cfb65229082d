"""The server as a process: the ready line, ports, a clean end, and matches that survive any end."""

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest

from seaboard.engine.errors import Malformed
from seaboard.server.network import bind
from seaboard.server.run import described
from seaboard.server.settings import Settings
from seaboard.server.thinkers import usual_workers
from seaboard.workshop.visitor import Visitor, ask
from tests.support.postgres import PASSWORD, Postgres

pytestmark = pytest.mark.slow

COMMAND = [sys.executable, "-c", "from seaboard.cli.main import main; main()", "serve", "--no-browser"]


def serving(folder: Path, *more: str) -> AbstractContextManager[tuple[subprocess.Popen[str], str]]:
    return running([*COMMAND, "--data", str(folder), *more], {})


@contextmanager
def running(command: Sequence[str], more: dict[str, str]) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server that is ready, with more in its environment; its address."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=os.environ | more)
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.match(r"Ready: (http://\S+)  \(Ctrl-C ends it\)\n", line)
        assert found, line + process.stdout.read()
        yield process, found[1]
    finally:
        if process.poll() is None:
            process.kill()
        process.wait()
        if process.stdout is not None:
            process.stdout.close()


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_it_says_when_it_is_ready_and_ends_cleanly(tmp_path: Path, sign: signal.Signals) -> None:
    with serving(tmp_path, "--port", "0") as (process, base):
        seated = ask(base, "/api/matches", {"game": "smugglers", "players": [{"kind": "person"}] * 2})
        with Visitor.at(base, seated["match"], seated["token"]):
            process.send_signal(sign)
            assert process.wait(30) in (0, -sign, 128 + sign)
        assert process.stdout is not None
        assert "Traceback" not in process.stdout.read()


def test_the_next_free_port_is_taken(tmp_path: Path) -> None:
    with bind("127.0.0.1", 0, strict=True) as taken:
        port = taken.getsockname()[1]
        with serving(tmp_path, "--port", str(port)) as (_, base):
            assert int(base.rpartition(":")[2]) > port


def test_it_says_where_others_in_the_house_reach_it(tmp_path: Path) -> None:
    with serving(tmp_path, "--port", "0", "--lan", "--name", "table.test", "--proxy", "192.0.2.0/24") as (process, base):
        assert process.stdout is not None
        said = process.stdout.readline()
        house = ask(base, "/api/house")
        assert said == f"In this house: {house['base'] or 'no home network was found'}\n"
        assert house["open"] == (house["base"] is not None), "a machine without network has none"
        if house["base"]:
            assert ask(house["base"], "/api/house")["base"] == house["base"]


@pytest.mark.parametrize("wrong", [("--name", "http://table.test"), ("--proxy", "traefik")])
def test_a_wrong_name_or_proxy_is_told_in_one_sentence(tmp_path: Path, wrong: tuple[str, str]) -> None:
    done = subprocess.run([*COMMAND, "--data", str(tmp_path), *wrong], capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "expected" in done.stderr
    assert "Traceback" not in done.stderr


def test_it_says_what_is_set_and_how_the_database_writes_without_anything_secret(postgres: Postgres) -> None:
    address = postgres.new_database(migrated=False)
    by_environment = {
        "SEABOARD_DATABASE": address,
        "SEABOARD_PORT": "0",
        "SEABOARD_NAMES": "table.test club.test",
        "SEABOARD_PROXIES": "192.0.2.0/24",
        "SEABOARD_LIMITS": "tables=500",
        "SEABOARD_PASSCODE": "low tide",
        "SEABOARD_BROWSER": "0",
    }
    with running(COMMAND[:-1], by_environment) as (process, base):
        assert process.stdout
        matches, settings = process.stdout.readline(), process.stdout.readline()
        shown = address.replace(PASSWORD, "***")
        assert re.fullmatch(
            rf"Matches: {re.escape(shown)} \(server_version .*, fsync on, synchronous_commit on, full_page_writes on\)\n", matches
        )
        said = "names table.test club.test, proxies 192.0.2.0/24, limits tables=500, passcode asked for, days kept 365"
        assert settings == f"Settings: {said}\n"
        players = [{"kind": "person"}, {"kind": "bot", "bot": "sensible"}]
        wanted = {"game": "smugglers", "players": players, "passcode": "low tide"}
        seated = ask(base, "/api/matches", wanted)
        with Visitor.at(base, seated["match"], seated["token"]) as visitor:
            assert visitor.until_turn()
            assert visitor.act(visitor.shown["legal"][0])["kind"] == "accepted"


def test_settings_that_can_lose_moves_are_warned_of() -> None:
    settings = Settings(database="postgresql://ada:gulls@host/matches", static=Path(), bot_workers=usual_workers())
    writes = {"database": "postgresql", "server_version": "15.1", "fsync": "off", "synchronous_commit": "on"}
    lines = list(described(settings, writes | {"full_page_writes": "on"}))
    assert lines[0].startswith("Matches: postgresql://ada:***@host/matches (server_version 15.1, fsync off")
    assert lines[1].startswith("Warning: ")
    assert len(lines) == 2


def test_a_folder_and_a_database_exclude_each_other(tmp_path: Path) -> None:
    command = [*COMMAND, "--data", str(tmp_path), "--database", f"sqlite:///{tmp_path / 'm.sqlite'}"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert "not in both" in done.stderr


def test_a_database_that_does_not_answer_is_told_in_one_sentence() -> None:
    command = [*COMMAND, "--port", "0", "--database", "postgresql://ada:gulls@127.0.0.1:1/matches"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "the database cannot be opened" in done.stderr
    assert "gulls" not in done.stderr


def test_a_match_survives_a_killed_server(tmp_path: Path) -> None:
    players = [{"kind": "person"}, {"kind": "bot", "bot": "sensible"}]
    with serving(tmp_path, "--port", "0") as (process, base):
        seated = ask(base, "/api/matches", {"game": "smugglers", "players": players, "options": {"first_seat": 0}})
        with Visitor.at(base, seated["match"], seated["token"], pace="instant") as visitor:
            for number in range(4):
                assert visitor.until_turn()
                action = visitor.shown["legal"][0]
                answer = visitor.act(action, request=f"a{number}")
                assert answer["kind"] == "accepted"
            accepted = answer["seq"]
            process.kill()
            process.wait()
    with serving(tmp_path, "--port", "0") as (_, base), Visitor.at(base, seated["match"], seated["token"]) as visitor:
        assert visitor.shown["seq"] >= accepted, "what was accepted is there"
        again = visitor.act(action, request="a3", seq=0, seat=0)
        assert again == answer, "a repeated request is answered from the log"
        assert visitor.until_turn()


def test_a_port_that_is_not_free_is_told_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(_self: socket.socket, _address: object) -> None:
        raise OSError

    monkeypatch.setattr(socket.socket, "bind", never)
    with pytest.raises(Malformed, match="no port from 8080 to 8099 is free"):
        bind("127.0.0.1", 8080, strict=False)


def test_the_server_needs_no_numba_and_no_numpy() -> None:
    code = (
        "import sys, seaboard.server.app, seaboard.server.run, seaboard.games.registry as r; r.game('smugglers');"
        "assert not {'numpy', 'numba'} & set(sys.modules), 'imported'"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_a_process_that_serves_imports_no_tool() -> None:
    """`seaboard serve`, up to where it would listen to pages: the real command, with only the serving left out."""
    code = (
        "import sys; from seaboard.cli.main import main; from seaboard.server import app, run, workers;"
        "run.serve = lambda *_, **__: print(sorted(name for name in sys.modules if name.startswith('seaboard.workshop')));"
        "sys.argv = ['seaboard', 'serve', '--port', '0', '--no-browser']; main()"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"


def test_check_plays_a_match_of_every_game() -> None:
    done = subprocess.run([*COMMAND[:-1], "--check"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert re.search(r"smugglers: 4 seats, \d+ entries, target, scores", done.stdout)
