"""Bad input in a real page: a sentence in its language says what is wrong, nothing has changed, and play goes on."""

import json
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from seaboard.server.protocol import MOST_MESSAGE
from seaboard.server.run import MOST_FRAME
from seaboard.server.settings import at_home
from seaboard.workshop.check import running
from seaboard.workshop.visitor import ask
from tests.support import browser as by
from tests.support.locked import lose_patience, write_lock
from tests.support.long import also_long
from tests.support.words import LANGUAGES, messages
from tests.web.conftest import NewPage

pytestmark = pytest.mark.slow

Message = dict[str, Any]


def spoil(page: Page, *changes: Callable[[Message], str]) -> None:
    """Change an action on its way to the table, each of them once, every second time: then it is played as it was."""
    left, seen = list(changes), count()

    def connect(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def forward(text: str | bytes) -> None:
            message = json.loads(text)
            if message["kind"] == "act" and left and next(seen) % 2 == 0:
                server.send(left.pop(0)(message))
            else:
                server.send(text)

        socket.on_message(forward)

    page.route_web_socket("**/ws", connect)


# How an action is spoilt, and which sentence has to come: never the same twice running, so that a new one is seen to come.
SPOILT: dict[str, tuple[str, Callable[[Message], str]]] = {
    "illegal": ("why-not_now", lambda act: json.dumps(act | {"action": {"kind": "stay"}})),
    "no action": ("refused-malformed", lambda act: json.dumps(act | {"action": {"kind": "moor", "at": "Atlantis"}})),
    "oversize": ("refused-oversize", lambda act: json.dumps(act | {"action": {"kind": "x" * MOST_MESSAGE}})),
    "no JSON": ("refused-malformed", lambda act: json.dumps(act)[:-5]),
    "stale": ("refused-stale", lambda act: json.dumps(act | {"seq": 0})),
    "too large to read": ("refused-oversize", lambda act: json.dumps(act | {"action": {"kind": "x" * MOST_FRAME}})),
    "no such kind": ("refused-malformed", lambda act: json.dumps(act | {"kind": "dance"})),
    "no seat": ("refused-no_seat", lambda act: json.dumps(act | {"seat": 7})),
    "another's seat": ("refused-not_allowed", lambda act: json.dumps(act | {"seat": 1})),
}


def sentence(name: str, language: str) -> str:
    return (messages("words", language) | messages("games/smugglers", language))[name]


def seated(base: str, *kinds: str, **options: Any) -> Message:
    return by.start(base, "smugglers", *kinds, first_seat=0, **options)


def check_spoilt(page: Page, base: str, match: str, told: str) -> None:
    """Play an action that does not arrive as it was, read why, and see that nothing has changed; then play it."""
    before, stored = by.seq(page), ask(base, f"/api/matches/{match}")["seq"]
    action = by.actions(page)[0]
    by.by_list(page, action)
    expect(page.get_by_test_id("bubble")).to_have_text(told)
    assert by.until_turn(page) == "turn"
    assert (by.seq(page), ask(base, f"/api/matches/{match}")["seq"]) == (before, stored)
    page.locator(f"[data-testid=action][data-action='{json.dumps(action, separators=(',', ':'))}']").dispatch_event("click")
    by.after(page, before)


@pytest.mark.parametrize("language", also_long(LANGUAGES, "de"))
def test_a_spoilt_action_is_told_and_changes_nothing(base: str, new_page: NewPage, language: str) -> None:
    page, table = new_page(locale=language), seated(base, "person", "bot", target=10)
    spoil(page, *(change for _, change in SPOILT.values()))
    by.sit_down(page, base, "smugglers", table)
    for told, _ in SPOILT.values():
        assert by.until_turn(page) == "turn"
        check_spoilt(page, base, table["match"], sentence(told, language))


def test_an_action_for_the_other_seat_of_the_device_is_told(base: str, new_page: NewPage) -> None:
    page, table = new_page(locale="nl"), seated(base, "person", "person")
    spoil(page, lambda act: json.dumps(act | {"seat": 1}))
    by.sit_down(page, base, "smugglers", table)
    assert by.until_turn(page) == "turn"
    check_spoilt(page, base, table["match"], sentence("refused-not_your_turn", "nl"))


# What is wrong with the wish for a match, and which sentence has to come; again never the same twice running.
WISHES: dict[str, tuple[str, Message]] = {
    "unknown option": ("refused-no_option", {"options": {"moon": True}}),
    "unknown game": ("refused-no_game", {"game": "chess"}),
    "unknown value of an option": ("refused-no_option", {"options": {"target": 99}}),
    "a seat too few": ("refused-no_seat", {"players": [{"kind": "person"}]}),
    "unknown kind of player": ("refused-malformed", {"players": [{"kind": "ghost"}] * 2}),
    "oversize": ("refused-oversize", {"options": {"moon": "x" * MOST_MESSAGE}}),
}


@pytest.mark.parametrize("language", also_long(LANGUAGES, "nl"))
def test_a_wrong_wish_for_a_match_is_told_on_the_first_page(base: str, new_page: NewPage, language: str) -> None:
    page = new_page(locale=language)
    wrong = [wish for _, wish in WISHES.values()]

    def change(route: Route) -> None:
        route.continue_(post_data=json.dumps(json.loads(route.request.post_data or "") | (wrong.pop(0) if wrong else {})))

    page.route("**/api/matches", change)
    page.goto(base)
    for told, _ in WISHES.values():
        page.get_by_test_id("start-smugglers").click()
        expect(page.get_by_test_id("problem")).to_have_text(sentence(told, language))
        assert page.evaluate("localStorage['seaboard:matches']") is None, "there is no match"
    page.get_by_test_id("start-smugglers").click()
    assert by.until_turn(page) == "turn"


def test_options_kept_by_the_device_that_no_longer_exist_are_left_out(base: str, new_page: NewPage) -> None:
    page = new_page(locale="fr")
    page.add_init_script('localStorage[\'seaboard:options:smugglers\'] ??= \'{"moon": true, "target": 99, "rocks": 1}\'')
    page.goto(base)
    page.get_by_test_id("by-link").click()
    page.get_by_test_id("set-sail").click()
    page.wait_for_url("**/t/*")
    options = ask(base, f"/api/matches/{page.url.rpartition('/')[2]}")["match"]["options"]
    assert (options["rocks"], options["target"], "moon" in options) == (1, 7, False)


def test_a_match_of_a_game_that_the_page_does_not_know_is_told(base: str, new_page: NewPage) -> None:
    page, table = new_page(locale="de"), seated(base, "person", "bot")

    def change(route: Route) -> None:
        summary = route.fetch().json()
        route.fulfill(json=summary | {"match": summary["match"] | {"game": "chess"}})

    page.route(f"**/api/matches/{table['match']}", change)
    page.goto(f"{base}/t/{table['match']}")
    expect(page.get_by_test_id("trouble")).to_have_text(sentence("refused-no_game", "de"))
    page.get_by_test_id("to-pictures").click()
    expect(page.get_by_test_id("start-smugglers")).to_be_visible()


def test_the_token_of_another_table_opens_nothing_but_one_may_watch(base: str, new_page: NewPage) -> None:
    page, table, other = new_page(locale="fr"), seated(base, "person", "person"), seated(base, "person", "person")
    by.sit_down(page, base, "smugglers", table | {"token": other["token"]})
    expect(page.get_by_test_id("trouble")).to_have_text(sentence("refused-not_allowed", "fr"))
    page.get_by_test_id("watch").click()
    expect(page.get_by_test_id("board")).to_be_visible()
    expect(page.get_by_test_id("action")).to_have_count(0)
    assert ask(base, f"/api/matches/{table['match']}")["seq"] == int(by.seq(page) or 0)


def test_a_seat_that_somebody_else_has_just_taken_is_told(base: str, new_page: NewPage) -> None:
    page, table = new_page(locale="fr"), seated(base, "person", "open")
    page.goto(f"{base}/t/{table['match']}")
    expect(page.get_by_test_id("take-seat")).to_be_visible()
    ask(base, f"/api/matches/{table['match']}/claim", {"name": "Ben"})
    page.get_by_test_id("take-seat").click()
    expect(page.get_by_test_id("problem")).to_have_text(sentence("refused-seat_taken", "fr"))


def test_what_cannot_be_stored_is_said_and_can_be_played_when_there_is_room(
    tmp_path: Path, new_page: NewPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    lose_patience(monkeypatch)
    action = {"kind": "moor", "at": "gems"}
    with running(at_home(tmp_path, bot_delays=False)) as base:
        page = new_page(locale="de")
        by.sit_down(page, base, "smugglers", seated(base, "person", "bot"))
        assert by.until_turn(page) == "turn"
        seq = page.get_by_test_id("table").get_attribute("data-seq")
        with write_lock(tmp_path / "matches.sqlite"):
            by.by_list(page, action)
            expect(page.get_by_test_id("bubble")).to_have_text(sentence("refused-not_stored", "de"))
            expect(page.get_by_test_id("table")).to_have_attribute("data-seq", str(seq))
        by.by_list(page, action)
        by.after(page, seq)
