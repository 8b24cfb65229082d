"""How a person plays in the browser: by the board with mouse or finger, or through the list of all moves."""

import json
from collections.abc import Callable
from functools import cache
from typing import Any
from urllib.request import urlopen

from playwright.sync_api import Error, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from seaboard.workshop.visitor import ask

# What a page asks of its people now, if it asks anything.
ASKED = """() => {
  const is = (id) => document.querySelector(`[data-testid=${id}]`) !== null;
  const state = ['end', 'hand-over', 'ready', 'throw'].find(is);
  if (state) return state;
  return document.querySelector('[data-testid=now][data-mine=true]') && is('action') && 'turn';
}"""

THROW = "() => { const button = document.querySelector('[data-testid=throw]'); button?.click(); return button !== null; }"

# A tap on a place that can mean several things is played if one of them is plain, else the page asks which.
PLAYED_OR_ASKED = (
    "([seq, action]) => document.querySelector('[data-testid=table]')?.dataset.seq !== seq"
    " || [...document.querySelectorAll('[data-testid=act-button]')].some((button) => button.dataset.action === action)"
)


# Layout shifts that nobody's tap has caused, counted as browsers do: the worst five seconds, ended by one without any.
WATCH_SHIFTS = """() => {
  window.shifts = 0;
  let [sum, first, last] = [0, -Infinity, -Infinity];
  const add = (list) => list.getEntries().filter((entry) => !entry.hadRecentInput).forEach(({ value, startTime }) => {
    if (startTime - last >= 1000 || startTime - first >= 5000) [sum, first] = [0, startTime];
    [sum, last] = [sum + value, startTime];
    window.shifts = Math.max(window.shifts, sum);
  });
  new PerformanceObserver(add).observe({ type: 'layout-shift' });
}"""

# Counts how often such things come into the page, or something becomes such, even for a moment.
WATCH_FOR = """(such) => {
  window.seen = 0;
  const count = () => { if (document.querySelector(such)) window.seen += 1; };
  new MutationObserver(count).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""

# The upper left corner of something that has come to rest: it is where it was a frame ago.
AT_REST = """(one) => new Promise((done) => {
  const look = (before) => requestAnimationFrame(() => {
    const { left, top } = one.getBoundingClientRect();
    if (before && before[0] === left && before[1] === top) done([left, top]);
    else look([left, top]);
  });
  look();
})"""
# Notes which seats are called to play on one device, in their order.
NOTE_CALLS = """() => {
  window.called = [];
  const isCall = (node) => node.dataset?.testid === 'called';
  const note = (changes) => changes.forEach(({ addedNodes }) => {
    for (const node of addedNodes) {
      const call = isCall(node) ? node : node.querySelector?.('[data-testid=called]');
      if (call) window.called.push(Number(call.dataset.number));
    }
  });
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true });
}"""

# The action was played, or it is shown with its button, or the board was enlarged because two places are as near.
PLAYED_OR_SHOWN = (
    "([seq, action, zoomed]) => document.querySelector('[data-testid=table]')?.dataset.seq !== seq"
    " || [...document.querySelectorAll('[data-testid=act-button]')].some((button) => button.dataset.action === action)"
    " || (document.querySelector('.board.zoomed') !== null) !== zoomed"
)
MOST_TAPS = 6
ONCE_MORE = 8_000  # milliseconds until a tap that did nothing is made again
MOST_ACTIONS = 400  # more than any match of the tests takes

# The table has moved on, or for this page it is gone.
MOVED_ON = (
    "seq => document.querySelector('[data-testid=hand-over]') || document.querySelector('[data-testid=end]')"
    " || document.querySelector('[data-testid=table]')?.dataset.seq !== seq"
)

Action = dict[str, Any]
Choose = Callable[[list[Action], int], Action]  # one of the actions; the number helps to take turns among them


EMBLEMS = ("anchor", "star", "whale", "wave")  # of the seats, in their order


def at_turn(page: Page) -> int:
    """The seat whose colour the page has."""
    return EMBLEMS.index(page.get_by_test_id("table").get_attribute("data-seat") or "")


def seq(page: Page) -> str | None:
    """The number of what the table shows."""
    return page.get_by_test_id("table").get_attribute("data-seq")


def start(base: str, game: str, *kinds: str, **options: Any) -> dict[str, Any]:
    """A new match of persons, bots and open seats."""
    players = [{"kind": kind, **({"bot": "sensible"} if kind == "bot" else {})} for kind in kinds]
    seated: dict[str, Any] = ask(base, "/api/matches", {"game": game, "players": players, "options": options})
    return seated


def sit_down(page: Page, base: str, game: str, seated: dict[str, Any]) -> None:
    """Open a table whose token this device has kept."""
    kept = json.dumps([{"match": seated["match"], "game": game, "token": seated["token"], "at": 0}])
    page.add_init_script(f"localStorage['seaboard:matches'] ??= {json.dumps(kept)}")
    page.goto(f"{base}/t/{seated['match']}")


def choose(page: Page, game: str) -> None:
    """Choose a game on the first page; the one played last is chosen already."""
    picture = page.get_by_test_id(f"start-{game}")
    expect(picture).to_be_visible()
    if picture.get_attribute("aria-current") != "true":
        picture.click()
        expect(picture).to_have_attribute("aria-current", "true")


def play_alone(page: Page, game: str) -> None:
    """Begin a match with bots, at once."""
    choose(page, game)
    page.get_by_test_id("alone").click()


def get_ready(*pages: Page) -> None:
    """Tap that everybody is ready, page after page, until each page has taken it; with the last one it begins."""
    for page in pages:
        ready = page.get_by_test_id("ready")
        ready.click()
        expect(ready).to_have_count(0)


def throw(page: Page) -> bool:
    """Throw what waits for a hand at this page; False if nothing does."""
    is_held: bool = page.evaluate(THROW)
    return is_held


def until_turn(page: Page) -> str:
    """Wait for this page's `turn`, for a hand-over (`hand-over`), for a start (`ready`), or for the end (`end`)."""
    while (state := str(page.wait_for_function(ASKED).json_value())) == "throw":
        throw(page)
    return state


def actions(page: Page) -> list[Action]:
    """All that may be played now, out of the list of all moves."""
    found: list[str] = page.get_by_test_id("action").evaluate_all("all => all.map(one => one.dataset.action)")
    return [json.loads(text) for text in found]


@cache
def places(base: str) -> dict[str, list[float]]:
    """Where the places of the board are on it."""
    with urlopen(f"{base}/api/games/smugglers/board") as answer:  # noqa: S310  our own server
        return {place["name"]: place["at"] for place in json.load(answer)["place"]}


def middle_of(page: Page, base: str, place: str) -> tuple[float, float]:
    """Where a place of the board is on the screen."""
    at = places(base)[place]
    x, y = (
        page.get_by_test_id("board")
        .locator("svg.layer")
        .first.evaluate(
            "(svg, [x, y]) => { const p = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM()); return [p.x, p.y]; }", at
        )
    )
    return x, y


def place_of(action: Action) -> str | None:
    place = action.get("to") or action.get("at")
    return place if isinstance(place, str) else None


REGRETTED = ("sail", "push")  # a finger's tap shows them first, except for the first one ever


def by_board(page: Page, base: str, action: Action, *, touch: bool) -> None:
    """Tap the place of an action; if the place can mean several things, choose this one; else press its button."""
    place = place_of(action)
    if place is None:
        press(page, action)
        return
    meanings = sum(place_of(other) == place for other in actions(page))
    may_show = touch and action["kind"] in REGRETTED
    before = page.get_by_test_id("table").get_attribute("data-seq")
    text = json.dumps(action, separators=(",", ":"))
    for patience in (ONCE_MORE, None):
        x, y = middle_of(page, base, place)
        if touch:
            page.touchscreen.tap(x, y)
        else:
            page.mouse.click(x, y)
        try:
            page.wait_for_function(PLAYED_OR_ASKED, arg=[before, text], timeout=patience)
            break
        except TooLate:  # a table that has just come may still have moved under the finger: a person taps again
            if patience is None:
                raise
    if (meanings > 1 or may_show) and page.get_by_test_id("table").get_attribute("data-seq") == before:
        press(page, action)


def by_ship(page: Page, seat: int, action: Action, *, touch: bool) -> None:
    """Tap a ship until it has sailed: the first tap shows its course, the second one sails."""
    text = json.dumps(action, separators=(",", ":"))
    before = seq(page)
    whole = page.locator(".board.zoomed button")
    if whole.count():
        whole.click()
    for _ in range(MOST_TAPS):
        zoomed = page.locator(".board.zoomed").count() > 0
        shown = page.locator(f"[data-testid=act-button][data-action='{text}']").count() > 0
        ship = page.locator(f"[data-ship='{seat}-{action['ship']}']")
        x, y = ship.evaluate(AT_REST)
        if touch:
            page.touchscreen.tap(x, y)
        else:
            page.mouse.click(x, y)
        if shown:
            after(page, before)
            return
        page.wait_for_function(PLAYED_OR_SHOWN, arg=[before, text, zoomed])
        if seq(page) != before:
            return
    raise AssertionError(f"{text} is never played")


# Of such tiles of the heap those that can be touched, the topmost first, each with a point where nothing covers it.
UNCOVERED = """(such) => {
  const touched = [];
  const parts = [0.5, 0.4, 0.6, 0.3, 0.7]; // on its face, not on its edge
  for (const one of [...document.querySelectorAll(such)].reverse()) {
    const { left, top, width, height } = one.getBoundingClientRect();
    const points = parts.flatMap((x) => parts.map((y) => [left + x * width, top + y * height]));
    const found = points.find(([x, y]) => one.contains(document.elementFromPoint(x, y)));
    if (found) touched.push([one.dataset.tile, ...found]);
  }
  return touched;
}"""


Spot = tuple[str, float, float]  # a tile's name, and where it is on the screen


def uncovered(page: Page, face: str = "up", nth: int = 0) -> Spot | None:
    """A tile of the heap that a tap takes, or turns, the topmost or the next ones, if there is one now."""
    found: list[list[Any]] = page.evaluate(UNCOVERED, _lying(face))
    return (found[nth][0], found[nth][1], found[nth][2]) if nth < len(found) else None


def topmost(page: Page, n: int = 1, face: str = "up") -> list[Spot]:
    """The topmost tiles that a tap takes, or turns, as soon as there are so many."""
    enough = f"([such, n]) => {{ const found = ({UNCOVERED})(such); return found.length >= n && found.slice(0, n); }}"
    found: list[list[Any]] = page.wait_for_function(enough, arg=[_lying(face), n]).json_value()
    return [(tile, x, y) for tile, x, y in found]


def _lying(face: str) -> str:
    return f"[data-tile][data-face={face}][data-starfish=false]"


def press(page: Page, action: Action) -> None:
    """Press the button of an action."""
    text = json.dumps(action, separators=(",", ":"))
    page.locator(f"[data-testid=act-button][data-action='{text}']").first.click()


def by_list(page: Page, action: Action) -> None:
    """Play through the list of all moves, with the keyboard alone."""
    text = json.dumps(action, separators=(",", ":"))
    summary = page.get_by_test_id("all-moves").locator("summary")
    summary.focus()
    page.keyboard.press("Enter")
    button = page.locator(f"[data-testid=action][data-action='{text}']")
    expect(button).to_be_visible()
    button.focus()
    page.keyboard.press("Enter")


def by_click(page: Page, action: Action) -> None:
    """Play through the list of all moves at once, if it is still offered: where several act at a time it may not be."""
    page.get_by_test_id("action").evaluate_all(
        "(all, action) => all.find((one) => one.dataset.action === action)?.click()", json.dumps(action, separators=(",", ":"))
    )


def watch_for(page: Page, such: str) -> None:
    """From now on, note whether such things come into the page, even for a moment."""
    page.evaluate(WATCH_FOR, such)


def has_seen(page: Page) -> None:
    """Wait until what is watched for has been there."""
    page.wait_for_function("() => window.seen > 0")


def stop_clock(page: Page) -> None:
    """Let time stand still in a page whose clock is ours; it cannot be stopped in the past, however slow the machine is."""
    ahead = 1000  # milliseconds
    while True:
        try:
            page.clock.pause_at(page.evaluate("Date.now()") + ahead)
        except Error:
            assert ahead < 60_000, "time does not stand still"
            ahead *= 2
        else:
            return


def by_keys(page: Page, action: Action) -> None:
    """The same, where the focus waits at the list since the last action."""
    expect(page.get_by_test_id("all-moves").locator("summary")).to_be_focused()
    by_list(page, action)


def after(page: Page, seq: str | None) -> None:
    """Wait until the table has moved on."""
    page.wait_for_function("seq => document.querySelector('[data-testid=table]')?.dataset.seq !== seq", arg=seq)


def after_or_handed(page: Page, seq: str | None) -> None:
    """Wait until the table has moved on, the device has to be handed over, or the match is over."""
    page.wait_for_function(MOVED_ON, arg=seq)


def take_over(page: Page) -> None:
    """Say at the hand-over page that the next one is here."""
    page.get_by_test_id("i-am-here").click()
    expect(page.get_by_test_id("hand-over")).to_have_count(0)


def play_to_end(page: Page, choose: Choose, way: Callable[[Action], None]) -> int:
    """Play to the end; how many actions it took."""
    for number in range(MOST_ACTIONS):
        if until_turn(page) == "end":
            return number
        before = seq(page)
        way(choose(actions(page), number))
        after(page, before)
    raise AssertionError("the match does not end")


def go_round(page: Page, choose: Choose, enough: Callable[[int], bool] = lambda _: False) -> int:
    """Let one device go round; how often it was handed over.

    It goes round until the match is over, or until whoever is on turn finds that it is `enough` after so many actions.
    """
    handed = 0
    for number in range(MOST_ACTIONS):
        state = until_turn(page)
        if state == "end" or (state == "turn" and enough(number - handed)):
            return handed
        if state == "hand-over":
            handed += 1
            shown = page.get_by_test_id("board").count() + page.get_by_test_id("own-ship").count()
            assert shown == 0, "the neutral page shows nothing of the table"
            take_over(page)
        else:
            before = seq(page)
            by_click(page, choose(actions(page), number))
            after_or_handed(page, before)
    raise AssertionError("the device never comes to rest")
