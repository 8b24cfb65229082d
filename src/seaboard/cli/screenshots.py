"""`seaboard screenshots`: every named position as people see it, in five sizes and four languages."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from seaboard.cli.output import progress_bar
from seaboard.cli.studio import SIZES, studio

LANGUAGES = ("de", "en", "fr", "nl")


def screenshots(
    out: Annotated[Path, typer.Argument(help="The folder for the pictures.")],
    game: Annotated[str, typer.Option(help="Only this game's scenes; else those of every game.")] = "",
    only: Annotated[str, typer.Option(help="Only scenes, sizes and languages whose name contains this.")] = "",
    scenes: Annotated[Path, typer.Option(help="The folder with the scenes.")] = Path("web/scenes"),
) -> None:
    """Take pictures of the first page and of named positions, in five sizes and four languages, with long names."""
    from seaboard.workshop.scenes import read

    found = {path.stem: read(path) for path in sorted(scenes.glob("*.json")) if game in ("", path.stem)}
    out.mkdir(parents=True, exist_ok=True)
    with studio(found) as at:
        every = [(subject, size, language) for subject in at.subjects for size in SIZES for language in LANGUAGES]
        names = {"-".join((*subject, size, language)): (subject, size, language) for subject, size, language in every}
        wanted = {name: what for name, what in names.items() if only in name}
        with progress_bar("pictures", len(wanted)) as move_on:
            for name, what in wanted.items():
                at.take(*what, out / f"{name}.png")
                move_on(1)
    Console().print(f"{len(wanted)} pictures in {out}")
