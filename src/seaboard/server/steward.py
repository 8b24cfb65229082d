"""Who sits where, and what holds for a table: every change is judged, stored, and only then seen."""

import asyncio
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from seaboard.engine.errors import SeaboardError
from seaboard.server import seating
from seaboard.server.bodies import Claim, Seated, Ticket
from seaboard.server.clock import now_ms
from seaboard.server.connection import Connection
from seaboard.server.protocol import Agree, Lend, Rename, SetOptions, SetSeat
from seaboard.server.storage.store import SeatRow, stored

if TYPE_CHECKING:
    from seaboard.server.live import Live

PATIENCE: Final = 30_000  # milliseconds that a person is away before a bot may sail
TICKET_LASTS: Final = 600_000  # milliseconds
MOST_TICKETS: Final = 16


class NotAllowed(SeaboardError):
    """The token, or the seat, does not allow this."""

    code = "not_allowed"


class SeatTaken(SeaboardError):
    """No seat is open."""

    code = "seat_taken"


class Begun(SeaboardError):
    """Only while people gather can it be changed."""

    code = "begun"


class NotAway(SeaboardError):
    """A bot sails only for a person who has been away for a while."""

    code = "not_away"


class Locked(SeaboardError):
    """Whoever opened the table lets nobody else in."""

    code = "locked"


class TicketUsed(SeaboardError):
    """A way to a seat was used already, or is too old."""

    code = "ticket_used"


class _Issued(NamedTuple):
    seat: int
    holder: bytes | None
    """Whose seat it was when the ticket was made: one that has changed hands since is not opened."""
    until: int
    is_lost: bool
    """Was it made for somebody who is away, by whoever opened the table? Once that person is back it opens nothing."""


class Steward:
    """Lets people change who sits at a table. Every method holds the match's lock."""

    def __init__(self, live: "Live", *, patience: int = PATIENCE) -> None:
        self._live = live
        self._patience = patience
        self._tickets: dict[str, _Issued] = {}

    # Over HTTP.

    async def claim(self, claim: Claim, token: str | None) -> Seated:
        """Seat somebody on the first open seat, or on the one that the ticket opens; a device that has a seat keeps its token."""
        live = self._live
        async with live.lock:
            if token is None or not seating.held_by(live.presence.rows, token):
                token = seating.new_token()
            if claim.ticket is not None:
                seat = await self._move(claim.ticket, token)
            else:
                seat = await self._take(claim, token)
            await live.follow_seats()
            return Seated(live.id, token, tuple(sorted({seat, *seating.held_by(live.presence.rows, token)})))

    async def _take(self, claim: Claim, token: str) -> int:
        live = self._live
        if live.table.locked:
            raise Locked(f"match {live.id} is locked")
        taken = {row.emblem for row in live.presence.rows}
        for row in sorted(live.presence.rows, key=lambda row: row.emblem != claim.emblem):
            if row.kind == "open":
                emblem = claim.emblem if claim.emblem and claim.emblem not in taken else row.emblem
                hash_ = seating.token_hash(token)
                if await self._seat(
                    row, row._replace(kind="person", name=seating.clean_name(claim.name), emblem=emblem, token_hash=hash_)
                ):
                    return row.seat
        raise SeatTaken(f"no seat of match {live.id} is open")

    async def _move(self, ticket: str, token: str) -> int:
        live = self._live
        issued = self._tickets.pop(ticket, None)
        if issued is None or issued.until < now_ms():
            raise TicketUsed("there is no such ticket, or it is too old")
        row = live.presence.rows[issued.seat]
        moved = row._replace(kind="person", token_hash=seating.token_hash(token), lent=None)
        if issued.is_lost and live.presence.away(row.seat) is None:
            raise TicketUsed(f"the person on seat {row.seat} is back")
        if row.token_hash != issued.holder or not await self._seat(row, moved):
            raise TicketUsed(f"seat {row.seat} has changed hands since")
        return row.seat

    def ticket(self, token: str | None, seat: int) -> Ticket:
        """A way to a seat for another device: one's own, or for whoever opened the table that of a person who is away.

        Whoever is here keeps the seat and its secrets to themselves.
        """
        live = self._live
        held = seating.held_by(live.presence.rows, token)
        live.check_seat(range(len(live.presence.rows)), seat)
        row = live.presence.rows[seat]
        if seat not in held and live.table.host not in held:
            raise NotAllowed(f"seat {seat} is another's")
        if row.kind != "person":
            raise NotAllowed(f"nobody sits on seat {seat}")
        if seat not in held and live.presence.away(seat) is None:
            raise NotAllowed(f"the person on seat {seat} is here")
        self._tickets = {name: issued for name, issued in self._tickets.items() if issued.until >= now_ms()}
        while len(self._tickets) >= MOST_TICKETS:
            self._tickets.pop(next(iter(self._tickets)))
        name = secrets.token_urlsafe(9)
        self._tickets[name] = _Issued(seat, row.token_hash, now_ms() + TICKET_LASTS, seat not in held)
        return Ticket(name, seat)

    # Over the socket.

    async def set_seat(self, connection: Connection, message: SetSeat) -> None:
        """Give an open seat to a bot, or open a seat."""
        live = self._live
        async with live.lock:
            self._check_seated(connection)
            live.check_seat(range(len(live.presence.rows)), message.seat)
            row = live.presence.rows[message.seat]
            if row.kind == "person":
                self._check_host(connection)
                if message.to == "bot":
                    raise NotAllowed(f"a person sits on seat {row.seat}: it has to be freed first")
            elif row.kind == "bot" and not live.is_gathering:
                raise Begun("a bot's seat is opened only while people gather")
            if message.to == "bot":
                after = row._replace(kind="bot", bot=self._pilot(message.bot or row.bot))
            else:
                after = row._replace(kind="open", name="", bot=None, token_hash=None, ready=None, lent=None)
            if after != row:
                await self._seat(row, after)
                await live.follow_seats()

    async def lend(self, connection: Connection, message: Lend) -> None:
        """Let a bot sail for a person who is away, or wait for the person again."""
        live = self._live
        async with live.lock:
            self._check_seated(connection)
            live.check_seat(range(len(live.presence.rows)), message.seat)
            row = live.presence.rows[message.seat]
            away = live.presence.away(row.seat)
            if away is None or (message.lent and away < self._patience):
                raise NotAway(f"the person on seat {row.seat} has not been away for {self._patience} milliseconds")
            if bool(row.lent) != message.lent:
                await self._seat(row, row._replace(lent=self._pilot(message.bot) if message.lent else None))
                live.follow_return(row.seat)  # who came while it was being stored
                await live.follow_seats()

    async def rename(self, connection: Connection, message: Rename) -> None:
        """Call the person on a seat otherwise."""
        live = self._live
        async with live.lock:
            live.check_seat(connection.seats, message.seat)
            row = live.presence.rows[message.seat]
            await self._seat(row, row._replace(name=seating.clean_name(message.name)))
            live.crier.tell_table()

    async def agree(self, connection: Connection, message: Agree) -> None:
        """Change what holds for the table."""
        live = self._live
        async with live.lock:
            self._check_host(connection)
            wanted = {
                "locked": message.locked,
                "watch": message.watch,
                "signals": message.signals,
                "hints": message.hints,
                "crew": message.crew,
            }
            if message.own_dice is not None:
                await live.set_own_dice(own_dice=message.own_dice)
            await live.note(**{name: value for name, value in wanted.items() if value is not None})
            if message.watch is False:
                for watcher in [one for one in live.presence.connections if not seating.held_by(live.presence.rows, one.token)]:
                    watcher.close()
            live.crier.tell_table()

    async def set_options(self, connection: Connection, message: SetOptions) -> None:
        """Play with other options: whoever was ready for the old ones is not ready any more."""
        live = self._live
        async with live.lock:
            self._check_host(connection)
            if not live.is_gathering:
                raise Begun("options are changed only while people gather")
            if live.match.header.practice:
                raise Begun("a table for practice has the options of its position")
            await live.change_options(message.options)

    # How.

    async def _seat(self, before: SeatRow, after: SeatRow) -> bool:
        """Store who sits on a seat, then show it; False if somebody else changed it first."""
        live = self._live
        if not await stored(live.store.seat(live.id, before, after), f"match {live.id}: who sits on seat {before.seat}"):
            live.follow_rows((await asyncio.wrap_future(live.store.read(live.id))).seats)
            live.crier.tell_table()
            return False
        live.presence.seat(after)
        return True

    def _pilot(self, wanted: str | None) -> str:
        """The bot that takes over a seat: the one that is asked for, or one of the rank that the table has agreed on."""
        live = self._live
        return live.table.crew if wanted is None else seating.check_bot(wanted, live.thinkers.own)

    def _check_seated(self, connection: Connection) -> None:
        if not connection.seats:
            raise NotAllowed("only who has a seat may do this")

    def _check_host(self, connection: Connection) -> None:
        if self._live.table.host not in connection.seats:
            raise NotAllowed("only whoever opened the table may do this")


def host_of(rows: Sequence[SeatRow]) -> int | None:
    """The seat of whoever opens a table: the first person's."""
    return next((row.seat for row in rows if row.kind == "person"), None)
