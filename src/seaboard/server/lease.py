"""The tables that this process has, among many on one database: taken, kept, released, and lost in time.

A table lives in one process, and all that is not in its log with it: who is here, who is ready, clocks, bots, questions, throws.
Every other process passes on what it is asked about that table (`relay.py`). A process that cannot tell the database any more
that it lives lets go of everything before others may have it. Should two believe to have a table, the numbered log decides.
"""

import asyncio
import hmac
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from secrets import token_hex
from time import monotonic
from typing import TYPE_CHECKING, Literal, TypeVar

from seaboard.engine.errors import SeaboardError
from seaboard.server.storage import leases
from seaboard.server.storage.leases import Holder, Unreachable
from seaboard.server.storage.store import Store

if TYPE_CHECKING:
    from seaboard.server.bus import Bus

T = TypeVar("T")


class HeldElsewhere(SeaboardError):
    """Another process has the table. Whoever asked from outside does not see this: the request is passed on."""

    code = Unreachable.code

    def __init__(self, match: str, holder: Holder) -> None:
        super().__init__(f"another process has match {match}")
        self.holder = holder


class Latch(asyncio.Lock):
    """The lock of a table; once the table is closed here, nobody who waits or comes gets it any more."""

    is_closed = False

    async def acquire(self) -> Literal[True]:
        """Wait for the lock."""
        await super().acquire()
        if self.is_closed:
            self.release()
            raise Unreachable("this process has let go of the table")
        return True


class Leases:
    """One process among those that share a database."""

    def __init__(
        self, store: Store, *, seconds: float, address: str, lost: Callable[[], None], changed: Callable[[str | None], None]
    ) -> None:
        self._store = store
        self._seconds = seconds
        self._address = address
        self._lost = lost
        self.changed = changed
        self._secret = ""
        self._process: str | None = None
        self._until = 0.0
        self._alarm: asyncio.TimerHandle | None = None
        self._is_known = asyncio.Event()
        self._lines: dict[str, set[asyncio.Future[None]]] = {}  # process -> what is passed on to it
        self._bus: Bus | None = None

    async def sign_on(self) -> None:
        """Become known to the other processes."""
        self._secret = await self._ask(leases.shared_secret, proposed=token_hex(32))
        from seaboard.server.bus import Bus  # noqa: PLC0415  one process on a file does not need psycopg

        self._bus = Bus(self._store, self._address, self._seconds, self)
        self._bus.start()
        await self._is_known.wait()

    async def sign_off(self) -> None:
        """Let others have everything at once."""
        process = self._process
        self._forget()
        if self._bus is not None:
            self._bus.end()
        if process is not None:
            await self._ask(leases.sign_off, process=process)

    async def close(self) -> None:
        """Wait until nothing here uses the database any more."""
        if self._bus is not None:
            self._bus.end()
            await self._bus.ended()

    @property
    def secret(self) -> str:
        """By which processes on one database know each other."""
        return self._secret

    def is_ours(self, said: str) -> bool:
        """Does somebody know the secret? How long that takes says nothing about it."""
        return hmac.compare_digest(said.encode("utf-8", "surrogateescape"), self._secret.encode())

    # Tables.

    async def take(self, match: str) -> str:
        """Take a table, `HeldElsewhere` if another process has it; the name under which this one has it."""
        process = self._process
        if process is None:
            raise Unreachable("this process has lost its place among the others")
        holder = await self._ask(leases.take, match=match, process=process)
        if holder is not None:
            raise HeldElsewhere(match, holder)
        return process

    def is_held(self, process: str) -> bool:
        """Is what was taken under this name still held?"""
        return process == self._process and monotonic() < self._until

    async def release(self, match: str) -> None:
        """Let whoever comes next have a table."""
        if self._process is not None:
            await self._ask(leases.release, match=match, process=self._process)

    @contextmanager
    def line_to(self, process: str) -> Iterator[asyncio.Future[None]]:
        """While something is passed on to another process: done when that one does not live any more."""
        gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._lines.setdefault(process, set()).add(gone)
        try:
            yield gone
        finally:
            self._lines.get(process, set()).discard(gone)

    async def _ask(self, do: Callable[..., T], **values: str) -> T:
        return await asyncio.wrap_future(self._store.alone(partial(do, **values)))

    # What the bus tells.

    def signed_on(self, process: str, until: float) -> None:
        """Other processes know this one now; what it had under another name it does not hold any more."""
        if self._process is not None:
            self.struck()
        self._process = process
        self.renewed(until)
        self._watch()
        self._is_known.set()

    def renewed(self, until: float) -> None:
        """Everything is held until then."""
        self._until = until

    def struck(self) -> None:
        """Others have given this process up."""
        self._forget()
        self._lost()

    def living(self, processes: frozenset[str]) -> None:
        """End what is passed on to a process that says nothing any more, even if its machine keeps the line open."""
        for process in self._lines.keys() - processes:
            for gone in self._lines.pop(process):
                if not gone.done():
                    gone.set_result(None)

    def _watch(self) -> None:
        """Let go of everything when it is held no longer."""
        left = self._until - monotonic()
        if left > 0:
            self._alarm = asyncio.get_running_loop().call_later(left, self._watch)
        elif self._bus is not None and self._process is not None:
            process = self._process
            self.struck()
            self._bus.sign_on_anew(process)

    def _forget(self) -> None:
        self._process = None
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
