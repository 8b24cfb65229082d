"""A database that somebody else keeps locked, and a server that does not wait long for it."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from seaboard.server.storage import engines, store

IMPATIENT = tuple("busy_timeout=100" if setting.startswith("busy_timeout") else setting for setting in engines.SQLITE_SETTINGS)


def lose_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let servers that start now give up soon, and try again soon."""
    monkeypatch.setattr(engines, "SQLITE_SETTINGS", IMPATIENT)
    monkeypatch.setattr(store, "TRY_AGAIN", 0.05)


@contextmanager
def write_lock(path: Path) -> Iterator[None]:
    """Hold the write lock of the database."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        yield
        connection.execute("ROLLBACK")
