"""How much a review of each game spends, and how it judges. What suits a game stands in `review.toml`."""

from functools import cache
from importlib.resources import files
from math import sqrt
from typing import Final

import msgspec

from seaboard.bots.review import Against
from seaboard.engine.contract import AnyGame

OTHERS: Final = "default"  # the name in `review.toml` for every game that is not named there
FEWEST: Final = 8  # worlds, however small the budget or long the match
LEAST: Final = 1e-6  # of a budget


class Standard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a review spends at the budget 1."""

    slope: float
    """Of `payoff`, as the logarithm of a chance: fitted by `seaboard bench scale`."""
    draws: int
    """Worlds for each draw."""
    points: int
    """Worlds for each point of the curve that no draw tells of."""
    tries: int
    """Worlds in which all candidates of a decision are tried."""
    measures: int
    """Worlds in which a loss is measured, on average over the decisions of a match."""
    error: float
    """The standard error of a loss that is aimed at."""
    usual: int
    """Steps of a match; where there are more, each gets less."""
    ahead: int | None = None
    """Decisions that are played on in these, until a position is judged as it stands; None plays to the end."""
    decisions: int | None = None
    """Decisions that are played on behind a candidate, until a position is judged as it stands; None plays to the end."""
    against: Against = "best"
    """What decisions are counted against in a balance."""

    def scaled(self, budget: float, n_steps: int) -> "Standard":
        """The same for another budget, and for a match of so many steps."""
        by = max(LEAST, budget * min(1.0, self.usual / max(1, n_steps)))
        return msgspec.structs.replace(
            self,
            draws=max(FEWEST, round(self.draws * by)),
            points=max(FEWEST, round(self.points * by)),
            tries=max(FEWEST, round(self.tries * by)),
            measures=max(FEWEST, round(self.measures * by)),
            error=self.error / sqrt(by),
        )


@cache
def standards() -> dict[str, Standard]:
    """Game -> standard, as `review.toml` has them."""
    return msgspec.toml.decode((files("seaboard.bots") / "review.toml").read_bytes(), type=dict[str, Standard])


def standard_of(game: AnyGame) -> Standard:
    """How matches of a game are reviewed."""
    return standards().get(game.id, standards()[OTHERS])
