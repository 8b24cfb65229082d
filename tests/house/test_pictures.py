"""The pictures of README and docs show what there is: nothing that decides what they show has changed since they were made."""

import json
import re
import shutil
from pathlib import Path

import msgspec
import pytest

from seaboard.cli import pictures
from seaboard.engine.errors import Malformed
from seaboard.games import registry

ROOT = Path(__file__).resolve().parents[2]
IMAGES = ROOT / "docs" / "images"
LINK = re.compile(r"docs/images/([\w-]+\.jpg)")


def test_the_pictures_are_made_from_the_scenes_and_words_of_today() -> None:
    noted = json.loads((IMAGES / pictures.NOTE).read_text(encoding="utf-8"))
    assert pictures.made_from(ROOT) == noted, "make them anew: seaboard pictures"


def test_every_picture_is_made_by_the_command_and_shown_somewhere() -> None:
    made = {f"{name}.jpg" for name in pictures.PICTURES}
    texts = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    shown = {name for text in texts for name in LINK.findall(text.read_text(encoding="utf-8"))}
    assert {path.name for path in IMAGES.iterdir()} - {pictures.NOTE} == made == shown


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """What the pictures of a checkout are made from."""
    for name in ("web/scenes", "web/src"):
        shutil.copytree(ROOT / name, tmp_path / name)
    return tmp_path


@pytest.mark.parametrize("name", ["web/scenes/triangle.json", "web/src/words/en.ftl", "web/src/games/aboard/en.ftl"])
def test_a_changed_scene_or_word_is_noticed(name: str, checkout: Path) -> None:
    before = pictures.made_from(checkout)
    path = checkout / name
    path.write_text(path.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    after = pictures.made_from(checkout)
    assert [each for each in before if before[each] != after[each]] == [name]


def test_a_game_that_is_shown_or_hidden_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    before = pictures.made_from(ROOT)
    changed = msgspec.structs.replace(registry.meta("aboard"), shown=False)
    monkeypatch.setattr(registry, "meta", lambda _id: changed)
    assert pictures.made_from(ROOT)["games"] != before["games"]


def test_pictures_are_made_in_a_checkout_only(tmp_path: Path) -> None:
    with pytest.raises(Malformed, match="in a checkout"):
        pictures.pictures(tmp_path)
