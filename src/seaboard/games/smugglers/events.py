"""The events, each declared once: what the rules emit by number, a page or a log shows with names. Past tense; no sentences."""

from typing import Final

from seaboard.engine import forms
from seaboard.engine.forms import Events
from seaboard.games.smugglers.actions import Face, Island, Square


class Told(forms.Told):
    """Something that happened; `seat` is whose turn or boat it concerns, none if it was chance."""


class Began(Told):
    """Who begins."""


class RockPlaced(Told):
    """A rock lies there."""

    at: Square


class Shone(Told):
    """The beam points there at the start."""

    beam: int


class Moored(Told):
    """The boat starts in this harbour."""

    at: Square


class TurnBegan(Told):
    """The seat's turn."""

    round: int


class Took(Told):
    """A piece came aboard, from an island or from the sea."""

    origin: Island
    at: Square


class Saw(Told):
    """The seat looked at its new cargo; only the seat is told."""

    origin: Island
    goal: Island
    points: int


class Left(Told):
    """The old cargo stayed behind, in exchange."""

    origin: Island
    at: Square


class Rolled(Told):
    """Both dice."""

    lighthouse: Face
    boat: int


class Slept(Told):
    """The keeper sleeps; the light stands still."""


class LightMoved(Told):
    """The beam went one mark further."""

    before: int
    beam: int


class Caught(Told):
    """The light found this boat."""

    at: Square
    keeper: int
    laden: bool


class Threw(Told):
    """The keeper threw a caught boat's goods overboard."""

    victim: int
    to: Square
    origin: Island


class Stayed(Told):
    """The boat waived its points."""

    at: Square


class Sailed(Told):
    """One step of a boat."""

    before: Square
    to: Square


class Pushed(Told):
    """A boat was pushed away."""

    victim: int
    before: Square
    to: Square


class Arrived(Told):
    """A laden boat came to a harbour; what follows says whether it was the right one."""

    at: Square


class Delivered(Told):
    """The cargo was shown: it is for this island."""

    origin: Island
    goal: Island
    points: int


class Won(Told):
    """The seat has the points."""


EVENTS: Final = Events(Told)
BEGAN: Final = EVENTS.number(Began)
ROCK_PLACED: Final = EVENTS.number(RockPlaced)
SHONE: Final = EVENTS.number(Shone)
MOORED: Final = EVENTS.number(Moored)
TURN_BEGAN: Final = EVENTS.number(TurnBegan)
TOOK: Final = EVENTS.number(Took)
SAW: Final = EVENTS.number(Saw)
LEFT: Final = EVENTS.number(Left)
ROLLED: Final = EVENTS.number(Rolled)
SLEPT: Final = EVENTS.number(Slept)
LIGHT_MOVED: Final = EVENTS.number(LightMoved)
CAUGHT: Final = EVENTS.number(Caught)
THREW: Final = EVENTS.number(Threw)
STAYED: Final = EVENTS.number(Stayed)
SAILED: Final = EVENTS.number(Sailed)
PUSHED: Final = EVENTS.number(Pushed)
ARRIVED: Final = EVENTS.number(Arrived)
DELIVERED: Final = EVENTS.number(Delivered)
WON: Final = EVENTS.number(Won)

REVEALS: Final = frozenset({TURN_BEGAN, SAW, ARRIVED})
THROWN: Final = frozenset({ROLLED})
