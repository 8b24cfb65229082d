"""The two ways a kernel runs: plain on lists of states, or compiled on records. Whoever calls it need not know which."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol

from seaboard.engine.contract import AnyGame
from seaboard.engine.state import State


class Way(Protocol):
    """Where a kernel's arguments live. `engine.compiled` has the same functions."""

    def records(self, states: Sequence[State]) -> Any:
        """Positions of one class."""

    def copies(self, s: State, n: int) -> Any:
        """So many of one position."""

    def numbers(self, values: Iterable[int]) -> Any:
        """A row."""

    def zeros(self, *shape: int) -> Any:
        """A row or table of zeros."""

    def kernel_of(self, game: AnyGame, function: Callable[..., Any]) -> Callable[..., Any]:
        """The kernel for the positions of this game."""


class Plain:
    """Lists and states, as they are."""

    def records(self, states: Sequence[State]) -> list[State]:
        """Copies of these positions."""
        return [s.clone() for s in states]

    def copies(self, s: State, n: int) -> list[State]:
        """So many copies of this position."""
        return [s.clone() for _ in range(n)]

    def numbers(self, values: Iterable[int]) -> list[int]:
        """A list of them."""
        return list(values)

    def zeros(self, *shape: int) -> list[Any]:
        """A list of zeros, or a list of such lists."""
        first, *more = shape
        return [self.zeros(*more) if more else 0 for _ in range(first)]

    def kernel_of(self, game: AnyGame, function: Callable[..., Any]) -> Callable[..., Any]:  # noqa: ARG002  a Way's form
        """The function itself."""
        return function


def values(numbers: Any) -> list[Any]:
    """What a row or table of either way holds, as lists of Python's own numbers."""
    found: list[Any] = numbers if isinstance(numbers, list) else numbers.tolist()
    return found


def way(*, is_compiled: bool) -> Way:
    """The compiled way, or the plain one; `NoCompiler` if the compiler is not installed."""
    if not is_compiled:
        return Plain()
    from seaboard.engine import compiled  # noqa: PLC0415  only whoever asks for it pays for the compiler

    return compiled
