"""Derives the tables that the rules use from the data and the options of a match."""

from functools import cache, lru_cache
from math import comb
from typing import Final

from seaboard.engine.state import BOARDS, MAX_SEATS, NONE, State, mask, masks, number, row, sharing, table
from seaboard.games.aboard.data import ANY, CATEGORIES, COLOURS, DATA, KINDS
from seaboard.games.aboard.options import LEAST_RIVALS, MOST_FACTOR, Options
from seaboard.games.aboard.state import (
    MONKEY,
    MOST_ALIKE,
    MOST_BATCH,
    N_ASKED,
    N_CARDS,
    N_CATEGORIES,
    N_COLOURS,
    N_FACES,
    ORDER,
    PER_ROUND,
    TRADE,
)

RULES: Final = 2  # the newest version
MOST_SHARES: Final = 1 << MOST_ALIKE

# What a sensible player counts in: hundredths of a coin.
COIN: Final = 100
GOOD: Final = 120  # a good sells for a coin, and orders pay more
WISH: Final = 130  # a good of free choice
MOST_WORTH: Final = 20 * COIN + 16 * GOOD + 4 * WISH


class Board(State):
    """The static tables of one set of options."""

    rules = number(1, RULES)  # the version that is played
    n_seats = number(2, MAX_SEATS)
    in_turns = number(0, 1)  # else all load at once
    batch = number(1, MOST_BATCH)  # picks of one turn
    first_seat = number(NONE, MAX_SEATS - 1)  # NONE: drawn
    handicap = mask(MAX_SEATS)
    random_cards = number(0, 1)
    no_starfish = number(0, 1)  # tiles that bear one stay in the heap
    jokers = number(0, 1)  # monkeys and pairs
    chest = number(1, 100)
    penalty = number(0, 10)
    hand_of_seat: Final = row(MAX_SEATS, 0, MOST_FACTOR)  # percent of the time that it is busy: shown, and no rule asks for it
    round_of_category: Final = row(N_CATEGORIES, 0, PER_ROUND)  # cards; 0 if they are random
    tiles_of_face: Final = row(N_FACES, 0, MOST_ALIKE)  # in the heap at the start of a round
    ways: Final = table(MOST_ALIKE + 1, MOST_ALIKE + 1, 0, MOST_SHARES)  # [tiles][open] -> in how many ways
    category_of_card: Final = row(N_CARDS, 0, N_CATEGORIES - 1)
    cards_of_category: Final = masks(N_CATEGORIES, N_CARDS)
    tiles_asked: Final = table(N_CARDS, N_ASKED, 0, 4)
    goods_asked: Final = table(N_CARDS, N_COLOURS, 0, 4)
    goods_given: Final = table(N_CARDS, N_COLOURS, 0, 4)
    wishes_given: Final = row(N_CARDS, 0, 4)
    money_given: Final = row(N_CARDS, 0, 20)
    cards_of_kind: Final = masks(N_ASKED, N_CARDS)  # that ask for such a tile
    cards_of_colour: Final = masks(N_COLOURS, N_CARDS)  # orders and trades that ask for such a good
    worth_of_card: Final = row(N_CARDS, 0, MOST_WORTH)  # what it brings, as a sensible player counts
    worth_of_tile: Final = row(N_CARDS, 0, MOST_WORTH)  # the part of it that a tile brings which the card asks for


@lru_cache(BOARDS)
def make_board(options: Options, rules: int = RULES) -> Board:
    """The tables for these options, by a version of the rules."""
    board = sharing(_common(), own=("hand_of_seat", "round_of_category", "tiles_of_face"))
    board.rules = rules
    board.n_seats = options.seats
    board.in_turns = int(options.pace == "turns")
    board.batch = options.batch if options.pace == "turns" else 1
    board.first_seat = NONE if options.first_seat is None else options.first_seat
    board.handicap = sum(1 << seat for seat in options.handicap)
    board.hand_of_seat[: options.seats] = [options.hand_of(seat) for seat in range(options.seats)]
    board.random_cards = int(options.random_cards)
    board.no_starfish = int(options.competition or options.seats < LEAST_RIVALS)
    board.jokers = int(options.competition)
    board.round_of_category[:] = options.per_round()
    board.tiles_of_face[:] = [*(tile.plain for tile in DATA.tile), *(tile.starfish for tile in DATA.tile)]
    board.tiles_of_face[MONKEY] -= len(options.handicap)
    return board


@cache
def _common() -> Board:
    """What does not depend on the options."""
    board = Board()
    board.chest = DATA.money.chest
    board.penalty = DATA.money.penalty_money
    for tiles in range(MOST_ALIKE + 1):
        board.ways[tiles][:] = [comb(tiles, n) for n in range(MOST_ALIKE + 1)]
    _fill_cards(board)
    return board


def _fill_cards(board: Board) -> None:
    for i, card in enumerate(DATA.card):
        category = CATEGORIES.index(card.category)
        board.category_of_card[i] = category
        board.cards_of_category[category] |= 1 << i
        board.tiles_asked[i][:] = [card.tiles.count(kind) for kind in KINDS[:N_ASKED]]
        board.goods_asked[i][:] = [card.goods.count(colour) for colour in COLOURS]
        board.goods_given[i][:] = [card.gives.count(colour) for colour in COLOURS]
        board.wishes_given[i] = card.gives.count(ANY)
        board.money_given[i] = card.money
        board.worth_of_card[i] = COIN * card.money + WISH * board.wishes_given[i] + GOOD * sum(board.goods_given[i])
        board.worth_of_tile[i] = board.worth_of_card[i] // max(1, len(card.tiles))
        for kind in range(N_ASKED):
            board.cards_of_kind[kind] |= (board.tiles_asked[i][kind] > 0) << i
        for colour in range(N_COLOURS):
            board.cards_of_colour[colour] |= (category in (ORDER, TRADE) and board.goods_asked[i][colour] > 0) << i
