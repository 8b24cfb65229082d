"""What a logbook keeps of a match that is over: how it ended, by how much, and what was counted of each seat."""

from collections.abc import Iterable

import msgspec

from seaboard.engine import replay
from seaboard.engine.contract import Outcome
from seaboard.engine.deeds import Deed, Feat
from seaboard.engine.errors import Malformed
from seaboard.engine.replay import Log
from seaboard.games import registry
from seaboard.table.moments import chapters


class Account(msgspec.Struct, frozen=True):
    """A match that is over, in numbers."""

    outcome: Outcome
    margin: int
    """How far the winner's score is above the next; 0 where the victory is shared."""
    feats: tuple[Feat, ...]
    """By kind and seat; nothing for a seat without such deeds."""


def account(log: Log) -> Account:
    """The numbers of a match that is over; `Malformed` if it is not."""
    game = registry.game(log.header.game, log.header.rules)
    s, board = replay.start(game, log.header)
    for entry in replay.effective(log.entries):
        game.apply(s, board, replay.seat_of(entry.seat), replay.check(game, s, board, entry), None)
    outcome = game.outcome(s, board)
    if outcome is None:
        raise Malformed("the match is not over: there is nothing to count yet")
    return Account(outcome, margin(outcome), feats(game.deeds(chapters(log))))


def margin(outcome: Outcome) -> int:
    """How far the winner's score is above the best of the others; 0 if several have won, or something else decided."""
    first, *others = sorted(zip(outcome.ranks, outcome.scores, strict=True), key=lambda seat: (seat[0], -seat[1]))
    is_shared = any(rank == first[0] for rank, _ in others)
    return 0 if is_shared else max(0, first[1] - max(score for _, score in others))


def feats(deeds: Iterable[Deed]) -> tuple[Feat, ...]:
    """Add up what each seat did, kind by kind."""
    worths: dict[tuple[str, int], list[Deed]] = {}
    for deed in deeds:
        worths.setdefault((deed.kind, deed.seat), []).append(deed)
    return tuple(
        Feat(those[0].kind, those[0].seat, len(those), max(deed.worth for deed in those)) for _, those in sorted(worths.items())
    )
