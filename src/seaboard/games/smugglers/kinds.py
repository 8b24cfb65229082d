"""The numbers of the events that the rules emit; `events` gives them names and form."""

from typing import Final

BEGAN: Final = 0  # seat begins
ROCK_PLACED: Final = 1  # seat or chance; a: square
SHONE: Final = 2  # a: beam
MOORED: Final = 3  # seat starts; a: harbour
TURN_BEGAN: Final = 4  # a: round
TOOK: Final = 5  # a: origin, b: square
SAW: Final = 6  # only the seat; a: origin, b: goal, c: points
LEFT: Final = 7  # exchanged cargo; a: origin, b: square
ROLLED: Final = 8  # a: face, b: steps
SLEPT: Final = 9  # the keeper
LIGHT_MOVED: Final = 10  # one step; a: from, b: to
CAUGHT: Final = 11  # a: square, b: keeper, c: 1 if laden
THREW: Final = 12  # the keeper; a: caught seat, b: square, c: origin
STAYED: Final = 13
SAILED: Final = 14  # one step; a: from, b: to
PUSHED: Final = 15  # a: pushed seat, b: from, c: to
ARRIVED: Final = 16  # laden, in a harbour; a: harbour
DELIVERED: Final = 17  # a: origin, b: goal, c: points
WON: Final = 18
