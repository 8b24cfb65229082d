"""Every message between page and table, both ways. Codes and values only: the page has the words.

docs/protocol.md and the page's TypeScript types are generated from here (`seaboard protocol`).
"""

from typing import Annotated, Any, Final, Literal

import msgspec

from seaboard.engine.contract import Outcome
from seaboard.engine.options import AnyOption, Bond
from seaboard.games.registry import Start

PROTOCOL: Final = 1
MOST_NAME: Final = 24
MOST_MESSAGE: Final = 64 * 1024  # characters of one message from a page

Emblem = Literal["anchor", "star", "whale", "wave"]
Pace = Literal["calm", "normal", "swift", "instant"]
Request = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Name = Annotated[str, msgspec.Meta(max_length=MOST_NAME)]
UndoCost = Literal["free", "consent", "never"]


class In(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """A message from the page."""


class Hello(In, frozen=True, tag="hello"):
    """The first message of a connection: which match, and with whose eyes. No token: one watches; a wrong one is refused."""

    protocol: int
    build: str
    match: str
    token: str | None = None
    seat: int | None = None
    """Whose view to send; by default that of the token's only seat, and a spectator's if it opens several."""
    pace: Pace = "normal"


class Act(In, frozen=True, tag="act"):
    """Play an action. `request` is the seat's name for it: sent again, it is answered and not played again."""

    request: Request
    seq: int
    """The number of the last entry that the page has seen."""
    seat: int
    action: dict[str, Any]


class Preview(In, frozen=True, tag="preview"):
    """What would an action certainly cause? Answered by `previewed`, or by `refused` with the reason."""

    request: Request
    seat: int
    action: dict[str, Any]


class Undo(In, frozen=True, tag="undo"):
    """Take back the seat's last action. Answered by `accepted` or `refused`, or first by `asked` where the others must agree."""

    request: Request
    seat: int


class Consent(In, frozen=True, tag="consent"):
    """The answer to `asked`, for every seat of this connection; itself answered by `accepted` or `refused`."""

    request: Request
    agree: bool


class Sit(In, frozen=True, tag="sit"):
    """Show the view of another of this connection's seats, or of nobody: one device goes round."""

    seat: int | None


class SetPace(In, frozen=True, tag="pace"):
    """How fast bots may follow each other here."""

    pace: Pace


FromPage = Hello | Act | Preview | Undo | Consent | Sit | SetPace


class PlayerInfo(msgspec.Struct, frozen=True):
    """Who sits on a seat."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    emblem: Emblem
    bot: str | None
    here: bool
    """Is somebody connected who holds the seat?"""


class MatchInfo(msgspec.Struct, frozen=True):
    """What does not change in a match."""

    id: str
    game: str
    data: str
    """Hash of what the page draws the board from: a page that has it need not ask again."""
    options: dict[str, Any]
    commitment: str
    """Of the dice (docs/dice.md)."""


class Out(msgspec.Struct, frozen=True, tag_field="kind"):
    """A message to the page."""


class Welcome(Out, frozen=True, tag="welcome"):
    """The answer to `hello`; `resync` follows."""

    protocol: int
    build: str
    match: MatchInfo
    seats: tuple[int, ...]
    """The seats this connection holds."""


class Table(Out, frozen=True, tag="table"):
    """Who sits where, and who is here; sent after `welcome` and whenever it changes."""

    players: tuple[PlayerInfo, ...]


class Hand(msgspec.Struct, frozen=True):
    """Where the table keeps time: how long the viewing seat's hand is busy, and how long there is time, in milliseconds."""

    busy: int
    left: int | None
    """Until the table plays for whoever is late; none if nobody can be."""


class Waiting(Out, frozen=True, tag="waiting"):
    """Instead of `resync`: a race begins for all at once, and these seats are still open or not here."""

    seats: tuple[int, ...]


class Resync(Out, frozen=True, tag="resync"):
    """The whole table as the viewing seat may see it. Whatever the page believed before, this is so."""

    seq: int
    seat: int | None
    """Whose view it is; none for a spectator."""
    view: Any
    actors: tuple[int, ...]
    legal: tuple[Any, ...]
    """The viewing seat's actions; empty if it is not its turn."""
    undo: UndoCost | None
    """What taking back the viewing seat's last action would need; none if there is none."""
    outcome: Outcome | None
    clock: Hand | None
    """None where no time is kept."""


class Update(Resync, frozen=True, tag="update"):
    """The same after something happened, with what happened; `since` must be the number the page had."""

    since: int
    events: tuple[Any, ...]


class Accepted(Out, frozen=True, tag="accepted"):
    """A request is in the log, and its `update` came before; or a consent was noted."""

    request: str
    seq: int
    """The number of the last entry of its submission."""


class Refused(Out, frozen=True, tag="refused"):
    """A request was refused and nothing has changed. `code` is the kind of error, `reason` the game's name for why."""

    request: str | None
    code: str
    reason: str | None
    detail: str
    """For developers; never shown as it is."""


class Previewed(Out, frozen=True, tag="previewed"):
    """What an action would certainly cause."""

    request: str
    events: tuple[Any, ...]


class Asked(Out, frozen=True, tag="asked"):
    """A seat wants to take something back and needs the others' consent; seat none: nothing is asked, or it is settled.

    Sent behind `resync` to whoever comes, and to all whenever it changes.
    """

    seat: int | None
    waiting: tuple[int, ...]
    """The seats that have not answered yet."""
    request: str | None = None
    """For the connection that asked: the name of its `undo`, which is answered by `accepted` or `refused` later on."""


class Rematched(Out, frozen=True, tag="rematched"):
    """The same seats play again there; the same token opens it."""

    match: str


class Reload(Out, frozen=True, tag="reload"):
    """The table speaks another protocol or has another build: load the page anew."""

    protocol: int
    build: str


ToPage = Welcome | Table | Waiting | Resync | Update | Accepted | Refused | Previewed | Asked | Rematched | Reload

# Over HTTP.


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


class Seated(msgspec.Struct, frozen=True):
    """A place at a table: the token opens these seats, from any device."""

    match: str
    token: str
    seats: tuple[int, ...]


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take an open seat."""

    name: Name = ""
    emblem: Emblem | None = None


class MatchSummary(msgspec.Struct, frozen=True):
    """What anybody who knows a match's id may see of it."""

    match: MatchInfo
    players: tuple[PlayerInfo, ...]
    seq: int
    round: int
    over: bool
    view: Any
    """The spectator's; none before a race begins, when nobody may study it."""


class GameInfo(msgspec.Struct, frozen=True):
    """A game on the first page."""

    id: str
    title: dict[str, str]
    seats: tuple[int, int]
    age: int
    minutes: tuple[int, int]
    ready: bool
    """Is its table in the page yet?"""
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
    """The bots that play this game differently."""


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


class SwitchHouse(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Let others in the house reach the server, or only this machine again."""

    open: bool


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """An error over HTTP."""

    code: str
    detail: str
    reason: str | None = None
    """The name for why, where options that are right by themselves cannot be played together."""


# What `code` says in `refused` and in `Problem`; the page has a sentence for each, in every language.
CODES: Final = {
    "malformed": "not of the form that was expected; `detail` says where",
    "oversize": f"longer than {MOST_MESSAGE} characters",
    "no_game": "there is no such game; `detail` names those there are",
    "no_option": "the game has no such option, or the option no such value; `detail` says what was expected",
    "no_seat": "there is no such seat; `detail` says which there are",
    "no_match": "there is no match of this id",
    "not_found": "there is nothing at this address",
    "not_allowed": "the token does not open this",
    "seat_taken": "no seat is open",
    "illegal": "the rules do not allow it now; `reason` says why",
    "not_your_turn": "another seat has to act",
    "stale": "made on an old number: somebody acted in between",
    "gone": "several seats may act, and what this one wanted has just been taken",
    "busy": "the seat's one hand still carries what it took",
    "not_begun": "a race begins when everybody is here",
    "over": "the match has ended",
    "request_reused": "the seat has given this name to another request",
    "not_stored": "the database did not take it; nothing has changed, and the same request can be sent again",
    "no_undo": "this cannot be taken back",
    "declined": "somebody does not agree to take it back",
    "not_asked": "nothing is asked of this seat, or it has answered",
    "unknown_host": "the server does not answer to the name in `Host`; `--name` lets it",
    "foreign_page": "the page that asks (`Origin`) is not this server's own",
    "elsewhere": "only a page on the machine itself may do this",
    "no_network": "the machine has no address that others in the house can reach",
    "rules_mismatch": "the match was begun with other rules or another board than this server has",
    "error": "something failed here",
}

ENCODER: Final = msgspec.json.Encoder()
DECODER: Final = msgspec.json.Decoder(FromPage)
