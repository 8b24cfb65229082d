"""For those who listen and those who have only keys: what is said, what the browser's voice is given, where the focus goes."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.support import browser as by
from tests.support.words import messages
from tests.web.conftest import AtScene, NewPage

pytestmark = pytest.mark.slow

# A browser whose voices speak German, and end at once.
VOICES = """
  window.said = [];
  speechSynthesis.getVoices = () => [{ lang: 'de-DE' }];
  speechSynthesis.speak = (one) => { window.said.push([one.text, one.lang]); setTimeout(() => one.onend?.()); };
"""
SAID = "text => window.said.some(([said, lang]) => said.includes(text) && lang === 'de')"

# Notes whenever the focus has fallen to the page.
WATCH_FOCUS = """() => {
  window.lost = 0;
  const look = () => { window.lost += Number(document.activeElement === document.body); requestAnimationFrame(look); };
  look();
}"""


def press(page: Page, name: str, key: str = "Enter") -> None:
    """Press a key on something."""
    page.get_by_test_id(name).first.focus()
    page.keyboard.press(key)


def test_the_chosen_ship_is_said_once_and_read_aloud_and_the_focus_stays(at_scene: AtScene, new_page: NewPage) -> None:
    page = new_page(locale="de")
    page.add_init_script(VOICES)
    at_scene(page, "triangle", "three-courses")
    assert by.until_turn(page) == "turn"
    press(page, "menu")
    expect(page.get_by_test_id("aloud-hint")).to_have_text(messages("ear", "de")["aloud-hint"])
    page.get_by_test_id("aloud").get_by_text(messages("words", "de")["on"], exact=True).focus()
    page.keyboard.press("Enter")
    page.wait_for_function(SAID, arg=messages("ear", "de")["aloud-begins"])
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("menu")).to_be_focused()

    show = page.get_by_test_id("show-button")
    sentence = page.get_by_test_id("now-sentence")
    asked = sentence.inner_text()
    press(page, "show-button")
    expect(sentence).not_to_have_text(asked)
    chosen = sentence.inner_text()
    news = page.get_by_test_id("news").locator("span")
    expect(news.filter(has_text=chosen)).to_have_count(1)
    page.wait_for_function(SAID, arg=chosen)
    expect(show).to_be_focused()
    page.keyboard.press("Enter")
    expect(sentence).not_to_have_text(chosen)
    expect(news.filter(has_text=sentence.inner_text())).to_have_count(1)
    expect(show).to_be_focused()

    page.evaluate(WATCH_FOCUS)
    before = by.seq(page)
    press(page, "act-button")
    by.after(page, before)
    expect(page.get_by_test_id("all-moves").locator("summary")).to_be_focused()
    assert page.evaluate("window.lost") == 0


def test_the_list_of_moves_tells_of_each_place_what_is_near(at_scene: AtScene, new_page: NewPage) -> None:
    page = new_page()
    at_scene(page, "smugglers", "open-sea")
    assert by.until_turn(page) == "turn"
    page.get_by_test_id("all-moves").locator("summary").focus()
    page.keyboard.press("Enter")
    sails = page.locator("[data-testid=action][data-action*=sail]").first
    expect(sails).to_have_accessible_description(re.compile(r"\b(ring|square|Island|boat)\b"))


def test_the_focus_is_at_home_again_when_the_crate_has_shut(at_scene: AtScene, new_page: NewPage) -> None:
    page = new_page(pace="swift")
    at_scene(page, "smugglers", "delivered")
    assert by.until_turn(page) == "turn"
    moves = page.get_by_test_id("all-moves").locator("summary")
    moves.focus()
    page.keyboard.press("Enter")
    page.locator("[data-testid=action][data-action*=take][data-action*=jewellery]").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("crate")).to_be_visible()
    expect(moves).not_to_be_focused()
    expect(page.get_by_test_id("crate")).to_have_count(0)
    expect(moves).to_be_focused()


def test_where_there_is_no_voice_the_switch_says_so(at_scene: AtScene, new_page: NewPage) -> None:
    page = new_page()
    page.add_init_script("delete window.speechSynthesis; delete Window.prototype.speechSynthesis")
    at_scene(page, "smugglers", "won")
    # The end of a match takes the keyboard, and gives it back.
    heading = page.get_by_test_id("end").get_by_role("heading", level=2).first
    expect(heading).to_be_focused()
    press(page, "end-look")
    expect(page.get_by_test_id("end-sheet")).to_be_focused()
    press(page, "menu")
    expect(page.get_by_test_id("aloud-hint")).to_have_text(messages("ear", "en")["aloud-silent"])
    expect(page.get_by_test_id("aloud").get_by_text(messages("words", "en")["on"], exact=True)).to_be_disabled()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("menu")).to_be_focused()
    press(page, "end-sheet")
    expect(heading).to_be_focused()


def test_who_is_ready_by_keys_stays_on_the_page(base: str, new_page: NewPage) -> None:
    page = new_page()
    by.sit_down(page, base, "aboard", by.start(base, "aboard", "person", "bot", pace="race"))
    press(page, "ready")
    expect(page.get_by_test_id("all-moves").locator("summary")).to_be_focused()


def test_letters_do_what_buttons_do_and_a_sheet_lists_them(at_scene: AtScene, new_page: NewPage) -> None:
    page = new_page()
    at_scene(page, "smugglers", "open-sea")
    assert by.until_turn(page) == "turn"
    summary = page.get_by_test_id("all-moves").locator("summary")
    page.keyboard.press("v")
    expect(page.get_by_test_id("action").first).to_be_visible()
    expect(summary).to_be_focused()
    page.keyboard.press("v")
    expect(page.get_by_test_id("action").first).to_be_hidden()
    page.keyboard.press("o")
    expect(page.get_by_test_id("menu-sheet")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("menu")).to_be_focused()
    expect(page.get_by_test_id("menu-sheet")).to_have_count(0)
    page.keyboard.press("k")
    expect(page.get_by_test_id("rules").get_by_role("heading", level=2)).to_be_focused()
    keys = page.get_by_test_id("keys").locator("kbd").all_inner_texts()
    assert {"T", "U", "V", "P", "O", "K", "W", "M", "N", "L", "S"} <= set(keys)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("rules")).to_have_count(0)
    page.keyboard.press("u")
    expect(page.get_by_test_id("answer")).to_have_text(messages("words", "en")["refused-no_undo"])

    # Playing from the list, the focus is never on the page itself, not even for a moment.
    page.evaluate(WATCH_FOCUS)
    before = by.seq(page)
    by.by_list(page, by.actions(page)[0])
    by.after(page, before)
    assert page.evaluate("window.lost") == 0


def test_the_end_is_read_aloud_whole_and_answers_say_how_it_ended(at_scene: AtScene, new_page: NewPage) -> None:
    page = new_page(locale="de")
    page.add_init_script(VOICES + "localStorage['seaboard:aloud'] = 'true'")
    at_scene(page, "smugglers", "won")
    expect(page.get_by_test_id("end")).to_be_visible()
    told = page.get_by_test_id("news").locator("span")
    expect(told.filter(has_text="1. ")).to_have_count(1)
    texts = [text.strip() for text in told.all_inner_texts()]
    page.wait_for_function(f"texts => texts.every({SAID})", arg=texts)
    press(page, "end-look")
    page.keyboard.press("m")
    expect(page.get_by_test_id("answer")).to_contain_text("1. ")
