"""What a host may set, and from where it is read."""

import os
from dataclasses import dataclass
from pathlib import Path

from seaboard.server.build import STATIC


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
    idle_seconds: float = 300.0
    """After this long without a connection a match leaves memory."""


def at_home(folder: Path | None = None, *, bot_delays: bool = True) -> Settings:
    """One process and one file."""
    folder = folder or default_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return Settings(database=f"sqlite:///{folder / 'matches.sqlite'}", static=STATIC, bot_delays=bot_delays)
