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
STORED: Final = 19  # a good of the reward is aboard; a: colour, b: place
WAIVED: Final = 20  # a: colour
DUMPED: Final = 21  # a: kind, b: place
SPILLED: Final = 22  # a: colour, b: place
PENALIZED: Final = 23  # a: money
HANDED_OVER: Final = 24  # a: colour, b: place
SOLD: Final = 25  # at the end of a round; a: goods
BURIED: Final = 26  # a chest; a: place, b: money
CONSOLED: Final = 27  # with a parrot
ENDED: Final = 28
TURN_BEGAN: Final = 29  # to load
SNATCHED: Final = 30  # taken unseen onto the deck; a: tile, b: face
REDEALT: Final = 31  # the cards lack a category and are drawn again
NEXT_SHOWN: Final = 32  # the back below the card being played; a: category
SPARED: Final = 33  # only the seat: a joker shall stand for it; a: kind
NAMED: Final = 34  # only the seat: it shall go; a: joker
GAVE_TILE: Final = 35  # for a card; a: kind, b: place, c: 1 as a joker or a part of one
GAVE_GOOD: Final = 36  # for a card; a: colour, b: place
GAVE_PARROT: Final = 37  # for a card
GOT: Final = 38  # a good of the reward, into the hand; a: colour
MOVED: Final = 39  # a good whose place is gone; a: colour, b: place that it left
LOST: Final = 40  # a good that found no place; a: colour, b: place that it left
UNLOADED: Final = 41  # goods to be sold; a: colour, b: on deck, c: below
LANDED: Final = 42  # all tiles, at the end of a round; a: on deck, b: below
