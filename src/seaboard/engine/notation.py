"""One line for an action, for goldens, perft files and the command line: `sail to=M3`."""

from typing import Any

import msgspec

from seaboard.engine.contract import AnyGame
from seaboard.engine.errors import Malformed
from seaboard.engine.replay import parse_action
from seaboard.engine.state import CHANCE


def text_of(struct: msgspec.Struct) -> str:
    """An action or event as its kind and its values."""
    values: dict[str, Any] = msgspec.to_builtins(struct)
    kind = values.pop("kind")
    return " ".join([kind, *(f"{key}={_value_text(value)}" for key, value in values.items() if value is not None)])


def _value_text(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def action_text(game: AnyGame, action: int) -> str:
    """The line of an id."""
    return text_of(game.encode(action))


def parse_text(game: AnyGame, text: str) -> int:
    """Inverse of `action_text`."""
    kind, *pairs = text.split()
    values: dict[str, Any] = {"kind": kind}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise Malformed(f"{pair!r} in {text!r} is no key=value")
        values[key] = int(value) if value.isdigit() else value
    return parse_action(game, values)


def seat_text(seat: int) -> str:
    """Who acts, in a golden."""
    return "chance" if seat == CHANCE else f"seat {seat}"
