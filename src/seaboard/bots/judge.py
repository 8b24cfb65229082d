"""Who is likely to win: positions and actions weighed by playing on, for all seats at once, with how sure that is."""

from collections.abc import Sequence
from math import exp, inf, sqrt
from typing import Final, NamedTuple

from seaboard.bots import weighing
from seaboard.bots.ways import values, way
from seaboard.bots.weighing import GAIN, GAIN_SQUARES, N_SUMS, UNIT, VALUE, VALUE_SQUARES
from seaboard.engine.contract import AnyGame
from seaboard.engine.state import NONE, Row, State

MOST_PAYOFF: Final = 1000
FINE: Final = 1 << 20  # how finely weights are told apart


class Estimate(NamedTuple):
    """A mean and its standard error."""

    mean: float
    error: float


class Tally:
    """What came of one candidate: shares of the win by seat, and what they gain over the first candidate in the same worlds."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.worlds = 0
        self._sums = [0] * (N_SUMS * seats)

    def add(self, worlds: int, sums: Sequence[int]) -> None:
        """Take in what more worlds brought."""
        self.worlds += worlds
        self._sums = [one + more for one, more in zip(self._sums, sums, strict=True)]

    def value(self, seat: int) -> Estimate:
        """The seat's share of the win."""
        return self._estimate(seat, VALUE, VALUE_SQUARES)

    def gain(self, seat: int) -> Estimate:
        """What the candidate is worth more to the seat than the first one."""
        return self._estimate(seat, GAIN, GAIN_SQUARES)

    def _estimate(self, seat: int, total: int, squares: int) -> Estimate:
        if not self.worlds:
            return Estimate(0.0, inf)
        n, at = self.worlds, N_SUMS * seat
        mean = self._sums[at + total] / n
        variance = max(0.0, self._sums[at + squares] - self._sums[at + total] * mean) / max(1, n - 1)
        return Estimate(mean / UNIT, sqrt(variance / n) / UNIT)


def scale_of(slope: float) -> Row:
    """A weight for every `payoff`: a seat's share of the win is its weight over that of all seats together.

    The logarithms of two weights differ by so much for a whole payoff; `seaboard bench scale` fits it.
    """
    return [round(FINE * exp(slope * (payoff / MOST_PAYOFF - 1))) for payoff in range(MOST_PAYOFF + 1)]


class Judge:
    """Weighs positions of one match. It keeps scratch buffers: one thread at a time."""

    def __init__(self, game: AnyGame, board: State, seats: int, slope: float, *, is_compiled: bool = True) -> None:
        self.rollouts = 0
        self.plies = 0
        self.seats = seats
        self._game = game
        self._how = way(is_compiled=is_compiled)
        self._weigh = self._how.kernel_of(game, weighing.weigh)
        self._boards = self._how.records([board])
        self._scale = self._how.numbers(scale_of(slope))
        self._dice, self._out = self._how.zeros(1), self._how.zeros(game.n_actions)

    def weigh(
        self,
        positions: Sequence[State],
        actions: Sequence[int],
        seat: int,
        worlds: int,
        rng: Row,
        *,
        observer: int = NONE,
        decisions: int | None = None,
    ) -> list[list[int]]:
        """The sums of `weighing.weigh` for these candidates, to be taken in by their tallies; None plays to the end."""
        how, n = self._how, len(positions)
        shares, sums = how.zeros(n, self.seats), how.zeros(n, N_SUMS * self.seats)
        totals, numbers = how.zeros(1), how.numbers(rng)
        self._weigh(
            how.records([*positions, positions[0]]),
            self._boards,
            self.seats,
            seat,
            observer,
            how.numbers(actions),
            n,
            worlds,
            self._game.max_plies if decisions is None else decisions,
            self._scale,
            numbers,
            self._dice,
            self._out,
            shares,
            sums,
            totals,
        )
        rng[0] = int(numbers[0])
        self.rollouts += worlds * n
        self.plies += int(totals[0])
        return values(sums)
