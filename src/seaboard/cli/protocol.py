"""`seaboard protocol`: what is generated from the messages' structs."""

from pathlib import Path

from rich.console import Console

from seaboard.engine.errors import Malformed


def files(root: Path) -> dict[Path, str]:
    """Every generated file with the text it should have."""
    from seaboard.games import registry
    from seaboard.workshop import describe

    games = root / "web" / "src" / "games"
    drawn = [id_ for id_ in registry.IDS if (games / id_).is_dir()]  # the page has a board of their own for them
    return {
        root / "docs" / "protocol.md": describe.protocol_page(),
        root / "docs" / "match-file.md": describe.match_page(),
        root / "web" / "src" / "protocol.gen.ts": describe.protocol_types(),
        root / "web" / "src" / "start" / "fixtures" / "options.json": describe.declared_options(drawn),
        **{games / id_ / "types.gen.ts": describe.game_types(id_) for id_ in drawn},
    }


def protocol() -> None:
    """Write docs/protocol.md, docs/match-file.md and the page's generated files anew, in the checkout this is called in."""
    if not Path("web").is_dir():
        raise Malformed("there is no folder web/ here; call this in the root of a checkout")
    for path, text in files(Path()).items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        Console().print(f"{path}", highlight=False)
