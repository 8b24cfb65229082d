"""Who sits where and is here now, and what each of them sees: made once for a seat, and encoded once."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec

from seaboard.engine.replay import Entry
from seaboard.engine.state import CHANCE, SPECTATOR
from seaboard.server.clock import now_ms
from seaboard.server.connection import Connection
from seaboard.server.limits import Limits, TooManyPages, TooManyWatchers
from seaboard.server.protocol import ENCODER, Due, Out
from seaboard.server.storage.store import SeatRow
from seaboard.table.match import Match

NOTHING: Final = msgspec.Raw(b"[]")

Sights = dict[int | None, dict[str, Any]]  # seat, or None for spectators -> what it sees
Views = dict[int | None, tuple[msgspec.Raw, ...]]  # seat, or None for spectators -> how the table looks to it at each throw


class Presence:
    """The seats of a match and the connections to it."""

    def __init__(self, rows: Iterable[SeatRow]) -> None:
        self.rows = tuple(rows)
        self.piloted = _piloted(self.rows)
        """The rows of seats that a bot sails now."""
        self.connections: set[Connection] = set()
        self._away_since = dict.fromkeys((row.seat for row in self.rows), now_ms())

    @property
    def here(self) -> frozenset[int]:
        """The seats that somebody holds who is connected."""
        return frozenset(seat for connection in self.connections for seat in connection.seats)

    @property
    def waited_for(self) -> tuple[int, ...]:
        """The seats that no bot sails: of people, whether here or not, and those that nobody has taken yet."""
        return tuple(row.seat for row in self.rows if row.is_waited_for)

    @property
    def absent(self) -> tuple[int, ...]:
        """The seats that no bot sails and whose person is not here."""
        here = self.here
        return tuple(seat for seat in self.waited_for if seat not in here)

    @property
    def is_anybody_here(self) -> bool:
        """Is a person with a seat here? At a table of bots alone somebody who watches is enough."""
        if any(connection.seats for connection in self.connections):
            return True
        return bool(self.connections) and all(row.kind == "bot" for row in self.rows)

    @property
    def watchers(self) -> int:
        """How many watch without a seat."""
        return sum(not connection.seats and not connection.screen for connection in self.connections)

    @property
    def screens(self) -> int:
        """How many screens are the table."""
        return sum(connection.screen for connection in self.connections)

    def check_room(self, token: str | None, limits: Limits) -> None:
        """Refuse one more connection with this token, or one more who watches without any."""
        n = sum(connection.token == token for connection in self.connections)
        if token is None and n >= limits.watchers:
            raise TooManyWatchers("very many watch this table")
        if token is not None and n >= limits.seat_pages:
            raise TooManyPages("very many pages are open with this token")

    def throws(self, seat: int) -> bool:
        """Is somebody here who throws by hand for this seat?"""
        return self.rows[seat].is_waited_for and any(one.by_hand and seat in one.seats for one in self.connections)

    def away(self, seat: int) -> int | None:
        """For how many milliseconds the person on a seat has not been here; None for whoever is, and where no person sits."""
        if self.rows[seat].kind != "person" or seat in self.here:
            return None
        now = now_ms()
        self._away_since[seat] = since = min(now, self._away_since[seat])  # the clock may have been set back
        return now - since

    def add(self, connection: Connection) -> None:
        """Somebody comes."""
        self.connections.add(connection)

    def remove(self, connection: Connection) -> None:
        """Somebody leaves."""
        before = self.here
        self.connections.discard(connection)
        self.note_gone(before)

    def note_gone(self, before: frozenset[int]) -> None:
        """Count how long those have been away who were here before."""
        self._away_since.update(dict.fromkeys(before - self.here, now_ms()))

    def seat(self, row: SeatRow) -> None:
        """Note who sits on a seat now."""
        self.rows = tuple(row if row.seat == old.seat else old for old in self.rows)
        self.piloted = _piloted(self.rows)

    def tell(self, message: Out, *, but: Connection | None = None) -> None:
        """Send everybody the same."""
        encoded = ENCODER.encode(message)
        for connection in self.connections:
            if connection is not but:
                connection.send_encoded(encoded)


class Sight:
    """What each seat sees of a match as it stands, for `resync` and `update`. None is the spectators' seat."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._seq = match.seq
        self._for_all: dict[str, Any] = {}  # what everybody sees alike
        self._seen: dict[int | None, dict[str, Any]] = {}
        self._open: dict[int, msgspec.Raw] = {}

    def of(self, seat: int | None) -> dict[str, Any]:
        """All that the seat may see; views and actions are encoded already."""
        self._follow()
        found = self._seen.get(seat)
        if found is None:
            match = self._match
            found = self._seen[seat] = self._seen_by_all() | {
                "seat": seat,
                "view": msgspec.Raw(ENCODER.encode(match.view(SPECTATOR if seat is None else seat))),
                "legal": NOTHING if seat is None else msgspec.Raw(match.legal_json(seat)),
                "undo": match.undo_cost(seat) if seat is not None else None,
                "undo_others": match.undo_others(seat) if seat is not None else (),
            }
        return found

    def _seen_by_all(self) -> dict[str, Any]:
        if not self._for_all:
            match = self._match
            due = _due(match)
            actors = match.actors if due is None else (due.seat,)
            self._for_all = {"seq": match.seq, "actors": actors, "outcome": match.outcome, "due": due}
        return self._for_all

    def all(self) -> Sights:
        """What everybody sees who might look."""
        return {seat: self.of(seat) for seat in (None, *range(self._match.n_seats))}

    def at_throws(self, entries: Sequence[Entry]) -> Views:
        """What everybody sees who might look, when each throw of the entries that come next is due, encoded already."""
        match = self._match
        views: Views = {}
        for seat in (None, *range(match.n_seats)):
            seen = match.at_throws(entries, SPECTATOR if seat is None else seat)
            views[seat] = tuple(msgspec.Raw(ENCODER.encode(view)) for view in seen)
        return views

    def open_legal(self, seat: int) -> Any:
        """What the seat may do, as far as all can see it, encoded already."""
        self._follow()
        if seat not in self._open:
            match = self._match
            self._open[seat] = msgspec.Raw(match.legal_json(seat)) if match.has_open_choices else NOTHING
        return self._open[seat]

    def forget(self) -> None:
        """Keep nothing of it: it is made again for whoever looks next."""
        self._for_all = {}
        self._seen.clear()
        self._open.clear()
        self._seq = self._match.seq

    def _follow(self) -> None:
        if self._match.seq != self._seq:
            self.forget()


def _piloted(rows: Iterable[SeatRow]) -> tuple[SeatRow, ...]:
    return tuple(row for row in rows if row.pilot is not None)


def _due(match: Match) -> Due | None:
    """What has to be thrown on the table and entered: all see it alike."""
    if not match.awaits_entry or match.due is None:
        return None
    return Due(match.thrower, match.due.purpose, tuple(match.legal(CHANCE)))
