"""Loading a ship of Anchors Aweigh! as people do it: everybody grabs at once, with one hand, by mouse, finger or key."""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from seaboard.workshop.visitor import Visitor, ask
from tests.support import browser as by
from tests.support.gather import seen
from tests.web.conftest import AtScene, NewPage

pytestmark = pytest.mark.slow

AtQuay = Callable[..., Visitor]


def test_a_key_that_takes_nothing_says_why(at_quay: AtQuay, new_page: NewPage) -> None:
    page = new_page()
    at_quay(page, hands=[25, 100])
    for sack in "14":
        before = by.seq(page)
        page.keyboard.press(sack)
        by.after(page, before)
        expect(page.get_by_test_id("hand")).to_have_count(0)
    page.keyboard.press("2")
    expect(page.get_by_test_id("bubble")).to_have_text("You already have your two sacks.")
    expect(page.get_by_test_id("answer")).to_have_count(0)  # nobody has time for more


SLOW: dict[str, Any] = {"hands": [400, 100]}  # a hand that is busy for longer than a slow machine needs to look


# How often the browser is asked where a drawing lies on the screen.
COUNT_ASKED = """() => {
  const { getScreenCTM } = SVGGraphicsElement.prototype;
  window.asked = 0;
  SVGGraphicsElement.prototype.getScreenCTM = function () {
    window.asked += 1;
    return getScreenCTM.call(this);
  };
}"""


# Cards round the heap of which something else hides the foot.
HALF_HIDDEN = """() => [...document.querySelectorAll('[data-testid=card]')].filter((card) => {
  const { left, width, bottom } = card.getBoundingClientRect();
  return !card.contains(document.elementFromPoint(left + width / 3, bottom - 4));
}).map(({ dataset }) => dataset.card)"""


LINES = """all => all.map((one) => {
  const range = document.createRange();
  range.selectNodeContents(one);
  return new Set([...range.getClientRects()].map(({ top }) => top)).size;
})"""
SIZES = "all => all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => [width, height])"


def topmost(page: Page, face: str = "up") -> dict[str, Any]:
    ((tile, x, y),) = by.topmost(page, face=face)
    return {"tile": tile, "shows": page.locator(f"[data-tile={tile}]").get_attribute("data-shows"), "x": x, "y": y}


def place(page: Page, name: str) -> Locator:
    return page.locator(f"#place-{name}")


@pytest.fixture
def at_quay(base: str) -> Iterator[AtQuay]:
    """Sit down where a friend has come too, who only watches unless told to act: a race begins when all are ready."""
    with ExitStack() as others:

        def sit(page: Page, **options: Any) -> Visitor:
            seated = by.start(base, "aboard", "person", "open", **{"pace": "race"} | options)
            by.sit_down(page, base, "aboard", seated)
            expect(page.get_by_test_id("gathering")).to_be_visible()
            friend = ask(base, f"/api/matches/{seated['match']}/claim", {"name": "Jo"})
            visitor = others.enter_context(Visitor.at(base, seated["match"], friend["token"], until=("table",)))
            by.get_ready(page)
            expect(page.get_by_test_id("tile")).to_have_count(84)
            seen(visitor)  # behind the page: where a test speaks for its socket, nothing goes through while this one waits
            return visitor

        yield sit


def deck(page: Page, n: int) -> list[str | None]:
    """What lies on the first places of the deck."""
    return [place(page, f"deck-{i}").get_attribute("data-target") for i in range(n)]


def test_a_tap_loads_the_deck_first_and_while_the_hand_is_busy_the_last_one_is_kept(at_quay: AtQuay, new_page: NewPage) -> None:
    page = new_page()
    at_quay(page, **SLOW)
    tiles = by.topmost(page, 3)
    shows = [page.locator(f"[data-tile={tile}]").get_attribute("data-shows") for tile, *_ in tiles]
    for _, x, y in tiles:
        page.mouse.click(x, y)
    expect(page.locator("[data-testid=hand][data-busy=true]")).to_be_visible()
    expect(page.get_by_test_id("kept")).to_have_count(1)
    expect(page.get_by_test_id("tile")).to_have_count(82)
    expect(page.get_by_test_id("kept")).to_have_count(0)
    expect(page.locator(f"[data-tile={tiles[1][0]}]")).to_have_count(1)
    assert deck(page, 3) == [f"own-{shows[0]}", f"own-{shows[2]}", "deck"]
    page.keyboard.press("1")  # a sack, while the hand is busy with the second tile
    expect(page.locator("[data-testid=sack-lightblue] [data-testid=kept]")).to_be_visible()
    expect(place(page, "special-0")).to_have_attribute("data-target", "sack-lightblue")
    expect(page.get_by_test_id("kept")).to_have_count(0)


def test_what_was_kept_and_is_taken_by_somebody_else_puffs(at_quay: AtQuay, new_page: NewPage) -> None:
    page = new_page(pace="normal")
    friend = at_quay(page, **SLOW)
    one, other = by.topmost(page, 2)
    page.mouse.click(*one[1:])
    page.mouse.click(*other[1:])
    expect(page.get_by_test_id("kept")).to_have_count(1)
    by.watch_for(page, "[data-testid=puff]")
    friend.until(lambda message: any(event["kind"] == "took" for event in message.get("events", ())))  # the own one has arrived
    friend.act({"kind": "take", "tile": other[0], "to": "deck"})
    expect(page.get_by_test_id("kept")).to_have_count(0)
    expect(page.get_by_test_id("news").locator("span").last).to_have_text("Somebody was faster. Look again!")
    expect(page.locator(f"[data-tile={other[0]}]")).to_have_count(0)
    by.has_seen(page)
    expect(page.get_by_test_id("hand")).to_have_count(0)
    assert deck(page, 2)[1] == "deck"


def test_a_drag_chooses_the_place(at_quay: AtQuay, new_page: NewPage) -> None:
    page = new_page()
    at_quay(page)
    tile = topmost(page)
    goal = place(page, "hold-2").bounding_box()
    assert goal is not None
    page.mouse.move(tile["x"], tile["y"])
    page.mouse.down()
    page.mouse.move(tile["x"] + 30, tile["y"] + 30)
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2)
    expect(page.get_by_test_id("carried")).to_be_visible()
    page.mouse.up()
    expect(place(page, "hold-2")).to_have_attribute("data-target", f"own-{tile['shows']}")


def test_a_tile_that_lies_face_down_is_turned_first(at_quay: AtQuay, new_page: NewPage) -> None:
    page = new_page(width=390, height=844, touch=True)
    at_quay(page)
    tile = topmost(page, "down")
    page.touchscreen.tap(tile["x"], tile["y"])
    expect(page.locator(f"[data-tile={tile['tile']}]")).to_have_attribute("data-face", "up")
    expect(page.get_by_test_id("tile")).to_have_count(84)


def test_a_whole_ship_by_keys(at_quay: AtQuay, new_page: NewPage) -> None:
    page = new_page(locale="de")
    at_quay(page, hands=[25, 100])
    bell = page.get_by_test_id("bell")
    expect(bell).to_have_attribute("data-state", "waits")
    places = page.locator("[data-testid=own-ship] [data-target^=own-], [data-testid=own-ship] [data-target^=sack-]")
    keys = ["1", "4", *"abcdefghij" * 9]
    page.evaluate(COUNT_ASKED)
    while (loaded := places.count()) < 14:
        before = by.seq(page)
        page.keyboard.press(keys.pop(0))
        if loaded == places.count() and by.seq(page) == before and page.get_by_test_id("hand").count() == 0:
            continue  # there is no such tile
        by.after(page, before)
        expect(page.get_by_test_id("hand")).to_have_count(0)
    assert page.evaluate("() => window.asked") == 0, "where the heap lies is known: asked in mid grab it costs a whole layout"
    expect(bell).to_have_attribute("data-state", "first")
    expect(page.locator("[data-card]")).to_have_count(0)
    before = by.seq(page)
    bell.hover()
    page.mouse.down()
    expect(bell).to_have_class(re.compile("rings"))
    page.mouse.up()
    assert by.seq(page) == before, "ringing plays nothing"


def test_tiles_that_stay_are_dimmed_and_loaded_sacks_have_their_colour(at_scene: AtScene, new_page: NewPage) -> None:
    page = new_page()
    at_scene(page, "aboard", "two-players")
    starfish = page.locator("[data-tile][data-starfish=true]")
    expect(starfish).not_to_have_count(0)
    expect(page.locator("[data-tile][data-starfish=true]:not([data-stays])")).to_have_count(0)
    expect(page.get_by_test_id("loaded-sack")).to_have_attribute("data-colour", "orange")
    others = new_page()
    at_scene(others, "aboard", "race")
    expect(others.locator("[data-tile][data-starfish=true]")).not_to_have_count(0)
    expect(others.locator("[data-stays]")).to_have_count(0)  # with four anybody may take them


def test_the_list_names_each_kind_once_and_the_bell_hangs_still(at_quay: AtQuay, new_page: NewPage) -> None:
    page = new_page(motion=True)
    at_quay(page)
    bell = page.get_by_test_id("bell")
    expect(bell).to_have_attribute("data-state", "waits")
    expect(bell).to_have_js_property("tagName", "DIV")  # nothing to ring yet
    expect(bell).to_have_css("animation-name", "none")
    expect(page.get_by_test_id("action")).not_to_have_count(0)
    found = by.actions(page)
    assert len(found) <= 10 + 1 + 4
    assert {action["kind"] for action in found} == {"take", "turn", "load"}


def test_who_comes_too_late_just_grabs_again(at_quay: AtQuay, new_page: NewPage) -> None:
    page = new_page(pace="normal")
    refused: list[str] = []

    def be_faster(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def sent(message: str | bytes) -> None:
            said = json.loads(message)
            if said["kind"] == "act" and not refused:
                refused.append(said["request"])
                route.send(
                    json.dumps({"kind": "refused", "request": said["request"], "code": "gone", "reason": None, "detail": ""})
                )
            else:
                server.send(message)

        route.on_message(sent)

    page.route_web_socket("**/ws", be_faster)
    at_quay(page)
    tile = topmost(page)
    by.watch_for(page, "[data-testid=puff]")
    page.mouse.click(tile["x"], tile["y"])
    by.has_seen(page)
    expect(page.get_by_test_id("bubble")).to_have_count(0)
    page.mouse.click(tile["x"], tile["y"])
    expect(place(page, "deck-0")).to_have_attribute("data-target", f"own-{tile['shows']}")


def test_a_grab_on_a_lost_line_is_made_once(at_quay: AtQuay, new_page: NewPage) -> None:
    page = new_page()
    requests: list[str] = []

    def cut(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def sent(message: str | bytes) -> None:
            said = json.loads(message)
            if said["kind"] == "act":
                requests.append(said["request"])
            server.send(message)
            if len(requests) == 1 and said["kind"] == "act":
                route.close()

        route.on_message(sent)

    page.route_web_socket("**/ws", cut)
    at_quay(page)
    tile = topmost(page)
    page.mouse.click(tile["x"], tile["y"])
    expect(place(page, "deck-0")).to_have_attribute("data-target", f"own-{tile['shows']}")
    expect(page.get_by_test_id("tile")).to_have_count(83)
    assert len(set(requests)) == 1


def test_sacks_on_a_phone_are_in_the_card(at_quay: AtQuay, new_page: NewPage) -> None:
    page = new_page(width=390, height=844, touch=True)
    at_quay(page)
    page.get_by_test_id("now").get_by_test_id("sack-violet").tap()
    expect(place(page, "special-0")).to_have_attribute("data-target", "sack-violet")


def test_in_turns_a_tap_on_any_tile_of_a_kind_takes_one(base: str, new_page: NewPage) -> None:
    page = new_page()
    by.sit_down(page, base, "aboard", by.start(base, "aboard", "person", "bot", pace="turns", first_seat=0))
    assert by.until_turn(page) == "turn"
    tile = topmost(page)
    page.mouse.click(tile["x"], tile["y"])
    expect(place(page, "deck-0")).to_have_attribute("data-target", f"own-{tile['shows']}")
    expect(page.get_by_test_id("act-button").first).to_be_visible()


def test_on_a_lying_phone_no_card_is_small_or_half_hidden_and_places_have_room_for_a_finger(
    at_scene: AtScene, new_page: NewPage
) -> None:
    page = new_page(width=844, height=390)
    at_scene(page, "aboard", "race")
    expect(page.get_by_test_id("card")).to_have_count(13)
    assert page.evaluate(HALF_HIDDEN) == []
    assert all(width >= 66 and height >= 50 for width, height in page.get_by_test_id("card").evaluate_all(SIZES))
    places = page.get_by_test_id("own-ship").locator("[data-target=deck], [data-target=below]")
    assert all(min(size) >= 36 for size in places.evaluate_all(SIZES))


def test_beside_a_captains_face_a_phone_has_room_for_a_boats_name(base: str, new_page: NewPage) -> None:
    page = new_page(width=390, height=844, locale="fr")
    crew = [{"kind": "bot", "bot": "captain"}] * 3
    seated = ask(base, "/api/matches", {"game": "aboard", "players": [{"kind": "person"}, *crew], "options": {"pace": "turns"}})
    by.sit_down(page, base, "aboard", seated)
    names = page.get_by_test_id("seat-panel").locator(".name")
    expect(names).to_have_text(["Étoile", "Baleine", "Vague"])
    for size in ((390, 844), (844, 390)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        expect(names.first).to_be_visible()
        assert names.evaluate_all(LINES) == [1, 1, 1]


PILE = "all => all.map((use) => use.getAttribute('href'))"


def test_the_mixed_pile_tells_nothing_and_is_the_same_when_the_page_comes_again(at_scene: AtScene, new_page: NewPage) -> None:
    page = new_page()
    at_scene(page, "aboard", "two-places")
    for _ in range(2):
        expect(page.get_by_test_id("hand")).to_have_count(0)  # it is free
        ((_, x, y),) = by.topmost(page)
        before = by.seq(page)
        page.mouse.click(x, y)
        by.after(page, before)
    pile = page.locator("[data-testid=card].pile .back use")
    expect(pile).to_have_count(13)
    assert set(pile.evaluate_all(PILE)) == {"#ab-compass"}
    page.reload()
    expect(pile).to_have_count(13)
    assert set(pile.evaluate_all(PILE)) == {"#ab-compass"}
