"""What a seat can know, in the rule dialect: all that is on the table. A card nobody has seen is drawn when it is turned up."""

from seaboard.engine.rule import rule
from seaboard.engine.state import Row
from seaboard.games.triangle.board import Board
from seaboard.games.triangle.state import Triangle


@rule
def seen(s: Triangle, board: Board, observer: int, seat: int, action: int) -> int:  # noqa: ARG001  the contract's form
    """§8.6 Everything happens in the open."""
    return action


@rule
def resample(s: Triangle, board: Board, seat: int, rng: Row) -> None:  # noqa: ARG001  the contract's form
    """§8.6 Nothing is hidden that has been decided, so there is nothing to draw anew."""
    return
