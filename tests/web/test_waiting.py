"""The pages on which people wait for each other: the harbour, the invitation, and the start of a race."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from seaboard.server.settings import Settings, at_home
from seaboard.workshop.check import running
from seaboard.workshop.visitor import Visitor, ask
from tests.support import browser as by
from tests.support.access import check_access
from tests.support.long import also_long
from tests.support.words import LANGUAGES, messages
from tests.web.conftest import SCENES, AtScene, NewPage

pytestmark = pytest.mark.slow

GAMES = ("smugglers", "triangle", "aboard")
SCREENS = {"phone": (390, 844), "small": (360, 640), "tablet": (1024, 768), "desktop": (1440, 900), "lying": (844, 390)}
HORNS = "() => performance.getEntriesByName('seaboard-horn').map((mark) => mark.detail.planned)"
HOME = (13, 9, 7)  # coins, of which ten have to go into a chest
ALONE = ("person", "bot", "bot")


def begin(base: str, game: str, *kinds: str, **options: Any) -> dict[str, Any]:
    """A table that Anna has opened."""
    players: list[dict[str, str]] = [{"kind": kind, **({"bot": "sensible"} if kind == "bot" else {})} for kind in kinds]
    players[0]["name"] = "Anna"
    seated: dict[str, Any] = ask(base, "/api/matches", {"game": game, "players": players, "options": options})
    return seated


def wait_at(page: Page, base: str, game: str, *kinds: str, **options: Any) -> dict[str, Any]:
    """Anna waits at a table that she has opened."""
    seated = begin(base, game, *kinds, **options)
    by.sit_down(page, base, game, seated)
    expect(page.get_by_test_id("gathering")).to_be_visible()
    return seated


def come(page: Page, base: str, seated: dict[str, Any], name: str) -> None:
    """Follow a link, and come aboard under a name."""
    page.goto(f"{base}/t/{seated['match']}")
    page.get_by_test_id("rename").click()
    page.get_by_test_id("name").fill(name)
    page.get_by_test_id("take-seat").click()


# Is a name cut off, or broken?
CUT = """(one) => {
  const range = document.createRange();
  range.selectNodeContents(one);
  return one.scrollWidth > one.clientWidth || range.getClientRects().length > 1;
}"""

# The title and the buttons at the edge of the page that lie on one another or on a boat.
ON_A_BOAT = """() => {
  const boxes = (such) => [...document.querySelectorAll(such)].map((one) => [one, one.getBoundingClientRect()]);
  const meet = (one, other) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  const lids = boxes('.harbour > button, .cast');
  return lids.filter(([lid, box]) => [...lids, ...boxes('.afloat')].some(([one, other]) => one !== lid && meet(box, other)))
    .map(([lid]) => lid.outerHTML.slice(0, 80));
}"""


# Are the boards of all seats seen whole: above the foot, and in the window?
ABOVE_THE_FOOT = """() => {
  const foot = document.querySelector('.count').getBoundingClientRect().top;
  return [...document.querySelectorAll('[data-testid=gathered] .hung')].map((one) => one.getBoundingClientRect())
    .every(({ top, bottom }) => top >= 0 && bottom <= foot);
}"""
IN_THE_HOUSE = {"open": True, "may_switch": True, "base": "http://192.168.1.24:8711"}


def is_sound(page: Page) -> None:
    """Axe finds nothing, nothing scrolls sideways, every message has its values, and every target is large."""
    check_access(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert "{" not in page.locator("body").inner_text()
    small = page.locator("button:visible").evaluate_all(
        "all => all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.outerHTML)"
    )
    assert small == []


def test_a_boat_has_the_letter_of_its_emblem_wherever_it_lies(base: str, new_page: NewPage) -> None:
    """Whoever leaves a boat out when the table is opened sits on another seat than the emblem is usually on."""
    page = new_page()
    players = [{"kind": "person", "emblem": "star"}, {"kind": "open", "emblem": "wave"}]
    by.sit_down(page, base, "smugglers", ask(base, "/api/matches", {"game": "smugglers", "players": players}))
    expect(page.get_by_test_id("gathered").locator(".badge b")).to_have_text(["B", "D"])


def test_whoever_joins_is_seen(base: str, new_page: NewPage) -> None:
    one, two = new_page(), new_page(width=390, height=844, touch=True)
    seated = wait_at(one, base, "smugglers", "person", "open", "open")
    en = messages("waiting", "en")
    expect(one.get_by_test_id("aboard-count")).to_have_text("1 of 3 aboard")
    expect(one.get_by_text(en["wait-open"])).to_have_count(2)
    come(two, base, seated, "Magdalena")
    expect(one.get_by_test_id("name-flag")).to_have_text("Magdalena is aboard!")
    expect(one.get_by_test_id("aboard-count")).to_have_text("2 of 3 aboard")
    expect(one.get_by_test_id("gathered").nth(1)).to_have_attribute("data-here", "true")
    expect(one.get_by_test_id("gathered").nth(1)).to_contain_text("Magdalena")
    own = two.get_by_test_id("gathered").nth(1)
    expect(own).to_contain_text(en["wait-you"])
    two.get_by_test_id("ready").click()
    expect(own.get_by_role("img", name=en["wait-is-ready"])).to_be_visible()
    assert not own.locator("p b").evaluate(CUT), "the tick leaves room for a name"
    expect(one.get_by_test_id("name-flag")).to_have_count(0)  # it flies for some seconds


def test_a_bot_sails_instead_and_makes_room_again(base: str, new_page: NewPage) -> None:
    page = new_page()
    wait_at(page, base, "triangle", "person", "open")
    seat = page.get_by_test_id("gathered").nth(1)
    button = page.get_by_test_id("bot-1")
    assert button.bounding_box()["height"] >= 48  # type: ignore[index]  # it is visible
    button.click()
    expect(seat).to_contain_text(messages("waiting", "en")["wait-is-bot"])
    expect(page.get_by_test_id("sharing")).to_have_count(0)
    button.click()
    expect(seat).to_contain_text(messages("waiting", "en")["wait-open"])
    expect(page.get_by_test_id("sharing")).to_be_visible()


def test_before_a_race_a_bot_makes_room_again_too(base: str, new_page: NewPage) -> None:
    page = new_page()
    wait_at(page, base, "aboard", "person", "open", pace="race")
    page.get_by_test_id("bot-1").click()
    expect(page.get_by_test_id("kinds")).to_be_visible()
    page.get_by_test_id("bot-1").click()
    expect(page.get_by_test_id("sharing")).to_be_visible()


def test_one_button_is_filled_at_a_time(tmp_path: Path, new_page: NewPage) -> None:
    """While a friend is missing it is the one that copies the link, then the one that says that one is ready."""
    settings = replace(at_home(tmp_path, bot_delays=False, own_addresses=lambda: ("127.0.0.2",)), lan=True)
    with running(settings) as base:
        page = new_page()
        wait_at(page, base, "smugglers", "person", "open")
        filled = page.locator(".btn.go:visible, .btn.gold:visible")
        expect(page.get_by_test_id("copy")).to_be_visible()
        expect(filled).to_have_count(1)
        page.get_by_test_id("bot-1").click()
        expect(page.get_by_test_id("copy")).to_have_count(0)
        expect(filled).to_have_attribute("data-testid", "ready")


def test_a_guest_is_in_the_match_after_three_taps(base: str, new_page: NewPage) -> None:
    """A tap takes the seat, one says ready, and the third is the first own action."""
    host, guest = new_page(), new_page(width=390, height=844, touch=True)
    seated = wait_at(host, base, "smugglers", "person", "open", first_seat=1)
    guest.goto(f"{base}/t/{seated['match']}")
    invitation = guest.get_by_test_id("invitation")
    expect(invitation).to_contain_text("Anna invites you to")
    expect(guest.locator("input"), "no form").to_have_count(0)
    expect(guest.locator(".btn:visible")).to_have_count(1)
    guest.get_by_test_id("take-seat").tap()
    expect(guest.get_by_test_id("gathering")).to_be_visible()
    by.get_ready(host)
    guest.get_by_test_id("ready").tap()
    expect(guest.get_by_test_id("gathering")).to_have_count(0)
    assert by.until_turn(guest) == "turn"
    before = by.seq(guest)
    by.by_board(guest, base, by.actions(guest)[0], touch=True)
    by.after(guest, before)


def test_other_options_while_people_gather_are_told_and_all_get_ready_anew(base: str, new_page: NewPage) -> None:
    host, guest = new_page(), new_page(width=390, height=844, touch=True)
    en = messages("waiting", "en")
    seated = wait_at(host, base, "smugglers", "person", "open", targets=[4, 7], first_seat=0)
    come(guest, base, seated, "Ben")
    guest.get_by_test_id("ready").tap()
    expect(guest.get_by_test_id("unready")).to_be_visible()
    guest.get_by_test_id("agreement").tap()
    said = guest.get_by_test_id("agreement-sheet").get_by_test_id("options-said")
    expect(said.locator("[data-option=targets]")).to_contain_text("Anna: 4, Ben: 7")
    expect(guest.get_by_test_id("agree-do")).to_have_count(0)
    is_sound(guest)
    guest.keyboard.press("Escape")

    host.get_by_test_id("agreement").click()
    form = host.get_by_test_id("options-form")
    anchor = form.locator("[data-option=targets] [data-boat=anchor]")
    expect(anchor.get_by_role("status"), "the form is filled from the match").to_have_text("4")
    form.locator("[data-option=target]").get_by_role("button", name="More").click()
    anchor.get_by_role("button", name="Less").click()
    is_sound(host)
    host.get_by_test_id("agree-do").click()
    expect(host.get_by_test_id("agreement-sheet")).to_have_count(0)
    changed = guest.get_by_test_id("options-changed")
    expect(changed).to_contain_text(en["agree-changed"].replace("{ $name }", "Anna"))
    expect(changed.locator("[data-option]")).to_have_text([re.compile("Points to win *8"), re.compile("Anna: 3, Ben: 8")])
    is_sound(guest)
    expect(host.get_by_test_id("options-changed"), "whoever did it knows").to_have_count(0)
    changed.get_by_test_id("options-read").tap()
    expect(changed).to_have_count(0)
    by.get_ready(guest, host)
    for page in (host, guest):
        expect(page.get_by_test_id("table")).to_be_visible()
    options = ask(base, f"/api/matches/{seated['match']}")["match"]["options"]
    assert (options["target"], options["targets"], options["first_seat"]) == (8, [3, 8], 0)


def test_a_name_that_this_device_knows_is_offered(base: str, new_page: NewPage) -> None:
    page = new_page()
    page.add_init_script("""localStorage['seaboard:people'] ??= '[{"name":"Noor","emblem":"whale"}]'""")
    seated = begin(base, "smugglers", "person", "open")
    page.goto(f"{base}/t/{seated['match']}")
    expect(page.get_by_test_id("rename")).to_contain_text("I am Noor")
    page.get_by_test_id("take-seat").click()
    expect(page.get_by_test_id("gathered").nth(1)).to_contain_text("Noor")


def test_a_closed_or_full_table_says_so(base: str, new_page: NewPage) -> None:
    en = messages("waiting", "en")
    page = new_page()
    seated = begin(base, "smugglers", "person", "open")
    with Visitor.at(base, seated["match"], seated["token"], until=("waiting",), ready=False) as host:
        assert host.ask(kind="agree", locked=True, watch=False)["kind"] == "accepted"
    page.goto(f"{base}/t/{seated['match']}")
    expect(page.get_by_test_id("problem")).to_have_text(en["come-locked"])
    expect(page.get_by_test_id("take-seat").or_(page.get_by_test_id("watch"))).to_have_count(0)
    full = begin(base, "smugglers", *ALONE)
    page.goto(f"{base}/t/{full['match']}")
    expect(page.get_by_test_id("problem")).to_have_text(en["come-full"])
    expect(page.get_by_test_id("watch")).to_be_visible()
    page.get_by_test_id("to-pictures").click()
    expect(page.get_by_test_id("start-smugglers")).to_be_visible()


def test_who_is_too_late_hears_it_and_may_watch(base: str, new_page: NewPage) -> None:
    slow, fast = new_page(), new_page()
    seated = begin(base, "smugglers", "person", "open")
    slow.goto(f"{base}/t/{seated['match']}")
    expect(slow.get_by_test_id("take-seat")).to_be_visible()
    come(fast, base, seated, "Ben")
    expect(fast.get_by_test_id("gathering")).to_be_visible()
    slow.get_by_test_id("take-seat").click()
    expect(slow.get_by_test_id("problem")).to_have_text(messages("words", "en")["refused-seat_taken"])
    expect(slow.get_by_test_id("take-seat")).to_have_count(0)
    slow.get_by_test_id("watch").click()
    expect(slow.get_by_test_id("gathering")).to_contain_text("You are watching.")


def test_who_watches_reads_on_a_desktop_how_many_are_aboard_in_one_line(base: str, new_page: NewPage) -> None:
    page = new_page(width=1920, height=1080)
    page.goto(f"{base}/t/{begin(base, 'triangle', 'person', 'open')['match']}")
    page.get_by_test_id("watch").click()
    expect(page.get_by_test_id("gathering")).to_contain_text("You are watching.")
    assert page.get_by_test_id("aboard-count").evaluate(CUT) is False


@pytest.mark.parametrize("language", also_long(LANGUAGES, "de"))
def test_in_a_low_window_four_boats_lie_above_the_foot(base: str, new_page: NewPage, language: str) -> None:
    page = new_page(locale=language, width=1366, height=625)
    page.route("**/api/house", lambda route: route.fulfill(json=IN_THE_HOUSE))
    wait_at(page, base, "smugglers", "person", "open", "bot", "open")
    expect(page.get_by_test_id("code")).to_be_visible()
    for width, height in ((1366, 625), (1280, 593), (1200, 690)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(ABOVE_THE_FOOT)  # once the boards hang still
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), (width, height)
    page.get_by_test_id("bot-1").click()
    page.get_by_test_id("bot-3").click()
    expect(page.locator(".cast")).to_be_visible()
    for width, height in ((1280, 593), (1366, 625)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(ABOVE_THE_FOOT)  # once the boards hang still
        assert page.evaluate(ON_A_BOAT) == [], (width, height)


@pytest.fixture
def counting(tmp_path: Path) -> Iterator[str]:
    """A server that counts before the horn."""
    settings: Settings = at_home(tmp_path, bot_delays=False, countdown=3000)
    with running(settings) as address:
        yield address


def test_two_pages_plan_the_same_horn(counting: str, new_page: NewPage) -> None:
    one, two = new_page(), new_page(width=390, height=844, touch=True, locale="de")
    seated = wait_at(one, counting, "aboard", "person", "open", pace="race")
    come(two, counting, seated, "Ben")
    for page in (one, two):
        expect(page.get_by_test_id("kinds").locator("li")).to_have_count(4)
    expect(one.get_by_test_id("hoisted")).to_have_count(0)
    two.get_by_test_id("ready").tap()
    expect(one.get_by_test_id("gathered").nth(1)).to_have_attribute("data-ready", "true")
    expect(one.get_by_test_id("hoisted")).to_have_count(1)
    expect(two.get_by_test_id("waiting-for")).to_contain_text("Anna")
    two.get_by_test_id("unready").tap()
    expect(one.get_by_test_id("hoisted")).to_have_count(0)
    for page in (one, two):
        by.watch_for(page, "[data-testid=countdown]")
    by.get_ready(two, one)
    for page in (one, two):
        by.has_seen(page)
        expect(page.get_by_test_id("heap")).to_be_visible()
    planned = one.evaluate(HORNS)
    assert len(planned) == 1
    assert two.evaluate(HORNS) == planned


def home_again(page: Page, at_scene: AtScene) -> None:
    """Put the last coins of the first voyage into a chest."""
    position = SCENES["aboard"].scenes["chest"].position
    assert position
    at_scene(page, "aboard", "chest", people=1, position={**position, "ships": [{"coins": coins} for coins in HOME]})
    assert by.until_turn(page) == "turn"
    by.by_list(page, by.actions(page)[0])
    expect(page.get_by_test_id("ready-page")).to_be_visible()


def test_the_second_race_waits_and_tells_how_the_first_went(at_scene: AtScene, new_page: NewPage) -> None:
    page = new_page()
    home_again(page, at_scene)
    ready = page.get_by_test_id("ready-page")
    expect(ready).to_contain_text("Voyage 1 is counted")
    expect(ready).to_contain_text("Voyage 2")
    for seat, coins in enumerate(HOME):
        expect(ready.locator("[data-total]").nth(seat)).to_have_attribute("data-total", str(coins))
    expect(ready.locator("li", has=page.get_by_test_id("leads"))).to_have_attribute("data-total", "13")
    expect(page.get_by_test_id("tile")).to_have_count(0)
    by.get_ready(page)
    expect(page.get_by_test_id("heap")).to_be_visible()
    expect(ready).to_have_count(0)


@pytest.mark.parametrize(
    ("options", "backs"),
    [
        pytest.param({}, {"discovery": 5, "trade": 2, "pirates": 3, "order": 3}, marks=pytest.mark.long),
        ({"composition": [4, 1, 5, 3]}, {"discovery": 4, "trade": 1, "pirates": 5, "order": 3}),
        ({"random_cards": True}, {"unknown": 13}),
    ],
)
def test_backs_tell_what_is_known_of_the_cards(
    base: str, new_page: NewPage, options: dict[str, Any], backs: dict[str, int]
) -> None:
    page = new_page()
    wait_at(page, base, "aboard", *ALONE, pace="race", **options)
    expect(page.get_by_test_id("covered-heap")).to_be_visible()
    expect(page.locator("[data-back]")).to_have_count(sum(backs.values()))
    found = page.locator("[data-back]").evaluate_all("all => all.map((one) => one.dataset.back)")
    assert {kind: found.count(kind) for kind in set(found)} == backs


def test_the_start_is_read_aloud(base: str, new_page: NewPage) -> None:
    page = new_page()
    page.add_init_script("speechSynthesis.speak = (text) => { window.said = text.text; }")
    wait_at(page, base, "aboard", *ALONE, pace="race")
    page.get_by_test_id("read-start").click()
    said = page.wait_for_function("() => window.said").json_value()
    assert all(
        messages("games/aboard/start", "en")[f"kind-{kind}"] in said for kind in ("discovery", "trade", "pirates", "order")
    )


# Every game on every screen; in ./test one of each, as they share the page.
WAITING = [(game, screen) for game in GAMES for screen in SCREENS]


@pytest.mark.parametrize(("game", "screen"), also_long(WAITING, ("aboard", "lying")))
def test_waiting_is_sound_in_every_game(base: str, new_page: NewPage, game: str, screen: str) -> None:
    width, height = SCREENS[screen]
    language = LANGUAGES[GAMES.index(game)]
    host = new_page(width=width, height=height, locale=language)
    guest = new_page(width=width, height=height, locale=language)
    seated = wait_at(host, base, game, "person", "open", "open")
    expect(host.get_by_test_id("sharing")).to_be_visible()
    is_sound(host)
    guest.goto(f"{base}/t/{seated['match']}")
    expect(guest.get_by_test_id("take-seat")).to_be_visible()
    is_sound(guest)
    host.get_by_test_id("bot-1").click()
    host.get_by_test_id("bot-2").click()
    expect(host.get_by_test_id("sharing")).to_have_count(0)
    is_sound(host)
    assert host.evaluate(ON_A_BOAT) == []


@pytest.mark.parametrize("screen", also_long(SCREENS, "phone"))
def test_the_start_of_a_race_is_sound(base: str, at_scene: AtScene, new_page: NewPage, screen: str) -> None:
    width, height = SCREENS[screen]
    page = new_page(width=width, height=height, locale="nl")
    wait_at(page, base, "aboard", *ALONE, pace="race")
    expect(page.get_by_test_id("kinds")).to_be_visible()
    is_sound(page)
    page = new_page(width=width, height=height, locale="fr")
    home_again(page, at_scene)
    is_sound(page)
