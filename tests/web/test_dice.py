"""Dice that people can check, in the page: it takes part, says who holds it up, and checks a match that is over."""

from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, Page, expect

from seaboard.engine.replay import Log
from seaboard.server import exchange
from seaboard.server.check import running
from seaboard.server.settings import at_home
from seaboard.server.visitor import Visitor, ask
from seaboard.table.verify import verify
from tests.support import browser as by
from tests.support.access import check_access
from tests.support.gather import claimed
from tests.web.conftest import NAME, NewPage

pytestmark = pytest.mark.slow

BOT = {"kind": "bot", "bot": "sensible"}
SHARE = bytes(range(32))


def begin(base: str, *players: dict[str, str], **options: Any) -> dict[str, Any]:
    """A table of Anna's whose dice the devices have a part in."""
    wanted = {"game": "smugglers", "players": [{"kind": "person", "name": "Anna"}, *players], "options": options, "shares": True}
    seated: dict[str, Any] = ask(base, "/api/matches", wanted)
    return seated


def test_a_device_that_shows_nothing_is_named_and_its_seat_can_be_freed(
    tmp_path: Path, new_page: NewPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exchange, "PATIENCE", 0.1)
    with running(at_home(tmp_path, bot_delays=False)) as base:
        page = new_page(width=390, height=844, touch=True)
        seated = begin(base, {"kind": "open"})
        (token,) = claimed(base, seated["match"])
        by.sit_down(page, base, "smugglers", seated)
        with Visitor.at(base, seated["match"], token, until=("waiting",), share=sha256(SHARE).hexdigest()):
            page.get_by_test_id("ready").tap()
            expect(page.get_by_test_id("dice-note")).to_contain_text("has not yet shown its number for the dice")
            check_access(page)
            page.get_by_test_id("dice-free").tap()
            expect(page.get_by_test_id("dice-note")).to_be_empty()
            page.get_by_test_id("bot-1").tap()
            expect(page.get_by_test_id("table")).to_be_visible()  # with another share, for another secret
        assert ask(base, f"/api/matches/{seated['match']}")["match"]["replaced"] != []


def play_out(base: str, seated: dict[str, Any]) -> None:
    """Play to the end for Anna, from nowhere on the screen."""
    with Visitor.at(base, seated["match"], seated["token"]) as visitor:
        while visitor.until_turn():
            visitor.act(visitor.shown["legal"][-1])


def checked(page: Page) -> Locator:
    """Open the check on the end page; what it says."""
    page.get_by_test_id("end-dice").click()
    return page.get_by_test_id("dice-verdict")


def close(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("dice-sheet")).to_have_count(0)


def test_over_plain_http_a_match_is_checked_and_a_change_is_found(tmp_path: Path, new_page: NewPage) -> None:
    with running(at_home(tmp_path, bot_delays=False, names=(NAME,))) as base:
        page, away = new_page(width=390, height=844, pace="instant"), base.replace("127.0.0.1", NAME)
        seated = begin(base, BOT, target=1)
        by.sit_down(page, away, "smugglers", seated)
        expect(page.get_by_test_id("table")).to_be_visible()
        assert page.evaluate("crypto.subtle") is None
        assert len(ask(base, f"/api/matches/{seated['match']}")["match"]["shares"]) == 1
        play_out(base, seated)
        verdict = checked(page)
        expect(verdict).to_have_attribute("data-result", "fair")
        page.get_by_test_id("dice-sheet").locator("summary").click()
        with page.expect_download() as saved:
            page.get_by_test_id("dice-save").click()
        assert verify(msgspec.json.decode(saved.value.path().read_bytes(), type=Log)).devices == 1
        check_access(page)
        close(page)
        record = ask(base, f"/api/matches/{seated['match']}/record", token=seated["token"])
        drawn = record["draws"][-1]
        drawn["share"] = (drawn["share"] + 1) % drawn["shares"]
        page.route("**/record", lambda route: route.fulfill(json=record))
        expect(checked(page)).to_have_attribute("data-fault", "draw")
        close(page)
        page.unroute("**/record")
        page.evaluate("localStorage.removeItem('seaboard:matches')")
        page.get_by_test_id("end-look").click()
        page.get_by_test_id("menu-small").click()
        page.get_by_test_id("menu-dice").click()
        expect(page.get_by_test_id("dice-verdict")).to_have_attribute("data-result", "unknown")
