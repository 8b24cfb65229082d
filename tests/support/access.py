"""Can everybody use a page? What axe finds in it once everything has come in."""

from time import monotonic

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # it brings no types
from playwright.sync_api import Page

# What comes in has come in; what drifts for ever may drift. Half faded in, words have too little contrast.
SETTLED = """() => document.getAnimations().every((one) =>
  one.playState !== 'running' || one.effect.getComputedTiming().iterations === Infinity)"""
PATIENCE = 15  # seconds: a part of a page that is fetched late fades in after the page has settled once
AXE = Axe()


def faults(page: Page, within: str | None = None) -> list[str]:
    """What axe finds in the page, or in a part of it, as it is now."""
    found = AXE.run(page, context=within).response["violations"]
    return [f"{fault['id']}: {[node['html'][:200] for node in fault['nodes']][:3]}" for fault in found]


def check_access(page: Page, within: str | None = None) -> None:
    """Axe finds nothing; a fault that goes away when everything has come in is none."""
    until = monotonic() + PATIENCE
    page.wait_for_function(SETTLED)
    while found := faults(page, within):
        assert monotonic() < until, found
        page.wait_for_function(SETTLED)
