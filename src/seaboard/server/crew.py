"""The bots of a match: each looks, reaches and acts by itself, as long as somebody is here to see it."""

import asyncio
from typing import TYPE_CHECKING, Any, Final

from seaboard.bots.bot import bot
from seaboard.engine.chance import draw
from seaboard.engine.errors import SeaboardError
from seaboard.engine.state import Row
from seaboard.server.protocol import Pace
from seaboard.server.storage.store import TRY_AGAIN, NotStored
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
        for seat in range(len(self._live.presence.rows)):
            task = self._at_work.get(seat)
            if self._pilot(seat) is not None and (task is None or task.done()):
                self._at_work[seat] = self._tasks.start(self._play(seat), f"bot {seat} of {self._live.id}")

    def _pilot(self, seat: int) -> str | None:
        """The bot that has to act on this seat now."""
        live = self._live
        return live.presence.rows[seat].pilot if live.is_running and seat in live.match.actors else None

    async def _play(self, seat: int) -> None:
        while (pilot := self._pilot(seat)) is not None:
            match = self._live.match
            seen = match.seq
            rng = self._live.new_rng("bot", seen, seat)
            choice = bot(pilot)(match.game, match.believe(seat, rng), match.board, seat, match.legal_ids(seat), rng)
            await asyncio.sleep(self._seconds(seat, pilot, choice, rng))
            if self._pilot(seat) is not None:
                await self._act(seat, match.game.encode(choice), seen)

    async def _act(self, seat: int, action: Any, seen: int) -> None:
        """Act once; whoever comes too late, or cannot be stored, looks again."""
        try:
            await self._live.act_for(seat, action, seen)
        except NotStored:
            await asyncio.sleep(TRY_AGAIN)
        except SeaboardError:  # somebody was faster, or something was taken back
            await asyncio.sleep(0)

    def _seconds(self, seat: int, pilot: str, choice: int, rng: Row) -> float:
        """How long it takes: in a race until the hand is free and has reached, else by the slowest of those who watch."""
        live = self._live
        takes = live.match.busy(seat, choice)
        if not takes:
            return (
                max((SECONDS[connection.pace] for connection in live.presence.connections), default=0.0) if self._delays else 0.0
            )
        least, most = REACH.get(pilot, REACH["casual"])
        reach = takes * (least + draw(rng, most - least)) // 100
        race = live.match.limits[0].name
        if self._looked.get(seat) != race:
            self._looked[seat] = race
            reach += LOOK
        return (live.busy(seat) + (reach if self._delays else 0)) / 1000
