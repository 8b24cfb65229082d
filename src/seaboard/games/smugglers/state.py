"""The fields of a position, their bounds, and who may know them."""

from typing import Final

from seaboard.engine.codes import Codes
from seaboard.engine.events import EVERYONE
from seaboard.engine.state import MAX_SEATS, NONE, State, mask, number, row

N_SEA: Final = 45
N_ISLANDS: Final = 5
N_SQUARES: Final = N_SEA + N_ISLANDS  # the harbours follow the sea squares
N_BEAMS: Final = 20
N_FACES: Final = 6
MOST_STEPS: Final = 4  # on the boat die
PER_ISLAND: Final = N_ISLANDS - 1
N_PIECES: Final = N_ISLANDS * PER_ISLAND
N_ROCKS: Final = 3
MOST_TARGET: Final = 10  # 4 seats one point short hold 36 of 40 points: somebody can always go on
MOST_POINTS: Final = MOST_TARGET - 1 + 3
MOST_ROUNDS: Final = 99_999

SEA: Final = (1 << N_SEA) - 1
HARBOURS: Final = ((1 << N_ISLANDS) - 1) << N_SEA

# Phases: who acts, and for what. In the first seven it is chance, in the others the seat on turn.
phase_code = Codes()
DRAW_FIRST: Final = phase_code("draw_first")  # who begins
DRAW_ROCK: Final = phase_code("draw_rock")  # where a rock lies
DRAW_LIGHT: Final = phase_code("draw_light")  # to which island the beam points
DRAW_HARBOUR: Final = phase_code("draw_harbour")  # where a boat starts
LOAD: Final = phase_code("load")  # which piece the seat on turn takes from its island before the roll
RELOAD: Final = phase_code("reload")  # the same as the end of its move
ROLL: Final = phase_code("roll")  # both dice
ROCK: Final = phase_code("rock")  # where a rock lies
HARBOUR: Final = phase_code("harbour")  # where its boat starts
BEAM: Final = phase_code("beam")  # which way the beam turns
THROW: Final = phase_code("throw")  # as keeper: where caught goods go overboard
SAIL: Final = phase_code("sail")  # where its boat stops
PUSH: Final = phase_code("push")  # where the boat in its way goes
OVER: Final = phase_code("over")
PHASES: Final = phase_code.names
SET_UP: Final = (DRAW_FIRST, DRAW_ROCK, DRAW_LIGHT, DRAW_HARBOUR, ROCK, HARBOUR)


class Smugglers(State):
    """One position.

    A piece is a number: four of each island, in the order in which they were taken. Where a piece lies and where it comes from is
    public; where it must go (`goal_of_piece`) is known to the seats in `known_of_piece`.
    """

    phase = number(DRAW_FIRST, OVER)
    round = number(0, MOST_ROUNDS)
    seat = number(0, MAX_SEATS - 1)  # whose turn it is
    first = number(0, MAX_SEATS - 1)  # who began
    beam = number(0, N_BEAMS - 1)
    face = number(NONE, N_FACES - 1)  # of the lighthouse die; NONE before the first throw
    die = number(0, MOST_STEPS)  # the boat die; 0 before the first throw
    reach = number(0, MOST_STEPS)  # points the boat on turn still has
    rocks = mask(N_SEA)
    rocks_left = number(0, N_ROCKS)  # still to be placed
    caught = mask(MAX_SEATS)  # boats whose goods still have to go overboard
    pushed = number(NONE, MAX_SEATS - 1)  # the boat to be pushed away
    swap = number(NONE, N_SQUARES - 1)  # the harbour the pusher came from, open to a swap
    fresh = mask(MAX_SEATS)  # boats that lie where they loaded
    afloat = mask(N_SEA)  # squares with goods on them
    square_of_seat: Final = row(MAX_SEATS, NONE, N_SQUARES - 1)
    cargo_of_seat: Final = row(MAX_SEATS, NONE, N_PIECES - 1)
    points_of_seat: Final = row(MAX_SEATS, 0, MOST_POINTS)
    taken_of_island: Final = row(N_ISLANDS, 0, PER_ISLAND)
    top_of_square: Final = row(N_SEA, NONE, N_PIECES - 1)
    below_of_piece: Final = row(N_PIECES, NONE, N_PIECES - 1)  # the piece it lies on, at sea
    owner_of_piece: Final = row(N_PIECES, NONE, MAX_SEATS - 1)  # who delivered it
    goal_of_piece: Final = row(N_PIECES, NONE, N_ISLANDS - 1)  # NONE until somebody looks; secret
    known_of_piece: Final = row(N_PIECES, 0, EVERYONE)  # who has seen its light blue side
    denied_of_piece: Final = row(N_PIECES, 0, (1 << N_ISLANDS) - 1)  # harbours that all saw refuse it
