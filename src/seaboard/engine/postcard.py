"""A position as one line of text: to copy, to send and to load again (docs/positions.md). It tells every secret.

`seaboard1.<game>.<position>.<sum>`: the format's version, the game's id, compressed JSON in the letters of base64url, and a
checksum. Which game an id means is for the caller to know.
"""

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NoBase64
from hashlib import sha256
from typing import Any, Final, NamedTuple

import msgspec

from seaboard.engine import position
from seaboard.engine.bits import has
from seaboard.engine.contract import AnyGame
from seaboard.engine.errors import Malformed, MatchOver, NoPosition, RulesMismatch
from seaboard.engine.known import learn
from seaboard.engine.options import Options
from seaboard.engine.replay import parse_options
from seaboard.engine.state import CHANCE, SPECTATOR, State

FORMAT: Final = "seaboard1"
N_PARTS: Final = 4
SUM_LETTERS: Final = 8
MOST_LETTERS: Final = 16 * 1024  # of a text: no position of ours needs a quarter of it
MOST_BYTES: Final = 256 * 1024  # of its JSON: a short text may unpack to anything
EXPECTED: Final = f"{FORMAT}.<game>.<position>.<{SUM_LETTERS} letters>"


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a text says besides its game: by which rules, with which options, and where everything is."""

    rules: int
    options: dict[str, Any]
    position: dict[str, Any]


class Postcard(NamedTuple):
    """A position of a game."""

    game: str
    place: Place


class Spot(NamedTuple):
    """A position on its board, checked."""

    s: State
    board: State
    options: Options


learn(Place)


def write(game: AnyGame, options: dict[str, Any], s: State, board: State) -> str:
    """The text of a position. Equal positions have equal texts, as long as the same library compresses them."""
    place = Place(game.version, options, position.to_json(game, s, board))
    packed = urlsafe_b64encode(zlib.compress(msgspec.json.encode(place), 9)).rstrip(b"=").decode()
    body = f"{FORMAT}.{game.id}.{packed}"
    return f"{body}.{_sum(body)}"


def read(text: str) -> Postcard:
    """What a text says; `NoPosition` says what was expected. Spaces and breaks, as mails insert them, do not count."""
    if len(text) > 2 * MOST_LETTERS:
        raise NoPosition(f"a text of {len(text)} letters is no position, expected {MOST_LETTERS} at most")
    text = "".join(text.split())
    parts = text.split(".")
    if len(parts) != N_PARTS or not parts[0].startswith("seaboard"):
        raise NoPosition(f"this is no position, expected {EXPECTED}")
    if parts[0] != FORMAT:
        raise NoPosition(f"the position is of the format {parts[0][:16]!r}, expected {FORMAT!r}: a newer version has written it")
    if parts[3] != _sum(text.rpartition(".")[0]):
        raise NoPosition("the checksum of the position is another: a part of the text is missing, or letters were changed")
    return Postcard(parts[1], _place(parts[2]))


def stand(game: AnyGame, place: Place) -> Spot:
    """The position, by the rules that it names.

    `RulesMismatch` if the game is of another version; `NoPosition` says what breaks the rules, `MatchOver` if nobody can act.
    """
    if place.rules != game.version:
        raise RulesMismatch(f"the position is of {game.id} rules {place.rules}, at hand is {game.version}")
    try:
        options = parse_options(game, place.options)
        board = game.board(options)
        s = position.from_json(game, place.position, board)
        faults = game.invariants(s, board) or _dead_ends(game, s, board, options.seats)
    except Malformed as error:
        raise NoPosition(str(error)) from error
    except (ArithmeticError, LookupError, TypeError, ValueError) as error:
        raise NoPosition(f"this position cannot be: the rules stop at it ({type(error).__name__})") from error
    if faults:
        raise NoPosition(f"this position cannot be: {'; '.join(faults)}")
    if game.actors(s) == 0:
        raise MatchOver("in this position the match is over")
    return Spot(s, board, options)


def _dead_ends(game: AnyGame, s: State, board: State, seats: int) -> list[str]:
    """Why the rules cannot go on from a position, though none of their checks says so. Everybody must be able to look at it."""
    acting, out = game.actors(s), [0] * game.n_actions
    for seat in (*range(seats), SPECTATOR):
        game.view(s, board, seat)
    able = [*range(seats), CHANCE]
    if acting & ~sum(1 << seat for seat in able):
        return ["somebody has to act who does not play"]
    return [f"seat {seat} has to act, and cannot" for seat in able if has(acting, seat) and not game.legal(s, board, seat, out)]


def _sum(body: str) -> str:
    return sha256(body.encode()).hexdigest()[:SUM_LETTERS]


def _place(packed: str) -> Place:
    try:
        data = urlsafe_b64decode(packed + "=" * (-len(packed) % 4))
        unpacker = zlib.decompressobj()
        found = unpacker.decompress(data, MOST_BYTES)
        if unpacker.unconsumed_tail or not unpacker.eof:
            raise NoPosition(f"the position does not end, expected {MOST_BYTES} bytes at most")
        return msgspec.json.decode(found, type=Place)
    except (NoBase64, ValueError, zlib.error) as error:
        raise NoPosition(f"this is no position, expected {EXPECTED}: {error}") from error
    except msgspec.MsgspecError as error:
        raise NoPosition(f"this is no position: {error}") from error
