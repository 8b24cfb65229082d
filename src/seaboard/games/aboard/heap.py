"""What the heap and the pile allow, in the rule dialect: which tiles may be taken, which cards may come."""

from typing import Final

from seaboard.engine.bits import count
from seaboard.engine.rule import rule
from seaboard.engine.state import NONE
from seaboard.games.aboard.board import Board
from seaboard.games.aboard.hull import all_goods, deck_spaces, hold_spaces
from seaboard.games.aboard.state import (
    DOWN,
    N_CARDS,
    N_CATEGORIES,
    N_FACES,
    N_KINDS,
    N_ROUNDS,
    N_SPECIAL,
    N_TILES,
    ORDER,
    PER_ROUND,
    Aboard,
)

ALL_CARDS: Final = (1 << N_CARDS) - 1


@rule
def usable_faces(board: Board) -> int:
    """§3.6 An open tile may be taken if its face is below this."""
    return N_KINDS if board.no_starfish else N_FACES


@rule
def is_usable(board: Board, face: int) -> bool:
    """§3.6 May an open tile be taken?"""
    return 0 <= face < usable_faces(board)


@rule
def face_down(s: Aboard) -> int:
    """How many tiles lie face down."""
    n = 0
    for face in range(N_FACES):
        n += s.hidden_of_face[face]
    return n


@rule
def first_down(s: Aboard) -> int:
    """The tile with the lowest number that lies face down, or NONE."""
    for tile in range(s.laid, N_TILES):
        if s.face_of_tile[tile] == DOWN:
            return tile
    return NONE


@rule
def first_alike(s: Aboard, board: Board, tile: int) -> int:
    """§4.2 The lowest of the usable tiles of the same kind as this usable one."""
    kind = s.face_of_tile[tile] % N_KINDS
    for other in range(tile):
        face = s.face_of_tile[other]
        if is_usable(board, face) and face % N_KINDS == kind:
            return other
    return tile


@rule
def has_usable(s: Aboard, board: Board) -> bool:
    """§3.8 Is there a tile left that somebody may take, or turn?"""
    if face_down(s) > 0:
        return True
    n = 0
    for tile in range(N_TILES):
        if is_usable(board, s.face_of_tile[tile]):
            n += 1
    return n > 0


@rule
def spaces(s: Aboard, board: Board, seat: int) -> int:
    """Spaces for tiles that a ship still has."""
    return deck_spaces(s, board, seat) + hold_spaces(s, seat)


@rule
def is_loaded(s: Aboard, board: Board, seat: int) -> bool:
    """§3.7, §3.8 Two goods, and a tile in every space unless the heap has none left."""
    if all_goods(s, seat) < N_SPECIAL:
        return False
    return spaces(s, board, seat) == 0 or not has_usable(s, board)


@rule
def dealt(s: Aboard) -> int:
    """How many cards of the round are there."""
    return count(s.drawn)


@rule
def deal_category(s: Aboard, board: Board) -> int:
    """The category that the next card of a fixed composition has."""
    n = dealt(s)
    category = 0
    while n >= board.round_of_category[category]:
        n -= board.round_of_category[category]
        category += 1
    return category


@rule
def dealable(s: Aboard, board: Board) -> int:
    """§1.3, §9.3 The cards that may come next, as a mask. By rules 1 each draw keeps every category possible."""
    left = ALL_CARDS & ~s.used & ~s.drawn
    if not board.random_cards:
        return left & board.cards_of_category[deal_category(s, board)]
    if board.rules > 1:
        return left
    wanted = 0  # of categories that the round has no card of yet
    n = 0
    for category in range(N_CATEGORIES):
        cards = left & board.cards_of_category[category]
        if s.round < N_ROUNDS and count(cards) == 1:
            left &= ~cards  # the last one is for the next round
        if s.drawn & board.cards_of_category[category] == 0:
            wanted |= board.cards_of_category[category]
            n += 1
    return left & wanted if n == PER_ROUND - dealt(s) else left


@rule
def lacks_category(s: Aboard, board: Board) -> bool:
    """§9.3 Is there no card of a category among those drawn, or, with a round to come, none left?"""
    left = ALL_CARDS & ~s.used & ~s.drawn
    for category in range(N_CATEGORIES):
        cards = board.cards_of_category[category]
        if s.drawn & cards == 0 or (s.round < N_ROUNDS and left & cards == 0):
            return True
    return False


@rule
def unplayed(s: Aboard) -> int:
    """The cards of the round that are still to come, as a mask."""
    return s.drawn & ~s.played


@rule
def on_top(s: Aboard, board: Board, category: int) -> int:
    """How many cards of a category are in the pile, above the orders that were put under it."""
    n = count(unplayed(s) & board.cards_of_category[category])
    return n - s.postponed if category == ORDER else n


@rule
def pile(s: Aboard) -> int:
    """How many cards lie above the orders that were put under the pile."""
    return count(unplayed(s)) - s.postponed
