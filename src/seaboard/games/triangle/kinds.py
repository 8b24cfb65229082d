"""The numbers of the events that the rules emit; `events` gives them names and form. A ship is seat * 4 + its number."""

from typing import Final

TURNED_UP: Final = 0  # a: card
DICED: Final = 1  # for the beginning; a: die
BEGAN: Final = 2  # seat begins
TURN_BEGAN: Final = 3  # a: round
ROLLED: Final = 4  # a: die
PASSED: Final = 5  # no ship can sail
SAILED: Final = 6  # a step of a ship; a: ship, b: from, c: to
STOPPED: Final = 7  # before the roll was used; a: ship, b: place, c: why
SENT_BACK: Final = 8  # a: ship, b: from, c: to
DOCKED: Final = 9  # a: ship, b: dock
TOOK: Final = 10  # a: card
BONUS: Final = 11  # a: value
SPUN: Final = 12  # a: segment
CLOUD_TURNED: Final = 13  # a: from letter, b: to letter
CLOUD_MOVED: Final = 14  # a: from point, b: to point
CAUGHT: Final = 15  # a: ship, b: place, c: magnet
PUSHED: Final = 16  # a: ship, b: mark, c: way
EMPTIED: Final = 17  # a: how many ships; the cloud is back in the middle
LOST: Final = 18  # a: ship
SET_DOWN: Final = 19  # a pushed ship; a: ship, b: from, c: to
ENDED: Final = 20  # a: ending
