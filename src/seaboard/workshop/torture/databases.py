"""Where the tables of a run are kept: a file, a PostgreSQL of the run's own, or a database that the host names."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from seaboard.workshop.own_postgres import OwnPostgres

NAME: Final = "seaboard"
SEGMENT_MB: Final = 1  # of the write-ahead log: small, so that a limit on files can be meant for tables alone
SEGMENT: Final = SEGMENT_MB * 1024 * 1024
TINY: Final = 65_536  # bytes: no file of the write-ahead log is written to its end


@dataclass
class Database:
    """One database, and what can be done to it."""

    address: str
    postgres: OwnPostgres | None = None
    """Its server, if it is the run's own."""

    @property
    def is_file(self) -> bool:
        """Is it a file of one process?"""
        return self.address.startswith("sqlite")

    @property
    def n_servers(self) -> int:
        """How many processes serve its tables at once: on PostgreSQL two write the same matches."""
        return 1 if self.is_file else 2

    async def fill(self, postgres: OwnPostgres) -> None:
        """Leave no room for files to grow: for those of tables, or where these are small for the write-ahead log as well."""
        ((size,),) = await asyncio.to_thread(postgres.ask, "SELECT pg_relation_size('entries')", NAME)
        postgres.limit_files(size if size > SEGMENT else TINY)

    async def make_room(self, postgres: OwnPostgres) -> None:
        """Let files grow again; PostgreSQL itself may have given up meanwhile."""
        if postgres.is_running:
            postgres.limit_files(None)
        await asyncio.to_thread(postgres.recover)


@contextmanager
def opened(wanted: str, folder: Path) -> Iterator[Database]:
    """A database of the run's own, `sqlite` or `postgresql`, gone afterwards; or the one of this address."""
    if wanted == "sqlite":
        yield Database(f"sqlite:///{folder / 'matches.sqlite'}")
    elif wanted == "postgresql":
        with OwnPostgres(segment_mb=SEGMENT_MB) as postgres:
            postgres.ask(f"CREATE DATABASE {NAME}")
            yield Database(postgres.address(NAME), postgres)
    else:
        yield Database(wanted)
