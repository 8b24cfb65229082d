"""The page's styles speak of one set of names: what is asked for is declared, and what all share is used."""

import re
from pathlib import Path

WEB = Path(__file__).resolve().parents[2] / "web" / "src"
SOURCES = {path: path.read_text(encoding="utf-8") for path in WEB.rglob("*") if path.suffix in (".svelte", ".ts", ".css")}
ALL = "\n".join(SOURCES.values())

DECLARED = re.compile(r"(--[a-z][\w-]*)(?:\s*:|=|['\"])")  # in a style, in `style:--name={…}`, or by `setProperty`
ASKED = re.compile(r"var\(\s*(--[a-z][\w-]*)")


def test_every_name_that_a_style_asks_for_is_declared() -> None:
    """A misspelt one would be nothing, or what stands beside it for want of another: no pace, no game's colour."""
    assert set(ASKED.findall(ALL)) - set(DECLARED.findall(ALL)) == set()


def test_every_name_that_all_pages_share_is_used() -> None:
    shared = set(re.findall(r"^\s*(--[a-z][\w-]*):", SOURCES[WEB / "app.css"], re.MULTILINE))
    assert len(shared) > 50
    assert shared - set(ASKED.findall(ALL)) == set()
