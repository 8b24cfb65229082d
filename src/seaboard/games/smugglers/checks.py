"""What is true of every position of a match: conservation, bounds, phases."""

from seaboard.engine.bits import count, has, members
from seaboard.engine.state import MAX_SEATS, NONE, out_of_bounds
from seaboard.games.smugglers.board import Board
from seaboard.games.smugglers.data import SQUARES
from seaboard.games.smugglers.squares import (
    in_pile,
    is_connected,
    is_lit,
    island_of,
    origin_of,
    push_squares,
    throw_squares,
)
from seaboard.games.smugglers.state import (
    BEAM,
    DRAW_HARBOUR,
    HARBOUR,
    HARBOURS,
    LOAD,
    N_ISLANDS,
    N_PIECES,
    N_SEA,
    OVER,
    PER_ISLAND,
    PUSH,
    RELOAD,
    SEA,
    SET_UP,
    THROW,
    Smugglers,
)


def invariants(s: Smugglers, board: Board) -> list[str]:
    """A sentence for everything that is wrong with the position."""
    return out_of_bounds(s) or [*_piece_faults(s), *_boat_faults(s, board), *_point_faults(s, board), *_phase_faults(s, board)]


def stacks(s: Smugglers) -> dict[int, list[int]]:
    """The pieces on each sea square, from the top down; a ring of pieces is cut where it closes."""
    found: dict[int, list[int]] = {}
    for square in range(N_SEA):
        piece = s.top_of_square[square]
        while piece != NONE and piece not in found.get(square, []):
            found.setdefault(square, []).append(piece)
            piece = s.below_of_piece[piece]
    return found


def _piece_faults(s: Smugglers) -> list[str]:
    """Every piece is in exactly one place, and its goal is known to exist once."""
    faults = []
    at_sea = stacks(s)
    places: list[int] = [piece for pieces in at_sea.values() for piece in pieces]
    places += [piece for piece in s.cargo_of_seat if piece != NONE]
    places += [piece for piece in range(N_PIECES) if s.owner_of_piece[piece] != NONE]
    for piece in range(N_PIECES):
        taken = piece % PER_ISLAND < s.taken_of_island[origin_of(piece)]
        if places.count(piece) != int(taken):
            faults.append(f"piece {piece} is in {places.count(piece)} places, expected {int(taken)}")
        if taken != (s.goal_of_piece[piece] != NONE):
            faults.append(f"piece {piece} has goal {s.goal_of_piece[piece]}, taken is {taken}")
        elif taken and has(s.denied_of_piece[piece] | 1 << origin_of(piece), s.goal_of_piece[piece]):
            faults.append(f"piece {piece} goes to an island that is not possible")
        if not taken and (s.known_of_piece[piece] or s.denied_of_piece[piece]):
            faults.append(f"piece {piece} is known before it was taken")
    for island in range(N_ISLANDS):
        goals = [g for g in s.goal_of_piece[island * PER_ISLAND : (island + 1) * PER_ISLAND] if g != NONE]
        if len(set(goals)) != len(goals):
            faults.append(f"island {island} sends two pieces to one goal: {goals}")
    if s.afloat != sum(1 << square for square in at_sea):
        faults.append(f"afloat is {members(s.afloat)}, goods lie on {sorted(at_sea)}")
    if s.afloat & s.rocks:
        faults.append(f"goods lie on a rock: {[SQUARES[square] for square in members(s.afloat & s.rocks)]}")
    return faults


def _boat_faults(s: Smugglers, board: Board) -> list[str]:
    """No two boats on a square, none on a rock, none laden in the light; carriers know their cargo."""
    faults = []
    at_sea = [square for square in s.square_of_seat if square != NONE and has(SEA, square)]
    if len(set(at_sea)) + int(s.phase == PUSH) != len(at_sea):
        faults.append(f"boats share a square: {[SQUARES[q] for q in at_sea]}")
    for seat in range(MAX_SEATS):
        square, piece = s.square_of_seat[seat], s.cargo_of_seat[seat]
        if seat >= board.n_seats and (square != NONE or piece != NONE or s.points_of_seat[seat]):
            faults.append(f"seat {seat} does not play")
        if square == NONE:
            continue
        if has(s.rocks, square):
            faults.append(f"boat {seat} is on a rock")
        if piece != NONE and has(board.lit_by[s.beam], square) and not has(s.caught, seat):
            faults.append(f"boat {seat} carries goods in the light")
        if piece != NONE and not has(s.known_of_piece[piece], seat):
            faults.append(f"boat {seat} carries goods it has not looked at")
        if has(s.fresh, seat) and (square < N_SEA or piece == NONE):
            faults.append(f"boat {seat} cannot have loaded here")
    if not is_connected(board, s.rocks):
        faults.append("the rocks cut off a harbour")
    return faults


def _point_faults(s: Smugglers, board: Board) -> list[str]:
    faults = []
    for seat in range(board.n_seats):
        pieces = [piece for piece in range(N_PIECES) if s.owner_of_piece[piece] == seat]
        points = sum(board.points[origin_of(piece)][s.goal_of_piece[piece]] for piece in pieces)
        if points != s.points_of_seat[seat]:
            faults.append(f"seat {seat} has {s.points_of_seat[seat]} points, its goods are worth {points}")
    winners = [seat for seat in range(board.n_seats) if s.points_of_seat[seat] >= board.target_of_seat[seat]]
    if winners != ([s.seat] if s.phase == OVER else []):
        faults.append(f"seats {winners} have the points, the phase is {s.phase} of seat {s.seat}")
    return faults


def _phase_faults(s: Smugglers, board: Board) -> list[str]:
    """Who is on turn plays, and what the phase asks for is there."""
    faults = []
    if s.seat >= board.n_seats or s.first >= board.n_seats:
        return [f"seat {s.seat} is on turn and {s.first} began, but only {board.n_seats} play"]
    if count(s.rocks) + s.rocks_left != count(board.rocks) + board.n_rocks:
        faults.append(f"{count(s.rocks)} rocks lie there and {s.rocks_left} are left")
    if s.phase not in SET_UP and (s.rocks_left or NONE in s.square_of_seat[: board.n_seats]):
        faults.append("the set-up is over, but a boat or a rock has no place yet")
    if s.phase in (HARBOUR, DRAW_HARBOUR) and s.square_of_seat[s.seat] != NONE:
        faults.append(f"boat {s.seat} has its harbour already")
    if s.phase == BEAM and (s.face == NONE or board.way_of_face[s.face] or not board.steps_of_face[s.face]):
        faults.append("the way of the light is asked for, but the die leaves no choice")
    if not faults:
        faults = [*_load_faults(s), *_caught_faults(s, board), *_push_faults(s, board)]
    return faults


def _load_faults(s: Smugglers) -> list[str]:
    if s.phase not in (LOAD, RELOAD):
        return []
    island = island_of(s.square_of_seat[s.seat])
    if island == NONE or s.cargo_of_seat[s.seat] != NONE or not in_pile(s, island):
        return [f"boat {s.seat} loads, but is not empty in a harbour with goods"]
    return []


def _caught_faults(s: Smugglers, board: Board) -> list[str]:
    if bool(s.caught) != (s.phase == THROW):
        return [f"caught is {members(s.caught)} in phase {s.phase}"]
    faults = [
        f"boat {seat} is caught, but not laden in the light"
        for seat in members(s.caught)
        if seat >= board.n_seats or s.cargo_of_seat[seat] == NONE or not is_lit(s, board, s.square_of_seat[seat])
    ]
    if s.phase == THROW and not faults and not throw_squares(s, board):
        faults.append("there is no square to throw the goods to")
    return faults


def _push_faults(s: Smugglers, board: Board) -> list[str]:
    if s.phase not in (PUSH, THROW) and s.pushed != NONE:
        return [f"boat {s.pushed} is being pushed in phase {s.phase}"]
    if s.swap != NONE and (s.phase != PUSH or not has(board.next_to[s.square_of_seat[s.seat]] & HARBOURS, s.swap)):
        return [f"a swap to {SQUARES[s.swap]} is open, but the pusher does not come from that harbour"]
    if s.phase != PUSH:
        return []
    if s.pushed in (NONE, s.seat) or s.square_of_seat[s.pushed] != s.square_of_seat[s.seat]:
        return ["the boat to be pushed is not another one on the pusher's square"]
    return [] if push_squares(s, board) else ["there is no square to push the boat to"]
