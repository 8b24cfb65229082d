"""What several verbs share: options of a game, figures as JSON, progress bars, files."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

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


def show(figures: dict[str, Any], as_json: bool, title: str) -> None:
    """Print figures: one JSON object, or a table for people."""
    if as_json:
        sys.stdout.write(msgspec.json.encode(figures).decode() + "\n")
        return
    table = Table(title=title, show_header=False, title_justify="left")
    for key, value in figures.items():
        table.add_row(key.replace("_", " "), _cell(value))
    Console().print(table)


def _cell(value: Any) -> str:
    if isinstance(value, dict):
        return "  ".join(f"{key} {_cell(part)}" for key, part in value.items())
    if isinstance(value, list | tuple):
        return "  ".join(_cell(part) for part in value)
    return str(value)


@contextmanager
def progress_bar(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on the terminal, gone when done; the function it gives moves it on. Silent where nobody watches."""
    console = Console(stderr=True)
    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(title, total=total)
        yield lambda n: bar.update(task, advance=n)
