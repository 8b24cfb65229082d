"""How a match begins, whoever asks for it: its header, and the entries before anybody's first decision."""

from collections.abc import Sequence
from typing import Any

import msgspec

from seaboard.engine.errors import NoSeat
from seaboard.engine.replay import Header, parse_options
from seaboard.games import registry
from seaboard.server import seating
from seaboard.server.storage.store import SeatRow
from seaboard.table import dice, match


def begin(
    id_: str,
    secret: bytes,
    game_id: str,
    options: dict[str, Any],
    rows: Sequence[SeatRow],
    position: dict[str, Any] | None = None,
) -> match.Match:
    """A new match of this id, with dice of this secret, for whoever sits on these seats; from a position if there is one."""
    game = registry.game(game_id)
    if len(rows) not in game.seats:
        raise NoSeat(f"{game.id} is not for {len(rows)} seats, expected {game.seats[0]} to {game.seats[-1]}")
    checked = parse_options(game, options | {"seats": len(rows)})
    header = Header(
        game=game.id,
        rules=game.version,
        data=game.data_hash,
        options=msgspec.json.decode(msgspec.json.encode(checked)),
        players=seating.players_of(rows),
        id=id_,
        commitment=dice.commitment(id_, secret).hex(),
        position=position,
    )
    return match.begin(header, dice.dice(id_, secret, ()))
