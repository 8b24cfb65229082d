"""One match that somebody is connected to. What changes it is judged, stored, taken over, and only then told.

Whatever changes the match holds `_lock` from the judgement to the telling. Whatever reads it reads what is stored, at any time.
"""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from seaboard.engine.chance import new_rng
from seaboard.engine.errors import NeedsConsent, SeaboardError, Stale
from seaboard.engine.state import CHANCE, SPECTATOR
from seaboard.games import registry
from seaboard.server.connection import Connection
from seaboard.server.crew import Crew
from seaboard.server.deadline import Deadline, now_ms
from seaboard.server.presence import Presence, Sight
from seaboard.server.protocol import (
    ENCODER,
    Accepted,
    Act,
    Consent,
    Hand,
    MatchInfo,
    Preview,
    Previewed,
    Refused,
    Rematched,
    Resync,
    Undo,
    Update,
    Waiting,
)
from seaboard.server.question import NotAsked, Questions
from seaboard.server.storage.store import TRY_AGAIN, NotStored, Overtaken, SeatRow, Store, stored
from seaboard.server.tasks import LOG, Tasks
from seaboard.table.match import Match, Progress, Proposal


class NotBegun(SeaboardError):
    """A race begins for all at once: not before everybody is here."""

    code = "not_begun"


class Live:
    """A match, who is connected to it, and what the table does by itself: questions, deadlines, bots."""

    def __init__(self, id_: str, match: Match, rows: Sequence[SeatRow], store: Store, *, bot_delays: bool) -> None:
        self.id = id_
        self.match = match
        self.presence = Presence(rows)
        self._store = store
        self._lock = asyncio.Lock()
        self._tasks = Tasks()
        self._sight = Sight(match)
        self._questions = Questions(self.presence)
        self._deadline = Deadline(match, self.presence, self._ring)
        self._crew = Crew(self, self._tasks, delays=bot_delays)

    @property
    def info(self) -> MatchInfo:
        """What does not change."""
        header = self.match.header
        return MatchInfo(self.id, header.game, registry.board_hash(header.game), header.options, header.commitment or "")

    @property
    def missing(self) -> tuple[int, ...]:
        """Whom a race waits for before it begins: open seats, and people who are not here."""
        return self.presence.absent if self.match.limits and not self.match.has_begun else ()

    @property
    def is_running(self) -> bool:
        """Is somebody here, and everybody whom the match has to wait for?"""
        return bool(self.presence.connections) and not self.missing

    def busy(self, seat: int) -> int:
        """Milliseconds until a seat's hand is free."""
        return max(0, self.match.free_at(seat) - now_ms())

    # Connections.

    def join(self, connection: Connection) -> None:
        """Begin to send a connection what happens."""
        waited = bool(self.missing)
        self.presence.connections.add(connection)
        self.presence.tell(self.presence.table)
        self.go_on()
        for other in self.presence.connections if waited else (connection,):
            self.show(other)
        self._questions.tell(connection)

    def leave(self, connection: Connection) -> None:
        """Stop sending to a connection."""
        self.presence.connections.discard(connection)
        self.presence.tell(self.presence.table)
        if self.missing:
            for other in self.presence.connections:
                self.show(other)
        self.go_on()

    def show(self, connection: Connection) -> None:
        """Send the whole table through a connection's eyes; before a race begins only whom it waits for."""
        missing = self.missing
        seat = connection.view_seat
        connection.send(Waiting(missing) if missing else Resync(**self._sight.of(seat), clock=self._hand(seat)))

    def _hand(self, seat: int | None) -> Hand | None:
        return Hand(0 if seat is None else self.busy(seat), self._deadline.left) if self.match.limits else None

    def tell_rematch(self, id_: str) -> None:
        """Tell everybody where the same seats play again."""
        self.presence.tell(Rematched(id_))

    # What people do.

    async def act(self, connection: Connection, message: Act) -> None:
        """Play an action for a seat of this connection."""
        async with self._lock:
            self._check_begun()
            progress = self.match.answered(message.seat, message.request, message.action) or await self._submit(
                lambda: self.match.propose(message.seat, message.action, request=message.request, seq=message.seq, time=now_ms())
            )
            connection.send(Accepted(message.request, progress.entries[-1].seq))

    async def preview(self, connection: Connection, message: Preview) -> None:
        """Tell a connection what an action would certainly cause."""
        self._check_begun()
        events = self.match.preview(message.seat, message.action)
        connection.send(Previewed(message.request, tuple(events)))

    async def undo(self, connection: Connection, message: Undo) -> None:
        """Take something back, or ask those who must agree; people at the same device have agreed."""
        async with self._lock:
            known = self.match.answered(message.seat, message.request, None)
            if known is not None:
                connection.send(Accepted(message.request, known.entries[-1].seq))
            elif not self._questions.recall(connection, message):
                await self._undo(connection, message)

    async def _undo(self, connection: Connection, message: Undo) -> None:
        try:
            progress = await self._submit(lambda: self._proposed_undo(message.seat, message.request, {*connection.seats}))
        except NeedsConsent:
            self._questions.ask(connection, message, {*connection.seats})
        except NotStored:
            raise
        except SeaboardError as error:
            self._questions.answer(connection, message, Refused(message.request, error.code, None, str(error)))
        else:
            connection.send(Accepted(message.request, progress.entries[-1].seq))

    async def consent(self, connection: Connection, message: Consent) -> None:
        """Note an answer; when all have agreed it is taken back, when one has not it stays."""
        async with self._lock:
            questions = self._questions
            if questions.recall(connection, message):
                return
            if not set(questions.waiting) & set(connection.seats):
                raise NotAsked("nothing is asked of this seat, or it has answered")
            if not message.agree:
                questions.settle("declined", f"seat {', '.join(map(str, connection.seats))} does not agree")
            elif questions.agree(connection):
                await self._take_back()
            questions.answer(connection, message, Accepted(message.request, self.match.seq))

    async def _take_back(self) -> None:
        """Everybody has agreed: store it under the name of whoever asked."""
        question = self._questions.open
        if question is None:
            return

        def judge() -> Proposal:
            if self._questions.open is not question:
                raise Stale("somebody acted before it could be taken back")
            return self._proposed_undo(question.seat, question.request, question.agreed)

        question.is_settling = True
        try:
            progress = await self._submit(judge)
        except SeaboardError as error:
            question.is_settling = False
            self._questions.settle(error.code, str(error))
        else:
            self._questions.fulfil(progress.entries[-1].seq)

    def _proposed_undo(self, seat: int, request: str, agreed: set[int]) -> Proposal:
        """An undo to which these agree; a seat that nobody has taken is not asked."""
        consent = agreed | self.presence.open_seats
        return self.match.propose_undo(seat, consent=consent, request=request, time=now_ms())

    def _check_begun(self) -> None:
        if self.missing:
            raise NotBegun(f"the race begins when everybody is here, it waits for seat {', '.join(map(str, self.missing))}")

    # What the table does by itself.

    async def act_for(self, seat: int, action: Any, seq: int) -> None:
        """Play what a bot decided when the match was at `seq`."""
        async with self._lock:
            await self._submit(lambda: self.match.propose(seat, action, seq=seq, time=now_ms()))

    async def draw_due(self) -> None:
        """Draw what chance owes, if the match was left in the middle of it."""
        async with self._lock:
            if CHANCE in self.match.actors:
                await self._submit(self.match.propose_chance)

    def _ring(self) -> None:
        self._tasks.start(self._act_late(), f"playing for who is late in {self.id}")

    async def _act_late(self) -> None:
        """Play for everybody who is late; the alarm rings again if they still are."""
        try:
            async with self._lock:
                for seat in self.presence.people:
                    if seat in self.match.actors and self._deadline.left == 0:
                        rng = new_rng("late", self.id, self.match.seq)
                        await self._submit(partial(self.match.propose_late, seat, rng, time=now_ms()))
        except NotStored:
            await asyncio.sleep(TRY_AGAIN)
        self.go_on()

    def go_on(self) -> None:
        """Let time run and bots act."""
        self._deadline.wind(is_running=self.is_running)
        self._crew.wake()

    async def close(self) -> None:
        """End the bots, the clock and the connections."""
        self._deadline.stop()
        self._tasks.cancel()
        for connection in list(self.presence.connections):
            connection.close()

    # Stored first, then seen.

    async def _submit(self, judge: Callable[[], Proposal]) -> Progress:
        """Judge a submission, store it, take it over, tell everybody. If another process was first, follow it and judge again."""
        while True:
            proposal = judge()
            since = self.match.seq
            try:
                added = self._store.append(self.id, since, proposal.progress.entries)
                await stored(added, f"match {self.id}: entry {since + 1}")
            except Overtaken:
                await self._catch_up()
                continue
            self.match.adopt(proposal)
            self._tell(since, proposal.progress)
            return proposal.progress

    async def _catch_up(self) -> None:
        """Take over what another process stored, and tell everybody."""
        since = self.match.seq
        entries = await asyncio.wrap_future(self._store.read_tail(self.id, since))
        if not entries:  # nobody was first: the match itself is gone, and trying again would never end
            LOG.error("match %s is not in the database any more", self.id)
            raise NotStored(f"match {self.id} is not in the database any more")
        self._tell(since, self.match.follow(entries))

    def _tell(self, since: int, progress: Progress) -> None:
        """Tell everybody what happened, each seat's message made once; an open question is settled by it."""
        self.go_on()
        encoded: dict[int | None, bytes] = {}
        for connection in self.presence.connections:
            seat = connection.view_seat
            if seat not in encoded:
                told = tuple(progress.told(SPECTATOR if seat is None else seat))
                update = Update(**self._sight.of(seat), clock=self._hand(seat), since=since, events=told)
                encoded[seat] = ENCODER.encode(update)
            connection.send_encoded(encoded[seat])
        self._questions.settle("stale", "somebody acted instead of answering")
