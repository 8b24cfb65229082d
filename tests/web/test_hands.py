"""Many hands on one tablet: several fingers at once load several ships, and the screen is told of no hold."""

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from seaboard.workshop.visitor import Visitor, ask
from tests.support import browser as by
from tests.support.access import check_access
from tests.support.fingers import Fingers, Point
from tests.support.long import also_long
from tests.web.conftest import AtScene, NewPage

pytestmark = pytest.mark.slow

MIDDLE = (
    "(one) => { const { left, top, width, height } = one.getBoundingClientRect(); return [left + width / 2, top + height / 2]; }"
)


# Of such tiles of the heap those whose middle nothing covers, not even nearly: a finger there means no other.
BARE = """(such) => {
  const bare = [];
  for (const one of document.querySelectorAll(such)) {
    const { e, f } = one.transform.baseVal[0].matrix;
    const points = [-6, 0, 6].flatMap((dx) => [-6, 0, 6].map((dy) => [e + dx, f + dy]));
    if (points.every(([x, y]) => one.contains(document.elementFromPoint(x, y)))) bare.push([one.dataset.tile, e, f]);
  }
  return bare;
}"""
# How many cards lie under a thing, even with a corner.
CARDS_BELOW = """(thing) => {
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  const cards = [...document.querySelectorAll('[data-testid=card]')].map((card) => card.getBoundingClientRect());
  return cards.filter((box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top).length;
}"""
APART = 80  # pixels, along both sides together
SEQ = "document.querySelector('[data-testid=table]')?.dataset.seq"
# What is asked of the people round the device now.
NEXT = """() => {
  const is = (id) => document.querySelector(`[data-testid=${id}]`);
  if (is('hands')) return 'hands';
  if (is('hand-over')) return 'hand-over';
  if (is('ready')) return 'ready';
  return document.querySelector('[data-testid=now][data-mine=true]') && is('action') && 'turn';
}"""


class Heard:
    """Everything that a page is told over its connection."""

    def __init__(self, page: Page) -> None:
        self.messages: list[dict[str, Any]] = []
        page.on("websocket", lambda socket: socket.on("framereceived", lambda text: self.messages.append(json.loads(text))))

    def events(self, *kinds: str) -> list[dict[str, Any]]:
        """What has happened of these kinds."""
        return [event for message in self.messages for event in message.get("events", ()) if event["kind"] in kinds]

    def tells_no_hold(self) -> bool:
        """Has no message while ships were loaded said what lies below any deck, or looked through a seat's eyes?"""
        told = [message for message in self.messages if message["kind"] in ("resync", "update")]
        shown = [message for message in told if message["view"]["phase"] == "grab"]
        events = [event for message in shown for event in message.get("events", ())]
        return (
            len(shown) > 0
            and all(message["seat"] is None and message["legal"] == [] for message in shown)
            and all(ship["hold"] is None and ship["goods_hold"] is None for message in shown for ship in message["view"]["ships"])
            and all(event["kind"] != "saw" and not (event["kind"] == "stowed" and "shows" in event) for event in events)
        )


def gather(page: Page, base: str, *kinds: str, **options: Any) -> dict[str, Any]:
    """People round a tablet, ready to load; their match."""
    seated = by.start(base, "aboard", *kinds, **options)
    by.sit_down(page, base, "aboard", seated)
    by.get_ready(page)
    expect(page.get_by_test_id("hands")).to_be_visible()
    expect(page.get_by_test_id("tile")).to_have_count(84)
    return seated


def tablet(new_page: NewPage, **wishes: Any) -> Page:
    return new_page(**{"width": 1180, "height": 820, "touch": True} | wishes)


def ship(page: Page, seat: int) -> Locator:
    return page.locator(f"[data-testid=hands-ship][data-number='{seat}']")


def place(page: Page, seat: int, name: str) -> Point:
    """Where a place of a ship is on the screen."""
    x, y = ship(page, seat).locator(f"[data-place={name}]").evaluate(MIDDLE)
    return x, y


USABLE = "[data-face=up][data-starfish=false]"  # for two; for more a starfish does not matter
ANY = "[data-face=up]"


def tiles(page: Page, such: str) -> list[tuple[str, Point]]:
    """Tiles that can be taken hold of at once, apart from each other: names, and where their middles are."""
    lie = f"(such) => {{ const bare = ({BARE})(such); return bare.length > 0 && bare; }}"
    found: list[list[Any]] = page.wait_for_function(lie, arg=f"[data-tile]{such}").json_value()
    apart: list[tuple[str, Point]] = []
    for tile, x, y in reversed(found):
        if all(abs(x - ox) + abs(y - oy) > APART for _, (ox, oy) in apart):
            apart.append((tile, (x, y)))
    return apart


def load_one_each(page: Page, fingers: Fingers) -> None:
    """For three or four: bring every ship that has a free place something to lie there, all at once, and wait until it does."""
    free: dict[int, str] = {}
    for seat in range(page.get_by_test_id("hands-ship").count()):
        names = ship(page, seat).locator("[data-free=true]").evaluate_all("all => all.map(one => one.dataset.place)")
        free |= {seat: names[0]} if names else {}
    found = tiles(page, ANY)
    free = dict(list(free.items())[: len(found)])
    ways: dict[int, tuple[Point, Point]] = {}
    for (seat, name), (_, at) in zip(free.items(), found, strict=False):
        sack = page.locator("[data-sack=violet]").nth(seat % 2).evaluate(MIDDLE)
        ways[seat] = (tuple(sack) if name.startswith("special") else at, place(page, seat, name))
    fingers.carry(ways)
    for seat, name in free.items():
        expect(ship(page, seat).locator(f"[data-place={name}][data-free=true]")).to_have_count(0)


def test_a_bell_hangs_on_its_ship_and_is_no_button_before_the_ship_is_full(base: str, new_page: NewPage) -> None:
    page = tablet(new_page)
    gather(page, base, "person", "person", pace="gentle")
    for seat in range(2):
        bell = ship(page, seat).get_by_test_id("hands-bell")
        expect(bell).to_have_attribute("role", "img")
        assert bell.evaluate(CARDS_BELOW) == 0, "on the hull"


@pytest.mark.parametrize("seats", also_long([2, 4], 4))
def test_so_many_fingers_load_so_many_ships_at_once(base: str, new_page: NewPage, seats: int) -> None:
    page = tablet(new_page)
    heard = Heard(page)
    gather(page, base, *["person"] * seats, pace="race")
    fingers = Fingers(page)
    such = USABLE if seats == 2 else ANY
    found = tiles(page, such)[:seats]
    fingers.down({seat: at for seat, (_, at) in enumerate(found)})
    fingers.move({seat: place(page, seat, "deck-2") for seat in range(seats)})
    expect(page.get_by_test_id("carried")).to_have_count(seats)
    fingers.up()
    for seat, (tile, _) in enumerate(found):
        expect(ship(page, seat)).to_have_attribute("data-deck", "1")
        expect(page.locator(f"[data-tile={tile}]")).to_have_count(0)
    expect(page.get_by_test_id("carried")).to_have_count(0)
    assert sorted(event["seat"] for event in heard.events("took")) == list(range(seats))
    # Below deck, and a sack each: nobody's hold comes to this screen.
    found = tiles(page, such)[:seats]
    expect(page.get_by_test_id("loop")).to_have_count(0)
    fingers.carry({seat: (at, place(page, seat, "hold-1")) for seat, (_, at) in enumerate(found)})
    for seat in range(seats):
        expect(ship(page, seat)).to_have_attribute("data-below", "1")
    expect(page.get_by_test_id("loop")).to_have_count(0)
    sack = page.locator("[data-sack=violet]").first.evaluate(MIDDLE)
    fingers.carry({0: (tuple(sack), place(page, 0, "special-0"))})
    expect(ship(page, 0)).to_have_attribute("data-goods", "1")
    assert heard.tells_no_hold()


def test_a_drop_on_a_ship_whose_hand_is_busy_is_kept_and_the_last_one_counts(base: str, new_page: NewPage) -> None:
    page = tablet(new_page)
    gather(page, base, "person", "person", pace="race", hands=[400, 100])
    fingers = Fingers(page)
    (first, one), (second, two), (third, three) = tiles(page, USABLE)[:3]
    # Two fingers for the same ship: the second one waits for the hand, and a third one takes its turn.
    fingers.carry({0: (one, place(page, 0, "deck-0")), 1: (two, place(page, 0, "deck-4"))})
    expect(page.locator("[data-testid=loop][data-kept=true]")).to_be_visible()
    expect(page.get_by_test_id("rests")).to_have_count(1)
    fingers.carry({0: (three, place(page, 0, "deck-6"))})
    expect(page.get_by_test_id("rests")).to_have_count(1)
    expect(page.locator("[data-testid=loop][data-kept=true]")).to_be_visible()
    expect(ship(page, 0)).to_have_attribute("data-deck", "1")
    expect(ship(page, 0)).to_have_attribute("data-deck", "2")
    expect(page.locator(f"[data-tile={first}]")).to_have_count(0)
    expect(page.locator(f"[data-tile={third}]")).to_have_count(0)
    expect(page.locator(f"[data-tile={second}]")).to_be_visible()
    expect(ship(page, 1)).to_have_attribute("data-deck", "0")


def test_a_tap_turns_a_tile_for_nobody_and_costs_the_hand_of_the_nearest_seat(base: str, new_page: NewPage) -> None:
    page = tablet(new_page)
    heard = Heard(page)
    gather(page, base, "person", "person", pace="gentle", hands=[400, 400])
    height = page.viewport_size["height"] if page.viewport_size else 0
    found = next((tile, at) for tile, at in tiles(page, "[data-face=down]") if at[1] < height / 2 - 10)
    fingers = Fingers(page)
    fingers.down({0: found[1]})
    fingers.up()
    tile = page.locator(f"[data-tile={found[0]}]")
    expect(tile).to_have_attribute("data-face", "up")
    turn = int(tile.get_attribute("data-turn") or 0)
    assert abs(turn - 180) < 10, "it faces whoever sits above"
    (event,) = heard.events("took", "turned")
    assert (event["kind"], event["seat"]) == ("turned", 1)
    hands = next(message["hands"] for message in reversed(heard.messages) if message["kind"] == "update")
    assert hands[1]["busy"] > 0 == hands[0]["busy"]


def test_what_is_let_go_beside_the_ships_falls_back(base: str, new_page: NewPage) -> None:
    page = tablet(new_page)
    heard = Heard(page)
    gather(page, base, "person", "person", pace="race")
    fingers = Fingers(page)
    tile, at = tiles(page, USABLE)[0]
    x, y = page.locator("[data-sack=violet]").first.evaluate(MIDDLE)
    fingers.carry({0: (at, (590, 300)), 1: ((x, y), (590, 520))})
    expect(page.get_by_test_id("carried")).to_have_count(0)
    expect(page.locator(f"[data-tile={tile}]")).to_be_visible()
    assert heard.events("took", "stowed", "loaded") == []


def test_whose_seat_moves_is_told_and_their_signals_rise_between_the_hands(base: str, new_page: NewPage) -> None:
    page = tablet(new_page)
    seated = gather(page, base, "person", "person", "person", pace="gentle")
    ticket = ask(base, f"/api/matches/{seated['match']}/ticket", {"seat": 2}, seated["token"])["ticket"]
    token = ask(base, f"/api/matches/{seated['match']}/claim", {"ticket": ticket})["token"]
    expect(page.get_by_test_id("many-hands")).to_be_visible()
    page.get_by_test_id("seat-moved-close").tap()
    expect(page.get_by_test_id("seat-moved")).to_have_count(0)
    with Visitor.at(base, seated["match"], token) as friend:
        friend.say(kind="signal", seat=2, signal="ahoy")
        expect(page.locator("[data-testid=signalled][data-number='2']")).to_be_visible()


def test_the_next_race_brings_all_hands_back(new_page: NewPage, at_scene: AtScene) -> None:
    page = tablet(new_page)
    at_scene(page, "aboard", "chest", view=None)
    while (state := page.wait_for_function(NEXT).json_value()) != "hands":
        if state == "hand-over":
            page.get_by_test_id("i-am-here").click()
        elif state == "ready":
            by.get_ready(page)
        else:
            before = by.seq(page)
            by.by_list(page, by.actions(page)[0])
            page.wait_for_function(f"(seq) => ({NEXT})() !== 'turn' || {SEQ} !== seq", arg=before)
    expect(page.get_by_test_id("hands-ship")).to_have_count(3)
    fingers = Fingers(page)
    fingers.carry({seat: (at, place(page, seat, "deck-0")) for seat, (_, at) in enumerate(tiles(page, ANY)[:3])})
    for seat in range(3):
        expect(ship(page, seat).locator("[data-place=deck-0] use")).to_have_count(1)


def test_when_the_last_ship_is_full_the_voyage_begins(new_page: NewPage, at_scene: AtScene) -> None:
    page = tablet(new_page)
    heard = Heard(page)
    at_scene(page, "aboard", "late", view=None)
    fingers = Fingers(page)
    while page.wait_for_function(NEXT).json_value() == "hands":
        expect(page.get_by_test_id("loop")).to_have_count(0)
        load_one_each(page, fingers)
    assert heard.tells_no_hold()


@pytest.mark.parametrize(
    ("name", "width", "height"), [("race", 1180, 820), *also_long([("late", 1024, 768), ("two-players", 820, 1180)])]
)
def test_axe_finds_nothing_round_a_tablet(new_page: NewPage, at_scene: AtScene, name: str, width: int, height: int) -> None:
    page = tablet(new_page, width=width, height=height)
    at_scene(page, "aboard", name, view=None)
    expect(page.get_by_test_id("hands")).to_be_visible()
    check_access(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_test_id("menu").first.tap()
    expect(page.get_by_test_id("menu-sheet")).to_be_visible()


def test_a_tablet_offers_to_load_all_at_once_and_any_other_screen_says_how_it_is_there(base: str, new_page: NewPage) -> None:
    page = tablet(new_page)
    page.goto(base)
    by.choose(page, "aboard")
    page.get_by_test_id("one-device").click()
    paces = page.get_by_test_id("asked-first").get_by_role("radio")
    expect(paces).to_have_count(3)
    expect(page.get_by_test_id("no-hands")).to_have_count(0)
    page.get_by_test_id("set-sail").click()
    by.get_ready(page)
    expect(page.get_by_test_id("hands")).to_be_visible()
    for wishes in ({"width": 1180, "height": 820}, {"width": 390, "height": 844, "touch": True}):
        small = new_page(**wishes)
        small.goto(base)
        by.choose(small, "aboard")
        small.get_by_test_id("one-device").click()
        expect(small.get_by_test_id("no-hands")).to_be_visible()
        expect(small.get_by_test_id("asked-first")).to_have_count(0)


# Where the guide of a person puts its finger down, and where it lifts it.
WAY = """(guide) => ['--from', '--to'].map((end) =>
  getComputedStyle(guide.querySelector('.finger')).getPropertyValue(end).split(',').map(parseFloat))"""


def test_in_the_first_race_a_hand_shows_each_person_what_fingers_do_and_who_does_it_has_learnt(
    new_page: NewPage, base: str
) -> None:
    page = tablet(new_page, lessons=True)
    page.clock.install()
    gather(page, base, "person", "person", pace="gentle")
    fingers = Fingers(page)
    guide = page.locator("[data-testid=hands-guide][data-number='0']")
    other = page.locator("[data-testid=hands-guide][data-number='1']")
    for step in ("hands", "turn", "hands-sacks"):
        expect(guide).to_have_attribute("data-step", step)
        start, end = ((x, y) for x, y in guide.evaluate(WAY))
        expect(guide.locator("p")).to_be_visible()
        if step == "turn":
            page.touchscreen.tap(*start)
        else:
            fingers.carry({0: (start, end)})
    expect(guide).to_have_count(0)
    page.clock.fast_forward(10_000)
    expect(other.locator("p"), "below its words lies the hold").to_have_count(0)
    expect(other, "everybody learns by doing").to_have_attribute("data-step", "hands")
    page.reload()
    expect(page.get_by_test_id("hands")).to_be_visible()
    expect(other).to_be_visible()
    expect(guide).to_have_count(0)
