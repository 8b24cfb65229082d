"""What a logbook counts: crates that the light took, and crates that came home."""

from collections.abc import Iterable, Iterator

from seaboard.engine.deeds import Deed
from seaboard.engine.moments import Chapter
from seaboard.games.smugglers.events import Caught, Delivered


def count(chapters: Iterable[Chapter]) -> Iterator[Deed]:
    """An empty boat in the light loses nothing: it is not counted as caught."""
    for chapter in chapters:
        for event in chapter.events:
            match event:
                case Caught(seat=int(seat), laden=True):
                    yield Deed("caught", seat)
                case Delivered(seat=int(seat)):
                    yield Deed("voyage", seat, event.points)
