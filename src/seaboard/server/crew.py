"""The bots of a match: each looks, reaches and acts by itself, as long as somebody is here to see it."""

import asyncio
from typing import TYPE_CHECKING, Any, Final

from seaboard.bots.bot import bot
from seaboard.engine.chance import draw, new_rng
from seaboard.engine.errors import SeaboardError
from seaboard.engine.state import Row
from seaboard.server.protocol import Pace
from seaboard.server.storage.store import TRY_AGAIN, NotStored, SeatRow
from seaboard.server.tasks import Tasks

if TYPE_CHECKING:
    from seaboard.server.live import Live

SECONDS: Final[dict[Pace, float]] = {"calm": 1.6, "normal": 0.9, "swift": 0.35, "instant": 0.0}
LOOK: Final = 4000  # milliseconds: when a race begins everybody looks first
REACH: Final = {"sensible": (120, 240), "casual": (170, 320), "dreamy": (220, 420)}  # percent of the time a hand is busy


class Crew:
    """A task for each bot that has to act. In a race it decides, reaches, and may come too late, like anybody."""

    def __init__(self, live: "Live", tasks: Tasks, *, delays: bool) -> None:
        self._live = live
        self._tasks = tasks
        self._delays = delays
        self._at_work: dict[int, asyncio.Task[None]] = {}
        self._looked: dict[int, str] = {}  # for which race a bot has looked

    def wake(self) -> None:
        """Let those bots act that have to and are not about to."""
        for row in self._live.presence.rows:
            task = self._at_work.get(row.seat)
            if self._is_due(row) and (task is None or task.done()):
                self._at_work[row.seat] = self._tasks.start(self._play(row), f"bot {row.seat} of {self._live.id}")

    def _is_due(self, row: SeatRow) -> bool:
        live = self._live
        return row.kind == "bot" and row.seat in live.match.actors and live.is_running

    async def _play(self, row: SeatRow) -> None:
        match = self._live.match
        while self._is_due(row):
            seen = match.seq
            rng = new_rng("bot", self._live.id, seen, row.seat)
            choice = bot(row.bot or "sensible")(
                match.game, match.believe(row.seat, rng), match.board, row.seat, match.legal_ids(row.seat), rng
            )
            await asyncio.sleep(self._seconds(row, choice, rng))
            if self._is_due(row):
                await self._act(row.seat, match.game.encode(choice), seen)

    async def _act(self, seat: int, action: Any, seen: int) -> None:
        """Act once; whoever comes too late, or cannot be stored, looks again."""
        try:
            await self._live.act_for(seat, action, seen)
        except NotStored:
            await asyncio.sleep(TRY_AGAIN)
        except SeaboardError:  # somebody was faster, or something was taken back
            await asyncio.sleep(0)

    def _seconds(self, row: SeatRow, choice: int, rng: Row) -> float:
        """How long it takes: in a race until the hand is free and has reached, else by the slowest of those who watch."""
        live = self._live
        takes = live.match.busy(row.seat, choice)
        if not takes:
            return (
                max((SECONDS[connection.pace] for connection in live.presence.connections), default=0.0) if self._delays else 0.0
            )
        least, most = REACH.get(row.bot or "sensible", REACH["casual"])
        reach = takes * (least + draw(rng, most - least)) // 100
        race = live.match.limits[0].name
        if self._looked.get(row.seat) != race:
            self._looked[row.seat] = race
            reach += LOOK
        return (live.busy(row.seat) + (reach if self._delays else 0)) / 1000
