"""Devil's Triangle as people play it: by mouse, by touch, by keyboard, round one device, in two browsers."""

import json
import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from seaboard.workshop.visitor import ask
from tests.support import browser as by
from tests.web.conftest import AtScene, NewPage

pytestmark = pytest.mark.slow

MOST_ACTIONS = 200
SOME = 10  # decisions round one device: enough for more than one round
TURNS = 3  # of each of two browsers; nobody reaches the target so soon
NAMED_IN_PORT = re.compile("(Brave Bean|Puddle|Old Boot|Salty Sue), in (Sugar|Lumber|Bananas|Oil)[.]")
SHORT = "localStorage['seaboard:options:triangle'] = '{\"length\": \"short\"}'"


def choose(found: list[dict[str, Any]], number: int) -> dict[str, Any]:
    return found[number % len(found)]


def play(page: Page, way: Callable[[dict[str, Any]], None]) -> int:
    """Play to the end; how many actions it took."""
    return by.play_to_end(page, choose, way)


def quick_start(page: Page, base: str) -> None:
    page.add_init_script(SHORT)
    page.goto(base)
    by.play_alone(page, "triangle")
    expect(page.get_by_test_id("board")).to_be_visible()


@pytest.mark.long
def test_a_whole_match_by_mouse_without_a_shift_of_the_page(base: str, new_page: NewPage) -> None:
    page = new_page()
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


@pytest.mark.long
def test_a_whole_match_by_keyboard_in_german(base: str, new_page: NewPage) -> None:
    page = new_page(locale="de")
    page.add_init_script(SHORT)
    page.goto(base)
    picture = page.get_by_test_id("start-triangle")
    picture.focus()
    page.keyboard.press("Enter")
    expect(picture).to_have_attribute("aria-current", "true")
    page.keyboard.press("Enter")  # once more, and it begins
    assert play(page, lambda action: by.by_keys(page, action)) > 3
    assert "{" not in page.locator("body").inner_text()


def test_one_device_goes_round_without_a_curtain(base: str, new_page: NewPage) -> None:
    page = new_page(width=1024, height=768, touch=True, locale="fr")
    page.add_init_script(SHORT)
    page.goto(base)
    by.choose(page, "triangle")
    page.get_by_test_id("one-device").click()
    page.get_by_test_id("set-sail").click()
    assert by.until_turn(page) == "turn"
    by.watch_for(page, "[data-testid=hand-over], [data-testid=loading]")
    page.evaluate(by.NOTE_CALLS)
    assert by.go_round(page, choose, lambda decided: decided == SOME) == 0
    assert page.evaluate("window.seen") == 0, "no page stands between two turns, and no empty one"
    called = page.evaluate("window.called")
    assert len(called) > 5
    assert all(one != other for one, other in pairwise(called)), "each name is called once"


def test_two_browsers_at_one_table(base: str, new_page: NewPage) -> None:
    one, two = new_page(), new_page(width=390, height=844, touch=True, locale="nl")
    by.sit_down(one, base, "triangle", by.start(base, "triangle", "person", "open", length="short"))
    expect(one.get_by_test_id("gathering")).to_be_visible()
    two.goto(one.url)
    two.get_by_test_id("take-seat").click()
    by.get_ready(two, one)
    turns = {one: 0, two: 0}
    for page in turns:
        expect(page.get_by_test_id("table")).to_be_visible()
    for number in range(MOST_ACTIONS):
        seq = str(ask(base, f"/api/matches/{one.url.rpartition('/')[2]}")["seq"])
        for page in turns:
            expect(page.get_by_test_id("table")).to_have_attribute("data-seq", seq)
        if min(turns.values()) >= TURNS:
            break
        page = one if one.locator("[data-testid=now][data-mine=true]").count() else two
        assert by.until_turn(page) == "turn"
        by.by_list(page, choose(by.actions(page), number))
        by.after(page, seq)
        turns[page] += 1
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
        expect(page.get_by_test_id("now-sentence"), "which ship, and where it lies").to_have_text(NAMED_IN_PORT)
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
    expect(page.get_by_test_id("table")).to_be_visible()
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


SIZES = ((390, 844), (844, 390), (1024, 768), (768, 1024), (1440, 900), (1280, 720))
COVERED = """() => {
  const box = (one) => one.getBoundingClientRect();
  const seen = (one) => box(one).width > 0;
  const all = (...such) => such.flatMap((one) => [...document.querySelectorAll(one)]).filter(seen);
  const [stage, cloud] = [box(document.querySelector('.stage')), box(document.querySelector('[data-testid=cloud]'))];
  const rim = 122 * stage.width / 896;
  const tools = all('[data-testid=home]', '[data-testid=menu]', '[data-testid=menu-small]', '[data-testid=sound-button]',
    '[data-testid=help]', '[data-testid=beneath]');
  const found = [];
  for (const tool of tools) {
    const a = box(tool);
    for (const thing of all('[data-port]', '[data-pile]')) {
      const b = box(thing);
      if (a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
        found.push(`${tool.dataset.testid} on ${thing.dataset.port ?? thing.dataset.pile}`);
    }
    const [x, y] = [Math.max(a.left, Math.min(cloud.left, a.right)), Math.max(a.top, Math.min(cloud.top, a.bottom))];
    if (tool.dataset.testid === 'beneath' && Math.hypot(x - cloud.left, y - cloud.top) < rim) found.push('beneath on the cloud');
  }
  return { found, tools: tools.length };
}"""


@pytest.mark.parametrize("cloud", [(8, 0), pytest.param((16, 12), marks=pytest.mark.long)], ids=["north", "south-east"])
def test_no_tool_lies_on_a_port_or_a_card_or_the_cloud(at_scene: AtScene, new_page: NewPage, cloud: tuple[int, int]) -> None:
    page = new_page()
    position = {"phase": "sail", "round": 3, "seat": 0, "die": 2, "cloud": {"at": cloud, "letter": "A"}}
    at_scene(page, "triangle", "start", position=position)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.get_by_test_id("beneath")).to_be_visible()
        page.wait_for_function(f"() => {{ const {{ found, tools }} = ({COVERED})(); return tools >= 3 && found.length === 0 }}")


# The name of the shown ship lies as a whole, tails too, where the frame (11.5 pixels on a phone) leaves the chart free.
# One that would lie far from its ship, or be read as that of another, is left out: the card says it.
NAME_IN_SIGHT = """(name) => {
  const ribbon = [...document.querySelectorAll('[data-testid=ribbon]')].find((one) => one.textContent === name);
  if (!ribbon) return document.querySelector('[data-testid=now-sentence]').textContent.startsWith(name);
  const [a, b] = [ribbon.getBoundingClientRect(), ribbon.closest('.chart').getBoundingClientRect()];
  const em = parseFloat(getComputedStyle(ribbon).fontSize);
  const isIn = a.left - 0.66 * em > b.left + 11.5 && a.right + 0.66 * em < b.right - 11.5;
  return isIn && a.top > b.top + 11.5 && a.bottom + 0.42 * em < b.bottom - 11.5;
}"""


@pytest.mark.parametrize(("width", "height"), [(844, 390), (390, 844)], ids=["lying", "upright"])
def test_the_frame_covers_no_name(at_scene: AtScene, new_page: NewPage, width: int, height: int) -> None:
    page = new_page(width=width, height=height, touch=True)
    at_scene(page, "triangle", "all-moves")
    shown = 0
    for name in ("Brave Bean", "Puddle", "Old Boot", "Salty Sue"):
        page.get_by_test_id("show-button").tap()
        page.wait_for_function(NAME_IN_SIGHT, arg=name)
        shown += page.get_by_test_id("ribbon").count()
    assert shown > 1


# Notes what the page shows while the cloud has its scene: the header, the colour, the tray.
NOTE_STORM = """() => {
  window.storm = new Set();
  const note = () => {
    if (!document.querySelector('[data-testid=large-spinner]')) return;
    window.storm.add(document.querySelector('[data-testid=now] h1').textContent);
    window.storm.add(document.body.dataset.seat);
    window.storm.add(`tray ${document.querySelector('[data-testid=spinner]').dataset.away}`);
  };
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


def test_danger_is_told_at_the_target_and_the_storm_is_nobodys_turn(at_scene: AtScene, new_page: NewPage) -> None:
    page = new_page(pace="swift", by_hand=True)
    fleets = [{"ships": ["S2", "B8", "O5", "L6"]}, {"ships": ["B6", "O8", "L5", "B2"]}]
    position = {"phase": "sail", "round": 9, "seat": 0, "first": 1, "die": 2, "fleets": fleets}
    at_scene(page, "triangle", "start", seats=2, position=position)
    assert by.until_turn(page) == "turn"
    badges = page.get_by_test_id("danger")
    expect(badges).to_have_count(len(by.actions(page)))
    box = badges.first.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.get_by_test_id("act-button")).to_be_visible()
    expect(page.get_by_test_id("now")).to_contain_text("the cloud’s reach")
    page.evaluate(NOTE_STORM)
    page.get_by_test_id("act-button").click()
    page.wait_for_function("() => ['The cloud!', 'storm', 'tray true'].every((one) => window.storm.has(one))")
    by.throw(page)
    expect(page.get_by_test_id("large-spinner")).to_have_count(0)
    expect(page.get_by_test_id("spinner")).to_have_attribute("data-away", "false")


# Targets that lie beneath something written on the chart.
WRITTEN_OVER = """() => {
  const boxes = (such) => [...document.querySelectorAll(such)].map((one) => one.getBoundingClientRect());
  const written = boxes('[data-testid=chip-cloud], [data-testid=danger], [data-testid=ribbon], [data-testid=saying]');
  return boxes('[data-target]').filter(({ left, top, width, height }) => {
    const [x, y] = [left + width / 2, top + height / 2];
    return written.some((one) => x > one.left && x < one.right && y > one.top && y < one.bottom);
  }).length;
}"""


@pytest.mark.parametrize("scene", ["three-courses", "sending-back"])
def test_what_is_written_on_the_chart_hides_no_target(at_scene: AtScene, new_page: NewPage, scene: str) -> None:
    page = new_page(width=390, height=844)
    at_scene(page, "triangle", scene)
    assert by.until_turn(page) == "turn"
    page.get_by_test_id("show-button").click()
    expect(page.get_by_test_id("act-button").first).to_be_visible()
    for width, height in ((390, 844), (844, 390), (1024, 768)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator("[data-target]").first).to_be_visible()
        assert page.evaluate(WRITTEN_OVER) == 0, f"{width}x{height}"


# Does no card of a pile lie beneath what is said of a ship under the cloud? It is laid anew a moment after the window changes.
CHIP_COVERS_NO_CARD = """() => {
  const chip = document.querySelector('[data-testid=chip-cloud]');
  if (!chip) return false;
  const { left, right, top, bottom } = chip.getBoundingClientRect();
  return [...document.querySelectorAll('[data-pile]')].every((pile) => {
    const one = pile.getBoundingClientRect();
    return one.left >= right || left >= one.right || one.top >= bottom || top >= one.bottom;
  });
}"""


@pytest.mark.parametrize("scene", ["only-one", "under-cloud"])
def test_what_is_said_of_a_ship_under_the_cloud_covers_no_card(at_scene: AtScene, new_page: NewPage, scene: str) -> None:
    page = new_page(width=1440, height=900)
    at_scene(page, "triangle", scene)
    assert by.until_turn(page) == "turn"
    for width, height in ((1440, 900), (1024, 768), (768, 1024), (390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.get_by_test_id("chip-cloud")).to_be_visible()
        page.wait_for_function(CHIP_COVERS_NO_CARD)


def test_at_the_edge_of_a_phones_chart_what_is_said_of_a_ship_under_the_cloud_is_whole(
    at_scene: AtScene, new_page: NewPage
) -> None:
    page = new_page(width=390, height=844, locale="de")
    fleets = [{"ships": ["S3", "B8", "O5", "L6"]}, {"ships": ["B6", "O8", "L5", "B2"]}]
    position = {"phase": "sail", "round": 9, "seat": 0, "die": 2, "cloud": {"at": [0, 5], "letter": "A"}, "fleets": fleets}
    at_scene(page, "triangle", "start", seats=2, position=position)
    assert by.until_turn(page) == "turn"
    box, board = page.get_by_test_id("chip-cloud").bounding_box(), page.get_by_test_id("board").bounding_box()
    assert box is not None
    assert board is not None
    assert box["x"] >= board["x"]
    assert box["x"] + box["width"] <= board["x"] + board["width"]
    page.wait_for_function(CHIP_COVERS_NO_CARD)


def test_the_frame_has_the_colour_of_the_winner(at_scene: AtScene, new_page: NewPage) -> None:
    page = new_page(width=390, height=844)
    at_scene(page, "triangle", "fleet-lost")
    page.get_by_role("button", name="Look at the board").click()
    emblem = page.get_by_test_id("table").get_attribute("data-seat")
    expect(page.get_by_test_id("frame")).to_have_attribute("data-seat", emblem or "")
