"""A game without a board of its own in the page: what `seaboard new-game` makes is on the first page, and is played there."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from seaboard.server.settings import Settings
from seaboard.server.storage.store import Store
from seaboard.workshop.scenes import Scene, keep
from tests.support import browser as by
from tests.support.access import check_access
from tests.web.conftest import NewPage

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
SEABOARD = (sys.executable, "-B", "-c", "from seaboard.cli.main import main; main()")


@contextmanager
def serving(folder: Path, env: dict[str, str]) -> Iterator[str]:
    """A server of a copy's own code."""
    command = [*SEABOARD, "serve", "--no-browser", "--port", "0", "--data", str(folder / "data")]
    with subprocess.Popen(command, cwd=folder, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            ready = re.match(r"Ready: (http://\S+)", line)
            assert ready, line
            yield ready[1]
        finally:
            process.terminate()


@pytest.fixture(scope="module")
def with_ferry(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of a copy of this checkout in which somebody has made the game ferry."""
    folder = tmp_path_factory.mktemp("copy")
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", folder)
    env = os.environ | {"PYTHONPATH": str(folder / "src")}
    subprocess.run([*SEABOARD, "new-game", "ferry"], cwd=folder, env=env, check=True, capture_output=True)
    with serving(folder, env) as base:
        yield base


def play_on(page: Page, n: int) -> None:
    """Take the first of what is offered, so many times."""
    for _ in range(n):
        expect(page.get_by_test_id("now")).to_have_attribute("data-mine", "true")
        before = page.get_by_test_id("table").get_attribute("data-seq") or ""
        page.get_by_test_id("act-button").first.click()
        by.after(page, before)


def test_a_new_game_is_on_the_first_page_and_is_played_there(with_ferry: str, new_page: NewPage) -> None:
    page = new_page()
    page.goto(with_ferry)
    expect(page.get_by_test_id("start-ferry").get_by_test_id("facts")).to_contain_text("2–4 players")
    expect(page.get_by_test_id("start-pig")).to_have_count(0)
    page.get_by_test_id("start-ferry").click()
    page.get_by_test_id("alone").click()
    play_on(page, 2)
    expect(page.get_by_test_id("now-sentence")).to_have_text("Sell now, or wait for a better price?")
    expect(page.get_by_test_id("log")).to_contain_text("You wait.")
    expect(page.get_by_test_id("plates")).to_contain_text("The market pays")
    expect(page.get_by_test_id("seat-panel")).to_have_count(3)
    expect(page.get_by_test_id("plain-piece")).to_have_count(3)
    check_access(page)


# What is there to press, and what the table says meanwhile, all at one moment: a throw falls by itself after a while.
ASKED = """() => {
  const [button] = ['throw', 'act-button'].flatMap((id) => [...document.querySelectorAll(`[data-testid=${id}]:enabled`)]);
  const texts = (of) => [...document.querySelectorAll(of)].map((one) => one.innerText);
  return button && {
    id: button.dataset.testid,
    log: texts('[data-testid=log] li').join(' '),
    plates: texts('[data-testid=plates] g').join(' '),
    scores: texts('[data-testid=seat-panel] .score').map((text) => parseInt(text)),
  };
}"""


def test_while_a_throw_is_awaited_the_board_shows_what_the_log_tells(with_ferry: str, new_page: NewPage) -> None:
    """The bots' sales and the next price come in one message: their coins count, and the last price holds no more."""
    page = new_page(pace="swift", by_hand=True)
    page.goto(with_ferry)
    page.get_by_test_id("start-ferry").click()
    page.get_by_test_id("alone").click()
    while (asked := page.wait_for_function(ASKED).json_value())["id"] != "throw" or " sells " not in asked["log"]:
        if asked["id"] == "throw":
            page.get_by_test_id("throw").click()
            expect(page.get_by_test_id("throw")).to_have_count(0)
        else:
            play_on(page, 1)
    earned = sum(int(n) for n in re.findall(r" sells? \w+ for (\d+)", asked["log"]))
    assert sum(asked["scores"]) == earned
    assert "The market pays" not in asked["plates"]


WON = {"phase": "choose", "round": 4, "die": 6, "at_stake": 12, "points": [90, 40]}  # hold, and it is over


def test_a_game_that_is_not_shown_is_there_for_whoever_asks(base: str, settings: Settings, new_page: NewPage) -> None:
    """Pig, in German: its words come from its own folder. The end has ranks, and the way on."""
    page = new_page(locale="de")
    page.goto(f"{base}/?game=pig")
    expect(page.get_by_test_id("start-pig")).to_have_attribute("aria-current", "true")
    expect(page.get_by_test_id("start-pig")).to_contain_text("Schweinerei")
    scene = Scene(note="Pig is won", seats=2, people=1, options={}, view=0, position=WON, do=[])
    store = Store(settings.database)
    match, token = keep(store, "pig", "won", scene, ["Mia", "Opa Jo"])
    store.close()
    by.sit_down(page, base, "pig", {"match": match, "token": token})
    expect(page.get_by_test_id("seat-panel").first).to_contain_text("90/100")
    page.get_by_role("button", name="Behalten").click()
    expect(page.get_by_test_id("end-row")).to_have_count(2)
    expect(page.get_by_test_id("end-row").first).to_contain_text("102")
    expect(page.get_by_test_id("rematch")).to_be_visible()
