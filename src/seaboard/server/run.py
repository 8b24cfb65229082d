"""Starting and ending the server: a free port, the ready line, a clean end."""

import asyncio
import contextlib
import os
import socket
import sys
import webbrowser
from collections.abc import Callable

import uvicorn

from seaboard.engine.errors import Malformed
from seaboard.server.app import create_app
from seaboard.server.protocol import MOST_MESSAGE
from seaboard.server.settings import Settings

PORTS_TRIED = 20
MOST_FRAME = 16 * MOST_MESSAGE  # beyond it a message is not even read: the connection ends


def bind(host: str, port: int, *, strict: bool) -> socket.socket:
    """A listening socket on this port, or on the next free one."""
    tried = 1 if strict or port == 0 else PORTS_TRIED
    for number in range(port, port + tried):
        listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, number))
        except OSError:
            listener.close()
            continue
        listener.listen(1024)
        return listener
    raise Malformed(f"no port from {port} to {port + tried - 1} is free; --port chooses another")


def address(listener: socket.socket) -> str:
    """Where a page finds the server."""
    host, port = listener.getsockname()[:2]
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def has_screen() -> bool:
    """Is there somebody at a terminal with a screen, so that a browser may open?"""
    return sys.stdout.isatty() and (
        sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    )


class Server(uvicorn.Server):
    """uvicorn, which says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if self.started:
            await asyncio.to_thread(self._ready)


def make_server(settings: Settings, ready: Callable[[], None]) -> Server:
    """A server for these settings, to be run on a socket; it calls `ready` when it answers."""
    config = uvicorn.Config(
        create_app(settings),
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        ws="websockets-sansio",
        ws_max_size=MOST_FRAME,
        ws_ping_interval=20,
        ws_per_message_deflate=False,
        log_level="warning",
        timeout_graceful_shutdown=3,
        lifespan="on",
    )
    return Server(config, ready)


def serve(settings: Settings, listener: socket.socket, *, browse: bool = False) -> None:
    """Serve on a listening socket until SIGINT or SIGTERM."""

    def ready() -> None:
        print(f"Ready: {address(listener)}  (Ctrl-C ends it)", flush=True)  # noqa: T201  people and tests wait for it
        if browse:
            webbrowser.open(address(listener))

    server = make_server(settings, ready)
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listener])
    listener.close()
