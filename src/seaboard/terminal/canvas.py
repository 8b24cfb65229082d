"""Room to draw a board in text: characters in rows and columns, with their colours."""

from collections.abc import Sequence
from itertools import groupby

from rich.text import Text

from seaboard.terminal.words import INK, LETTERS, SEAT_COLOURS, Seats

Piece = tuple[str, str, str | None]  # text, ink, ground


class Canvas:
    """Characters in rows and columns; each keeps the ground it stands on unless it brings its own."""

    def __init__(self, columns: int, rows: int, ground: str = "") -> None:
        self.columns = columns
        self._chars = [[" "] * columns for _ in range(rows)]
        self._ink = [[""] * columns for _ in range(rows)]
        self._ground = [[ground] * columns for _ in range(rows)]

    def put(self, column: int, row: int, text: str, ink: str, ground: str | None = None) -> None:
        """Write a text; what would stand outside is moved inside."""
        column = max(0, min(column, self.columns - len(text)))
        for i, char in enumerate(text, column):
            self._chars[row][i] = char
            self._ink[row][i] = ink
            self._ground[row][i] = self._ground[row][i] if ground is None else ground

    def centre(self, column: int, row: int, text: str, ink: str, ground: str | None = None) -> None:
        """Write a text around a point."""
        self.put(column - len(text) // 2, row, text, ink, ground)

    def row(self, column: int, row: int, pieces: Sequence[Piece]) -> None:
        """Write pieces side by side around a point."""
        width = len(" ".join(text for text, _, _ in pieces))
        column = max(0, min(column - width // 2, self.columns - width))
        for text, ink, ground in pieces:
            self.put(column, row, text, ink, ground)
            column += len(text) + 1

    def lines(self) -> list[Text]:
        """The rows, each in runs of one style."""
        return [self._line(row) for row in range(len(self._chars))]

    def _line(self, row: int) -> Text:
        styles = [
            f"{ink or 'default'} on {ground}" if ground else ink
            for ink, ground in zip(self._ink[row], self._ground[row], strict=True)
        ]
        line = Text(no_wrap=True)
        for style, run in groupby(zip(self._chars[row], styles, strict=True), key=lambda cell: cell[1]):
            line.append("".join(char for char, _ in run), style)
        return line


def seat_line(seat: int, seats: Seats, *, acts: bool) -> Text:
    """The beginning of a seat's line: a mark while it acts, its letter in its colour, and who sits there."""
    line = Text("▶ " if acts else "  ", no_wrap=True)
    line.append(f" {LETTERS[seat]} ", f"bold {INK} on {SEAT_COLOURS[seat]}")
    return line.append(f" {seats.kinds[seat]:<13}")
