"""How a match begins, whoever asks for it: its header, and the match before anything is drawn."""

from collections.abc import Sequence
from typing import Any

import msgspec

from seaboard.engine.contract import AnyGame, thrown_by_hand
from seaboard.engine.errors import NoOption, NoSeat
from seaboard.engine.replay import Cup, Header, parse_options
from seaboard.games import registry
from seaboard.server import seating
from seaboard.server.storage.store import SeatRow
from seaboard.table import dice
from seaboard.table.match import Match


def new_match(
    id_: str,
    secret: bytes,
    game_id: str,
    options: dict[str, Any],
    rows: Sequence[SeatRow],
    position: dict[str, Any] | None = None,
    *,
    own_dice: bool = False,
    cup: Cup | None = None,
    rules: int | None = None,
    practice: bool = False,
) -> Match:
    """A new match of this id, with dice of this secret, for whoever sits on these seats; from a position if there is one.

    By the newest rules, or by those of the position.
    """
    game = registry.game(game_id, rules)
    if len(rows) not in game.seats:
        raise NoSeat(f"{game.id} is not for {len(rows)} seats, expected {game.seats[0]} to {game.seats[-1]}")
    check_own_dice(game, own_dice=own_dice)
    if own_dice and all(row.kind == "bot" for row in rows):
        raise NoOption("own_dice: only bots sit there, and nobody throws")
    header = Header(
        game=game.id,
        rules=game.version,
        data=game.data_hash,
        options=checked_options(game, options, len(rows)),
        players=seating.players_of(rows),
        id=id_,
        commitment=dice.commitment(id_, secret).hex(),
        position=position,
        cup=cup,
        practice=practice,
    )
    return Match(header, dice.source(header, secret, own_dice=own_dice), holds_starts=True)


def check_own_dice(game: AnyGame, *, own_dice: bool) -> None:
    """Refuse own dice in a game that has neither dice nor a spinner."""
    if own_dice and not thrown_by_hand(game):
        raise NoOption(f"own_dice: nothing is thrown in {game.id}")


def checked_options(game: AnyGame, options: dict[str, Any], seats: int) -> dict[str, Any]:
    """All options of a match for so many seats; what cannot be played is refused with the reason."""
    parsed = parse_options(game, {"seats": seats} | options)
    if parsed.seats != seats:
        raise NoOption(f"seats is {parsed.seats}, expected {seats}: so many players there are")
    checked: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(parsed))
    return checked


def gathers(match: Match, rows: Sequence[SeatRow]) -> bool:
    """Does a new match wait for people: somebody has to come, or a race needs everybody ready?"""
    return match.has_races or any(row.kind == "open" for row in rows)
