"""Every paragraph of the rules is named by a test, and every number that somebody cites exists."""

import re
from pathlib import Path

import pytest

from seaboard.games.aboard.actions import REFUSALS, Action

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
RULES = ROOT / "docs" / "rules" / "aboard.md"
SOURCE = ROOT / "src" / "seaboard" / "games" / "aboard"
TEXT = RULES.read_text(encoding="utf-8")
PARAGRAPHS = re.findall(r"^\*\*§(\d+\.\d+)\*\* ", TEXT, re.MULTILINE)


def scenarios() -> list[tuple[Path, str]]:
    """The file and name of every test of a chapter."""
    files = sorted(HERE.glob("test_s[0-9]*.py"))
    return [
        (file, name) for file in files for name in re.findall(r"^def (test_\w+)", file.read_text(encoding="utf-8"), re.MULTILINE)
    ]


def named(name: str) -> str | None:
    """The paragraph in a test's name."""
    found = re.match(r"test_s(\d+)_(\d+)_[a-z]", name)
    return f"{found[1]}.{found[2]}" if found else None


def cited(text: str) -> set[str]:
    """The paragraphs, or whole chapters, that a text cites."""
    return set(re.findall(r"§(\d+(?:\.\d+)?)", text))


def test_paragraphs_are_numbered_in_order_without_gaps() -> None:
    chapters = re.findall(r"^## (\d+) ", TEXT, re.MULTILINE)
    expected = [
        f"{chapter}.{n}"
        for chapter in chapters
        for n in range(1, 1 + sum(paragraph.startswith(f"{chapter}.") for paragraph in PARAGRAPHS))
    ]
    assert chapters == [str(n) for n in range(1, 11)]
    assert expected == PARAGRAPHS


def test_every_paragraph_is_named_by_a_test() -> None:
    assert sorted(set(PARAGRAPHS) - {named(name) for _, name in scenarios()}) == []


def test_every_test_of_a_chapter_names_a_paragraph_of_it() -> None:
    strays = [name for file, name in scenarios() if named(name) not in PARAGRAPHS or not name.startswith(chapter_of(file))]
    assert strays == []


def chapter_of(file: Path) -> str:
    """How the names of the tests in a file begin."""
    found = re.match(r"test_s\d+_", file.name)
    assert found
    return found[0]


def test_no_two_tests_have_one_name() -> None:
    names = [name for _, name in scenarios()]
    assert sorted({name for name in names if names.count(name) > 1}) == []


@pytest.mark.parametrize("file", sorted([*SOURCE.glob("*.py"), *SOURCE.glob("*.toml"), RULES]), ids=lambda file: file.name)
def test_every_paragraph_that_is_cited_exists(file: Path) -> None:
    chapters = {paragraph.split(".")[0] for paragraph in PARAGRAPHS}
    assert cited(file.read_text(encoding="utf-8")) - set(PARAGRAPHS) - chapters == set()


def test_rules_and_refusals_do_cite_paragraphs() -> None:
    for module in ("rules.py", "actions.py"):
        assert len(cited((SOURCE / module).read_text(encoding="utf-8"))) > 10


def test_the_rules_list_every_refusal_with_the_paragraph_of_the_source() -> None:
    listed = dict(re.findall(r"^\| `(\w+)` \|[^|]*\| (§[^|]*) \|$", TEXT, re.MULTILINE))
    source = (SOURCE / "actions.py").read_text(encoding="utf-8")
    assert [name for name in REFUSALS if name != "ok" and name not in listed] == []
    for name in REFUSALS[1:]:
        line = re.search(rf"^{name.upper()}: Final = .*$", source, re.MULTILINE)
        assert line
        assert cited(line[0]) == cited(listed[name])


def test_the_rules_list_every_kind_of_action() -> None:
    kinds = [kind.__struct_config__.tag for kind in Action.__args__]
    assert [kind for kind in kinds if not re.search(rf"^\| `{kind}`", TEXT, re.MULTILINE)] == []


def test_every_refusal_is_shown_by_a_test() -> None:
    text = "".join(file.read_text(encoding="utf-8") for file in HERE.glob("test_s[0-9]*.py"))
    assert [name for name in REFUSALS if name != "ok" and f'== "{name}"' not in text] == []


def test_links_in_the_rules_lead_somewhere() -> None:
    links = re.findall(r"\]\(([^)#]+)\)", TEXT)
    assert links
    assert [link for link in links if not (RULES.parent / link).is_file()] == []
