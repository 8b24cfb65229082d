"""What a seat, or the spectator, may know now: enough to draw the table."""

import msgspec

from seaboard.games.pig.board import Board
from seaboard.games.pig.state import BEGIN, PHASES, Pig


class Player(msgspec.Struct, frozen=True):
    """A seat and what it has."""

    seat: int
    points: int


class View(msgspec.Struct, frozen=True):
    """The table as everybody sees it."""

    phase: str
    round: int
    seat: int
    first: int | None
    """Who began; none before that is known."""
    target: int
    die: int | None
    """What fell last."""
    at_stake: int
    """The points of this turn."""
    players: tuple[Player, ...]


def view(s: Pig, board: Board, seat: int) -> View:  # noqa: ARG001  all see the same
    """§1.1 Everything."""
    return View(
        phase=PHASES[s.phase],
        round=s.pig_round,
        seat=s.seat,
        first=s.first if s.phase != BEGIN else None,
        target=board.target,
        die=s.die or None,
        at_stake=s.at_stake,
        players=tuple(Player(owner, s.points_of_seat[owner]) for owner in range(board.n_seats)),
    )
