"""Four browsers race for one heap over a bad line: nothing is doubled, nothing is lost, and a lost grab is shown at once."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from seaboard.workshop.line import bad_line
from seaboard.workshop.visitor import Visitor
from tests.support import browser as by
from tests.web.conftest import NewPage

pytestmark = pytest.mark.slow

FREE = "() => document.querySelector('[data-testid=action]') && !document.querySelector('[data-testid=hand]')"


def gather(base: str, pages: list[Page], **options: Any) -> dict[str, Any]:
    """Everybody at one table; the race begins when the last one is ready."""
    seated = by.start(base, "aboard", "person", *["open"] * (len(pages) - 1), **options)
    by.sit_down(pages[0], base, "aboard", seated)
    expect(pages[0].get_by_test_id("gathering")).to_be_visible()
    expect(pages[0].get_by_test_id("tile")).to_have_count(0)
    for page in pages[1:]:
        page.goto(f"{base}/t/{seated['match']}")
        page.get_by_test_id("take-seat").click()
        expect(page.get_by_test_id("ready")).to_be_visible()
    by.get_ready(*pages)
    for page in pages:
        expect(page.get_by_test_id("heap")).to_be_visible(timeout=60_000)
    return seated


def test_a_race_begins_when_the_last_is_ready(base: str, new_page: NewPage) -> None:
    one, two = new_page(), new_page(width=390, height=844, touch=True, locale="de")
    gather(base, [one, two], pace="race")
    for page in (one, two):
        expect(page.get_by_test_id("tile")).to_have_count(84)


def test_two_pages_reach_for_one_tile_and_the_slower_sees_it_at_once(base: str, new_page: NewPage) -> None:
    one, two = new_page(), new_page()
    gather(base, [one, two], pace="race")
    ((tile, *at),) = by.topmost(one)
    two.wait_for_function(  # both see the same heap
        "([tile, x, y]) => document.elementFromPoint(x, y)?.closest('[data-tile]')?.dataset.tile === tile", arg=[tile, *at]
    )
    # The slower page does not hear of the faster one before it has reached: its grab is on the way.
    two.evaluate(
        "() => { const send = WebSocket.prototype.send; window.held = [];"
        " WebSocket.prototype.send = function (text) { window.held.push(() => send.call(this, text)); }; }"
    )
    two.mouse.click(*at)
    two.wait_for_function("() => window.held.length > 0")
    one.mouse.click(*at)
    expect(one.locator(f"[data-tile={tile}]")).to_have_count(0)
    two.evaluate("() => window.held.forEach((send) => send())")
    expect(two.get_by_test_id("news").locator("span").last).to_have_text("Somebody was faster. Look again!")
    expect(two.locator(f"[data-tile={tile}]")).to_have_count(0)
    expect(two.locator("[data-testid=own-ship] [data-place] .thing")).to_have_count(0)


@pytest.mark.long  # in ./test programs do it, with kills (tests/server/test_torture.py), and two pages (above)
@pytest.mark.parametrize("grabs", [3, 8])
def test_four_browsers_over_a_bad_line_double_and_lose_nothing(base: str, new_page: NewPage, grabs: int) -> None:
    with bad_line(base, delay_ms=200, dropped=0.05) as line:
        pages = [new_page(width=800, height=600) for _ in range(4)]
        seated = gather(line.address, pages, pace="gentle", hands=[25] * 4)
        for _ in range(grabs):
            for nth, page in enumerate(pages):  # each another tile, as people do who see others reach
                page.wait_for_function(FREE, timeout=60_000)
                if found := by.uncovered(page, nth=nth):
                    page.mouse.click(*found[1:])
        for page in pages:
            page.wait_for_function(FREE, timeout=60_000)
        assert line.cut > 0, "the line was bad"
        with Visitor.at(base, seated["match"]) as watcher:
            view = watcher.shown["view"]
        loaded = [sum(ship["deck"].values()) + ship["below"] for ship in view["ships"]]
        assert sum(loaded) + len(view["heap"]) == 84, "every tile is in one place"
        assert min(loaded) >= 1
        assert all(count <= grabs for count in loaded), "no grab counts twice"
        for page, count in zip(pages, loaded, strict=True):
            page.wait_for_function(
                "n => document.querySelectorAll('[data-testid=tile]').length === n", arg=len(view["heap"]), timeout=60_000
            )
            expect(page.locator("[data-testid=own-ship] [data-place] .thing")).to_have_count(count)
