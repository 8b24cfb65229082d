"""Bringing a table in memory to what another process, or another program, has stored."""

import asyncio

from seaboard.engine.errors import SeaboardError
from seaboard.server.live import Live
from seaboard.server.storage.store import CLOSED, Glance


class Deleted(SeaboardError):
    """Somebody has deleted the table, with all that was played there."""

    code = "deleted"


class Closed(SeaboardError):
    """Whoever runs the server has ended the table."""

    code = "closed"


def is_behind(live: Live, seen: Glance | None) -> bool:
    """Does what is stored of a match differ from what is in memory? While something is on its way it always does."""
    return seen is None or seen != Glance(live.match.seq, live.match.header, live.presence.rows, live.table)


async def follow(live: Live) -> bool:
    """Take over entries, who sits where and what holds for the table, and tell everybody; False if the match is gone."""
    async with live.lock:
        seen = (await asyncio.wrap_future(live.store.glance([live.id]))).get(live.id)
        if seen is None:
            live.close(Deleted(f"match {live.id} was deleted"))
            return False
        if seen.table.stage == CLOSED:
            live.close(Closed(f"match {live.id} was closed"))
            return False
        if (seen.header, seen.table.stage) != (live.match.header, live.table.stage):
            await live.opening.take_stored()
        elif seen.head > live.match.seq:
            await live.catch_up()
        if (seen.seats, seen.table) != (live.presence.rows, live.table):
            live.follow_table(seen.table)
            live.follow_rows(seen.seats)
            for seat in live.presence.here:
                live.follow_return(seat)
            await live.follow_seats()
        return True
