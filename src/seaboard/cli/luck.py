"""`seaboard luck`: how the dice, spins and draws of matches fell."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from seaboard.cli.arguments import AsJson, read_text
from seaboard.cli.output import show
from seaboard.engine.replay import Log

if TYPE_CHECKING:
    from seaboard.table.luck import Luck, Tally


def luck(
    files: Annotated[list[Path], typer.Argument(help="Matches of one game that are over, as files; - for stdin.")],
    as_json: AsJson = False,
) -> None:
    """Count what fell in one match, or in several together, beside what was to be expected and what is still usual.

    Usual is what 19 of 20 fair matches stay in. How rare a match is, is told for dice and spins, whose odds never change: so
    many of fair matches are at least as uneven. Whether nobody chose the dice is another question: `seaboard verify`.
    """
    from seaboard.table.luck import luck as counted

    found = counted(*(Log.from_json(read_text(file)) for file in files))
    if as_json:
        show(msgspec.to_builtins(found), as_json, "luck")
    else:
        _print(found)


def _print(found: "Luck") -> None:
    console = Console()
    for tally in found.tallies:
        console.print(_table(tally))
    if found.rarity is not None:
        console.print(f"Of all fair matches, {found.rarity:.1%} are at least as uneven in dice and spins.")


def _table(tally: "Tally") -> Table:
    rare = "" if tally.rarity is None else f", as uneven: {tally.rarity:.1%}"
    table = Table("", "fell", "expected", "usual", title=f"{tally.purpose} {tally.field}: {tally.n}{rare}", title_justify="left")
    for one in tally.outcomes:
        table.add_row(str(one.outcome), str(one.times), f"{one.expected:.1f}", f"{one.low} to {one.high}")
    for seat in tally.seats:
        table.add_row(
            f"mean of seat {seat.seat}", f"{seat.mean:.2f}", f"{seat.expected:.2f}", f"{seat.low:.2f} to {seat.high:.2f}"
        )
    return table
