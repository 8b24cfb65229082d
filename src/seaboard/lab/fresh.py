"""How long a machine with nothing set up takes to the ready line: a clone in an empty folder, an empty home, empty caches."""

import os
import signal
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Any

from seaboard.engine.errors import Malformed

MOST_SECONDS = 600


def root() -> Path:
    """The checkout this runs from."""
    found = Path(__file__).parents[3]
    if not (found / ".git").exists() or not (found / "play").exists():
        raise Malformed("a fresh start is measured from a checkout, and this is none")
    return found


def fresh() -> dict[str, Any]:
    """Seconds of the first and of the second start of `./play` in a fresh clone."""
    with tempfile.TemporaryDirectory() as folder:
        clone, home = Path(folder) / "seaboard", Path(folder) / "home"
        home.mkdir()
        subprocess.run(["git", "clone", "--quiet", str(root()), str(clone)], check=True)  # noqa: S603, S607  git is where it is
        first = _seconds_to_ready(clone, home)
        second = _seconds_to_ready(clone, home)
    return {"first_start": round(first, 1), "second_start": round(second, 2)}


def _seconds_to_ready(clone: Path, home: Path) -> float:
    """Start `./play`, wait for its ready line, end it."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("XDG_", "VIRTUAL_ENV", "PYTHON"))}
    command: Sequence[str] = [str(clone / "play"), "--no-browser", "--port", "0"]
    begin = perf_counter()
    with subprocess.Popen(  # noqa: S603  our own script
        command, cwd=clone, env=kept | {"HOME": str(home)}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as process:
        said: list[str] = []
        for line in process.stdout or ():
            said.append(line)
            if line.startswith("Ready: "):
                seconds = perf_counter() - begin
                process.send_signal(signal.SIGINT)
                process.wait(MOST_SECONDS)
                return seconds
    raise Malformed(f"./play did not get ready: {''.join(said)}")
