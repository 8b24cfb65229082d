"""Playing on from a moment, positions as text, and the puzzle of the day: by mouse, by keys and by touch, games in rotation."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from seaboard.bots import puzzle
from seaboard.server import clock
from seaboard.server.settings import Settings
from seaboard.workshop.visitor import ask
from tests.support import browser as by
from tests.support.access import check_access
from tests.support.sea import Sea, boat
from tests.web.conftest import AtScene, Ended, NewPage
from tests.web.test_replay import at, log_of
from tests.web.test_states import fits

pytestmark = pytest.mark.slow
STEP = 40
WINNING = boat("O4", "gems>coins", delivered=["gems>jewellery", "coins>vases"])
OTHER = boat("O14", delivered=["vases>gems"])


def at_practice_table(page: Page, base: str, word: str = "Practice") -> dict[str, Any]:
    """A table that says what it is; the match as anybody may see it."""
    expect(page.get_by_test_id("practice")).to_have_text(word)
    expect(page.get_by_test_id("table")).to_be_visible()
    match = page.evaluate("location.pathname.split('/').pop()")
    found: dict[str, Any] = ask(base, f"/api/matches/{match}")
    assert found["match"]["practice"]
    return found


def test_a_mouse_plays_on_from_a_moment(ended: Ended, base: str, settings: Settings, new_page: NewPage) -> None:
    match = ended("triangle")
    film = log_of(settings, match["match"])
    page = new_page()
    by.sit_down(page, base, "triangle", match)
    page.get_by_test_id("end-replay").click()
    at(page, 0)
    page.get_by_test_id("replay-slider").fill(str(STEP))
    at(page, STEP)
    page.get_by_test_id("replay-play-on").click()
    expect(page.get_by_test_id("position-text")).to_have_value(film.text(STEP))
    check_access(page)
    page.get_by_test_id("position-sheet").get_by_role("radio", name="Captain").click()
    page.get_by_test_id("practice-alone").click()
    found = at_practice_table(page, base)
    assert [(player["kind"], player["bot"]) for player in found["players"]] == [("person", None), *[("bot", "captain")] * 2]
    expect(page.get_by_test_id("news")).to_contain_text("This is a table for practice.")
    check_access(page)
    assert fits(page)
    page.goto(base)
    expect(page.get_by_test_id("sail-on").filter(has=page.get_by_test_id("left-practice"))).to_have_count(1)


def test_keys_load_a_position_which_counts_nowhere_and_begins_anew(base: str, new_page: NewPage) -> None:
    text = Sea.sailing(4, WINNING, OTHER).match.text
    page = new_page()
    page.goto(f"{base}/replay")
    page.get_by_test_id("load-position").focus()
    page.keyboard.press("Enter")
    page.get_by_test_id("position-paste").focus()
    page.keyboard.insert_text(text[:-9])
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("position-problem")).to_contain_text("holds no position")
    check_access(page)
    page.get_by_test_id("position-paste").focus()
    page.keyboard.press("ControlOrMeta+End")
    page.keyboard.insert_text(text[-9:])
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("position-found")).to_contain_text("2 boats")
    page.get_by_test_id("practice-alone").focus()
    page.keyboard.press("Enter")
    found = at_practice_table(page, base)

    assert by.until_turn(page) == "turn"
    by.by_list(page, {"kind": "sail", "to": "coins"})
    expect(page.get_by_test_id("end-practice")).to_be_visible()
    expect(page.get_by_test_id("practice")).to_be_visible()
    check_access(page)
    assert page.evaluate("['luck', 'level:smugglers'].map((key) => localStorage.getItem(`seaboard:${key}`))") == [None, None]
    page.get_by_test_id("end-dice").click()
    expect(page.get_by_test_id("dice-verdict")).to_have_attribute("data-result", "fair")
    expect(page.get_by_test_id("dice-practice")).to_contain_text("Only what was drawn since", use_inner_text=False)
    page.keyboard.press("Escape")
    page.get_by_test_id("rematch").focus()
    page.keyboard.press("Enter")
    page.wait_for_function("match => !location.pathname.includes(match)", arg=found["match"]["id"])
    assert by.until_turn(page) == "turn"
    again = at_practice_table(page, base)
    assert again["view"]["boats"] == found["view"]["boats"]


def test_a_running_match_is_played_on_by_who_sits_there_as_they_know_it(at_scene: AtScene, base: str, new_page: NewPage) -> None:
    page = new_page(width=390, height=844, touch=True, locale="de")
    at_scene(page, "smugglers", "open-sea", view=0)
    expect(page.get_by_test_id("table")).to_be_visible()
    address = page.evaluate("location.pathname")
    assert by.until_turn(page) == "turn"
    by.by_click(page, by.actions(page)[0])
    page.wait_for_function("() => document.querySelector('[data-testid=table]').dataset.seq !== '0'")
    page.goto(f"{base}{address}/replay")
    expect(page.get_by_test_id("replay")).to_be_visible()
    page.get_by_test_id("replay-play-on").tap()
    expect(page.get_by_test_id("position-sheet")).to_contain_text("wird neu gezogen")
    expect(page.get_by_test_id("position-text")).not_to_have_value("")
    page.get_by_test_id("practice-alone").tap()
    at_practice_table(page, base, "Übung")

    stranger = new_page()
    stranger.goto(f"{base}{address}/replay")
    expect(stranger.get_by_test_id("replay")).to_be_visible()
    expect(stranger.get_by_test_id("replay-play-on")).to_have_count(0)


def todays(game: str) -> puzzle.Puzzle:
    found = puzzle.of_day(puzzle.shipped(game), clock.today().toordinal())
    assert found
    return found.puzzle


def by_board(page: Page, base: str, one: puzzle.Puzzle) -> None:
    place = by.place_of(one.choices[0].action)
    assert place
    page.mouse.click(*by.middle_of(page, base, place))


def by_keys(page: Page, _base: str, one: puzzle.Puzzle) -> None:
    page.get_by_test_id("puzzle-moves").locator("input").first.focus()
    text = json.dumps(one.choices[0].action, separators=(",", ":"))
    for _ in range(one.moves):
        page.keyboard.press("ArrowDown")
        if page.evaluate("document.activeElement.dataset.action") == text:
            return
    page.keyboard.press("Space")


def by_touch(page: Page, _base: str, one: puzzle.Puzzle) -> None:
    text = json.dumps(one.choices[0].action, separators=(",", ":"))
    page.locator("label", has=page.locator(f"input[data-action='{text}']")).tap()


@pytest.mark.parametrize(
    ("game", "way", "size"),
    [
        ("smugglers", by_board, (1440, 900)),
        pytest.param("triangle", by_touch, (390, 844), marks=pytest.mark.long),
        ("aboard", by_keys, (1024, 768)),
    ],
)
def test_the_puzzle_of_the_day_is_solved(base: str, new_page: NewPage, game: str, way: Any, size: tuple[int, int]) -> None:
    one = todays(game)
    page = new_page(width=size[0], height=size[1], touch=way is by_touch)
    page.goto(base)
    by.choose(page, game)
    page.get_by_test_id("puzzle-button").click()
    expect(page.get_by_test_id("puzzle")).to_have_attribute("data-puzzle", one.id)
    check_access(page)
    assert fits(page)
    expect(page.get_by_test_id("puzzle-answer")).to_be_disabled()
    way(page, base, one)
    if page.get_by_test_id("puzzle-answer").is_disabled():  # the place can mean several things
        by_touch_or_click(page, one)
    page.get_by_test_id("puzzle-answer").press("Enter")
    expect(page.get_by_test_id("puzzle-verdict")).to_have_attribute("data-right", "true")
    expect(page.get_by_test_id("puzzle-told").locator("li").first).to_contain_text("The best move")
    expect(page.get_by_test_id("puzzle-solved")).to_contain_text("one day")
    check_access(page)

    # It is remembered, and can be played on.
    page.reload()
    expect(page.get_by_test_id("puzzle-verdict")).to_have_attribute("data-right", "true")
    page.get_by_test_id("puzzle-play").click()
    expect(page.get_by_test_id("position-text")).not_to_have_value("")
    page.get_by_test_id("practice-alone").click()
    expect(page.get_by_test_id("practice")).to_be_visible()


def by_touch_or_click(page: Page, one: puzzle.Puzzle) -> None:
    text = json.dumps(one.choices[0].action, separators=(",", ":"))
    page.locator("label", has=page.locator(f"input[data-action='{text}']")).click()


def test_a_wrong_answer_is_explained(base: str, new_page: NewPage) -> None:
    one = todays("smugglers")
    page = new_page(width=844, height=390, touch=True, locale="fr")
    page.goto(f"{base}/puzzle/smugglers")
    text = json.dumps(one.choices[one.sensible].action, separators=(",", ":"))
    page.locator("label", has=page.locator(f"input[data-action='{text}']")).tap()
    page.get_by_test_id("puzzle-answer").tap()
    expect(page.get_by_test_id("puzzle-verdict")).to_have_attribute("data-right", "false")
    expect(page.get_by_test_id("puzzle-verdict")).to_be_in_viewport(ratio=1)  # though the list of moves is longer than the card
    expect(page.get_by_test_id("puzzle-mark").first).to_be_visible()
    assert fits(page)
    page.get_by_test_id("puzzle-again").tap()
    expect(page.get_by_test_id("puzzle-answer")).to_be_visible()
