"""An evening's cup in the browser: begun with the mouse, seen by all devices, ended with a scene."""

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from seaboard.engine.replay import Cup, CupMatch
from seaboard.server import seating
from seaboard.server.begin import new_match
from seaboard.server.bodies import NewPlayer
from seaboard.server.clock import now_ms
from seaboard.server.settings import Settings
from seaboard.server.storage.store import Store, TableRow
from tests.support import browser as by
from tests.support.access import check_access
from tests.support.played import play_out
from tests.web.conftest import SECRET, NewPage
from tests.web.test_states import fits

pytestmark = pytest.mark.slow

NAMES = ("Mia", "Opa Jo")
SCENE = "[data-testid=cup-scene]"
# The scene stays until somebody goes on, however long the machine takes to show it.
NO_END = """const timer = window.setTimeout;
window.setTimeout = (what, ms, ...more) => (ms === 1900 || ms === 1300 ? 0 : timer(what, ms, ...more));"""


@contextmanager
def cup_of(settings: Settings, id_: str, names: Sequence[str] = NAMES, **more: Any) -> Iterator[list[dict[str, str]]]:
    """A match of people who have a device each that is over, in the store; what each of them holds."""
    rows = seating.seat_rows([NewPlayer("person", name) for name in names], "none")
    rows = tuple(row._replace(token_hash=seating.token_hash(f"{id_}-{row.seat}")) for row in rows)
    match = new_match(id_, SECRET, "smugglers", {"target": 1}, rows, **more)
    play_out(match)
    store = Store(settings.database)
    store.create(id_, match.header, SECRET, rows, match.log.entries, now_ms(), TableRow(host=0)).result()
    store.close()
    yield [{"match": id_, "token": f"{id_}-{seat}"} for seat in range(len(names))]


def at_end(page: Page, base: str, seated: dict[str, str]) -> None:
    by.sit_down(page, base, "smugglers", seated)
    expect(page.get_by_test_id("end")).to_be_visible()


def test_two_devices_and_a_screen_begin_a_cup_of_all_games(base: str, settings: Settings, new_page: NewPage) -> None:
    with cup_of(settings, "cup-begins") as (one, two):
        mia, opa, screen = new_page(width=844, height=390), new_page(width=390, height=844, touch=True), new_page()
        at_end(mia, base, one)
        at_end(opa, base, two)
        screen.goto(f"{base}/t/cup-begins?screen")
        expect(screen.get_by_test_id("end")).to_be_visible()
        mia.get_by_test_id("cup-begin").click()
        expect(mia.get_by_test_id("cup-go")).to_be_in_viewport(ratio=1)
        mia.get_by_test_id("cup-games").get_by_role("radio").nth(1).click()
        mia.get_by_test_id("cup-many").get_by_role("radio").nth(1).click()
        check_access(mia)
        mia.get_by_test_id("cup-go").click()
        expect(mia.locator("[data-testid=table][data-game=triangle]").or_(mia.get_by_test_id("gathering"))).to_be_visible()
        assert "cup-begins" not in mia.url
        opa.get_by_test_id("rematch").tap()
        opa.wait_for_url(mia.url)
        screen.wait_for_url(re.compile(re.escape(mia.url)))


def test_the_cup_stands_at_the_end_and_is_ended_by_a_tap(base: str, settings: Settings, new_page: NewPage) -> None:
    before = CupMatch("before", "smugglers", (1, 2))
    cup = Cup(games=("smugglers", "triangle", "aboard"), played=(before,))
    with cup_of(settings, "cup-open", cup=cup) as (one, two):
        mia = new_page(width=390, height=844, touch=True, pace="swift", motion=True)
        opa = new_page()
        watcher = new_page()
        at_end(mia, base, one)
        at_end(opa, base, two)
        watcher.goto(f"{base}/t/cup-open?screen")
        for page in (mia, opa, watcher):
            expect(page.get_by_test_id("cup")).to_have_attribute("data-played", "2")
            expect(page.get_by_test_id("cup-scene")).to_have_count(0)
        expect(mia.get_by_test_id("rematch")).to_have_text(re.compile("Devil.s Triangle"))
        assert fits(mia)
        check_access(mia)
        mia.get_by_test_id("cup-show").tap()
        expect(mia.get_by_test_id("cup-row")).to_have_count(2)
        check_access(mia)
        mia.evaluate(by.WATCH_FOR, SCENE)
        mia.get_by_test_id("cup-end").tap()
        mia.get_by_test_id("cup-end-yes").tap()
        mia.wait_for_function("() => window.seen > 0")
        expect(mia.locator(SCENE)).to_have_count(0)
        for page in (mia, opa, watcher):
            expect(page.get_by_test_id("cup")).to_have_attribute("data-over", "true")
            expect(page.get_by_test_id("cup-say")).to_contain_text("cup!")
        expect(mia.get_by_test_id("rematch")).to_have_text("Again!")
        check_access(mia)


@pytest.mark.parametrize("names", [NAMES, (*NAMES, "Noor", "Luc")], ids=["two", "four"])
def test_on_a_screen_that_is_the_table_the_end_has_room_for_the_cup(
    base: str, settings: Settings, new_page: NewPage, names: tuple[str, ...]
) -> None:
    before = CupMatch("before", "smugglers", tuple(range(1, 1 + len(names))))
    with cup_of(settings, f"cup-room-{len(names)}", names, cup=Cup(games=("smugglers",), matches=3, played=(before,))):
        screen = new_page(width=1920, height=1080, locale="de")
        screen.goto(f"{base}/t/cup-room-{len(names)}?screen")
        expect(screen.get_by_test_id("end")).to_have_attribute("data-counted", "true")
        expect(screen.get_by_test_id("cup")).to_be_visible()
        expect(screen.get_by_test_id("moment").first).to_be_visible()
        assert screen.get_by_test_id("end").evaluate("end => end.scrollHeight <= end.clientHeight + 1")


def test_the_last_planned_match_plays_the_scene_once_and_a_key_goes_on(base: str, settings: Settings, new_page: NewPage) -> None:
    cup = Cup(games=("smugglers",), matches=2, played=(CupMatch("before", "smugglers", (1, 2)),))
    with cup_of(settings, "cup-last", cup=cup) as (one, _):
        page = new_page(pace="swift")
        page.add_init_script(NO_END)
        at_end(page, base, one)
        expect(page.get_by_test_id("cup-scene")).to_be_visible()
        page.keyboard.press("Enter")
        expect(page.get_by_test_id("cup-scene")).to_have_count(0)
        page.reload()
        expect(page.get_by_test_id("end")).to_have_attribute("data-counted", "true")
        expect(page.get_by_test_id("cup")).to_have_attribute("data-over", "true")
        expect(page.get_by_test_id("cup-scene")).to_have_count(0)


def test_a_table_is_opened_for_a_cup_and_says_so_while_people_wait(base: str, new_page: NewPage) -> None:
    page = new_page(width=844, height=390, touch=True)
    page.goto(base)
    page.get_by_test_id("by-link").tap()
    page.get_by_test_id("evening").get_by_role("radio").nth(1).tap()
    page.get_by_test_id("cup-many").get_by_role("radio").nth(2).tap()
    page.get_by_test_id("set-sail").tap()
    expect(page.get_by_test_id("cup-line")).to_contain_text("Match 1. The cup begins now.")
    assert fits(page)
    check_access(page)
    page.get_by_test_id("cup-line").tap()
    expect(page.get_by_test_id("cup-sheet")).to_be_visible()
    expect(page.get_by_test_id("cup-end")).to_have_count(0)
