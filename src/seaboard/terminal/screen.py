"""Writing for people at a terminal: paragraphs that flow, pages, one prompt, a pace."""

from collections.abc import Sequence
from enum import StrEnum
from time import sleep
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

from seaboard.terminal.words import INK, LETTERS, SEAT_COLOURS, Said

WIDTH: Final = 78
WIPE: Final = "\x1b[3J"  # empties what can be scrolled back to


class Pace(StrEnum):
    """How long a sentence stands before the next one."""

    CALM = "calm"
    NORMAL = "normal"
    SWIFT = "swift"
    INSTANT = "instant"


SECONDS: Final = {Pace.CALM: 1.6, Pace.NORMAL: 0.8, Pace.SWIFT: 0.3, Pace.INSTANT: 0.0}


class Quit(Exception):
    """Whoever sits at the keyboard has had enough."""


class Screen:
    """Writes for people: sentences that flow into paragraphs, at the chosen pace; pages; one prompt."""

    def __init__(self, console: Console, pace: Pace = Pace.INSTANT) -> None:
        self.console = console
        self._seconds = SECONDS[pace] if console.is_terminal else 0.0
        self._width = min(WIDTH, console.width)
        self._column = 0

    def show(self, what: RenderableType = "") -> None:
        """Something on lines of its own."""
        self._end_line()
        self.console.print(what)

    def say(self, text: str, style: str = "") -> None:
        """One paragraph."""
        self._end_line()
        self.write(text, style)
        self._end_line()

    def tell(self, said: Sequence[Said]) -> None:
        """What happened, sentence by sentence."""
        for one in said:
            if one.opens:
                self._end_line()
            self.write(one.text)
            sleep(self._seconds)

    def write(self, text: str, style: str = "") -> None:
        """Go on with a paragraph; seats stand in their colours."""
        for word in text.split():
            if self._column + len(word) >= self._width:
                self._end_line()
                self._put(" ")
            self._put(" " if self._column else "")
            self._put(word, f"{style} {_seat_style(word)}".strip())

    def ask(self, prompt: str = "> ") -> str:
        """One line from the keyboard; `Quit` if it says so, `EOFError` if there is none."""
        self._end_line()
        try:
            line = input(prompt).strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise
        if line.lower() in {"q", "quit"}:
            raise Quit
        return line

    def clear(self, *, wipe: bool = False) -> None:
        """An empty screen if there is one; wiped, nothing can be scrolled back to."""
        self._end_line()
        self.console.clear()
        if wipe and self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.file.write(WIPE)

    def newest(self, paragraphs: Sequence[str], rows: int) -> Sequence[str]:
        """The last of the paragraphs, as many as fit beside so many other rows; one at least."""
        room = self.console.height - rows
        n = 0
        for paragraph in reversed(paragraphs):
            room -= 1 + len(paragraph) // (self._width - 2)
            if room < 0:
                break
            n += 1
        return paragraphs[len(paragraphs) - max(1, n) :]

    def _put(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style, end=""), end="", soft_wrap=True)  # a long path stays whole
        self._column += len(text)

    def _end_line(self) -> None:
        if self._column:
            self.console.print()
        self._column = 0


def _seat_style(word: str) -> str:
    """A seat's letter, also as `B's` or `B.`, has the seat's colour."""
    letter = word.removesuffix("'s").rstrip(".,:!")
    return f"{INK} on {SEAT_COLOURS[LETTERS.index(letter)]}" if len(letter) == 1 and letter in LETTERS else ""
