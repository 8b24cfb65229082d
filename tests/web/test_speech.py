"""What a listener is told in a whole match of each game, in two languages: tests/speech."""

import pytest

import speech


@pytest.fixture(scope="module")
def told() -> dict[str, str]:
    return speech.scripts()


@pytest.mark.parametrize("name", [f"{game}.{language}.txt" for game in speech.MATCHES for language in speech.LANGUAGES])
def test_a_listener_is_told_what_was_recorded(told: dict[str, str], name: str) -> None:
    """What is said on purpose otherwise is written anew with `tools/speech.py`."""
    assert told[name].splitlines() == (speech.FOLDER / name).read_text(encoding="utf-8").splitlines()
