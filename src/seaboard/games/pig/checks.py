"""What is true of every position of a match: bounds, seats, phases."""

from seaboard.engine.state import out_of_bounds
from seaboard.games.pig.board import Board
from seaboard.games.pig.state import BEGIN, CHOOSE, N_FACES, OVER, PHASES, THROW, Pig


def invariants(s: Pig, board: Board) -> list[str]:
    """A sentence for everything that is wrong with the position."""
    return out_of_bounds(s) or [*_seat_faults(s, board), *_phase_faults(s, board)]


def _seat_faults(s: Pig, board: Board) -> list[str]:
    faults = [f"seat {seat} does not play" for seat in (s.seat, s.first) if seat >= board.n_seats]
    if any(s.points_of_seat[board.n_seats :]):
        faults.append("a seat that does not play has points")
    winners = [seat for seat, points in enumerate(s.points_of_seat) if points >= board.target]
    if winners != ([s.seat] if s.phase == OVER else []):
        faults.append(f"seats {winners} have the points to win in phase {PHASES[s.phase]}")
    return faults


def _phase_faults(s: Pig, board: Board) -> list[str]:
    faults = []
    if (s.pig_round == 0) != (s.phase == BEGIN):
        faults.append(f"it is round {s.pig_round} in phase {PHASES[s.phase]}")
    if s.phase in (BEGIN, OVER) and s.at_stake:
        faults.append(f"{s.at_stake} points are at stake in phase {PHASES[s.phase]}")
    if s.at_stake and s.die in (0, board.spoils):
        faults.append(f"{s.at_stake} points are at stake, and the die shows {s.die}")
    most = board.target - 1 + (N_FACES if s.phase == CHOOSE else 0)
    if s.phase in (THROW, CHOOSE) and s.points_of_seat[s.seat] + s.at_stake > most:
        faults.append(f"seat {s.seat} has thrown with enough points to win")
    return faults
