"""People throw dice of their own, and tap or type what fell: a pad for both dice, for the die and for the spinner."""

from copy import deepcopy
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.support import browser as by
from tests.support.access import check_access
from tests.web.conftest import SCENES, AtScene, NewPage

pytestmark = pytest.mark.slow

PHONE: dict[str, Any] = {"width": 390, "height": 844, "touch": True}


def due(game: str, name: str, phase: str) -> dict[str, Any]:
    """A scene in which something has to be thrown before anything else happens."""
    position = deepcopy(SCENES[game].scenes[name].position or {})
    for thrown in ("die", "dice", "reach"):
        position.pop(thrown, None)
    return {"position": position | {"phase": phase}, "own_dice": True}


def face(page: Page, value: str | int, field: str | None = None) -> Any:
    """What a die may show, or a segment of the spinner."""
    within = page.get_by_test_id("pad") if field is None else page.locator(f"[data-testid=pad-die][data-field={field}]")
    return within.locator(f"[data-testid=pad-face][data-value='{value}']")


def test_both_dice_are_tapped_corrected_and_sent_and_may_be_taken_back(at_scene: AtScene, new_page: NewPage) -> None:
    page = new_page(**PHONE)
    at_scene(page, "smugglers", "open-sea", **due("smugglers", "open-sea", "roll"))
    done = page.get_by_test_id("pad-done")
    expect(page.get_by_test_id("now-sentence")).to_have_text("Throw the dice on the table!")
    expect(done).to_be_disabled()
    check_access(page)
    face(page, "sleep", "lighthouse").tap()
    face(page, 4, "boat").tap()
    expect(done).to_be_enabled()
    face(page, 2, "boat").tap()
    expect(face(page, 4, "boat")).not_to_be_checked()
    expect(page.get_by_test_id("news")).to_contain_text("Lighthouse die: The keeper sleeps, Boat die: 2. Enter sends it.")
    done.tap()
    expect(page.get_by_test_id("now-sentence")).to_contain_text("2")
    expect(page.get_by_role("img", name="The keeper sleeps. Boat: 2.")).to_be_visible()
    expect(page.get_by_test_id("pad")).to_have_count(0)
    page.get_by_test_id("undo").tap()
    expect(face(page, "sleep", "lighthouse")).not_to_be_checked()
    face(page, "sleep", "lighthouse").tap()
    face(page, 3, "boat").tap()
    face(page, 3, "boat").tap()  # once more: it is sent
    expect(page.get_by_role("img", name="The keeper sleeps. Boat: 3.")).to_be_visible()


def test_the_spinner_is_typed_by_its_letter_and_tapped_where_it_points(at_scene: AtScene, new_page: NewPage) -> None:
    page = new_page(width=1024, height=768)
    at_scene(page, "triangle", "three-courses", **due("triangle", "three-courses", "spin"))
    expect(page.get_by_test_id("pad")).to_have_attribute("data-purpose", "spinner")
    check_access(page)
    page.keyboard.press("b")
    expect(face(page, 1)).to_be_checked()
    page.keyboard.press("b")
    expect(face(page, 9)).to_be_checked()
    page.keyboard.press("ArrowLeft")  # nothing has the focus yet
    expect(face(page, 9)).to_be_checked()
    face(page, 9).focus()
    page.keyboard.press("ArrowLeft")
    expect(face(page, 8)).to_be_focused()
    expect(face(page, 8)).to_be_checked()
    face(page, 4).click()
    expect(face(page, 4)).to_be_checked()
    page.get_by_test_id("pad-done").click()
    expect(page.get_by_role("img", name="Last spin: E, 4 north")).to_be_visible()
    expect(page.get_by_test_id("pad")).to_have_attribute("data-purpose", "dice")


def test_a_table_is_opened_with_own_dice_a_die_is_typed_and_the_table_may_throw_again(base: str, new_page: NewPage) -> None:
    page = new_page()
    page.goto(base)
    by.choose(page, "triangle")
    page.get_by_test_id("options").click()
    own_dice = page.locator("[data-option=own_dice]")
    own_dice.get_by_role("radio", name="Yes").click()
    page.get_by_test_id("set-sail").click()
    expect(page.get_by_test_id("pad")).to_be_visible(timeout=30_000)
    watcher = new_page()
    watcher.goto(page.url)
    watcher.get_by_test_id("watch").click()
    expect(watcher.get_by_test_id("now-sentence")).to_have_text("Anchor throws the die on the table.")
    page.keyboard.press("5")
    expect(face(page, 5)).to_be_checked()
    page.keyboard.press("Backspace")
    expect(face(page, 5)).not_to_be_checked()
    page.keyboard.press("6")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("now")).to_have_attribute("data-mine", "true")
    expect(page.get_by_role("img", name="The die shows 6")).to_be_visible()
    expect(watcher.get_by_role("img", name="The die shows 6")).to_be_visible()
    page.get_by_test_id("all-moves").locator("summary").click()
    page.get_by_test_id("action").first.click()
    expect(page.get_by_test_id("now-sentence")).to_contain_text("Throw the die for")  # a bot's
    page.get_by_test_id("pad-table").click()
    expect(page.get_by_test_id("pad")).to_have_count(0)
    assert by.until_turn(page) == "turn"
