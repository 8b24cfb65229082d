"""A line that has gone silent, though nobody has closed it: the page notices by itself, says so, and comes back."""

import pytest
from playwright.sync_api import Page, expect

from tests.support import browser as by
from tests.support.standstill import Standstill
from tests.web.conftest import NewPage

pytestmark = pytest.mark.slow

# Milliseconds, as in web/src/net/watch.ts.
QUIET = 10_000
SOON = 3_000
ANSWER = 5_000

STEP = 1_000


@pytest.fixture
def page(new_page: NewPage) -> Page:
    return new_page(width=390, height=844, touch=True)


@pytest.fixture
def still(base: str, page: Page) -> Standstill:
    """The page is at its turn, and its time is ours."""
    still = Standstill(page)
    by.sit_down(page, base, "triangle", by.start(base, "triangle", "person", "bot", first_seat=0))
    assert by.until_turn(page) == "turn"
    still.begin()
    return still


def test_a_quiet_table_is_asked_and_nobody_is_disturbed(page: Page, still: Standstill) -> None:
    before = page.evaluate("window.line.answered")
    for _ in range(3 * QUIET // STEP):
        still.run_for(STEP)
    assert page.evaluate("window.line.answered") >= before + 2
    still.run_for(ANSWER)
    expect(page.get_by_test_id("banner")).to_have_count(0)
    assert page.evaluate("window.line.opened") == 1


@pytest.mark.usefixtures("still")
def test_a_silent_line_is_told_and_what_was_chosen_meanwhile_counts(page: Page) -> None:
    before = by.seq(page)
    banner = page.get_by_test_id("banner")
    page.evaluate("window.line.die()")
    by.by_list(page, by.actions(page)[0])
    page.clock.run_for(SOON)
    expect(banner).to_have_count(0)
    page.clock.run_for(ANSWER)
    expect(banner).to_be_visible()
    page.clock.resume()
    by.after(page, before)
    expect(banner).to_have_count(0)
    assert page.evaluate("window.line.opened") == 2
