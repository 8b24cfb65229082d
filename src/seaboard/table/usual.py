"""What is usual when things fall by chance: sums of independent draws, the range they mostly stay in, and how rare something is.

Nothing here knows a game: a *lot* is one draw as it could have fallen, value → chance.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

TAIL: Final = 1 / 40  # on either side: 19 of 20 stay between
NEGLIGIBLE: Final = 1e-15  # sums less likely than that are left out

Lot = Mapping[int, float]


def total(lots: Iterable[Lot]) -> dict[int, float]:
    """How likely each sum of one value of every lot is.

    >>> die = {eyes: 1 / 6 for eyes in range(1, 7)}
    >>> round(36 * total([die, die])[7])
    6
    """
    found = {0: 1.0}
    for lot in lots:
        sums: dict[int, float] = {}
        for value, chance in found.items():
            for more, likely in lot.items():
                sums[value + more] = sums.get(value + more, 0.0) + chance * likely
        found = {value: chance for value, chance in sums.items() if chance > NEGLIGIBLE}
    return found


def usual(chances: Lot) -> tuple[int, int]:
    """The range that 19 of 20 stay in: at most one of 40 lies below it, and at most one of 40 above."""
    values = sorted(chances)
    return _reached(values, chances), _reached(values[::-1], chances)


def _reached(values: Iterable[int], chances: Lot) -> int:
    """The first value up to which more than the tail lies."""
    passed = 0.0
    for value in values:
        passed += chances[value]
        if passed > TAIL:
            return value
    raise ValueError("the chances do not add up to one")


def rarity(found: float, fair: Sequence[float]) -> float:
    """Which part of fair repetitions is at least as far off; what was found is counted as one of them, so it is never 0."""
    return (1 + sum(one >= found - 1e-9 for one in fair)) / (1 + len(fair))
