"""The events, each declared once: what the rules emit by number, a page or a log shows with names. Past tense; no sentences."""

from typing import Final

from seaboard.engine import forms
from seaboard.engine.forms import Events


class Told(forms.Told):
    """Something that happened; `seat` is whose turn it is."""


class Began(Told):
    """The seat begins."""


class Rolled(Told):
    """What the die shows, and what is at stake now."""

    die: int
    at_stake: int


class Spoilt(Told):
    """The die has spoilt the turn: these points are lost."""

    lost: int


class Held(Told):
    """The seat keeps the points of its turn, and has so many now."""

    kept: int
    points: int


EVENTS: Final = Events(Told)
BEGAN: Final = EVENTS.number(Began)
ROLLED: Final = EVENTS.number(Rolled)
SPOILT: Final = EVENTS.number(Spoilt)
HELD: Final = EVENTS.number(Held)
