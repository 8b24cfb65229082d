"""The devices' part in the dice: each promises 32 bytes by their hash, and shows them when everybody has (docs/dice.md)."""

import asyncio
import hmac
from collections.abc import Callable
from typing import Final

from seaboard.engine.errors import SeaboardError
from seaboard.engine.replay import DeviceShare
from seaboard.server.connection import Connection
from seaboard.server.presence import Presence
from seaboard.server.protocol import Promised, Shares, ShowShare
from seaboard.server.seating import token_hash
from seaboard.table import dice

PATIENCE: Final = 20.0  # seconds until whoever has not shown its bytes is named

Device = bytes  # the hash of its token


class WrongShare(SeaboardError):
    """Nothing was promised by this device, or something else."""

    code = "wrong_share"


class Exchange:
    """What the devices at a table have promised, and what they have shown.

    Only in memory: as long as nothing is drawn, a new process begins anew with other dice (`Opening.renew_asked`) and with what
    the devices promise when they come back. A device that promises nothing has no part in the dice, and takes nothing from the
    others: one share that nobody else knew beforehand is enough.
    """

    def __init__(self, presence: Presence, tell: Callable[[], None]) -> None:
        self._presence = presence
        self._tell = tell
        self._promises: dict[Device, str] = {}
        self._next: dict[Device, str] = {}
        self._asked: tuple[Promised, ...] = ()
        self._shown: dict[str, str] = {}  # hash -> the bytes, in hexadecimal digits
        self._alarm: asyncio.TimerHandle | None = None
        self.is_late = False

    @property
    def promised(self) -> tuple[Promised, ...]:
        """What the devices that hold seats have promised, in the order of their lowest seats."""
        seats: dict[Device, list[int]] = {}
        for row in self._presence.rows:
            if row.token_hash in self._promises and row.kind == "person":
                seats.setdefault(row.token_hash, []).append(row.seat)
        return tuple(Promised(tuple(held), self._promises[device]) for device, held in seats.items())

    @property
    def is_open(self) -> bool:
        """Have the devices been asked to show what they promised?"""
        return bool(self._asked)

    @property
    def is_broken(self) -> bool:
        """Were others asked than those who are to be asked now? What has been shown is worth nothing any more."""
        return self.is_open and self._asked != self.promised

    @property
    def missing(self) -> tuple[int, ...]:
        """The seats of the devices that have still to show their bytes."""
        return tuple(sorted(seat for one in self.promised if one.hash not in self._shown for seat in one.seats))

    @property
    def is_done(self) -> bool:
        """Has every device shown what it promised?"""
        return not self.missing and not self.is_broken

    @property
    def shares(self) -> tuple[DeviceShare, ...]:
        """What all have shown."""
        return tuple(DeviceShare(one.seats, self._shown[one.hash]) for one in self.promised)

    def promise(self, connection: Connection, hash_: str | None) -> None:
        """Note what a device promises; once it has been asked for, what it promised before holds."""
        if hash_ is None or connection.token is None or not connection.seats:
            return
        device = token_hash(connection.token)
        if not self.is_open or device not in self._promises:
            self._promises[device] = hash_

    def ask(self) -> Shares:
        """Ask all devices to show what they promised; whoever takes long will be named."""
        if not self.is_open:
            self._asked = self.promised
            self._alarm = asyncio.get_running_loop().call_later(PATIENCE, self._name)
        return Shares(self._asked)

    def show(self, connection: Connection, message: ShowShare) -> None:
        """Take what a device shows, if it is what it promised; with it comes its promise in case all begin anew."""
        device = token_hash(connection.token or "")
        value = dice.read(message.value, "a device's share")
        if not self.is_open or not hmac.compare_digest(self._promises.get(device, ""), dice.share_hash(value).hex()):
            raise WrongShare("this device has promised something else, or nothing is asked of it")
        self._shown[self._promises[device]] = message.value
        self._next[device] = message.next
        if self.is_done:
            self.stop()

    def renew(self) -> None:
        """Begin anew: whoever has shown something has promised something else with it."""
        self.stop()
        self._promises |= self._next
        self._next.clear()
        self._shown.clear()
        self._asked = ()

    def stop(self) -> None:
        """Name nobody any more."""
        self.is_late = False
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _name(self) -> None:
        self._alarm = None
        self.is_late = True
        self._tell()
