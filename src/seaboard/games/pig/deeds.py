"""What a logbook counts: turns that were held are voyages, and the die that spoils one is what all fear."""

from collections.abc import Iterable, Iterator

from seaboard.engine.deeds import Deed
from seaboard.engine.moments import Chapter
from seaboard.games.pig.events import Held, Spoilt


def count(chapters: Iterable[Chapter]) -> Iterator[Deed]:
    """A voyage is worth the points that it brought home."""
    for chapter in chapters:
        for held in chapter.of(Held):
            yield Deed("voyage", held.seat, held.kept)
        for spoilt in chapter.of(Spoilt):
            yield Deed("caught", spoilt.seat)
