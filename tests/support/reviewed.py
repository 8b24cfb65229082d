"""A review that nobody has computed: real decisions of a match with figures that are made up, for pages to show."""

from collections.abc import Iterator
from typing import Any

from seaboard.bots.review import Balance, Decision, Draw, Point, Praise, Review
from seaboard.bots.standard import standard_of
from seaboard.bots.steps import Story, races, story
from seaboard.engine.replay import Log
from seaboard.engine.state import CHANCE

LOSSES = (0.12, 0.07, 0.03)
ERROR = 0.01


def made_up(log: Log) -> Review:
    """The sea was unkind to seat 0, which sailed best; three decisions cost something, and each seat is praised for one."""
    told = story(log)
    seats = told.options.seats
    decisions = sorted((*_races(told, seats), *_choices(told, seats)), key=lambda one: one.seq)
    return Review(
        game=told.game.id,
        rules=told.game.version,
        seed=1,
        budget=1.0,
        rollouts=1_234_567,
        against=standard_of(told.game).against,
        points=tuple(
            Point(told.steps[k - 1].seq if k else 0, _chances(k / len(told.steps), seats), ERROR)
            for k in range(len(told.steps) + 1)
        ),
        draws=tuple(
            Draw(step.seq, step.seq, "dice", (-0.02, 0.02, *[0.0] * (seats - 2)), (0.002,) * seats)
            for step in told.steps
            if step.seat == CHANCE
        ),
        decisions=tuple(decisions),
        balances=tuple(_balance(seat, seats) for seat in range(seats)),
        costly=tuple(one.seq for one in sorted(decisions, key=lambda one: -one.loss)[: len(LOSSES)]),
        praise=tuple(
            Praise(seat, next(one.seq for one in decisions if one.seat == seat and one.verdict == "best"), "only", 0.08, ERROR)
            for seat in range(seats)
        ),
    )


def _chances(share: float, seats: int) -> tuple[float, ...]:
    """From even to the end that seat 1 has won."""
    first = (1 - share) / seats
    return tuple(1 - first * (seats - 1) if seat == 1 else first for seat in range(seats))


def _balance(seat: int, seats: int) -> Balance:
    start, result = 1 / seats, float(seat == 1)
    luck, own, others = (-0.14, -0.04, -0.15) if seat == 0 else (0.07, -0.21, 0.1)
    rest = result - start - luck - own - others
    choices, missed = 40, -0.62
    return Balance(start, result, luck, 0.02, own, 0.01, others, 0.02, rest, 0.0, 0.01, choices, missed, 0.05)


def _choices(told: Story, seats: int) -> Iterator[Decision]:
    """Every decision with a choice: some cost something, the next of each seat is the best, and the others are close."""
    asked = [i for i, step in enumerate(told.steps) if step.seat != CHANCE and not told.is_racing(i) and len(told.legal(i)) > 1]
    left, praised = list(LOSSES[1:] if any(True for _ in races(told)) else LOSSES), set[int]()
    for number, i in enumerate(asked):
        step = told.steps[i]
        other = next(action for action in told.legal(i) if action != step.action)
        loss = left.pop() if left and number >= len(asked) // 3 else 0.0
        is_best = not loss and step.seat not in praised
        praised |= {step.seat} if is_best else set()
        yield _decision(told, seats, i, i, (step.action,), (other,), loss=loss, lead=0.08 if is_best else 0.0)


def _races(told: Story, seats: int) -> Iterator[Decision]:
    """The first race cost seat 0 most: it left out what it had picked first."""
    for race in list(races(told))[:1]:
        picks = tuple(told.steps[i].action for i in race if told.steps[i].seat == 0)
        yield _decision(told, seats, race.start, race.stop - 1, picks[1:], picks, loss=LOSSES[0], lead=0.0, is_race=True)


def _decision(
    told: Story,
    seats: int,
    first: int,
    last: int,
    played: tuple[int, ...],
    rival: tuple[int, ...],
    *,
    loss: float,
    lead: float,
    is_race: bool = False,
) -> Decision:
    written: Any = told.game.written
    seat = 0 if is_race else told.steps[first].seat
    reason = "none" if is_race else told.game.reasons[1]
    return Decision(
        first=told.steps[first].seq,
        seq=told.steps[last].seq,
        seat=seat,
        is_race=is_race,
        played=tuple(written[action] for action in played),
        rival=tuple(written[action] for action in rival),
        verdict="mistake" if loss else "best" if lead else "close",
        loss=loss,
        lead=lead,
        error=ERROR,
        effect=tuple(-loss if one == seat else loss / (seats - 1) for one in range(seats)),
        before=_chances(first / len(told.steps), seats),
        after=_chances(last / len(told.steps), seats),
        reason=reason,
        rival_reason=reason,
    )
