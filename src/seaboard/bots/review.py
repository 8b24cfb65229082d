"""What a review of a match says: codes and values, to be kept with the match and sent as they are (docs/review.md).

Chances are shares of a win from 0 to 1, in the order of the seats, which add up to 1. Actions are as they stand in the log.
"""

from typing import Any, Final, Literal

import msgspec

FORMAT: Final = 3  # of what is kept; another one is computed anew

Action = dict[str, Any]
Chances = tuple[float, ...]
Verdict = Literal["best", "close", "mistake"]
Against = Literal["best", "sensible"]  # what decisions are counted against: the best that was found, or the policy's choice


class Point(msgspec.Struct, frozen=True):
    """How likely each seat was to win behind an entry."""

    seq: int
    """0 is before the first one."""
    chances: Chances
    error: float
    """Standard error of the least certain of them."""


class Draw(msgspec.Struct, frozen=True):
    """What chance brought, against the average over its odds."""

    first: int
    seq: int
    """The entries, first and last: what is drawn at one go, such as a heap that is laid, is judged as one."""
    purpose: str
    luck: tuple[float, ...]
    """What each seat's chances gained by it; 0 in all."""
    errors: tuple[float, ...]
    """Standard errors."""
    by: int | None = None
    """The seat that entered it by hand."""


class Decision(msgspec.Struct, frozen=True):
    """What a seat decided, against the best that was found, by what it could know."""

    first: int
    seq: int
    """The entries, first and last: a race is judged once for each seat, by its cargo."""
    seat: int
    is_race: bool
    played: tuple[Action, ...]
    rival: tuple[Action, ...]
    """The best that was found if it is another; else the second best."""
    verdict: Verdict
    """Was it the best, or did it cost something? What lies within two standard errors, or below a hundredth, is `close`."""
    loss: float
    """What the rival was worth more to the seat; 0 if what was played looked best."""
    lead: float
    """What it was worth more than the rival, if it looked best; else 0."""
    error: float
    """Standard error of loss and lead."""
    effect: tuple[float, ...]
    """What each seat's chances gained by the loss; 0 in all."""
    before: Chances
    after: Chances
    """On the table as it was, with all its secrets."""
    reason: str
    rival_reason: str
    """What speaks for each, as the game names it; `none` if nothing does."""
    sensible: Action | None = None
    """What the game's policy would have played, if it is something else; not of a race, which is many actions."""
    found: float = 0.0
    """What was played is worth so much more than that."""
    found_error: float = 0.0
    tried: int = 0
    """How many candidates there were."""
    worlds: int = 0
    """In how many worlds the difference was measured."""


class Praise(msgspec.Struct, frozen=True):
    """The best decision of a seat."""

    seat: int
    seq: int
    kind: Literal["found", "only"]
    """Better than what a sensible player would have done; or by far the best, as that one knows, too."""
    gain: float
    error: float


class Balance(msgspec.Struct, frozen=True):
    """From the chance at the start to the result: `result - start` is the sum of `luck`, `own`, `others` and `rest`."""

    start: float
    result: float
    luck: float
    luck_error: float
    own: float
    """What the seat's own decisions cost it, or also gave it where they are counted against a sensible player's."""
    own_error: float
    others: float
    """What the decisions of the others gave it."""
    others_error: float
    rest: float
    """What nobody could know, and where the judge is wrong."""
    skill: float
    """What the seat's decisions gained over those of a sensible player; it is no part of the sum."""
    skill_error: float
    choices: int
    """How many decisions of the seat were judged."""
    missed: float
    """What they cost it against the best that was found for each: `own`, unless that is counted against a sensible player's."""
    missed_error: float


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """A match that is over, told as chances."""

    format: int = FORMAT
    game: str
    rules: int
    seed: int
    budget: float
    rollouts: int
    against: Against
    """What the decisions in the balances are counted against."""
    points: tuple[Point, ...]
    draws: tuple[Draw, ...]
    decisions: tuple[Decision, ...]
    """Those with a real choice."""
    balances: tuple[Balance, ...]
    """By seat."""
    costly: tuple[int, ...]
    """The entries of the three decisions that cost most, the worst first."""
    praise: tuple[Praise, ...]
    """The best decision of each seat that has one."""
