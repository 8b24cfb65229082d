"""What a sensible player likes, how a position stands, and what a learner sees: judgement, no rule."""

from typing import Final

from seaboard.engine.bits import has, lowest, write_ids
from seaboard.engine.contract import best_of_policy
from seaboard.engine.rule import rule
from seaboard.engine.state import MAX_SEATS, NONE, Row
from seaboard.games.smugglers import actions
from seaboard.games.smugglers.board import HOME, Board
from seaboard.games.smugglers.data import FAR
from seaboard.games.smugglers.squares import (
    boat_on,
    boats,
    in_pile,
    is_lit,
    island_of,
    must_leave,
    next_caught,
    origin_of,
    push_squares,
    stops,
    stops_among,
    takes_among,
    throw_squares,
    touching,
)
from seaboard.games.smugglers.state import (
    BEAM,
    N_BEAMS,
    N_FACES,
    N_ISLANDS,
    N_SEA,
    N_SQUARES,
    OVER,
    PUSH,
    SAIL,
    SEA,
    THROW,
    Smugglers,
)

BASE: Final = 10_000  # keeps every wish above 0
UNKNOWN_POINTS: Final = 2  # a piece nobody has looked at is worth this on average
UNKNOWN_WAY: Final = 7  # and goes this far


@rule
def far(s: Smugglers, board: Board, start: int, goal: int) -> int:
    """Steps from square to square around the rocks, light and boats apart."""
    return board.distance[start][goal] if s.rocks == board.rocks else walk(s, board, start, goal)


@rule
def walk(s: Smugglers, board: Board, start: int, goal: int) -> int:
    """The same around rocks that were placed in this match: step by step."""
    reached = 1 << start
    edge = reached
    for n in range(FAR):
        if has(reached, goal):
            return n
        edge = touching(board, edge) & ~reached & ~s.rocks
        reached |= edge
        if edge == 0:
            break
    return FAR


@rule
def kept(board: Board, beam: int, square: int, value: int) -> int:
    """What is left of a value that the light may take before the next move; half of what it takes can be fished up again."""
    return value - value * board.danger[board.n_seats][beam * N_SQUARES + square] // 2000


@rule
def cargo_worth(s: Smugglers, board: Board, piece: int, square: int) -> int:
    """What the seat's own piece is worth on a square."""
    goal = s.goal_of_piece[piece]
    value = board.worth_on_way[board.points[origin_of(piece)][goal]][far(s, board, square, N_SEA + goal)]
    return kept(board, s.beam, square, value)


@rule
def piece_worth(s: Smugglers, board: Board, seat: int, piece: int, square: int) -> int:
    """What a piece at sea would be worth aboard: by its goal if the seat has looked at it before, else on average."""
    if has(s.known_of_piece[piece], seat):
        return cargo_worth(s, board, piece, square)
    return kept(board, s.beam, square, board.worth_on_way[UNKNOWN_POINTS][UNKNOWN_WAY])


@rule
def hope(s: Smugglers, board: Board, seat: int, square: int) -> int:
    """What an empty boat may hope for from a square: the best goods, by the way to them and from there.

    Half of it: goods in hand, though in danger, are better than goods in sight, or boats would watch them for ever.
    """
    seen = seen_goods(s, board, seat)
    return hope_for(s, board, square, seen, goods(s, board) & ~seen)


@rule
def goods(s: Smugglers, board: Board) -> int:
    """Where an empty boat finds goods: in harbours and on squares in the dark."""
    there = s.afloat & ~board.lit_by[s.beam]
    for island in range(N_ISLANDS):
        if in_pile(s, island) > 0:
            there |= 1 << (N_SEA + island)
    return there


@rule
def seen_goods(s: Smugglers, board: Board, seat: int) -> int:
    """Where goods are in the dark that the seat has looked at before."""
    at_sea = s.afloat & ~board.lit_by[s.beam]
    seen = 0
    while at_sea:
        there = lowest(at_sea)
        if has(s.known_of_piece[s.top_of_square[there]], seat):
            seen |= 1 << there
        at_sea &= at_sea - 1
    return seen


@rule
def hope_for(s: Smugglers, board: Board, square: int, seen: int, unseen: int) -> int:
    """What a boat may hope for that knows where goods are, those it has seen and others, which are all worth the same."""
    best = 0
    nearest = FAR + 1
    while unseen:
        nearest = min(nearest, far(s, board, square, lowest(unseen)))
        unseen &= unseen - 1
    if nearest <= FAR:
        best = board.worth_on_way[UNKNOWN_POINTS][UNKNOWN_WAY + nearest]
    while seen:
        there = lowest(seen)
        piece = s.top_of_square[there]
        goal = s.goal_of_piece[piece]
        way = far(s, board, square, there) + far(s, board, there, N_SEA + goal)
        best = max(best, board.worth_on_way[board.points[origin_of(piece)][goal]][way])
        seen &= seen - 1
    return best // 2


@rule
def stop_worth(s: Smugglers, board: Board, seat: int, square: int) -> int:
    """What the boat has from ending its move on a square."""
    piece = s.cargo_of_seat[seat]
    if piece == NONE:
        return hope(s, board, seat, square)
    if s.goal_of_piece[piece] == island_of(square):
        return HOME * board.points[origin_of(piece)][s.goal_of_piece[piece]]
    return cargo_worth(s, board, piece, square)


@rule
def loot(s: Smugglers, board: Board, victim: int) -> int:
    """What it is worth to see a boat lose its cargo: more against who is near the end."""
    if s.cargo_of_seat[victim] == NONE:
        return 0
    return 300 + 700 * s.points_of_seat[victim] // board.target_of_seat[victim]


@rule
def push_worth(s: Smugglers, board: Board, seat: int, square: int) -> int:
    """What pushing the boat on a square away gains: its cargo, if it can be pushed into the light."""
    victim = boat_on(s, board, square, seat)
    dark = board.next_to[square] & SEA & ~s.rocks & ~boats(s, board, NONE)
    return loot(s, board, victim) if dark & board.lit_by[s.beam] else 0


@rule
def sweep_worth(s: Smugglers, board: Board, seat: int, way: int) -> int:
    """What turning the beam this way brings: who is found first, and whether the own way stays free."""
    beam = s.beam
    for _ in range(board.steps_of_face[s.face]):
        newly_lit = board.lit_by[(beam + way) % N_BEAMS] & ~board.lit_by[beam]
        beam = (beam + way) % N_BEAMS
        gain = 0
        for other in range(board.n_seats):
            if has(newly_lit, s.square_of_seat[other]):
                gain += 1 - 2 * loot(s, board, seat) if other == seat else 1 + loot(s, board, other)
        if gain:
            return BASE // 2 + gain
    return BASE // 2 - blocked(s, board, seat, beam)


@rule
def blocked(s: Smugglers, board: Board, seat: int, beam: int) -> int:
    """1 if this light lies on a square beside the boat that leads on to its harbour."""
    piece = s.cargo_of_seat[seat]
    if piece == NONE:
        return 0
    goal = N_SEA + s.goal_of_piece[piece]
    here = s.square_of_seat[seat]
    around = board.next_to[here] & board.lit_by[beam]
    while around:
        if far(s, board, lowest(around), goal) < far(s, board, here, goal):
            return 1
        around &= around - 1
    return 0


@rule
def throw_worth(s: Smugglers, board: Board, seat: int, square: int) -> int:
    """Goods go where the seat can fetch them itself this turn; else into the light, where nobody can for now."""
    mine = s.cargo_of_seat[seat] == NONE or next_caught(s, board) == seat
    if s.reach > 0 and mine:
        near = stops(s, board, seat) | 1 << s.square_of_seat[seat]
        return BASE + 100 * (1 if has(near, square) else 0) - far(s, board, s.square_of_seat[seat], square)
    return BASE + (1 if is_lit(s, board, square) else 0)


@rule
def shove_worth(s: Smugglers, board: Board, square: int) -> int:
    """The boat in the way goes into the light, else anywhere but into a harbour that may be its own."""
    if square >= N_SEA:
        return BASE - 1
    return BASE + (loot(s, board, s.pushed) if is_lit(s, board, square) else 0)


@rule
def moor_worth(s: Smugglers, board: Board, island: int) -> int:
    """A harbour to start from: its way out in the dark, and not shared with others."""
    value = (
        BASE
        + 100
        - 100 * (1 if has(touching(board, 1 << (N_SEA + island)) & board.lit_by[s.beam], first_out(board, island)) else 0)
    )
    for seat in range(board.n_seats):
        if s.square_of_seat[seat] == N_SEA + island:
            value -= 10
    return value


@rule
def first_out(board: Board, island: int) -> int:
    """The square in front of a harbour."""
    return lowest(board.next_to[N_SEA + island])


@rule
def policy(s: Smugglers, board: Board, seat: int, action: int) -> int:
    """How much a sensible player likes this action: deliver by safe ways, keep out of the light, take and push when it pays."""
    if action >= actions.TAKE:
        return take_worth(s, board, seat, action - actions.TAKE)
    if action >= actions.SAIL:
        square = action - actions.SAIL
        value = BASE + stop_worth(s, board, seat, square)
        return value + push_worth(s, board, seat, square) if has(boats(s, board, seat), square) else value
    if action == actions.STAY:
        return BASE + stop_worth(s, board, seat, s.square_of_seat[seat])
    if action >= actions.PUSH:
        return shove_worth(s, board, action - actions.PUSH)
    if action >= actions.THROW:
        return throw_worth(s, board, seat, action - actions.THROW)
    if action >= actions.TURN:
        return sweep_worth(s, board, seat, 1 if action == actions.TURN else -1)
    if actions.MOOR <= action < actions.DREW:
        return moor_worth(s, board, action - actions.MOOR)
    return BASE


@rule
def favourites(s: Smugglers, board: Board, seat: int, out: Row) -> int:
    """The actions that a sensible player likes best, found as masks: of what is liked the same, all members."""
    if s.phase == SAIL:
        return favourite_moves(s, board, seat, out)
    if s.phase == BEAM:
        return favourite_ways(s, board, seat, out)
    if s.phase == THROW:
        return write_ids(best_drops(s, board, seat, throw_squares(s, board)), actions.THROW, out, 0)
    if s.phase == PUSH:
        return write_ids(best_shoves(s, board, push_squares(s, board)), actions.PUSH, out, 0)
    return best_of_policy(s, board, seat, out)


@rule
def favourite_ways(s: Smugglers, board: Board, seat: int, out: Row) -> int:
    """Which way the beam shall turn: one of the two, or either."""
    one = sweep_worth(s, board, seat, 1)
    other = sweep_worth(s, board, seat, -1)
    out[0] = actions.TURN if one >= other else actions.TURN + 1
    out[1] = actions.TURN + 1
    return 2 if one == other else 1


@rule
def best_drops(s: Smugglers, board: Board, seat: int, squares: int) -> int:
    """Of these squares those where caught goods shall go, as `throw_worth` likes them."""
    if s.reach == 0 or (s.cargo_of_seat[seat] != NONE and next_caught(s, board) != seat):
        return squares & board.lit_by[s.beam] or squares
    here = s.square_of_seat[seat]
    near = squares & (stops(s, board, seat) | 1 << here)
    left = near or squares
    least = FAR + 1
    found = 0
    while left:
        square = lowest(left)
        left &= left - 1
        steps = far(s, board, here, square)
        if steps < least:
            least = steps
            found = 0
        if steps == least:
            found |= 1 << square
    return found


@rule
def best_shoves(s: Smugglers, board: Board, squares: int) -> int:
    """Of these squares those where the boat in the way shall go, as `shove_worth` likes them."""
    at_sea = squares & SEA
    lit = at_sea & board.lit_by[s.beam]
    if lit and s.cargo_of_seat[s.pushed] != NONE:
        return lit
    return at_sea or squares


@rule
def favourite_moves(s: Smugglers, board: Board, seat: int, out: Row) -> int:
    """Of all places where the boat may stop or take goods, those that are worth most."""
    here = s.square_of_seat[seat]
    others = boats(s, board, seat)
    there = stops_among(s, board, here, others)
    takeable = takes_among(s, board, seat, there | 1 << here, others)
    if there == 0 or not must_leave(s, seat):
        there |= 1 << here
    others &= ~(1 << here)
    piece = s.cargo_of_seat[seat]
    found = best_hopes(s, board, seat, there, others) if piece == NONE else best_stops(s, board, seat, piece, there, others)
    taken = 0
    if takeable:
        best = stop_worth(s, board, seat, lowest(found))
        if has(others, lowest(found)):
            best += push_worth(s, board, seat, lowest(found))
        while takeable:
            square = lowest(takeable)
            takeable &= takeable - 1
            like = take_worth(s, board, seat, square) - BASE
            if like > best:
                best = like
                found = 0
                taken = 0
            if like == best:
                taken |= 1 << square
    n = 0
    if has(found, here):  # staying has the lowest id
        out[0] = actions.STAY
        n = 1
    return write_ids(taken, actions.TAKE, out, write_ids(found & ~(1 << here), actions.SAIL, out, n))


@rule
def best_stops(s: Smugglers, board: Board, seat: int, piece: int, there: int, others: int) -> int:
    """Of these squares those that are worth most to a laden boat; on some of them there are other boats.

    Nothing is as good as home: elsewhere a piece is worth less than half as much, and a push less than a point on the way.
    """
    goal = s.goal_of_piece[piece]
    if has(there, N_SEA + goal):
        return 1 << (N_SEA + goal)
    points = board.points[origin_of(piece)][goal]
    first = s.beam * N_SQUARES
    n_seats = board.n_seats
    is_mapped = s.rocks == board.rocks
    best = 0
    found = 0
    while there:
        square = lowest(there)
        there &= there - 1
        steps = board.distance[square][N_SEA + goal] if is_mapped else walk(s, board, square, N_SEA + goal)
        value = board.worth_on_way[points][steps]
        value -= value * board.danger[n_seats][first + square] // 2000
        if has(others, square):
            value += push_worth(s, board, seat, square)
        if value > best:
            best = value
            found = 0
        if value == best:
            found |= 1 << square
    return found


@rule
def best_hopes(s: Smugglers, board: Board, seat: int, there: int, others: int) -> int:
    """Of these squares those from which an empty boat may hope for most; on some of them there are other boats."""
    seen = seen_goods(s, board, seat)
    unseen = goods(s, board) & ~seen
    best = 0
    found = 0
    while there:
        square = lowest(there)
        there &= there - 1
        value = hope_for(s, board, square, seen, unseen)
        if has(others, square):
            value += push_worth(s, board, seat, square)
        if value > best:
            best = value
            found = 0
        if value == best:
            found |= 1 << square
    return found


@rule
def take_worth(s: Smugglers, board: Board, seat: int, square: int) -> int:
    """Taking goods: from an island the average, at sea what the seat may know of the piece on top."""
    if square >= N_SEA:
        return BASE + board.worth_on_way[UNKNOWN_POINTS][UNKNOWN_WAY]
    return BASE + piece_worth(s, board, seat, s.top_of_square[square], square)


@rule
def standing(s: Smugglers, board: Board, seat: int) -> int:
    """How near the seat is to its target, in thousandths; a known or likely cargo counts a little."""
    value = 1000 * s.points_of_seat[seat]
    if s.cargo_of_seat[seat] != NONE:
        value += 600
    return min(1000, value // board.target_of_seat[seat])


@rule
def payoff(s: Smugglers, board: Board, seat: int) -> int:
    """1000 for the winner and 0 for the others; before the end by how far the seat is ahead of the best other."""
    if s.phase == OVER:
        return 1000 if s.points_of_seat[seat] >= board.target_of_seat[seat] else 0
    best = 0
    for other in range(board.n_seats):
        if other != seat:
            best = max(best, standing(s, board, other))
    return 500 + (standing(s, board, seat) - best) * 4 // 10


# What a learner sees, in this order.
PER_SEAT: Final = N_SQUARES + N_ISLANDS + 2  # where, origin of the cargo, points, target
N_FEATURES: Final = (OVER + 1) + N_FACES + 2 + 3 * N_SEA + N_ISLANDS + N_ISLANDS + MAX_SEATS * PER_SEAT


@rule
def features(s: Smugglers, board: Board, seat: int, out: Row) -> None:
    """Write what the seat may know as small numbers; the seats follow clockwise from the one that looks."""
    for i in range(N_FEATURES):
        out[i] = 0
    out[s.phase] = 1
    at = OVER + 1
    if s.face != NONE:
        out[at + s.face] = 1
    at += N_FACES
    out[at] = s.die
    out[at + 1] = s.reach
    at += 2
    for square in range(N_SEA):
        out[at + square] = 1 if has(s.rocks, square) else 0
        out[at + N_SEA + square] = 1 if is_lit(s, board, square) else 0
        out[at + 2 * N_SEA + square] = 1 if has(s.afloat, square) else 0
    at += 3 * N_SEA
    for island in range(N_ISLANDS):
        out[at + island] = in_pile(s, island)
    at += N_ISLANDS
    if seat < board.n_seats and s.cargo_of_seat[seat] != NONE:
        out[at + s.goal_of_piece[s.cargo_of_seat[seat]]] = 1
    at += N_ISLANDS
    for i in range(board.n_seats):
        other = (seat + i) % board.n_seats
        if s.square_of_seat[other] != NONE:
            out[at + s.square_of_seat[other]] = 1
        if s.cargo_of_seat[other] != NONE:
            out[at + N_SQUARES + origin_of(s.cargo_of_seat[other])] = 1
        out[at + N_SQUARES + N_ISLANDS] = s.points_of_seat[other]
        out[at + N_SQUARES + N_ISLANDS + 1] = board.target_of_seat[other]
        at += PER_SEAT
