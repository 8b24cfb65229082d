"""PostgreSQL for tests: servers of our own, from the system's package; no cluster of the system's is touched.

All workers of a run share one server. Whoever comes first starts it, in a process that ends it as soon as the last worker has
ended, however that ended: each holds a lock on a file, which the system takes from whoever dies.
"""

import fcntl
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Self
from uuid import uuid4

import pytest

from seaboard.server.storage.engines import migrate, open_engine
from seaboard.workshop import own_postgres
from seaboard.workshop.own_postgres import PASSWORD, NoPostgres, programs

__all__ = ["PASSWORD", "OwnPostgres", "Postgres", "need", "shared"]

MIGRATED = "migrated"  # the database of the newest schema that others are copied from


def need() -> None:
    """Without PostgreSQL's programs a test is skipped, or fails if they were demanded."""
    try:
        programs()
    except NoPostgres as error:
        if os.environ.get("SEABOARD_REQUIRE_POSTGRESQL"):
            pytest.fail(str(error))
        pytest.skip(str(error))


class Postgres(own_postgres.Postgres):
    """A server that runs on this machine."""

    def new_database(self, *, migrated: bool = True) -> str:
        """The address of a new database: of the newest schema and without matches, or entirely empty."""
        name = f"test_{uuid4().hex[:12]}"
        self.ask(f"CREATE DATABASE {name} TEMPLATE {MIGRATED if migrated else 'template0'}")
        return self.address(name)


class OwnPostgres(own_postgres.OwnPostgres, Postgres):
    """A server in a folder of its own, for whoever stops and kills it: `with OwnPostgres() as server`."""

    def __init__(self) -> None:
        need()
        super().__init__()

    def __enter__(self) -> Self:
        """Make it, start it, and bring a database to the newest schema."""
        super().__enter__()
        try:
            self.ask(f"CREATE DATABASE {MIGRATED} TEMPLATE template0")
            engine = open_engine(self.address(MIGRATED))
            migrate(engine)
            engine.dispose()
        except BaseException:
            self.__exit__()
            raise
        return self


# One server for all workers of a run


@contextmanager
def shared(folder: Path) -> Iterator[Postgres]:
    """The server that all who give the same folder share, for as long as one of them is there."""
    need()
    with (folder / "postgres.users").open("a+") as users:
        with (folder / "postgres.starting").open("a+") as starting:
            fcntl.flock(starting, fcntl.LOCK_EX)
            port = _port(folder, users) or _start(folder, users)
        yield Postgres(port)


def _port(folder: Path, users: IO[str]) -> int | None:
    """The port of the server that runs; none if there is none, or its last user has just gone."""
    try:
        fcntl.flock(users, fcntl.LOCK_SH | fcntl.LOCK_NB)
        return int((folder / "postgres.port").read_text(encoding="utf-8"))
    except (BlockingIOError, FileNotFoundError):
        return None


def _start(folder: Path, users: IO[str]) -> int:
    fcntl.flock(users, fcntl.LOCK_SH)
    with subprocess.Popen(
        [sys.executable, "-m", "tests.support.postgres", str(folder)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        stdin=subprocess.DEVNULL,
        cwd=Path(__file__).parents[2],
        start_new_session=True,  # what ends the tests by a signal to their group does not end the one that cleans up
        text=True,
    ) as keeper:
        assert keeper.stdout
        said = keeper.stdout.readline()
        assert said.strip().isdigit(), said + keeper.stdout.read()
        return int(said)


def keep(folder: Path) -> None:
    """Run a server until nobody uses it any more."""
    port = folder / "postgres.port"
    with OwnPostgres() as server, (folder / "postgres.users").open("a+") as users:
        port.write_text(str(server.port), encoding="utf-8")
        print(server.port, flush=True)  # noqa: T201  whoever started it waits for this
        fcntl.flock(users, fcntl.LOCK_EX)
        port.unlink()


if __name__ == "__main__" and os.fork() == 0:  # nobody has to wait for the one that goes on
    keep(Path(sys.argv[1]))
