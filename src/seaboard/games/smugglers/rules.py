"""What happens, in the rule dialect, paragraph by paragraph of docs/rules/smugglers.md."""

from seaboard.engine.bits import has, lowest
from seaboard.engine.events import EVERYONE, emit
from seaboard.engine.rule import rule
from seaboard.engine.state import CHANCE, NONE, Row
from seaboard.games.smugglers import actions
from seaboard.games.smugglers import events as event
from seaboard.games.smugglers.board import Board
from seaboard.games.smugglers.squares import (
    boat_on,
    boats,
    clockwise,
    in_pile,
    is_lit,
    island_of,
    must_leave,
    next_caught,
    origin_of,
    steps_to,
)
from seaboard.games.smugglers.state import (
    BEAM,
    DRAW_FIRST,
    DRAW_HARBOUR,
    DRAW_LIGHT,
    DRAW_ROCK,
    HARBOUR,
    LOAD,
    MOST_ROUNDS,
    MOST_STEPS,
    N_BEAMS,
    N_PIECES,
    N_SEA,
    OVER,
    PER_ISLAND,
    PUSH,
    RELOAD,
    ROCK,
    ROLL,
    SAIL,
    SEA,
    THROW,
    Smugglers,
)


@rule
def setup(s: Smugglers, board: Board) -> None:
    """§1 Everything on its place; chance or the seats go on from here."""
    s.face = NONE
    s.pushed = NONE
    s.swap = NONE
    for seat in range(len(s.square_of_seat)):
        s.square_of_seat[seat] = NONE
        s.cargo_of_seat[seat] = NONE
    for square in range(N_SEA):
        s.top_of_square[square] = NONE
    for piece in range(N_PIECES):
        s.below_of_piece[piece] = NONE
        s.owner_of_piece[piece] = NONE
        s.goal_of_piece[piece] = NONE
    s.rocks = board.rocks
    s.rocks_left = board.n_rocks
    s.phase = DRAW_FIRST
    if board.first_seat != NONE:
        begin(s, board, board.first_seat, None)


@rule
def apply(s: Smugglers, board: Board, seat: int, action: int, events: Row | None) -> None:
    """Play one action that `legal` allows; the caller has checked it."""
    if action >= actions.TAKE:
        take(s, board, seat, action - actions.TAKE, events)
    elif action >= actions.SAIL:
        sail(s, board, seat, action - actions.SAIL, events)
    elif action == actions.STAY:
        stay(s, board, seat, events)
    elif action >= actions.PUSH:
        push(s, board, action - actions.PUSH, events)
    elif action >= actions.THROW:
        throw(s, board, action - actions.THROW, events)
    elif action >= actions.TURN:
        turn_beam(s, board, 1 if action == actions.TURN else -1, board.steps_of_face[s.face], events)
    elif action >= actions.ROLLED:
        which = action - actions.ROLLED
        roll(s, board, which // MOST_STEPS, 1 + which % MOST_STEPS, events)
    elif action >= actions.DREW:
        draw_piece(s, board, action - actions.DREW, events)
    else:
        set_up(s, board, seat, action, events)


@rule
def set_up(s: Smugglers, board: Board, seat: int, action: int, events: Row | None) -> None:
    """§1 The steps before the first turn."""
    if action >= actions.MOOR:
        moor(s, board, action - actions.MOOR, events)
    elif action >= actions.SHONE:
        shine(s, board, action - actions.SHONE, events)
    elif action >= actions.PLACE_ROCK:
        place_rock(s, board, seat, action - actions.PLACE_ROCK, events)
    else:
        begin(s, board, action - actions.BEGAN, events)


@rule
def begin(s: Smugglers, board: Board, seat: int, events: Row | None) -> None:
    """§1.2 This seat begins; the rocks come next, then the light."""
    s.first = seat
    s.seat = seat
    emit(events, event.BEGAN, seat, EVERYONE, NONE, NONE, NONE)
    ask_for_rock(s, board)


@rule
def ask_for_rock(s: Smugglers, board: Board) -> None:
    """§7.1 As long as rocks are left, chance or the seats in turn place the next one."""
    if s.rocks_left == 0:
        s.seat = s.first
        s.phase = DRAW_LIGHT
    else:
        s.phase = ROCK if board.rocks_by_hand else DRAW_ROCK


@rule
def place_rock(s: Smugglers, board: Board, seat: int, square: int, events: Row | None) -> None:
    """§7.1 A rock lies there for the whole match."""
    s.rocks |= 1 << square
    s.rocks_left -= 1
    s.seat = clockwise(board, s.seat, 1)
    emit(events, event.ROCK_PLACED, seat, EVERYONE, square, NONE, NONE)
    ask_for_rock(s, board)


@rule
def shine(s: Smugglers, board: Board, island: int, events: Row | None) -> None:
    """§1.3 The beam points at an island."""
    s.beam = board.beam_at[island]
    emit(events, event.SHONE, CHANCE, EVERYONE, s.beam, NONE, NONE)
    s.phase = HARBOUR if board.harbours_by_hand else DRAW_HARBOUR


@rule
def moor(s: Smugglers, board: Board, island: int, events: Row | None) -> None:
    """§1.4 The boats start in any harbours, also in the same one; the last of them brings the first turn."""
    s.square_of_seat[s.seat] = N_SEA + island
    emit(events, event.MOORED, s.seat, EVERYONE, N_SEA + island, NONE, NONE)
    s.seat = clockwise(board, s.seat, 1)
    if s.seat == s.first:
        s.round = 1
        begin_turn(s, board, events)


@rule
def begin_turn(s: Smugglers, board: Board, events: Row | None) -> None:
    """§2.4 Deliver what a swap brought to the right harbour, load if empty at an island with goods, then roll."""
    seat = s.seat
    s.reach = 0
    emit(events, event.TURN_BEGAN, seat, EVERYONE, s.round, NONE, NONE)
    if must_leave(s, seat):
        try_harbour(s, board, seat, events)
        if s.phase == OVER:
            return
    island = island_of(s.square_of_seat[seat])
    if island != NONE and s.cargo_of_seat[seat] == NONE and in_pile(s, island) > 0:
        s.phase = LOAD
        emit(events, event.TOOK, seat, EVERYONE, island, N_SEA + island, NONE)
    else:
        s.phase = ROLL


@rule
def end_turn(s: Smugglers, board: Board, events: Row | None) -> None:
    """§2.1 The next seat, clockwise."""
    s.seat = clockwise(board, s.seat, 1)
    if s.seat == s.first and s.round < MOST_ROUNDS:
        s.round += 1
    begin_turn(s, board, events)


@rule
def draw_piece(s: Smugglers, board: Board, goal: int, events: Row | None) -> None:
    """§5.1, §5.2 The top piece of the island goes aboard; only its owner looks. Before the roll or as the end of the move."""
    island = island_of(s.square_of_seat[s.seat])
    piece = island * PER_ISLAND + s.taken_of_island[island]
    s.taken_of_island[island] += 1
    s.goal_of_piece[piece] = goal
    s.fresh |= 1 << s.seat
    look(s, board, s.seat, piece, events)
    if s.phase == LOAD:
        s.phase = ROLL
    else:
        end_turn(s, board, events)


@rule
def look(s: Smugglers, board: Board, seat: int, piece: int, events: Row | None) -> None:
    """§5.2 A piece comes aboard and its new carrier looks at it in secret."""
    s.cargo_of_seat[seat] = piece
    s.known_of_piece[piece] |= 1 << seat
    origin = origin_of(piece)
    goal = s.goal_of_piece[piece]
    emit(events, event.SAW, seat, 1 << seat, origin, goal, board.points[origin][goal])


@rule
def roll(s: Smugglers, board: Board, face: int, steps: int, events: Row | None) -> None:
    """§2.3, §3.2 Both dice at once; first the light, then the boat."""
    s.face = face
    s.die = steps
    s.reach = steps
    emit(events, event.ROLLED, s.seat, EVERYONE, face, steps, NONE)
    if board.steps_of_face[face] == 0:
        emit(events, event.SLEPT, s.seat, EVERYONE, NONE, NONE, NONE)
        s.phase = SAIL
    elif board.way_of_face[face] == 0:
        s.phase = BEAM
    else:
        turn_beam(s, board, board.way_of_face[face], board.steps_of_face[face], events)


@rule
def turn_beam(s: Smugglers, board: Board, way: int, steps: int, events: Row | None) -> None:
    """§3.3, §3.4 Step by step; the light stops as soon as it falls on a boat that was in the dark."""
    at_sea = boats(s, board, NONE)
    for _ in range(steps):
        before = s.beam
        s.beam = (s.beam + way) % N_BEAMS
        emit(events, event.LIGHT_MOVED, s.seat, EVERYONE, before, s.beam, NONE)
        newly_lit = board.lit_by[s.beam] & ~board.lit_by[before]
        if newly_lit & at_sea:
            catch(s, board, newly_lit, events)
            break
    go_on(s, board, events)


@rule
def catch(s: Smugglers, board: Board, newly_lit: int, events: Row | None) -> None:
    """§3.5 Every boat on a newly lit square is caught; those with cargo lose it."""
    for i in range(board.n_seats):
        seat = clockwise(board, s.seat, i)
        if has(newly_lit, s.square_of_seat[seat]):
            laden = s.cargo_of_seat[seat] != NONE
            emit(events, event.CAUGHT, seat, EVERYONE, s.square_of_seat[seat], s.seat, 1 if laden else 0)
            if laden:
                s.caught |= 1 << seat


@rule
def go_on(s: Smugglers, board: Board, events: Row | None) -> None:
    """§3.6, §3.8 First the caught goods go overboard, then the boat sails; after a push the turn is over."""
    if s.caught:
        s.phase = THROW
    elif s.pushed != NONE:
        s.pushed = NONE
        end_turn(s, board, events)
    else:
        s.phase = SAIL


@rule
def throw(s: Smugglers, board: Board, square: int, events: Row | None) -> None:
    """§3.6 The keeper lays the goods of a caught boat face down on a square beside it."""
    victim = next_caught(s, board)
    piece = s.cargo_of_seat[victim]
    s.cargo_of_seat[victim] = NONE
    s.caught &= ~(1 << victim)
    lay(s, piece, square)
    emit(events, event.THREW, s.seat, EVERYONE, victim, square, origin_of(piece))
    go_on(s, board, events)


@rule
def lay(s: Smugglers, piece: int, square: int) -> None:
    """§5.4 Goods at sea lie on top of those that are there already."""
    s.below_of_piece[piece] = s.top_of_square[square]
    s.top_of_square[square] = piece
    s.afloat |= 1 << square


@rule
def lift(s: Smugglers, square: int) -> int:
    """§5.4 The top piece leaves the square."""
    piece = s.top_of_square[square]
    s.top_of_square[square] = s.below_of_piece[piece]
    s.below_of_piece[piece] = NONE
    if s.top_of_square[square] == NONE:
        s.afloat &= ~(1 << square)
    return piece


@rule
def stay(s: Smugglers, board: Board, seat: int, events: Row | None) -> None:
    """§4.2 All points may be waived."""
    emit(events, event.STAYED, seat, EVERYONE, s.square_of_seat[seat], NONE, NONE)
    end_turn(s, board, events)


@rule
def travel(s: Smugglers, board: Board, seat: int, square: int, events: Row | None) -> None:
    """§4.1 The boat goes the shortest free way; every step is an event."""
    here = s.square_of_seat[seat]
    if square != here:
        s.fresh &= ~(1 << seat)
    if events is not None:
        for left in range(steps_to(s, board, seat, here, square) - 1, -1, -1):
            there = square if left == 0 else step_towards(s, board, seat, here, square, left)
            emit(events, event.SAILED, seat, EVERYONE, here, there, NONE)
            here = there
    s.square_of_seat[seat] = square


@rule
def step_towards(s: Smugglers, board: Board, seat: int, here: int, goal: int, left: int) -> int:
    """The first neighbour from which the goal is `left` steps away."""
    around = board.next_to[here] & SEA & ~board.lit_by[s.beam] & ~s.rocks & ~boats(s, board, seat)
    while around & (around - 1):
        if steps_to(s, board, seat, lowest(around), goal) == left:
            break
        around &= around - 1
    return lowest(around)


@rule
def sail(s: Smugglers, board: Board, seat: int, square: int, events: Row | None) -> None:
    """§4.1 to §4.5 The boat stops at sea, beside another boat's place, or in a harbour."""
    start = s.square_of_seat[seat]
    if square >= N_SEA and s.cargo_of_seat[seat] != NONE:
        steps = steps_to(s, board, seat, start, square)
        travel(s, board, seat, square, events)
        arrive(s, board, seat, steps, events)
        return
    travel(s, board, seat, square, events)
    other = boat_on(s, board, square, seat) if square < N_SEA else NONE
    if other != NONE:
        s.pushed = other
        s.swap = start if start >= N_SEA and has(board.next_to[start], square) else NONE
        s.phase = PUSH
    else:
        end_turn(s, board, events)


@rule
def push(s: Smugglers, board: Board, square: int, events: Row | None) -> None:
    """§4.5, §4.7 The boat in the way goes there; in the light it is caught at once. The turn is over."""
    start = s.square_of_seat[s.pushed]
    s.square_of_seat[s.pushed] = square
    s.swap = NONE
    s.reach = 0
    emit(events, event.PUSHED, s.seat, EVERYONE, s.pushed, start, square)
    if is_lit(s, board, square):
        catch(s, board, 1 << square, events)
    go_on(s, board, events)


@rule
def take(s: Smugglers, board: Board, seat: int, square: int, events: Row | None) -> None:
    """§5.3 to §5.5 Taking goods ends the move; cargo that is exchanged stays behind, face down."""
    travel(s, board, seat, square, events)
    if square >= N_SEA:
        emit(events, event.TOOK, seat, EVERYONE, island_of(square), square, NONE)
        s.phase = RELOAD
        return
    piece = lift(s, square)
    emit(events, event.TOOK, seat, EVERYONE, origin_of(piece), square, NONE)
    old = s.cargo_of_seat[seat]
    if old != NONE:
        lay(s, old, square)
        emit(events, event.LEFT, seat, EVERYONE, origin_of(old), square, NONE)
    look(s, board, seat, piece, events)
    end_turn(s, board, events)


@rule
def arrive(s: Smugglers, board: Board, seat: int, steps: int, events: Row | None) -> None:
    """§6.1 to §6.5 A laden boat in a harbour: delivered, it may load or sail on; else its move is over."""
    emit(events, event.ARRIVED, seat, EVERYONE, s.square_of_seat[seat], NONE, NONE)
    delivered = try_harbour(s, board, seat, events)
    if s.phase == OVER:
        return
    if delivered:
        s.reach -= steps
    if not delivered or (s.reach == 0 and in_pile(s, island_of(s.square_of_seat[seat])) == 0):
        end_turn(s, board, events)


@rule
def try_harbour(s: Smugglers, board: Board, seat: int, events: Row | None) -> bool:
    """§6.1, §6.4 The cargo is shown if this is its harbour; if not, all know that it is not. Was it?"""
    island = island_of(s.square_of_seat[seat])
    piece = s.cargo_of_seat[seat]
    if s.goal_of_piece[piece] != island:
        s.denied_of_piece[piece] |= 1 << island
        return False
    points = board.points[origin_of(piece)][island]
    s.cargo_of_seat[seat] = NONE
    s.owner_of_piece[piece] = seat
    s.known_of_piece[piece] = EVERYONE
    s.points_of_seat[seat] += points
    emit(events, event.DELIVERED, seat, EVERYONE, origin_of(piece), island, points)
    if s.points_of_seat[seat] >= board.target_of_seat[seat]:
        s.phase = OVER
        emit(events, event.WON, seat, EVERYONE, NONE, NONE, NONE)
    return True


@rule
def round_of(s: Smugglers) -> int:
    """Which round it is; 0 while the match is being set up."""
    return s.round
