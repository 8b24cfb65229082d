"""`seaboard perft`: count the ways to play."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from seaboard.cli.arguments import AsJson, GameId, OptionPairs, Seats, game_options, read_json, read_text
from seaboard.cli.output import progress_bar, show


def perft(
    game: GameId,
    depth: Annotated[int, typer.Option(help="Plies to look ahead.", min=1)] = 3,
    seats: Seats = None,
    option: OptionPairs = None,
    position: Annotated[Path | None, typer.Option(help="Count from this position instead of the start.")] = None,
    file: Annotated[Path | None, typer.Option(help="Count every case of this perft file anew and print it.")] = None,
    as_json: AsJson = False,
) -> None:
    """Count the ways to play so many plies, chance outcomes expanded and not weighted, and show the first actions in order.

    With --file every case of a perft file is counted anew and printed, ready to be stored; it ends with 1 if a count changed.
    """
    from seaboard.games import registry
    from seaboard.lab import perft as lab

    found = registry.game(game)
    if file is not None:
        text = read_text(file)
        cases = lab.read(text)
        with progress_bar("cases", len(cases)) as move_on:
            counted = []
            for case in cases:
                counted.append(lab.write(found, case))
                move_on(1)
        sys.stdout.write("\n\n".join(counted) + "\n")
        old = "\n".join(line for line in text.splitlines() if not line.startswith("#")).strip()
        raise typer.Exit(0 if "\n\n".join(counted).split() == old.split() else 1)
    case = lab.Case("", game_options(seats, option), read_json(position) if position else None, {}, "")
    s, board = lab.start(found, case)
    figures = {f"perft_{n}": lab.perft(found, s, board, n) for n in range(1, depth + 1)}
    show(figures | {"order": lab.order(found, s, board)}, as_json, f"{game}: ways to play")
