"""What a server keeps is its user's alone: the folder, the database and what SQLite lays beside it."""

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from seaboard.server.settings import at_home
from seaboard.server.storage.store import Store

pytestmark = pytest.mark.skipif(os.name != "posix", reason="other systems have no such rights")


@pytest.fixture(autouse=True)
def easy() -> Iterator[None]:
    """Without care everybody could read and write what is made."""
    before = os.umask(0)
    yield
    os.umask(before)


def rights(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def kept(folder: Path) -> dict[str, int]:
    """The rights of all files while a store is read."""
    store = Store(at_home(folder).database)
    store.settings()
    found = {path.name: rights(path) for path in folder.iterdir()}
    store.close()
    return found


ALL_PRIVATE = {"matches.sqlite": 0o600, "matches.sqlite-wal": 0o600, "matches.sqlite-shm": 0o600}


def test_new_files_are_private(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    assert kept(folder) == ALL_PRIVATE
    assert rights(folder) == 0o700


def test_files_that_were_open_to_all_become_private(tmp_path: Path) -> None:
    folder = tmp_path / "old"
    folder.mkdir()
    held = Store(at_home(folder).database)
    held.settings()  # so that what lies beside the file stays there
    folder.chmod(0o755)
    for name in ALL_PRIVATE:
        (folder / name).chmod(0o666)
    assert kept(folder) == ALL_PRIVATE
    assert rights(folder) == 0o700
    held.close()
