"""What is true of every position of a match: conservation, bounds, phases."""

from seaboard.engine.bits import count, has, members
from seaboard.engine.state import MAX_SEATS, NONE, out_of_bounds
from seaboard.games.aboard.board import Board
from seaboard.games.aboard.data import COLOURS, KINDS
from seaboard.games.aboard.heap import face_down, is_loaded, is_usable, unplayed
from seaboard.games.aboard.hull import all_goods, deck_room, deck_spaces, goods, hold_room, hold_spaces
from seaboard.games.aboard.state import (
    ANSWER,
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
    N_SPECIAL,
    ORDER,
    PAY,
    PER_COLOUR,
    PER_ROUND,
    PIRATES,
    REVEAL,
    SNATCH,
    STORE,
    TOP,
    TURN,
    TURNED,
    Aboard,
)

LOADING = (TURN, SNATCH, GRAB, LOAD, TURNED, HASTE)


def invariants(s: Aboard, board: Board) -> list[str]:
    """A sentence for everything that is wrong with the position."""
    return out_of_bounds(s) or [
        *_tile_faults(s, board),
        *_good_faults(s, board),
        *_ship_faults(s, board),
        *_card_faults(s, board),
        *_phase_faults(s, board),
    ]


def _tile_faults(s: Aboard, board: Board) -> list[str]:
    """No face is there more often than it was made; numbers in the heap fit what lies there."""
    faults = []
    for face in range(N_FACES):
        found = s.hidden_of_face[face] + s.face_of_tile.count(face) + sum(tiles[face] for tiles in s.tiles_below)
        if found > board.tiles_of_face[face]:
            faults.append(f"face {face} is there {found} times, expected at most {board.tiles_of_face[face]}")
    for kind in range(N_KINDS):
        made = board.tiles_of_face[kind] + board.tiles_of_face[N_KINDS + kind]
        found = sum(tiles[kind] for tiles in s.tiles_on_deck)
        for face in (kind, N_KINDS + kind):
            found += s.hidden_of_face[face] + s.face_of_tile.count(face) + sum(tiles[face] for tiles in s.tiles_below)
        if found > made:
            faults.append(f"{KINDS[kind]} is there {found} times, expected at most {made}")
    if s.phase > LAY and s.phase != SNATCH and s.face_of_tile.count(DOWN) != face_down(s):
        faults.append(f"{s.face_of_tile.count(DOWN)} tiles lie face down, {face_down(s)} are counted")
    if board.no_starfish and any(sum(tiles[N_KINDS:]) for tiles in s.tiles_below):
        faults.append("a tile with a starfish is below deck")
    if (s.turned != NONE) != (s.phase in (TURN, SNATCH, TURNED)):
        faults.append(f"tile {s.turned} is being turned in phase {s.phase}")
    elif s.phase == TURNED and not is_usable(board, s.face_of_tile[s.turned]):
        faults.append(f"tile {s.turned} was turned, but cannot be taken")
    return faults


def _good_faults(s: Aboard, board: Board) -> list[str]:
    faults = []
    for colour in range(N_COLOURS):
        found = s.supply[colour] + s.reward[colour] + sum(goods(s, seat, colour) for seat in range(MAX_SEATS))
        if found != PER_COLOUR:
            faults.append(f"{COLOURS[colour]} goods are there {found} times, expected {PER_COLOUR}")
    faults += [
        f"ship {seat} has {all_goods(s, seat)} goods while it is loaded"
        for seat in range(board.n_seats)
        if s.phase in LOADING and (any(s.goods_on_deck[seat]) or all_goods(s, seat) > N_SPECIAL)
    ]
    if any(s.reward) and s.phase not in (CHOOSE, STORE):
        faults.append(f"a reward waits in phase {s.phase}")
    return faults


def _ship_faults(s: Aboard, board: Board) -> list[str]:
    """Nothing lies where no space is; seats that do not play have nothing."""
    faults = []
    for seat in range(MAX_SEATS):
        if deck_spaces(s, board, seat) < 0 or hold_spaces(s, seat) < 0:
            faults.append(f"ship {seat} carries more tiles and chests than it has spaces")
        elif deck_room(s, board, seat) < 0 or hold_room(s, seat) < 0:
            faults.append(f"ship {seat} carries more goods than fit")
        chests = s.chests_on_deck[seat] + s.chests_below[seat]
        owned = sum(s.tiles_on_deck[seat]) + sum(s.tiles_below[seat]) + all_goods(s, seat) + s.coins_of_seat[seat] + chests
        if seat >= board.n_seats and owned:
            faults.append(f"seat {seat} does not play")
    return faults


def _card_faults(s: Aboard, board: Board) -> list[str]:
    faults = []
    if s.used & s.drawn or s.played & ~s.drawn:
        faults.append("a card is in two places")
    if count(s.drawn) != PER_ROUND and s.phase > DEAL:
        faults.append(f"the round has {count(s.drawn)} cards, expected {PER_ROUND}")
    orders = count(unplayed(s) & board.cards_of_category[ORDER])
    if s.postponed > orders:
        faults.append(f"{s.postponed} orders are under the pile, {orders} are left")
    if s.card != NONE and (not has(s.played, s.card) or board.category_of_card[s.card] != s.top):
        faults.append(f"card {s.card} is played, but not as one of category {s.top}")
    if s.phase != TOP and (s.card != NONE) != (s.phase in (ANSWER, CHOOSE, STORE, PAY)):
        faults.append(f"card {s.card} is played in phase {s.phase}")
    if s.next != NONE and (board.rules == 1 or s.card == NONE or not unplayed(s) & board.cards_of_category[s.next]):
        faults.append(f"a card of category {s.next} comes next in phase {s.phase}")
    if s.phase == TOP and count(unplayed(s)) <= s.postponed:
        faults.append("the pile is empty but for orders that were put under it")
    if s.phase == REVEAL and (s.top == NONE or not unplayed(s) & board.cards_of_category[s.top]):
        faults.append(f"no card of category {s.top} is left")
    return faults


def _phase_faults(s: Aboard, board: Board) -> list[str]:
    faults = []
    seats = (1 << board.n_seats) - 1
    if s.seat >= board.n_seats or s.starter >= board.n_seats or s.first >= board.n_seats:
        faults.append(f"seats {s.seat}, {s.starter} and {s.first} act, expected seats below {board.n_seats}")
    masks = s.loading | s.asked | s.meets | s.accepts | s.queue | s.parrots
    if masks & ~seats:
        faults.append(f"seats {members(masks & ~seats)} do not play")
    if bool(s.asked) != (s.phase in (MEET, ANSWER) or (s.phase == TOP and s.card != NONE)):
        faults.append(f"seats {members(s.asked)} have to decide in phase {s.phase}")
    if s.accepts & s.asked or (s.phase == MEET and s.meets & s.asked) or (s.top == PIRATES and s.accepts & ~s.meets):
        faults.append("a seat has decided that has not been asked, or is asked still")
    if (s.phase == LOAD) > board.in_turns or (s.phase == GRAB and board.in_turns):
        faults.append(f"phase {s.phase} does not fit the pace")
    if s.picks >= board.batch or (s.hasty and board.batch == 1) or ((s.picks or s.hasty) and s.phase not in LOADING):
        faults.append(f"{s.picks} more picks in phase {s.phase}, in turns of {board.batch}")
    if s.phase in LOADING and not faults:
        faults += [f"ship {q} is full" for q in members(s.loading) if s.phase in (LOAD, GRAB) and is_loaded(s, board, q)]
        if s.loading == 0 or (s.loading == seats) != (s.first == NONE):
            faults.append(f"seats {members(s.loading)} load, the first full ship is {s.first}")
        if s.phase in (LOAD, TURNED) and not has(s.loading, s.seat):
            faults.append(f"seat {s.seat} loads, but its ship is full")
    if s.loading and s.phase in (TOP, REVEAL, MEET, ANSWER, CHOOSE, STORE, PAY, CHEST):
        faults.append(f"seats {members(s.loading)} still load in phase {s.phase}")
    if s.phase != ANSWER and (any(map(any, s.spared)) or any(map(any, s.named))):
        faults.append(f"a payment is wished for in phase {s.phase}")
    if s.phase == STORE and not faults and sum(s.reward) <= deck_room(s, board, s.seat) + hold_room(s, s.seat):
        faults.append("room is made for a reward that fits")
    if bool(s.wishes) != (s.phase == CHOOSE):
        faults.append(f"{s.wishes} wishes in phase {s.phase}")
    return faults
