"""What a seat can know, in the rule dialect: the table as it lies now, not what it saw before (docs/rules/aboard.md, §10)."""

from typing import Final

from seaboard.engine.bits import count, has, lowest
from seaboard.engine.chance import M62, draw, scatter
from seaboard.engine.rule import rule
from seaboard.engine.state import NONE, Row
from seaboard.games.aboard import actions
from seaboard.games.aboard.answers import can_answer, joker_of, last_answer, spare_of
from seaboard.games.aboard.board import Board
from seaboard.games.aboard.heap import is_usable, unplayed
from seaboard.games.aboard.state import (
    ANSWER,
    BELOW,
    MEET,
    N_COLOURS,
    N_FACES,
    N_KINDS,
    ORDER,
    OVER,
    PIRATES,
    SNATCH,
    STORAGE,
    Aboard,
)

UNSEEN: Final = actions.N_ACTIONS  # what others see of a tile taken unseen below deck
DECIDED: Final = UNSEEN + 1  # what others see of a decision before all have decided
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
    if actions.MEET <= action < actions.WISH and observer != seat:
        return DECIDED
    return action


@rule
def is_at_sea(s: Aboard) -> bool:
    """§10.3 Has the voyage begun? Then all see how much every ship can carry."""
    return s.loading == 0


@rule
def is_exchanged(s: Aboard, face: int) -> bool:
    """Is a tile with this face, below another's deck or face down, one of those a seat cannot tell apart?"""
    return not (is_at_sea(s) and face % N_KINDS == STORAGE)


@rule
def exchange_tiles(s: Aboard, board: Board, seat: int, rng: Row) -> None:
    """Put all tiles that the seat cannot see into one pool, and draw what is below the others' decks from it."""
    for other in range(board.n_seats):
        if other == seat:
            continue
        for face in range(N_FACES):
            if is_exchanged(s, face):
                s.hidden_of_face[face] += s.tiles_below[other][face]
    for other in range(board.n_seats):
        if other == seat:
            continue
        n = 0
        for face in range(N_FACES):
            if is_exchanged(s, face):
                n += s.tiles_below[other][face]
                s.tiles_below[other][face] = 0
        for _ in range(n):
            face = draw_face(s, board, rng)
            s.hidden_of_face[face] -= 1
            s.tiles_below[other][face] += 1


@rule
def draw_face(s: Aboard, board: Board, rng: Row) -> int:
    """A face out of the pool that may lie below deck."""
    n = 0
    for face in range(N_FACES):
        if is_exchanged(s, face) and is_usable(board, face):
            n += s.hidden_of_face[face]
    k = draw(rng, n)
    face = -1
    while k >= 0:
        face += 1
        if is_exchanged(s, face) and is_usable(board, face):
            k -= s.hidden_of_face[face]
    return face


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
    """Those who have decided may have decided anything that they could."""
    for other in range(board.n_seats):
        if other == seat or has(s.asked, other):
            continue
        if s.phase == MEET:
            s.meets &= ~(1 << other)
            s.meets |= draw(rng, 2) << other
        elif s.top != PIRATES or has(s.meets, other):
            s.accepts &= ~(1 << other)
            s.spared_of_seat[other] = NONE
            s.joker_of_seat[other] = NONE
            draw_answer(s, board, other, rng)


@rule
def draw_answer(s: Aboard, board: Board, seat: int, rng: Row) -> None:
    """One of the answers that the seat could give, each as likely."""
    n = 1
    for action in range(actions.FULFIL, last_answer(board)):
        n += 1 if can_answer(s, board, seat, action) else 0
    k = draw(rng, n)
    if k == 0:
        return
    s.accepts |= 1 << seat
    for action in range(actions.FULFIL, last_answer(board)):
        if can_answer(s, board, seat, action):
            k -= 1
            if k == 0:
                s.spared_of_seat[seat] = spare_of(action)
                s.joker_of_seat[seat] = joker_of(action)
                return


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
