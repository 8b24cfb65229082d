"""Starting and ending the server: a free port, the ready line, a clean end."""

import asyncio
import contextlib
import gc
import os
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator
from dataclasses import asdict
from functools import partial
from typing import Any

import h11
import uvicorn
from starlette.applications import Starlette
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from websockets.protocol import State
from websockets.utils import apply_mask

from seaboard.engine.errors import Malformed
from seaboard.server import logs, metrics
from seaboard.server.app import create_app
from seaboard.server.bodies import Problem
from seaboard.server.gate import GUARDS, Callers, Gate
from seaboard.server.hub import Hub
from seaboard.server.limits import Limits
from seaboard.server.network import HomeNetwork, NoNetwork, base_of
from seaboard.server.protocol import ENCODER, MOST_MESSAGE
from seaboard.server.relay import Inner, Relay, Splice
from seaboard.server.settings import Settings
from seaboard.server.socket import Sockets
from seaboard.server.storage.engines import is_durable, prepare, shown
from seaboard.server.tasks import LOG
from seaboard.server.thinkers import usual_workers
from seaboard.server.workers import Workers, check_workers

MOST_FRAME = 16 * MOST_MESSAGE  # beyond it a message is not even read: the connection ends
REQUEST_SECONDS = (
    120.0  # from the first byte of a request, or the connection, to the last byte of its answer: a slow phone's time
)
TEXT_FRAME = 0x81  # its first byte: a text, whole
MOST_UNREAD = 4  # messages of a page that wait to be answered; then nothing more is read from it
MOST_ROOM = 65_536  # files and connections of a process
LAST_WORDS = 1.0  # seconds for what is still to be sent when a connection is ended


def address(listener: socket.socket) -> str:
    """Where a page finds the server."""
    return base_of(*listener.getsockname()[:2])


def has_screen() -> bool:
    """Is there somebody at a terminal with a screen, so that a browser may open?"""
    return sys.stdout.isatty() and (
        sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    )


class Door(H11Protocol):
    """An HTTP connection that ends if nothing is asked for a while, or nobody takes the answer."""

    callers: Callers | None = None
    """Who counts it; nobody where other processes come in."""
    _is_counted = False
    _limit: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        """Somebody connects."""
        super().connection_made(transport)
        if self.callers is not None:
            self._is_counted = self.callers.let_in(self.client)
            if not self._is_counted:
                transport.abort()
                return
        self._watch()

    def data_received(self, data: bytes) -> None:
        """Some of a request comes."""
        if self._limit is None:
            self._watch()
        super().data_received(data)

    def on_response_complete(self) -> None:
        """The answer is on its way; uvicorn itself ends a connection that is not used again."""
        self._unwatch()
        super().on_response_complete()
        if not self.cycle.response_complete:  # the next request was there already
            self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """It becomes a WebSocket, which has its own ways of ending."""
        self._unwatch()
        self._uncount()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """It has ended."""
        self._unwatch()
        self._uncount()
        super().connection_lost(exc)

    def send_400_response(self, msg: str) -> None:
        """What comes is no HTTP: it is answered like any other refusal, as far as it can be."""
        metrics.count_refused(Malformed.code)
        body = ENCODER.encode(Problem(Malformed.code, msg))
        headers = [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
            (b"connection", b"close"),
        ]
        for event in (h11.Response(status_code=400, headers=[*headers, *GUARDS]), h11.Data(data=body), h11.EndOfMessage()):
            self.transport.write(self.conn.send(event) or b"")
        self.transport.close()

    def _uncount(self) -> None:
        if self._is_counted and self.callers is not None:
            self._is_counted = False
            self.callers.let_out(self.client)

    def _watch(self) -> None:
        self._unwatch()
        self._limit = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _unwatch(self) -> None:
        if self._limit is not None:
            self._limit.cancel()
            self._limit = None


class Line(Splice):
    """A WebSocket that is cut when its page does not answer a ping; uvicorn would first wait until everything is sent.

    A text goes out as one frame, made here without the objects that websockets makes of it. Reading goes on while a message is
    answered: uvicorn would stop and start it for each, which are two system calls.
    """

    _is_deaf = False
    """Has it said that it does not understand? Then it waits for the page to go."""

    def data_received(self, data: bytes) -> None:
        """A text that comes whole and alone, as nearly all do, is read here; whatever else by websockets."""
        if self._is_deaf:
            return
        if self._is_open and self._pipe is None and not self._unread and not self.frames and self.conn.state is State.OPEN:
            text = text_alone(data)
            if text is not None:
                self.curr_msg_data_type = "text"
                self.frames = [text]
                self.send_receive_event_to_app()
                return
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """A message is whole."""
        was_paused, self.read_paused = self.read_paused, True  # so that it is not paused now
        super().send_receive_event_to_app()
        self.read_paused = was_paused or self.queue.qsize() >= MOST_UNREAD
        if self.read_paused and not was_paused:
            self.transport.pause_reading()

    def handle_parser_exception(self) -> None:
        """Say why this connection ends, and read on for a while: ended with bytes unread, it would break before that is heard."""
        if self.conn.close_sent is None:
            raise RuntimeError("a connection that has not been ended")
        self._is_deaf = self.close_sent = True
        metrics.count_refused(Malformed.code)
        self.queue.put_nowait({"type": "websocket.disconnect", "code": self.conn.close_sent.code})
        self.transport.write(b"".join(self.conn.data_to_send()))
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.close_timer = self.loop.call_later(LAST_WORDS, self.transport.close)

    def take(self, message: bytes) -> bool:
        """Send a text now; False if the page takes nothing at the moment, or has gone."""
        if not self.writable.is_set() or self.conn.state is not State.OPEN or self.disconnected:
            return False
        self.transport.write(_text_frame_head(len(message)) + message)
        return True

    async def say(self, message: bytes) -> None:
        """Send a text as soon as the page takes it."""
        await self.writable.wait()
        if not self.take(message):
            raise ClientDisconnected

    def handle_ping(self) -> None:
        """Answer a ping; while the page takes nothing that is left out, or the answers would pile up here."""
        pong = b"".join(self.conn.data_to_send())
        if self.writable.is_set():
            self.transport.write(pong)

    async def send(self, message: Any) -> None:
        """Send what the application says beside texts."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # it was refused, and answered: uvicorn would write into the log that it was not

    def keepalive_timeout(self) -> None:
        """End a connection that nobody reads from."""
        super().keepalive_timeout()
        self.transport.abort()


def text_alone(data: bytes) -> bytes | None:
    """What a page says, if these bytes are one masked frame that is a whole text of up to 64 kB, and nothing else."""
    if len(data) < 6 or data[0] != TEXT_FRAME:  # noqa: PLR2004  two bytes and the mask
        return None
    mark = data[1] - 128  # the mask's bit
    begin = 6
    if mark == 126:  # noqa: PLR2004  two more bytes hold the length
        mark, begin = int.from_bytes(data[2:4]), 8
    elif mark > 126:  # noqa: PLR2004  eight more do
        return None
    if not 0 <= mark == len(data) - begin:
        return None
    return apply_mask(data[begin:], data[begin - 4 : begin])


def _text_frame_head(length: int) -> bytes:
    """What stands before a text that a server sends in one frame."""
    if length < 126:  # noqa: PLR2004  from here on two bytes hold the length, and behind them eight
        return bytes((TEXT_FRAME, length))
    size, mark = (2, 126) if length < 1 << 16 else (8, 127)
    return bytes((TEXT_FRAME, mark)) + length.to_bytes(size)


class Server(uvicorn.Server):
    """uvicorn, which says when it is ready, and serves further sockets that come and go."""

    def __init__(self, app: Starlette, settings: Settings, network: HomeNetwork, ready: Callable[[], None]) -> None:
        super().__init__(_config(Gate(Sockets(app, Relay(app)), settings), settings))
        self.network = network
        self._state = app.state
        self._lan = settings.lan
        self._inner = _config(Inner(Sockets(app), app.state), settings)
        self._callers = Callers(settings.limits, settings.proxies)
        self._ready = ready
        self._door_of: dict[socket.socket, asyncio.Server] = {}

    @property
    def hub(self) -> Hub:
        """Its matches, once it has started."""
        found: Hub = self._state.hub
        return found

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if self.started and sockets:
            if self.hub.inner is not None:
                self._inner.load()
                await self.open_door(self.hub.inner, self._inner)
            await self.network.attach(self, sockets[0])
            if self._lan:
                with contextlib.suppress(NoNetwork):  # whoever started the server is told where it can be reached, or not
                    await self.network.switch(on=True)
            await asyncio.to_thread(self._ready)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody in, give the tables to other processes and end every page; then the rest."""
        for door in self.servers:
            door.close()
        await self.hub.leave()
        await super().shutdown(sockets)

    async def open_door(self, listener: socket.socket, config: uvicorn.Config | None = None) -> None:
        """Serve whoever connects to a listening socket, like the main one or otherwise."""
        protocol = partial(self._protocol, config or self.config)
        door = await asyncio.get_running_loop().create_server(protocol, sock=listener)
        self._door_of[listener] = door
        self.servers.append(door)

    def shut_door(self, listener: socket.socket) -> None:
        """Stop listening, and end every connection that came this way."""
        came_by = listener.getsockname()[:2]
        door = self._door_of.pop(listener)
        self.servers.remove(door)
        door.close()
        loop = asyncio.get_running_loop()
        for connection in list(self.server_state.connections):
            if getattr(connection, "server", None) == came_by:
                connection.shutdown()
                loop.call_later(LAST_WORDS, connection.transport.abort)

    def _protocol(self, config: uvicorn.Config) -> asyncio.Protocol:
        """A connection of a door."""
        protocol: Any = config.http_protocol_class
        made: asyncio.Protocol = protocol(config=config, server_state=self.server_state, app_state=self.lifespan.state)
        if config is self.config:
            made.callers = self._callers  # type: ignore[attr-defined]  # a `Door`
        return made


def make_server(settings: Settings, ready: Callable[[], None]) -> Server:
    """A server for these settings, to be run on a socket; it calls `ready` when it answers."""
    network = HomeNetwork(settings)
    return Server(create_app(settings, network), settings, network, ready)


def _config(app: Gate | Inner, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        http=Door,
        ws=Line,
        ws_max_size=MOST_FRAME,
        ws_ping_interval=settings.silence_seconds / 2,
        ws_ping_timeout=settings.silence_seconds / 2,
        ws_per_message_deflate=False,
        proxy_headers=False,  # the gate reads them
        log_config=None,  # whoever starts the process decides about its logs (logs.py)
        log_level="warning",
        timeout_graceful_shutdown=2,
        lifespan="on",
    )


def described(settings: Settings, writes: dict[str, Any]) -> Iterator[str]:
    """What a host has set, and how the database writes, without anything secret."""
    details = ", ".join(f"{name} {value}" for name, value in writes.items() if name != "database")
    yield f"Matches: {shown(settings.database)} ({details})"
    if not is_durable(writes):
        yield "Warning: with these settings the database can lose moves that were accepted when the power goes (docs/hosting.md)"
    limits, usual = asdict(settings.limits), asdict(Limits())
    changed = " ".join(f"{name}={value}" for name, value in limits.items() if value != usual[name])
    names, proxies = " ".join(settings.names), " ".join(map(str, settings.proxies))
    passcode = "asked for" if settings.passcode else ""
    workers = str(settings.workers) if settings.workers > 1 else ""
    words = {"names": names, "proxies": proxies, "limits": changed, "passcode": passcode, "workers": workers}
    if settings.bot_workers != usual_workers(settings.workers):
        words["bot workers"] = str(settings.bot_workers)
    words["reviews"] = "" if settings.reviews == 1 else f"{settings.reviews:g}"
    words["own bots"] = " ".join(settings.own_bots)
    words |= {"metrics for": " ".join(map(str, settings.metrics_from)), "days kept": str(settings.keep_days or "")}
    if said := ", ".join(f"{name} {value}" for name, value in words.items() if value):
        yield f"Settings: {said}"


def collect_rarely() -> None:
    """Look for garbage seldom: nearly all goes without it, what was imported is none, and a search costs every table time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def take_room() -> None:
    """Let the process have as many connections as the system lets it: what it gives unasked, a thousand, is soon taken."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415  not there on Windows

        room, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_ROOM if most == resource.RLIM_INFINITY else min(MOST_ROOM, most)
        if room != resource.RLIM_INFINITY and room < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def serve(settings: Settings, listener: socket.socket, *, browse: bool = False) -> None:
    """Serve on a listening socket until SIGINT or SIGTERM; first the database is brought up to date."""
    check_workers(settings)
    take_room()
    writes = prepare(settings.database)
    collect_rarely()

    def ready() -> None:
        LOG.info("ready")
        lines = [f"Ready: {address(listener)}  (Ctrl-C ends it)"]
        if settings.lan:
            lines.append(f"In this house: {server.network.base or 'no home network was found'}")
        print(*lines, *described(settings, writes), sep="\n", flush=True)  # noqa: T201  people and tests wait for it
        if browse:
            webbrowser.open(address(listener))

    logs.set_up(settings.log)
    with contextlib.suppress(KeyboardInterrupt):
        if settings.workers > 1:
            with metrics.shared():
                Workers(settings, listener, ready).run()
        else:
            server = make_server(settings, ready)
            server.run(sockets=[listener])
    listener.close()
    LOG.info("ended")
