"""The page's four languages say the same: same messages, same variables, same choices, nothing empty or left over."""

import re
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web" / "src"
LANGUAGES = ("de", "en", "fr", "nl")
FOLDERS = ("words", *sorted(f"games/{folder.parent.name}" for folder in WEB.glob("games/*/en.ftl")))
MESSAGE = re.compile(r"^([a-z][\w-]*) = (.*(?:\n(?:[ ]+.*|\}))*)", re.MULTILINE)
VARIABLE = re.compile(r"\{ \$(\w+)")
WORD = re.compile(r"(?<![\w$\[])[^\W\d_]{2,}(?!\])")
BRANCH = re.compile(r"^ +(\*?\[[^\]]+\]) *(.*)$", re.MULTILINE)
QUOTED = re.compile(r"""[`'"]([a-z]+(?:-[\w-]*)?)(?:[`'"]|\$\{)""")


def messages(folder: str, language: str) -> dict[str, str]:
    """The messages of a file by their ids."""
    text = (WEB / folder / f"{language}.ftl").read_text(encoding="utf-8")
    found = MESSAGE.findall(text)
    lines = [line for line in text.splitlines() if line and not line.startswith(("#", " ", "}"))]
    assert len(found) == len(lines), f"{folder}/{language}.ftl has lines that are no messages"
    assert len({name for name, _ in found}) == len(found), f"{folder}/{language}.ftl says something twice"
    return dict(found)


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages(folder: str, language: str) -> None:
    assert list(messages(folder, language)) == list(messages(folder, "en"))


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_uses_the_same_variables_in_every_branch(folder: str, language: str) -> None:
    english = messages(folder, "en")
    for name, text in messages(folder, language).items():
        assert set(VARIABLE.findall(text)) == set(VARIABLE.findall(english[name])), name
        assert [key for key, _ in BRANCH.findall(text)] == [key for key, _ in BRANCH.findall(english[name])], name


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_empty_or_unbalanced(folder: str, language: str) -> None:
    for name, text in messages(folder, language).items():
        assert text.strip(), name
        assert text.count("{") == text.count("}"), name
        assert all(words.strip() for _, words in BRANCH.findall(text)), name


@pytest.mark.parametrize("folder", FOLDERS)
def test_two_languages_never_share_a_whole_sentence(folder: str) -> None:
    """A sentence of four words or more that is equal in two languages was forgotten."""
    for i, one in enumerate(LANGUAGES):
        for other in LANGUAGES[i + 1 :]:
            theirs = messages(folder, other)
            same = [name for name, text in messages(folder, one).items() if text == theirs[name] and len(WORD.findall(text)) > 3]
            assert not same, (one, other)


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_message_is_used(folder: str) -> None:
    """An id stands in the page's sources, or what is put together there (`why-${reason}`) begins like it."""
    sources = [path.read_text(encoding="utf-8") for path in WEB.rglob("*") if path.suffix in (".svelte", ".ts")]
    used = {name for source in sources for name in QUOTED.findall(source)}
    starts = tuple(name for name in used if name.endswith("-"))
    assert [name for name in messages(folder, "en") if name not in used and not name.startswith(starts)] == []
