"""What being together costs, in real browsers: taps from a link to the first own action, the horn, the way back."""

import json
import tempfile
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, Final

from seaboard.engine.errors import Malformed
from seaboard.server.settings import at_home
from seaboard.workshop.browsers import browser as new_browser
from seaboard.workshop.check import running
from seaboard.workshop.line import bad_line
from seaboard.workshop.measure import HANDS, hands_frames
from seaboard.workshop.visitor import ask

DELAYS: Final = (5, 50, 200)  # milliseconds there and back, a line for each page
BREAKS: Final = 5
PATIENCE: Final = 60_000  # milliseconds
HORN = "() => performance.getEntriesByName('seaboard-horn').at(-1)?.detail"
MINE = "[data-testid=now][data-mine=true]"


def together() -> dict[str, Any]:
    """All figures; every page is a browser's own, with nothing kept from the others."""
    with tempfile.TemporaryDirectory() as folder, running(at_home(Path(folder))) as base, new_browser() as browser:
        return {
            "join_taps": join_taps(browser, base),
            "horn_spread_ms": horn_spread(browser, base),
            "hands": {str(seats): hands(browser, base, Path(folder), seats) for seats in HANDS},
            "return_ms": return_ms(browser, base),
        }


def _seated(browser: Any, base: str, seated: dict[str, Any], game: str) -> Any:
    """A page of a device that has a seat."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True)
    kept = json.dumps([{"match": seated["match"], "game": game, "token": seated["token"], "at": 0}])
    context.add_init_script(f"localStorage['seaboard:matches'] ??= {json.dumps(kept)}")
    page = context.new_page()
    page.goto(f"{base}/t/{seated['match']}")
    return page


def join_taps(browser: Any, base: str) -> int:
    """Taps of a guest from the opened link to the first own action that the table has taken."""
    body = {"game": "aboard", "players": [{"kind": "person"}, {"kind": "open"}], "options": {"pace": "race"}}
    seated = ask(base, "/api/matches", body)
    host = _seated(browser, base, seated, "aboard")
    host.get_by_test_id("ready").tap()
    guest = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True).new_page()
    guest.goto(f"{base}/t/{seated['match']}")
    taps = 0
    for what in ("take-seat", "ready"):
        guest.get_by_test_id(what).tap()
        taps += 1
    guest.wait_for_selector(MINE, timeout=PATIENCE)
    before = guest.get_by_test_id("table").get_attribute("data-seq")
    guest.locator("[data-testid^=sack-]:visible").first.tap()
    taps += 1
    guest.wait_for_function(
        "seq => document.querySelector('[data-testid=table]')?.dataset.seq !== seq", arg=before, timeout=PATIENCE
    )
    return taps


def horn_spread(browser: Any, base: str) -> float:
    """How far apart the pages' horns are, by the table's clock, over lines of 5, 50 and 200 milliseconds."""
    players = [{"kind": "person"}, *[{"kind": "open"}] * (len(DELAYS) - 1)]
    seated = ask(base, "/api/matches", {"game": "aboard", "players": players, "options": {"pace": "race"}})
    tokens = [seated["token"], *(ask(base, f"/api/matches/{seated['match']}/claim", {})["token"] for _ in DELAYS[1:])]
    with ExitStack() as stack:
        lines = [stack.enter_context(bad_line(base, delay_ms=delay, dropped=0)) for delay in DELAYS]
        pages = [
            _seated(browser, line.address, seated | {"token": token}, "aboard") for line, token in zip(lines, tokens, strict=True)
        ]
        for page in pages:
            page.get_by_test_id("ready").tap()
        for page in pages:
            page.wait_for_function(HORN, timeout=PATIENCE)
        horns = [page.evaluate(HORN) for page in pages]
        for page in pages:
            page.context.close()
    if len({horn["planned"] for horn in horns}) != 1:
        raise Malformed(f"the pages planned different moments: {horns}")
    fired: list[float] = [horn["fired"] for horn in horns]
    return round(max(fired) - min(fired), 1)


def hands(browser: Any, base: str, folder: Path, seats: int) -> dict[str, float]:
    """Milliseconds of the main thread per frame while so many hands load from one heap on one tablet."""
    figures = hands_frames(browser, base, folder, "aboard", seats)
    return {"frame_ms_median": figures["median_ms"], "p95": figures["p95_ms"]}


def return_ms(browser: Any, base: str) -> dict[str, float]:
    """Milliseconds from a cut connection to the right view."""
    body = {
        "game": "smugglers",
        "players": [{"kind": "person"}, {"kind": "bot", "bot": "sensible"}],
        "options": {"first_seat": 0},
    }
    seated = ask(base, "/api/matches", body)
    found = []
    with bad_line(base, delay_ms=DELAYS[1], dropped=0) as line:
        page = _seated(browser, line.address, seated, "smugglers")
        page.wait_for_selector(MINE, timeout=PATIENCE)
        for _ in range(BREAKS):
            begin = perf_counter()
            line.cut_all()
            page.get_by_test_id("banner").wait_for(state="visible")
            page.get_by_test_id("banner").wait_for(state="hidden")
            found.append((perf_counter() - begin) * 1000)
        page.context.close()
    return {"median": round(median(found), 1), "most": round(max(found), 1)}
