"""The first match teaches itself: a hand points at what can be seen, beside it one sentence; it is done, left and repeated."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.support import browser as by
from tests.support.access import check_access
from tests.web.conftest import SCENES, AtScene, NewPage

pytestmark = pytest.mark.slow

# The tip of the finger lies on what is pointed at. The caption hides neither that nor sentence, buttons and list of moves.
POINTS_WELL = """() => {
  const box = (such) => document.querySelector(such)?.getBoundingClientRect();
  const [thing, caption] = [box('.lesson .halo'), box('[data-testid=lesson-caption]')];
  const hand = document.querySelector('[data-testid=lesson-hand]');
  if (!thing || !caption || !hand) return false;
  const [x, y] = [parseFloat(hand.style.left), parseFloat(hand.style.top)];
  const isOn = x >= thing.left && x <= thing.right && y >= thing.top && y <= thing.bottom;
  const apart = (one, other) =>
    one.right <= other.left || one.left >= other.right || one.bottom <= other.top || one.top >= other.bottom;
  const isInside = caption.left >= 0 && caption.top >= 0 && caption.right <= innerWidth && caption.bottom <= innerHeight;
  const free = '[data-testid=act-button], [data-testid=now-sentence], [data-testid=all-moves] summary';
  const buttons = [...document.querySelectorAll(free)].map((one) => one.getBoundingClientRect());
  return isOn && isInside && apart(caption, thing) && buttons.every((one) => apart(caption, one));
}"""

# What lies on top in the middle of what is pointed at: a tile that shows its face, not a back that covers it.
RINGS_A_FACE = """() => {
  const { x, y, width, height } = document.querySelector('.lesson .halo')?.getBoundingClientRect() ?? {};
  const met = x !== undefined && document.elementsFromPoint(x + width / 2, y + height / 2).find((one) => !one.closest('.lesson'));
  return Boolean(met && met.closest('[data-testid=tile][data-face=up]'));
}"""


def step(page: Page, name: str) -> None:
    """Wait for a step, and look how it points."""
    expect(page.locator(f"[data-testid=lesson][data-step={name}]")).to_be_visible()
    page.wait_for_function(POINTS_WELL)


def next_step(page: Page) -> None:
    page.get_by_test_id("lesson-next").click()


@pytest.mark.parametrize(
    ("game", "scene", "steps", "size"),
    [
        ("smugglers", "first-sail", ["aim", "crate", "goal", "sail"], (390, 844)),
        pytest.param("smugglers", "first-sail", ["aim", "crate", "goal", "sail"], (844, 390), marks=pytest.mark.long),
        ("triangle", "start", ["aim", "fleet", "sail"], (1440, 900)),
        ("aboard", "turns", ["aim", "take"], (1024, 768)),
    ],
)
def test_the_first_steps(
    at_scene: AtScene, new_page: NewPage, game: str, scene: str, steps: list[str], size: tuple[int, int]
) -> None:
    page = new_page(width=size[0], height=size[1], lessons=True)
    at_scene(page, game, scene)
    for name in steps[:-1]:
        step(page, name)
        next_step(page)
    step(page, steps[-1])
    expect(page.get_by_test_id("news")).to_contain_text(page.get_by_test_id("lesson-caption").inner_text().strip())
    if game == "aboard":
        page.wait_for_function(RINGS_A_FACE)
    before = by.seq(page)
    kinds = {"take"} if game == "aboard" else {"sail"}
    action: dict[str, Any] = next(one for one in by.actions(page) if one["kind"] in kinds)
    by.by_list(page, action)
    by.after(page, before)
    expect(page.locator(f"[data-testid=lesson][data-step={steps[-1]}]")).to_have_count(0)  # done


STEPS = (
    *("aim", "caught", "delivered", "slept", "pushed", "wrong", "turn", "dice"),
    *("crate", "goal", "sail", "light", "inside", "shared", "others", "fetch"),
)
CLOCKWISE = {"kind": "turn", "way": "clockwise"}
TWO_IN_A_HARBOUR = [{"at": "gems", "cargo": {"from": "gems", "to": "jewellery"}, "fresh": True}, {"at": "coins"}, {"at": "coins"}]
PHONE, DESKTOP = (390, 844), (1440, 900)


@pytest.mark.parametrize(
    ("name", "scene", "boats", "action", "size", "pace"),
    [
        ("inside", "open-sea", None, None, PHONE, "swift"),
        ("shared", "first-sail", TWO_IN_A_HARBOUR, None, DESKTOP, "swift"),
        ("caught", "beam-choice", None, CLOCKWISE, PHONE, "instant"),
        ("turn", "beam-choice", None, None, PHONE, "swift"),
        pytest.param("inside", "open-sea", None, None, DESKTOP, "swift", marks=pytest.mark.long),
        pytest.param("shared", "first-sail", TWO_IN_A_HARBOUR, None, PHONE, "swift", marks=pytest.mark.long),
        pytest.param("caught", "beam-choice", None, CLOCKWISE, DESKTOP, "swift", marks=pytest.mark.long),
    ],
)
def test_a_rule_is_told_when_it_happens(
    at_scene: AtScene, new_page: NewPage, name: str, scene: str, boats: Any, action: Any, size: tuple[int, int], pace: str
) -> None:
    page = new_page(width=size[0], height=size[1], lessons=True, pace=pace)
    behind = json.dumps({"smugglers": {"isOver": False, "done": {"you": [one for one in STEPS if one != name]}}})
    page.add_init_script(f"localStorage['seaboard:lessons'] ??= {json.dumps(behind)}")
    position = (SCENES["smugglers"].scenes[scene].position or {}) | ({"boats": boats} if boats else {})
    at_scene(page, "smugglers", scene, position=position)
    assert by.until_turn(page) == "turn"
    if action:
        expect(page.get_by_test_id("lesson")).to_have_count(0)
        by.by_list(page, action)
    step(page, name)
    if name == "turn":  # the sentence speaks of both pale beams
        caption = page.get_by_test_id("lesson-caption").bounding_box()
        assert caption
        for disc in page.locator("[data-ghost] circle:last-of-type").all():
            found = disc.bounding_box()
            assert found
            assert is_apart(caption, found)


def is_apart(one: Any, other: Any) -> bool:
    return bool(
        one["x"] + one["width"] <= other["x"]
        or other["x"] + other["width"] <= one["x"]
        or one["y"] + one["height"] <= other["y"]
        or other["y"] + other["height"] <= one["y"]
    )


def test_a_lesson_is_left_and_repeated(at_scene: AtScene, new_page: NewPage) -> None:
    page = new_page(width=844, height=390, lessons=True)
    at_scene(page, "smugglers", "first-sail")
    step(page, "aim")
    check_access(page)
    page.get_by_test_id("lesson-leave").click()
    expect(page.get_by_test_id("lesson")).to_have_count(0)
    page.reload()
    expect(page.get_by_test_id("board")).to_be_visible()
    assert by.until_turn(page) == "turn"
    expect(page.get_by_test_id("lesson")).to_have_count(0)
    page.get_by_role("button", name="Menu").first.click()
    page.get_by_test_id("menu-lesson").click()
    step(page, "aim")


def test_on_a_shared_device_each_person_is_taught_and_no_secret_is_shown(at_scene: AtScene, new_page: NewPage) -> None:
    page = new_page(lessons=True)
    at_scene(page, "smugglers", "one-device", view=None)
    assert by.until_turn(page) == "turn"
    step(page, "aim")
    next_step(page)
    step(page, "crate")
    expect(page.get_by_test_id("lesson-caption")).to_contain_text("hold the eye")
    assert '"you"' not in page.evaluate("localStorage['seaboard:lessons']")
