"""One match that somebody is connected to: the only writer of its log in this process."""

import asyncio
from collections.abc import Sequence
from time import time
from typing import Any, Final

from seaboard.bots.bot import bot
from seaboard.engine.chance import new_rng
from seaboard.engine.errors import NoUndo, SeaboardError
from seaboard.engine.state import SPECTATOR
from seaboard.server import seating
from seaboard.server.connection import Connection
from seaboard.server.protocol import (
    Accepted,
    Act,
    Asked,
    Consent,
    MatchInfo,
    Pace,
    Preview,
    Previewed,
    Refused,
    Rematched,
    Resync,
    Table,
    Undo,
    Update,
)
from seaboard.server.storage.store import SeatRow, Store
from seaboard.table.match import Match, Progress

BOT_SECONDS: Final[dict[Pace, float]] = {"calm": 1.6, "normal": 0.9, "swift": 0.35, "instant": 0.0}


def now_ms() -> int:
    """The time of an entry."""
    return int(time() * 1000)


class Live:
    """A match, the connections that watch or play it, and its bots. Everything that changes it goes through `_lock`."""

    def __init__(self, id_: str, match: Match, rows: Sequence[SeatRow], store: Store, *, bot_delays: bool) -> None:
        self.id = id_
        self.match = match
        self.rows = tuple(rows)
        self.connections: set[Connection] = set()
        self.is_broken = False  # a commit failed: whoever asks next reads it from the store again
        self._store = store
        self._delays = bot_delays
        self._lock = asyncio.Lock()
        self._bots: asyncio.Task[None] | None = None
        self._wish: tuple[int, set[int]] | None = None  # who wants to take something back, and who agreed

    @property
    def info(self) -> MatchInfo:
        """What does not change."""
        header = self.match.header
        return MatchInfo(self.id, header.game, header.data, header.options, header.commitment or "")

    # Connections.

    def join(self, connection: Connection) -> None:
        """Begin to send a connection what happens."""
        self.connections.add(connection)
        connection.send(self.table())
        connection.send(self.resync(connection))
        self.tell_table(but=connection)
        self.wake_bots()

    def leave(self, connection: Connection) -> None:
        """Stop it."""
        self.connections.discard(connection)
        self.tell_table()

    def table(self) -> Table:
        """Who sits where, and who is here."""
        here = {seat for connection in self.connections for seat in connection.seats}
        return Table(seating.infos(self.rows, here))

    def tell_table(self, but: Connection | None = None) -> None:
        """Tell everybody who sits where."""
        for connection in self.connections:
            if connection is not but:
                connection.send(self.table())

    def resync(self, connection: Connection) -> Resync:
        """The whole table through a connection's eyes."""
        return Resync(**self._shown(connection))

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
        }

    # What people do.

    async def act(self, connection: Connection, message: Act) -> None:
        """Play an action for a seat of this connection."""
        async with self._lock:
            since = self.match.seq
            progress = self.match.act(message.seat, message.action, request=message.request, seq=message.seq, time=now_ms())
            await self._keep(since, progress)
            connection.send(Accepted(message.request, self.match.seq))
        self.wake_bots()

    async def preview(self, connection: Connection, message: Preview) -> None:
        """Tell a connection what an action would certainly cause."""
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
        for connection in self.connections:
            shown = self._shown(connection)
            seat = connection.view_seat
            told = tuple(progress.told(SPECTATOR if seat is None else seat))
            connection.send(Update(**shown, since=since, events=told))
        if was_asked:  # somebody acted instead of answering
            self._tell_wish()

    # Bots.

    def wake_bots(self) -> None:
        """Let the bots act as long as it is their turn and somebody is here to see it."""
        if self._bots is None or self._bots.done():
            self._bots = asyncio.create_task(self._play_bots(), name=f"bots of {self.id}")

    def _bot_on_turn(self) -> int | None:
        for seat in self.match.actors:
            if self.rows[seat].kind == "bot":
                return seat
        return None

    async def _play_bots(self) -> None:
        while self.connections and not self.is_broken and self._bot_on_turn() is not None:
            await asyncio.sleep(self._pause())
            async with self._lock:
                seat = self._bot_on_turn()
                if seat is None or not self.connections or self.is_broken:
                    return
                since = self.match.seq
                rng = new_rng("bot", self.id, since)
                name = self.rows[seat].bot or "sensible"
                belief = self.match.believe(seat, rng)
                choice = bot(name)(self.match.game, belief, self.match.board, seat, self.match.legal_ids(seat), rng)
                action = self.match.game.encode(choice)
                try:
                    await self._keep(since, self.match.act(seat, action, request=f"bot-{since}", time=now_ms()))
                except SeaboardError:
                    return

    def _pause(self) -> float:
        """The slowest of those who watch sets the pace."""
        if not self._delays:
            return 0.0
        return max((BOT_SECONDS[connection.pace] for connection in self.connections), default=0.0)

    async def close(self) -> None:
        """End the bots and the connections."""
        if self._bots is not None:
            self._bots.cancel()
        for connection in list(self.connections):
            connection.close()
