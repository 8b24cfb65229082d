"""How attentive bots are: numbers and one rule for the plain and the compiled way alike."""

from typing import Final

from seaboard.engine import contract
from seaboard.engine.rule import rule
from seaboard.engine.state import State

# Bots that need nothing but the contract.
RANDOM: Final = 0
SENSIBLE: Final = 1
CASUAL: Final = 2
DREAMY: Final = 3
LEVELS: Final = {"random": RANDOM, "sensible": SENSIBLE, "casual": CASUAL, "dreamy": DREAMY}

# [level] in a hundred
NOTICES: Final = (0, 100, 60, 35)  # of what there is to be seen
REMEMBERS: Final = (0, 100, 85, 60)  # of what it noticed and sees no more


@rule
def narrow(s: State, board: State, seat: int, level: int) -> None:
    """Take from a position what a seat of this level would not know."""
    if level > SENSIBLE:
        contract.overlook(s, board, seat, NOTICES[level], REMEMBERS[level])
