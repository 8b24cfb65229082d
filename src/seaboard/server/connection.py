"""One WebSocket as the table sees it: what it may see, and a queue of what it is sent."""

import asyncio
from collections.abc import Iterable
from typing import Final

from seaboard.server.limits import Flow
from seaboard.server.protocol import ENCODER, Out, Pace

MOST_WAITING: Final = 256  # messages; a page that takes none for so long is cut off and comes back by itself
MOST_BYTES: Final = 8 * 1024 * 1024  # of all messages that wait, beside a single one that is longer


class Outbox(asyncio.Queue[bytes | None]):
    """What a page is still to be sent, and how long all of it is; None ends the socket."""

    n_bytes = 0

    def _put(self, item: bytes | None) -> None:
        super()._put(item)
        self.n_bytes += len(item or b"")

    def _get(self) -> bytes | None:
        item: bytes | None = super()._get()
        self.n_bytes -= len(item or b"")
        return item


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
        self.cut = asyncio.Event()
        """Is the page so slow that it is ended at once, whatever it was still to be sent?"""
        self.outbox = Outbox()

    @property
    def hands(self) -> tuple[int, ...]:
        """The seats that act at once on this screen; while it shows a seat's own view there are none."""
        return self.seats if self.has_hands and self.view_seat is None else ()

    def send(self, message: Out) -> None:
        """Put a message into the queue."""
        self.send_encoded(ENCODER.encode(message))

    def send_encoded(self, message: bytes) -> None:
        """Put a message into the queue that was encoded for several."""
        outbox = self.outbox
        if outbox.qsize() >= MOST_WAITING or (outbox.n_bytes and outbox.n_bytes + len(message) > MOST_BYTES):
            self.cut.set()
        else:
            outbox.put_nowait(message)

    def close(self) -> None:
        """Let the socket end after what is in the queue."""
        self.outbox.put_nowait(None)
