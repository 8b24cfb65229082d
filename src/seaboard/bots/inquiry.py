"""What a seat could have done instead: candidates are found in one half of the worlds and measured in the other."""

from collections.abc import Callable, Iterator, Sequence
from math import ceil, inf, sqrt
from typing import Final, NamedTuple

from seaboard.bots.judge import Estimate, Judge, Tally
from seaboard.bots.review import Against
from seaboard.bots.standard import FEWEST, Standard
from seaboard.bots.steps import Story, race_again, races
from seaboard.engine.chance import draw, new_rng
from seaboard.engine.state import CHANCE, NONE, Row, State

CANDIDATES: Final = 8  # that the policy likes best; what was played is tried in any case
FINALISTS: Final = 3  # that are tried longer, besides what was played
CARGOES: Final = 4  # other ways to load that a race is compared with
CLEAR: Final = 3.0  # standard errors at which a loss as large as it looks would be measured
MOST_TIMES: Final = 16  # the average worlds, for one decision
NEGLIGIBLE: Final = 1e-9


class Question(NamedTuple):
    """What a seat could have done: positions, and in each an action. The first is what was played."""

    first: int
    last: int
    """Steps of the match."""
    seat: int
    positions: tuple[State, ...]
    actions: tuple[int, ...]
    picks: tuple[tuple[int, ...], ...]
    """What each candidate consists of."""
    sensible: int
    """Which of them the policy likes best; of a race, what would have been loaded by it."""
    is_race: bool = False


class Inquiry:
    """A question, what was tried out, and what was measured: tallies by candidate, gains over what was played."""

    def __init__(self, question: Question, seats: int) -> None:
        self.question = question
        self.tried = [Tally(seats) for _ in question.positions]
        self.measured = [Tally(seats) for _ in question.positions]

    @property
    def others(self) -> list[int]:
        """The candidates besides what was played: those that were tried longest first, of these the best first."""
        found = range(1, len(self.tried))
        return sorted(found, key=lambda k: (-self.tried[k].worlds, -self.promise(k).mean))

    @property
    def rival(self) -> int:
        """The best other candidate, as far as it was tried out."""
        return self.others[0]

    @property
    def looks_better(self) -> bool:
        """Did the rival look better than what was played?"""
        return self.promise(self.rival).mean > 0

    @property
    def in_question(self) -> list[int]:
        """The candidates that are measured: what was played, the rival, and what the policy likes best."""
        return list(dict.fromkeys((0, self.rival, self.question.sensible)))

    def promise(self, candidate: int) -> Estimate:
        """What a candidate seemed to be worth more to the seat than what was played."""
        return self.tried[candidate].gain(self.question.seat)

    def spread(self, seat: int) -> float:
        """How far what the rival is worth more to a seat varied from world to world."""
        tried = self.tried[self.rival]
        return tried.gain(seat).error * sqrt(tried.worlds)

    def gain(self, candidate: int) -> Estimate:
        """The same, measured in other worlds."""
        return self.measured[candidate].gain(self.question.seat)

    @property
    def found(self) -> Estimate:
        """What was played is worth more to the seat than what the policy likes best."""
        return self.effect(self.question.seat, "sensible")

    def effect(self, seat: int, against: Against) -> Estimate:
        """What a seat's chances gained because something else was not played.

        That is the rival, if it looked better, or what the policy likes best; nothing if what was played is just that.
        """
        best = self.rival if self.looks_better else 0
        other = best if against == "best" else self.question.sensible
        gain = self.measured[other].gain(seat)
        return Estimate(-gain.mean, gain.error) if other else Estimate(0.0, 0.0)


def inquire(told: Story, plan: Standard, judge: Judge, seed: int, move_on: Callable[[int, int], None]) -> list[Inquiry]:
    """Try out what every seat could have done, and measure it; decisions in the order of their last step."""
    inquiries = [Inquiry(question, judge.seats) for question in questions(told, seed)]
    n = 2 * len(inquiries)
    for i, one in enumerate(inquiries):
        _try_out(one, plan, judge, seed)
        move_on(i + 1, n)
    for i, (one, worlds) in enumerate(zip(inquiries, portions(inquiries, plan), strict=True)):
        _weigh(one.question, one.measured, one.in_question, worlds, plan, judge, _rng(seed, "measure", one.question))
        move_on(len(inquiries) + i + 1, n)
    return sorted(inquiries, key=lambda one: one.question.last)


def _rng(seed: int, what: str, question: Question) -> Row:
    """Numbers that nothing else has."""
    return new_rng("review", seed, what, question.first, question.seat)


# Candidates.


def questions(told: Story, seed: int) -> Iterator[Question]:
    """Every decision with a real choice; those of a race as one for each seat, by its cargo."""
    for race in races(told):
        for seat in sorted({told.steps[i].seat for i in race} - {CHANCE}):
            asked = _race(told, race, seat, new_rng("review", seed, "race", race.start, seat))
            if len(asked.positions) > 1:
                yield asked
    for i, step in enumerate(told.steps):
        if step.seat != CHANCE and not told.is_racing(i) and len(legal := told.legal(i)) > 1:
            yield _choice(told, i, legal)


def _choice(told: Story, i: int, legal: Sequence[int]) -> Question:
    step = told.steps[i]
    likes = {action: told.game.policy(step.before, told.board, step.seat, action) for action in legal}
    liked = sorted(legal, key=lambda action: -likes[action])[:CANDIDATES]
    actions = (step.action, *(action for action in liked if action != step.action))
    sensible = 0 if likes[step.action] == likes[liked[0]] else actions.index(liked[0])
    picks = tuple((action,) for action in actions)
    return Question(i, i, step.seat, (step.before,) * len(actions), actions, picks, sensible)


def _race(told: Story, race: range, seat: int, rng: Row) -> Question:
    """What a seat loaded, and what it would have loaded by its policy, whichever tiles had been turned."""

    def choose(s: State, actor: int, legal: Sequence[int]) -> int:
        likes = [told.game.policy(s, told.board, actor, action) for action in legal]
        best = [action for action, like in zip(legal, likes, strict=True) if like == max(likes)]
        return best[draw(rng, len(best))]

    ends = [told.after(race.stop - 1)]
    picks = [tuple(told.steps[i].action for i in race if told.steps[i].seat == seat)]
    for _ in range(CARGOES):
        again = race_again(told, race, seat, rng, choose)
        if again.end not in ends:
            ends.append(again.end)
            picks.append(again.picks)
    sensible = min(1, len(ends) - 1)
    return Question(race.start, race.stop - 1, seat, tuple(ends), (NONE,) * len(ends), tuple(picks), sensible, is_race=True)


# Trying and measuring.


def _try_out(one: Inquiry, plan: Standard, judge: Judge, seed: int) -> None:
    """Try all candidates, then the best of them longer."""
    rng = _rng(seed, "try", one.question)
    _weigh(one.question, one.tried, range(len(one.tried)), plan.tries, plan, judge, rng)
    _weigh(one.question, one.tried, [0, *one.others[:FINALISTS]], 2 * plan.tries, plan, judge, rng)


def _weigh(
    question: Question, tallies: Sequence[Tally], which: Sequence[int], worlds: int, plan: Standard, judge: Judge, rng: Row
) -> None:
    """Play these candidates in worlds that the seat could believe in; the first is what was played."""
    positions, actions = [question.positions[k] for k in which], [question.actions[k] for k in which]
    seat = question.seat
    found = judge.weigh(positions, actions, seat, worlds, rng, observer=seat, decisions=plan.decisions)
    for k, sums in zip(which, found, strict=True):
        tallies[k].add(worlds, sums)


def portions(inquiries: Sequence[Inquiry], plan: Standard) -> list[int]:
    """In how many worlds each is measured: half of the average for all, then what the promised error needs, likely losses first.

    The first half heeds what a decision does to any seat: whoever has lost already may decide who wins. What is left goes where
    a loss may exceed its error. All of it follows from what was tried out alone, so that what is measured is not chosen by what
    was measured.
    """
    left, most = plan.measures * len(inquiries), MOST_TIMES * plan.measures
    promises = [one.promise(one.rival) for one in inquiries]
    own = [one.spread(one.question.seat) for one in inquiries]
    widest = [max(map(one.spread, range(one.tried[0].seats))) for one in inquiries]
    likely_first = sorted(range(len(inquiries)), key=lambda i: -promises[i].mean / (promises[i].error + NEGLIGIBLE))
    promised = [plan.error] * len(inquiries)
    clear = [promise.mean / CLEAR if promise.mean > 0 else inf for promise in promises]
    given = [FEWEST] * len(inquiries)
    for spread, errors, limit in ((widest, promised, plan.measures // 2), (own, promised, most), (own, clear, most)):
        for i in likely_first:
            wanted = ceil(min(limit, (spread[i] / (errors[i] + NEGLIGIBLE)) ** 2))
            more = max(0, min(wanted - given[i], left))
            given[i], left = given[i] + more, left - more
    return given
