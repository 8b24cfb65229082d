"""Which moments of a match are worth telling, and how they are compared; everybody sees everything."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from seaboard.engine.moments import Candidate, Chapter, seat_of_most
from seaboard.games.triangle.events import Bonus, Caught, Docked, Ended, Lost, Sailed, SentBack, Spun, Took

KINDS: Final = ("escape", "caught", "swallowed", "sent_back", "rich", "finish")

RISKY: Final = 5  # segments of sixteen from which on it was an escape

Way = Counter[tuple[int | None, int]]  # (seat, ship) -> steps since it left a port


def find(chapters: Iterable[Chapter]) -> Iterator[Candidate]:
    """The cloud and whom it missed, caught or swallowed; ships sent back, rich landings, and how it ended."""
    way: Way = Counter()
    for chapter in chapters:
        yield from _storm(chapter)
        yield from _sent_back(chapter, way)
        yield from _landed(chapter)
        for ended in chapter.of(Ended):
            yield chapter.moment("finish", ended.seat, 20, ending=ended.ending)
        _follow(chapter, way)


def _storm(chapter: Chapter) -> Iterator[Candidate]:
    """A spin: ships that it would have caught in many other segments, those that it did catch, and those it swallowed."""
    caught, lost = chapter.of(Caught), chapter.of(Lost)
    if chapter.of(Spun):
        gone = {(event.seat, event.ship) for event in caught}
        for ship in chapter.before().ships:
            if ship.danger >= RISKY and (ship.seat, ship.ship) not in gone:
                yield chapter.moment("escape", ship.seat, 30 + 5 * ship.danger, at=[ship.at], danger=ship.danger)
    if caught:
        seat, n = seat_of_most(caught)
        places = [event.at for event in caught if event.seat == seat]
        yield chapter.moment("caught", seat, 35 + 12 * n, at=places, ships=n)
    if lost:
        seat, n = seat_of_most(lost)
        yield chapter.moment("swallowed", seat, 45 + 12 * n, before=True, ships=n)


def _sent_back(chapter: Chapter, way: Way) -> Iterator[Candidate]:
    """The farther a ship had come, the worse."""
    for event in chapter.of(SentBack):
        steps = way[event.seat, event.ship]
        if steps > 0:
            yield chapter.moment("sent_back", event.seat, 40 + 2 * steps, at=[event.before], before=True, steps=steps)


def _landed(chapter: Chapter) -> Iterator[Candidate]:
    """What one landing brought, its bonus included."""
    for docked in chapter.of(Docked):
        money = sum(event.value for event in (*chapter.of(Took), *chapter.of(Bonus)))
        if money > 0:
            yield chapter.moment("rich", docked.seat, 20 + money // 2, at=[docked.at], port=docked.port, money=money)


def _follow(chapter: Chapter, way: Way) -> None:
    """How far each ship is from its last port behind this chapter."""
    for event in chapter.events:
        match event:
            case Sailed():
                way[event.seat, event.ship] += 1
            case Docked() | SentBack() | Lost():
                way[event.seat, event.ship] = 0
