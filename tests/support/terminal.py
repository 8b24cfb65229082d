"""Sitting at the terminal table: lines typed in, and what stands on the screen."""

import builtins
from collections.abc import Sequence
from contextlib import suppress
from io import StringIO

import pytest
import typer
from rich.console import Console
from typer.testing import CliRunner, Result

from seaboard.cli import play as verb
from seaboard.cli.terminal.screen import Quit, Screen
from seaboard.cli.terminal.table import Table
from seaboard.table.match import Match

app = typer.Typer()
app.command()(verb.play)


def run(*args: str, typed: Sequence[str] = ()) -> Result:
    """Call `seaboard play`, with these lines typed."""
    return CliRunner().invoke(app, args, input="".join(f"{line}\n" for line in typed))


def sit(match: Match, typed: Sequence[str], monkeypatch: pytest.MonkeyPatch) -> str:
    """Type these lines at a table; everything that stands on the screen until they are used up."""
    out = StringIO()
    lines = iter(typed)

    def read(prompt: str) -> str:
        out.write(prompt)
        line = next(lines, None)
        if line is None:
            raise EOFError
        return line

    monkeypatch.setattr(builtins, "input", read)
    with suppress(EOFError, Quit):
        Table(match, Screen(Console(file=out, width=80, highlight=False)), 1).run()
    return out.getvalue()


def flat(output: str) -> str:
    """Everything on one line."""
    return " ".join(output.split())


def is_sentence(text: str) -> bool:
    """Does it begin and end like one, with no name of a program in it?"""
    return text[0].isupper() and text[-1] in ".!" and "None" not in text and "_" not in text
