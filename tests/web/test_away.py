"""Somebody is away, is back, pauses, takes back: what pages say of it, and how they find their way back."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from seaboard.server import presence
from seaboard.server.clock import now_ms
from seaboard.server.settings import Settings, at_home
from seaboard.workshop.check import running
from seaboard.workshop.line import bad_line
from seaboard.workshop.visitor import Visitor
from tests.support import browser as by
from tests.support.access import check_access
from tests.support.apart import keep_apart, token
from tests.support.chart import Chart
from tests.support.legible import LEAST, TOO_SMALL
from tests.support.long import also_long
from tests.support.quay import Quay, full
from tests.support.sea import Sea, boat
from tests.support.words import messages
from tests.web.conftest import NewPage

pytestmark = pytest.mark.slow

STAY = {"kind": "stay"}
# All of it is in sight: nothing lies over it.
IS_SEEN = """(one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return [0.1, 0.5, 0.9].every((part) => one.contains(document.elementFromPoint(left + width / 2, top + height * part)));
}"""
EN = messages("away", "en") | messages("words", "en")


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return at_home(tmp_path, bot_delays=False)


@pytest.fixture
def base(settings: Settings) -> Iterator[str]:
    with running(settings) as address:
        yield address


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Let time pass for who is away: `later(42)` seconds."""
    passed = [0]
    monkeypatch.setattr(presence, "now_ms", lambda: now_ms() + passed[0])

    def wait(seconds: int) -> None:
        passed[0] += seconds * 1000

    return wait


def sailing(seat: int = 1, **named: Any) -> Sea:
    return Sea.sailing(3, boat("O5"), boat("M5"), boat("I3"), seat=seat, **named)


def sit(page: Page, base: str, match: str, seat: int, game: str = "smugglers") -> None:
    by.sit_down(page, base, game, {"match": match, "token": token(seat)})
    expect(page.get_by_test_id("board")).to_be_visible()


def said(word: str, **values: str) -> str:
    text = EN[word]
    for name, value in values.items():
        text = text.replace(f"{{ ${name} }}", value)
    return text


def test_a_bot_sails_for_whoever_is_away_until_they_are_back(
    settings: Settings, base: str, new_page: NewPage, later: Any
) -> None:
    match = keep_apart(settings, Sea.sailing(3, boat("O5"), boat("M5"), seat=1))
    page = new_page(width=1024, height=768)
    with Visitor.at(base, match, token(1)):
        sit(page, base, match, 0)
        expect(page.get_by_test_id("away-card")).to_have_count(0)
    card = page.get_by_test_id("away-card")
    expect(card).to_contain_text(said("away-is", name="Ben"))
    expect(card).to_contain_text(EN["away-soon"])
    expect(page.get_by_test_id("lend")).to_have_count(0)
    expect(page.get_by_test_id("log")).to_contain_text(said("note-away", name="Ben"))
    later(42)
    page.reload()
    expect(page.locator("[data-testid=seat-panel][data-number='1'] [data-testid=absence]")).to_have_text(
        re.compile("away (0:[45]|[1-9]:)")
    )
    check_access(page)
    page.get_by_test_id("wait").click()
    expect(card).to_have_attribute("data-folded", "true")
    page.get_by_test_id("lend").click()
    expect(card).to_have_count(0)
    expect(page.locator("[data-number='1'] [data-testid=absence]")).to_have_text(EN["bot-sails"])
    expect(page.get_by_test_id("log")).to_contain_text(said("note-lent", name="Ben"))
    expect(page.get_by_test_id("news")).to_contain_text(said("note-lent", name="Ben"))
    with Visitor.at(base, match, token(1)):
        expect(page.get_by_test_id("log")).to_contain_text(said("note-back", name="Ben"))
        expect(page.locator("[data-number='1'] [data-testid=absence]")).to_have_count(0)


def test_whoever_is_back_at_once_was_not_away(settings: Settings, base: str, new_page: NewPage) -> None:
    match = keep_apart(settings, Sea.sailing(3, boat("O5"), boat("M5"), seat=1))
    page = new_page()
    page.clock.install()
    with Visitor.at(base, match, token(1)):
        sit(page, base, match, 0)
        by.stop_clock(page)
    with Visitor.at(base, match, token(1)) as ben:
        page.clock.resume()
        seq = ben.act(STAY)["seq"]
        expect(page.get_by_test_id("table")).to_have_attribute("data-seq", str(seq))
        log = page.get_by_test_id("log")
        expect(log).to_contain_text("Ben")
        expect(log).not_to_contain_text(said("note-away", name="Ben"))
        expect(log).not_to_contain_text(said("note-back", name="Ben"))


# For how long somebody is away stands inside the seat's panel, on nothing else that is drawn there.
STANDS_APART = """() => [...document.querySelectorAll('[data-testid=absence]')].every((one) => {
  const seat = one.closest('[data-testid=seat-panel]');
  const [box, panel] = [one, seat].map((each) => each.getBoundingClientRect());
  const others = [...seat.querySelectorAll('.ship, .gauge, .money')].map((each) => each.getBoundingClientRect());
  const covers = ({ left, right, top, bottom }) =>
    left < box.right && right > box.left && top < box.bottom - 1 && bottom > box.top + 1;
  return box.top >= panel.top && box.bottom <= panel.bottom && !others.some(covers);
})"""


@pytest.mark.parametrize("game", also_long(["triangle", "aboard"], "aboard"))
def test_every_game_shows_who_is_away(settings: Settings, base: str, new_page: NewPage, game: str) -> None:
    asking: Any = Quay.answering("T01", full(), full(), pace="turns")
    if game == "triangle":
        asking = Chart(seats=2)
    match = keep_apart(settings, asking)
    page = new_page()
    sit(page, base, match, 0, game)
    expect(page.locator("[data-testid=seat-panel][data-number='1'] [data-testid=absence]")).to_contain_text("away 0:")
    page.set_viewport_size({"width": 844, "height": 390})
    page.wait_for_function(STANDS_APART)


def test_whoever_waits_sees_both_ways_on_every_screen(settings: Settings, base: str, new_page: NewPage, later: Any) -> None:
    match = keep_apart(settings, Chart(seats=4, first_seat=1))
    page = new_page(locale="fr")
    sit(page, base, match, 0, "triangle")
    expect(page.get_by_test_id("away-card")).to_be_visible()
    later(42)
    page.reload()
    sentence, lend, wait = (page.get_by_test_id("away-card").get_by_test_id(name) for name in ("now-sentence", "lend", "wait"))
    expect(wait).to_be_visible()
    for width, height in ((1024, 768), (768, 1024), (390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        for one in (sentence, lend, wait):
            page.wait_for_function(IS_SEEN, arg=one.element_handle())
        if (width, height) != (844, 390):  # where the words alone have room
            expect(page.get_by_test_id("away-card").locator("svg:is(.asleep, .nap):visible")).to_have_count(1)


def test_a_spectator_reads_the_whole_log_and_what_was_taken_back_is_struck(
    settings: Settings, base: str, new_page: NewPage
) -> None:
    match = keep_apart(settings, sailing(0))
    with (
        Visitor.at(base, match, token(0)) as one,
        Visitor.at(base, match, token(1)) as two,
        Visitor.at(base, match, token(2)) as three,
    ):
        page, late = new_page(), new_page()
        page.goto(f"{base}/t/{match}")
        page.get_by_test_id("watch").click()
        expect(page.get_by_test_id("board")).to_be_visible()
        seq = one.act(STAY)["seq"]
        expect(page.get_by_test_id("table")).to_have_attribute("data-seq", str(seq))
        expect(page.get_by_test_id("log").locator("del")).to_have_count(0)
        one.say(kind="undo", request="u", seat=0)
        for other in (two, three):
            other.until(lambda message: message["kind"] == "asked" and message["seat"] == 0)
            other.ask(kind="consent", agree=True)
        expect(page.get_by_test_id("log").locator("del").first).to_be_visible()
        struck = page.get_by_test_id("log").locator("del").all_text_contents()
        late.goto(f"{base}/t/{match}")
        late.get_by_test_id("watch").click()
        expect(late.get_by_test_id("log").locator("del")).to_have_text(struck)
        expect(late.get_by_test_id("log").locator("del").first.locator("..")).to_contain_text(EN["undone"])
        check_access(late)


@pytest.mark.parametrize("way", ["closed", "played on"])
def test_after_a_return_a_card_tells_what_was_missed_once(settings: Settings, base: str, new_page: NewPage, way: str) -> None:
    match = keep_apart(settings, sailing(0))
    page = new_page(width=390, height=844, touch=True)
    with Visitor.at(base, match, token(0)) as one:
        sit(page, base, match, 1)
        page.reload()
        expect(page.get_by_test_id("board")).to_be_visible()
        expect(page.get_by_test_id("since")).to_have_count(0)
        page.goto(base)
        seq = one.act(STAY)["seq"]
        page.goto(f"{base}/t/{match}")
        expect(page.get_by_test_id("table")).to_have_attribute("data-seq", str(seq))
        since = page.get_by_test_id("since")
        expect(since).to_contain_text("Anna")
        check_access(page)
        if way == "closed":
            page.get_by_test_id("since-close").click()
        else:
            assert by.until_turn(page) == "turn"
            before = by.seq(page)
            by.by_click(page, by.actions(page)[0])
            by.after(page, before)
        expect(since).to_have_count(0)
        expect(page.get_by_test_id("board")).to_have_attribute("data-busy", "false")  # what came behind it has been seen, too
        page.reload()
        expect(page.get_by_test_id("log")).to_contain_text("Anna")
        expect(since).to_have_count(0)


NUMBERS = """() => {
  const table = document.querySelector('[data-testid=table]');
  window.numbers = [];
  new MutationObserver(() => window.numbers.push(table.dataset.seq)).observe(table, { attributeFilter: ['data-seq'] });
}"""


def test_what_was_missed_is_played_again_if_wished(settings: Settings, base: str, new_page: NewPage) -> None:
    match = keep_apart(settings, sailing(0))
    page = new_page(width=390, height=844, touch=True, pace="swift")
    with Visitor.at(base, match, token(0)) as one, Visitor.at(base, match, token(1)) as two:
        sit(page, base, match, 2)
        expect(page.get_by_test_id("board")).to_have_attribute("data-busy", "false")
        left = by.seq(page)
        page.goto(base)
        numbers = [left]
        for visitor in (one, two):
            visitor.until_turn()
            while legal := visitor.shown["legal"]:  # the light may have to be turned first
                numbers.append(str(visitor.act(STAY if STAY in legal else legal[0])["seq"]))
        page.goto(f"{base}/t/{match}")
        expect(page.get_by_test_id("since")).to_contain_text("Ben")
        check_access(page)
        lines = page.get_by_test_id("log").inner_text()
        page.evaluate(NUMBERS)
        page.get_by_test_id("since-play").tap()
        page.wait_for_function("now => window.numbers.length > 2 && window.numbers.at(-1) === now", arg=numbers[-1])
        assert page.evaluate("n => window.numbers.slice(0, n)", len(numbers)) == numbers
        expect(page.get_by_test_id("since")).to_have_count(0)
        expect(page.get_by_test_id("since-skip")).to_have_count(0)
        expect(page.get_by_test_id("log"), "nothing is told twice").to_have_text(lines, use_inner_text=True)
        assert by.until_turn(page) == "turn", "and the person can act"
        expect(page.get_by_test_id("open-signals"), "signals are within reach").to_be_in_viewport(ratio=1)


def test_over_a_bad_line_the_right_view_comes_back(settings: Settings, base: str, new_page: NewPage) -> None:
    match = keep_apart(settings, sailing(0))
    with bad_line(base, delay_ms=200, dropped=0.34) as line, Visitor.at(base, match, token(1)) as two:
        page = new_page()
        sit(page, line.address, match, 0)
        assert by.until_turn(page) == "turn"
        before = by.seq(page)
        by.by_list(page, STAY)
        by.after(page, before)
        while two.shown["seq"] < int(by.seq(page) or 0):
            two.hear()
        assert by.seq(page) == str(two.shown["seq"])
        assert line.cut > 0, "the line was cut at least once"


def test_taking_back_says_whose_turns_go_too(base: str, new_page: NewPage) -> None:
    seated = by.start(base, "triangle", "person", "bot", "bot", first_seat=0)
    page = new_page()
    by.sit_down(page, base, "triangle", seated)
    assert by.until_turn(page) == "turn"
    before = by.seq(page)
    by.by_list(page, by.actions(page)[0])
    by.after(page, before)
    assert by.until_turn(page) == "turn"
    undo = page.get_by_test_id("undo")
    page.keyboard.press("u")
    expect(page.get_by_test_id("take-back")).to_contain_text("Star and Whale")
    check_access(page)
    seq = by.seq(page)
    page.get_by_test_id("take-back-stay").click()
    expect(page.get_by_test_id("take-back")).to_have_count(0)
    assert by.seq(page) == seq
    undo.click()
    page.get_by_test_id("take-back-go").click()
    by.after(page, seq)
    expect(page.get_by_test_id("take-back")).to_have_count(0)
    expect(page.get_by_test_id("log").locator("del").first).to_be_visible()


def test_a_pause_hides_the_board_for_all_until_somebody_goes_on(settings: Settings, base: str, new_page: NewPage) -> None:
    match = keep_apart(settings, sailing(0))
    one, two = new_page(width=390, height=844, touch=True), new_page()
    sit(one, base, match, 0)
    sit(two, base, match, 1)
    expect(two.locator("[data-number='0'] [data-testid=absence]")).to_have_count(0)
    one.get_by_test_id("menu-small").click()
    one.get_by_test_id("menu-pause").click()
    two.get_by_test_id("agree").click()
    for page in (one, two):
        expect(page.get_by_test_id("paused")).to_be_visible()
        expect(page.get_by_test_id("board")).to_have_count(0)
    check_access(one)
    two.reload()
    expect(two.get_by_test_id("paused")).to_be_visible()
    two.get_by_test_id("home").click()
    two.get_by_text(EN["sail-on"]).first.click()
    two.get_by_test_id("go-on").click()
    for page in (one, two):
        expect(page.get_by_test_id("board")).to_be_visible()


def test_a_pause_can_be_read_in_the_colours_of_another_game_and_on_a_screen_that_is_the_table(
    settings: Settings, base: str, new_page: NewPage
) -> None:
    match = keep_apart(settings, Chart(seats=2))
    page, screen = new_page(), new_page(width=1920, height=1080)
    screen.goto(f"{base}/t/{match}?screen")
    with Visitor.at(base, match, token(1)) as other:
        sit(page, base, match, 0, "triangle")
        other.say(kind="pause", request="p", seat=1)
        page.get_by_test_id("agree").click()
        for one in (page, screen):
            expect(one.get_by_test_id("paused")).to_be_visible()
    check_access(page)
    assert screen.evaluate(TOO_SMALL, LEAST) == []
    expect(screen.get_by_role("button")).to_have_count(0)


HIDE = """hidden => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}"""
STAND_INS = """
  window.buzzed = []; window.notices = []; window.asked = 0;
  navigator.vibrate = (pattern) => { window.buzzed.push(pattern); return true; };
  window.Notification = class {
    static permission = 'default';
    static requestPermission() { window.asked += 1; this.permission = 'granted'; return Promise.resolve('granted'); }
    constructor(text) { this.text = text; window.notices.push(this); }
    close() { this.closed = true; }
  };
"""


def test_my_turn_reaches_me_while_nobody_looks(settings: Settings, base: str, new_page: NewPage) -> None:
    match = keep_apart(settings, sailing(1))
    page = new_page()
    page.add_init_script(STAND_INS)
    with Visitor.at(base, match, token(1)) as two, Visitor.at(base, match, token(2)) as three:
        sit(page, base, match, 0)
        assert page.evaluate("window.asked") == 0, "nobody is asked before a tap"
        page.get_by_test_id("menu").click()
        page.get_by_test_id("notify").get_by_role("radio").first.click()
        expect(page.get_by_test_id("notify").get_by_role("radio").first).to_be_checked()
        assert page.evaluate("window.asked") == 1
        page.keyboard.press("Escape")
        icon = page.locator("link[rel=icon]")
        usual = icon.get_attribute("href") or ""
        page.evaluate(HIDE, True)
        assert page.evaluate("window.notices.length") == 0
        for visitor in (two, three):
            visitor.until_turn()
            while visitor.shown["legal"]:
                visitor.act(STAY if STAY in visitor.shown["legal"] else visitor.shown["legal"][0])
        page.wait_for_function("() => window.notices.length === 1 && window.buzzed.length === 1")
        assert page.evaluate("window.notices[0].text") == EN["title-yours"]
        expect(page).to_have_title(re.compile("^●"))
        expect(icon).not_to_have_attribute("href", usual)
        page.evaluate(HIDE, False)
        page.wait_for_function("() => window.notices[0].closed")
        expect(icon).to_have_attribute("href", usual)
        assert page.evaluate("[window.notices.length, window.buzzed.length]") == [1, 1]
