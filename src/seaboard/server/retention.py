"""Tables that nobody came back to are removed by themselves, one at a time, and never while a process has them in memory."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final

from seaboard.server import metrics
from seaboard.server.clock import now_ms
from seaboard.server.storage import admin
from seaboard.server.storage.store import NoMatch, NotStored, Overtaken, Store, stored
from seaboard.server.tasks import LOG

DAY: Final = 24 * 60 * 60 * 1000  # milliseconds
UNBEGUN_DAYS: Final = 7  # after so many a table that never began is removed
PAUSE: Final = 3600.0  # seconds between two rounds; the first comes after one, so that a wrong clock at the start removes nothing
MOST: Final = 5_000  # tables of one round


async def keep_tidy(store: Store, keep_days: int, is_here: Callable[[str], bool], removed: Callable[[str], None]) -> None:
    """Remove what was abandoned, again and again; `is_here` says what this process has, and `removed` is told what is gone."""
    while True:
        await asyncio.sleep(PAUSE)
        with suppress(NotStored):  # it has been told, and the next round comes
            await remove_abandoned(store, keep_days, is_here, removed)


async def remove_abandoned(store: Store, keep_days: int, is_here: Callable[[str], bool], removed: Callable[[str], None]) -> int:
    """Remove the tables that never began and those not touched for so many days (0: none of these); how many they were."""
    now = now_ms()
    untouched = now - keep_days * DAY if keep_days else None
    find = partial(admin.abandoned, unbegun_before=now - UNBEGUN_DAYS * DAY, untouched_before=untouched, most=MOST)
    count = 0
    for id_, head in await asyncio.wrap_future(store.alone(find)):
        if is_here(id_):
            continue
        with suppress(NoMatch, Overtaken):  # somebody was faster, or has come back to it
            await stored(store.remove(id_, head), f"match {id_}: removing it")
            removed(id_)
            count += 1
    if count:
        metrics.REMOVED.inc(count)
        LOG.info("%d abandoned tables removed", count)
    return count
