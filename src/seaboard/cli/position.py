"""`seaboard position`: a position with names and as text, from a seed, a log, a file or a text."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from seaboard.cli.arguments import OptionPairs, Seats, Seed, game_options, read_json, read_text
from seaboard.engine.errors import Malformed, NoSeat

if TYPE_CHECKING:
    from seaboard.table.match import Match


def position(
    game: Annotated[str, typer.Argument(help="The game, such as smugglers; or a position as text, - for one from stdin.")],
    seats: Seats = None,
    option: OptionPairs = None,
    file: Annotated[Path | None, typer.Option(help="Read and check this position instead; - for standard input.")] = None,
    log: Annotated[Path | None, typer.Option(help="Take the position out of this stored match.")] = None,
    at: Annotated[int | None, typer.Option(help="Behind this entry of the log, or after so many plies.", min=0)] = None,
    seed: Seed = 1,
    seat: Annotated[int | None, typer.Option(help="Draw anew by the seed what this seat cannot know.", min=0)] = None,
    text: Annotated[bool, typer.Option("--text", help="Print only the position as text.")] = False,
) -> None:
    """Print a position as JSON with names, as text, with its digest and what may be played: for tests, puzzles and bug reports.

    Without a file it is that of a match between sensible bots after --at plies. The text is what the page copies and loads
    (docs/positions.md).
    """
    if log is not None and file is not None:
        raise Malformed("a position comes from --file or from --log, not from both")
    if game == "-" or "." in game:
        match = _from_text(sys.stdin.read() if game == "-" else game)
    elif log is not None:
        match = _from_log(log, at, game)
    elif file is not None:
        match = _from_file(game, game_options(seats, option), file)
    else:
        match = _from_play(game, game_options(seats, option), at or 0, seed)
    if seat is not None:
        match = _believed(match, seat, seed)
    found = _described(match)
    out = str(found["text"]) if text else msgspec.json.format(msgspec.json.encode(found), indent=1).decode()
    sys.stdout.write(out + "\n")


def _from_text(text: str) -> "Match":
    from seaboard.engine import postcard
    from seaboard.games import registry
    from seaboard.table.match import new

    game_id, place = postcard.read(text)
    postcard.stand(registry.game(game_id, place.rules), place)
    return new(game_id, position=place.position, rules=place.rules, **place.options)


def _from_log(path: Path, at: int | None, game: str) -> "Match":
    from seaboard.engine.replay import Log
    from seaboard.table.match import resume

    log = Log.from_json(read_text(path))
    if log.header.game != game:
        raise Malformed(f"{path} is a match of {log.header.game}, not of {game}")
    return resume(Log(log.header, log.entries if at is None else log.entries[:at]))


def _from_file(game: str, options: dict[str, Any], path: Path) -> "Match":
    from seaboard.table.match import new

    return new(game, position=read_json(path), **options)


def _from_play(game: str, options: dict[str, Any], plies: int, seed: int) -> "Match":
    from seaboard.bots.bot import sensible
    from seaboard.engine.chance import new_rng
    from seaboard.table.match import new

    match = new(game, seed=seed, **options)
    rng = new_rng("position", seed)
    while match.seq < plies and not match.over:
        seat = match.actors[0]
        match.act(seat, match.chosen_by(sensible, seat, rng))
    return match


def _believed(match: "Match", seat: int, seed: int) -> "Match":
    from seaboard.engine import position as named
    from seaboard.engine.chance import new_rng
    from seaboard.table.match import new

    header = match.header
    if seat >= match.n_seats:
        raise NoSeat(f"there is no seat {seat}, expected 0 to {match.n_seats - 1}")
    s = match.believe(seat, new_rng("believed", seed))
    return new(header.game, position=named.to_json(match.game, s, match.board), rules=header.rules, **header.options)


def _described(match: "Match") -> dict[str, Any]:
    legal = {str(seat): [msgspec.to_builtins(action) for action in match.legal(seat)] for seat in match.actors}
    return {
        "game": match.header.game,
        "options": match.header.options,
        "position": match.position,
        "text": match.text,
        "digest": match.digest,
        "legal": legal,
    }
