"""A real browser against a real server. A failed test leaves its screenshots and traces in test-results/."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, Playwright, sync_playwright

from seaboard.server.check import running
from seaboard.server.settings import at_home

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
]
RESULTS = Path(__file__).parents[2] / "test-results"
NewPage = Callable[..., Page]


def launch(playwright: Playwright) -> Browser:
    """The machine's own browser, else the one that Playwright has installed; without any the tests are skipped."""
    path = next((found for name in NAMES if (found := shutil.which(name))), None)
    try:
        return playwright.chromium.launch(executable_path=path, args=FLAGS)
    except Error:
        if os.environ.get("SEABOARD_REQUIRE_BROWSER"):
            raise
        pytest.skip("no browser was found: install chromium, or call `playwright install chromium`")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = launch(playwright)
        yield found
        found.close()


@pytest.fixture(scope="session")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose bots do not pause."""
    with running(at_home(tmp_path_factory.mktemp("matches"), bot_delays=False)) as address:
        yield address


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Any:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


FAILED = pytest.StashKey[bool]()


@pytest.fixture
def new_page(browser: Browser, request: pytest.FixtureRequest) -> Iterator[NewPage]:
    """Open a page of a fresh profile: `new_page(width=390, height=844, touch=True, locale="de")`."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def open_page(
        *, width: int = 1280, height: int = 800, touch: bool = False, locale: str = "en", pace: str | None = "instant"
    ) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height}, has_touch=touch, is_mobile=touch, locale=locale
        )
        contexts.append(context)
        context.set_default_timeout(20_000)
        context.tracing.start(screenshots=True, snapshots=True)
        if pace is not None:
            context.add_init_script(f"if (!localStorage['seaboard:pace']) localStorage['seaboard:pace'] = '\"{pace}\"'")
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        return page

    yield open_page
    failed = request.node.stash.get(FAILED, True)
    for number, context in enumerate(contexts):
        if failed:
            RESULTS.mkdir(exist_ok=True)
            stem = f"{request.node.name}-{number}".replace("/", "-")
            context.tracing.stop(path=RESULTS / f"{stem}.zip")
            for page in context.pages:
                page.screenshot(path=RESULTS / f"{stem}.png")
        context.close()
    assert not faults, f"errors in the page: {faults}"
