"""Two tiny games beside a real one, and kernels for them: what the compiler does with rules, without a rulebook in the way."""

import dataclasses
from typing import Any, Final

from seaboard.engine import contract
from seaboard.engine.contract import AnyGame, B, S
from seaboard.engine.rule import rule
from seaboard.engine.state import State, number, row
from seaboard.games import registry


class Pond(State):
    """Frogs on leaves; `fish` lie behind them in memory."""

    frogs: Final = row(3, 0, 9)
    fish: Final = row(3, 0, 9)


class Lake(State):
    """Something else, of another layout."""

    depth = number(0, 9)


class Puddle(State):
    """A pond to the compiler: other bounds make no other layout."""

    frogs: Final = row(3, 0, 5)
    fish: Final = row(3, 0, 5)


@rule
def frog_at(s: Pond, i: int) -> int:
    return s.frogs[i]


@rule
def frogs_in(s: Pond) -> int:
    return frog_at(s, 0) + frog_at(s, 1) + frog_at(s, 2)


@rule
def depth_of(s: Lake) -> int:
    return 100 + s.depth


def rounds(states: list[S], boards: list[B]) -> int:  # noqa: ARG001  a kernel's form
    """Which round it is, of whatever game."""
    return contract.round_of(states[0])


def peek(ponds: list[Pond], i: int) -> int:
    """The frogs on leaf i, though there may be no such leaf."""
    return frog_at(ponds[0], i)


def wrong(states: list[S], words: list[str]) -> None:
    """No kernel: nothing in compiled code is a word."""


def game(id_: str, state: type[State], round_of: Any) -> AnyGame:
    """A real game's value with another state and one other rule."""
    return dataclasses.replace(registry.game(registry.IDS[0]), id=id_, state=state, round_of=round_of)
