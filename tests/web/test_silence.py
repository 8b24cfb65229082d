"""A line that has gone silent, though nobody has closed it: the page notices by itself, says so, and comes back."""

import pytest
from playwright.sync_api import Page, expect

from tests.support import browser as by
from tests.web.conftest import NewPage

pytestmark = pytest.mark.slow

# Milliseconds, as in web/src/net/watch.ts.
QUIET = 10_000
SOON = 3_000
ANSWER = 5_000

# Sockets that can die: nothing goes through them any more, and nobody is told. `line` counts them, and answers about the time.
MORTAL = """() => {
  const sockets = [];
  window.line = { opened: 0, answered: 0, die: () => sockets.forEach((one) => (one.isDead = true)) };
  window.WebSocket = class extends WebSocket {
    constructor(...address) {
      super(...address);
      sockets.push(this);
      window.line.opened += 1;
      this.addEventListener('message', (event) => {
        if (this.isDead) event.stopImmediatePropagation();
        else if (JSON.parse(event.data).kind === 'time') window.line.answered += 1;
      });
    }
    send(text) {
      if (!this.isDead) super.send(text);
    }
  };
}"""


@pytest.fixture
def page(base: str, new_page: NewPage) -> Page:
    """A page at its turn, whose time is ours."""
    page = new_page(width=390, height=844, touch=True)
    page.add_init_script(f"({MORTAL})()")
    page.clock.install()
    by.sit_down(page, base, "triangle", by.start(base, "triangle", "person", "bot", first_seat=0))
    assert by.until_turn(page) == "turn"
    by.stop_clock(page)
    return page


def test_a_quiet_table_is_asked_and_nobody_is_disturbed(page: Page) -> None:
    for times in (1, 2):
        page.clock.run_for(QUIET)
        page.wait_for_function("(times) => window.line.answered >= times", arg=times)
    page.clock.run_for(ANSWER)
    expect(page.get_by_test_id("banner")).to_have_count(0)
    assert page.evaluate("window.line.opened") == 1


def test_a_silent_line_is_told_and_what_was_chosen_meanwhile_counts(page: Page) -> None:
    before = by.seq(page)
    banner = page.get_by_test_id("banner")
    page.evaluate("window.line.die()")
    by.by_list(page, by.actions(page)[0])
    page.clock.run_for(SOON)
    expect(banner).to_have_count(0)
    page.clock.run_for(ANSWER)
    expect(banner).to_be_visible()
    page.clock.resume()
    by.after(page, before)
    expect(banner).to_have_count(0)
    assert page.evaluate("window.line.opened") == 2
