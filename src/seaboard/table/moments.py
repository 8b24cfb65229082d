"""The story of a match that is over, found in its log: a few moments, and the table as all saw it then."""

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Any, Final, NamedTuple

from seaboard.engine import replay
from seaboard.engine.bits import has
from seaboard.engine.events import new_events, read
from seaboard.engine.moments import Candidate, Chapter, Highlight
from seaboard.engine.replay import Log
from seaboard.engine.state import SPECTATOR
from seaboard.games import registry

MOST: Final = 3


class Scene(NamedTuple):
    """A moment, and the table as a spectator saw it then."""

    moment: Highlight
    view: Any


def story(log: Log) -> tuple[Scene, ...]:
    """What is worth telling of a match, in the order in which it happened; nothing of it was hidden from a spectator."""
    game = registry.game(log.header.game, log.header.rules)
    return tuple(Scene(moment, view_at(log, moment.seq)) for moment in chosen(game.moments(chapters(log))))


def chapters(log: Log) -> Iterator[Chapter]:
    """The entries of a log that count, as a spectator saw them."""
    game = registry.game(log.header.game, log.header.rules)
    s, board = replay.start(game, log.header)
    for entry in replay.effective(log.entries):
        before = s.clone()
        events = new_events()
        game.apply(s, board, replay.seat_of(entry.seat), replay.check(game, s, board, entry), events)
        told = tuple(game.tell(event) for event in read(events) if has(event.audience, SPECTATOR))
        yield Chapter(entry.seq, game.round_of(before), partial(game.view, before, board, SPECTATOR), told)


def view_at(log: Log, seq: int) -> Any:
    """The spectator's view of the table behind an entry."""
    game = registry.game(log.header.game, log.header.rules)
    s, board = replay.start(game, log.header)
    for entry in replay.effective(log.entries[:seq]):
        game.apply(s, board, replay.seat_of(entry.seat), replay.check(game, s, board, entry), None)
    return game.view(s, board, SPECTATOR)


def chosen(candidates: Iterable[Candidate]) -> list[Highlight]:
    """The best of some kinds: those worth most, each of another entry, of seats that have not been told of where possible."""
    pool = _best_of_kinds(candidates)
    found: list[Highlight] = []
    while pool and len(found) < MOST:
        seats = {moment.seat for moment in found}
        best = min(pool, key=lambda one: (one.moment.seat in seats, -one.weight, -one.moment.seq, one.moment.kind))
        found.append(best.moment)
        pool = [one for one in pool if one.moment.kind != best.moment.kind and one.moment.seq != best.moment.seq]
    return sorted(found, key=lambda moment: moment.seq)


def _best_of_kinds(candidates: Iterable[Candidate]) -> list[Candidate]:
    """All that no other of its kind beats."""
    best: dict[str, list[Candidate]] = {}
    for one in candidates:
        rivals = best.setdefault(one.moment.kind, [one])
        if one.weight > rivals[0].weight:
            best[one.moment.kind] = [one]
        elif one.weight == rivals[0].weight and one is not rivals[0]:
            rivals.append(one)
    return [one for rivals in best.values() for one in rivals]
