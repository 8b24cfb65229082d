"""Every way of being together over a bad line: all takes 200 ms, every action cuts its connection, nothing is lost or doubled.

The race of four browsers has its own test (test_race.py).
"""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from seaboard.workshop.line import BadLine, bad_line
from seaboard.workshop.visitor import Visitor, ask
from tests.support import browser as by
from tests.support.fingers import Fingers
from tests.support.long import also_long
from tests.web.conftest import NewPage
from tests.web.test_hands import USABLE, place, ship, tiles

pytestmark = pytest.mark.slow

DELAY = 200
TURNS = 2
PHONE: dict[str, Any] = {"width": 390, "height": 844, "touch": True}


def submissions(base: str, match: str) -> int:
    """How often somebody has acted, as the table remembers it."""
    with Visitor.at(base, match) as watcher:
        return len(watcher.ask(kind="ask_history", since=0)["past"])


def act(base: str, match: str, pages: list[Page], line: BadLine) -> None:
    """Let whoever is on turn act and lose the connection with it; all pages come to show it."""
    with Visitor.at(base, match) as watcher:
        (seat,) = watcher.shown["actors"]
    page = pages[seat % len(pages)]
    assert by.until_turn(page) == "turn"
    before = by.seq(page)
    by.by_list(page, by.actions(page)[0])
    line.cut_all()
    by.after(page, before)
    number = str(ask(base, f"/api/matches/{match}")["seq"])
    for other in pages:
        expect(other.get_by_test_id("table")).to_have_attribute("data-seq", number)


def test_a_device_that_leaves_its_network_says_so_and_what_was_chosen_meanwhile_counts(base: str, new_page: NewPage) -> None:
    page = new_page(**PHONE)
    by.sit_down(page, base, "smugglers", by.start(base, "smugglers", "person", "bot", first_seat=0))
    assert by.until_turn(page) == "turn"
    before = by.seq(page)
    page.context.set_offline(offline=True)
    expect(page.get_by_test_id("banner")).to_be_visible()
    by.by_list(page, by.actions(page)[0])
    page.context.set_offline(offline=False)
    by.after(page, before)
    expect(page.get_by_test_id("banner")).to_have_count(0)


@pytest.mark.parametrize("way", also_long(["link", "screen", "device"], "screen"))
def test_every_action_counts_once_however_often_the_line_breaks(base: str, new_page: NewPage, way: str) -> None:
    game, kinds = {"link": ("triangle", "open"), "screen": ("smugglers", "open"), "device": ("smugglers", "person")}[way]
    seated = by.start(base, game, "person", kinds, first_seat=0)
    match = seated["match"]
    with bad_line(base, delay_ms=DELAY, dropped=0) as line:
        pages = [new_page(**PHONE)]
        by.sit_down(pages[0], line.address, game, seated)
        if kinds == "open":
            token = ask(base, f"/api/matches/{match}/claim", {"name": "Ben"})["token"]
            pages.append(new_page(**PHONE))
            by.sit_down(pages[1], line.address, game, {"match": match, "token": token})
            by.get_ready(*pages)
        screen = new_page(width=1920, height=1080) if way == "screen" else None
        if screen:
            screen.goto(f"{line.address}/t/{match}?screen")
            expect(screen.get_by_test_id("table-screen")).to_be_visible()
        by.until_turn(pages[0])
        before = submissions(base, match)
        for _ in range(TURNS):
            act(base, match, pages, line)
        assert submissions(base, match) == before + TURNS
        if screen:
            number = str(ask(base, f"/api/matches/{match}")["seq"])
            expect(screen.get_by_test_id("table-screen")).to_have_attribute("data-seq", number)


def test_many_hands_lose_nothing_when_the_line_breaks(base: str, new_page: NewPage) -> None:
    with bad_line(base, delay_ms=DELAY, dropped=0) as line:
        page = new_page(width=1180, height=820, touch=True)
        seated = by.start(base, "aboard", "person", "person", pace="gentle", hands=[25, 25])
        by.sit_down(page, line.address, "aboard", seated)
        by.get_ready(page)
        expect(page.get_by_test_id("tile")).to_have_count(84)
        fingers = Fingers(page)
        for taken in (1, 2):
            expect(page.get_by_test_id("banner")).to_have_count(0)
            found = tiles(page, USABLE)[:2]
            fingers.carry({seat: (at, place(page, seat, f"deck-{taken}")) for seat, (_, at) in enumerate(found)})
            line.cut_all()
            for seat in range(2):
                expect(ship(page, seat)).to_have_attribute("data-deck", str(taken))
            expect(page.get_by_test_id("loop")).to_have_count(0)
        with Visitor.at(base, seated["match"]) as watcher:
            view = watcher.shown["view"]
        assert [sum(one["deck"].values()) for one in view["ships"]] == [2, 2]
        assert len(view["heap"]) == 80
