"""What a process holds, and under which name: without a database, for the order in which its two threads hear of things."""

import asyncio
from time import monotonic
from typing import cast

from seaboard.server.bus import Bus
from seaboard.server.lease import Leases
from seaboard.server.storage.store import Store

NO_STORE = cast("Store", None)  # nothing is asked of it


def test_a_process_with_a_new_name_holds_nothing_that_it_had_under_the_old_one() -> None:
    """Else they stayed in memory under a lease that nobody renews: another process took them, and each had half the people."""

    async def sign_on_twice() -> None:
        lost: list[str] = []
        leases = Leases(NO_STORE, seconds=4, address="", lost=lambda: lost.append("all"), changed=lambda _: None)
        leases.signed_on("a", monotonic() + 60)
        assert leases.is_held("a")
        assert not lost
        leases.signed_on("b", monotonic() + 60)
        assert lost == ["all"]
        assert not leases.is_held("a")
        assert leases.is_held("b")

    asyncio.run(sign_on_twice())


def test_a_name_that_was_given_up_takes_no_newer_one_with_it() -> None:
    """The bus may have found out by itself, and signed on, before the server says that the time of the old name is over."""

    async def give_up() -> None:
        leases = Leases(NO_STORE, seconds=4, address="", lost=lambda: None, changed=lambda _: None)
        bus = Bus(NO_STORE, "", 4, leases)
        bus._process = "newer"  # noqa: SLF001  as its thread does
        bus.sign_on_anew("older")
        assert bus._process == "newer"  # noqa: SLF001
        bus.sign_on_anew("newer")
        assert bus._process is None  # noqa: SLF001

    asyncio.run(give_up())
