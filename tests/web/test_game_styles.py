"""A game's styles end with its table: whoever changes games in one page finds everything in its place."""

from collections.abc import Iterator
from itertools import pairwise, permutations, zip_longest
from pathlib import Path
from time import monotonic

import pytest
from playwright.sync_api import Page, expect

from seaboard.server.settings import at_home
from seaboard.server.storage.store import Store
from seaboard.workshop import scenes
from seaboard.workshop.check import running
from tests.support.access import SETTLED
from tests.support.long import also_long
from tests.web.conftest import PATIENCE, NewPage

pytestmark = pytest.mark.slow

FOLDER = Path(__file__).parents[2] / "web" / "scenes"
SCENES = {"smugglers": "open-sea", "triangle": "three-courses", "aboard": "turns"}
ROUND = ["smugglers", "triangle", "smugglers", "aboard", "triangle", "aboard", "smugglers"]  # every game after every other
SIZES = {"desktop": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844, "touch": True}}
# Buttons, cards and panels with their boxes; what stands more than once keeps its order.
PLACES = """() => [...document.querySelectorAll('button, [data-testid]')].filter((one) => one.checkVisibility()).map((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  const name = one.dataset.testid ?? one.getAttribute('aria-label') ?? one.textContent.trim();
  return [name, ...[left, top, width, height].map(Math.round)];
})"""
GO = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')) }"
Stage = tuple[str, dict[str, tuple[str, str]]]


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    """A server with one scene of each game."""
    settings = at_home(tmp_path_factory.mktemp("styles"), bot_delays=True)
    store = Store(settings.database)
    stored = {}
    for game, name in SCENES.items():
        file = scenes.read(FOLDER / f"{game}.json")
        stored[game] = scenes.keep(store, game, name, file.scenes[name], file.names)
    store.close()
    with running(settings) as base:
        yield base, stored


def remember(page: Page, stage: Stage) -> None:
    """The device knows all three matches."""
    base, stored = stage
    kept = ",".join(f'{{"match":"{match}","game":"{game}","token":"{token}","at":0}}' for game, (match, token) in stored.items())
    page.goto(f"{base}/api/games")
    page.evaluate("kept => Object.assign(localStorage, kept)", {"seaboard:matches": f"[{kept}]"})


def settle(page: Page, game: str) -> None:
    """Wait until the table stands."""
    expect(page.locator(f"[data-testid=table][data-game={game}]")).to_be_visible()
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    page.wait_for_function(SETTLED)


def same_places(page: Page, fresh: Page) -> None:
    """Everything is where it is in a fresh page. Some parts of a table are fetched after it stands, in both of them."""
    until = monotonic() + PATIENCE / 1000
    while (found := page.evaluate(PLACES)) != (wanted := fresh.evaluate(PLACES)):
        assert monotonic() < until, [(one, other) for one, other in zip_longest(found, wanted) if one != other]


def test_the_way_round_leads_from_every_game_to_every_other() -> None:
    assert set(pairwise(ROUND)) == set(permutations(SCENES, 2))


@pytest.mark.parametrize("size", also_long(SIZES, "phone"))
def test_a_table_looks_the_same_whatever_was_open_before(stage: Stage, new_page: NewPage, size: str) -> None:
    base, stored = stage
    fresh = {}
    for game, (match, _) in stored.items():
        page = new_page(**SIZES[size])
        remember(page, stage)
        page.goto(f"{base}/t/{match}")
        settle(page, game)
        fresh[game] = page
    page = new_page(**SIZES[size])
    remember(page, stage)
    page.goto(f"{base}/t/{stored[ROUND[0]][0]}")
    for before, game in zip([None, *ROUND], ROUND, strict=False):
        if before:
            page.evaluate(GO, f"/t/{stored[game][0]}")
        settle(page, game)
        same_places(page, fresh[game])
