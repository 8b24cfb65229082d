"""A disk that fills up in the middle of a group: SQLite takes back the whole transaction, and nobody's word must go with it."""

from pathlib import Path
from threading import Event
from typing import Any

from sqlalchemy import Connection, insert, select

from seaboard.server.settings import at_home
from seaboard.server.storage.store import Store
from seaboard.server.storage.tables import matches

LARGE = "x" * 3000


def new_match(id_: str) -> Any:
    def work(connection: Connection) -> None:
        header = {"large": LARGE}
        connection.execute(insert(matches).values(id=id_, head=0, header=header, secret=b"s", created=0))

    return work


def fill_up(connection: Connection) -> None:
    """Leave room for a few pages more."""
    pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
    connection.exec_driver_sql(f"PRAGMA max_page_count={pages + 4}")


def test_what_was_acknowledged_before_the_disk_was_full_is_stored(tmp_path: Path) -> None:
    """Seen under `seaboard torture`: entry 24 was accepted, and after the next start another entry 24 stood there."""
    store = Store(at_home(tmp_path).database)
    gate = Event()
    store.submit(fill_up).result()
    store.submit(lambda _: gate.wait())
    asked = {f"m{number}": store.submit(new_match(f"m{number}")) for number in range(20)}
    gate.set()
    done = {id_ for id_, future in asked.items() if future.exception() is None}
    with store.engine.connect() as connection:
        stored = set(connection.execute(select(matches.c.id)).scalars())
    store.close()
    assert done == stored
    assert 0 < len(done) < len(asked), "there was room for some"
