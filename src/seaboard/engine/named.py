"""Names for numbers and back, as positions and data files need them: one thing, a set, counts. A wrong name says its path."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from seaboard.engine.bits import members
from seaboard.engine.errors import Malformed
from seaboard.engine.state import NONE, Row


def index_of(name: str | None, names: Sequence[str], path: str) -> int:
    """The number of a name, `NONE` for no name; a name that does not exist is `Malformed`."""
    if name is None:
        return NONE
    if name not in names:
        raise Malformed(f"{path} is {name!r}, expected one of {', '.join(names)}")
    return names.index(name)


def name_of(number: int, names: Sequence[str]) -> str | None:
    """The name of a number, None for `NONE`."""
    return names[number] if number != NONE else None


def set_of(found: Iterable[str], names: Sequence[str], path: str) -> int:
    """A mask of the things that are named."""
    return mask_of(index_of(name, names, path) for name in found)


def names_of(mask: int, names: Sequence[str]) -> tuple[str, ...]:
    """The names of the things in a mask."""
    return tuple([names[number] for number in members(mask)])


def mask_of(numbers: Iterable[int]) -> int:
    """A mask of seats or other numbers, each counted once."""
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


def counts_of(found: Mapping[str, int], names: Sequence[str], path: str) -> Row:
    """How many there are of each thing; one that is not named is not there."""
    counts = [0] * len(names)
    for name, n in found.items():
        counts[index_of(name, names, path)] = n
    return counts


def named_counts(counts: Row, names: Sequence[str]) -> dict[str, int]:
    """Inverse of `counts_of`."""
    return {name: n for name, n in zip(names, counts, strict=True) if n}


def doubles(what: str, names: Sequence[str | int]) -> list[str]:
    """A sentence for every name that stands twice."""
    return [f"{what}: {name!r} stands twice" for name in dict.fromkeys(names) if names.count(name) > 1]


def no_more(things: Sequence[Any], most: int, path: str, what: str) -> None:
    """Refuse a list that is too long."""
    if len(things) > most:
        raise Malformed(f"{path} has {len(things)} {what}, expected at most {most}")


def sound(faults: Sequence[str]) -> None:
    """Refuse a position with these faults."""
    if faults:
        raise Malformed(f"this position cannot be: {'; '.join(faults)}")
