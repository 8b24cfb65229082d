"""Several servers of one PostgreSQL in threads of the test's process: to each other they are processes."""

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from seaboard.server.hub import Hub
from seaboard.server.network import bind
from seaboard.server.run import Server, address, make_server
from seaboard.server.settings import Settings


@dataclass
class Process:
    """One of the servers."""

    base: str
    server: Server
    thread: threading.Thread

    @property
    def hub(self) -> Hub:
        """Its matches."""
        return self.server.hub

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Do something in its loop."""
        return asyncio.run_coroutine_threadsafe(work, self.server.servers[0].get_loop()).result(30)

    def has(self, match: str) -> bool:
        """Is a table in its memory?"""
        return match in self.hub._live  # noqa: SLF001

    def stop(self) -> None:
        """End it as SIGTERM would."""
        self.server.should_exit = True
        self.thread.join()


@contextmanager
def process(settings: Settings) -> Iterator[Process]:
    """A server that ends with the test, if it has not ended before."""
    answers = threading.Event()
    with bind("127.0.0.1", 0, strict=True) as listener:
        server = make_server(settings, answers.set)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, name="server")
        thread.start()
        assert answers.wait(60)
        one = Process(address(listener), server, thread)
        try:
            yield one
        finally:
            one.stop()
