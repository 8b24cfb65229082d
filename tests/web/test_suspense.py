"""Log, score, sentence and speech tell nothing before it has been seen on the board. Time stands still while we look."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec
import pytest
from playwright.sync_api import Page, expect

from seaboard.server.settings import at_home
from seaboard.server.storage.store import Store
from seaboard.workshop import scenes
from seaboard.workshop.check import running
from tests.support import browser as by
from tests.support.long import also_long
from tests.support.standstill import MOST_STEPS, STEP_MS, Standstill
from tests.web.conftest import AtScene, NewPage

pytestmark = pytest.mark.slow

FOLDER = Path(__file__).parents[2] / "web" / "scenes"


class Moment(NamedTuple):
    """A position just before something happens, what brings it about, and what tells of it."""

    game: str
    scene: str
    changes: dict[str, Any]
    options: dict[str, Any]
    action: dict[str, Any]
    telling: str


LAST_CARD = {
    "round": 2,
    "drawn": ["D01", "D07", "D10", "D16", "D19", "T05", "T08", "P01", "P05", "P12", "O04", "O05", "O12"],
    "played": ["D01", "D07", "D10", "D16", "D19", "T05", "T08", "P01", "P05", "P12", "O04", "O05", "O12"],
    "used": ["D09", "D03", "D13", "D18", "D20", "T01", "T04", "P03", "P07", "P11", "O02", "O07", "O11"],
    "card": "O12",
    "postponed": 0,
    "parrots": [1],
    "asked": [0],
}
AT_THE_QUAY = {
    "boats": [{"at": "O12", "cargo": {"from": "gems", "to": "vases"}}, {"at": "M17"}, {"at": "M2"}],
}
NEARLY_RICH = {
    "fleets": [
        {"ships": ["B8", "L1", "S5", "oil-1"], "cargo": {"sugar": [60], "lumber": [70, 60]}},
        {"ships": ["O7", "bananas-1", "lost", "S1"], "cargo": {"oil": [100]}},
        {"ships": ["L9", "O2", "sugar-1", "lumber-2"], "cargo": {"sugar": [50], "bananas": [40]}},
    ]
}
MOMENTS = {
    "smugglers-caught": Moment("smugglers", "beam-choice", {}, {}, {"kind": "turn", "way": "clockwise"}, "Caught!"),
    "smugglers-won": Moment("smugglers", "delivered", AT_THE_QUAY, {"target": 1}, {"kind": "sail", "to": "vases"}, "You win"),
    "smugglers-hidden": Moment(
        "smugglers",
        "delivered",
        AT_THE_QUAY,
        {"target": 9, "open_scores": False},
        {"kind": "sail", "to": "vases"},
        "You deliver at",
    ),
    "triangle-spun": Moment("triangle", "two-players", {"first": 1}, {}, {"kind": "sail", "ship": 1}, "The cloud"),
    "triangle-won": Moment("triangle", "short", NEARLY_RICH, {}, {"kind": "sail", "ship": 0}, "enough money"),
    "aboard-ended": Moment("aboard", "order", LAST_CARD, {}, {"kind": "decline"}, "The richest ship wins"),
}
USES = ("seen", "ended", "reloaded", "hopped")  # each test has matches of its own
Stage = tuple[str, dict[tuple[str, str], tuple[str, str]]]


def scene_of(moment: Moment) -> scenes.Scene:
    """The stored scene with the changes; whoever is not oneself is a bot, and the device has heard nothing yet."""
    scene = scenes.read(FOLDER / f"{moment.game}.json").scenes[moment.scene]
    position = (scene.position or {}) | moment.changes
    return msgspec.structs.replace(scene, people=1, options=scene.options | moment.options, position=position, log=[])


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    """A server whose store has every moment, once for each use."""
    settings = at_home(tmp_path_factory.mktemp("moments"), bot_delays=False)
    store = Store(settings.database)
    names = ["Ann", "Ben", "Cleo", "Dora"]
    stored = {
        (name, use): scenes.keep(store, moment.game, f"{name}-{use}", scene_of(moment), names)
        for name, moment in MOMENTS.items()
        for use in USES
    }
    store.close()
    with running(settings) as base:
        yield base, stored


def open_moment(page: Page, stage: Stage, name: str, use: str) -> tuple[Moment, Standstill]:
    """Sit down at a moment; from then on time stands still."""
    base, stored = stage
    match, token = stored[name, use]
    still = Standstill(page)
    by.sit_down(page, base, MOMENTS[name].game, {"match": match, "token": token})
    assert by.until_turn(page) == "turn"
    still.begin()
    return MOMENTS[name], still


def said(page: Page) -> str:
    """All words that tell what has happened."""
    return "\n".join(page.get_by_test_id(name).inner_text() for name in ("log", "now-sentence", "news"))


def scores(page: Page) -> list[str]:
    return page.get_by_test_id("seat-panel").all_inner_texts()


def is_busy(page: Page) -> bool:
    return page.get_by_test_id("board").get_attribute("data-busy") == "true"


def play(page: Page, moment: Moment) -> None:
    """Do what brings it about; the board begins to play it and stands still."""
    by.by_list(page, moment.action)
    expect(page.get_by_test_id("board")).to_have_attribute("data-busy", "true")


@pytest.mark.parametrize("name", also_long(MOMENTS, "smugglers-caught", "triangle-spun", "aboard-ended"))
def test_nothing_is_told_before_it_has_been_seen(stage: Stage, new_page: NewPage, name: str) -> None:
    page = new_page(pace="calm")
    moment, still = open_moment(page, stage, name, "seen")
    before = scores(page)
    assert moment.telling not in said(page)
    play(page, moment)
    assert moment.telling not in said(page), "it has only begun"
    assert scores(page) == before, "nobody has earned anything yet"
    expect(page.get_by_test_id("end")).to_have_count(0)
    log = page.get_by_test_id("log")
    for _ in range(MOST_STEPS):
        if moment.telling in log.inner_text():
            break
        still.run_for(STEP_MS)
    expect(page.get_by_test_id("news"), "what can be read is spoken").to_contain_text(moment.telling)


@pytest.mark.parametrize("name", [name for name, moment in MOMENTS.items() if "wins" in moment.telling])
def test_the_sheet_of_the_end_waits_for_the_board(stage: Stage, new_page: NewPage, name: str) -> None:
    page = new_page(pace="calm")
    moment, still = open_moment(page, stage, name, "ended")
    play(page, moment)
    for _ in range(MOST_STEPS):
        expect(page.get_by_test_id("end")).to_have_count(0)
        still.run_for(STEP_MS)
        if not is_busy(page):
            break
    expect(page.get_by_test_id("end")).to_be_visible()
    expect(page.get_by_test_id("log").locator("li").first).to_have_text(re.compile(re.escape(moment.telling)))


def test_a_page_loaded_anew_tells_what_it_had_heard(stage: Stage, new_page: NewPage) -> None:
    """What was heard and not yet seen is on the board at once, and in the log."""
    page = new_page(pace="calm")
    moment, _ = open_moment(page, stage, "smugglers-caught", "reloaded")
    log = page.get_by_test_id("log")
    play(page, moment)
    assert moment.telling not in log.inner_text()
    page.reload()
    expect(log).to_contain_text(moment.telling)


def test_the_written_log_leaves_points_out_where_scores_are_hidden(stage: Stage, new_page: NewPage) -> None:
    base, stored = stage
    page = new_page()
    match, token = stored["smugglers-hidden", "reloaded"]
    by.sit_down(page, base, "smugglers", {"match": match, "token": token})
    assert by.until_turn(page) == "turn"
    by.by_list(page, MOMENTS["smugglers-hidden"].action)
    log = page.get_by_test_id("log")
    expect(log).to_contain_text("You deliver at")
    assert "point" not in log.inner_text()


def test_a_great_moment_is_named_and_a_key_ends_it(stage: Stage, new_page: NewPage) -> None:
    page = new_page(pace="calm")
    moment, still = open_moment(page, stage, "smugglers-caught", "hopped")
    play(page, moment)
    still.run_until("[data-say=scene-caught]")
    caption = page.get_by_test_id("caption")
    expect(caption).to_have_attribute("aria-hidden", "true")  # the line of the log says it
    expect(page.get_by_test_id("table")).to_have_attribute("data-seat", "lamp")
    page.keyboard.press("Escape")
    expect(caption).to_have_count(0)
    expect(page.get_by_test_id("board")).to_have_attribute("data-busy", "false")
    expect(page.get_by_test_id("table")).not_to_have_attribute("data-seat", "lamp")


def test_a_delivered_crate_counts_when_it_can_be_read(stage: Stage, new_page: NewPage) -> None:
    page = new_page(pace="calm")
    moment, still = open_moment(page, stage, "smugglers-won", "hopped")
    before = scores(page)
    play(page, moment)
    still.run_until("[data-say=scene-delivered]")
    assert scores(page) == before, "it has not been turned over yet"
    assert "You deliver at" not in said(page)
    page.keyboard.press("Escape")
    still.run_for(STEP_MS)
    assert "You deliver at" in said(page)


def test_a_tap_shuts_the_crate(at_scene: AtScene, new_page: NewPage) -> None:
    page = new_page(width=390, height=844, touch=True, pace="calm")
    at_scene(page, "smugglers", "delivered")
    assert by.until_turn(page) == "turn"
    by.by_click(page, {"kind": "take", "at": "jewellery"})
    page.get_by_test_id("crate-shut").tap()  # it ends the moment before the button hears of it, and there is no error
    expect(page.get_by_test_id("crate")).to_have_count(0)


# The chest is named over the board, and beside it stands the sentence that tells of it.
CHEST_IS_TOLD = """() => document.querySelector('[data-say=scene-chest]')
  && document.querySelector('[data-testid=now-sentence]').innerText.includes('You put a chest on deck.')"""


def test_the_sentence_of_a_chest_comes_with_its_scene(at_scene: AtScene, new_page: NewPage) -> None:
    page = new_page(pace="calm")
    at_scene(page, "aboard", "chest")
    assert by.until_turn(page) == "turn"
    expect(page.get_by_test_id("voyage")).to_be_visible()  # the sea is fetched behind the rest
    by.by_click(page, {"kind": "bury", "to": "deck"})
    page.wait_for_function(CHEST_IS_TOLD)


@pytest.mark.parametrize(("motion", "sign"), [("no-preference", "hauled"), ("reduce", "moored")])
def test_a_delivered_crate_travels_to_its_mooring(
    at_scene: AtScene, new_page: NewPage, motion: Literal["no-preference", "reduce"], sign: str
) -> None:
    page = new_page(pace="calm")
    page.emulate_media(reduced_motion=motion)
    moment = MOMENTS["smugglers-won"]
    at_scene(page, "smugglers", "delivered", position=scene_of(moment).position)
    assert by.until_turn(page) == "turn"
    page.wait_for_load_state("networkidle")
    by.watch_for(page, f"[data-testid={sign}]")
    by.by_click(page, moment.action)
    by.has_seen(page)  # it flies; without motion a ring is round its mooring
    expect(page.get_by_test_id(sign)).to_have_count(0)
    mooring = page.locator("[data-testid=seat-panel][data-number='0'] [data-testid=haul][data-goal=vases]")
    expect(mooring).to_have_css("opacity", "1")


SPUN_BY_ME = {"round": 6, "first": 1}  # the storm comes behind the own turn
SPUN_BY_A_BOT = {"round": 6, "first": 0}
STORM = "[data-testid=table][data-seat=storm]"
SEND_BACK = {"kind": "sail", "ship": 0}


def test_a_lesson_waits_until_the_storm_is_over(at_scene: AtScene, new_page: NewPage) -> None:
    page = new_page(lessons=True, pace="calm")
    still = Standstill(page)
    steps = re.findall(r"lesson-(\w+) =", (FOLDER.parent / "src/games/triangle/lesson/en.ftl").read_text(encoding="utf-8"))
    behind = {"triangle": {"isOver": False, "done": {"you": [one for one in steps if one != "back"]}}}
    page.add_init_script(f"localStorage['seaboard:lessons'] ??= {json.dumps(json.dumps(behind))}")
    scene = scenes.read(FOLDER / "triangle.json").scenes["sending-back"]
    at_scene(page, "triangle", "sending-back", position=(scene.position or {}) | SPUN_BY_ME)
    assert by.until_turn(page) == "turn"
    still.begin()
    by.by_list(page, SEND_BACK)
    still.run_until(STORM)
    while page.locator(STORM).count():
        expect(page.get_by_test_id("lesson")).to_have_count(0)
        still.run_for(STEP_MS)
    still.run_until("[data-testid=lesson][data-step=back]")


def test_a_bots_reason_is_gone_when_the_storm_begins(at_scene: AtScene, new_page: NewPage) -> None:
    page = new_page(pace="calm")
    still = Standstill(page)
    scene = scenes.read(FOLDER / "triangle.json").scenes["sending-back"]
    at_scene(page, "triangle", "sending-back", position=(scene.position or {}) | SPUN_BY_A_BOT)
    assert by.until_turn(page) == "turn"
    still.begin()
    by.by_list(page, SEND_BACK)
    still.run_until("[data-testid=bot-why].laid")
    still.run_until(STORM)
    still.run_for(STEP_MS)  # it fades
    expect(page.locator(STORM)).to_have_count(1)
    expect(page.get_by_test_id("bot-why")).to_have_count(0)
