"""Everything answers: things by a tap, places by their neighbours, and five questions by a key."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support import browser as by
from tests.support.access import check_access
from tests.support.fingers import Fingers
from tests.web.conftest import AtScene, NewPage

pytestmark = pytest.mark.slow


def says(page: Page, *words: str) -> None:
    """The answer, beside what was asked about and as news for those who listen."""
    for word in words:
        expect(page.get_by_test_id("answer")).to_contain_text(word)
        expect(page.get_by_test_id("news")).to_contain_text(word)


def shut(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("answer")).to_have_count(0)


def ask_keys(page: Page, **words: str) -> None:
    for key, word in words.items():
        page.keyboard.press(key)
        says(page, word)
        shut(page)


def point_on(drawn: Locator) -> tuple[float, float]:
    box = drawn.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_the_bay_answers(at_scene: AtScene, base: str, new_page: NewPage) -> None:
    page = new_page(width=1024, height=768)
    at_scene(page, "smugglers", "open-sea")
    expect(page.get_by_test_id("now")).to_have_attribute("data-mine", "true")
    page.mouse.click(*by.middle_of(page, base, "O11"))
    says(page, "boat carries a crate from Pearl Island. Only its sailor knows where it must go.")
    expect(page.get_by_test_id("bubble")).to_have_text("Your boat does not get that far.")  # why not, as ever
    check_access(page)
    page.mouse.click(*by.middle_of(page, base, "vases"))
    says(page, "Vase Island: ", "Your crate must go here!")
    page.get_by_test_id("seat-panel").nth(1).click(position={"x": 8, "y": 8})
    says(page, " points.", "carries a crate from Barrel Island")
    shut(page)
    ask_keys(
        page,
        w="You are here.",
        m="Your crate must go to Vase Island",
        n="A drifting crate is 1 square away.",
        l=".",
        s="7 points win.",
    )

    stage = page.get_by_test_id("stage")
    stage.focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_test_id("place")).to_contain_text("One square from your boat.")
    seq = by.seq(page)
    page.get_by_test_id("help").click()
    page.get_by_test_id("book-now").click()
    expect(page.get_by_test_id("keys")).to_contain_text("Where must I go?")
    page.keyboard.press("w")  # the rules lie over the table: nobody asks it
    expect(page.get_by_test_id("answer")).to_have_count(0)
    assert by.seq(page) == seq


def test_the_chart_answers(at_scene: AtScene, new_page: NewPage) -> None:
    page = new_page(width=1024, height=768)
    at_scene(page, "triangle", "three-courses")
    expect(page.get_by_test_id("now")).to_have_attribute("data-mine", "true")
    page.mouse.click(*point_on(page.locator("[data-pile=oil]")))
    says(page, "Oil: whoever docks here takes the 90,000 card.")
    expect(page.get_by_test_id("large-card")).to_be_visible()
    page.mouse.click(*point_on(page.locator("[data-ship='3-0']")))
    says(page, "ship Green Pea.", "It is 3 marks to Sugar.")
    page.get_by_test_id("spinner").click()
    says(page, "Last spin: E")
    check_access(page)
    shut(page)
    ask_keys(page, w="Brave Bean, ", m="more to win.", n="The cloud is over", l=".", s="350,000 wins.")
    page.get_by_test_id("stage").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_test_id("place")).to_contain_text("before")
    for _ in range(3):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    says(page, "Nothing can be done here now.")


def test_the_quay_and_the_sea_answer(at_scene: AtScene, new_page: NewPage) -> None:
    page = new_page(width=1024, height=768)
    at_scene(page, "aboard", "discovery")
    expect(page.get_by_test_id("now")).to_have_attribute("data-mine", "true")
    page.get_by_test_id("stage-card").click()
    says(page, "Discovery. Asks for:")
    page.get_by_test_id("pile").click(position={"x": 40, "y": 20})
    says(page, "cards are left in the pile.")
    check_access(page)
    page.get_by_test_id("seat-panel").first.click(position={"x": 8, "y": 8})
    says(page, "owns 3 coins.", "things are below deck, unseen.")
    shut(page)
    ask_keys(page, w="Below deck: ", m="the richest ship wins", n="The ship of", l=".", s="In the lead:")

    page = new_page(width=1024, height=768)
    at_scene(page, "aboard", "turns")
    expect(page.get_by_test_id("now")).to_have_attribute("data-mine", "true")
    page.locator("[data-card]").first.click()
    says(page, "Asks for:")
    expect(page.get_by_test_id("asked-card")).to_be_visible()
    ask_keys(page, w="Your ship lies at the quay.", n="Open on the heap:")
    sack = page.get_by_test_id("sack-white")
    before = by.seq(page)
    sack.click()
    by.after(page, before)
    expect(sack).to_have_attribute("aria-disabled", "true")
    sack.click(force=True)  # no more comes along now: it answers all the same
    says(page, "The white sack: ")


def test_whoever_rests_on_a_tile_in_a_race_is_told_what_it_is(at_scene: AtScene, new_page: NewPage) -> None:
    page = new_page(width=1024, height=768)
    at_scene(page, "aboard", "race")
    ((_, x, y),) = by.topmost(page)
    seq = by.seq(page)
    page.mouse.move(x, y)
    says(page, "A storeroom: ")
    page.mouse.move(4, 4)
    expect(page.get_by_test_id("answer")).to_have_count(0)
    page.get_by_test_id("heap").focus()
    page.keyboard.press("ArrowLeft")
    says(page, "tile")
    assert by.seq(page) == seq, "nothing was taken"


def test_a_finger_that_rests_is_told_through_the_lens_and_takes_nothing_beside_the_heap(
    at_scene: AtScene, new_page: NewPage
) -> None:
    page = new_page(width=390, height=844, touch=True)
    at_scene(page, "aboard", "race")
    ((_, x, y),) = by.topmost(page)
    seq = by.seq(page)
    finger = Fingers(page)
    finger.down({1: (x, y)})
    says(page, "A storeroom: ")
    lens, answer = page.get_by_test_id("lens").bounding_box(), page.get_by_test_id("answer").bounding_box()
    assert lens
    assert answer
    assert answer["y"] + answer["height"] <= lens["y"] + 1 or answer["y"] >= lens["y"] + lens["height"], "both can be seen"
    finger.move({1: (x, 20)})
    expect(page.get_by_test_id("answer")).to_have_count(0)
    finger.up()
    expect(page.get_by_test_id("lens")).to_have_count(0)
    assert by.seq(page) == seq, "nothing was taken"
