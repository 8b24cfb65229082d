"""Finding puzzles in matches that are over: decisions whose best move is beyond doubt, and not what the policy likes best.

Every candidate is tried in worlds that the seat could believe in, so what nobody at its place could know decides nothing.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from seaboard.bots.judge import Estimate, Judge, Tally
from seaboard.bots.puzzle import FEWEST_MOVES, LEAST, SURE, Choice, Puzzle, is_clear
from seaboard.bots.standard import FEWEST, Standard, standard_of
from seaboard.bots.steps import Step, Story, story
from seaboard.engine import postcard
from seaboard.engine.chance import new_rng
from seaboard.engine.replay import Log
from seaboard.engine.state import CHANCE, Row, digest

MOST_TRIED: Final = 16  # moves: those that the policy likes best, if there are more
PER_MATCH: Final = 2  # puzzles: days that look alike are dull
PROMISING: Final = 2.0  # standard errors at first sight
LARGER: Final = 4  # times the worlds of the first measurement, to verify it
DIGITS: Final = 4


class Puzzler:
    """Finds the puzzles of one match; what is found follows from the log, the seed and the budget alone."""

    def __init__(self, log: Log, *, seed: int, budget: float = 1.0, is_compiled: bool = True) -> None:
        self._told: Story = story(log)
        self._options = log.header.options
        self._plan: Standard = standard_of(self._told.game).scaled(budget, 0)
        seats = self._told.options.seats
        self._judge = Judge(self._told.game, self._told.board, seats, self._plan.slope, is_compiled=is_compiled)
        self._seed = seed

    def find(self, name: str) -> list[Puzzle]:
        """The puzzles of the match, which is called so: those with the largest lead, in the order in which they were played."""
        found = [(i, puzzle) for i in range(len(self._told.steps)) if (puzzle := self._judged(i, name)) is not None]
        best = sorted(found, key=lambda one: -one[1].lead.loss)[:PER_MATCH]
        return [puzzle for _, puzzle in sorted(best, key=lambda one: one[0])]

    def _judged(self, i: int, name: str) -> Puzzle | None:
        """The puzzle that a step would make; None if it is none."""
        told, step = self._told, self._told.steps[i]
        if step.seat == CHANCE or told.is_racing(i) or len(legal := told.legal(i)) < FEWEST_MOVES:
            return None
        liked = _liked(told, step, legal)
        trial = _Trial(self._judge, step, liked[:MOST_TRIED], self._plan, self._seed, i)
        best = trial.best(self._plan.tries)
        if best == 0 or _like(told, step, trial.actions[best]) == _like(told, step, liked[0]):
            return None
        for n, worlds in enumerate((self._plan.measures, LARGER * self._plan.measures)):
            losses = trial.losses(best, worlds, f"measure {n}")
            if not all(is_clear(one.mean, one.error) for k, one in enumerate(losses) if k != best):
                return None
        second = min((k for k in range(len(losses)) if k != best), key=lambda k: losses[k].mean)
        if not trial.holds_to_the_end(best, {second, 0}, LARGER * self._plan.measures):
            return None
        return self._written(step, trial, best, len(legal), name)

    def _written(self, step: Step, trial: "_Trial", best: int, moves: int, name: str) -> Puzzle:
        told, seat = self._told, step.seat
        s = step.before.clone()
        told.game.resample(s, told.board, seat, new_rng("puzzle", self._seed, "drawn", step.seq))
        order = sorted(range(len(trial.actions)), key=lambda k: (k != best, trial.loss(k).mean))
        return Puzzle(
            id=digest(s)[:8],
            seat=seat,
            position=postcard.write(told.game, self._options, s, told.board),
            moves=moves,
            choices=tuple(self._choice(step, trial, k) for k in order),
            sensible=order.index(0),
            worlds=trial.worlds,
            found_in=f"{name}, entry {step.seq - 1}",
        )

    def _choice(self, step: Step, trial: "_Trial", k: int) -> Choice:
        game, action = self._told.game, trial.actions[k]
        chance, loss = trial.chance(k), trial.loss(k)
        reason = game.reason(step.before, self._told.board, step.seat, step.seat, action)
        return Choice(
            action=game.written[action],
            chance=_rounded(chance.mean),
            error=_rounded(chance.error),
            loss=_rounded(loss.mean),
            loss_error=_rounded(loss.error),
            reason=game.reasons[reason],
        )


def _rounded(value: float) -> float:
    return round(value, DIGITS) + 0.0  # no minus before a nought


def _like(told: Story, step: Step, action: int) -> int:
    return told.game.policy(step.before, told.board, step.seat, action)


def _liked(told: Story, step: Step, legal: Sequence[int]) -> list[int]:
    """What the seat may do, what its policy likes best first."""
    return sorted(legal, key=lambda action: -_like(told, step, action))


class _Trial:
    """The candidates of one decision. The first is what a sensible player would do."""

    def __init__(self, judge: Judge, step: Step, actions: Sequence[int], plan: Standard, seed: int, i: int) -> None:
        self.actions = actions
        self._judge, self._step, self._plan = judge, step, plan
        self._seed, self._i = seed, i
        self._tallies: list[Tally] = []

    def _rng(self, what: str) -> Row:
        return new_rng("puzzle", self._seed, what, self._i)

    def _weighed(self, which: Sequence[int], worlds: int, what: str, decisions: int | None) -> list[Tally]:
        """What comes of these candidates, against the first of them."""
        seat, judge = self._step.seat, self._judge
        positions, actions = [self._step.before] * len(which), [self.actions[k] for k in which]
        sums = judge.weigh(positions, actions, seat, worlds, self._rng(what), observer=seat, decisions=decisions)
        tallies = [Tally(judge.seats) for _ in which]
        for tally, one in zip(tallies, sums, strict=True):
            tally.add(worlds, one)
        return tallies

    def best(self, worlds: int) -> int:
        """The candidate that looks best at first sight; 0 if none looks better than what a sensible player would do."""
        self._tallies = self._weighed(range(len(self.actions)), max(worlds, FEWEST), "try", self._plan.decisions)
        gains = [tally.gain(self._step.seat) for tally in self._tallies]
        best = max(range(len(gains)), key=lambda k: gains[k].mean)
        gain = gains[best]
        return best if gain.mean > max(LEAST, PROMISING * gain.error) else 0

    def losses(self, best: int, worlds: int, what: str) -> list[Estimate]:
        """What every candidate is worth less than the best, measured in worlds of its own."""
        order = [best, *(k for k in range(len(self.actions)) if k != best)]
        found = self._weighed(order, worlds, what, self._plan.decisions)
        self._tallies = [found[order.index(k)] for k in range(len(order))]
        return [self.loss(k) for k in range(len(order))]

    def holds_to_the_end(self, best: int, others: set[int], worlds: int) -> bool:
        """Is it also better if all play on to the end, where no estimate of a position is needed?"""
        if self._plan.decisions is None:
            return True
        order = [best, *sorted(others - {best})]
        found = [tally.gain(self._step.seat) for tally in self._weighed(order, worlds, "end", None)]
        return all(-gain.mean > SURE * gain.error for gain in found[1:])

    def loss(self, k: int) -> Estimate:
        """What a candidate is worth less than the best, as it was measured last."""
        gain = self._tallies[k].gain(self._step.seat)
        return Estimate(-gain.mean, gain.error)

    def chance(self, k: int) -> Estimate:
        """The seat's chance to win with it."""
        return self._tallies[k].value(self._step.seat)

    @property
    def worlds(self) -> int:
        """In how many worlds it was measured last."""
        return self._tallies[0].worlds


class Source(NamedTuple):
    """A match to look for puzzles in."""

    name: str
    log: Log


def puzzles(sources: Iterator[Source], *, seed: int, budget: float = 1.0, is_compiled: bool = True) -> Iterator[list[Puzzle]]:
    """The puzzles of each match in turn; positions that have been met before are left out."""
    known: set[str] = set()
    for name, log in sources:
        found = Puzzler(log, seed=seed, budget=budget, is_compiled=is_compiled).find(name)
        yield [puzzle for puzzle in found if puzzle.id not in known]
        known |= {puzzle.id for puzzle in found}
