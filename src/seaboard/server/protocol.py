"""Every message between page and table, both ways, and every code. Values only: the page has the words.

docs/protocol.md and the page's TypeScript types are generated from here and from `bodies.py` (`seaboard protocol`).
"""

from typing import Annotated, Any, Final, Literal

import msgspec

from seaboard.bots.crew import Rank
from seaboard.engine.contract import Outcome
from seaboard.engine.moments import Highlight
from seaboard.table.cup import CupInfo

PROTOCOL: Final = 1
MOST_NAME: Final = 24
MOST_MESSAGE: Final = 64 * 1024  # characters of one message from a page

Emblem = Literal["anchor", "star", "whale", "wave"]
Pace = Literal["calm", "normal", "swift", "instant"]
Request = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[^\x00]*$")]  # PostgreSQL stores no NUL
Name = Annotated[str, msgspec.Meta(max_length=MOST_NAME)]
UndoCost = Literal["free", "consent", "never"]
Stage = Literal["gathering", "playing", "over"]
Bytes32 = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]  # in hexadecimal digits
Signal = Literal["ahoy", "well_sailed", "ha_ha", "oh_no", "your_turn", "thanks"]


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
    hands: bool = False
    """With a spectator's view: do people on several of the token's seats act at once on this screen?"""
    pace: Pace = "normal"
    screen: bool = False
    """This screen is the table: it holds no seat, whatever the token opens, and shows what all may see."""
    by_hand: bool = False
    """The people here throw: what falls on their turns is not shown before their `throw`. Else it falls by itself."""
    share: Bytes32 | None = None
    """SHA-256 of 32 random bytes that this device will show before the opening is drawn (docs/dice.md); none: it has no part."""


class Act(In, frozen=True, tag="act"):
    """Play an action. `request` is the seat's name for it: sent again, it is answered and not played again."""

    request: Request
    seq: int
    """The number of the last entry that the page has seen."""
    seat: int
    action: dict[str, Any]


class Enter(In, frozen=True, tag="enter"):
    """Enter what was thrown on the table with people's own dice or spinner (`due`): answered as `act` is.

    It is for the seat that throws; for anybody with a seat, if a bot throws or a person who is not here: the first counts.
    """

    request: Request
    seq: int
    """The number of the last entry that the page has seen."""
    seat: int
    """The seat of this connection that enters it, and may ask to take it back."""
    action: dict[str, Any]
    """One of the outcomes of `due`."""


class Preview(In, frozen=True, tag="preview"):
    """What would an action certainly cause? Answered by `previewed`, or by `refused` with the reason."""

    request: Request
    seat: int
    action: dict[str, Any]


class Hint(In, frozen=True, tag="hint"):
    """What could be done on this seat? Answered by `hinted`, or by `refused` with the reason. All see that it was asked."""

    request: Request
    seat: int
    seq: int
    """The number of the last entry that the page has seen."""


class Undo(In, frozen=True, tag="undo"):
    """Take back the seat's last action. Answered by `accepted` or `refused`, or first by `asked` where the others must agree."""

    request: Request
    seat: int


class Ready(In, frozen=True, tag="ready"):
    """The people on these seats of this connection are ready for the start, or no longer."""

    request: Request
    seats: tuple[int, ...]
    ready: bool = True


class ShowShare(In, frozen=True, tag="share"):
    """The bytes that this device promised by their hash, for the key of the dice; the answer to `shares`."""

    value: Bytes32
    next: Bytes32
    """The hash of other bytes, in case all have to begin anew because somebody shows nothing."""


class SetSeat(In, frozen=True, tag="seat"):
    """Let a bot have an open seat for good, or open a seat again.

    While people gather anybody with a seat may do so with open seats and bots; whoever opened the table may free a
    person's seat at any time.
    """

    request: Request
    seat: int
    to: Literal["open", "bot"]
    bot: str | None = None
    """Which bot, one of those that the game offers; by default of the rank that the table has agreed on."""


class Lend(In, frozen=True, tag="lend"):
    """Let a bot sail for a person who is away, until that person is back; or wait for the person again."""

    request: Request
    seat: int
    lent: bool = True
    bot: str | None = None
    """Which bot, one of those that the game offers; by default of the rank that the table has agreed on."""


class Rename(In, frozen=True, tag="rename"):
    """What the person on a seat of this connection is called."""

    request: Request
    seat: int
    name: Name


class Agree(In, frozen=True, tag="agree"):
    """What holds for the table; only for whoever opened it. What is left out stays."""

    request: Request
    locked: bool | None = None
    """Does nobody else get a seat?"""
    watch: bool | None = None
    """May whoever has the link watch?"""
    signals: bool | None = None
    """May people send signals?"""
    own_dice: bool | None = None
    """Do people throw dice of their own? It may be changed at any moment: a throw that is due is drawn, if they no longer do."""
    hints: bool | None = None
    """May people ask for hints?"""
    crew: Rank | None = None
    """How well do bots play that take over a seat?"""


class SetOptions(In, frozen=True, tag="options"):
    """Play with these options instead; what is left out is as the rules have it.

    Only while people gather, and only for whoever opened the table. Everybody gets a new `welcome`, and nobody is ready any more.
    """

    request: Request
    options: dict[str, Any]


class Pause(In, frozen=True, tag="pause"):
    """Stop the clocks and hide the board, which the others must agree to (`asked`); or go on, which anybody with a seat may."""

    request: Request
    seat: int
    paused: bool = True


class SendSignal(In, frozen=True, tag="signal"):
    """Let a drawn signal rise from a seat's boat. It is not stored, and not answered."""

    seat: int
    signal: Signal


class Lead(In, frozen=True, tag="lead"):
    """Show the others where one looks in a match that is over. Not stored, and not answered: it is said again with every step."""

    seat: int
    entry: int | None
    """The number of the last entry that is shown; none: nobody is led any more."""
    eyes: Annotated[str, msgspec.Meta(max_length=8)] = "all"
    """Through whose eyes, as films are asked for."""


class Throw(In, frozen=True, tag="throw"):
    """Let fall what a seat of this connection holds in its hand. Not stored, and answered by `thrown`, also if it has fallen."""

    seat: int
    seq: int
    """The number of the `update` that brought it."""
    nth: int
    """Which of the throws of that update."""


class AskHistory(In, frozen=True, tag="ask_history"):
    """What happened so far, as far as this connection may know? Answered by `history`."""

    request: Request
    since: int = 0
    """Only what came behind this entry."""
    shown: bool = False
    """Also how the table looked, so that it can be played again; not if there is too much of it."""
    seat: int | None = None
    """As far as this seat of the connection may know, instead of the one whose view it shows."""


class AskTime(In, frozen=True, tag="ask_time"):
    """What time is it at the table? Answered by `time`: so a page knows how far its own clock is off."""

    sent: float
    """By the page's clock; it comes back as it is."""


class Consent(In, frozen=True, tag="consent"):
    """The answer to `asked`, for every seat of this connection; itself answered by `accepted` or `refused`."""

    request: Request
    agree: bool


class Sit(In, frozen=True, tag="sit"):
    """Show the view of another of this connection's seats, or of nobody: one device goes round, or lies between several hands."""

    seat: int | None
    hands: bool = False
    """With nobody's view: also send what each of this connection's seats may do, as far as all can see it."""


class SetPace(In, frozen=True, tag="pace"):
    """How fast bots may follow each other here, and whether the people here throw by hand."""

    pace: Pace
    by_hand: bool = False


FromPage = (
    Hello
    | Act
    | Enter
    | Preview
    | Hint
    | Undo
    | Consent
    | Ready
    | ShowShare
    | SetSeat
    | Lend
    | Rename
    | Agree
    | SetOptions
    | Pause
    | SendSignal
    | Lead
    | Throw
    | AskHistory
    | AskTime
    | Sit
    | SetPace
)


class PlayerInfo(msgspec.Struct, frozen=True):
    """Who sits on a seat."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    emblem: Emblem
    bot: str | None
    here: bool
    """Is somebody connected who holds the seat?"""
    ready: bool = False
    """Is the person ready for the start that the table waits for?"""
    lent: bool = False
    """Does a bot sail until the person is back?"""
    away: int | None = None
    """For how many milliseconds the person has not been here; none for whoever is, and for bots."""
    hints: int = 0
    """How many hints were asked for on this seat."""
    stood_in: int = 0
    """How many decisions of its bot were made without trying out, because that was not possible then."""


class Promised(msgspec.Struct, frozen=True):
    """The hash of the bytes that a device gives to the key of the dice."""

    seats: tuple[int, ...]
    """The seats that the device holds."""
    hash: str


class MatchInfo(msgspec.Struct, frozen=True):
    """What a match is. Its options and the promises of its dice change while people gather, and then no more."""

    id: str
    game: str
    data: str
    """Hash of what the page draws the board from: a page that has it need not ask again."""
    options: dict[str, Any]
    commitment: str
    """Of the dice (docs/dice.md)."""
    replaced: tuple[str, ...] = ()
    """Commitments that were shown before this one."""
    shares: tuple[Promised, ...] = ()
    """Which devices have given something to the dice; none until the opening is drawn."""
    practice: bool = False
    """Is it played for practice, from a position that somebody chose? Then it counts among nobody's matches."""


class Out(msgspec.Struct, frozen=True, tag_field="kind"):
    """A message to the page."""


class Welcome(Out, frozen=True, tag="welcome"):
    """The answer to `hello`; `resync` follows. Sent again when the seats of the connection or the options have changed."""

    protocol: int
    build: str
    match: MatchInfo
    seats: tuple[int, ...]
    """The seats this connection holds."""


class Awaited(msgspec.Struct, frozen=True):
    """A start that waits for people: of the match, or of a race in it."""

    race: bool
    """Is there a horn? Else it begins as soon as everybody is ready."""
    missing: tuple[int, ...]
    """The seats it waits for: open, not here, or not ready."""
    horn: int | None
    """When it begins, in milliseconds of the table's clock; none until everybody is ready."""
    shares: bool = False
    """Is everybody ready, and do the devices show their bytes for the dice?"""
    silent: tuple[int, ...] = ()
    """The seats of devices that should have shown them by now."""


class Table(Out, frozen=True, tag="table"):
    """Who sits where, who is here, and what holds for the table; sent after `welcome` and whenever it changes."""

    players: tuple[PlayerInfo, ...]
    stage: Stage
    start: Awaited | None
    host: int | None
    """The seat of whoever opened the table."""
    locked: bool
    watch: bool
    signals: bool
    paused: bool
    watchers: int
    """How many watch without a seat; a screen that is the table does not count."""
    screens: int
    """How many screens are the table."""
    own_dice: bool = False
    """Do people throw dice of their own, and enter what fell?"""
    hints: bool = True
    """May people ask for hints?"""
    crew: Rank = "mate"
    """How well bots play that take over a seat."""
    dressing: bool = False
    """Does a bot here still get ready to try out what it could do? Until then it plays by its judgement alone."""
    cup: CupInfo | None = None
    """How the evening's cup stands that the match belongs to."""


class Due(msgspec.Struct, frozen=True):
    """A throw that the match waits for: somebody throws dice or a spinner on the table, and enters what fell."""

    seat: int
    """Whose throw it is."""
    purpose: str
    """The game's name for what is thrown."""
    outcomes: tuple[Any, ...]
    """All that may fall, as actions."""


class Hand(msgspec.Struct, frozen=True):
    """Where the table keeps time: how long the viewing seat's hand is busy, and how long there is time, in milliseconds."""

    busy: int
    left: int | None
    """Until the table plays for whoever is late; none if nobody can be."""


class SeatHand(msgspec.Struct, frozen=True):
    """One of several hands on one screen: what its seat may do, as far as all can see it, and how long it is busy."""

    seat: int
    legal: tuple[Any, ...]
    """Empty where what the seat may do would tell of its secrets; then its own view says it."""
    busy: int
    """In milliseconds."""


class Recalled(msgspec.Struct, frozen=True):
    """A moment of a match that is over."""

    moment: Highlight
    view: Any
    """The table then, as a spectator saw it."""


class Waiting(Out, frozen=True, tag="waiting"):
    """Instead of `resync` while people gather: there is nothing to see yet. `table` says whom the match waits for."""


class Shares(Out, frozen=True, tag="shares"):
    """Everybody is ready: what the devices have promised. Each keeps it, with the commitment, and answers with its `share`."""

    promised: tuple[Promised, ...]


class Resync(Out, frozen=True, tag="resync"):
    """The whole table as the viewing seat may see it. Whatever the page believed before, this is so."""

    seq: int
    seat: int | None
    """Whose view it is; none for a spectator."""
    view: Any
    actors: tuple[int, ...]
    """The seats that may act; or the one whose throw is `due`."""
    legal: tuple[Any, ...]
    """The viewing seat's actions; empty if it is not its turn."""
    undo: UndoCost | None
    """What taking back the viewing seat's last action would need; none if there is none."""
    undo_others: tuple[int, ...]
    """The other seats whose actions since would be taken back with it."""
    outcome: Outcome | None
    story: tuple[Recalled, ...]
    """What is worth telling of a match that is over, as it happened; empty before."""
    clock: Hand | None
    """None where no time is kept."""
    hands: tuple[SeatHand, ...]
    """The seats of a connection that asked to play with several hands; empty for all others."""
    due: Due | None
    """What has to be thrown on the table and entered; none where the table draws, or nothing is due."""


class Why(msgspec.Struct, frozen=True):
    """What speaks most for what a bot did, by what everybody may know."""

    seat: int
    reason: str
    """The game's name for it."""


class Update(Resync, frozen=True, tag="update"):
    """The same after something happened, with what happened; `since` must be the number the page had."""

    since: int
    events: tuple[Any, ...]
    back_to: int | None = None
    """Everything behind this entry has been taken back; none if nothing was."""
    throws: tuple[int | None, ...] = ()
    """Whose hand holds each of the throws in `events`, in their order: it and all behind it is shown when it is `thrown`, or
    after eight seconds. None for what falls by itself."""
    at_throws: tuple[Any, ...] = ()
    """How the table looks to the viewing seat when each of them is due, while a hand holds one; else empty."""
    why: Why | None = None
    """Why a bot did this, the same for all; none for what people do, and where nothing in particular speaks for it."""


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


class HintChoice(msgspec.Struct, frozen=True):
    """Something that a seat could do."""

    action: Any
    """As `legal` has it."""
    chance: float
    """To win, from 0 to 1, if all go on as sensible players would."""
    error: float
    """The chance is so exact: half of the interval that holds it 95 times in a hundred."""
    reason: str
    """What speaks most for it, by what the seat itself may know: the game's name for it, or `none`."""


class Hinted(Out, frozen=True, tag="hinted"):
    """What could be done: one to three choices, the best first."""

    request: str
    seat: int
    seq: int
    """The number of the entry behind which it holds."""
    choices: tuple[HintChoice, ...]


class Moment(msgspec.Struct, frozen=True):
    """How the table looked to the viewer, and who was to act."""

    view: Any
    actors: tuple[int, ...]


class Past(msgspec.Struct, frozen=True):
    """What one submission brought, as the viewer was told it."""

    seq: int
    """The number of its last entry."""
    events: tuple[Any, ...]
    undone: bool
    """Was it taken back later?"""
    then: Moment | None = None
    """Behind it, if that was asked for; none for what was taken back."""


class History(Out, frozen=True, tag="history"):
    """What happened so far, as far as the viewing seat may know."""

    request: str
    past: tuple[Past, ...]
    before: Moment | None = None
    """At the entry behind which it begins, without what was taken back since; none if it was not asked for, or is too much."""


class Time(Out, frozen=True, tag="time"):
    """What time it is at the table, in milliseconds."""

    sent: float
    now: float


class Signalled(Out, frozen=True, tag="signalled"):
    """A signal rises from a seat's boat."""

    seat: int
    signal: Signal


class Led(Out, frozen=True, tag="led"):
    """A seat shows the match to the others: whoever wants to follow looks there. Also sent to whoever comes meanwhile."""

    seat: int
    entry: int | None
    """None: it is over, or its leader has gone."""
    eyes: str


class Thrown(Out, frozen=True, tag="thrown"):
    """A seat has let fall what it held: every screen shows it now."""

    seat: int
    seq: int
    nth: int


class Asked(Out, frozen=True, tag="asked"):
    """A seat wants something that needs the others' consent; seat none: nothing is asked, or it is settled.

    Sent behind `resync` to whoever comes, and to all whenever it changes.
    """

    seat: int | None
    waiting: tuple[int, ...]
    """The seats that have not answered yet."""
    what: Literal["undo", "pause"] = "undo"
    """To take something back, or to pause."""
    request: str | None = None
    """For the connection that asked: the name of its request, which is answered by `accepted` or `refused` later on."""


class Rematched(Out, frozen=True, tag="rematched"):
    """The same seats play again there; the same token opens it."""

    match: str


class Reload(Out, frozen=True, tag="reload"):
    """The table speaks another protocol or has another build: load the page anew."""

    protocol: int
    build: str


ToPage = (
    Welcome
    | Table
    | Waiting
    | Shares
    | Resync
    | Update
    | Accepted
    | Refused
    | Previewed
    | Hinted
    | Asked
    | History
    | Time
    | Signalled
    | Led
    | Thrown
    | Rematched
    | Reload
)

# What `code` says in `refused` and in `Problem`; the page has a sentence for each, in every language.
CODES: Final = {
    "malformed": "not of the form that was expected; `detail` says where",
    "oversize": f"longer than {MOST_MESSAGE} characters",
    "no_game": "there is no such game; `detail` names those there are",
    "no_option": "the game has no such option, or the option no such value; `detail` says what was expected",
    "no_position": "the text holds no position, or one that the rules do not allow; `detail` says why",
    "no_puzzle": "the game has no puzzles, or they cannot be read",
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
    "not_begun": "the start waits until everybody is ready",
    "begun": "the match has begun: this can only be changed while people gather",
    "paused": "the table is paused",
    "not_away": "a bot sails only for a person who has been away for a while",
    "locked": "whoever opened the table lets nobody else in",
    "no_watching": "nobody may watch this table",
    "no_code": "no table that takes people in has this code",
    "too_many_guesses": "too many wrong codes were tried here: wait a little",
    "ticket_used": "this way to a seat was used already, or is too old",
    "wrong_share": "the device has promised other bytes for the dice, or none are asked for",
    "not_over": "when the match is over, the same seats may play again, and the secret of the dice and the log are shown",
    "not_entered": "nothing is due that people throw themselves; what is secret is always drawn",
    "no_throw": "the seat holds no such throw in its hand",
    "no_signals": "signals are off at this table, or come too fast",
    "no_hints": "hints are off at this table",
    "no_crew": "nobody here can try out what could be done",
    "dressing": "who could try out what could be done gets ready: ask again in a while",
    "over": "the match has ended",
    "no_step": "the match has no such step",
    "no_review": "the match could not be reviewed",
    "review_broke_off": "the process that reviewed the match has ended before its time, and so has another one",
    "no_compiler": "reviews need the compiler, which the server does not have",
    "no_reviews": "matches are not reviewed on this server",
    "too_many_reviews": "very many reviews are waited for already",
    "no_film": "the file holds no match that can be followed to its end; `detail` says where it cannot",
    "too_many_tables": "very many tables were opened from this address: wait a little",
    "too_many_pages": "very many pages are open from this address, or for this seat",
    "too_many_watchers": "nobody else may watch: very many do",
    "too_fast": "messages come faster than any person sends them; nothing has changed",
    "log_full": "so much was taken back that nothing more can be; the match goes on",
    "passcode": "who opens a table here must say the passcode",
    "request_reused": "the seat has given this name to another request",
    "not_stored": "the database did not take it; nothing has changed, and the same request can be sent again",
    "unreachable": "the process that has the table cannot be reached at the moment; nothing has changed, it can be tried again",
    "deleted": "the table was deleted, with all that was played there",
    "closed": "whoever runs the server has ended the table: nobody gets to it any more",
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
