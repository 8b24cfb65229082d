"""Who may do what now, why not, and what chance may bring: the rules' side of a decision, in the rule dialect."""

from typing import Final

from seaboard.engine.bits import has, lowest
from seaboard.engine.rule import rule
from seaboard.engine.state import CHANCE, Row
from seaboard.games.triangle import actions
from seaboard.games.triangle.board import Board
from seaboard.games.triangle.data import UNIT
from seaboard.games.triangle.lanes import plan, sailing
from seaboard.games.triangle.state import (
    N_FACES,
    N_SEGMENTS,
    OVER,
    PER_FLEET,
    ROLL,
    SAIL,
    SPIN,
    START,
    TURN_UP,
    Triangle,
)

# Streams of chance, by purpose.
CARDS: Final = 0
DICE: Final = 1
SPINNER: Final = 2

# The ids of each phase, from the first to the one behind the last.
FIRST_ID: Final = (actions.TURNED_UP, actions.ROLLED, actions.ROLLED, actions.SPUN, actions.SAIL, actions.N_ACTIONS)
LAST_ID: Final = (actions.ROLLED, actions.SPUN, actions.SPUN, actions.SAIL, actions.N_ACTIONS, actions.N_ACTIONS)


@rule
def actors(s: Triangle) -> int:
    """§3.1 Chance turns up cards, throws and spins; the seat on turn sails."""
    if s.phase < SAIL:
        return 1 << CHANCE
    return 0 if s.phase == OVER else 1 << s.seat


@rule
def first_card(board: Board, port: int) -> int:
    """The first of the numbers that the cards of a pile have."""
    return board.cards_end[port - 1] if port > 0 else 0


@rule
def face_down(s: Triangle, board: Board, port: int) -> int:
    """How many cards of a pile lie face down."""
    n = 0
    for card in range(first_card(board, port), board.cards_end[port]):
        n += s.hidden_of_card[card]
    return n


@rule
def options(s: Triangle, board: Board) -> int:
    """The choices of the phase, as a mask over what its ids count."""
    if s.phase == SAIL:
        return sailing(s, board, s.seat)
    if s.phase == SPIN:
        return (1 << N_SEGMENTS) - 1
    if s.phase != TURN_UP:
        return (1 << N_FACES) - 1
    found = 0
    for card in range(first_card(board, s.pile), board.cards_end[s.pile]):
        if s.hidden_of_card[card] > 0:
            found |= 1 << (board.value_of_card[card] // UNIT - 1)
    return found


@rule
def legal(s: Triangle, board: Board, seat: int, out: Row) -> int:
    """Write the ids this seat may play, in rising order; return how many."""
    if not has(actors(s), seat):
        return 0
    which = options(s, board)
    first_id = FIRST_ID[s.phase]
    n = 0
    while which:
        out[n] = first_id + lowest(which)
        which &= which - 1
        n += 1
    return n


@rule
def refusal(s: Triangle, board: Board, seat: int, action: int) -> int:
    """Why this seat may not do this now; 0 if it may."""
    if not has(actors(s), seat) or not FIRST_ID[s.phase] <= action < LAST_ID[s.phase]:
        return actions.NOT_NOW
    which = action - FIRST_ID[s.phase]
    if has(options(s, board), which):
        return 0
    if s.phase == SAIL:
        course = plan(s, board, seat * PER_FLEET + which)
        return -course if course < 0 else actions.FULL_ROLL_FIRST
    return actions.NO_CARD


@rule
def odds(s: Triangle, board: Board) -> int:
    """A share for each card, face or segment."""
    if s.phase == TURN_UP:
        return face_down(s, board, s.pile)
    if s.phase == SPIN:
        return N_SEGMENTS
    return N_FACES if s.phase in (START, ROLL) else 0


@rule
def share(s: Triangle, board: Board, k: int) -> int:
    """The outcome that owns share k."""
    if s.phase != TURN_UP:
        return FIRST_ID[s.phase] + k
    card = first_card(board, s.pile)
    while k >= s.hidden_of_card[card]:
        k -= s.hidden_of_card[card]
        card += 1
    return actions.TURNED_UP + board.value_of_card[card] // UNIT - 1


@rule
def purpose(s: Triangle) -> int:
    """Cards, die and spinner are drawn apart."""
    if s.phase == TURN_UP:
        return CARDS
    return SPINNER if s.phase == SPIN else DICE
