"""`seaboard replay`: a stored match, entry by entry."""

import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console

from seaboard.cli.arguments import AsJson, read_text
from seaboard.cli.output import show
from seaboard.engine.replay import Log


def replay(
    file: Annotated[Path, typer.Argument(help="A match as `seaboard play --save` writes it; - for standard input.")],
    at: Annotated[int | None, typer.Option(help="Stop behind this entry.", min=0)] = None,
    seat: Annotated[int, typer.Option(help="Tell it as this seat saw it; by default as a spectator did.", min=0, max=5)] = 5,
    text: Annotated[
        bool, typer.Option("--text", help="Step through it with board and sentences, as `seaboard play` shows them.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Play a stored match again, checking every entry against the rules, and tell what happened.

    With --text at a terminal Enter turns the page, b goes back, a number goes to an entry. With --json only the end is printed:
    number of entries, digest, outcome and the position with names.
    """
    from seaboard.table.match import resume

    log = Log.from_json(read_text(file))
    entries = log.entries if at is None else log.entries[:at]
    match = resume(Log(log.header, entries))
    if text:
        _show_film(Log(log.header, entries), seat)
        return
    if not as_json:
        _tell(Log(log.header, entries), seat)
    outcome = match.outcome
    figures = {
        "entries": len(entries),
        "digest": match.digest,
        "outcome": msgspec.to_builtins(outcome) if outcome else None,
    }
    show(figures | ({"position": match.position} if as_json else {}), as_json, "end")


def _show_film(log: Log, seat: int) -> None:
    from seaboard.terminal.film import Film
    from seaboard.terminal.screen import Screen

    console = Console(highlight=False, markup=False, emoji=False)
    film = Film(log, Screen(console), seat)
    if film.frames and console.is_terminal and sys.stdin.isatty():
        film.step()
    else:
        film.show()


def _tell(log: Log, seat: int) -> None:
    from seaboard.engine.notation import text_of
    from seaboard.table.match import retell

    console = Console(highlight=False, soft_wrap=True)
    console.print(f"{log.header.game}, {len(log.header.players)} seats, {len(log.entries)} entries")
    for progress in retell(log):
        told = "; ".join(map(text_of, progress.told(seat)))
        console.print(f"{progress.entries[0].seq:5}  {told}", markup=False)
