"""What a test run changes about a server process that it starts; without `SEABOARD_RIG` in its environment nothing is changed."""

import os
from mmap import ACCESS_READ, mmap
from pathlib import Path
from typing import Any, Final

import msgspec

VARIABLE: Final = "SEABOARD_RIG"
CLOCK_BYTES: Final = 8


class Rig(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is different: `seaboard torture` sets clocks, fills disks, and cannot wait as long as people do."""

    clock: str | None = None
    """A file with the milliseconds by which the clock is off, in eight bytes; they may change at any time."""
    spare_pages: int | None = None
    """By how many pages a file of SQLite may still grow: then its disk is full."""
    countdown: int | None = None
    patience: int | None = None
    lease_seconds: float | None = None

    @property
    def settings(self) -> dict[str, Any]:
        """What differs in the settings of the server."""
        waits = {"countdown": self.countdown, "patience": self.patience, "lease_seconds": self.lease_seconds}
        return {name: value for name, value in waits.items() if value is not None}

    def environment(self) -> dict[str, str]:
        """The environment of a process with this rig."""
        return {VARIABLE: msgspec.json.encode(self).decode()}


def mapped(path: str | None) -> mmap | None:
    """The bytes of a file as they are now, at any time; none without a file."""
    if path is None:
        return None
    with Path(path).open("rb") as file:
        return mmap(file.fileno(), CLOCK_BYTES, access=ACCESS_READ)


def shift_ms() -> int:
    """By how many milliseconds the clock is off now."""
    return 0 if _CLOCK is None else int.from_bytes(_CLOCK[:CLOCK_BYTES], "little", signed=True)


RIG: Final = msgspec.json.decode(os.environ.get(VARIABLE, "{}"), type=Rig)
_CLOCK: Final = mapped(RIG.clock)
