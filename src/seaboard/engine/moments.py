"""What is worth telling when a match is over: entries as everybody saw them, and the moments that a game finds in them."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

import msgspec

from seaboard.engine.state import CHANCE


class Highlight(msgspec.Struct, frozen=True):
    """Something worth telling: the page has a title and a sentence for each kind, in every language."""

    kind: str
    seat: int
    """Whom it is about."""
    seq: int
    """The table behind this entry shows it."""
    round: int
    values: dict[str, int | str]
    """What its sentence needs: numbers, and names of places and things."""
    at: tuple[str, ...]
    """The places to look at; none: all of the board."""


class Candidate(NamedTuple):
    """A moment, and how much it is worth telling: a number that can be compared across the kinds of a game."""

    weight: int
    moment: Highlight


class Chapter(NamedTuple):
    """One entry of a match as everybody saw it: nothing that was hidden from a spectator."""

    seq: int
    round: int
    before: Callable[[], Any]
    """The spectator's view before it."""
    events: tuple[Any, ...]
    """What a spectator was told of it, with names."""

    def of(self, kind: type) -> list[Any]:
        """The events of one kind."""
        return [event for event in self.events if isinstance(event, kind)]

    def moment(
        self, kind: str, seat: int, weight: int, *, at: Iterable[str] = (), before: bool = False, **values: int | str
    ) -> Candidate:
        """A moment of this chapter; `before`: it is the table before the entry that shows it."""
        return Candidate(weight, Highlight(kind, seat, self.seq - before, self.round, values, tuple(at)))


Finder = Callable[[Iterable[Chapter]], Iterator[Candidate]]


def seat_of_most(events: Iterable[Any]) -> tuple[int, int]:
    """The seat that most of these events concern, the lowest of several, and how many they are."""
    seats = [event.seat for event in events]
    return max(((seat, seats.count(seat)) for seat in range(CHANCE)), key=lambda counted: (counted[1], -counted[0]))
