"""One match that somebody is connected to: the only writer of its log in this process."""

import asyncio
from collections.abc import Sequence
from time import time
from typing import Any, Final

from seaboard.engine.chance import new_rng
from seaboard.engine.contract import Limit
from seaboard.engine.errors import NoUndo, SeaboardError
from seaboard.engine.state import SPECTATOR
from seaboard.server import seating
from seaboard.server.connection import Connection
from seaboard.server.crew import Crew
from seaboard.server.protocol import (
    Accepted,
    Act,
    Asked,
    Consent,
    Hand,
    MatchInfo,
    Preview,
    Previewed,
    Refused,
    Rematched,
    Resync,
    Table,
    Undo,
    Update,
    Waiting,
)
from seaboard.server.storage.store import SeatRow, Store
from seaboard.table.clock import Clock
from seaboard.table.match import Match, Progress

AWAY: Final = 15_000  # milliseconds for somebody who may come back


class NotBegun(SeaboardError):
    """A race begins for all at once: not before everybody is here."""

    code = "not_begun"


def now_ms() -> int:
    """The time of an entry."""
    return int(time() * 1000)


class Live:
    """A match, the connections that watch or play it, its bots and its clock. Everything that changes it goes through `_lock`."""

    def __init__(self, id_: str, match: Match, rows: Sequence[SeatRow], store: Store, *, bot_delays: bool) -> None:
        self.id = id_
        self.match = match
        self.rows = tuple(rows)
        self.connections: set[Connection] = set()
        self.is_broken = False  # a commit failed: whoever asks next reads it from the store again
        self._store = store
        self._lock = asyncio.Lock()
        self._crew = Crew(self, delays=bot_delays)
        self._clock = Clock()
        self._alarm: asyncio.TimerHandle | None = None
        self._hurry: asyncio.Task[None] | None = None
        self._wish: tuple[int, set[int]] | None = None  # who wants to take something back, and who agreed

    @property
    def info(self) -> MatchInfo:
        """What does not change."""
        header = self.match.header
        return MatchInfo(self.id, header.game, header.data, header.options, header.commitment or "")

    # Connections.

    def join(self, connection: Connection) -> None:
        """Begin to send a connection what happens."""
        waited = bool(self.missing)
        self.connections.add(connection)
        connection.send(self.table())
        self.tell_table(but=connection)
        self._wind_clock()
        for other in self.connections if waited else (connection,):
            self.show(other)
        self._crew.wake()

    def leave(self, connection: Connection) -> None:
        """Stop it."""
        self.connections.discard(connection)
        self.tell_table()
        for other in self.connections if self.missing else ():
            self.show(other)
        self._wind_clock()

    def table(self) -> Table:
        """Who sits where, and who is here."""
        here = {seat for connection in self.connections for seat in connection.seats}
        return Table(seating.infos(self.rows, here))

    def tell_table(self, but: Connection | None = None) -> None:
        """Tell everybody who sits where."""
        for connection in self.connections:
            if connection is not but:
                connection.send(self.table())

    def show(self, connection: Connection) -> None:
        """Send the whole table through a connection's eyes; before a race begins only whom it waits for."""
        missing = self.missing
        connection.send(Waiting(missing) if missing else Resync(**self._shown(connection)))

    def _shown(self, connection: Connection) -> dict[str, Any]:
        seat = connection.view_seat
        match = self.match
        return {
            "seq": match.seq,
            "seat": seat,
            "view": match.view(SPECTATOR if seat is None else seat),
            "actors": match.actors,
            "legal": tuple(match.legal(seat)) if seat is not None else (),
            "undo": match.undo_cost(seat) if seat is not None else None,
            "outcome": match.outcome,
            "clock": self._hand(seat) if match.limits else None,
        }

    def _hand(self, seat: int | None) -> Hand:
        return Hand(0 if seat is None else self.busy(seat), self._clock.left(now_ms()))

    # What people do.

    async def act(self, connection: Connection, message: Act) -> None:
        """Play an action for a seat of this connection."""
        async with self._lock:
            self._check_begun()
            since = self.match.seq
            progress = self.match.act(message.seat, message.action, request=message.request, seq=message.seq, time=now_ms())
            await self._keep(since, progress)
            connection.send(Accepted(message.request, self.match.seq))
        self.go_on()

    def _check_begun(self) -> None:
        if self.missing:
            raise NotBegun(f"the race begins when everybody is here, it waits for seat {', '.join(map(str, self.missing))}")

    async def preview(self, connection: Connection, message: Preview) -> None:
        """Tell a connection what an action would certainly cause."""
        self._check_begun()
        events = self.match.preview(message.seat, message.action)
        connection.send(Previewed(message.request, tuple(events)))

    async def undo(self, connection: Connection, message: Undo) -> None:
        """Take something back, or ask those who must agree; people at the same device have agreed."""
        async with self._lock:
            try:
                await self._take_back(message.seat, message.request, set(connection.seats))
            except NoUndo:
                if self.match.undo_cost(message.seat) != "consent":
                    raise
                self._wish = (message.seat, set(connection.seats))
                self._tell_wish()
                return
            connection.send(Accepted(message.request, self.match.seq))

    async def consent(self, connection: Connection, message: Consent) -> None:
        """Note an answer; when all have agreed it is taken back, when one has not it stays."""
        async with self._lock:
            if self._wish is None:
                connection.send(Refused(message.request, "stale", None, "nothing is asked"))
                return
            seat, agreed = self._wish
            if not message.agree:
                self._wish = None
                self._tell_wish()
                return
            agreed.update(connection.seats)
            if self._waiting():
                self._tell_wish()
                return
            await self._take_back(seat, f"{message.request}", agreed)

    async def _take_back(self, seat: int, request: str, consent: set[int]) -> None:
        since = self.match.seq
        progress = self.match.undo(seat, consent=consent, request=request, time=now_ms())
        await self._keep(since, progress)

    def _waiting(self) -> tuple[int, ...]:
        if self._wish is None:
            return ()
        seat, agreed = self._wish
        return tuple(row.seat for row in self.rows if row.kind == "person" and row.seat != seat and row.seat not in agreed)

    def _tell_wish(self) -> None:
        asked = Asked(self._wish[0] if self._wish else None, self._waiting())
        for connection in self.connections:
            connection.send(asked)

    def tell_rematch(self, id_: str) -> None:
        """Tell everybody where the same seats play again."""
        for connection in self.connections:
            connection.send(Rematched(id_))

    async def _keep(self, since: int, progress: Progress) -> None:
        """Commit what was played, then tell everybody; a repeated request was kept before and is not told again."""
        if self.match.seq == since:
            return
        was_asked, self._wish = self._wish is not None, None
        try:
            await asyncio.wrap_future(self._store.append(self.id, since, progress.entries))
        except Exception:
            self.is_broken = True
            for connection in self.connections:
                connection.close()
            raise
        self._wind_clock()
        for connection in self.connections:
            shown = self._shown(connection)
            seat = connection.view_seat
            told = tuple(progress.told(SPECTATOR if seat is None else seat))
            connection.send(Update(**shown, since=since, events=told))
        if was_asked:  # somebody acted instead of answering
            self._tell_wish()

    # Time.

    @property
    def missing(self) -> tuple[int, ...]:
        """Whom a race waits for before it begins: open seats, and people who are not here."""
        if not self.match.limits or self.match.has_begun:
            return ()
        here = {seat for connection in self.connections for seat in connection.seats}
        return tuple(row.seat for row in self.rows if row.kind != "bot" and row.seat not in here)

    @property
    def is_running(self) -> bool:
        """Is somebody here, and everybody whom the match has to wait for?"""
        return bool(self.connections) and not self.is_broken and not self.missing

    def busy(self, seat: int) -> int:
        """Milliseconds until a seat's hand is free."""
        return max(0, self.match.free_at(seat) - now_ms())

    def _wind_clock(self) -> None:
        """Count what runs out, from when it came up."""
        self._clock.note(self._limits() if self.is_running else (), now_ms())
        if self._alarm is not None:
            self._alarm.cancel()
        left = self._clock.left(now_ms())
        self._alarm = None if left is None else asyncio.get_running_loop().call_later(left / 1000, self._ring)

    def _limits(self) -> tuple[Limit, ...]:
        """Alone with bots nobody can be late; if it is only for people to act who have left, nobody waits for them long."""
        people = [row.seat for row in self.rows if row.kind != "bot"]
        here = {seat for connection in self.connections for seat in connection.seats}
        if len(people) == 1:
            return ()
        if any(seat in here for seat in people if seat in self.match.actors):
            return self.match.limits
        return tuple(Limit(f"{limit.name}-away", min(limit.milliseconds, AWAY)) for limit in self.match.limits)

    def _ring(self) -> None:
        self._hurry = asyncio.create_task(self._act_late(), name=f"late in {self.id}")

    async def _act_late(self) -> None:
        """Play for everybody who is late; the alarm rings again if they still are."""
        async with self._lock:
            for row in self.rows:
                if row.kind != "bot" and row.seat in self.match.actors and self._clock.left(now_ms()) == 0:
                    since = self.match.seq
                    rng = new_rng("late", self.id, since)
                    await self._keep(since, self.match.act_late(row.seat, rng, request=f"late-{since}", time=now_ms()))
        self.go_on()

    # Bots.

    async def act_for(self, seat: int, action: Any, seq: int) -> None:
        """Play what a bot decided when the match was at `seq`."""
        async with self._lock:
            since = self.match.seq
            await self._keep(since, self.match.act(seat, action, request=f"bot-{since}", seq=seq, time=now_ms()))
        self.go_on()

    def go_on(self) -> None:
        """Let time run and bots act."""
        self._wind_clock()
        self._crew.wake()

    async def close(self) -> None:
        """End the bots, the clock and the connections."""
        self._crew.close()
        for ends in (self._alarm, self._hurry):
            if ends is not None:
                ends.cancel()
        for connection in list(self.connections):
            connection.close()
