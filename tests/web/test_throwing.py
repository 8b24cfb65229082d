"""Dice wait for the hand of whoever's turn it is: every screen of the table holds them, and goes on together."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from seaboard.server import throws
from seaboard.server.settings import Settings
from tests.support import browser as by
from tests.support.apart import keep_apart, token
from tests.support.sea import Sea, boat
from tests.web.conftest import AtScene, NewPage

pytestmark = pytest.mark.slow

SAIL = {"kind": "sail", "to": "M6"}
LONG_HOLD = "const later = setTimeout; window.setTimeout = (does, ms, ...more) => later(does, ms === 8000 ? 600000 : ms, ...more)"
PHONE: dict[str, Any] = {"width": 390, "height": 844, "touch": True}


@pytest.fixture(autouse=True)
def no_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """The table does not go on by itself, however slow the machine is."""
    monkeypatch.setattr(throws, "LONGEST", 600.0)


def hold_long(page: Page) -> None:
    """Let nothing fall by itself, and nothing drift meanwhile."""
    page.add_init_script(LONG_HOLD)
    page.emulate_media(reduced_motion="reduce")


def sit(new_page: NewPage, base: str, match: str, seat: int, **wishes: Any) -> Page:
    """Somebody who throws by hand, and has all the time in the world."""
    page = new_page(pace="swift", by_hand=True, **wishes)
    hold_long(page)
    by.sit_down(page, base, "smugglers", {"match": match, "token": token(seat)})
    expect(page.get_by_test_id("board")).to_be_visible()
    return page


def told(page: Page) -> list[str]:
    """The log and the score."""
    return [page.get_by_test_id("log").inner_text(), *page.get_by_test_id("seat-panel").all_inner_texts()]


def sail(page: Page) -> str | None:
    """Sail; then the dice are in the other's hand. What the table shows meanwhile."""
    assert by.until_turn(page) == "turn"
    before = by.seq(page)
    by.by_list(page, SAIL)
    expect(page.get_by_test_id("now-sentence")).to_have_text("Anna throws the dice.")
    return before


def where(page: Page) -> str:
    """The answer to the key that asks where one is."""
    page.keyboard.press("w")
    answer = page.get_by_test_id("answer").inner_text()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("answer")).to_have_count(0)
    return answer


def test_all_screens_hold_the_dice_until_they_are_thrown(settings: Settings, base: str, new_page: NewPage) -> None:
    match = keep_apart(settings, Sea.sailing(3, boat("O5", "gems>coins"), boat("M5"), seat=1))
    anna = sit(new_page, base, match, 0, **PHONE)
    ben = sit(new_page, base, match, 1)
    at_first = where(ben)
    before = sail(ben)
    assert where(ben) != at_first, "what came before the throw has happened"
    ben.keyboard.press("p")  # nobody is given a hint on another's turn
    expect(ben.get_by_test_id("answer")).to_have_text("Anna plays.")
    ben.keyboard.press("Escape")
    throw = anna.get_by_test_id("throw")
    expect(throw).to_have_text("Throw")
    expect(anna.get_by_test_id("now-sentence")).to_have_text("Throw the dice!")
    assert [by.seq(anna), by.seq(ben)] == [before, before]
    assert by.actions(anna) == by.actions(ben) == []
    expect(ben.get_by_test_id("throw")).to_have_count(0)
    expect(anna).to_have_title("Seaboard")
    held = told(ben)
    screen = new_page(pace="swift")
    hold_long(screen)
    screen.goto(f"{base}/t/{match}?screen")
    expect(screen.get_by_test_id("screen-sentence")).to_have_text("Anna throws the dice.")
    expect(screen.get_by_test_id("table-screen")).to_have_attribute("data-seq", before or "")
    assert told(ben) == held
    tray = anna.locator(".table[data-beside=small] .tray[data-throw]")  # a screen has come: the phone is a seat beside it
    tray.tap()
    expect(throw).to_have_count(0)
    expect(anna.get_by_test_id("answer")).to_have_count(0)
    after = "seq => document.querySelector('[data-seq]').dataset.seq !== seq"
    for page in (anna, ben, screen):
        page.wait_for_function(after, arg=before)
    expect(ben.get_by_test_id("log")).not_to_have_text(held[0], use_inner_text=True)


def test_they_fall_by_themselves_when_the_person_has_gone(settings: Settings, base: str, new_page: NewPage) -> None:
    match = keep_apart(settings, Sea.sailing(3, boat("O5", "gems>coins"), boat("M5"), seat=1))
    anna = sit(new_page, base, match, 0)
    ben = sit(new_page, base, match, 1)
    before = sail(ben)
    expect(anna.get_by_test_id("throw")).to_be_visible()
    anna.close()
    by.after(ben, before)


def test_on_one_device_whoever_throws_is_called_first(at_scene: AtScene, new_page: NewPage) -> None:
    page = new_page(width=1024, height=768, touch=True, pace="swift", by_hand=True)
    hold_long(page)
    at_scene(page, "smugglers", "one-device")
    assert by.until_turn(page) == "turn"
    page.evaluate(by.NOTE_CALLS)
    before = by.seq(page)
    by.by_click(page, {"kind": "stay"})
    expect(page.get_by_test_id("throw")).to_be_visible()
    page.wait_for_function("() => window.called.join() === '2'")
    by.throw(page)
    by.after(page, before)
    assert by.until_turn(page) == "turn"
    assert page.evaluate("window.called") == [2], "and not once more when the device has gone round"


# Counts how often a die tumbles.
COUNT_TUMBLES = """
  window.tumbles = 0;
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...how) {
    if (this.closest('.tray')) window.tumbles += 1;
    return animate.apply(this, how);
  };
"""


def test_a_die_tumbles_once_for_each_throw(at_scene: AtScene, new_page: NewPage) -> None:
    page = new_page(pace="swift")
    page.add_init_script(COUNT_TUMBLES)
    at_scene(page, "triangle", "two-players")
    assert by.until_turn(page) == "turn"
    before = by.seq(page)
    by.by_click(page, by.actions(page)[0])
    by.after(page, before)
    assert by.until_turn(page) == "turn"
    throws = page.get_by_test_id("news").locator("span").filter(has_text=re.compile(r"rolls? a \d"))
    assert page.evaluate("window.tumbles") == throws.count() == 2
