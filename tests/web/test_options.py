"""What a table agrees on is chosen in the page, in every game, and is what the match is played by."""

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from seaboard.workshop.visitor import ask
from tests.support import browser as by
from tests.support.access import check_access
from tests.support.long import also_long
from tests.support.words import LANGUAGES, messages
from tests.web.conftest import NewPage

pytestmark = pytest.mark.slow

PATIENCE = 30_000
LISTS = "() => [document.documentElement, document.querySelector('dialog')].some((one) => one.scrollWidth > one.clientWidth)"
SMALL = """() => [...document.querySelectorAll('dialog button, dialog input')].filter((one) => {
  const { width, height } = one.getBoundingClientRect();
  return width > 0 && (width < 44 || height < 44);
}).map((one) => one.outerHTML)"""


def sentence(game: str, name: str, language: str = "en") -> str:
    return (messages("words", language) | messages(f"games/{game}", language))[name]


def open_options(page: Page, base: str, game: str) -> Locator:
    """The sheet of a match alone with bots, and its options."""
    page.goto(base)
    by.choose(page, game)
    page.get_by_test_id("options").click()
    form = page.get_by_test_id("options-form")
    expect(form).to_be_visible(timeout=PATIENCE)
    return form


def row(form: Locator, key: str) -> Locator:
    return form.locator(f"[data-option={key}]")


def new_match(page: Page, base: str, game: str, way: str = "one-device") -> Locator:
    """The sheet of a new match with its options opened."""
    page.goto(base)
    by.choose(page, game)
    page.get_by_test_id(way).click()
    page.get_by_test_id("new-options").click()
    form = page.get_by_test_id("options-form")
    expect(form).to_be_visible(timeout=PATIENCE)
    return form


def agreed(page: Page, base: str) -> dict[str, Any]:
    """The options of the match whose table is shown."""
    page.wait_for_url("**/t/*", timeout=PATIENCE)
    found: dict[str, Any] = ask(base, f"/api/matches/{page.url.rpartition('/')[2]}")["match"]["options"]
    return found


def quick(page: Page, base: str, game: str) -> dict[str, Any]:
    """The options of a match that begins at once, with whatever is usual here."""
    page.goto(base)
    by.play_alone(page, game)
    return agreed(page, base)


def sail(page: Page, base: str) -> dict[str, Any]:
    """The options of the match that the sheet begins."""
    page.get_by_test_id("set-sail").click()
    return agreed(page, base)


def keep(page: Page, language: str = "en") -> None:
    """What the sheet says holds for later matches too."""
    later = page.get_by_test_id("holds").get_by_role("radio", name=messages("start", language)["options-later"])
    later.click()
    expect(later).to_be_checked()


def test_a_page_starts_with_what_the_game_says_and_knows_the_first_match(base: str, new_page: NewPage) -> None:
    page = new_page()
    assert (quick(page, base, "smugglers")["open_scores"], agreed(page, base)["first_seat"]) == (True, 0)
    assert (quick(page, base, "aboard")["pace"], agreed(page, base)["first_seat"]) == ("gentle", 0)
    assert quick(page, base, "aboard")["pace"] == "race", "the second match on this device"
    assert quick(page, base, "triangle")["length"] == "full"
    page.goto(base)
    by.choose(page, "aboard")
    page.get_by_test_id("one-device").click()
    page.get_by_test_id("set-sail").click()
    assert (agreed(page, base)["pace"], agreed(page, base)["first_seat"]) == ("turns", None), "several people, one device"


def test_what_was_changed_for_one_match_is_kept_only_if_that_is_wished(base: str, new_page: NewPage) -> None:
    page = new_page()

    def shorten() -> None:
        form = open_options(page, base, "smugglers")
        row(form, "target").get_by_role("button", name=sentence("smugglers", "less")).click()
        page.locator("[data-option=bots]").get_by_role("radio", name="3").click()

    def played(options: dict[str, Any]) -> tuple[int, int]:
        return options["target"], len(ask(base, f"/api/matches/{page.url.rpartition('/')[2]}")["players"])

    shorten()
    assert played(sail(page, base)) == (6, 4)
    assert played(quick(page, base, "smugglers")) == (7, 3), "the next one is as usual"
    shorten()
    keep(page)
    assert played(sail(page, base)) == (6, 4)
    assert played(quick(page, base, "smugglers")) == (6, 4), "as it was wished"
    open_options(page, base, "smugglers")
    page.get_by_test_id("options-reset").click()
    keep(page)
    assert played(sail(page, base)) == (7, 3)
    assert page.evaluate("localStorage['seaboard:options:smugglers']") == "{}"


def test_words_of_a_game_that_come_late_do_not_take_the_place_of_anothers(base: str, new_page: NewPage) -> None:
    page = new_page()
    late: list[Route] = []

    def hold(route: Route) -> None:
        if "rock_places" in route.fetch().text():
            late.append(route)
        else:
            route.continue_()

    page.route("**/assets/game-*.js", hold)
    page.goto(base)
    page.get_by_test_id("options").click()
    expect(page.get_by_test_id("new-match")).to_contain_text(sentence("smugglers", "loading"))
    page.keyboard.press("Escape")
    by.choose(page, "triangle")
    page.get_by_test_id("options").click()
    length = page.get_by_test_id("options-form").locator("[data-option=length]")
    expect(length).to_contain_text(sentence("triangle", "option-length"))
    with page.expect_response("**/assets/game-*.js"):
        for route in late:
            route.continue_()
    page.wait_for_load_state("networkidle")
    expect(length).to_contain_text(sentence("triangle", "option-length"))


def square(page: Page, base: str, name: str) -> tuple[float, float]:
    """Where a square of the small bay is on the screen."""
    x, y = (
        page.get_by_test_id("rock-chart")
        .locator("svg.layer")
        .first.evaluate(
            "(svg, [x, y]) => { const p = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM()); return [p.x, p.y]; }",
            by.places(base)[name],
        )
    )
    return x, y


def test_rocks_are_laid_by_tapping_the_bay(base: str, new_page: NewPage) -> None:
    page = new_page(width=390, height=844, touch=True)
    form = open_options(page, base, "smugglers")
    expect(row(form, "rock_places")).to_have_count(0)
    for _ in range(2):
        row(form, "rocks").get_by_role("button", name=sentence("smugglers", "greater")).tap()
    chart = page.get_by_test_id("rock-chart")
    expect(chart.locator(".dot")).to_have_count(40, timeout=PATIENCE)  # a rock may lie there
    chart.scroll_into_view_if_needed()

    def tap(name: str, laid: str) -> None:
        page.touchscreen.tap(*square(page, base, name))
        expect(chart).to_have_attribute("data-rocks", laid)

    tap("M3", "M3")
    expect(chart.locator(".dot")).to_have_count(39)
    tap("O9", "M3 O9")
    expect(chart.locator(".dot")).to_have_count(0)  # two were wished
    tap("M3", "O9")
    found = sail(page, base)
    assert (found["rocks"], found["rock_places"], found["rocks_by"]) == (2, ["O9"], "chance")


def test_a_rock_that_would_cut_off_a_harbour_cannot_be_laid_and_the_page_says_why(base: str, new_page: NewPage) -> None:
    page = new_page(locale="nl")
    form = open_options(page, base, "smugglers")
    row(form, "rocks").get_by_role("button", name=sentence("smugglers", "greater", "nl")).click()
    chart = page.get_by_test_id("rock-chart")
    expect(chart.locator(".dot").first).to_be_visible(timeout=PATIENCE)
    chart.scroll_into_view_if_needed()
    page.mouse.click(*square(page, base, "O4"))
    expect(row(form, "rock_places").get_by_role("status")).to_have_text(sentence("smugglers", "option-why-cut_off", "nl"))
    expect(chart).to_have_attribute("data-rocks", "")


def test_rocks_are_laid_with_the_keyboard_alone(base: str, new_page: NewPage) -> None:
    page = new_page()
    form = open_options(page, base, "smugglers")
    more = row(form, "rocks").get_by_role("button", name=sentence("smugglers", "greater"))
    more.focus()
    page.keyboard.press("Enter")
    chart = page.get_by_test_id("rock-chart")
    expect(chart.locator(".dot").first).to_be_visible(timeout=PATIENCE)
    page.keyboard.press("Tab")
    stage = chart.get_by_test_id("stage")
    expect(stage).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(stage).to_have_attribute("data-legal", "true")
    cursor = stage.get_attribute("data-cursor") or ""
    page.keyboard.press("Enter")
    expect(chart).to_have_attribute("data-rocks", cursor)


def test_rocks_laid_by_the_players_are_their_first_action(base: str, new_page: NewPage) -> None:
    page = new_page()
    form = open_options(page, base, "smugglers")
    row(form, "rocks").get_by_role("button", name=sentence("smugglers", "greater")).click()
    row(form, "rocks_by").get_by_role("radio", name=sentence("smugglers", "option-rocks_by-seats")).click()
    assert sail(page, base)["rocks_by"] == "seats"
    assert by.until_turn(page) == "turn"
    assert {action["kind"] for action in by.actions(page)} == {"place_rock"}


@pytest.mark.parametrize("game", also_long(["smugglers", "triangle", "aboard"], "triangle"))
def test_who_begins_is_chosen_for_this_match(base: str, new_page: NewPage, game: str) -> None:
    page = new_page(width=390, height=844, touch=True)
    page.goto(base)
    by.choose(page, game)
    page.get_by_test_id("one-device").tap()
    begins = page.get_by_test_id("begins")
    expect(begins.get_by_role("radio", name=sentence(game, "by-chance"))).to_be_checked()
    page.get_by_role("textbox").nth(1).fill("Ben")
    begins.get_by_role("radio", name="Ben").tap()
    page.get_by_test_id("set-sail").tap()
    assert agreed(page, base)["first_seat"] == 1
    assert page.evaluate("game => localStorage[`seaboard:options:${game}`]", game) is None, "not for later matches"


def test_any_mixture_of_cards_has_thirteen(base: str, new_page: NewPage) -> None:
    page = new_page(width=390, height=844, touch=True, locale="de")
    form = open_options(page, base, "aboard")
    mixture = page.get_by_test_id("mixture")
    expect(mixture).to_have_attribute("data-shares", "5 2 3 3", timeout=PATIENCE)

    def press(name: str, category: str) -> None:
        label = sentence("aboard", name, "de").replace("{ $category }", sentence("aboard", f"category-{category}", "de"))
        mixture.get_by_role("button", name=label, exact=True).tap()

    for wanted in ("4 2 4 3", "3 2 5 3", "2 2 6 3"):
        press("mixture-more", "pirates")
        expect(mixture).to_have_attribute("data-shares", wanted)
    more = sentence("aboard", "mixture-more", "de").replace("{ $category }", sentence("aboard", "category-pirates", "de"))
    expect(mixture.get_by_role("button", name=more, exact=True)).to_be_disabled()
    press("mixture-less", "trade")
    shares = [int(share) for share in (mixture.get_attribute("data-shares") or "").split()]
    assert (sum(shares), shares[1:3]) == (13, [1, 6])
    assert sail(page, base)["composition"] == shares
    form = open_options(page, base, "aboard")
    row(form, "random_cards").get_by_role("radio", name=sentence("aboard", "yes", "de")).tap()
    expect(page.get_by_test_id("mixture")).to_have_count(0)
    expect(row(form, "composition")).to_contain_text(sentence("aboard", "option-why-mixed_at_random", "de"))
    found = sail(page, base)
    assert (found["random_cards"], found["composition"]) == (True, None)


def test_hands_and_monkeys_are_given_to_boats(base: str, new_page: NewPage) -> None:
    page = new_page()
    form = open_options(page, base, "aboard")
    expect(row(form, "hands")).to_be_hidden()
    page.get_by_test_id("mixed-ages").click()
    hand = row(form, "hands").locator("[data-boat=anchor]")
    hand.get_by_role("button", name=sentence("aboard", "greater")).click()
    expect(hand).to_contain_text(sentence("aboard", "option-hands-brisk"))
    hand.get_by_role("button", name=sentence("aboard", "greater")).click()
    expect(hand.get_by_role("button", name=sentence("aboard", "greater"))).to_be_disabled()
    slow = row(form, "hands").locator("[data-boat=star]")
    slow.get_by_role("button", name=sentence("aboard", "less")).click()
    expect(slow).to_contain_text(sentence("aboard", "option-hands-calm"))
    row(form, "handicap").locator("[data-boat=star]").click()
    crew = page.locator("[data-option=crew]")
    crew.get_by_role("radio", name=sentence("aboard", "rank-mate")).click()
    keep(page)
    found = sail(page, base)
    assert (found["hands"], found["handicap"]) == ([50, 150, 100], [1])
    players = ask(base, f"/api/matches/{page.url.rpartition('/')[2]}")["players"]
    assert [player["bot"] for player in players] == [None, "mate", "mate"]
    form = open_options(page, base, "aboard")
    row(form, "pace").get_by_role("radio", name=sentence("aboard", "option-pace-race")).click()
    expect(row(form, "hands").locator("[data-boat=anchor]")).to_contain_text(sentence("aboard", "option-hands-quick"))
    found = sail(page, base)
    assert (found["pace"], found["hands"]) == ("race", [50, 150, 100])
    by.get_ready(page)
    hand = page.locator("[data-testid=seat-panel][data-seat=star] [data-testid=seat-mark][data-sign=hand]")
    expect(hand, "all see it").to_have_text("×0.7", timeout=PATIENCE)
    form = open_options(page, base, "aboard")
    row(form, "pace").get_by_role("radio", name=sentence("aboard", "option-pace-turns")).click()
    expect(row(form, "hands")).to_contain_text(sentence("aboard", "option-why-hands_in_turns"))
    expect(row(form, "hands").get_by_role("button")).to_have_count(0)
    assert sail(page, base)["hands"] == []


@pytest.mark.parametrize(
    ("game", "boat", "presses", "shown", "targets"),
    [
        ("smugglers", "anchor", ["less"] * 4, "3", [3, 7, 7]),
        pytest.param("triangle", "star", ["less", "less", "greater"], "300,000", [350, 300, 350], marks=pytest.mark.long),
    ],
)
def test_a_boat_gets_a_target_of_its_own_that_all_see(
    base: str, new_page: NewPage, game: str, boat: str, presses: list[str], shown: str, targets: list[int]
) -> None:
    page = new_page(width=390, height=844, touch=True)
    form = open_options(page, base, game)
    expect(row(form, "targets")).to_be_hidden()
    page.get_by_test_id("mixed-ages").tap()
    own = row(form, "targets").locator(f"[data-boat={boat}]")
    for press in presses:
        own.get_by_role("button", name=sentence(game, press)).tap()
    expect(own.get_by_role("status")).to_have_text(shown)
    keep(page)
    assert sail(page, base)["targets"] == targets
    for seat, target in enumerate(targets):
        panel = page.locator(f"[data-testid=seat-panel][data-number='{seat}']")
        expect(panel).to_contain_text(f"/{target}" if game == "smugglers" else str(target), timeout=PATIENCE)
    page.get_by_test_id("menu-small").tap()
    page.get_by_test_id("menu-rules").tap()
    page.locator("[data-chapter=aim]").tap()
    for target in targets:
        expect(page.get_by_test_id("rules")).to_contain_text(f" {target}" if game == "smugglers" else f" {target},000")
    form = open_options(page, base, game)
    expect(row(form, "targets"), "who has chosen something finds it open").to_be_visible()


def test_a_common_target_that_is_too_short_leaves_no_room_for_targets(base: str, new_page: NewPage) -> None:
    page = new_page(locale="nl")
    form = open_options(page, base, "smugglers")
    page.get_by_test_id("mixed-ages").click()
    star = row(form, "targets").locator("[data-boat=star]")
    star.get_by_role("button", name=sentence("smugglers", "greater", "nl")).click()
    expect(star.get_by_role("status")).to_have_text("8")
    fewer = row(form, "target").get_by_role("button", name=sentence("smugglers", "less", "nl"))
    for common in (6, 5, 4, 3):
        fewer.click()
        expect(row(form, "targets").locator("[data-boat=anchor]").get_by_role("status")).to_have_text(str(common))
    fewer.click()
    expect(row(form, "targets")).to_contain_text(sentence("smugglers", "option-why-targets_too_short", "nl"))
    assert sail(page, base)["targets"] == []


def test_what_two_cannot_play_cannot_be_chosen_by_two(base: str, new_page: NewPage) -> None:
    page = new_page(locale="fr")
    form = new_match(page, base, "aboard")
    nobody = page.get_by_role("radio", name=sentence("aboard", "who-none", "fr"))
    rivals = row(form, "competition").get_by_role("radio", name=sentence("aboard", "yes", "fr"))
    rivals.click()
    expect(rivals).to_be_checked()
    nobody.nth(2).click()
    expect(rivals).to_be_disabled()
    expect(row(form, "competition")).to_contain_text(sentence("aboard", "option-why-too_few_rivals", "fr"))
    page.get_by_test_id("mixed-ages").click()
    expect(row(form, "handicap").locator("[data-boat]")).to_have_count(2)
    page.get_by_test_id("set-sail").click()
    assert agreed(page, base)["competition"] is False

    form = new_match(page, base, "smugglers")
    nobody.nth(2).click()
    more = row(form, "rocks").get_by_role("button", name=sentence("smugglers", "greater", "fr"))
    more.click()
    more.click()
    expect(more).to_be_disabled()
    expect(row(form, "rocks")).to_contain_text(sentence("smugglers", "option-why-rocks_of_two", "fr"))


@pytest.mark.parametrize("language", also_long(LANGUAGES, "nl"))
def test_what_the_server_refuses_is_told_with_the_reason(base: str, new_page: NewPage, language: str) -> None:
    page = new_page(locale=language)

    def forget(route: Route) -> None:
        """A page whose game says nothing of what excludes what."""
        games = [game | {"bonds": []} for game in route.fetch().json()]
        route.fulfill(body=json.dumps(games), content_type="application/json")

    page.route("**/api/games", forget)
    form = new_match(page, base, "smugglers")
    page.get_by_role("radio", name=sentence("smugglers", "who-none", language)).nth(2).click()
    for _ in range(3):
        row(form, "rocks").get_by_role("button", name=sentence("smugglers", "greater", language)).click()
    page.get_by_test_id("set-sail").click()
    expect(page.get_by_test_id("problem")).to_have_text(sentence("smugglers", "option-why-rocks_of_two", language))


SIZES = [(360, 740), (1440, 900)]
# Every language on both screens; in ./test the small one, in the longest.
ON_SCREENS = [
    pytest.param(*size, language, marks=() if language == usual else pytest.mark.long)
    for size, usual in zip(SIZES, ("de", None), strict=True)
    for language in LANGUAGES
]


@pytest.mark.parametrize(("width", "height", "language"), ON_SCREENS)
def test_axe_finds_nothing_and_every_target_is_large(
    base: str, new_page: NewPage, width: int, height: int, language: str
) -> None:
    page = new_page(width=width, height=height, touch=width < height, locale=language)
    page.add_init_script("localStorage['seaboard:options:smugglers'] ??= '{\"rocks\": 2}'")
    for game, ready in (("smugglers", "rock-chart"), ("triangle", "options-form"), ("aboard", "mixture")):
        open_options(page, base, game)
        page.get_by_test_id("mixed-ages").click()
        expect(page.get_by_test_id(ready)).to_be_visible(timeout=PATIENCE)
        check(page)
        new_match(page, base, game, "by-link")
        expect(page.get_by_test_id(ready)).to_be_visible(timeout=PATIENCE)
        check(page)


def check(page: Page) -> None:
    check_access(page)
    assert not page.evaluate(LISTS), "something scrolls sideways"
    assert page.evaluate(SMALL) == []
