"""Starting and ending the server: a free port, the ready line, a clean end."""

import asyncio
import contextlib
import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from seaboard.server.app import create_app
from seaboard.server.gate import Gate
from seaboard.server.network import HomeNetwork, NoNetwork, base_of
from seaboard.server.protocol import MOST_MESSAGE
from seaboard.server.settings import Settings

MOST_FRAME = 16 * MOST_MESSAGE  # beyond it a message is not even read: the connection ends
REQUEST_SECONDS = (
    120.0  # from the first byte of a request, or the connection, to the last byte of its answer: a slow phone's time
)
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

    _limit: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        """Somebody connects."""
        super().connection_made(transport)
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
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """It has ended."""
        self._unwatch()
        super().connection_lost(exc)

    def _watch(self) -> None:
        self._unwatch()
        self._limit = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _unwatch(self) -> None:
        if self._limit is not None:
            self._limit.cancel()
            self._limit = None


class Line(WebSocketsSansIOProtocol):
    """A WebSocket that is cut when its page does not answer a ping; uvicorn would first wait until everything is sent."""

    def keepalive_timeout(self) -> None:
        """End a connection that nobody reads from."""
        super().keepalive_timeout()
        self.transport.abort()


class Server(uvicorn.Server):
    """uvicorn, which says when it is ready, and serves further sockets that come and go."""

    def __init__(self, config: uvicorn.Config, network: HomeNetwork, *, lan: bool, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.network = network
        self._lan = lan
        self._ready = ready
        self._door_of: dict[socket.socket, asyncio.Server] = {}

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if self.started and sockets:
            await self.network.attach(self, sockets[0])
            if self._lan:
                with contextlib.suppress(NoNetwork):  # whoever started the server is told where it can be reached, or not
                    await self.network.switch(on=True)
            await asyncio.to_thread(self._ready)

    async def open_door(self, listener: socket.socket) -> None:
        """Serve whoever connects to a listening socket."""
        door = await asyncio.get_running_loop().create_server(self._protocol, sock=listener)
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

    def _protocol(self) -> asyncio.Protocol:
        """A connection like those of the main listener."""
        protocol: Any = self.config.http_protocol_class
        made: asyncio.Protocol = protocol(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)
        return made


def make_server(settings: Settings, ready: Callable[[], None]) -> Server:
    """A server for these settings, to be run on a socket; it calls `ready` when it answers."""
    network = HomeNetwork(settings)
    config = uvicorn.Config(
        Gate(create_app(settings, network), settings),
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        http=Door,
        ws=Line,
        ws_max_size=MOST_FRAME,
        ws_ping_interval=settings.silence_seconds / 2,
        ws_ping_timeout=settings.silence_seconds / 2,
        ws_per_message_deflate=False,
        proxy_headers=False,  # the gate reads them
        log_level="warning",
        timeout_graceful_shutdown=3,
        lifespan="on",
    )
    return Server(config, network, lan=settings.lan, ready=ready)


def serve(settings: Settings, listener: socket.socket, *, browse: bool = False) -> None:
    """Serve on a listening socket until SIGINT or SIGTERM."""

    def ready() -> None:
        print(f"Ready: {address(listener)}  (Ctrl-C ends it)", flush=True)  # noqa: T201  people and tests wait for it
        if settings.lan:
            print(f"In this house: {server.network.base or 'no home network was found'}", flush=True)  # noqa: T201
        if browse:
            webbrowser.open(address(listener))

    server = make_server(settings, ready)
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listener])
    listener.close()
