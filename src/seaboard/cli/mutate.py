"""`seaboard mutate`: plant faults into a game's rules and see whether its tests notice."""

import os
import sys
import time
from typing import Annotated

import typer

from seaboard.cli.arguments import AsJson, GameId, Jobs
from seaboard.cli.output import progress_bar, show


def mutate(
    game: GameId,
    every: Annotated[int, typer.Option(help="Try one mutant of so many.", min=1)] = 1,
    jobs: Jobs = None,
    as_json: AsJson = False,
) -> None:
    """Give every mutant of a game's rules.py to that game's own tests, in a checkout.

    A mutant is the file with one small fault: another operator, a number one higher, a statement left out. Those that no test
    notices are shown, and it ends with 1, unless tests/games/GAME/survivors.toml says of each why it cannot be noticed.
    """
    from seaboard.lab import mutate as lab

    bench = lab.bench_of(game)
    todo = bench.mutants(every)
    start = time.monotonic()
    with progress_bar("mutants", len(todo)) as move_on:
        report = lab.run(bench, todo, jobs or os.cpu_count() or 1, move_on)
    minutes = round((time.monotonic() - start) / 60, 1)
    figures = {"tried": report.tried, "noticed": report.noticed, "excused": report.excused, "minutes": minutes}
    lines = list(lab.told(report))
    show(figures | {"survivors": lines if as_json else len(report.survivors)}, as_json, f"{game}: mutants")
    if not as_json:
        sys.stdout.writelines(f"{line}\n" for line in lines)
    raise typer.Exit(1 if lines else 0)
