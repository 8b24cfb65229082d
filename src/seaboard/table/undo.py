"""What may be taken back: freely, by consent of the others, or never."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from seaboard.engine.contract import AnyGame
from seaboard.engine.events import EVERYONE, Event
from seaboard.engine.state import CHANCE

FREE: Final = 0
CONSENT: Final = 1  # something came to light for everybody, or somebody else acted
NEVER: Final = 2  # somebody saw what others did not


class Step(NamedTuple):
    """One entry that counts, as the table played it."""

    seq: int
    seat: int
    action: int
    cost: int
    """What it takes to undo it, for the seat that acted."""
    by: int | None = None
    """The seat that entered an outcome by hand."""

    @property
    def owner(self) -> int:
        """The seat that may take it back: whoever acted, or entered what was thrown; `CHANCE` for what was drawn."""
        return self.seat if self.by is None else self.by


class WayBack(NamedTuple):
    """How a seat's last action can be taken back."""

    to: int
    """The entry to go back to."""
    price: int
    """What that takes, with all that has happened since."""
    others: int = 0
    """The mask of the other seats that have acted since: their actions would be taken back, too."""


def cost(game: AnyGame, seat: int, purpose: int, events: Iterable[Event]) -> int:
    """What it takes to undo one step."""
    if seat == CHANCE and not game.purposes[purpose].public:
        return NEVER
    found = CONSENT if seat == CHANCE else FREE
    for event in events:
        if event.kind in game.reveals:
            found = max(found, CONSENT if event.audience == EVERYONE else NEVER)
    return found


def price(steps: Iterable[Step], seat: int) -> int:
    """What it takes a seat to undo all these steps."""
    return max((_price(step, seat) for step in steps), default=FREE)


def _price(step: Step, seat: int) -> int:
    return step.cost if step.seat == seat else max(step.cost, CONSENT)


def note(way_back: dict[int, WayBack], step: Step) -> None:
    """Count a step that was played: a new way back for its seat, a dearer one for the others."""
    for seat, way in way_back.items():
        acted = 0 if step.seat in (seat, CHANCE) else 1 << step.seat
        way_back[seat] = WayBack(way.to, max(way.price, _price(step, seat)), way.others | acted)
    if step.owner != CHANCE:
        way_back[step.owner] = WayBack(step.seq - 1, step.cost)
