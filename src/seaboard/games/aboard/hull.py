"""What is on a ship and what fits, in the rule dialect: spaces, goods, and how a card is paid."""

from typing import Final

from seaboard.engine.bits import has
from seaboard.engine.events import EVERYONE, emit
from seaboard.engine.rule import rule
from seaboard.engine.state import NONE, Row
from seaboard.games.aboard import events as event
from seaboard.games.aboard.board import Board
from seaboard.games.aboard.state import (
    BELOW,
    MONKEY,
    N_ASKED,
    N_COLOURS,
    N_DECK,
    N_FACES,
    N_HOLD,
    N_JOKERS,
    N_KINDS,
    N_SPECIAL,
    ON_DECK,
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
def is_spared(s: Aboard, seat: int, kind: int, spared: int) -> bool:
    """Shall a joker stand for a tile of this kind? `spared`: one more kind of which that is asked, or NONE."""
    return kind == spared or (kind < N_ASKED and s.spared[seat][kind] > 0)


@rule
def paid_in_kind(s: Aboard, board: Board, seat: int, card: int, kind: int, spared: int) -> int:
    """How many tiles of a kind are given as what they are: fewer if jokers shall stand for some."""
    if kind >= N_ASKED:
        return 0
    asked = board.tiles_asked[card][kind] - s.spared[seat][kind]
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
    """§5.2 Is everything on board that the card asks for? `spared`: one more kind that a joker shall stand for, or NONE."""
    if spared != NONE and board.tiles_asked[card][spared] == 0:
        return False
    for colour in range(N_COLOURS):
        if goods(s, seat, colour) < board.goods_asked[card][colour]:
            return False
    for kind in range(N_KINDS - 1):
        if s.named[seat][kind] > 0 and s.named[seat][kind] > pairs(s, board, seat, card, kind, spared):
            return False
    lacking = missing(s, board, seat, card, spared)
    return lacking == 0 or lacking <= jokers(s, board, seat, card, spared)


@rule
def can_spare(s: Aboard, board: Board, seat: int, card: int, kind: int) -> bool:
    """§5.8 May a joker stand for a tile of this kind, though it is on board?"""
    asked = board.tiles_asked[card][kind] - s.spared[seat][kind]
    if asked <= 0 or aboard(s, seat, kind) < asked:
        return False  # a joker stands for it anyway
    return can_pay(s, board, seat, card, kind)


@rule
def pairs(s: Aboard, board: Board, seat: int, card: int, kind: int, spared: int) -> int:
    """§5.8 How many pairs of a kind are left when the card's tiles are paid with tiles as far as they go."""
    if is_spared(s, seat, kind, spared):
        return 0
    return (aboard(s, seat, kind) - paid_in_kind(s, board, seat, card, kind, spared)) // TWO


@rule
def n_named(s: Aboard, seat: int) -> int:
    """How many jokers the seat has named."""
    n = 0
    for joker in range(N_JOKERS):
        n += s.named[seat][joker]
    return n


@rule
def first_joker(s: Aboard, board: Board, seat: int, card: int, spared: int) -> int:
    """§5.8 The joker that goes first by itself, behind those that are named; NONE for a monkey, which cannot be named."""
    if board.jokers:
        if aboard(s, seat, MONKEY) > 0:
            return NONE
        best = NONE
        most = TWO - 1
        for kind in range(N_KINDS - 1):
            left = aboard(s, seat, kind) - paid_in_kind(s, board, seat, card, kind, spared) - TWO * s.named[seat][kind]
            if left > most and not is_spared(s, seat, kind, spared):
                best = kind
                most = left
        if best != NONE:
            return best
    return PARROT


@rule
def can_name(s: Aboard, board: Board, seat: int, card: int, spared: int, joker: int) -> bool:
    """§5.8 May this joker be named, if the card is paid with jokers? It is there, and would not go next by itself."""
    if joker == PARROT:
        if not has(s.parrots, seat) or s.named[seat][PARROT] > 0:
            return False
    elif not board.jokers or pairs(s, board, seat, card, joker, spared) <= s.named[seat][joker]:
        return False
    wanted = missing(s, board, seat, card, spared)
    if wanted <= n_named(s, seat) or (board.rules > 1 and wanted == jokers(s, board, seat, card, spared)):
        return False  # enough are named, or all of them go anyway
    return first_joker(s, board, seat, card, spared) != joker


@rule
def give_tile(s: Aboard, seat: int, kind: int) -> int:
    """§5.9 A tile leaves the ship: from the deck first, so that the hold keeps its secrets. Return the place it left."""
    if s.tiles_on_deck[seat][kind] > 0:
        s.tiles_on_deck[seat][kind] -= 1
        return ON_DECK
    if s.tiles_below[seat][kind] > 0:
        s.tiles_below[seat][kind] -= 1
    else:
        s.tiles_below[seat][N_KINDS + kind] -= 1
    return BELOW


@rule
def give_good(s: Aboard, seat: int, colour: int) -> int:
    """§5.9 A good goes into the supply: from the deck first. Return the place it left."""
    s.supply[colour] += 1
    if s.goods_on_deck[seat][colour] > 0:
        s.goods_on_deck[seat][colour] -= 1
        return ON_DECK
    s.goods_below[seat][colour] -= 1
    return BELOW


@rule
def best_pair(s: Aboard, seat: int) -> int:
    """§5.8 The kind of two equal tiles that are given for one: of which there is most; NONE if there is no pair."""
    best = NONE
    most = TWO - 1
    for kind in range(N_KINDS - 1):
        if aboard(s, seat, kind) > most and not is_spared(s, seat, kind, NONE):
            best = kind
            most = aboard(s, seat, kind)
    return best


@rule
def pay_tile(s: Aboard, seat: int, kind: int, joker: int, events: Row | None) -> None:
    """A tile is given for a card, as what it is or as a joker."""
    place = give_tile(s, seat, kind)
    emit(events, event.GAVE_TILE, seat, EVERYONE, kind, place, joker)


@rule
def pay_joker(s: Aboard, board: Board, seat: int, joker: int, events: Row | None) -> None:
    """§5.8 The parrot, or two equal tiles, for one; by rules 1 goods on storage tiles find another place at once."""
    if joker == PARROT:
        s.parrots &= ~(1 << seat)
        emit(events, event.GAVE_PARROT, seat, EVERYONE, NONE, NONE, NONE)
        return
    pay_tile(s, seat, joker, 1, events)
    pay_tile(s, seat, joker, 1, events)
    if board.rules == 1:
        settle_goods(s, board, seat, events)


@rule
def pay(s: Aboard, board: Board, seat: int, card: int, events: Row | None) -> None:
    """§5.2, §5.8 Tiles and goods leave the ship; for what is missing the named jokers, monkeys, pairs, the parrot last."""
    left = missing(s, board, seat, card, NONE)
    for kind in range(N_ASKED):
        for _ in range(paid_in_kind(s, board, seat, card, kind, NONE)):
            pay_tile(s, seat, kind, 0, events)
    for colour in range(N_COLOURS):
        for _ in range(board.goods_asked[card][colour]):
            place = give_good(s, seat, colour)
            emit(events, event.GAVE_GOOD, seat, EVERYONE, colour, place, NONE)
    for joker in range(N_JOKERS):
        for _ in range(s.named[seat][joker]):
            pay_joker(s, board, seat, joker, events)
            left -= 1
    while left > 0 and board.jokers and aboard(s, seat, MONKEY) > 0:
        pay_tile(s, seat, MONKEY, 1, events)
        left -= 1
    while left > 0 and board.jokers and best_pair(s, seat) != NONE:
        pay_joker(s, board, seat, best_pair(s, seat), events)
        left -= 1
    if left > 0:
        pay_joker(s, board, seat, PARROT, events)
    settle_goods(s, board, seat, events)


@rule
def settle_goods(s: Aboard, board: Board, seat: int, events: Row | None) -> None:
    """§5.7 Goods that have lost their place find another, above or below; what finds none goes into the supply.

    By rules 1 it goes out of where the storage was, of the colour there is most of there.
    """
    while board.rules > 1 and hold_room(s, seat) + deck_room(s, board, seat) < 0:
        colour = most_aboard(s, seat)
        place = give_good(s, seat, colour)
        emit(events, event.LOST, seat, EVERYONE, colour, place, NONE)
    while hold_room(s, seat) < 0:
        colour = most_goods(s.goods_below[seat])
        s.goods_below[seat][colour] -= 1
        if deck_room(s, board, seat) > 0 or board.rules > 1:
            s.goods_on_deck[seat][colour] += 1
            emit(events, event.MOVED, seat, EVERYONE, colour, BELOW, NONE)
        else:
            s.supply[colour] += 1
            emit(events, event.LOST, seat, EVERYONE, colour, BELOW, NONE)
    while deck_room(s, board, seat) < 0:
        colour = most_goods(s.goods_on_deck[seat])
        s.goods_on_deck[seat][colour] -= 1
        if hold_room(s, seat) > 0:
            s.goods_below[seat][colour] += 1
            emit(events, event.MOVED, seat, EVERYONE, colour, ON_DECK, NONE)
        else:
            s.supply[colour] += 1
            emit(events, event.LOST, seat, EVERYONE, colour, ON_DECK, NONE)


@rule
def most_goods(counts: list[int]) -> int:
    """The colour there is most of."""
    best = 0
    for colour in range(N_COLOURS):
        if counts[colour] > counts[best]:
            best = colour
    return best


@rule
def most_aboard(s: Aboard, seat: int) -> int:
    """The colour that a ship has most goods of, on deck and below."""
    best = 0
    for colour in range(N_COLOURS):
        if goods(s, seat, colour) > goods(s, seat, best):
            best = colour
    return best
