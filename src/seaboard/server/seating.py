"""Who may sit where: tokens, emblems, and what others see of the players."""

import secrets
import unicodedata
from collections.abc import Collection, Iterable, Sequence
from hashlib import sha256
from typing import Final, get_args

from seaboard.bots.bot import BOTS
from seaboard.bots.crew import RANKS
from seaboard.engine.errors import Malformed
from seaboard.engine.replay import Player
from seaboard.server.bodies import NewPlayer
from seaboard.server.protocol import Emblem
from seaboard.server.storage.store import SeatRow

EMBLEMS: Final[tuple[str, ...]] = get_args(Emblem)
JOINERS: Final = "\u200c\u200d"  # between letters of some scripts, and in pictures such as that of a family
NO_LETTERS: Final = frozenset({"Cc", "Cf", "Cn", "Co", "Cs"})  # control, format (direction too), unassigned, private, half a pair
FILLERS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters and signs that nobody sees
MARKS: Final = frozenset({"Mn", "Me"})  # they lie on the letter before them
MOST_MARKS: Final = 4  # on one letter: more than any language has, and not enough to cover the lines around it


def new_id() -> str:
    """An id that cannot be guessed: whoever knows it may watch. It never begins like an option of a command (`admin show ID`)."""
    while (id_ := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return id_


def new_token() -> str:
    """A token that opens seats."""
    return secrets.token_urlsafe(24)


def token_hash(token: str) -> bytes:
    """What is stored of a token."""
    return sha256(token.encode()).digest()


def clean_name(name: str) -> str:
    """A name as it is shown: without control, direction and invisible characters, towers of marks, and double spaces."""
    return " ".join(filter(None, map(_clean_word, name.split())))


def _clean_word(word: str) -> str:
    """A part of a name; it begins with something that marks and joiners can belong to."""
    shown, marks = "", 0
    for sign in word:
        kind = unicodedata.category(sign)
        if sign in FILLERS or (kind in NO_LETTERS and sign not in JOINERS):
            continue
        marks = marks + 1 if kind in MARKS else 0
        if marks <= MOST_MARKS and (shown or not (marks or sign in JOINERS)):
            shown += sign
    return shown.rstrip(JOINERS)


def check_bot(name: str, own: Collection[str] = ()) -> str:
    """Refuse a bot that there is not: whatever people ask for, only these are played, and no module is imported for it."""
    known = (*RANKS, *own, *BOTS)
    if name not in known:
        raise Malformed(f"there is no bot {name!r}, expected one of {', '.join(known)}")
    return name


def seat_rows(players: Sequence[NewPlayer], token: str, own: Collection[str] = ()) -> tuple[SeatRow, ...]:
    """The seats of a new match; what cannot be is `Malformed`. `own` are the names of the host's own bots."""
    wanted = [player.emblem for player in players if player.emblem]
    if len(set(wanted)) != len(wanted):
        raise Malformed("players: two of them have the same emblem")
    free = [emblem for emblem in EMBLEMS if emblem not in wanted]
    rows = []
    for seat, player in enumerate(players):
        if (player.kind == "bot") != (player.bot is not None):
            raise Malformed(f"players[{seat}]: a bot, and only a bot, has a kind of bot")
        if player.bot is not None:
            check_bot(player.bot, own)
        opens = token_hash(token) if player.kind == "person" else None
        rows.append(SeatRow(seat, player.kind, clean_name(player.name), player.emblem or free.pop(0), player.bot, opens))
    return tuple(rows)


def players_of(rows: Iterable[SeatRow]) -> tuple[Player, ...]:
    """The same for a log."""
    return tuple(Player(row.name, row.bot) for row in rows)


def held_by(rows: Iterable[SeatRow], token: str | None) -> tuple[int, ...]:
    """The seats that a token opens; none without one."""
    if token is None:
        return ()
    opened = token_hash(token)
    return tuple(row.seat for row in rows if row.token_hash and secrets.compare_digest(row.token_hash, opened))
