"""Anchors Aweigh! as people play it: a race by mouse, touch and keyboard, the voyage behind it, one device that goes round."""

import json
import re
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.support import browser as by
from tests.web.conftest import SCENES, AtScene, NewPage

pytestmark = pytest.mark.slow

MOST_ACTIONS = 260
KEPT = "() => [localStorage, sessionStorage].flatMap((all) => Object.values(all)).join()"
PAID = "[data-testid=own-ship] [data-pays]"
CARDS = 4  # decisions at sea that are enough to have seen it

# The own hand is free and something may be taken, or loading is over for this page.
FREE = (
    "() => document.querySelector('[data-at=sea]')"
    " || (document.querySelector('[data-testid=action]') && !document.querySelector('[data-testid=hand]'))"
)


def load(page: Page, grab: Callable[[int], None]) -> int:
    """Grab until the ships sail; how often."""
    for number in range(MOST_ACTIONS):
        page.wait_for_function(FREE, timeout=60_000)
        if page.locator("[data-at=sea]").count():
            return number
        grab(number)
    raise AssertionError("the ship is never full")


def by_hand(page: Page, tap: Callable[[float, float], None]) -> Callable[[int], None]:
    """Take one of the topmost open tiles, or turn one; the first two times take a sack."""

    def grab(number: int) -> None:
        sacks = page.locator("[data-testid^=sack-]:visible")
        if number < 2 and sacks.count():
            box = sacks.nth(number).bounding_box()
            assert box
            tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        elif found := by.uncovered(page, nth=number % 3) or by.uncovered(page, "down", nth=number % 2):
            tap(*found[1:])
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    return grab


def decide(found: list[dict[str, Any]]) -> dict[str, Any]:
    """Meet, fulfil, take, and throw nothing away that need not be."""
    order = ("fulfil", "meet", "take", "load", "wish", "bury", "hand_over", "waive", "calm", "turn", "leave", "decline", "flee")
    return min(found, key=lambda action: order.index(action["kind"]) if action["kind"] in order else len(order))


def sail(page: Page, cards: int) -> int:
    """Decide at sea; how often. With enough of it, or at the end of the round, it is over."""
    for number in range(MOST_ACTIONS):
        if number >= cards or by.until_turn(page) in ("end", "ready") or page.locator("[data-at=quay]").count():
            return number
        before = by.seq(page)
        by.by_click(page, decide(by.actions(page)))
        by.after(page, before)
    raise AssertionError("the voyage does not end")


def test_a_race_and_some_cards_by_mouse_without_a_shift_of_the_page(base: str, new_page: NewPage) -> None:
    page = new_page()
    by.sit_down(page, base, "aboard", by.start(base, "aboard", "person", "bot", pace="gentle", hands=[25, 25]))
    by.get_ready(page)
    expect(page.get_by_test_id("heap")).to_be_visible()
    page.evaluate(by.WATCH_SHIFTS)
    assert load(page, by_hand(page, page.mouse.click)) >= 12
    assert sail(page, CARDS) == CARDS
    assert page.evaluate("window.shifts") < 0.1


@pytest.mark.long
def test_a_whole_match_by_mouse_without_a_shift_of_the_page(base: str, new_page: NewPage) -> None:
    page = new_page()
    by.sit_down(page, base, "aboard", by.start(base, "aboard", "person", "bot", pace="gentle", hands=[25, 25]))
    by.get_ready(page)
    expect(page.get_by_test_id("heap")).to_be_visible()
    page.evaluate(by.WATCH_SHIFTS)
    for race in range(2):
        if race > 0:
            by.get_ready(page)
        assert load(page, by_hand(page, page.mouse.click)) >= 12
        assert sail(page, MOST_ACTIONS - 1) > 5
    expect(page.get_by_test_id("end")).to_be_visible()
    assert page.evaluate("window.shifts") < 0.1
    page.get_by_test_id("rematch").click()
    expect(page.get_by_test_id("end")).to_have_count(0)
    by.get_ready(page)
    expect(page.get_by_test_id("heap")).to_be_visible()


def test_a_race_by_touch_on_a_phone(base: str, new_page: NewPage) -> None:
    page = new_page(width=390, height=844, touch=True, locale="de")
    seated = by.start(base, "aboard", "person", "bot", "bot", pace="gentle", hands=[25, 25, 25])
    by.sit_down(page, base, "aboard", seated)
    by.get_ready(page)
    assert load(page, by_hand(page, page.touchscreen.tap)) >= 12
    assert sail(page, CARDS) == CARDS
    assert "{" not in page.locator("body").inner_text()


# The two places in the hold of the own ship, as long as whoever looks at the screen sees what lies there, or does not.
HOLD = "[...document.querySelectorAll('#place-hold-0, #place-hold-1')].map((place) => place.dataset.target)"
OPEN = f"() => {HOLD}.filter((shown) => shown !== '').length === 2"
FACE_DOWN = f"() => {HOLD}.filter((shown) => shown === '').length === 2"


@pytest.mark.parametrize("name", ["turns", "one-device"])
def test_one_device_goes_round_without_a_curtain_and_keeps_no_secret(at_scene: AtScene, new_page: NewPage, name: str) -> None:
    page = new_page(width=1024, height=768, touch=True, locale="fr")
    at_scene(page, "aboard", name, view=None)
    assert by.until_turn(page) == "turn"
    first = by.at_turn(page)
    assert by.go_round(page, lambda found, _: decide(found), lambda decided: decided == CARDS) == 0
    assert name == "one-device" or by.at_turn(page) != first
    expect(page.get_by_test_id("end")).to_have_count(0)
    assert '"saw"' not in page.evaluate(KEPT), "what lies below deck is told to its owner and not kept on the device"


def test_what_is_below_deck_is_seen_only_while_it_is_held(at_scene: AtScene, new_page: NewPage) -> None:
    page = new_page(width=1024, height=768, locale="de")
    at_scene(page, "aboard", "discovery", view=None)
    assert by.until_turn(page) == "turn"
    asked = page.get_by_test_id("now-sentence").inner_text()
    page.wait_for_function(FACE_DOWN)
    expect(page.locator("[data-pays]")).to_have_count(0)
    page.get_by_test_id("look").hover()
    page.mouse.down()
    expect(page.get_by_test_id("now-sentence")).not_to_have_text(asked)
    page.wait_for_function(OPEN)
    expect(page.locator("[data-pays]").first).to_be_attached()
    page.mouse.up()
    expect(page.get_by_test_id("now-sentence")).to_have_text(asked)
    page.wait_for_function(FACE_DOWN)


@pytest.mark.parametrize("name", ["discovery", "discovery-not"])
def test_whether_somebody_could_pay_is_not_told_to_all_who_look(at_scene: AtScene, new_page: NewPage, name: str) -> None:
    page = new_page(width=1024, height=768)
    at_scene(page, "aboard", name, view=None)
    assert by.until_turn(page) == "turn"
    expect(page.get_by_test_id("now-sentence")).to_have_text("What do you answer?")
    expect(page.get_by_test_id("act-button")).to_have_text(["Hand over", "Not this time"])
    before, seat = by.seq(page), by.at_turn(page)
    by.watch_for(page, ".badge[data-open=true]")
    page.get_by_test_id("act-button").first.click()
    if name == "discovery":
        by.after(page, before)
        assert by.until_turn(page) == "turn"
        assert by.at_turn(page) != seat
        expect(page.locator(".badge[data-open=false]")).to_have_count(1)
        assert page.evaluate("window.seen") == 0, "the choice of the seat before is not seen"
    else:
        expect(page.get_by_test_id("bubble")).not_to_have_text("")
        assert by.seq(page) == before


def test_a_curtain_stands_where_the_buttons_name_what_is_below_deck(at_scene: AtScene, new_page: NewPage) -> None:
    page = new_page(width=1024, height=768)
    at_scene(page, "aboard", "store", view=None)
    assert by.until_turn(page) == "hand-over"
    expect(page.get_by_test_id("own-ship")).to_have_count(0)
    by.take_over(page)
    assert by.until_turn(page) == "turn"
    page.wait_for_function(OPEN)


def test_in_turns_of_three_the_device_stays_and_haste_is_a_small_button(base: str, new_page: NewPage) -> None:
    page = new_page(width=390, height=844, touch=True)
    by.sit_down(page, base, "aboard", by.start(base, "aboard", "person", "person", pace="turns", batch=3, first_seat=0))
    turns = []
    for _ in range(4):
        assert by.until_turn(page) == "turn"
        turns.append(by.at_turn(page))
        before = by.seq(page)
        by.by_list(page, next(action for action in by.actions(page) if action["kind"] == "take"))
        by.after(page, before)
    assert turns == [0, 0, 0, 1]
    assert by.until_turn(page) == "turn"
    before = by.seq(page)
    page.get_by_test_id("haste").tap()
    assert by.seq(page) == before, "where it goes is said first"
    by.press(page, {"kind": "snatch", "to": "below"})
    by.after(page, before)
    assert by.until_turn(page) == "turn"
    assert by.at_turn(page) == 1, "it is not one of the three"
    expect(page.get_by_test_id("haste")).to_have_count(0)


@pytest.mark.long
def test_one_device_goes_round_from_the_first_page_and_keeps_no_secret(base: str, new_page: NewPage) -> None:
    page = new_page(width=1024, height=768, touch=True, locale="fr")
    page.goto(base)
    by.choose(page, "aboard")
    page.get_by_test_id("one-device").click()
    page.get_by_test_id("asked-first").get_by_role("radio", name="À tour de rôle").click()
    page.get_by_test_id("set-sail").click()
    at_quay = by.go_round(page, lambda found, _: decide(found), lambda _: page.locator("[data-at=sea]").count() > 0)
    at_sea = by.go_round(page, lambda found, _: decide(found), lambda decided: decided == CARDS)
    expect(page.get_by_test_id("end")).to_have_count(0)
    kept = page.evaluate(KEPT)
    assert '"aboard"' in kept, "which matches there are is kept"
    assert not re.search(r'"(saw|stowed|shows|view)"', kept), "what happened, and what lies below deck, is not"
    assert (at_quay, at_sea) == (0, 0)


def rivals(**changes: Any) -> dict[str, Any]:
    """The scene of the harder competition, where the own ship has two ropes on deck, two cannons below and no monkey."""
    position = deepcopy(SCENES["aboard"].scenes["competition"].position or {})
    ship, down = position["ships"][0], position["down"]
    ship |= {"deck": {"rope": 2, "map": 1, "telescope": 1, "compass": 1}, "hold": {"cannon": 2, "sabre": 1, "storage": 1}}
    down |= {"rope": down["rope"] - 1, "storage": down["storage"] - 1, "monkey": down["monkey"] + 1, "shovel": down["shovel"] + 1}
    return {"position": position | {"next": "pirates"} | changes, "people": 1}


def hold_updates(page: Page) -> Callable[[], None]:
    """From now on the page hears of nothing that happens, until what this returns is called."""
    held: list[tuple[WebSocketRoute, str | bytes]] = []
    is_held = True

    def connect(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda message: hear(line, message))

    def hear(line: WebSocketRoute, message: str | bytes) -> None:
        if is_held and json.loads(message)["kind"] == "update":
            held.append((line, message))
        else:
            line.send(message)

    def come() -> None:
        nonlocal is_held
        is_held = False
        for line, message in held:
            line.send(message)

    page.route_web_socket("**/ws", connect)
    return come


def pays_with(page: Page, *things: str) -> None:
    """Wait until these things on the own ship, and no others, would be paid with."""
    page.wait_for_function(
        "things => [...document.querySelectorAll('[data-testid=own-ship] [data-pays]')]"
        ".map((one) => one.dataset.target).sort().join() === things",
        arg=",".join(things),
    )


def test_the_back_of_the_next_card_is_seen_while_one_is_decided(at_scene: AtScene, new_page: NewPage) -> None:
    page = new_page(locale="fr")
    at_scene(page, "aboard", "competition", **rivals())
    back = page.get_by_test_id("next-back")
    for width, height in ((390, 844), (844, 390), (1024, 768), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        expect(back).to_be_in_viewport()
    expect(back).to_have_attribute("data-category", "pirates")
    expect(page.get_by_test_id("pile")).to_have_attribute("aria-label", re.compile(r"Le dos suivant\s: Pirates"))


def test_while_it_is_told_that_one_gives_nothing_nothing_is_marked_to_be_given(at_scene: AtScene, new_page: NewPage) -> None:
    page = new_page(pace="calm")
    at_scene(page, "aboard", "trade", people=1)
    assert by.until_turn(page) == "turn"
    expect(page.locator(PAID)).to_have_count(1)
    by.press(page, {"kind": "decline"})
    told = "([sentence, paid]) => document.querySelector('[data-testid=now-sentence]').innerText === sentence"
    marked = page.wait_for_function(f"{told} && [document.querySelectorAll(paid).length]", arg=["You do not trade.", PAID])
    assert marked.json_value() == [0]


def test_what_is_shown_is_what_the_rules_take_and_jokers_are_named_one_by_one(at_scene: AtScene, new_page: NewPage) -> None:
    page = new_page()
    come = hold_updates(page)
    at_scene(page, "aboard", "competition", **rivals())
    assert by.until_turn(page) == "turn"
    assert {"kind": "name", "joker": "rope"} in by.actions(page)
    pays_with(page, "own-cannon", "own-cannon", "own-map")  # the pair of cannons stands for the shovel
    page.locator("[data-testid=own-ship] [data-target=own-rope]").first.click()
    naming = page.locator("[data-testid=act-button][data-action*=name]")
    expect(naming).to_have_count(1)
    come()
    expect(page.get_by_test_id("table")).to_have_attribute("data-seq", "2")
    expect(naming).to_have_count(1)  # what the others answer takes back nothing that was chosen here
    seq = by.seq(page)
    by.press(page, {"kind": "name", "joker": "rope"})
    by.after(page, seq)
    expect(page.locator("[data-testid=own-ship] [data-pays^=hold]")).to_have_count(0)
    pays_with(page, "own-map", "own-rope", "own-rope")
    by.press(page, next(action for action in by.actions(page) if action["kind"] == "fulfil"))
    expect(page.locator("[data-testid=own-ship] [data-target=own-rope]")).to_have_count(0)
    expect(page.locator("[data-testid=own-ship] [data-target=own-cannon]")).to_have_count(2)


def test_a_page_that_opens_at_sea_or_at_the_end_has_the_signs_of_the_voyage(at_scene: AtScene, new_page: NewPage) -> None:
    for scene in ("discovery", "chest", "end"):
        page = new_page()
        at_scene(page, "aboard", scene)
        for sign in ("chest", "parrot", "coin-5", "meet", "flee"):
            expect(page.locator(f"#ab-{sign}")).not_to_have_count(0)


def test_two_sacks_of_a_colour_are_named_by_where_they_lie(at_scene: AtScene, new_page: NewPage) -> None:
    page = new_page()
    position: Any = deepcopy(SCENES["aboard"].scenes["store"].position)
    position["ships"][0] |= {"goods": {"violet": 1}, "goods_below": {"violet": 1}}
    at_scene(page, "aboard", "store", position=position)
    assert by.until_turn(page) == "turn"
    sacks = page.get_by_test_id("own-ship").locator("[data-target=sack-violet]")
    expect(sacks).to_have_count(2)
    names = sacks.evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
    assert sorted(names) == ["Throw overboard: violet sack. Below deck.", "Throw overboard: violet sack. On deck."]
