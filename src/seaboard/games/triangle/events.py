"""The events, each declared once: what the rules emit by number, a page or a log shows with names. Past tense; no sentences."""

from typing import Annotated, Final

from seaboard.engine import forms
from seaboard.engine.forms import Events, Names
from seaboard.games.triangle.data import CARDS, DATA, LETTERS, PLACES, PORTS, WAYS
from seaboard.games.triangle.state import ENDINGS, N_COLUMNS, N_DOCKS, N_MARKS, N_POINTS, N_SHIPS, PER_FLEET

STOPS: Final = ("mark", "port", "full_port", "cloud")  # how a move ends
SPOTS: Final = tuple((point % N_COLUMNS, point // N_COLUMNS) for point in range(N_POINTS))  # column and row
PORT_OF_PLACE: Final = ("",) * N_MARKS + tuple(port for port in PORTS for _ in range(N_DOCKS))

Place = Annotated[str, Names(PLACES)]
Letter = Annotated[str, Names(LETTERS)]
Spot = Annotated[tuple[int, int], Names(SPOTS)]
Ship = Annotated[int, Names([ship % PER_FLEET for ship in range(N_SHIPS)])]  # its number in the fleet


class Told(forms.Told):
    """Something that happened; `seat` is whose turn or ship it concerns, none if it was chance."""


class TurnedUp(Told):
    """The next card of a port's pile lies open, in thousands."""

    port: Annotated[str, Names([PORTS[port] for port, _ in CARDS])]
    value: Annotated[int, Names([value for _, value in CARDS], again=True)]


class Diced(Told):
    """A die for who begins."""

    die: int


class Began(Told):
    """Who begins."""


class TurnBegan(Told):
    """The seat's turn."""

    round: int


class Rolled(Told):
    """The die of the seat on turn."""

    die: int


class Passed(Told):
    """No ship of the seat could sail."""


class Sailed(Told):
    """One step of a ship, onto a mark or into a dock."""

    ship: Ship
    before: Place
    to: Place


class Stopped(Told):
    """The ship stopped before its roll was used: before the cloud or a full port."""

    ship: Ship
    at: Place
    why: Annotated[str, Names(STOPS)]


class SentBack(Told):
    """A ship, whose seat this is, was sent back by one that landed on its mark."""

    ship: Ship
    before: Place
    to: Place


class Docked(Told):
    """A ship is in port."""

    ship: Ship
    port: Annotated[str, Names(PORT_OF_PLACE)]
    at: Annotated[str, Names(PLACES, again=True)]


class Took(Told):
    """The seat took the open card of a port, in thousands."""

    port: Annotated[str, Names([PORTS[port] for port, _ in CARDS])]
    value: Annotated[int, Names([value for _, value in CARDS], again=True)]


class Bonus(Told):
    """The seat took a bonus card of the home port, in thousands."""

    value: int


class Spun(Told):
    """The spinner stopped; `seat` is who spun."""

    segment: int
    letter: Annotated[str, Names([segment.letter for segment in DATA.segment], again=True)]
    points: Annotated[int, Names([segment.points for segment in DATA.segment], again=True)]
    way: Annotated[str, Names([segment.way for segment in DATA.segment], again=True)]
    word: Annotated[bool, Names([segment.word for segment in DATA.segment], again=True)]


class CloudTurned(Told):
    """The cloud turned clockwise from letter to letter; ships it caught on the way are told next."""

    before: Letter
    letter: Letter


class CloudMoved(Told):
    """The cloud wandered from point to point; ships it caught on the way are told next."""

    before: Spot
    at: Spot


class Caught(Told):
    """A magnet caught a ship."""

    ship: Ship
    at: Place
    magnet: int


class Pushed(Told):
    """A ship was pushed off its mark; it is set down when the cloud has left."""

    ship: Ship
    at: Place
    way: Annotated[str, Names(WAYS)]


class Emptied(Told):
    """The cloud was emptied and set back to the middle; the ships it carried are told next."""

    ships: int


class Lost(Told):
    """A ship left the game."""

    ship: Ship


class SetDown(Told):
    """A ship that had been pushed aside is on a mark again."""

    ship: Ship
    before: Place
    to: Place


class Ended(Told):
    """The match is over; `seat` is who ended it."""

    ending: Annotated[str, Names(ENDINGS)]


EVENTS: Final = Events(Told)
TURNED_UP: Final = EVENTS.number(TurnedUp)
DICED: Final = EVENTS.number(Diced)
BEGAN: Final = EVENTS.number(Began)
TURN_BEGAN: Final = EVENTS.number(TurnBegan)
ROLLED: Final = EVENTS.number(Rolled)
PASSED: Final = EVENTS.number(Passed)
SAILED: Final = EVENTS.number(Sailed)
STOPPED: Final = EVENTS.number(Stopped)
SENT_BACK: Final = EVENTS.number(SentBack)
DOCKED: Final = EVENTS.number(Docked)
TOOK: Final = EVENTS.number(Took)
BONUS: Final = EVENTS.number(Bonus)
SPUN: Final = EVENTS.number(Spun)
CLOUD_TURNED: Final = EVENTS.number(CloudTurned)
CLOUD_MOVED: Final = EVENTS.number(CloudMoved)
CAUGHT: Final = EVENTS.number(Caught)
PUSHED: Final = EVENTS.number(Pushed)
EMPTIED: Final = EVENTS.number(Emptied)
LOST: Final = EVENTS.number(Lost)
SET_DOWN: Final = EVENTS.number(SetDown)
ENDED: Final = EVENTS.number(Ended)

REVEALS: Final[frozenset[int]] = frozenset()
THROWN: Final = frozenset({ROLLED, SPUN})
