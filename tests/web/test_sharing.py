"""A link that its receiver can open: the switch for the house, the code, copying and sharing; and play over plain http."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from seaboard.server.settings import Settings, at_home
from seaboard.workshop.check import running
from tests.support import browser as by
from tests.support.access import check_access
from tests.support.long import also_long
from tests.support.words import LANGUAGES, messages
from tests.web.conftest import NAME, NewPage

pytestmark = pytest.mark.slow

HOUSE = "127.0.0.2"  # stands in for an address in the home network
SOME = 4  # actions
SHARE = "navigator.share = async (data) => { window.shared = data; }"
NO_COPY = "document.execCommand = () => false"
HELD = "() => document.getSelection().toString()"


@pytest.fixture
def home(tmp_path: Path) -> Settings:
    return at_home(tmp_path, bot_delays=False, names=(NAME,), own_addresses=lambda: (HOUSE,))


@pytest.fixture
def base(home: Settings) -> Iterator[str]:
    with running(home) as address:
        yield address


def invite(page: Page, base: str, under: str | None = None) -> dict[str, Any]:
    """Sit down at a table with a free seat, maybe under another address: while people gather the way there is shown."""
    seated = by.start(base, "smugglers", "person", "open", first_seat=0)
    by.sit_down(page, under or base, "smugglers", seated)
    return seated


def named(base: str) -> str:
    """The same server under a name, over plain http."""
    return base.replace("127.0.0.1", NAME)


def test_only_a_link_that_others_can_open_is_shown(new_page: NewPage, base: str) -> None:
    host, guest = new_page(), new_page(width=390, height=844, touch=True)
    seated = invite(host, base)
    expect(host.get_by_test_id("only-here")).to_have_text(messages("house", "en")["house-closed"])
    assert host.get_by_test_id("link").count() == host.get_by_test_id("code").count() == 0
    host.get_by_test_id("open-house").click()
    expect(host.get_by_test_id("link")).to_have_value(f"{base.replace('127.0.0.1', HOUSE)}/t/{seated['match']}")
    host.wait_for_function("() => document.querySelector('[data-testid=code]').naturalWidth > 0")

    guest.goto(host.get_by_test_id("link").input_value())
    guest.get_by_test_id("take-seat").click()
    expect(host.get_by_test_id("sharing")).to_have_count(0)
    by.get_ready(guest, host)
    for page in (host, guest):
        expect(page.get_by_test_id("board")).to_be_visible()

    host.get_by_test_id("menu").filter(visible=True).first.click()
    host.get_by_test_id("menu-invite").click()
    host.get_by_test_id("close-house").click()
    expect(host.get_by_test_id("only-here")).to_be_visible()
    expect(guest.get_by_test_id("banner")).to_have_text(messages("words", "en")["reconnecting"])


def test_a_guest_has_the_link_and_no_switch(new_page: NewPage, home: Settings) -> None:
    with running(replace(home, lan=True)) as base:
        page = new_page()
        there = base.replace("127.0.0.1", HOUSE)
        seated = invite(page, there)
        expect(page.get_by_test_id("link")).to_have_value(f"{there}/t/{seated['match']}")
        assert page.get_by_test_id("close-house").count() == 0


def test_a_machine_without_a_network_says_so(new_page: NewPage, home: Settings) -> None:
    with running(replace(home, own_addresses=tuple)) as base:
        page = new_page()
        invite(page, base)
        page.get_by_test_id("open-house").click()
        expect(page.get_by_test_id("house-problem")).to_have_text(messages("words", "en")["refused-no_network"])
        expect(page.get_by_test_id("open-house")).to_be_enabled()


@pytest.mark.parametrize("game", also_long(["smugglers", "triangle"], "triangle"))
def test_a_match_over_plain_http_is_opened_and_played(new_page: NewPage, base: str, game: str) -> None:
    page = new_page()
    page.goto(named(base))
    assert page.evaluate("isSecureContext") is False
    by.play_alone(page, game)
    for number in range(SOME):
        assert by.until_turn(page) == "turn"
        before = by.seq(page)
        legal = by.actions(page)
        by.by_list(page, legal[number % len(legal)])
        by.after(page, before)


def test_over_plain_http_copying_falls_back_to_the_field(new_page: NewPage, base: str) -> None:
    page = new_page()
    invite(page, base, named(base))
    assert page.evaluate("isSecureContext || 'clipboard' in navigator") is False
    words = messages("house", "en")
    copy, link = page.get_by_test_id("copy"), page.get_by_test_id("link")
    copy.click()
    expect(copy).to_have_text(words["house-copied"])
    link.evaluate("field => field.addEventListener('paste', (event) => (window.pasted = event.clipboardData.getData('text')))")
    page.keyboard.press("Control+V")
    page.wait_for_function("() => window.pasted")
    assert page.evaluate("window.pasted") == link.input_value() == f"{named(base)}/t/{page.url.rpartition('/')[2]}"
    expect(copy).to_have_text(words["house-copy"])
    assert page.get_by_test_id("by-hand").count() == 0


def test_where_nothing_can_be_copied_the_link_stays_selected(new_page: NewPage, base: str) -> None:
    page = new_page()
    page.add_init_script(NO_COPY)
    invite(page, base, named(base))
    page.get_by_test_id("copy").click()
    expect(page.get_by_test_id("by-hand")).to_have_text(messages("house", "en")["house-by-hand"])
    expect(page.get_by_test_id("link")).to_be_focused()
    assert page.evaluate(HELD) == page.get_by_test_id("link").input_value()
    expect(page.get_by_test_id("copy")).to_have_text(messages("house", "en")["house-copy"])


def test_sharing_is_offered_only_where_the_browser_can(new_page: NewPage, base: str) -> None:
    without, having = new_page(), new_page()
    invite(without, base, named(base))
    expect(without.get_by_test_id("copy")).to_be_visible()
    assert without.get_by_test_id("share").count() == 0
    having.add_init_script(SHARE)
    invite(having, base, named(base))
    having.get_by_test_id("share").click()
    having.wait_for_function("() => window.shared")
    assert having.evaluate("window.shared.url") == having.get_by_test_id("link").input_value()


@pytest.mark.parametrize("language", also_long(LANGUAGES, "fr"))
@pytest.mark.parametrize(("width", "height"), also_long([(390, 844), (1024, 768), (844, 390)], (844, 390)))
def test_it_fits_and_everybody_can_use_it(new_page: NewPage, base: str, language: str, width: int, height: int) -> None:
    page = new_page(width=width, height=height, locale=language)
    page.add_init_script(SHARE)
    invite(page, base)
    expect(page.get_by_test_id("open-house")).to_be_visible()
    for way in ("open-house", "close-house"):
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        box = page.get_by_test_id("sharing").bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= height, "nothing has to be scrolled"
        check_access(page)
        page.get_by_test_id(way).click()
        expect(page.get_by_test_id(way)).to_have_count(0)
