"""What the squares allow, in the rule dialect: where boats can go and take goods, where goods and rocks may lie."""

from seaboard.engine.bits import has, lowest
from seaboard.engine.rule import rule
from seaboard.engine.state import NONE
from seaboard.games.smugglers.board import Board
from seaboard.games.smugglers.state import HARBOURS, MOST_STEPS, N_ISLANDS, N_SEA, PER_ISLAND, SEA, Smugglers


@rule
def island_of(square: int) -> int:
    """The island of a harbour, NONE for a sea square."""
    return square - N_SEA if square >= N_SEA else NONE


@rule
def origin_of(piece: int) -> int:
    """The island a piece comes from."""
    return piece // PER_ISLAND


@rule
def in_pile(s: Smugglers, island: int) -> int:
    """How many pieces still lie on an island."""
    return PER_ISLAND - s.taken_of_island[island]


@rule
def goals_left(s: Smugglers, island: int) -> int:
    """Where the pieces that still lie on an island go, as a mask."""
    goals = ((1 << N_ISLANDS) - 1) & ~(1 << island)
    for i in range(s.taken_of_island[island]):
        goals &= ~(1 << s.goal_of_piece[island * PER_ISLAND + i])
    return goals


@rule
def clockwise(board: Board, seat: int, i: int) -> int:
    """The i-th seat after this one."""
    return (seat + i) % board.n_seats


@rule
def boats(s: Smugglers, board: Board, seat: int) -> int:
    """The sea squares that the other boats are on, once all have moored."""
    taken = 0
    for other in range(board.n_seats):
        if other != seat:
            taken |= 1 << s.square_of_seat[other]
    return taken & SEA


@rule
def boat_on(s: Smugglers, board: Board, square: int, seat: int) -> int:
    """Another seat's boat on a square, or NONE."""
    for other in range(board.n_seats):
        if other != seat and s.square_of_seat[other] == square:
            return other
    return NONE


@rule
def is_lit(s: Smugglers, board: Board, square: int) -> bool:
    """§3.1 Harbours are never lit."""
    return has(board.lit_by[s.beam], square)


@rule
def touching(board: Board, squares: int) -> int:
    """All squares that touch one of these."""
    found = 0
    while squares:
        found |= board.next_to[lowest(squares)]
        squares &= squares - 1
    return found


@rule
def stops(s: Smugglers, board: Board, seat: int) -> int:
    """§4.1 to §4.4 Where the boat may stop, its own square apart: around rocks and light, and not past another boat."""
    return stops_among(s, board, s.square_of_seat[seat], boats(s, board, seat))


@rule
def stops_among(s: Smugglers, board: Board, square: int, others: int) -> int:
    """The same for a boat on a square, for who knows already where the others are."""
    here = 1 << square
    closed = board.lit_by[s.beam] | s.rocks
    ends = others | HARBOURS
    reached = here
    edge = here
    for _ in range(s.reach):
        edge = touching(board, edge) & ~reached & ~closed
        reached |= edge
        edge &= ~ends
        if edge == 0:
            break
    return reached & ~here


@rule
def steps_to(s: Smugglers, board: Board, seat: int, start: int, goal: int) -> int:
    """How many steps the boat needs from one square to another by a free way, at most `MOST_STEPS`; more if there is none."""
    closed = board.lit_by[s.beam] | s.rocks
    ends = boats(s, board, seat) | HARBOURS
    reached = 1 << start
    edge = reached
    for n in range(MOST_STEPS + 1):
        if has(reached, goal):
            return n
        edge = touching(board, edge) & ~reached & ~closed
        reached |= edge
        edge &= ~ends
    return MOST_STEPS + 1


@rule
def takes(s: Smugglers, board: Board, seat: int, where: int) -> int:
    """§5.3 to §5.6 The squares among `where` on which the boat may take goods."""
    return takes_among(s, board, seat, where, boats(s, board, seat))


@rule
def takes_among(s: Smugglers, board: Board, seat: int, where: int, others: int) -> int:
    """The same for who knows already where the other boats are."""
    found = where & s.afloat & ~others & ~board.lit_by[s.beam]
    if where & HARBOURS and s.cargo_of_seat[seat] == NONE:
        for island in range(N_ISLANDS):
            if in_pile(s, island) > 0:
                found |= where & (1 << (N_SEA + island))
    return found


@rule
def must_leave(s: Smugglers, seat: int) -> bool:
    """§6.5 Does the boat lie in a harbour that is wrong for its cargo?"""
    return s.square_of_seat[seat] >= N_SEA and s.cargo_of_seat[seat] != NONE and not has(s.fresh, seat)


@rule
def push_squares(s: Smugglers, board: Board) -> int:
    """§4.5 Where the boat in the way may go: a free sea square that touches it, or the place the pusher came from."""
    taken = s.rocks | boats(s, board, NONE)
    found = board.next_to[s.square_of_seat[s.seat]] & SEA & ~taken
    if s.swap != NONE:
        found |= 1 << s.swap
    return found


@rule
def next_caught(s: Smugglers, board: Board) -> int:
    """§3.7 The caught boat whose goods come next: clockwise from the keeper."""
    for i in range(board.n_seats):
        seat = clockwise(board, s.seat, i)
        if has(s.caught, seat):
            return seat
    return NONE


@rule
def throw_squares(s: Smugglers, board: Board) -> int:
    """§3.6 Where the goods go: without boat and goods if there is such a square, else without boat, else any."""
    around = board.next_to[s.square_of_seat[next_caught(s, board)]] & SEA & ~s.rocks
    no_boat = around & ~boats(s, board, NONE)
    free = no_boat & ~s.afloat
    if free:
        return free
    return no_boat or around


@rule
def is_connected(board: Board, rocks: int) -> bool:
    """§7.2 Does a way over the sea lead from every harbour to every other?"""
    reached = 1 << N_SEA
    edge = reached
    while edge:
        edge = touching(board, edge) & ~reached & ~rocks
        reached |= edge
    return reached & HARBOURS == HARBOURS


@rule
def rock_squares(s: Smugglers, board: Board) -> int:
    """§7.1, §7.2 Where the next rock may lie."""
    found = 0
    for square in range(N_SEA):
        if not has(s.rocks, square) and is_connected(board, s.rocks | 1 << square):
            found |= 1 << square
    return found
