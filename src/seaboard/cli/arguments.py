"""What a command line says, in any verb: options of a game, where matches are kept, files to read."""

import sys
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from seaboard.engine.errors import Malformed

GameId = Annotated[str, typer.Argument(help="The game, such as smugglers or triangle.")]
Seats = Annotated[int | None, typer.Option(help="How many seats play; by default the game's own choice.")]
OptionPairs = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="An option of the game as key=value, the value as JSON or a plain word. Repeatable."),
]
Seed = Annotated[int, typer.Option(help="The same seed gives the same result.")]
Jobs = Annotated[int | None, typer.Option(help="Processes to work in; by default one per core. It changes no result.")]
Data = Annotated[
    Path | None,
    typer.Option(envvar="SEABOARD_DATA", help="The folder that keeps the matches; by default the user's data folder."),
]
Database = Annotated[
    str | None,
    typer.Option(
        envvar="SEABOARD_DATABASE",
        help="The database that keeps the matches instead: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME; "
        "a password is better in the environment than here.",
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print the figures as one JSON object.")]


def address_of(data: Path | None, database: str | None) -> str:
    """The address of the database that a command line names."""
    from seaboard.server.settings import at_home

    if data is not None and database is not None:
        raise Malformed("matches are kept in a folder (--data) or in a database (--database), not in both")
    return database or at_home(data).database


def game_options(seats: int | None, pairs: list[str] | None) -> dict[str, Any]:
    """The options that a command line names."""
    options: dict[str, Any] = {} if seats is None else {"seats": seats}
    for pair in pairs or []:
        key, equals, value = pair.partition("=")
        if not equals:
            raise Malformed(f"--option {pair!r} is no key=value")
        options[key] = _value(value)
    return options


def _value(text: str) -> Any:
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text


def read_text(path: Path) -> str:
    """A file's text, or standard input for `-`; a missing file is one sentence."""
    if str(path) == "-":
        return sys.stdin.read()
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Malformed(f"cannot read {path}: {error}") from error


def read_json(path: Path) -> Any:
    """A file's JSON."""
    try:
        return msgspec.json.decode(read_text(path))
    except msgspec.DecodeError as error:
        raise Malformed(f"{path} is no JSON: {error}") from error
