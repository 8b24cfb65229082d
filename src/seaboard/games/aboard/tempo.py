"""How time counts at the table in a race: how long a hand is busy, when a seat is late, and what is played for it then."""

from typing import Final

from seaboard.engine.bits import count
from seaboard.engine.chance import draw
from seaboard.engine.contract import Limit, Tempo
from seaboard.engine.state import NONE, Row
from seaboard.games.aboard import actions
from seaboard.games.aboard.choices import SET_UP
from seaboard.games.aboard.options import HUNDRED, Options
from seaboard.games.aboard.state import CHOOSE, GRAB, MEET, OVER, Aboard

PICK: Final = {"race": 1000, "gentle": 2000}  # milliseconds for a tile or a good
TURN: Final = {"race": 500, "gentle": 1000}  # for turning a tile
LOADING: Final = 180_000  # milliseconds for a whole loading
AFTER_CAST_OFF: Final = 60_000  # for those who still load when the first ship is full
DECISION: Final = 90_000  # at sea


def busy(options: Options, seat: int, action: int) -> int:
    """A pick or a turned tile keeps the one hand busy, for as long as the pace and the seat's own factor say."""
    if options.pace == "turns" or not actions.TAKE <= action < actions.LEAVE:
        return 0
    longer = TURN if actions.TURN <= action < actions.LOAD else PICK
    return longer[options.pace] * options.hand_of(seat) // HUNDRED


def limits(s: Aboard, options: Options) -> tuple[Limit, ...]:
    """The loading as a whole, the time after the first ship is full, and each decision at sea; none when seats take turns."""
    if options.pace == "turns" or s.phase == OVER:
        return ()
    if s.phase == GRAB:
        found = (Limit(f"load-{s.round}", LOADING),)
        return found if s.first == NONE else (*found, Limit(f"late-{s.round}", AFTER_CAST_OFF))
    if s.phase >= MEET:
        return (Limit(f"sea-{s.round}-{count(s.played)}-{s.phase}-{s.seat if s.phase >= CHOOSE else NONE}", DECISION),)
    return ()


def late(legal: Row, rng: Row) -> int:
    """Any tile or good while loading, turned tiles last; at sea what is careful: flee, let the card pass, else whatever comes."""
    careful = [action for action in legal if action in (actions.FLEE, actions.DECLINE)]
    picks = [action for action in legal if actions.TAKE <= action < actions.TURN or actions.LOAD <= action < actions.LEAVE]
    found = careful or picks or [action for action in legal if action < actions.DUMP or action >= actions.HAND_OVER] or legal
    return found[draw(rng, len(found))]


def starts(options: Options) -> tuple[int, ...]:
    """A race begins with the laying of the heap; seats that take turns need no common start."""
    return () if options.pace == "turns" else (SET_UP,)


TEMPO: Final = Tempo[Aboard, Options](busy=busy, limits=limits, late=late, starts=starts)
