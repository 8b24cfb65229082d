"""What is on a ship and what fits, in the rule dialect: spaces, goods, and how a card is paid."""

from typing import Final

from seaboard.engine.bits import has
from seaboard.engine.rule import rule
from seaboard.engine.state import NONE
from seaboard.games.aboard.board import Board
from seaboard.games.aboard.state import (
    MONKEY,
    N_ASKED,
    N_COLOURS,
    N_DECK,
    N_FACES,
    N_HOLD,
    N_KINDS,
    N_SPECIAL,
    PARROT,
    PER_STORAGE,
    STORAGE,
    Aboard,
)

TWO: Final = 2  # equal tiles are a joker


@rule
def below(s: Aboard, seat: int, kind: int) -> int:
    """How many tiles of a kind are below deck."""
    return s.tiles_below[seat][kind] + s.tiles_below[seat][N_KINDS + kind]


@rule
def aboard(s: Aboard, seat: int, kind: int) -> int:
    """How many tiles of a kind are on the ship."""
    return s.tiles_on_deck[seat][kind] + below(s, seat, kind)


@rule
def goods(s: Aboard, seat: int, colour: int) -> int:
    """How many goods of a colour are on the ship."""
    return s.goods_on_deck[seat][colour] + s.goods_below[seat][colour]


@rule
def all_goods(s: Aboard, seat: int) -> int:
    """How many goods are on the ship."""
    n = 0
    for colour in range(N_COLOURS):
        n += goods(s, seat, colour)
    return n


@rule
def deck_spaces(s: Aboard, board: Board, seat: int) -> int:
    """§3.4 Spaces on deck without a tile, a chest or the monkey of the handicap; goods may lie there."""
    free = N_DECK - s.chests_on_deck[seat] - (1 if has(board.handicap, seat) else 0)
    for kind in range(N_KINDS):
        free -= s.tiles_on_deck[seat][kind]
    return free


@rule
def hold_spaces(s: Aboard, seat: int) -> int:
    """§3.4 Spaces below deck without a tile or a chest; goods may lie there."""
    free = N_HOLD - s.chests_below[seat]
    for face in range(N_FACES):
        free -= s.tiles_below[seat][face]
    return free


@rule
def deck_room(s: Aboard, board: Board, seat: int) -> int:
    """§5.6 Goods that still fit on deck: a space each, two on a storage tile."""
    room = deck_spaces(s, board, seat) + PER_STORAGE * s.tiles_on_deck[seat][STORAGE]
    for colour in range(N_COLOURS):
        room -= s.goods_on_deck[seat][colour]
    return room


@rule
def hold_room(s: Aboard, seat: int) -> int:
    """§5.6 Goods that still fit below: the special spaces too."""
    room = N_SPECIAL + hold_spaces(s, seat) + PER_STORAGE * below(s, seat, STORAGE)
    for colour in range(N_COLOURS):
        room -= s.goods_below[seat][colour]
    return room


@rule
def total(s: Aboard, board: Board, seat: int) -> int:
    """What a seat owns: coins and chests."""
    return s.coins_of_seat[seat] + board.chest * (s.chests_on_deck[seat] + s.chests_below[seat])


@rule
def jokers(s: Aboard, board: Board, seat: int, card: int, spared: int) -> int:
    """§5.8 Jokers left when the card's tiles are paid with tiles as far as they go: monkeys, pairs, the parrot.

    Who spares a tile does not want to give two of its kind instead: they make no pair.
    """
    n = 1 if has(s.parrots, seat) else 0
    if board.jokers:
        n += aboard(s, seat, MONKEY)
        for kind in range(N_KINDS - 1):
            n += pairs(s, board, seat, card, kind, spared)
    return n


@rule
def paid_in_kind(s: Aboard, board: Board, seat: int, card: int, kind: int, spared: int) -> int:
    """How many tiles of a kind are given as what they are; one less if a joker shall stand for one."""
    if kind >= N_ASKED:
        return 0
    asked = board.tiles_asked[card][kind]
    return min(asked - (1 if kind == spared else 0), aboard(s, seat, kind))


@rule
def missing(s: Aboard, board: Board, seat: int, card: int, spared: int) -> int:
    """How many tiles that the card asks for have to be replaced by jokers."""
    n = 0
    for kind in range(N_ASKED):
        n += board.tiles_asked[card][kind] - paid_in_kind(s, board, seat, card, kind, spared)
    return n


@rule
def can_pay(s: Aboard, board: Board, seat: int, card: int, spared: int) -> bool:
    """§5.2 Is everything on board that the card asks for? `spared`: the kind that a joker shall stand for, or NONE."""
    if spared != NONE and board.tiles_asked[card][spared] == 0:
        return False
    for colour in range(N_COLOURS):
        if goods(s, seat, colour) < board.goods_asked[card][colour]:
            return False
    return missing(s, board, seat, card, spared) <= jokers(s, board, seat, card, spared)


@rule
def can_spare(s: Aboard, board: Board, seat: int, card: int, kind: int) -> bool:
    """§5.8 May a joker stand for a tile of this kind, though it is on board?"""
    if aboard(s, seat, kind) == 0 or aboard(s, seat, kind) < board.tiles_asked[card][kind]:
        return False  # a joker stands for it anyway
    return can_pay(s, board, seat, card, kind)


@rule
def pairs(s: Aboard, board: Board, seat: int, card: int, kind: int, spared: int) -> int:
    """§5.8 How many pairs of a kind are left when the card's tiles are paid with tiles as far as they go."""
    if kind == spared:
        return 0
    return (aboard(s, seat, kind) - paid_in_kind(s, board, seat, card, kind, spared)) // TWO


@rule
def first_joker(s: Aboard, board: Board, seat: int, card: int, spared: int) -> int:
    """§5.8 The joker that goes first by itself; NONE for a monkey, which cannot be named."""
    if board.jokers:
        if aboard(s, seat, MONKEY) > 0:
            return NONE
        best = NONE
        most = TWO - 1
        for kind in range(N_KINDS - 1):
            left = aboard(s, seat, kind) - paid_in_kind(s, board, seat, card, kind, spared)
            if kind != spared and left > most:
                best = kind
                most = left
        if best != NONE:
            return best
    return PARROT


@rule
def can_name(s: Aboard, board: Board, seat: int, card: int, spared: int, joker: int) -> bool:
    """§5.8 May this joker go first, if the card is paid with jokers? It is there, and would not go first by itself."""
    if joker == PARROT:
        if not has(s.parrots, seat):
            return False
    elif not board.jokers or pairs(s, board, seat, card, joker, spared) == 0:
        return False
    return missing(s, board, seat, card, spared) > 0 and first_joker(s, board, seat, card, spared) != joker


@rule
def give_tile(s: Aboard, seat: int, kind: int) -> None:
    """§5.9 A tile leaves the ship: from the deck first, so that the hold keeps its secrets."""
    if s.tiles_on_deck[seat][kind] > 0:
        s.tiles_on_deck[seat][kind] -= 1
    elif s.tiles_below[seat][kind] > 0:
        s.tiles_below[seat][kind] -= 1
    else:
        s.tiles_below[seat][N_KINDS + kind] -= 1


@rule
def give_good(s: Aboard, seat: int, colour: int) -> None:
    """§5.9 A good goes into the supply: from the deck first."""
    if s.goods_on_deck[seat][colour] > 0:
        s.goods_on_deck[seat][colour] -= 1
    else:
        s.goods_below[seat][colour] -= 1
    s.supply[colour] += 1


@rule
def best_pair(s: Aboard, seat: int, spared: int) -> int:
    """§5.8 The kind of two equal tiles that are given for one: of which there is most; NONE if there is no pair."""
    best = NONE
    most = TWO - 1
    for kind in range(N_KINDS - 1):
        if kind != spared and aboard(s, seat, kind) > most:
            best = kind
            most = aboard(s, seat, kind)
    return best


@rule
def give_pair(s: Aboard, board: Board, seat: int, kind: int) -> None:
    """§5.8 Two equal tiles for one; goods on storage tiles find another place."""
    give_tile(s, seat, kind)
    give_tile(s, seat, kind)
    settle_goods(s, board, seat)


@rule
def pay(s: Aboard, board: Board, seat: int, card: int, spared: int, joker: int) -> None:
    """§5.2, §5.8 Tiles and goods leave the ship; for what is missing the named joker, monkeys, pairs, the parrot last."""
    left = missing(s, board, seat, card, spared)
    for kind in range(N_ASKED):
        for _ in range(paid_in_kind(s, board, seat, card, kind, spared)):
            give_tile(s, seat, kind)
    for colour in range(N_COLOURS):
        for _ in range(board.goods_asked[card][colour]):
            give_good(s, seat, colour)
    if joker == PARROT:
        s.parrots &= ~(1 << seat)
        left -= 1
    elif joker != NONE:
        give_pair(s, board, seat, joker)
        left -= 1
    while left > 0 and board.jokers and aboard(s, seat, MONKEY) > 0:
        give_tile(s, seat, MONKEY)
        left -= 1
    while left > 0 and board.jokers and best_pair(s, seat, spared) != NONE:
        give_pair(s, board, seat, best_pair(s, seat, spared))
        left -= 1
    if left > 0:
        s.parrots &= ~(1 << seat)


@rule
def settle_goods(s: Aboard, board: Board, seat: int) -> None:
    """§5.7 Goods that have lost their place find another, above or below; what finds none goes into the supply."""
    while hold_room(s, seat) < 0:
        colour = most_goods(s.goods_below[seat])
        s.goods_below[seat][colour] -= 1
        if deck_room(s, board, seat) > 0:
            s.goods_on_deck[seat][colour] += 1
        else:
            s.supply[colour] += 1
    while deck_room(s, board, seat) < 0:
        colour = most_goods(s.goods_on_deck[seat])
        s.goods_on_deck[seat][colour] -= 1
        if hold_room(s, seat) > 0:
            s.goods_below[seat][colour] += 1
        else:
            s.supply[colour] += 1


@rule
def most_goods(counts: list[int]) -> int:
    """The colour there is most of."""
    best = 0
    for colour in range(N_COLOURS):
        if counts[colour] > counts[best]:
            best = colour
    return best
