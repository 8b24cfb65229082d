"""A bare relay, to compare with: the same stack of uvicorn and websockets, without rules and without storage.

The first message of a socket is the name of its table. Whatever it says then is passed to both sockets of the table, as a message
of the length of an `update`.
"""

import socket
import sys
from typing import Any

import uvicorn

from seaboard.server.run import Line, address
from seaboard.server.wire import LINE


class Relay:
    """The ASGI application: tables by name, and the lines of their sockets."""

    def __init__(self, length: int) -> None:
        self._passed = b"x" * length
        self._tables: dict[str, list[Line]] = {}

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve one socket until it ends."""
        if scope["type"] != "websocket":
            return
        await receive()
        await send({"type": "websocket.accept"})
        name = (await receive()).get("text")
        if name is None:
            return
        table = self._tables.setdefault(name, [])
        line: Line = scope["extensions"][LINE]
        table.append(line)
        while (await receive())["type"] == "websocket.receive":
            for each in table:
                each.take(self._passed)
        table.remove(line)


class _Server(uvicorn.Server):
    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if sockets:
            print(f"Ready: {address(sockets[0])}", flush=True)  # noqa: T201  whoever measures waits for it


def main() -> None:
    """Relay messages of the length that the command line names, until the process is ended."""
    listener = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(
        Relay(int(sys.argv[1])),
        loop="uvloop",
        ws=Line,
        ws_per_message_deflate=False,
        ws_ping_interval=15.0,
        ws_ping_timeout=15.0,
        log_level="warning",
        lifespan="off",
    )
    _Server(config).run(sockets=[listener])
