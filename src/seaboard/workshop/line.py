"""A bad line between pages and a server, for tests and measurements: everything takes its time, and connections are cut."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

HALF = 2  # of a delay, each way
NEXT = 1e-5  # seconds: what was read later is never passed on earlier, however the delay changes


class BadLine:
    """Passes on bytes between whoever connects and the server, late; a message upwards may be the last of its connection."""

    def __init__(self, base: str, *, delay_ms: int, dropped: float) -> None:
        parts = urlsplit(base)
        self._target = (str(parts.hostname), int(parts.port or 80))
        self.seconds = delay_ms / 1000 / HALF
        """How late everything comes, each way; it may change at any time."""
        self._every = round(1 / dropped) if dropped else None
        self._sent = (self._every or 0) // HALF
        self._tasks: set[asyncio.Task[None]] = set()
        self._writers: set[asyncio.StreamWriter] = set()
        self._flows = asyncio.Event()
        self._flows.set()
        self._loop: asyncio.AbstractEventLoop | None = None
        self.cut = 0
        self.address = ""

    async def serve(self, ready: threading.Event, ended: asyncio.Event) -> None:
        """Listen until `ended`."""
        self._loop = asyncio.get_running_loop()
        server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        host, port = server.sockets[0].getsockname()[:2]
        self.address = f"http://{host}:{port}"
        ready.set()
        await ended.wait()
        server.close()
        for task in self._tasks:
            task.cancel()
        for writer in self._writers:
            writer.close()
        await asyncio.gather(*self._tasks, *(writer.wait_closed() for writer in self._writers), return_exceptions=True)

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there_reader, there_writer = await asyncio.open_connection(*self._target)
        except OSError:  # the server is down
            writer.close()
            return
        both = (writer, there_writer)
        self._writers.update(both)
        for source, sink, up in ((reader, there_writer, True), (there_reader, writer, False)):
            task = asyncio.create_task(self._pass_on(source, sink, both, up=up))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _end(self, writer: asyncio.StreamWriter) -> None:
        """End one side of a connection, and forget it: a line may live for hours."""
        writer.close()
        self._writers.discard(writer)

    def _is_last(self) -> bool:
        """Is this message lost, and its connection with it? One of every so many, whoever sends it."""
        self._sent += 1
        return self._every is not None and self._sent % self._every == 0

    def cut_all(self) -> None:
        """Cut every connection there is, from any thread."""
        if self._loop is not None:
            for writer in tuple(self._writers):
                self._loop.call_soon_threadsafe(writer.close)

    def hold(self) -> None:
        """Pass on nothing any more, and keep every connection open; from the line's own loop."""
        self._flows.clear()

    def release(self) -> None:
        """Pass on again, and first what was held."""
        self._flows.set()

    async def _pass_on(
        self, source: asyncio.StreamReader, sink: asyncio.StreamWriter, both: tuple[asyncio.StreamWriter, ...], *, up: bool
    ) -> None:
        loop = asyncio.get_running_loop()
        is_socket = False
        last = 0.0
        try:
            while data := await source.read(65536):
                await self._flows.wait()
                is_socket = is_socket or b"Upgrade: websocket" in data
                if up and is_socket and b"Upgrade" not in data and self._is_last():
                    self.cut += 1
                    break
                last = max(loop.time() + self.seconds, last + NEXT)
                loop.call_at(last, _write, sink, data)
        except ConnectionError:
            pass
        finally:
            for writer in both:
                loop.call_at(max(loop.time() + self.seconds, last + NEXT), self._end, writer)


def _write(sink: asyncio.StreamWriter, data: bytes) -> None:
    if not sink.is_closing():
        sink.write(data)


@contextmanager
def bad_line(base: str, *, delay_ms: int = 200, dropped: float = 0.05) -> Iterator[BadLine]:
    """A proxy in a thread; it has the address that pages use."""
    line = BadLine(base, delay_ms=delay_ms, dropped=dropped)
    ready = threading.Event()
    loop = asyncio.new_event_loop()
    ended = asyncio.Event()
    thread = threading.Thread(target=lambda: loop.run_until_complete(line.serve(ready, ended)), name="bad line")
    thread.start()
    ready.wait(30)
    try:
        yield line
    finally:
        loop.call_soon_threadsafe(ended.set)
        thread.join()
        loop.close()
