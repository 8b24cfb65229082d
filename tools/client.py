"""Runs scripts of the client's package.json with the Node that the Python environment brings: tools/client.py check test."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import hatch_build


def run(scripts: list[str]) -> int:
    """Run one script after the other; the exit code of the first that fails, else 0."""
    for script in scripts:
        command = [*hatch_build.npm(), "run", "--silent", script]
        code = subprocess.call(command, cwd=ROOT / hatch_build.CLIENT, env=hatch_build.environment())
        if code:
            return code
    return 0


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
