"""The night's film is played, kept as a link and saved; the board is a picture that needs nothing else and tells no secret."""

import base64
import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Page, Route, expect

from seaboard.engine.errors import SeaboardError
from seaboard.engine.replay import Entry, Header
from seaboard.server import seating
from seaboard.server.begin import new_match
from seaboard.server.bodies import NewPlayer
from seaboard.server.clock import now_ms
from seaboard.server.settings import Settings
from seaboard.server.storage.store import Store, TableRow
from seaboard.table.film import Film
from tests.support import browser as by
from tests.support import gif
from tests.support.access import check_access
from tests.support.played import play_out
from tests.web.conftest import NAMES, SECRET, Ended, NewPage
from tests.web.test_states import fits

pytestmark = pytest.mark.slow

LONG = pytest.mark.long
TEN_MINUTES = 600_000
MOST_BYTES = 6_000_000
# How much a saved picture differs from what the page showed: the mean of all channels, and the share of pixels that differ much.
# The ground fills the page there and the picture here: only what hides it is compared. It looks the same on black and on white.
DIFFERENCE = """async ([svg, shots, x, y, width, height]) => {
  const load = async (source) => { const image = new Image(); image.src = source; await image.decode(); return image; };
  const pixels = (image, ...box) => {
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d');
    context.drawImage(image, ...box, 0, 0, width, height);
    return context.getImageData(0, 0, width, height).data;
  };
  const saved = await load('data:image/svg+xml;charset=utf-8,' + encodeURIComponent(svg));
  const part = saved.naturalWidth / (width + 2 * x);
  const one = pixels(saved, x * part, y * part, width * part, height * part);
  const [black, white] = await Promise.all(
    shots.map(async (shot) => pixels(await load('data:image/png;base64,' + shot), 0, 0, width, height)));
  const far = (one, other, i) => [0, 1, 2].reduce((all, axis) => all + Math.abs(one[i + axis] - other[i + axis]), 0);
  let [sum, much, n] = [0, 0, 0];
  for (let i = 0; i < one.length; i += 4) {
    if (far(black, white, i) > 0) continue;
    sum += far(one, black, i);
    much += far(one, black, i) > 120;
    n += 1;
  }
  return [sum / (3 * n), much / n, (4 * n) / one.length];
}"""
# The board alone on one colour; without one the ground is there again.
ON_COLOUR = """(colour) => {
  const isGround = ({ position, zIndex }) => position === 'fixed' && zIndex === '-1';
  for (const one of document.querySelectorAll('#app *'))
    if (isGround(getComputedStyle(one)) || one.matches('.tools, .foot')) one.style.visibility = colour ? 'hidden' : '';
  document.body.style.background = colour;
}"""


def picture(page: Page, tmp_path: Path, kind: str = "svg") -> bytes:
    """Save the picture that is offered."""
    page.locator("[data-testid=picture][data-drawn=true]").wait_for()
    with page.expect_download() as saving:
        page.get_by_test_id(f"picture-{kind}").click()
    path = tmp_path / f"picture.{kind}"
    saving.value.save_as(path)
    return path.read_bytes()


@pytest.mark.parametrize(
    ("game", "width", "height"),
    [
        ("smugglers", 1280, 800),
        pytest.param("triangle", 1024, 768, marks=LONG),
        pytest.param("aboard", 390, 844, marks=LONG),
        pytest.param("smugglers", 390, 844, marks=LONG),
        pytest.param("aboard", 1440, 900, marks=LONG),
    ],
)
def test_a_picture_alone_looks_like_the_board(
    ended: Ended, base: str, tmp_path: Path, new_page: NewPage, game: str, width: int, height: int
) -> None:
    match = ended(game)
    page = new_page(width=width, height=height, touch=width < 700)
    page.goto(f"{base}/t/{match['match']}/replay?at=60")
    expect(page.get_by_test_id("replay")).to_have_attribute("data-busy", "false")
    board = page.get_by_test_id("board")
    box = board.evaluate("one => { const { width, height } = one.getBoundingClientRect(); return [width, height]; }")
    shots = []
    for colour in ("#000", "#fff"):
        page.evaluate(ON_COLOUR, colour)
        shots.append(base64.b64encode(board.screenshot(scale="css")).decode())
    page.evaluate(ON_COLOUR, "")
    page.get_by_test_id("replay-picture").evaluate("one => one.click()")
    svg = picture(page, tmp_path).decode()
    check_access(page)
    assert picture(page, tmp_path, "png")[:8] == b"\x89PNG\r\n\x1a\n"

    # Nothing in it leads anywhere else.
    addresses = re.findall(r"""(?:href|src)="([^"]*)"|url\(["']?([^"')]{0,12})""", svg)
    assert addresses
    assert all(one.startswith("#") if one else other.startswith(("data:", "#")) for one, other in addresses)
    assert "<script" not in svg
    assert "http" not in svg.replace("http://www.w3.org/", "")

    # Alone, in a page that knows nothing of ours, it is the board.
    alone = new_page(width=width, height=height)
    alone.goto(f"{base}/api/games")
    wide, high = (round(side) for side in box)
    mean, much, share = alone.evaluate(DIFFERENCE, [svg, shots, 8, round(92 * (wide + 16) / 960) + 8, wide, high])
    assert share > 0.1, share
    assert mean < 4, (mean, much)
    assert much < 0.02, (mean, much)


ISLANDS = ("barrels", "coins", "gems", "shells", "vases")


def _until_the_other_draws(entries: Sequence[Entry]) -> list[Entry]:
    """The beginning of a log that ends with what seat 1 has drawn in secret, and the throw for seat 0 behind it."""
    for i, entry in enumerate(entries):
        drew = entry.action["kind"] == "drew" and entries[i - 1].seat == 1 and entries[i - 1].action["kind"] == "take"
        if drew and entries[i + 1].action["kind"] == "rolled" and entries[i + 2].seat == 0:
            return list(entries[: i + 2])
    raise AssertionError("nobody draws")


def _twins(header: Header, entries: list[Entry]) -> Iterator[list[Entry]]:
    """The same log for each secret that can have been drawn."""
    for island in ISLANDS:
        twin = [*entries[:-2], msgspec.structs.replace(entries[-2], action={"kind": "drew", "to": island}), entries[-1]]
        with suppress(SeaboardError):  # no such crate is left
            Film(header, twin)
            yield twin


def test_the_picture_of_a_running_match_holds_no_secret(base: str, settings: Settings, tmp_path: Path, new_page: NewPage) -> None:
    rows = seating.seat_rows([NewPlayer("person", "Mia"), NewPlayer("bot", "Jo", bot="sensible")], "token-twin")
    match = new_match("twin-0", SECRET, "smugglers", {}, rows)
    play_out(match)
    twins = list(_twins(match.header, _until_the_other_draws(match.log.entries)))[:2]
    reels = [Film(match.header, twin).reel(1, 0, len(twin))[1][-1].seen.view for twin in twins]
    assert reels[0] != reels[1]  # seat 1 sees the difference
    store = Store(settings.database)
    pictures = set()
    for number, entries in enumerate(twins):
        header = msgspec.structs.replace(match.header, id=f"twin-{number}")
        store.create(f"twin-{number}", header, SECRET, rows, entries, now_ms(), TableRow(stage="playing")).result()
        page = new_page()
        by.sit_down(page, base, "smugglers", {"match": f"twin-{number}", "token": "token-twin"})
        page.goto(f"{base}/t/twin-{number}/replay?at={entries[-1].seq}")
        expect(page.get_by_test_id("replay")).to_have_attribute("data-eyes", "0")
        expect(page.get_by_test_id("replay")).to_have_attribute("data-busy", "false")
        page.get_by_test_id("replay-picture").click()
        pictures.add(picture(page, tmp_path))
    store.close()
    assert len(pictures) == 1


def test_the_end_offers_the_film_and_a_picture(ended: Ended, base: str, tmp_path: Path, new_page: NewPage) -> None:
    match = ended("smugglers")
    page = new_page(width=390, height=844, touch=True, locale="nl")
    by.sit_down(page, base, "smugglers", match)
    page.get_by_test_id("end-picture").tap()
    assert b"Smokkelaarseiland" in picture(page, tmp_path)
    page.keyboard.press("Escape")
    page.get_by_test_id("end-film").tap()
    film = page.get_by_test_id("film")
    expect(film).to_have_attribute("data-state", "playing")
    assert fits(page)
    frame = page.locator(".film > .frame").bounding_box()
    assert frame
    assert frame["x"] >= 0
    assert frame["x"] + frame["width"] <= 390
    check_access(page)
    for _ in range(6):
        page.get_by_test_id("film-skip").tap()
    page.get_by_test_id("film-leave").tap()
    expect(page.get_by_test_id("end")).to_be_visible()


def one_moment(page: Page, kind: str | None = None) -> None:
    """From now on the page is told of one moment only: a film of half the time."""

    def shorten(route: Route) -> None:
        told = route.fetch().json()
        told["moments"] = [one for one in told["moments"] if kind in (None, one["kind"])][:1]
        route.fulfill(json=told)

    page.route(re.compile("/film$"), shorten)


def test_a_film_moves_stands_still_and_ends(ended: Ended, base: str, new_page: NewPage) -> None:
    """For a stranger with the link, by keys; the board's own animations, in the film's own time."""
    match = ended("smugglers")
    page = new_page(pace="normal")
    one_moment(page)
    page.goto(f"{base}/t/{match['match']}/replay?film")
    film = page.get_by_test_id("film")
    expect(film).to_have_attribute("data-state", "playing")
    expect(film).to_have_attribute("data-card", "title")
    page.keyboard.press("ArrowRight")
    expect(film).to_have_attribute("data-card", "moment")
    expect(page.locator(".strip b")).not_to_be_empty()
    page.wait_for_selector("[data-testid=film] .frame:not(:has(.intro))")
    moving = "() => document.querySelector('.frame').getAnimations({ subtree: true }).map((one) => one.currentTime)"
    page.keyboard.press("Space")
    expect(page.get_by_test_id("film-play")).to_have_attribute("data-paused", "true")
    before = page.evaluate(f"() => new Promise((done) => requestAnimationFrame(() => done(({moving})())))")
    assert before
    page.wait_for_function("() => new Promise((done) => setTimeout(() => requestAnimationFrame(() => done(true)), 60))")
    assert page.evaluate(moving) == before  # nothing moves while it is paused
    page.keyboard.press("Space")
    expect(film).to_have_attribute("data-card", "end")
    page.keyboard.press("ArrowRight")
    expect(film).to_have_attribute("data-state", "over")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("film")).to_have_count(0)


def test_a_file_has_a_film_too(tmp_path: Path, base: str, new_page: NewPage) -> None:
    rows = seating.seat_rows([NewPlayer("bot", name, bot="sensible") for name in NAMES], "none")
    match = new_match("brought-film", SECRET, "triangle", {}, rows)
    play_out(match)
    path = tmp_path / "match.json"
    path.write_text(match.log.to_json(), encoding="utf-8")
    page = new_page()
    page.goto(f"{base}/replay")
    page.get_by_test_id("replay-file").set_input_files(path)
    page.get_by_test_id("replay-film").click()
    film = page.get_by_test_id("film")
    expect(film).to_have_attribute("data-state", "playing")
    expect(page.get_by_test_id("film-link")).to_have_count(0)
    page.get_by_test_id("film-leave").click()
    expect(page.get_by_test_id("replay")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "is_whole"),
    [("smugglers", False), *(pytest.param(game, True, marks=LONG) for game in ("smugglers", "triangle", "aboard"))],
)
def test_a_film_is_saved(ended: Ended, base: str, tmp_path: Path, new_page: NewPage, game: str, *, is_whole: bool) -> None:
    """In `./test` its short form: one moment, and nothing travels."""
    page = new_page(**({"pace": "normal"} if is_whole else {}))
    if not is_whole:
        one_moment(page)
    page.goto(f"{base}/t/{ended(game)['match']}/replay?film")
    expect(page.get_by_test_id("film")).to_have_attribute("data-state", "playing")

    # It can be given up.
    page.get_by_test_id("film-gif").click()
    page.get_by_test_id("film-cancel").click()
    expect(page.get_by_test_id("film-cancel")).to_have_count(0)
    expect(page.get_by_test_id("film-saved")).to_have_count(0)

    with page.expect_download(timeout=TEN_MINUTES) as saving:
        page.get_by_test_id("film-gif").click()
        expect(page.get_by_test_id("film-progress")).to_be_visible()
        check_access(page)
    saving.value.save_as(tmp_path / "film.gif")
    expect(page.get_by_test_id("film-saved")).to_contain_text("MB")
    check_access(page)
    data = (tmp_path / "film.gif").read_bytes()
    assert len(data) < MOST_BYTES
    found = gif.read(data)
    assert found.width == 720
    assert found.is_endless
    assert {one.delay for one in found.pictures} == {10}
    assert len(found.pictures) == (200 if is_whole else 102)
    first = found.pictures[0]
    assert (first.x, first.y, first.width, first.height) == (0, 0, 720, found.height)
    assert len(first.colours()) > 30  # not blank
    changed = [one for one in found.pictures[1:] if one.width * one.height > 1]
    assert len(changed) >= (80 if is_whole else 3)
    assert any(len(one.colours()) > 30 for one in changed[:3])
