"""What a host may set, and from where it is read."""

import os
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from ipaddress import IPv4Network, IPv6Network
from pathlib import Path
from typing import Any

from seaboard.server.addresses import own_addresses
from seaboard.server.build import STATIC
from seaboard.server.limits import Limits
from seaboard.server.start import COUNTDOWN
from seaboard.server.steward import PATIENCE

Network = IPv4Network | IPv6Network


def default_folder() -> Path:
    """Where matches are kept: the user's data folder."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "seaboard"


@dataclass(frozen=True, kw_only=True)
class Settings:
    """Everything that differs between two hosts."""

    database: str
    """An address as SQLAlchemy writes it."""
    static: Path
    """The built client."""
    bot_delays: bool = True
    """Bots take their time, so that people can follow; tests do not wait."""
    patience: int = PATIENCE
    """Milliseconds that a person is away before a bot may sail instead."""
    countdown: int = COUNTDOWN
    """Milliseconds from everybody's readiness to the horn."""
    idle_seconds: float = 300.0
    """After this long without a connection a match leaves memory."""
    silence_seconds: float = 30.0
    """Within this time a page that nobody reads from is cut off."""
    greeting_seconds: float = 20.0
    """Within this time a new WebSocket says which match it is for, or is ended."""
    limits: Limits = field(default_factory=Limits)
    """How much one address, one seat and one table may ask for."""
    passcode: str | None = field(default=None, repr=False)
    """What must be said to open a table; none: anybody may."""
    names: tuple[str, ...] = ()
    """Host names under which pages may reach the server, beside its addresses."""
    proxies: tuple[Network, ...] = ()
    """Whose forwarded headers count."""
    lan: bool = False
    """Others in the house can reach the server from the start."""
    own_addresses: Callable[[], tuple[str, ...]] = own_addresses
    """Where others in the house can reach this machine, the best address first."""


def at_home(folder: Path | None = None, **more: Any) -> Settings:
    """One process and one file; `more` is any other setting. Where bots do not take their time there is no countdown either."""
    folder = folder or default_folder()
    folder.mkdir(parents=True, exist_ok=True)
    with suppress(PermissionError):  # another user's folder: the files in it are private all the same
        folder.chmod(0o700)
    if not more.get("bot_delays", True):
        more.setdefault("countdown", 0)
    return Settings(database=f"sqlite:///{folder / 'matches.sqlite'}", static=STATIC, **more)
