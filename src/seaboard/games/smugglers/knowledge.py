"""What a seat can know and infer, in the rule dialect: who sees an action, and all the deals that fit what a seat has seen."""

from typing import Final

from seaboard.engine.bits import has
from seaboard.engine.chance import draw
from seaboard.engine.rule import rule
from seaboard.engine.state import NONE, Row
from seaboard.games.smugglers import actions
from seaboard.games.smugglers.board import Board
from seaboard.games.smugglers.state import LOAD, N_ISLANDS, PER_ISLAND, RELOAD, Smugglers

UNSEEN: Final = actions.N_ACTIONS  # what others see of a secret draw

# All orders of four: the ways in which an island's goods can be dealt.
ORDERS: Final = (
    (0, 1, 2, 3), (0, 1, 3, 2), (0, 2, 1, 3), (0, 2, 3, 1), (0, 3, 1, 2), (0, 3, 2, 1),
    (1, 0, 2, 3), (1, 0, 3, 2), (1, 2, 0, 3), (1, 2, 3, 0), (1, 3, 0, 2), (1, 3, 2, 0),
    (2, 0, 1, 3), (2, 0, 3, 1), (2, 1, 0, 3), (2, 1, 3, 0), (2, 3, 0, 1), (2, 3, 1, 0),
    (3, 0, 1, 2), (3, 0, 2, 1), (3, 1, 0, 2), (3, 1, 2, 0), (3, 2, 0, 1), (3, 2, 1, 0),
)  # fmt: skip


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
def fits(s: Smugglers, island: int, seat: int, free: int, order: tuple[int, ...]) -> bool:
    """May the island's hidden pieces go where this order sends them, for all the seat knows?"""
    i = 0
    for piece in range(island * PER_ISLAND, (island + 1) * PER_ISLAND):
        if is_hidden(s, piece, seat):
            goal = nth_goal(island, order[i])
            if not has(free & ~s.denied_of_piece[piece], goal):
                return False
            i += 1
    return True


@rule
def deal(s: Smugglers, island: int, seat: int, order: tuple[int, ...]) -> None:
    """Send the island's hidden pieces where this order says."""
    i = 0
    for piece in range(island * PER_ISLAND, (island + 1) * PER_ISLAND):
        if is_hidden(s, piece, seat):
            s.goal_of_piece[piece] = nth_goal(island, order[i])
            i += 1


@rule
def resample(s: Smugglers, board: Board, seat: int, rng: Row) -> None:  # noqa: ARG001  the contract's form
    """Deal the pieces this seat has not seen anew, each way that fits what it knows being as likely as any other."""
    for island in range(N_ISLANDS):
        free = (1 << N_ISLANDS) - 1
        hidden = 0
        for piece in range(island * PER_ISLAND, island * PER_ISLAND + s.taken_of_island[island]):
            if is_hidden(s, piece, seat):
                hidden += 1
            else:
                free &= ~(1 << s.goal_of_piece[piece])
        if hidden > 0:
            n = 0
            for order in ORDERS:
                if fits(s, island, seat, free, order):
                    n += 1
            k = draw(rng, n)
            for order in ORDERS:
                if fits(s, island, seat, free, order):
                    if k == 0:
                        deal(s, island, seat, order)
                        break
                    k -= 1
