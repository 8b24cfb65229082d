"""What a logbook counts: ships that the cloud caught, and what landings brought."""

from collections.abc import Iterable, Iterator

from seaboard.engine.deeds import Deed
from seaboard.engine.moments import Chapter
from seaboard.games.triangle.events import Bonus, Caught, Docked, Took


def count(chapters: Iterable[Chapter]) -> Iterator[Deed]:
    """A landing is worth its card and its bonus, in thousands; one that brings nothing is not counted."""
    for chapter in chapters:
        for caught in chapter.of(Caught):
            yield Deed("caught", caught.seat)
        for docked in chapter.of(Docked):
            money = sum(event.value for event in (*chapter.of(Took), *chapter.of(Bonus)))
            if money > 0:
                yield Deed("voyage", docked.seat, money)
