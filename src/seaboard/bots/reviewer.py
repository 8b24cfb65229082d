"""Reviewing a match that is over: luck told from skill, by playing on from its positions. What is found: `bots.review`."""

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from math import ceil, sqrt
from typing import Final

from seaboard.bots.inquiry import Inquiry, Question, inquire
from seaboard.bots.judge import Estimate, Judge, Tally
from seaboard.bots.review import Action, Against, Balance, Chances, Decision, Draw, Point, Praise, Review, Verdict
from seaboard.bots.standard import Standard, standard_of
from seaboard.bots.steps import Story, draws, races, story
from seaboard.bots.weighing import EACH
from seaboard.engine.chance import new_rng
from seaboard.engine.replay import Log
from seaboard.engine.state import CHANCE, NONE, Row, State

SURE: Final = 2.0  # standard errors that a loss must exceed
LEAST: Final = 0.01  # of a win: whatever the samples say, the judge is not surer than that
N_COSTLY: Final = 3
DIGITS: Final = 6
PARTS: Final = 100  # of the work, for whoever waits
FOR_DRAWS: Final = 40  # of them

Estimates = tuple[Estimate, ...]


def review(
    log: Log,
    *,
    seed: int = 1,
    budget: float = 1.0,
    is_compiled: bool = True,
    move_on: Callable[[int], None] = lambda _percent: None,
) -> Review:
    """Review a match that is over; what is found follows from the log, the seed and the budget alone.

    `move_on` is told how much of a hundred parts is done.
    """
    told = story(log)
    plan = standard_of(told.game).scaled(budget, len(told.steps))
    judge = Judge(told.game, told.board, told.options.seats, plan.slope, is_compiled=is_compiled)
    curve = Curve(told, plan, judge, seed)
    spans = list(draws(told))
    fallen = []
    for i, span in enumerate(spans):
        fallen.append(curve.judge_draw(span))
        move_on(FOR_DRAWS * (i + 1) // len(spans))
    inquiries = inquire(told, plan, judge, seed, lambda done, n: move_on(FOR_DRAWS + (PARTS - FOR_DRAWS) * done // n))
    decisions = tuple(_decision(told, curve, one) for one in inquiries)
    start, result = curve.at(0), curve.result
    return Review(
        game=told.game.id,
        rules=told.game.version,
        seed=seed,
        budget=budget,
        points=tuple(curve.points()),
        draws=tuple(fallen),
        decisions=decisions,
        balances=tuple(
            balance(start[seat].mean, result[seat].mean, seat, fallen, inquiries, plan.against)
            for seat in range(told.options.seats)
        ),
        costly=tuple(one.seq for one in costliest(decisions)),
        praise=tuple(praise(decisions)),
        rollouts=judge.rollouts,
        against=plan.against,
    )


class Curve:
    """How likely each seat was to win, on the table as it was, and what chance did to that."""

    def __init__(self, told: Story, plan: Standard, judge: Judge, seed: int) -> None:
        self._told, self._plan, self._judge, self._seed = told, plan, judge, seed
        self._seats = range(judge.seats)
        self._known: dict[int, Estimates] = {}  # how many steps were played -> what each seat could hope for

    @cached_property
    def result(self) -> Estimates:
        """What each seat got."""
        payoffs = [self._told.game.payoff(self._told.end, self._told.board, seat) for seat in self._seats]
        return tuple(Estimate(payoff / sum(payoffs), 0.0) for payoff in payoffs)

    def at(self, k: int) -> Estimates:
        """What each seat could hope for when `k` steps had been played."""
        if k == len(self._told.steps):
            return self.result
        if k not in self._known:
            rng = new_rng("review", self._seed, "value", k)
            (tally,) = self._weighed([self._told.steps[k].before], [NONE], self._plan.points, rng)
            self._known[k] = self._values(tally)
        return self._known[k]

    def judge_draw(self, span: range) -> Draw:
        """What chance brought, against the average over its odds.

        They are exact where it is one draw; else the average is over as many draws as there are worlds. The numbers of the
        generator do not depend on what was drawn.
        """
        told, worlds = self._told, self._plan.draws
        step, after = told.steps[span.start], told.after(span.stop - 1)
        shares = told.game.odds(step.before, told.board)
        positions, actions = [after, step.before], [NONE, NONE]
        if len(span) == 1 and shares <= worlds:
            positions, actions = [step.before, step.before], [step.action, EACH]
            worlds = ceil(worlds / shares) * shares
        rng = new_rng("review", self._seed, "draw", span.start)
        fell, average = self._weighed(positions, actions, worlds, rng)
        self._known[span.start] = self._values(average)
        self._known[span.stop] = self._values(fell)
        gains = [average.gain(seat) for seat in self._seats]
        return Draw(
            first=step.seq,
            seq=told.steps[span.stop - 1].seq,
            purpose=told.game.purposes[told.game.purpose(step.before)].name,
            luck=tuple(_rounded(-gain.mean) for gain in gains),
            errors=tuple(_rounded(gain.error) for gain in gains),
            by=step.by,
        )

    def points(self) -> Iterator[Point]:
        """The chances behind every step, without those inside a draw or a race."""
        inside = {k for span in (*draws(self._told), *races(self._told)) for k in range(span.start + 1, span.stop)}
        for k in range(len(self._told.steps) + 1):
            if k not in inside or k in self._known:
                found = self.at(k)
                seq = self._told.steps[k - 1].seq if k else 0
                yield Point(seq, _chances(found), _rounded(max(one.error for one in found)))

    def _weighed(self, positions: Sequence[State], actions: Sequence[int], worlds: int, rng: Row) -> list[Tally]:
        found = [Tally(self._judge.seats) for _ in positions]
        sums = self._judge.weigh(positions, actions, CHANCE, worlds, rng, decisions=self._plan.ahead)
        for tally, one in zip(found, sums, strict=True):
            tally.add(worlds, one)
        return found

    def _values(self, tally: Tally) -> Estimates:
        return tuple(tally.value(seat) for seat in self._seats)


def _rounded(value: float) -> float:
    return round(value, DIGITS) + 0.0  # no minus before a nought


def _chances(found: Estimates) -> Chances:
    return tuple(_rounded(one.mean) for one in found)


# Decisions.


def _decision(told: Story, curve: Curve, one: Inquiry) -> Decision:
    asked, gain = one.question, one.gain(one.rival)
    is_worse = one.looks_better
    return Decision(
        first=told.steps[asked.first].seq,
        seq=told.steps[asked.last].seq,
        seat=asked.seat,
        is_race=asked.is_race,
        played=_written(told, asked.picks[0]),
        rival=_written(told, asked.picks[one.rival]),
        verdict=verdict(gain, is_worse=is_worse),
        loss=_rounded(gain.mean) if is_worse else 0.0,
        lead=0.0 if is_worse else _rounded(-gain.mean),
        error=_rounded(gain.error),
        effect=tuple(_rounded(one.effect(seat, "best").mean) for seat in range(told.options.seats)),
        before=_chances(curve.at(asked.first)),
        after=_chances(curve.at(asked.last + 1)),
        reason=_reason(told, asked, 0),
        rival_reason=_reason(told, asked, one.rival),
        sensible=_written(told, asked.picks[asked.sensible])[0] if asked.sensible and not asked.is_race else None,
        found=_rounded(one.found.mean),
        found_error=_rounded(one.found.error),
        tried=len(asked.positions),
        worlds=one.measured[0].worlds,
    )


def _written(told: Story, picks: Sequence[int]) -> tuple[Action, ...]:
    return tuple(told.game.written[action] for action in picks)


def _reason(told: Story, asked: Question, candidate: int) -> str:
    """What speaks for a candidate, in the eyes of the seat itself; a race has many reasons, and so none."""
    game, seat = told.game, asked.seat
    if asked.is_race:
        return game.reasons[0]
    return game.reasons[game.reason(asked.positions[candidate], told.board, seat, seat, asked.actions[candidate])]


def verdict(gain: Estimate, *, is_worse: bool) -> Verdict:
    """What is said of a decision whose rival has this gain: nothing if it lies within the error."""
    certain = max(SURE * gain.error, LEAST)
    if is_worse:
        return "mistake" if gain.mean > certain else "close"
    return "best" if -gain.mean > certain else "close"


def costliest(decisions: Sequence[Decision]) -> list[Decision]:
    """The decisions that cost most, the worst first; of a race every seat has one, which end with the same entry."""
    mistakes = [one for one in decisions if one.verdict == "mistake"]
    return sorted(mistakes, key=lambda one: -one.loss)[:N_COSTLY]


def praise(decisions: Sequence[Decision]) -> Iterator[Praise]:
    """The best decision of each seat: what a sensible player would have missed, else what was better than anything else."""
    for seat in sorted({one.seat for one in decisions}):
        own = [one for one in decisions if one.seat == seat and one.verdict != "mistake"]
        finds = [one for one in own if one.found > max(SURE * one.found_error, LEAST)]
        only = [one for one in own if one.verdict == "best"]
        if finds:
            best = max(finds, key=lambda one: one.found)
            yield Praise(seat, best.seq, "found", best.found, best.found_error)
        elif only:
            best = max(only, key=lambda one: one.lead)
            yield Praise(seat, best.seq, "only", best.lead, best.error)


# The balance.


def balance(
    start: float, result: float, seat: int, fallen: Sequence[Draw], inquiries: Sequence[Inquiry], against: Against
) -> Balance:
    """From the chance at the start to the result of a seat."""
    luck = _sum(Estimate(one.luck[seat], one.errors[seat]) for one in fallen)
    mine = [one for one in inquiries if one.question.seat == seat]
    own = _sum(one.effect(seat, against) for one in mine)
    others = _sum(one.effect(seat, against) for one in inquiries if one.question.seat != seat)
    skill = _sum(one.found for one in mine)
    missed = _sum(one.effect(seat, "best") for one in mine)
    start, result = _rounded(start), _rounded(result)
    return Balance(
        start=start,
        result=result,
        luck=luck.mean,
        luck_error=luck.error,
        own=own.mean,
        own_error=own.error,
        others=others.mean,
        others_error=others.error,
        rest=_rounded(result - start - luck.mean - own.mean - others.mean),
        skill=skill.mean,
        skill_error=skill.error,
        choices=len(mine),
        missed=missed.mean,
        missed_error=missed.error,
    )


def _sum(parts: Iterator[Estimate]) -> Estimate:
    found = list(parts)
    return Estimate(_rounded(sum(one.mean for one in found)), _rounded(sqrt(sum(one.error**2 for one in found))))
