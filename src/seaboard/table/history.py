"""What happened in a match so far, as a seat was told it at the time: what a newcomer, or whoever was away, reads."""

from typing import NamedTuple

import msgspec

from seaboard.engine.replay import Entry, Log, effective, is_undo
from seaboard.table.match import Match


class Told(NamedTuple):
    """What one submission brought."""

    seq: int
    """The number of its last entry."""
    events: list[msgspec.Struct]
    undone: bool
    """Was it taken back later?"""


def told(log: Log, seat: int, since: int = 0) -> list[Told]:
    """What a seat, or the spectator, was told behind entry `since`, an item for each submission; undos tell nothing."""
    match = Match(log.header)
    counts = {entry.seq for entry in effective(log.entries)}
    found: list[Told] = []
    for submission in submissions(log.entries):
        events = match.follow(submission).told(seat)
        last = submission[-1]
        if last.seq > since and not is_undo(submission[0]):
            found.append(Told(last.seq, events, submission[0].seq not in counts))
    return found


def submissions(entries: tuple[Entry, ...]) -> list[list[Entry]]:
    """Entries as they were submitted: an action and the chance outcomes behind it; those before the first action are one."""
    found: list[list[Entry]] = []
    for entry in entries:
        if found and entry.seat == "chance" and entry.by is None:
            found[-1].append(entry)
        else:
            found.append([entry])
    return found
