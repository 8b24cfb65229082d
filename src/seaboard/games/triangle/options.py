"""What a table may agree on before a match."""

from typing import Annotated, Literal

import msgspec

from seaboard.engine import contract
from seaboard.engine.state import MAX_SEATS
from seaboard.games.triangle.data import DATA

Seat = Annotated[int, msgspec.Meta(ge=0, lt=MAX_SEATS)]


class Options(contract.Options, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Options of Devil's Triangle; the defaults are the rulebook's game."""

    seats: Annotated[int, msgspec.Meta(ge=2, le=MAX_SEATS)] = 3
    length: Literal["full", "short"] = "full"
    """Up to which money is played."""
    first_seat: Seat | None = None
    """Who begins; diced for if left out."""

    def __post_init__(self) -> None:
        """Refuse what cannot be played, with the reason."""
        if self.first_seat is not None and self.first_seat >= self.seats:
            raise ValueError(f"first_seat is {self.first_seat}, expected one of the seats 0 to {self.seats - 1}")

    def target(self) -> int:
        """The money that ends the match, in thousands."""
        return DATA.targets.full if self.length == "full" else DATA.targets.short
