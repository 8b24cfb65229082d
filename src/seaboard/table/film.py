"""A log as a film: what happened in each of its steps and how the table looked behind it, through anybody's eyes.

A step is what the table told at once: an action and the chance outcomes it led to. What was taken back is left out.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

import msgspec

from seaboard.engine import postcard, replay
from seaboard.engine.bits import has
from seaboard.engine.contract import Outcome
from seaboard.engine.errors import Malformed, MatchOver, SeaboardError
from seaboard.engine.events import read, scratch
from seaboard.engine.replay import Entry, Header, Undo
from seaboard.engine.state import CHANCE, OPEN, Row, State
from seaboard.games import registry
from seaboard.table.history import Seen, asked, look

BETWEEN_MARKS: Final = 32  # moves from one kept position to the next: looking at a step replays no more than that


class NoStep(SeaboardError):
    """A match has no such step."""

    code = "no_step"


class Step(NamedTuple):
    """What all may know of a step before they look at it."""

    first: int
    """The number of its first entry."""
    last: int
    seat: int | None
    """Who was to act or to throw; None if several were, or nobody."""
    round: int


class Shot(NamedTuple):
    """A step through somebody's eyes."""

    seq: int
    """The number of its last entry."""
    events: list[msgspec.Struct]
    seen: Seen
    """How the table looked behind it."""


class _Move(NamedTuple):
    seq: int
    seat: int
    action: int


class Film:
    """A match as far as its log has been followed. Every entry is checked against the rules that the match was played by."""

    def __init__(self, header: Header, entries: Iterable[Entry] = ()) -> None:
        self.header = header
        self.game = registry.game(header.game, header.rules)
        self._s, self._board = replay.start(self.game, header)
        options = replay.parse_options(self.game, header.options)
        if len(header.players) != options.seats:
            raise Malformed(f"there are {len(header.players)} players for {options.seats} seats")
        tempo = self.game.tempo
        self._starts = tempo.starts(options) if tempo is not None else ()
        self._is_starting = False  # does the last move belong to the start of a race?
        self.seq = 0
        """The number of the last entry that was followed."""
        self.played: int | None = None
        """When it was made, in milliseconds, if the table kept time."""
        self.steps: list[Step] = []
        self._begins: list[int] = []  # [step] -> how many moves came before it
        self._moves: list[_Move] = []
        self._marks = [(0, self._s.clone())]  # how many moves led there, in rising order
        self.follow(entries)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, None before."""
        return self.game.outcome(self._s, self._board)

    def follow(self, entries: Iterable[Entry]) -> None:
        """Take over what comes next in the log."""
        for entry in entries:
            if entry.seq != self.seq + 1:
                raise Malformed(f"entry {self.seq + 1} of the log has the number {entry.seq}")
            if replay.is_undo(entry):
                self._cut(replay.parse(entry.action, Undo).to)
            else:
                self._play(entry)
            self.seq, self.played = entry.seq, entry.time or self.played

    def reel(self, eyes: int, first: int, most: int) -> tuple[Seen, list[Shot]]:
        """So many steps from this one on, at most, as a seat, the spectator or `OPEN` sees them; and the table before them."""
        if not 0 <= first <= len(self.steps):
            raise NoStep(f"there is no step {first}, expected 0 to {len(self.steps)}")
        begins = [*self._begins[first : first + most + 1], len(self._moves)][: most + 1]
        s = self._position(begins[0])
        before = look(self.game, s, self._board, eyes)
        shots = []
        for step, begin, end in zip(self.steps[first : first + most], begins, begins[1:], strict=False):
            events = [event for move in self._moves[begin:end] for event in self._told(s, move, eyes)]
            shots.append(Shot(step.last, events, look(self.game, s, self._board, eyes)))
        return before, shots

    def text(self, at: int) -> str:
        """The position after so many steps as a text (`engine.postcard`), with every secret."""
        return postcard.write(self.game, self.header.options, self._playable(at), self._board)

    def text_for(self, seat: int, at: int, rng: Row) -> str:
        """The same as far as a seat could know it then; all else is drawn anew."""
        s = self._playable(at)
        self.game.resample(s, self._board, seat, rng)
        return postcard.write(self.game, self.header.options, s, self._board)

    def _playable(self, at: int) -> State:
        """The position after so many steps, if somebody can play on from there."""
        if not 0 <= at <= len(self.steps):
            raise NoStep(f"there is no step {at}, expected 0 to {len(self.steps)}")
        s = self._position([*self._begins, len(self._moves)][at])
        if self.game.actors(s) == 0:
            raise MatchOver("the match is over there: nobody can play on")
        return s

    def _told(self, s: State, move: _Move, eyes: int) -> list[msgspec.Struct]:
        """Play a move on a position; what these eyes are told of it."""
        row = scratch()
        self.game.apply(s, self._board, move.seat, move.action, row)
        return [self.game.tell(event) for event in read(row) if eyes == OPEN or has(event.audience, eyes)]

    def _play(self, entry: Entry) -> None:
        s, game = self._s, self.game
        if entry.seat != "chance" and not 0 <= entry.seat < len(self.header.players):
            raise Malformed(f"entry {entry.seq} is of seat {entry.seat}")
        action = replay.check(game, s, self._board, entry)
        if self._begins_step(entry):
            actors = asked(game, s, self._board)
            seat = actors[0] if len(actors) == 1 and actors[0] != CHANCE else None
            self.steps.append(Step(entry.seq, entry.seq, seat, game.round_of(s)))
            self._begins.append(len(self._moves))
        else:
            self.steps[-1] = self.steps[-1]._replace(last=entry.seq)
        seat = replay.seat_of(entry.seat)
        game.apply(s, self._board, seat, action, None)
        self._moves.append(_Move(entry.seq, seat, action))
        if len(self._moves) - self._marks[-1][0] >= BETWEEN_MARKS:
            self._marks.append((len(self._moves), s.clone()))

    def _begins_step(self, entry: Entry) -> bool:
        """Was it told by itself? An action is, with the chance behind it; so is all before the first, and the start of a race."""
        game, s = self.game, self._s
        was_starting = self._is_starting
        self._is_starting = has(game.actors(s), CHANCE) and game.purpose(s) in self._starts
        if not self.steps or entry.seat != "chance" or entry.by is not None:
            return True
        return self._is_starting and not was_starting and self._moves[self._begins[-1]].seat != CHANCE

    def _cut(self, to: int) -> None:
        """Forget everything behind an entry: it was taken back."""
        while self._moves and self._moves[-1].seq > to:
            self._moves.pop()
        n = len(self._moves)
        while self._begins and self._begins[-1] >= n:
            self._begins.pop()
            self.steps.pop()
        if self.steps:
            self.steps[-1] = self.steps[-1]._replace(last=self._moves[-1].seq)
        while self._marks[-1][0] > n:
            self._marks.pop()
        self._s = self._position(n)
        self._is_starting = False

    def _position(self, n: int) -> State:
        """The position after so many moves, as a copy."""
        played, kept = self._marks[n // BETWEEN_MARKS]
        s = kept.clone()
        for move in self._moves[played:n]:
            self.game.apply(s, self._board, move.seat, move.action, None)
        return s
