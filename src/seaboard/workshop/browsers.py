"""The browser that measures the page and takes its pictures: the machine's own, without a window."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from seaboard.engine.errors import Malformed

if TYPE_CHECKING:  # a tool of the tests, not of the library
    from playwright.sync_api import Browser, Playwright

NAMES: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""The first is the same engine without the program around it: a page takes half the work there, a new profile a third."""
FLAGS: Final = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
)


def launch(playwright: "Playwright", *flags: str) -> "Browser":
    """Start the machine's own browser; without one Playwright's is taken."""
    path = next(filter(None, map(shutil.which, NAMES)), None)
    return playwright.chromium.launch(executable_path=path, args=[*FLAGS, *flags])


@contextmanager
def browser() -> "Iterator[Browser]":
    """A browser that ends with what it was for."""
    try:
        from playwright.sync_api import sync_playwright  # noqa: PLC0415  a tool of the tests, not of the library
    except ImportError as error:
        raise Malformed("this needs the package playwright; ./test brings it") from error

    with sync_playwright() as playwright:
        found = launch(playwright)
        try:
            yield found
        finally:
            found.close()
