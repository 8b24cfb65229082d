"""What a table may agree on before a match."""

from functools import lru_cache
from typing import Annotated, ClassVar, Final, Literal

import msgspec

from seaboard.engine import options
from seaboard.engine.bits import has, members
from seaboard.engine.options import USUAL, BadOption, Bond, Matters, Needs, NoMore, PlacesLeft, UsualBy
from seaboard.engine.state import MAX_SEATS
from seaboard.games.smugglers.data import ANCHOR, DATA, SQUARES, cut_off
from seaboard.games.smugglers.state import MOST_TARGET, N_ROCKS, N_SEA

TWO: Final = 2  # seats: the match with the anchor's rock
MORE_THAN_TWO: Final = tuple(range(TWO + 1, MAX_SEATS + 1))
LEAST_OWN_TARGET: Final = 3
SOME_ROCKS: Final = tuple(range(1, N_ROCKS + 1))

OwnTarget = Annotated[int, msgspec.Meta(ge=LEAST_OWN_TARGET, le=MOST_TARGET, extra={USUAL: UsualBy("target")})]


class Options(options.Options, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Options of Smugglers' Island; the defaults are the rulebook's game."""

    bonds: ClassVar[tuple[Bond, ...]] = (
        Needs("rocks_of_two", "rocks", "seats", MORE_THAN_TWO, values=(N_ROCKS,)),  # the anchor's rock is one of them
        Needs("targets_too_short", "targets", "target", tuple(range(LEAST_OWN_TARGET, MOST_TARGET + 1))),
        NoMore("more_places", "rock_places", "rocks"),
        Matters("rock_places", "rocks", SOME_ROCKS),
        Matters("rocks_by", "rocks", SOME_ROCKS),
    )

    seats: Annotated[int, msgspec.Meta(ge=2, le=MAX_SEATS)] = 3
    target: Annotated[int, msgspec.Meta(ge=1, le=MOST_TARGET)] = DATA.target.points
    targets: tuple[OwnTarget, ...] = ()
    """Points that each seat needs, where ages or skills differ. Left out: `target` for all."""
    rocks: Annotated[int, msgspec.Meta(ge=0, le=N_ROCKS)] = 0
    """How many rocks make it harder, the anchor's rock not counted."""
    rock_places: tuple[options.Place, ...] = ()
    """Squares for the first of them; the others are placed before the boats."""
    rocks_by: Literal["chance", "seats"] = "chance"
    harbours: Literal["chosen", "random"] = "chosen"
    first_seat: options.Seat | None = None
    """Who begins; drawn if left out."""
    open_scores: bool = False
    memory_aid: bool = False
    """A private mark on goods at sea that the seat has seen before."""

    def __post_init__(self) -> None:
        """Refuse what cannot be played, with the reason."""
        super().__post_init__()
        for name in self.rock_places:
            if name not in SQUARES[:N_SEA]:
                raise BadOption("no_sea", "rock_places", f"rock_places names {name!r}, expected a sea square such as 'M3'")
        if self.seats == TWO and SQUARES[ANCHOR] in self.rock_places:
            raise BadOption("anchor", "rock_places", f"rock_places names {SQUARES[ANCHOR]}, where the anchor's rock lies")
        if lost := cut_off(self.start_rocks()):
            text = f"rock_places cuts off {', '.join(lost)}: a way must lead to every harbour"
            raise BadOption("cut_off", "rock_places", text)

    def target_of(self, seat: int) -> int:
        """§7.6 The points that this seat needs."""
        return self.targets[seat] if self.targets else self.target

    def start_rocks(self) -> int:
        """The rocks that lie there before anybody places one: the anchor's for two seats, and those named here."""
        rocks = 1 << ANCHOR if self.seats == TWO else 0
        for name in self.rock_places:
            rocks |= 1 << SQUARES.index(name)
        return rocks

    def places(self, option: str) -> PlacesLeft:
        """§7.2 The free sea squares where one more rock cuts off no harbour."""
        return _places_left(self.start_rocks()) if option == "rock_places" else super().places(option)


@lru_cache(maxsize=256)
def _places_left(rocks: int) -> PlacesLeft:
    free = (square for square in range(N_SEA) if not has(rocks, square))
    left = tuple(SQUARES[square] for square in free if not cut_off(rocks | 1 << square))
    return PlacesLeft(left, tuple(SQUARES[square] for square in members(rocks)))
