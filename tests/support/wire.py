"""A server without a network: requests and WebSockets go straight into the application, from any address, in one loop."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import Any, NamedTuple, Self

import msgspec

from seaboard.server.app import create_app
from seaboard.server.gate import Gate
from seaboard.server.hub import Hub
from seaboard.server.network import HomeNetwork
from seaboard.server.protocol import PROTOCOL
from seaboard.server.settings import Settings, at_home, on_database
from seaboard.server.socket import Sockets
from seaboard.server.storage.store import Store
from seaboard.server.wire import LINE

NAME = "table.test"  # what the settings must let the server answer to
STRANGER = "203.0.113.7"
PATIENCE = 60.0  # seconds; a machine with other work is slow, not wrong


class Answer(NamedTuple):
    """What is answered over HTTP."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        """The body, decoded."""
        return msgspec.json.decode(self.body)


@cache
def _empty_store() -> bytes:
    """A file of the newest schema: bringing one there takes longer than most tests here."""
    with TemporaryDirectory() as folder:
        Store(at_home(Path(folder)).database).close()
        return (Path(folder) / "matches.sqlite").read_bytes()


class House:
    """An application with its lifespan."""

    def __init__(self, settings: Settings) -> None:
        self.app = create_app(settings, HomeNetwork(settings))
        self._gate = Gate(Sockets(self.app), settings)
        self._to_app: asyncio.Queue[Any] = asyncio.Queue()
        self._from_app: asyncio.Queue[Any] = asyncio.Queue()

    @classmethod
    def at(cls, folder: Path, **more: Any) -> Self:
        """One that keeps its matches in this folder, and answers to `NAME`."""
        (folder / "matches.sqlite").write_bytes(_empty_store())
        return cls.on(at_home(folder).database, **more)

    @classmethod
    def on(cls, database: str, **more: Any) -> Self:
        """One that keeps its matches in this database."""
        return cls(on_database(database, bot_delays=False, names=(NAME,), **more))

    async def __aenter__(self) -> Self:
        """Start the application."""
        self._life = asyncio.create_task(
            self.app({"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}, self._to_app.get, self._from_app.put)
        )
        await self._live("startup")
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        """End it."""
        await self._live("shutdown")
        await self._life

    async def _live(self, what: str) -> None:
        await self._to_app.put({"type": f"lifespan.{what}"})
        said = await self._from_app.get()
        assert said["type"] == f"lifespan.{what}.complete", said

    @property
    def hub(self) -> Hub:
        """Its matches."""
        found: Hub = self.app.state.hub
        return found

    async def ask(
        self,
        method: str,
        path: str,
        body: Any = None,
        token: str | None = None,
        *,
        address: str = STRANGER,
        headers: Mapping[str, str] = {},
    ) -> Answer:
        """Ask over HTTP; bytes are sent as they are, anything else as JSON."""
        data = body if isinstance(body, bytes) else b"" if body is None else msgspec.json.encode(body)
        sent = {"host": NAME, "content-type": "application/json", "content-length": str(len(data))} | dict(headers)
        if token is not None:
            sent["authorization"] = f"Bearer {token}"
        scope = _scope("http", path, address, sent) | {"method": method}
        parts = [{"type": "http.request", "body": data, "more_body": False}]
        came: list[Any] = []

        async def receive() -> Any:
            if not parts:
                await asyncio.Event().wait()
            return parts.pop()

        async def send(message: Any) -> None:
            came.append(message)

        async with asyncio.timeout(PATIENCE):
            await self._gate(scope, receive, send)
        start, *rest = came
        found = {name.decode(): value.decode() for name, value in start["headers"]}
        return Answer(start["status"], found, b"".join(part.get("body", b"") for part in rest))

    @asynccontextmanager
    async def socket(self, *, address: str = STRANGER) -> AsyncIterator["Socket"]:
        """A WebSocket from this address."""
        socket = Socket()
        scope = _scope("websocket", "/ws", address, {"host": NAME}) | {"subprotocols": []}
        scope["extensions"][LINE] = Line(socket)
        task = asyncio.create_task(self._gate(scope, socket.to_app.get, socket.follow))
        socket.to_app.put_nowait({"type": "websocket.connect"})
        try:
            yield socket
        finally:
            socket.to_app.put_nowait({"type": "websocket.disconnect", "code": 1000})
            socket.reads.set()
            await task

    @asynccontextmanager
    async def page(
        self, match: str, token: str | None = None, *, address: str = STRANGER, **more: Any
    ) -> AsyncIterator["Socket"]:
        """A WebSocket that has greeted a match and has read the first answer."""
        async with self.socket(address=address) as socket:
            socket.say(kind="hello", protocol=PROTOCOL, build="dev", match=match, token=token, **more)
            await socket.hear()
            yield socket


class Socket:
    """One WebSocket as a page has it: every byte that came, in its order."""

    def __init__(self) -> None:
        self.to_app: asyncio.Queue[Any] = asyncio.Queue()
        self.came: list[bytes] = []
        self.heard: list[dict[str, Any]] = []
        self.said: list[dict[str, Any]] = []
        self.closed = asyncio.Event()
        self.reads = asyncio.Event()  # a page that does not read holds the sender up
        self.reads.set()
        self._more = asyncio.Event()
        self._n_read = 0

    async def follow(self, message: Any) -> None:
        """What the application sends beside texts."""
        await self.reads.wait()
        if message["type"] == "websocket.close":
            self.closed.set()
            self._more.set()

    def get(self, text: bytes) -> None:
        """A text comes."""
        self.came.append(text)
        self.heard.append(msgspec.json.decode(text))
        self._more.set()

    def say(self, **message: Any) -> None:
        """Send one message."""
        self.said.append(message)
        self.send(msgspec.json.encode(message).decode())

    def send(self, data: str | bytes) -> None:
        """Send whatever it is."""
        self.to_app.put_nowait({"type": "websocket.receive", "text" if isinstance(data, str) else "bytes": data})

    async def hear(self) -> dict[str, Any]:
        """The next message that was not read yet; an empty one if the socket was closed instead."""
        async with asyncio.timeout(PATIENCE):
            while len(self.heard) == self._n_read and not self.closed.is_set():
                self._more.clear()
                await self._more.wait()
        if len(self.heard) == self._n_read:
            return {}
        self._n_read += 1
        return self.heard[self._n_read - 1]

    async def until(self, kind: str) -> dict[str, Any]:
        """Read until a message of this kind."""
        while (message := await self.hear()).get("kind") != kind:
            assert message, f"closed before {kind!r}"
        return message

    async def ask(self, **message: Any) -> dict[str, Any]:
        """Say something with a request; the answer to it."""
        message.setdefault("request", f"r{len(self.heard)}")
        self.say(**message)
        return await self.answer(message["request"])

    async def answer(self, request: str) -> dict[str, Any]:
        """Read until a request is answered, or the socket is closed."""
        while (found := await self.hear()) and found.get("request") != request:
            pass
        return found


class Line:
    """The way to such a page; nothing is taken while it does not read."""

    def __init__(self, page: Socket) -> None:
        self._page = page

    def take(self, message: bytes) -> bool:
        """Send a text now, if that is possible."""
        if self._page.reads.is_set():
            self._page.get(message)
        return self._page.reads.is_set()

    async def say(self, message: bytes) -> None:
        """Send a text."""
        await self._page.reads.wait()
        self._page.get(message)

    def stay(self) -> None:
        """The table is here."""


def _scope(kind: str, path: str, address: str, headers: Mapping[str, str]) -> dict[str, Any]:
    path, _, query = path.partition("?")
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [(name.lower().encode(), value.encode()) for name, value in headers.items()],
        "client": (address, 50_000),
        "server": ("192.0.2.1", 80),
        "state": {},
        "extensions": {"websocket.http.response": {}},
    }
