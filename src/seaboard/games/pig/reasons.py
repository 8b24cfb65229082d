"""What speaks for an action, in everybody's eyes: the part of the policy in which it gains most. Judgement, no rule."""

from typing import Final

from seaboard.engine.codes import Codes
from seaboard.engine.rule import rule
from seaboard.games.pig import actions
from seaboard.games.pig.board import Board
from seaboard.games.pig.state import Pig

reason_code = Codes()
NOTHING: Final = reason_code("none")
MUCH: Final = reason_code("much")  # the next throw would take more than it brings
LITTLE: Final = reason_code("little")  # it would bring more than it takes
REASONS: Final = reason_code.names


@rule
def reason(s: Pig, board: Board, observer: int, seat: int, action: int) -> int:  # noqa: ARG001  the contract's form
    """What speaks for this action: how much is at stake."""
    if s.at_stake >= board.pips:
        return MUCH if action == actions.HOLD else NOTHING
    return LITTLE if action == actions.ROLL else NOTHING
