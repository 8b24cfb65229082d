"""How a person plays in the browser: by the board with mouse or finger, or through the list of all moves."""

import json
from typing import Any
from urllib.request import urlopen

from playwright.sync_api import Page, expect

TURN_OR_END = (
    "() => document.querySelector('[data-testid=end]')"
    " || document.querySelector('[data-testid=hand-over]')"
    " || (document.querySelector('[data-testid=now][data-mine=true]') && document.querySelector('[data-testid=action]'))"
)

# A tap on a place that can mean several things is played if one of them is plain, else the page asks which.
PLAYED_OR_ASKED = (
    "([seq, action]) => document.querySelector('[data-testid=table]')?.dataset.seq !== seq"
    " || [...document.querySelectorAll('[data-testid=act-button]')].some((button) => button.dataset.action === action)"
)


def until_turn(page: Page) -> str:
    """Wait until it is this page's `turn`, the device has to be handed over (`hand-over`), or the match is over (`end`)."""
    page.wait_for_function(TURN_OR_END)
    for state in ("end", "hand-over"):
        if page.get_by_test_id(state).count():
            return state
    return "turn"


def actions(page: Page) -> list[dict[str, Any]]:
    """All that may be played now, out of the list of all moves."""
    found: list[str] = page.get_by_test_id("action").evaluate_all("all => all.map(one => one.dataset.action)")
    return [json.loads(text) for text in found]


def middle_of(page: Page, base: str, place: str) -> tuple[float, float]:
    """Where a place of the board is on the screen."""
    with urlopen(f"{base}/api/games/smugglers/board") as answer:  # noqa: S310  our own server
        at = next(found["at"] for found in json.load(answer)["place"] if found["name"] == place)
    x, y = (
        page.get_by_test_id("board")
        .locator("svg.layer")
        .first.evaluate(
            "(svg, [x, y]) => { const p = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM()); return [p.x, p.y]; }", at
        )
    )
    return x, y


def place_of(action: dict[str, Any]) -> str | None:
    place = action.get("to") or action.get("at")
    return place if isinstance(place, str) else None


def by_board(page: Page, base: str, action: dict[str, Any], *, touch: bool) -> None:
    """Tap the place of an action; if the place can mean several things, choose this one; else press its button."""
    place = place_of(action)
    if place is None:
        press(page, action)
        return
    meanings = sum(place_of(other) == place for other in actions(page))
    before = page.get_by_test_id("table").get_attribute("data-seq")
    x, y = middle_of(page, base, place)
    if touch:
        page.touchscreen.tap(x, y)
    else:
        page.mouse.click(x, y)
    if meanings > 1:
        text = json.dumps(action, separators=(",", ":"))
        page.wait_for_function(PLAYED_OR_ASKED, arg=[before, text])
        if page.get_by_test_id("table").get_attribute("data-seq") == before:
            press(page, action)


def press(page: Page, action: dict[str, Any]) -> None:
    """Press the button of an action."""
    text = json.dumps(action, separators=(",", ":"))
    page.locator(f"[data-testid=act-button][data-action='{text}']").first.click()


def by_list(page: Page, action: dict[str, Any]) -> None:
    """Play through the list of all moves, with the keyboard alone."""
    text = json.dumps(action, separators=(",", ":"))
    summary = page.get_by_test_id("all-moves").locator("summary")
    summary.focus()
    page.keyboard.press("Enter")
    button = page.locator(f"[data-testid=action][data-action='{text}']")
    expect(button).to_be_visible()
    button.focus()
    page.keyboard.press("Enter")


def after(page: Page, seq: str | None) -> None:
    """Wait until the table has moved on."""
    page.wait_for_function("seq => document.querySelector('[data-testid=table]')?.dataset.seq !== seq", arg=seq)
