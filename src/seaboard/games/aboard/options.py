"""What a table may agree on before a match."""

from typing import Annotated, ClassVar, Final, Literal

import msgspec

from seaboard.engine import options
from seaboard.engine.options import TOTAL, USUAL, Bond, Matters, Needs
from seaboard.engine.state import MAX_SEATS
from seaboard.games.aboard.data import DATA
from seaboard.games.aboard.state import MOST_BATCH, N_CATEGORIES, N_ROUNDS, PER_ROUND

MOST_HANDICAPS: Final = 3  # there are three monkeys
LEAST_RIVALS: Final = 3  # seats for the harder competition
HUNDRED: Final = 100  # percent: a hand is busy as long as the pace says
MOST_FACTOR: Final = 400
USUAL_ROUND: Final = tuple(category.round for category in DATA.category)
MOST_OF_ROUND: Final = tuple(category.cards // N_ROUNDS for category in DATA.category)

Factor = Annotated[int, msgspec.Meta(ge=25, le=MOST_FACTOR, extra={USUAL: HUNDRED})]
Discoveries = Annotated[int, msgspec.Meta(ge=1, le=MOST_OF_ROUND[0])]
Trades = Annotated[int, msgspec.Meta(ge=1, le=MOST_OF_ROUND[1])]
Pirates = Annotated[int, msgspec.Meta(ge=1, le=MOST_OF_ROUND[2])]
Orders = Annotated[int, msgspec.Meta(ge=1, le=MOST_OF_ROUND[3])]
Mixture = Annotated[tuple[Discoveries, Trades, Pirates, Orders], msgspec.Meta(extra={TOTAL: PER_ROUND, USUAL: USUAL_ROUND})]


class Options(options.Options, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Options of Anchors Aweigh!; the defaults are the rulebook's game, loaded in turns."""

    bonds: ClassVar[tuple[Bond, ...]] = (
        Needs("hands_in_turns", "hands", "pace", ("gentle", "race")),
        Needs("mixed_at_random", "composition", "random_cards", (False,)),
        Needs("too_few_rivals", "competition", "seats", tuple(range(LEAST_RIVALS, MAX_SEATS + 1)), values=(True,)),
        Matters("first_seat", "pace", ("turns",)),
        Matters("batch", "pace", ("turns",)),
    )

    seats: Annotated[int, msgspec.Meta(ge=2, le=MAX_SEATS)] = 3
    pace: Literal["turns", "gentle", "race"] = "turns"
    """How ships are loaded: seat after seat, or all at once, with more time or less."""
    hands: tuple[Factor, ...] = ()
    """Where all load at once: how long each seat's hand is busy, in percent; a child's may be quicker. Left out: all alike."""
    first_seat: options.Seat | None = None
    """Who loads first in turns; drawn if left out."""
    batch: Annotated[int, msgspec.Meta(ge=1, le=MOST_BATCH)] = 1
    """In turns: how many picks a seat makes before it is the next one's turn. With several, haste is not asked for."""
    handicap: Annotated[tuple[options.Seat, ...], msgspec.Meta(max_length=MOST_HANDICAPS)] = ()
    """Seats that carry a monkey on deck all match."""
    composition: Mixture | None = None
    """Cards of each category in a round; the rulebook's if left out."""
    random_cards: bool = False
    """Any thirteen cards, at least one of each category."""
    competition: bool = False
    """Tiles with a starfish stay in the heap; monkeys and pairs are jokers."""

    def hand_of(self, seat: int) -> int:
        """§4.5 How long the seat's hand is busy, in percent of what the pace says."""
        return self.hands[seat] if self.hands else HUNDRED

    def per_round(self) -> tuple[int, ...]:
        """Cards of each category in a round; nothing fixed if they are random."""
        if self.random_cards:
            return (0,) * N_CATEGORIES
        return self.composition or USUAL_ROUND
