"""Board games of the sea as a library: rules, bots and matches.

>>> import seaboard
>>> match = seaboard.new("smugglers", seats=3, seed=7)
>>> match.actors
(2,)
"""

from seaboard.engine.chance import Entered, Keyed, Scripted, seeded
from seaboard.engine.errors import SeaboardError
from seaboard.engine.replay import Entry, Header, Log, Player
from seaboard.engine.state import CHANCE, SPECTATOR
from seaboard.table.match import Match, Progress, new
from seaboard.table.match import resume as replay

__all__ = [
    "CHANCE",
    "SPECTATOR",
    "Entered",
    "Entry",
    "Header",
    "Keyed",
    "Log",
    "Match",
    "Player",
    "Progress",
    "Scripted",
    "SeaboardError",
    "new",
    "replay",
    "seeded",
]
