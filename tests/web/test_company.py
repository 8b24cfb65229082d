"""Company: the crew's faces, how good bots are, why they did something, and hints. The test speaks for the table."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from seaboard.workshop.visitor import ask
from tests.support import browser as by
from tests.support.access import check_access
from tests.support.long import also_long
from tests.support.words import LANGUAGES, messages
from tests.web.conftest import AtScene, NewPage

pytestmark = pytest.mark.slow

SIZES = {"phone": (390, 844), "lying": (844, 390), "tablet": (1024, 768), "desktop": (1440, 900)}
RANKS = ["deckhand", "sailor", "mate", "captain"]
ERROR = 0.038
Message = dict[str, Any]
Answer = Callable[[Message, list[Message]], Message]


def best(message: Message, legal: list[Message]) -> Message:
    """The first three actions, the first as the best."""
    choices = [
        {"action": action, "chance": 0.571 - 0.06 * i, "error": ERROR, "reason": "none"} for i, action in enumerate(legal[:3])
    ]
    return {"kind": "hinted", "request": message["request"], "seat": message["seat"], "seq": message["seq"], "choices": choices}


def refused(code: str) -> Answer:
    """Nobody says anything."""
    return lambda message, _: {"kind": "refused", "request": message["request"], "code": code, "detail": "", "reason": None}


class Wire:
    """Between a page and its table: bots have ranks and reasons, and hints are answered by the test."""

    def __init__(self, page: Page, *, reason: str = "", answer: Answer | None = best, **hall: Any) -> None:
        self.asked: list[Message] = []
        self.reason, self.answer, self.hall = reason, answer, hall
        self.socket: WebSocketRoute | None = None
        self.table: Message = {}
        self._legal: list[Message] = []
        page.route_web_socket("**/ws", self._connect)

    def say(self, **changes: Any) -> None:
        """Tell who sits where once more; `hints` are those of the seats."""
        assert self.socket
        hints = changes.pop("hints", None)
        self.table |= changes
        if isinstance(hints, dict):
            for player in self.table["players"]:
                player["hints"] = hints.get(player["seat"], 0)
        self.socket.send(json.dumps(self.table))

    def let_answer(self) -> None:
        """Answer what was asked last."""
        assert self.socket
        self.socket.send(json.dumps(best(self.asked[-1], self._legal)))

    def _connect(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        self.socket = socket
        server.on_message(lambda text: socket.send(json.dumps(self._change(json.loads(text)))))

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            if message["kind"] != "hint":
                server.send(text)
                return
            self.asked.append(message)
            if self.answer:
                socket.send(json.dumps(self.answer(message, self._legal)))

        socket.on_message(pass_on)

    def _change(self, message: Message) -> Message:
        if message["kind"] == "table":
            for player in message["players"]:
                if player["kind"] == "bot":
                    player["bot"] = RANKS[(player["seat"] + 1) % 4]
            message |= self.hall
            self.table = message
        if message["kind"] in ("resync", "update"):
            self._legal = message["legal"] or self._legal
        if message["kind"] == "update" and self.reason:
            bots = {player["seat"] for player in self.table["players"] if player["kind"] == "bot"}
            seat = next((event["seat"] for event in message["events"] if event.get("seat") in bots), None)
            if seat is not None:
                message["why"] = {"seat": seat, "reason": self.reason}
        return message


def is_sound(page: Page, within: str | None = None) -> None:
    """Axe finds nothing, nothing scrolls sideways, and every message has its values."""
    check_access(page, within)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert "{" not in page.locator("body").inner_text()


# The sheet behind "Play"


def open_sheet(page: Page, base: str, game: str = "smugglers") -> None:
    page.goto(base)
    by.choose(page, game)
    page.get_by_test_id("options").click()
    expect(page.get_by_test_id("crews")).to_be_visible()


def bots_of(page: Page, base: str) -> list[str]:
    """Set sail, and hear who sails along."""
    page.get_by_test_id("set-sail").click()
    page.wait_for_url("**/t/*")
    players = ask(base, f"/api/matches/{page.url.rpartition('/')[2]}")["players"]
    return [player["bot"] for player in players if player["kind"] == "bot"]


@pytest.mark.parametrize("size", also_long(SIZES, "phone"))
def test_faces_say_how_good_bots_are(base: str, new_page: NewPage, size: str) -> None:
    width, height = SIZES[size]
    page = new_page(width=width, height=height, touch=size == "phone")
    open_sheet(page, base)
    row = page.locator("[data-option=crew] [role=radiogroup]")
    assert row.get_by_role("radio").evaluate_all("all => all.map((one) => one.dataset.bot)") == RANKS
    expect(row.get_by_role("radio", checked=True), "a first match is easy").to_have_attribute("data-bot", "deckhand")
    for one in row.get_by_role("radio").all() + page.get_by_test_id("crews").get_by_role("button").all():
        box = one.bounding_box()
        assert box
        assert box["width"] >= 44
        assert box["height"] >= 44
    row.locator("[data-bot=captain]").click()
    expect(page.locator("[data-option=crew]")).to_contain_text(messages("crew", "en")["manner-captain"])
    is_sound(page)
    assert bots_of(page, base) == ["captain", "captain"]


def test_arrow_keys_choose_a_rank_and_a_tap_changes_a_single_bot(base: str, new_page: NewPage) -> None:
    page = new_page()
    open_sheet(page, base)
    row = page.locator("[data-option=crew] [role=radiogroup]")
    row.get_by_role("radio", checked=True).focus()
    page.keyboard.press("ArrowRight")
    expect(row.locator("[data-bot=sailor]")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(row.get_by_role("radio", checked=True)).to_have_attribute("data-bot", "captain")
    page.get_by_test_id("crew-1").click()
    expect(page.get_by_test_id("crew-1")).to_have_attribute("data-bot", "deckhand")
    expect(row.get_by_role("radio", checked=True), "they differ").to_have_count(0)
    expect(page.locator("[data-option=crew]")).to_contain_text(messages("crew", "en")["crew-mixed"])
    page.get_by_test_id("holds").get_by_role("radio").nth(1).click()
    assert bots_of(page, base) == ["captain", "deckhand"]
    open_sheet(page, base)
    assert bots_of(page, base) == ["captain", "deckhand"], "it holds for later ones"


def test_later_matches_have_sailors(base: str, new_page: NewPage) -> None:
    page = new_page()
    page.add_init_script("localStorage['seaboard:played'] ??= '[\"smugglers\"]'")
    open_sheet(page, base)
    assert bots_of(page, base) == ["sailor", "sailor"]


# While people gather, and what the opener decides


@pytest.mark.parametrize("size", also_long(SIZES, "tablet"))
def test_a_bot_in_the_harbour_has_a_rank_that_a_tap_changes(base: str, new_page: NewPage, size: str) -> None:
    width, height = SIZES[size]
    page = new_page(width=width, height=height)
    seated = by.start(base, "smugglers", "person", "open", "open")
    by.sit_down(page, base, "smugglers", seated)
    page.get_by_test_id("bot-1").click()
    level = page.get_by_test_id("level-1")
    expect(level, "the rank that the table has agreed on").to_have_attribute("data-bot", "mate")
    level.click()
    expect(level).to_have_attribute("data-bot", "captain")
    expect(page.get_by_test_id("gathered").nth(1)).to_contain_text(messages("words", "en")["rank-captain"])
    box = level.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 44
    is_sound(page)


def test_the_opener_decides_on_hints_and_on_bots_that_take_over(base: str, new_page: NewPage) -> None:
    page = new_page()
    seated = by.start(base, "smugglers", "person", "open", "open")
    by.sit_down(page, base, "smugglers", seated)
    page.get_by_test_id("agreement").click()
    page.get_by_test_id("host-hints").get_by_role("radio").nth(1).click()
    expect(page.get_by_test_id("host-hints").get_by_role("radio").nth(1)).to_be_checked()
    crew = page.get_by_test_id("host-crew")
    crew.locator("[data-bot=deckhand]").click()
    expect(crew.get_by_role("radio", checked=True)).to_have_attribute("data-bot", "deckhand")
    is_sound(page)
    page.keyboard.press("Escape")
    page.get_by_test_id("bot-1").click()
    expect(page.get_by_test_id("level-1")).to_have_attribute("data-bot", "deckhand")


# At the table


def test_panels_carry_faces_and_lamps_and_the_log_tells_of_hints(at_scene: AtScene, new_page: NewPage) -> None:
    page = new_page()
    wire = Wire(page)
    at_scene(page, "smugglers", "open-sea", people=1)
    assert by.until_turn(page) == "turn"
    panel = page.locator("[data-testid=seat-panel][data-number='1']")
    expect(panel.get_by_role("img", name=messages("words", "en")["rank-mate"])).to_be_visible()
    expect(page.get_by_test_id("hints-used")).to_have_count(0)
    wire.say(hints={0: 2})
    expect(page.get_by_test_id("hints-used")).to_have_text("2")
    expect(page.get_by_test_id("log").locator("li").first).to_contain_text("You asked for a hint.")
    is_sound(page)


def test_a_crew_that_is_not_ready_is_told_of(at_scene: AtScene, new_page: NewPage) -> None:
    page = new_page()
    Wire(page, dressing=True)
    at_scene(page, "smugglers", "open-sea", people=1)
    expect(page.get_by_test_id("log")).to_contain_text("still dressing")
    expect(page.get_by_test_id("bubble")).to_contain_text("still dressing")


def test_what_was_played_by_feel_is_told_at_the_end(at_scene: AtScene, new_page: NewPage) -> None:
    page = new_page()
    wire = Wire(page)
    at_scene(page, "smugglers", "won", people=1)
    expect(page.get_by_test_id("end")).to_be_visible()
    expect(page.get_by_test_id("stood-in")).to_have_count(0)
    for player in wire.table["players"]:
        player["stood_in"] = 3 if player["kind"] == "bot" else 0
    wire.say()
    expect(page.get_by_test_id("stood-in")).to_contain_text(re.compile(r"^[369] moves"))


# Why


def bot_moves(page: Page) -> None:
    """Play one's own turn; then bots act."""
    assert by.until_turn(page) == "turn"
    before = by.seq(page)
    by.by_list(page, next(action for action in by.actions(page) if action["kind"] == "stay"))
    by.after(page, before)


@pytest.mark.parametrize("size", also_long(SIZES, "lying"))
def test_a_bot_says_why_beside_its_panel_and_in_the_log(at_scene: AtScene, new_page: NewPage, size: str) -> None:
    width, height = SIZES[size]
    page = new_page(width=width, height=height)
    Wire(page, reason="keeps_dark")
    at_scene(page, "smugglers", "open-sea", people=1)
    by.watch_for(page, "[data-testid=bot-why].laid")
    bot_moves(page)
    by.has_seen(page)
    said = messages("games/smugglers/reasons", "en")["reason-keeps_dark"]
    if size in ("phone", "lying"):
        page.get_by_role("button", name=messages("words", "en")["log-open"]).click()
    asks = page.get_by_test_id("log-why").first
    expect(asks).to_have_attribute("aria-expanded", "false")
    asks.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("log-reason")).to_have_text(said)
    is_sound(page, "[data-testid=log]")


def test_a_bot_says_why_on_a_table_screen_too(at_scene: AtScene, new_page: NewPage) -> None:
    page, screen = new_page(), new_page(width=1920, height=1080)
    Wire(screen, reason="keeps_dark")
    at_scene(page, "smugglers", "open-sea", people=1)
    screen.goto(f"{page.url}?screen")
    expect(screen.get_by_test_id("seat-panel").first).to_be_visible()
    by.watch_for(screen, "[data-testid=bot-why].laid:is([style*='--large: 2'], [style*='--large:2'])")
    bot_moves(page)
    by.has_seen(screen)


def test_who_does_not_want_to_know_is_not_told(at_scene: AtScene, new_page: NewPage) -> None:
    page = new_page()
    Wire(page, reason="keeps_dark")
    at_scene(page, "smugglers", "open-sea", people=1)
    assert by.until_turn(page) == "turn"
    page.get_by_test_id("menu").click()
    page.get_by_test_id("say-why").get_by_role("radio").nth(1).click()
    page.keyboard.press("Escape")
    bot_moves(page)
    assert by.until_turn(page) == "turn"
    expect(page.get_by_test_id("log-why")).to_have_count(0)
    expect(page.get_by_test_id("bot-why")).to_have_count(0)


# Hints


@pytest.mark.parametrize("size", also_long(SIZES, "phone"))
def test_a_hint_is_drawn_on_the_board_and_told_in_a_list(at_scene: AtScene, new_page: NewPage, size: str) -> None:
    width, height = SIZES[size]
    page = new_page(width=width, height=height)
    wire = Wire(page, answer=None)
    at_scene(page, "smugglers", "open-sea", people=1)
    assert by.until_turn(page) == "turn"
    page.get_by_test_id("hint").click()
    expect(page.get_by_test_id("hint-state")).to_have_text(messages("crew", "en")["hint-thinking"])
    is_sound(page, "[data-testid=hints]")
    wire.let_answer()
    choices = page.get_by_test_id("hint-choice")
    expect(choices).to_have_count(3)
    expect(choices.first).to_contain_text("57%± 4")
    expect(page.get_by_test_id("hint-mark")).to_have_text(["1", "2", "3"])
    is_sound(page, "[data-testid=hints]")
    box = page.get_by_test_id("hints").bounding_box()
    assert box
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= height
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("hints")).to_have_count(0)
    expect(page.get_by_test_id("hint-mark")).to_have_count(0)


def test_a_hint_by_keyboard_alone(at_scene: AtScene, new_page: NewPage) -> None:
    page = new_page()
    wire = Wire(page)
    at_scene(page, "smugglers", "open-sea", people=1)
    assert by.until_turn(page) == "turn"
    before = by.seq(page)
    page.keyboard.press("p")
    choices = page.get_by_test_id("hint-choice")
    expect(choices.first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(choices.nth(1)).to_be_focused()
    assert [message["seat"] for message in wire.asked] == [0]
    page.keyboard.press("Enter")
    by.after(page, before)
    expect(page.get_by_test_id("hints")).to_have_count(0)


def test_a_finger_sees_first_what_it_could_regret(at_scene: AtScene, new_page: NewPage) -> None:
    page = new_page(width=390, height=844, touch=True)
    page.add_init_script("localStorage['seaboard:acted'] ??= 'true'")

    def sailing(message: Message, legal: list[Message]) -> Message:
        return best(message, [action for action in legal if action["kind"] == "sail"])

    Wire(page, answer=sailing)
    at_scene(page, "smugglers", "open-sea", people=1)
    assert by.until_turn(page) == "turn"
    before = by.seq(page)
    page.get_by_test_id("hint").tap()
    page.get_by_test_id("hint-choice").first.tap()
    expect(page.get_by_test_id("hints")).to_have_count(0)
    go = page.get_by_test_id("act-button").first
    expect(go).to_be_visible()
    assert by.seq(page) == before
    go.tap()
    by.after(page, before)


def test_a_hint_that_is_refused_says_why(at_scene: AtScene, new_page: NewPage) -> None:
    page = new_page()
    wire = Wire(page)
    at_scene(page, "smugglers", "open-sea", people=1)
    assert by.until_turn(page) == "turn"
    for code in ("no_crew", "dressing", "too_fast", "stale"):
        wire.answer = refused(code)
        page.get_by_test_id("hint").click()
        expect(page.get_by_test_id("hint-state")).to_have_text(messages("words", "en")[f"refused-{code}"])
        page.get_by_test_id("hint-close").click()
        expect(page.get_by_test_id("hints")).to_have_count(0)


def test_where_hints_are_off_there_is_no_lamp(at_scene: AtScene, new_page: NewPage) -> None:
    page = new_page()
    wire = Wire(page, hints=False)
    at_scene(page, "smugglers", "open-sea", people=1)
    assert by.until_turn(page) == "turn"
    expect(page.get_by_test_id("hint")).to_have_count(0)
    page.keyboard.press("p")
    wire.table["hints"] = True
    wire.say()
    expect(page.get_by_test_id("hint")).to_be_visible()
    assert wire.asked == []


def test_on_a_shared_device_a_hint_lies_behind_a_held_finger(at_scene: AtScene, new_page: NewPage) -> None:
    page = new_page(width=1024, height=768)
    Wire(page)
    at_scene(page, "smugglers", "one-device", view=None)
    assert by.until_turn(page) == "turn"
    page.get_by_test_id("hint").click()
    hold = page.get_by_test_id("hint-hold")
    expect(hold).to_be_visible()
    expect(page.get_by_test_id("hint-choice")).to_have_count(0)
    expect(page.get_by_test_id("hint-mark")).to_have_count(0)
    hold.dispatch_event("pointerdown")
    expect(page.get_by_test_id("hint-mark")).not_to_have_count(0)
    expect(page.get_by_test_id("hint-choice")).not_to_have_count(0)
    hold.dispatch_event("pointerup")
    expect(page.get_by_test_id("hint-choice")).to_have_count(0)


# Each on a phone and on a desk; in ./test each game on one of them.
HINTED = [("triangle", "three-courses"), ("aboard", "turns"), ("aboard", "pirates"), ("aboard", "choose")]


@pytest.mark.parametrize(
    ("game", "scene", "size"),
    also_long(
        [(*hinted, size) for hinted in HINTED for size in ("phone", "desktop")],
        ("triangle", "three-courses", "phone"),
        ("aboard", "pirates", "desktop"),
    ),
)
def test_every_game_has_hints(at_scene: AtScene, new_page: NewPage, game: str, scene: str, size: str) -> None:
    width, height = SIZES[size]
    page = new_page(width=width, height=height)
    Wire(page)
    at_scene(page, game, scene, people=1)
    assert by.until_turn(page) == "turn"
    page.get_by_test_id("hint").click()
    expect(page.get_by_test_id("hint-choice")).not_to_have_count(0)
    expect(page.get_by_test_id("hint-mark").first).to_be_visible()
    is_sound(page, "[data-testid=hints]")


def test_what_is_said_and_written_on_the_board_gives_way_to_the_pins_of_a_hint(at_scene: AtScene, new_page: NewPage) -> None:
    page = new_page(lessons=True)
    Wire(page)
    at_scene(page, "triangle", "three-courses", people=1)
    assert by.until_turn(page) == "turn"
    badge, lesson = page.get_by_test_id("danger").first, page.get_by_test_id("lesson-caption")
    expect(badge).to_be_visible()
    expect(lesson).to_be_visible()
    page.get_by_test_id("hint").click()
    expect(page.get_by_test_id("hint-mark").first).to_be_visible()
    expect(badge).to_be_hidden()
    expect(lesson).to_have_count(0)
    page.keyboard.press("Escape")
    expect(badge).to_be_visible()
    expect(lesson).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_crew_speaks_four_languages(language: str) -> None:
    assert messages("crew", language).keys() == messages("crew", "en").keys()
