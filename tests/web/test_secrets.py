"""No secret is in the page: not the others', not even for a frame, and the own one only while it is held to look.

Where somebody has a screen alone, the own one lies open if its owner wants it so; nowhere else.

On its way to the page every secret is exchanged for a word that occurs nowhere else, so that any trace of it can be found: in a
sentence, an attribute, the name of a symbol, what the device keeps.
"""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from seaboard.workshop.visitor import ask
from tests.support import browser as by
from tests.web.conftest import AtScene, NewPage

pytestmark = pytest.mark.slow

ACTIONS = 5  # some turns, with the bots' between them
SEATS = (0, 1, 2)  # of the scene in which a device goes round
ROUND = 4  # turns: each seat's, and the first one's again
ENTRIES = 25  # of the bots' match, watched
WORD = "zanzibar"

# Looks at all that comes into the page or changes in it, before it is drawn, and notes every word that stands for a secret.
WATCH = """
window.found = [];
const textOf = (node) => node.outerHTML ?? node.textContent ?? '';
const changed = ({ type, target, attributeName, addedNodes }) => {
  if (type === 'attributes') return target.getAttribute(attributeName);
  return type === 'childList' ? [...addedNodes].map(textOf).join() : target.data;
};
const look = (changes) => {
  const secrets = new Set(changes.map(changed).join().match(/zanzibar-[0-9]/g) ?? []);
  window.found.push(...secrets);
};
new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
"""
SHUT = "localStorage['seaboard:open'] = 'false'"  # the own secret does not lie open
AT_THE_QUAY = {"kind": "take", "at": "jewellery"}
# Shuts an opened crate as soon as it shows a secret; left alone it shuts itself soon.
SHUT_AGAIN = """(secret) => {
  const shows = document.querySelector('[data-testid=crate-goal]')?.textContent.includes(secret) ?? false;
  if (shows) document.querySelector('[data-testid=crate-shut]').click();
  return shows;
}"""
KEPT = "() => JSON.stringify(localStorage) + JSON.stringify(sessionStorage)"


class Wire:
    """What the table tells a page, each seat's own secrets exchanged; others' secrets are noted and must not come."""

    def __init__(self, page: Page) -> None:
        self.exchanged: dict[int, int] = {}
        self.others: list[dict[str, Any]] = []
        page.add_init_script(WATCH)
        page.route_web_socket("**/ws", self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        socket.connect_to_server().on_message(lambda text: socket.send(self._exchange(json.loads(text))))

    def _exchange(self, message: dict[str, Any]) -> str:
        seat = message.get("seat")
        for boat in message.get("view", {}).get("boats", []):
            if boat["cargo"] and boat["cargo"]["goal"]:
                self._hide(boat["cargo"], boat["seat"], seat)
        for event in message.get("events", []):
            if event["kind"] == "saw":
                self._hide(event, event["seat"], seat)
        return json.dumps(message)

    def _hide(self, told: dict[str, Any], owner: int, seat: int | None) -> None:
        if owner != seat:
            self.others.append(told)
        told["goal"] = f"{WORD}-{owner}"
        self.exchanged[owner] = self.exchanged.get(owner, 0) + 1


def found(page: Page) -> list[str]:
    noted: list[str] = page.evaluate("window.found")
    return noted


def check_nothing_shows(page: Page, wire: Wire, *owners: int) -> None:
    """These seats' secrets came to the page, no other's, and none was ever in it."""
    assert wire.others == []
    assert sorted(wire.exchanged) == sorted(owners)
    assert found(page) == []
    assert WORD not in page.evaluate(KEPT)


def play_on(page: Page, number: int) -> None:
    """Play one action, whichever comes in turn; goods first, so that there are secrets."""
    before, may = by.seq(page), by.actions(page)
    by.by_list(page, next((action for action in may if action["kind"] == "take"), may[number * 7 % len(may)]))
    by.after_or_handed(page, before)


def test_the_own_secret_is_not_in_the_page_and_the_bots_are_never_sent(at_scene: AtScene, new_page: NewPage) -> None:
    page = new_page()
    page.add_init_script(SHUT)
    wire = Wire(page)
    at_scene(page, "smugglers", "open-sea")
    for number in range(ACTIONS):
        assert by.until_turn(page) == "turn"
        play_on(page, number)
    check_nothing_shows(page, wire, 0)


def test_holding_shows_the_own_secret_and_letting_go_hides_it(at_scene: AtScene, new_page: NewPage) -> None:
    page = new_page()
    page.add_init_script(SHUT)
    wire = Wire(page)
    at_scene(page, "smugglers", "open-sea")
    assert by.until_turn(page) == "turn"
    check_nothing_shows(page, wire, 0)
    page.get_by_test_id("look").hover()
    page.mouse.down()
    expect(page.get_by_test_id("secret")).to_contain_text(WORD)
    assert set(found(page)) == {f"{WORD}-0"}, "whoever looks at the page finds it"
    page.mouse.up()
    expect(page.get_by_test_id("secret")).not_to_contain_text(WORD)
    assert WORD not in page.content()
    page.evaluate("window.found.length = 0")
    play_on(page, 0)
    check_nothing_shows(page, wire, 0)


def test_alone_a_crate_is_opened_and_lies_open_until_its_owner_shuts_it_away(at_scene: AtScene, new_page: NewPage) -> None:
    page = new_page(pace="swift")
    wire = Wire(page)
    at_scene(page, "smugglers", "delivered")
    assert by.until_turn(page) == "turn"
    check_nothing_shows(page, wire)
    by.by_list(page, AT_THE_QUAY)
    page.wait_for_function(SHUT_AGAIN, arg=f"{WORD}-0")
    expect(page.get_by_test_id("crate")).to_have_count(0)
    assert by.until_turn(page) == "turn"
    expect(page.get_by_test_id("secret")).to_contain_text(WORD)
    assert wire.others == []
    page.get_by_test_id("menu").first.click()
    page.get_by_test_id("lies-open").get_by_role("radio").last.click()
    expect(page.get_by_test_id("secret")).not_to_contain_text(WORD)
    assert WORD not in page.content()


def test_a_crate_is_opened_neither_on_a_shared_device_nor_on_a_table_screen(at_scene: AtScene, new_page: NewPage) -> None:
    page, screen = new_page(), new_page()
    wire, on_screen = Wire(page), Wire(screen)
    at_scene(page, "smugglers", "delivered", view=None, people=3)
    screen.goto(f"{page.url}?screen")
    expect(screen.get_by_test_id("table-screen")).to_be_visible()
    assert by.until_turn(page) == "turn"
    before = by.seq(page)
    by.by_list(page, AT_THE_QUAY)
    by.after(page, before)
    expect(screen.get_by_test_id("table-screen")).to_have_attribute("data-seq", by.seq(page) or "")
    assert wire.others == on_screen.others == []
    assert on_screen.exchanged == {}, "a table screen is sent nobody's secret"
    assert set(wire.exchanged) <= {0, 1}, "a shared device is sent those of whoever holds it"
    assert found(page) == found(screen) == []
    page.get_by_test_id("menu").first.click()
    expect(page.get_by_test_id("menu-sheet")).to_be_visible()
    expect(page.get_by_test_id("lies-open")).to_have_count(0)


def test_whoever_only_taps_the_eye_is_told_to_keep_holding(at_scene: AtScene, new_page: NewPage) -> None:
    page = new_page()
    page.clock.install(time=0)
    at_scene(page, "smugglers", "open-sea")
    assert by.until_turn(page) == "turn"
    by.stop_clock(page)
    bubble = page.get_by_test_id("bubble")
    page.get_by_test_id("look").hover()
    page.mouse.down()
    expect(page.locator("[data-destination=vases]")).to_be_attached()
    page.clock.run_for(600)
    page.mouse.up()
    expect(page.locator("[data-destination]")).to_have_count(0)
    expect(bubble).to_have_count(0)
    page.mouse.down()
    page.mouse.up()
    expect(bubble).to_contain_text("Keep holding")


def test_nothing_flashes_up_while_a_device_goes_round(at_scene: AtScene, new_page: NewPage) -> None:
    page = new_page(width=1024, height=768, touch=True)
    wire = Wire(page)
    at_scene(page, "smugglers", "one-device")
    turns: list[int] = []
    while len(turns) < ROUND:
        assert by.until_turn(page) == "turn", "there is no curtain"
        if turns[-1:] != [by.at_turn(page)]:
            turns.append(by.at_turn(page))
        play_on(page, len(turns))
    check_nothing_shows(page, wire, *SEATS)


def test_each_seat_of_a_device_sees_the_own_secret_alone_and_only_while_it_is_held(at_scene: AtScene, new_page: NewPage) -> None:
    page = new_page(width=1024, height=768)
    wire = Wire(page)
    at_scene(page, "smugglers", "one-device")
    seen: set[str] = set()
    while len(seen) < len(SEATS):
        assert by.until_turn(page) == "turn"
        secret = f"{WORD}-{by.at_turn(page)}"
        if page.get_by_test_id("look").count():
            page.get_by_test_id("look").focus()
            page.keyboard.down(" ")
            expect(page.get_by_test_id("secret")).to_contain_text(secret)
            page.keyboard.up(" ")
            expect(page.get_by_test_id("secret")).not_to_contain_text(WORD)
            assert set(found(page)) == {secret}
            page.evaluate("window.found.length = 0")
            seen.add(secret)
        play_on(page, len(seen))
    check_nothing_shows(page, wire, *SEATS)


def test_a_shared_device_that_is_loaded_anew_shows_nobodys_secret(at_scene: AtScene, new_page: NewPage) -> None:
    page = new_page(width=1024, height=768)
    wire = Wire(page)
    at_scene(page, "smugglers", "one-device")
    assert by.until_turn(page) == "turn"
    seat = by.at_turn(page)
    page.reload()
    assert by.until_turn(page) == "turn"
    assert by.at_turn(page) == seat
    check_nothing_shows(page, wire, seat)


def test_points_that_only_their_owner_knows_lie_face_down_on_a_shared_device(at_scene: AtScene, new_page: NewPage) -> None:
    page = new_page(width=1024, height=768)
    at_scene(page, "smugglers", "open-sea", view=None, people=4, options={"open_scores": False})
    assert by.until_turn(page) == "turn"
    points = page.locator("[data-testid=seat-panel] strong")
    hidden = points.filter(has_text=re.compile(r"^\?"))
    expect(points).to_have_count(4)
    expect(hidden).to_have_count(4)
    page.get_by_test_id("look").hover()
    page.mouse.down()
    expect(hidden).to_have_count(3)
    page.mouse.up()
    expect(hidden).to_have_count(4)


def test_who_watches_is_sent_no_secret(base: str, new_page: NewPage) -> None:
    players = [{"kind": "bot", "bot": "sensible"}] * 3
    seated = ask(base, "/api/matches", {"game": "smugglers", "players": players})
    page = new_page()
    wire = Wire(page)
    page.goto(f"{base}/t/{seated['match']}")
    page.get_by_test_id("watch").click()
    many = "least => Number(document.querySelector('[data-testid=table]')?.dataset.seq) > least"
    page.wait_for_function(many, arg=ENTRIES, timeout=90_000)
    check_nothing_shows(page, wire)
