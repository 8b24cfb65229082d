"""All matches in one file, taken while servers write, and put back into an empty database of either kind.

A backup is always a SQLite file. Of a SQLite database it is a copy, page by page; of a PostgreSQL its rows, as they were at one
moment.
"""

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, func, insert, select, text
from sqlalchemy.exc import DBAPIError

from seaboard.server.storage import replays
from seaboard.server.storage.engines import begin_immediately, migrate, open_engine, prepare
from seaboard.server.storage.replays import NoStore
from seaboard.server.storage.tables import entries, matches, refusals, reviews, seats
from seaboard.server.tasks import in_one_line

Begin = Callable[[str, int], Callable[[int], None]]
"""Is told what comes and how much of it, and gives a function that is told of each part done."""

KEPT: Final = (matches, seats, entries, refusals, reviews)  # what else there is belongs to the processes that run
BATCH: Final = 500  # rows
PAGES: Final = 256  # of SQLite, at a time


class FileThere(NoStore):
    """A file is not overwritten unless that is asked for."""


class NotEmpty(NoStore):
    """Matches are only restored to where there are none."""


def backup(address: str, path: Path, begin: Begin, *, force: bool = False) -> dict[str, Any]:
    """Write all matches of a database to a file that only its user can read; how many they are."""
    with _private_file(path, force=force) as made:
        try:
            source = replays.file_of(address)
            if source is not None:
                _copy_file(source, made, begin)
            else:
                _copy_moment(address, made, begin)
            return _counted(made)
        except (DBAPIError, sqlite3.Error) as error:
            raise NoStore(f"the database cannot be read: {in_one_line(error)}") from error


@contextmanager
def _private_file(path: Path, *, force: bool) -> Iterator[Path]:
    """A private file that takes this name when it is whole; what had the name stays until then."""
    part = path.with_name(f"{path.name}.part")
    try:
        if not force:
            os.close(os.open(path, os.O_CREAT | os.O_EXCL, 0o600))
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        raise FileThere(f"{path} is there already, --force overwrites it") from None
    except OSError as error:
        raise FileThere(f"{path} cannot be written: {error.strerror}") from error
    try:
        yield part
        part.replace(path)
    except BaseException:
        for name in (part, *([] if force else [path])):
            with suppress(OSError):
                name.unlink()
        raise


def _copy_file(source: Path, target: Path, begin: Begin) -> None:
    """Copy a SQLite file as it is now, whoever writes to it meanwhile."""
    if not source.is_file():
        raise NoStore(f"there is no file {source}")
    with (
        closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as from_,
        closing(sqlite3.connect(target)) as to,
    ):
        from_.execute("BEGIN")
        total = from_.execute("PRAGMA page_count").fetchone()[0]
        from_.execute("SELECT count(*) FROM sqlite_master").fetchone()  # from now on it sees this moment, so nothing begins anew
        move_on = begin("pages", total)
        left = total

        def progress(_status: int, remaining: int, _total: int) -> None:
            nonlocal left
            move_on(left - remaining)
            left = remaining

        from_.backup(to, pages=PAGES, progress=progress)
        to.execute("PRAGMA journal_mode=DELETE")  # so that it is one file, and nothing lies beside it


def _copy_moment(address: str, target: Path, begin: Begin) -> None:
    """Copy all rows of a database as they are at one moment."""
    engine, file = open_engine(address, pool=1), _file_engine(target)
    try:
        moment = engine.connect().execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        with moment as source, source.begin():
            replays.check_schema(source)
            migrate(file)
            with file.begin() as to:
                _copy_rows(source, to, begin)
    finally:
        engine.dispose()
        file.dispose()


def _file_engine(path: Path) -> Engine:
    """An engine for a file that nobody else uses, and beside which nothing shall lie."""
    return create_engine(URL.create("sqlite", database=str(path)))


def restore(path: Path, address: str, begin: Begin) -> dict[str, Any]:
    """Put all matches of a backup into a database without any, whole or not at all; then replay them.

    Gives what `check_store` found: a backup of an older version is brought up to date first.
    """
    with TemporaryDirectory(prefix="seaboard-restore-") as folder:
        copy = Path(folder) / "matches.sqlite"
        try:
            _copy_file(path, copy, begin)
            file = _file_engine(copy)
            with file.connect() as connection:
                replays.check_known(connection)
            migrate(file)
            prepare(address)
            _fill(file, address, begin)
        except (DBAPIError, sqlite3.Error) as error:
            raise NoStore(f"it cannot be restored: {in_one_line(error)}") from error
    return replays.check_store(address, lambda total: begin("matches", total))


def _fill(file: Engine, address: str, begin: Begin) -> None:
    engine = open_engine(address, pool=1)
    begin_immediately(engine)
    try:
        with file.connect() as source, engine.begin() as to:
            if to.dialect.name == "postgresql":
                to.execute(text("LOCK TABLE matches IN SHARE ROW EXCLUSIVE MODE"))  # nobody opens a table meanwhile
            if found := to.execute(select(func.count()).select_from(matches)).scalar_one():
                raise NotEmpty(f"the database holds {found} matches, expected one without any")
            _copy_rows(source, to, begin)
    finally:
        engine.dispose()
        file.dispose()


def _copy_rows(source: Connection, target: Connection, begin: Begin) -> None:
    for table in KEPT:
        move_on = begin(table.name, source.execute(select(func.count()).select_from(table)).scalar_one())
        rows = source.execution_options(yield_per=BATCH).execute(select(table))
        for part in rows.mappings().partitions():
            target.execute(insert(table), [dict(row) for row in part])
            move_on(len(part))


def _counted(path: Path) -> dict[str, Any]:
    """How many rows each table has; an older file does not have all of them."""
    with closing(sqlite3.connect(path)) as file:
        there = {name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        kept = [table.name for table in KEPT if table.name in there]
        return {name: file.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in kept}  # noqa: S608  our own names
