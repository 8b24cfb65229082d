"""Hints: what could be done on a seat, for whoever sits there, by what that seat may know. All see that one was asked for."""

from typing import TYPE_CHECKING

from seaboard.bots.orders import Position
from seaboard.engine.errors import NotYourTurn, SeaboardError, Stale
from seaboard.server.connection import Connection
from seaboard.server.limits import TooFast
from seaboard.server.protocol import Hint, HintChoice, Hinted
from seaboard.server.refused import refused
from seaboard.server.storage.store import stored
from seaboard.server.tasks import Tasks
from seaboard.server.thinkers import NoCrew

if TYPE_CHECKING:
    from seaboard.server.live import Live


class NoHints(SeaboardError):
    """Hints are off at this table."""

    code = "no_hints"


class StillDressing(SeaboardError):
    """Whoever gives hints is not ready yet."""

    code = "dressing"


class Adviser:
    """Answers hints, one at a time for each seat; asked again at the same place, the answer is the same and counts once."""

    def __init__(self, live: "Live", tasks: Tasks) -> None:
        self._live = live
        self._tasks = tasks
        self._asked: set[int] = set()  # seats that wait for an answer
        self._given: dict[int, tuple[int, tuple[HintChoice, ...]]] = {}  # seat -> behind which entry, what it was told

    def hint(self, connection: Connection, message: Hint) -> None:
        """Tell a connection, as soon as it is known, what could be done on a seat of its own."""
        self._live.requests.check_running()
        self._check(message)
        self._tasks.start(self._answer(connection, message), f"match {self._live.id}: a hint for seat {message.seat}")

    def _check(self, message: Hint) -> None:
        """Refuse a hint that cannot be given; else it has begun."""
        live, seat = self._live, message.seat
        match = live.match
        if not live.table.hints:
            raise NoHints("hints are off at this table")
        if seat not in match.actors:
            raise NotYourTurn(f"seat {seat} has nothing to choose now")
        if message.seq != match.seq:
            raise Stale(f"asked on entry {message.seq}, the match is at entry {match.seq}")
        if seat in self._asked:
            raise TooFast(f"seat {seat} waits for a hint already")
        game = match.header.game
        live.thinkers.call(game)
        if live.thinkers.is_dressing(game):
            raise StillDressing(f"who tries out what could be done in {game} gets ready")
        if not live.thinkers.is_ready(game):
            raise NoCrew(f"nobody is ready to try out what could be done in {game}")
        self._asked.add(seat)

    async def _answer(self, connection: Connection, message: Hint) -> None:
        """Find out what could be done, and tell whoever asked."""
        try:
            choices = await self._choices(message.seat)
            connection.send(Hinted(message.request, message.seat, message.seq, choices))
        except Exception as error:  # noqa: BLE001  whatever it is, the page is told
            connection.send(refused(message.request, error))
        finally:
            self._asked.discard(message.seat)

    async def _choices(self, seat: int) -> tuple[HintChoice, ...]:
        live = self._live
        match, seq = live.match, live.match.seq
        at, given = self._given.get(seat, (0, ()))
        if at == seq:
            return given
        header, rng = match.header, live.new_rng("hint", seq, seat)
        s = match.believe(seat, rng)
        legal = match.legal_ids(seat)
        position = Position(header.game, header.rules, header.options, s.pack(), seat, legal, rng[0])
        advice = await live.thinkers.advise(live.id, position)
        self._check_still(match.seq == seq and live.match is match)
        choices = tuple(
            HintChoice(match.game.forms[one.action], one.chance, one.error, match.reason(seat, seat, one.action))
            for one in advice
            if one.action in legal
        )
        await self._count(seat)
        self._given[seat] = (seq, choices)
        self._check_still(match.seq == seq and live.match is match)
        return choices

    async def _count(self, seat: int) -> None:
        """Count a hint of a seat, for all to see; it is stored first."""
        live = self._live
        async with live.lock:
            await stored(live.store.count_hint(live.id, seat), f"match {live.id}: a hint for seat {seat}")
            row = live.presence.rows[seat]
            live.presence.seat(row._replace(hints=row.hints + 1))
            live.counts.hints.inc()
            live.crier.tell_table()

    def _check_still(self, is_so: bool) -> None:
        if not is_so:
            raise Stale("somebody acted before the hint was ready")
