"""Nothing lies on what is played with, whatever the size of the window, and a table screen can be read from across the room."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.support.legible import LEAST, TOO_SMALL
from tests.web.conftest import AtScene, NewPage

pytestmark = pytest.mark.slow

SIZES = ((390, 844), (844, 390), (768, 1024), (1024, 768), (1280, 800), (1440, 900))
SCREENS = ((1920, 1080), (1280, 720))

# Which buttons that float over a table lie on something, or on each other. A card that lies askew is smaller than its box.
LYING = """() => {
  const named = (...ids) => ids.map((id) => `[data-testid=${id}]`).join();
  const tools = named('home', 'menu', 'menu-small', 'sound-button', 'help', 'open-signals', 'beneath');
  const things = `[data-pile], [data-port], [data-ship], [data-tile], [data-testid^=place-], ${named(
    'card', 'stage-card', 'pile', 'supply', 'seat-panel', 'now', 'log', 'spinner')}`;
  const boxes = (such) => [...document.querySelectorAll(such)].map((one) => ({ one, box: one.getBoundingClientRect() }));
  const seen = ({ box }) => box.width > 0 && box.height > 0;
  const askew = 12;
  const floating = boxes(tools).filter(seen);
  const others = [...floating, ...boxes(things).filter(seen)];
  const found = [];
  for (const { one, box } of floating)
    for (const { one: other, box: its } of others) {
      const width = Math.min(box.right, its.right) - Math.max(box.left, its.left);
      const height = Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top);
      if (one === other || other.contains(one) || Math.min(width, height) <= askew) continue;
      found.push(`${one.dataset.testid} on ${JSON.stringify({ ...other.dataset })}`);
    }
  return found;
}"""

DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def nothing(page: Page, size: tuple[int, int], found: str, arg: Any = None) -> None:
    """Nothing such is found in a window of this size, as soon as it has been drawn."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(DRAWN)
    try:
        page.wait_for_function(f"(arg) => ({found})(arg).length === 0", arg=arg)
    except TooLate:
        assert page.evaluate(found, arg) == [], size


@pytest.mark.parametrize(
    ("game", "scene"),
    [("smugglers", "open-sea"), ("triangle", "hanging"), ("aboard", "turns"), ("aboard", "discovery")],
)
def test_no_button_lies_on_what_is_played_with(at_scene: AtScene, new_page: NewPage, game: str, scene: str) -> None:
    """Tools and signals have their places on every size, with friends at their own devices."""
    page = new_page(width=1440, height=900)
    at_scene(page, game, scene, people=2, view=0)
    signals = page.get_by_test_id("open-signals")
    for size in SIZES:
        nothing(page, size, LYING)
        expect(signals).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("game", "scene"), [("aboard", "race"), pytest.param("aboard", "four-pirates", marks=pytest.mark.long)])
def test_long_names_are_large_on_a_table_screen(at_scene: AtScene, new_page: NewPage, game: str, scene: str) -> None:
    page = new_page(width=1920, height=1080, locale="de")
    at_scene(page, game, scene)
    expect(page.get_by_test_id("board")).to_be_visible()
    page.goto(f"{page.url}?screen")
    panels = page.get_by_test_id("seat-panel")
    expect(panels).to_have_count(4)
    for size in SCREENS:
        nothing(page, size, TOO_SMALL, LEAST)
        expect(panels.last, "all of them are in sight").to_be_in_viewport(ratio=1)
