"""Can everybody use a page? What axe finds in it once everything has come in."""

from time import monotonic
from typing import Any

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # it brings no types
from playwright.sync_api import Page

# What comes in has come in; what drifts for ever may drift. Half faded in, words have too little contrast.
SETTLED = """() => document.getAnimations().every((one) =>
  one.playState !== 'running' || one.effect.getComputedTiming().iterations === Infinity)"""
PATIENCE = 15  # seconds: a part of a page that is fetched late fades in after the page has settled once
SCRIPT: str = Axe().axe_script
# Style sheets would be fetched and parsed once more, for no rule but an experimental one that axe leaves out by itself.
OPTIONS: dict[str, Any] = {"resultTypes": ["violations"], "preload": {"assets": ["media"]}}
FAULTS = """async ([within, options]) => (await axe.run(within ?? document, options)).violations.map(
  ({ id, nodes }) => `${id}: ${JSON.stringify(nodes.slice(0, 3).map(({ html }) => html.slice(0, 200)))}`)"""


def faults(page: Page, within: str | None = None) -> list[str]:
    """What axe finds in the page, or in a part of it, as it is now."""
    if not page.evaluate("'axe' in window"):  # a document that is looked at twice has it already
        page.evaluate(SCRIPT)
    found: list[str] = page.evaluate(FAULTS, [within, OPTIONS])
    return found


def check_access(page: Page, within: str | None = None) -> None:
    """Axe finds nothing; a fault that goes away when everything has come in is none."""
    until = monotonic() + PATIENCE
    page.wait_for_function(SETTLED)
    while found := faults(page, within):
        assert monotonic() < until, found
        page.wait_for_function(SETTLED)
