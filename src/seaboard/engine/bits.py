"""Sets of small numbers as bits of one integer: at most 62, so that they fit a signed field."""

from seaboard.engine.rule import rule
from seaboard.engine.state import Row


@rule
def has(m: int, i: int) -> bool:
    """Is `i` in the set?"""
    return (m >> i) & 1 == 1


def count(m: int) -> int:
    """How many are in the set?"""
    return m.bit_count()


def lowest(m: int) -> int:
    """The smallest member of a set that is not empty."""
    return (m & -m).bit_length() - 1


@rule
def nth(m: int, k: int) -> int:
    """The member with `k` smaller ones in the set."""
    for _ in range(k):
        m &= m - 1
    return lowest(m)


@rule
def write_ids(m: int, first_id: int, out: Row, n: int) -> int:
    """Write the id of each member of a set into a row behind the first `n`; return how many there are now."""
    while m:
        out[n] = first_id + lowest(m)
        m &= m - 1
        n += 1
    return n


def members(m: int) -> list[int]:
    """The members in rising order, for code outside the rules.

    >>> members(0b1010)
    [1, 3]
    """
    found = []
    while m:
        bit = m & -m
        found.append(bit.bit_length() - 1)
        m ^= bit
    return found
