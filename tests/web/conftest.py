"""A real browser against a real server. A failed test leaves in test-results/ what its pages showed, held and said.

With `SEABOARD_TRACE=1` it leaves Playwright's trace too. Tracing takes twice the time of the tests, so that it has to be wished.
With `SEABOARD_SLOWER=6` every page has a sixth of the processor: what looks before it has waited fails then.
"""

import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Frame, Page, Playwright, WebSocket, expect, sync_playwright

from seaboard.games import registry
from seaboard.server import seating
from seaboard.server.begin import new_match
from seaboard.server.bodies import NewPlayer
from seaboard.server.clock import now_ms
from seaboard.server.settings import Settings, at_home
from seaboard.server.storage.store import Store, TableRow
from seaboard.workshop import browsers
from seaboard.workshop.check import running
from seaboard.workshop.scenes import keep, read
from tests.support import browser as by
from tests.support.played import play_out

NAME = "table.test"  # means this machine in the tests' browser; plain http under a name is no secure context
RESULTS = Path(__file__).parents[2] / "test-results"
IS_TRACING = os.environ.get("SEABOARD_TRACE") == "1"
SLOWER = float(os.environ.get("SEABOARD_SLOWER", "1"))
MOST_OF_A_LINE = 400  # characters of what a page says; a view is long, and its beginning tells which it is
PATIENCE = 30_000  # milliseconds that a page may take for anything; a machine with other work is slow, not wrong
SCENES = {path.stem: read(path) for path in sorted((Path(__file__).parents[2] / "web" / "scenes").glob("*.json"))}
NewPage = Callable[..., Page]
AtScene = Callable[..., None]
Ended = Callable[..., dict[str, str]]
SECRET = bytes([1]) * 32
NAMES = ("Mia", "Opa Jo", "Noor")

# What moves for ever stands still as soon as it begins; what travels from here to there does not.
STILL = """addEventListener('animationstart', ({ target }) => target.getAnimations({ subtree: true })
  .filter((one) => one.effect.getComputedTiming().iterations === Infinity).forEach((one) => one.pause()), true)"""

expect.set_options(timeout=PATIENCE)


def launch(playwright: Playwright) -> Browser:
    """The machine's own browser, else the one that Playwright has installed; without any the tests are skipped."""
    try:
        return browsers.launch(playwright, f"--host-resolver-rules=MAP {NAME} 127.0.0.1")
    except Error:
        if os.environ.get("SEABOARD_REQUIRE_BROWSER"):
            raise
        pytest.skip("no browser was found: install chromium, or call `playwright install chromium`")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = launch(playwright)
        yield found
        found.close()


@pytest.fixture(scope="session")
def settings(tmp_path_factory: pytest.TempPathFactory) -> Settings:
    return at_home(tmp_path_factory.mktemp("matches"), bot_delays=False)


@pytest.fixture(scope="session")
def base(settings: Settings) -> Iterator[str]:
    """A server whose bots do not pause."""
    with running(settings) as address:
        yield address


@pytest.fixture(scope="session")
def at_scene(base: str, settings: Settings) -> Iterator[AtScene]:
    """Sit down at a new match that begins with a scene: `at_scene(page, "triangle", "docking")`.

    What is named besides changes the scene: with `view=None` the device holds the seats of all persons.
    """
    store = Store(settings.database)
    number = count()

    def sit_down(page: Page, game: str, name: str, **changes: Any) -> None:
        scene = msgspec.structs.replace(SCENES[game].scenes[name], **changes)
        match, token = keep(store, game, f"{name}-{next(number)}", scene, SCENES[game].names)
        by.sit_down(page, base, game, {"match": match, "token": token})

    yield sit_down
    store.close()


@pytest.fixture(scope="session")
def ended(settings: Settings) -> Ended:
    """A whole match that is over, in the store: a person and bots. Each is played once."""

    @cache
    def keep(game: str, *names: str) -> dict[str, str]:
        match_id, token = f"story-{game}-{len(names)}", f"token-story-{game}"
        players = [
            NewPlayer("bot" if seat else "person", name, bot="sensible" if seat else None)
            for seat, name in enumerate(names or NAMES)
        ]
        rows = seating.seat_rows(players, token)
        match = new_match(match_id, SECRET, game, {}, rows)
        play_out(match)
        now = now_ms()
        entries = [msgspec.structs.replace(entry, time=now) for entry in match.log.entries]  # as a table writes them
        store = Store(settings.database)
        store.create(match_id, match.header, SECRET, rows, entries, now, TableRow(stage="playing")).result()
        store.close()
        return {"match": match_id, "token": token}

    return keep


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Any:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


FAILED = pytest.StashKey[bool]()


class Window:
    """A page of a fresh profile, and what it has said."""

    def __init__(self, context: BrowserContext) -> None:
        self.context = context
        self.said: list[str] = []
        self.faults: list[str] = []
        self.page = context.new_page()
        if SLOWER > 1:
            context.new_cdp_session(self.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        self.page.on("pageerror", self._fail)
        self.page.on("console", lambda message: self._say(message.type, message.text))
        self.page.on("framenavigated", self._go)
        self.page.on("requestfailed", lambda request: self._say("fails", f"{request.url} {request.failure}"))
        self.page.on("websocket", self._listen)

    def take_faults(self) -> list[str]:
        """Errors in the page that nobody has been told of."""
        found, self.faults = self.faults, []
        return found

    def leave(self, stem: str) -> None:
        """Keep what the page shows, holds and has said."""
        RESULTS.mkdir(exist_ok=True)
        (RESULTS / f"{stem}.log").write_text("\n".join(self.said) + "\n", encoding="utf-8")
        if IS_TRACING:
            self.context.tracing.stop(path=RESULTS / f"{stem}.zip")
            self.context.tracing.start(screenshots=True, snapshots=True)
        if not self.page.is_closed():
            (RESULTS / f"{stem}.html").write_text(self.page.content(), encoding="utf-8")
            self.page.screenshot(path=RESULTS / f"{stem}.png")

    def _go(self, frame: Frame) -> None:
        self._say("opens", frame.url)

    def _fail(self, error: Error) -> None:
        self.faults.append(str(error))
        self._say("error", str(error))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda text: self._say("sends", text))
        socket.on("framereceived", lambda text: self._say("hears", text))
        socket.on("close", lambda _: self._say("hangs up", socket.url))

    def _say(self, what: str, text: str | bytes) -> None:
        self.said.append(f"{what}: {text[:MOST_OF_A_LINE]!s}")


def new_profile(
    browser: Browser,
    *,
    width: int = 1280,
    height: int = 800,
    touch: bool = False,
    locale: str = "en",
    pace: str | None = "instant",
    motion: bool = False,
    by_hand: bool = False,
    lessons: bool = False,
) -> BrowserContext:
    """A fresh profile, as a person has one; dice fall by themselves unless they are to be thrown `by_hand`.

    Every game's lesson is over unless `lessons` are wished.

    The sea does not drift unless `motion` is wished: a browser that draws without a graphics card does little else.
    """
    context = browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=touch,
        is_mobile=touch,
        locale=locale,
        reduced_motion="reduce" if pace == "instant" and not motion else "no-preference",
    )
    context.set_default_timeout(PATIENCE)
    if IS_TRACING:
        context.tracing.start(screenshots=True, snapshots=True)
    if pace is not None:
        context.add_init_script(f"if (!localStorage['seaboard:pace']) localStorage['seaboard:pace'] = '\"{pace}\"'")
    if not motion:
        context.add_init_script(STILL)
    if not by_hand:
        context.add_init_script("localStorage['seaboard:byHand'] ??= 'false'")
    if not lessons:
        over = json.dumps({game: {"isOver": True, "done": {}} for game in registry.IDS})
        context.add_init_script(f"localStorage['seaboard:lessons'] ??= {json.dumps(over)}")
    return context


@contextmanager
def watched(windows: list[Window], node: pytest.Item) -> Iterator[None]:
    """What a failed test's windows have to say is kept; an error in a page is a failure."""
    yield
    if node.stash.get(FAILED, True):
        for number, window in enumerate(windows):
            window.leave(f"{node.name}-{number}".replace("/", "-"))
    faults = [fault for window in windows for fault in window.take_faults()]
    assert not faults, f"errors in the page: {faults}"


@pytest.fixture
def new_page(browser: Browser, request: pytest.FixtureRequest) -> Iterator[NewPage]:
    """Open a page of a profile that remembers nothing: `new_page(width=390, height=844, touch=True, locale="de")`."""
    windows: list[Window] = []

    def open_page(**wishes: Any) -> Page:
        windows.append(Window(new_profile(browser, **wishes)))
        return windows[-1].page

    try:
        with watched(windows, request.node):
            yield open_page
    finally:
        for window in windows:
            window.context.close()
