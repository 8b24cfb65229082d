"""The data file is what it says it is, and a broken one is refused with place and reason."""

import re
from functools import partial
from itertools import combinations, pairwise
from math import dist

import pytest

from seaboard.engine.errors import DataFault
from seaboard.games.triangle.data import CARDS, DATA, DATA_HASH, LETTERS, PLACES, PORTS, TEXT, parse, spots_of
from tests.support.box import edit, refused, sources

SPOTS = dict(zip(PLACES, spots_of(DATA), strict=True))


# --- the file as it is ---


def test_the_grid_and_the_red_circle() -> None:
    assert (DATA.grid.columns, DATA.grid.rows, DATA.grid.start) == (17, 13, (8, 6))


def test_four_ports_in_the_order_of_travel_and_the_first_is_home() -> None:
    assert PORTS == ("sugar", "lumber", "bananas", "oil")
    assert [port.home for port in DATA.port] == [True, False, False, False]


def test_the_lanes_are_a_closed_ring_of_46_spaces() -> None:
    assert [(lane.start, lane.to) for lane in DATA.lane] == [*pairwise(PORTS), ("oil", "sugar")]
    assert [len(lane.marks) for lane in DATA.lane] == [8, 11, 11, 12]
    assert sum(len(lane.marks) for lane in DATA.lane) + len(DATA.port) == 46


def test_places_are_named_by_lane_and_port() -> None:
    assert len(set(PLACES)) == 42 + 16
    assert (PLACES[0], PLACES[8], PLACES[41], PLACES[42], PLACES[-1]) == ("S1", "L1", "O12", "sugar-1", "oil-4")


def test_marks_of_a_lane_are_even_and_ports_a_little_farther() -> None:
    steps = [dist(a, b) for lane in DATA.lane for a, b in pairwise(lane.marks)]
    assert 1.2 < min(steps) < max(steps) < 1.61
    by_port = {port.name: port.at for port in DATA.port}
    ends = [dist(by_port[lane.start], lane.marks[0]) for lane in DATA.lane]
    ends += [dist(lane.marks[-1], by_port[lane.to]) for lane in DATA.lane]
    assert 1.59 < min(ends) < max(ends) < 1.81


def test_every_place_has_room() -> None:
    assert min(dist(a, b) for a, b in combinations(SPOTS.values(), 2)) == 1.0


def test_only_the_lane_from_bananas_to_oil_leads_through_the_middle() -> None:
    near = [name for name, spot in SPOTS.items() if dist(spot, DATA.grid.start) <= 4.5]
    assert {name[0] for name in near} == {"B", "O"}
    assert [name for name, spot in SPOTS.items() if dist(spot, DATA.grid.start) <= DATA.cloud.radius] == ["B6"]


def test_the_cloud() -> None:
    cloud = DATA.cloud
    assert (cloud.radius, cloud.cylinder, cloud.reach, cloud.holds) == (3.05, 1.05, 0.765, 2)
    assert tuple("ABCDEFGH") == LETTERS
    assert [(magnet.bearing, magnet.distance) for magnet in DATA.magnet] == [(0, 2.25), (135, 2.25)]
    assert max(magnet.distance for magnet in DATA.magnet) + cloud.reach < cloud.radius


def test_all_eight_letters_put_the_magnets_elsewhere() -> None:
    seen = {frozenset((magnet.bearing + 45 * i) % 360 for magnet in DATA.magnet) for i in range(8)}
    assert len(seen) == 8


def test_the_spinner_is_in_balance() -> None:
    points = dict.fromkeys(("north", "east", "south", "west"), 0)
    for segment in DATA.segment:
        points[segment.way] += segment.points
    assert points == {"north": 12, "east": 18, "south": 12, "west": 18}
    assert sorted(segment.letter for segment in DATA.segment) == sorted([*LETTERS, *LETTERS])
    assert sorted(segment.way for segment in DATA.segment if segment.word) == ["east", "north", "south", "west"]


def test_the_spinner_contains_what_the_rulebook_shows() -> None:
    known = [segment for segment in DATA.segment if segment.source == "rulebook"]
    found = [(segment.letter, segment.points, segment.way, segment.word) for segment in known]
    assert found == [("A", 10, "east", False), ("E", 4, "north", False), ("G", 0, "east", True)]


def test_the_cards() -> None:
    assert [len(pile.values) for pile in DATA.pile] == [8, 7, 4, 5]
    assert [sum(pile.values) for pile in DATA.pile] == [410, 290, 100, 400]
    assert (DATA.bonus.cards, DATA.bonus.value) == (8, 20)
    assert len(CARDS) == len(set(CARDS)) == 21


def test_the_targets() -> None:
    assert (DATA.targets.full, DATA.targets.short) == (350, 200)


def test_every_datum_has_a_source() -> None:
    found = sources(DATA)
    assert len(found) == 4 + 4 + 4 + 2 + 16 + 4
    assert set(found) == {"rulebook", "elsewhere", "ours"}


def test_the_file_as_it_is_is_accepted() -> None:
    assert parse(TEXT) == DATA
    assert re.fullmatch("[0-9a-f]{16}", DATA_HASH)


# --- broken files ---


edited = partial(edit, TEXT)


def table(first: str) -> str:
    """The text of the only table that begins like this, from its head to the next one."""
    found = re.findall(rf"^\[[^\n]*\n{re.escape(first)}.*?(?=^\[|^#|\Z)", TEXT, re.MULTILINE | re.DOTALL)
    assert len(found) == 1, f"{first!r} begins {len(found)} tables"
    text: str = found[0]
    return text


def changed(first: str, old: str, new: str) -> str:
    """The file with one part of a table changed."""
    before = table(first)
    assert before.count(old) == 1, f"{old!r} stands {before.count(old)} times in the table"
    return edited(before, before.replace(old, new))


SUGAR, LUMBER, OIL = 'name = "sugar"', 'name = "lumber"', 'name = "oil"'
LANE_S, LANE_L, LANE_O = 'name = "S"', 'name = "L"', 'name = "O"'
CLOUD = "radius = 3.05"
EAST_10, EAST_WORD, NORTH_4 = 'letter = "A"\npoints = 10', 'letter = "G"\npoints = 0', 'letter = "E"\npoints = 4'
PILE_S, PILE_L, PILE_B = 'port = "sugar"', 'port = "lumber"', 'port = "bananas"'
LAST_SEGMENT = 'letter = "H"\npoints = 4'

BROKEN = {
    "no TOML": (edited("[grid]", "[grid"), "line"),
    "empty": ("", "missing required field `targets`"),
    "unknown table": (TEXT + "\n[wind]\nforce = 3\n", "unknown field `wind`"),
    "unknown key": (edited("holds = 2", "holds = 2\nheight = 3"), r"unknown field `height` - at `\$\.cloud`"),
    "missing key": (edited("short = 200\n", ""), r"missing required field `short` - at `\$\.targets`"),
    "missing table": (TEXT[: TEXT.index("[bonus]")], "missing required field `bonus`"),
    "no source": (changed("full = 350", 'source = "rulebook"\n', ""), r"missing required field `source` - at `\$\.targets`"),
    "unknown source": (
        changed("full = 350", '"rulebook"', '"hearsay"'),
        r"Invalid enum value 'hearsay' - at `\$\.targets\.source`",
    ),
    "wrong type": (edited("full = 350", 'full = "all"'), r"Expected `int`, got `str` - at `\$\.targets\.full`"),
    "a target of nothing": (edited("short = 200", "short = 0"), r"Expected `int` >= 1 - at `\$\.targets\.short`"),
    "a target beyond all cards": (edited("full = 350", "full = 1370"), r"Expected `int` <= 1360 - at `\$\.targets\.full`"),
    "a short game that is longer": (
        edited("short = 200", "short = 350"),
        "targets are 350 and 350, expected the short one below, both within 1360",
    ),
    "another grid": (edited("columns = 17", "columns = 16"), r"Expected `int` >= 17 - at `\$\.grid\.columns`"),
    "another height": (edited("rows = 13", "rows = 14"), r"Expected `int` <= 13 - at `\$\.grid\.rows`"),
    "a start beyond the grid": (
        edited("start = [8, 6]", "start = [17, 6]"),
        r"grid\.start is \(17, 6\), expected a point of the grid",
    ),
    "a start between points": (
        edited("start = [8, 6]", "start = [8.5, 6]"),
        r"Expected `int`, got `float` - at `\$\.grid\.start",
    ),
    "three ports": (edited(table(OIL), ""), r"length >= 4 - at `\$\.port`"),
    "three docks": (
        changed(SUGAR, ", [0.5, 0.5]]", "]"),
        r"length >= 4 - at `\$\.port\[0\]\.docks`",
    ),
    "a port twice": (changed(OIL, OIL, LUMBER), "port: 'lumber' stands twice"),
    "a lane twice": (changed(LANE_L, LANE_L, LANE_S), "lane: 'S' stands twice"),
    "a lane with a long name": (changed(LANE_L, LANE_L, 'name = "Ls"'), r"at `\$\.lane\[1\]\.name`"),
    "two homes": (
        changed(LUMBER, "home = false", "home = true"),
        r"port: home is \[True, True, False, False\], expected the first port and no other",
    ),
    "no home": (changed(SUGAR, "home = true", "home = false"), r"port: home is \[False, False, False, False\]"),
    "a ring that is not closed": (
        changed(LANE_O, 'to = "sugar"', 'to = "lumber"'),
        r"lane\[3\] leads from 'oil' to 'lumber', expected from 'oil' to 'sugar'",
    ),
    "a lane from elsewhere": (
        changed(LANE_L, 'from = "lumber"', 'from = "oil"'),
        r"lane\[1\] leads from 'oil' to 'bananas', expected from 'lumber' to 'bananas'",
    ),
    "a mark too few": (changed(LANE_S, ", [0.7, 11.9]]", "]"), r"lane\[0\] has 7 marks, expected 8"),
    "a mark too many": (changed(LANE_S, "[0.7, 11.9]]", "[0.7, 11.9], [0.6, 12.9]]"), r"lane\[0\] has 9 marks, expected 8"),
    "a gap in a lane": (
        changed(LANE_S, "[1.2, 6.8]", "[2.9, 6.8]"),
        r"lane\[0\]: \(0\.7, 5\.6\) and \(2\.9, 6\.8\) are 2\.51 apart, expected at most 2\.0",
    ),
    "a port far from its lane": (
        changed(LUMBER, "at = [0.5, 13.5]", "at = [0.5, 14.5]"),
        r"lane\[0\]: \(0\.7, 11\.9\) and \(0\.5, 14\.5\) are 2\.61 apart",
    ),
    "marks too close": (
        changed(LANE_S, "[-0.1, 4.5]", "[-0.5, 4.2]"),
        r"S1 and S2 are 0\.81 apart, expected at least 1\.0",
    ),
    "docks too close": (
        changed(SUGAR, "[[-0.5, -0.5], [0.5, -0.5]", "[[-0.5, -0.5], [0.4, -0.5]"),
        r"sugar-1 and sugar-2 are 0\.90 apart, expected at least 1\.0",
    ),
    "a dock on a mark": (
        changed(SUGAR, "[0.5, 0.5]]", "[0.6, 1.4]]"),
        r"S1 and sugar-4 are 0\.10 apart, expected at least 1\.0",
    ),
    "no radius": (edited("radius = 3.05", "radius = 0"), r"Expected `float` > 0.0 - at `\$\.cloud\.radius`"),
    "no cylinder": (edited("cylinder = 1.05", "cylinder = 0"), r"Expected `float` > 0.0 - at `\$\.cloud\.cylinder`"),
    "no reach": (edited("reach = 0.765", "reach = 0"), r"Expected `float` > 0.0 - at `\$\.cloud\.reach`"),
    "a magnet that carries three": (edited("holds = 2", "holds = 3"), r"Expected `int` <= 2 - at `\$\.cloud\.holds`"),
    "seven letters": (edited('"G", "H"]', '"G"]'), r"length >= 8 - at `\$\.cloud\.letters`"),
    "a letter twice": (edited('"G", "H"]', '"G", "A"]'), "cloud.letters: 'A' stands twice"),
    "one magnet": (edited(table("bearing = 135"), ""), r"length >= 2 - at `\$\.magnet`"),
    "a magnet beyond the circle": (
        edited("bearing = 135", "bearing = 360"),
        r"Expected `int` <= 359 - at `\$\.magnet\[1\]\.bearing`",
    ),
    "a magnet in the middle": (
        changed("bearing = 135", "distance = 2.25", "distance = 0"),
        r"Expected `float` > 0.0 - at `\$\.magnet\[1\]\.distance`",
    ),
    "15 segments": (edited(table(LAST_SEGMENT), ""), r"length >= 16 - at `\$\.segment`"),
    "a segment with a strange letter": (
        changed(LAST_SEGMENT, '"H"', '"I"'),
        r"segment\[15\] has the letter 'I', expected one of A, B, C, D, E, F, G, H",
    ),
    "a segment with a strange way": (
        changed(LAST_SEGMENT, '"south"', '"up"'),
        r"Invalid enum value 'up' - at `\$\.segment\[15\]\.way`",
    ),
    "a word with points": (
        changed(EAST_WORD, "points = 0", "points = 3"),
        r"segment\[6\] has 3 points, expected 0 exactly for a word segment",
    ),
    "points of nothing": (
        changed(LAST_SEGMENT, "points = 4", "points = 0"),
        r"segment\[15\] has 0 points, expected 0 exactly for a word segment",
    ),
    "more points than the grid has": (
        changed(LAST_SEGMENT, "points = 4", "points = 17"),
        r"Expected `int` <= 16 - at `\$\.segment\[15\]\.points`",
    ),
    "without the first segment of the rulebook": (
        changed(NORTH_4, "points = 4", "points = 5"),
        r"segment: none is \('E', 4, 'north', False\), which the rulebook shows",
    ),
    "without the second segment of the rulebook": (
        changed(EAST_10, '"east"', '"west"'),
        r"segment: none is \('A', 10, 'east', False\), which the rulebook shows",
    ),
    "without the third segment of the rulebook": (
        changed(EAST_WORD, '"east"', '"west"'),
        r"segment: none is \('G', 0, 'east', True\), which the rulebook shows",
    ),
    "a pile of another port": (
        changed(PILE_L, PILE_L, 'port = "rum"'),
        r"pile\[1\] is of 'rum', expected 'lumber'",
    ),
    "a card too few": (changed(PILE_S, "30, 30", "30"), r"pile\[0\] has 7 cards, expected 8"),
    "a card too many": (changed(PILE_B, "10, 20", "10, 10, 20"), r"pile\[2\] has 5 cards, expected 4"),
    "other equal cards": (changed(PILE_S, "30, 30", "30, 20"), r"pile\[0\] has 7 different cards, expected 6"),
    "three equal cards": (
        changed(PILE_S, "30, 30, 40, 50, 50, 60", "30, 40, 50, 50, 50, 60"),
        r"pile\[0\] holds \[.*\], expected no more than 2 equal ones",
    ),
    "cards out of order": (
        changed(PILE_B, "10, 20", "20, 10"),
        r"pile\[2\] holds \[20, 10, 30, 40\], expected them in rising order",
    ),
    "a card of odd value": (changed(PILE_B, "10, 20", "15, 20"), r"at `\$\.pile\[2\]\.values\[0\]`"),
    "a card beyond the ids": (edited("90, 100]", "90, 110]"), r"Expected `int` <= 100 - at `\$\.pile\[3\]\.values\[4\]`"),
    "cards worth too much": (edited("value = 20", "value = 30"), "all cards are worth 1440, expected at most 1360"),
    "seven bonus cards": (edited("cards = 8", "cards = 7"), r"Expected `int` >= 8 - at `\$\.bonus\.cards`"),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_file_is_refused_with_place_and_reason(what: str) -> None:
    refused(parse, *BROKEN[what])


def test_every_check_of_the_file_has_a_broken_file() -> None:
    """A sentence of data.py that no broken file shows would be untested."""
    said = []
    for text, _ in BROKEN.values():
        with pytest.raises(DataFault) as fault:
            parse(text)
        said.append(str(fault.value))
    expected = (
        "stands twice",
        "expected the first port and no other",
        "leads from",
        "marks, expected",
        "apart, expected at most",
        "apart, expected at least",
        "expected a point of the grid",
        "has the letter",
        "exactly for a word segment",
        "which the rulebook shows",
        "is of",
        "cards, expected",
        "different cards, expected",
        "equal ones",
        "in rising order",
        "all cards are worth",
        "targets are",
    )
    assert [words for words in expected if not any(words in sentence for sentence in said)] == []
