"""The review of a match: waited for, read, walked along by mouse, keys and touch, and switched off for good."""

import re
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from seaboard.server import seating
from seaboard.server.begin import new_match
from seaboard.server.bodies import NewPlayer
from seaboard.server.clock import now_ms
from seaboard.server.settings import Settings, at_home
from seaboard.server.storage import reviews
from seaboard.server.storage.store import Store, TableRow
from seaboard.table.film import Film
from seaboard.table.match import Match
from seaboard.workshop.check import running
from tests.support import browser as by
from tests.support.access import check_access
from tests.support.played import play_out
from tests.support.reviewed import made_up
from tests.support.reviewer import asked, stub
from tests.web.conftest import NAMES, SECRET, NewPage
from tests.web.test_states import fits

pytestmark = pytest.mark.slow

Reviewed = Callable[..., tuple[Match, dict[str, str]]]

# Every pin has its tip on the board, and all of the board is in sight.
PINS_ON_BOARD = """() => {
  const board = document.querySelector('[data-testid=board]').getBoundingClientRect();
  const pins = [...document.querySelectorAll('[data-testid=review-pin]')];
  const isOn = ({ style }) => parseFloat(style.left) > board.left && parseFloat(style.left) < board.right
    && parseFloat(style.top) > board.top && parseFloat(style.top) < board.bottom;
  const isAt = (pin) => {
    const { left, right, bottom } = pin.getBoundingClientRect();
    return Math.abs((left + right) / 2 - parseFloat(pin.style.left)) < 20 && Math.abs(bottom - parseFloat(pin.style.top)) < 30;
  };
  return pins.length === 2 && pins.every((pin) => isOn(pin) && isAt(pin)) && board.top > -1 && board.bottom < innerHeight;
}"""
# How many emblems stand at the ends of the lines, none on another; and do all tools stand beside each other?
FLAGS_APART = """() => {
  const tops = [...document.querySelectorAll('[data-testid=review-flag]')].map((one) => one.getBoundingClientRect());
  const isFree = ({ top }, i) => tops.every((other, j) => i === j || Math.abs(top - other.top) >= other.height);
  return tops.filter(isFree).length;
}"""
ONE_LINE = """() => new Set([...document.querySelectorAll('.tools button')]
  .map((one) => Math.round(one.getBoundingClientRect().top))).size === 1"""
# What lies on top in the middle of every figure of the review, and in the middle of the curve, is its own.
UNCOVERED = """() => [
  ...document.querySelectorAll('[data-testid=review-curve], [data-testid=review-row] [data-part]'),
].filter((one) => {
  one.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = one.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  return !found?.closest('[data-testid=review]');
}).map((one) => one.outerHTML.slice(0, 60))"""
# Words that run into each other in the table of luck and skill.
RUN_TOGETHER = """() => [...document.querySelectorAll('[data-testid=review-row]')].flatMap((row) => {
  const range = document.createRange();
  const boxOf = (one) => {
    range.selectNodeContents(one);
    return range.getBoundingClientRect();
  };
  const boxes = [...row.querySelectorAll('small, [data-part]')].map((one) => [one.textContent, boxOf(one)]);
  return boxes.slice(1).filter(([, box], i) => box.left < boxes[i][1].right && box.top < boxes[i][1].bottom
    && boxes[i][1].top < box.bottom).map(([text]) => text);
})"""


def store_match(settings: Settings, game: str, name: str, *, reviewed: bool, **options: Any) -> tuple[Match, dict[str, str]]:
    """A whole match of three people in the store, the first of them on this device."""
    match_id, token = f"{name}-{game}", f"token-{name}-{game}"
    rows = [
        row if row.seat == 0 else row._replace(token_hash=bytes(32))
        for row in seating.seat_rows([NewPlayer("person", each) for each in NAMES], token)
    ]
    match = new_match(match_id, SECRET, game, options, rows)
    play_out(match)
    store = Store(settings.database)
    store.create(match_id, match.header, SECRET, rows, match.log.entries, now_ms(), TableRow(stage="playing")).result()
    if reviewed:
        data = reviews.packed(made_up(match.log))
        store.submit(partial(reviews.keep, match=match_id, data=data, now=now_ms()), match_id).result()
    store.close()
    return match, {"match": match_id, "token": token}


@pytest.fixture(scope="session")
def reviewed(settings: Settings) -> Reviewed:
    """A match with a review that is made up; each is played once."""
    return cache(partial(store_match, settings, name="reviewed", reviewed=True))


def before(match: Match, entry: int) -> int:
    """How many steps were played before the one with this entry."""
    steps = Film(match.header, match.log.entries).steps
    return next(i for i, step in enumerate(steps) if step.last >= entry)


def shown(page: Page, *, at: int | None = None) -> None:
    """The review is there, and the table after so many steps beside it."""
    expect(page.get_by_test_id("review")).to_have_attribute("data-state", "done")
    expect(page.get_by_test_id("review-costly")).to_have_count(3)
    if at is not None:
        expect(page.get_by_test_id("replay")).to_have_attribute("data-at", str(at))
    expect(page.get_by_test_id("replay")).to_have_attribute("data-busy", "false")


def adds_up(page: Page) -> bool:
    """Do the parts that are read lead from the first chance to the result, on every line?"""
    found: bool = page.get_by_test_id("review-row").evaluate_all(
        """(rows) => rows.length >= 2 && rows.every((row) => {
      const parts = [...row.querySelectorAll('[data-part]')].map((one) => Number(one.textContent.replace('−', '-')));
      return parts.length === 4 && parts.reduce((a, b) => a + b, Number(row.dataset.start)) === Number(row.dataset.result);
    })"""
    )
    return found


def test_the_mouse_finds_it_at_the_end_of_a_race(reviewed: Reviewed, base: str, new_page: NewPage) -> None:
    match, seated = reviewed("aboard", pace="race")
    told = made_up(match.log)
    page = new_page(width=1440, height=900)
    by.sit_down(page, base, "aboard", seated)
    page.get_by_test_id("end-review").click()
    shown(page)
    expect(page.get_by_test_id("review-against")).to_be_visible()
    expect(page.get_by_test_id("review-missed")).to_contain_text(re.compile(r"\d\.\d%"))
    expect(page.get_by_test_id("review-words")).to_contain_text("The sea was unkind to you: −14%.")
    expect(page.get_by_test_id("review-words")).to_contain_text("You sailed best of all.")
    expect(page.get_by_test_id("review-about")).to_have_text("Give or take 4%.")
    assert adds_up(page)
    expect(page.get_by_test_id("review-praise")).to_have_count(3)
    expect(page.get_by_test_id("review-praise").first).to_contain_text("Well sailed!")
    race = page.get_by_test_id("review-costly").first
    expect(race).to_contain_text("everything that came aboard in the race")
    race.click()
    shown(page, at=before(match, max(told.decisions, key=lambda one: one.loss).first))
    check_access(page)
    assert page.evaluate(ONE_LINE), "beside a review the tools stand in one line"

    # The curve leads the board.
    curve = page.get_by_test_id("review-curve")
    curve.scroll_into_view_if_needed()
    box = curve.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] * 0.75, box["y"] + box["height"] / 2)
    at = int(page.get_by_test_id("replay").get_attribute("data-at") or "0")
    steps = len(Film(match.header, match.log.entries).steps)
    assert abs(at / steps - 0.75) < 0.05
    shown(page, at=at)
    expect(race).to_have_attribute("aria-pressed", "false")
    page.mouse.move(box["x"] + box["width"] * 0.75, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] * 0.25, box["y"] + box["height"] / 2, steps=3)
    page.mouse.up()
    expect(page.get_by_test_id("replay")).not_to_have_attribute("data-at", str(at))

    # It lies beside the replay, which is one tap away.
    page.get_by_test_id("replay-review").click()
    expect(page.get_by_test_id("replay-flag")).to_be_visible()
    expect(page.get_by_test_id("review")).to_have_count(0)
    page.wait_for_function("() => location.pathname.endsWith('/replay')")


def test_keys_walk_along_it_and_switch_it_off_for_good(reviewed: Reviewed, base: str, new_page: NewPage) -> None:
    match, seated = reviewed("smugglers")
    page = new_page()
    by.sit_down(page, base, "smugglers", seated)
    page.get_by_test_id("end-review").press("Enter")
    shown(page, at=0)
    curve = page.get_by_test_id("review-curve")
    curve.focus()
    page.keyboard.press("ArrowRight")
    shown(page, at=1)
    expect(curve).to_have_attribute("aria-valuenow", "1")
    expect(curve).to_have_attribute("aria-valuetext", "Mia 33%, Opa Jo 34%, Noor 33%")
    page.keyboard.press("End")
    shown(page, at=len(Film(match.header, match.log.entries).steps))
    expect(page.get_by_test_id("review-now")).to_contain_text("100%")
    costly = page.get_by_test_id("review-costly").first
    costly.press("Enter")
    worst = max(made_up(match.log).decisions, key=lambda one: one.loss)
    shown(page, at=before(match, worst.first))
    expect(page.get_by_test_id("replay")).to_have_attribute("data-eyes", str(worst.seat))
    expect(page.locator("[data-testid=review-pin][data-kind=better]")).to_contain_text("+12")
    expect(page.locator("[data-testid=review-pin][data-kind=played]")).to_be_visible()
    expect(page.get_by_test_id("review-choice")).to_contain_text("−12")  # of this decision, not of the step that led to it
    assert page.evaluate(FLAGS_APART) == 3
    page.wait_for_function("entry => location.search === `?at=${entry}`", arg=worst.first - 1)
    check_access(page)
    costly.focus()
    page.keyboard.press("ArrowLeft")
    shown(page, at=before(match, worst.first) - 1)
    expect(page.get_by_test_id("review-pin")).to_have_count(0)

    # Off for good: none is offered here, and none is asked for.
    wanted: list[str] = []
    page.on("request", lambda one: wanted.append(one.url) if one.url.endswith("/review") and "/api/" in one.url else None)
    page.get_by_test_id("review-turn-off").press("Enter")
    expect(page.get_by_test_id("review-off")).to_be_visible()
    check_access(page)
    page.reload()
    expect(page.get_by_test_id("review-off")).to_be_visible()
    page.get_by_test_id("replay-leave").press("Enter")
    expect(page.get_by_test_id("end-home")).to_be_visible()
    expect(page.get_by_test_id("end-review")).to_have_count(0)
    assert not wanted
    page.go_back()
    page.goto(f"{base}/t/{seated['match']}/review")
    page.get_by_test_id("review-on").press("Enter")
    shown(page)
    assert wanted


def test_a_stranger_reads_and_walks_it_with_a_finger(reviewed: Reviewed, base: str, new_page: NewPage) -> None:
    match, seated = reviewed("triangle")
    page = new_page(width=390, height=844, touch=True, locale="de")
    page.goto(f"{base}/t/{seated['match']}/review")
    shown(page, at=0)
    expect(page.get_by_test_id("review-words")).to_contain_text("Die See war nicht nett zu Mia: −14 %.")
    assert adds_up(page)
    curve = page.get_by_test_id("review-curve")
    curve.scroll_into_view_if_needed()
    box = curve.bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + 20)
    steps = len(Film(match.header, match.log.entries).steps)
    expect(page.get_by_test_id("replay")).not_to_have_attribute("data-at", "0")
    assert abs(int(page.get_by_test_id("replay").get_attribute("data-at") or "0") / steps - 0.5) < 0.05
    page.get_by_test_id("review-costly").nth(1).tap()
    expect(page.get_by_test_id("review-costly").nth(1)).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-testid=review-pin][data-kind=better]")).to_contain_text("+7")

    # The board comes into sight, with the pins on it and the sentence below; a tap there leads back to the list.
    page.wait_for_function(PINS_ON_BOARD)
    told = page.get_by_test_id("review-shown")
    expect(told).to_be_in_viewport(ratio=1)
    expect(told).to_contain_text("Besser:")
    told.tap()
    expect(page.get_by_test_id("review-costly").nth(1)).to_be_in_viewport(ratio=1)
    assert fits(page)
    check_access(page)


@pytest.mark.parametrize(
    ("game", "width", "height"),
    [
        ("smugglers", 844, 390),
        ("aboard", 390, 844),
        pytest.param("triangle", 1024, 768, marks=pytest.mark.long),
        pytest.param("smugglers", 768, 1024, marks=pytest.mark.long),
    ],
)
def test_it_fits_every_screen(reviewed: Reviewed, base: str, new_page: NewPage, game: str, width: int, height: int) -> None:
    _, seated = reviewed(game, **({"pace": "race"} if game == "aboard" else {}))
    page = new_page(width=width, height=height, touch=True, locale="fr")
    page.goto(f"{base}/t/{seated['match']}/review?at=40")
    shown(page)
    assert fits(page)
    wide: list[str] = page.get_by_test_id("review").evaluate(
        """(column) => {
      const edge = column.getBoundingClientRect().right || innerWidth; // a narrow page has one column
      return [...column.querySelectorAll('*')].filter((one) => !one.closest('svg, .sr'))
        .filter((one) => one.getBoundingClientRect().right > edge + 1).map((one) => one.outerHTML.slice(0, 80));
    }"""
    )
    assert wide == []
    assert page.evaluate(UNCOVERED) == []
    assert page.evaluate(RUN_TOGETHER) == []
    check_access(page)


def test_it_is_waited_for_and_can_be_left(tmp_path: Path, new_page: NewPage) -> None:
    settings = at_home(tmp_path, bot_delays=False, review_command=stub(tmp_path, "waits"))
    _, seated = store_match(settings, "triangle", "waiting", reviewed=False)
    page = new_page()
    with running(settings) as base:
        page.goto(f"{base}/t/{seated['match']}/review")
        expect(page.get_by_test_id("review-progress")).to_contain_text("40% done")
        expect(page.get_by_role("progressbar")).to_have_attribute("aria-valuenow", "40")
        check_access(page)
        page.get_by_test_id("replay-review").click()
        expect(page.get_by_test_id("replay-flag")).to_be_visible()
        page.get_by_test_id("replay-review").click()
        expect(page.get_by_test_id("review-progress")).to_contain_text("40% done")
        (tmp_path / "go").touch()
        expect(page.get_by_test_id("review")).to_have_attribute("data-state", "done")
        expect(page.get_by_test_id("review-words")).to_contain_text("fair to all")
        expect(page.get_by_test_id("review-no-mistakes")).to_be_visible()
        assert len(asked(tmp_path, "review")) == 1


def test_what_broke_off_says_so_and_can_be_asked_for_again(tmp_path: Path, new_page: NewPage) -> None:
    settings = at_home(tmp_path, bot_delays=False, review_command=stub(tmp_path, "dies=2"))
    _, seated = store_match(settings, "triangle", "waiting", reviewed=False)
    page = new_page()
    with running(settings) as base:
        page.goto(f"{base}/t/{seated['match']}/review")
        trouble = page.get_by_test_id("review-trouble")
        trouble.wait_for()  # two processes have started and died
        expect(trouble).to_contain_text("The review broke off, and so did a second try.")
        check_access(page)
        page.get_by_test_id("review-again").click()
        page.get_by_test_id("review-words").wait_for()
        expect(page.get_by_test_id("review-words")).to_contain_text("fair to all")
        assert len(asked(tmp_path, "review")) == 3
