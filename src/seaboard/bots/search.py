"""Choosing by trying out: the policy proposes, rollouts in common worlds compare, and only a clear gain overrules the policy.

The budget goes where it decides: sequential halving drops the worse half of the candidates after each round. The first candidate,
which the policy likes best, stays to the end, because every other one is measured against it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil, inf, log2, sqrt
from time import perf_counter
from typing import Final, NamedTuple

from seaboard.bots import rollout
from seaboard.bots.levels import SENSIBLE
from seaboard.bots.ways import Way, values, way
from seaboard.engine.chance import draw
from seaboard.engine.contract import AnyGame
from seaboard.engine.state import Row, State

LEAST_WORLDS: Final = 4  # of a candidate in a round
AT_ONCE: Final = 16  # worlds between two looks at the clock
PER_MILLE: Final = 1000.0  # what `payoff` counts in


@dataclass(frozen=True, kw_only=True)
class Plan:
    """How much is tried out, and how."""

    rollouts: int
    """For one decision, shared by the candidates."""
    candidates: int = 8
    decisions: int | None = None
    """Decisions behind a candidate until a position is judged as it stands; None plays to the end."""
    doubt: float = 1.0
    """Standard errors by which a gain must exceed 0 to overrule the policy."""
    level: int = SENSIBLE
    """How attentively the policy looks (`bots.levels`)."""
    milliseconds: float | None = None
    """If given, try out for so long instead of counting rollouts; then the choice depends on the machine."""


class Trial(NamedTuple):
    """What came of one candidate: values are shares of a win from 0 to 1."""

    action: int
    like: int
    worlds: int
    value: float
    error: float
    """Standard error of the value."""
    gain: float
    """Over the candidate that the policy likes best, in the same worlds."""
    gain_error: float


class Thinker:
    """Tries actions of one game out. It keeps scratch buffers: one thread at a time."""

    def __init__(self, game: AnyGame, *, is_compiled: bool = True) -> None:
        self.game = game
        self.plies = 0
        """Played in all rollouts so far."""
        self._room = _Room(game, way(is_compiled=is_compiled))

    def ranked(self, s: State, board: State, seat: int, rng: Row, level: int = SENSIBLE) -> list[tuple[int, int]]:
        """What the seat may do, with how much the policy likes it: the best first, equals in an order drawn from `rng`."""
        self._room.enter(s, board)
        liked = self._room.rank(seat, level)
        for i in range(len(liked) - 1, 0, -1):
            k = draw(rng, i + 1)
            liked[i], liked[k] = liked[k], liked[i]
        return sorted(liked, key=lambda one: -one[1])

    def think(self, s: State, board: State, seat: int, plan: Plan, rng: Row) -> list[Trial]:
        """Try out what the policy proposes; the first trial is what it likes best, the others follow by their gain.

        `s` is a position that the seat may believe in. What comes out follows from what the seat knows, the plan and `rng`.
        """
        liked = self.ranked(s, board, seat, rng, plan.level)[: plan.candidates]
        sums = {action: [0] * rollout.N_SUMS for action, _ in liked}
        alive = [action for action, _ in liked]
        n_rounds = max(1, ceil(log2(len(alive)))) if len(alive) > 1 else 0
        for _ in range(n_rounds):
            for worlds in _portions(plan, n_rounds, len(alive)):
                self._try_out(sums, seat, alive, worlds, plan, rng)
            best = sorted(alive[1:], key=lambda action: -_mean(sums[action], rollout.GAIN))
            alive = [alive[0], *best[: max(1, ceil(len(alive) / 2) - 1)]]
        likes = dict(liked)
        trials = [_trial(action, likes[action], of) for action, of in sums.items()]
        return [trials[0], *sorted(trials[1:], key=lambda trial: (trial.action not in alive, -trial.gain))]

    def compare(self, s: State, board: State, seat: int, candidates: Sequence[int], plan: Plan, rng: Row) -> list[Trial]:
        """Try these actions out, each in as many worlds: no candidate is dropped."""
        self._room.enter(s, board)
        sums = {action: [0] * rollout.N_SUMS for action in candidates}
        for worlds in _portions(plan, 1, len(candidates)):
            self._try_out(sums, seat, list(candidates), worlds, plan, rng)
        return [_trial(action, 0, of) for action, of in sums.items()]

    def _try_out(self, sums: dict[int, list[int]], seat: int, alive: Sequence[int], worlds: int, plan: Plan, rng: Row) -> None:
        decisions = self.game.max_plies if plan.decisions is None else plan.decisions
        more, plies = self._room.compare(seat, alive, worlds, decisions, rng)
        self.plies += plies
        for action, added in zip(alive, more, strict=True):
            sums[action] = [one + other for one, other in zip(sums[action], added, strict=True)]


class _Room:
    """The buffers that the kernels work in."""

    def __init__(self, game: AnyGame, how: Way) -> None:
        self._how = how
        self._rank, self._compare = how.kernel_of(game, rollout.rank), how.kernel_of(game, rollout.compare)
        self._out, self._likes = how.zeros(game.n_actions), how.zeros(game.n_actions)
        self._dice = how.zeros(1)
        self._board: State | None = None

    def enter(self, s: State, board: State) -> None:
        """Work on this position from now on."""
        self._states = self._how.copies(s, rollout.N_POSITIONS)
        if board is not self._board:
            self._board, self._boards = board, self._how.records([board])

    def rank(self, seat: int, level: int) -> list[tuple[int, int]]:
        n = self._rank(self._states, self._boards, seat, level, self._out, self._likes)
        return list(zip(values(self._out[:n]), values(self._likes[:n]), strict=True))

    def compare(self, seat: int, candidates: Sequence[int], worlds: int, decisions: int, rng: Row) -> tuple[list[list[int]], int]:
        how, n = self._how, len(candidates)
        sums, totals, numbers = how.zeros(n, rollout.N_SUMS), how.zeros(1), how.numbers(rng)
        room = (numbers, self._dice, self._out, sums, totals)
        self._compare(self._states, self._boards, seat, how.numbers(candidates), n, worlds, decisions, *room)
        rng[0] = int(numbers[0])
        return values(sums), int(totals[0])


def best_of(trials: Sequence[Trial], doubt: float) -> Trial:
    """The best of what was tried out; another than the policy's only if its gain exceeds so many standard errors."""
    best = max(trials[1:2], key=lambda trial: trial.gain, default=trials[0])
    return best if best.gain > doubt * best.gain_error else trials[0]


def _portions(plan: Plan, n_rounds: int, n_alive: int) -> Iterator[int]:
    """How many worlds are tried out in a round, portion by portion."""
    if plan.milliseconds is None:
        yield max(LEAST_WORLDS, plan.rollouts // (n_rounds * n_alive))
        return
    end = perf_counter() + plan.milliseconds / PER_MILLE / n_rounds
    yield AT_ONCE
    while perf_counter() < end:
        yield AT_ONCE


def _mean(of: Sequence[int], what: int) -> float:
    return of[what] / of[rollout.WORLDS]


def _trial(action: int, like: int, of: Sequence[int]) -> Trial:
    if not of[rollout.WORLDS]:
        return Trial(action, like, 0, 0.0, inf, 0.0, inf)
    value, error = _estimate(of[rollout.WORLDS], of[rollout.VALUE], of[rollout.VALUE_SQUARES])
    gain, gain_error = _estimate(of[rollout.WORLDS], of[rollout.GAIN], of[rollout.GAIN_SQUARES])
    return Trial(action, like, of[rollout.WORLDS], value, error, gain, gain_error)


def _estimate(n: int, total: int, squares: int) -> tuple[float, float]:
    """Mean and its standard error, of numbers in thousandths."""
    mean = total / n
    variance = max(0.0, squares - total * mean) / max(1, n - 1)
    return mean / PER_MILLE, sqrt(variance / n) / PER_MILLE
