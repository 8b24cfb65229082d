"""Pictures of the page: a server whose matches are scenes, and a browser in front of it."""

import json
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # the server is imported when a picture is taken, so that --help stays quick
    from seaboard.workshop.scenes import Scene, Scenes

SIZES = {
    "phone": (390, 844),
    "lying-phone": (844, 390),
    "tablet": (1024, 768),
    "upright-tablet": (768, 1024),
    "desktop": (1440, 900),
}
FIRST_PAGE = ("seaboard", "first-page")
QUALITY = 85  # of a JPEG
NOTHING_FETCHED = "() => !document.querySelector('[data-fetching]')"


class Studio:
    """Takes pictures of the first page and of scenes, as a device sees them that has played before."""

    def __init__(self, browser: Any, base: str, stored: "dict[tuple[str, str], tuple[str, str, Scene]]") -> None:
        self._browser = browser
        self._base = base
        self._stored = stored

    @property
    def subjects(self) -> list[tuple[str, str]]:
        """What there is to take pictures of: (game, scene), the first page first."""
        return [FIRST_PAGE, *self._stored]

    def take(self, subject: tuple[str, str], size: str, language: str, path: Path, scale: float = 1) -> None:
        """Take one picture, PNG or JPEG by the name of its file; `scale` shrinks it, not the page."""
        width, height = SIZES[size]
        context = self._browser.new_context(
            viewport={"width": width, "height": height}, device_scale_factor=scale, locale=language, reduced_motion="reduce"
        )
        page = context.new_page()
        if subject == FIRST_PAGE:
            self._go(page, "/", "start-")
        else:
            self._open(page, subject)
        page.wait_for_function("document.fonts.ready.then(() => true)")
        page.screenshot(path=path, **({"quality": QUALITY} if path.suffix == ".jpg" else {}))
        context.close()

    def _go(self, page: Any, address: str, shown: str) -> None:
        """Open a page, and wait until all has been fetched and what it is for can be seen."""
        page.goto(f"{self._base}{address}")
        page.wait_for_load_state("networkidle")
        page.locator(f"[data-testid^={shown}]:visible").first.wait_for()

    def _open(self, page: Any, subject: tuple[str, str]) -> None:
        match, token, scene = self._stored[subject]
        kept = json.dumps([{"match": match, "game": subject[0], "token": token, "at": 0}])
        over = json.dumps({subject[0]: {"isOver": True, "done": {}}})
        page.add_init_script(
            f"localStorage['seaboard:matches'] = {json.dumps(kept)}; localStorage['seaboard:lessons'] = {json.dumps(over)};"
            "localStorage['seaboard:sound'] = 'false'; localStorage['seaboard:byHand'] = 'false'"
        )
        page.route_web_socket("**/ws", lambda socket: _tell_past(socket, scene.log))
        self._go(page, f"/t/{match}", "board")
        page.wait_for_function(NOTHING_FETCHED)  # what a game shows later has come
        for step in scene.do:
            page.locator(f"[data-testid^={step}]:visible").first.click()
            if step.startswith(("menu", "rules")):  # fetched when it is first opened
                page.get_by_role("dialog").first.wait_for()
                page.wait_for_function(NOTHING_FETCHED)


def _tell_past(socket: Any, events: list[dict[str, Any]]) -> None:
    """Let a table that begins with a position tell a past."""
    server = socket.connect_to_server()

    def pass_on(text: str | bytes) -> None:
        message = json.loads(text)
        if message["kind"] != "ask_history":
            server.send(text)
            return
        past = [{"seq": 0, "events": events, "undone": False}]
        socket.send(json.dumps({"kind": "history", "request": message["request"], "past": past}))

    socket.on_message(pass_on)


@contextmanager
def studio(scenes: "dict[str, Scenes]") -> Iterator[Studio]:
    """A studio for the scenes of these games."""
    from seaboard.server.settings import at_home
    from seaboard.server.storage.store import Store
    from seaboard.workshop.browsers import browser as new_browser
    from seaboard.workshop.check import running
    from seaboard.workshop.scenes import keep

    with tempfile.TemporaryDirectory() as folder:
        settings = at_home(Path(folder))
        store = Store(settings.database)
        stored = {
            (game, name): (*keep(store, game, name, scene, file.names), scene)
            for game, file in scenes.items()
            for name, scene in file.scenes.items()
        }
        store.close()
        with running(settings) as base, new_browser() as browser:
            yield Studio(browser, base, stored)
