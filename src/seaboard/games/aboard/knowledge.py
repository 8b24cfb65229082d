"""What a seat can know, in the rule dialect: the table as it lies now, not what it saw before (docs/rules/aboard.md, §10)."""

from typing import Final

from seaboard.engine.bits import count, has, lowest
from seaboard.engine.chance import M62, draw, scatter
from seaboard.engine.rule import rule
from seaboard.engine.state import NONE, Row
from seaboard.games.aboard import actions
from seaboard.games.aboard.answers import can_answer, forget_wishes, is_fulfilment, is_wish, note_wishes, wish_first, wish_last
from seaboard.games.aboard.board import Board
from seaboard.games.aboard.heap import is_usable, unplayed
from seaboard.games.aboard.hull import deck_room, hold_spaces
from seaboard.games.aboard.state import (
    ANSWER,
    BELOW,
    MEET,
    N_COLOURS,
    N_FACES,
    N_HOLD,
    N_KINDS,
    N_SPECIAL,
    ORDER,
    OVER,
    PER_STORAGE,
    PIRATES,
    SNATCH,
    STORAGE,
    STORE,
    Aboard,
)

UNSEEN: Final = actions.N_ACTIONS_1  # what others see of a tile taken unseen below deck
DECIDED: Final = UNSEEN + 1  # what others see of a decision before all have decided
WISHED: Final = DECIDED + 1  # what others see of a wish about a payment
ANY: Final = 0  # tile
STORES: Final = 1  # only storage
OTHERS: Final = 2  # anything but storage
COUNTS: Final = N_HOLD + 1  # of storage tiles that a hold may have
DRAWN_BITS: Final = 30  # that `draw` knows of
BYTE: Final = 8  # bits
BYTE_MASK: Final = 255
SPREAD: Final = 0x2545F4914F6CDD1D  # odd: keeps what is hashed for different cards and seats apart
CARD_BITS: Final = 6
FADES: Final = 1 << 8  # beyond card and seat: the same question about memory
PERCENT: Final = 100


@rule
def seen(s: Aboard, board: Board, observer: int, seat: int, action: int) -> int:
    """§10.1 A tile taken unseen below deck is its owner's secret, a decision until all have decided."""
    if s.phase == SNATCH and s.place == BELOW and observer != s.seat and is_usable(board, action - actions.TURNED):
        return UNSEEN
    if observer != seat and is_wish(action):
        return WISHED
    if observer != seat and (actions.MEET <= action <= actions.DECLINE or is_fulfilment(action)):
        return DECIDED
    return action


@rule
def is_at_sea(s: Aboard) -> bool:
    """Has the voyage begun?"""
    return s.loading == 0


@rule
def shows_stores(s: Aboard, board: Board) -> bool:
    """Do all see how many storage tiles a hold has? §10.3: no; by rules 1 they did on the voyage."""
    return board.rules == 1 and is_at_sea(s)


@rule
def is_exchanged(s: Aboard, board: Board, face: int) -> bool:
    """Is a tile with this face, below another's deck or face down, one of those a seat cannot tell apart?"""
    return not (shows_stores(s, board) and face % N_KINDS == STORAGE)


@rule
def tiles_in_hold(s: Aboard, board: Board, seat: int) -> int:
    """How many tiles a hold has that others cannot tell apart."""
    n = 0
    for face in range(N_FACES):
        if is_exchanged(s, board, face):
            n += s.tiles_below[seat][face]
    return n


@rule
def least_stores(s: Aboard, board: Board, seat: int) -> int:
    """§10.3 How many storage tiles a hold must have, by the goods that all see it carry."""
    if shows_stores(s, board):
        return 0
    return max(0, (goods_in_hold(s, seat) - N_SPECIAL - hold_spaces(s, seat) + 1) // PER_STORAGE)


@rule
def most_stores(s: Aboard, board: Board, seat: int) -> int:
    """§10.3 How many storage tiles a hold can have: all see that the reward does not fit whose owner makes room."""
    n = tiles_in_hold(s, board, seat)
    if s.phase != STORE or s.seat != seat or shows_stores(s, board):
        return n
    room = deck_room(s, board, seat) + N_SPECIAL + hold_spaces(s, seat) - goods_in_hold(s, seat)
    for colour in range(N_COLOURS):
        room -= s.reward[colour]
    return min(n, (-room - 1) // PER_STORAGE)


@rule
def goods_in_hold(s: Aboard, seat: int) -> int:
    """How many goods are below deck."""
    n = 0
    for colour in range(N_COLOURS):
        n += s.goods_below[seat][colour]
    return n


@rule
def exchange_tiles(s: Aboard, board: Board, seat: int, rng: Row) -> None:
    """Put all tiles that the seat cannot see into one pool, and draw what is below the others' decks from it."""
    sizes = 0  # a byte for each ship, as in the two below
    least = 0
    most = 0
    for other in range(board.n_seats):
        if other != seat:
            sizes |= tiles_in_hold(s, board, other) << BYTE * other
            least |= least_stores(s, board, other) << BYTE * other
            most |= most_stores(s, board, other) << BYTE * other
    for other in range(board.n_seats):
        for face in range(N_FACES):
            if other != seat and is_exchanged(s, board, face):
                s.hidden_of_face[face] += s.tiles_below[other][face]
                s.tiles_below[other][face] = 0
    free = least == 0 and most == sizes
    stores = 0 if free else draw_stores(s, board, sizes, least, most, rng)
    for other in range(board.n_seats):
        n = sizes >> BYTE * other & BYTE_MASK
        for i in range(n):
            which = ANY
            if not free:
                which = STORES if i < stores % COUNTS else OTHERS
            face = draw_face(s, board, which, rng)
            s.hidden_of_face[face] -= 1
            s.tiles_below[other][face] += 1
        stores //= COUNTS


@rule
def is_drawn(s: Aboard, board: Board, which: int, face: int) -> bool:
    """May a tile with this face lie below deck, where storage is wanted, anything else, or either?"""
    if not is_exchanged(s, board, face) or not is_usable(board, face):
        return False
    return which == ANY or (which == STORES) == (face % N_KINDS == STORAGE)


@rule
def pool_size(s: Aboard, board: Board, which: int) -> int:
    """How many such tiles the pool has."""
    n = 0
    for face in range(N_FACES):
        if is_drawn(s, board, which, face):
            n += s.hidden_of_face[face]
    return n


@rule
def draw_face(s: Aboard, board: Board, which: int, rng: Row) -> int:
    """A face out of the pool."""
    k = draw(rng, pool_size(s, board, which))
    face = -1
    while k >= 0:
        face += 1
        if is_drawn(s, board, which, face):
            k -= s.hidden_of_face[face]
    return face


@rule
def draw_stores(s: Aboard, board: Board, sizes: int, least: int, most: int, rng: Row) -> int:
    """How many storage tiles each hold has, as digits: drawn by the number of ways to deal the pool so, within the bounds."""
    stores = pool_size(s, board, STORES)
    others = pool_size(s, board, OTHERS)
    ends = 1
    for _ in range(board.n_seats):
        ends *= COUNTS
    n_ways = 0
    for digits in range(ends):
        n_ways += ways_to_deal(board, digits, sizes, least, most, stores, others)
    shift = 0
    while n_ways >> shift >= 1 << DRAWN_BITS:
        shift += 1
    k = draw(rng, n_ways >> shift) << shift
    digits = -1
    while k >= 0:
        digits += 1
        k -= ways_to_deal(board, digits, sizes, least, most, stores, others)
    return digits


@rule
def ways_to_deal(board: Board, digits: int, sizes: int, least: int, most: int, stores: int, others: int) -> int:
    """In how many ways the holds get so many storage tiles each, up to a factor that is the same for all; below 2 ** 62.

    With n tiles to deal, t of them storage, that is stores! / (stores - t)! x others! / (others - n + t)!, and for every hold the
    choice of its places.
    """
    found = 1
    n = 0
    t = 0
    for seat in range(board.n_seats):
        k = digits % COUNTS
        digits //= COUNTS
        size = sizes >> BYTE * seat & BYTE_MASK
        if not least >> BYTE * seat & BYTE_MASK <= k <= most >> BYTE * seat & BYTE_MASK:
            return 0
        found *= board.ways[size][k]
        n += size
        t += k
    if t > stores or n - t > others:
        return 0
    for i in range(t):
        found *= stores - i
    for i in range(t, min(stores, n)):
        found *= others - n + i + 1
    return found


@rule
def exchange_goods(s: Aboard, board: Board, seat: int, rng: Row) -> None:
    """Put all goods below the others' decks into one pool and deal it anew; every ship keeps its number."""
    pool = 0  # a byte for each colour
    left = 0
    for other in range(board.n_seats):
        if other == seat:
            continue
        for colour in range(N_COLOURS):
            pool += s.goods_below[other][colour] << BYTE * colour
            left += s.goods_below[other][colour]
    for other in range(board.n_seats):
        if other == seat:
            continue
        n = 0
        for colour in range(N_COLOURS):
            n += s.goods_below[other][colour]
            s.goods_below[other][colour] = 0
        for _ in range(n):
            colour = nth_colour(pool, draw(rng, left))
            pool -= 1 << BYTE * colour
            left -= 1
            s.goods_below[other][colour] += 1


@rule
def nth_colour(pool: int, k: int) -> int:
    """The colour of the good with the number k in a pool."""
    colour = 0
    while k >= pool >> BYTE * colour & BYTE_MASK:
        k -= pool >> BYTE * colour & BYTE_MASK
        colour += 1
    return colour


@rule
def exchange_decisions(s: Aboard, board: Board, seat: int, rng: Row) -> None:
    """Those who have decided may have decided anything that they could; the others have said no wish yet."""
    for other in range(board.n_seats):
        if other != seat:
            forget_wishes(s, other)
        if other == seat or has(s.asked, other):
            continue
        if s.phase == MEET:
            s.meets &= ~(1 << other)
            s.meets |= draw(rng, 2) << other
        elif s.top != PIRATES or has(s.meets, other):
            s.accepts &= ~(1 << other)
            draw_answer(s, board, other, rng)


@rule
def draw_answer(s: Aboard, board: Board, seat: int, rng: Row) -> None:
    """One of the answers that the seat could give, each as likely; then one wish after the other, or none."""
    if board.rules == 1:
        draw_answer_1(s, board, seat, rng)
        return
    if not can_answer(s, board, seat, actions.FULFIL) or draw(rng, 2) == 0:
        return
    s.accepts |= 1 << seat
    k = 1
    while k > 0:
        n = 1
        for action in range(wish_first(board), wish_last(board)):
            n += 1 if can_answer(s, board, seat, action) else 0
        k = draw(rng, n)
        note_nth_wish(s, board, seat, k)


@rule
def note_nth_wish(s: Aboard, board: Board, seat: int, k: int) -> None:
    """The wish with this number among those that the seat could have, from 1; 0 is none."""
    for action in range(wish_first(board), wish_last(board)):
        if k > 0 and can_answer(s, board, seat, action):
            k -= 1
            if k == 0:
                note_wishes(s, seat, action, None)


@rule
def draw_answer_1(s: Aboard, board: Board, seat: int, rng: Row) -> None:
    """By rules 1 wishes are a part of the answer: each whole answer is as likely."""
    plain = 1 if can_answer(s, board, seat, actions.FULFIL) else 0
    n = 1 + plain
    for action in range(wish_first(board), wish_last(board)):
        n += 1 if can_answer(s, board, seat, action) else 0
    k = draw(rng, n)
    if k > 0:
        s.accepts |= 1 << seat
        note_nth_wish(s, board, seat, k - plain)


@rule
def resample(s: Aboard, board: Board, seat: int, rng: Row) -> None:
    """§10.2 Draw anew what is below the others' decks, and what they have decided in secret."""
    if s.phase == OVER:
        return
    exchange_tiles(s, board, seat, rng)
    exchange_goods(s, board, seat, rng)
    if s.phase in (MEET, ANSWER):
        exchange_decisions(s, board, seat, rng)


@rule
def whim(s: Aboard, seat: int, card: int, question: int) -> int:
    """A number from 0 to 99 that a seat has for a card of this round: as good as drawn, the same until the round is over."""
    key = question + (seat << CARD_BITS) + card + 1
    return scatter((s.drawn ^ key * SPREAD) & M62, PERCENT)


@rule
def overlook(s: Aboard, board: Board, seat: int, notices: int, remembers: int) -> None:
    """§10.4 Take away the cards still to come that the seat did not notice; once they are gone, also those it forgot."""
    lost = 0
    cards = unplayed(s)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if whim(s, seat, card, 0) >= notices or (s.first != NONE and whim(s, seat, card, FADES) >= remembers):
            lost |= 1 << card
    s.drawn &= ~lost
    s.postponed = min(s.postponed, count(unplayed(s) & board.cards_of_category[ORDER]))
