"""Every state of the pages: axe finds nothing, nothing scrolls sideways, every language is there."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # it brings no types
from playwright.sync_api import Browser, Page, expect

from seaboard.server.check import running
from seaboard.server.scenes import keep, read
from seaboard.server.settings import at_home
from seaboard.server.storage.store import Store
from tests.web.conftest import NewPage, Window, open_window, watched

pytestmark = pytest.mark.slow

FOLDER = Path(__file__).parents[2] / "web" / "scenes"
FILES = {path.stem: read(path) for path in sorted(FOLDER.glob("*.json"))}
SCENES = [(game, name) for game, file in FILES.items() for name in file.scenes]
AXE = Axe()
# What comes in has come in; what drifts for ever may drift. Half faded in, words have too little contrast.
SETTLED = """() => document.getAnimations().every((one) =>
  one.playState !== 'running' || one.effect.getComputedTiming().iterations === Infinity)"""
Stage = tuple[str, dict[tuple[str, str], tuple[str, str]]]


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    """A server with every scene of every game in its store."""
    settings = at_home(tmp_path_factory.mktemp("scenes"), bot_delays=True)
    store = Store(settings.database)
    stored = {(game, name): keep(store, game, name, FILES[game].scenes[name], FILES[game].names) for game, name in SCENES}
    store.close()
    with running(settings) as base:
        yield base, stored


@pytest.fixture(scope="module")
def both(browser: Browser) -> Iterator[list[Window]]:
    """A phone whose sea drifts, and a wide screen of somebody who wants no motion; every scene is shown on both."""
    windows = [
        open_window(browser, width=360, height=740, touch=True, motion=True),
        open_window(browser, width=1440, height=900),
    ]
    yield windows
    for window in windows:
        window.context.close()


@pytest.fixture
def screens(both: list[Window], request: pytest.FixtureRequest) -> Iterator[list[Page]]:
    for window in both:
        window.said.clear()
    with watched(both, request.node):
        yield [window.page for window in both]


def show(page: Page, stage: Stage, game: str, name: str) -> None:
    """Open a scene as a device does that remembers this match and nothing else."""
    base, stored = stage
    match, token = stored[game, name]
    page.goto(f"{base}/api/games")  # nothing runs there that could write while the memory is changed
    page.evaluate(
        "kept => { localStorage.clear(); sessionStorage.clear(); Object.assign(localStorage, kept) }",
        {
            "seaboard:matches": f'[{{"match":"{match}","game":"{game}","token":"{token}","at":0}}]',
            "seaboard:pace": '"instant"',
            "seaboard:taught": "9",
        },
    )
    page.goto(f"{base}/t/{match}")
    ready = "hand-over" if name == "hand-over" else "board"
    expect(page.get_by_test_id(ready)).to_be_visible()
    for step in FILES[game].scenes[name].do:
        page.locator(f"[data-testid^={step}]:visible").first.click()
    page.wait_for_function(SETTLED)


def faults(page: Page) -> list[str]:
    found = AXE.run(page).response["violations"]
    return [f"{fault['id']}: {[node['target'] for node in fault['nodes']][:3]}" for fault in found]


@pytest.mark.parametrize(("game", "name"), SCENES)
def test_axe_finds_nothing_and_nothing_scrolls_sideways(stage: Stage, screens: list[Page], game: str, name: str) -> None:
    for page in screens:
        show(page, stage, game, name)
        assert faults(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("width", [360, 1440])
def test_the_first_page_is_sound(base: str, new_page: NewPage, width: int) -> None:
    page = new_page(width=width)
    page.goto(base)
    expect(page.get_by_test_id("start-smugglers")).to_be_visible()
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(
    ("game", "name", "locale", "sentence"),
    [
        *(("smugglers", "open-sea", *one) for one in (("de", "Segle"), ("en", "Sail"), ("fr", "Avance"), ("nl", "Vaar"))),
        *(("aboard", "discovery", *one) for one in (("de", "Du hast"), ("en", "You have"), ("fr", "Tu as"), ("nl", "Je hebt"))),
        *(("triangle", "docking", *one) for one in (("de", "Fahr"), ("en", "Sail"), ("fr", "Avance"), ("nl", "Vaar"))),
    ],
)
def test_every_language_is_spoken_by_the_browsers_wish(
    stage: Stage, new_page: NewPage, game: str, name: str, locale: str, sentence: str
) -> None:
    page = new_page(locale=locale)
    show(page, stage, game, name)
    expect(page.get_by_test_id("now-sentence")).to_have_text(re.compile(sentence))
    assert page.evaluate("document.documentElement.lang") == locale
    assert "{" not in page.locator("body").inner_text(), "every message has its values"


def test_an_unknown_match_is_told_with_a_way_back(base: str, new_page: NewPage) -> None:
    page = new_page(width=390, height=844)
    page.goto(f"{base}/t/nowhere")
    expect(page.get_by_test_id("trouble")).to_be_visible()
    assert faults(page) == []
    page.get_by_test_id("to-pictures").click()
    expect(page.get_by_test_id("start-smugglers")).to_be_visible()


def test_a_match_left_is_offered_again_and_back_leads_to_the_pictures(base: str, new_page: NewPage) -> None:
    page = new_page()
    page.goto(base)
    page.get_by_test_id("start-smugglers").click()
    expect(page.get_by_test_id("board")).to_be_visible()
    address = page.url
    page.go_back()
    expect(page.get_by_test_id("start-smugglers")).to_be_visible()
    page.get_by_test_id("sail-on").first.click()
    expect(page.get_by_test_id("board")).to_be_visible()
    assert page.url == address
