"""A group of which one is chosen, by keys: Tab comes to one of its radios, and arrow keys go along them and choose."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support import browser as by
from tests.support.access import check_access
from tests.web.conftest import AtScene, NewPage

pytestmark = pytest.mark.slow

# How many radios of each group Tab would come to.
STOPS = """() => [...document.querySelectorAll('[role=radiogroup]')].map((group) =>
  [...group.querySelectorAll('[role=radio]')].filter((one) => one.tabIndex >= 0).length)"""


def has_one_stop_each(page: Page) -> None:
    page.keyboard.press("Tab")
    page.wait_for_function(f"() => {{ const found = ({STOPS})(); return found.length > 0 && found.every((n) => n === 1); }}")


def goes_along(page: Page, group: Locator) -> None:
    """Arrows choose the next radio and the one before, and the last one is before the first."""
    radios = group.get_by_role("radio")
    first = radios.first
    first.click()
    expect(first).to_be_checked()
    first.focus()
    for key, chosen in (("ArrowRight", radios.nth(1)), ("ArrowLeft", first), ("ArrowUp", radios.last), ("ArrowDown", first)):
        page.keyboard.press(key)
        expect(chosen).to_be_focused()
        expect(chosen).to_be_checked()


def test_in_the_menu(at_scene: AtScene, new_page: NewPage) -> None:
    page = new_page()
    at_scene(page, "smugglers", "open-sea", people=1)
    assert by.until_turn(page) == "turn"
    page.get_by_test_id("menu").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("reviews")).to_be_visible()
    has_one_stop_each(page)
    goes_along(page, page.get_by_test_id("pace"))
    goes_along(page, page.get_by_test_id("sound"))
    page.get_by_test_id("sound").get_by_role("radio").first.focus()
    page.keyboard.press("Tab")
    expect(page.get_by_test_id("forced").get_by_role("radio", checked=True)).to_be_focused()
    check_access(page)


def test_on_the_first_page_and_where_people_are_seated(base: str, new_page: NewPage) -> None:
    page = new_page()
    page.goto(base)
    by.choose(page, "smugglers")
    has_one_stop_each(page)
    page.get_by_test_id("one-device").click()
    sheet = page.get_by_test_id("new-match")
    expect(sheet.locator("[data-bot]").first).to_be_visible()
    has_one_stop_each(page)
    seats = sheet.locator("li").get_by_role("radiogroup")
    last = seats.last.get_by_role("radio", checked=True)
    last.focus()
    page.keyboard.press("ArrowLeft")
    expect(seats.last.get_by_role("radio").nth(1)).to_be_checked()
    expect(seats.last.get_by_role("radio").nth(1)).to_be_focused()
    check_access(page)
