"""What the page costs a browser: the script of a first play of each game, and the main thread's time per frame while it plays."""

import gzip
import json
import shutil
import tempfile
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any

from seaboard.engine.errors import Malformed
from seaboard.server.check import running
from seaboard.server.settings import at_home

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = ("--no-sandbox", "--disable-gpu")
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel"]
MOVED_ON = "seq => document.querySelector('[data-testid=table]')?.dataset.seq !== seq"
TURNS = 3  # own turns and those of the bots, watched at the normal pace
MICROSECONDS = 1000.0  # in a millisecond


def browser_path() -> str | None:
    """The machine's own browser; without one Playwright's is taken."""
    return next(filter(None, map(shutil.which, BROWSERS)), None)


def script_kilobytes(page: Any, base: str, game: str) -> float:
    """Kilobytes of compressed script that a first play of a game loads."""
    sizes: dict[str, int] = {}
    page.on(
        "response",
        lambda answer: sizes.update({answer.url: len(gzip.compress(answer.body()))}) if answer.url.endswith(".js") else None,
    )
    page.goto(base)
    page.get_by_test_id(f"start-{game}").click()
    page.wait_for_selector("[data-testid=now][data-mine=true]")
    page.wait_for_load_state("networkidle")
    return round(sum(sizes.values()) / 1000, 1)


def frame_milliseconds(trace: Path) -> dict[str, Any]:
    """Milliseconds that the page's main thread worked in each frame of a trace: median, 95th in a hundred, how many."""
    events = json.loads(trace.read_text(encoding="utf-8"))["traceEvents"]
    threads = {
        (event["pid"], event["tid"])
        for event in events
        if event.get("name") == "thread_name" and event["args"].get("name") == "CrRendererMain"
    }
    mains = [event for event in events if (event.get("pid"), event.get("tid")) in threads]
    busiest = max(threads, key=lambda thread: sum(_is_task(event) and (event["pid"], event["tid"]) == thread for event in mains))
    mine = sorted((event for event in mains if (event["pid"], event["tid"]) == busiest and "ts" in event), key=lambda e: e["ts"])
    frames = [event["ts"] for event in mine if event.get("name") == "Commit"]
    tasks = [event for event in mine if _is_task(event)]
    work: list[float] = []
    for begin, end in pairwise(frames):
        work.append(sum(task.get("dur", 0) for task in tasks if begin <= task["ts"] < end) / MICROSECONDS)
    if not work:
        raise Malformed("the trace holds no frames")
    work.sort()
    return {"median": round(median(work), 2), "p95": round(work[len(work) * 95 // 100], 2), "frames": len(work)}


def _is_task(event: dict[str, Any]) -> bool:
    return event.get("name") == "RunTask" and event.get("ph") == "X"


def page(game: str) -> dict[str, Any]:
    """The figures of a game, in a browser without a screen; drawing there is slower than on a real device, thinking is not."""
    try:
        from playwright.sync_api import sync_playwright  # noqa: PLC0415  a tool of the tests, not of the library
    except ImportError as error:
        raise Malformed("this needs the package playwright; ./test brings it") from error

    with tempfile.TemporaryDirectory() as folder, running(at_home(Path(folder))) as base, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path(), args=list(FLAGS))
        shown = browser.new_page(viewport={"width": 390, "height": 844})
        kilobytes = script_kilobytes(shown, base, game)
        trace = Path(folder) / "trace.json"
        browser.start_tracing(
            page=shown, path=trace, categories=["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel"]
        )
        _watch(shown)
        browser.stop_tracing()
        browser.close()
        return {"script_kilobytes": kilobytes, "frame_milliseconds": frame_milliseconds(trace)}


def _watch(shown: Any) -> None:
    """Play some turns: whatever comes first in the list of all moves, turn after turn."""
    for _ in range(TURNS):
        shown.wait_for_selector("[data-testid=now][data-mine=true]", timeout=60_000)
        seq = shown.get_by_test_id("table").get_attribute("data-seq")
        shown.get_by_test_id("all-moves").locator("summary").click()
        shown.get_by_test_id("action").first.click()
        shown.wait_for_function(
            "seq => document.querySelector('[data-testid=table]')?.dataset.seq !== seq", arg=seq, timeout=60_000
        )
