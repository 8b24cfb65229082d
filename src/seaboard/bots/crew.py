"""The crew: four levels for every game, from a deckhand whom a child beats to the captain, and the characters they may have.

A level is a budget, noise on what was found out, and what it overlooks. What suits a game stands in `crew.toml`.
"""

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from math import sqrt
from typing import Final, Literal, get_args

import msgspec

from seaboard.bots.levels import LEVELS
from seaboard.bots.search import Plan, Thinker, Trial, best_of
from seaboard.engine.chance import draw
from seaboard.engine.contract import AnyGame
from seaboard.engine.state import Row, State

Rank = Literal["deckhand", "sailor", "mate", "captain"]
RANKS: Final[tuple[Rank, ...]] = get_args(Rank)
"""From the weakest to the strongest."""

Character = Literal["steady", "careful", "hunter", "hoarder", "dreamer"]
CHARACTERS: Final[tuple[Character, ...]] = get_args(Character)
"""What decides between actions that are as good as each other: nothing, safety, risk, what is in hand at once, or a whim."""
NEAR: Final = 0.01  # of a win: actions that differ by less are a matter of taste

OTHERS: Final = "default"  # the name in `crew.toml` for every game that is not named there
DICE: Final = 12  # uniform numbers whose sum is nearly normal, with a variance of 1
FINE: Final = 1 << 20


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a member of the crew plays one game."""

    rollouts: int
    candidates: int = 8
    decisions: int | None = None
    doubt: float = 1.0
    noise: float = 0.0
    """Standard deviation of what is added to each value, as a share of a win."""
    looks: str = "sensible"
    """How attentively the policy looks, a name of `bots.levels`."""
    milliseconds: float | None = None
    """If given, think for so long, whatever `rollouts` says."""

    def plan(self, scale: float = 1.0) -> Plan:
        """What is tried out, with a budget that is scaled."""
        return Plan(
            rollouts=max(1, round(self.rollouts * scale)),
            candidates=self.candidates,
            decisions=self.decisions,
            doubt=self.doubt,
            level=LEVELS[self.looks],
            milliseconds=None if self.milliseconds is None else self.milliseconds * scale,
        )


@cache
def levels() -> dict[str, dict[Rank, Level]]:
    """Game -> rank -> level, as `crew.toml` has them."""
    text = (files("seaboard.bots") / "crew.toml").read_bytes()
    return msgspec.toml.decode(text, type=dict[str, dict[Rank, Level]])


def level_of(game: AnyGame, rank: Rank) -> Level:
    """How a rank plays a game."""
    return levels().get(game.id, levels()[OTHERS])[rank]


def decide(
    trials: list[Trial],
    level: Level,
    rng: Row,
    character: Character = "steady",
    in_hand: Callable[[int], int] = lambda _action: 0,
) -> Trial:
    """What is played after trying out: without noise the best; with noise any, but never what the policy likes least of three.

    A character chooses among those that are as good as the best; `in_hand` says how the seat stands right after an action.
    """
    if level.noise and len(trials) > 1:
        return _noisy(trials, level, rng)
    best = best_of(trials, level.doubt)
    near = [trial for trial in trials if trial.value >= best.value - NEAR and 2 * trial.worlds >= best.worlds]
    if character == "careful":
        return min(near, key=_spread)
    if character == "hunter":
        return max(near, key=_spread)
    if character == "hoarder":
        return max(near, key=lambda trial: in_hand(trial.action))
    return near[draw(rng, len(near))] if character == "dreamer" else best


def _noisy(trials: list[Trial], level: Level, rng: Row) -> Trial:
    """What is played by whoever misjudges every gain by some noise, and else thinks like the captain."""
    least = min(trial.like for trial in trials)
    liked = [trial for trial in trials if trial.like > least]
    judged = liked if len(liked) > 1 else trials  # of two either may be played
    gains = {trial.action: trial.gain + level.noise * _normal(rng) for trial in judged}
    first, *others = judged
    best = max(others, key=lambda trial: gains[trial.action])
    return best if gains[best.action] - gains[first.action] > level.doubt * best.gain_error else first


def _spread(trial: Trial) -> float:
    """How much the results of a trial differ."""
    return trial.error * sqrt(trial.worlds)


def _normal(rng: Row) -> float:
    """A number of the normal distribution, near enough; the same on every machine."""
    return sum(draw(rng, FINE) for _ in range(DICE)) / FINE - DICE / 2


class Searcher:
    """A bot that tries out before it chooses: a member of the crew, or one with a level of its own."""

    def __init__(
        self, level: Rank | Level, character: Character = "steady", *, scale: float = 1.0, is_compiled: bool = True
    ) -> None:
        self._level, self._character, self._scale, self._is_compiled = level, character, scale, is_compiled

    def __call__(self, game: AnyGame, s: State, board: State, seat: int, legal: Row, rng: Row) -> int:
        """Return one of `legal`, by trying out."""
        if len(legal) == 1:
            return legal[0]
        level = self._level if isinstance(self._level, Level) else level_of(game, self._level)
        trials = thinker_of(game, self._is_compiled).think(s, board, seat, level.plan(self._scale), rng)
        return decide(trials, level, rng, self._character, lambda action: _in_hand(game, s, board, seat, action)).action


def _in_hand(game: AnyGame, s: State, board: State, seat: int, action: int) -> int:
    """How the seat stands right after an action, in the position that it believes in."""
    after = s.clone()
    game.apply(after, board, seat, action, None)
    return game.payoff(after, board, seat)


@cache
def thinker_of(game: AnyGame, is_compiled: bool) -> Thinker:
    """The thinker of this process for a game."""
    return Thinker(game, is_compiled=is_compiled)
