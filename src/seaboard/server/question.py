"""What is being asked at a table: a seat wants to take something back, or to pause, and the others agree or do not."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal

from seaboard.engine.errors import NoUndo, SeaboardError
from seaboard.server.answers import Answers
from seaboard.server.connection import Connection
from seaboard.server.presence import Presence
from seaboard.server.protocol import Accepted, Asked, Consent, Pause, Refused, Undo


class NotAsked(SeaboardError):
    """Nothing is asked of the seats of this connection."""

    code = "not_asked"


@dataclass(eq=False)
class Question:
    """One seat's wish, until it is settled."""

    wish: Undo | Pause
    asker: Connection
    agreed: set[int] = field(default_factory=set)
    is_settling: bool = False
    """Everybody has agreed, and it is being stored."""

    @property
    def what(self) -> Literal["undo", "pause"]:
        """To take something back, or to pause."""
        return "undo" if isinstance(self.wish, Undo) else "pause"

    @property
    def seat(self) -> int:
        """Whose wish it is."""
        return self.wish.seat

    @property
    def request(self) -> str:
        """The seat's name for it."""
        return self.wish.request


class Questions:
    """The open question of a match, if there is one."""

    def __init__(self, presence: Presence, answers: Answers, refuse: Callable[[Question, Refused], None]) -> None:
        """`refuse` tells whoever has asked that it is not done, and sees to it that it never is."""
        self._presence = presence
        self._answers = answers
        self._refuse = refuse
        self.open: Question | None = None

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that have not answered yet. Of a pause only those are asked who are here."""
        question = self.open
        if question is None:
            return ()
        asked = {row.seat for row in self._presence.rows if row.kind == "person" and row.is_waited_for}
        if question.what == "pause":
            asked &= self._presence.here
        return tuple(sorted(asked - question.agreed - {question.seat}))

    @property
    def is_agreed(self) -> bool:
        """Is a pause asked for, and nobody left who has not answered?"""
        return self.open is not None and self.open.what == "pause" and not self.waiting

    def recall(self, connection: Connection, message: Undo | Pause | Consent) -> bool:
        """Answer a message that was answered before, or whose question is still open, the same way again; was it one?"""
        question = self.open
        if question and question.wish == message:
            question.asker = connection
            connection.send(self._asked(question.request))
            return True
        return self._answers.recall(connection, message)

    def tell(self, connection: Connection) -> None:
        """Tell a connection that has just come what is being asked; nothing is an answer, too, after a break."""
        connection.send(self._asked(None))

    def ask(self, connection: Connection, message: Undo | Pause, agreed: set[int]) -> None:
        """Ask everybody who has to agree; a seat that asks anew gives up what it asked before."""
        if self.open is not None and self.open.seat != message.seat:
            raise NoUndo(f"seat {self.open.seat} has asked before, and is not answered yet")
        self.settle("stale", "the seat has asked for something else")
        self.open = Question(message, connection, agreed)
        self._tell_all(but=connection)
        connection.send(self._asked(message.request))

    def agree(self, connection: Connection) -> bool:
        """Note that the people at a connection agree; is that everybody?"""
        if self.open is not None:
            self.open.agreed.update(connection.seats)
        if not self.waiting:
            return True
        self._tell_all()
        return False

    def settle(self, code: str, detail: str, *, is_final: bool = True) -> None:
        """Close the open question, if there is one: nothing is taken back, for this reason.

        What is not final, because it could not be stored, is not remembered: the same wish may be sent again.
        """
        if self.open is not None and not self.open.is_settling:
            question, self.open = self.open, None
            answer = Refused(question.request, code, None, detail)
            if is_final:
                self._refuse(question, answer)
            else:
                question.asker.send(answer)
            self._tell_all()

    def fulfil(self, seq: int) -> None:
        """Close the open question: it is taken back, and stored as entry `seq`."""
        if self.open is not None:
            question, self.open = self.open, None
            question.asker.send(Accepted(question.request, seq))
            self._tell_all()

    def _tell_all(self, but: Connection | None = None) -> None:
        self._presence.tell(self._asked(None), but=but)

    def _asked(self, request: str | None) -> Asked:
        question = self.open
        return Asked(question.seat, self.waiting, question.what, request) if question else Asked(None, (), request=request)
