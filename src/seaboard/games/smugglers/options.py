"""What a table may agree on before a match."""

from typing import Annotated, Final, Literal

import msgspec

from seaboard.engine import contract
from seaboard.engine.state import MAX_SEATS
from seaboard.games.smugglers.data import ANCHOR, DATA, SQUARES, cut_off
from seaboard.games.smugglers.state import MOST_TARGET, N_ROCKS, N_SEA

TWO: Final = 2  # seats: the match with the anchor's rock

Seat = Annotated[int, msgspec.Meta(ge=0, lt=MAX_SEATS)]


class Options(contract.Options, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Options of Smugglers' Island; the defaults are the rulebook's game."""

    seats: Annotated[int, msgspec.Meta(ge=2, le=MAX_SEATS)] = 3
    target: Annotated[int, msgspec.Meta(ge=1, le=MOST_TARGET)] = DATA.target.points
    rocks: Annotated[int, msgspec.Meta(ge=0, le=N_ROCKS)] = 0
    """How many rocks make it harder, the anchor's rock not counted."""
    rock_places: tuple[str, ...] = ()
    """Squares for the first of them; the others are placed before the boats."""
    rocks_by: Literal["chance", "seats"] = "chance"
    harbours: Literal["chosen", "random"] = "chosen"
    first_seat: Seat | None = None
    """Who begins; drawn if left out."""
    open_scores: bool = False
    memory_aid: bool = False
    """A private mark on goods at sea that the seat has seen before."""

    def __post_init__(self) -> None:
        """Refuse what cannot be played, with the reason."""
        if self.first_seat is not None and self.first_seat >= self.seats:
            raise ValueError(f"first_seat is {self.first_seat}, expected one of the seats 0 to {self.seats - 1}")
        self._check_rocks()

    def _check_rocks(self) -> None:
        free = N_ROCKS - int(self.seats == TWO)
        if self.rocks > free:
            raise ValueError(f"rocks is {self.rocks}, expected at most {free}: the anchor's rock is one of the {N_ROCKS}")
        if len(self.rock_places) > self.rocks:
            raise ValueError(f"rock_places names {len(self.rock_places)} squares, expected at most rocks = {self.rocks}")
        for name in self.rock_places:
            if name not in SQUARES[:N_SEA]:
                raise ValueError(f"rock_places names {name!r}, expected a sea square such as 'M3'")
        if self.start_rocks().bit_count() < len(self.rock_places) + int(self.seats == TWO):
            raise ValueError(f"rock_places names a square twice or the anchor's: {list(self.rock_places)}")
        if lost := cut_off(self.start_rocks()):
            raise ValueError(f"rock_places cuts off {', '.join(lost)}: a way must lead to every harbour")

    def start_rocks(self) -> int:
        """The rocks that lie there before anybody places one: the anchor's for two seats, and those named here."""
        rocks = 1 << ANCHOR if self.seats == TWO else 0
        for name in self.rock_places:
            rocks |= 1 << SQUARES.index(name)
        return rocks
