"""Every state of the pages: axe finds nothing, nothing scrolls sideways, every language is there."""

import json
import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from seaboard.server.settings import at_home
from seaboard.server.storage.store import Store
from seaboard.workshop.check import running
from seaboard.workshop.scenes import keep
from tests.support import browser as by
from tests.support.access import SETTLED, check_access
from tests.support.long import also_long
from tests.support.words import LANGUAGES, messages
from tests.web.conftest import SCENES, AtScene, NewPage, Window, new_profile, watched

pytestmark = pytest.mark.slow

EVERY = [(game, name) for game, file in SCENES.items() for name in file.scenes]
# A phone and a wide screen of somebody who wants no motion, a tablet whose sea drifts.
SCREENS: dict[str, dict[str, Any]] = {
    "phone": {"width": 360, "height": 740, "touch": True},
    "desktop": {"width": 1440, "height": 900},
    "tablet": {"width": 1024, "height": 768, "touch": True, "motion": True},
}
OVER = {("smugglers", "won"), ("triangle", "won"), ("triangle", "fleet-lost"), ("aboard", "end")}  # the match is at its end
USUAL = ("phone", "desktop")
Stage = tuple[str, dict[tuple[str, str], tuple[str, str]]]


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    """A server with every scene of every game in its store."""
    settings = at_home(tmp_path_factory.mktemp("scenes"), bot_delays=True)
    store = Store(settings.database)
    stored = {(game, name): keep(store, game, name, SCENES[game].scenes[name], SCENES[game].names) for game, name in EVERY}
    store.close()
    with running(settings) as base:
        yield base, stored


@pytest.fixture(scope="module")
def window(browser: Browser) -> Iterator[Callable[[str, str], Window]]:
    """(screen, language) → a window that is shared by all tests that ask for it."""
    opened: list[Window] = []

    @cache
    def window_of(screen: str, language: str) -> Window:
        opened.append(Window(new_profile(browser, locale=language, **SCREENS[screen])))
        return opened[-1]

    yield window_of
    for each in opened:
        each.context.close()


@pytest.fixture
def page(stage: Stage, window: Callable[[str, str], Window], request: pytest.FixtureRequest) -> Iterator[Page]:
    """The shared page of the test's `screen` and `language`."""
    asked = request.node.callspec.params
    shared = window(asked.get("screen", "desktop"), asked.get("language", "en"))
    shared.said.clear()
    with watched([shared], request.node):
        yield shared.page
    shared.page.goto(f"{stage[0]}/api/games")  # whoever comes next on another screen pays nothing for what would move here


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
        },
    )
    page.goto(f"{base}/t/{match}")
    expect(page.get_by_test_id("board")).to_be_visible()
    for step in SCENES[game].scenes[name].do:
        page.locator(f"[data-testid^={step}]:visible").first.click()
    if (game, name) in OVER:
        expect(page.get_by_test_id("end")).to_be_visible()  # fetched after the board stands
    page.wait_for_function(SETTLED)


def fits(page: Page) -> bool:
    """Does nothing scroll sideways?"""
    found: bool = page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    return found


# Every scene on every screen; in ./test every second scene, on one of two in turn.
ON_SCREENS = [
    pytest.param(game, name, screen, marks=() if number % 2 == 0 and screen == USUAL[number // 2 % 2] else pytest.mark.long)
    for number, (game, name) in enumerate(EVERY)
    for screen in SCREENS
]


@pytest.mark.parametrize(("game", "name", "screen"), ON_SCREENS)
def test_axe_finds_nothing_and_nothing_scrolls_sideways(stage: Stage, page: Page, game: str, name: str, screen: str) -> None:
    show(page, stage, game, name)
    check_access(page)
    assert fits(page), screen


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("screen", USUAL)
@pytest.mark.parametrize(("game", "name"), EVERY)
def test_every_scene_speaks_every_language_and_fits(
    stage: Stage, page: Page, game: str, name: str, screen: str, language: str
) -> None:
    show(page, stage, game, name)
    assert page.evaluate("document.documentElement.lang") == language
    assert "{" not in page.locator("body").inner_text(), "every message has its values"
    assert fits(page), screen


@pytest.mark.parametrize("width", also_long([390, 1024], 390))
def test_the_curtain_is_sound(at_scene: AtScene, new_page: NewPage, width: int) -> None:
    page = new_page(width=width, height=768, locale="de")
    page.add_init_script("localStorage['seaboard:curtain'] = 'true'")
    at_scene(page, "smugglers", "one-device")
    expect(page.get_by_test_id("hand-over")).to_be_visible()
    check_access(page)
    assert fits(page)


@pytest.mark.parametrize(
    ("width", "height", "language"),
    [(360, 740, "de"), (844, 390, "nl"), *also_long([(1024, 768, "fr"), (1440, 900, "en")])],
)
def test_the_first_page_is_sound_and_shows_every_way_to_play(
    base: str, new_page: NewPage, width: int, height: int, language: str
) -> None:
    page = new_page(width=width, height=height, locale=language)
    page.goto(base)
    expect(page.get_by_test_id("facts").nth(2)).to_contain_text(re.compile(r"2–4.*7.*20–30", re.DOTALL))
    expect(page.get_by_test_id("tagline")).to_have_text(messages("words", language)["tagline"])
    for way in ("alone", "one-device", "by-link"):
        expect(page.get_by_test_id(way)).to_be_in_viewport(ratio=1)
    check_access(page)
    assert fits(page)


COVERED = """() => {
  const card = document.querySelector('[data-testid=now]').getBoundingClientRect();
  const seats = [...document.querySelectorAll('[data-testid=seat-panel]')].map((one) => one.getBoundingClientRect());
  return seats.filter(({ bottom }) => bottom > card.top).length;
}"""


@pytest.mark.parametrize("name", also_long(["overboard", "push", "beam-choice"], "beam-choice"))
def test_on_a_lying_phone_the_card_covers_no_seat_however_long_names_are(at_scene: AtScene, new_page: NewPage, name: str) -> None:
    page = new_page(width=844, height=390, locale="de")
    at_scene(page, "smugglers", name)
    expect(page.get_by_test_id("now")).to_have_attribute("data-mine", "true")
    page.wait_for_function(SETTLED)
    assert page.evaluate(COVERED) == 0


def test_there_is_a_card_at_every_moment_also_for_whoever_is_away(at_scene: AtScene, new_page: NewPage) -> None:
    page = new_page()
    without = "main:has([data-testid=board]):not(:has([data-testid=now])):not(:has([data-testid=away-card]))"
    page.add_init_script(f"addEventListener('DOMContentLoaded', () => ({by.WATCH_FOR})({json.dumps(without)}))")
    at_scene(page, "smugglers", "others-turn")
    expect(page.get_by_test_id("away-card")).to_be_visible()
    assert page.evaluate("window.seen") == 0


# How the sentence of the card begins in a scene of each game.
SENTENCES = {
    "de": {("smugglers", "open-sea"): "Segle", ("aboard", "discovery"): "Du hast", ("triangle", "docking"): "hinter dem"},
    "en": {("smugglers", "open-sea"): "Sail", ("aboard", "discovery"): "You have", ("triangle", "docking"): "after"},
    "fr": {("smugglers", "open-sea"): "Avance", ("aboard", "discovery"): "Tu as", ("triangle", "docking"): "après le port"},
    "nl": {("smugglers", "open-sea"): "Vaar", ("aboard", "discovery"): "Je hebt", ("triangle", "docking"): "na de"},
}


# Every game in every language; in ./test each language in one of them.
SPOKEN = [
    pytest.param(language, *scene, marks=() if number == LANGUAGES.index(language) % len(SENTENCES["en"]) else pytest.mark.long)
    for language in LANGUAGES
    for number, scene in enumerate(SENTENCES[language])
]


@pytest.mark.parametrize(("language", "game", "name"), SPOKEN)
def test_every_language_is_spoken_by_the_browsers_wish(stage: Stage, page: Page, language: str, game: str, name: str) -> None:
    show(page, stage, game, name)
    expect(page.get_by_test_id("now-sentence")).to_have_text(re.compile(SENTENCES[language][game, name]))
    assert page.evaluate("document.documentElement.lang") == language
    assert "{" not in page.locator("body").inner_text(), "every message has its values"


@pytest.mark.parametrize("language", ["de", *(pytest.param(other, marks=pytest.mark.long) for other in ("en", "fr", "nl"))])
def test_an_unknown_match_is_told_with_a_way_back(base: str, new_page: NewPage, language: str) -> None:
    page = new_page(width=390, height=844, locale=language)
    page.goto(f"{base}/t/nowhere")
    expect(page.get_by_test_id("trouble")).to_have_text(messages("words", language)["refused-no_match"])
    check_access(page)
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


def test_a_match_left_tells_with_whom_and_who_leads(at_scene: AtScene, new_page: NewPage) -> None:
    page, words = new_page(locale="de"), messages("words", "de")
    at_scene(page, "smugglers", "delivered")
    expect(page.get_by_test_id("board")).to_be_visible()
    page.locator("[data-testid=home]:visible").first.click()
    left = page.get_by_test_id("sail-on")
    expect(left).to_have_attribute("data-game", "smugglers")
    expect(left).to_contain_text("Großvater Balthasar")
    expect(page.get_by_test_id("left-ahead")).to_have_text(words["left-ahead-you"])
    expect(page.get_by_test_id("rope").locator("[data-seat]")).to_have_count(3)
    expect(page.get_by_test_id("start-smugglers"), "played last").to_have_attribute("aria-current", "true")
    check_access(page)
    gone = 'localStorage[\'seaboard:matches\'].replace(/"match":"[^"]+"/, \'"match":"nowhere"\')'
    page.evaluate(f"() => {{ localStorage['seaboard:matches'] = {gone}; }}")
    page.reload()
    expect(page.get_by_test_id("start-smugglers")).to_be_visible()
    expect(left, "a match that is no longer there").to_have_count(0)
    page.wait_for_function("() => localStorage['seaboard:matches'] === '[]'")
