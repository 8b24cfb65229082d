"""How a match or a race begins: everybody is ready, devices show their shares of the dice, the horn sounds, it is drawn.

Who is missing is in `start.py`, what devices have shown in `exchange.py`; here is what follows from it.
"""

import asyncio
from contextlib import suppress
from secrets import token_bytes
from typing import TYPE_CHECKING

import msgspec

from seaboard.server import seating
from seaboard.server.clock import now_ms
from seaboard.server.connection import Connection
from seaboard.server.exchange import WrongShare
from seaboard.server.protocol import Accepted, Ready, ShowShare
from seaboard.server.steward import Begun
from seaboard.server.storage.store import TRY_AGAIN, NotStored, Overtaken, stored
from seaboard.server.tasks import Tasks
from seaboard.table import dice
from seaboard.table.match import Match

if TYPE_CHECKING:
    from seaboard.server.live import Live


class Opening:
    """Begins a match, and each race in it, as soon as nothing is missing."""

    def __init__(self, live: "Live", tasks: Tasks, countdown: int) -> None:
        self._live = live
        self._tasks = tasks
        self._countdown = countdown

    # What people do.

    async def ready(self, connection: Connection, message: Ready) -> None:
        """Note who is ready for the start, or no longer; with the last one it begins, or the horn is set."""
        live = self._live
        async with live.lock:
            for seat in message.seats:
                live.check_seat(connection.seats, seat)
            if live.start.is_awaited:
                for seat in message.seats:
                    row = live.presence.rows[seat]
                    noted = row._replace(ready=live.match.seq if message.ready else None)
                    await stored(live.store.seat(live.id, row, noted), f"match {live.id}: seat {seat} is ready")
                    live.presence.seat(noted)
                live.crier.tell_table()
                await self.check()
            elif not message.ready:
                raise Begun("it has begun")
            connection.send(Accepted(message.request, live.match.seq))

    async def share(self, connection: Connection, message: ShowShare) -> None:
        """Take what a device gives to the dice; with the last one the match begins, or the horn is set."""
        live = self._live
        async with live.lock:
            if not live.is_gathering:
                raise WrongShare("the opening has been drawn")
            live.exchange.show(connection, message)
            if live.exchange.is_late:
                live.crier.tell_table()  # it is named no longer
            await self.check()

    # What is missing.

    def check_soon(self) -> None:
        """Somebody has come or gone: look whether it can begin, or no longer."""
        if self._live.start.is_awaited:
            self._tasks.start(self._check_locked(), f"match {self._live.id}: looking whether it can begin")

    async def _check_locked(self) -> None:
        async with self._live.lock:
            await self.check()

    async def check(self) -> None:
        """Begin if everybody is ready: at once, or at the horn, which is set now; and not if somebody is missing again."""
        live, start = self._live, self._live.start
        if not start.is_awaited:
            return
        if start.missing or live.table.paused:
            if start.horn is not None:
                start.stop()
                live.crier.tell_table()
        elif live.is_gathering and not await self._has_shares():
            return
        elif not live.match.has_races:
            await self._begin()
        elif start.horn is None:
            horn = now_ms() + self._countdown
            await live.note(horn=horn)
            start.wind(horn)
            live.crier.tell_table()

    async def _has_shares(self) -> bool:
        """Has every device shown its share? If not they are asked; if others sit there than were asked, with a new secret."""
        live, exchange = self._live, self._live.exchange
        if exchange.is_broken:
            await self._renew_dice()
        if exchange.is_done:
            return True
        if not exchange.is_open:
            await live.note(asked=True)
            live.presence.tell(exchange.ask())
            live.crier.tell_table()
        return False

    async def renew_asked(self) -> None:
        """Promise other dice if devices were asked before this process took up the table: what they showed may be known."""
        async with self._live.lock:
            if self._live.is_gathering and self._live.table.asked:
                await self._renew_dice()

    async def _renew_dice(self) -> None:
        """Promise other dice: devices have shown what they gave to the old ones, and not all of it counts."""
        live, secret = self._live, token_bytes(dice.SECRET_BYTES)
        header = live.match.header
        changed = msgspec.structs.replace(
            header,
            commitment=dice.commitment(live.id, secret).hex(),
            replaced=(*header.replaced, header.commitment or ""),
        )
        match = live.match.with_header(changed, live.source(changed, secret))
        await stored(live.store.promise(live.id, changed, secret), f"match {live.id}: its dice")
        live.secret = secret
        live.table = live.table._replace(asked=False)
        live.exchange.renew()
        live.take(match)
        live.crier.welcome_all()

    # The moment itself.

    def sound_horn(self) -> None:
        """It begins now, if still nobody is missing."""
        self._tasks.start(self._begin_at_horn(), f"match {self._live.id}: its start")

    async def _begin_at_horn(self) -> None:
        live = self._live
        try:
            async with live.lock:
                live.start.stop()
                if live.start.is_awaited and not live.start.missing and not live.table.paused:
                    await self._begin()
        except NotStored:
            await asyncio.sleep(TRY_AGAIN)
            await self._check_locked()

    async def _begin(self) -> None:
        """Draw what begins the match or the race, as the table's own submission."""
        live = self._live
        if live.is_gathering:
            await self._open()
            return
        with suppress(Overtaken):
            await live.submit(lambda: live.match.propose_start(time=now_ms()))
        live.crier.tell_table()

    async def _open(self) -> None:
        """Draw the opening; from now on who sits where, what is agreed and whose shares count is fixed."""
        live = self._live
        players = seating.players_of(live.presence.rows)
        header = msgspec.structs.replace(live.match.header, players=players, shares=live.exchange.shares)
        match = live.match.with_header(header, live.source(header, live.secret))
        proposal = match.propose_start(time=now_ms())
        try:
            opened = live.store.open(live.id, header, live.secret, proposal.progress.entries)
            await stored(opened, f"match {live.id}: its opening")
        except Overtaken:
            await self.take_stored()
            return
        match.adopt(proposal)
        live.table = live.table._replace(stage="playing")
        live.exchange.stop()
        live.take(match)
        if header.shares:
            live.crier.welcome_all()
        live.crier.tell_table()
        if proposal.progress.entries:
            live.tell(0, proposal.progress, {}, {})
        else:  # it begins in the middle of a match, and nothing was drawn
            live.crier.show_all()
            live.go_on()

    async def take_stored(self) -> None:
        """Take over an opening that is stored already, by another process or by a commit whose answer was lost."""
        live = self._live
        found = await asyncio.wrap_future(live.store.read(live.id))
        header = found.log.header
        live.secret, live.table = found.secret, found.table
        chance = live.source(header, live.secret)
        match = await asyncio.to_thread(Match, header, chance, found.log.entries, holds_starts=True)
        live.exchange.stop()
        live.take(match)
        live.follow_rows(found.seats)
        live.crier.welcome_all()
        live.crier.show_all()
        live.crier.tell_table()
        live.go_on()
