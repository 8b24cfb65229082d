"""Database engines with the durable settings, and the way to the newest schema."""

from contextlib import suppress
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import make_url

BESIDE = ("", "-wal", "-shm", "-journal")  # what SQLite keeps beside a file; it makes them with the rights of the file itself
SQLITE_SETTINGS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON")


def open_engine(address: str, *, pool: int = 4) -> Engine:
    """An engine for an address; SQLite writes durably and takes the write lock when a transaction begins."""
    if not address.startswith("sqlite"):
        return create_engine(address, pool_size=pool)
    keep_private(make_url(address).database)
    engine = create_engine(address, pool_size=pool, connect_args={"check_same_thread": False})

    @event.listens_for(engine, "connect")
    def settle(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # SQLAlchemy begins transactions itself
        for setting in SQLITE_SETTINGS:
            connection.execute(f"PRAGMA {setting}")

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


def migrate(engine: Engine) -> None:
    """Bring the schema up to date."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
