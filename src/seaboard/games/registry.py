"""Which games there are: the only file that names them all. A game is imported when it is asked for."""

import tomllib
from functools import cache
from importlib import import_module, resources
from typing import Any, Final, cast

import msgspec

from seaboard.engine.contract import AnyGame, register
from seaboard.engine.errors import NoGame

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
def game(id_: str) -> AnyGame:
    """The game of this id."""
    found = cast("AnyGame", import_module(f"seaboard.games.{_known(id_)}.game").GAME)
    register(found)
    return found


@cache
def meta(id_: str) -> Meta:
    """What a lobby says about the game of this id."""
    text = resources.files("seaboard.games").joinpath(_known(id_), "meta.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), Meta)


@cache
def board_data(id_: str) -> dict[str, Any]:
    """A game's data file as it is: what a page draws the board from."""
    text = resources.files("seaboard.games").joinpath(_known(id_), "board.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def _known(id_: str) -> str:
    if id_ not in IDS:
        raise NoGame(f"there is no game {id_!r}, expected one of {', '.join(IDS)}")
    return id_
