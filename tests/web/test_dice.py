"""Dice that people can check, in the page: it takes part, says who holds it up, and checks a match that is over."""

from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from seaboard.server import exchange
from seaboard.server.check import running
from seaboard.server.settings import at_home
from seaboard.server.visitor import Visitor, ask
from tests.support import browser as by
from tests.support.access import check_access
from tests.support.gather import claimed
from tests.web.conftest import NewPage

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
        promise = {"share": sha256(SHARE).hexdigest()}
        with Visitor.at(base, seated["match"], token, until=("waiting",), **promise):
            page.get_by_test_id("ready").tap()
            expect(page.get_by_test_id("dice-note")).to_contain_text("has not yet shown its number for the dice")
            check_access(page)
            page.get_by_test_id("dice-free").tap()
            expect(page.get_by_test_id("dice-note")).to_be_empty()
            page.get_by_test_id("bot-1").tap()
            expect(page.get_by_test_id("table")).to_be_visible()  # with another share, for another secret
        assert ask(base, f"/api/matches/{seated['match']}")["match"]["replaced"] != []
