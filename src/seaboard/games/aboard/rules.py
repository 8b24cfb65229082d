"""What happens, in the rule dialect, paragraph by paragraph of docs/rules/aboard.md."""

from seaboard.engine.bits import has
from seaboard.engine.events import EVERYONE, emit
from seaboard.engine.rule import rule
from seaboard.engine.state import CHANCE, NONE, Row
from seaboard.games.aboard import actions
from seaboard.games.aboard import events as event
from seaboard.games.aboard.answers import forget_wishes, is_fulfilment, is_wish, note_wishes
from seaboard.games.aboard.board import Board
from seaboard.games.aboard.heap import (
    dealt,
    face_down,
    first_down,
    is_loaded,
    is_usable,
    lacks_category,
    pile,
    spaces,
    unplayed,
)
from seaboard.games.aboard.hull import (
    all_goods,
    deck_room,
    deck_spaces,
    give_good,
    give_tile,
    goods,
    hold_room,
    hold_spaces,
    pay,
    settle_goods,
    total,
)
from seaboard.games.aboard.state import (
    ANSWER,
    BEGIN,
    BELOW,
    CHEST,
    CHOOSE,
    DEAL,
    DOWN,
    GRAB,
    HASTE,
    LAY,
    LOAD,
    MEET,
    N_COLOURS,
    N_FACES,
    N_KINDS,
    N_ROUNDS,
    N_TILES,
    ON_DECK,
    ORDER,
    OVER,
    PAY,
    PER_COLOUR,
    PER_ROUND,
    PIRATES,
    REVEAL,
    SNATCH,
    STORE,
    TAKEN,
    TOP,
    TURN,
    TURNED,
    Aboard,
)


@rule
def setup(s: Aboard, board: Board) -> None:
    """§1 Empty ships, a full supply; the heap and the cards come next."""
    s.top = NONE
    s.next = NONE
    s.card = NONE
    s.turned = NONE
    for colour in range(N_COLOURS):
        s.supply[colour] = PER_COLOUR
    prepare(s, board)
    if board.in_turns and board.first_seat == NONE:
        s.phase = BEGIN
    elif board.first_seat != NONE:
        s.starter = board.first_seat


@rule
def prepare(s: Aboard, board: Board) -> None:
    """§1.2, §7.5 A new round: all tiles in the heap, ships empty but for chests."""
    s.round += 1
    s.used |= s.drawn
    s.drawn = 0
    s.played = 0
    s.first = NONE
    s.loading = (1 << board.n_seats) - 1
    s.laid = 0
    s.lay = 0
    for tile in range(N_TILES):
        s.face_of_tile[tile] = TAKEN
    for face in range(N_FACES):
        s.hidden_of_face[face] = board.tiles_of_face[face]
    s.phase = LAY


@rule
def apply(s: Aboard, board: Board, seat: int, action: int, events: Row | None) -> None:
    """Play one action that `legal` allows; the caller has checked it."""
    if action < actions.TAKE:
        happen(s, board, action, events)
    elif action < actions.MEET:
        load(s, board, seat, action, events)
    elif is_wish(action):
        note_wishes(s, seat, action, events)
    elif action < actions.WISH or is_fulfilment(action):
        decide(s, board, seat, action, events)
    else:
        handle(s, board, seat, action, events)


# Chance


@rule
def happen(s: Aboard, board: Board, action: int, events: Row | None) -> None:
    """What chance brings."""
    if action >= actions.REVEALED:
        reveal(s, board, action - actions.REVEALED, events)
    elif action >= actions.TOPPED:
        if s.card == NONE:
            show_top(s, board, action - actions.TOPPED, events)
        else:
            show_next(s, action - actions.TOPPED, events)
    elif action >= actions.TURNED:
        if s.phase == TURN:
            turn(s, board, action - actions.TURNED, events)
        else:
            snatch(s, board, action - actions.TURNED, events)
    elif action >= actions.DEALT:
        deal(s, board, action - actions.DEALT, events)
    elif action >= actions.LAID:
        lay(s, board, action - actions.LAID)
    else:
        s.starter = action - actions.BEGAN
        s.phase = LAY
        emit(events, event.BEGAN, s.starter, EVERYONE, NONE, NONE, NONE)


@rule
def lay(s: Aboard, board: Board, n: int) -> None:
    """§1.2 So many of the tiles with the next face lie open; when all are laid the others lie face down."""
    for _ in range(n):
        s.face_of_tile[s.laid] = s.lay
        s.laid += 1
    s.hidden_of_face[s.lay] -= n
    s.lay += 1
    while s.lay < N_FACES and board.tiles_of_face[s.lay] == 0:
        s.lay += 1
    if s.lay == N_FACES:
        for tile in range(s.laid, s.laid + face_down(s)):
            s.face_of_tile[tile] = DOWN
        s.phase = DEAL


@rule
def deal(s: Aboard, board: Board, card: int, events: Row | None) -> None:
    """§1.3, §3.1, §9.3 The cards of the round; with the last one all are open and loading begins, or all are drawn again."""
    s.drawn |= 1 << card
    if dealt(s) == PER_ROUND and board.random_cards and board.rules > 1 and lacks_category(s, board):
        s.drawn = 0
        emit(events, event.REDEALT, CHANCE, EVERYONE, NONE, NONE, NONE)
    elif dealt(s) == PER_ROUND:
        emit(events, event.ALL_ABOARD, CHANCE, EVERYONE, s.round, NONE, NONE)
        s.phase = LOAD if board.in_turns else GRAB
        s.seat = opener(s, board)
        if board.in_turns:
            begin_turn(s, board, events)


# Loading


@rule
def opener(s: Aboard, board: Board) -> int:
    """§4.1 Who loads first in this round; in a race it has no meaning."""
    return (s.starter + s.round - 1) % board.n_seats


@rule
def load(s: Aboard, board: Board, seat: int, action: int, events: Row | None) -> None:
    """§3, §4 A seat loads its ship; if ships become full together it comes first (§3.7)."""
    s.seat = seat
    if action == actions.CALM:
        advance(s, board, events)
    elif action >= actions.SNATCH:
        s.turned = first_down(s)
        s.place = action - actions.SNATCH
        s.phase = SNATCH
    elif action == actions.LEAVE:
        emit(events, event.LEFT, seat, EVERYONE, s.turned, NONE, NONE)
        s.turned = NONE
        advance(s, board, events)
    elif action >= actions.LOAD:
        load_good(s, seat, action - actions.LOAD, events)
        go_on_loading(s, board, seat, events)
    elif action >= actions.TURN:
        s.turned = action - actions.TURN
        s.phase = TURN
    else:
        place = BELOW if action >= actions.STOW else ON_DECK
        tile = action - (actions.STOW if place == BELOW else actions.TAKE)
        take(s, seat, tile, s.face_of_tile[tile], place, events)
        s.turned = NONE
        go_on_loading(s, board, seat, events)


@rule
def take(s: Aboard, seat: int, tile: int, face: int, place: int, events: Row | None) -> None:
    """§3.2, §3.4 A tile leaves the heap for the deck, before all eyes, or for the hold."""
    s.face_of_tile[tile] = TAKEN
    if place == ON_DECK:
        s.tiles_on_deck[seat][face % N_KINDS] += 1
        emit(events, event.TOOK, seat, EVERYONE, tile, face, NONE)
    else:
        s.tiles_below[seat][face] += 1
        emit(events, event.STOWED, seat, EVERYONE, tile, NONE, NONE)
        emit(events, event.SAW, seat, 1 << seat, face, NONE, NONE)


@rule
def load_good(s: Aboard, seat: int, colour: int, events: Row | None) -> None:
    """§3.5 A good of free choice onto a special space."""
    s.goods_below[seat][colour] += 1
    s.supply[colour] -= 1
    emit(events, event.LOADED, seat, EVERYONE, colour, NONE, NONE)


@rule
def turn(s: Aboard, board: Board, face: int, events: Row | None) -> None:
    """§3.3, §4.3 The turned tile lies open for all; in turns its finder may take it at once."""
    s.face_of_tile[s.turned] = face
    s.hidden_of_face[face] -= 1
    emit(events, event.TURNED, s.seat, EVERYONE, s.turned, face, NONE)
    if board.in_turns and is_usable(board, face):
        s.phase = TURNED
    else:
        s.turned = NONE
        advance(s, board, events)


@rule
def snatch(s: Aboard, board: Board, face: int, events: Row | None) -> None:
    """§4.4 A tile taken unseen; if it bears a starfish that counts, it stays in the heap, open."""
    tile = s.turned
    s.hidden_of_face[face] -= 1
    s.turned = NONE
    if not is_usable(board, face):
        s.face_of_tile[tile] = face
        emit(events, event.TURNED, s.seat, EVERYONE, tile, face, NONE)
    elif s.place == BELOW:
        take(s, s.seat, tile, face, BELOW, events)
    else:
        take(s, s.seat, tile, face, ON_DECK, None)
        emit(events, event.SNATCHED, s.seat, EVERYONE, tile, face, NONE)
    s.place = ON_DECK
    if board.batch > 1:
        s.hasty = 1
        s.picks += 1  # it was not one of them
    advance(s, board, events)


@rule
def go_on_loading(s: Aboard, board: Board, seat: int, events: Row | None) -> None:
    """§4.4 In turns of one pick it may be followed by haste."""
    if board.in_turns and board.batch == 1 and spaces(s, board, seat) > 0 and face_down(s) > 0:
        s.phase = HASTE
    else:
        advance(s, board, events)


@rule
def advance(s: Aboard, board: Board, events: Row | None) -> None:
    """§3.7, §4.1, §4.6 Ships that are full now; the first casts off. Then the next pick, the next seat, or the voyage."""
    for i in range(board.n_seats):
        seat = (s.seat + i) % board.n_seats
        if has(s.loading, seat) and is_loaded(s, board, seat):
            s.loading &= ~(1 << seat)
            emit(events, event.FULL, seat, EVERYONE, NONE, NONE, NONE)
            if s.first == NONE:
                s.first = seat
                emit(events, event.CAST_OFF, seat, EVERYONE, NONE, NONE, NONE)
    if s.loading == 0:
        s.picks = 0
        s.hasty = 0
        next_card(s, board, events)
        return
    s.phase = LOAD if board.in_turns else GRAB
    if not board.in_turns:
        s.seat = opener(s, board)  # who acted last has no meaning
    elif s.picks > 0 and has(s.loading, s.seat):
        s.picks -= 1
    else:
        s.seat = (s.seat + 1) % board.n_seats
        while not has(s.loading, s.seat):
            s.seat = (s.seat + 1) % board.n_seats
        begin_turn(s, board, events)


@rule
def begin_turn(s: Aboard, board: Board, events: Row | None) -> None:
    """§4.1, §4.6 The seat may make as many picks as the table has agreed on."""
    s.picks = board.batch - 1
    s.hasty = 0
    emit(events, event.TURN_BEGAN, s.seat, EVERYONE, NONE, NONE, NONE)


# The voyage


@rule
def next_card(s: Aboard, board: Board, events: Row | None) -> None:
    """§5.1, §6.2 The pile from the top; when only orders are left they come one by one."""
    following = s.next
    s.card = NONE
    s.top = NONE
    s.next = NONE
    s.meets = 0
    s.accepts = 0
    if unplayed(s) == 0:
        end_round(s, board, events)
    elif pile(s) > 0 and following != NONE:
        show_top(s, board, following, events)
    else:
        look_at_pile(s)


@rule
def look_at_pile(s: Aboard) -> None:
    """§6.2 The next back is due, or an order that was put under the pile."""
    if pile(s) > 0:
        s.phase = TOP
    else:
        s.top = ORDER
        s.postponed -= 1
        s.phase = REVEAL


@rule
def show_top(s: Aboard, board: Board, category: int, events: Row | None) -> None:
    """§5.1, §6.1, §6.2 The back of the next card: orders go under the pile, before pirates all decide."""
    emit(events, event.TOPPED, CHANCE, EVERYONE, category, NONE, NONE)
    if category == ORDER:
        s.postponed += 1
        emit(events, event.POSTPONED, CHANCE, EVERYONE, NONE, NONE, NONE)
        look_at_pile(s)
    else:
        s.top = category
        s.phase = REVEAL
        if category == PIRATES:
            s.asked = (1 << board.n_seats) - 1
            s.phase = MEET


@rule
def reveal(s: Aboard, board: Board, card: int, events: Row | None) -> None:
    """§5.2, §6.1 The card is open; all decide, of pirates those who met them. The back of the next card can be seen."""
    s.card = card
    s.played |= 1 << card
    emit(events, event.REVEALED, CHANCE, EVERYONE, card, NONE, NONE)
    s.asked = s.meets if s.top == PIRATES else (1 << board.n_seats) - 1
    s.phase = ANSWER
    if s.asked == 0:
        next_card(s, board, events)
    elif board.rules > 1 and pile(s) > 0:
        s.phase = TOP
    elif board.rules > 1 and unplayed(s):
        show_next(s, ORDER, events)


@rule
def show_next(s: Aboard, category: int, events: Row | None) -> None:
    """§5.1 The back of the next card, while the one before it is decided."""
    s.next = category
    s.phase = ANSWER
    emit(events, event.NEXT_SHOWN, CHANCE, EVERYONE, category, NONE, NONE)


@rule
def decide(s: Aboard, board: Board, seat: int, action: int, events: Row | None) -> None:
    """§5.3 Decisions are secret until all have decided."""
    s.asked &= ~(1 << seat)
    if action == actions.MEET:
        s.meets |= 1 << seat
    elif is_fulfilment(action):
        s.accepts |= 1 << seat
        note_wishes(s, seat, action, None)
    else:
        forget_wishes(s, seat)
    if s.asked == 0:
        if s.phase == MEET:
            tell_meeting(s, board, events)
        else:
            settle_card(s, board, events)


@rule
def tell_meeting(s: Aboard, board: Board, events: Row | None) -> None:
    """§6.1 Who meets the pirates and who flees is shown together; then the card."""
    for i in range(board.n_seats):
        seat = (s.first + i) % board.n_seats
        emit(events, event.MET if has(s.meets, seat) else event.FLED, seat, EVERYONE, NONE, NONE, NONE)
    s.phase = REVEAL


@rule
def settle_card(s: Aboard, board: Board, events: Row | None) -> None:
    """§5.3, §5.4 All answers are shown, all pay; then rewards and penalties, clockwise from who was full first."""
    for i in range(board.n_seats):
        seat = (s.first + i) % board.n_seats
        if has(s.accepts, seat):
            emit(events, event.FULFILLED, seat, EVERYONE, s.card, NONE, NONE)
            pay(s, board, seat, s.card, events)
            forget_wishes(s, seat)
            s.queue |= 1 << seat
        elif s.top != PIRATES or has(s.meets, seat):
            emit(events, event.DECLINED, seat, EVERYONE, s.card, NONE, NONE)
            if s.top == PIRATES:
                s.queue |= 1 << seat
    serve(s, board, events)


@rule
def serve(s: Aboard, board: Board, events: Row | None) -> None:
    """§5.4 The next who gets a reward or pays; when nobody is left the next card."""
    while s.queue:
        s.seat = next_served(s, board)
        s.queue &= ~(1 << s.seat)
        if has(s.accepts, s.seat):
            grant(s, board, events)
        else:
            penalize(s, board, events)
        if s.phase != ANSWER:
            return
    next_card(s, board, events)


@rule
def next_served(s: Aboard, board: Board) -> int:
    """§5.4 The first of the queue, clockwise from who was full first: those who pay the pirates, then those who get something.

    By rules 1 they are not told apart.
    """
    waiting = s.queue
    if board.rules > 1 and s.queue & ~s.accepts:
        waiting = s.queue & ~s.accepts
    seat = s.first
    while not has(waiting, seat):
        seat = (seat + 1) % board.n_seats
    return seat


@rule
def grant(s: Aboard, board: Board, events: Row | None) -> None:
    """§5.4, §5.5 The reward: money, goods as far as there are some, others by wish."""
    money = board.money_given[s.card]
    if money > 0:
        s.coins_of_seat[s.seat] += money
        emit(events, event.EARNED, s.seat, EVERYONE, money, NONE, NONE)
    s.wishes = board.wishes_given[s.card]
    for colour in range(N_COLOURS):
        given = board.goods_given[s.card][colour]
        s.reward[colour] = min(given, s.supply[colour])
        s.supply[colour] -= s.reward[colour]
        for _ in range(s.reward[colour]):
            emit(events, event.GOT, s.seat, EVERYONE, colour, NONE, NONE)
        s.wishes += given - s.reward[colour]
    ask_wish(s, board, events)


@rule
def ask_wish(s: Aboard, board: Board, events: Row | None) -> None:
    """§5.5 Goods of free choice, as long as the supply has any."""
    left = 0
    for colour in range(N_COLOURS):
        left += s.supply[colour]
    if s.wishes > 0 and left > 0:
        s.phase = CHOOSE
    else:
        s.wishes = 0
        store(s, board, events)


@rule
def store(s: Aboard, board: Board, events: Row | None) -> None:
    """§5.6 The reward goes below deck, then on deck; if it does not fit its owner makes room."""
    n = 0
    for colour in range(N_COLOURS):
        n += s.reward[colour]
    if n > max(0, hold_room(s, s.seat)) + max(0, deck_room(s, board, s.seat)):
        s.phase = STORE
        return
    for colour in range(N_COLOURS):
        while s.reward[colour] > 0:
            s.reward[colour] -= 1
            place = BELOW if hold_room(s, s.seat) > 0 else ON_DECK
            if place == BELOW:
                s.goods_below[s.seat][colour] += 1
            else:
                s.goods_on_deck[s.seat][colour] += 1
            emit(events, event.STORED, s.seat, EVERYONE, colour, place, NONE)
    s.phase = ANSWER


@rule
def penalize(s: Aboard, board: Board, events: Row | None) -> None:
    """§6.1 Who met the pirates in vain pays money, and a good if there is one."""
    money = min(board.penalty, s.coins_of_seat[s.seat])
    s.coins_of_seat[s.seat] -= money
    emit(events, event.PENALIZED, s.seat, EVERYONE, money, NONE, NONE)
    if all_goods(s, s.seat) > 0:
        s.phase = PAY


@rule
def handle(s: Aboard, board: Board, seat: int, action: int, events: Row | None) -> None:
    """§5.5 to §6.1, §7.3 Goods, tiles and chests in a seat's hands."""
    if action >= actions.BURY:
        bury(s, board, seat, action - actions.BURY, events)
        bury_next(s, board, events)
    elif action >= actions.HAND_OVER:
        place = give_good(s, seat, action - actions.HAND_OVER)
        emit(events, event.HANDED_OVER, seat, EVERYONE, action - actions.HAND_OVER, place, NONE)
        s.phase = ANSWER
        serve(s, board, events)
    elif action < actions.WAIVE:
        colour = action - actions.WISH
        s.reward[colour] += 1
        s.supply[colour] -= 1
        s.wishes -= 1
        emit(events, event.WISHED, seat, EVERYONE, colour, NONE, NONE)
        ask_wish(s, board, events)
        go_on_serving(s, board, events)
    else:
        throw(s, board, seat, action, events)


@rule
def throw(s: Aboard, board: Board, seat: int, action: int, events: Row | None) -> None:
    """§5.7 Things go overboard, to make room or for any other reason; wishes about a payment have to be said anew (§5.8)."""
    forget_wishes(s, seat)
    if action >= actions.SPILL:
        place = give_good(s, seat, action - actions.SPILL)
        emit(events, event.SPILLED, seat, EVERYONE, action - actions.SPILL, place, NONE)
    elif action >= actions.DUMP:
        place = give_tile(s, seat, action - actions.DUMP)
        emit(events, event.DUMPED, seat, EVERYONE, action - actions.DUMP, place, NONE)
        settle_goods(s, board, seat, events)
    else:
        s.reward[action - actions.WAIVE] -= 1
        s.supply[action - actions.WAIVE] += 1
        emit(events, event.WAIVED, seat, EVERYONE, action - actions.WAIVE, NONE, NONE)
    if s.phase == STORE:
        store(s, board, events)
        go_on_serving(s, board, events)


@rule
def go_on_serving(s: Aboard, board: Board, events: Row | None) -> None:
    """A reward is stored: the next one in the queue."""
    if s.phase == ANSWER:
        serve(s, board, events)


# The end of a round


@rule
def end_round(s: Aboard, board: Board, events: Row | None) -> None:
    """§7.1, §7.2 Goods are sold, tiles go back; after the second round it is over, else chests follow."""
    for i in range(board.n_seats):
        seat = (s.first + i) % board.n_seats
        sold = all_goods(s, seat)
        for colour in range(N_COLOURS):
            if goods(s, seat, colour) > 0:
                on_deck = s.goods_on_deck[seat][colour]
                emit(events, event.UNLOADED, seat, EVERYONE, colour, on_deck, s.goods_below[seat][colour])
            s.supply[colour] += goods(s, seat, colour)
            s.goods_on_deck[seat][colour] = 0
            s.goods_below[seat][colour] = 0
        s.coins_of_seat[seat] += sold
        emit(events, event.SOLD, seat, EVERYONE, sold, NONE, NONE)
        on_deck = 0
        below = 0
        for kind in range(N_KINDS):
            on_deck += s.tiles_on_deck[seat][kind]
            s.tiles_on_deck[seat][kind] = 0
        for face in range(N_FACES):
            below += s.tiles_below[seat][face]
            s.tiles_below[seat][face] = 0
        emit(events, event.LANDED, seat, EVERYONE, on_deck, below, NONE)
    if s.round == N_ROUNDS:
        s.phase = OVER
        emit(events, event.ENDED, CHANCE, EVERYONE, NONE, NONE, NONE)
    else:
        bury_next(s, board, events)


@rule
def bury_next(s: Aboard, board: Board, events: Row | None) -> None:
    """§7.3 Every ten coins become a chest; its owner says where, if there is a choice."""
    for i in range(board.n_seats):
        seat = (s.first + i) % board.n_seats
        while s.coins_of_seat[seat] >= board.chest and spaces(s, board, seat) > 0:
            deck = deck_spaces(s, board, seat)
            if deck > 0 and hold_spaces(s, seat) > 0:
                s.seat = seat
                s.phase = CHEST
                return
            bury(s, board, seat, ON_DECK if deck > 0 else BELOW, events)
    console(s, board, events)
    prepare(s, board)


@rule
def bury(s: Aboard, board: Board, seat: int, place: int, events: Row | None) -> None:
    """§7.3 A chest takes a space for the rest of the match."""
    s.coins_of_seat[seat] -= board.chest
    if place == ON_DECK:
        s.chests_on_deck[seat] += 1
    else:
        s.chests_below[seat] += 1
    emit(events, event.BURIED, seat, EVERYONE, place, board.chest, NONE)


@rule
def console(s: Aboard, board: Board, events: Row | None) -> None:
    """§7.4 The poorest get a parrot, unless all are equal."""
    least = total(s, board, 0)
    most = least
    for seat in range(board.n_seats):
        least = min(least, total(s, board, seat))
        most = max(most, total(s, board, seat))
    for seat in range(board.n_seats):
        if least < most and total(s, board, seat) == least:
            s.parrots |= 1 << seat
            emit(events, event.CONSOLED, seat, EVERYONE, NONE, NONE, NONE)


@rule
def round_of(s: Aboard) -> int:
    """Which of the two rounds it is."""
    return s.round
