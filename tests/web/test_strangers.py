"""The pages under the policy of every answer, and a house with a passcode."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from seaboard.server.settings import at_home
from seaboard.workshop.check import running
from tests.support import browser as by
from tests.support.words import messages
from tests.web.conftest import SCENES, AtScene, NewPage

pytestmark = pytest.mark.slow

LISTEN = """
window.violations = [];
document.addEventListener('securitypolicyviolation', (event) => {
  window.violations.push(`${event.violatedDirective} ${event.blockedURI}`);
});
"""


def test_every_game_begins_under_the_policy(base: str, new_page: NewPage, at_scene: AtScene) -> None:
    for game, found in SCENES.items():
        page = new_page()
        page.add_init_script(LISTEN)
        at_scene(page, game, next(iter(found.scenes)))
        expect(page.get_by_test_id("table")).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert page.evaluate("window.violations") == []
    page.goto(base)
    expect(page.get_by_test_id("start-smugglers")).to_be_visible()
    assert page.evaluate("window.violations") == []
    page.evaluate("const script = document.createElement('script'); script.textContent = '1'; document.body.append(script)")
    page.wait_for_function("() => window.violations.length === 1", timeout=30_000)


def test_the_passcode_is_asked_for_once(tmp_path: Path, new_page: NewPage) -> None:
    with running(at_home(tmp_path, bot_delays=False, passcode="three gulls")) as base:
        page = new_page(locale="de")
        page.goto(base)
        by.play_alone(page, "smugglers")
        field = page.get_by_test_id("passcode").locator("input")
        field.fill("two gulls")
        field.press("Enter")
        expect(page.get_by_test_id("passcode-problem")).to_have_text(messages("house", "de")["passcode-wrong"])
        field.fill("three gulls")
        field.press("Enter")
        assert by.until_turn(page) == "turn"
        page.goto(base)
        by.play_alone(page, "triangle")
        expect(page.get_by_test_id("table")).to_be_visible()
        assert "gulls" not in page.url
