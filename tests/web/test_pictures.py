"""Pictures of the page, as `seaboard screenshots` and `seaboard pictures` take them."""

import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("browser")]  # where there is none, the test is left out

EMPTY = 20_000  # bytes; a picture of nothing but the ground has far less
PNG = b"\x89PNG\r\n\x1a\n"


@pytest.mark.parametrize(
    ("only", "names"),
    [
        ("menu-phone-nl", {"smugglers-menu-phone-nl", "triangle-menu-phone-nl"}),
        ("page-phone-nl", {"seaboard-first-page-phone-nl"}),
    ],
)
def test_pages_are_taken_as_devices_show_them(tmp_path: Path, only: str, names: set[str]) -> None:
    """In a process of its own: this one has a browser open already, and Playwright drives one at a time."""
    command = [sys.executable, "-c", "from seaboard.cli.main import main; main()", "screenshots", str(tmp_path)]
    done = subprocess.run([*command, "--only", only], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    taken = {path.stem: path.read_bytes() for path in tmp_path.iterdir()}
    assert set(taken) == names
    for data in taken.values():
        assert data[:8] == PNG
        assert (int.from_bytes(data[16:20]), int.from_bytes(data[20:24])) == (390, 844)
        assert len(data) > EMPTY, "there is something to see"
