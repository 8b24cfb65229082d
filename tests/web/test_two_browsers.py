"""Two browsers at one table by a link: a whole match to its end, and taking back what the other has to agree to."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
from playwright.sync_api import Page, expect

from seaboard.bots.bot import bot
from seaboard.engine.chance import new_rng
from seaboard.server.settings import at_home
from seaboard.server.storage.store import Store
from seaboard.table import dice
from seaboard.table.match import Match
from seaboard.workshop.check import running
from tests.support import browser as by
from tests.support.words import messages
from tests.web.conftest import NewPage

pytestmark = pytest.mark.slow

MOST_ACTIONS = 300
TARGET = 1  # points: a short match, but a whole one
MOST_SHORT = 8  # entries; no match is over so soon: the nearest harbour is two turns away
STAY = {"kind": "stay"}
HOUSE = "127.0.0.2"  # stands in for an address in the home network


class Two(NamedTuple):
    """Two pages at one table, each of another language, and the table's own file."""

    pages: tuple[Page, Page]
    store: Store
    match: str

    def truth(self) -> Match:
        """The match as it is stored."""
        stored = self.store.read(self.match).result()
        return Match(stored.log.header, dice.dice(self.match, stored.secret, ()), stored.log.entries)

    def agree(self) -> int:
        """Wait until both pages show all that is stored; its number."""
        seq = self.truth().seq
        for page in self.pages:
            expect(page.get_by_test_id("table")).to_have_attribute("data-seq", str(seq))
        return seq

    def act(self, action: dict[str, Any] | None = None) -> None:
        """Let whoever is on turn play this, or what a sensible player would."""
        match = self.truth()
        (seat,) = match.actors
        page = self.pages[seat]
        expect(page.get_by_test_id("table")).to_have_attribute("data-seq", str(match.seq))
        assert by.until_turn(page) == "turn"
        by.by_click(page, action if action in by.actions(page) else sensible(match, seat))
        by.after(page, str(match.seq))


def sensible(match: Match, seat: int) -> dict[str, Any]:
    rng = new_rng("two browsers", match.seq)
    choice = bot("sensible")(match.game, match.believe(seat, rng), match.board, seat, match.legal_ids(seat), rng)
    action: dict[str, Any] = msgspec.to_builtins(match.game.encode(choice))
    return action


@pytest.fixture
def two(tmp_path: Path, new_page: NewPage) -> Iterator[Two]:
    """One has set out by a link, the other has taken the free boat."""
    settings = at_home(tmp_path, bot_delays=False, own_addresses=lambda: (HOUSE,))
    one, other = new_page(locale="en"), new_page(width=390, height=844, touch=True, locale="de")
    with running(settings) as base:
        store = Store(settings.database)
        one.add_init_script(f"localStorage['seaboard:options:smugglers'] = '{{\"target\": {TARGET}, \"first_seat\": 0}}'")
        one.goto(base)
        one.get_by_test_id("by-link").click()
        one.get_by_test_id("set-sail").click()
        one.get_by_test_id("open-house").click()
        other.goto(one.get_by_test_id("link").input_value())
        other.get_by_test_id("take-seat").click()
        by.get_ready(one, other)
        expect(other.get_by_test_id("board")).to_be_visible()
        yield Two((one, other), store, one.url.rpartition("/")[2])
        store.close()


def test_a_whole_match_to_its_end(two: Two) -> None:
    for _ in range(MOST_ACTIONS):
        if two.truth().over:
            break
        two.act()
    assert two.agree() > MOST_SHORT
    outcome = two.truth().outcome
    assert outcome is not None
    assert max(outcome.scores) >= TARGET
    for page in two.pages:
        expect(page.get_by_test_id("end")).to_be_visible()
    one, other = two.pages
    one.get_by_test_id("rematch").click()
    expect(one).not_to_have_url(re.compile(two.match))
    other.get_by_test_id("rematch").click()
    expect(other).to_have_url(re.compile(f"/{one.url.rpartition('/')[2]}$"))
    for page in two.pages:
        expect(page.get_by_test_id("end")).to_have_count(0)
        expect(page.get_by_test_id("board")).to_be_visible()


def until_one_may_ask(two: Two) -> None:
    """Play until the first player's last action can be taken back only if the other agrees."""
    for _ in range(MOST_ACTIONS):
        match = two.truth()
        if match.undo_cost(0) == "consent" and match.actors == (1,):
            return
        two.act(STAY)
    raise AssertionError("there is nothing to ask for")


def test_what_the_other_does_not_agree_to_stays_and_what_they_agree_to_is_taken_back(two: Two) -> None:
    one, other = two.pages
    until_one_may_ask(two)
    before = two.agree()
    one.get_by_test_id("undo").click()
    expect(one.get_by_test_id("banner")).to_have_text(messages("words", "en")["undo-waiting"])
    assert one.get_by_test_id("agree").count() == 0, "nobody agrees with oneself"
    other.get_by_test_id("disagree").click()
    expect(one.get_by_test_id("bubble")).to_have_text(messages("words", "en")["refused-declined"])
    for page in two.pages:
        expect(page.get_by_test_id("disagree")).to_have_count(0)
    assert two.agree() == before
    one.get_by_test_id("undo").click()
    other.get_by_test_id("agree").click()
    by.after(one, str(before))
    assert two.agree() > before, "it is an entry"
    for page in two.pages:
        expect(page.get_by_test_id("agree")).to_have_count(0)
    assert two.truth().actors == (0,), "the first player decides again"
    before = two.truth().seq
    two.act()
    assert two.agree() > before
