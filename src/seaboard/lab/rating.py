"""Ratings out of finishing orders, by Plackett and Luce: who is first is drawn by strength, then who is next of the rest."""

from collections import Counter
from collections.abc import Iterable
from math import exp, log
from typing import Final, NamedTuple

ELO: Final = 400 / log(10)  # points of a rating for a unit of strength: 400 are ten to one
LOOSE: Final = 1 / 25.0  # a wide prior, five units: somebody who wins everything has a high rating, not an infinite one
STEPS: Final = 60  # of Newton's method, each strength by itself
CAREFUL: Final = 0.7  # part of a step, because strengths depend on each other

Term = str | int  # a bot, or a seat


class Finish(NamedTuple):
    """How one match ended: who sat on each seat, and the rank of each seat, from 1."""

    bots: tuple[str, ...]
    ranks: tuple[int, ...]


def ratings(finishes: Iterable[Finish]) -> dict[str, int]:
    """The rating of every bot, the first one's being 0. A term for each seat takes out what the seat itself is worth."""
    counted = Counter(finishes)
    names = list(dict.fromkeys(name for finish in counted for name in finish.bots))
    strength: dict[Term, float] = dict.fromkeys((*names, *range(max(len(finish.bots) for finish in counted))), 0.0)
    for _ in range(STEPS):
        slope = {term: -LOOSE * value for term, value in strength.items()}
        bend = dict.fromkeys(strength, LOOSE)
        for finish, n in counted.items():
            _add(finish, n, strength, slope, bend)
        for term in strength:
            strength[term] += CAREFUL * slope[term] / bend[term]
    return {name: round(ELO * (strength[name] - strength[names[0]])) for name in names}


def _add(finish: Finish, n: int, strength: dict[Term, float], slope: dict[Term, float], bend: dict[Term, float]) -> None:
    """Add how the likelihood of `n` such finishes grows and bends. Of equals each is drawn out of all that are left."""
    weights = [exp(strength[name] + strength[seat]) for seat, name in enumerate(finish.bots)]
    for rank in sorted(set(finish.ranks)):
        left = [seat for seat, other in enumerate(finish.ranks) if other >= rank]
        if len(left) == 1:
            return
        total = sum(weights[seat] for seat in left)
        n_drawn = finish.ranks.count(rank)
        for seat in left:
            chance = weights[seat] / total
            for term in (finish.bots[seat], seat):
                slope[term] += n * ((finish.ranks[seat] == rank) - n_drawn * chance)
                bend[term] += n * n_drawn * chance * (1 - chance)
