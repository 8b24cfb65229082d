"""What I forgot: after a voyage of Anchors Aweigh! everybody sees which cards they could not pay, beside what they had loaded."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from seaboard.games.aboard.data import DATA
from tests.support import browser as by
from tests.web.conftest import SCENES, AtScene, NewPage

pytestmark = pytest.mark.slow

CARD = next(card for card in DATA.card if card.category == "discovery" and len(set(card.tiles)) == 2)
HAD, LACKED = CARD.tiles
HOME = (13, 4, 3)  # coins


# What stands over the board hides no ship beside it.
BESIDE_SHIPS = """() => {
  const start = document.querySelector('[data-testid=screen-start]')?.getBoundingClientRect();
  const ships = [...document.querySelectorAll('[data-testid=seat-panel]')].map((one) => one.getBoundingClientRect());
  return start && ships.length === 3 && ships.every((one) => one.left >= start.right || one.top >= start.bottom);
}"""


def tell_past(page: Page, *seats: int, voyages: int = 1) -> None:
    """Let a table that begins with a position tell a past in which each of these seats lacked a tile and had one below deck."""
    told = [[{"kind": "all_aboard", "seat": None, "round": number + 1}] for number in range(voyages)]
    loaded: list[dict[str, Any]] = [{"kind": "took", "tile": "t1", "shows": "map"}, {"kind": "saw", "shows": HAD}]

    def connect(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            if message["kind"] != "ask_history":
                server.send(text)
                return
            seat = message.get("seat")
            mine = [*loaded, {"kind": "declined", "card": CARD.name}] if seat in seats else []
            events = [event for begin in told for event in (*begin, *({**one, "seat": seat} for one in mine))]
            past = [{"seq": 0, "events": events, "undone": False}]
            socket.send(json.dumps({"kind": "history", "request": message["request"], "past": past}))

        socket.on_message(pass_on)

    page.route_web_socket("**/ws", connect)


def bury(page: Page, at_scene: AtScene, **changes: Any) -> None:
    """The last chest of the first voyage goes aboard."""
    position = SCENES["aboard"].scenes["chest"].position
    assert position
    at_scene(page, "aboard", "chest", position={**position, "ships": [{"coins": coins} for coins in HOME]}, **changes)
    assert by.until_turn(page) == "turn"
    by.by_list(page, by.actions(page)[0])


def test_before_the_second_race_i_see_what_i_forgot(at_scene: AtScene, new_page: NewPage) -> None:
    page = new_page(width=390, height=844)
    tell_past(page, 0)
    bury(page, at_scene, people=1)
    found = page.get_by_test_id("ready-page").get_by_test_id("forgotten")
    expect(found).to_have_count(1)
    expect(found).to_contain_text("What I forgot")
    expect(found.locator(f"[data-card={CARD.name}]")).to_have_attribute("data-missing", LACKED)
    expect(found.get_by_role("img", name="Loaded: map")).to_be_visible()
    expect(page.get_by_test_id("look-back")).to_have_count(0)  # it stands here already


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (720, 1280)])
def test_on_a_table_screen_the_second_race_is_awaited_beside_the_ships(
    at_scene: AtScene, new_page: NewPage, width: int, height: int
) -> None:
    page, screen = new_page(width=390, height=844), new_page(width=width, height=height)
    bury(page, at_scene, people=1)
    screen.goto(f"{page.url}?screen")
    screen.wait_for_function(BESIDE_SHIPS)


def test_where_people_take_turns_a_sheet_shows_it_for_each_of_them(at_scene: AtScene, new_page: NewPage) -> None:
    page = new_page()
    tell_past(page, 0, 1, 2)
    bury(page, at_scene, people=3, view=None, options={"pace": "turns", "first_seat": 0})
    sheet = page.get_by_test_id("look-back")
    expect(sheet.get_by_test_id("forgotten")).to_have_count(3)
    call = sheet.get_by_test_id("look-back-call")
    expect(call, "the table has moved on").to_contain_text("Your turn")
    expect(call).to_be_in_viewport(ratio=1)
    call.click()
    expect(sheet).to_have_count(0)
    expect(page.get_by_test_id("heap")).to_be_visible()


def test_at_the_end_the_last_voyage_is_looked_back_on(at_scene: AtScene, new_page: NewPage) -> None:
    page = new_page(locale="de")
    tell_past(page, 0, voyages=2)
    at_scene(page, "aboard", "end")
    found = page.get_by_test_id("end").get_by_test_id("forgotten")
    expect(found).to_have_count(1)
    expect(found).to_contain_text("Nur einmal hat etwas gefehlt")
    expect(page.get_by_test_id("flag")).to_have_count(2)  # of both who share the victory
    expect(page.get_by_test_id("rematch")).to_be_in_viewport(ratio=1)  # however much there is to tell
