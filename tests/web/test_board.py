"""The board by keys and by a sliding finger, and what turns on a flat tablet."""

import json
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from seaboard.workshop.visitor import ask
from tests.support import browser as by
from tests.web.conftest import AtScene, NewPage

pytestmark = pytest.mark.slow

WALK = (
    "ArrowRight",
    "ArrowLeft",
    "ArrowLeft",
    "ArrowDown",
    "ArrowRight",
    "ArrowRight",
    "ArrowDown",
)  # before the harbour in the north


def sit_down(page: Page, base: str, *kinds: str, **kept: Any) -> None:
    """A new match of these players, opened on a device that remembers things."""
    players = [{"kind": kind, **({"bot": "sensible"} if kind == "bot" else {})} for kind in kinds]
    seated = ask(base, "/api/matches", {"game": "smugglers", "players": players, "options": {}})
    matches = [{"match": seated["match"], "game": "smugglers", "token": seated["token"], "at": 0}]
    kept = {"matches": matches} | kept
    lines = [f"localStorage['seaboard:{key}'] = {json.dumps(json.dumps(value))}" for key, value in kept.items()]
    page.add_init_script(";".join(lines))
    page.goto(f"{base}/t/{seated['match']}")


def after_mooring(page: Page) -> None:
    """The first choice is made through the list; now there are squares to sail to."""
    while True:
        assert by.until_turn(page) == "turn"
        found = by.actions(page)
        if any(action["kind"] == "sail" for action in found):
            return
        before = page.get_by_test_id("table").get_attribute("data-seq")
        by.by_list(page, found[0])
        by.after(page, before)


def test_arrow_keys_go_from_square_to_square_and_enter_takes(base: str, new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, base, "person", "bot")
    after_mooring(page)
    stage = page.get_by_test_id("stage")
    page.get_by_test_id("help").focus()
    page.keyboard.press("Shift+Tab")
    for _ in range(6):
        if stage.evaluate("node => node === document.activeElement"):
            break
        page.keyboard.press("Shift+Tab")
    expect(stage).to_be_focused()
    expect(stage.locator(".ring path")).to_have_count(2)
    harbour = stage.get_attribute("data-cursor")
    expect(page.get_by_test_id("place")).to_contain_text("harbour")
    page.keyboard.press("ArrowDown")
    expect(stage).not_to_have_attribute("data-cursor", harbour or "")
    expect(page.get_by_test_id("place")).to_contain_text("Outer ring, before")
    for key in WALK:
        if stage.get_attribute("data-legal") == "true":
            break
        page.keyboard.press(key)
    expect(stage).to_have_attribute("data-legal", "true")
    expect(page.get_by_test_id("place")).to_contain_text("Sail")
    before = page.get_by_test_id("table").get_attribute("data-seq")
    page.keyboard.press("Enter")
    by.after(page, before)


def touch(finger: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    """A finger as the browser sees it."""
    finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})


def test_press_and_slide_looks_through_a_lens(base: str, new_page: NewPage) -> None:
    page = new_page(width=390, height=844, touch=True)
    sit_down(page, base, "person", "bot")
    after_mooring(page)
    goal = next(place for action in by.actions(page) if action["kind"] == "sail" and (place := by.place_of(action)))
    x, y = by.middle_of(page, base, goal)
    far = by.middle_of(page, base, "I0" if not goal.startswith("I") else "O10")
    finger = page.context.new_cdp_session(page)
    touch(finger, "touchStart", far)
    lens = page.get_by_test_id("lens")
    expect(lens).to_be_visible()
    touch(finger, "touchMove", (x, y))
    expect(lens).to_have_attribute("data-place", goal)
    expect(lens.locator("svg.layer").first).to_be_attached()
    before = page.get_by_test_id("table").get_attribute("data-seq")
    touch(finger, "touchEnd")
    expect(lens).to_have_count(0)
    by.after(page, before)
    assert page.evaluate("scrollY") == 0, "the page stays under the lens"


def test_on_a_flat_tablet_the_card_turns_to_the_side_of_the_seat(base: str, new_page: NewPage) -> None:
    page = new_page(width=1024, height=768, touch=True)
    sit_down(page, base, "person", "person", "person", "person", flat=True)
    sides = {0: "0", 1: "90", 2: "180", 3: "270"}
    seen: set[int] = set()
    while len(seen) < len(sides):
        assert by.until_turn(page) == "turn"
        seat = by.at_turn(page)
        expect(page.get_by_test_id("now")).to_have_attribute("data-turn", sides[seat])
        seen.add(seat)
        before = by.seq(page)
        by.by_list(page, by.actions(page)[0])
        by.after(page, before)


def test_the_sea_is_heard_only_where_it_is_wanted(base: str, new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, base, "person", "bot", sound=True)
    expect(page.get_by_test_id("board")).to_be_visible()
    page.get_by_test_id("menu").click()
    sea = page.get_by_test_id("sea")
    expect(sea.get_by_role("radio", checked=True)).to_have_text("On")
    sea.get_by_text("Off").click()
    assert page.evaluate("localStorage['seaboard:sea']") == "false"
    page.get_by_test_id("sound").get_by_text("Off").click()
    expect(sea).to_have_count(0)
    expect(page.get_by_test_id("flat")).to_have_count(0)


@pytest.mark.parametrize("is_first", [True, False])
def test_the_light_is_turned_by_a_tap_on_its_pale_beam(at_scene: AtScene, new_page: NewPage, is_first: bool) -> None:
    page = new_page(width=390, height=844, touch=True)
    at_scene(page, "smugglers", "beam-choice")
    if not is_first:  # then one tap is enough for those who are sure
        page.evaluate("localStorage['seaboard:acted'] = 'true'")
        page.reload()
        page.get_by_test_id("menu-small").click()
        page.get_by_test_id("sure").get_by_text("On").click()
        page.keyboard.press("Escape")
    expect(page.get_by_test_id("foreseen")).to_have_count(2)
    disc = page.locator("[data-ghost=clockwise]")
    expect(disc).to_be_visible()
    box = disc.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 49, "a finger needs room"
    before = by.seq(page)
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    by.after(page, before)
    expect(page.get_by_test_id("log")).to_contain_text("clockwise")


def test_a_finger_is_shown_first_what_it_could_regret(at_scene: AtScene, base: str, new_page: NewPage) -> None:
    page = new_page(width=390, height=844, touch=True)
    page.add_init_script("localStorage['seaboard:acted'] = 'true'")
    at_scene(page, "smugglers", "open-sea")
    assert by.until_turn(page) == "turn"
    found = [by.place_of(action) for action in by.actions(page)]
    one, two, *_ = (place for place in found if place and found.count(place) == 1)

    def tap(place: str) -> None:
        page.touchscreen.tap(*by.middle_of(page, base, place))

    def shown(place: str) -> Locator:
        text = json.dumps({"kind": "sail", "to": place}, separators=(",", ":"))
        return page.locator(f"[data-testid=act-button][data-action='{text}']")

    before = by.seq(page)
    tap(one)
    expect(page.get_by_test_id("lens-hint")).to_be_visible()
    expect(shown(one)).to_be_visible()
    expect(page.get_by_test_id("now-sentence")).to_have_text("Sail there?")
    box = page.get_by_test_id("stage").bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + 4, box["y"] + 4)
    expect(shown(one)).to_have_count(0)
    tap(one)
    expect(shown(one)).to_be_visible()
    tap(two)
    expect(shown(two)).to_be_visible()
    assert by.seq(page) == before
    tap(two)
    by.after(page, before)


def test_boats_that_share_a_harbour_lie_in_it(at_scene: AtScene, base: str, new_page: NewPage) -> None:
    page = new_page()
    boats = [{"at": "coins"}] * 3
    at_scene(
        page, "smugglers", "first-sail", position={"phase": "sail", "round": 1, "beam": 14, "reach": 4, "boats": boats}, log=[]
    )
    assert by.until_turn(page) == "turn"
    x, y = by.middle_of(page, base, "coins")
    pieces = page.get_by_test_id("board").locator(".piece:has([data-seat])")
    expect(pieces).to_have_count(3)
    spots = pieces.evaluate_all("all => all.map((one) => [one.getBoundingClientRect().x, one.getBoundingClientRect().y])")
    assert all(abs(left - x) < 60 and abs(top - y) < 60 for left, top in spots)
