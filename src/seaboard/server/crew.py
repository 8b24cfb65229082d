"""The bots of a match: each looks, reaches and acts by itself, as long as somebody is here to see it.

A bot of a rank, or one of the host's own, thinks in another process (`thinkers.py`). If that cannot be, or not in time, it plays
as its judgement says, and that is counted.
"""

import asyncio
from contextlib import suppress
from time import perf_counter
from typing import TYPE_CHECKING, Final, NamedTuple

from seaboard.bots.bot import BOTS, sensible
from seaboard.bots.crew import CHARACTERS, Character
from seaboard.bots.orders import Position
from seaboard.engine.chance import draw
from seaboard.engine.errors import SeaboardError
from seaboard.engine.state import Row
from seaboard.server import metrics
from seaboard.server.protocol import Pace
from seaboard.server.storage.store import TRY_AGAIN, NotStored
from seaboard.server.tasks import Tasks
from seaboard.server.thinkers import NoCrew

if TYPE_CHECKING:
    from seaboard.server.live import Live

SECONDS: Final[dict[Pace, float]] = {"calm": 1.0, "normal": 0.9, "swift": 0.35, "instant": 0.0}  # thinking is part of it
LOOK: Final = 4000  # milliseconds: when a race begins everybody looks first
ALONE: Final = 400  # milliseconds: who still loads when every person is ready lets nobody wait
REACH: Final = {  # percent of the time a hand is busy
    "captain": (110, 200),
    "mate": (130, 250),
    "sailor": (170, 320),
    "deckhand": (220, 420),
    "sensible": (120, 240),
    "casual": (170, 320),
    "dreamy": (220, 420),
}
QUICKEST: Final = 80  # percent of that, for the quickest of a rank: hands that are all alike would grab in step


class Choice(NamedTuple):
    """What a bot plays."""

    action: int
    stood_in: bool
    """Should it have tried out what it could do, and has not?"""


class Crew:
    """A task for each bot that has to act. In a race it decides, reaches, and may come too late, like anybody."""

    def __init__(self, live: "Live", tasks: Tasks, *, delays: bool) -> None:
        self._live = live
        self._tasks = tasks
        self._delays = delays
        self._at_work: dict[int, asyncio.Task[None]] = {}
        self._looked: dict[int, str] = {}  # for which race a bot has looked

    @property
    def is_dressing(self) -> bool:
        """Does a bot here still get ready to try out what it could do?"""
        live = self._live
        return self._has_thinkers and live.thinkers.is_dressing(live.match.header.game)

    @property
    def _has_thinkers(self) -> bool:
        thinks = self._live.thinkers.thinks
        return any(row.pilot is not None and thinks(row.pilot) for row in self._live.presence.piloted)

    def prepare(self) -> None:
        """Let those get ready who will have to think, long before it is their turn."""
        live = self._live
        if self._has_thinkers and live.presence.is_anybody_here and not live.match.over:
            live.thinkers.call(live.match.header.game)

    def wake(self) -> None:
        """Let those bots act that have to and are not about to."""
        for row in self._live.presence.piloted:
            if self._pilot(row.seat) is None:
                continue
            task = self._at_work.get(row.seat)
            if task is None or task.done():
                self._at_work[row.seat] = self._tasks.start(self._play(row.seat), f"match {self._live.id}: bot {row.seat}")

    def _pilot(self, seat: int) -> str | None:
        """The bot that has to act on this seat now."""
        live = self._live
        return live.presence.rows[seat].pilot if live.is_running and seat in live.match.actors else None

    async def _play(self, seat: int) -> None:
        while (pilot := self._pilot(seat)) is not None:
            match = self._live.match
            seen = match.seq
            rng = self._live.new_rng("bot", seen, seat)
            began = perf_counter()
            choice = await self._choose(seat, pilot, rng)
            thought = perf_counter() - began
            self._live.counts.bot_seconds.observe(thought)
            metrics.decisions_of(match.game.id, pilot).inc()
            if self._live.match is not match or choice.action not in match.legal_ids(seat):
                continue  # something has happened meanwhile: it looks again
            await asyncio.sleep(max(0.0, self._seconds(seat, pilot, choice.action, rng) - thought))
            if self._pilot(seat) is not None:
                await self._act(seat, choice, seen)

    async def _choose(self, seat: int, pilot: str, rng: Row) -> Choice:
        """What a bot wants to do, by what its seat may know."""
        live, match = self._live, self._live.match
        legal = match.legal_ids(seat)
        s = match.believe(seat, rng)
        if pilot in BOTS or len(legal) == 1:
            return Choice(BOTS.get(pilot, sensible)(match.game, s, match.board, seat, legal, rng), stood_in=False)
        header = match.header
        position = Position(header.game, header.rules, header.options, s.pack(), seat, legal, rng[0])
        with suppress(NoCrew):
            action = await live.thinkers.choose(live.id, pilot, position, self._character(seat))
            if action in legal:
                return Choice(action, stood_in=False)
        return Choice(sensible(match.game, s, match.board, seat, legal, rng), stood_in=True)

    def _character(self, seat: int) -> Character:
        """What decides on this seat between actions as good as each other: by lot for the match, and no two alike at a table."""
        lot = draw(self._live.new_rng("character"), len(CHARACTERS))
        return CHARACTERS[(lot + seat) % len(CHARACTERS)]

    async def _act(self, seat: int, choice: Choice, seen: int) -> None:
        """Act once; whoever comes too late, or cannot be stored, looks again."""
        try:
            await self._live.act_for(seat, choice, seen)
        except NotStored:
            await asyncio.sleep(TRY_AGAIN)
        except SeaboardError:  # somebody was faster, or something was taken back
            await asyncio.sleep(0)

    def _seconds(self, seat: int, pilot: str, action: int, rng: Row) -> float:
        """How long it takes: in a race until the hand is free and has reached, else by the slowest of those who watch."""
        live = self._live
        takes = live.match.busy(seat, action)
        if not takes:
            return (
                max((SECONDS[connection.pace] for connection in live.presence.connections), default=0.0) if self._delays else 0.0
            )
        least, most = REACH.get(pilot, REACH["casual"])
        own = QUICKEST + draw(live.new_rng("hand", seat), 2 * (100 - QUICKEST) + 1)
        reach = takes * (least + draw(rng, most - least)) // 100 * own // 100
        people = live.presence.waited_for
        if people and not any(one in live.match.actors for one in people):
            reach = min(reach, ALONE)
        race = live.match.limits[0].name
        if self._looked.get(seat) != race:
            self._looked[seat] = race
            reach += LOOK
        return (live.busy(seat) + (reach if self._delays else 0)) / 1000
