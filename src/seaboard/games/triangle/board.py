"""Derives the tables that the rules use from the data and the options of a match."""

from functools import cache, lru_cache
from typing import Final

from seaboard.engine.state import BOARDS, MAX_SEATS, NONE, Row, State, masks, number, row, sharing, table
from seaboard.games.triangle.data import CARDS, DATA, LETTERS, UNIT, WAYS
from seaboard.games.triangle.options import Options
from seaboard.games.triangle.state import (
    CARDS_OF_PILE,
    COPIES,
    MARKS_OF_LANE,
    MOST_MONEY,
    N_CARDS,
    N_COLUMNS,
    N_DOCKS,
    N_LETTERS,
    N_MAGNETS,
    N_MARKS,
    N_PLACES,
    N_POINTS,
    N_PORTS,
    N_SEGMENTS,
    N_VALUES,
    N_WAYS,
)
from seaboard.games.triangle.sweeps import TOUCH, lane_of_mark, next_point, sweeps

SWEEPS: Final = sweeps()
N_TOUCHES: Final = len(SWEEPS.touches)
COUNT_BITS: Final = 5  # of a number from 0 to N_SEGMENTS


class Board(State):
    """The static tables of one set of options."""

    n_seats = number(2, MAX_SEATS)
    first_seat = number(NONE, MAX_SEATS - 1)  # NONE: diced for
    start = number(0, N_POINTS - 1)  # the red circle
    holds = number(1, 2)  # ships a magnet carries
    bonus = number(UNIT, UNIT * N_VALUES)
    target_of_seat: Final = row(MAX_SEATS, 0, MOST_MONEY)  # money it needs; 0: nobody sits there
    lane_of_place: Final = row(N_PLACES, 0, N_PORTS - 1)  # of a dock: the lane that begins there
    ahead_of_place: Final = row(N_PLACES, 0, N_MARKS)  # the next mark, or the end of the lane
    end_of_lane: Final = row(N_PORTS, 0, N_MARKS)  # one behind its last mark
    docks_of_port: Final = masks(N_PORTS, N_PLACES)
    value_of_card: Final = row(N_CARDS, UNIT, UNIT * N_VALUES)
    copies_of_card: Final = row(N_CARDS, 1, COPIES)
    cards_end: Final = row(N_PORTS, 0, N_CARDS)  # one behind the last card of a pile; the first of the next
    letter_of_segment: Final = row(N_SEGMENTS, 0, N_LETTERS - 1)
    points_of_segment: Final = row(N_SEGMENTS, 0, N_COLUMNS)  # 0: to the last point, and empty the cloud
    way_of_segment: Final = row(N_SEGMENTS, 0, N_WAYS - 1)
    next_point: Final = table(N_POINTS, N_WAYS, NONE, N_POINTS - 1)
    under: Final = masks(N_POINTS, N_PLACES)
    turn_touched: Final = masks(N_POINTS * N_LETTERS, N_PLACES)
    turn_start: Final = row(N_POINTS * N_LETTERS + 1, 0, N_TOUCHES)
    step_touched: Final = masks(N_POINTS * N_LETTERS * N_WAYS, N_PLACES)
    step_start: Final = row(N_POINTS * N_LETTERS * N_WAYS + 1, 0, N_TOUCHES)
    touches: Final = row(N_TOUCHES, 0, N_MAGNETS * TOUCH - 1)
    step_pushed: Final = masks(N_POINTS * N_WAYS, N_MARKS)
    swept: Final = table(N_POINTS * N_LETTERS, N_SEGMENTS, 0, (1 << N_PLACES) - 1)
    swept_times: Final = table(N_POINTS * N_LETTERS, COUNT_BITS, 0, (1 << N_PLACES) - 1)  # [cloud][bit] -> places, see `times`
    aside: Final = table(N_MARKS * N_WAYS, 2, NONE, N_MARKS - 1)


@lru_cache(BOARDS)
def make_board(options: Options) -> Board:
    """The tables for these options."""
    board = sharing(_common(), own=("target_of_seat",))
    board.n_seats = options.seats
    board.target_of_seat[: options.seats] = [options.target_of(seat) for seat in range(options.seats)]
    board.first_seat = NONE if options.first_seat is None else options.first_seat
    return board


@cache
def _common() -> Board:
    """What does not depend on the options."""
    board = Board()
    board.start = DATA.grid.start[1] * N_COLUMNS + DATA.grid.start[0]
    board.holds = DATA.cloud.holds
    board.bonus = DATA.bonus.value
    _fill_lanes(board)
    board.value_of_card[:] = [value for _, value in CARDS]
    board.copies_of_card[:] = [DATA.pile[port].values.count(value) for port, value in CARDS]
    board.cards_end[:] = [sum(CARDS_OF_PILE[: port + 1]) for port in range(N_PORTS)]
    board.letter_of_segment[:] = [LETTERS.index(segment.letter) for segment in DATA.segment]
    board.points_of_segment[:] = [segment.points for segment in DATA.segment]
    board.way_of_segment[:] = [WAYS.index(segment.way) for segment in DATA.segment]
    for point in range(N_POINTS):
        board.next_point[point][:] = [next_point(point, way) for way in range(N_WAYS)]
    for name, values in SWEEPS._asdict().items():
        setattr(board, name, values)
    board.swept_times[:] = [times(swept) for swept in board.swept]
    return board


def times(sets: Row) -> Row:
    """In how many of these sets every place is, bit by bit: the k-th of the masks holds bit k of all these numbers."""
    bits = [0] * COUNT_BITS
    for carried in sets:
        for k in range(COUNT_BITS):
            bits[k], carried = bits[k] ^ carried, bits[k] & carried  # noqa: PLW2901  what is carried on to the next bit
            if not carried:
                break
    return bits


def _fill_lanes(board: Board) -> None:
    end = 0
    for port in range(N_PORTS):
        first = end
        end += MARKS_OF_LANE[port]
        board.end_of_lane[port] = end
        for dock in range(N_MARKS + port * N_DOCKS, N_MARKS + (port + 1) * N_DOCKS):
            board.docks_of_port[port] |= 1 << dock
            board.lane_of_place[dock] = port
            board.ahead_of_place[dock] = first
    for mark in range(N_MARKS):
        board.lane_of_place[mark] = lane_of_mark(mark)
        board.ahead_of_place[mark] = mark + 1
