"""What the players were told, kept in a process that is never killed: the judge holds the database against it."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

import msgspec

from seaboard.server.protocol import ENCODER

Message = dict[str, Any]

SEEN: Final = ("view", "actors", "legal", "undo", "undo_others", "outcome")  # what follows from the log and the viewer alone
LOGGED: Final = ("act", "undo")  # requests that stand in the log once they are accepted
FOR_LATER: Final = "not_stored"  # the one refusal that leaves a request open: it is sent again


class Name(NamedTuple):
    """A request's name: it belongs to a seat of a match."""

    match: str
    seat: int
    request: str


@dataclass(eq=False)
class Asked:
    """A request, and how it was answered."""

    message: Message
    sent: int = 0
    accepted: set[int] = field(default_factory=set)
    """The numbers that it was accepted with: one, however often it was asked."""
    refused: str | None = None

    @property
    def kind(self) -> str:
        """What it asks for."""
        kind: str = self.message["kind"]
        return kind

    @property
    def is_answered(self) -> bool:
        """Does nobody wait for an answer any more?"""
        return bool(self.accepted) or self.refused is not None


class Seats(NamedTuple):
    """Who may act at a table without a request: bots, and the table for whoever is lent or late."""

    by_themselves: frozenset[int]


class Ledger:
    """Everything that the players asked, were answered and were shown."""

    def __init__(self) -> None:
        self.matches: dict[str, Seats] = {}
        self.asked: dict[Name, Asked] = {}
        self.shown: dict[tuple[str, int | None], dict[int, int]] = {}  # (match, seat) -> entry -> what it looked like
        self.last: dict[tuple[str, str], tuple[int | None, int]] = {}  # (match, device) -> through which eyes, and which entry
        self.names: dict[tuple[str, int], str] = {}
        self.paused: dict[str, bool] = {}
        self.links: dict[str, str] = {}  # match -> its rematch
        self.contradictions: list[str] = []
        self.counts: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.flying: set[Name] = set()
        """Submissions that have been sent, on a connection that is open, and are not answered."""

    @property
    def acknowledged(self) -> int:
        """How many requests were accepted: a request counts once."""
        return self.counts["acknowledged"]

    @property
    def open(self) -> list[Name]:
        """The requests that somebody still waits for."""
        return [name for name, asked in self.asked.items() if not asked.is_answered]

    def begin(self, match: str, by_themselves: Iterable[int]) -> None:
        """A match that the players were told of."""
        self.matches.setdefault(match, Seats(frozenset(by_themselves)))

    def send(self, name: Name, message: Message) -> None:
        """Note that a request is sent, perhaps again."""
        asked = self.asked.setdefault(name, Asked(message))
        asked.sent += 1
        self.counts["sent_again"] += asked.sent > 1
        if asked.kind in LOGGED:
            self.flying.add(name)

    def answer(self, name: Name, answer: Message) -> bool:
        """Note an answer; is the request settled by it?"""
        self.flying.discard(name)
        asked = self.asked[name]
        if answer["kind"] == "accepted":
            self._accept(name, asked, answer["seq"])
            return True
        code = answer["code"]
        self.refusals[code] += 1
        if code == FOR_LATER:
            return False
        if asked.accepted:
            self.contradict(f"{name} was accepted, and then refused as {code}")
        asked.refused = code
        return True

    def _accept(self, name: Name, asked: Asked, seq: int) -> None:
        if asked.refused is not None:
            self.contradict(f"{name} was refused as {asked.refused}, and then accepted")
        self.counts["acknowledged"] += not asked.accepted
        self.counts[asked.kind] += not asked.accepted
        if asked.kind in LOGGED and asked.accepted - {seq}:
            self.contradict(f"{name} was accepted as entry {asked.accepted}, and then as {seq}")
        asked.accepted.add(seq)
        if asked.kind == "rename":
            self.names[name.match, name.seat] = asked.message["name"]
        elif asked.kind == "pause":
            self.paused[name.match] = asked.message["paused"]

    def see(self, match: str, device: str, message: Message) -> None:
        """Note what a device is shown."""
        seat, seq = message["seat"], message["seq"]
        look = digest({key: message[key] for key in SEEN})
        known = self.shown.setdefault((match, seat), {}).setdefault(seq, look)
        if known != look:
            self.contradict(f"{device} was shown another entry {seq} of {match} for seat {seat} than somebody before")
        self.last[match, device] = (seat, seq)
        self.counts["shown"] += 1

    def contradict(self, text: str) -> None:
        """Note that the players were told two things that cannot both be so."""
        self.contradictions.append(text)


def digest(seen: Message) -> int:
    """A number for what somebody sees, the same whether it came over the wire or was just computed."""
    return hash(msgspec.json.encode(msgspec.json.decode(ENCODER.encode(seen))))
