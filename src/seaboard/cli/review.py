"""`seaboard review`: a match that is over, told as chances: what luck brought, what decisions cost."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from seaboard.cli.arguments import AsJson, Seed, read_text
from seaboard.cli.output import progress_bar, show
from seaboard.engine.replay import Log

if TYPE_CHECKING:
    from seaboard.bots.review import Decision, Review

LEVELS: Final = "▁▂▃▄▅▆▇█"
COLUMNS: Final = 60
PARTS: Final = 100
AGAINST: Final = {"best": "the best that was found", "sensible": "a sensible player's"}
INTERVAL: Final = 200  # two standard errors, in percent of a win


def review(
    file: Annotated[Path, typer.Argument(help="A match that is over, as the page about its dice saves it; - for stdin.")],
    budget: Annotated[float, typer.Option(help="How much is tried out, as a multiple of the usual.", min=0.0)] = 1.0,
    seed: Seed = 1,
    plain: Annotated[bool, typer.Option("--plain", help="Without the compiler: a hundred times slower.")] = False,
    as_json: AsJson = False,
) -> None:
    """Tell luck from skill: how likely each seat was to win all along, what chance did to that, and what decisions cost.

    A decision is compared with the best that was found, by what its seat could know. What lies within the error is no mistake.
    The same seed and budget give the same review (docs/review.md).
    """
    from seaboard.bots.reviewer import review as judged

    log = read_log(read_text(file))
    with progress_bar("review", PARTS) as move_on:
        done = 0

        def reach(part: int) -> None:
            nonlocal done
            move_on(part - done)
            done = part

        found = judged(log, seed=seed, budget=budget, is_compiled=not plain, move_on=reach)
    if as_json:
        show(msgspec.to_builtins(found), as_json, "review")
    else:
        _print(found, log)


def read_log(text: str) -> Log:
    """A match file, or a record of the server with the file inside."""
    try:
        return msgspec.json.decode(text, type=_Record).log
    except msgspec.MsgspecError:
        return Log.from_json(text)


class _Record(msgspec.Struct):
    """What `GET /api/matches/ID/record` answers; only the file counts here."""

    log: Log


def _print(found: "Review", log: Log) -> None:
    from seaboard.bots.reviewer import costliest
    from seaboard.terminal.words import LETTERS

    console = Console(highlight=False)
    table = Table("", "at the start", "luck", "own choices", "the others", "rest", "result", title="percent of a win")
    table.caption = f"± two standard errors; choices against {AGAINST[found.against]}"
    for seat, one in enumerate(found.balances):
        parts = ((one.luck, one.luck_error), (one.own, one.own_error), (one.others, one.others_error))
        cells = [f"{_points(value)} ± {INTERVAL * error:.0f}" for value, error in parts]
        table.add_row(LETTERS[seat], f"{100 * one.start:.0f}", *cells, _points(one.rest), f"{100 * one.result:.0f}")
    console.print(table)
    for seat in range(len(found.balances)):
        console.print(f"{LETTERS[seat]} {_curve([point.chances[seat] for point in found.points])}", markup=False)
    decision_of = {(one.seat, one.seq): one for one in found.decisions}
    lines = [_praised(decision_of[one.seat, one.seq], one.gain, log) for one in found.praise]
    _list(console, "The best decisions:", lines)
    _list(console, "What cost most:", [_lost(one, log) for one in costliest(found.decisions)])
    n = len(found.decisions)
    console.print(f"{n} decisions with a choice, {found.rollouts:,} rollouts, seed {found.seed}, budget {found.budget:g}.")


def _points(value: float) -> str:
    return f"{100 * value:+.0f}"


def _curve(values: Sequence[float]) -> str:
    """Chances as blocks of different height, no more than fit on a line."""
    n = min(COLUMNS, len(values))
    chosen = [values[i * (len(values) - 1) // max(1, n - 1)] for i in range(n)]
    return "".join(LEVELS[min(len(LEVELS) - 1, int(value * len(LEVELS)))] for value in chosen)


def _list(console: Console, title: str, lines: Iterable[str]) -> None:
    for i, line in enumerate(lines):
        if not i:
            console.print(title)
        console.print(f"  {line}", markup=False)


def _praised(one: "Decision", gain: float, log: Log) -> str:
    return f"{_who(one)}: {_said(one, one.played, log)} ({_points(gain)})"


def _lost(one: "Decision", log: Log) -> str:
    better = f"better: {_said(one, one.rival, log)}"
    return f"{_who(one)}: {_said(one, one.played, log)} ({_points(-one.loss)} ± {INTERVAL * one.error:.0f}); {better}"


def _who(one: "Decision") -> str:
    from seaboard.terminal.words import LETTERS

    return f"{LETTERS[one.seat]}, entry {one.seq}"


def _said(one: "Decision", actions: Sequence[dict[str, object]], log: Log) -> str:
    """What was done, or could have been, in the words of the terminal; of a race all that was picked."""
    from seaboard.engine.replay import parse_action
    from seaboard.games import registry
    from seaboard.table.history import shown
    from seaboard.terminal.words import Seats, words_of

    game = registry.game(log.header.game, log.header.rules)
    forms = [game.forms[parse_action(game, action)] for action in actions]
    view = shown(log, one.seat, [one.first - 1])[one.first - 1].view
    seats = Seats(None, ("",) * len(log.header.players))
    return ", ".join(words_of(game.id).action(form, view, seats).removesuffix(".") for form in forms)
