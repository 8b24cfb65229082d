"""Which moments of a match are worth telling, and how they are compared: by what everybody saw."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from seaboard.engine.moments import Candidate, Chapter
from seaboard.games.aboard.events import (
    Buried,
    CastOff,
    Earned,
    Fled,
    Fulfilled,
    Met,
    Penalized,
    Snatched,
    Sold,
    Stowed,
    Took,
    Topped,
)
from seaboard.games.aboard.view import Ship

KINDS: Final = ("cast_off", "brave", "fined", "rich", "sold", "chest")


def find(chapters: Iterable[Chapter]) -> Iterator[Candidate]:
    """Who was loaded first, who stood up to the pirates or paid them, and what brought the most."""
    met: set[int | None] = set()
    fled: set[int | None] = set()
    chests: Counter[int] = Counter()
    for chapter in chapters:
        yield from _cast_off(chapter)
        for event in chapter.events:
            match event:
                case Topped():
                    met, fled = set(), set()
                case Met():
                    met.add(event.seat)
                case Fled():
                    fled.add(event.seat)
                case Fulfilled(seat=int(seat)) if seat in met and fled:
                    yield chapter.moment("brave", seat, 45 + 10 * len(fled), before=True, fled=len(fled))
                case Buried(seat=int(seat)):
                    chests[seat] += 1
                    yield chapter.moment("chest", seat, 20 + 8 * chests[seat], chests=chests[seat])
        yield from _paid(chapter)


def _cast_off(chapter: Chapter) -> Iterator[Candidate]:
    """The first ship is full: by how many tiles it was ahead of the next."""
    for event in chapter.of(CastOff):
        ships = chapter.before().ships
        last = sum(took.seat == event.seat for kind in (Took, Stowed, Snatched) for took in chapter.of(kind))
        others = [_tiles(ship) for ship in ships if ship.seat != event.seat]
        ahead = max(0, _tiles(ships[event.seat]) + last - max(others))
        yield chapter.moment("cast_off", event.seat, 30 + 5 * ahead, before=True, ahead=ahead)


def _tiles(ship: Ship) -> int:
    return sum(ship.deck.values()) + ship.below


def _paid(chapter: Chapter) -> Iterator[Candidate]:
    """Money that came, and money that went."""
    for earned in chapter.of(Earned):
        yield chapter.moment("rich", earned.seat, 25 + 5 * earned.money, before=True, money=earned.money)
    for fine in chapter.of(Penalized):
        if fine.money > 0:
            yield chapter.moment("fined", fine.seat, 45 + 6 * fine.money, before=True, money=fine.money)
    for sold in chapter.of(Sold):
        if sold.goods > 0:
            yield chapter.moment("sold", sold.seat, 25 + 4 * sold.goods, before=True, goods=sold.goods)
