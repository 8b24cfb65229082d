"""Who may do what now, why not, and what chance may bring: the rules' side of a decision, in the rule dialect."""

from typing import Final

from seaboard.engine.bits import count, has, nth, write_ids
from seaboard.engine.rule import rule
from seaboard.engine.state import CHANCE, Row
from seaboard.games.aboard import actions
from seaboard.games.aboard.answers import can_answer, is_fulfilment, is_wish, wish_first, wish_last
from seaboard.games.aboard.board import Board
from seaboard.games.aboard.heap import (
    dealable,
    face_down,
    first_alike,
    first_down,
    is_usable,
    on_top,
    pile,
    spaces,
    unplayed,
    usable_faces,
)
from seaboard.games.aboard.hull import aboard, all_goods, deck_spaces, goods, hold_spaces
from seaboard.games.aboard.state import (
    ANSWER,
    BEGIN,
    CHEST,
    CHOOSE,
    DEAL,
    DOWN,
    GRAB,
    HASTE,
    LAY,
    LOAD,
    MEET,
    N_CARDS,
    N_CATEGORIES,
    N_COLOURS,
    N_FACES,
    N_KINDS,
    N_SPECIAL,
    N_TILES,
    OVER,
    PAY,
    REVEAL,
    SNATCH,
    STORE,
    TAKEN,
    TOP,
    TURN,
    TURNED,
    Aboard,
)

# Streams of chance, by purpose.
SET_UP: Final = 0
HEAP: Final = 1
HANDS: Final = 2  # a tile taken unseen
CARDS: Final = 3

PLACES: Final = 2  # deck and hold


@rule
def actors(s: Aboard) -> int:
    """§2.1 Chance, all who load or decide at once, or one seat."""
    if s.phase <= REVEAL:
        return 1 << CHANCE
    if s.phase == GRAB:
        return s.loading
    if s.phase <= ANSWER:
        return s.asked
    return 0 if s.phase == OVER else 1 << s.seat


@rule
def outcomes(s: Aboard, board: Board) -> int:
    """What chance may bring, as a mask over what its ids count."""
    if s.phase in (DEAL, REVEAL):
        return dealable(s, board) if s.phase == DEAL else unplayed(s) & board.cards_of_category[s.top]
    found = 0
    if s.phase == BEGIN:
        found = (1 << board.n_seats) - 1
    elif s.phase == LAY:
        found = (1 << (board.tiles_of_face[s.lay] + 1)) - 1
    elif s.phase == TOP:
        for category in range(N_CATEGORIES):
            found |= (1 if on_top(s, board, category) > 0 else 0) << category
    else:
        for face in range(N_FACES):
            found |= (1 if s.hidden_of_face[face] > 0 else 0) << face
    return found


@rule
def first_outcome(s: Aboard) -> int:
    """The first id of what chance may bring."""
    if s.phase == BEGIN:
        return actions.BEGAN
    if s.phase == LAY:
        return actions.LAID
    if s.phase == DEAL:
        return actions.DEALT
    if s.phase == TOP:
        return actions.TOPPED
    return actions.REVEALED if s.phase == REVEAL else actions.TURNED


@rule
def legal(s: Aboard, board: Board, seat: int, out: Row) -> int:
    """Write the ids this seat may play, in rising order; return how many."""
    if not has(actors(s), seat):
        return 0
    if seat == CHANCE:
        return write_ids(outcomes(s, board), first_outcome(s), out, 0)
    if s.phase in (GRAB, LOAD):
        n = legal_loading(s, board, seat, out)
        return write_ids(places(s, board, seat), actions.SNATCH, out, n) if can_hasten(s, board) else n
    if s.phase == TURNED:
        n = 0
        if deck_spaces(s, board, seat) > 0:
            out[n] = actions.TAKE + s.turned
            n += 1
        if hold_spaces(s, seat) > 0:
            out[n] = actions.STOW + s.turned
            n += 1
        out[n] = actions.LEAVE
        return n + 1
    if s.phase in (HASTE, CHEST):
        return legal_places(s, board, seat, out)
    return legal_voyage(s, board, seat, out)


@rule
def legal_places(s: Aboard, board: Board, seat: int, out: Row) -> int:
    """On deck or below: one more tile, or a chest."""
    if s.phase == CHEST:
        return write_ids(places(s, board, seat), actions.BURY, out, 0)
    n = write_ids(places(s, board, seat), actions.SNATCH, out, 0)
    out[n] = actions.CALM
    return n + 1


@rule
def places(s: Aboard, board: Board, seat: int) -> int:
    """Where a space is free, as a mask: on deck, below."""
    return (1 if deck_spaces(s, board, seat) > 0 else 0) | (2 if hold_spaces(s, seat) > 0 else 0)


@rule
def can_hasten(s: Aboard, board: Board) -> bool:
    """§4.6 May the seat on turn take a tile unseen besides its picks?"""
    return s.phase == LOAD and board.batch > 1 and s.hasty == 0 and face_down(s) > 0


@rule
def legal_loading(s: Aboard, board: Board, seat: int, out: Row) -> int:
    """§3.2 to §3.6, §4.2 Open tiles, tiles to turn, goods."""
    n = 0
    if deck_spaces(s, board, seat) > 0:
        n = write_tiles(s, board, actions.TAKE, out, n)
    if hold_spaces(s, seat) > 0:
        n = write_tiles(s, board, actions.STOW, out, n)
    if spaces(s, board, seat) > 0:
        n = write_down(s, board, out, n)
    if all_goods(s, seat) < N_SPECIAL:
        n = write_ids(colours(s.supply), actions.LOAD, out, n)
    return n


@rule
def write_tiles(s: Aboard, board: Board, first_id: int, out: Row, n: int) -> int:
    """The open tiles that may be taken; in turns the lowest of each kind."""
    seen = 0
    usable = usable_faces(board)
    for tile in range(N_TILES):
        face = s.face_of_tile[tile]
        if 0 <= face < usable and not (board.in_turns and has(seen, face % N_KINDS)):
            out[n] = first_id + tile
            n += 1
            if board.in_turns:
                seen |= 1 << face % N_KINDS
    return n


@rule
def write_down(s: Aboard, board: Board, out: Row, n: int) -> int:
    """The tiles that may be turned; in turns the lowest."""
    for tile in range(s.laid, N_TILES):
        if s.face_of_tile[tile] == DOWN:
            out[n] = actions.TURN + tile
            n += 1
            if board.in_turns:
                break
    return n


@rule
def colours(counts: Row) -> int:
    """The colours of which there is something, as a mask."""
    found = 0
    for colour in range(N_COLOURS):
        found |= (1 if counts[colour] > 0 else 0) << colour
    return found


@rule
def colours_aboard(s: Aboard, seat: int) -> int:
    """The colours of a ship's goods, as a mask."""
    return colours(s.goods_on_deck[seat]) | colours(s.goods_below[seat])


@rule
def kinds_aboard(s: Aboard, seat: int) -> int:
    """The kinds of a ship's tiles, as a mask."""
    found = 0
    for kind in range(N_KINDS):
        found |= (1 if aboard(s, seat, kind) > 0 else 0) << kind
    return found


@rule
def legal_voyage(s: Aboard, board: Board, seat: int, out: Row) -> int:
    """§5, §6 Decisions, rewards, room, penalties."""
    n = 0
    if s.phase == MEET:
        out[0] = actions.MEET
        out[1] = actions.FLEE
        n = 2
    elif s.phase == ANSWER:
        n = write_answers(s, board, seat, out)
    elif s.phase == CHOOSE:
        return write_ids(colours(s.supply), actions.WISH, out, 0)
    elif s.phase == PAY:
        return write_ids(colours_aboard(s, seat), actions.HAND_OVER, out, 0)
    else:
        n = write_ids(colours(s.reward), actions.WAIVE, out, 0)
    n = write_ids(kinds_aboard(s, seat), actions.DUMP, out, n)
    n = write_ids(colours_aboard(s, seat), actions.SPILL, out, n)
    return write_wishes(s, board, seat, out, n) if s.phase == ANSWER and board.rules == 1 else n


@rule
def write_answers(s: Aboard, board: Board, seat: int, out: Row) -> int:
    """§5.2, §5.8 Fulfil the card if that can be paid, or let it pass; before that, wishes about the payment."""
    n = 0
    if can_answer(s, board, seat, actions.FULFIL):
        out[n] = actions.FULFIL
        n += 1
    out[n] = actions.DECLINE
    return write_wishes(s, board, seat, out, n + 1) if board.rules > 1 else n + 1


@rule
def write_wishes(s: Aboard, board: Board, seat: int, out: Row, n: int) -> int:
    """§5.8 A joker for a tile, a certain joker; nothing where the card cannot be paid at all."""
    if can_answer(s, board, seat, actions.FULFIL):
        for action in range(wish_first(board), wish_last(board)):
            if can_answer(s, board, seat, action):
                out[n] = action
                n += 1
    return n


@rule
def refusal(s: Aboard, board: Board, seat: int, action: int) -> int:
    """Why this seat may not do this now; 0 if it may."""
    if not has(actors(s), seat) or not 0 <= action < (actions.N_ACTIONS if board.rules > 1 else actions.N_ACTIONS_1):
        return actions.NOT_NOW
    if seat == CHANCE:
        which = action - first_outcome(s)
        if not 0 <= which < N_CARDS:  # no phase has more outcomes, and no mask more bits
            return actions.NOT_NOW
        return 0 if has(outcomes(s, board), which) else actions.NOT_POSSIBLE
    if action < actions.TAKE:
        return actions.NOT_NOW
    if s.phase in (GRAB, LOAD, TURNED, HASTE):
        return loading_refusal(s, board, seat, action)
    return voyage_refusal(s, board, seat, action)


@rule
def loading_refusal(s: Aboard, board: Board, seat: int, action: int) -> int:
    """Why a ship is not loaded like this."""
    if s.phase == HASTE:
        if action == actions.CALM:
            return 0
        if not actions.SNATCH <= action < actions.CALM:
            return actions.NOT_NOW
        return 0 if place_spaces(s, board, seat, action - actions.SNATCH) > 0 else actions.NO_SPACE
    if action == actions.LEAVE:
        return 0 if s.phase == TURNED else actions.NOT_NOW
    if actions.SNATCH <= action < actions.CALM and can_hasten(s, board):
        return 0 if place_spaces(s, board, seat, action - actions.SNATCH) > 0 else actions.NO_SPACE
    if action >= actions.LEAVE or (s.phase == TURNED and action >= actions.TURN):
        return actions.NOT_NOW
    if action >= actions.LOAD:
        if all_goods(s, seat) >= N_SPECIAL:
            return actions.ENOUGH_GOODS
        return 0 if s.supply[action - actions.LOAD] > 0 else actions.NONE_LEFT
    if action >= actions.TURN:
        return turn_refusal(s, board, seat, action - actions.TURN)
    below = 1 if action >= actions.STOW else 0
    return take_refusal(s, board, seat, (action - actions.TAKE) % N_TILES, below)


@rule
def place_spaces(s: Aboard, board: Board, seat: int, below: int) -> int:
    """Free spaces below or on deck."""
    return hold_spaces(s, seat) if below else deck_spaces(s, board, seat)


@rule
def turn_refusal(s: Aboard, board: Board, seat: int, tile: int) -> int:
    """Why a tile is not turned."""
    if s.face_of_tile[tile] == TAKEN:
        return actions.GONE
    if s.face_of_tile[tile] != DOWN:
        return actions.OPEN
    if spaces(s, board, seat) == 0:
        return actions.NO_SPACE
    return actions.OTHER_TILE if board.in_turns and first_down(s) != tile else 0


@rule
def take_refusal(s: Aboard, board: Board, seat: int, tile: int, below: int) -> int:
    """Why a tile is not taken."""
    face = s.face_of_tile[tile]
    if s.phase == TURNED and tile != s.turned:
        return actions.NOT_NOW
    if face == TAKEN:
        return actions.GONE
    if face == DOWN:
        return actions.FACE_DOWN
    if not is_usable(board, face):
        return actions.STARFISH
    if place_spaces(s, board, seat, below) == 0:
        return actions.NO_SPACE
    if s.phase == LOAD and first_alike(s, board, tile) != tile:
        return actions.OTHER_TILE
    return 0


@rule
def voyage_refusal(s: Aboard, board: Board, seat: int, action: int) -> int:
    """Why a seat does not decide, take, give or throw like this."""
    if s.phase == CHEST:
        if not actions.BURY <= action < actions.N_ACTIONS:
            return actions.NOT_NOW
        return 0 if place_spaces(s, board, seat, action - actions.BURY) > 0 else actions.NO_SPACE
    if s.phase == CHOOSE:
        if not actions.WISH <= action < actions.WAIVE:
            return actions.NOT_NOW
        return 0 if s.supply[action - actions.WISH] > 0 else actions.NONE_LEFT
    if s.phase == PAY:
        if not actions.HAND_OVER <= action < actions.BURY:
            return actions.NOT_NOW
        return 0 if goods(s, seat, action - actions.HAND_OVER) > 0 else actions.NOT_ABOARD
    if actions.DUMP <= action < actions.SPILL:
        return 0 if aboard(s, seat, action - actions.DUMP) > 0 else actions.NOT_ABOARD
    if actions.SPILL <= action < actions.HAND_OVER:
        return 0 if goods(s, seat, action - actions.SPILL) > 0 else actions.NOT_ABOARD
    return decision_refusal(s, board, seat, action)


@rule
def decision_refusal(s: Aboard, board: Board, seat: int, action: int) -> int:
    """Why a seat does not decide, or give back, like this."""
    if s.phase == STORE:
        if not actions.WAIVE <= action < actions.DUMP:
            return actions.NOT_NOW
        return 0 if s.reward[action - actions.WAIVE] > 0 else actions.NOT_IN_REWARD
    if s.phase == MEET:
        return 0 if action in (actions.MEET, actions.FLEE) else actions.NOT_NOW
    if action == actions.DECLINE:
        return 0
    if not is_fulfilment(action) and not (is_wish(action) and board.rules > 1):
        return actions.NOT_NOW
    if can_answer(s, board, seat, action):
        return 0
    return actions.CANNOT_PAY if action == actions.FULFIL else actions.NO_JOKER


@rule
def odds(s: Aboard, board: Board) -> int:
    """A share for each tile, card or seat; for the heap one for each way in which tiles may lie."""
    if s.phase > REVEAL:
        return 0
    if s.phase == LAY:
        return 1 << board.tiles_of_face[s.lay]
    if s.phase == TOP:
        return pile(s)
    if s.phase in (TURN, SNATCH):
        return face_down(s)
    return count(outcomes(s, board))


@rule
def share(s: Aboard, board: Board, k: int) -> int:
    """The outcome that owns share k."""
    first = first_outcome(s)
    if s.phase in (BEGIN, DEAL, REVEAL):
        return first + nth(outcomes(s, board), k)
    n = 0
    while True:
        k -= weight(s, board, n)
        if k < 0:
            return first + n
        n += 1


@rule
def weight(s: Aboard, board: Board, n: int) -> int:
    """How many shares an outcome has."""
    if s.phase == LAY:
        return board.ways[board.tiles_of_face[s.lay]][n]
    return on_top(s, board, n) if s.phase == TOP else s.hidden_of_face[n]


@rule
def purpose(s: Aboard) -> int:
    """Set-up, heap, what is taken unseen below deck, and cards are drawn apart."""
    if s.phase in (BEGIN, LAY):
        return SET_UP
    if s.phase == SNATCH:
        return HANDS
    return HEAP if s.phase == TURN else CARDS
