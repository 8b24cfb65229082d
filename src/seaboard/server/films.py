"""Matches that are looked at again: who may see what of them, and files that somebody brings.

Whoever sits at a running match sees what that seat was told and no more; when it is over everybody who may look sees everything.
"""

import asyncio
from collections import OrderedDict
from hashlib import sha256
from typing import TYPE_CHECKING, Final, NamedTuple

from seaboard.engine.errors import NoSeat, SeaboardError
from seaboard.engine.moments import Highlight
from seaboard.engine.replay import Log
from seaboard.engine.state import OPEN, SPECTATOR
from seaboard.games import registry
from seaboard.server import bodies, seating
from seaboard.server.bodies import FilmStep, Reel, Shot
from seaboard.server.limits import Limits
from seaboard.server.protocol import MOST_NAME, MatchInfo, Moment, PlayerInfo
from seaboard.server.start import NotBegun
from seaboard.server.steward import NotAllowed
from seaboard.table import moments
from seaboard.table.film import Film

if TYPE_CHECKING:
    from seaboard.server.live import Live

MOST_STEPS: Final = 40  # in one reel
MOST_FILES: Final = 8  # that are kept ready at once: whoever brings another one waits until it has been followed
MOST_ENTRIES: Final = 2 * Limits.entries  # of a file: no match of ours is longer
ALL: Final = "all"
EVERYTHING: Final = "open"


class NotOver(SeaboardError):
    """What is asked for can only be had when the match is over."""

    code = "not_over"


class NoFilm(SeaboardError):
    """A file holds no match, or one that cannot be followed."""

    code = "no_film"


class Projector:
    """The film of one match, as far as people may see it; made when somebody first looks, and then followed."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self._film: Film | None = None

    def film(self, log: Log, until: int) -> Film:
        """The film of a log up to an entry; entries are only ever added to it."""
        film = self._film
        if film is None or film.header is not log.header or film.seq > until:
            film = Film(log.header)
        film.follow(log.entries[film.seq : until])
        self._film = film
        return film


async def film(live: "Live", held: tuple[int, ...]) -> bodies.Film:
    """What can be looked at again of a match, for whoever holds these seats."""
    async with live.projector.lock:
        found = await asyncio.to_thread(live.projector.film, live.match.log, live.crier.shown_until)
        is_over = found.outcome is not None
        steps = tuple(FilmStep(*step) for step in found.steps)
        players, story = live.crier.table_info.players, live.story if is_over else ()
    told = tuple(one.moment for one in story)
    return bodies.Film(live.crier.info, players, steps, is_over, held, found.outcome, told, found.played)


async def reel(live: "Live", held: tuple[int, ...], eyes: str, first: int, most: int = MOST_STEPS) -> Reel:
    """Some steps of a match, for whoever holds these seats."""
    if live.is_gathering:
        raise NotBegun("nothing has been played yet")
    wanted = eyes_of(eyes, live.match.n_seats)
    async with live.projector.lock:
        found = await asyncio.to_thread(live.projector.film, live.match.log, live.crier.shown_until)
        if found.outcome is None:
            _check_before_the_end(wanted, held)
        return await asyncio.to_thread(_reel, found, wanted, first, most)


def eyes_of(name: str, n_seats: int) -> int:
    """Through whose eyes somebody wants to look."""
    if name in (ALL, EVERYTHING):
        return SPECTATOR if name == ALL else OPEN
    seats = [str(seat) for seat in range(n_seats)]
    if name not in seats:
        raise NoSeat(f"there are no eyes {name!r}, expected {', '.join((ALL, EVERYTHING, *seats))}")
    return seats.index(name)


def _check_before_the_end(eyes: int, held: tuple[int, ...]) -> None:
    if eyes == OPEN:
        raise NotOver("everything lies open when the match is over")
    if eyes != SPECTATOR and eyes not in held:
        raise NotAllowed(f"until the match is over seat {eyes} is only for whoever holds it")


def _reel(film: Film, eyes: int, first: int, most: int) -> Reel:
    before, shots = film.reel(eyes, first, min(max(0, most), MOST_STEPS))
    return Reel(first, Moment(*before), tuple(Shot(one.seq, tuple(one.events), Moment(*one.seen)) for one in shots))


class _Brought(NamedTuple):
    log: Log
    film: Film
    moments: tuple[Highlight, ...]


class Files:
    """Matches that somebody brings as files. They come with every question and are not stored; the last ones are kept ready."""

    def __init__(self) -> None:
        self._ready: OrderedDict[bytes, _Brought] = OrderedDict()
        self._turn = asyncio.Lock()  # one is followed at a time: the tables come first

    async def film(self, data: bytes) -> bodies.Film:
        """What can be looked at of a file: everything, for whoever has it knows it all."""
        _, film, story = await self._followed(data)
        header = film.header
        info = MatchInfo(
            header.id,
            header.game,
            registry.board_hash(header.game),
            header.options,
            header.commitment or "",
            practice=header.practice,
        )
        players = tuple(
            PlayerInfo(
                seat,
                "person" if player.bot is None else "bot",
                seating.clean_name(player.name)[:MOST_NAME],
                seating.EMBLEMS[seat],  # type: ignore[arg-type]  # one of the words
                player.bot,
                here=True,
            )
            for seat, player in enumerate(header.players)
        )
        steps = tuple(FilmStep(*step) for step in film.steps)
        return bodies.Film(info, players, steps, over=True, seats=(), outcome=film.outcome, moments=story, played=film.played)

    async def position(self, data: bytes, at: int) -> bodies.Position:
        """The position after so many steps of it."""
        film = (await self._followed(data)).film
        return bodies.Position(await asyncio.to_thread(film.text, at))

    async def reel(self, data: bytes, eyes: str, first: int, most: int = MOST_STEPS) -> Reel:
        """Some steps of it."""
        film = (await self._followed(data)).film
        return await asyncio.to_thread(_reel, film, eyes_of(eyes, len(film.header.players)), first, most)

    async def ended_log(self, data: bytes) -> Log:
        """The log of a file that has been followed to the end of its match; `NotOver` if there is none."""
        found = await self._followed(data)
        if found.film.outcome is None:
            raise NotOver("the match of this file is not over")
        return found.log

    async def _followed(self, data: bytes) -> _Brought:
        name = sha256(data).digest()
        async with self._turn:
            if name not in self._ready:
                self._ready[name] = await asyncio.to_thread(_brought, data)
            self._ready.move_to_end(name)
            while len(self._ready) > MOST_FILES:
                self._ready.popitem(last=False)
            return self._ready[name]


def _brought(data: bytes) -> _Brought:
    """The film of a file; whatever is wrong with it, it is `NoFilm`, unless it only needs other rules than there are here."""
    try:
        log = Log.from_json(data)
        film = Film(log.header, log.entries[: MOST_ENTRIES + 1])
        story = moments.chosen(film.game.moments(moments.chapters(log))) if film.outcome is not None else ()
    except SeaboardError as error:
        if error.code in ("no_game", "rules_mismatch") and not str(error).startswith("entry"):
            raise
        raise NoFilm(str(error)) from error
    except Exception as error:
        raise NoFilm("what stands in it cannot be played") from error
    if film.seq > MOST_ENTRIES:
        raise NoFilm(f"more than {MOST_ENTRIES} entries")
    return _Brought(log, film, tuple(story))
