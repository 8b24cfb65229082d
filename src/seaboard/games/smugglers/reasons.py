"""What speaks for an action, in the eyes of whoever looks: the part of the policy in which it gains most. Judgement, no rule."""

from typing import Final

from seaboard.engine.bits import count, has, lowest
from seaboard.engine.codes import Codes
from seaboard.engine.rule import rule
from seaboard.engine.state import NONE
from seaboard.games.smugglers import actions
from seaboard.games.smugglers.board import Board
from seaboard.games.smugglers.choices import options
from seaboard.games.smugglers.policy import blocked, far, first_out, hope, push_worth
from seaboard.games.smugglers.squares import (
    boats,
    is_lit,
    island_of,
    must_leave,
    next_caught,
    origin_of,
    steps_to,
    stops,
)
from seaboard.games.smugglers.state import N_BEAMS, N_ISLANDS, N_SEA, N_SQUARES, Smugglers

reason_code = Codes()
NOTHING: Final = reason_code("none")
DELIVERS: Final = reason_code("delivers")  # the crate must go there; only for whoever knows it
TRIES_HARBOUR: Final = reason_code("tries_harbour")  # the crate may have to go there, for all the observer knows
NEARS_GOAL: Final = reason_code("nears_goal")  # where the crate must go; only for whoever knows it
KEEPS_DARK: Final = reason_code("keeps_dark")  # the light is less likely to come there
NEARS_GOODS: Final = reason_code("nears_goods")
FISHES: Final = reason_code("fishes")  # goods out of the sea
LOADS: Final = reason_code("loads")  # goods of an island
SWAPS: Final = reason_code("swaps")  # the cargo for goods at sea
PUSHES: Final = reason_code("pushes")  # a laden boat into the light
LIGHTS_OTHER: Final = reason_code("lights_other")  # the beam finds another boat's cargo
SPARES_SELF: Final = reason_code("spares_self")  # the other way it would find the own cargo
FREES_WAY: Final = reason_code("frees_way")  # the other way the light would bar the way to the goal; only for whoever knows it
DROPS_NEAR: Final = reason_code("drops_near")  # goods go where the seat can fetch them at once
DROPS_FAR: Final = reason_code("drops_far")  # goods go into the light, where nobody can fetch them
OWN_HARBOUR: Final = reason_code("own_harbour")  # to start from
REASONS: Final = reason_code.names

SAFER: Final = 25  # thousandths of danger less than on average: so much is worth a word
BETTER: Final = 20  # in a thousand: so much more than on average is


@rule
def knows_cargo(s: Smugglers, observer: int, seat: int) -> bool:
    """Does the observer know where the seat's cargo must go?"""
    piece = s.cargo_of_seat[seat]
    return piece != NONE and has(s.known_of_piece[piece], observer)


@rule
def ends(s: Smugglers, board: Board, seat: int) -> int:
    """The squares on which the boat may end its move, as a mask."""
    there = stops(s, board, seat)
    if there and must_leave(s, seat):
        return there
    return there | 1 << s.square_of_seat[seat]


@rule
def danger(s: Smugglers, board: Board, square: int) -> int:
    """How likely the light comes there before the next move, in thousandths."""
    return board.danger[board.n_seats][s.beam * N_SQUARES + square]


@rule
def average_danger(s: Smugglers, board: Board, squares: int) -> int:
    """The danger on some squares."""
    total = 0
    left = squares
    while left:
        total += danger(s, board, lowest(left))
        left &= left - 1
    return total // count(squares)


@rule
def way_worth(s: Smugglers, board: Board, seat: int, square: int) -> int:
    """What the seat's cargo is worth by its way alone."""
    piece = s.cargo_of_seat[seat]
    goal = s.goal_of_piece[piece]
    return board.worth_on_way[board.points[origin_of(piece)][goal]][far(s, board, square, N_SEA + goal)]


@rule
def average_way(s: Smugglers, board: Board, seat: int, squares: int) -> int:
    """What the cargo is worth on some squares by its way alone."""
    total = 0
    left = squares
    while left:
        total += way_worth(s, board, seat, lowest(left))
        left &= left - 1
    return total // count(squares)


@rule
def average_hope(s: Smugglers, board: Board, observer: int, squares: int) -> int:
    """What an empty boat may hope for on some squares, by what the observer knows of the goods."""
    total = 0
    left = squares
    while left:
        total += hope(s, board, observer, lowest(left))
        left &= left - 1
    return total // count(squares)


@rule
def reason_with_cargo(s: Smugglers, board: Board, observer: int, seat: int, square: int) -> int:
    """Why a laden boat stops there: its harbour, the way to it, or the dark."""
    squares = ends(s, board, seat)
    safer = average_danger(s, board, squares) - danger(s, board, square)
    island = island_of(square)
    if not knows_cargo(s, observer, seat):
        if island != NONE and square != s.square_of_seat[seat] and may_be_for(s, seat, island):
            return TRIES_HARBOUR
        return KEEPS_DARK if safer >= SAFER else NOTHING
    if island == s.goal_of_piece[s.cargo_of_seat[seat]]:
        return DELIVERS
    value = way_worth(s, board, seat, square)
    usual = average_way(s, board, seat, squares)
    saved = value * safer // 2000
    is_nearer = value > way_worth(s, board, seat, s.square_of_seat[seat])
    if is_nearer and 1000 * (value - usual) >= BETTER * usual and value - usual >= saved:
        return NEARS_GOAL
    return KEEPS_DARK if safer >= SAFER else NOTHING


@rule
def may_be_for(s: Smugglers, seat: int, island: int) -> bool:
    """May the seat's cargo have to go to an island, for all that everybody saw?"""
    piece = s.cargo_of_seat[seat]
    return origin_of(piece) != island and not has(s.denied_of_piece[piece], island)


@rule
def reason_to_stop(s: Smugglers, board: Board, observer: int, seat: int, square: int) -> int:
    """Why a boat ends its move on a square."""
    if has(boats(s, board, seat), square) and push_worth(s, board, seat, square) > 0:
        return PUSHES
    if s.cargo_of_seat[seat] != NONE:
        return reason_with_cargo(s, board, observer, seat, square)
    value = hope(s, board, observer, square)
    usual = average_hope(s, board, observer, ends(s, board, seat))
    if value > hope(s, board, observer, s.square_of_seat[seat]) and 1000 * (value - usual) >= BETTER * usual:
        return NEARS_GOODS
    return NOTHING


@rule
def reason_to_take(s: Smugglers, seat: int, square: int) -> int:
    """Why a boat takes goods."""
    if square >= N_SEA:
        return LOADS
    return FISHES if s.cargo_of_seat[seat] == NONE else SWAPS


@rule
def found(s: Smugglers, board: Board, way: int) -> int:
    """The laden boats that the light finds first if it turns this way, as a mask of seats."""
    beam = s.beam
    for _ in range(board.steps_of_face[s.face]):
        newly_lit = board.lit_by[(beam + way) % N_BEAMS] & ~board.lit_by[beam]
        beam = (beam + way) % N_BEAMS
        seats = 0
        is_found = False
        for seat in range(board.n_seats):
            if has(newly_lit, s.square_of_seat[seat]):
                is_found = True
                seats |= (0 if s.cargo_of_seat[seat] == NONE else 1) << seat
        if is_found:
            return seats
    return 0


@rule
def reason_to_turn(s: Smugglers, board: Board, observer: int, seat: int, way: int) -> int:
    """Why the beam turns this way: whose cargo it finds, or would find the other way."""
    this = found(s, board, way)
    other = found(s, board, -way)
    if has(this, seat):
        return NOTHING
    if has(other, seat):
        return SPARES_SELF
    if this:
        return LIGHTS_OTHER
    if other == 0 and knows_cargo(s, observer, seat):
        steps = board.steps_of_face[s.face]
        free = blocked(s, board, seat, (s.beam + way * steps) % N_BEAMS) == 0
        if free and blocked(s, board, seat, (s.beam - way * steps) % N_BEAMS):
            return FREES_WAY
    return NOTHING


@rule
def is_near(s: Smugglers, board: Board, seat: int, square: int) -> bool:
    """Can the seat fetch goods from there this turn?"""
    mine = s.cargo_of_seat[seat] == NONE or next_caught(s, board) == seat
    return s.reach > 0 and mine and steps_to(s, board, seat, s.square_of_seat[seat], square) <= s.reach


@rule
def reason_to_throw(s: Smugglers, board: Board, seat: int, square: int) -> int:
    """Why goods go overboard there, and not elsewhere."""
    near = 0
    left = options(s, board)
    n = count(left)
    while left:
        near += 1 if is_near(s, board, seat, lowest(left)) else 0
        left &= left - 1
    if is_near(s, board, seat, square):
        return DROPS_NEAR if near < n else NOTHING
    if near == 0 and is_lit(s, board, square) and options(s, board) & ~board.lit_by[s.beam]:
        return DROPS_FAR
    return NOTHING


@rule
def reason_to_push(s: Smugglers, board: Board, square: int) -> int:
    """Why a boat is pushed there: into the light, if it is laden and could go elsewhere."""
    if s.cargo_of_seat[s.pushed] == NONE or not is_lit(s, board, square):
        return NOTHING
    return PUSHES if options(s, board) & ~board.lit_by[s.beam] else NOTHING


@rule
def reason_to_moor(s: Smugglers, board: Board, island: int) -> int:
    """Why a boat starts there: a way out in the dark, or a harbour of its own."""
    lit = 0
    shared = 0
    for other in range(N_ISLANDS):
        lit |= (1 if is_lit(s, board, first_out(board, other)) else 0) << other
    for seat in range(board.n_seats):
        if s.square_of_seat[seat] != NONE:
            shared |= 1 << island_of(s.square_of_seat[seat])
    if has(lit | shared, island):
        return NOTHING
    if shared:
        return OWN_HARBOUR
    return KEEPS_DARK if lit else NOTHING


@rule
def reason(s: Smugglers, board: Board, observer: int, seat: int, action: int) -> int:
    """What speaks most for this action; where cargo must go only counts for observers that have looked at it."""
    if action >= actions.TAKE:
        return reason_to_take(s, seat, action - actions.TAKE)
    if action >= actions.STAY:
        if count(ends(s, board, seat)) == 1:
            return NOTHING
        square = s.square_of_seat[seat] if action == actions.STAY else action - actions.SAIL
        return reason_to_stop(s, board, observer, seat, square)
    if action >= actions.PUSH:
        return reason_to_push(s, board, action - actions.PUSH)
    if action >= actions.THROW:
        return reason_to_throw(s, board, seat, action - actions.THROW)
    if action >= actions.TURN:
        return reason_to_turn(s, board, observer, seat, 1 if action == actions.TURN else -1)
    if actions.MOOR <= action < actions.DREW:
        return reason_to_moor(s, board, action - actions.MOOR)
    return NOTHING
