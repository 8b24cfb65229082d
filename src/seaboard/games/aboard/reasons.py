"""What speaks for an action, in the eyes of whoever looks: the part of the policy in which it gains most. Judgement, no rule.

Others see a ship's deck and the cards; what is below deck, and decisions before all have decided, count for its owner alone.
"""

from typing import Final

from seaboard.engine.bits import has, lowest
from seaboard.engine.codes import Codes
from seaboard.engine.rule import rule
from seaboard.engine.state import NONE
from seaboard.games.aboard import actions
from seaboard.games.aboard.answers import is_fulfilment, is_wish
from seaboard.games.aboard.board import Board
from seaboard.games.aboard.heap import is_usable, spaces, unplayed
from seaboard.games.aboard.hull import aboard, can_pay, deck_room, goods, hold_room
from seaboard.games.aboard.policy import STORE, UNKNOWN, answer_worth, demand, is_behind, meet_worth
from seaboard.games.aboard.state import (
    ANSWER,
    MONKEY,
    N_ASKED,
    N_COLOURS,
    N_KINDS,
    N_TILES,
    ORDER,
    PAY,
    PIRATES,
    STORAGE,
    TRADE,
    TURNED,
    Aboard,
)

reason_code = Codes()
NOTHING: Final = reason_code("none")
JOKER: Final = reason_code("joker")  # a monkey stands for any tile
STORE_ROOM: Final = reason_code("store_room")
COMPLETES: Final = reason_code("completes")  # with this tile all is aboard that a card to come asks for
FOR_DISCOVERY: Final = reason_code("for_discovery")  # the best card that asks for the tile is one
FOR_PIRATES: Final = reason_code("for_pirates")  # the best card that asks for the tile is one
MANY_ASK: Final = reason_code("many_ask")  # several cards to come ask for the tile
CURIOUS: Final = reason_code("curious")  # nothing in sight is worth as much as a tile that nobody has seen
GOOD_ASKED: Final = reason_code("good_asked")  # trade or orders to come ask for the good
HURRIES: Final = reason_code("hurries")  # other ships are nearly full
NO_HURRY: Final = reason_code("no_hurry")
NOT_NEEDED: Final = reason_code("not_needed")  # no card to come asks for so many
MAKES_ROOM: Final = reason_code("makes_room")  # for a reward
DEFIES: Final = reason_code("defies")  # the pirates: it has what they want; own eyes only
FLEES: Final = reason_code("flees")  # own eyes only
WORTH_IT: Final = reason_code("worth_it")  # the card brings more than it costs; own eyes only
LACKS: Final = reason_code("lacks")  # what the card asks for; own eyes only
KEEPS_HOLD: Final = reason_code("keeps_hold")  # for what others need not see
SAVES: Final = reason_code("saves")  # what a card to come could not be paid without, if the open one took it; own eyes only
TOGETHER: Final = reason_code("together")  # each card to come can have the good, but not all of them
REASONS: Final = reason_code.names

SEVERAL: Final = 3  # tiles of a kind that are still asked for
TWO: Final = 2  # tiles that a card asks for, at least, to be called complete


@rule
def tiles_seen(s: Aboard, observer: int, seat: int, kind: int) -> int:
    """How many tiles of a kind the observer knows on a ship."""
    return aboard(s, seat, kind) if observer == seat else s.tiles_on_deck[seat][kind]


@rule
def goods_seen(s: Aboard, observer: int, seat: int, colour: int) -> int:
    """How many goods of a colour the observer knows on a ship."""
    return goods(s, seat, colour) if observer == seat else s.goods_on_deck[seat][colour]


@rule
def tile_value(s: Aboard, board: Board, observer: int, seat: int, kind: int) -> int:
    """`policy.tile_worth`, by what the observer knows of the ship."""
    have = tiles_seen(s, observer, seat, kind)
    if kind == STORAGE:
        return STORE // (1 + have)
    if kind == MONKEY:
        return UNKNOWN * 2 if board.jokers else 0
    return demand(s, board, kind, have)


@rule
def asked_for(s: Aboard, board: Board, colour: int, have: int) -> int:
    """How many trades and orders to come ask for more goods of a colour than a ship has."""
    n = 0
    cards = unplayed(s) & (board.cards_of_category[ORDER] | board.cards_of_category[TRADE])
    while cards:
        n += 1 if board.goods_asked[lowest(cards)][colour] > have else 0
        cards &= cards - 1
    return n


@rule
def asked_together(s: Aboard, board: Board, colour: int) -> int:
    """How many goods of a colour all trades and orders to come take."""
    n = 0
    cards = unplayed(s) & board.cards_of_colour[colour]
    while cards:
        n += board.goods_asked[lowest(cards)][colour]
        cards &= cards - 1
    return n


@rule
def usual_value(s: Aboard, board: Board, observer: int, seat: int) -> int:
    """What the kinds of tiles that lie open are worth to a seat on average, for all the observer knows."""
    kinds = 0
    n = 0
    total = 0
    for tile in range(N_TILES):
        face = s.face_of_tile[tile]
        if is_usable(board, face) and not has(kinds, face % N_KINDS):
            kinds |= 1 << face % N_KINDS
            n += 1
            total += tile_value(s, board, observer, seat, face % N_KINDS)
    return total // max(1, n)


@rule
def is_completed(s: Aboard, board: Board, observer: int, seat: int, card: int, kind: int) -> bool:
    """Is the tile of this kind the last that was missing for a card?"""
    if board.tiles_asked[card][kind] != tiles_seen(s, observer, seat, kind) + 1:
        return False
    n = 0
    for other in range(N_ASKED):
        n += board.tiles_asked[card][other]
    if n < TWO:
        return False
    for other in range(N_ASKED):
        if other != kind and board.tiles_asked[card][other] > tiles_seen(s, observer, seat, other):
            return False
    return True


@rule
def reason_by_cards(s: Aboard, board: Board, observer: int, seat: int, kind: int) -> int:
    """What the cards to come want with a tile."""
    best = NONE
    most = 0
    wanted = 0
    cards = unplayed(s)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        n = board.tiles_asked[card][kind]
        if n > 0:
            if is_completed(s, board, observer, seat, card, kind):
                return COMPLETES
            wanted += n
            if board.worth_of_tile[card] > most:
                best = card
                most = board.worth_of_tile[card]
    if best == NONE:
        return NOTHING
    if wanted - tiles_seen(s, observer, seat, kind) >= SEVERAL:
        return MANY_ASK
    return FOR_PIRATES if board.category_of_card[best] == PIRATES else FOR_DISCOVERY


@rule
def reason_to_take(s: Aboard, board: Board, observer: int, seat: int, kind: int) -> int:
    """Why a tile comes aboard: better than what lies open on average, or than leaving the one that was turned."""
    value = tile_value(s, board, observer, seat, kind)
    usual = UNKNOWN // 2 if s.phase == TURNED else usual_value(s, board, observer, seat)
    if value == 0 or value < usual:
        return NOTHING
    if kind == MONKEY:
        return JOKER
    return STORE_ROOM if kind == STORAGE else reason_by_cards(s, board, observer, seat, kind)


@rule
def reason_to_turn(s: Aboard, board: Board, observer: int, seat: int) -> int:
    """Why a tile is turned: nothing in sight is worth as much."""
    for tile in range(N_TILES):
        face = s.face_of_tile[tile]
        if is_usable(board, face) and tile_value(s, board, observer, seat, face % N_KINDS) > UNKNOWN:
            return NOTHING
    return CURIOUS


@rule
def reason_for_good(s: Aboard, board: Board, observer: int, seat: int, colour: int) -> int:
    """Why a good of this colour: more cards ask for it than for others on average, or all together for more than is aboard."""
    total = 0
    n = 0
    for other in range(N_COLOURS):
        if s.supply[other] > 0:
            n += 1
            total += asked_for(s, board, other, goods_seen(s, observer, seat, other))
    have = goods_seen(s, observer, seat, colour)
    value = asked_for(s, board, colour, have)
    if value > 0 and value * n >= total:
        return GOOD_ASKED
    return TOGETHER if have > 0 and asked_together(s, board, colour) > have else NOTHING


@rule
def is_close(s: Aboard, board: Board, seat: int) -> bool:
    """Is another ship fuller, though not by so much that a sensible player hurries?"""
    for other in range(board.n_seats):
        if spaces(s, board, other) < spaces(s, board, seat):
            return not is_behind(s, board, seat)
    return False


@rule
def reason_to_load(s: Aboard, board: Board, observer: int, seat: int, action: int) -> int:
    """Why a ship is loaded like this."""
    if action >= actions.LEAVE:
        if action == actions.LEAVE:
            kind = s.face_of_tile[s.turned] % N_KINDS
            return NOT_NEEDED if tile_value(s, board, observer, seat, kind) < UNKNOWN // 2 else NOTHING
        if action == actions.CALM:
            return NO_HURRY if is_close(s, board, seat) else NOTHING
        return HURRIES if is_behind(s, board, seat) else NOTHING
    if action >= actions.LOAD:
        return reason_for_good(s, board, observer, seat, action - actions.LOAD)
    if action >= actions.TURN:
        return reason_to_turn(s, board, observer, seat)
    kind = s.face_of_tile[(action - actions.TAKE) % N_TILES] % N_KINDS
    return reason_to_take(s, board, observer, seat, kind)


@rule
def would_spoil(s: Aboard, board: Board, seat: int, card: int) -> bool:
    """Does the open card take something without which this one, that the seat can pay, could not be paid?"""
    for kind in range(N_ASKED):
        left = aboard(s, seat, kind) - board.tiles_asked[s.card][kind]
        if board.tiles_asked[s.card][kind] > 0 and board.tiles_asked[card][kind] > left:
            return True
    for colour in range(N_COLOURS):
        left = goods(s, seat, colour) - board.goods_asked[s.card][colour]
        if board.goods_asked[s.card][colour] > 0 and board.goods_asked[card][colour] > left:
            return True
    return False


@rule
def is_saved(s: Aboard, board: Board, seat: int) -> bool:
    """Is there a card to come that the seat can pay, unless it pays the open one?"""
    cards = unplayed(s)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if can_pay(s, board, seat, card, NONE) and would_spoil(s, board, seat, card):
            return True
    return False


@rule
def reason_to_decide(s: Aboard, board: Board, seat: int, action: int) -> int:
    """Why a seat meets or flees, fulfils or declines; it alone may know."""
    if action == actions.MEET:
        return DEFIES if meet_worth(s, board, seat) > 0 else NOTHING
    if action == actions.FLEE:
        return FLEES if meet_worth(s, board, seat) < 0 else NOTHING
    pays = can_pay(s, board, seat, s.card, NONE)
    gains = pays and answer_worth(s, board, seat) > 0
    if action == actions.DECLINE:
        if not pays:
            return LACKS
        return SAVES if is_saved(s, board, seat) else NOTHING
    if not gains or not is_fulfilment(action):
        return NOTHING
    return DEFIES if s.top == PIRATES else WORTH_IT


@rule
def is_useless(s: Aboard, board: Board, seat: int, kind: int) -> bool:
    """At sea no tile comes aboard any more: can no card, open or to come, be paid that asks for such a tile?"""
    cards = unplayed(s) | (0 if s.card == NONE else 1 << s.card)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if board.tiles_asked[card][kind] > 0 and can_pay(s, board, seat, card, NONE):
            return False
    return True


@rule
def is_cramped(s: Aboard, board: Board, seat: int) -> bool:
    """Can the seat pay the open card, though not store all goods that it gives?"""
    if s.card == NONE or not can_pay(s, board, seat, s.card, NONE):
        return False
    room = deck_room(s, board, seat) + hold_room(s, seat) - board.wishes_given[s.card]
    for kind in range(N_ASKED):
        room += board.tiles_asked[s.card][kind]
    for colour in range(N_COLOURS):
        room += board.goods_asked[s.card][colour] - board.goods_given[s.card][colour]
    return room < 0


@rule
def reason_to_throw(s: Aboard, board: Board, seat: int, action: int) -> int:
    """Why a tile goes overboard before anything must: nothing can be paid with it, or a reward needs its place; own eyes only."""
    kind = action - actions.DUMP
    if action < actions.DUMP or kind >= N_ASKED:
        return NOTHING
    if is_useless(s, board, seat, kind):
        return NOT_NEEDED
    return MAKES_ROOM if is_cramped(s, board, seat) else NOTHING


@rule
def reason_to_give(s: Aboard, board: Board, observer: int, seat: int, action: int) -> int:
    """Why just this goes overboard, back, or to the pirates: no card to come asks for so many; else to make room."""
    if s.phase <= ANSWER:
        return reason_to_throw(s, board, seat, action) if observer == seat else NOTHING
    if actions.DUMP <= action < actions.SPILL:
        kind = action - actions.DUMP
        if kind == STORAGE:
            return NOTHING
        left = max(0, tiles_seen(s, observer, seat, kind) - 1)
        return NOT_NEEDED if demand(s, board, kind, left) == 0 else MAKES_ROOM
    colour = action - actions.WAIVE
    if action >= actions.HAND_OVER:
        colour = action - actions.HAND_OVER
    elif action >= actions.SPILL:
        colour = action - actions.SPILL
    if asked_for(s, board, colour, max(0, goods_seen(s, observer, seat, colour) - 1)) == 0:
        return NOT_NEEDED
    return NOTHING if s.phase == PAY else MAKES_ROOM


@rule
def reason(s: Aboard, board: Board, observer: int, seat: int, action: int) -> int:
    """What speaks most for this action, by what the observer knows of the ship."""
    if action < actions.TAKE:
        return NOTHING
    if action < actions.MEET:
        return reason_to_load(s, board, observer, seat, action)
    if action <= actions.DECLINE or is_fulfilment(action):
        return reason_to_decide(s, board, seat, action) if observer == seat else NOTHING
    if is_wish(action):
        return NOTHING
    if action < actions.WAIVE:
        return reason_for_good(s, board, observer, seat, action - actions.WISH)
    if action < actions.BURY:
        return reason_to_give(s, board, observer, seat, action)
    return KEEPS_HOLD if action == actions.BURY else NOTHING
