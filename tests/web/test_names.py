"""What people are called: whoever has a device alone is "you", and the name that others see is remembered."""

import pytest
from playwright.sync_api import expect

from tests.support import browser as by
from tests.web.conftest import SCENES, AtScene, NewPage

pytestmark = pytest.mark.slow

OWN = SCENES["smugglers"].names[0]


def test_a_person_alone_at_a_device_is_spoken_to(at_scene: AtScene, new_page: NewPage) -> None:
    page = new_page()
    at_scene(page, "smugglers", "open-sea", view=0)
    by.until_turn(page)
    before = by.seq(page)
    by.by_list(page, next(action for action in by.actions(page) if action["kind"] == "sail"))
    by.after(page, before)
    log = page.get_by_test_id("log").get_by_role("listitem")
    expect(log.filter(has_text="You sail")).not_to_have_count(0)
    expect(log.filter(has_text=OWN)).to_have_count(0)


def test_people_who_share_a_device_are_named(at_scene: AtScene, new_page: NewPage) -> None:
    page = new_page()
    at_scene(page, "smugglers", "open-sea", view=None, people=2)
    by.until_turn(page)
    before = by.seq(page)
    by.by_list(page, next(action for action in by.actions(page) if action["kind"] == "sail"))
    by.after(page, before)
    log = page.get_by_test_id("log").get_by_role("listitem")
    expect(log.filter(has_text=f"{OWN} sails")).not_to_have_count(0)
    expect(log.filter(has_text="You ")).to_have_count(0)


def test_a_name_is_told_to_all_and_offered_next_time(base: str, new_page: NewPage) -> None:
    page, friend = new_page(), new_page()
    seated = by.start(base, "smugglers", "person", "bot")
    by.sit_down(page, base, "smugglers", seated)
    friend.goto(f"{base}/t/{seated['match']}")
    friend.get_by_test_id("watch").click()
    page.get_by_test_id("menu").click()
    page.get_by_test_id("my-name").fill("Ada")
    page.get_by_test_id("my-name").press("Enter")
    expect(friend.get_by_test_id("seat-panel").first).to_contain_text("Ada")
    expect(page.get_by_test_id("seat-panel").first).to_contain_text("Ada")
    page.goto(base)
    page.get_by_test_id("by-link").click()
    expect(page.get_by_role("textbox").first).to_have_value("Ada")
