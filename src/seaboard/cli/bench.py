"""`seaboard bench`: the figures that the design promises."""

from typing import Annotated

import typer

from seaboard.cli.common import AsJson, progress_bar, show

app = typer.Typer(help="Measure the figures that the design promises.", no_args_is_help=True)


@app.callback()
def bench() -> None:
    """Measure the figures that the design promises."""


@app.command()
def rules(
    seconds: Annotated[float, typer.Option(help="Processor time to spend on each game.", min=0.3)] = 6.0,
    as_json: AsJson = False,
) -> None:
    """Random play through the contract, in plies per second of processor time on one core, for every game."""
    from seaboard.games import registry
    from seaboard.lab import bench as lab

    figures = {}
    with progress_bar("games", len(registry.IDS)) as move_on:
        for game in registry.IDS:
            figures[game] = lab.rules(game, seconds)
            move_on(1)
    show(figures, as_json, "plies per second")
