"""The one clock of the server, and what a test run may change about a process."""

import ast
from pathlib import Path

import msgspec
import pytest

import seaboard.server
from seaboard.server import clock, rig
from seaboard.server.rig import RIG, Rig

ROOM = Path(seaboard.server.__path__[0])
WALL_CLOCKS = {"time", "time_ns", "datetime", "date", "gmtime", "localtime", "clock_gettime"}


def wall_clocks(path: Path) -> list[str]:
    """The names of clocks that a module imports; others than these only tell how much time has passed."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module in ("time", "datetime"):
            found += [alias.name for alias in node.names if alias.name in WALL_CLOCKS]
        elif isinstance(node, ast.Import):
            found += [alias.name for alias in node.names if alias.name in ("time", "datetime")]
    return found


def test_one_module_of_the_server_reads_the_clock() -> None:
    readers = {str(path.relative_to(ROOM)) for path in ROOM.rglob("*.py") if wall_clocks(path)}
    others = {"logs.py", "puzzles.py"}  # when a line was written; a day by name
    assert readers == {"clock.py"} | others


def test_a_process_without_a_rig_is_as_it_is() -> None:
    assert Rig() == RIG
    assert RIG.settings == {}
    assert rig.shift_ms() == 0


def test_a_rig_sets_the_clock_while_the_process_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "clock"
    path.write_bytes(bytes(8))
    monkeypatch.setattr(rig, "_CLOCK", rig.mapped(str(path)))
    monkeypatch.setattr(clock, "time", lambda: 1000.0)
    assert clock.now_ms() == 1_000_000
    with path.open("r+b") as file:
        file.write((-5000).to_bytes(8, "little", signed=True))
    assert clock.now_ms() == 995_000


def test_a_rig_goes_into_the_environment_of_a_process() -> None:
    found = Rig(countdown=5, spare_pages=1)
    assert msgspec.json.decode(found.environment()[rig.VARIABLE], type=Rig) == found
    assert found.settings == {"countdown": 5}
