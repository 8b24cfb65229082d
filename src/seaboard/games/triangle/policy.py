"""What a sensible player likes, how a position stands, and what a learner sees: judgement, no rule."""

from typing import Final

from seaboard.engine.bits import has, lowest
from seaboard.engine.rule import rule
from seaboard.engine.state import MAX_SEATS, NONE, Row
from seaboard.games.triangle import actions
from seaboard.games.triangle.board import COUNT_BITS, Board
from seaboard.games.triangle.data import UNIT
from seaboard.games.triangle.lanes import (
    BY_PORT,
    PLAN,
    in_port,
    marks_from,
    nth_plan,
    plan,
    plans,
    port_of,
    retreat,
    sailing_by,
    ship_on,
    ships_left,
)
from seaboard.games.triangle.options import TARGETS
from seaboard.games.triangle.rules import HOME
from seaboard.games.triangle.state import (
    HUNG,
    LOST,
    N_FACES,
    N_LETTERS,
    N_MARKS,
    N_PLACES,
    N_POINTS,
    N_PORTS,
    N_SEGMENTS,
    OVER,
    PER_FLEET,
    Triangle,
)

BASE: Final = 100_000  # keeps every wish above 0
WIN: Final = 50_000
COIN: Final = 10  # what a thousand is worth: everything below is counted in tenths of it
EMPTY: Final = 18  # what a port without cards is worth, in thousands: the way leads through it
FAR: Final = 14  # marks: from so far away a port's card is worth nothing yet
SHIP: Final = 25  # what a ship earns at least before the end, in thousands
LAST_SHIP: Final = 120  # what the last ship of a fleet that is not ahead is worth, in thousands
BLOCKED: Final = 30  # what it is worth, in thousands, that another ship finds the port full


@rule
def prize(s: Triangle, board: Board, port: int) -> int:
    """What a ship that docks there takes, in thousands."""
    card = s.top_of_pile[port]
    value = board.value_of_card[card] if card != NONE else 0
    return value + board.bonus if port == HOME and s.bonus_left > 0 else value


@rule
def to_port(board: Board, place: int) -> int:
    """Steps from a place to the next port."""
    return board.end_of_lane[board.lane_of_place[place]] - board.ahead_of_place[place] + 1


@rule
def prospect(s: Triangle, board: Board, place: int) -> int:
    """What it is worth to lie there: the next port's card, the less the farther away."""
    port = (board.lane_of_place[place] + 1) % N_PORTS
    return COIN * max(EMPTY, prize(s, board, port)) * (FAR - to_port(board, place)) // FAR


@rule
def danger(s: Triangle, board: Board, place: int) -> int:
    """How many of the spinner's segments lead a magnet over the place."""
    bits = board.swept_times[s.point * N_LETTERS + s.letter]
    n = 0
    for k in range(COUNT_BITS):
        n += (bits[k] >> place & 1) << k
    return n


@rule
def risk(s: Triangle, board: Board, place: int, ship: int) -> int:
    """What a ship that is worth so much risks by lying there until the cloud moves."""
    return risked(s, board, place, ship + prospect(s, board, place))


@rule
def risked(s: Triangle, board: Board, place: int, value: int) -> int:
    """The part of a value that the cloud may take there with its next move."""
    return danger(s, board, place) * value // N_SEGMENTS


@rule
def part(s: Triangle, board: Board, seat: int) -> int:
    """§9.4 Which part of its target a seat has, exactly: two of them can be compared, whatever the targets are."""
    return s.money_of_seat[seat] * (TARGETS // board.target_of_seat[seat])


@rule
def best_part(s: Triangle, board: Board, seat: int) -> int:
    """The greatest part that another seat has of its target."""
    best = 0
    for other in range(board.n_seats):
        if other != seat:
            best = max(best, part(s, board, other))
    return best


@rule
def least_lacking(s: Triangle, board: Board) -> int:
    """The money that whoever is nearest to the end still lacks."""
    least = TARGETS
    for seat in range(board.n_seats):
        least = min(least, board.target_of_seat[seat] - s.money_of_seat[seat])
    return least


@rule
def ship_worth(s: Triangle, board: Board, seat: int) -> int:
    """What a ship of the fleet may still earn; the last one also keeps the match going, which only those behind want."""
    if ships_left(s, seat) == 1:
        return 0 if part(s, board, seat) > best_part(s, board, seat) else COIN * LAST_SHIP
    return COIN * max(SHIP, least_lacking(s, board) // PER_FLEET)


@rule
def bump_worth(s: Triangle, board: Board, seat: int, other: int, mark: int) -> int:
    """What sending a ship back is worth: what it loses, more against who is near the end; a loss if it is an own one."""
    back = retreat(s, board, other, mark)
    loss = max(0, prospect(s, board, mark) - prospect(s, board, back))
    owner = other // PER_FLEET
    if owner == seat:
        return -loss
    target = board.target_of_seat[owner]
    return loss * (target + s.money_of_seat[owner]) // (target * max(1, board.n_seats - 1))


@rule
def waiting(s: Triangle, board: Board, seat: int, port: int) -> int:
    """How many ships of others are a roll away from a port."""
    end = board.end_of_lane[(port + N_PORTS - 1) % N_PORTS]
    near = marks_from(end - N_FACES, end) & s.occupied
    n = 0
    for ship in range(board.n_seats * PER_FLEET):
        place = s.place_of_ship[ship]
        if ship // PER_FLEET != seat and 0 <= place < N_MARKS and has(near, place):
            n += 1
    return n


@rule
def blockade(s: Triangle, board: Board, seat: int, port: int, ships: int) -> int:
    """What it is worth that so many ships lie in a port: something if it is full and others wait before it."""
    return COIN * BLOCKED * waiting(s, board, seat, port) if ships >= board.n_seats else 0


@rule
def sail_worth(s: Triangle, board: Board, seat: int, ship: int) -> int:
    """What the ship gains from its roll: cards and the way to the next, safety, ships sent back, ports closed and opened."""
    return sail_gain(s, board, seat, ship, plan(s, board, ship), ship_worth(s, board, seat))


@rule
def sail_gain(s: Triangle, board: Board, seat: int, ship: int, course: int, worth: int) -> int:
    """The same for who knows already where the roll leads, and what a ship of the fleet is worth."""
    here = s.place_of_ship[ship]
    place = course % PLAN
    before = prospect(s, board, here)
    after = prospect(s, board, place)
    value = after - before + risked(s, board, here, worth + before) - risked(s, board, place, worth + after)
    if course // PLAN == BY_PORT:
        port = port_of(place)
        money = prize(s, board, port)
        value += COIN * money + blockade(s, board, seat, port, in_port(s, board, port) + 1)
        if s.money_of_seat[seat] + money >= board.target_of_seat[seat]:
            value += WIN
    elif has(s.occupied, place):
        value += bump_worth(s, board, seat, ship_on(s, place), place)
    if here >= N_MARKS:
        value -= blockade(s, board, seat, port_of(here), in_port(s, board, port_of(here)))
    return value


@rule
def policy(s: Triangle, board: Board, seat: int, action: int) -> int:
    """How much a sensible player likes this action: dear cards soon, ships out of danger, others in the way."""
    if action < actions.SAIL:
        return BASE
    return max(0, BASE + sail_worth(s, board, seat, seat * PER_FLEET + action - actions.SAIL))


@rule
def favourites(s: Triangle, board: Board, seat: int, out: Row) -> int:
    """The ships that a sensible player likes best to sail."""
    courses = plans(s, board, seat)
    ships = sailing_by(courses)
    out[0] = actions.SAIL + lowest(ships)
    if ships & (ships - 1) == 0:
        return 1
    worth = ship_worth(s, board, seat)
    best = 0
    n = 0
    while ships:
        i = lowest(ships)
        ships &= ships - 1
        like = max(0, BASE + sail_gain(s, board, seat, seat * PER_FLEET + i, nth_plan(courses, i), worth))
        if like > best:
            best = like
            n = 0
        if like == best:
            out[n] = actions.SAIL + i
            n += 1
    return n


@rule
def rank_score(s: Triangle, board: Board, seat: int) -> int:
    """§9.4 The part of the target first, then ships that are left."""
    return part(s, board, seat) * (PER_FLEET + 1) + ships_left(s, seat)


@rule
def standing(s: Triangle, board: Board, seat: int) -> int:
    """How near the seat is to its target, in thousandths; ships that can still earn count a little."""
    target = board.target_of_seat[seat]
    return min(1000, (1000 * s.money_of_seat[seat] + 8 * COIN * target * ships_left(s, seat) // 10) // target)


@rule
def payoff(s: Triangle, board: Board, seat: int) -> int:
    """1000 shared by the winners and 0 for the others; before the end by how far the seat is ahead of the best other."""
    if s.phase == OVER:
        best = 0
        for other in range(board.n_seats):
            best = max(best, rank_score(s, board, other))
        winners = 0
        for other in range(board.n_seats):
            winners += 1 if rank_score(s, board, other) == best else 0
        return 1000 // winners if rank_score(s, board, seat) == best else 0
    best = 0
    for other in range(board.n_seats):
        if other != seat:
            best = max(best, standing(s, board, other))
    return 500 + (standing(s, board, seat) - best) * 4 // 10


# What a learner sees, in this order.
PER_SHIP: Final = N_PLACES + 2  # where it lies, hanging, danger
PER_SEAT: Final = PER_FLEET * PER_SHIP + 3  # ships, money, bonus cards, target
N_FEATURES: Final = (OVER + 1) + N_FACES + N_POINTS + N_LETTERS + 2 * N_PORTS + 1 + MAX_SEATS * PER_SEAT


@rule
def features(s: Triangle, board: Board, seat: int, out: Row) -> None:
    """Write the position as small numbers; the seats follow clockwise from the one that looks."""
    for i in range(N_FEATURES):
        out[i] = 0
    out[s.phase] = 1
    at = OVER + 1
    if s.die > 0:
        out[at + s.die - 1] = 1
    at += N_FACES
    out[at + s.point] = 1
    at += N_POINTS
    out[at + s.letter] = 1
    at += N_LETTERS
    for port in range(N_PORTS):
        out[at + port] = prize(s, board, port) // UNIT
        out[at + N_PORTS + port] = in_port(s, board, port)
    at += 2 * N_PORTS
    out[at] = s.bonus_left
    at += 1
    for i in range(board.n_seats):
        other = (seat + i) % board.n_seats
        for ship in range(other * PER_FLEET, (other + 1) * PER_FLEET):
            place = s.place_of_ship[ship]
            if place >= HUNG:
                out[at + N_PLACES] = 1
            elif place != LOST:
                out[at + place] = 1
                out[at + N_PLACES + 1] = danger(s, board, place)
            at += PER_SHIP
        out[at] = s.money_of_seat[other] // UNIT
        out[at + 1] = s.bonus_of_seat[other]
        out[at + 2] = board.target_of_seat[other] // UNIT
        at += 3
