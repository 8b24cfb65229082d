"""What a seat may ask of the others: to take something back, or to pause. Who has answered what is in `question.py`."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

from seaboard.engine.errors import NeedsConsent, SeaboardError, Stale
from seaboard.server.clock import now_ms
from seaboard.server.connection import Connection
from seaboard.server.limits import LogFull
from seaboard.server.protocol import Accepted, Consent, Pause, Refused, Undo
from seaboard.server.question import NotAsked, Question, Questions
from seaboard.server.refused import refused
from seaboard.server.storage.store import NotStored
from seaboard.server.tasks import Tasks
from seaboard.table.match import Proposal

if TYPE_CHECKING:
    from seaboard.server.live import Live


Wish = TypeVar("Wish", Undo, Pause, Consent)


class Wishes:
    """Takes wishes and answers, and does what everybody has agreed to."""

    def __init__(self, live: "Live", tasks: Tasks, most_entries: int) -> None:
        self._live = live
        self._answers = live.answers
        self._tasks = tasks
        self._most_entries = most_entries
        self.questions = Questions(live.presence, live.answers, self._refuse)

    async def undo(self, connection: Connection, message: Undo) -> None:
        """Take something back, or ask those who must agree; people at the same device have agreed."""
        live = self._live
        async with live.lock:
            known = live.match.answered(message.seat, message.request, None)
            if known is not None:
                connection.send(Accepted(message.request, known.entries[-1].seq))
            else:
                await self._once(connection, message, self._undo)

    async def _once(self, connection: Connection, message: Wish, do: Callable[[Connection, Wish], Awaitable[None]]) -> None:
        """Do what a message asks for, unless it was answered before or its question is still open."""
        if not self.questions.recall(connection, message):
            try:
                await do(connection, message)
            except NotStored:
                raise
            except SeaboardError as error:
                await self._live.requests.refuse(connection, message, refused(message.request, error), passes=True)

    def _refuse(self, question: Question, answer: Refused) -> None:
        """Tell whoever has asked that it is not done, as soon as that is certain."""
        self._tasks.start(self._refuse_locked(question, answer), f"match {self._live.id}: refusing what was asked")

    async def _refuse_locked(self, question: Question, answer: Refused) -> None:
        async with self._live.lock:
            try:
                await self._live.requests.refuse(question.asker, question.wish, answer, passes=True)
            except SeaboardError as error:
                question.asker.send(refused(question.request, error))

    async def _undo(self, connection: Connection, message: Undo) -> None:
        self._live.requests.check_running()
        try:
            progress = await self._live.submit(lambda: self._proposed_undo(message.seat, message.request, {*connection.seats}))
        except NeedsConsent:
            self.questions.ask(connection, message, {*connection.seats})
        else:
            connection.send(Accepted(message.request, progress.entries[-1].seq))

    async def pause(self, connection: Connection, message: Pause) -> None:
        """Pause, if the others agree; or go on."""
        async with self._live.lock:
            await self._once(connection, message, self._pause)

    async def _pause(self, connection: Connection, message: Pause) -> None:
        live = self._live
        if message.paused and not live.table.paused:
            self.questions.ask(connection, message, {*connection.seats})
            if not self.questions.waiting:
                await self._fulfil()
            return
        if not message.paused:
            await self._set_paused(paused=False)
        self._answers.give(connection, message, Accepted(message.request, live.match.seq))

    async def _set_paused(self, *, paused: bool) -> None:
        live = self._live
        await live.note(paused=paused)
        live.crier.tell_table()
        live.go_on()
        await live.opening.check()

    async def consent(self, connection: Connection, message: Consent) -> None:
        """Note an answer; when all have agreed it is done, when one has not it stays as it is."""
        async with self._live.lock:
            await self._once(connection, message, self._consent)

    async def _consent(self, connection: Connection, message: Consent) -> None:
        questions = self.questions
        if not set(questions.waiting) & set(connection.seats):
            raise NotAsked("nothing is asked of this seat, or it has answered")
        if not message.agree:
            questions.settle("declined", f"seat {', '.join(map(str, connection.seats))} does not agree")
        elif questions.agree(connection):
            await self._fulfil()
        self._answers.give(connection, message, Accepted(message.request, self._live.match.seq))

    def check_soon(self) -> None:
        """Somebody has gone: do what is agreed now, if nobody is left to answer."""
        if self.questions.is_agreed:
            self._tasks.start(self._fulfil_locked(), f"match {self._live.id}: what nobody is left to answer")

    async def _fulfil_locked(self) -> None:
        async with self._live.lock:
            if self.questions.is_agreed:
                await self._fulfil()

    async def _fulfil(self) -> None:
        """Everybody has agreed: do what was asked for."""
        question = self.questions.open
        if question is None:
            return
        if question.what == "pause":
            await self._fulfil_pause()
        else:
            await self._fulfil_undo(question)

    async def _fulfil_pause(self) -> None:
        try:
            await self._set_paused(paused=True)
        except NotStored as error:
            self.questions.settle(error.code, str(error), is_final=False)
        else:
            self.questions.fulfil(self._live.match.seq)

    async def _fulfil_undo(self, question: Question) -> None:
        def judge() -> Proposal:
            if self.questions.open is not question:
                raise Stale("somebody acted before it could be taken back")
            return self._proposed_undo(question.seat, question.request, question.agreed)

        question.is_settling = True
        try:
            progress = await self._live.submit(judge)
        except SeaboardError as error:
            question.is_settling = False
            self.questions.settle(error.code, str(error), is_final=not isinstance(error, NotStored))
        else:
            self.questions.fulfil(progress.entries[-1].seq)

    def _proposed_undo(self, seat: int, request: str, agreed: set[int]) -> Proposal:
        """An undo to which these agree; only people are asked. Without an end to undoing a log would have none."""
        match = self._live.match
        if match.seq >= self._most_entries:
            raise LogFull(f"the match has {match.seq} entries, and goes only forward from {self._most_entries} on")
        people = {row.seat for row in self._live.presence.rows if row.kind == "person" and row.is_waited_for}
        return match.propose_undo(seat, people=people, consent=agreed, request=request, time=now_ms())
