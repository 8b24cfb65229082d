"""Whoever opens a hint by a key and shuts it again is where the keyboard was before."""

import pytest
from playwright.sync_api import expect

from tests.support import browser as by
from tests.web.conftest import AtScene, NewPage
from tests.web.test_company import Wire

pytestmark = pytest.mark.slow


def test_after_a_hint_the_focus_is_back_where_it_was(at_scene: AtScene, new_page: NewPage) -> None:
    page = new_page()
    Wire(page)
    at_scene(page, "smugglers", "open-sea", people=1)
    assert by.until_turn(page) == "turn"
    hints, choice = page.get_by_test_id("hints"), page.get_by_test_id("hint-choice").first
    moves, lamp = page.get_by_test_id("all-moves").locator("summary"), page.get_by_test_id("hint")

    moves.focus()
    page.keyboard.press("p")
    expect(choice).to_be_focused()
    page.keyboard.press("Escape")
    expect(hints).to_have_count(0)
    expect(moves).to_be_focused()

    lamp.focus()
    page.keyboard.press("Enter")
    expect(choice).to_be_focused()
    page.get_by_test_id("hint-close").press("Enter")
    expect(hints).to_have_count(0)
    expect(lamp).to_be_focused()
