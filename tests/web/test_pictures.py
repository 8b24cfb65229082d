"""Pictures of the page, as `seaboard screenshots` and `seaboard pictures` take them."""

import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("browser")]  # where there is none, the test is left out

PNG = b"\x89PNG\r\n\x1a\n"


def test_scenes_are_taken_as_devices_show_them(tmp_path: Path) -> None:
    """In a process of its own: this one has a browser open already, and Playwright drives one at a time."""
    command = [sys.executable, "-c", "from seaboard.cli.main import main; main()", "screenshots", str(tmp_path)]
    done = subprocess.run([*command, "--only", "menu-phone-nl"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    taken = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert set(taken) == {"smugglers-menu-phone-nl.png", "triangle-menu-phone-nl.png"}
    for data in taken.values():
        assert data[:8] == PNG
        assert (int.from_bytes(data[16:20]), int.from_bytes(data[20:24])) == (390, 844)
