"""`seaboard puzzles`: positions with one clearly best move that a sensible player misses."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer
from rich.console import Console

from seaboard.cli.arguments import AsJson, GameId, Seed, read_text
from seaboard.cli.output import progress_bar
from seaboard.engine.errors import Malformed

if TYPE_CHECKING:
    from seaboard.bots.puzzle import Collection, Puzzle
    from seaboard.bots.puzzler import Source


def puzzles(
    game: GameId,
    matches: Annotated[int, typer.Option(help="How many matches of sensible bots to play and to look into.", min=0)] = 20,
    seed: Seed = 1,
    file: Annotated[list[Path] | None, typer.Option(help="Look into this match that is over, too. Repeatable.")] = None,
    budget: Annotated[float, typer.Option(help="How much is tried out, as a multiple of the usual.", min=0.0)] = 1.0,
    most: Annotated[int | None, typer.Option(help="Keep so many of them, as different as can be.", min=1)] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Without the compiler: a hundred times slower.")] = False,
    as_json: AsJson = False,
    out: Annotated[Path | None, typer.Option(help="Write them to this file, as they are shipped.")] = None,
) -> None:
    """Find puzzles in matches of sensible bots and in your own: what is best there is beyond doubt, and easily missed.

    A move leads every other by three standard errors and five hundredths of a win, measured twice, the second time in four times
    as many worlds, and once more to the end of the match. The same seed finds the same puzzles (docs/positions.md).
    """
    from seaboard.bots.puzzle import Collection, varied
    from seaboard.bots.puzzler import puzzles as found_in
    from seaboard.games import registry

    files = file or []
    found: list[Puzzle] = []
    with progress_bar("puzzles", matches + len(files)) as move_on:
        for more in found_in(_sources(game, matches, seed, files), seed=seed, budget=budget, is_compiled=not plain):
            found += more
            move_on(1)
    command = f"seaboard puzzles {game} --matches {matches} --seed {seed}"
    made_by = command + (f" --budget {budget:g}" if budget != 1 else "") + (f" --most {most}" if most else "")
    kept = tuple(varied(found, most))
    collection = Collection(game=game, rules=registry.game(game).version, made_by=made_by, puzzles=kept)
    if out is not None:
        out.write_bytes(_lines(collection))
    if as_json:
        sys.stdout.write(msgspec.json.encode(collection).decode() + "\n")
    else:
        _print(collection)


def _sources(game: str, matches: int, seed: int, files: list[Path]) -> Iterator["Source"]:
    from seaboard.bots.puzzler import Source
    from seaboard.cli.review import read_log
    from seaboard.games import registry
    from seaboard.lab.matches import usual_match

    for path in files:
        log = read_log(read_text(path))
        if log.header.game != game:
            raise Malformed(f"{path} is a match of {log.header.game}, not of {game}")
        yield Source(path.name, log)
    seats = registry.game(game).seats
    for i in range(matches):
        number = seed * 1_000_000 + i
        yield Source(f"match {number}", usual_match(game, number, seats=seats[i % len(seats)]))


def _lines(collection: "Collection") -> bytes:
    """A line for each puzzle, so that people can see what has changed."""
    head: dict[str, Any] = msgspec.to_builtins(collection)
    lines = [msgspec.json.encode(puzzle) for puzzle in head.pop("puzzles")]
    start = msgspec.json.encode(head)[:-1]
    return start + b',"puzzles":[\n' + b",\n".join(lines) + b"\n]}\n"


def _print(collection: "Collection") -> None:
    from seaboard.terminal.words import LETTERS

    console = Console(highlight=False)
    for puzzle in collection.puzzles:
        best, sensible, lead = puzzle.choices[0], puzzle.choices[puzzle.sensible], puzzle.lead
        chance = f"{100 * best.chance:.0f} ± {200 * best.error:.0f} %"
        console.print(f"{puzzle.id}  {LETTERS[puzzle.seat]} to move, {puzzle.moves} moves, {puzzle.found_in}", markup=False)
        console.print(f"  best      {_action(best.action)}: {chance}, {best.reason}", markup=False)
        console.print(f"  sensible  {_action(sensible.action)}: −{100 * sensible.loss:.0f}, {sensible.reason}", markup=False)
        ahead = f"{100 * lead.loss:.1f} ± {200 * lead.loss_error:.1f}"
        console.print(f"  lead      {ahead} over {_action(lead.action)}", markup=False)
        console.print(f"  {puzzle.position}", markup=False, soft_wrap=True)
    console.print(f"{len(collection.puzzles)} puzzles. ± is two standard errors, in percent of a win.")


def _action(action: dict[str, Any]) -> str:
    return " ".join([action["kind"], *(f"{key}={value}" for key, value in action.items() if key != "kind" and value is not None)])
