"""What a table may agree on before a match."""

from typing import Annotated

import msgspec

from seaboard.engine import options
from seaboard.engine.state import MAX_SEATS
from seaboard.games.pig.state import MOST_TARGET


class Options(options.Options, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Options of Pig; the defaults are the usual game."""

    seats: Annotated[int, msgspec.Meta(ge=2, le=MAX_SEATS)] = 2
    target: Annotated[int, msgspec.Meta(ge=10, le=MOST_TARGET)] = 100
    """The points that win."""
    first_seat: options.Seat | None = None
    """Who begins; drawn if left out."""
