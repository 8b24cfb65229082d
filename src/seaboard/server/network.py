"""The home network: the addresses of this machine, and a second listener that opens and closes while the server runs."""

import asyncio
import ipaddress
import re
import socket
from contextlib import suppress
from typing import Final, Protocol

from seaboard.engine.errors import Malformed, SeaboardError
from seaboard.server.gate import Reached
from seaboard.server.settings import Settings

PORTS_TRIED: Final = 20
INTERNAL: Final = re.compile(r"(?P<host>\[[0-9a-f:.]+\]|[0-9.]+)(:(?P<port>[0-9]{1,5}))?")
WILDCARDS: Final = ("0.0.0.0", "::")  # noqa: S104  compared, not listened on


class NoNetwork(SeaboardError):
    """The machine is in no home network."""

    code = "no_network"


class Elsewhere(SeaboardError):
    """Only a page on the machine itself may do this."""

    code = "elsewhere"


def bind(host: str, port: int, *, strict: bool) -> socket.socket:
    """A listening socket on this port, or on the next free one."""
    tried = 1 if strict or port == 0 else PORTS_TRIED
    for number in range(port, port + tried):
        listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, number))
        except OSError:
            listener.close()
            continue
        listener.listen(1024)
        return listener
    raise Malformed(f"no port from {port} to {port + tried - 1} is free; --port chooses another")


def parse_internal(wanted: str) -> tuple[str, int]:
    """Where a process listens for others, as a host writes it on the command line: an address, and a port if it matters which."""
    found = INTERNAL.fullmatch(wanted)
    host = found["host"].strip("[]") if found else ""
    try:
        is_address = not ipaddress.ip_address(host).is_unspecified
    except ValueError:
        is_address = False
    if found is None or not is_address:
        raise Malformed(
            f"{wanted!r} is no address that other processes can reach, expected one of this machine like 10.0.0.5:7000"
        )
    return host, int(found["port"] or 0)


def base_of(host: str, port: int) -> str:
    """The address under which a page finds the server."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


class Doors(Protocol):
    """Where further listening sockets are served: the running server."""

    async def open_door(self, listener: socket.socket) -> None:
        """Serve whoever connects to a listening socket."""

    def shut_door(self, listener: socket.socket) -> None:
        """Stop listening, and end every connection that came this way."""


class HomeNetwork:
    """Can others in the house reach this server, and where?

    A server that listens on this machine only gets further listeners, one for each address in the home network. One that was
    started on another address is reachable as it is, and there is nothing to switch.
    """

    def __init__(self, settings: Settings) -> None:
        self._addresses = settings.own_addresses
        self._is_alone = settings.workers == 1
        self._doors: Doors | None = None
        self._host, self._port = "127.0.0.1", 0
        self._listeners: list[socket.socket] = []
        self._bases: list[str] = []
        self._switching = asyncio.Lock()

    async def attach(self, doors: Doors, main: socket.socket) -> None:
        """Know the running server and its main listener."""
        self._doors = doors
        self._host, self._port = main.getsockname()[:2]
        if self.is_fixed:
            found = await asyncio.to_thread(self._addresses) if self._host in WILDCARDS else (self._host,)
            self._bases = [base_of(host, self._port) for host in found]

    @property
    def is_fixed(self) -> bool:
        """Does the main listener itself serve others, so that nothing can be switched?"""
        return not ipaddress.ip_address(self._host).is_loopback

    @property
    def can_switch(self) -> bool:
        """Can listeners be added and taken away? Of several processes on one address each would have its own."""
        return self._is_alone and not self.is_fixed

    @property
    def is_open(self) -> bool:
        """Can others reach the server?"""
        return self.is_fixed or bool(self._listeners)

    @property
    def base(self) -> str | None:
        """Where others in the house reach the server; none if they cannot."""
        return self._bases[0] if self._bases else None

    def base_for(self, reached: Reached) -> str | None:
        """What a link begins with that others can open: as this page was reached, if that is not for this machine only."""
        return self.base if reached.is_loopback else reached.base

    async def switch(self, *, on: bool) -> None:
        """Let others in the house reach the server, or only this machine again."""
        async with self._switching:
            if on and not self.is_open:
                await self._open()
            elif not on and self.can_switch:
                self._close()

    async def _open(self) -> None:
        doors = self._doors
        if doors is None:
            raise NoNetwork("the server does not run yet")
        if not self.can_switch:
            raise NoNetwork("several processes serve this address: `--host` lets others in the house reach them")
        for host in await asyncio.to_thread(self._addresses):
            with suppress(Malformed):  # an address that has just gone; another may do
                listener = bind(host, self._port, strict=False)
                await doors.open_door(listener)
                self._listeners.append(listener)
                self._bases.append(base_of(host, listener.getsockname()[1]))
        if not self._listeners:
            raise NoNetwork("this machine has no address that others in the house can reach")

    def _close(self) -> None:
        for listener in self._listeners:
            if self._doors is not None:
                self._doors.shut_door(listener)
        self._listeners, self._bases = [], []
