"""The page's words, read from its Fluent files."""

import re
from pathlib import Path

WEB = Path(__file__).parents[2] / "web" / "src"
LANGUAGES = ("de", "en", "fr", "nl")
MESSAGE = re.compile(r"^([a-z][\w-]*) = (.*(?:\n(?:[ ]+.*|\}))*)", re.MULTILINE)


def messages(folder: str, language: str) -> dict[str, str]:
    """The messages of a file by their ids."""
    text = (WEB / folder / f"{language}.ftl").read_text(encoding="utf-8")
    found = MESSAGE.findall(text)
    lines = [line for line in text.splitlines() if line and not line.startswith(("#", " ", "}"))]
    assert len(found) == len(lines), f"{folder}/{language}.ftl has lines that are no messages"
    assert len({name for name, _ in found}) == len(found), f"{folder}/{language}.ftl says something twice"
    return dict(found)
