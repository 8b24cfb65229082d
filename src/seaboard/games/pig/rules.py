"""The rules of Pig in the rule dialect, paragraph by paragraph of docs/rules/pig.md."""

from typing import Final

from seaboard.engine.bits import has
from seaboard.engine.events import EVERYONE, emit
from seaboard.engine.rule import rule
from seaboard.engine.state import CHANCE, NONE, Row
from seaboard.games.pig import actions
from seaboard.games.pig import events as event
from seaboard.games.pig.board import Board
from seaboard.games.pig.state import BEGIN, CHOOSE, N_FACES, OVER, THROW, Pig

# Streams of chance, by purpose.
DICE: Final = 0
BEGINNING: Final = 1

# The first id of each phase; they end where those of the next begin.
FIRST_ID: Final = (actions.BEGAN, actions.ROLL, actions.ROLLED, actions.N_ACTIONS, actions.N_ACTIONS)


@rule
def has_enough(s: Pig, board: Board) -> bool:
    """§2.4 Would the seat on turn win by holding?"""
    return s.points_of_seat[s.seat] + s.at_stake >= board.target


# --- who may do what ---


@rule
def actors(s: Pig) -> int:
    """§2.1 Chance throws, the seat on turn chooses."""
    if s.phase == OVER:
        return 0
    return 1 << s.seat if s.phase == CHOOSE else 1 << CHANCE


@rule
def legal(s: Pig, board: Board, seat: int, out: Row) -> int:
    """Write the ids this seat may play, in rising order; return how many."""
    n = 0
    for action in range(FIRST_ID[s.phase], FIRST_ID[s.phase + 1]):
        if refusal(s, board, seat, action) == 0:
            out[n] = action
            n += 1
    return n


@rule
def refusal(s: Pig, board: Board, seat: int, action: int) -> int:
    """Why this seat may not do this now; 0 if it may."""
    if not has(actors(s), seat) or not FIRST_ID[s.phase] <= action < FIRST_ID[s.phase + 1]:
        return actions.NOT_NOW
    if s.phase == BEGIN and action - actions.BEGAN >= board.n_seats:
        return actions.NOT_NOW
    if action == actions.HOLD and s.at_stake == 0:
        return actions.NOTHING
    if action == actions.ROLL and has_enough(s, board):
        return actions.ENOUGH
    return 0


# --- chance ---


@rule
def odds(s: Pig, board: Board) -> int:
    """§1.2, §2.2 A share for each seat that may begin, or for each face of the die."""
    if s.phase == BEGIN:
        return board.n_seats
    return N_FACES if s.phase == THROW else 0


@rule
def share(s: Pig, board: Board, k: int) -> int:
    """The outcome that owns share k."""
    if s.phase == BEGIN:
        return actions.BEGAN + k
    return actions.ROLLED + board.number_of_face[k] - 1


@rule
def purpose(s: Pig) -> int:
    """People may throw the die themselves; who begins is drawn apart from it."""
    return BEGINNING if s.phase == BEGIN else DICE


@rule
def seen(s: Pig, board: Board, observer: int, seat: int, action: int) -> int:  # noqa: ARG001  the contract's form
    """§1.1 Everything is open."""
    return action


# --- what happens ---


@rule
def setup(s: Pig, board: Board) -> None:
    """§1.1, §1.2 Nobody has a point; the table may have named who begins."""
    s.phase = BEGIN
    if board.first_seat != NONE:
        begin(s, board.first_seat)


@rule
def apply(s: Pig, board: Board, seat: int, action: int, events: Row | None) -> None:
    """Play one action that `legal` allows; the caller has checked it."""
    if action == actions.HOLD:
        hold(s, board, seat, events)
    elif action == actions.ROLL:
        s.phase = THROW
    elif action >= actions.ROLLED:
        throw(s, board, 1 + action - actions.ROLLED, events)
    else:
        begin(s, action - actions.BEGAN)
        emit(events, event.BEGAN, s.first, EVERYONE, NONE, NONE, NONE)


@rule
def begin(s: Pig, seat: int) -> None:
    """§1.2 This seat begins."""
    s.first = seat
    s.seat = seat
    s.pig_round = 1
    s.phase = CHOOSE


@rule
def throw(s: Pig, board: Board, die: int, events: Row | None) -> None:
    """§2.2, §2.3 The die adds to what is at stake, or spoils all of it."""
    s.die = die
    lost = s.at_stake
    s.at_stake = 0 if die == board.spoils else lost + die
    s.phase = CHOOSE
    emit(events, event.ROLLED, s.seat, EVERYONE, die, s.at_stake, NONE)
    if die == board.spoils:
        emit(events, event.SPOILT, s.seat, EVERYONE, lost, NONE, NONE)
        end_turn(s, board)


@rule
def hold(s: Pig, board: Board, seat: int, events: Row | None) -> None:
    """§2.4, §3.1 What is at stake is the seat's; with enough it has won."""
    is_won = has_enough(s, board)
    s.points_of_seat[seat] += s.at_stake
    emit(events, event.HELD, seat, EVERYONE, s.at_stake, s.points_of_seat[seat], NONE)
    s.at_stake = 0
    if is_won:
        s.phase = OVER
    else:
        end_turn(s, board)


@rule
def end_turn(s: Pig, board: Board) -> None:
    """§2.1 The die goes to the next seat, clockwise."""
    s.seat = (s.seat + 1) % board.n_seats
    if s.seat == s.first:
        s.pig_round += 1


@rule
def resample(s: Pig, board: Board, seat: int, rng: Row) -> None:
    """§1.1 There is nothing that a seat cannot know."""


@rule
def round_of(s: Pig) -> int:
    """Which round it is; 0 before it is known who begins."""
    return s.pig_round
