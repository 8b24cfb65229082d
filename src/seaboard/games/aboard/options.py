"""What a table may agree on before a match."""

from typing import Annotated, Final, Literal

import msgspec

from seaboard.engine import contract
from seaboard.engine.state import MAX_SEATS
from seaboard.games.aboard.data import CATEGORIES, DATA
from seaboard.games.aboard.state import N_CATEGORIES, N_ROUNDS, PER_ROUND

MOST_HANDICAPS: Final = 3  # there are three monkeys
LEAST_RIVALS: Final = 3  # seats for the harder competition

Seat = Annotated[int, msgspec.Meta(ge=0, lt=MAX_SEATS)]
Factor = Annotated[int, msgspec.Meta(ge=25, le=400)]


class Options(contract.Options, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Options of Anchors Aweigh!; the defaults are the rulebook's game, loaded in turns."""

    seats: Annotated[int, msgspec.Meta(ge=2, le=MAX_SEATS)] = 3
    pace: Literal["turns", "gentle", "race"] = "turns"
    """How ships are loaded: seat after seat, or all at once, with more time or less."""
    hands: tuple[Factor, ...] = ()
    """With the gentle pace: how long each seat's hand is busy, in percent; a child's may be quicker. Left out: all alike."""
    first_seat: Seat | None = None
    """Who loads first in turns; drawn if left out."""
    handicap: tuple[Seat, ...] = ()
    """Seats that carry a monkey on deck all match."""
    composition: tuple[int, int, int, int] | None = None
    """Cards of each category in a round; the rulebook's if left out."""
    random_cards: bool = False
    """Any thirteen cards, at least one of each category."""
    competition: bool = False
    """Tiles with a starfish stay in the heap; monkeys and pairs are jokers."""

    def __post_init__(self) -> None:
        """Refuse what cannot be played, with the reason."""
        if self.first_seat is not None and self.first_seat >= self.seats:
            raise ValueError(f"first_seat is {self.first_seat}, expected one of the seats 0 to {self.seats - 1}")
        if len(set(self.handicap)) != len(self.handicap) or any(seat >= self.seats for seat in self.handicap):
            raise ValueError(f"handicap names {list(self.handicap)}, expected seats from 0 to {self.seats - 1}, each once")
        if len(self.handicap) > MOST_HANDICAPS:
            raise ValueError(
                f"handicap names {len(self.handicap)} seats, expected at most {MOST_HANDICAPS}: there are three monkeys"
            )
        if self.hands and (self.pace != "gentle" or len(self.hands) != self.seats):
            raise ValueError(
                f"hands has {len(self.hands)} factors at pace {self.pace}, expected {self.seats} at pace gentle, or none"
            )
        if self.competition and self.seats < LEAST_RIVALS:
            raise ValueError(f"competition is for {LEAST_RIVALS} seats or more, not for {self.seats}")
        self._check_composition()

    def _check_composition(self) -> None:
        if self.composition is None:
            return
        if self.random_cards:
            raise ValueError("composition and random_cards contradict each other: expected one of them")
        if sum(self.composition) != PER_ROUND:
            raise ValueError(f"composition is {list(self.composition)}, expected a sum of {PER_ROUND}")
        for name, wanted, category in zip(CATEGORIES, self.composition, DATA.category, strict=True):
            most = category.cards // N_ROUNDS
            if not 1 <= wanted <= most:
                raise ValueError(f"composition has {wanted} cards of {name}, expected 1 to {most}")

    def per_round(self) -> tuple[int, ...]:
        """Cards of each category in a round; nothing fixed if they are random."""
        if self.random_cards:
            return (0,) * N_CATEGORIES
        return self.composition or tuple(category.round for category in DATA.category)
