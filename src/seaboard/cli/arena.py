"""`seaboard arena`: which bot is stronger, and by how much."""

from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer

from seaboard.cli.arguments import AsJson, GameId, Jobs, OptionPairs, Seed, game_options
from seaboard.cli.output import progress_bar, show


def arena(
    game: GameId,
    bots: Annotated[
        str,
        typer.Option(
            help="Two or more, the strongest first: ranks of the crew, other bots, search:rollouts=512;decisions=8, module:Class."
        ),
    ] = "captain,mate,sailor,deckhand",
    seats: Annotated[
        int, typer.Option(help="With as many bots as seats all meet at one table, else neighbours.", min=2, max=4)
    ] = 2,
    matches: Annotated[int, typer.Option(help="How many for each pair of neighbours, or for the table of all.", min=2)] = 1000,
    seed: Seed = 1,
    budget: Annotated[float, typer.Option(help="Scales what is tried out for a decision.", min=0.001)] = 1.0,
    until: Annotated[float, typer.Option(help="Stop a pair when its 95 % interval is ± this, as a share.", min=0.0)] = 0.0,
    file: Annotated[Path | None, typer.Option(help="Keep results here, and go on from what it holds.")] = None,
    option: OptionPairs = None,
    jobs: Jobs = None,
    as_json: AsJson = False,
) -> None:
    """Let bots meet with the same dice on every seat, and print shares of the wins, 95 % intervals and ratings.

    The same seed gives the same figures, whatever the number of jobs.
    """
    from seaboard.lab import arena as lab
    from seaboard.lab.executor import default_jobs

    names = tuple(name.replace(";", ",") for name in bots.split(","))
    contest = lab.Contest(game, game_options(None, option), seats, names, seed, budget)
    lab.check(contest)
    kept = lab.Kept(file, contest) if file else None
    began = perf_counter()
    with progress_bar("matches", matches * len(lab.lineups(names, seats))) as move_on:
        figures = lab.contend(contest, matches, jobs or default_jobs(), until, kept, move_on)
    show(figures | {"seconds": round(perf_counter() - began, 1)}, as_json, f"{game}: {', '.join(names)}")
