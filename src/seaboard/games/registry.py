"""Which games there are: the only file that names them all. A game is imported when it is asked for."""

import tomllib
from functools import cache
from importlib import import_module, resources
from typing import Any, Final, cast

import msgspec

from seaboard.engine.contract import AnyGame, register
from seaboard.engine.data import json_hash
from seaboard.engine.errors import NoGame, RulesMismatch

IDS: Final = ("smugglers", "triangle", "aboard")


class Meta(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a lobby says about a game without loading its rules."""

    id: str
    designer: str
    year: int
    seats: tuple[int, int]
    age: int
    minutes: tuple[int, int]
    title: dict[str, str]
    page: bool = True
    """Is its table drawn in the browser? If not it is played at the terminal and in Python."""


@cache
def games(id_: str) -> tuple[AnyGame, ...]:
    """A game in every version of its rules that a match can still be played by, the newest last.

    All of them share the state and the functions of the rule dialect; a board says by which version it is played.
    """
    found = cast("tuple[AnyGame, ...]", import_module(f"seaboard.games.{_known(id_)}.game").GAMES)
    register(found[-1])
    return found


def game(id_: str, rules: int | None = None) -> AnyGame:
    """The game of this id: by its newest rules, or by the version that is named; `RulesMismatch` says which there are."""
    found = games(id_)
    if rules is None:
        return found[-1]
    for one in found:
        if one.version == rules:
            return one
    raise RulesMismatch(f"there are no rules {rules} of {id_}, expected {' or '.join(str(one.version) for one in found)}")


@cache
def meta(id_: str) -> Meta:
    """What a lobby says about the game of this id."""
    text = resources.files("seaboard.games").joinpath(_known(id_), "meta.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), Meta)


@cache
def board_data(id_: str) -> dict[str, Any]:
    """What a page draws the board from: the game's data, with what `drawing.toml` adds to them if there is one."""
    folder = resources.files("seaboard.games").joinpath(_known(id_))
    board = tomllib.loads(folder.joinpath("board.toml").read_text(encoding="utf-8"))
    drawing = folder.joinpath("drawing.toml")
    if not drawing.is_file():
        return board
    return cast("dict[str, Any]", _drawn(board, tomllib.loads(drawing.read_text(encoding="utf-8"))))


@cache
def board_hash(id_: str) -> str:
    """Of `board_data`: it changes with a drawing, while `Game.data_hash`, which stored matches hold, does not."""
    return json_hash(board_data(id_))


def _drawn(board: Any, drawing: Any) -> Any:
    """Data with their drawing: tables are joined key by key, lists of them entry by entry."""
    if isinstance(board, dict):
        return board | {key: _drawn(board[key], value) if key in board else value for key, value in drawing.items()}
    if isinstance(board, list):
        return [_drawn(*pair) for pair in zip(board, drawing, strict=True)]
    return drawing


def _known(id_: str) -> str:
    if id_ not in IDS:
        raise NoGame(f"there is no game {id_!r}, expected one of {', '.join(IDS)}")
    return id_
