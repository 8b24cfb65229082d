"""What a table may agree on before a match."""

from math import lcm
from typing import Annotated, Final, Literal

import msgspec

from seaboard.engine import options
from seaboard.engine.options import USUAL, UsualBy
from seaboard.engine.state import MAX_SEATS
from seaboard.games.triangle.data import DATA
from seaboard.games.triangle.state import LEAST_TARGET, MOST_TARGET, TARGET_STEP

LENGTHS: Final = {"full": DATA.targets.full, "short": DATA.targets.short}
TARGETS: Final = lcm(*LENGTHS.values(), *range(LEAST_TARGET, MOST_TARGET + 1, TARGET_STEP))  # every target divides it

OwnTarget = Annotated[
    int,
    msgspec.Meta(ge=LEAST_TARGET, le=MOST_TARGET, multiple_of=TARGET_STEP, extra={USUAL: UsualBy("length", LENGTHS)}),
]


class Options(options.Options, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Options of Devil's Triangle; the defaults are the rulebook's game."""

    seats: Annotated[int, msgspec.Meta(ge=2, le=MAX_SEATS)] = 3
    length: Literal["full", "short"] = "full"
    """Up to which money is played."""
    targets: tuple[OwnTarget, ...] = ()
    """The money that each seat needs, in thousands, where ages or skills differ. Left out: what the length says for all."""
    first_seat: options.Seat | None = None
    """Who begins; diced for if left out."""

    def target_of(self, seat: int) -> int:
        """§10.5 The money with which this seat wins, in thousands."""
        return self.targets[seat] if self.targets else LENGTHS[self.length]
