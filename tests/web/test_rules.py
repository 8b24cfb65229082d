"""The book of rules: how one comes to it, finds one's way in it, has it read aloud, and is told what can be done now."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.support import browser as by
from tests.support.access import check_access
from tests.support.words import messages
from tests.web.conftest import AtScene, NewPage

pytestmark = pytest.mark.slow

SPEAK = "window.said = []; speechSynthesis.speak = (text) => { window.said.push(text); }"
IS_INSIDE = "() => document.activeElement === document.body || document.activeElement.closest('dialog') !== null"
FITS = "() => document.querySelector('dialog').scrollWidth <= innerWidth"
EN: dict[str, Any] = messages("games/smugglers/rules", "en")


def test_a_refusal_leads_into_the_book_and_the_book_to_what_can_be_done_now(
    base: str, at_scene: AtScene, new_page: NewPage
) -> None:
    page = new_page(width=1440, height=900)
    page.add_init_script(SPEAK)
    at_scene(page, "smugglers", "open-sea")
    assert by.until_turn(page) == "turn"
    page.mouse.click(*by.middle_of(page, base, "O12"))
    page.get_by_test_id("why").click()
    book = page.get_by_test_id("rules")
    asked, lit = book.locator("li[aria-current=true]"), book.locator("li.lit")
    expect(asked).to_have_attribute("data-tells", "4.1")
    expect(book.get_by_test_id("example").locator("svg").first).to_be_visible()
    check_access(page, within="[data-testid=rules]")

    book.get_by_test_id("book-read").click()
    page.wait_for_function("() => window.said.length === 1")
    page.evaluate("window.said[0].onend()")
    expect(lit).to_have_attribute("data-rule", "fewer")
    page.wait_for_function("() => window.said.length === 2")
    told = page.evaluate("window.said.map(({ text, lang }) => [text, lang])")
    assert told == [[f"1. {EN['rule-smugglers-steps']}", "en"], [f"2. {EN['rule-smugglers-fewer']}", "en"]]

    page.keyboard.press("Escape")
    expect(book).to_have_count(0)
    page.keyboard.press("?")
    expect(book.locator("[data-chapter=sail]")).to_have_attribute("aria-current", "page")
    page.keyboard.press("ArrowRight")
    expect(book.locator("[data-rule=exit]")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(book.locator("[data-rule=steps]")).to_be_visible()
    for _ in range(14):
        page.keyboard.press("Tab")
        assert page.evaluate(IS_INSIDE)

    page.set_viewport_size({"width": 390, "height": 844})
    book.locator("[data-chapter=variants]").click()
    expect(book.locator("[data-rule=open-scores]")).to_have_count(0)
    book.get_by_test_id("book-next").click()
    expect(book.locator("[data-rule=open-scores]").get_by_test_id("agreed")).to_be_visible()
    expect(book.locator("[data-rule=memory-aid]").get_by_test_id("agreed")).to_have_count(0)
    assert page.evaluate(FITS)
    check_access(page, within="[data-testid=rules]")
    book.get_by_test_id("book-now").click()
    now = book.get_by_test_id("now-page")
    expect(now).to_contain_text(page.get_by_test_id("now-sentence").text_content() or "")
    expect(now.locator("[data-kind=sail]")).to_contain_text(EN["can-smugglers-sail"])
    check_access(page, within="[data-testid=rules]")
    now.locator("[data-kind=stay]").get_by_test_id("now-rule").click()
    expect(asked).to_have_attribute("data-rule", "fewer")


def test_the_first_page_has_the_book_of_every_game(base: str, new_page: NewPage) -> None:
    page = new_page(width=390, height=844, touch=True, locale="de")
    page.goto(base)
    page.get_by_test_id("rules-button").tap()
    page.get_by_test_id("rules-aboard").tap()
    book = page.get_by_test_id("rules")
    expect(book.get_by_test_id("example").first).to_be_visible()
    expect(book).to_contain_text("Alles an Bord?!")
    expect(book.get_by_test_id("book-now"), "nothing is played").to_have_count(0)
    book.get_by_test_id("book-close").tap()
    expect(book).to_have_count(0)
