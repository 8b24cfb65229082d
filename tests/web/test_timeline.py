"""What the page notes in the browser's timeline, where `seaboard bench page` looks for it."""

import pytest

from seaboard.server.measure import NOTED
from tests.support import browser as by
from tests.web.conftest import NewPage

pytestmark = pytest.mark.slow

MOST_TURNS = 20  # the keeper may sleep, though not for ever
WATCH = """
window.noted = [];
const note = (list) => window.noted.push(...list.getEntries().map((entry) => entry.name));
new PerformanceObserver(note).observe({ type: 'measure' });
"""


def test_every_move_of_the_light_is_noted(base: str, new_page: NewPage) -> None:
    page = new_page(pace="swift")
    page.add_init_script(WATCH)
    page.goto(base)
    page.get_by_test_id("start-smugglers").click()
    for _ in range(MOST_TURNS):
        assert by.until_turn(page) == "turn"
        if noted := page.evaluate("window.noted"):
            break
        before = page.get_by_test_id("table").get_attribute("data-seq")
        by.by_list(page, by.actions(page)[0])
        by.after(page, before)
    assert set(noted) == {f"{NOTED}beam"}
