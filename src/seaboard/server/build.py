"""Which client this server carries: the page reloads itself when it is another one."""

from hashlib import sha256
from pathlib import Path

STATIC = Path(__file__).parent / "static"


def _build() -> str:
    """A name for the built client: it changes with its entry page, whose files are named by their content."""
    page = STATIC / "index.html"
    return sha256(page.read_bytes()).hexdigest()[:12] if page.exists() else "none"


BUILD = _build()
