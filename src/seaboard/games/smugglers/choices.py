"""Who may do what now, why not, and what chance may bring: the rules' side of a decision, in the rule dialect."""

from typing import Final

from seaboard.engine.bits import count, has, nth, write_ids
from seaboard.engine.rule import rule
from seaboard.engine.state import CHANCE, NONE, Row
from seaboard.games.smugglers import actions
from seaboard.games.smugglers.board import Board
from seaboard.games.smugglers.squares import (
    goals_left,
    is_lit,
    island_of,
    must_leave,
    next_caught,
    push_squares,
    rock_squares,
    stops,
    takes,
    throw_squares,
)
from seaboard.games.smugglers.state import (
    BEAM,
    DRAW_FIRST,
    DRAW_ROCK,
    LOAD,
    MOST_STEPS,
    N_FACES,
    N_ISLANDS,
    N_SEA,
    OVER,
    PUSH,
    RELOAD,
    ROCK,
    ROLL,
    SAIL,
    THROW,
    Smugglers,
)

# Streams of chance, by purpose.
SET_UP: Final = 0
DICE: Final = 1
GOODS: Final = 2

# The ids of each phase, from the first to the one behind the last.
FIRST_ID: Final = (
    actions.BEGAN,
    actions.PLACE_ROCK,
    actions.SHONE,
    actions.MOOR,
    actions.DREW,
    actions.DREW,
    actions.ROLLED,
    actions.PLACE_ROCK,
    actions.MOOR,
    actions.TURN,
    actions.THROW,
    actions.STAY,
    actions.PUSH,
    actions.N_ACTIONS,
)
LAST_ID: Final = (
    actions.PLACE_ROCK,
    actions.SHONE,
    actions.MOOR,
    actions.DREW,
    actions.ROLLED,
    actions.ROLLED,
    actions.TURN,
    actions.SHONE,
    actions.DREW,
    actions.THROW,
    actions.PUSH,
    actions.N_ACTIONS,
    actions.STAY,
    actions.N_ACTIONS,
)


@rule
def actors(s: Smugglers) -> int:
    """§2.2 Chance throws and draws; everything else is for the seat on turn."""
    if s.phase <= ROLL:
        return 1 << CHANCE
    return 0 if s.phase == OVER else 1 << s.seat


@rule
def options(s: Smugglers, board: Board) -> int:
    """The choices of every phase but SAIL, as a mask over what its ids count."""
    if s.phase == ROLL:
        return rolls(board)
    if s.phase == THROW:
        return throw_squares(s, board)
    if s.phase == PUSH:
        return push_squares(s, board)
    if s.phase == BEAM:
        return 3
    if s.phase in (LOAD, RELOAD):
        return goals_left(s, island_of(s.square_of_seat[s.seat]))
    if s.phase in (ROCK, DRAW_ROCK):
        return rock_squares(s, board)
    if s.phase == DRAW_FIRST:
        return (1 << board.n_seats) - 1
    return (1 << N_ISLANDS) - 1


@rule
def rolls(board: Board) -> int:
    """The throws of both dice that can fall."""
    steps = 0
    for i in range(N_FACES):
        steps |= 1 << (board.boat_die[i] - 1)
    found = 0
    for face in range(N_FACES):
        found |= steps << (face * MOST_STEPS)
    return found


@rule
def legal(s: Smugglers, board: Board, seat: int, out: Row) -> int:
    """Write the ids this seat may play, in rising order; return how many."""
    if not has(actors(s), seat):
        return 0
    if s.phase != SAIL:
        return write_ids(options(s, board), FIRST_ID[s.phase], out, 0)
    there = stops(s, board, seat)
    goods = takes(s, board, seat, there | 1 << s.square_of_seat[seat])
    n = 0
    if there == 0 or not must_leave(s, seat):
        out[0] = actions.STAY
        n = 1
    n = write_ids(there, actions.SAIL, out, n)
    return write_ids(goods, actions.TAKE, out, n)


@rule
def refusal(s: Smugglers, board: Board, seat: int, action: int) -> int:
    """Why this seat may not do this now; 0 if it may."""
    if not has(actors(s), seat) or not FIRST_ID[s.phase] <= action < LAST_ID[s.phase]:
        return actions.NOT_NOW
    if s.phase == SAIL:
        return move_refusal(s, board, seat, action)
    which = action - FIRST_ID[s.phase]
    if has(options(s, board), which):
        return 0
    if s.phase == THROW:
        return throw_refusal(s, board, which)
    if s.phase == PUSH:
        return push_refusal(s, board, which)
    if s.phase in (ROCK, DRAW_ROCK):
        return actions.ROCK_THERE if has(s.rocks, which) else actions.CUTS_OFF
    return actions.NOT_LEFT if s.phase in (LOAD, RELOAD) else actions.NOT_NOW


@rule
def move_refusal(s: Smugglers, board: Board, seat: int, action: int) -> int:
    """Why the boat may not stay, sail or take like this; 0 if it may."""
    there = stops(s, board, seat)
    here = s.square_of_seat[seat]
    if action == actions.STAY:
        return actions.MUST_LEAVE if there and must_leave(s, seat) else 0
    square = action - actions.SAIL if action < actions.TAKE else action - actions.TAKE
    if action < actions.TAKE and square == here:
        return actions.HERE_ALREADY
    if square != here and not has(there, square):
        return way_refusal(s, board, square)
    if action < actions.TAKE or has(takes(s, board, seat, 1 << square), square):
        return 0
    if square >= N_SEA:
        return actions.LADEN if s.cargo_of_seat[seat] != NONE else actions.NO_GOODS
    if not has(s.afloat, square):
        return actions.NO_GOODS
    return actions.BOAT_IN_LIGHT if is_lit(s, board, square) else actions.BOAT_THERE


@rule
def way_refusal(s: Smugglers, board: Board, square: int) -> int:
    """Why the boat does not come to a square."""
    if has(s.rocks, square):
        return actions.ROCK_THERE
    return actions.IN_THE_LIGHT if is_lit(s, board, square) else actions.TOO_FAR


@rule
def throw_refusal(s: Smugglers, board: Board, square: int) -> int:
    """Why the goods do not go onto a square."""
    if not has(board.next_to[s.square_of_seat[next_caught(s, board)]], square):
        return actions.NOT_ADJACENT
    return actions.ROCK_THERE if has(s.rocks, square) else actions.FREE_FIRST


@rule
def push_refusal(s: Smugglers, board: Board, square: int) -> int:
    """Why the boat in the way does not go onto a square."""
    if not has(board.next_to[s.square_of_seat[s.seat]], square):
        return actions.NOT_ADJACENT
    if square >= N_SEA:
        return actions.NO_HARBOUR
    return actions.ROCK_THERE if has(s.rocks, square) else actions.BOAT_THERE


@rule
def odds(s: Smugglers, board: Board) -> int:
    """§2.3 A share for each pair of faces of the dice, else one for each outcome."""
    if s.phase == ROLL:
        return N_FACES * N_FACES
    return count(options(s, board)) if s.phase < ROLL else 0


@rule
def share(s: Smugglers, board: Board, k: int) -> int:
    """The outcome that owns share k."""
    if s.phase == ROLL:
        return actions.ROLLED + k // N_FACES * MOST_STEPS + board.boat_die[k % N_FACES] - 1
    return FIRST_ID[s.phase] + nth(options(s, board), k)


@rule
def purpose(s: Smugglers) -> int:
    """The dice, the goods and the set-up are drawn apart."""
    if s.phase == ROLL:
        return DICE
    return GOODS if s.phase in (LOAD, RELOAD) else SET_UP
