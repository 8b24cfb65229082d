"""Which moments of a match are worth telling, and how they are compared: by what everybody saw."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

from seaboard.engine.moments import Candidate, Chapter
from seaboard.games.smugglers.data import DATA
from seaboard.games.smugglers.events import Arrived, Caught, Delivered, Left, LightMoved, Pushed, Sailed, Threw, Took, Won
from seaboard.games.smugglers.state import N_BEAMS

KINDS: Final = ("escape", "caught", "bump", "salvage", "voyage", "swift", "wrong", "finish")

LADEN: Final = 25  # what an escape is worth more with a crate aboard
MOST_STEPS: Final = 30  # of a way: more squares make it no longer
SWIFT: Final = 3  # rounds in which a crate is delivered swiftly


@dataclass
class Crate:
    """A piece of goods on its way, as far as all saw it."""

    steps: int = 0
    """Squares since its carrier has it."""
    since: int | None = None
    """The round in which its carrier got it; none if that was not seen."""
    loser: int | None = None
    """Whom the light took it from last."""
    doors: int = 0
    """Harbours that turned it away."""


@dataclass
class Bay:
    """Who carries which crate, and what floats where."""

    aboard: dict[int, Crate] = field(default_factory=dict)
    afloat: dict[str, list[Crate]] = field(default_factory=dict)

    def take(self, seat: int, at: str, round_: int) -> Crate | None:
        """A crate comes aboard; what was there before."""
        old = self.aboard.get(seat)
        stack = self.afloat.get(at)
        crate = stack.pop() if stack else Crate()
        crate.steps, crate.since = 0, round_
        self.aboard[seat] = crate
        return old

    def drop(self, at: str, crate: Crate) -> None:
        """A crate floats."""
        self.afloat.setdefault(at, []).append(crate)


def find(chapters: Iterable[Chapter]) -> Iterator[Candidate]:
    """The light and whom it missed or found, what was salvaged, long ways, wrong doors, and the last crate."""
    bay = Bay()
    for chapter in chapters:
        yield from _escapes(chapter)
        yield from _caught(chapter, bay)
        yield from _bumps(chapter)
        yield from _landed(chapter, bay)
        _follow(chapter, bay)


def _escapes(chapter: Chapter) -> Iterator[Candidate]:
    """Boats that the light would have found with one more step; most of all if it came from afar, and with a crate aboard."""
    moves = chapter.of(LightMoved)
    if not moves or chapter.of(Caught):
        return
    last = moves[-1]
    following = DATA.beam[(2 * last.beam - last.before) % N_BEAMS].lit
    for boat in chapter.before().boats:
        if boat.at in following and boat.at not in DATA.beam[last.beam].lit:
            weight = 50 + 4 * len(moves) + LADEN * (boat.cargo is not None)
            yield chapter.moment("escape", boat.seat, weight, at=[boat.at], laden=int(boat.cargo is not None))


def _caught(chapter: Chapter, bay: Bay) -> Iterator[Candidate]:
    """A laden boat in the light: the longer the way was that its crate had come, the worse."""
    for event in chapter.of(Caught):
        if event.laden:
            steps = bay.aboard.get(event.seat, Crate()).steps
            yield chapter.moment("caught", event.seat, 50 + min(steps, MOST_STEPS), at=[event.at], steps=steps)


def _bumps(chapter: Chapter) -> Iterator[Candidate]:
    """A boat pushed another one away; most of all into the light."""
    for event in chapter.of(Pushed):
        is_lit = any(caught.seat == event.victim for caught in chapter.of(Caught))
        yield chapter.moment("bump", event.seat, 85 if is_lit else 35, at=[event.to], lit=int(is_lit))


def _landed(chapter: Chapter, bay: Bay) -> Iterator[Candidate]:
    """A crate at a door: the right one, or a wrong one."""
    steps = {seat: crate.steps for seat, crate in bay.aboard.items()}
    for sailed in chapter.of(Sailed):
        steps[sailed.seat] = steps.get(sailed.seat, 0) + 1
    delivered = chapter.of(Delivered)
    for event in delivered:
        crate = bay.aboard.get(event.seat, Crate())
        told = {"goal": event.goal, "points": event.points}
        way = steps.get(event.seat, 0)
        if crate.loser not in (None, event.seat):
            yield chapter.moment("salvage", event.seat, 60 + 8 * event.points, at=[event.goal], **told)
        if way > 0:
            yield chapter.moment("voyage", event.seat, 20 + 2 * min(way, MOST_STEPS), at=[event.goal], steps=way, **told)
        if crate.since is not None and chapter.round - crate.since <= SWIFT:
            rounds = chapter.round - crate.since
            yield chapter.moment("swift", event.seat, 38 - 6 * rounds + 4 * event.points, at=[event.goal], rounds=rounds, **told)
        if chapter.of(Won):
            yield chapter.moment("finish", event.seat, 20, at=[event.goal], **told)
    if not delivered:
        for event in chapter.of(Arrived):
            doors = bay.aboard.get(event.seat, Crate()).doors + 1
            yield chapter.moment("wrong", event.seat, 30 + 12 * doors, at=[event.at], island=event.at, doors=doors)


def _follow(chapter: Chapter, bay: Bay) -> None:
    """Where the crates are behind this chapter."""
    old: Crate | None = None
    for event in chapter.events:
        match event:
            case Sailed() if event.seat in bay.aboard:
                bay.aboard[event.seat].steps += 1
            case Took(seat=int(seat)):
                old = bay.take(seat, event.at, chapter.round)
            case Left() if old is not None:
                bay.drop(event.at, old)
            case Threw():
                crate = bay.aboard.pop(event.victim, Crate())
                crate.loser = event.victim
                bay.drop(event.to, crate)
            case Delivered(seat=int(seat)):
                bay.aboard.pop(seat, None)
            case Arrived() if event.seat in bay.aboard:
                bay.aboard[event.seat].doors += 1
