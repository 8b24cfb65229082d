"""The events with names instead of numbers: what a page or a log shows. Past tense; codes and values, no sentences."""

from typing import Final

import msgspec

from seaboard.engine.events import Event
from seaboard.engine.state import CHANCE
from seaboard.games.triangle import kinds
from seaboard.games.triangle.data import CARDS, DATA, LETTERS, PLACES, PORTS, WAYS
from seaboard.games.triangle.state import ENDINGS, N_COLUMNS, N_DOCKS, N_MARKS, PER_FLEET


class Told(msgspec.Struct, frozen=True, tag_field="kind"):
    """Something that happened; `seat` is whose turn or ship it concerns, none if it was chance."""

    seat: int | None


class TurnedUp(Told, frozen=True, tag="turned_up"):
    """The next card of a port's pile lies open, in thousands."""

    port: str
    value: int


class Diced(Told, frozen=True, tag="diced"):
    """A die for who begins."""

    die: int


class Began(Told, frozen=True, tag="began"):
    """Who begins."""


class TurnBegan(Told, frozen=True, tag="turn_began"):
    """The seat's turn."""

    round: int


class Rolled(Told, frozen=True, tag="rolled"):
    """The die of the seat on turn."""

    die: int


class Passed(Told, frozen=True, tag="passed"):
    """No ship of the seat could sail."""


class Sailed(Told, frozen=True, tag="sailed"):
    """One step of a ship, onto a mark or into a dock."""

    ship: int
    before: str
    to: str


class Stopped(Told, frozen=True, tag="stopped"):
    """The ship stopped before its roll was used: before the cloud or a full port."""

    ship: int
    at: str
    why: str


class SentBack(Told, frozen=True, tag="sent_back"):
    """A ship, whose seat this is, was sent back by one that landed on its mark."""

    ship: int
    before: str
    to: str


class Docked(Told, frozen=True, tag="docked"):
    """A ship is in port."""

    ship: int
    port: str
    at: str


class Took(Told, frozen=True, tag="took"):
    """The seat took the open card of a port, in thousands."""

    port: str
    value: int


class Bonus(Told, frozen=True, tag="bonus"):
    """The seat took a bonus card of the home port, in thousands."""

    value: int


class Spun(Told, frozen=True, tag="spun"):
    """The spinner stopped; `seat` is who spun."""

    segment: int
    letter: str
    points: int
    way: str
    word: bool


class CloudTurned(Told, frozen=True, tag="cloud_turned"):
    """The cloud turned clockwise from letter to letter; ships it caught on the way are told next."""

    before: str
    letter: str


class CloudMoved(Told, frozen=True, tag="cloud_moved"):
    """The cloud wandered from point to point; ships it caught on the way are told next."""

    before: tuple[int, int]
    at: tuple[int, int]


class Caught(Told, frozen=True, tag="caught"):
    """A magnet caught a ship."""

    ship: int
    at: str
    magnet: int


class Pushed(Told, frozen=True, tag="pushed"):
    """A ship was pushed off its mark; it is set down when the cloud has left."""

    ship: int
    at: str
    way: str


class Emptied(Told, frozen=True, tag="emptied"):
    """The cloud was emptied and set back to the middle; the ships it carried are told next."""

    ships: int


class Lost(Told, frozen=True, tag="lost"):
    """A ship left the game."""

    ship: int


class SetDown(Told, frozen=True, tag="set_down"):
    """A ship that had been pushed aside is on a mark again."""

    ship: int
    before: str
    to: str


class Ended(Told, frozen=True, tag="ended"):
    """The match is over; `seat` is who ended it."""

    ending: str


AnyEvent = (
    TurnedUp
    | Diced
    | Began
    | TurnBegan
    | Rolled
    | Passed
    | Sailed
    | Stopped
    | SentBack
    | Docked
    | Took
    | Bonus
    | Spun
    | CloudTurned
    | CloudMoved
    | Caught
    | Pushed
    | Emptied
    | Lost
    | SetDown
    | Ended
)

EVENT_KINDS: Final = (
    "turned_up",
    "diced",
    "began",
    "turn_began",
    "rolled",
    "passed",
    "sailed",
    "stopped",
    "sent_back",
    "docked",
    "took",
    "bonus",
    "spun",
    "cloud_turned",
    "cloud_moved",
    "caught",
    "pushed",
    "emptied",
    "lost",
    "set_down",
    "ended",
)

REVEALS: Final[frozenset[int]] = frozenset()
THROWN: Final = frozenset({kinds.ROLLED, kinds.SPUN})
STOPS: Final = ("mark", "port", "full_port", "cloud")  # how a move ends


def tell(event: Event) -> AnyEvent:
    """Give an event its names."""
    if event.kind in (kinds.SPUN, kinds.CLOUD_TURNED, kinds.CLOUD_MOVED, kinds.EMPTIED):
        return _tell_cloud(event)
    if kinds.SAILED <= event.kind <= kinds.DOCKED or event.kind >= kinds.CAUGHT:
        return _tell_ship(event)
    seat, a = _seat(event), event.a
    match event.kind:
        case kinds.TURNED_UP:
            return TurnedUp(seat, PORTS[CARDS[a][0]], CARDS[a][1])
        case kinds.DICED:
            return Diced(seat, a)
        case kinds.BEGAN:
            return Began(seat)
        case kinds.TURN_BEGAN:
            return TurnBegan(seat, a)
        case kinds.ROLLED:
            return Rolled(seat, a)
        case kinds.PASSED:
            return Passed(seat)
        case kinds.TOOK:
            return Took(seat, PORTS[CARDS[a][0]], CARDS[a][1])
        case kinds.BONUS:
            return Bonus(seat, a)
    raise ValueError(f"no event has the number {event.kind}")


def _seat(event: Event) -> int | None:
    return event.seat if event.seat < CHANCE else None


def _tell_cloud(event: Event) -> AnyEvent:
    seat, a, b = _seat(event), event.a, event.b
    match event.kind:
        case kinds.SPUN:
            segment = DATA.segment[a]
            return Spun(seat, a, segment.letter, segment.points, segment.way, segment.word)
        case kinds.CLOUD_TURNED:
            return CloudTurned(seat, LETTERS[a], LETTERS[b])
        case kinds.CLOUD_MOVED:
            return CloudMoved(seat, point_spot(a), point_spot(b))
    return Emptied(seat, a)


def _tell_ship(event: Event) -> AnyEvent:
    seat, ship, b, c = _seat(event), event.a % PER_FLEET, event.b, event.c
    match event.kind:
        case kinds.SAILED:
            return Sailed(seat, ship, PLACES[b], PLACES[c])
        case kinds.STOPPED:
            return Stopped(seat, ship, PLACES[b], STOPS[c])
        case kinds.SENT_BACK:
            return SentBack(seat, ship, PLACES[b], PLACES[c])
        case kinds.DOCKED:
            return Docked(seat, ship, PORTS[(b - N_MARKS) // N_DOCKS], PLACES[b])
        case kinds.CAUGHT:
            return Caught(seat, ship, PLACES[b], c)
        case kinds.PUSHED:
            return Pushed(seat, ship, PLACES[b], WAYS[c])
        case kinds.LOST:
            return Lost(seat, ship)
        case kinds.SET_DOWN:
            return SetDown(seat, ship, PLACES[b], PLACES[c])
        case kinds.ENDED:
            return Ended(seat, ENDINGS[event.a])
    raise ValueError(f"no event has the number {event.kind}")


def point_spot(point: int) -> tuple[int, int]:
    """Column and row of a point."""
    return point % N_COLUMNS, point // N_COLUMNS
