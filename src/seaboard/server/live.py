"""One match that somebody is connected to. What changes it is judged, stored, taken over, and only then told.

Whatever changes the match holds `lock` from the judgement to the telling. Whatever reads it reads what is stored, at any time.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec

from seaboard.engine.chance import Source, new_rng
from seaboard.engine.errors import NoSeat, SeaboardError, Stale
from seaboard.engine.replay import Entry, Header, Log, is_undo
from seaboard.engine.state import CHANCE, SPECTATOR, Row
from seaboard.server import metrics, seating
from seaboard.server.adviser import Adviser
from seaboard.server.answers import Answers
from seaboard.server.begin import check_own_dice, checked_options
from seaboard.server.bodies import MatchRecord
from seaboard.server.clock import now_ms
from seaboard.server.connection import Connection
from seaboard.server.crew import Choice, Crew
from seaboard.server.crier import Crier
from seaboard.server.deadline import Deadline
from seaboard.server.exchange import Exchange
from seaboard.server.films import Projector
from seaboard.server.leader import Leader
from seaboard.server.lease import Latch
from seaboard.server.limits import Flows, Limits
from seaboard.server.opening import Opening
from seaboard.server.presence import Presence, Sight, Sights, Views
from seaboard.server.protocol import Recalled, Refused, Stage, Throw, Thrown, Why
from seaboard.server.requests import Requests
from seaboard.server.start import COUNTDOWN, Start
from seaboard.server.steward import NotAllowed, Steward
from seaboard.server.storage.store import TRY_AGAIN, NotStored, Overtaken, SeatRow, Store, TableRow, stored
from seaboard.server.tasks import LOG, Tasks
from seaboard.server.thinkers import Thinkers
from seaboard.server.throws import Held, NoThrow, Throws
from seaboard.server.wishes import Wishes
from seaboard.table import dice, moments
from seaboard.table.match import NO_REASON, Match, Progress, Proposal


class Live:
    """A match, who is connected to it, and what the table does by itself: questions, deadlines, starts, bots."""

    def __init__(
        self,
        id_: str,
        match: Match,
        rows: Sequence[SeatRow],
        table: TableRow,
        store: Store,
        secret: bytes,
        *,
        thinkers: Thinkers,
        bot_delays: bool,
        patience: int,
        countdown: int = COUNTDOWN,
        limits: Limits = Limits(),  # noqa: B008  a constant
    ) -> None:
        self.id = id_
        self.table = table
        self.presence = Presence(rows)
        self.store = store
        self.secret = secret
        self.thinkers = thinkers
        self.lock = Latch()
        self._tasks = Tasks()
        self.crier = Crier(self)
        self.requests = Requests(self)
        self.opening = Opening(self, self._tasks, countdown)
        self.exchange = Exchange(self.presence, self.crier.tell_table)
        self.start = Start(self, self.opening.sound_horn)
        self.leader = Leader(self.presence)
        self.steward = Steward(self, patience=patience)
        self.flows = Flows(limits)
        self.counts = metrics.of_game(match.header.game)
        self.answers = Answers()
        self.wishes = Wishes(self, self._tasks, limits.entries)
        self.crew = Crew(self, self._tasks, delays=bot_delays)
        self.adviser = Adviser(self, self._tasks)
        self.throws = Throws(self.presence, self._throw_for_all)
        self.story: tuple[Recalled, ...] = ()
        """What is worth telling of the match, when it is over."""
        self.projector = Projector()
        self.record: MatchRecord | None = None
        """The match with its dice, checked; made when somebody asks for it after the end."""
        self._play(match)

    def _play(self, match: Match) -> None:
        self.match = match
        self.sight = Sight(match)
        self.deadline = Deadline(match, self.presence, self._ring)

    def take(self, match: Match) -> None:
        """Play this match from now on: until its opening is drawn, who sits there and what is agreed may change."""
        self.deadline.stop()
        self._play(match)

    @property
    def is_gathering(self) -> bool:
        """Do people still come together? Then nothing has been drawn."""
        return self.table.stage == "gathering"

    @property
    def stage(self) -> Stage:
        """How far the match has come."""
        if self.is_gathering:
            return "gathering"
        return "over" if self.match.over else "playing"

    @property
    def is_running(self) -> bool:
        """Is somebody here to play, and nothing to wait for?"""
        is_waiting = self.table.paused or self.start.is_awaited or self.throws.held is not None
        return self.presence.is_anybody_here and not is_waiting and not self.match.awaits_entry

    def busy(self, seat: int) -> int:
        """Milliseconds until a seat's hand is free."""
        return self.match.busy_for(seat, now_ms())

    def check_seat(self, held: Sequence[int], seat: int) -> None:
        """Refuse a seat that is not there, or that is another's."""
        n_seats = len(self.presence.rows)
        if not 0 <= seat < n_seats:
            raise NoSeat(f"there is no seat {seat}, expected 0 to {n_seats - 1}")
        if seat not in held:
            raise NotAllowed(
                f"seat {seat} is not open to this connection, expected {', '.join(map(str, held)) or 'none: it watches'}"
            )

    # Connections.

    def join(self, connection: Connection) -> None:
        """Begin to send a connection what happens. Whoever was away has the seat back at once."""
        if self.lock.is_closed:
            connection.close()
            return
        self.presence.add(connection)
        for seat in connection.seats:
            self.follow_return(seat)
        self.crier.tell_table()
        self.go_on()
        self.crier.show(connection)
        self.sight.forget()  # most tables are silent, and keep what is seen of them for nobody
        if self.is_gathering and self.exchange.is_open:
            connection.send(self.exchange.ask())
        self.wishes.questions.tell(connection)
        self.leader.tell(connection)
        self.opening.check_soon()

    def leave(self, connection: Connection) -> None:
        """Stop sending to a connection."""
        self.presence.remove(connection)
        if self.lock.is_closed:
            return
        self.leader.leave(connection)
        self.crier.tell_table()
        self.go_on()
        self.opening.check_soon()
        self.wishes.check_soon()

    def follow_return(self, seat: int) -> None:
        """If a person is back on a seat the bot decides nothing any more; what it has begun stays."""
        row = self.presence.rows[seat]
        if row.lent is None or seat not in self.presence.here:
            return
        self.presence.seat(row._replace(lent=None))
        self._tasks.start(self._keep_return(seat), f"match {self.id}: storing that seat {seat} is back")

    async def _keep_return(self, seat: int) -> None:
        """Store that the person on a seat is back, as soon as the database takes it: else a later process would lend it again."""
        while (row := self.presence.rows[seat]).lent is None:
            try:
                await stored(self.store.seat(self.id, row, row), f"match {self.id}: seat {seat} is back")
            except NotStored:
                await asyncio.sleep(TRY_AGAIN)
            else:
                return

    async def follow_seats(self) -> None:
        """Who sits where has changed: every connection holds the seats that its token opens now."""
        before = self.presence.here
        for connection in list(self.presence.connections):
            seats = () if connection.screen else seating.held_by(self.presence.rows, connection.token)
            if seats != connection.seats:
                connection.seats = seats
                connection.view_seat = seats[0] if len(seats) == 1 else None
                connection.send(self.crier.welcome(connection))
                self.crier.show(connection)
                if not seats and not self.table.watch:
                    connection.close()
        self.presence.note_gone(before)
        self.crier.tell_table()
        self.go_on()
        await self.opening.check()

    async def change_options(self, options: dict[str, Any]) -> None:
        """Play with other options; the dice stay as they were promised, and nobody is ready yet."""
        match = self.match
        checked = checked_options(match.game, options, match.n_seats)
        if checked == match.header.options:
            return
        changed = match.with_header(msgspec.structs.replace(match.header, options=checked))
        await stored(self.store.change(self.id, changed.header), f"match {self.id}: its options")
        for row in self.presence.rows:
            self.presence.seat(row._replace(ready=None))
        self.start.stop()
        self.take(changed)
        self.crier.welcome_all()
        self.crier.show_all()
        self.crier.tell_table()

    async def conclude(self, header: Header) -> bool:
        """Take another header for a match that is over, whose cup was ended; False if the next match has been opened."""
        async with self.lock:
            if not await stored(self.store.conclude(self.id, header), f"match {self.id}: the end of its cup"):
                return False
            self.take(await asyncio.to_thread(self.match.with_header, header))
            self.record = None
            self.crier.tell_table()
            return True

    # Throws.

    def throw(self, message: Throw) -> None:
        """Let fall what a seat holds in its hand, on every screen."""
        if message.seq > self.match.seq:
            raise NoThrow(f"there is no entry {message.seq} yet")
        self.throws.release(message)
        self.presence.tell(Thrown(message.seat, message.seq, message.nth))
        self.go_on()

    def _throw_for_all(self) -> None:
        self._let_fall(lambda _: True)
        self.go_on()

    def _let_fall(self, is_over: Callable[[int], bool]) -> None:
        for thrown in self.throws.let_fall(is_over):
            self.presence.tell(thrown)

    # What is agreed.

    def follow_rows(self, rows: Sequence[SeatRow]) -> None:
        """Take over who sits where, as it is stored."""
        for row in rows:
            self.presence.seat(row)

    def source(self, header: Header, secret: bytes) -> Source:
        """Where the dice of a match with this header come from."""
        return dice.source(header, secret, own_dice=self.table.own_dice)

    async def set_own_dice(self, *, own_dice: bool) -> None:
        """Let people throw dice of their own from now on, or draw again, also what is due."""
        check_own_dice(self.match.game, own_dice=own_dice)
        await self.note(own_dice=own_dice)
        self.follow_table(self.table)
        self.go_on()

    def follow_table(self, table: TableRow) -> None:
        """Take over what holds for the table, as it is stored, also who throws."""
        self.table = table
        self.match.draw_from(self.source(self.match.header, self.secret))

    async def note(self, **values: Any) -> None:
        """Store something that holds for the table."""
        table = self.table._replace(**values)
        await stored(self.store.agree(self.id, table), f"match {self.id}: what holds for its table")
        self.table = table

    # What the table does by itself.

    async def act_for(self, seat: int, choice: Choice, seq: int) -> None:
        """Play what a bot decided when the match was at `seq`."""
        async with self.lock:
            if self.presence.rows[seat].pilot is None or not self.is_running:
                raise Stale(f"the person on seat {seat} is back, or the table stands still")
            match = self.match
            written = match.game.written[choice.action]
            await self.submit(lambda: match.propose(seat, written, seq=seq, time=now_ms()), bot=choice)

    async def draw_due(self) -> None:
        """Draw what chance owes, if the match was left in the middle of it, or people throw it no longer."""
        async with self.lock:
            if self._owes_draw:
                with suppress(Overtaken):
                    await self.submit(self.match.propose_chance)

    @property
    def _owes_draw(self) -> bool:
        return CHANCE in self.match.actors and not self.start.is_awaited and not self.match.awaits_entry

    async def _draw_soon(self) -> None:
        try:
            await self.draw_due()
        except NotStored:
            await asyncio.sleep(TRY_AGAIN)
            self.go_on()

    def new_rng(self, *purpose: int | str) -> Row:
        """A generator for what the table itself plays; without its secret nobody can compute what that will be."""
        return new_rng(dice.private_seed(self.secret, *purpose))

    def _ring(self) -> None:
        self._tasks.start(self._act_late(), f"match {self.id}: playing for who is late")

    async def _act_late(self) -> None:
        """Play for everybody who is late; the alarm rings again if they still are."""
        try:
            async with self.lock:
                for seat in self.presence.waited_for:
                    if seat in self.match.actors and seat in self.presence.here and self.deadline.left == 0:
                        rng = self.new_rng("late", self.match.seq)
                        await self.submit(partial(self.match.propose_late, seat, rng, time=now_ms()))
        except Overtaken:  # it has been played already
            pass
        except NotStored:
            await asyncio.sleep(TRY_AGAIN)
        self.go_on()

    def go_on(self) -> None:
        """Let time run and bots act; nobody waits for the hand of somebody who has gone."""
        if self.lock.is_closed:
            return
        self._let_fall(lambda seat: not self.presence.throws(seat))
        if self._owes_draw:
            self._tasks.start(self._draw_soon(), f"a draw of {self.id}")
        if self.match.keeps_time:
            self.deadline.wind(is_running=self.is_running)
        self.crew.prepare()
        self.crew.wake()

    async def settled(self) -> None:
        """Wait until the table has done all that it does by itself now: bots have acted, everything is stored."""
        await self._tasks.settled()

    def close(self, reason: SeaboardError | None = None) -> None:
        """End the bots, the clocks and the connections, which are told the reason; without one they come back by themselves."""
        self.lock.is_closed = True
        self.deadline.stop()
        self.start.stop()
        self.exchange.stop()
        self.throws.stop()
        self._tasks.cancel()
        if reason is not None:
            self.presence.tell(Refused(None, reason.code, None, str(reason)))
        for connection in list(self.presence.connections):
            connection.close()

    # Stored first, then seen.

    async def submit(self, judge: Callable[[], Proposal], bot: Choice | None = None) -> Progress:
        """Judge a submission, store it, take it over, tell everybody; also why, if a bot has chosen it.

        If something else was stored first it is followed. The request itself may be among it, if the answer to its commit was
        lost: then it is answered. Else the submission is judged again; what the table wanted by itself is `Overtaken`.
        """
        while True:
            proposal = judge()
            since = self.match.seq
            seat = int(proposal.progress.entries[0].seat) if bot is not None else None
            stood_in = seat if bot is not None and bot.stood_in else None
            try:
                added = self.store.append(self.id, since, proposal.progress.entries, stood_in)
                await stored(added, f"match {self.id}: entry {since + 1}")
            except Overtaken:
                await self.catch_up()
                first = proposal.progress.entries[0]
                if first.request is None:
                    raise
                action = None if is_undo(first) else first.action
                known = self.match.answered(int(first.requester), first.request, action)
                if known is not None:
                    return known
                continue
            self.counts.moves.inc()
            if not proposal.standing.actors:
                LOG.info("match %s is over", self.id)
                await self.recall(proposal.progress.entries)
            is_held = any(seat is not None for seat in self.throws.of(proposal.progress))
            before = self.sight.all() if is_held else {}
            at_throws = self.sight.at_throws(proposal.progress.entries) if is_held else {}
            why = None if bot is None or seat is None else self._why(seat, bot.action)
            self.match.adopt(proposal)
            self.tell(since, proposal.progress, before, at_throws, why)
            if stood_in is not None:
                self._note_stood_in(stood_in)
            return proposal.progress

    def _why(self, seat: int, action: int) -> Why | None:
        """What speaks most for what a bot is about to do, by what everybody may know."""
        reason = self.match.reason(SPECTATOR, seat, action)
        return None if reason == NO_REASON else Why(seat, reason)

    def _note_stood_in(self, seat: int) -> None:
        """A bot has played without trying out, and that is stored; the first time it is told at once, later with the rest."""
        row = self.presence.rows[seat]
        self.presence.seat(row._replace(stood_in=row.stood_in + 1))
        self.counts.stood_in.inc()
        if not row.stood_in or self.match.over:
            self.crier.tell_table()

    async def catch_up(self) -> None:
        """Take over what another process stored, and tell everybody."""
        since = self.match.seq
        entries = await asyncio.wrap_future(self.store.read_tail(self.id, since))
        if not entries:  # nobody was first: the match itself is gone, and trying again would never end
            LOG.error("match %s is not in the database any more", self.id)
            raise NotStored(f"match {self.id} is not in the database any more")
        before, at_throws = self.sight.all(), self.sight.at_throws(entries)
        progress = self.match.follow(entries)
        if self.match.over:
            await self.recall()
        self.tell(since, progress, before, at_throws)

    async def recall(self, last: tuple[Entry, ...] = ()) -> None:
        """Find what is worth telling of the match, which ends with these entries; if that fails it ends all the same."""
        log = Log(self.match.header, (*self.match.log.entries, *last))
        try:
            found = await asyncio.to_thread(moments.story, log)
            self.story = tuple(Recalled(moment, view) for moment, view in found)
        except Exception:  # noqa: BLE001  a game without a story is over as well
            LOG.exception("no story was found in match %s", self.id)

    def tell(self, since: int, progress: Progress, before: Sights, at_throws: Views, why: Why | None = None) -> None:
        """Tell everybody what happened; an open question is settled by it.

        Whoever acts has thrown. Without a table `before` nothing is held: the opening falls by itself.
        """
        self._let_fall(lambda seat: seat == progress.entries[0].seat)
        self.throws.hold(Held(since, progress, before, at_throws, why))
        self.go_on()
        self.crier.tell_progress(since, progress, why)
        self.wishes.questions.settle("stale", "somebody acted instead of answering")
        if self.start.is_awaited or self.match.over:
            self.crier.tell_table()
