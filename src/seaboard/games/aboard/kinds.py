"""The numbers of the events that the rules emit; `events` gives them names and form."""

from typing import Final

BEGAN: Final = 0  # seat loads first
ALL_ABOARD: Final = 1  # the cards are open, loading begins; a: round
TURNED: Final = 2  # a: tile, b: face
TOOK: Final = 3  # onto the deck; a: tile, b: face
STOWED: Final = 4  # below deck; a: tile
SAW: Final = 5  # only the seat: what it stowed; a: face
LEFT: Final = 6  # the turned tile stays; a: tile
LOADED: Final = 7  # a good, while loading; a: colour
FULL: Final = 8  # the ship is loaded
CAST_OFF: Final = 9  # the first one: the cards are gone
TOPPED: Final = 10  # a: category
POSTPONED: Final = 11  # an order goes under the pile
MET: Final = 12
FLED: Final = 13
REVEALED: Final = 14  # a: card
FULFILLED: Final = 15  # a: card
DECLINED: Final = 16  # a: card
EARNED: Final = 17  # money; a: how much
WISHED: Final = 18  # a: colour
STORED: Final = 19  # the reward is aboard; a: goods
WAIVED: Final = 20  # a: colour
DUMPED: Final = 21  # a: kind
SPILLED: Final = 22  # a: colour
PENALIZED: Final = 23  # a: money
HANDED_OVER: Final = 24  # a: colour
SOLD: Final = 25  # at the end of a round; a: goods
BURIED: Final = 26  # a chest; a: place
CONSOLED: Final = 27  # with a parrot
ENDED: Final = 28
TURN_BEGAN: Final = 29  # to load
SNATCHED: Final = 30  # taken unseen onto the deck; a: tile, b: face
