"""The numbers of the events that the rules emit; `events` gives them names and form."""

from typing import Final

BEGAN: Final = 0
ROLLED: Final = 1  # a: die, b: points of this turn
SPOILT: Final = 2  # a: points that are lost
HELD: Final = 3  # a: points that are kept, b: points of the seat
