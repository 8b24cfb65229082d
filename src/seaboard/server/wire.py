"""A page's WebSocket: messages in, messages out, and its end. Every move goes through here, and little else."""

from typing import TYPE_CHECKING, Any, Final, Protocol

if TYPE_CHECKING:
    from seaboard.server.gate import Receive, Scope, Send

LINE: Final = "seaboard.line"  # where a scope keeps the line of its WebSocket


class PageGone(Exception):
    """The page has ended its connection."""


class Speaker(Protocol):
    """The line of a WebSocket: texts go out through it without the messages that ASGI makes of them (`run.Line`)."""

    def take(self, message: bytes) -> bool:
        """Send a message now; False if the page takes nothing at the moment, or has gone."""

    async def say(self, message: bytes) -> None:
        """Send a message as soon as the page takes it; `OSError` if it has gone."""


class Socket:
    """One WebSocket, from its request to its end."""

    __slots__ = ("_has_gone", "_line", "_receive", "_send", "scope")

    def __init__(self, scope: "Scope", receive: "Receive", send: "Send") -> None:
        self.scope = scope
        self._receive = receive
        self._send = send
        self._line: Speaker = scope["extensions"][LINE]
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

    def take(self, message: bytes) -> bool:
        """Send an encoded message now; False if the page takes nothing at the moment, or has gone."""
        return not self._has_gone and self._line.take(message)

    async def say(self, message: bytes) -> None:
        """Send an encoded message; if the page takes nothing at the moment, wait until it does."""
        self._check_here()
        await self._line.say(message)

    async def close(self) -> None:
        """End the connection."""
        self._check_here()
        await self._send({"type": "websocket.close", "code": 1000, "reason": ""})

    def _check_here(self) -> None:
        if self._has_gone:
            raise PageGone
