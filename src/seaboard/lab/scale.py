"""What a `payoff` is worth as a chance to win: one slope per game, fitted to matches of sensible bots."""

from collections.abc import Sequence
from math import exp, log2, sqrt
from typing import Any, Final, NamedTuple

from seaboard.bots.bot import sensible
from seaboard.engine.chance import draw, new_rng
from seaboard.engine.contract import AnyGame
from seaboard.engine.state import CHANCE
from seaboard.games import registry
from seaboard.lab.executor import in_order
from seaboard.lab.playout import Ply, play

PER_MILLE: Final = 1000.0  # what `payoff` counts in
EVERY: Final = 4  # decisions: the next one of a match tells little more
STEPS: Final = 30  # of Newton's method, which needs about six
CLOSE: Final = 1e-9


class Stand(NamedTuple):
    """How the seats stood at a decision, and what each had of the win in the end."""

    payoffs: tuple[float, ...]
    shares: tuple[float, ...]


class Played(NamedTuple):
    """Which match is played."""

    game: str
    seats: int
    number: int
    seed: int


def stands(of: Played) -> list[Stand]:
    """Positions of one match; they follow from its name alone."""
    game = registry.game(of.game)
    options = game.options(seats=of.seats)
    board, rng, seats = game.board(options), new_rng("scale", of.seed, of.game, of.seats, of.number), range(of.seats)
    found: list[tuple[float, ...]] = []

    def note(ply: Ply) -> None:
        if ply.seat != CHANCE and draw(rng, EVERY) == 0:
            found.append(tuple(game.payoff(ply.state, board, seat) / PER_MILLE for seat in seats))

    end = play(game, options, [sensible] * of.seats, new_rng("scaled", of.seed, of.game, of.seats, of.number), watch=note).state
    payoffs = [game.payoff(end, board, seat) for seat in seats]
    shares = tuple(payoff / sum(payoffs) for payoff in payoffs)
    return [Stand(payoffs, shares) for payoffs in found]


class Fit(NamedTuple):
    """A slope, and what it is good for."""

    slope: float
    error: float
    """Standard error; positions of one match count as one."""
    surprise: float
    """What a result told on average, in bits, to who knew the chances by this slope; without knowing anything `even`."""
    even: float


def fit(matches: Sequence[Sequence[Stand]]) -> Fit:
    """The slope that makes the results of these matches likeliest: Newton's method on a function with one peak.

    >>> even = [Stand((0.4, 0.6), (share, 1 - share)) for share in (1.0, 0.0)]
    >>> abs(round(fit([even]).slope, 6))
    0.0
    """
    slope = 1.0
    for _ in range(STEPS):
        pulls = [sum(_pull(stand, slope) for stand in match) for match in matches]
        curvature = sum(_curvature(stand, slope) for match in matches for stand in match)
        slope += sum(pulls) / curvature
        if abs(sum(pulls) / curvature) < CLOSE:
            break
    everything = [stand for match in matches for stand in match]
    return Fit(
        slope,
        sqrt(sum(pull * pull for pull in pulls)) / curvature,
        -sum(_told(stand, slope) for stand in everything) / len(everything),
        -sum(_told(stand, 0.0) for stand in everything) / len(everything),
    )


def _chances(stand: Stand, slope: float) -> list[float]:
    weights = [exp(slope * payoff) for payoff in stand.payoffs]
    return [weight / sum(weights) for weight in weights]


def _pull(stand: Stand, slope: float) -> float:
    """How much a position wants a greater slope: the payoffs of those who won, beyond what was to be expected."""
    chances = _chances(stand, slope)
    return sum(payoff * (share - chance) for payoff, share, chance in zip(stand.payoffs, stand.shares, chances, strict=True))


def _curvature(stand: Stand, slope: float) -> float:
    """The variance of the payoff of who wins, by these chances."""
    chances = _chances(stand, slope)
    mean = sum(payoff * chance for payoff, chance in zip(stand.payoffs, chances, strict=True))
    return sum(chance * (payoff - mean) ** 2 for payoff, chance in zip(stand.payoffs, chances, strict=True))


def _told(stand: Stand, slope: float) -> float:
    return sum(share * log2(chance) for share, chance in zip(stand.shares, _chances(stand, slope), strict=True) if share)


def scale(game_id: str, matches: int, jobs: int, seed: int = 1) -> dict[str, Any]:
    """The slope of a game, from so many matches for each number of seats, and for each number by itself."""
    game: AnyGame = registry.game(game_id)
    by_seats: dict[int, list[list[Stand]]] = {}
    for seats in game.seats:
        names = (Played(game_id, seats, number, seed) for number in range(matches))
        by_seats[seats] = list(in_order(stands, names, jobs))
    whole = fit([match for found in by_seats.values() for match in found])
    return {
        "slope": round(whole.slope, 3),
        "error": round(whole.error, 3),
        "surprise": round(whole.surprise, 4),
        "even": round(whole.even, 4),
        "by_seats": {str(seats): round(fit(found).slope, 3) for seats, found in by_seats.items()},
    }
