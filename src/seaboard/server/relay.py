"""Between processes on one database: what is asked about a table that another process has is passed on to that process.

It listens for that on an address of its own (`--internal`), which answers to nobody who does not know the secret of the house. It
believes what it is told there about who asks, so that limits and links are the same wherever a page has come in.
"""

import asyncio
import re
from base64 import b64encode
from secrets import token_bytes
from typing import Any, Final, NamedTuple

import h11
import msgspec
from starlette.applications import Starlette
from starlette.datastructures import State
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from seaboard.server.bodies import Problem
from seaboard.server.gate import FORBIDDEN, REACHED, App, Headers, Reached, Receive, Scope, Send, refuse
from seaboard.server.hub import Hub
from seaboard.server.protocol import ENCODER, MOST_MESSAGE
from seaboard.server.storage.leases import Holder, Unreachable
from seaboard.server.tasks import LOG, in_one_line
from seaboard.server.wire import LINE, Socket

HOUSE: Final = "seaboard-house"  # a header: the secret
CAME_BY: Final = "seaboard-reached"  # a header: how a request reached the process that passes it on
TABLE: Final = re.compile(r"/api/matches/([^/]+)(/.*)?")
PASSED_ON: Final = ("authorization", "content-type")
HANDED_BACK: Final = (b"content-type", b"cache-control")
READ_BYTES: Final = 65_536
PATIENCE: Final = 10.0  # seconds for an answer
OPEN_SECONDS: Final = 3.0  # until another process takes a WebSocket
LAST_WORDS: Final = 1.0  # seconds for what is still to be sent to a page that is ended
TOO_LONG: Final = 413
AWAY: Final = 503


class Inner:
    """What the other processes reach: the application, for whoever knows the secret."""

    def __init__(self, app: App, state: State) -> None:
        self._app = app
        self._state = state

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let another process in, or refuse whoever else it is."""
        hub: Hub = self._state.hub
        headers = Headers(scope["headers"])
        said, came_by = headers.only(HOUSE), headers.only(CAME_BY)
        if hub.leases is None or not hub.leases.is_ours(said):
            problem = Problem("not_allowed", "only another process of this house may ask here")
            await refuse(scope["type"], send, FORBIDDEN, problem)
            return
        scope[REACHED] = msgspec.json.decode(came_by, type=Reached)._replace(is_relayed=True)
        await self._app(scope, receive, send)


def _credentials(hub: Hub, reached: Reached) -> dict[str, str]:
    """The headers by which another process knows us, and hears how a request has reached us."""
    return {HOUSE: hub.leases.secret if hub.leases else "", CAME_BY: ENCODER.encode(reached).decode()}


# HTTP.


class Answer(NamedTuple):
    """What another process has answered."""

    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


class Relay:
    """ASGI middleware behind the gate: requests about a table that another process has are passed on."""

    def __init__(self, app: Starlette) -> None:
        self._app: App = app
        self._state = app.state

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request here, or let the process answer that has the table."""
        hub: Hub | None = getattr(self._state, "hub", None)
        asked = TABLE.fullmatch(scope["path"]) if scope["type"] == "http" else None
        holder = await hub.holder(asked[1]) if hub is not None and asked is not None else None
        if hub is None or holder is None:
            await self._app(scope, receive, send)
            return
        body = await _body(receive)
        if body is None:
            await refuse("http", send, TOO_LONG, Problem("oversize", f"a body of more than {MOST_MESSAGE} bytes"))
            return
        try:
            async with asyncio.timeout(PATIENCE):
                answer = await _asked(holder, scope, body, _credentials(hub, scope[REACHED]))
        except (OSError, h11.RemoteProtocolError) as error:
            LOG.warning("another process does not answer: %s", in_one_line(error))
            problem = Problem(Unreachable.code, "the process that has the table does not answer")
            await refuse("http", send, AWAY, problem)
            return
        headers = [*answer.headers, (b"content-length", str(len(answer.body)).encode())]
        await send({"type": "http.response.start", "status": answer.status, "headers": headers})
        await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else answer.body})


async def _body(receive: Receive) -> bytes | None:
    """The body of a request; None if it is too long."""
    parts: list[bytes] = []
    while True:
        event = await receive()
        parts.append(event.get("body", b""))
        if sum(map(len, parts)) > MOST_MESSAGE:
            return None
        if not event.get("more_body", False):
            return b"".join(parts)


async def _asked(holder: Holder, scope: Scope, body: bytes, credentials: dict[str, str]) -> Answer:
    """Ask another process."""
    came = Headers(scope["headers"])
    headers = credentials | {name: value for name in PASSED_ON if (value := came.only(name))}
    headers |= {"host": holder.address, "content-length": str(len(body)), "connection": "close"}
    target = scope["raw_path"] + (b"?" + scope["query_string"] if scope["query_string"] else b"")
    reader, writer = await asyncio.open_connection(*holder.where)
    try:
        line = h11.Connection(h11.CLIENT)
        asked = h11.Request(method=scope["method"], target=target, headers=list(headers.items()))
        for event in (asked, h11.Data(data=body), h11.EndOfMessage()):
            writer.write(line.send(event) or b"")
        return await _answer(line, reader)
    finally:
        writer.close()


async def _answer(line: h11.Connection, reader: asyncio.StreamReader) -> Answer:
    response: h11.Response | None = None
    parts: list[bytes] = []
    while True:
        event = line.next_event()
        if event is h11.NEED_DATA:
            line.receive_data(await reader.read(READ_BYTES))
        elif isinstance(event, h11.Response):
            response = event
        elif isinstance(event, h11.Data):
            parts.append(bytes(event.data))
        elif response is not None and isinstance(event, h11.EndOfMessage):
            handed_back = [(name, value) for name, value in response.headers if name in HANDED_BACK]
            return Answer(response.status_code, handed_back, b"".join(parts))
        else:
            raise ConnectionResetError("the connection was closed before the answer")


# WebSockets: after `hello` their bytes go to and fro as they are; pings, closing and holding back are between page and table.


class Splice(WebSocketsSansIOProtocol):
    """A page's WebSocket, whose bytes can be handed to another process once it has said which match it is for."""

    _unread: bytearray | None = None
    """What has come of a frame that is not whole yet; none between frames."""
    _is_open = False
    """Has a WebSocket been asked for? Whatever comes then are its frames."""
    _pipe: "Pipe | None" = None

    def handle_connect(self, event: Any) -> None:
        """A request for a WebSocket comes."""
        super().handle_connect(event)
        if not self.close_sent:
            scope: Any = self.scope
            scope["extensions"][LINE] = self
            self._is_open = True

    def data_received(self, data: bytes) -> None:
        """Some bytes come from the page."""
        if self._pipe is not None:
            self._pipe.transport.write(data)
            return
        if self._is_open:
            unread = self._unread or bytearray()
            unread += data
            del unread[: whole_frames(unread)]
            self._unread = unread or None
        super().data_received(data)

    def stay(self) -> None:
        """The table is here: what was asked for, and how, is not needed any more, and a silent page is mostly that."""
        scope: Any = self.scope
        scope["headers"] = ()
        del self.request, self.response

    def hand_over(self, pipe: "Pipe") -> None:
        """Let whatever comes go through a pipe, also what has come behind `hello`."""
        self.stop_keepalive()
        while not self.queue.empty():
            message: Any = self.queue.get_nowait()
            if message["type"] == "websocket.receive":
                pipe.transport.write(frame(message.get("text") or message.get("bytes") or ""))
        pipe.transport.write(bytes(self._unread or b""))
        self._pipe = pipe
        if self.disconnected:  # it has gone meanwhile
            pipe.end()
            return
        self.read_paused = False
        self.transport.resume_reading()

    def pause_writing(self) -> None:
        """The page does not read."""
        super().pause_writing()
        if self._pipe is not None:
            self._pipe.transport.pause_reading()

    def resume_writing(self) -> None:
        """It reads again."""
        super().resume_writing()
        if self._pipe is not None:
            self._pipe.transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        """The page has gone."""
        super().connection_lost(exc)
        if self._pipe is not None:
            self._pipe.transport.close()


class Pipe(asyncio.Protocol):
    """The way to the process that has a page's table."""

    def __init__(self) -> None:
        loop = asyncio.get_running_loop()
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = loop.create_future()
        self.closed: asyncio.Future[None] = loop.create_future()
        self._line: Splice | None = None
        self._head = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The process listens."""
        self._transport = transport  # type: ignore[assignment]  # of a TCP connection it is one

    @property
    def transport(self) -> asyncio.Transport:
        """The connection, once there is one."""
        if self._transport is None:
            raise ConnectionResetError("there is no connection yet")
        return self._transport

    def end(self) -> None:
        """Carry nothing any more."""
        if self._transport is not None:
            self._transport.abort()

    def join(self, line: Splice) -> None:
        """Carry what comes to a page."""
        self._line = line
        line.hand_over(self)

    def data_received(self, data: bytes) -> None:
        """Some bytes come from the table; at first the answer to the request for a WebSocket, and nothing else."""
        if self._line is not None:
            self._line.transport.write(data)
            return
        self._head += data
        if self._head.endswith(b"\r\n\r\n") and not self.opened.done():
            if self._head.startswith(b"HTTP/1.1 101 "):
                self.opened.set_result(None)
            else:
                self.transport.close()

    def pause_writing(self) -> None:
        """The process does not read."""
        if self._line is not None:
            self._line.transport.pause_reading()

    def resume_writing(self) -> None:
        """It reads again."""
        if self._line is not None:
            self._line.transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002  as asyncio calls it
        """It has ended the connection, or we have."""
        if not self.opened.done():
            self.opened.set_exception(ConnectionResetError("no WebSocket was opened"))
        self.closed.set_result(None)


def stay(socket: Socket) -> None:
    """The table of a page is here: its bytes are not handed over any more."""
    line: Splice | None = socket.scope["extensions"].get(LINE)
    if line is not None:
        line.stay()


async def pass_on(socket: Socket, hello: str | bytes, hub: Hub, holder: Holder, reached: Reached) -> None:
    """Let a page speak with the process that has its table, until one of them ends; if that cannot be reached, it comes back."""
    line: Splice | None = socket.scope["extensions"].get(LINE)
    if hub.leases is None or line is None:
        return
    host, port = holder.where
    loop = asyncio.get_running_loop()
    pipe = Pipe()
    try:
        async with asyncio.timeout(OPEN_SECONDS):
            await loop.create_connection(lambda: pipe, host, port)
            pipe.transport.write(_upgrade(holder, _credentials(hub, reached)))
            await pipe.opened
        pipe.transport.write(frame(hello))
        pipe.join(line)
        with hub.leases.line_to(holder.process) as gone:
            await asyncio.wait((pipe.closed, gone), return_when=asyncio.FIRST_COMPLETED)
        line.transport.close()
        loop.call_later(LAST_WORDS, line.transport.abort)
    except OSError as error:
        LOG.warning("another process does not answer: %s", in_one_line(error))
    finally:
        pipe.end()


def _upgrade(holder: Holder, credentials: dict[str, str]) -> bytes:
    """A request for a WebSocket."""
    headers = {
        "host": holder.address,
        "connection": "Upgrade",
        "upgrade": "websocket",
        "sec-websocket-version": "13",
        "sec-websocket-key": b64encode(token_bytes(16)).decode(),
    }
    lines = ["GET /ws HTTP/1.1", *(f"{name}: {value}" for name, value in (headers | credentials).items())]
    return "\r\n".join([*lines, "", ""]).encode()


def frame(message: str | bytes) -> bytes:
    """A message as a page sends it, in one frame; its mask changes nothing."""
    payload = message.encode() if isinstance(message, str) else message
    first = (0x81 if isinstance(message, str) else 0x82).to_bytes()
    length = len(payload)
    if length < 126:  # noqa: PLR2004  from here on two bytes hold the length, and behind them eight
        return first + (0x80 | length).to_bytes() + bytes(4) + payload
    size, mark = (2, 126) if length < 1 << 16 else (8, 127)
    return first + (0x80 | mark).to_bytes() + length.to_bytes(size) + bytes(4) + payload


def whole_frames(data: bytearray) -> int:
    """How many bytes at the beginning are whole frames."""
    whole = 0
    while len(data) >= whole + 2:
        mark = data[whole + 1] & 0x7F
        size = {126: 2, 127: 8}.get(mark, 0)
        begin = whole + 2 + size + (4 if data[whole + 1] & 0x80 else 0)
        length = int.from_bytes(data[whole + 2 : whole + 2 + size]) if size else mark
        if len(data) < begin + length:
            break
        whole = begin + length
    return whole
