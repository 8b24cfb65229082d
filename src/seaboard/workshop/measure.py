"""What the page costs a browser: the script of a first play of each game, and the main thread's time per frame while it plays."""

import gzip
import json
import tempfile
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, Final, NamedTuple
from urllib.request import urlopen

from seaboard.engine.errors import Malformed
from seaboard.games import registry
from seaboard.server.settings import at_home
from seaboard.workshop.browsers import browser as new_browser
from seaboard.workshop.check import running
from seaboard.workshop.visitor import ask

CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel", "blink.user_timing"]
NOTED = "seaboard:"  # so begin the names under which the page notes every move of light or cloud (web/src/board/motion.ts)
# Played by a plain script: a locator's own search was an eighth of all that ran in the page.
ACT = """() => {
  const { seq } = document.querySelector('[data-testid=table]').dataset;
  document.querySelector('[data-testid=action]')?.click();
  return seq;
}"""
MOVED_ON = "seq => document.querySelector('[data-testid=table]')?.dataset.seq !== seq"
TAUGHT = json.dumps({game: {"isOver": True, "done": {}} for game in registry.IDS})  # every lesson has been left
TURNS = 3  # own turns and those of the bots, watched at the normal pace
LEAST = 15.0  # seconds, for a game in which a turn is soon over
LOOK_MS = 100  # how often it is looked; a look with every frame, as is usual, was a quarter of what the frames cost
MICROSECONDS = 1000.0  # in a millisecond
HANDS = (2, 4)  # on one tablet
TABLET = {"width": 1180, "height": 820}
CARRIED = 8  # by each hand
STEPS = 36  # of a finger on its way
STEP_MS = 14
# For each hand something that lies open and bare, and a free place of its ship: where the finger goes down, and where it lets go.
WAYS = """() => {
  const middle = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const isBare = (tile, [x, y]) => tile.contains(document.elementFromPoint(x, y));
  const tiles = [...document.querySelectorAll('[data-tile][data-face=up][data-starfish=false]')]
    .map((tile) => [tile, [tile.transform.baseVal[0].matrix.e, tile.transform.baseVal[0].matrix.f]])
    .filter(([tile, at]) => isBare(tile, at)).map(([, at]) => at);
  const free = [...document.querySelectorAll('[data-testid=hands-ship]')].map((ship) => ship.querySelector('[data-free=true]'));
  return free.flatMap((place, i) => (place && tiles[i] ? [[...tiles[i], ...middle(place)]] : []));
}"""


OWN_TURN: Final = "[data-testid=now][data-mine=true]"
CAN_ACT: Final = f"() => document.querySelector('{OWN_TURN}') && document.querySelector('[data-testid=action]') && true"

# The scripts that were asked for until the person could act; later than that more is fetched, for what comes next.
NOTE_SCRIPTS: Final = f"""
let turn = Infinity;
const look = () => {{ if (turn === Infinity && document.querySelector('{OWN_TURN}')) turn = performance.now(); }};
new MutationObserver(look).observe(document, {{ subtree: true, childList: true, attributes: true }});
const fetched = () => performance.getEntriesByType('resource').filter((entry) => entry.startTime <= turn);
window.fetchedUntilTurn = () => fetched().map((entry) => entry.name).filter((name) => name.endsWith('.js'));
"""


def script_kilobytes(page: Any, base: str, game: str) -> float:
    """Kilobytes of compressed script that a first play of a game loads, without the pages on which people wait for each other."""
    page.add_init_script(NOTE_SCRIPTS)
    page.goto(base)  # as somebody sees it who has no match to sail on with
    page.wait_for_load_state("networkidle")
    scripts = set(page.evaluate("() => window.fetchedUntilTurn()"))
    picture = page.get_by_test_id(f"start-{game}")
    picture.wait_for()
    if picture.get_attribute("aria-current") != "true":
        picture.click()
    page.get_by_test_id("alone").click()
    ready = page.get_by_test_id("ready")
    ready.or_(page.get_by_test_id("table")).first.wait_for()
    if ready.count():
        ready.click()
    page.wait_for_selector(OWN_TURN)
    page.goto(page.url)
    page.wait_for_load_state("networkidle")
    scripts |= set(page.evaluate("() => window.fetchedUntilTurn()"))
    return round(sum(len(gzip.compress(_body(script))) for script in scripts) / 1000, 1)


def _body(address: str) -> bytes:
    with urlopen(address) as answer:  # noqa: S310  our own server
        body: bytes = answer.read()
        return body


class Frame(NamedTuple):
    """From one picture to the next, in microseconds of the trace, and how long the main thread worked in between.

    `work` is by the clock, in which other jobs of the machine count; `processor` is what the thread itself was given.
    """

    begin: int
    end: int
    work: int
    processor: int


def frame_milliseconds(frames: Sequence[Frame]) -> dict[str, Any]:
    """Milliseconds that the page's main thread worked in each frame: median, 95th in a hundred; also as processor time."""
    return {
        "frames": len(frames),
        **_spread("", [frame.work for frame in frames]),
        **_spread("processor_", [frame.processor for frame in frames]),
    }


def _spread(prefix: str, microseconds: Sequence[int]) -> dict[str, float]:
    work = sorted(one / MICROSECONDS for one in microseconds)
    return {f"{prefix}median_ms": round(median(work), 2), f"{prefix}p95_ms": round(work[len(work) * 95 // 100], 2)}


def read_trace(path: Path) -> tuple[list[Frame], list[Frame]]:
    """All frames of a trace, and those in which light or cloud moved; a trace without them is Malformed."""
    events = _of_the_page(json.loads(path.read_text(encoding="utf-8"))["traceEvents"])
    frames, sweeps = _frames(events), _sweeps(events)
    swept = [frame for frame in frames if any(begin < frame.end and frame.begin < end for begin, end in sweeps)]
    if not frames or not swept:
        raise Malformed(f"the trace holds no frames{' of a sweep' if frames else ''}")
    return frames, swept


def _of_the_page(events: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """The events of the busiest main thread in the order of time; a browser has others, which wait."""
    tasks = Counter((event["pid"], event["tid"]) for event in events if _is_task(event))
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event.get("name") == "thread_name" and event["args"].get("name") == "CrRendererMain"
    }
    busiest = max(mains, key=lambda thread: tasks[thread])
    mine = (event for event in events if "ts" in event and (event.get("pid"), event.get("tid")) == busiest)
    return sorted(mine, key=lambda event: int(event["ts"]))


def _frames(events: Sequence[dict[str, Any]]) -> list[Frame]:
    commits = [event["ts"] for event in events if event.get("name") == "Commit"]
    tasks = [event for event in events if _is_task(event)]

    def spent(begin: int, end: int, by: str) -> int:
        return sum(task.get(by, 0) for task in tasks if begin <= task["ts"] < end)

    return [Frame(begin, end, spent(begin, end, "dur"), spent(begin, end, "tdur")) for begin, end in pairwise(commits)]


def _sweeps(events: Sequence[dict[str, Any]]) -> list[tuple[int, int]]:
    """When light, cloud or tiles moved from one place to the next, as the page has noted it.

    Several hands move at once; which end belongs to which begin does not matter for when anything moved at all.
    """
    noted = [event for event in events if str(event.get("name")).startswith(NOTED)]
    begins, ends = ([event["ts"] for event in noted if event["ph"] == phase] for phase in "be")
    return list(zip(begins, ends, strict=True))


def _is_task(event: dict[str, Any]) -> bool:
    return event.get("name") == "RunTask" and event.get("ph") == "X"


def page(game: str) -> dict[str, Any]:
    """The figures of a game, in a browser without a screen; drawing there is slower than on a real device, thinking is not."""
    with tempfile.TemporaryDirectory() as folder, running(at_home(Path(folder))) as base, new_browser() as browser:
        shown = browser.new_page(viewport={"width": 390, "height": 844})
        shown.add_init_script("localStorage['seaboard:byHand'] = 'false'")  # nobody is there to throw
        shown.add_init_script(f"localStorage['seaboard:lessons'] = {json.dumps(TAUGHT)}")  # or to learn
        kilobytes = script_kilobytes(shown, base, game)
        frames, swept = _traced(browser, shown, Path(folder), _watch)
        hands = (
            {str(seats): hands_frames(browser, base, Path(folder), game, seats) for seats in HANDS} if has_hands(game) else None
        )
        return {
            "script_kilobytes": kilobytes,
            "frame_milliseconds": frame_milliseconds(frames),
            "wonder": frame_milliseconds(swept),
        } | ({"hands": hands} if hands else {})


def _traced(browser: Any, shown: Any, folder: Path, play: Callable[[Any], None]) -> tuple[list[Frame], list[Frame]]:
    """The frames of a page while something is played on it, and those in which something moved."""
    trace = folder / "trace.json"
    browser.start_tracing(page=shown, path=trace, categories=CATEGORIES)
    play(shown)
    browser.stop_tracing()
    return read_trace(trace)


def has_hands(game: str) -> bool:
    """Can several people play it with their hands on one screen?"""
    return any(start.hands for start in registry.meta(game).start)


def hands_frames(browser: Any, base: str, folder: Path, game: str, seats: int) -> dict[str, Any]:
    """The frames in which so many hands carry something on one tablet, or it flies."""
    options = registry.starting_with(registry.meta(game), "link", "later")
    players = [{"kind": "person"}] * seats
    seated = ask(base, "/api/matches", {"game": game, "players": players, "options": options})
    kept = json.dumps([{"match": seated["match"], "game": game, "token": seated["token"], "at": 0}])
    context = browser.new_context(viewport=TABLET, has_touch=True)
    context.add_init_script(f"localStorage['seaboard:matches'] ??= {json.dumps(kept)}")
    shown = context.new_page()
    shown.goto(f"{base}/t/{seated['match']}")
    shown.get_by_test_id("ready").click()
    shown.wait_for_selector("[data-testid=hands]")
    try:
        return frame_milliseconds(_traced(browser, shown, folder, _carry)[1])
    finally:
        context.close()


def _carry(shown: Any) -> None:
    """Let every hand on the screen carry something to its place, all at once, again and again."""
    touch = shown.context.new_cdp_session(shown)
    for _ in range(CARRIED):
        ways = shown.evaluate(WAYS)
        if not ways:  # nothing lies open any more
            break
        for step in range(STEPS + 1):
            points = [
                {"id": i, "x": x + (to_x - x) * step / STEPS, "y": y + (to_y - y) * step / STEPS}
                for i, (x, y, to_x, to_y) in enumerate(ways)
            ]
            touch.send("Input.dispatchTouchEvent", {"type": "touchMove" if step else "touchStart", "touchPoints": points})
            shown.wait_for_timeout(STEP_MS)
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        shown.wait_for_function("() => !document.querySelector('[data-testid=loop], [data-testid=carried]')")


def _watch(shown: Any) -> None:
    """Play some turns, and some seconds: whatever comes first in the list of all moves, turn after turn."""
    turns, begin = 0, perf_counter()
    while turns < TURNS or perf_counter() - begin < LEAST:
        turns += 1
        shown.wait_for_function(CAN_ACT, polling=LOOK_MS, timeout=60_000)
        seq = shown.evaluate(ACT)
        shown.wait_for_function(MOVED_ON, arg=seq, polling=LOOK_MS, timeout=60_000)
