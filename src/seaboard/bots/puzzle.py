"""Puzzles: positions with one clearly best move that a sensible player misses. Those that are shipped, and whose day it is.

How they are found: `bots.puzzler`. Chances are shares of a win from 0 to 1, by what the seat could know.
"""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

import msgspec

from seaboard.engine import postcard
from seaboard.engine.contract import AnyGame
from seaboard.engine.errors import DataFault, SeaboardError
from seaboard.engine.postcard import Spot
from seaboard.engine.replay import parse_action
from seaboard.games import registry

FORMAT: Final = 1
SURE: Final = 3.0  # standard errors that the lead of the best move must exceed
LEAST: Final = 0.05  # of a win: that it must be worth more than any other
FEWEST_MOVES: Final = 3  # to choose from

Action = dict[str, Any]


class Choice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One move that was tried."""

    action: Action
    chance: float
    """To win with it, if all go on as sensible players would."""
    error: float
    """Its standard error."""
    loss: float
    """What it is worth less than the best one, measured in the same worlds; 0 for the best."""
    loss_error: float
    reason: str
    """What speaks for it, as the game names it; `none` if nothing does."""


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A position, and what was found in it."""

    id: str
    seat: int
    """Who has to find the best move."""
    position: str
    """As text; what the seat cannot know is drawn."""
    moves: int
    """How many the seat may choose from; those that are not among `choices` are liked least by the policy."""
    choices: tuple[Choice, ...]
    """What was tried, the best first."""
    sensible: int
    """Which of them a sensible player would have made."""
    worlds: int
    """In how many worlds they were measured."""
    found_in: str
    """The match, and the entry behind which it stood."""

    @property
    def lead(self) -> Choice:
        """The second best, whose loss is the lead of the best."""
        return self.choices[1]


class Collection(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The puzzles of a game, in the order of their days."""

    format: int = FORMAT
    game: str
    rules: int
    made_by: str
    """The command that has found them."""
    puzzles: tuple[Puzzle, ...]


class Set(NamedTuple):
    """A puzzle on its board."""

    puzzle: Puzzle
    game: AnyGame
    spot: Spot


def is_clear(mean: float, error: float) -> bool:
    """Is a lead beyond doubt, and large enough to matter?"""
    return mean > LEAST and mean > SURE * error


def check(game: AnyGame, puzzle: Puzzle) -> Set:
    """The puzzle on its board; `DataFault` says what is wrong with it."""
    where = f"puzzle {puzzle.id} of {game.id}"
    try:
        found, place = postcard.read(puzzle.position)
        spot = postcard.stand(game, place)
        actions = [parse_action(game, choice.action) for choice in puzzle.choices]
    except SeaboardError as error:
        raise DataFault(f"{where}: {error}") from error
    out = [0] * game.n_actions
    legal = out[: game.legal(spot.s, spot.board, puzzle.seat, out)] if 0 <= puzzle.seat < spot.options.seats else []
    faults = [
        f"it is of {found}" if found != game.id else "",
        f"{puzzle.moves} moves, expected {len(legal)}" if puzzle.moves != len(legal) else "",
        "a choice is not allowed, or named twice" if len(set(actions) & set(legal)) != len(puzzle.choices) else "",
        "nothing is missed" if not 0 < puzzle.sensible < len(puzzle.choices) else "",
        "a reason has no name" if any(choice.reason not in game.reasons for choice in puzzle.choices) else "",
        "no choice is clearly best" if not all(is_clear(one.loss, one.loss_error) for one in puzzle.choices[1:]) else "",
    ]
    if told := [fault for fault in faults if fault]:
        raise DataFault(f"{where}: {'; '.join(told)}")
    return Set(puzzle, game, spot)


@cache
def shipped(game_id: str) -> tuple[Set, ...]:
    """The puzzles of a game that are shipped, each checked; none for a game that has no file."""
    file = files("seaboard.bots") / "puzzles" / f"{game_id}.json"
    if not file.is_file():
        return ()
    try:
        found = msgspec.json.decode(file.read_bytes(), type=Collection)
        game = registry.game(game_id, found.rules)
    except (msgspec.MsgspecError, SeaboardError) as error:
        raise DataFault(f"the puzzles of {game_id} cannot be read: {error}") from error
    if (found.format, found.game) != (FORMAT, game_id):
        raise DataFault(f"the puzzles of {game_id} are of {found.game}, format {found.format}, expected {FORMAT}")
    return tuple(check(game, puzzle) for puzzle in found.puzzles)


def varied(puzzles: Sequence[Puzzle], most: int | None = None) -> list[Puzzle]:
    """So many of them, at most, with days that differ: kinds of best moves and what speaks for them take turns."""
    kinds: dict[str, dict[str, list[Puzzle]]] = {}
    for one in puzzles:
        best = one.choices[0]
        kinds.setdefault(best.action["kind"], {}).setdefault(best.reason, []).append(one)
    return _in_turn([_in_turn(list(reasons.values())) for reasons in kinds.values()])[:most]


def _in_turn(rows: Sequence[Sequence[Puzzle]]) -> list[Puzzle]:
    """The first of each row, then the second of each, and so on."""
    return [row[i] for i in range(max(map(len, rows), default=0)) for row in rows if i < len(row)]


def of_day(sets: Sequence[Set], day: int) -> Set | None:
    """The puzzle of a day, counted from any beginning: all of them in turn, the same for everybody."""
    return sets[day % len(sets)] if sets else None
