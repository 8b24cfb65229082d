"""Devil's Triangle as people play it: by mouse, by touch, by keyboard, round one device, in two browsers."""

import json
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.support import browser as by
from tests.web.conftest import AtScene, NewPage

pytestmark = pytest.mark.slow

MOST_ACTIONS = 200
TURNS = 3  # of each of two browsers; nobody reaches the target so soon
SHORT = "localStorage['seaboard:options:triangle'] = '{\"length\": \"short\"}'"


def choose(found: list[dict[str, Any]], number: int) -> dict[str, Any]:
    return found[number % len(found)]


def play(page: Page, way: Callable[[dict[str, Any]], None]) -> int:
    """Play to the end; how many actions it took."""
    return by.play_to_end(page, choose, way)


def quick_start(page: Page, base: str) -> None:
    page.add_init_script(SHORT)
    page.goto(base)
    page.get_by_test_id("start-triangle").click()
    expect(page.get_by_test_id("board")).to_be_visible()


def test_a_whole_match_by_mouse_without_a_shift_of_the_page(base: str, new_page: NewPage) -> None:
    page = new_page(motion=True)
    quick_start(page, base)
    assert by.until_turn(page) == "turn"
    page.evaluate(by.WATCH_SHIFTS)
    assert play(page, lambda action: by.by_ship(page, 0, action, touch=False)) > 3
    assert page.evaluate("window.shifts") < 0.1
    page.get_by_test_id("rematch").click()
    expect(page.get_by_test_id("end")).to_have_count(0)
    assert by.until_turn(page) == "turn"


def test_a_whole_match_by_touch_on_a_phone(base: str, new_page: NewPage) -> None:
    page = new_page(width=390, height=844, touch=True)
    quick_start(page, base)
    assert play(page, lambda action: by.by_ship(page, 0, action, touch=True)) > 3


def test_a_whole_match_by_keyboard_in_german(base: str, new_page: NewPage) -> None:
    page = new_page(locale="de")
    page.add_init_script(SHORT)
    page.goto(base)
    page.get_by_test_id("start-triangle").focus()
    page.keyboard.press("Enter")
    assert play(page, lambda action: by.by_list(page, action)) > 3
    assert "{" not in page.locator("body").inner_text()


def test_one_device_goes_round_without_a_curtain(base: str, new_page: NewPage) -> None:
    page = new_page(width=1024, height=768, touch=True, locale="fr")
    page.add_init_script(SHORT)
    page.goto(base)
    page.get_by_test_id("one-device").click()
    page.get_by_test_id("pick-triangle").click()
    page.get_by_test_id("set-sail").click()
    assert by.until_turn(page) == "turn"
    page.evaluate(by.WATCH_FOR, "[data-testid=hand-over], [data-testid=loading]")
    page.evaluate(by.NOTE_CALLS)
    assert by.go_round(page, choose) == 0
    assert page.evaluate("window.seen") == 0, "no page stands between two turns, and no empty one"
    called = page.evaluate("window.called")
    assert len(called) > 5
    assert all(one != other for one, other in pairwise(called)), "each name is called once"
    expect(page.get_by_test_id("end")).to_be_visible()


def test_two_browsers_at_one_table(base: str, new_page: NewPage) -> None:
    one, two = new_page(), new_page(width=390, height=844, touch=True, locale="nl")
    by.sit_down(one, base, "triangle", by.start(base, "triangle", "person", "open", length="short"))
    expect(one.get_by_test_id("gathering")).to_be_visible()
    two.goto(one.url)
    two.get_by_test_id("take-seat").click()
    by.get_ready(two, one)
    expect(two.get_by_test_id("board")).to_be_visible()
    turns = {one: 0, two: 0}
    for number in range(MOST_ACTIONS):
        if min(turns.values()) >= TURNS or one.get_by_test_id("end").count():
            break
        page = one if one.locator("[data-testid=now][data-mine=true]").count() else two
        if by.until_turn(page) == "end":
            break
        before = by.seq(page)
        by.by_list(page, choose(by.actions(page), number))
        by.after(page, before)
        turns[page] += 1
        other = two if page is one else one
        other.wait_for_function("seq => document.querySelector('[data-testid=table]')?.dataset.seq === seq", arg=by.seq(page))
    assert min(turns.values()) >= TURNS


def at_choice(page: Page, base: str) -> None:
    by.sit_down(page, base, "triangle", by.start(base, "triangle", "person", "bot", first_seat=0))
    assert by.until_turn(page) == "turn"


def test_a_ship_is_shown_before_it_sails_and_the_next_one_after_it(base: str, new_page: NewPage) -> None:
    page = new_page()
    at_choice(page, base)
    before = by.seq(page)
    expect(page.get_by_test_id("act-button")).to_have_count(0)
    seen = set()
    for _ in by.actions(page):
        page.get_by_test_id("show-button").click()
        button = page.get_by_test_id("act-button")
        expect(button).to_be_visible()
        seen.add(button.get_attribute("data-action"))
    assert {json.loads(text or "{}")["ship"] for text in seen} == {action["ship"] for action in by.actions(page)}
    assert by.seq(page) == before, "showing plays nothing"
    page.get_by_test_id("act-button").click()
    by.after(page, before)


def test_the_only_move_is_made_by_itself_if_wished(at_scene: AtScene, new_page: NewPage) -> None:
    page = new_page()
    at_scene(page, "triangle", "only-one")
    assert by.until_turn(page) == "turn"
    before = by.seq(page)
    assert len(by.actions(page)) == 1, "not wished: it is shown and waits"
    page.evaluate("localStorage['seaboard:forced'] = 'true'")
    page.reload()
    by.after(page, before)


def test_looking_beneath_is_off_at_first_and_shows_the_magnets(base: str, new_page: NewPage) -> None:
    page = new_page()
    at_choice(page, base)
    expect(page.get_by_test_id("magnets")).to_have_count(0)
    page.get_by_test_id("beneath").click()
    expect(page.get_by_test_id("magnets")).to_be_visible()
    page.get_by_test_id("beneath").click()
    expect(page.get_by_test_id("magnets")).to_have_count(0)


def test_the_cargo_of_every_seat_lies_open(base: str, new_page: NewPage) -> None:
    page = new_page()
    at_choice(page, base)
    page.get_by_test_id("cargo").nth(1).click()
    expect(page.get_by_test_id("cargo-sheet")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("cargo-sheet")).to_have_count(0)
