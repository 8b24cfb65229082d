"""A stranger's first minute: own first accepted action after at most three taps, no text field, at most thirty words.

Of the first page count the words of what is pressed: what is not wanted there is told apart by its pictures.
"""

import pytest
from playwright.sync_api import expect

from seaboard.workshop.measure import script_kilobytes
from tests.support import browser as by
from tests.support.games import DRAWN
from tests.web.conftest import NewPage

pytestmark = pytest.mark.slow

SEEN_WORDS = """(within) => {
  const walker = document.createTreeWalker(within ?? document.body, NodeFilter.SHOW_TEXT);
  const words = [];
  while (walker.nextNode()) {
    const node = walker.currentNode, parent = node.parentElement;
    if (!node.textContent.trim() || parent.closest('.sr')) continue; // what is only heard
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    const isOnScreen = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    const isSeen = box.width > 1 && box.height > 1 && isOnScreen;
    if (isSeen) words.push(...node.textContent.trim().split(/\\s+/));
  }
  return words.filter((word) => /\\p{L}/u.test(word));
}"""


@pytest.mark.parametrize(("width", "height", "touch"), [(390, 844, True), pytest.param(1440, 900, False, marks=pytest.mark.long)])
def test_three_taps_and_thirty_words(base: str, new_page: NewPage, width: int, height: int, touch: bool) -> None:
    page = new_page(width=width, height=height, touch=touch, pace=None, lessons=True)
    page.goto(base)
    expect(page.get_by_test_id("start-smugglers")).to_be_visible()
    assert page.locator("input:visible, textarea:visible").count() == 0
    alone = page.get_by_test_id("alone")
    words = alone.evaluate(SEEN_WORDS)
    alone.click()
    assert by.until_turn(page) == "turn"
    assert page.locator("input:visible, textarea:visible").count() == 0
    expect(page.get_by_test_id("lesson-hand")).to_be_visible()
    words += page.evaluate(SEEN_WORDS)
    assert len(words) <= 30, words
    before = page.get_by_test_id("table").get_attribute("data-seq")
    by.by_board(page, base, by.actions(page)[0], touch=touch)
    by.after(page, before)


@pytest.mark.parametrize("game", DRAWN)
def test_a_first_play_loads_little_script(base: str, new_page: NewPage, game: str) -> None:
    assert script_kilobytes(new_page(), base, game) < 120
