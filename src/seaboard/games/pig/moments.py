"""Which moments of a match are worth telling, and how they are compared: by what everybody saw."""

from collections.abc import Iterable, Iterator
from typing import Final

from seaboard.engine.moments import Candidate, Chapter
from seaboard.games.pig.events import Held, Rolled, Spoilt

KINDS: Final = ("kept", "lost", "stake")


def find(chapters: Iterable[Chapter]) -> Iterator[Candidate]:
    """The most that was kept, lost and at stake."""
    for chapter in chapters:
        for event in chapter.events:
            match event:
                case Held(seat=int(seat)):
                    yield chapter.moment("kept", seat, event.kept, points=event.kept)
                case Spoilt(seat=int(seat)):
                    yield chapter.moment("lost", seat, event.lost, points=event.lost)
                case Rolled(seat=int(seat)):
                    yield chapter.moment("stake", seat, event.at_stake, points=event.at_stake)
