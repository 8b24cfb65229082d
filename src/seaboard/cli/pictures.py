"""`seaboard pictures`: the pictures of README and docs, made from scenes, and a note of what they were made from."""

import hashlib
import json
from pathlib import Path
from typing import Annotated, NamedTuple

import msgspec
import typer
from rich.console import Console

from seaboard.cli.output import progress_bar
from seaboard.cli.studio import FIRST_PAGE, studio
from seaboard.engine.errors import Malformed

NOTE = "made-from.json"
NAMES = ["Mia", "Opa Jo", "Noor", "Finn"]


class Picture(NamedTuple):
    """What a picture shows, on which device, and how much smaller than there."""

    subject: tuple[str, str]
    size: str = "desktop"
    scale: float = 1


PICTURES = {
    "table": Picture(("smugglers", "open-sea")),
    "triangle": Picture(("triangle", "three-courses"), scale=0.75),
    "aboard": Picture(("aboard", "race"), scale=0.75),
    "first-page": Picture(FIRST_PAGE, scale=0.5),
    "phone": Picture(("smugglers", "open-sea"), "phone"),
    "phone-aboard": Picture(("aboard", "race"), "phone"),
}


def pictures(root: Annotated[Path, typer.Option(help="The checkout that they are made from and for.")] = Path()) -> None:
    """Make the pictures of README and docs anew, and note what they were made from."""
    from seaboard.workshop.scenes import Scenes, read

    folder = root / "docs" / "images"
    if not folder.is_dir():
        raise Malformed(f"{folder} is no folder; pictures are made in a checkout")
    shown = {picture.subject for picture in PICTURES.values()} - {FIRST_PAGE}
    scenes = {game: read(path).scenes for game, path in _scene_files(root).items()}
    chosen = {game: Scenes(NAMES, {name: scenes[game][name] for of, name in shown if of == game}) for game in scenes}
    with studio(chosen) as at, progress_bar("pictures", len(PICTURES)) as move_on:
        for name, picture in PICTURES.items():
            at.take(picture.subject, picture.size, "en", folder / f"{name}.jpg", picture.scale)
            move_on(1)
    (folder / NOTE).write_text(json.dumps(made_from(root), indent=2) + "\n", encoding="utf-8")
    Console().print(f"{len(PICTURES)} pictures in {folder}")


def made_from(root: Path) -> dict[str, str]:
    """What decides what the pictures show, each with its hash: their scenes, the page's English words, the games."""
    from seaboard.games import registry

    files = [*_scene_files(root).values(), *sorted((root / "web" / "src").rglob("en.ftl"))]
    found = {path.relative_to(root).as_posix(): _hash(path.read_bytes()) for path in files}
    games = [(id_, registry.meta(id_).title) for id_ in registry.IDS if registry.meta(id_).shown]
    plan = msgspec.json.encode((NAMES, PICTURES))
    return found | {"games": _hash(msgspec.json.encode(games)), "pictures": _hash(plan)}


def _scene_files(root: Path) -> dict[str, Path]:
    games = sorted({picture.subject[0] for picture in PICTURES.values() if picture.subject != FIRST_PAGE})
    return {game: root / "web" / "scenes" / f"{game}.json" for game in games}


def _hash(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:16]
