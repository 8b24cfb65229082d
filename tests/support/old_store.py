"""A database of the first schema, filled by the version that wrote it (tests/fixtures/store-0001)."""

import sqlite3
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from sqlalchemy import MetaData, create_engine, insert, select

from seaboard.server.storage.engines import migrate, open_engine

FOLDER = Path(__file__).parents[1] / "fixtures/store-0001"


def load(path: Path) -> None:
    """Write the database to a new file."""
    connection = sqlite3.connect(path)
    connection.executescript((FOLDER / "dump.sql").read_text(encoding="utf-8"))
    connection.close()


def fill(address: str) -> None:
    """Bring an empty database to the first schema, and put the same rows into it."""
    engine = open_engine(address)
    migrate(engine, "0001")
    tables = MetaData()
    tables.reflect(engine)
    with TemporaryDirectory() as folder, engine.begin() as connection:
        path = Path(folder) / "matches.sqlite"
        load(path)
        old = create_engine(f"sqlite:///{path}")
        with old.connect() as stored:
            for table in tables.sorted_tables:
                if table.name != "alembic_version":
                    connection.execute(insert(table), [row._asdict() for row in stored.execute(select(table))])
        old.dispose()
    engine.dispose()


def positions() -> dict[str, dict[str, Any]]:
    """Match → what it is, and what that version made of it: `seq`, `position`, `outcome`."""
    found: dict[str, dict[str, Any]] = msgspec.json.decode((FOLDER / "positions.json").read_bytes())
    return found
