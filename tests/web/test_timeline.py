"""What the page notes in the browser's timeline, where `seaboard bench page` looks for it."""

import pytest

from seaboard.workshop.measure import NOTED, WAYS
from tests.support import browser as by
from tests.support.fingers import Fingers
from tests.web.conftest import AtScene, NewPage

pytestmark = pytest.mark.slow

WATCH = """
window.noted = [];
const note = (list) => window.noted.push(...list.getEntries().map((entry) => entry.name));
new PerformanceObserver(note).observe({ type: 'measure' });
"""


def test_what_a_hand_carries_is_noted(at_scene: AtScene, new_page: NewPage) -> None:
    page = new_page(width=1180, height=820, touch=True)
    page.add_init_script(WATCH)
    at_scene(page, "aboard", "two-players", view=None)
    (way, *_) = page.wait_for_function(f"() => {{ const ways = ({WAYS})(); return ways.length > 0 && ways; }}").json_value()
    Fingers(page).carry({0: ((way[0], way[1]), (way[2], way[3]))})
    page.wait_for_function("name => window.noted.includes(name)", arg=f"{NOTED}carry")


def test_every_move_of_the_light_is_noted(at_scene: AtScene, new_page: NewPage) -> None:
    page = new_page(pace="swift")
    page.add_init_script(WATCH)
    at_scene(page, "smugglers", "beam-choice")
    assert by.until_turn(page) == "turn"
    assert page.evaluate("window.noted") == []
    by.by_list(page, by.actions(page)[0])
    page.wait_for_function("() => window.noted.length > 0")
    assert set(page.evaluate("window.noted")) == {f"{NOTED}beam"}
