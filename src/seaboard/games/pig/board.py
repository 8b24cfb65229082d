"""Derives the tables that the rules use from the data and the options of a match."""

from functools import lru_cache
from typing import Final

from seaboard.engine.state import BOARDS, MAX_SEATS, NONE, State, number, row
from seaboard.games.pig.data import DATA
from seaboard.games.pig.options import Options
from seaboard.games.pig.state import MOST_TARGET, N_FACES


class Board(State):
    """The static tables of one set of options."""

    n_seats = number(2, MAX_SEATS)
    target = number(1, MOST_TARGET)
    first_seat = number(NONE, MAX_SEATS - 1)  # NONE: drawn
    spoils = number(1, N_FACES)
    pips = number(0, N_FACES * N_FACES)  # of all faces that count: what six throws bring on average
    number_of_face: Final = row(N_FACES, 1, N_FACES)


@lru_cache(BOARDS)
def make_board(options: Options) -> Board:
    """The tables for these options."""
    board = Board()
    board.n_seats = options.seats
    board.target = options.target
    board.first_seat = NONE if options.first_seat is None else options.first_seat
    board.spoils = DATA.die.spoils
    board.pips = sum(face for face in DATA.die.faces if face != DATA.die.spoils)
    board.number_of_face[:] = DATA.die.faces
    return board
