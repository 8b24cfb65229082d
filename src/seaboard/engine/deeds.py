"""What is counted of a match when it is over, for logbooks: the same few kinds in every game, by what everybody saw."""

from collections.abc import Callable, Iterable, Iterator
from typing import Final, Literal, NamedTuple, get_args

import msgspec

from seaboard.engine.moments import Chapter

DeedKind = Literal["caught", "voyage"]
"""`caught`: what all fear has found a seat, be it a light, a cloud or pirates. `voyage`: something was brought home."""
KINDS: Final[tuple[DeedKind, ...]] = get_args(DeedKind)


class Deed(NamedTuple):
    """One thing that a seat did, or that befell it."""

    kind: DeedKind
    seat: int
    worth: int = 1
    """Of a voyage: what it brought, as the game counts its scores."""


class Feat(msgspec.Struct, frozen=True):
    """What a seat has of one kind of deed in a whole match."""

    kind: DeedKind
    seat: int
    times: int
    most: int
    """What the best of them was worth."""


Counter = Callable[[Iterable[Chapter]], Iterator[Deed]]
