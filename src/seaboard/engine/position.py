"""Positions from and to named JSON, for any game."""

from typing import Any

import msgspec

from seaboard.engine.contract import AnyGame
from seaboard.engine.replay import parse
from seaboard.engine.state import State


def to_json(game: AnyGame, s: State, board: State) -> dict[str, Any]:
    """The whole position as plain JSON values."""
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(game.to_position(s, board)))
    return found


def from_json(game: AnyGame, value: Any, board: State) -> State:
    """The state of a position; `Malformed` says where it is none."""
    found: State = game.from_position(parse(value, game.position_type), board)
    return found


def flat(value: Any, path: str = "") -> dict[str, Any]:
    """Every value of a position with its path, as in `boats[0].at`.

    >>> flat({"phase": "sail", "boats": [{"at": "M3"}, {}]})
    {'phase': 'sail', 'boats[0].at': 'M3', 'boats[1]': {}}
    """
    if isinstance(value, dict) and value:
        parts = [(f"{path}.{key}" if path else str(key), part) for key, part in value.items()]
    elif isinstance(value, list | tuple) and value:
        parts = [(f"{path}[{i}]", part) for i, part in enumerate(value)]
    else:
        return {path: value}
    return {name: leaf for key, part in parts for name, leaf in flat(part, key).items()}
