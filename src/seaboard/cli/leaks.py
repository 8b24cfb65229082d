"""`seaboard leaks`: does anything sent to a seat depend on what it cannot know?"""

from typing import Annotated

import typer

from seaboard.cli.arguments import AsJson, GameId, Jobs, Seed
from seaboard.cli.output import progress_bar, show


def leaks(
    game: GameId,
    positions: Annotated[int, typer.Option(help="How many positions to compare, over all variants.", min=1)] = 20_000,
    seed: Seed = 1,
    jobs: Jobs = None,
    as_json: AsJson = False,
) -> None:
    """Look for leaks: draw everything anew that a seat cannot know, and compare all that it is sent, byte for byte.

    Views, legal actions, refusals, previews, features and events are compared. `changed` counts the positions in which something
    hidden really became different. Ends with 1 if there is a difference.
    """
    from seaboard.lab.executor import default_jobs
    from seaboard.lab.leaks import search_all

    with progress_bar("positions", positions) as move_on:
        figures = search_all(game, positions, seed, jobs or default_jobs(), move_on)
    show(figures, as_json, f"{game}: what a seat is sent, compared")
    raise typer.Exit(1 if figures["differences"] else 0)
