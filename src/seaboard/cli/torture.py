"""`seaboard torture`: does a table keep its word when everything around it breaks?"""

from typing import Annotated

import typer

from seaboard.cli.arguments import AsJson, Seed
from seaboard.cli.output import progress_bar, show


def torture(
    kills: Annotated[int, typer.Option(help="How often a process is killed.", min=1, max=100_000)] = 20,
    database: Annotated[
        str,
        typer.Option(
            help="sqlite or postgresql: one of the run's own, gone afterwards; or the address of one, which is not killed."
        ),
    ] = "sqlite",
    tables: Annotated[int, typer.Option(help="How many tables are played at; nine show all ways.", min=1, max=100)] = 9,
    seed: Seed = 1,
    as_json: AsJson = False,
) -> None:
    """Play at many tables while processes are killed, lines break, disks fill up and clocks jump; then look what is true.

    Ends with 1 if something was lost, doubled or disagrees, if a table does not go on, or if the database does not write durably.
    """
    from seaboard.workshop.torture.run import Plan, is_sound
    from seaboard.workshop.torture.run import torture as run

    with progress_bar("kills", kills) as move_on:
        figures = run(Plan(kills=kills, database=database, seed=seed, tables=tables), move_on)
    show(figures, as_json, "what was asked of a table, and what it kept")
    raise typer.Exit(0 if is_sound(figures) else 1)
