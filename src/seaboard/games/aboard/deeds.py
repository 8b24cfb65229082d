"""What a logbook counts: penalties to the pirates, and what each round's voyage brought."""

from collections import Counter
from collections.abc import Iterable, Iterator

from seaboard.engine.deeds import Deed
from seaboard.engine.moments import Chapter
from seaboard.games.aboard.events import Earned, Penalized, Sold


def count(chapters: Iterable[Chapter]) -> Iterator[Deed]:
    """A voyage is worth the rewards in money and what the goods were sold for; it is over with the sale, which everybody has."""
    earned: Counter[int] = Counter()
    for chapter in chapters:
        for event in chapter.events:
            match event:
                case Penalized(seat=int(seat)):
                    yield Deed("caught", seat)
                case Earned(seat=int(seat)):
                    earned[seat] += event.money
                case Sold(seat=int(seat)):
                    if (money := earned.pop(seat, 0) + event.money) > 0:
                        yield Deed("voyage", seat, money)
