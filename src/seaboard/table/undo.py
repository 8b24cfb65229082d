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
    purpose: int
    """The stream of a chance outcome, -1 for a decision."""
    cost: int
    """What it takes to undo it, for the seat that acted."""


def cost(game: AnyGame, seat: int, purpose: int, events: Iterable[Event]) -> int:
    """What it takes to undo one step."""
    if seat == CHANCE and not game.purposes[purpose].public:
        return NEVER
    found = CONSENT if seat == CHANCE else FREE
    for event in events:
        if event.kind in game.reveals:
            found = max(found, CONSENT if event.audience == EVERYONE else NEVER)
    return found


def price(steps: list[Step], seat: int) -> int:
    """What it takes a seat to undo all these steps."""
    return max((step.cost if step.seat == seat else max(step.cost, CONSENT) for step in steps), default=FREE)


def last_own(steps: list[Step], seat: int) -> int | None:
    """The number of the entry before the seat's last own action, or None if it has none."""
    for i in range(len(steps) - 1, -1, -1):
        if steps[i].seat == seat:
            return steps[i - 1].seq if i else 0
    return None
