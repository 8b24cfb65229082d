"""Who sits where and is here now, and what each of them sees: made once for a seat, and encoded once."""

from collections.abc import Iterable
from typing import Any

import msgspec

from seaboard.engine.state import SPECTATOR
from seaboard.server import seating
from seaboard.server.connection import Connection
from seaboard.server.protocol import ENCODER, Out, Table
from seaboard.server.storage.store import SeatRow
from seaboard.table.match import Match


class Presence:
    """The seats of a match and the connections to it."""

    def __init__(self, rows: Iterable[SeatRow]) -> None:
        self.rows = tuple(rows)
        self.connections: set[Connection] = set()

    @property
    def here(self) -> frozenset[int]:
        """The seats that somebody holds who is connected."""
        return frozenset(seat for connection in self.connections for seat in connection.seats)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that are no bot's, also those that nobody has taken yet."""
        return tuple(row.seat for row in self.rows if row.kind != "bot")

    @property
    def absent(self) -> tuple[int, ...]:
        """The seats of people who are not here."""
        here = self.here
        return tuple(seat for seat in self.people if seat not in here)

    @property
    def open_seats(self) -> frozenset[int]:
        """The seats that nobody has taken yet."""
        return frozenset(row.seat for row in self.rows if row.kind == "open")

    @property
    def table(self) -> Table:
        """Who sits where, and who is here."""
        return Table(seating.infos(self.rows, self.here))

    def seat(self, taken: SeatRow) -> None:
        """Note who sits on a seat now, and tell everybody."""
        self.rows = tuple(taken if row.seat == taken.seat else row for row in self.rows)
        self.tell(self.table)

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
        self._seen: dict[int | None, dict[str, Any]] = {}

    def of(self, seat: int | None) -> dict[str, Any]:
        """All that the seat may see; views and actions are encoded already."""
        match = self._match
        if match.seq != self._seq:
            self._seen.clear()
            self._seq = match.seq
        if seat not in self._seen:
            self._seen[seat] = {
                "seq": match.seq,
                "seat": seat,
                "view": _raw(match.view(SPECTATOR if seat is None else seat)),
                "actors": match.actors,
                "legal": _raw(match.legal(seat) if seat is not None else ()),
                "undo": match.undo_cost(seat) if seat is not None else None,
                "outcome": match.outcome,
            }
        return self._seen[seat]


def _raw(value: Any) -> msgspec.Raw:
    return msgspec.Raw(ENCODER.encode(value))
