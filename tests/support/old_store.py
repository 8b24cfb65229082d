"""A database of the first schema, filled by the version that wrote it (tests/fixtures/store-0001)."""

import sqlite3
from pathlib import Path
from typing import Any

import msgspec

FOLDER = Path(__file__).parents[1] / "fixtures/store-0001"


def load(path: Path) -> None:
    """Write the database to a new file."""
    connection = sqlite3.connect(path)
    connection.executescript((FOLDER / "dump.sql").read_text(encoding="utf-8"))
    connection.close()


def positions() -> dict[str, dict[str, Any]]:
    """Match → what it is, and what that version made of it: `seq`, `position`, `outcome`."""
    found: dict[str, dict[str, Any]] = msgspec.json.decode((FOLDER / "positions.json").read_bytes())
    return found
