"""Where a passcode is set, only who says it opens a table; it stands in no address, no log and no answer."""

import asyncio
import logging
import socket
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from seaboard.cli.main import app as command
from seaboard.server import limits, run
from seaboard.server.codes import AGAIN_MS, GUESSES
from seaboard.server.settings import Settings, at_home
from tests.support.wire import House

PASSCODE = "drei Möwen 🐚"
WANTED: dict[str, Any] = {"game": "smugglers", "players": [{"kind": "person"}, {"kind": "open"}]}


def test_a_table_is_opened_only_with_the_passcode(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    now = [1_000_000]
    monkeypatch.setattr(limits, "now_ms", lambda: now[0])
    caplog.set_level(logging.DEBUG)

    async def play() -> None:
        async with House.at(tmp_path, passcode=PASSCODE) as house:

            async def opened(address: str, **more: Any) -> tuple[int, str | None]:
                answer = await house.ask("POST", "/api/matches", WANTED | more, address=address)
                assert PASSCODE not in answer.body.decode()
                return answer.status, answer.json.get("code")

            assert await opened("203.0.113.1") == (403, "passcode")
            assert await opened("203.0.113.1", passcode=PASSCODE) == (201, None)
            for guess in ("", "drei Möwen", PASSCODE + " ", "\x00"):
                assert await opened("203.0.113.1", passcode=guess) == (403, "passcode")
            for _ in range(GUESSES - 4):
                await opened("203.0.113.1", passcode="none")
            assert await opened("203.0.113.1", passcode=PASSCODE) == (429, "too_many_guesses")
            assert await opened("203.0.113.2", passcode=PASSCODE) == (201, None), "nobody shuts out the others"
            now[0] += AGAIN_MS
            assert await opened("203.0.113.1", passcode=PASSCODE) == (201, None)
            here = await house.ask("POST", "/api/matches", WANTED, address="127.0.0.1", headers={"host": "localhost"})
            assert here.status == 403, "also on the machine itself"

    asyncio.run(play())
    assert PASSCODE not in caplog.text


def test_without_a_passcode_anybody_opens_a_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with House.at(tmp_path) as house:
            for more in ({}, {"passcode": "kept from another house"}):
                assert (await house.ask("POST", "/api/matches", WANTED | more)).status == 201

    asyncio.run(play())


def started(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """The settings with which servers are started from now on, instead of starting them."""
    found: list[Settings] = []

    def serve(settings: Settings, listener: socket.socket, **_: Any) -> None:
        found.append(settings)
        listener.close()

    monkeypatch.setattr(run, "serve", serve)
    return found


@pytest.mark.parametrize("way", ["option", "environment"])
def test_a_host_sets_it_when_the_server_starts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str) -> None:
    found = started(monkeypatch)
    said = ["--passcode", PASSCODE] if way == "option" else []
    env = {"SEABOARD_PASSCODE": PASSCODE} if way == "environment" else {}
    limit = ["--limit", "tables=7", "--limit", "pages=8"] if way == "option" else []
    env |= {"SEABOARD_LIMITS": "tables=7 pages=8"} if way == "environment" else {}
    done = CliRunner().invoke(command, ["serve", "--port", "0", "--data", str(tmp_path), "--no-browser", *said, *limit], env=env)
    assert done.exit_code == 0, done.output
    assert found[0].passcode == PASSCODE
    assert (found[0].limits.tables, found[0].limits.pages) == (7, 8)
    assert PASSCODE not in done.output + repr(found[0])
    helped = CliRunner().invoke(command, ["serve", "--help"], env=env)
    assert PASSCODE not in helped.output


def test_an_empty_passcode_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = started(monkeypatch)
    CliRunner().invoke(command, ["serve", "--port", "0", "--data", str(tmp_path), "--no-browser"], env={"SEABOARD_PASSCODE": ""})
    assert found[0].passcode is None
    assert at_home(tmp_path).passcode is None
