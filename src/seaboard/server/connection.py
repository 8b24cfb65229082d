"""One WebSocket as the table sees it: what it may see, and what it is still to be sent."""

import asyncio
from collections.abc import Coroutine, Iterable
from typing import Any, Final

from seaboard.server.limits import Flow
from seaboard.server.protocol import ENCODER, Out, Pace
from seaboard.server.wire import PageGone, Socket

MOST_WAITING: Final = 256  # messages; a page that takes none for so long is cut off and comes back by itself
MOST_BYTES: Final = 8 * 1024 * 1024  # of all messages that wait, beside a single one that is longer


class Outbox:
    """What waits because a page takes nothing at the moment, and how long all of it is; None ends the socket."""

    __slots__ = ("_messages", "n_bytes")

    def __init__(self) -> None:
        self._messages: list[bytes | None] = []  # a deque keeps room for many, and nearly always nothing waits
        self.n_bytes = 0

    def __len__(self) -> int:
        """How many messages wait."""
        return len(self._messages)

    @property
    def first(self) -> bytes | None:
        """The message that is next; there must be one."""
        return self._messages[0]

    def put(self, message: bytes | None) -> None:
        """Add a message."""
        self._messages.append(message)
        self.n_bytes += len(message or b"")

    def take(self) -> bytes | None:
        """The message that is next, which waits no longer."""
        message = self._messages.pop(0)
        self.n_bytes -= len(message or b"")
        return message


class Connection:
    """A page's eyes on a match. Sending never waits; a page that does not listen is closed, not waited for."""

    def __init__(
        self,
        seats: Iterable[int],
        view_seat: int | None,
        pace: Pace,
        *,
        token: str | None = None,
        screen: bool = False,
        has_hands: bool = False,
        by_hand: bool = False,
        flow: Flow | None = None,
        socket: Socket | None = None,
    ) -> None:
        self.seats = tuple(seats)
        self.token = token
        self.screen = screen
        """Is this screen the table? Then it holds no seat, whatever the token opens."""
        self.view_seat = view_seat
        self.has_hands = has_hands
        self.pace: Pace = pace
        self.by_hand = by_hand
        """Do the people here throw? Else what is theirs falls by itself."""
        self.flow = flow
        """How much the person here may still say; none: as much as it likes."""
        self.is_answering = False
        """Is something being done that the page has asked for? That is done to the end, whoever leaves."""
        self.is_gone = False
        """Has the socket ended?"""
        self.outbox = Outbox()
        self._socket = socket
        self._sender: asyncio.Task[None] | None = None  # while something waits
        self._listener: asyncio.Task[Any] | None = None

    @property
    def hands(self) -> tuple[int, ...]:
        """The seats that act at once on this screen; while it shows a seat's own view there are none."""
        return self.seats if self.has_hands and self.view_seat is None else ()

    def send(self, message: Out) -> None:
        """Send a message, at once or as soon as the page takes it."""
        self.send_encoded(ENCODER.encode(message))

    def send_encoded(self, message: bytes) -> None:
        """Send a message that was encoded for several."""
        outbox = self.outbox
        if not outbox and self._socket is not None and self._socket.take(message):
            return
        if len(outbox) >= MOST_WAITING or (outbox.n_bytes and outbox.n_bytes + len(message) > MOST_BYTES):
            self.cut()
        else:
            self._let_wait(message)

    def close(self) -> None:
        """Let the socket end after what is still to be sent."""
        self._let_wait(None)

    def _let_wait(self, message: bytes | None) -> None:
        self.outbox.put(message)
        if self._socket is not None and self._sender is None and not self.is_gone:
            self._sender = asyncio.create_task(self._catch_up(self._socket))

    async def _catch_up(self, socket: Socket) -> None:
        """Send what waits, in its order: a message waits until it is sent, so that none overtakes it."""
        try:
            while self.outbox:
                message = self.outbox.first
                if message is None:
                    await socket.close()
                    self.cut()
                    return
                await socket.say(message)
                self.outbox.take()
        except (PageGone, OSError):
            self.cut()
        finally:
            self._sender = None

    async def end(self) -> None:
        """Send nothing any more."""
        self.is_gone = True
        if (sender := self._sender) is not None:
            sender.cancel()
            await asyncio.gather(sender, return_exceptions=True)

    def cut(self) -> None:
        """Hear nothing any more, whatever the page was still to be sent: it is too slow, or nothing can be sent to it."""
        if not self.is_gone:
            self.is_gone = True
            if self._listener is not None and not self.is_answering:
                self._listener.cancel()

    async def until_cut(self, listening: Coroutine[Any, Any, None]) -> None:
        """Listen to the page in this very task, until that ends or is cut."""
        self._listener = asyncio.current_task()
        try:
            await listening
        except asyncio.CancelledError:
            if not self.is_gone or self._listener is None or self._listener.uncancel():
                raise  # it was cancelled by somebody else
        finally:
            self._listener = None
