"""A page's end of a WebSocket, as lean as it can be: whoever measures must not be what is measured."""

import asyncio
from collections.abc import Callable
from typing import Final, cast
from urllib.parse import urlsplit

UPGRADE: Final = (
    "GET /ws HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: c2VhYm9hcmQtLWJlbmNoIQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
TEXT: Final = 0x81  # the first bytes of frames
PING: Final = 0x89
PONG: Final = 0x8A
SHORT: Final = 126  # a length that says: the next two bytes hold it; the one above: the next eight
SWITCHED: Final = b"HTTP/1.1 101 "
END_OF_HEADERS: Final = b"\r\n\r\n"
MASKED: Final = 0x80
NO_MASK: Final = bytes(4)  # a mask, as every page has to send one, that changes nothing


def framed(payload: bytes, kind: int = TEXT) -> bytes:
    """A message as a page sends it; none is longer than two bytes can say."""
    length = len(payload)
    if length < SHORT:
        return bytes((kind, MASKED | length)) + NO_MASK + payload
    return bytes((kind, MASKED | SHORT)) + length.to_bytes(2) + NO_MASK + payload


class Wire(asyncio.Protocol):
    """One socket; `hear` gets every message."""

    def __init__(self, host: str, hear: Callable[[bytes], None]) -> None:
        self._host = host
        self._hear = hear
        self._rest = b""
        self._is_open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(UPGRADE.format(host=self._host).encode())

    def send(self, payload: bytes) -> None:
        """Send a message."""
        self._transport.write(framed(payload))

    def close(self) -> None:
        """End the connection."""
        self._transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Say so to whoever still waits for the connection."""
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("the server has ended the connection"))

    def data_received(self, data: bytes) -> None:
        """Give every whole message on."""
        data = self._rest + data
        at = 0
        if not self._is_open:
            at = data.find(END_OF_HEADERS) + len(END_OF_HEADERS)
            self._is_open = at >= len(END_OF_HEADERS)
            if not self._is_open:
                self._rest = data
                return
            if data.startswith(SWITCHED):
                self.opened.set_result(None)
            else:
                self.opened.set_exception(ConnectionError(data.decode(errors="replace")))
        while len(data) - at >= 2:  # noqa: PLR2004  the shortest frame
            begin, length = at + 2, data[at + 1]
            if length >= SHORT:
                begin += 2 if length == SHORT else 8
                length = int.from_bytes(data[at + 2 : begin])
            if len(data) < begin + length:
                break
            self._take(data[at], data[begin : begin + length])
            at = begin + length
        self._rest = data[at:]

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self._hear(payload)
        elif kind == PING:
            self._transport.write(framed(payload, PONG))


async def connected(base: str, hear: Callable[[bytes], None]) -> Wire:
    """A WebSocket to a server."""
    address = urlsplit(base)
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(address.netloc, hear), str(address.hostname), address.port or 80)
    await wire.opened
    return wire
