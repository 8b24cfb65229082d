"""The hash in a stored match covers what the rules use, and nothing else; that of the page covers what it draws from."""

import re
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest

import seaboard
from seaboard.engine.data import Datum, data_hash
from seaboard.games import registry

ROOM = Path(seaboard.__file__).parent
ASKED = "from seaboard.games import registry; print(registry.game({0!r}).data_hash, registry.board_hash({0!r}))"


def board_file(game_id: str) -> Path:
    return ROOM / "games" / game_id / "board.toml"


def parse(game_id: str, text: str) -> Any:
    return import_module(f"seaboard.games.{game_id}.data").parse(text)


def leaves(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every number, word and truth value in the data."""
    if isinstance(value, dict):
        return [found for key, part in value.items() for found in leaves(part, (*path, key))]
    if isinstance(value, list):
        return [found for i, part in enumerate(value) for found in leaves(part, (*path, i))]
    return [path]


@pytest.mark.parametrize("game_id", registry.IDS)
def test_every_datum_but_its_source_counts(game_id: str) -> None:
    data = import_module(f"seaboard.games.{game_id}.data").DATA
    plain = msgspec.json.decode(msgspec.json.encode(data))
    paths = leaves(plain)
    assert len(paths) > 5
    for path in paths:
        assert (data_hash(altered(data, path)) == data_hash(data)) == (path[-1] == "source"), path


def altered(value: Any, path: tuple[Any, ...]) -> Any:
    """The data with another value there, past all checks; the way leads through names in the file and places in lists."""
    if not path:
        return not value if isinstance(value, bool) else f"{value}'" if isinstance(value, str) else value + 1
    key, rest = path[0], path[1:]
    if isinstance(value, list | tuple):
        return type(value)([*value[:key], altered(value[key], rest), *value[key + 1 :]])
    name = next(field.name for field in msgspec.structs.fields(type(value)) if field.encode_name == key)
    return msgspec.structs.replace(value, **{name: altered(getattr(value, name), rest)})


@pytest.mark.parametrize("game_id", registry.IDS)
def test_layout_comments_sources_and_order_do_not_count(game_id: str) -> None:
    text = board_file(game_id).read_text(encoding="utf-8")
    bare = re.sub(r"[ \t]*#[^\n]*|\n(?=\n)", "", re.sub(r'source = "\w+"', 'source = "ours"', text))
    tables = re.split(r"^(?=\[)", bare, flags=re.MULTILINE)[1:]
    kinds = dict.fromkeys(table.split("]")[0] for table in tables)
    turned = "".join(table for kind in reversed(kinds) for table in tables if table.split("]")[0] == kind)
    assert "#" not in turned
    assert len(kinds) == 1 or turned.index(tables[0]) > turned.index(tables[-1])
    assert data_hash(parse(game_id, turned)) == registry.game(game_id).data_hash


def test_what_a_datum_says_of_itself_is_its_source_and_nothing_more() -> None:
    assert Datum.__struct_fields__ == ("source",)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The whole package once more, to be edited."""
    left_out = shutil.ignore_patterns("static", "__pycache__", "template")
    shutil.copytree(ROOM, tmp_path / "seaboard", ignore=left_out)
    return tmp_path


def hashes(folder: Path, game_id: str) -> list[str]:
    """Of the rules' data and of what the page draws from, as an edited package has them."""
    code = f"import sys; sys.path.insert(0, {str(folder)!r}); {ASKED.format(game_id)}"
    done = subprocess.run([sys.executable, "-c", code], cwd=folder, capture_output=True, text=True, check=True)
    return done.stdout.split()


def edit(folder: Path, file: str, old: str, new: str) -> None:
    path = folder / "seaboard/games" / file
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_a_changed_drawing_changes_the_pages_hash_and_no_matches(copy: Path) -> None:
    edit(copy, "smugglers/drawing.toml", "at = [57, -111]", "at = [58, -112]")
    edit(copy, "triangle/drawing.toml", "east = 19", "east = 20")
    for game_id in ("smugglers", "triangle"):
        rules, page = hashes(copy, game_id)
        assert rules == registry.game(game_id).data_hash
        assert page != registry.board_hash(game_id)


def test_a_changed_rule_datum_changes_both(copy: Path) -> None:
    edit(copy, "smugglers/board.toml", "faces = [1, 2, 2, 3, 3, 4]", "faces = [1, 2, 2, 3, 4, 4]")
    edit(copy, "triangle/board.toml", "reach = 0.765", "reach = 0.763")
    for game_id in ("smugglers", "triangle"):
        rules, page = hashes(copy, game_id)
        assert rules != registry.game(game_id).data_hash
        assert page != registry.board_hash(game_id)


def test_the_page_gets_data_and_drawing_as_one() -> None:
    board = registry.board_data("smugglers")
    first = {"name": "I0", "kind": "sea", "links": ["I4", "I1", "M0", "M1", "M2", "M3"], "source": "ours"}
    assert board["place"][0] == first | {"at": [57, -111], "outline": [80, 170, -9, 63]}
    assert board["beam"][1] == {"angle": 18, "lit": ["I0", "M1", "O1"], "source": "ours"}
    assert registry.board_data("triangle")["frame"] == {"west": -3, "north": -2, "east": 19, "south": 15}
    assert registry.board_data("aboard")["ship"]["deck"] == 8
