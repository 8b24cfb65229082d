"""A stored match at the terminal, step by step: the board and the sentences of a table, forwards and back."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from seaboard.engine import replay
from seaboard.engine.replay import Log, Player
from seaboard.engine.state import SPECTATOR
from seaboard.games import registry
from seaboard.table.history import told
from seaboard.terminal.screen import Quit, Screen
from seaboard.terminal.words import LETTERS, Said, Seats, counted, listed, words_of

KEYS: Final = "Enter next, b back, a number goes to that entry, e to the end, q quits."
BACK: Final = {"b", "back"}
END: Final = {"e", "end"}


class Frame(NamedTuple):
    """What one submission brought, and the table behind it, as the viewer saw it."""

    seq: int
    round: int
    view: Any
    said: tuple[Said, ...]


class Film:
    """A match that one steps through: by keys at a terminal, else from the first entry to the last."""

    def __init__(self, log: Log, screen: Screen, viewer: int = SPECTATOR) -> None:
        self._screen = screen
        self._words = words_of(log.header.game)
        self._seats = Seats(None if viewer == SPECTATOR else viewer, _kinds(log.header.players, viewer))
        self.title = registry.meta(log.header.game).title["en"]
        self.frames = tuple(_frames(log, viewer, self._seats))

    def show(self) -> None:
        """Tell all of it, with the board whenever a round begins and at the end."""
        self._screen.say(self._welcome())
        shown = None
        for frame in self.frames:
            if frame.round != shown:
                self._board(frame)
            shown = frame.round
            self._screen.tell(frame.said)
        if self.frames:
            self._board(self.frames[-1])

    def step(self) -> None:
        """Let whoever watches turn the pages, until they have had enough."""
        at = 0
        while True:
            self._page(at)
            try:
                at = self._next(at, self._screen.ask().lower())
            except (Quit, EOFError):
                return

    def _page(self, at: int) -> None:
        frame = self.frames[at]
        self._screen.clear()
        self._screen.say(f"{self._welcome()} Entry {frame.seq} of {self.frames[-1].seq}, round {frame.round}.", "bold")
        self._board(frame)
        self._screen.tell(frame.said)
        self._screen.say(KEYS, "dim")

    def _next(self, at: int, line: str) -> int:
        """The page that a line asks for."""
        if line in BACK:
            return max(0, at - 1)
        if line in END:
            return len(self.frames) - 1
        if line.isdecimal():
            return next((i for i, frame in enumerate(self.frames) if frame.seq >= int(line)), len(self.frames) - 1)
        return min(len(self.frames) - 1, at + 1)

    def _board(self, frame: Frame) -> None:
        self._screen.show()
        self._screen.show(self._words.board(frame.view, self._seats, []))

    def _welcome(self) -> str:
        seats = listed([f"{LETTERS[seat]} {kind}" for seat, kind in enumerate(self._seats.kinds)])
        return f"{self.title}, {counted(len(self._seats.kinds), 'seat')}: {seats}."


def _frames(log: Log, viewer: int, seats: Seats) -> list[Frame]:
    """A frame for each submission that was not taken back."""
    game = registry.game(log.header.game, log.header.rules)
    s, board = replay.start(game, log.header)
    entries = replay.effective(log.entries)[::-1]
    found = []
    for one in told(log, viewer):
        if one.undone:
            continue
        while entries and entries[-1].seq <= one.seq:
            entry = entries.pop()
            game.apply(s, board, replay.seat_of(entry.seat), replay.check(game, s, board, entry), None)
        said = tuple(words_of(game.id).events(one.events, seats))
        found.append(Frame(one.seq, game.round_of(s), game.view(s, board, viewer), said))
    return found


def _kinds(players: Sequence[Player], viewer: int) -> tuple[str, ...]:
    """Who sat there, by name or as what."""
    names = [player.name or (f"the {player.bot} bot" if player.bot else "a person") for player in players]
    return tuple(f"{name} (you)" if seat == viewer else name for seat, name in enumerate(names))
