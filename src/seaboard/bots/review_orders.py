"""What is asked of the process in which matches are reviewed, and what it answers; each behind its length, as in `orders`."""

from typing import Final

import msgspec

from seaboard.bots.orders import Answer, Here, Order
from seaboard.bots.review import Review
from seaboard.engine.replay import Log

SEED: Final = 1  # of every review that a server makes: whoever has the match and `seaboard review` gets the same figures


class Ask(Order, frozen=True, tag="review"):
    """Review a match that is over. Answered by any number of `Reached`, and then `Reviewed`, `Unready` or `Unreviewed`."""

    log: Log
    budget: float
    """A multiple of the usual."""
    may_compile: bool = False
    """Shall it be compiled here, if it is not kept from an earlier time?"""


class Reached(Answer, frozen=True, tag="reached"):
    """So much of it is done."""

    percent: int


class Reviewed(Answer, frozen=True, tag="reviewed"):
    """What was found."""

    review: Review


class Unready(Answer, frozen=True, tag="unready"):
    """What reviews need of the game has to be compiled first."""


class Unreviewed(Answer, frozen=True, tag="unreviewed"):
    """It cannot be reviewed; asked again it could not either."""

    code: str
    detail: str


AnyReply = Here | Reached | Reviewed | Unready | Unreviewed

_orders: Final = msgspec.msgpack.Decoder(Ask)
_replies: Final = msgspec.msgpack.Decoder(AnyReply)


def read_ask(data: bytes) -> Ask:
    """An order without its length."""
    return _orders.decode(data)


def read_reply(data: bytes) -> AnyReply:
    """An answer without its length."""
    reply: AnyReply = _replies.decode(data)
    return reply
