"""The fields of a position, their bounds, and who may know them."""

from typing import Final

from seaboard.engine.codes import Codes
from seaboard.engine.state import MAX_SEATS, NONE, State, mask, number, row, table

N_KINDS: Final = 10  # of tiles: eight that cards ask for, storage, monkeys
N_ASKED: Final = 8
STORAGE: Final = 8
MONKEY: Final = 9
PARROT: Final = 9  # of jokers; the kinds before it are pairs of equal tiles
N_JOKERS: Final = 10  # that may be named: pairs and the parrot; monkeys come first anyway
MOST_ASKED: Final = 4  # tiles that one card asks for
N_FACES: Final = 2 * N_KINDS  # of tiles: kind, plus N_KINDS with a starfish
N_TILES: Final = 84
MOST_ALIKE: Final = 6  # tiles with one face
PER_KIND: Final = 9
N_COLOURS: Final = 4
PER_COLOUR: Final = 16
N_CATEGORIES: Final = 4
DISCOVERY: Final = 0
TRADE: Final = 1
PIRATES: Final = 2
ORDER: Final = 3
N_CARDS: Final = 52
PER_ROUND: Final = 13  # cards
N_ROUNDS: Final = 2
N_DECK: Final = 8  # spaces
N_HOLD: Final = 4
N_SPECIAL: Final = 2
PER_STORAGE: Final = 2  # goods
MOST_BATCH: Final = 3  # picks of one turn, at the pace of turns
MOST_MONEY: Final = 999

DOWN: Final = NONE  # the face of a tile that lies face down
TAKEN: Final = -2  # the face of a tile that has left the heap

ON_DECK: Final = 0
BELOW: Final = 1

# Phases: who acts, and for what. In the first seven it is chance.
phase_code = Codes()
BEGIN: Final = phase_code("begin")  # who loads first, when seats take turns
LAY: Final = phase_code("lay")  # how many tiles with a face lie open
DEAL: Final = phase_code("deal")  # the next card of the round
TURN: Final = phase_code("turn")  # the face of a tile that was turned, before all eyes
SNATCH: Final = phase_code("snatch")  # the face of a tile that was taken unseen
TOP: Final = phase_code("top")  # the category of the next card
REVEAL: Final = phase_code("reveal")  # the next card
GRAB: Final = phase_code("grab")  # all whose ship is not full: a tile or a good
MEET: Final = phase_code("meet")  # all: meet the pirates or flee
ANSWER: Final = phase_code("answer")  # all who may: fulfil the card or not
LOAD: Final = phase_code("load")  # the seat on turn: a tile or a good
TURNED: Final = phase_code("turned")  # the seat on turn: take the turned tile or leave it
HASTE: Final = phase_code("haste")  # the seat on turn: take one more, unseen, or not
CHOOSE: Final = phase_code("choose")  # a seat: a good of free choice
STORE: Final = phase_code("store")  # a seat: make room for its reward
PAY: Final = phase_code("pay")  # a seat: a good for the pirates
CHEST: Final = phase_code("chest")  # a seat: where a chest goes
OVER: Final = phase_code("over")
PHASES: Final = phase_code.names


class Aboard(State):
    """One position.

    Positions on a ship have no meaning, so a ship is counts: tiles on deck by kind, tiles below deck by face, goods on and below
    deck by colour. What is below deck, and an answer before all are given, is known to its owner alone.
    """

    phase = number(BEGIN, OVER)
    round = number(0, N_ROUNDS)
    seat = number(0, MAX_SEATS - 1)  # who acts, where one does
    starter = number(0, MAX_SEATS - 1)  # who loads first, when seats take turns
    first = number(NONE, MAX_SEATS - 1)  # whose ship was full first
    lay = number(0, N_FACES)  # the face whose tiles are laid next
    laid = number(0, N_TILES)  # tiles that lay open when the round began; they have the lowest numbers
    drawn = mask(N_CARDS)  # the cards of this round
    played = mask(N_CARDS)  # those of them that are through
    used = mask(N_CARDS)  # of earlier rounds
    postponed = number(0, PER_ROUND)  # orders under the pile
    top = number(NONE, N_CATEGORIES - 1)  # the category of the card that is due
    next = number(NONE, N_CATEGORIES - 1)  # of the card below the one being played: its back can be seen
    card = number(NONE, N_CARDS - 1)  # being played
    turned = number(NONE, N_TILES - 1)  # the tile that was turned or snatched
    place = number(ON_DECK, BELOW)  # where a snatched tile goes
    picks = number(0, MOST_BATCH)  # that the seat on turn has left after the present one, where a turn has several
    hasty = number(0, 1)  # has it taken a tile unseen in such a turn?
    loading = mask(MAX_SEATS)  # whose ship is not full
    asked = mask(MAX_SEATS)  # who has not decided yet
    meets = mask(MAX_SEATS)  # who meets the pirates; secret until all have decided
    accepts = mask(MAX_SEATS)  # who fulfils the card; secret until all have decided
    queue = mask(MAX_SEATS)  # who still gets a reward, or pays the pirates
    wishes = number(0, PER_ROUND)  # goods of free choice still to take
    parrots = mask(MAX_SEATS)
    face_of_tile: Final = row(N_TILES, TAKEN, N_FACES - 1)
    hidden_of_face: Final = row(N_FACES, 0, MOST_ALIKE)  # tiles that lie face down; secret
    supply: Final = row(N_COLOURS, 0, PER_COLOUR)
    reward: Final = row(N_COLOURS, 0, PER_COLOUR)  # goods in the hands of the seat that stores
    spared: Final = table(MAX_SEATS, N_ASKED, 0, MOST_ASKED)  # tiles that jokers stand for, by wish; secret like the answer
    named: Final = table(MAX_SEATS, N_JOKERS, 0, MOST_ASKED)  # jokers that go first, by wish; secret like the answer
    coins_of_seat: Final = row(MAX_SEATS, 0, MOST_MONEY)
    chests_on_deck: Final = row(MAX_SEATS, 0, N_DECK)
    chests_below: Final = row(MAX_SEATS, 0, N_HOLD)
    tiles_on_deck: Final = table(MAX_SEATS, N_KINDS, 0, PER_KIND)
    tiles_below: Final = table(MAX_SEATS, N_FACES, 0, N_HOLD)
    goods_on_deck: Final = table(MAX_SEATS, N_COLOURS, 0, PER_COLOUR)
    goods_below: Final = table(MAX_SEATS, N_COLOURS, 0, PER_COLOUR)
