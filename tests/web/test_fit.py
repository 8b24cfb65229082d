"""What has to be tapped lies inside the window, also where words are long and windows small."""

import pytest
from playwright.sync_api import Locator, expect

from tests.support import browser as by
from tests.support.long import also_long
from tests.web.conftest import AtScene, NewPage

pytestmark = pytest.mark.slow

# Is it inside the window, and can a finger reach its middle?
IS_IN_REACH = """(one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  return isInside && one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}"""


def in_reach(one: Locator) -> None:
    expect(one).to_be_visible()
    assert one.evaluate(IS_IN_REACH)


def test_the_sheet_of_a_new_match_can_be_left_and_begun_without_scrolling(base: str, new_page: NewPage) -> None:
    page = new_page(width=390, height=844, touch=True, locale="nl")
    page.goto(base)
    page.get_by_test_id("one-device").tap()
    for width, height in ((390, 844), (844, 390), (1024, 768)):
        page.set_viewport_size({"width": width, "height": height})
        in_reach(page.get_by_test_id("set-sail"))
        in_reach(page.get_by_test_id("new-match").locator(".x"))


@pytest.mark.parametrize("language", also_long(["en", "de", "fr", "nl"], "fr"))
def test_in_a_low_window_the_sheet_of_a_new_match_is_seen_whole(base: str, new_page: NewPage, language: str) -> None:
    page = new_page(width=1280, height=593, locale=language)
    page.goto(base)
    by.choose(page, "aboard")  # the game that is asked most about
    page.get_by_test_id("one-device").click()
    expect(page.get_by_test_id("no-hands")).to_be_visible()
    assert page.get_by_test_id("new-match").evaluate("(sheet) => sheet.scrollHeight - sheet.clientHeight") == 0


@pytest.mark.parametrize(("game", "scene"), [("smugglers", "first-harbour"), ("triangle", "sending-back")])
def test_the_list_of_moves_stays_on_an_upright_tablet(at_scene: AtScene, new_page: NewPage, game: str, scene: str) -> None:
    page = new_page(width=768, height=1024, locale="fr")
    at_scene(page, game, scene)
    page.get_by_test_id("all-moves").locator("summary").click()
    in_reach(page.get_by_test_id("all-moves").locator("ul"))
    in_reach(page.get_by_test_id("action").first)


# Buttons whose words stick out of them or are cut off in them, and tools that lie over a button.
TOO_FULL = """() => {
  const buttons = [...document.querySelectorAll('.acts .btn')];
  const words = buttons.filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1);
  const cut = [...document.querySelectorAll('.acts .note')].filter((one) => one.scrollHeight > one.clientHeight + 4);
  const tools = [...document.querySelectorAll('.now .tool')].map((one) => one.getBoundingClientRect());
  const covered = buttons.filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return tools.some((tool) => tool.right > left && tool.left < right && tool.bottom > top + 1 && tool.top < bottom);
  });
  return [...words, ...cut, ...covered].map((one) => one.innerText);
}"""
SIZES = ((390, 844), (844, 390), (768, 1024), (1024, 768), (1366, 625), (1440, 900))


@pytest.mark.parametrize(
    ("game", "scene", "language"),
    also_long(
        [
            (game, scene, language)
            for game, scene in (("aboard", "competition"), ("aboard", "turned-tile"), ("smugglers", "beam-choice"))
            for language in ("en", "de", "fr", "nl")
        ],
        ("aboard", "competition", "en"),
        ("smugglers", "beam-choice", "de"),
    ),
)
def test_the_buttons_of_a_choice_have_room_for_their_words(
    at_scene: AtScene, new_page: NewPage, game: str, scene: str, language: str
) -> None:
    page = new_page(locale=language)
    at_scene(page, game, scene)
    expect(page.get_by_test_id("act-button").nth(1)).to_be_visible()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(f"() => ({TOO_FULL})().length === 0")  # letters and what is foreseen may still come


LARGE_CHOICE = 60  # pixels of a choice where the card has height


def test_a_tablets_card_stays_as_it_is_whatever_it_says(at_scene: AtScene, new_page: NewPage) -> None:
    places: dict[tuple[int, int], set[tuple[float, float]]] = {(768, 1024): set(), (1024, 768): set()}
    for scene in ("first-sail", "beam-choice", "delivered", "push"):
        page = new_page(locale="de")
        at_scene(page, "smugglers", scene)
        expect(page.get_by_test_id("now-sentence")).to_be_visible()
        if scene == "beam-choice":
            expect(page.get_by_test_id("foreseen")).to_have_count(2)
        for (width, height), found in places.items():
            page.set_viewport_size({"width": width, "height": height})
            box = page.get_by_test_id("now").bounding_box()
            assert box
            found.add((box["y"], box["height"]))
            if scene == "beam-choice":
                choice = page.get_by_test_id("act-button").first.bounding_box()
                assert choice
                assert choice["height"] >= LARGE_CHOICE
    assert [len(found) for found in places.values()] == [1, 1]


# Is all of it seen, with its last letter?
IS_WHOLE = "(one) => one.scrollHeight <= one.clientHeight + 1 && one.scrollWidth <= one.clientWidth + 1"


@pytest.mark.parametrize(
    ("game", "scene"), [("smugglers", "beam-choice"), ("triangle", "three-courses"), ("aboard", "four-pirates")]
)
def test_a_lying_phones_card_calls_by_the_whole_name(at_scene: AtScene, new_page: NewPage, game: str, scene: str) -> None:
    page = new_page(width=844, height=390, touch=True, locale="de")
    at_scene(page, game, scene)
    called = page.get_by_test_id("now").locator("h1")
    expect(called).to_contain_text("Maximiliane-Josephine W.")
    assert called.evaluate(IS_WHOLE)


def test_the_table_stays_where_it_is_though_the_beam_reaches_beyond_the_window(at_scene: AtScene, new_page: NewPage) -> None:
    page = new_page(width=1024, height=768, touch=True)
    at_scene(page, "smugglers", "beam-choice")
    table = page.get_by_test_id("table")
    expect(table).to_be_visible()
    assert table.evaluate("(one) => { one.scrollTop = 90; return one.scrollTop; }") == 0


# Lines of the log that are in sight but not as a whole.
CUT_LINES = """() => {
  const log = document.querySelector('[data-testid=log] ol').getBoundingClientRect();
  const isSeen = ({ left, top }) => left < log.right && top < Math.min(log.bottom, innerHeight);
  const boxes = [...document.querySelectorAll('[data-testid=log] li')].map((one) => one.getBoundingClientRect());
  const cut = boxes.filter((box) => isSeen(box) && box.bottom > Math.min(log.bottom, innerHeight) + 1).length;
  return { cut, seen: boxes.filter(isSeen).length };
}"""


def test_a_long_log_is_cut_at_no_line_and_moves_nothing(at_scene: AtScene, new_page: NewPage) -> None:
    page = new_page(width=768, height=1024, locale="de")
    at_scene(page, "smugglers", "beam-choice")
    assert by.until_turn(page) == "turn"
    board, log = page.get_by_test_id("board"), page.get_by_test_id("log")
    height = "(one) => one.getBoundingClientRect().height"
    before = board.evaluate(height)
    by.by_click(page, {"kind": "turn", "way": "clockwise"})
    expect(log.locator("li")).to_have_count(2)  # the light has turned, and found somebody whose name takes a second row
    assert board.evaluate(height) == before
    for narrow in (844, 900, 960):
        page.set_viewport_size({"width": 390, "height": narrow})
        page.wait_for_function(f"() => {{ const {{ cut, seen }} = ({CUT_LINES})(); return cut === 0 && seen > 0; }}")


# What a turn needs and what does not lie in the window as a whole, and words of the card that stick out of their place.
OUT_OF_SIGHT = """() => {
  const tools = ['home', 'menu', 'sound-button', 'help', 'all-moves', 'look', 'beneath'];
  const needed = [...tools, 'now', 'seat-panel', 'spinner', 'supply'].map((id) => `[data-testid=${id}]`);
  const such = [...needed, '[data-testid=log] li:first-child', '.acts > *'].join(', ');
  const isOut = ({ left, top, right, bottom }) => left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
  const out = [...document.querySelectorAll(such)].filter((one) => isOut(one.getBoundingClientRect()));
  const end = document.querySelector('[data-testid=now] .words').getBoundingClientRect().bottom + 1;
  const long = [...document.querySelectorAll('[data-testid=now] .words > *')];
  return [...out, ...long.filter((one) => one.getBoundingClientRect().bottom > end)].map((one) => one.outerHTML.slice(0, 99));
}"""
LAPTOPS = ((1366, 625), (1280, 593), (1280, 665), (1536, 730))  # what browsers leave of small screens


@pytest.mark.parametrize(
    ("game", "scene", "language"),
    also_long(
        [
            (game, scene, language)
            for game, scenes in {
                "smugglers": ("open-sea", "beam-choice", "one-device", "first-harbour"),
                "triangle": ("three-courses", "two-players", "sending-back", "under-cloud"),
                "aboard": ("race", "turns", "four-pirates", "two-players"),
            }.items()
            for scene in scenes
            for language in ("en", "de", "fr", "nl")
        ],
        ("smugglers", "open-sea", "de"),
        ("triangle", "three-courses", "fr"),
        ("aboard", "race", "nl"),
    ),
)
def test_all_that_a_turn_needs_is_in_sight_on_a_laptop(
    at_scene: AtScene, new_page: NewPage, game: str, scene: str, language: str
) -> None:
    page = new_page(locale=language)
    at_scene(page, game, scene)
    expect(page.get_by_test_id("seat-panel").first).to_be_visible()
    for width, height in LAPTOPS:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(f"() => ({OUT_OF_SIGHT})().length === 0")


# Words of the card that reach beyond their place.
WORDS_STICK_OUT = """() => {
  const end = document.querySelector('[data-testid=now] .words').getBoundingClientRect().bottom + 1;
  return [...document.querySelectorAll('[data-testid=now] .words > *')].some((one) => one.getBoundingClientRect().bottom > end);
}"""


@pytest.mark.parametrize(
    ("scene", "language"),
    also_long(
        [(scene, language) for scene in ("three-courses", "home-port", "sending-back") for language in ("en", "de", "fr", "nl")],
        ("three-courses", "fr"),
        ("sending-back", "de"),
    ),
)
def test_a_ship_that_is_shown_has_room_for_its_words(at_scene: AtScene, new_page: NewPage, scene: str, language: str) -> None:
    page = new_page(locale=language)
    at_scene(page, "triangle", scene)
    assert by.until_turn(page) == "turn"
    for _ in by.actions(page):
        page.get_by_test_id("show-button").click()
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function(f"() => !({WORDS_STICK_OUT})()")
