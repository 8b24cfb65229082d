"""Which games there are: the only file that names them all. A game is imported when it is asked for."""

import tomllib
from functools import cache
from importlib import import_module, resources
from itertools import product
from typing import Any, Final, Literal, cast, get_args

import msgspec

from seaboard.engine.contract import AnyGame, register
from seaboard.engine.data import json_hash
from seaboard.engine.errors import DataFault, NoGame, NoOption, RulesMismatch
from seaboard.engine.known import learn
from seaboard.engine.options import EachSeatOption, Needs, described
from seaboard.engine.replay import parse_options

IDS: Final = ("smugglers", "triangle", "aboard", "pig")

Way = Literal["alone", "device", "link"]
Which = Literal["first", "later"]


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the page starts with: always, or for one way of playing, one kind of device, or the first match of a game on it."""

    options: dict[str, Any]
    way: Way | None = None
    match: Which | None = None
    hands: bool | None = None
    """Only where the device has a touch screen with room for the hands of several people, or only where it has not."""
    fixed: bool = False
    """It cannot be chosen otherwise."""
    asks: tuple[str, ...] = ()
    """Options worth asking for at first sight."""


class Meta(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a lobby says about a game without loading its rules."""

    id: str
    designer: str
    year: int
    seats: tuple[int, int]
    age: int
    minutes: tuple[int, int]
    title: dict[str, str]
    shown: bool = True
    """Is it offered on the first page? If not it is for those who ask for it by its id."""
    start: tuple[Start, ...] = ()
    """A later one wins."""
    offers: dict[str, dict[str, Any]] = {}
    """option -> name -> value: what the page offers of an option that allows more."""


learn(Meta)


@cache
def games(id_: str) -> tuple[AnyGame, ...]:
    """A game in every version of its rules that a match can still be played by, the newest last.

    All of them share the state and the functions of the rule dialect; a board says by which version it is played.
    """
    found = cast("tuple[AnyGame, ...]", import_module(f"seaboard.games.{_known(id_)}.game").GAMES)
    register(found[-1])
    check_meta(found[-1], meta(id_))
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
def own_words(id_: str) -> dict[str, str]:
    """Language -> the words for the plain table that a game brings itself, as a Fluent file."""
    folder = resources.files("seaboard.games").joinpath(_known(id_), "words")
    if not folder.is_dir():
        return {}
    files = sorted(folder.iterdir(), key=lambda file: file.name)
    return {file.name.removesuffix(".ftl"): file.read_text(encoding="utf-8") for file in files if file.name.endswith(".ftl")}


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


def starting_with(meta: Meta, way: Way, match: Which, *, hands: bool = False) -> dict[str, Any]:
    """The options that the page starts with, besides the defaults."""
    found: dict[str, Any] = {}
    for start in meta.start:
        if start.way in (None, way) and start.match in (None, match) and start.hands in (None, hands):
            found |= start.options
    return found


def check_meta(game: AnyGame, meta: Meta) -> None:
    """Refuse what the page could not start with or offer: `DataFault` says what, and why the options do not allow it."""
    for seats, way, match, hands in product(game.seats, get_args(Way), get_args(Which), (False, True)):
        _check_options(game, starting_with(meta, way, match, hands=hands) | {"seats": seats}, "start")
    keys = {one.key for one in described(game.options)}
    for key in {key for start in meta.start for key in start.asks} - keys:
        raise DataFault(f"{game.id}/meta.toml: start: there is no option {key!r} to ask for")
    for key, named in meta.offers.items():
        option = next((one for one in described(game.options) if one.key == key), None)
        for name, value in named.items():
            meant = [value] * game.seats[-1] if isinstance(option, EachSeatOption) else value
            _check_options(game, _allowing(game, key) | {"seats": game.seats[-1], key: meant}, f"offers.{key}.{name}")


def _allowing(game: AnyGame, key: str) -> dict[str, Any]:
    """Other options as this one needs them."""
    return {bond.other: bond.among[0] for bond in game.options.bonds if isinstance(bond, Needs) and bond.option == key}


def _check_options(game: AnyGame, options: dict[str, Any], where: str) -> None:
    try:
        parse_options(game, options)
    except NoOption as error:
        raise DataFault(f"{game.id}/meta.toml: {where}: {error}") from error


def _known(id_: str) -> str:
    if id_ not in IDS:
        raise NoGame(f"there is no game {id_!r}, expected one of {', '.join(IDS)}")
    return id_
