"""A page that nobody reads from is cut off, and its seat is shown as away."""

import socket
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec
import pytest
from websockets.client import ClientProtocol
from websockets.uri import parse_uri

from seaboard.server.network import bind
from seaboard.server.protocol import PROTOCOL
from seaboard.server.run import Line
from seaboard.server.settings import at_home
from seaboard.workshop import check
from seaboard.workshop.check import running
from seaboard.workshop.load.wire import PING, framed
from seaboard.workshop.visitor import ask

SMALL = 4096  # bytes that the system keeps for a page
PINGS = 20_000  # their answers are 2.5 MB
GREETINGS = 100  # answers to so many are more than that, and more than a transport takes before it waits
PATIENCE = 30.0  # seconds; a machine with other work is slow, not wrong


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """The system keeps little for a page that does not read."""

    def bind_small(host: str, port: int, *, strict: bool) -> socket.socket:
        listener = bind(host, port, strict=strict)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SMALL)  # every connection has it from there
        return listener

    monkeypatch.setattr(check, "bind", bind_small)


@pytest.fixture
def base(tmp_path: Path, small: None) -> Iterator[str]:  # noqa: ARG001
    with running(at_home(tmp_path, bot_delays=False, silence_seconds=0.5)) as address:
        yield address


class Deaf:
    """A page that greets, reads until it is welcome, and then only talks."""

    def __init__(self, base: str, hello: dict[str, Any]) -> None:
        self._protocol = ClientProtocol(parse_uri(f"{base.replace('http', 'ws', 1)}/ws"))
        self._hello = msgspec.json.encode(hello)
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
        host, _, port = base.removeprefix("http://").partition(":")
        self.socket.connect((host, int(port)))
        self._protocol.send_request(self._protocol.connect())
        self._send()
        self._protocol.receive_data(self.socket.recv(4096))
        self.greet()
        while b"welcome" not in (heard := self.socket.recv(100)):  # a ping may come before
            assert heard

    def greet(self) -> None:
        self._protocol.send_text(self._hello)
        self._send()

    def _send(self) -> None:
        self.socket.sendall(b"".join(self._protocol.data_to_send()))


@pytest.mark.parametrize("greetings", [0, GREETINGS], ids=["little", "much"])
def test_a_page_that_nobody_reads_from_is_away(base: str, greetings: int) -> None:
    seated = ask(base, "/api/matches", {"game": "smugglers", "players": [{"kind": "person"}, {"kind": "open"}]})
    hello = {"kind": "hello", "protocol": PROTOCOL, "build": "dev", "match": seated["match"], "token": seated["token"]}
    page = Deaf(base, hello)
    for _ in range(greetings):
        page.greet()
    until = monotonic() + PATIENCE
    while ask(base, f"/api/matches/{seated['match']}")["players"][0]["here"]:
        assert monotonic() < until, "the page is never cut off"
    page.socket.close()


@pytest.mark.usefixtures("small")
def test_answers_to_pings_do_not_pile_up_for_a_page_that_does_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waiting: list[int] = []
    answer = Line.handle_ping

    def noted(line: Line) -> None:
        answer(line)
        waiting.append(line.transport.get_write_buffer_size())

    monkeypatch.setattr(Line, "handle_ping", noted)
    with running(at_home(tmp_path, bot_delays=False)) as base:
        seated = ask(base, "/api/matches", {"game": "smugglers", "players": [{"kind": "person"}, {"kind": "open"}]})
        page = Deaf(base, {"kind": "hello", "protocol": PROTOCOL, "build": "dev", "match": seated["match"]})
        page.socket.sendall(framed(bytes(125), PING) * PINGS)
        until = monotonic() + PATIENCE
        while len(waiting) < PINGS:
            assert monotonic() < until, "the pings are not read"
            ask(base, f"/api/matches/{seated['match']}")
        page.socket.close()
    assert max(waiting) < 2.5e6 / 5, "no more than the answers to what is read in one go"
