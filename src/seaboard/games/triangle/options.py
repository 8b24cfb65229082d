"""What a table may agree on before a match."""

from typing import Annotated, Literal

import msgspec

from seaboard.engine import options
from seaboard.engine.state import MAX_SEATS
from seaboard.games.triangle.data import DATA


class Options(options.Options, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Options of Devil's Triangle; the defaults are the rulebook's game."""

    seats: Annotated[int, msgspec.Meta(ge=2, le=MAX_SEATS)] = 3
    length: Literal["full", "short"] = "full"
    """Up to which money is played."""
    first_seat: options.Seat | None = None
    """Who begins; diced for if left out."""

    def target(self) -> int:
        """The money that ends the match, in thousands."""
        return DATA.targets.full if self.length == "full" else DATA.targets.short
