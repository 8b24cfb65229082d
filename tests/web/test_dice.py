"""Dice that people can check, in the page: it takes part, says who holds it up, and checks a match that is over."""

from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, Page, expect

from seaboard.engine.replay import Log
from seaboard.server import exchange
from seaboard.server.settings import at_home
from seaboard.table.verify import verify
from seaboard.workshop.check import running
from seaboard.workshop.visitor import Visitor, ask
from tests.support import browser as by
from tests.support.access import check_access
from tests.support.gather import claimed
from tests.web.conftest import NAME, NewPage

pytestmark = pytest.mark.slow

BOT = {"kind": "bot", "bot": "sensible"}
SHARE = bytes(range(32))
FELL = [(1, 2, 5.0, 1, 9), (2, 9, 10.0, 5, 15), (3, 9, 10.0, 5, 15), (4, 10, 5.0, 1, 9)]
THROWS = {"seat": 0, "n": 15, "mean": 3.1333, "expected": 2.5, "low": 2.0, "high": 3.0, "times": [1, 4, 4, 6]}
UNEVEN = {  # what a page shows of a match in which the highest fell too often
    "rarity": 0.02,
    "tallies": [
        {
            "purpose": "dice",
            "field": "boat",
            "n": 30,
            "outcomes": [
                {"outcome": outcome, "times": times, "expected": expected, "variance": 4.0, "low": low, "high": high}
                for outcome, times, expected, low, high in FELL
            ],
            "rarity": 0.02,
            "seats": [THROWS],
        }
    ],
}


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
        late = new_page(width=390, height=844, pace="instant")
        by.sit_down(late, base, "smugglers", seated)  # a device that has the seat, and gave nothing to the dice
        expect(late.get_by_test_id("bubble")).to_contain_text("It has no part in them")
        late.get_by_test_id("menu-small").click()
        expect(late.get_by_test_id("menu-late")).to_be_visible()
        late.close()
        play_out(base, seated)
        verdict = checked(page)
        expect(verdict).to_have_attribute("data-result", "fair")
        expect(page.get_by_test_id("luck-dice-boat")).to_be_visible()
        page.get_by_test_id("dice-sheet").get_by_text("What was checked").click()
        with page.expect_download() as saved:
            page.get_by_test_id("dice-save").click()
        assert verify(msgspec.json.decode(saved.value.path().read_bytes(), type=Log)).devices == 1
        check_access(page)
        close(page)
        kept = page.evaluate("JSON.parse(localStorage['seaboard:luck'])")
        assert (kept["seen"], kept["games"]["smugglers"]["matches"]) == ([seated["match"]], 1), "end and check count it once"
        kept["games"]["smugglers"]["matches"] = 2  # as if this device had played another one
        page.evaluate("kept => (localStorage['seaboard:luck'] = JSON.stringify(kept))", kept)
        record = ask(base, f"/api/matches/{seated['match']}/record", token=seated["token"])
        drawn = record["draws"][-1]
        drawn["share"] = (drawn["share"] + 1) % drawn["shares"]
        record["luck"] = UNEVEN
        page.route("**/record", lambda route: route.fulfill(json=record))
        expect(checked(page)).to_have_attribute("data-fault", "draw")
        thrown = page.get_by_test_id("luck-dice-boat")
        expect(thrown.locator("[data-outcome] b")).to_have_text(["2", "9", "9", "10"])
        expect(thrown.locator(".off")).to_have_attribute("data-outcome", "4")
        expect(thrown.locator(".seats")).to_contain_text("Anna: 3.1 on average of 15. Usual is 2 to 3. The highest: 6.")
        expect(page.get_by_test_id("luck-say")).to_contain_text("of 50 fair ones, one is so uneven")
        check_access(page)
        page.get_by_test_id("luck-all").click()
        expect(page.get_by_test_id("luck-all")).to_have_attribute("aria-checked", "true")
        expect(page.get_by_test_id("luck-say")).to_contain_text("would be usual")
        close(page)
        page.unroute("**/record")
        page.evaluate("localStorage.removeItem('seaboard:matches')")
        page.get_by_test_id("end-look").click()
        page.get_by_test_id("menu-small").click()
        page.get_by_test_id("menu-dice").click()
        expect(page.get_by_test_id("dice-verdict")).to_have_attribute("data-result", "unknown")
