"""A page's WebSocket as ASGI gives it: messages in, messages out, and its end. Every move goes through here, and little else."""

from typing import Any

from seaboard.server.gate import Receive, Scope, Send


class PageGone(Exception):
    """The page has ended its connection."""


class Socket:
    """One WebSocket, from its request to its end."""

    __slots__ = ("_has_gone", "_receive", "_send", "scope")

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.scope = scope
        self._receive = receive
        self._send = send
        self._has_gone = False

    async def accept(self) -> None:
        """Let the page connect."""
        await self._receive()  # that it wants to
        await self._send({"type": "websocket.accept"})

    async def hear(self) -> str | bytes:
        """The next message, as it came."""
        event: Any = await self._receive()
        if event["type"] == "websocket.disconnect":
            self._has_gone = True
            raise PageGone
        data: str | bytes = event.get("text") or event.get("bytes") or ""
        return data

    async def say(self, message: bytes) -> None:
        """Send an encoded message; if the page takes nothing at the moment, wait until it does."""
        self._check_here()
        await self._send({"type": "websocket.send", "text": message.decode()})

    async def close(self) -> None:
        """End the connection."""
        self._check_here()
        await self._send({"type": "websocket.close", "code": 1000, "reason": ""})

    def _check_here(self) -> None:
        if self._has_gone:
            raise PageGone
