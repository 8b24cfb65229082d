"""Were the dice of a match fair? Every draw computed again from what was promised and what was shown (docs/dice.md)."""

from typing import Any, NamedTuple

import msgspec

from seaboard.engine.chance import Keyed
from seaboard.engine.errors import Malformed, SeaboardError
from seaboard.engine.replay import Entry, Log
from seaboard.table import dice
from seaboard.table.match import Match


class NotFair(SeaboardError):
    """Something of a match is not as its dice would have it."""

    code = "not_fair"


class Drawn(msgspec.Struct, frozen=True):
    """One draw of a match."""

    seq: int
    """The entry that it became."""
    purpose: str
    public: bool
    """Could everybody see it when it fell?"""
    n: int
    """How many draws of this purpose came before and were not taken back."""
    shares: int
    """Out of how many."""
    share: int | None
    """Which one; none if it was entered by hand."""
    action: dict[str, Any]
    """What it meant, as it stands in the log."""
    by: int | None = None
    """The seat that entered it by hand; none if it was drawn."""


class Verdict(NamedTuple):
    """What was found in a match whose dice are fair."""

    draws: tuple[Drawn, ...]
    devices: int
    """How many devices gave a share to the key."""

    @property
    def entered(self) -> dict[int, int]:
        """Seat → how many outcomes its people entered, who threw dice of their own."""
        seats = sorted(drawn.by for drawn in self.draws if drawn.by is not None)
        return {seat: seats.count(seat) for seat in seats}


def verify(log: Log) -> Verdict:
    """Go through a match that is over, with its secret; `NotFair` says at which entry something is otherwise."""
    header = log.header
    if log.secret is None or header.commitment is None:
        raise Malformed("this match cannot be checked: its file has no secret or no commitment")
    secret = dice.read(log.secret, "the secret")
    if dice.commitment(header.id, secret).hex() != header.commitment:
        raise NotFair("the secret is not the one that the table promised before the match")
    match = Match(header, None, ())
    key = dice.of_match(header, secret)
    draws = []
    for entry in log.entries:
        if entry.seat == "chance":
            draws.append(_checked(match, entry, key))
        match.follow([entry])
    return Verdict(tuple(draws), len(header.shares))


def _checked(match: Match, entry: Entry, key: Keyed) -> Drawn:
    """The draw that an entry was, if it fell as it had to."""
    due = match.due
    if due is None:
        raise NotFair(f"entry {entry.seq}: nothing was to be drawn")
    if entry.by is not None:
        if not due.public:
            raise NotFair(f"entry {entry.seq}: {due.purpose} is secret, and was entered by hand")
        return Drawn(entry.seq, due.purpose, due.public, due.n, due.shares, None, entry.action, entry.by)
    share = key.pick(due)
    expected = match.drawn(share)
    if entry.action != expected:
        raise NotFair(f"entry {entry.seq}: draw {due.n} of {due.purpose} is {entry.action}, expected {expected}")
    return Drawn(entry.seq, due.purpose, due.public, due.n, due.shares, share, entry.action)
