"""The server processes of a run: started as anybody starts them, killed without a word, and started again."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from seaboard.engine.errors import SeaboardError
from seaboard.server.rig import Rig
from seaboard.workshop.own_postgres import free_port

SERVE: Final = (sys.executable, "-c", "from seaboard.cli.main import main; main()", "serve", "--no-browser", "--bot-workers", "0")
READY_WITHIN: Final = 180.0  # seconds; a machine with other work is slow, not wrong


class NotReady(SeaboardError):
    """A server process that the run needs did not start."""

    code = "not_ready"


class _Line(msgspec.Struct):
    """A line of a log, as far as it tells of an error."""

    error: str = ""
    at: list[str] = []


class ServerProcess:
    """One `seaboard serve`, always on the same port."""

    def __init__(self, command: Sequence[str], database: str, log: Path) -> None:
        self._command = command
        self._environment = os.environ | {
            "SEABOARD_DATABASE": database,  # it may hold a password
            "SEABOARD_LOG": "json",
            "PYTHONDONTWRITEBYTECODE": "",  # without bytecode of earlier starts each takes three times as long
            "PYTHONPYCACHEPREFIX": str(log.parent / "bytecode"),
        }
        self._log = log
        self._process: Process | None = None
        self._port = free_port()
        self._is_killed = False
        self.base = ""
        self.deaths: list[str] = []
        """Each time that the process had ended although nobody killed it."""
        self.settings: dict[str, Any] = {}
        """How the database writes, as the process has read it back."""

    @property
    def surprises(self) -> Counter[str]:
        """The errors that nobody had thought of, as the processes have written them down; how often each."""
        said = self._log.read_bytes() if self._log.exists() else b""
        lines = [msgspec.json.decode(line, type=_Line) for line in said.splitlines() if line.startswith(b"{")]
        return Counter(f"{line.error} at {line.at[-1]}" for line in lines if line.error and line.at)

    @property
    def has_died(self) -> bool:
        """Has the process ended by itself, and was not started again?"""
        return self._process is not None and self._process.returncode is not None and not self._is_killed

    async def start(self, rig: Rig) -> None:
        """Start it and wait until it answers."""
        self._is_killed = False
        with self._log.open("ab") as log:
            process = self._process = await asyncio.create_subprocess_exec(
                *self._command,
                "--port",
                str(self._port),
                env=self._environment | rig.environment(),
                stdout=PIPE,
                stderr=log,
                start_new_session=True,  # Ctrl-C is for the run, which ends its processes itself
            )
        if process.stdout is None:
            raise NotReady("the server has no output")
        async with asyncio.timeout(READY_WITHIN):
            base = (await self._line(process.stdout, "Ready: ")).split()[1]
            self.settings = _written(await self._line(process.stdout, "Matches: "))
        if int(base.rpartition(":")[2]) != self._port:
            raise NotReady(f"the server answers as {base}, not on port {self._port}")
        self.base = base

    async def _line(self, output: asyncio.StreamReader, begins: str) -> str:
        """The next line that begins so."""
        while not (line := (await output.readline()).decode()).startswith(begins):
            if not line:
                raise NotReady(f"the server did not get ready: {self._log.read_text(encoding='utf-8')[-2000:]}")
        return line

    def kill(self) -> None:
        """End it at once, in the middle of whatever it does."""
        if self._process is None or self._is_killed:
            return
        if self.has_died:
            self.deaths.append(f"the server of {self.base} ended by itself with {self._process.returncode}")
        else:
            self._process.send_signal(signal.SIGKILL)
        self._is_killed = True

    async def gone(self) -> None:
        """Wait until it is no more."""
        if self._process is not None:
            await self._process.wait()


def _written(line: str) -> dict[str, Any]:
    """The settings in a line like `Matches: sqlite:///FILE (journal_mode wal, synchronous 2)`."""
    address, _, said = line.strip().removeprefix("Matches: ").removesuffix(")").partition(" (")
    found = dict(pair.split(" ", 1) for pair in said.split(", "))
    numbers = {name: int(value) if value.isdigit() else value for name, value in found.items()}
    return {"database": address.partition(":")[0]} | numbers
