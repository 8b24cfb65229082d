"""Whole matches as people play them: by mouse, by touch, by keyboard, round one device."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from seaboard.server.settings import at_home
from seaboard.workshop.check import running
from tests.support import browser as by
from tests.web.conftest import AtScene, NewPage

pytestmark = pytest.mark.slow

LONG = 7  # points, as usual
FEWEST = 2  # own actions of a whole match are more: a harbour, and the nearest goal is two turns away
SHORT = 1  # a short match, but a whole one


def choose(found: list[dict[str, Any]], number: int) -> dict[str, Any]:
    """Something sensible enough to come to an end: goods first, then whatever comes, in turn."""
    goods = [action for action in found if action["kind"] == "take"]
    return goods[0] if goods else found[number * 7 % len(found)]


def play(page: Page, way: Any) -> int:
    """Play to the end; how many actions it took."""
    return by.play_to_end(page, choose, way)


def wish(page: Page, points: int) -> None:
    """Let the page begin matches to so many points."""
    options = json.dumps({"target": points, "open_scores": True})
    page.add_init_script(f"localStorage['seaboard:options:smugglers'] = {json.dumps(options)}")


def quick_start(page: Page, base: str, points: int) -> None:
    wish(page, points)
    page.goto(base)
    page.get_by_test_id("start-smugglers").click()
    expect(page.get_by_test_id("board")).to_be_visible()


@pytest.mark.parametrize("points", [SHORT, pytest.param(LONG, marks=pytest.mark.long)])
def test_a_whole_match_by_mouse_without_a_shift_of_the_page(base: str, new_page: NewPage, points: int) -> None:
    page = new_page(motion=points == LONG)
    quick_start(page, base, points)
    assert by.until_turn(page) == "turn"
    page.evaluate(by.WATCH_SHIFTS)
    assert play(page, lambda action: by.by_board(page, base, action, touch=False)) > FEWEST
    assert page.evaluate("window.shifts") < 0.1
    expect(page.get_by_test_id("end")).to_be_visible()
    page.get_by_test_id("rematch").click()
    expect(page.get_by_test_id("end")).to_have_count(0)
    assert by.until_turn(page) == "turn"


@pytest.mark.long
def test_a_whole_match_by_touch_on_a_phone(base: str, new_page: NewPage) -> None:
    page = new_page(width=390, height=844, touch=True)
    quick_start(page, base, SHORT)
    assert play(page, lambda action: by.by_board(page, base, action, touch=True)) > FEWEST


def test_a_whole_match_by_keyboard(base: str, new_page: NewPage) -> None:
    page = new_page()
    wish(page, SHORT)
    page.goto(base)
    expect(page.get_by_test_id("start-smugglers")).to_be_visible()
    page.get_by_test_id("start-smugglers").focus()
    page.keyboard.press("Enter")
    assert play(page, lambda action: by.by_keys(page, action)) > FEWEST
    expect(page.get_by_test_id("end").get_by_role("heading", level=2).first).to_be_focused()


def test_one_device_goes_round_without_a_curtain(base: str, new_page: NewPage) -> None:
    page = new_page(width=1024, height=768, touch=True)
    wish(page, SHORT)
    page.goto(base)
    page.get_by_test_id("one-device").click()
    page.get_by_test_id("set-sail").click()
    assert by.go_round(page, choose) == 0
    expect(page.get_by_test_id("end")).to_be_visible()


def test_a_curtain_before_every_turn_can_be_wished_for(base: str, new_page: NewPage) -> None:
    page = new_page(width=1024, height=768, touch=True)
    by.sit_down(page, base, "smugglers", by.start(base, "smugglers", "person", "person", first_seat=0))
    assert by.until_turn(page) == "turn"
    page.get_by_test_id("menu").click()
    page.get_by_test_id("curtain").get_by_text("On").click()
    page.keyboard.press("Escape")
    by.by_list(page, by.actions(page)[0])
    expect(page.get_by_test_id("hand-over")).to_have_attribute("data-number", "1")
    expect(page.get_by_test_id("board")).to_have_count(0)
    page.reload()
    assert by.until_turn(page) == "hand-over", "the device remembers the wish"
    expect(page.get_by_test_id("board")).to_have_count(0)
    by.take_over(page)
    assert by.until_turn(page) == "turn"
    assert by.at_turn(page) == 1


def test_a_device_that_only_one_person_holds_offers_no_curtain(at_scene: AtScene, new_page: NewPage) -> None:
    page = new_page()
    at_scene(page, "smugglers", "open-sea")
    page.get_by_test_id("menu").click()
    expect(page.get_by_test_id("pace")).to_be_visible()
    expect(page.get_by_test_id("curtain")).to_have_count(0)


def test_a_reload_in_the_middle_leads_back(at_scene: AtScene, new_page: NewPage) -> None:
    page = new_page()
    at_scene(page, "smugglers", "open-sea")
    assert by.until_turn(page) == "turn"
    before = by.seq(page)
    by.by_list(page, choose(by.actions(page), 1))
    by.after(page, before)
    assert by.until_turn(page) == "turn"
    before, found = by.seq(page), by.actions(page)
    page.reload()
    assert by.until_turn(page) == "turn"
    assert (by.seq(page), by.actions(page)) == (before, found)


def test_a_server_that_restarts_in_the_middle_leads_back(tmp_path: Path, new_page: NewPage) -> None:
    settings = at_home(tmp_path, bot_delays=False)
    page = new_page()
    with running(settings) as base:
        port = int(base.rpartition(":")[2])
        by.sit_down(page, base, "smugglers", by.start(base, "smugglers", "person", "bot", "bot"))
        assert by.until_turn(page) == "turn"
        before, found = by.seq(page), by.actions(page)
    expect(page.get_by_test_id("banner").first).to_be_visible()
    with running(settings, port):
        expect(page.get_by_test_id("banner")).to_have_count(0)
        assert by.until_turn(page) == "turn"
        assert (by.seq(page), by.actions(page)) == (before, found)
        by.by_list(page, choose(found, 1))
        by.after(page, before)
