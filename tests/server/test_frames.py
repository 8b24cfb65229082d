"""What a page says is read whole, however its frames are cut and whatever comes between them."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

import msgspec
import pytest

from seaboard.server.protocol import PROTOCOL
from seaboard.server.run import text_alone
from seaboard.workshop.load.wire import END_OF_HEADERS, PING, PONG, SHORT, UPGRADE, framed

BEGINS_TEXT = 0x01  # and more of it follows
GOES_ON = 0x00
ENDS = 0x80


def masked(payload: bytes, mask: bytes) -> bytes:
    """A frame with a mask that changes something."""
    plain = framed(payload)
    begin = len(plain) - len(payload)
    hidden = bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))
    return plain[: begin - 4] + mask + hidden


def said(sent: float) -> bytes:
    return msgspec.json.encode({"kind": "ask_time", "sent": sent})


class Page:
    """A page's bytes, one by one."""

    def __init__(self, line: socket.socket) -> None:
        self._line = line
        self._file = line.makefile("rb")

    def send(self, *parts: bytes) -> None:
        self._line.sendall(b"".join(parts))

    def heard(self) -> tuple[int, bytes]:
        """The next frame that comes."""
        kind, length = self._file.read(2)
        if length == SHORT:
            length = int.from_bytes(self._file.read(2))
        return kind, self._file.read(length)

    def until_pong(self) -> None:
        """Wait until the server has read all that was sent before a ping."""
        self.send(framed(b"read", PING))
        while self.heard()[0] != PONG:
            pass

    def until_time(self) -> float:
        """What the next answer to `said` is about."""
        while True:
            kind, payload = self.heard()
            message: dict[str, Any] = msgspec.json.decode(payload) if kind == framed(b"")[0] else {}
            if message.get("kind") == "time":
                return float(message["sent"])

    def upgrade(self, host: str) -> None:
        self.send(UPGRADE.format(host=host).encode())
        head = b""
        while not head.endswith(END_OF_HEADERS):
            head += self._file.readline()


@contextmanager
def paged(base: str, match: str) -> Iterator[Page]:
    """A page that watches a match."""
    where = urlsplit(base)
    with socket.create_connection((where.hostname, where.port), timeout=30) as line:
        page = Page(line)
        page.upgrade(where.netloc)
        hello = {"kind": "hello", "protocol": PROTOCOL, "build": "dev", "match": match}
        page.send(framed(msgspec.json.encode(hello)))
        yield page


def test_a_frame_may_come_in_pieces_and_the_next_one_is_read_as_well(base: str, start: Any) -> None:
    with paged(base, start("person", "friend")["match"]) as page:
        for n in range(1, 12):  # cut behind its head, within its mask, within its text
            whole = masked(said(n), b"mask")
            page.send(framed(b"x", PING), whole[:n])
            while page.heard()[0] != PONG:
                pass
            page.send(whole[n:])
            assert page.until_time() == n
            page.send(masked(said(n + 0.5), b"\x00\xff\x01\x80"))
            assert page.until_time() == n + 0.5


def test_a_message_may_come_in_several_frames_with_a_ping_between_them(base: str, start: Any) -> None:
    with paged(base, start("person", "friend")["match"]) as page:
        text = said(1)
        page.send(framed(text[:5], BEGINS_TEXT))
        page.until_pong()
        page.send(framed(text[5:9], GOES_ON))
        page.until_pong()
        page.send(framed(text[9:], ENDS | GOES_ON))
        assert page.until_time() == 1
        page.send(framed(said(2)))
        assert page.until_time() == 2


def test_two_messages_may_come_at_once(base: str, start: Any) -> None:
    with paged(base, start("person", "friend")["match"]) as page:
        page.send(framed(said(1)), framed(said(2)), framed(said(3)))
        assert [page.until_time() for _ in range(3)] == [1, 2, 3]


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 133, 65_535])
def test_a_text_that_comes_alone_is_read(length: int) -> None:
    text = bytes(i % 251 for i in range(length))
    assert text_alone(masked(text, b"mask")) == text


@pytest.mark.parametrize(
    "data",
    [
        b"",
        framed(b"ahoy")[:5],  # not whole
        framed(b"ahoy")[:-1],
        framed(b"ahoy") + b"\x81",  # not alone
        framed(b"ahoy", BEGINS_TEXT),
        framed(b"ahoy", PING),
        framed(b"ahoy", 0x82),  # no text
        framed(b"ahoy", 0xC1),  # a bit that nobody has agreed on
        b"\x81\x04ahoy",  # not masked
        b"\x81\xff" + (119).to_bytes(8) + bytes(4) + bytes(119),  # its length takes eight bytes
    ],
)
def test_whatever_else_comes_is_left_to_the_library(data: bytes) -> None:
    assert text_alone(data) is None
