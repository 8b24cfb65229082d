"""A page whose time is ours.

It passes only while the page waits for nothing else: a minute of it may take less than an answer of a busy table.
"""

from playwright.sync_api import Page, Request

from tests.support import browser as by

STEP_MS = 300
MOST_STEPS = 200  # a minute of play

# Counts what goes over the line, and what is owed; a socket can die: nothing goes through it any more, and nobody is told.
LINE = """() => {
  const sockets = [];
  const owed = new Set();
  window.line = { opened: 0, answered: 0, owed, die: () => sockets.forEach((one) => (one.isDead = true)) };
  const hear = ({ kind, request }) => {
    if (kind === 'time') window.line.answered += 1;
    owed.delete(kind === 'time' ? kind : request);
  };
  window.WebSocket = class extends WebSocket {
    constructor(...address) {
      super(...address);
      sockets.push(this);
      window.line.opened += 1;
      this.addEventListener('message', (event) => {
        if (this.isDead) event.stopImmediatePropagation();
        else hear(JSON.parse(event.data));
      });
    }
    send(text) {
      if (this.isDead) return;
      const { kind, request } = JSON.parse(text);
      if (kind === 'ask_time' || request) owed.add(kind === 'ask_time' ? 'time' : request);
      super.send(text);
    }
  };
}"""
NOTHING_OWED = "() => window.line.owed.size === 0"
# The page has asked for its parts first, and goes on first.
TAKEN = "(urls) => Promise.all(urls.map((url) => import(url))).then(() => undefined)"


class Standstill:
    """The time of a page and what the page waits for; make it before the page goes anywhere."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._open: set[Request] = set()
        self._fresh: list[str] = []
        page.add_init_script(f"({LINE})()")
        page.clock.install()
        page.on("request", self._is_asked_for)
        page.on("requestfinished", self._has_come)
        page.on("requestfailed", self._has_failed)

    def begin(self) -> None:
        """From now on time stands still."""
        self.settle()
        by.stop_clock(self._page)
        self.settle()  # that takes a moment, in which more may be asked for

    def settle(self) -> None:
        """Wait until the page has all that it has asked for: parts of itself, answers of the table."""
        page = self._page
        if not page.evaluate(NOTHING_OWED):
            page.wait_for_function(NOTHING_OWED)
        while self._open or self._fresh:
            while self._open:
                page.evaluate("0")  # meanwhile Playwright tells what has come
            fresh, self._fresh = self._fresh, []
            page.evaluate(TAKEN, fresh)

    def run_for(self, ms: int) -> None:
        """Let some time pass, all at once."""
        self.settle()
        self._page.clock.run_for(ms)
        self.settle()

    def run_until(self, such: str) -> None:
        """Let time pass until there is such a thing in the page."""
        for _ in range(MOST_STEPS):
            if self._page.locator(such).count():
                self.settle()  # what listens to a tap or a key comes later than what is seen
                return
            self.run_for(STEP_MS)
        raise AssertionError(f"{such} has not come")

    def _is_asked_for(self, request: Request) -> None:
        self._open.add(request)

    def _has_failed(self, request: Request) -> None:
        self._open.discard(request)

    def _has_come(self, request: Request) -> None:
        self._open.discard(request)
        if request.resource_type == "script":
            self._fresh.append(request.url)
