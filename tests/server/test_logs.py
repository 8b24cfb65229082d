"""What stands in the log of a process: one line for each event, and neither names nor anything that opens a seat or a house."""

import logging
import sys
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import msgspec
import pytest

from seaboard.server import logs
from seaboard.server.hub import Hub
from seaboard.server.requests import Requests
from seaboard.server.settings import at_home
from seaboard.server.storage import store
from seaboard.server.tasks import LOG
from seaboard.workshop.check import running
from seaboard.workshop.visitor import Visitor, ask
from tests.support.locked import lose_patience, write_lock

NAME, PASSCODE, TICKET = "Zacharias", "three gulls", "ticket-of-somebody"
LOGGERS = ("", "uvicorn", "uvicorn.error", "uvicorn.access", "websockets", "sqlalchemy.engine", "sqlalchemy.pool", "asyncio")


class Written:
    """What is written in each style, and what was logged at all."""

    def __init__(self) -> None:
        self.streams = {"json": StringIO(), "plain": StringIO()}
        self.handlers = [logs.handler("json", self.streams["json"]), logs.handler("plain", self.streams["plain"])]
        self.raw = StringIO()
        self.handlers.append(logging.StreamHandler(self.raw))

    def listen(self) -> None:
        """Let every logger tell everything."""
        for name in LOGGERS:
            logging.getLogger(name).setLevel(logging.DEBUG)

    @property
    def text(self) -> str:
        """Both styles."""
        return "".join(stream.getvalue() for stream in self.streams.values())


@pytest.fixture
def written() -> Iterator[Written]:
    """Everything that is logged, at every level."""
    levels = {name: logging.getLogger(name).level for name in LOGGERS}
    found = Written()
    for each in found.handlers:
        logging.getLogger().addHandler(each)
    found.listen()
    yield found
    for each in found.handlers:
        logging.getLogger().removeHandler(each)
    for name, level in levels.items():
        logging.getLogger(name).setLevel(level)


def failing(*secrets: str) -> Any:
    """Something that fails and says all it knows."""

    async def fail(*_args: Any, **_named: Any) -> None:
        raise ValueError(" ".join(secrets))

    return fail


def unreadable(*secrets: str) -> Any:
    """The same of what does not wait."""

    def fail(*_args: Any, **_named: Any) -> None:
        raise ValueError(" ".join(secrets))

    return fail


def test_no_seat_token_is_in_logs(tmp_path: Path, written: Written, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor a name, a passcode, an address or a secret of the dice: in play, in failures, and where nothing can be stored."""
    lose_patience(monkeypatch)
    secrets: list[bytes] = []
    true = store.Store.create

    def create(self: store.Store, *args: Any) -> Any:
        secrets.append(args[2])
        return true(self, *args)

    monkeypatch.setattr(store.Store, "create", create)
    with running(at_home(tmp_path, bot_delays=False, passcode=PASSCODE)) as base:
        written.listen()  # starting a server sets some levels
        players = [{"kind": "person", "name": NAME}, {"kind": "bot", "bot": "sensible"}]
        wanted = {"game": "smugglers", "players": players, "options": {"first_seat": 0}, "passcode": PASSCODE}
        seated = ask(base, "/api/matches", wanted)
        match, token = seated["match"], seated["token"]
        with Visitor.at(base, match, token) as visitor:
            assert visitor.act(visitor.shown["legal"][0])["kind"] == "accepted"
            assert visitor.act({"kind": NAME, token: PASSCODE})["kind"] == "refused"
            with write_lock(tmp_path / "matches.sqlite"):
                assert visitor.ask(kind="rename", seat=0, name=NAME)["code"] == "not_stored"
            monkeypatch.setattr(Requests, "preview", failing(NAME, token, PASSCODE))
            assert visitor.ask(kind="preview", seat=0, action={"kind": NAME})["code"] == "error"
        monkeypatch.setattr(Hub, "summary", failing(NAME, token, PASSCODE))
        monkeypatch.setattr(Hub, "claim", failing(NAME, token, TICKET))
        for path, body in ((f"/api/matches/{match}", None), (f"/api/matches/{match}/claim", {"ticket": TICKET, "name": NAME})):
            with pytest.raises(HTTPError, match="500"):
                ask(base, path, body, token)
        monkeypatch.setattr(store.Store, "read", unreadable(NAME, token, PASSCODE))
        with pytest.raises(HTTPError, match="500"):
            ask(base, f"/api/matches/{token}/record")  # a token where an id belongs, and a database that cannot be read
    hidden = [NAME, token, PASSCODE, TICKET, secrets[0].hex(), repr(secrets[0])[2:12], "127.0.0.1"]
    assert all(each in written.raw.getvalue() for each in (NAME, token, PASSCODE, "127.0.0.1")), "they were there to be found"
    assert not [each for each in hidden if each in written.text]
    lines = [msgspec.json.decode(line) for line in written.streams["json"].getvalue().splitlines()]
    assert {line["match"] for line in lines if "match" in line} == {match}
    events = [(line["level"], line["event"]) for line in lines if line["level"] != "debug"]
    assert ("info", f"match {match} opened: smugglers for 2") in events
    assert any(event.startswith(f"match {match}: who sits on seat 0 was not stored: OperationalError: ") for _, event in events)
    assert ("error", "reading match '…' failed") in events, "the token was there to be left out"
    assert sum(line.get("error") == "ValueError" for line in lines) == 5


def line_of(style: logs.Style, **values: Any) -> str:
    """One line, as it is written."""
    stream = StringIO()
    made = logs.handler(style, stream)
    record = logging.LogRecord(**{"name": "seaboard.server", "level": 40, "pathname": "", "lineno": 0, "args": ()} | values)  # type: ignore[arg-type]
    record.created = 0.0
    made.handle(record)
    return stream.getvalue()


def raised() -> Any:
    try:
        try:
            dict[str, str]()[NAME]
        except KeyError as error:
            raise ValueError(NAME) from error
    except ValueError:
        return sys.exc_info()


def test_a_line_is_one_object_or_one_sentence() -> None:
    told = msgspec.json.decode(line_of("json", msg="match %s: bot 1 failed", args=("abc_-9",), exc_info=raised()))
    at = told.pop("at")
    assert len(at) == 1
    assert at[0].startswith("server/test_logs.py:")
    assert told == {
        "time": "1970-01-01T00:00:00.000Z",
        "level": "error",
        "event": "match abc_-9: bot 1 failed",
        "match": "abc_-9",
        "error": "ValueError < KeyError",
    }
    plain = line_of("plain", msg="two\nlines", exc_info=raised())
    assert plain.startswith("1970-01-01T00:00:00.000Z error: two (ValueError < KeyError at server/test_logs.py:")
    assert plain.count("\n") == 1


@pytest.mark.parametrize("id_", ["abc", "-abc", "abc-", "D4CAtlZoMuY-"])
def test_a_line_names_its_match_whatever_the_id_begins_and_ends_with(id_: str) -> None:
    assert msgspec.json.decode(line_of("json", msg=f"match {id_} opened", exc_info=None))["match"] == id_


def test_what_libraries_say_below_a_warning_is_not_written() -> None:
    assert line_of("plain", name="uvicorn.access", level=logging.INFO, msg="GET", exc_info=None) == ""
    for rubbish in ("Invalid HTTP request received.", "Invalid UTF-8 sequence received from client."):
        assert line_of("plain", name="uvicorn.error", msg=rubbish, exc_info=None) == "", "whoever sends much would fill the log"
    assert "uvicorn.error: failed" in line_of("plain", name="uvicorn.error", level=logging.ERROR, msg="failed", exc_info=None)
    assert LOG.name.startswith(logs.OURS)
