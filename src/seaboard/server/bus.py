"""A process's own connection to PostgreSQL: it says again and again that the process lives, and hears what others have changed.

It has a thread of its own, so that a busy table does not make it late. What it hears are hints: the log is the truth.
"""

import asyncio
import os
import threading
from collections.abc import Callable
from contextlib import suppress
from secrets import token_hex
from time import monotonic
from typing import Any, Final, Protocol

from seaboard.server.storage.engines import parse_address
from seaboard.server.storage.leases import LISTEN, LIVING, RENEW, SIGN_ON, TIDY
from seaboard.server.storage.postgresql import Link, connect
from seaboard.server.storage.store import Store
from seaboard.server.tasks import LOG, in_one_line

NAME: Final = "seaboard-bus"
FIRST_PAUSE: Final = 0.1  # seconds until a lost connection is tried again, growing
LONGEST_PAUSE: Final = 2.0
PULSES: Final = 4  # in the time that a lease lasts
LISTENING: Final = 0.1  # seconds between two looks: so what the process writes itself costs next to nothing to hear
TRIES: Final = 3  # how many answers fit into that time: whoever waits longer for one tries a new connection


class Ears(Protocol):
    """What is told of, always in the loop of the server."""

    def signed_on(self, process: str, until: float) -> None:
        """Other processes know this one now, by this name, until this moment of the monotonic clock."""

    def renewed(self, until: float) -> None:
        """It lives until then."""

    def struck(self) -> None:
        """Others have given it up, and may have its tables."""

    def living(self, processes: frozenset[str]) -> None:
        """These processes live, as the database sees it."""

    def changed(self, match: str | None) -> None:
        """Somebody else has changed a match; None: what happened since the connection was lost was not heard."""


class Bus:
    """Lives from `start` to `stop`; comes back by itself after a lost connection."""

    def __init__(self, store: Store, address: str, seconds: float, ears: Ears) -> None:
        self._store = store
        self._address = address
        self._seconds = seconds
        self._ears = ears
        self._process: str | None = None
        self._is_ended = threading.Event()
        self._main = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="bus", daemon=True)

    def start(self) -> None:
        """Sign on as soon as the database can be reached, and stay."""
        self._thread.start()

    def sign_on_anew(self, process: str) -> None:
        """The process has let go of all that it had under this name: it comes back under another, if it has not already."""
        if self._process == process:
            self._process = None

    def end(self) -> None:
        """Neither renew nor hear anything any more."""
        self._is_ended.set()

    async def ended(self) -> None:
        """Wait until the connection is closed."""
        await asyncio.to_thread(self._thread.join)

    def _tell(self, what: Callable[..., None], *told: Any) -> None:
        with suppress(RuntimeError):  # the server has ended
            self._main.call_soon_threadsafe(what, *told)

    def _run(self) -> None:
        pause = FIRST_PAUSE
        while not self._is_ended.is_set():
            try:
                with connect(parse_address(self._store.address), NAME, patience=self._seconds / TRIES) as link:
                    link.execute(LISTEN)
                    self._tell(self._ears.changed, None)
                    while not self._is_ended.is_set():
                        self._beat(link)
                        pause = FIRST_PAUSE
            except Exception as error:  # noqa: BLE001  whatever it is: without this thread the process has no table
                if pause == FIRST_PAUSE:
                    LOG.warning("the bus has lost the database, and looks for it: %s", in_one_line(error))
                self._is_ended.wait(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    def _beat(self, link: Link) -> None:
        """Tell that the process lives, and listen until it is told again."""
        sent = monotonic()
        process = self._process
        if process is None:
            process = f"{os.getpid()}-{token_hex(4)}"
            link.execute(TIDY)
            link.execute(SIGN_ON, (process, self._address, self._seconds))
            self._process = process
            self._tell(self._ears.signed_on, process, sent + self._seconds)
        elif link.execute(RENEW, (self._seconds, process)).rowcount:
            self._tell(self._ears.renewed, sent + self._seconds)
        elif not self._is_ended.is_set():
            self._process = None
            self._tell(self._ears.struck)
            return
        self._tell(self._ears.living, frozenset(row[0] for row in link.execute(LIVING)))
        while (left := sent + self._seconds / PULSES - monotonic()) > 0 and not self._is_ended.wait(min(left, LISTENING)):
            for notice in link.notifies(timeout=0):
                match, _seq, writer = notice.payload.split(" ")
                if writer != self._store.name:
                    self._tell(self._ears.changed, match)
