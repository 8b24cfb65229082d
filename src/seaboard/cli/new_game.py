"""`seaboard new-game`: a new game from a template that passes every test."""

import ast
import io
import keyword
import os
import re
import subprocess
import sys
import tokenize
import tomllib
from pathlib import Path
from typing import Annotated, Final

import typer

from seaboard.engine.errors import Malformed, SeaboardError

TEMPLATE: Final = Path(__file__).with_name("template")
GAMES: Final = Path("src/seaboard/games")
IDS: Final = re.compile(r"^IDS: Final = (\(.*?\))$", re.MULTILINE | re.DOTALL)
FORM: Final = re.compile(r"[a-z]{2}[a-z0-9]*(_[a-z0-9]+)*")
LONGEST: Final = 20  # letters: with more, lines of the template grow too long
WIDTH: Final = 130
RUN: Final = "from seaboard.cli.main import main; main()"

NEXT: Final = """\
It is a game already: `./play` shows it on the first page, `./test` proves it. Make it yours (docs/adding-a-game.md):
 1. docs/rules/{id}.md: every paragraph numbered, open questions settled first
 2. meta.toml, board.toml: the printed board, each datum with its source; data.py checks it.
    Coordinates that the rules do not use: drawing.toml
 3. state.py, actions.py: fields with their bounds and who may know them; ids and refusals
 4. rules.py: paragraph by paragraph, each with a scenario test; checks.py: what is conserved
 5. events.py, view.py, resample: until `seaboard leaks {id}` finds nothing
 6. policy.py: until the sensible bot beats the random one; reasons.py: what speaks for an action;
    moments.py: what is worth telling at the end; deeds.py: what logbooks count
 7. `seaboard golden {id} --fresh`, read like code; `seaboard perft {id}`, a case counted by hand
 8. words/en.ftl: what the plain table says of it; a board of its own goes into web/src/games/{id}"""


def new_game(
    id_: Annotated[str, typer.Argument(metavar="ID", help="The game's id: a word in lower case, such as ferry.")],
) -> None:
    """Make a new game in this checkout: its folder, rules, tests, perft counts and goldens, and its id in the registry.

    The template is a small complete game, secret crates and a market, that passes every test at once: grow yours from it,
    part by part. If anything is wrong with the id or the checkout, nothing is written.
    """
    root = _checkout(Path.cwd())
    _check_form(id_)
    registry = _registry_with(root, id_)
    made = _free_places(root, id_)
    files = {path.replace("ID", id_): _filled(text, id_, _class_name(id_)) for path, text in _template().items()}
    for path, text in files.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, encoding="utf-8")
    (root / GAMES / "registry.py").write_text(registry, encoding="utf-8")
    _record_goldens(root, id_)
    typer.echo("\n".join([f"Made {id_}, and registered it:", *(f"    {place}" for place in made), NEXT.format(id=id_)]))


def _checkout(start: Path) -> Path:
    """The checkout that a folder is in."""
    for folder in (start, *start.parents):
        file = folder / "pyproject.toml"
        if file.is_file() and tomllib.loads(file.read_text(encoding="utf-8")).get("project", {}).get("name") == "seaboard":
            return folder
    raise Malformed(f"{start} is in no checkout of Seaboard: a new game is made beside the others, in their repository")


def _check_form(id_: str) -> None:
    """Refuse an id that cannot name a folder, a class and what is in them."""
    if not FORM.fullmatch(id_) or len(id_) > LONGEST:
        raise Malformed(
            f"{id_!r} is no id of a game, expected words in lower case joined by _, two letters first and at most {LONGEST}"
        )
    if keyword.iskeyword(id_) or keyword.iskeyword(_class_name(id_)):
        raise Malformed(f"{id_!r} is a word of Python, expected one that it leaves free")
    if _class_name(id_) in _names_in_template():
        raise Malformed(f"{id_!r} would make a class {_class_name(id_)}, which the template has already: expected another word")


def _class_name(id_: str) -> str:
    return "".join(word.capitalize() for word in id_.split("_"))


def _registry_with(root: Path, id_: str) -> str:
    """The text of the registry with one id more."""
    text = (root / GAMES / "registry.py").read_text(encoding="utf-8")
    line = IDS.search(text)
    if line is None:
        raise Malformed(f"{GAMES}/registry.py has no line `IDS: Final = (…)` to write the id into")
    ids = ast.literal_eval(line[1])
    if id_ in ids:
        raise Malformed(f"there is a game {id_!r} already, expected another id than {', '.join(ids)}")
    return text[: line.start(1)] + _tuple([*ids, id_]) + text[line.end(1) :]


def _tuple(ids: list[str]) -> str:
    """Ids as the formatter writes them: on the one line if they fit."""
    quoted = [f'"{id_}"' for id_ in ids]
    short = f"({', '.join(quoted)})"
    return short if len("IDS: Final = " + short) <= WIDTH else "(\n" + "".join(f"    {one},\n" for one in quoted) + ")"


def _free_places(root: Path, id_: str) -> list[str]:
    """The folders and files that will be the game's own; there must be nothing there yet."""
    parts = [path.partition("ID") for path in (*_template(), "tests/goldens/ID")]
    places = sorted({before + id_ + behind.partition("/")[0] for before, _, behind in parts})
    for place in (*places, str(GAMES / f"{id_}.py")):
        if (root / place).exists():
            raise Malformed(f"{place} exists already, expected an id that nothing is named after")
    return places


def _template() -> dict[str, str]:
    """What is to be made: paths in a checkout, with ID for the id, and texts with {{id}} and {{Name}}."""
    files = sorted(file for file in TEMPLATE.rglob("*.txt") if file.is_file())
    return {file.relative_to(TEMPLATE).as_posix().removesuffix(".txt"): file.read_text(encoding="utf-8") for file in files}


def _filled(text: str, id_: str, name: str) -> str:
    return text.replace("{{id}}", id_).replace("{{Name}}", name)


def _names_in_template() -> set[str]:
    """Every name that the template's code uses, its own class apart."""
    code = [_filled(text, "_", "_") for path, text in _template().items() if path.endswith(".py")]
    tokens = (token for text in code for token in tokenize.generate_tokens(io.StringIO(text).readline))
    return {token.string for token in tokens if token.type == tokenize.NAME}


def _record_goldens(root: Path, id_: str) -> None:
    """Let the checkout's own code play the goldens: this process does not know the game yet."""
    paths = [str(root / "src"), *filter(None, [os.environ.get("PYTHONPATH")])]
    done = subprocess.run(  # noqa: S603  our own command
        [sys.executable, "-c", RUN, "golden", id_, "--fresh"],
        cwd=root,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(paths)},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise SeaboardError(f"{id_} is made, but `seaboard golden {id_} --fresh` failed: {done.stderr.strip()}")
