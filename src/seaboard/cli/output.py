"""How a verb shows what it finds: figures as JSON or as a table, and a bar while it works."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table


def show(figures: dict[str, Any], as_json: bool, title: str) -> None:
    """Print figures: one JSON object, or a table for people."""
    if as_json:
        sys.stdout.write(msgspec.json.encode(figures).decode() + "\n")
        return
    table = Table(show_header=False)
    for key, value in figures.items():
        table.add_row(key.replace("_", " "), _cell(value))
    console = Console()
    if title:
        console.print(title, style="italic", soft_wrap=True, highlight=False)  # a path can be copied from it
    console.print(table)


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
