"""`seaboard position`: a position with names, from a seed, a log or a file."""

import sys
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from seaboard.cli.common import GameId, OptionPairs, Seats, Seed, game_options, read_json, read_text
from seaboard.engine.errors import Malformed


def position(
    game: GameId,
    seats: Seats = None,
    option: OptionPairs = None,
    file: Annotated[Path | None, typer.Option(help="Read and check this position instead; - for standard input.")] = None,
    log: Annotated[Path | None, typer.Option(help="Take the position out of this stored match.")] = None,
    at: Annotated[int | None, typer.Option(help="Behind this entry of the log, or after so many plies.", min=0)] = None,
    seed: Seed = 1,
) -> None:
    """Print a position as JSON with names, with its digest and what may be played: for tests, puzzles and bug reports.

    Without a file it is that of a match between sensible bots after --at plies.
    """
    if log is not None and file is not None:
        raise Malformed("a position comes from --file or from --log, not from both")
    if log is not None:
        found = _from_log(log, at, game)
    elif file is not None:
        found = _from_file(game, game_options(seats, option), file)
    else:
        found = _from_play(game, game_options(seats, option), at or 0, seed)
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(found), indent=1).decode() + "\n")


def _from_log(path: Path, at: int | None, game: str) -> dict[str, Any]:
    from seaboard.engine.replay import Log
    from seaboard.table.match import resume

    log = Log.from_json(read_text(path))
    if log.header.game != game:
        raise Malformed(f"{path} is a match of {log.header.game}, not of {game}")
    return _described(resume(Log(log.header, log.entries if at is None else log.entries[:at])))


def _from_file(game: str, options: dict[str, Any], path: Path) -> dict[str, Any]:
    from seaboard.table.match import new

    return _described(new(game, position=read_json(path), **options))


def _from_play(game: str, options: dict[str, Any], plies: int, seed: int) -> dict[str, Any]:
    from seaboard.bots.bot import sensible
    from seaboard.engine.chance import new_rng
    from seaboard.table.match import new

    match = new(game, seed=seed, **options)
    rng = new_rng("position", seed)
    while match.seq < plies and not match.over:
        seat = match.actors[0]
        choice = sensible(match.game, match.believe(seat, rng), match.board, seat, match.legal_ids(seat), rng)
        match.act(seat, match.game.encode(choice))
    return _described(match)


def _described(match: Any) -> dict[str, Any]:
    legal = {str(seat): [msgspec.to_builtins(action) for action in match.legal(seat)] for seat in match.actors}
    return {"options": match.header.options, "position": match.position, "digest": match.digest, "legal": legal}
