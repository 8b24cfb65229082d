"""What HTTP requests and answers hold. Values only, as in the messages (`protocol.py`): the page has the words."""

from typing import Annotated, Any, Final, Literal

import msgspec

from seaboard.bots.review import Review
from seaboard.engine import postcard
from seaboard.engine.contract import Outcome
from seaboard.engine.moments import Highlight
from seaboard.engine.options import AnyOption, Bond
from seaboard.engine.replay import Log
from seaboard.games.registry import Start
from seaboard.server.protocol import Emblem, MatchInfo, Moment, Name, PlayerInfo, Stage
from seaboard.table.account import Account
from seaboard.table.cup import CupPlan
from seaboard.table.luck import Luck
from seaboard.table.verify import Drawn

MOST_FILE: Final = 3 * 1024 * 1024  # bytes of a match that somebody brings as a file: as long as any may become
PositionText = Annotated[str, msgspec.Meta(max_length=2 * postcard.MOST_LETTERS)]


class NewPlayer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit on a seat: somebody at this device, a bot, or whoever opens the link."""

    kind: Literal["person", "bot", "open"]
    name: Name = ""
    emblem: Emblem | None = None
    """By default the first that nobody has."""
    bot: str | None = None


class NewMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Start a match; the options are the game's, the number of seats that of the players."""

    game: str
    players: Annotated[tuple[NewPlayer, ...], msgspec.Meta(min_length=1, max_length=4)]
    options: dict[str, Any] = {}
    shares: bool = False
    """Shall the devices have a part in the dice also where nobody has to come? Then the opening waits for this device's share."""
    own_dice: bool = False
    """Do people throw dice of their own, and enter what fell? Only in a game that has some."""
    passcode: str | None = None
    """Where whoever opens a table must say one."""
    cup: CupPlan | None = None
    """Is it the first match of an evening's cup?"""
    position: PositionText | None = None
    """For practice: where it begins (docs/positions.md). The options are those of the position; what is named must agree."""


class Again(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the same people play next, when a match is over."""

    cup: CupPlan | None = None
    """Begin a cup, of which the match that is over is the first; a cup that goes on already goes on."""
    options: dict[str, Any] = {}
    """If a cup's next match is of another game: its options. A rematch has those of the match before."""


class Seated(msgspec.Struct, frozen=True):
    """A place at a table: the token opens these seats, from any device."""

    match: str
    token: str
    seats: tuple[int, ...]


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take an open seat, or the one that a ticket opens."""

    name: Name = ""
    emblem: Emblem | None = None
    ticket: str | None = None
    """From `Ticket`: the seat moves to this device."""


class MatchRecord(msgspec.Struct, frozen=True):
    """A match that is over: all that is needed to check its dice."""

    log: Log
    """As a file for `seaboard verify` and `seaboard replay` has it; it holds the secret."""
    draws: tuple[Drawn, ...]
    """Which draws the entries of chance were."""
    luck: Luck | None
    """How they fell; none if the log cannot be followed."""
    fault: str | None = None
    """Where something is not as the dice would have it; for developers."""
    account: Account | None = None
    """What a logbook keeps of it; none if the log cannot be followed."""


class FilmStep(msgspec.Struct, frozen=True):
    """A step of a match that can be looked at again: an action and the chance outcomes it led to."""

    first: int
    """The number of its first entry."""
    last: int
    seat: int | None
    """Who was to act or to throw; none if several were, or nobody."""
    round: int


class Film(msgspec.Struct, frozen=True):
    """A match that can be looked at again, as far as whoever asks may know it: its steps, without what was taken back."""

    match: MatchInfo
    players: tuple[PlayerInfo, ...]
    steps: tuple[FilmStep, ...]
    over: bool
    """Has it ended? Then it can be seen through everybody's eyes, and with everything open."""
    seats: tuple[int, ...]
    """Until then: through whose eyes besides a spectator's."""
    outcome: Outcome | None
    moments: tuple[Highlight, ...]
    """What is worth telling of it; empty before it is over."""
    played: int | None = None
    """When the last of it was played, in milliseconds; null if the table kept no time."""


class Shot(msgspec.Struct, frozen=True):
    """One step through the viewer's eyes."""

    seq: int
    """The number of its last entry."""
    events: tuple[Any, ...]
    then: Moment
    """Behind it."""


class Reel(msgspec.Struct, frozen=True):
    """Some steps of a film, in order."""

    first: int
    """Which step is the first of them, from 0."""
    before: Moment
    shots: tuple[Shot, ...]
    """Empty behind the last step."""


class ReviewState(msgspec.Struct, frozen=True):
    """How far the review of a match that is over has come, and what it says when it is there."""

    state: Literal["none", "waiting", "preparing", "working", "done", "failed"]
    """`none` has been asked for; `preparing`: the process starts, or compiles, which takes minutes once per version."""
    percent: int = 0
    ahead: int = 0
    """So many others come before it, while it waits."""
    code: str | None = None
    """Why it has failed."""
    review: Review | None = None


class Position(msgspec.Struct, frozen=True):
    """A position as text, to play on from, to send and to load (docs/positions.md)."""

    text: str


class LookAtPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is this position?"""

    text: PositionText


class PositionInfo(msgspec.Struct, frozen=True):
    """A position that somebody has loaded: whoever has the text could know all of it."""

    game: str
    data: str
    """Hash of what the page draws the board from."""
    options: dict[str, Any]
    seats: int
    round: int
    then: Moment
    """As all may see it."""


class PuzzleChoice(msgspec.Struct, frozen=True):
    """A move that was tried in a puzzle."""

    action: Any
    """As `legal` has it."""
    chance: float
    """To win, from 0 to 1, if all go on as sensible players would."""
    error: float
    """The chance is so exact: half of the interval that holds it 95 times in a hundred."""
    loss: float
    """What it is worth less than the best; 0 for the best."""
    loss_error: float
    """The same for the loss."""
    reason: str
    """What speaks most for it: the game's name for it, or `none`."""


class PuzzleOfDay(msgspec.Struct, frozen=True, kw_only=True):
    """A position with one clearly best move that a sensible player misses, and its answer."""

    id: str
    day: str
    """The date, as `2026-11-17`, by UTC: the same puzzle for everybody who asks this server on it."""
    game: str
    data: str
    """Hash of what the page draws the board from."""
    options: dict[str, Any]
    seats: int
    seat: int
    """Who has to find the best move."""
    round: int
    then: Moment
    """Through the eyes of that seat."""
    legal: tuple[Any, ...]
    choices: tuple[PuzzleChoice, ...]
    """What was tried, the best first; moves that are not among them are liked least."""
    sensible: int
    """Which of them a sensible player would have made."""
    worlds: int
    """In how many worlds they were measured."""
    position: str
    """To play on from there; what the seat cannot know is drawn for whoever asks."""


class AskTicket(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ticket for a seat: of this device, or for whoever opened the table that of a person who is away."""

    seat: int


class Ticket(msgspec.Struct, frozen=True):
    """Opens one seat once, on another device, within ten minutes."""

    ticket: str
    seat: int
    link: str | None = None
    """The ticket as a link that others can open; none while only this machine can. It stands in the fragment: no log has it."""
    code: str | None = None
    """The QR code of the link, as SVG."""


class Deletion(msgspec.Struct, frozen=True):
    """A table is gone, with all that was played there."""

    match: str


class TableCode(msgspec.Struct, frozen=True):
    """A short code that leads to a match, while it takes people in."""

    code: str
    match: str


class MatchSummary(msgspec.Struct, frozen=True):
    """What anybody who knows a match's id may see of it."""

    match: MatchInfo
    players: tuple[PlayerInfo, ...]
    stage: Stage
    host: int | None
    """The seat of whoever opened the table, and invites."""
    locked: bool
    watch: bool
    seq: int
    round: int
    view: Any
    """The spectator's; none while people gather, and where nobody may watch."""


class GameInfo(msgspec.Struct, frozen=True):
    """A game on the first page."""

    id: str
    title: dict[str, str]
    seats: tuple[int, int]
    age: int
    minutes: tuple[int, int]
    shown: bool
    """Is it offered on the first page? If not it is for those who ask for it by its id: `/?game=ID`."""
    data: str
    """Hash of what the page draws the board from."""
    options: tuple[AnyOption, ...]
    """What a table may agree on, with bounds and defaults."""
    bonds: tuple[Bond, ...]
    """What excludes what among the options."""
    start: tuple[Start, ...]
    """What a page starts with, over the defaults; a later one wins."""
    offers: dict[str, dict[str, Any]]
    """option -> name -> value: some values of an option that allows more, worth a button each."""
    bots: tuple[str, ...]
    """The bots to choose from: the ranks of the crew from the weakest to the strongest, then the host's own."""
    own_dice: bool
    """Has it dice or a spinner that people may throw themselves?"""


class PlainTable(msgspec.Struct, frozen=True):
    """What a page needs, besides `GameInfo` and the board's data, for the table of a game that it has no board of its own for."""

    words: dict[str, str]
    """Language -> the game's words as a Fluent file; what they leave out is said with the game's names."""
    actions: tuple[str, ...]
    """Kinds of actions."""
    thrown: tuple[str, ...]
    """Kinds of events that a person's hand lets happen."""
    purposes: tuple[str, ...]
    """What people may throw with dice of their own."""
    counted: tuple[str, ...]
    """What is counted of the draws: `<purpose>-<field>`."""
    moments: tuple[str, ...]
    """Kinds of moments that may be told when a match is over."""
    secrets: bool
    """May a seat know something that others may not?"""
    secret_choices: bool
    """May what a seat can do tell something of its secrets?"""


class AskPlaces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which places may an option name besides those it names already, with these options and so many seats?"""

    option: str
    options: dict[str, Any] = {}


class House(msgspec.Struct, frozen=True):
    """Who can open a link to this server."""

    open: bool
    """Can others in the house reach the server?"""
    may_switch: bool
    """May this page change it? Only one on the machine itself may, and not if the server was started for others anyway."""
    base: str | None
    """What a link begins with that others can open: as this page was reached, if that is not for this machine only."""
    keep_days: int = 0
    """After so many days a table that nobody has touched is removed; 0: never."""


class SwitchHouse(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Let others in the house reach the server, or only this machine again."""

    open: bool


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """An error over HTTP."""

    code: str
    detail: str
    reason: str | None = None
    """The name for why, where options that are right by themselves cannot be played together."""
