"""What a host may set, and from where it is read."""

import os
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from ipaddress import IPv4Network, IPv6Network
from pathlib import Path
from typing import Any

from seaboard.server.addresses import own_addresses
from seaboard.server.build import STATIC
from seaboard.server.limits import Limits
from seaboard.server.logs import Style
from seaboard.server.start import COUNTDOWN
from seaboard.server.steward import PATIENCE
from seaboard.server.storage.engines import parse_address

KEEP_DAYS = 365  # on a PostgreSQL, which many share; a file at home keeps everything
Network = IPv4Network | IPv6Network


def default_folder() -> Path:
    """Where matches are kept: the user's data folder."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "seaboard"


@dataclass(frozen=True, kw_only=True)
class Settings:
    """Everything that differs between two hosts."""

    database: str = field(repr=False)
    """The address of a file or of a PostgreSQL, which may hold a password."""
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
    workers: int = 1
    """So many processes serve the same address, on one PostgreSQL."""
    internal: tuple[str, int] = ("127.0.0.1", 0)
    """Where this process listens for the others on its PostgreSQL; if the port is taken, on the next free one."""
    lease_seconds: float = 4.0
    """So long after its last sign of life another process has the tables of one that is gone."""
    bot_workers: int = 0
    """So many processes in which bots think, of each process that serves; 0: bots play by their judgement alone."""
    own_bots: Mapping[str, str] = field(default_factory=dict)
    """Bots of the host's own: the name that is offered -> `module:Class`."""
    bot_command: tuple[str, ...] | None = None
    """What starts a process in which bots think; none: our own module."""
    reviews: float = 1.0
    """How much a review tries out, as a multiple of the usual; 0: matches are not reviewed here."""
    review_command: tuple[str, ...] | None = None
    """What starts the process in which matches are reviewed; none: our own module."""
    metrics_from: tuple[Network, ...] = ()
    """Who may read the metrics, beside the machine itself."""
    log: Style = "plain"
    """How the log is written."""
    keep_days: int = 0
    """After so many days tables that nobody has touched are removed; 0: never."""
    lan: bool = False
    """Others in the house can reach the server from the start."""
    own_addresses: Callable[[], tuple[str, ...]] = own_addresses
    """Where others in the house can reach this machine, the best address first."""


def at_home(folder: Path | None = None, **more: Any) -> Settings:
    """One process and one file in a folder; `more` is any other setting."""
    folder = folder or default_folder()
    folder.mkdir(parents=True, exist_ok=True)
    with suppress(PermissionError):  # another user's folder: the files in it are private all the same
        folder.chmod(0o700)
    return on_database(f"sqlite:///{folder / 'matches.sqlite'}", **more)


def on_database(address: str, **more: Any) -> Settings:
    """Matches in this database; where bots do not take their time there is no countdown either."""
    is_file = parse_address(address).get_backend_name() == "sqlite"
    more.setdefault("keep_days", 0 if is_file else KEEP_DAYS)
    if not more.get("bot_delays", True):
        more.setdefault("countdown", 0)
    return Settings(database=address, static=STATIC, **more)
