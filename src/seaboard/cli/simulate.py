"""`seaboard simulate`: many matches between bots."""

from time import perf_counter
from typing import Annotated

import typer

from seaboard.cli.arguments import AsJson, GameId, Jobs, OptionPairs, Seats, Seed, game_options
from seaboard.cli.output import progress_bar, show
from seaboard.engine.errors import Malformed


def simulate(
    game: GameId,
    seats: Seats = None,
    matches: Annotated[int, typer.Option(help="How many matches to play.", min=1)] = 1000,
    bots: Annotated[str, typer.Option(help="A bot for all seats, or one for each: sensible,casual,dreamy.")] = "sensible",
    option: OptionPairs = None,
    seed: Seed = 1,
    jobs: Jobs = None,
    fast: Annotated[bool, typer.Option("--fast", help="Compiled, where the bots allow it: the same figures, sooner.")] = False,
    share: Annotated[
        list[str] | None,
        typer.Option(help="Two events as penalized/met: how many of the one for each of the other, by bot. Repeatable."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Play many matches between bots and sum them up: length, wins by seat, order of play and bot, scores, endings.

    The same seed gives the same figures, whatever the number of jobs, plain or compiled (only `way` and `seconds` differ).
    """
    from seaboard.lab.executor import default_jobs
    from seaboard.lab.simulate import can_be_fast
    from seaboard.lab.simulate import simulate as run

    if jobs is not None and jobs < 1:
        raise Malformed(f"--jobs is {jobs}, expected 1 or more")
    names = bots.split(",")
    fast = fast and can_be_fast(names)
    began = perf_counter()
    with progress_bar("matches", matches) as move_on:
        figures = run(game, game_options(seats, option), names, matches, seed, jobs or default_jobs(), move_on, fast, share or ())
    figures |= {"way": "compiled" if fast else "plain", "seconds": round(perf_counter() - began, 2)}
    show(figures, as_json, f"{game}: {matches} matches of {bots}")
