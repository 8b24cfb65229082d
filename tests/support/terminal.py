"""Sitting at the terminal table: lines typed in, and what stands on the screen."""

import builtins
from collections.abc import Iterator, Sequence
from contextlib import suppress
from io import StringIO
from typing import Any, Final, cast

import msgspec
import pytest
import typer
from rich.console import Console
from typer.testing import CliRunner, Result

from seaboard.bots.bot import BOTS
from seaboard.cli import play as verb
from seaboard.engine.chance import Scripted, new_rng, seeded
from seaboard.engine.replay import Player
from seaboard.engine.state import SPECTATOR
from seaboard.table.match import Match, new
from seaboard.terminal.screen import Quit, Screen
from seaboard.terminal.table import Table
from seaboard.terminal.words import Seats, words_of

SEATS: Final = Seats(0, ("you", "sensible bot", "sensible bot", "sensible bot"))

app = typer.Typer()
app.command()(verb.play)


def run(*args: str, typed: Sequence[str] = ()) -> Result:
    """Call `seaboard play`, with these lines typed."""
    return CliRunner().invoke(app, args, input="".join(f"{line}\n" for line in typed))


def type_lines(typed: Sequence[str], out: StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    """These lines come from the keyboard, each behind its prompt; then nothing more."""
    lines = iter(typed)

    def read(prompt: str) -> str:
        out.write(prompt)
        line = next(lines, None)
        if line is None:
            raise EOFError
        return line

    monkeypatch.setattr(builtins, "input", read)


def sit(match: Match, typed: Sequence[str], monkeypatch: pytest.MonkeyPatch) -> str:
    """Type these lines at a table; everything that stands on the screen until they are used up."""
    out = StringIO()
    type_lines(typed, out, monkeypatch)
    with suppress(EOFError, Quit):
        Table(match, Screen(Console(file=out, width=80, highlight=False)), 1).run()
    return out.getvalue()


def alone(match: Match, *then: dict[str, Any]) -> Match:
    """The same beginning with one person and bots; chance first does as scripted."""
    players = (Player(), *(Player(bot="sensible") for _ in range(match.n_seats - 1)))
    return Match(msgspec.structs.replace(match.header, players=players), Scripted(then, seeded(1)))


def drawn(match: Match, seat: int = SPECTATOR) -> str:
    """The board as this seat sees it, in text, with the places marked to which whoever acts may go."""
    console = Console(file=StringIO(), width=80, no_color=True)
    actions = match.legal(match.actors[0]) if not match.over else []
    console.print(words_of(match.game.id).board(match.view(seat), SEATS, actions))
    return cast("StringIO", console.file).getvalue()


def positions(game: str, seats: int, seed: int, bot: str = "sensible", **options: Any) -> Iterator[tuple[Match, int]]:
    """A match between bots, before every decision, with who decides."""
    match = new(game, seats=seats, seed=seed, **options)
    rng = new_rng("test", seed)
    while not match.over:
        seat = match.actors[match.seq % len(match.actors)]
        yield match, seat
        match.act(seat, match.chosen_by(BOTS[bot], seat, rng))


def flat(output: str) -> str:
    """Everything on one line."""
    return " ".join(output.split())


def is_sentence(text: str) -> bool:
    """Does it begin and end like one, with no name of a program in it?"""
    return text[0].isupper() and text[-1] in ".!" and "None" not in text and "_" not in text
