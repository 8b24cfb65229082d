"""`seaboard play`: a match at the terminal, between people and bots. How a game looks and sounds is in its words."""

import sys
from contextlib import suppress
from io import StringIO, TextIOWrapper
from pathlib import Path
from secrets import randbits
from typing import Annotated, Any, Final, NamedTuple

import typer
from rich.console import Console

from seaboard.bots.bot import bot
from seaboard.cli.arguments import OptionPairs, game_options
from seaboard.cli.arguments import Seats as SeatsOption
from seaboard.engine.errors import Malformed
from seaboard.engine.replay import Player, parse_options
from seaboard.games import registry
from seaboard.table.match import Match, new
from seaboard.terminal.screen import WIDTH, Pace, Quit, Screen
from seaboard.terminal.table import Table
from seaboard.terminal.words import counted, words_of

INTERRUPTED: Final = 130  # exit code, as shells count it


class Setting(NamedTuple):
    """What is played, and by whom."""

    game: str
    options: dict[str, Any]
    players: tuple[Player, ...]

    def match(self, seed: int) -> Match:
        """A new match of it."""
        return new(self.game, seed=seed, players=self.players, **self.options)


def _setting(game: str, options: dict[str, Any], bots: str, people: int) -> Setting:
    """Check everything that can be wrong before the first match; the game's own defaults come first."""
    options = words_of(registry.game(game).id).ABOUT.defaults | options
    seats = parse_options(registry.game(game), options).seats
    if not 0 <= people <= seats:
        raise Malformed(f"--people is {people}, expected 0 to {seats}: there are {counted(seats, 'seat')}")
    names = bots.split(",")
    names = names * (seats - people) if len(names) == 1 else names
    if len(names) != seats - people:
        raise Malformed(f"--bots names {len(names)} bots, expected one for all or {seats - people}")
    for name in names:
        bot(name)
    return Setting(game, options, (*(Player() for _ in range(people)), *(Player(bot=name) for name in names)))


def _check_folder(save: Path | None) -> None:
    if save and (save.is_dir() or not save.parent.is_dir()):
        raise Malformed(f"cannot write {save}: " + ("it is a folder" if save.is_dir() else f"there is no folder {save.parent}"))


def _keep(match: Match, save: Path | None, screen: Screen) -> None:
    """Write the log, if somebody wants it, and say how to see it again."""
    if save:
        try:
            save.write_text(match.log.to_json(), encoding="utf-8")
        except OSError as error:
            raise Malformed(f"cannot write {save}: {error.strerror}") from error
        screen.say(f"Saved. To see it again: seaboard replay {save}")


def _one_match(setting: Setting, seed: int, screen: Screen, save: Path | None) -> None:
    """From the set-up to the score sheet; what was played is kept, however it ends."""
    match = setting.match(seed)
    try:
        Table(match, screen, seed).run()
    finally:
        _keep(match, save, screen)
    screen.say(f"The same dice again: seaboard play {setting.game} --seed {seed}", "dim")


def _matches(setting: Setting, seed: int | None, screen: Screen, save: Path | None) -> None:
    """Match after match, as long as somebody at a keyboard wants another."""
    wants_more = sys.stdin.isatty() and any(player.bot is None for player in setting.players)
    n = 0
    while True:
        path = save.with_stem(f"{save.stem}-{n + 1}") if save and n else save
        _one_match(setting, randbits(32) if seed is None else seed + n, screen, path)
        if not wants_more:
            return
        screen.ask("Play again? (Enter / q) ")
        n += 1


def _screen(plain: bool, pace: Pace) -> Screen:
    """The terminal; what it cannot write becomes a question mark. Lines can be edited where the system knows how."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    with suppress(ImportError):
        import readline  # noqa: F401  its import is its effect
    console = Console(no_color=True if plain else None, highlight=False, markup=False, emoji=False)
    screen = Screen(console, pace)
    if console.is_terminal and console.width < WIDTH:
        screen.say(f"The board is {WIDTH} columns wide; this window has {console.width}. Make it wider, if you can.")
    return screen


def _check_game(id_: str) -> str:
    """Play one match of a game with bots, all pages and sentences included; how it ended."""
    setting = _setting(id_, {}, "sensible", 0)
    table = Table(setting.match(1), Screen(Console(file=StringIO(), width=80)), 1, thorough=True)
    table.run()
    return f"{id_}: {table.result()} {table.match.seq} entries."


def _check(screen: Screen) -> int:
    """Try every game; the exit code."""
    for id_ in registry.IDS:
        try:
            screen.say(_check_game(id_))
        except Exception as error:  # noqa: BLE001  whatever goes wrong is the answer
            screen.say(f"{id_} failed: {type(error).__name__}: {error}")
            return 1
    return 0


def play(
    game: Annotated[str, typer.Argument(help="The game.")] = "smugglers",
    seats: SeatsOption = None,
    people: Annotated[int, typer.Option(help="How many seats are played at this terminal; 0 to watch bots.")] = 1,
    bots: Annotated[
        str, typer.Option(help="Who plays the other seats: sensible, casual, dreamy or random, or one for each: sensible,dreamy.")
    ] = "sensible",
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same dice; by default a new one.")] = None,
    option: OptionPairs = None,
    pace: Annotated[Pace, typer.Option(help="How fast the bots' turns are told.")] = Pace.NORMAL,
    plain: Annotated[bool, typer.Option("--plain", help="No colours.")] = False,
    save: Annotated[Path | None, typer.Option(help="Write the match to this file when it ends or you quit.")] = None,
    check: Annotated[bool, typer.Option("--check", help="Only try whether a match of every game can be played.")] = False,
) -> None:
    """Play at the terminal: alone against bots, or with others at one keyboard.

    Just start it: you are A, the others are bots, and the screen says what to do.
    Choose by number, or type the name of a place. At any time ? is help,
    r the rules, u undo, l a look at your own secrets, and q quits.

    With --people 2 or more the keyboard goes round, and secrets stay hidden
    until their owner looks.
    """
    screen = _screen(plain, Pace.INSTANT if check else pace)
    if check:
        raise typer.Exit(_check(screen))
    _check_folder(save)
    setting = _setting(game, game_options(seats, option), bots, people)
    try:
        _matches(setting, seed, screen, save)
    except Quit:
        screen.say("Good-bye.")
    except EOFError:
        screen.say("No more input. Good-bye.")
    except KeyboardInterrupt:
        screen.say("Stopped.")
        raise typer.Exit(INTERRUPTED) from None
