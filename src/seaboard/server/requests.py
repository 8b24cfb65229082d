"""What people ask of a match: to act, to enter a throw, to see what would follow or what has been. Each is answered once.

What has to be agreed is in `wishes.py`, what the table holds by itself in `live.py`.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from seaboard.engine.errors import Busy, NotEntered, NotYourTurn, SeaboardError, Stale
from seaboard.engine.state import CHANCE, SPECTATOR
from seaboard.server.answers import Request
from seaboard.server.clock import now_ms
from seaboard.server.connection import Connection
from seaboard.server.protocol import (
    Accepted,
    Act,
    AskHistory,
    Consent,
    Enter,
    History,
    Moment,
    Past,
    Pause,
    Preview,
    Previewed,
    Refused,
    SendSignal,
    Signalled,
    Undo,
)
from seaboard.server.refused import refused
from seaboard.server.start import NotBegun
from seaboard.server.storage.store import NotStored, Overtaken, Refusal, stored
from seaboard.table import history
from seaboard.table.match import Proposal

if TYPE_CHECKING:
    from seaboard.server.live import Live

BETWEEN_SIGNALS: Final = 1_000  # milliseconds
MOST_SHOWN: Final = 60  # submissions that are shown again at once


class Paused(SeaboardError):
    """The table is paused."""

    code = "paused"


class NoSignals(SeaboardError):
    """Signals are off at this table, or come too fast."""

    code = "no_signals"


PASSING: Final = (Paused, NotBegun, Busy)  # reasons to refuse an action that are not in the log


class Requests:
    """Answers what people at a table ask for."""

    def __init__(self, live: "Live") -> None:
        self._live = live
        self._signalled: dict[int, int] = {}  # seat -> when it last sent a signal

    async def act(self, connection: Connection, message: Act) -> bool:
        """Play an action for a seat of this connection; False if it is refused."""
        return await self._submit_once(
            connection,
            message,
            lambda: self._live.match.propose(
                message.seat, message.action, request=message.request, seq=message.seq, time=now_ms()
            ),
        )

    async def enter(self, connection: Connection, message: Enter) -> None:
        """Take what was thrown on the table, for a seat of this connection."""
        await self._submit_once(connection, message, lambda: self._proposed_entry(message, connection.seats))

    async def _submit_once(self, connection: Connection, message: Act | Enter, judge: Callable[[], Proposal]) -> bool:
        """Submit what a message asks for, and answer it; if it was answered before, the same way again. Is it accepted?"""
        live = self._live
        async with live.lock:
            progress = live.match.answered(message.seat, message.request, message.action)
            if progress is None:
                if live.answers.recall(connection, message):
                    return False
                try:
                    self.check_running()
                    progress = await live.submit(judge)
                except NotStored:
                    raise
                except SeaboardError as error:
                    passes = isinstance(error, PASSING)
                    await self.refuse(connection, message, refused(message.request, error), passes=passes)
                    return False
            connection.send(Accepted(message.request, progress.entries[-1].seq))
            return True

    async def refuse(self, connection: Connection, request: Request, answer: Refused, *, passes: bool) -> None:
        """Refuse a request for good; only what could not be stored may be sent again under its name.

        What somebody was told is refused must not happen later, by a copy that was still on its way, or by another process that
        was about to store it. What the log forbids it forbids for ever. A reason that passes is stored before it is told.
        """
        live = self._live
        if passes and not isinstance(request, Pause | Consent):
            refusal = Refusal(answer.code, answer.reason, answer.detail)
            try:
                await stored(live.store.refuse(live.id, request.seat, request.request, refusal), f"match {live.id}: a refusal")
            except Overtaken:  # it has been done all the same
                connection.send(Accepted(request.request, await self._done_as(request)))
                return
        live.answers.give(connection, request, answer)

    async def _done_as(self, request: Act | Enter | Undo) -> int:
        """The entry with which a request ends that stands in the log; another process may have stored it."""
        live = self._live
        action = None if isinstance(request, Undo) else request.action
        known = live.match.answered(request.seat, request.request, action)
        if known is None:
            await live.catch_up()
            known = live.match.answered(request.seat, request.request, action)
        if known is None:
            raise Overtaken(f"the request {request.request!r} is in the database, and not in the match that was read from it")
        return int(known.entries[-1].seq)

    def _proposed_entry(self, message: Enter, held: Sequence[int]) -> Proposal:
        """What was thrown, if the match waits for it and it is for these seats to enter it."""
        match = self._live.match
        if message.seq != match.seq:
            raise Stale(f"made on entry {message.seq}, the match is at entry {match.seq}")
        if not match.awaits_entry:
            raise NotEntered("nothing is due that people throw themselves")
        thrower = match.thrower
        if thrower not in held and thrower in self._live.presence.here:
            raise NotYourTurn(f"seat {thrower} throws, and is here to enter it")
        return match.propose(CHANCE, message.action, by=message.seat, request=message.request, time=now_ms())

    async def preview(self, connection: Connection, message: Preview) -> None:
        """Tell a connection what an action would certainly cause."""
        self.check_running()
        events = self._live.match.preview(message.seat, message.action)
        connection.send(Previewed(message.request, tuple(events)))

    async def history(self, connection: Connection, message: AskHistory) -> None:
        """Tell a connection what happened so far, as far as the seat may know that it asks for or looks through."""
        asked = connection.view_seat if message.seat is None else message.seat
        seat = SPECTATOR if asked is None else asked
        log = self._live.match.log
        told = await asyncio.to_thread(history.told, log, seat, message.since)
        past = tuple(Past(one.seq, tuple(one.events), one.undone) for one in told)
        before = None
        if message.shown and len(past) <= MOST_SHOWN and not self._live.is_gathering:
            shown = await asyncio.to_thread(
                history.shown, log, seat, {message.since, *(one.seq for one in past if not one.undone)}
            )
            before = Moment(*shown[message.since])
            past = tuple(one if one.undone else msgspec.structs.replace(one, then=Moment(*shown[one.seq])) for one in past)
        connection.send(History(message.request, past, before))

    def signal(self, message: SendSignal) -> None:
        """Let a signal rise from a seat's boat, for everybody."""
        now = now_ms()
        if not self._live.table.signals or 0 <= now - self._signalled.get(message.seat, 0) < BETWEEN_SIGNALS:
            raise NoSignals("signals are off at this table, or come too fast")
        self._signalled[message.seat] = now
        self._live.presence.tell(Signalled(message.seat, message.signal))

    def check_running(self) -> None:
        """Refuse what has to wait: for a start, or because the table is paused."""
        live = self._live
        if live.start.is_awaited:
            missing = ", ".join(map(str, live.start.missing))
            raise NotBegun(f"it begins when everybody is ready, it waits for seat {missing or 'none: the horn is set'}")
        if live.table.paused:
            raise Paused("the table is paused")
