"""A match is its log: what is stored, how undo entries fold away, and the only way from entries to a position."""

from collections.abc import Iterable
from typing import Any, Literal

import msgspec

from seaboard.engine.contract import AnyGame
from seaboard.engine.errors import Malformed, NoOption, RulesMismatch
from seaboard.engine.known import learn
from seaboard.engine.options import BadOption, Options
from seaboard.engine.state import CHANCE, State

Who = int | Literal["chance"]


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits on a seat."""

    name: str = ""
    bot: str | None = None
    """The kind of bot, or none for a person."""


class DeviceShare(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one device gave to the key of the dice."""

    seats: tuple[int, ...]
    """The seats that the device held when the match was opened."""
    value: str
    """32 bytes in hexadecimal digits."""


class CupMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match of a cup that has been played."""

    match: str
    game: str
    ranks: tuple[int, ...]
    """Of the seats, as the outcome had them."""


class Cup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """The evening's cup that a match belongs to. Each match carries on what came before it."""

    games: tuple[str, ...]
    """In this order, and from the beginning again."""
    matches: int = 0
    """How many are planned; 0: until they end it."""
    played: tuple[CupMatch, ...] = ()
    """Those before this match."""
    ended: bool = False
    """Did they end it with this match?"""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """What has to be known before the first entry."""

    game: str
    rules: int
    data: str
    options: dict[str, Any]
    players: tuple[Player, ...]
    id: str = ""
    seed: int | None = None
    """Of a match with repeatable draws; whoever sees it can tell every draw."""
    commitment: str | None = None
    """Of a match whose dice can be checked (docs/dice.md)."""
    replaced: tuple[str, ...] = ()
    """Commitments that were shown before, each given up because a device did not show its share."""
    shares: tuple[DeviceShare, ...] = ()
    """What the devices gave to the key of the dice, in the order of their lowest seats."""
    position: dict[str, Any] | None = None
    """Where the match starts, if not at the beginning."""
    cup: Cup | None = None
    """Of a match that is one of several; the rules know nothing of it."""
    practice: bool = False
    """Is it played for practice, from a position that somebody chose? Then it counts among nobody's matches."""


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One line of a log: an action, a chance outcome, or an undo."""

    seq: int
    seat: Who
    action: dict[str, Any]
    request: str | None = None
    """The name its sender gave to it; the chance outcomes it led to have none."""
    time: int | None = None
    """When it was accepted, in milliseconds, if the table keeps time."""
    by: int | None = None
    """Of an outcome that was entered by hand: the seat whose device did, to which `request` belongs."""

    @property
    def requester(self) -> Who:
        """The seat to which the request's name belongs."""
        return self.seat if self.by is None else self.by


class Log(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A whole match. It holds every secret: during a match nobody gets it."""

    header: Header
    entries: tuple[Entry, ...]
    secret: str | None = None
    """Of the dice, in hexadecimal digits: shown when the match is over, so that they can be checked."""

    def to_json(self) -> str:
        """Return the log as text, a line per entry."""
        lines = ",\n".join(msgspec.json.encode(entry).decode() for entry in self.entries)
        secret = "" if self.secret is None else f',\n"secret":{msgspec.json.encode(self.secret).decode()}'
        return f'{{"header":{msgspec.json.encode(self.header).decode()},\n"entries":[\n{lines}\n]{secret}}}\n'

    @staticmethod
    def from_json(text: str | bytes) -> "Log":
        """Read what `to_json` wrote; `Malformed` says where it is something else."""
        try:
            return msgspec.json.decode(text, type=Log)
        except msgspec.MsgspecError as error:
            raise Malformed(f"this is no log of a match: {error}") from error


class Undo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="undo"):
    """An entry that takes back everything behind entry `to`."""

    to: int


learn(Log, Undo)


def who(seat: int) -> Who:
    """A seat's name in a log."""
    return "chance" if seat == CHANCE else seat


def seat_of(name: Who) -> int:
    """Inverse of `who`."""
    return CHANCE if name == "chance" else name


def is_undo(entry: Entry) -> bool:
    """Does the entry take others back?"""
    return entry.action.get("kind") == "undo"


def effective(entries: Iterable[Entry]) -> list[Entry]:
    """The entries that count: undo entries, and what they take back, folded away."""
    kept: list[Entry] = []
    for entry in entries:
        if is_undo(entry):
            to = parse(entry.action, Undo).to
            while kept and kept[-1].seq > to:
                kept.pop()
        else:
            kept.append(entry)
    return kept


def parse(value: Any, type_: Any) -> Any:
    """Make a struct of plain JSON values; `Malformed` says where they are something else. A struct is returned as it is."""
    if isinstance(value, msgspec.Struct):
        value = msgspec.to_builtins(value)
    try:
        return msgspec.convert(value, type_)
    except msgspec.MsgspecError as error:
        raise Malformed(str(error)) from error


def parse_action(game: AnyGame, action: Any) -> int:
    """The id of an action's outside form."""
    if isinstance(action, msgspec.Struct):
        action = msgspec.to_builtins(action)
    try:
        return game.decode(msgspec.convert({"action": action}, game.envelope).action)
    except msgspec.MsgspecError as error:
        raise Malformed(str(error).replace("$.action", "$", 1)) from error


def parse_options(game: AnyGame, options: dict[str, Any]) -> Options:
    """The options of a game, checked; `NoOption` says where they are something else."""
    try:
        found: Options = parse(options, game.options)
    except Malformed as error:
        cause = error.__cause__.__cause__ if error.__cause__ else None
        raise NoOption(str(error), cause.reason if isinstance(cause, BadOption) else None) from error
    return found


def start(game: AnyGame, header: Header) -> tuple[State, State]:
    """The state at the start of a match and its board; `RulesMismatch` if they are not the ones of the header."""
    if (header.game, header.rules) != (game.id, game.version):
        raise RulesMismatch(f"the log is of {header.game} rules {header.rules}, at hand is {game.id} rules {game.version}")
    if header.data != game.data_hash:
        raise RulesMismatch(f"the log was played on board data {header.data}, at hand is {game.data_hash}")
    board = game.board(parse_options(game, header.options))
    if header.position is not None:
        return game.from_position(parse(header.position, game.position_type), board), board
    s = game.state()
    game.setup(s, board)
    return s, board


def check(game: AnyGame, s: State, board: State, entry: Entry) -> int:
    """The action of an entry, if the rules allow it here; else `RulesMismatch`."""
    action = parse_action(game, entry.action)
    code = game.refusal(s, board, seat_of(entry.seat), action)
    if code:
        raise RulesMismatch(f"entry {entry.seq} is not allowed by these rules: {game.refusals[code]}")
    return action
