"""A match is looked at again: by keys, by touch, along the line, through anybody's eyes, by a link and out of a file."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from seaboard.engine.state import OPEN
from seaboard.server import seating
from seaboard.server.begin import new_match
from seaboard.server.bodies import NewPlayer
from seaboard.server.clock import now_ms
from seaboard.server.settings import Settings
from seaboard.server.storage.store import Store, TableRow
from seaboard.table.film import Film
from tests.support import browser as by
from tests.support.access import check_access
from tests.support.long import also_long
from tests.support.played import play_out
from tests.web.conftest import NAMES, SECRET, Ended, NewPage
from tests.web.test_states import fits

pytestmark = pytest.mark.slow

# Nothing lies over the middle of any of these, and all of it can be seen.
IN_SIGHT = """() => [
  ...['replay-play', 'replay-slider', 'replay-next', 'replay-say'].map((name) => `[data-testid=${name}]`),
  ...['.tools button', '[data-testid=replay-eyes] button'],
].flatMap((which) => [...document.querySelectorAll(which)]).every((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  return left >= 0 && top >= 0 && left + width <= innerWidth + 22 && one.parentElement.contains(found);
})"""


# Notes the card's flag whenever it changes.
NOTE_FLAGS = """() => {
  const flag = document.querySelector('[data-testid=replay-flag]');
  window.flags = [];
  const note = () => window.flags.push(flag.textContent.trim());
  new MutationObserver(note).observe(flag, { subtree: true, childList: true, characterData: true });
}"""


def at(page: Page, step: int) -> None:
    """The table after so many steps is shown."""
    expect(page.get_by_test_id("replay")).to_have_attribute("data-at", str(step))
    expect(page.get_by_test_id("replay")).to_have_attribute("data-busy", "false")


def log_of(settings: Settings, match: str) -> Film:
    store = Store(settings.database)
    log = store.read(match).result().log
    store.close()
    return Film(log.header, log.entries)


def test_keys_go_through_a_match_and_the_voice_tells_it(ended: Ended, base: str, settings: Settings, new_page: NewPage) -> None:
    match = ended("smugglers")
    film = log_of(settings, match["match"])
    steps = film.steps
    page = new_page()
    by.sit_down(page, base, "smugglers", match)
    page.get_by_test_id("end-replay").click()
    at(page, 0)
    check_access(page)
    assert fits(page)
    page.keyboard.press("ArrowRight")
    at(page, 1)
    page.keyboard.press("ArrowRight")
    at(page, 2)
    expect(page.get_by_test_id("news")).to_contain_text(page.get_by_test_id("replay-say").inner_text())
    page.keyboard.press("ArrowLeft")
    at(page, 1)
    expect(page.get_by_test_id("news")).to_contain_text(f"Step 1 of {len(steps)}")
    page.keyboard.press("End")
    at(page, len(steps))
    expect(page.get_by_test_id("replay-flag")).to_contain_text("win")
    page.keyboard.press("Shift+ArrowLeft")
    last = max(i for i in range(1, len(steps)) if steps[i].seat != steps[i - 1].seat or steps[i].round != steps[i - 1].round)
    at(page, last)
    page.keyboard.press("Home")
    at(page, 0)
    page.get_by_test_id("replay-slider").focus()
    page.keyboard.press("ArrowRight")
    at(page, 1)

    # What a seat had face down is looked at as at the table: the island lights up that its crate had to go to.
    laden = next(i for i in range(2, len(steps)) if _carries(film, i, 0))
    page.get_by_test_id("replay-slider").fill(str(laden))
    at(page, laden)
    page.get_by_test_id("look").focus()
    page.keyboard.down("Enter")
    expect(page.locator("[data-testid=board] path.dark")).to_have_count(1)
    page.keyboard.up("Enter")
    expect(page.locator("[data-testid=board] path.dark")).to_have_count(0)
    page.get_by_test_id("replay-slider").fill("1")
    at(page, 1)

    # The space bar plays, and stops.
    page.keyboard.press("Space")
    expect(page.get_by_test_id("replay-play")).to_have_attribute("data-playing", "true")
    expect(page.get_by_test_id("replay")).not_to_have_attribute("data-at", "1")
    page.keyboard.press("Space")
    expect(page.get_by_test_id("replay-play")).to_have_attribute("data-playing", "false")

    # The way back leads to the end of the match.
    page.get_by_test_id("replay-leave").click()
    expect(page.get_by_test_id("end")).to_be_visible()


def test_a_moment_of_the_end_is_played(ended: Ended, base: str, settings: Settings, new_page: NewPage) -> None:
    match = ended("triangle")
    page = new_page(pace="swift")
    by.sit_down(page, base, "triangle", match)
    title = page.get_by_test_id("moment").nth(1).locator("b.tale").inner_text()
    assert title
    page.get_by_test_id("moment-open").nth(1).click()
    replay = page.get_by_test_id("replay")
    expect(replay).to_have_attribute("data-busy", "true")
    expect(replay).to_have_attribute("data-busy", "false")
    step = int(replay.get_attribute("data-at") or "0")
    entry = log_of(settings, match["match"]).steps[step - 1].last
    page.wait_for_function("entry => location.search === `?at=${entry}`", arg=entry)
    expect(page.get_by_test_id("replay-play")).to_have_attribute("data-playing", "false")


def test_a_finger_goes_along_the_line_and_sees_every_secret(
    ended: Ended, base: str, settings: Settings, new_page: NewPage
) -> None:
    match = ended("smugglers")
    film = log_of(settings, match["match"])
    step = next(i for i in range(30, len(film.steps)) if _goals(film, i) >= 2)
    page = new_page(width=390, height=844, touch=True, locale="de")
    page.goto(f"{base}/t/{match['match']}/replay")
    at(page, 0)
    page.get_by_test_id("replay-next").tap()
    at(page, 1)
    slider = page.get_by_test_id("replay-slider")
    box = slider.bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.get_by_test_id("replay")).not_to_have_attribute("data-at", "1")
    slider.fill(str(step))
    at(page, step)
    tiles = page.locator("[data-testid=seat-panel] .cargo [aria-label^='Für']")
    expect(tiles).to_have_count(0)
    page.locator("[data-eyes=open]").tap()
    expect(page.locator("[data-testid=board] .look")).to_have_count(_goals(film, step))
    page.wait_for_function(IN_SIGHT)
    assert fits(page)
    check_access(page)


def _goals(film: Film, step: int) -> int:
    """How many boats carry something after so many steps."""
    return sum(_carries(film, step, seat) for seat in range(len(NAMES)))


def _carries(film: Film, step: int, seat: int) -> bool:
    _, shots = film.reel(OPEN, step - 1, 1)
    view = shots[0].seen.view
    return view.boats[seat].cargo is not None  # type: ignore[attr-defined]  # of this game


@pytest.mark.parametrize(
    ("game", "width", "height"),
    [("aboard", 844, 390), *also_long([("triangle", 1024, 768), ("aboard", 1440, 900), ("triangle", 820, 1180)])],
)
def test_it_fits_every_screen(ended: Ended, base: str, new_page: NewPage, game: str, width: int, height: int) -> None:
    match = ended(game)
    page = new_page(width=width, height=height, touch=width < 900)
    page.goto(f"{base}/t/{match['match']}/replay?at=60")
    expect(page.get_by_test_id("replay")).to_have_attribute("data-busy", "false")
    page.wait_for_function(IN_SIGHT)
    assert fits(page)
    for eyes in ("0", "open", "all") if game == "aboard" else ():
        page.locator(f"[data-testid=replay-eyes] [data-eyes='{eyes}']").click()
        expect(page.get_by_test_id("replay")).to_have_attribute("data-eyes", eyes)
    check_access(page)


def test_a_link_to_a_moment_opens_for_a_stranger(ended: Ended, base: str, settings: Settings, new_page: NewPage) -> None:
    match = ended("aboard")
    steps = log_of(settings, match["match"]).steps
    page = new_page()
    page.goto(f"{base}/t/{match['match']}/replay?at={steps[24].first}")
    at(page, 25)
    assert page.evaluate("document.title") == "Seaboard"

    # A moment that there is not: the end, and a sentence.
    page.goto(f"{base}/t/{match['match']}/replay?at=99999")
    at(page, len(steps))
    expect(page.get_by_test_id("replay-note")).to_contain_text("no such moment")

    # A match that there is not.
    page.goto(f"{base}/t/nowhere-to-be-found/replay?at=3")
    expect(page.get_by_test_id("trouble")).to_contain_text("no such match")
    check_access(page)
    page.get_by_test_id("to-pictures").click()
    page.get_by_test_id("replays-button").click()
    expect(page.get_by_test_id("replay-choose")).to_be_visible()


def test_who_sits_at_a_running_match_sees_it_through_the_own_eyes(base: str, new_page: NewPage) -> None:
    seated = by.start(base, "smugglers", "person", "bot")
    page = new_page()
    by.sit_down(page, base, "smugglers", seated)
    by.until_turn(page)
    page.get_by_test_id("menu").click()
    page.get_by_test_id("menu-replay").click()
    expect(page.get_by_test_id("replay")).to_have_attribute("data-eyes", "0")
    choices = page.locator("[data-testid=replay-eyes] button")
    expect(choices).to_have_count(2)
    expect(page.locator("[data-eyes=open]")).to_have_count(0)

    # There is no review before the end; whoever has come for one gets back to the replay.
    expect(page.get_by_test_id("replay-review")).to_have_count(0)
    page.goto(f"{base}/t/{seated['match']}/review")
    expect(page.get_by_test_id("review")).to_contain_text("not over yet")
    page.get_by_test_id("replay-review").click()
    expect(page.get_by_test_id("replay-flag")).to_be_visible()


def test_a_file_is_shown_or_refused(tmp_path: Path, base: str, new_page: NewPage) -> None:
    rows = seating.seat_rows([NewPlayer("bot", name, bot="sensible") for name in NAMES], "none")
    match = new_match("brought", SECRET, "triangle", {}, rows)
    play_out(match)
    good, bad = tmp_path / "match.json", tmp_path / "bad.json"
    text = match.log.to_json()
    good.write_text(text, encoding="utf-8")
    broken = json.loads(text)
    broken["entries"][20]["action"] = broken["entries"][3]["action"]
    bad.write_text(json.dumps(broken), encoding="utf-8")
    page = new_page()
    page.goto(f"{base}/replay")
    expect(page.get_by_test_id("replay-choose")).to_be_visible()
    check_access(page)
    page.get_by_test_id("replay-file").set_input_files(bad)
    expect(page.get_by_test_id("replay-note")).to_contain_text("no match that can be played")
    page.get_by_test_id("replay-file").set_input_files(good)
    at(page, 0)
    page.keyboard.press("ArrowRight")
    at(page, 1)

    # Another one is dropped on the page, and refused: what was shown stays.
    page.evaluate(
        """(text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], 'match.json'));
      window.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
    }""",
        "{}",
    )
    expect(page.get_by_test_id("replay-note")).to_contain_text("no match that can be played")
    at(page, 1)
    page.get_by_test_id("replay-leave").click()
    expect(page.get_by_test_id("replays-button")).to_be_visible()


def test_somebody_shows_the_match_and_another_follows(base: str, settings: Settings, new_page: NewPage) -> None:
    rows = seating.seat_rows([NewPlayer("person", "Mia"), NewPlayer("person", "Noor")], "none")
    rows = tuple(row._replace(token_hash=seating.token_hash(f"shown-{row.seat}")) for row in rows)
    match = new_match("shown-match", SECRET, "triangle", {}, rows)
    play_out(match)
    store = Store(settings.database)
    store.create("shown-match", match.header, SECRET, rows, match.log.entries, now_ms(), TableRow(stage="playing")).result()
    store.close()
    mia, noor = new_page(), new_page(width=390, height=844, touch=True)
    by.sit_down(noor, base, "triangle", {"match": "shown-match", "token": "shown-1"})
    expect(noor.get_by_test_id("end")).to_be_visible()
    by.sit_down(mia, base, "triangle", {"match": "shown-match", "token": "shown-0"})
    mia.get_by_test_id("end-replay").click()
    at(mia, 0)
    mia.get_by_test_id("replay-lead").click()
    mia.keyboard.press("ArrowRight")
    expect(noor.get_by_test_id("led")).to_contain_text("Mia shows the match")
    check_access(noor)
    noor.get_by_test_id("led-follow").tap()
    at(noor, 1)
    expect(noor.get_by_test_id("replay-led")).to_contain_text("Mia")
    expect(noor.get_by_test_id("replay-led")).to_be_in_viewport(ratio=1)
    expect(noor.get_by_test_id("replay-alone")).to_be_in_viewport(ratio=1)
    check_access(noor)
    mia.keyboard.press("End")
    at(mia, len(Film(match.header, match.log.entries).steps))
    at(noor, len(Film(match.header, match.log.entries).steps))

    # Whoever goes somewhere goes alone, and can follow again.
    noor.get_by_test_id("replay-start").tap()
    at(noor, 0)
    mia.keyboard.press("ArrowLeft")
    noor.get_by_test_id("replay-follow").tap()
    at(noor, len(Film(match.header, match.log.entries).steps) - 1)
    mia.get_by_test_id("replay-lead").click()
    expect(noor.get_by_test_id("replay-led")).to_have_count(0)
    at(noor, len(Film(match.header, match.log.entries).steps) - 1)

    # Whoever looked along is told so, until they go somewhere themselves.
    expect(noor.get_by_test_id("replay-left")).to_contain_text("Mia has stopped showing it.")
    expect(noor.get_by_test_id("replay-left")).to_be_in_viewport(ratio=1)
    noor.get_by_test_id("replay-start").tap()
    expect(noor.get_by_test_id("replay-left")).to_have_count(0)


def test_the_flag_has_a_name_while_dice_fall(ended: Ended, base: str, new_page: NewPage) -> None:
    page = new_page(pace="swift")
    page.goto(f"{base}/t/{ended('triangle')['match']}/replay")
    at(page, 0)
    page.evaluate(NOTE_FLAGS)
    for step in range(1, 7):
        page.keyboard.press("ArrowRight")
        at(page, step)
    told: list[str] = page.evaluate("() => window.flags")
    assert any("plays" in one for one in told)
    assert not [one for one in told if one.startswith("plays")]
