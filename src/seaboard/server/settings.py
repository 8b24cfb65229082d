"""What a host may set, and from where it is read."""

import os
from dataclasses import dataclass
from pathlib import Path

from seaboard.server.build import STATIC
from seaboard.server.start import COUNTDOWN
from seaboard.server.steward import PATIENCE


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


def at_home(folder: Path | None = None, *, bot_delays: bool = True) -> Settings:
    """One process and one file; where bots do not take their time there is no countdown either."""
    folder = folder or default_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return Settings(
        database=f"sqlite:///{folder / 'matches.sqlite'}",
        static=STATIC,
        bot_delays=bot_delays,
        countdown=COUNTDOWN if bot_delays else 0,
    )
