"""What a seat can know and infer, in the rule dialect: who sees an action, and all the deals that fit what a seat has seen."""

from typing import Final

from seaboard.engine.bits import count, has, nth
from seaboard.engine.chance import draw
from seaboard.engine.rule import rule
from seaboard.engine.state import NONE, Row
from seaboard.games.smugglers import actions
from seaboard.games.smugglers.board import Board
from seaboard.games.smugglers.state import LOAD, N_ISLANDS, PER_ISLAND, RELOAD, Smugglers

UNSEEN: Final = actions.N_ACTIONS  # what others see of a secret draw


@rule
def seen(s: Smugglers, board: Board, observer: int, seat: int, action: int) -> int:  # noqa: ARG001  the contract's form
    """§5.2 Only who takes a piece sees where it goes; everything else is open."""
    if s.phase in (LOAD, RELOAD) and observer != s.seat:
        return UNSEEN
    return action


@rule
def nth_goal(island: int, k: int) -> int:
    """The k-th of the other islands."""
    return k if k < island else k + 1


@rule
def is_hidden(s: Smugglers, piece: int, seat: int) -> bool:
    """Has somebody looked at the piece, but not this seat?"""
    return s.goal_of_piece[piece] != NONE and not has(s.known_of_piece[piece], seat)


@rule
def goals_free(s: Smugglers, island: int, seat: int) -> int:
    """Where the island's pieces go that the seat has not seen, as a mask."""
    free = (1 << N_ISLANDS) - 1
    for piece in range(island * PER_ISLAND, island * PER_ISLAND + s.taken_of_island[island]):
        if not is_hidden(s, piece, seat):
            free &= ~(1 << s.goal_of_piece[piece])
    return free


@rule
def without(goals: int, island: int) -> int:
    """A mask of islands as one of the other islands, in the order of `nth_goal`."""
    below = (1 << island) - 1
    return goals & below | goals >> 1 & ~below


@rule
def ways(s: Smugglers, board: Board, island: int, seat: int) -> int:
    """The orders of four, as a mask, that send the island's hidden pieces where they may go for all the seat knows."""
    free = goals_free(s, island, seat)
    found = 0
    i = 0
    for piece in range(island * PER_ISLAND, island * PER_ISLAND + s.taken_of_island[island]):
        if is_hidden(s, piece, seat):
            orders = board.orders_with[i][without(free & ~s.denied_of_piece[piece], island)]
            found = orders if i == 0 else found & orders
            i += 1
    return found


@rule
def deal(s: Smugglers, board: Board, island: int, seat: int, order: int) -> None:
    """Send the island's hidden pieces where this order says."""
    i = 0
    for piece in range(island * PER_ISLAND, island * PER_ISLAND + s.taken_of_island[island]):
        if is_hidden(s, piece, seat):
            s.goal_of_piece[piece] = nth_goal(island, board.orders[order][i])
            i += 1


@rule
def resample(s: Smugglers, board: Board, seat: int, rng: Row) -> None:
    """Deal the pieces this seat has not seen anew, each way that fits what it knows being as likely as any other."""
    for island in range(N_ISLANDS):
        orders = ways(s, board, island, seat)
        if orders:
            deal(s, board, island, seat, nth(orders, draw(rng, count(orders))))
