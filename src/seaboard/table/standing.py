"""Where a match stands: the position, and what was counted on the way to it, so that nothing looks back over the whole log."""

from seaboard.engine.bits import has
from seaboard.engine.contract import AnyGame
from seaboard.engine.events import Event, read, scratch
from seaboard.engine.options import Options
from seaboard.engine.state import CHANCE, NONE, State
from seaboard.table import undo
from seaboard.table.undo import Step, WayBack


class Standing:
    """A position with its counts. One that belongs to a match is never changed: what is played, is played on a clone."""

    __slots__ = ("acted_at", "actors", "asked_at", "board", "free_at", "game", "n_draws", "options", "s", "starts", "way_back")

    def __init__(self, game: AnyGame, board: State, options: Options, s: State) -> None:
        self.game = game
        self.board = board
        self.options = options
        self.starts = game.tempo.starts(options) if game.tempo is not None else ()
        """The purposes of chance that begin a race."""
        self.s = s
        self.actors = game.actors(s)
        """The mask of those who may act."""
        self.n_draws = [0] * len(game.purposes)  # [purpose] -> outcomes that have fallen
        self.way_back: dict[int, WayBack] = {}  # seat -> how its last action can be taken back
        self.asked_at: dict[int, int] = {}  # seat -> entry since which it has been waiting to act
        self.acted_at: dict[int, int] = {}  # seat -> the time of its last entry
        self.free_at: dict[int, int] = {}  # seat -> when its hand is free, by the times of its entries

    def clone(self) -> "Standing":
        """Return a copy that shares nothing that changes."""
        copy = Standing.__new__(Standing)
        copy.game, copy.board, copy.options, copy.starts = self.game, self.board, self.options, self.starts
        copy.s, copy.actors = self.s.clone(), self.actors
        copy.n_draws, copy.way_back = self.n_draws.copy(), self.way_back.copy()
        copy.asked_at, copy.acted_at, copy.free_at = self.asked_at.copy(), self.acted_at.copy(), self.free_at.copy()
        return copy

    def busy(self, seat: int, action: int) -> int:
        """Milliseconds for which an action keeps the seat's hand busy."""
        tempo = self.game.tempo
        return tempo.busy(self.options, seat, action) if tempo is not None else 0

    def play(self, seq: int, seat: int, action: int, time: int | None, by: int | None = None) -> tuple[Step, list[Event]]:
        """Play one action that is allowed, as entry `seq`; `by` is the seat that enters an outcome by hand."""
        purpose = self.game.purpose(self.s) if seat == CHANCE else NONE
        row = scratch()
        self.game.apply(self.s, self.board, seat, action, row)
        self.actors = self.game.actors(self.s)
        events = read(row)
        if seat == CHANCE:
            begins_race = purpose in self.starts  # who has seen what lies there would race again with an advantage
            cost = undo.NEVER if begins_race else undo.cost(self.game, seat, purpose, events)
            self.n_draws[purpose] += 1
        else:
            busy = self.busy(seat, action)
            cost = undo.NEVER if busy else undo.cost(self.game, seat, purpose, events)  # nothing won by speed is taken back
            self.asked_at.pop(seat, None)
            if time is not None:
                self.acted_at[seat] = time
                self.free_at[seat] = time + busy
        step = Step(seq, seat, action, cost, by)
        undo.note(self.way_back, step)
        return step, events

    def note_asked(self, seq: int) -> None:
        """Remember who waits to act since entry `seq`; while chance acts nobody does."""
        mask = self.actors
        if has(mask, CHANCE):
            return
        self.asked_at = {seat: self.asked_at.get(seat, seq) for seat in range(self.options.seats) if has(mask, seat)}
