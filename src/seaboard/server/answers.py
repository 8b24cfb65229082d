"""Answers that no log remembers, for whoever asks again after a break."""

from collections import OrderedDict
from typing import Final, NamedTuple

from seaboard.engine.errors import RequestReused
from seaboard.server.connection import Connection
from seaboard.server.protocol import Accepted, Act, Consent, Enter, Pause, Refused, Undo

MOST_REMEMBERED: Final = 256

Request = Act | Enter | Undo | Pause | Consent


class _Said(NamedTuple):
    asked: Request
    answer: Accepted | Refused


class Answers:
    """What this process answered to the requests of a match, as far as its log does not tell: refusals, pauses and consents.

    A copy of a request may still be on its way, on a line that was cut: it gets the same answer.
    """

    def __init__(self) -> None:
        self._said: OrderedDict[tuple[tuple[int, ...], str], _Said] = OrderedDict()

    def recall(self, connection: Connection, request: Request) -> bool:
        """Answer a request that was answered before the same way again; was it one?"""
        said = self._said.get(_key(connection, request))
        if said is None:
            return False
        if said.asked != request:
            raise RequestReused(f"the name {request.request!r} was given to another request")
        connection.send(said.answer)
        return True

    def give(self, connection: Connection, request: Request, answer: Accepted | Refused) -> None:
        """Send an answer and remember it."""
        self._said[_key(connection, request)] = _Said(request, answer)
        if len(self._said) > MOST_REMEMBERED:
            self._said.popitem(last=False)
        connection.send(answer)


def _key(connection: Connection, request: Request) -> tuple[tuple[int, ...], str]:
    """To whom a name belongs: a consent's to all seats of the device, any other's to its seat."""
    return (connection.seats if isinstance(request, Consent) else (request.seat,), request.request)
