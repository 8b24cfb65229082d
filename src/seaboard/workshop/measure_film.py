"""What the night's film costs: how long it takes to wind, to play and to save, and what the saved file weighs."""

import tempfile
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from seaboard.bots.bot import sensible
from seaboard.engine.chance import new_rng
from seaboard.lab.matches import finish
from seaboard.server import seating
from seaboard.server.begin import new_match
from seaboard.server.bodies import NewPlayer
from seaboard.server.clock import now_ms
from seaboard.server.settings import Settings, at_home
from seaboard.server.storage.store import Store, TableRow
from seaboard.workshop.browsers import browser as new_browser
from seaboard.workshop.check import running

NAMES: Final = ("Mia", "Opa Jo", "Noor")
SECRET: Final = bytes([1]) * 32
LONGEST_MS: Final = 900_000
FILM: Final = "[data-testid=film]"


def film(game: str) -> dict[str, Any]:
    """The film of a match between sensible bots, in a browser: seconds, and the bytes of the GIF."""
    with tempfile.TemporaryDirectory() as folder:
        settings = at_home(Path(folder), bot_delays=False)
        match = _played(settings, game)
        with running(settings) as base, new_browser() as browser:
            page = browser.new_context(viewport={"width": 1280, "height": 900}).new_page()
            page.set_default_timeout(LONGEST_MS)
            begin = perf_counter()
            page.goto(f"{base}/t/{match}/replay?film")
            page.wait_for_selector(f"{FILM}[data-state=playing]")
            wound = perf_counter()
            page.wait_for_selector(f"{FILM}[data-state=over]")
            played = perf_counter()
            with page.expect_download() as saving:
                page.get_by_test_id("film-gif").click()
            saved = perf_counter()
            path = Path(folder) / "film.gif"
            saving.value.save_as(path)
            return {
                "winding_s": round(wound - begin, 1),
                "film_s": int(page.locator(FILM).get_attribute("data-seen") or 0) / 1000,
                "played_s": round(played - wound, 1),
                "gif_s": round(saved - played, 1),
                "gif_bytes": path.stat().st_size,
                "gif_width": int.from_bytes(path.read_bytes()[6:8], "little"),
            }


def _played(settings: Settings, game: str) -> str:
    """Keep a match that is over; its id."""
    rows = seating.seat_rows([NewPlayer("bot", name, bot="sensible") for name in NAMES], "none")
    match = new_match(f"film-{game}", SECRET, game, {}, rows)
    finish(match, sensible, new_rng("film", game))
    store = Store(settings.database)
    store.create(match.header.id, match.header, SECRET, rows, match.log.entries, now_ms(), TableRow(stage="playing")).result()
    store.close()
    return match.header.id
