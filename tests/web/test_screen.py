"""A screen that is the table and phones beside it: they play every game, signals rise on both, and seats go round."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, WebSocket, expect

from seaboard.server.settings import at_home
from seaboard.workshop.check import running
from seaboard.workshop.visitor import Visitor, ask
from tests.support import browser as by
from tests.support.access import SETTLED, check_access
from tests.support.legible import LEAST, TOO_SMALL
from tests.support.long import also_long
from tests.support.words import LANGUAGES, messages
from tests.web.conftest import NewPage

pytestmark = pytest.mark.slow

HOUSE = "127.0.0.2"  # stands in for an address in the home network
GAMES = ("smugglers", "triangle", "aboard")
ROUNDS = 1  # turns of each person
PHONE: dict[str, Any] = {"width": 390, "height": 844, "touch": True}
LARGE: dict[str, Any] = {"width": 1920, "height": 1080}


# Does a finger reach both sides of it?
ON_TOP = """(one) => {
  const { left, right, top, height } = one.getBoundingClientRect();
  return [left + 8, right - 8].every((x) => one.contains(document.elementFromPoint(x, top + height / 2)));
}"""


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that the house can reach."""
    folder: Path = tmp_path_factory.mktemp("matches")
    with running(at_home(folder, bot_delays=False, own_addresses=lambda: (HOUSE,))) as address:
        ask(address, "/api/house", {"open": True}, method="PUT")
        yield address


class Room(NamedTuple):
    """A table screen, the phones of two people, and all that the screen was told."""

    screen: Page
    phones: tuple[Page, Page]
    match: str
    told: list[dict[str, Any]]
    failed: list[str]
    """What the screen has asked for in vain."""

    def play(self) -> None:
        """Let whoever is on turn play the first thing in the list; the screen and the other phone follow."""
        phone = self.at_turn()
        before = by.seq(phone)
        by.by_click(phone, by.actions(phone)[0])
        by.after(phone, before)

    def at_turn(self) -> Page:
        """The phone whose turn it is, when all pages are at rest and show the same."""
        number = str(ask(self.screen.url.partition("/t/")[0], f"/api/matches/{self.match}")["seq"])
        for page, name in ((self.screen, "table-screen"), *((phone, "table") for phone in self.phones)):
            expect(page.get_by_test_id(name)).to_have_attribute("data-seq", number)
        (seat,) = next(message["actors"] for message in self.told if str(message.get("seq")) == number)
        phone = self.phones[seat]
        expect(phone.get_by_test_id("now")).to_have_attribute("data-mine", "true")
        return phone


def gather(new_page: NewPage, base: str, game: str, **options: Any) -> Room:
    """Two people with a phone each, and a screen that holds no seat."""
    seated = by.start(base, game, "person", "open", first_seat=0, **options)
    match = seated["match"]
    phones = (new_page(**PHONE), new_page(**PHONE))
    other = ask(base, f"/api/matches/{match}/claim", {"name": "Ben"})
    by.sit_down(phones[0], base, game, seated)
    by.sit_down(phones[1], base, game, {"match": match, "token": other["token"]})
    screen = new_page(**LARGE)
    told: list[dict[str, Any]] = []
    failed: list[str] = []
    screen.on("response", lambda answer: failed.append(answer.url) if not answer.ok else None)

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: told.append(json.loads(text)))

    screen.on("websocket", listen)
    screen.goto(f"{base}/t/{match}?screen")
    expect(screen.get_by_test_id("gathered")).to_have_count(2)
    by.get_ready(*phones)
    for phone in phones:
        expect(phone.get_by_test_id("table")).to_be_visible()
    return Room(screen, phones, match, told, failed)


def check_words(screen: Page) -> None:
    """Every word is large enough to be read from afar, once everything has come in."""
    screen.wait_for_function(SETTLED)
    assert screen.evaluate(TOO_SMALL, LEAST) == []


@pytest.mark.parametrize("game", also_long(GAMES, "smugglers"))
def test_a_screen_and_two_phones_play(new_page: NewPage, base: str, game: str) -> None:
    room = gather(new_page, base, game, **({"pace": "turns"} if game == "aboard" else {}))
    screen = room.screen
    for _ in range(ROUNDS * 2):
        room.play()
    room.at_turn()
    asked = screen.get_by_test_id("screen-sentence").inner_text()
    expect(screen.get_by_test_id("news").locator("span").last, "who is waited for is heard").to_contain_text(asked)
    expect(screen.get_by_test_id("turn"), "by one voice").not_to_have_attribute("aria-live", re.compile(""))
    shown = [message for message in room.told if message["kind"] in ("resync", "update")]
    assert shown
    assert all(message["seat"] is None and message["legal"] == [] for message in shown), "what a spectator sees"
    welcomes = [message for message in room.told if message["kind"] == "welcome"]
    assert welcomes
    assert all(message["seats"] == [] for message in welcomes)
    expect(screen.get_by_test_id("act-button").or_(screen.get_by_test_id("action"))).to_have_count(0)
    check_words(screen)
    assert screen.evaluate("document.documentElement.scrollHeight") <= LARGE["height"]
    expect(screen.get_by_test_id("join-corner")).to_contain_text(HOUSE)
    expect(screen.get_by_test_id("short-code"), "nobody else is taken in").to_have_count(0)
    assert room.failed == []
    check_access(screen)
    check_access(room.phones[0])


def test_a_phone_beside_a_screen_offers_every_ship_that_can_sail(new_page: NewPage, base: str) -> None:
    phone = gather(new_page, base, "triangle").at_turn()
    expect(phone.get_by_test_id("choice")).to_have_count(len(by.actions(phone)))
    expect(phone.get_by_test_id("show-button")).to_have_count(0)
    expect(phone.get_by_test_id("danger"), "the board is a small picture").to_have_count(0)
    phone.get_by_test_id("zoom-board").click()
    expect(phone.get_by_test_id("danger").first).to_be_visible()


def test_beside_a_screen_whoever_is_away_leaves_a_card_of_one_column(new_page: NewPage, base: str) -> None:
    room = gather(new_page, base, "triangle")
    away = room.at_turn()
    phone = next(one for one in room.phones if one is not away)
    away.context.close()
    words = phone.get_by_test_id("away-card").locator(".words")
    expect(words).to_be_visible()
    card, box = phone.get_by_test_id("away-card").bounding_box(), words.bounding_box()
    assert card is not None
    assert box is not None
    assert box["width"] > 0.9 * card["width"]


def test_who_opens_a_table_on_a_screen_leaves_the_seat_to_a_phone(new_page: NewPage, base: str) -> None:
    screen = new_page(**LARGE)
    by.sit_down(screen, base, "smugglers", by.start(base, "smugglers", "person", "open", first_seat=0))
    screen.get_by_role("button", name=messages("waiting", "en")["wait-screen"]).click()
    expect(screen.get_by_test_id("table-screen")).to_be_visible()
    phones = (new_page(**PHONE), new_page(**PHONE))
    for phone in phones:
        phone.goto(screen.url.removesuffix("?screen"))
        invited = messages("waiting", "en")["come-to" if phone is phones[0] else "come-from"].replace("{ $name }", "Anchor")
        expect(phone.get_by_test_id("invitation")).to_contain_text(invited)
        phone.get_by_test_id("take-seat").click()
        expect(phone.get_by_test_id("ready")).to_be_visible()
    expect(screen.get_by_role("heading")).to_have_text(messages("waiting", "en")["wait-cast-off"])
    by.get_ready(*phones)
    assert by.until_turn(phones[0]) == "turn"
    expect(screen.get_by_test_id("screen-sentence")).to_be_visible()


def test_a_screen_that_only_this_machine_can_reach_lets_the_house_in(new_page: NewPage, tmp_path: Path) -> None:
    with running(at_home(tmp_path, bot_delays=False, own_addresses=lambda: (HOUSE,))) as closed:
        screen = new_page(**LARGE)
        screen.goto(f"{closed}/t/{by.start(closed, 'triangle', 'person', 'open')['match']}?screen")
        corner = screen.get_by_test_id("join-corner")
        expect(corner).to_contain_text(messages("screen", "en")["screen-alone"])
        for width, height in ((800, 1280), (LARGE["width"], LARGE["height"])):
            screen.set_viewport_size({"width": width, "height": height})
            expect(screen.get_by_test_id("screen-game")).to_have_text("Devil’s Triangle")
            for part in (screen.get_by_test_id("screen-game"), screen.get_by_role("heading"), corner):
                expect(part).to_be_in_viewport(ratio=1)
        corner.get_by_test_id("open-house").click()
        expect(corner.get_by_test_id("code")).to_be_visible()
        expect(corner).to_contain_text(HOUSE)


def test_a_screen_of_a_table_that_gathers_tells_the_code_and_what_has_changed(new_page: NewPage, base: str) -> None:
    seated = by.start(base, "smugglers", "person", "open")
    screen = new_page(**LARGE)
    screen.goto(f"{base}/t/{seated['match']}?screen")
    code = ask(base, f"/api/matches/{seated['match']}/code")["code"]
    expect(screen.get_by_test_id("short-code")).to_have_text(code)
    with Visitor.at(base, seated["match"], seated["token"], until=("waiting",), ready=False) as host:
        assert host.ask(kind="options", options={"target": 5})["kind"] == "accepted"
    expect(screen.get_by_test_id("options-changed").locator("[data-option=target]")).to_contain_text("5")
    check_words(screen)
    check_access(screen)


@pytest.mark.parametrize("game", also_long(["smugglers", "triangle"], "smugglers"))
def test_a_phone_beside_a_screen_shows_its_own_seat_and_enlarges_the_board(new_page: NewPage, base: str, game: str) -> None:
    room = gather(new_page, base, game)
    phone = room.at_turn()
    panels = phone.get_by_test_id("seat-panel").filter(visible=True)
    expect(panels).to_have_count(1)
    expect(phone.get_by_test_id("signals")).to_be_visible()
    assert phone.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert phone.get_by_test_id("hint").evaluate(ON_TOP), "nothing lies on the lamp"
    if game == "smugglers":  # a harbour is chosen by a large button
        expect(phone.get_by_test_id("choice")).to_have_count(len(by.actions(phone)))
        before = by.seq(phone)
        phone.get_by_test_id("choice").last.tap()
        by.after(phone, before)
        phone = room.at_turn()
        panels = phone.get_by_test_id("seat-panel").filter(visible=True)
    small = phone.get_by_test_id("board").bounding_box()
    phone.get_by_test_id("zoom-board").click()
    expect(panels).to_have_count(0)
    assert small is not None
    phone.wait_for_function(
        "width => document.querySelector('[data-testid=board]').getBoundingClientRect().width > width", arg=small["width"] * 1.8
    )
    check_access(phone)
    if game == "smugglers":
        before = by.seq(phone)
        by.by_board(phone, base, by.actions(phone)[0], touch=True)
        by.after(phone, before)
    else:
        phone.get_by_test_id("zoom-board").click()
    expect(panels).to_have_count(1)
    phone.get_by_test_id("whole-table").click()
    expect(panels).to_have_count(2)
    phone.get_by_test_id("own-seat").click()
    expect(panels).to_have_count(1)
    room.screen.close()
    expect(panels).to_have_count(2)


def test_beside_a_screen_the_lesson_says_how_the_board_grows(new_page: NewPage, base: str) -> None:
    phone = gather(new_page, base, "smugglers").at_turn()
    behind = {"smugglers": {"isOver": False, "done": {"you": ["aim"]}}}
    phone.evaluate("(behind) => localStorage.setItem('seaboard:lessons', behind)", json.dumps(behind))
    phone.reload()
    step = phone.locator("[data-testid=lesson][data-step=larger]")
    expect(step).to_be_visible()
    phone.get_by_test_id("zoom-board").click()
    expect(step).to_have_count(0)
    phone.wait_for_function("() => localStorage['seaboard:lessons'].includes('larger')")


def test_while_ships_are_loaded_a_phone_keeps_the_whole_table(new_page: NewPage, base: str) -> None:
    room = gather(new_page, base, "aboard", pace="turns")
    phone = room.at_turn()
    by.topmost(phone)
    expect(phone.get_by_test_id("whole-table")).to_have_count(0)


def test_a_signal_rises_on_both_and_can_be_switched_off(new_page: NewPage, base: str) -> None:
    room = gather(new_page, base, "smugglers")
    one, two = room.phones
    risen = "[data-testid=signalled][data-number='1'][data-signal=ha_ha]"
    for page in (room.screen, one):
        by.watch_for(page, risen)
    by.watch_for(two, f"body:has({risen}):has([data-testid=signal-ahoy][aria-disabled=true])")
    two.get_by_test_id("signal-ha_ha").click()
    expect(room.screen.locator(risen)).to_contain_text(messages("screen", "en")["signal-ha_ha"])
    for page in (room.screen, one, two):  # it is gone after some seconds
        by.has_seen(page)
    open_table_sheet(one)
    one.get_by_test_id("host-signals").get_by_role("radio").nth(1).click()
    expect(two.get_by_test_id("signals")).to_have_count(0)


def open_table_sheet(page: Page) -> None:
    page.get_by_test_id("menu-small").or_(page.get_by_test_id("menu")).filter(visible=True).click()
    page.get_by_test_id("menu-table").click()
    expect(page.get_by_test_id("table-sheet")).to_be_visible()


def test_a_seat_goes_to_another_device_and_back(new_page: NewPage, base: str) -> None:
    laptop, phone = new_page(), new_page(**PHONE)
    seated = by.start(base, "smugglers", "person", "bot", first_seat=0)
    by.sit_down(laptop, base, "smugglers", seated)
    assert by.until_turn(laptop) == "turn"
    open_table_sheet(laptop)
    laptop.get_by_test_id("move-seat").click()
    phone.goto(laptop.get_by_test_id("link").input_value())
    assert by.until_turn(phone) == "turn", "at once, without an invitation"
    assert "#" not in phone.url
    expect(laptop.get_by_test_id("seat-moved")).to_have_text(
        messages("screen", "en")["seat-moved"] + " " + messages("screen", "en")["seat-moved-close"]
    )
    laptop.get_by_test_id("seat-moved-close").click()
    expect(laptop.get_by_test_id("now")).to_have_attribute("data-mine", "false")
    by.by_list(phone, by.actions(phone)[0])
    laptop.reload()
    expect(laptop.get_by_test_id("watch")).to_be_visible()

    open_table_sheet(phone)
    phone.get_by_test_id("move-seat").click()
    laptop.goto(phone.get_by_test_id("link").input_value().replace(HOUSE, "127.0.0.1"))
    expect(phone.get_by_test_id("seat-moved")).to_be_visible()
    assert by.until_turn(laptop) == "turn"


def test_a_used_link_says_so(new_page: NewPage, base: str) -> None:
    seated = by.start(base, "triangle", "person", "bot")
    way = ask(base, f"/api/matches/{seated['match']}/ticket", {"seat": 0}, seated["token"])["ticket"]
    ask(base, f"/api/matches/{seated['match']}/claim", {"ticket": way})
    page = new_page()
    page.goto(f"{base}/t/{seated['match']}#seat={way}")
    expect(page.get_by_test_id("trouble")).to_have_text(messages("words", "en")["refused-ticket_used"])
    assert way not in page.url


def test_whoever_opened_the_table_locks_it_frees_a_seat_and_gives_a_new_link(new_page: NewPage, base: str) -> None:
    room = gather(new_page, base, "triangle")
    host, guest = room.phones
    open_table_sheet(guest)
    expect(guest.get_by_test_id("host")).to_have_count(0)
    open_table_sheet(host)
    host.get_by_test_id("host-locked").get_by_role("radio").first.click()
    expect(host.get_by_test_id("host-locked").get_by_role("radio").first).to_have_attribute("aria-checked", "true")
    check_access(host)
    expect(host.get_by_test_id("new-link"), "whoever is here keeps the seat").to_have_count(0)
    guest.goto(base)
    host.get_by_test_id("new-link").click()
    found = new_page(**PHONE)
    found.goto(host.get_by_test_id("link").input_value())
    expect(found.get_by_test_id("now")).to_be_visible()
    host.keyboard.press("Escape")
    open_table_sheet(host)
    host.get_by_test_id("free-seat").click()
    host.get_by_test_id("free-seat").click()
    expect(found.get_by_test_id("seat-moved")).to_be_visible()
    expect(host.get_by_test_id("host-person")).to_have_count(0)
    late = new_page(**PHONE)
    late.goto(f"{base}/t/{room.match}")
    expect(late.get_by_test_id("problem")).to_have_text(messages("waiting", "en")["come-locked"])
    expect(late.get_by_test_id("take-seat")).to_have_count(0)


@pytest.mark.parametrize("language", also_long(LANGUAGES, "fr"))
@pytest.mark.parametrize(("width", "height"), also_long([(390, 844), (1024, 768), (844, 390)], (390, 844)))
def test_the_page_of_the_table_fits(new_page: NewPage, base: str, language: str, width: int, height: int) -> None:
    page = new_page(width=width, height=height, locale=language)
    seated = by.start(base, "smugglers", "person", "bot")
    by.sit_down(page, base, "smugglers", seated)
    expect(page.get_by_test_id("table")).to_be_visible()
    open_table_sheet(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.get_by_test_id("table-sheet").evaluate("sheet => sheet.scrollWidth <= sheet.clientWidth")
    check_access(page)
    page.get_by_test_id("be-screen").click()
    expect(page.get_by_test_id("table-screen")).to_be_visible()
    page.get_by_test_id("leave-screen").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("table")).to_be_visible()


def test_whoever_opened_the_table_deletes_it_and_the_privacy_page_says_what_is_kept(new_page: NewPage, base: str) -> None:
    host, watcher = new_page(**PHONE, locale="de"), new_page(locale="de")
    said = messages("words", "de") | messages("screen", "de") | messages("privacy", "de")
    seated = by.start(base, "smugglers", "person", "bot", first_seat=0)
    by.sit_down(host, base, "smugglers", seated)
    assert by.until_turn(host) == "turn"
    watcher.goto(f"{base}/t/{seated['match']}")
    watcher.get_by_test_id("watch").click()
    expect(watcher.get_by_test_id("table")).to_be_visible()
    open_table_sheet(host)
    host.get_by_test_id("delete-table").click()
    expect(host.get_by_test_id("delete-not"), "so that a second Enter keeps it").to_be_focused()
    expect(host.get_by_test_id("deleting")).to_contain_text(said["host-delete-sure"])
    check_access(host)
    host.keyboard.press("Enter")
    expect(host.get_by_test_id("deleting")).to_have_count(0)
    host.get_by_test_id("delete-table").click()
    host.get_by_test_id("delete-sure").click()
    expect(watcher.get_by_test_id("trouble")).to_have_text(said["refused-deleted"])
    expect(host.get_by_test_id("start-smugglers")).to_be_visible()
    assert seated["match"] not in host.evaluate("() => JSON.stringify(localStorage)"), "the device forgets it"
    host.get_by_test_id("privacy-button").click()
    expect(host.get_by_test_id("privacy-sheet").locator("p")).to_have_count(4)
    expect(host.get_by_test_id("privacy-days")).to_contain_text("bis jemand sie löscht")
    check_access(host)
