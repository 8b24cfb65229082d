"""What happened in a match so far, as a seat was told it at the time: what a newcomer, or whoever was away, reads."""

from collections.abc import Collection, Iterator
from typing import NamedTuple

import msgspec

from seaboard.engine import replay
from seaboard.engine.bits import has, members
from seaboard.engine.contract import AnyGame
from seaboard.engine.replay import Entry, Log, effective, is_undo
from seaboard.engine.state import CHANCE, State
from seaboard.games import registry
from seaboard.table.match import Match, thrower


class Told(NamedTuple):
    """What one submission brought."""

    seq: int
    """The number of its last entry."""
    events: list[msgspec.Struct]
    undone: bool
    """Was it taken back later?"""


def told(log: Log, seat: int, since: int = 0) -> list[Told]:
    """What a seat, or the spectator, was told behind entry `since`, an item for each submission; undos tell nothing."""
    counts = {entry.seq for entry in effective(log.entries)}
    found: list[Told] = []
    for entries, events in _submissions(log, seat):
        last = entries[-1]
        if last.seq > since and not is_undo(entries[0]):
            found.append(Told(last.seq, events, entries[0].seq not in counts))
    return found


class Seen(NamedTuple):
    """How the table looked at an entry."""

    view: msgspec.Struct
    actors: tuple[int, ...]
    """Who was to act, or to throw."""


def shown(log: Log, seat: int, at: Collection[int]) -> dict[int, Seen]:
    """What a seat, or the spectator, saw at these entries, without what was taken back later."""
    game = registry.game(log.header.game, log.header.rules)
    s, board = replay.start(game, log.header)
    found: dict[int, Seen] = {}
    wanted = sorted(at)
    for entry in effective(log.entries):
        while wanted and wanted[0] < entry.seq:
            found[wanted.pop(0)] = look(game, s, board, seat)
        action = replay.check(game, s, board, entry)
        game.apply(s, board, replay.seat_of(entry.seat), action, None)
    return found | {seq: look(game, s, board, seat) for seq in wanted}


def look(game: AnyGame, s: State, board: State, seat: int) -> Seen:
    """How the table looks to a seat, or the spectator, in a position."""
    return Seen(game.view(s, board, seat), asked(game, s, board))


def asked(game: AnyGame, s: State, board: State) -> tuple[int, ...]:
    """Who is to act, or to throw."""
    mask = game.actors(s)
    is_thrown = has(mask, CHANCE) and game.purposes[game.purpose(s)].by_hand
    return (thrower(game, s, board),) if is_thrown else tuple(members(mask))


def _submissions(log: Log, seat: int) -> Iterator[tuple[list[Entry], list[msgspec.Struct]]]:
    """Entries as they were submitted, and what a seat was told of them.

    An action and the chance outcomes behind it are one; so is all before the first action, and the start of a later race.
    """
    match = Match(log.header, holds_starts=True)
    entries: list[Entry] = []
    events: list[msgspec.Struct] = []
    is_start = False
    for entry in log.entries:
        was_start, is_start = is_start, match.awaits_start
        begins_race = is_start and not was_start and bool(entries) and entries[0].seat != "chance"
        if entries and (entry.seat != "chance" or entry.by is not None or begins_race):
            yield entries, events
            entries, events = [], []
        entries.append(entry)
        events += match.follow((entry,)).told(seat)
    if entries:
        yield entries, events
