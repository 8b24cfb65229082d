"""Every paragraph of a game's rules is named by a test, and every number that somebody cites exists."""

import re
from functools import cache
from pathlib import Path

import pytest

from seaboard.engine.contract import AnyGame
from seaboard.games import registry

ROOT = Path(__file__).resolve().parents[2]


@cache
def rules(id_: str) -> str:
    """The text of a game's rules."""
    return (ROOT / "docs" / "rules" / f"{id_}.md").read_text(encoding="utf-8")


def source(id_: str) -> Path:
    """The folder of a game."""
    return ROOT / "src" / "seaboard" / "games" / id_


def scenario_files(id_: str) -> list[Path]:
    """The files with the scenarios of a game, one or more a chapter."""
    return sorted((ROOT / "tests" / "games" / id_).glob("test_s[0-9]*.py"))


def paragraphs(id_: str) -> list[str]:
    """The numbers of a game's paragraphs."""
    return re.findall(r"^\*\*§(\d+\.\d+)\*\* ", rules(id_), re.MULTILINE)


def scenarios(id_: str) -> list[tuple[Path, str]]:
    """The file and name of every test of a chapter."""
    return [
        (file, name)
        for file in scenario_files(id_)
        for name in re.findall(r"^def (test_\w+)", file.read_text(encoding="utf-8"), re.MULTILINE)
    ]


def named(name: str) -> str | None:
    """The paragraph in a test's name."""
    found = re.match(r"test_s(\d+)_(\d+)_[a-z]", name)
    return f"{found[1]}.{found[2]}" if found else None


def cited(text: str) -> set[str]:
    """The paragraphs, or whole chapters, that a text cites."""
    return set(re.findall(r"§(\d+(?:\.\d+)?)", text))


def chapter_of(file: Path) -> str:
    """How the names of the tests in a file begin."""
    found = re.match(r"test_s\d+_", file.name)
    assert found
    return found[0]


def test_paragraphs_are_numbered_in_order_without_gaps(game: AnyGame) -> None:
    chapters = re.findall(r"^## (\d+) ", rules(game.id), re.MULTILINE)
    found = paragraphs(game.id)
    expected = [
        f"{chapter}.{n}"
        for chapter in chapters
        for n in range(1, 1 + sum(paragraph.startswith(f"{chapter}.") for paragraph in found))
    ]
    assert chapters == [str(n) for n in range(1, 1 + len(chapters))]
    assert expected == found != []


def test_every_paragraph_is_named_by_a_test(game: AnyGame) -> None:
    assert sorted(set(paragraphs(game.id)) - {named(name) for _, name in scenarios(game.id)}) == []


def test_every_test_of_a_chapter_names_a_paragraph_of_it(game: AnyGame) -> None:
    known = paragraphs(game.id)
    strays = [name for file, name in scenarios(game.id) if named(name) not in known or not name.startswith(chapter_of(file))]
    assert strays == []


def test_no_two_tests_have_one_name(game: AnyGame) -> None:
    names = [name for _, name in scenarios(game.id)]
    assert sorted({name for name in names if names.count(name) > 1}) == []


@pytest.mark.parametrize(
    ("id_", "file"),
    [(id_, file) for id_ in registry.IDS for file in sorted([*source(id_).glob("*.py"), *source(id_).glob("*.toml")])],
    ids=lambda part: part if isinstance(part, str) else part.name,
)
def test_every_paragraph_that_is_cited_exists(id_: str, file: Path) -> None:
    assert cited(file.read_text(encoding="utf-8")) - _known(id_) == set()


def test_the_rules_cite_only_what_they_have(game: AnyGame) -> None:
    assert cited(rules(game.id)) - _known(game.id) == set()


def _known(id_: str) -> set[str]:
    """Paragraphs and chapters."""
    found = paragraphs(id_)
    return {*found, *(paragraph.split(".")[0] for paragraph in found)}


def test_the_rules_in_code_do_cite_paragraphs(game: AnyGame) -> None:
    assert len(cited((source(game.id) / "rules.py").read_text(encoding="utf-8"))) * 4 > len(paragraphs(game.id))


def test_the_rules_list_every_refusal_with_the_paragraph_of_the_source(game: AnyGame) -> None:
    listed = dict(re.findall(r"^\| `(\w+)` \|[^|]*\| (§[^|]*) \|$", rules(game.id), re.MULTILINE))
    code = (source(game.id) / "actions.py").read_text(encoding="utf-8")
    for name in game.refusals[1:]:
        line = re.search(rf"^{name.upper()}: Final = .*$", code, re.MULTILINE)
        assert line
        if cited(line[0]):  # what chance cannot bring has no paragraph
            assert cited(line[0]) == cited(listed[name])


def test_the_rules_list_every_kind_of_action(game: AnyGame) -> None:
    kinds = [kind.__struct_config__.tag for kind in game.actions.kinds]
    assert kinds
    assert [kind for kind in kinds if not re.search(rf"^\| `{kind}`", rules(game.id), re.MULTILINE)] == []


def test_every_refusal_is_shown_by_a_scenario(game: AnyGame) -> None:
    text = "".join(file.read_text(encoding="utf-8") for file in scenario_files(game.id))
    assert [name for name in game.refusals[1:] if f'"{name}"' not in text] == []


def test_links_in_the_rules_lead_somewhere(game: AnyGame) -> None:
    links = re.findall(r"\]\(([^)#]+)\)", rules(game.id))
    assert links
    assert [link for link in links if not (ROOT / "docs" / "rules" / link).is_file()] == []
