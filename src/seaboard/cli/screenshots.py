"""`seaboard screenshots`: every named position as people see it, on three devices and in four languages."""

import json
import shutil
import tempfile
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from seaboard.cli.common import progress_bar
from seaboard.engine.errors import Malformed

SIZES = {"phone": (390, 844), "tablet": (1024, 768), "desktop": (1440, 900)}
LANGUAGES = ("de", "en", "fr", "nl")
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def screenshots(
    out: Annotated[Path, typer.Argument(help="The folder for the pictures.")],
    game: Annotated[str, typer.Option(help="Only this game's scenes; else those of every game.")] = "",
    only: Annotated[str, typer.Option(help="Only scenes, sizes and languages whose name contains this.")] = "",
    scenes: Annotated[Path, typer.Option(help="The folder with the scenes.")] = Path("web/scenes"),
) -> None:
    """Take pictures of the first page and of named positions: phone, tablet and desktop, in four languages, with long names."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError as error:
        raise Malformed("pictures need the package playwright; ./test brings it") from error
    from seaboard.server.check import running
    from seaboard.server.scenes import keep, read
    from seaboard.server.settings import at_home
    from seaboard.server.storage.store import Store

    found = {path.stem: read(path) for path in sorted(scenes.glob("*.json")) if game in ("", path.stem)}
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        settings = at_home(Path(folder))
        store = Store(settings.database)
        stored = {
            (played, name): (*keep(store, played, name, scene, file.names), scene)
            for played, file in found.items()
            for name, scene in file.scenes.items()
        }
        store.close()
        wanted = _wanted([("seaboard", "first-page"), *stored], only)
        program = next(filter(None, map(shutil.which, BROWSERS)), None)
        with (
            running(settings) as base,
            sync_playwright() as playwright,
            progress_bar("pictures", len(wanted)) as move_on,
        ):
            browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
            for played, name, size, language in wanted:
                match, token, scene = stored.get((played, name), (None, None, None))
                steps, log = (scene.do, scene.log) if scene else ([], [])
                path = out / f"{played}-{name}-{size}-{language}.png"
                _take(browser, base, match, token, steps, log, SIZES[size], language, played, path)
                move_on(1)
            browser.close()
    Console().print(f"{len(wanted)} pictures in {out}")


def _wanted(names: list[tuple[str, str]], only: str) -> list[tuple[str, str, str, str]]:
    every = [(game, name, size, language) for game, name in names for size in SIZES for language in LANGUAGES]
    return [one for one in every if only in "-".join(one)]


def _take(
    browser: Any,
    base: str,
    match: str | None,
    token: str | None,
    steps: list[str],
    log: list[dict[str, Any]],
    size: tuple[int, int],
    language: str,
    game: str,
    path: Path,
) -> None:
    """One picture, of a device that knows the match and has played before."""
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, locale=language, reduced_motion="reduce")
    kept = f'[{{"match":"{match}","game":"{game}","token":"{token}","at":0}}]' if match else "[]"
    told = json.dumps(json.dumps([log] if log else []))
    context.add_init_script(
        f"localStorage['seaboard:matches'] = '{kept}'; localStorage['seaboard:taught'] = '9';"
        f"localStorage['seaboard:sound'] = 'false'; sessionStorage['seaboard:log:{match}'] = {told}"
    )
    page = context.new_page()
    page.goto(f"{base}/t/{match}" if match else base)
    page.wait_for_load_state("networkidle")
    for step in steps:
        page.locator(f"[data-testid^={step}]:visible").first.click()
    page.wait_for_function("document.fonts.ready.then(() => true)")
    page.screenshot(path=path)
    context.close()
