"""The page's four languages say the same: same messages, same variables, same choices, nothing empty or left over."""

import re
from pathlib import Path

import pytest

from seaboard.engine.errors import SeaboardError
from seaboard.engine.options import ChoiceOption, described
from seaboard.games import registry
from seaboard.server import problems
from seaboard.server.protocol import CODES
from tests.support.games import DRAWN
from tests.support.words import LANGUAGES, WEB, messages

FOLDERS = tuple(sorted(file.parent.relative_to(WEB).as_posix() for file in WEB.rglob("en.ftl")))
VARIABLE = re.compile(r"\{ \$(\w+)")
WORD = re.compile(r"(?<![\w$\[])[^\W\d_]{2,}(?!\])")
NAME_AND_STOP = re.compile(r"\{ \$(?:name|victim) \}\.")
BRANCH = re.compile(r"^ +(\*?\[[^\]]+\]) *(.*)$", re.MULTILINE)
QUOTED = re.compile(r"""[`'"]([a-z]+(?:-[\w-]*)?)(?:[`'"]|\$\{)""")
SAID = re.compile(r"\bsay\(\s*'([a-z][a-z0-9_-]*)'")
ABOUT = re.compile(r"\babout\(\s*\w+,\s*(?:'([\w-]+)'|`([\w-]+)\$\{)")
OWN_CODES = {"offline", "old_page"}  # what the page finds out by itself
# Faults of a house, a checkout or a file; no page can cause them.
NOT_TOLD = {"data", "no_database", "no_store", "not_fair", "not_started"}
HEARD = ("bots", "engine", "games", "server", "table")  # rooms whose errors can reach a page; others may be loaded beside them


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
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_full_stop_follows_a_name(folder: str, language: str) -> None:
    """A name may end with one itself (Jr., Dr.), and two of them are a mistake."""
    assert [name for name, text in messages(folder, language).items() if NAME_AND_STOP.search(text)] == []


@pytest.mark.parametrize("folder", FOLDERS)
def test_two_languages_never_share_a_whole_sentence(folder: str) -> None:
    """A sentence of four words or more that is equal in two languages was forgotten."""
    for i, one in enumerate(LANGUAGES):
        for other in LANGUAGES[i + 1 :]:
            theirs = messages(folder, other)
            same = [name for name, text in messages(folder, one).items() if text == theirs[name] and len(WORD.findall(text)) > 3]
            assert not same, (one, other)


def test_every_message_that_is_said_exists() -> None:
    known = {name for folder in FOLDERS for name in messages(folder, "en")}
    paths = [path for path in WEB.rglob("*") if path.suffix in (".svelte", ".ts") and not path.name.endswith(".test.ts")]
    sources = [path.read_text(encoding="utf-8") for path in paths]
    said = {name for source in sources for name in SAID.findall(source)}
    assert len(said) > 200
    assert said - known == set()


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_message_is_used(folder: str) -> None:
    """An id stands in the page's sources, or what is put together there (`why-${reason}`) begins like it; `about` adds `-you`."""
    sources = [path.read_text(encoding="utf-8") for path in WEB.rglob("*") if path.suffix in (".svelte", ".ts")]
    used = {name for source in sources for name in QUOTED.findall(source)}
    starts = tuple(name for name in used if name.endswith("-"))
    found = [(name, name.removesuffix("-you")) for name in messages(folder, "en")]
    assert [name for name, told in found if name not in used and told not in used and not name.startswith(starts)] == []


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_to_a_person_is_said_of_others_too(folder: str, language: str) -> None:
    """`x-you` tells the one person here what `x` tells of somebody by name: same values and choices, no name."""
    found = messages(folder, language)
    for name, text in found.items():
        other = found.get(name.removesuffix("-you"), "")
        if name.endswith("-you") and "{ $name }" in other:
            assert set(VARIABLE.findall(text)) == set(VARIABLE.findall(other)) - {"name"}, name
            assert [key for key, _ in BRANCH.findall(text)] == [key for key, _ in BRANCH.findall(other)], name


def test_every_sentence_that_may_speak_to_somebody_has_words_for_it() -> None:
    for path in (path for path in WEB.rglob("*") if path.suffix in (".svelte", ".ts")):
        around = [folder.as_posix() for folder in path.relative_to(WEB).parents if folder.as_posix() in FOLDERS]
        known = dict(each for folder in ("words", *around) for each in messages(folder, "en").items())
        for name, start in ABOUT.findall(path.read_text(encoding="utf-8")):
            begun = {each for each, text in known.items() if start and each.startswith(start) and "{ $name }" in text}
            for told in {name} if name else begun:
                assert {told, f"{told}-you"} <= known.keys(), path


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_of_the_protocol_has_a_sentence(language: str) -> None:
    # What is said of films, reviews, positions and puzzles only is loaded with them.
    known = {name for part in ("words", "replay", "review", "practice", "puzzle") for name in messages(part, language)}
    told = {name.removeprefix("refused-") for name in known if name.startswith("refused-")}
    assert told == set(CODES) | OWN_CODES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id_", DRAWN)
def test_every_refusal_of_a_game_has_a_sentence(id_: str, language: str) -> None:
    said = {name for name in messages(f"games/{id_}", language) if name.startswith("why-")}
    assert said == {f"why-{reason}" for reason in registry.game(id_).refusals[1:]}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id_", DRAWN)
def test_every_reason_against_an_option_has_a_sentence(id_: str, language: str) -> None:
    def said(folder: str) -> set[str]:
        return {name.removeprefix("option-why-") for name in messages(folder, language) if name.startswith("option-why-")}

    def raised(module: Path) -> set[str]:
        return set(re.findall(r'BadOption\(\s*"(\w+)"', module.read_text(encoding="utf-8")))

    folder = Path(registry.__file__).parent
    bonds = registry.game(id_).options.bonds
    assert said("words") == raised(folder.parent / "engine" / "options.py")
    assert said(f"games/{id_}") == raised(folder / id_ / "options.py") | {
        bond.reason for bond in bonds if hasattr(bond, "reason")
    }


@pytest.mark.parametrize("id_", DRAWN)
def test_every_option_has_a_name_and_every_value_too(id_: str) -> None:
    known = messages("words", "en") | messages(f"games/{id_}", "en")
    offers = registry.meta(id_).offers
    for option in described(registry.game(id_).options):
        values = option.values if isinstance(option, ChoiceOption) else tuple(offers.get(option.key, ()))
        for name in () if option.key == "seats" else ("", *(f"-{value}" for value in values)):
            assert f"option-{option.key}{name}" in known


@pytest.mark.parametrize("id_", DRAWN)
def test_everything_that_is_counted_has_a_title(id_: str) -> None:
    titles = {f"luck-{purpose.name}-{field}" for purpose in registry.game(id_).purposes for field in purpose.counted}
    assert titles <= messages(f"games/{id_}/luck", "en").keys()


def errors(of: type[SeaboardError] = SeaboardError) -> set[type[SeaboardError]]:
    return {of}.union(*(errors(each) for each in of.__subclasses__() if is_heard(each)))


def is_heard(error: type[SeaboardError]) -> bool:
    package, _, rest = error.__module__.partition(".")
    return package == "seaboard" and rest.partition(".")[0] in HEARD


def test_every_error_that_a_page_can_cause_is_a_code_of_the_protocol() -> None:
    assert problems.STATUS_OF_CODE.keys() <= CODES.keys()
    assert {error.code for error in errors()} - NOT_TOLD <= CODES.keys()
