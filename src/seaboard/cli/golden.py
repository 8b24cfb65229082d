"""`seaboard golden`: whole matches written out, the witnesses of the rules."""

from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
import typer
from rich.console import Console

from seaboard.cli.arguments import GameId
from seaboard.cli.output import progress_bar
from seaboard.engine.errors import Malformed

SEEDS: Final = 40  # tried for each variant until everything occurs
COMPOSED: Final = "composed-"  # so begins the name of a golden whose moves were chosen by hand: play cannot make it anew


def golden(
    game: GameId,
    folder: Annotated[Path, typer.Option(help="Where the goldens are.")] = Path("tests/goldens"),
    fresh: Annotated[bool, typer.Option(help="Play new matches; else the stored ones are written anew.")] = False,
) -> None:
    """Write goldens: whole matches with every change and everything told, to be read like code.

    Stored moves are kept and what they cause is written anew, so a diff shows a changed rule. With --fresh new matches are
    played, one for each variant and more until every action, event, phase and ending of the game occurs. What bots hardly ever
    bring about is composed by hand, in files named composed-*.txt: these are always kept, and what occurs in them counts. Goldens
    of older rules are kept, too.
    """
    from seaboard.games import registry

    found = registry.game(game)
    target = folder / game
    if fresh:
        target.mkdir(parents=True, exist_ok=True)
        kept = {file for one in registry.games(game)[:-1] for file in _goldens(target, one.version)}
        for old in set(target.glob("*.txt")) - kept - set(target.glob(f"{COMPOSED}*.txt")):
            old.unlink()
        written = _again(target) + _fresh(found, target)
    else:
        written = _again(target)
        if not written:
            raise Malformed(f"there are no goldens in {target}; --fresh makes them")
    Console().print(f"{written} goldens in {target}")


def _goldens(target: Path, rules: int | None = None) -> list[Path]:
    """The goldens of a game, or only those of one version of its rules."""
    files = sorted(target.glob("*.txt"))
    return [file for file in files if rules is None or f"  rules {rules}  " in file.read_text(encoding="utf-8")]


def _again(target: Path) -> int:
    """Write stored matches anew, each by its own version of the rules; how many there are."""
    from seaboard.games import registry
    from seaboard.lab import golden as lab

    files = _goldens(target)
    for file in files:
        text = file.read_text(encoding="utf-8")
        game = registry.game(target.name, lab.rules_of(text))
        file.write_text(lab.write(game, *lab.read_moves(game, text)), encoding="utf-8")
    return len(files)


def _fresh(game: Any, target: Path) -> int:
    """One match for each variant, then whatever adds something that has not occurred yet, in stored matches neither."""
    from seaboard.lab import golden as lab

    seen, n = lab.NOTHING, 0
    for file in _goldens(target, game.version):
        seen |= lab.coverage(game, *lab.read_moves(game, file.read_text(encoding="utf-8")))
    with progress_bar("matches", SEEDS * len(game.variants)) as move_on:
        for seed in range(SEEDS):
            for i, options in enumerate(game.variants):
                move_on(1)
                if seed and seen == lab.everything(game):
                    continue
                named = msgspec.to_builtins(options)
                moves = lab.record(game, options, ["sensible"] * options.seats, seed)
                more = seen | lab.coverage(game, named, moves)
                if seed == 0 or more != seen:
                    name = f"{options.seats}-seats-{i + 1}{f'-{seed}' if seed else ''}.txt"
                    (target / name).write_text(lab.write(game, named, moves), encoding="utf-8")
                    seen, n = more, n + 1
    if seen != lab.everything(game):
        raise Malformed(f"in no golden occur: {[sorted(a - b) for a, b in zip(lab.everything(game), seen, strict=True)]}")
    return n
