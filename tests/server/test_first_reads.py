"""A process that has just started reads its first matches in several threads at once, and lives."""

import subprocess
import sys
from pathlib import Path

import pytest

import seaboard
from seaboard.games import registry
from seaboard.server.storage.store import SeatRow, Store

ROWS = tuple(SeatRow(seat, "person", "", emblem, None, b"h" * 32) for seat, emblem in enumerate(("anchor", "star")))
N_THREADS = 4

# msgspec finds out what a struct looks like when it first reads one. Here it gives way to other threads in the middle of it, as a
# busy machine would make it. In them it found a struct half known, and ended the process.
FIRST = f"""
import sys, time
from concurrent.futures import ThreadPoolExecutor
from msgspec import _utils
from seaboard.server.storage.store import Store
from seaboard.table.match import Match

find = _utils._get_class_mro_and_typevar_mappings

def find_slowly(struct):
    time.sleep(0.005)
    return find(struct)

_utils._get_class_mro_and_typevar_mappings = find_slowly

def open_match(match):
    found = store.read(match).result()
    return Match(found.log.header, None, found.log.entries).seq

store = Store(sys.argv[1])
with ThreadPoolExecutor({N_THREADS}) as threads:
    for seq in threads.map(open_match, [sys.argv[2]] * {N_THREADS}):
        print(seq)
store.close()
"""


@pytest.mark.slow
@pytest.mark.parametrize("game", registry.IDS)
def test_threads_may_read_the_first_matches_of_a_process_at_once(game: str, tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'matches.sqlite'}"
    store = Store(address)
    match = seaboard.new(game, seats=2, seed=1)
    for _ in range(2):
        seat = match.actors[0]
        match.act(seat, match.legal(seat)[0])
    store.create("m", match.header, bytes(32), ROWS, match.log.entries, 1).result()
    store.close()
    done = subprocess.run([sys.executable, "-c", FIRST, address, "m"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.split()) == (0, [str(match.seq)] * N_THREADS), done.stderr[-2000:]
