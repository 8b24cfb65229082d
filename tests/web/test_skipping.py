"""Each great moment has a scene, and whoever has seen enough ends it: by a tap, or by a key. Time stands still meanwhile."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from seaboard.server.settings import at_home
from seaboard.server.storage.store import Store
from seaboard.workshop.check import running
from tests.support import browser as by
from tests.support.long import also_long
from tests.support.moments import GREAT, store_moment
from tests.support.standstill import STEP_MS, Standstill
from tests.web.conftest import NewPage

pytestmark = pytest.mark.slow

WAYS = ("tap", "key")
# Each kind of moment in one game, some by a tap and some by a key.
SHOWN = (
    ("smugglers-caught", "tap"),
    ("smugglers-delivered", "key"),
    ("triangle-missed", "tap"),
    ("triangle-back", "key"),
    ("triangle-lost", "tap"),
    ("aboard-cast-off", "tap"),
    ("aboard-chest", "key"),
    ("aboard-won", "tap"),
)
OTHERS = tuple((name, way) for name in GREAT for way in WAYS if (name, way) not in SHOWN)
TOLD = "[data-testid=log], [data-testid=now-sentence], [data-testid=news]"
# Nothing is being played any more, or the match is over.
DONE = "[data-testid=board][data-busy=false], [data-testid=end]"

Stage = tuple[str, dict[tuple[str, str], tuple[str, str]]]


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    """A server whose store has every moment, once for each way of ending it."""
    settings = at_home(tmp_path_factory.mktemp("great"), bot_delays=False)
    store = Store(settings.database)
    stored = {(name, way): store_moment(store, name, number) for name in GREAT for number, way in enumerate(WAYS)}
    store.close()
    with running(settings) as base:
        yield base, stored


def end(page: Page, way: str) -> None:
    """A tap onto the board where nothing else is, or a key that means nothing else."""
    if way == "key":
        page.keyboard.press("Escape")
        return
    box = page.get_by_test_id("board").bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


@pytest.mark.parametrize(("name", "way"), also_long((*SHOWN, *OTHERS), *SHOWN))
def test_a_great_moment_is_shown_and_can_be_ended(stage: Stage, new_page: NewPage, name: str, way: str) -> None:
    base, stored = stage
    great = GREAT[name]
    page = new_page(width=390, height=844, touch=True, pace="normal")
    still = Standstill(page)
    match, token = stored[name, way]
    by.sit_down(page, base, great.game, {"match": match, "token": token})
    assert by.until_turn(page) == "turn"
    still.begin()
    by.by_click(page, great.action)
    still.run_until(great.sign)
    page.locator(great.sign).evaluate_all("all => all.forEach((one) => { one.dataset.seen = 'yes'; })")
    end(page, way)
    # It has gone though no time has passed; the next one of its kind may have come.
    expect(page.locator(f"{great.sign}[data-seen]")).to_have_count(0)
    still.run_until(DONE)
    still.run_for(STEP_MS)  # in a race the view follows one picture later
    assert great.tells in "\n".join(page.locator(TOLD).all_text_contents())
