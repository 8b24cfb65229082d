"""The fields of a position and their bounds. Everything is public: what nobody has seen is drawn when it is turned up."""

from typing import Final

from seaboard.engine.codes import Codes
from seaboard.engine.state import MAX_SEATS, NONE, State, mask, number, row, table

N_PORTS: Final = 4
MARKS_OF_LANE: Final = (8, 11, 11, 12)
N_MARKS: Final = sum(MARKS_OF_LANE)
N_DOCKS: Final = 4  # of a port
N_PLACES: Final = N_MARKS + N_PORTS * N_DOCKS  # the docks follow the marks
N_MAGNETS: Final = 2
PER_FLEET: Final = 4
N_SHIPS: Final = MAX_SEATS * PER_FLEET
N_COLUMNS: Final = 17
N_ROWS: Final = 13
N_POINTS: Final = N_COLUMNS * N_ROWS
N_LETTERS: Final = 8
N_SEGMENTS: Final = 16
N_WAYS: Final = 4
N_FACES: Final = 6
CARDS_OF_PILE: Final = (6, 6, 4, 5)  # equal ones counted once
N_CARDS: Final = sum(CARDS_OF_PILE)
COPIES: Final = 2  # of equal cards, at most
N_BONUS: Final = 8
N_VALUES: Final = 10  # of a card: 10, 20, … 100 thousand
MOST_MONEY: Final = 1360  # all there is, in thousands
LEAST_TARGET: Final = 150
MOST_TARGET: Final = 350
TARGET_STEP: Final = 50
MOST_ROUNDS: Final = 99_999

LOST: Final = NONE  # where a ship is that left the game
HUNG: Final = N_PLACES  # + magnet: where a ship is that hangs beneath the cloud

MARKS: Final = (1 << N_MARKS) - 1

# Phases: who acts, and for what. In the first four it is chance, then the seat on turn.
phase_code = Codes()
TURN_UP: Final = phase_code("turn_up")  # the next top card of a pile
START: Final = phase_code("start")  # a die for who begins
ROLL: Final = phase_code("roll")  # the die of the seat on turn
SPIN: Final = phase_code("spin")  # where the spinner stops
SAIL: Final = phase_code("sail")  # which ship sails
OVER: Final = phase_code("over")
PHASES: Final = phase_code.names

# Why it is over.
ending_code = Codes()
TARGET: Final = ending_code("target")
FLEET_LOST: Final = ending_code("fleet_lost")
NO_CARDS: Final = ending_code("no_cards")
ENDINGS: Final = ending_code.names


class Triangle(State):
    """One position.

    A ship is a number: four of each seat, in the order of the ports they start from. A place is a mark at sea (in the order of
    travel from the home port) or a dock. A card is a number, in the order of the data file; equal ones have the same.
    """

    phase = number(TURN_UP, OVER)
    round = number(0, MOST_ROUNDS)
    seat = number(0, MAX_SEATS - 1)  # whose turn it is
    first = number(0, MAX_SEATS - 1)  # who began
    die = number(0, N_FACES)  # of the seat on turn; 0 before its throw
    rivals = mask(MAX_SEATS)  # who still may begin
    point = number(0, N_POINTS - 1)  # the cloud's middle
    letter = number(0, N_LETTERS - 1)  # at the notch
    segment = number(NONE, N_SEGMENTS - 1)  # of the last spin; NONE before the first
    occupied = mask(N_PLACES)  # places with a ship on them
    pile = number(NONE, N_PORTS - 1)  # whose next card is turned up
    bonus_left = number(0, N_BONUS)
    ending = number(NONE, NO_CARDS)
    place_of_ship: Final = row(N_SHIPS, LOST, HUNG + N_MAGNETS - 1)
    aside_of_ship: Final = row(N_SHIPS, NONE, N_WAYS - 1)  # the way it was pushed, as long as the cloud is over its mark
    hung_of_magnet: Final = row(N_MAGNETS, 0, 2)  # how many ships
    hidden_of_card: Final = row(N_CARDS, 0, COPIES)  # how many lie face down
    top_of_pile: Final = row(N_PORTS, NONE, N_CARDS - 1)  # the open card
    start_of_seat: Final = row(MAX_SEATS, 0, N_FACES)  # the last die thrown for the beginning; 0: none
    cards_of_seat: Final = table(MAX_SEATS, N_CARDS, 0, COPIES)  # [seat][card] -> how many
    bonus_of_seat: Final = row(MAX_SEATS, 0, N_BONUS)
    money_of_seat: Final = row(MAX_SEATS, 0, MOST_MONEY)
