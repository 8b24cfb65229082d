"""SECURITY.md names a test for each of its lines, and each of them exists."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "SECURITY.md").read_text(encoding="utf-8")
NAMED = sorted(set(re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", TEXT)))

NAMED_IN_PAGE = sorted(set(re.findall(r"`(web/src/[\w/]+\.test\.ts)::([^`]+)`", TEXT)))


@pytest.mark.parametrize(("path", "name"), NAMED)
def test_a_named_test_exists(path: str, name: str) -> None:
    assert re.search(rf"^def {name}\(", (ROOT / path).read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.parametrize(("path", "name"), NAMED_IN_PAGE)
def test_a_named_test_of_the_page_exists(path: str, name: str) -> None:
    assert f"test('{name}'," in (ROOT / path).read_text(encoding="utf-8")


def test_every_line_of_a_table_names_a_test() -> None:
    rows = [line for line in TEXT.splitlines() if line.startswith("| ") and not re.match(r"\| (---|who \||what \|)", line)]
    assert len(rows) > 20
    assert all("::" in row for row in rows)
