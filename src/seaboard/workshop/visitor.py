"""A visitor at a table over the real protocol: for `--check`, for tests and as an example of a client."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from secrets import token_hex
from typing import Any, Self
from urllib.request import Request, urlopen

import msgspec
from websockets.sync.client import ClientConnection, connect

from seaboard.server.protocol import PROTOCOL

Message = dict[str, Any]


def ask(base: str, path: str, body: Any = None, token: str | None = None, *, method: str | None = None) -> Any:
    """A question over HTTP, answered with JSON."""
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else msgspec.json.encode(body)
    with urlopen(Request(f"{base}{path}", data, headers, method=method), timeout=30) as answer:  # noqa: S310  an address of our own
        return msgspec.json.decode(answer.read())


class Visitor:
    """One connection to a match: what it was last shown, and what it may say."""

    def __init__(self, socket: ClientConnection, *, ready: bool = True) -> None:
        self._socket = socket
        self._is_ready = ready
        self._name = token_hex(6)  # no two pages give a request the same name
        self._requests = 0
        self.shown: Message = {}
        self.welcome: Message = {}
        self.table: Message = {}
        self.events: list[Message] = []

    @classmethod
    @contextmanager
    def at(
        cls,
        base: str,
        match: str,
        token: str | None = None,
        *,
        until: Sequence[str] = ("resync", "update"),
        ready: bool = True,
        **more: Any,
    ) -> Iterator[Self]:
        """Connect, greet, and read until the table is shown, or another kind of message has come.

        Whoever is not `ready` by itself says so when it likes.
        """
        with connect(f"{base.replace('http', 'ws', 1)}/ws", compression=None, max_queue=None) as socket:  # read when it likes
            visitor = cls(socket, ready=ready)
            visitor.say(kind="hello", protocol=PROTOCOL, build="dev", match=match, token=token, **more)
            visitor.until(lambda message: message["kind"] in (*until, "refused", "reload"))
            yield visitor

    def say(self, **message: Any) -> None:
        """Send one message."""
        self._socket.send(msgspec.json.encode(message).decode())

    def raw(self, text: str | bytes) -> None:
        """Send whatever it is."""
        self._socket.send(text)

    def hear(self) -> Message:
        """The next message, remembered where it shows the table."""
        message: Message = msgspec.json.decode(self._socket.recv(timeout=30))
        match message["kind"]:
            case "welcome":
                self.welcome = message
            case "table":
                self.table = message
                self._get_ready()
            case "resync" | "update":
                self.shown = message
                self.events += message.get("events", [])
        return message

    @property
    def players(self) -> list[Message]:
        """Who sits where."""
        players: list[Message] = self.table["players"]
        return players

    def _get_ready(self) -> None:
        """Be ready for a start that waits for the own seats."""
        start = self.table["start"]
        unready = [seat for seat in self.welcome["seats"] if start and not self.players[seat]["ready"]]
        if unready and self._is_ready:
            self.say(kind="ready", request=self.name(), seats=unready)

    def name(self) -> str:
        """A new name for a request."""
        self._requests += 1
        return f"{self._name}-{self._requests}"

    def ask(self, **message: Any) -> Message:
        """Ask for something; the answer to it."""
        name = self.name()
        self.say(request=name, **message)
        return self.answer(name)

    def until(self, is_it: Callable[[Message], bool]) -> Message:
        """Read until a message is the one that is waited for."""
        while not is_it(message := self.hear()):
            pass
        return message

    def act(self, action: Message, *, request: str | None = None, seq: int | None = None, seat: int | None = None) -> Message:
        """Play an action; the answer to it."""
        name = request or self.name()
        at = self.shown["seq"] if seq is None else seq
        by = self.shown["seat"] if seat is None else seat
        self.say(kind="act", request=name, seq=at, seat=by, action=action)
        return self.answer(name)

    def answer(self, request: str) -> Message:
        """Read until a request is answered."""
        return self.until(lambda message: message.get("request") == request)

    def until_turn(self) -> bool:
        """Wait until the own seat may act; False if the match is over."""
        while not self.shown["legal"] and self.shown["outcome"] is None:
            self.hear()
        return self.shown["outcome"] is None
