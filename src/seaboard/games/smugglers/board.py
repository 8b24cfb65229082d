"""Derives the tables that the rules use from the data and the options of a match."""

from functools import cache, lru_cache
from itertools import permutations
from typing import Final

from seaboard.engine.state import BOARDS, MAX_SEATS, NONE, Row, State, Table, mask, masks, number, row, sharing, table
from seaboard.games.smugglers.data import DATA, FAR, ISLANDS, SQUARES, neighbours, walk
from seaboard.games.smugglers.options import Options
from seaboard.games.smugglers.state import (
    MOST_STEPS,
    MOST_TARGET,
    N_BEAMS,
    N_FACES,
    N_ISLANDS,
    N_ROCKS,
    N_SEA,
    N_SQUARES,
    PER_ISLAND,
)

N_ORDERS: Final = 24  # of four
MOST_GOOD: Final = 3  # points of a piece

# What a sensible player counts in: thousandths of a point on the way, and four times as much at home.
HOME: Final = 4_000
MOOR_STEPS: Final = 6  # what a step costs, as part of this many: near goods are worth more than far ones
LONGEST: Final = 2 * FAR  # to goods, and from there to their harbour


class Board(State):
    """The static tables of one set of options."""

    n_seats = number(2, MAX_SEATS)
    first_seat = number(NONE, MAX_SEATS - 1)  # NONE: drawn
    rocks = mask(N_SEA)  # that lie there from the start
    n_rocks = number(0, N_ROCKS)  # placed before the boats
    rocks_by_hand = number(0, 1)
    harbours_by_hand = number(0, 1)
    open_scores = number(0, 1)
    memory_aid = number(0, 1)
    target_of_seat: Final = row(MAX_SEATS, 0, MOST_TARGET)  # points it needs; 0: nobody sits there
    next_to: Final = masks(N_SQUARES, N_SQUARES)  # [square] -> its neighbours
    lit_by: Final = masks(N_BEAMS, N_SEA)  # [beam] -> squares in the light
    beam_at: Final = row(N_ISLANDS, 0, N_BEAMS - 1)  # [island] -> beam that points there
    steps_of_face: Final = row(N_FACES, 0, 3)
    way_of_face: Final = row(N_FACES, -1, 1)  # 1 clockwise, -1 the other way, 0 as the roller likes (or no step at all)
    boat_die: Final = row(N_FACES, 1, MOST_STEPS)
    points: Final = table(N_ISLANDS, N_ISLANDS, 0, 3)  # [origin][goal]
    distance: Final = table(N_SQUARES, N_SQUARES, 0, FAR)  # without beam and boats, around the rocks of the start
    orders: Final = table(N_ORDERS, PER_ISLAND, 0, PER_ISLAND - 1)  # [order][i] -> place; all orders of four
    orders_with: Final = table(PER_ISLAND, 1 << PER_ISLAND, 0, (1 << N_ORDERS) - 1)  # [i][places] -> orders that have one there
    worth_on_way: Final = table(MOST_GOOD + 1, LONGEST + 1, 0, HOME * MOST_GOOD)  # [points][steps to go] -> at most half of home
    danger: Final = table(MAX_SEATS + 1, N_BEAMS * N_SQUARES, 0, 1000)  # [throws][beam, square] -> chance of being found


@lru_cache(BOARDS)
def make_board(options: Options) -> Board:
    """The tables for these options."""
    board = sharing(_common(), own=("distance", "target_of_seat"))
    board.n_seats = options.seats
    board.target_of_seat[: options.seats] = [options.target_of(seat) for seat in range(options.seats)]
    board.first_seat = NONE if options.first_seat is None else options.first_seat
    board.rocks = options.start_rocks()
    board.n_rocks = options.rocks - len(options.rock_places)
    board.rocks_by_hand = int(options.rocks_by == "seats")
    board.harbours_by_hand = int(options.harbours == "chosen")
    board.open_scores = int(options.open_scores)
    board.memory_aid = int(options.memory_aid)
    board.distance[:] = _distances(board.rocks)
    return board


@cache
def _common() -> Board:
    """What does not depend on the options."""
    board = Board()
    board.next_to[:] = neighbours(DATA)
    board.lit_by[:] = [sum(1 << SQUARES.index(name) for name in set(beam.lit)) for beam in DATA.beam]
    board.beam_at[:] = [island.beam for island in DATA.island]
    ways = {"clockwise": 1, "counter_clockwise": -1, "either": 0, "none": 0}
    board.steps_of_face[:] = [face.steps for face in DATA.lighthouse_die.faces]
    board.way_of_face[:] = [ways[face.way] for face in DATA.lighthouse_die.faces]
    board.boat_die[:] = DATA.boat_die.faces
    for piece in DATA.goods:
        board.points[ISLANDS.index(piece.origin)][ISLANDS.index(piece.to)] = piece.points
    for points in range(MOST_GOOD + 1):
        board.worth_on_way[points][:] = [HOME // 2 * points * MOOR_STEPS // (way + MOOR_STEPS) for way in range(LONGEST + 1)]
    _fill_orders(board)
    _fill_danger(board)
    return board


@lru_cache(BOARDS)
def _distances(rocks: int) -> Table:
    """Steps between all squares around these rocks."""
    return [walk(_common().next_to, square, rocks) for square in range(N_SQUARES)]


def _fill_orders(board: Board) -> None:
    """All orders in which an island's goods may lie, and which of them fit a set of places: masks find what is possible."""
    for k, order in enumerate(permutations(range(PER_ISLAND))):
        board.orders[k][:] = order
        for i, place in enumerate(order):
            for places in range(1 << PER_ISLAND):
                board.orders_with[i][places] |= (places >> place & 1) << k


def _fill_danger(board: Board) -> None:
    """How likely, in thousandths, the light finds a boat within so many throws; either way is as likely where it is free."""
    for square in range(N_SEA):
        lit = [board.lit_by[beam] >> square & 1 for beam in range(N_BEAMS)]
        found = [0.0] * N_BEAMS
        for throws in range(1, MAX_SEATS + 1):
            found = [sum(_found(board, lit, found, beam, face) for face in range(N_FACES)) / N_FACES for beam in range(N_BEAMS)]
            for beam in range(N_BEAMS):
                board.danger[throws][beam * N_SQUARES + square] = round(1000 * found[beam])


def _found(board: Board, lit: Row, later: list[float], beam: int, face: int) -> float:
    """Chance that this face's turn finds the square, or the throws after it do."""
    ways = (board.way_of_face[face],) if board.way_of_face[face] else (1, -1)
    return sum(_swept(lit, later, beam, board.steps_of_face[face], way) for way in ways) / len(ways)


def _swept(lit: Row, later: list[float], beam: int, steps: int, way: int) -> float:
    for _ in range(steps):
        following = (beam + way) % N_BEAMS
        if lit[following] and not lit[beam]:
            return 1.0
        beam = following
    return later[beam]
