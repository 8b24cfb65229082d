"""`seaboard warm`: compile the rules once, so that whoever needs them fast only has to load them."""

import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib.resources import files
from time import perf_counter
from typing import Annotated, Any

import msgspec
import typer

from seaboard.cli.arguments import AsJson
from seaboard.cli.output import show
from seaboard.engine.errors import Malformed

AGAIN = "from seaboard.cli.main import main; main()"
CHECKED = {"NUMBA_BOUNDSCHECK": "1", "NUMBA_OPT": "1"}  # compared with the plain rules, not waited for: a quarter less to compile


def warm(
    game: Annotated[str | None, typer.Argument(help="One game; by default all, each in a process of its own.")] = None,
    checked: Annotated[bool, typer.Option("--checked", help="The build with checked indices that the tests use.")] = False,
    as_json: AsJson = False,
) -> None:
    """Compile what is not in the cache yet, and remove what nobody has used for a month.

    The cache is a folder of the user's, or SEABOARD_CACHE. Two processes that warm at once wait for each other.
    """
    if checked:
        os.environ |= CHECKED  # read when the compiler is imported
    from seaboard.engine import compiled  # noqa: F401  without a compiler the sentence comes once, not once a game
    from seaboard.games import registry

    if game:
        figures = {game: _warm_here(game, checked)}
    else:
        longest_first = sorted(registry.IDS, key=_length_of_rules, reverse=True)  # else the last one is waited for alone
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            figures = dict(zip(longest_first, pool.map(lambda id_: _warm_apart(id_, checked), longest_first), strict=True))
    show(figures, as_json, "compiled rules")


def _length_of_rules(game_id: str) -> int:
    """How much there is to compile, near enough."""
    return len((files(f"seaboard.games.{game_id}") / "rules.py").read_bytes())


def _warm_here(game_id: str, checked: bool) -> dict[str, Any]:
    """Make a game's kernels ready in this process, one after the other, with a line for each."""
    from seaboard.bots.review_worker import MARK
    from seaboard.bots.worker import note_kept
    from seaboard.engine import compiled
    from seaboard.games import registry

    game = registry.game(game_id)
    functions = _kernels(checked)
    begin = last = perf_counter()
    n_found = 0
    for number, warmed in enumerate(compiled.warm(game, functions), 1):
        now = perf_counter()
        did = "found" if warmed.found else "compiled"
        typer.echo(f"{game_id}: {warmed.name} {did} ({number} of {len(functions)}, {now - last:.1f} s)", err=True)
        n_found, last = n_found + warmed.found, now
    note_kept(game)
    note_kept(game, MARK)
    return {
        "found": n_found,
        "compiled": len(functions) - n_found,
        "removed": len(compiled.sweep(game)),
        "seconds": round(perf_counter() - begin, 2),
    }


def _kernels(checked: bool) -> list[Callable[..., Any]]:
    """Everything that is compiled ahead; the comparison of both ways only for the tests."""
    from seaboard.bots import rollout, weighing
    from seaboard.lab import kernels

    functions: list[Callable[..., Any]] = [*kernels.KERNELS, *rollout.KERNELS, *weighing.KERNELS]
    if not checked:
        return functions
    from seaboard.lab import twins

    return [*functions, *twins.KERNELS]


def _warm_apart(game_id: str, checked: bool) -> dict[str, Any]:
    """The same in a process of its own, whose memory is free again when it is done."""
    command = [sys.executable, "-c", AGAIN, "warm", game_id, "--json", *(["--checked"] if checked else [])]
    done = subprocess.run(command, stdout=subprocess.PIPE, check=False)  # noqa: S603  our own Python, our own command
    if done.returncode:
        raise Malformed(f"{game_id} could not be compiled")
    figures: dict[str, dict[str, Any]] = msgspec.json.decode(done.stdout)
    return figures[game_id]
