"""What a sensible player likes, how a position stands, and what a learner sees: judgement, no rule."""

from typing import Final

from seaboard.engine.bits import count, has, lowest, write_ids
from seaboard.engine.chance import M62, scatter
from seaboard.engine.contract import best_of_policy
from seaboard.engine.rule import rule
from seaboard.engine.state import MAX_SEATS, NONE, Row
from seaboard.games.aboard import actions
from seaboard.games.aboard.answers import can_answer, is_fulfilment, is_wish, joker_of, spare_of
from seaboard.games.aboard.board import COIN, Board
from seaboard.games.aboard.choices import can_hasten, places, write_down
from seaboard.games.aboard.heap import dealt, face_down, is_usable, spaces, unplayed
from seaboard.games.aboard.hull import aboard, all_goods, can_pay, deck_room, deck_spaces, goods, hold_room, hold_spaces, total
from seaboard.games.aboard.knowledge import FADES, PERCENT, SPREAD, is_at_sea, shows_stores
from seaboard.games.aboard.state import (
    ANSWER,
    GRAB,
    HASTE,
    LOAD,
    MEET,
    MONKEY,
    N_ASKED,
    N_CATEGORIES,
    N_COLOURS,
    N_FACES,
    N_KINDS,
    N_SPECIAL,
    N_TILES,
    OVER,
    PER_ROUND,
    PIRATES,
    STORAGE,
    TAKEN,
    TURNED,
    Aboard,
)

BASE: Final = 10_000  # keeps every wish above 0
# Improved by self-play: docs/bots.md.
STORE: Final = 50  # a storage tile, for the goods it saves
UNKNOWN: Final = 135  # a tile that nobody has seen
KEPT: Final = 67  # a good that no card to come asks for
HURRY: Final = 1000  # a tile besides the picks of a turn: more than any in sight
LOADED: Final = 60  # a good can be loaded at any time: tiles first
PENALTY: Final = 320  # two coins and a good
SURE: Final = 40  # in a hundred pirates: with fewer that can be paid one flees
TASTES: Final = 2 * FADES  # beyond what a seat notices and remembers: what it likes
TASTE: Final = 12  # in a hundred: what a seat's taste adds to a thing or takes from it


@rule
def demand(s: Aboard, board: Board, kind: int, have: int) -> int:
    """What one more tile of a kind is worth to who has so many: its part of the best cards still to come that ask for it."""
    best = 0
    cards = unplayed(s) & board.cards_of_kind[kind] if kind < N_ASKED else 0
    wanted = 0
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        wanted += board.tiles_asked[card][kind]
        best = max(best, board.worth_of_tile[card])
    if wanted <= have:
        return 0
    return best * (wanted - have) // wanted + best // 9


@rule
def tile_worth(s: Aboard, board: Board, seat: int, kind: int) -> int:
    """What one more tile of a kind is worth to a seat."""
    if kind == STORAGE:
        return STORE // (1 + aboard(s, seat, STORAGE))
    if kind == MONKEY:
        return UNKNOWN * 2 if board.jokers else 0
    return demand(s, board, kind, aboard(s, seat, kind))


@rule
def good_worth(s: Aboard, board: Board, seat: int, colour: int) -> int:
    """What one more good of a colour is worth: more if an order or trade still to come asks for it."""
    value = KEPT
    have = goods(s, seat, colour)
    cards = unplayed(s) & board.cards_of_colour[colour]
    while cards:
        if board.goods_asked[lowest(cards)][colour] > have:
            value += 25
        cards &= cards - 1
    return value


@rule
def to_taste(s: Aboard, seat: int, thing: int, value: int) -> int:
    """What a thing is worth to this seat's own taste; things are tiles by kind, goods by colour, and what lies face down.

    A taste is as good as drawn, for each seat and match: it follows from the cards of the first round that the seat knows.
    """
    cards = s.used if s.used != 0 else s.drawn
    key = TASTES + thing * MAX_SEATS + seat
    return value * (PERCENT - TASTE + scatter((cards ^ key * SPREAD) & M62, 2 * TASTE + 1)) // PERCENT


@rule
def dearest(value: int) -> int:
    """The most that a thing of this value may be worth to anybody's taste."""
    return value * (PERCENT + TASTE) // PERCENT


@rule
def tile_loss(s: Aboard, board: Board, seat: int, card: int) -> int:
    """What the tiles that a card asks for could bring elsewhere."""
    loss = 0
    for kind in range(N_ASKED):
        for i in range(board.tiles_asked[card][kind]):
            loss += demand(s, board, kind, max(0, aboard(s, seat, kind) - 1 - i))
    return loss


@rule
def answer_worth(s: Aboard, board: Board, seat: int) -> int:
    """What fulfilling the card gains over letting it pass."""
    gain = board.worth_of_card[s.card]
    if s.top == PIRATES:
        gain += PENALTY
    for colour in range(N_COLOURS):
        gain -= board.goods_asked[s.card][colour] * COIN
    return gain - tile_loss(s, board, seat, s.card)


@rule
def meet_worth(s: Aboard, board: Board, seat: int) -> int:
    """How much better than fleeing it is to meet: by the pirates still to come that can be paid.

    Who has overlooked some of them takes those for any of the others in the box.
    """
    pirates = board.cards_of_category[PIRATES]
    known = unplayed(s) & pirates
    unknown = min(PER_ROUND - dealt(s), max(0, board.round_of_category[PIRATES] - count(s.drawn & pirates)))
    if known == 0 and unknown == 0:
        unknown = 1  # one lies on top
    if unknown == 0:
        return 1 if 100 * payable(s, board, seat, known) >= SURE * count(known) else -1
    others = pirates & ~s.used & ~s.drawn
    n = max(1, count(others))
    paid = payable(s, board, seat, known) * n + payable(s, board, seat, others) * unknown
    return 1 if 100 * paid >= SURE * n * (count(known) + unknown) else -1


@rule
def payable(s: Aboard, board: Board, seat: int, cards: int) -> int:
    """How many of these cards the seat can pay now."""
    n = 0
    while cards:
        n += 1 if can_pay(s, board, seat, lowest(cards), NONE) else 0
        cards &= cards - 1
    return n


@rule
def is_behind(s: Aboard, board: Board, seat: int) -> bool:
    """Is another ship, that still loads, fuller by three tiles or more, or by two and all that one turn may bring?"""
    least = spaces(s, board, seat)
    for other in range(board.n_seats):
        least = min(least, spaces(s, board, other))
    return s.first == NONE and least + 2 + board.batch <= spaces(s, board, seat)


@rule
def lets_lie(s: Aboard) -> bool:
    """In a race: does nobody turn tiles as long as something else can be taken?

    Once a ship has cast off others wait for whoever turns; before that half of what lay face down is left to slower hands.
    """
    return s.phase == GRAB and (s.first != NONE or 2 * face_down(s) <= N_TILES - s.laid)


@rule
def loading_worth(s: Aboard, board: Board, seat: int, action: int) -> int:
    """How to load: what the cards ask for, turning tiles when nothing in sight is worth much, goods last; near ties by taste."""
    if action >= actions.SNATCH and s.phase == LOAD:
        return HURRY if is_behind(s, board, seat) else -1
    if action >= actions.SNATCH:
        return (1 if is_behind(s, board, seat) else -1) if action < actions.CALM else 0
    if action == actions.LEAVE:
        return UNKNOWN // 2
    if action >= actions.LOAD:
        colour = action - actions.LOAD
        return to_taste(s, seat, N_KINDS + colour, LOADED + good_worth(s, board, seat, colour) // 10)
    if action >= actions.TURN:
        return -1 if lets_lie(s) else to_taste(s, seat, N_KINDS + N_COLOURS, UNKNOWN)
    kind = s.face_of_tile[(action - actions.TAKE) % N_TILES] % N_KINDS
    secret = 1 if action >= actions.STOW else 0
    return to_taste(s, seat, kind, tile_worth(s, board, seat, kind)) + secret


@rule
def throw_worth(s: Aboard, board: Board, seat: int, action: int) -> int:
    """What to give up, if something must be: never before a reward waits."""
    if s.phase <= ANSWER:
        return -BASE
    if action >= actions.SPILL:
        return -good_worth(s, board, seat, action - actions.SPILL) - 1
    if action >= actions.DUMP:
        kind = action - actions.DUMP
        if kind == STORAGE:
            return -BASE
        return -demand(s, board, kind, max(0, aboard(s, seat, kind) - 1))
    return -good_worth(s, board, seat, action - actions.WAIVE)


@rule
def policy(s: Aboard, board: Board, seat: int, action: int) -> int:
    """How much a sensible player likes this action."""
    value = 0
    if action < actions.TAKE:
        value = 0
    elif action < actions.MEET:
        value = loading_worth(s, board, seat, action)
    elif action <= actions.FLEE:
        value = meet_worth(s, board, seat) if action == actions.MEET else 0
    elif is_fulfilment(action) or is_wish(action):
        value = answer_worth(s, board, seat)
        value -= (0 if spare_of(action) == NONE else 1) + (0 if joker_of(action) == NONE else 2)
    elif action == actions.DECLINE:
        value = 0
    elif action < actions.WAIVE:
        value = good_worth(s, board, seat, action - actions.WISH)
    elif action < actions.HAND_OVER:
        value = throw_worth(s, board, seat, action)
    elif action < actions.BURY:
        value = -good_worth(s, board, seat, action - actions.HAND_OVER)
    else:
        value = 1 if action == actions.BURY else 0
    return max(0, BASE + value)


@rule
def favourites(s: Aboard, board: Board, seat: int, out: Row) -> int:
    """The actions that a sensible player likes best. It throws nothing away and has no wish before it must."""
    if s.phase in (LOAD, GRAB):
        return favourite_loads(s, board, seat, out)
    if s.phase == MEET:
        out[0] = actions.MEET if meet_worth(s, board, seat) > 0 else actions.FLEE
        return 1
    if s.phase == TURNED:
        return favourite_turned(s, board, seat, out)
    if s.phase == ANSWER:
        gain = answer_worth(s, board, seat) if can_answer(s, board, seat, actions.FULFIL) else -1
        out[0] = actions.FULFIL if gain >= 0 else actions.DECLINE
        out[1] = actions.DECLINE
        return 1 if gain else 2
    if s.phase == HASTE:
        out[0] = actions.CALM
        return write_ids(places(s, board, seat), actions.SNATCH, out, 0) if is_behind(s, board, seat) else 1
    return best_of_policy(s, board, seat, out)


@rule
def favourite_turned(s: Aboard, board: Board, seat: int, out: Row) -> int:
    """What to do with the tile that the seat has turned: rather below deck than on it, or leave it."""
    hold = hold_spaces(s, seat)
    out[0] = actions.LEAVE
    if hold <= 0 and deck_spaces(s, board, seat) <= 0:
        return 1
    kind = s.face_of_tile[s.turned] % N_KINDS
    like = to_taste(s, seat, kind, tile_worth(s, board, seat, kind)) + (1 if hold > 0 else 0)
    if like < UNKNOWN // 2:
        return 1
    out[0] = s.turned + (actions.STOW if hold > 0 else actions.TAKE)
    out[1] = actions.LEAVE
    return 1 if like > UNKNOWN // 2 else 2


@rule
def favourite_loads(s: Aboard, board: Board, seat: int, out: Row) -> int:
    """The tiles and goods that a sensible player likes best to load; tiles of a kind are worth the same, and more below deck."""
    n = 0
    best = NONE
    hold = hold_spaces(s, seat)
    if hold > 0 or deck_spaces(s, board, seat) > 0:
        first_id = actions.STOW if hold > 0 else actions.TAKE
        secret = 1 if hold > 0 else 0
        kinds = 0
        left = open_kinds(s, board)
        while left:
            kind = lowest(left)
            left &= left - 1
            value = tile_worth(s, board, seat, kind)
            if dearest(value) + secret < best:
                continue
            like = to_taste(s, seat, kind, value) + secret
            if like > best:
                best = like
                kinds = 0
            if like == best:
                kinds |= 1 << kind
        turns = dearest(UNKNOWN) >= best and face_down(s) > 0 and not lets_lie(s)
        down = to_taste(s, seat, N_KINDS + N_COLOURS, UNKNOWN) if turns else NONE
        if best >= down:
            n = write_kinds(s, board, kinds, first_id, out)
        if down >= best:
            best = down
            n = write_down(s, board, out, n)
    if all_goods(s, seat) < N_SPECIAL:
        for colour in range(N_COLOURS):
            value = LOADED + good_worth(s, board, seat, colour) // 10 if s.supply[colour] > 0 else NONE
            if value == NONE or dearest(value) < best:
                continue
            like = to_taste(s, seat, N_KINDS + colour, value)
            if like > best:
                best = like
                n = 0
            if like == best:
                out[n] = actions.LOAD + colour
                n += 1
    if can_hasten(s, board) and best <= HURRY and is_behind(s, board, seat):
        n = write_ids(places(s, board, seat), actions.SNATCH, out, n if best == HURRY else 0)
    return n


@rule
def open_kinds(s: Aboard, board: Board) -> int:
    """The kinds of which a tile lies open that may be taken, as a mask."""
    faces = 0
    for tile in range(N_TILES):
        faces |= 1 << (s.face_of_tile[tile] - TAKEN)
    faces >>= -TAKEN
    return faces & (1 << N_KINDS) - 1 | (0 if board.no_starfish else faces >> N_KINDS)


@rule
def write_kinds(s: Aboard, board: Board, kinds: int, first_id: int, out: Row) -> int:
    """Write the open tiles of these kinds that may be taken; in turns the lowest of each."""
    n = 0
    for tile in range(N_TILES):
        face = s.face_of_tile[tile]
        if is_usable(board, face) and has(kinds, face % N_KINDS):
            out[n] = first_id + tile
            n += 1
            if board.in_turns:
                kinds &= ~(1 << face % N_KINDS)
                if kinds == 0:
                    break
    return n


@rule
def payoff(s: Aboard, board: Board, seat: int) -> int:
    """1000 shared by the winners and 0 for the others; before the end by how far the seat is ahead of the best other."""
    if s.phase == OVER:
        best = 0
        winners = 0
        for other in range(board.n_seats):
            best = max(best, total(s, board, other))
        for other in range(board.n_seats):
            winners += 1 if total(s, board, other) == best else 0
        return 1000 // winners if total(s, board, seat) == best else 0
    best = 0
    for other in range(board.n_seats):
        if other != seat:
            best = max(best, total(s, board, other) + all_goods(s, other))
    ahead = total(s, board, seat) + all_goods(s, seat) - best
    return 500 + max(-400, min(400, 10 * ahead))


# What a learner sees, in this order.
PER_SEAT: Final = N_KINDS + N_COLOURS + 8  # deck, goods on deck; below: tiles, goods; room, money, chests, parrot, loading
N_FEATURES: Final = (
    (OVER + 1)
    + 1
    + 2 * N_CATEGORIES
    + 2 * N_COLOURS
    + N_FACES
    + 1
    + N_ASKED
    + N_COLOURS
    + N_KINDS
    + N_COLOURS
    + MAX_SEATS * PER_SEAT
    + 2
)


@rule
def features(s: Aboard, board: Board, seat: int, out: Row) -> None:
    """Write what the seat may know as small numbers; the seats follow clockwise from the one that looks."""
    for i in range(N_FEATURES):
        out[i] = 0
    out[s.phase] = 1
    at = OVER + 1
    out[at] = s.round
    at += 1
    if s.top != NONE:
        out[at + s.top] = 1
    at += N_CATEGORIES
    if s.next != NONE:
        out[at + s.next] = 1
    at += N_CATEGORIES
    for colour in range(N_COLOURS):
        out[at + colour] = s.supply[colour]
        out[at + N_COLOURS + colour] = s.reward[colour]
    at += 2 * N_COLOURS
    down = 0
    for tile in range(N_TILES):
        face = s.face_of_tile[tile]
        if face >= 0:
            out[at + face] += 1
        elif face == NONE:
            down += 1
    at += N_FACES
    out[at] = down
    at += 1
    cards = unplayed(s)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        for kind in range(N_ASKED):
            out[at + kind] += board.tiles_asked[card][kind]
        for colour in range(N_COLOURS):
            out[at + N_ASKED + colour] += board.goods_asked[card][colour]
    at += N_ASKED + N_COLOURS
    if seat < board.n_seats:
        for kind in range(N_KINDS):
            out[at + kind] = aboard(s, seat, kind)
        for colour in range(N_COLOURS):
            out[at + N_KINDS + colour] = goods(s, seat, colour)
    at += N_KINDS + N_COLOURS
    for i in range(board.n_seats):
        write_ship(s, board, (seat + i) % board.n_seats, seat, out, at)
        at += PER_SEAT
    out[N_FEATURES - 2] = s.picks
    out[N_FEATURES - 1] = s.hasty


@rule
def write_ship(s: Aboard, board: Board, seat: int, observer: int, out: Row, at: int) -> None:
    """What all see of a ship, and its owner of the room it has."""
    for kind in range(N_KINDS):
        out[at + kind] = s.tiles_on_deck[seat][kind]
    at += N_KINDS
    for colour in range(N_COLOURS):
        out[at + colour] = s.goods_on_deck[seat][colour]
        out[at + N_COLOURS + 1] += s.goods_below[seat][colour]
    at += N_COLOURS
    for face in range(N_FACES):
        out[at] += s.tiles_below[seat][face]
    if ((seat == observer and is_at_sea(s)) or shows_stores(s, board)) and s.phase != OVER:
        out[at + 2] = deck_room(s, board, seat) + hold_room(s, seat)
    out[at + 3] = s.coins_of_seat[seat]
    out[at + 4] = s.chests_on_deck[seat]
    out[at + 5] = s.chests_below[seat]
    out[at + 6] = 1 if has(s.parrots, seat) else 0
    out[at + 7] = 1 if has(s.loading, seat) else 0
