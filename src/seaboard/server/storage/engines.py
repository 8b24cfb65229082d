"""Database engines with the durable settings, and the way to the newest schema."""

from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from seaboard.engine.errors import SeaboardError
from seaboard.server.rig import RIG
from seaboard.server.tasks import in_one_line

STORAGE: Final = Path(__file__).parent  # with alembic's revisions
BESIDE = ("", "-wal", "-shm", "-journal")  # what SQLite keeps beside a file; it makes them with the rights of the file itself
SQLITE_SETTINGS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON")
SQLITE_NAMES = ("journal_mode", "synchronous")
POSTGRESQL_NAMES = ("server_version", "fsync", "synchronous_commit", "full_page_writes")
DURABLE: dict[
    str, dict[str, tuple[Any, ...]]
] = {  # [database][setting] -> the values with which nothing is lost that was committed
    "sqlite": {"journal_mode": ("wal",), "synchronous": (2, 3)},
    "postgresql": {"fsync": ("on",), "synchronous_commit": ("on", "remote_apply"), "full_page_writes": ("on",)},
}
PATIENCE = 10.0  # seconds for an answer of PostgreSQL, as long as SQLite waits for its lock
MIGRATING: Final = 0x5EAB0A2D  # the number of the lock that a process holds while it brings a PostgreSQL to the newest schema
EXPECTED: Final = "expected sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"


class NoDatabase(SeaboardError):
    """The address leads to no database that can be opened; the text does not hold the password."""

    code = "no_database"


def parse_address(address: str) -> URL:
    """The address of a file or of a PostgreSQL, which is always reached by psycopg 3."""
    try:
        url = make_url(address)
        backend, driver = url.get_backend_name(), url.drivername.partition("+")[2]
    except (ArgumentError, ValueError):  # their text may hold what was given, and so a password
        raise NoDatabase(f"this is no address of a database, {EXPECTED}") from None
    if backend == "sqlite" and driver in ("", "pysqlite"):
        if url.database in (None, "", ":memory:"):
            raise NoDatabase("matches are kept in a file, expected sqlite:///FILE")
        return url
    if backend == "postgresql" and driver in ("", "psycopg"):
        return url.set(drivername="postgresql+psycopg")
    raise NoDatabase(f"{url.drivername!r} is no address of a database for matches, {EXPECTED}")


def shown(address: str) -> str:
    """An address without its password, which may also stand among the options behind it."""
    url = parse_address(address)
    if url.get_backend_name() == "postgresql":
        url = url.set(drivername="postgresql").difference_update_query(["password", "sslpassword"])
    return url.render_as_string(hide_password=True)


def open_engine(
    address: str, *, pool: int = 4, patience: float | None = None, writer: str = "", is_alone: bool = False
) -> Engine:
    """An engine for an address, whose transactions are durable when they are committed.

    With `patience` no answer of PostgreSQL is waited for longer than these seconds, whatever has become of the connection. Other
    processes on it hear the `writer` of every change. If every statement stands alone there are no transactions.
    """
    url = parse_address(address)
    if url.get_backend_name() == "sqlite":
        return _sqlite(url, pool)
    try:
        from seaboard.server.storage import postgresql  # noqa: PLC0415  one process on a file does not need psycopg
    except ImportError as error:
        raise NoDatabase(f"PostgreSQL needs psycopg: pip install 'seaboard[postgresql]' ({error})") from error
    return postgresql.open_engine(url, pool, patience, writer, is_alone=is_alone)


def _sqlite(url: URL, pool: int) -> Engine:
    try:
        keep_private(url.database)
    except OSError as error:
        raise NoDatabase(f"the file {url.database} cannot be opened: {error.strerror}") from error
    engine = create_engine(
        url,
        pool_size=pool,
        paramstyle="named",
        json_deserializer=msgspec.json.decode,  # the names in it are shared by all matches that are open
        connect_args={"check_same_thread": False},
    )

    @event.listens_for(engine, "connect")
    def settle(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # SQLAlchemy begins transactions itself
        for setting in SQLITE_SETTINGS:
            connection.execute(f"PRAGMA {setting}")
        if RIG.spare_pages is not None:
            (pages,) = connection.execute("PRAGMA page_count").fetchone()
            connection.execute(f"PRAGMA max_page_count={pages + RIG.spare_pages}")

    return engine


def keep_private(database: str | None) -> None:
    """Let nobody but the user read a file of SQLite, whether it is there already or not: it holds secrets and names."""
    if not database or database == ":memory:":
        return
    Path(database).touch(mode=0o600)
    for more in BESIDE:
        with suppress(FileNotFoundError):
            Path(database + more).chmod(0o600)


def begin_immediately(engine: Engine) -> None:
    """Let every transaction of this engine take SQLite's write lock at once: the writer's, not the readers'."""
    if engine.dialect.name == "sqlite":

        @event.listens_for(engine, "begin")
        def begin(connection: Any) -> None:
            connection.exec_driver_sql("BEGIN IMMEDIATE")


@cache
def known_schemas() -> tuple[str, ...]:
    """Every schema there has been, the newest last: a revision's file begins with its name (a test asks alembic)."""
    return tuple(sorted(path.name.partition("_")[0] for path in (STORAGE / "versions").glob("[0-9]*.py")))


def newest_schema() -> str:
    """The schema that this version reads and writes."""
    return known_schemas()[-1]


def schema_of(connection: Connection) -> str | None:
    """The schema that a database has; None if it holds no matches at all."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    return found


def migrate(engine: Engine, revision: str | None = None) -> None:
    """Bring the schema up to date, whole or not at all; of processes that start together one does it, and the others wait."""
    wanted = revision or newest_schema()
    try:
        with engine.begin() as connection:
            if connection.dialect.name == "sqlite":
                connection.exec_driver_sql("BEGIN IMMEDIATE")
            else:
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATING})
            if schema_of(connection) != wanted:
                _upgrade(connection, wanted)
    except DBAPIError as error:
        raise NoDatabase(f"the database cannot be opened: {in_one_line(error)}") from error


def _upgrade(connection: Connection, wanted: str) -> None:
    from alembic import command  # noqa: PLC0415  most starts find the newest schema, and alembic takes longest to import
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(STORAGE))
    config.attributes["connection"] = connection
    command.upgrade(config, wanted)


def prepare(address: str) -> dict[str, Any]:
    """Bring a database up to date, however long that takes; how it writes."""
    engine = open_engine(address, pool=1)
    try:
        migrate(engine)
        return read_settings(engine)
    finally:
        engine.dispose()


def read_settings(engine: Engine) -> dict[str, Any]:
    """How a database writes, read back from it."""
    is_sqlite = engine.dialect.name == "sqlite"
    ask, names = ("PRAGMA", SQLITE_NAMES) if is_sqlite else ("SHOW", POSTGRESQL_NAMES)
    with engine.connect() as connection:
        found = {name: connection.exec_driver_sql(f"{ask} {name}").scalar_one() for name in names}
    return {"database": engine.dialect.name} | found


def is_durable(settings: dict[str, Any]) -> bool:
    """Does a database that writes like this keep what it has committed when the power goes?"""
    return all(settings[name] in values for name, values in DURABLE[settings["database"]].items())
