"""What is done to a table: each hurt by itself, and in which order a seed brings them."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Final, Literal

from seaboard.server.rig import CLOCK_BYTES
from seaboard.workshop.line import BadLine
from seaboard.workshop.torture.ledger import FOR_LATER, Ledger
from seaboard.workshop.torture.waiting import Watch

Hurt = Literal["none", "cut", "half_open", "slow", "clock", "full_disk"]
HURTS: Final[tuple[Hurt, ...]] = ("none", "cut", "half_open", "slow", "clock", "full_disk")

HOUR_MS: Final = 3_600_000
MOST_HOURS: Final = 30
HELD_FOR: Final = (0.3, 1.2)  # seconds of a line on which nothing moves
SLOW_FOR: Final = (0.3, 1.0)
SLOW_BY: Final = 0.15  # seconds, each way
FULL_FOR: Final = 8.0  # seconds, at most, until somebody is told that the disk is full
CATCHES: Final = 0.012  # seconds, at most, from the first submission on its way to the kill
SUBMITTED_WITHIN: Final = 180.0  # seconds in which somebody acts; if nobody does the run has failed


def in_turn(rng: Random) -> Iterator[Hurt]:
    """The hurts beside the kills, without end: all of them, and then all again in another order."""
    while True:
        yield from rng.sample(HURTS, len(HURTS))


class Clock:
    """The clock of the server processes, which the run sets."""

    def __init__(self, path: Path, rng: Random) -> None:
        self.path = path
        self._rng = rng
        self._set(0)

    def jump(self) -> None:
        """Set it some hours forwards or backwards."""
        self._set(self._rng.randint(-MOST_HOURS * HOUR_MS, MOST_HOURS * HOUR_MS))

    def _set(self, shift: int) -> None:
        with self.path.open("r+b" if self.path.exists() else "wb") as file:  # in place: the processes have mapped it
            file.write(shift.to_bytes(CLOCK_BYTES, "little", signed=True))


async def disturb(hurt: Hurt, lines: Sequence[BadLine], clock: Clock, rng: Random) -> None:
    """What is done to the lines and the clock; afterwards they are as before, except for the clock."""
    line = rng.choice(lines)
    match hurt:
        case "cut":
            line.cut_all()
        case "half_open":
            line.hold()
            try:
                await asyncio.sleep(rng.uniform(*HELD_FOR))
            finally:
                if rng.random() < 1 / 2:  # what was held never comes
                    line.cut_all()
                line.release()
        case "slow":
            line.seconds = SLOW_BY
            try:
                await asyncio.sleep(rng.uniform(*SLOW_FOR))
            finally:
                line.seconds = 0.0
        case "clock":
            clock.jump()


class Killer:
    """Kills processes while submissions are on their way, and counts how many it caught."""

    def __init__(self, ledger: Ledger, rng: Random, watch: Watch) -> None:
        self._ledger = ledger
        self._rng = rng
        self._watch = watch
        self.counts: Counter[str] = Counter()

    @property
    def kills(self) -> int:
        """How often something was killed."""
        return self.counts["server"] + self.counts["postgresql"]

    async def catch(self, what: Literal["server", "postgresql"], has_died: Callable[[], bool]) -> None:
        """Wait until a submission is on its way, at any moment of its way, and count the kill that comes at once.

        If nothing is, for long or because a process has died by itself, that is counted instead: everything stands still.
        """
        await asyncio.sleep(self._rng.random() * CATCHES)
        flying = self._ledger.flying
        await self._watch.until(lambda: flying or has_died(), SUBMITTED_WITHIN, "a submission on its way", every=0.001)
        self.counts[what if flying else "stood_still"] += 1
        self.counts["caught"] += len(flying)


async def until_told(ledger: Ledger, watch: Watch) -> bool:
    """Wait until somebody has been told that nothing can be stored; False if nobody is, for long."""
    before = ledger.refusals[FOR_LATER]
    return await watch.until(lambda: ledger.refusals[FOR_LATER] > before, FULL_FOR, "somebody who is told of the full disk")
