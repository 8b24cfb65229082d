"""The end tells the story: a page with what each has brought together, moments of the match, and a cut of the board for each."""

import pytest
from playwright.sync_api import Page, expect

from tests.support import browser as by
from tests.support.access import check_access
from tests.support.long import also_long
from tests.web.conftest import Ended, NewPage
from tests.web.test_states import fits

pytestmark = pytest.mark.slow

FOUR = ("Maximiliane-Josephine W.", "Großvater Balthasar K.", "Anne-Charlotte de Brugge", "Willemijntje v. d. Zande")
# Is all of this read aloud, in this order?
READ_IN_ORDER = """(parts) => {
  const read = document.querySelector('[data-testid=news]').innerText;
  const places = parts.map((part) => read.indexOf(part));
  return places.every((place, i) => place >= (places[i - 1] ?? 0));
}"""


# Each of these can be seen, and nothing lies over its middle.
IN_SIGHT = """(such) => [...document.querySelectorAll(such)].every((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return [0.1, 0.5, 0.9].every((part) => one.contains(document.elementFromPoint(left + width / 2, top + height * part)));
})"""
ROWS_AND_ACTS = "[data-testid=end-row], [data-testid=end] .acts button"
ALL_THERE_IS = f"{ROWS_AND_ACTS}, [data-testid=end] .looks button, [data-testid=moment]"


LAPTOPS = ((1366, 625), (1280, 593), (1280, 800))  # what browsers leave of small screens
IS_WHOLE = """() => {
  const end = document.querySelector('[data-testid=end]');
  return end.scrollHeight <= end.clientHeight;
}"""


def shown(page: Page) -> None:
    """The end is there, and all is counted."""
    expect(page.get_by_test_id("end")).to_have_attribute("data-counted", "true")


@pytest.mark.parametrize("game", also_long(["smugglers", "triangle", "aboard"], "smugglers"))
def test_the_end_tells_the_story(ended: Ended, base: str, new_page: NewPage, game: str) -> None:
    match = ended(game)
    page = new_page()
    by.sit_down(page, base, game, match)
    shown(page)
    expect(page.locator("#end-title")).to_be_focused()
    rows, moments = page.get_by_test_id("end-row"), page.get_by_test_id("moment")
    expect(rows).to_have_count(3)
    expect(moments).to_have_count(3)
    names = ["You" if name.endswith("you") else name for name in rows.locator("h3").all_inner_texts()]
    told = [page.get_by_test_id("end-say").inner_text(), *names]
    told += [moment.locator("b.tale").inner_text() for moment in moments.all()]
    page.wait_for_function(READ_IN_ORDER, arg=[part.split("\n")[0] for part in told])
    read = page.get_by_test_id("news").inner_text()

    check_access(page)
    assert fits(page)
    page.wait_for_function(IN_SIGHT, arg=ALL_THERE_IS)

    # The board can be looked at, and the end comes back, without being told a second time.
    page.get_by_test_id("end-look").click()
    expect(page.get_by_test_id("end")).to_have_count(0)
    page.get_by_test_id("end-sheet").click()
    shown(page)
    assert page.get_by_test_id("news").inner_text() == read

    # A table screen tells the same, and nothing can be pressed there.
    screen = new_page(width=1280, height=720)
    screen.goto(f"{base}/t/{match['match']}?screen")
    shown(screen)
    expect(screen.get_by_test_id("moment")).to_have_count(3)
    expect(screen.get_by_test_id("end").locator("button:visible")).to_have_count(0)


@pytest.mark.parametrize("game", also_long(["smugglers", "triangle", "aboard"], "aboard"))
def test_on_a_lying_phone_four_seats_and_all_buttons_are_in_sight(ended: Ended, base: str, new_page: NewPage, game: str) -> None:
    page = new_page(width=844, height=390, touch=True, locale="de")
    by.sit_down(page, base, game, ended(game, *FOUR))
    shown(page)
    expect(page.get_by_test_id("end-row")).to_have_count(4)
    page.wait_for_function(IN_SIGHT, arg=ROWS_AND_ACTS)


@pytest.mark.parametrize("game", also_long(["smugglers", "triangle"], "triangle"))
def test_on_a_lying_tablet_the_end_of_four_seats_is_in_sight_as_a_whole(
    ended: Ended, base: str, new_page: NewPage, game: str
) -> None:
    page = new_page(width=1024, height=768, touch=True, locale="de")
    by.sit_down(page, base, game, ended(game, *FOUR))
    shown(page)
    expect(page.get_by_test_id("moment")).to_have_count(3)
    page.wait_for_function(IS_WHOLE)


@pytest.mark.parametrize("game", also_long(["smugglers", "triangle", "aboard"], "triangle"))
def test_in_a_laptops_low_window_score_story_and_all_buttons_are_in_sight(
    ended: Ended, base: str, new_page: NewPage, game: str
) -> None:
    page = new_page(locale="de")
    by.sit_down(page, base, game, ended(game, *FOUR))
    shown(page)
    expect(page.get_by_test_id("moment")).to_have_count(3)
    for width, height in LAPTOPS:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(IN_SIGHT, arg=ALL_THERE_IS)
