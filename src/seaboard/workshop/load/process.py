"""The server that is measured: a process of its own on its own core, and what the system says it has used."""

import os
import resource
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from seaboard.engine.errors import Malformed

SERVE: Final = ("from seaboard.cli.main import main; main()", "serve", "--no-browser", "--port", "0", "--bot-workers", "0")
TICK_MS: Final = 1000 / os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 0.0
PAGE_BYTES: Final = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 0


class Process:
    """A process with all that it has started; a server that has said so is reached at `base`."""

    def __init__(self, pid: int, base: str = "") -> None:
        self.pid = pid
        self.base = base

    @property
    def ids(self) -> list[int]:
        """Its process and those that it has started."""
        found = [self.pid]
        for pid in found:
            for task in Path(f"/proc/{pid}/task").iterdir():
                found += map(int, (task / "children").read_text(encoding="ascii").split())
        return found

    @property
    def cpu_ms(self) -> float:
        """Processor time that all its threads have used."""
        return sum(_cpu_ms(pid) for pid in self.ids)

    @property
    def memory(self) -> int:
        """Bytes that lie in memory."""
        return sum(int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1]) for pid in self.ids) * PAGE_BYTES


def _cpu_ms(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) * TICK_MS


def check_system() -> None:
    """Say so at once where nothing can be measured: cores are given and processor time is read as on Linux."""
    if sys.platform != "linux":
        raise Malformed("processor time is read from /proc: this is measured on Linux only")


@contextmanager
def running(*arguments: str, **environment: str) -> Iterator[Process]:
    """A Python process that prints where it is ready, alone on the first core; whoever asks for it stays on the others."""
    cores = sorted(os.sched_getaffinity(0))
    _allow_sockets()
    os.sched_setaffinity(0, cores[:1])  # it inherits this
    try:
        popen = subprocess.Popen(  # noqa: S603  our own command
            [sys.executable, "-c", *arguments], stdout=subprocess.PIPE, text=True, env=os.environ | environment
        )
        os.sched_setaffinity(0, cores[1:] or cores)
        with popen:
            try:
                line = popen.stdout.readline() if popen.stdout else ""
                if not line.startswith("Ready: "):
                    raise Malformed(f"the server did not get ready: {line}")
                yield Process(popen.pid, line.split()[1])
            finally:
                popen.terminate()
    finally:
        os.sched_setaffinity(0, cores)


def _allow_sockets() -> None:
    """Let this process, and those that it starts, open as many sockets as the system allows."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
