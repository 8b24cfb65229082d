"""Positions as text: what a match may give away of itself, what a text holds, and tables that begin at one.

A text tells everything. So a running match gives one only to whoever holds a seat, with all drawn anew that the seat could not
know; when it is over, to everybody who may look at it.
"""

import asyncio
from secrets import randbits
from typing import TYPE_CHECKING, Any, NamedTuple

from seaboard.engine import postcard
from seaboard.engine.chance import new_rng
from seaboard.engine.errors import NoPosition
from seaboard.engine.replay import Header
from seaboard.engine.state import SPECTATOR
from seaboard.games import registry
from seaboard.server.bodies import Position, PositionInfo
from seaboard.server.films import eyes_of
from seaboard.server.protocol import Moment
from seaboard.server.start import NotBegun
from seaboard.server.steward import NotAllowed
from seaboard.table import history
from seaboard.table.film import Film

if TYPE_CHECKING:
    from seaboard.server.live import Live


class Beginning(NamedTuple):
    """Where a table for practice begins."""

    rules: int
    options: dict[str, Any]
    position: dict[str, Any]


async def of_match(live: "Live", held: tuple[int, ...], eyes: str, at: int) -> Position:
    """The position after so many steps of a match, for whoever holds these seats."""
    if live.is_gathering:
        raise NotBegun("nothing has been played yet")
    seat = eyes_of(eyes, live.match.n_seats)
    async with live.projector.lock:
        film = await asyncio.to_thread(live.projector.film, live.match.log, live.crier.shown_until)
        if film.outcome is not None:
            return Position(await asyncio.to_thread(film.text, at))
        if seat not in held:
            raise NotAllowed("until the match is over a position is given only as a seat knows it, to whoever holds that seat")
        return Position(await asyncio.to_thread(believed, film, seat, at))


def believed(film: Film, seat: int, at: int) -> str:
    """A position as far as a seat knows it. The rest is drawn with numbers that have nothing to do with the match."""
    return film.text_for(seat, at, new_rng("position", randbits(62)))


def seen(text: str) -> PositionInfo:
    """What a text holds, as all may see it."""
    game_id, place = postcard.read(text)
    game = registry.game(game_id, place.rules)
    s, board, options = postcard.stand(game, place)
    moment = Moment(*history.look(game, s, board, SPECTATOR))
    hash_ = registry.board_hash(game_id)
    return PositionInfo(game_id, hash_, place.options, options.seats, game.round_of(s), moment)


def beginning(text: str, game_id: str, options: dict[str, Any], seats: int) -> Beginning:
    """Where a table begins that somebody opens from a text; refused if that is another game, or for other seats or options."""
    found, place = postcard.read(text)
    if found != game_id:
        raise NoPosition(f"the position is of {found}, not of {game_id}")
    spot = postcard.stand(registry.game(game_id, place.rules), place)
    if spot.options.seats != seats:
        raise NoPosition(f"the position is for {spot.options.seats} seats, not for {seats}")
    for key, value in options.items():
        if place.options.get(key) != value:
            raise NoPosition(f"the position has its own options, and {key} is another: {place.options.get(key)!r}, not {value!r}")
    return Beginning(place.rules, place.options, place.position)


def again(header: Header) -> Beginning | None:
    """Where a rematch of a match for practice begins: where that one did. None for any other match."""
    if not header.practice or header.position is None:
        return None
    return Beginning(header.rules, header.options, header.position)
