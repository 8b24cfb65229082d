"""Where the microseconds of a move go: the server looks at itself every few milliseconds of its own processor time.

A sample counts for the innermost frame that belongs to a part below, with the time that the event loop's thread has used since
the last one. The writer is another thread, whose time the system counts.
"""

import os
import signal
import threading
from collections import defaultdict
from pathlib import Path
from time import clock_gettime, pthread_getcpuclockid, thread_time
from types import FrameType
from typing import Any, Final

import msgspec

BETWEEN: Final = 0.001  # seconds of processor time; the system may take longer steps
LOOP: Final = "event loop and system calls"
WRITER: Final = "writer thread: SQL and commit"
PARTS: Final = (
    (LOOP, ("/asyncio/",)),
    ("views and events for both seats", ("/view.py", "/events.py")),
    ("rules: legal, refusal, apply, chance", ("/seaboard/games/", "/seaboard/engine/")),
    ("the match: judged, taken over, undo counted", ("/seaboard/table/",)),
    ("handing over to the writer", ("/seaboard/server/storage/", "/concurrent/", "/queue")),
    ("the table: what each sees, questions, throws, bots", ("/seaboard/server/live", "/seaboard/server/presence")),
    ("WebSocket and its framework", ("/uvicorn/", "/websockets/", "/starlette/", "/seaboard/server/")),
)


class Profile:
    """Processor time by part, from `begin` to `end`."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._seconds: defaultdict[str, float] = defaultdict(float)
        self._main = 0.0
        self._writer = 0.0

    def begin(self, *_signal: Any) -> None:
        """Look from now on."""
        self._seconds.clear()
        self._main, self._writer = thread_time(), _writer_time()
        signal.setitimer(signal.ITIMER_PROF, BETWEEN, BETWEEN)

    def look(self, _signal: int, frame: FrameType | None) -> None:
        """Take a sample."""
        now = thread_time()
        self._seconds[_part(frame)] += now - self._main
        self._main = now

    def end(self, *_signal: Any) -> None:
        """Write down what was found, for whoever waits for the file."""
        signal.setitimer(signal.ITIMER_PROF, 0)
        self._seconds[WRITER] = _writer_time() - self._writer
        written = self._path.with_suffix(".new")
        written.write_bytes(msgspec.json.encode(self._seconds))
        written.rename(self._path)


def _writer_time() -> float:
    writer = next((thread for thread in threading.enumerate() if thread.name == "writer"), None)
    return clock_gettime(pthread_getcpuclockid(writer.ident)) if writer and writer.ident else 0.0


def _part(frame: FrameType | None) -> str:
    while frame is not None:
        path = frame.f_code.co_filename
        for name, places in PARTS:
            if any(place in path for place in places):
                return name
        frame = frame.f_back
    return LOOP


def watch() -> None:
    """Let this process look at itself between SIGUSR1 and SIGUSR2; the file to write to stands in the environment."""
    profile = Profile(Path(os.environ["SEABOARD_PROFILE"]))
    signal.signal(signal.SIGPROF, profile.look)
    signal.signal(signal.SIGUSR1, profile.begin)
    signal.signal(signal.SIGUSR2, profile.end)
