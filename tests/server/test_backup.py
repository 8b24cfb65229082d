"""`seaboard backup` while a server writes, and `seaboard restore` into either database."""

import os
import sqlite3
import stat
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest
from typer.testing import CliRunner

from seaboard.cli.main import app
from seaboard.engine.errors import SeaboardError
from seaboard.server.settings import on_database
from seaboard.server.storage.backup import FileThere, NotEmpty, backup, restore
from seaboard.server.storage.replays import NoStore
from seaboard.server.storage.store import Store, Stored
from seaboard.workshop.check import running
from seaboard.workshop.visitor import Visitor, ask
from tests.support import old_store

PLAYERS = [{"kind": "person", "name": "Ænna"}, {"kind": "bot", "bot": "sensible"}]


def silent(_what: str, _total: int) -> Callable[[int], None]:
    return lambda _done: None


def sqlite_in(folder: Path, name: str) -> str:
    return f"sqlite:///{folder / name}.sqlite"


@contextmanager
def played(base: str, ended: Event) -> Iterator[list[str]]:
    """Somebody opens tables and plays at them, until all has been said; the ids of the tables."""
    ids: list[str] = []
    begun = Event()

    def play() -> None:
        while not ended.is_set():
            seated = ask(base, "/api/matches", {"game": "smugglers", "players": PLAYERS})
            ids.append(seated["match"])
            with Visitor.at(base, seated["match"], seated["token"], pace="instant") as visitor:
                for _ in range(8):
                    if not visitor.until_turn() or ended.is_set():
                        break
                    visitor.act(visitor.shown["legal"][0])
                    begun.set()

    thread = Thread(target=play, name="player")
    thread.start()
    begun.wait(60)
    try:
        yield ids
    finally:
        ended.set()
        thread.join()


def read_all(address: str, ids: list[str]) -> dict[str, Stored]:
    store = Store(address)
    found = {id_: store.read(id_).result() for id_ in ids}
    store.close()
    return found


def test_a_backup_taken_in_play_is_restored_into_either_database(
    database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    copy, ended = tmp_path / "copy of 100%.sqlite", Event()
    with running(on_database(database, bot_delays=False)) as base, played(base, ended) as ids:
        first = second = backup(database, copy, silent)
        while len(ids) < 3 and not ended.is_set():
            second = backup(database, copy, silent, force=True)
    assert second["entries"] >= first["entries"] > 0
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith("copy")] == [copy.name], "nothing lies beside it"
    with closing(sqlite3.connect(copy)) as file:
        copied = [id_ for (id_,) in file.execute("SELECT id FROM matches")]
    later = read_all(database, copied)
    others = [sqlite_in(tmp_path, "other")]
    if not database.startswith("sqlite"):
        others.append(request.getfixturevalue("postgres").new_database(migrated=False))
    for other in others:
        figures = restore(copy, other, silent)
        assert (figures["matches"], figures["faults"]) == (len(copied), [])
        for id_, stored in read_all(other, copied).items():
            assert stored.log.header == later[id_].log.header
            assert stored.log.entries == later[id_].log.entries[: len(stored.log.entries)], "a moment of it, nothing else"
            assert (stored.secret, stored.seats) == (later[id_].secret, later[id_].seats)
        with pytest.raises(NotEmpty):
            restore(copy, other, silent)


@pytest.mark.slow
def test_a_file_moves_to_postgresql_and_goes_on(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """An older file, too: it is brought up to date on the way, and stays as it was."""
    file, copy = tmp_path / "matches.sqlite", tmp_path / "copy.sqlite"
    old_store.load(file)
    backup(f"sqlite:///{file}", copy, silent)
    before = copy.read_bytes()
    figures = restore(copy, request.getfixturevalue("postgres").new_database(), silent)
    assert (figures["matches"], figures["entries"], figures["faults"]) == (19, 2367, [])
    assert copy.read_bytes() == before


@pytest.mark.skipif(os.name != "posix", reason="other systems have no such rights")
def test_a_backup_is_private_and_overwrites_nothing_unasked(tmp_path: Path) -> None:
    address, copy = sqlite_in(tmp_path, "matches"), tmp_path / "copy.sqlite"
    Store(address).close()
    before = os.umask(0)
    backup(address, copy, silent)
    os.umask(before)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    kept = copy.read_bytes()
    with pytest.raises(FileThere, match="--force"):
        backup(address, copy, silent)
    with pytest.raises(NoStore):
        backup(sqlite_in(tmp_path, "nowhere"), copy, silent, force=True)
    assert copy.read_bytes() == kept, "what was there stays until something better is whole"
    with pytest.raises(NoStore):
        backup(sqlite_in(tmp_path, "nowhere"), tmp_path / "new.sqlite", silent)
    assert [path.name for path in tmp_path.iterdir() if not path.name.startswith("matches")] == ["copy.sqlite"]


def test_what_is_no_backup_is_refused(tmp_path: Path) -> None:
    address = sqlite_in(tmp_path, "matches")
    (tmp_path / "text").write_text("no database at all, but long enough to be mistaken for one" * 10)
    with closing(sqlite3.connect(tmp_path / "empty")) as file:
        file.execute("CREATE TABLE something (a)")
    for name in ("text", "empty", "nowhere"):
        with pytest.raises(NoStore):
            restore(tmp_path / name, address, silent)


def verb(*words: str) -> Any:
    return CliRunner().invoke(app, words, env={"SEABOARD_DATA": None, "SEABOARD_DATABASE": None})


def test_a_backup_with_a_match_that_does_not_replay_is_restored_and_says_so(tmp_path: Path) -> None:
    folder, copy = tmp_path / "there", tmp_path / "copy.sqlite"
    old_store.load(tmp_path / "matches.sqlite")
    told = verb("backup", str(copy), "--data", str(tmp_path)).output
    assert told.splitlines()[0] == f"written to {copy}"
    assert "19" in told
    with closing(sqlite3.connect(copy)) as file:
        file.execute("DELETE FROM entries WHERE rowid = (SELECT max(rowid) FROM entries)")
        file.commit()
    done = verb("restore", str(copy), "--data", str(folder), "--json")
    assert (done.exit_code, '"matches":19' in done.output) == (1, True)
    again = verb("restore", str(copy), "--data", str(folder))
    assert isinstance(again.exception, SeaboardError)
    both = verb("backup", str(tmp_path / "x"), "--data", str(folder), "--database", "sqlite:///x")
    assert "not in both" in str(both.exception)
