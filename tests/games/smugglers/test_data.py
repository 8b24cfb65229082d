"""The data file is what it says it is, and a broken one is refused with place and reason."""

import re
from functools import partial

import pytest

from seaboard.engine.errors import DataFault
from seaboard.games.smugglers.data import DATA, FAR, ISLANDS, SQUARES, TEXT, cut_off, neighbours, parse, walk
from tests.support.box import edit, refused, sources

SEA = [place for place in DATA.place if place.kind == "sea"]
HARBOURS = [place for place in DATA.place if place.kind == "harbour"]


def steps(start: str, goal: str, *closed: str) -> int:
    """Steps between two places around what is closed."""
    blocked = sum(1 << SQUARES.index(name) for name in closed)
    return walk(neighbours(DATA), SQUARES.index(start), blocked)[SQUARES.index(goal)]


# --- the file as it is ---


def test_there_are_45_sea_squares_in_three_rings_and_five_harbours() -> None:
    rings = [place.name[0] for place in SEA]
    assert (rings.count("I"), rings.count("M"), rings.count("O")) == (5, 20, 20)
    assert [place.name for place in HARBOURS] == list(ISLANDS) == ["gems", "coins", "jewellery", "vases", "barrels"]


def test_there_are_90_edges_and_all_go_both_ways() -> None:
    ends = [(place.name, link) for place in DATA.place for link in place.links]
    assert len(ends) == len(set(ends)) == 2 * 90
    assert {(b, a) for a, b in ends} == set(ends)


def test_squares_touch_as_the_rings_say() -> None:
    expected = {frozenset(pair) for s in range(20) for pair in ((f"O{s}", f"O{(s + 1) % 20}"), (f"M{s}", f"M{(s + 1) % 20}"))}
    expected |= {frozenset(pair) for s in range(20) for pair in ((f"O{s}", f"M{s}"), (f"M{s}", f"I{s // 4}"))}
    expected |= {frozenset((f"I{k}", f"I{(k + 1) % 5}")) for k in range(5)}
    expected |= {frozenset((island, f"O{4 * h}")) for h, island in enumerate(ISLANDS)}
    assert {frozenset((place.name, link)) for place in DATA.place for link in place.links} == expected


def test_the_beam_has_20_marks_and_points_at_islands() -> None:
    assert len(DATA.beam) == 20
    assert [island.beam for island in DATA.island] == [0, 4, 8, 12, 16]


def test_the_beam_lights_one_square_of_every_ring() -> None:
    assert [set(beam.lit) for beam in DATA.beam] == [{f"O{p}", f"M{p}", f"I{p // 4}"} for p in range(20)]


@pytest.mark.parametrize("mark", range(20))
def test_the_beam_is_a_complete_wall(mark: int) -> None:
    """With the light on two marks, the dark squares fall into two parts: there is no way around either of them."""
    other = (mark + 10) % 20
    closed = (*DATA.beam[mark].lit, *DATA.beam[other].lit)
    left, right = f"O{(mark + 1) % 20}", f"O{(mark - 1) % 20}"
    assert steps(left, right, *closed) == FAR


def test_harbours_are_six_or_eight_steps_apart() -> None:
    for h, island in enumerate(ISLANDS):
        assert [steps(island, ISLANDS[(h + offset) % 5]) for offset in range(1, 5)] == [6, 8, 8, 6]


def test_outside_the_inner_ring_far_harbours_are_ten_steps_apart() -> None:
    inner = [f"I{k}" for k in range(5)]
    assert {steps(ISLANDS[h], ISLANDS[(h + 2) % 5], *inner) for h in range(5)} == {10}


@pytest.mark.parametrize(("a", "b"), [("gems", "jewellery"), ("coins", "barrels")])
def test_the_anchors_rock_makes_ways_longer(a: str, b: str) -> None:
    assert DATA.anchor.place == "I0"
    assert (steps(a, b), steps(a, b, "I0")) == (8, 9)
    assert cut_off(1 << SQUARES.index("I0")) == []


def test_the_dice() -> None:
    assert DATA.boat_die.faces == [1, 2, 2, 3, 3, 4]
    assert [(face.name, face.steps, face.way) for face in DATA.lighthouse_die.faces] == [
        ("red_2", 2, "clockwise"),
        ("red_3", 3, "clockwise"),
        ("green_2", 2, "counter_clockwise"),
        ("green_3", 3, "counter_clockwise"),
        ("black_2", 2, "either"),
        ("sleep", 0, "none"),
    ]


def test_points_follow_the_distance_clockwise() -> None:
    worth = {1: 1, 2: 3, 3: 2, 4: 2}
    for piece in DATA.goods:
        assert piece.points == worth[(ISLANDS.index(piece.to) - ISLANDS.index(piece.origin)) % 5]
    assert len({(piece.origin, piece.to) for piece in DATA.goods}) == 20


def test_every_island_sends_and_receives_1_2_2_3_and_all_are_worth_40() -> None:
    for island in ISLANDS:
        assert sorted(piece.points for piece in DATA.goods if piece.origin == island) == [1, 2, 2, 3]
        assert sorted(piece.points for piece in DATA.goods if piece.to == island) == [1, 2, 2, 3]
    assert sum(piece.points for piece in DATA.goods) == 40


def test_target_and_rocks() -> None:
    assert (DATA.target.points, DATA.rocks.pieces) == (7, 3)


def test_every_datum_has_a_source() -> None:
    found = sources(DATA)
    assert len(found) == 5 + 5 + 20 + 50 + 20
    assert set(found) == {"rulebook", "elsewhere", "ours"}


def test_islands_that_rocks_cut_off_are_named() -> None:
    rocks = sum(1 << SQUARES.index(name) for name in ("O4", "O16"))
    assert cut_off(rocks) == ["coins", "barrels"]


# --- broken files ---


def table(name: str) -> str:
    """The text of the place of this name."""
    found = re.search(rf'\[\[place\]\]\nname = "{name}"\n.*?\n\n', TEXT, re.DOTALL)
    assert found
    return found[0]


edited = partial(edit, TEXT)


def place(name: str, old: str, new: str) -> str:
    """The file with one part of a place changed."""
    assert old in table(name)
    return edited(table(name), table(name).replace(old, new))


GOODS = '[[goods]]\nfrom = "gems"\nto = "coins"\npoints = 1\n'
ISLAND = '[[island]]\nname = "coins"\nsource = "elsewhere"\nbeam = 4\n'
BEAM = '[[beam]]\nlit = ["I0", "M1", "O1"]\nsource = "ours"\n'

BROKEN = {
    "no TOML": (edited("[target]", "[target"), "line 10"),
    "empty": ("", "missing required field `target`"),
    "unknown table": (TEXT + "\n[wind]\nforce = 3\n", "unknown field `wind`"),
    "unknown key": (edited("pieces = 3", 'pieces = 3\ncolour = "grey"'), r"unknown field `colour` - at `\$\.rocks`"),
    "missing key": (edited("points = 7\n", ""), r"missing required field `points` - at `\$\.target`"),
    "missing table": (
        edited('[boat_die]\nsource = "elsewhere"\nfaces = [1, 2, 2, 3, 3, 4]\n', ""),
        "missing required field `boat_die`",
    ),
    "no source": (
        edited('place = "I0"\nsource = "ours"', 'place = "I0"'),
        r"missing required field `source` - at `\$\.anchor`",
    ),
    "unknown source": (
        edited(GOODS + 'source = "ours"', GOODS + 'source = "hearsay"'),
        r"'hearsay' - at `\$\.goods\[0\]\.source`",
    ),
    "wrong type": (edited("points = 7", 'points = "seven"'), r"Expected `int`, got `str` - at `\$\.target\.points`"),
    "target beyond the goods": (edited("points = 7", "points = 11"), r"Expected `int` <= 10 - at `\$\.target\.points`"),
    "four rocks": (edited("pieces = 3", "pieces = 4"), r"Expected `int` <= 3 - at `\$\.rocks\.pieces`"),
    "seven faces": (edited("[1, 2, 2, 3, 3, 4]", "[1, 2, 2, 3, 3, 4, 4]"), r"length <= 6 - at `\$\.boat_die\.faces`"),
    "five faces": (
        edited('  { name = "red_3", steps = 3, way = "clockwise" },\n', ""),
        r"length >= 6 - at `\$\.lighthouse_die\.faces`",
    ),
    "a five on the boat die": (edited("[1, 2, 2, 3, 3, 4]", "[1, 2, 2, 3, 3, 5]"), r"at `\$\.boat_die\.faces\[5\]`"),
    "an unknown way": (edited('"either"', '"upwards"'), r"'upwards' - at `\$\.lighthouse_die\.faces\[4\]\.way`"),
    "a face twice": (edited('"green_2"', '"red_2"'), "lighthouse_die.faces: 'red_2' stands twice"),
    "four islands": (edited(ISLAND, ""), r"length >= 5 - at `\$\.island`"),
    "an island twice": (
        edited('[[island]]\nname = "coins"', '[[island]]\nname = "gems"'),
        "island: 'gems' stands twice",
    ),
    "a beam beyond the marks": (
        edited(ISLAND, ISLAND.replace("4", "20")),
        r"Expected `int` <= 19 - at `\$\.island\[1\]\.beam`",
    ),
    "19 goods": (edited(GOODS + 'source = "ours"\n', ""), r"length >= 20 - at `\$\.goods`"),
    "goods worth four": (edited(GOODS, GOODS.replace("1", "4")), r"Expected `int` <= 3 - at `\$\.goods\[0\]\.points`"),
    "a pair of goods twice": (
        edited(GOODS, GOODS.replace('"coins"', '"vases"')),
        "goods: no piece goes from 'gems' to 'coins'",
    ),
    "goods that stay at home": (
        edited(GOODS, GOODS.replace('"coins"', '"gems"')),
        r"goods\[0\] goes from 'gems' to 'gems'",
    ),
    "goods for nowhere": (
        edited(GOODS, GOODS.replace('"coins"', '"spices"')),
        r"goods\[0\] goes from 'gems' to 'spices'",
    ),
    "49 places": (edited(table("M7"), ""), r"length >= 50 - at `\$\.place`"),
    "a place twice": (place("M7", 'name = "M7"', 'name = "M8"'), "place: 'M8' stands twice"),
    "a harbour among the squares": (
        place("M7", '"sea"', '"harbour"'),
        r"place\[12\] 'M7' is 'harbour', expected 'sea'",
    ),
    "a square among the harbours": (
        place("vases", '"harbour"', '"sea"'),
        r"place\[48\] 'vases' is 'sea', expected 'harbour'",
    ),
    "a harbour of no island": (
        place("vases", 'name = "vases"', 'name = "spices"').replace('"M12", "vases"]', '"M12", "spices"]'),
        r"place\[48\] 'spices' is no name of its island, expected 'vases'",
    ),
    "a place without links": (place("vases", '["O12"]', "[]"), r"length >= 1 - at `\$\.place\[48\]\.links`"),
    "a link to nowhere": (place("M7", '"M8"', '"M88"'), r"place\[12\] 'M7' links to 'M88', expected another place"),
    "a link one way": (place("M7", '"M8", ', ""), r"place\[13\] 'M8' links to 'M7', which does not link back"),
    "a new link one way": (
        place("M7", '"M8"', '"M8", "M9"'),
        r"place\[12\] 'M7' links to 'M9', which does not link back",
    ),
    "an anchor nowhere": (edited('place = "I0"', 'place = "I9"'), "anchor.place is 'I9', expected a sea square"),
    "an anchor in harbour": (edited('place = "I0"', 'place = "gems"'), "anchor.place is 'gems', expected a sea square"),
    "light on nothing": (edited(BEAM, BEAM.replace("O1", "O21")), r"beam\[1\] lights 'O21', which is no sea square"),
    "light on a harbour": (
        edited(BEAM, BEAM.replace("O1", "gems")),
        r"beam\[1\] lights 'gems', which is no sea square",
    ),
    "no light": (edited(BEAM, BEAM.replace('"I0", "M1", "O1"', "")), r"length >= 1 - at `\$\.beam\[1\]\.lit`"),
    "19 beams": (edited(BEAM, ""), r"length >= 20 - at `\$\.beam`"),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_file_is_refused_with_place_and_reason(what: str) -> None:
    refused(parse, *BROKEN[what])


def test_a_square_that_no_way_leads_to_is_refused() -> None:
    """O1 and O2 touch each other and nothing else."""
    text = TEXT
    for name, old, new in (
        ("O0", '"O1", ', ""),
        ("O1", '"O0", "O2", "M1"', '"O2"'),
        ("M1", '"O1", ', ""),
        ("O2", '"O1", "O3", "M2"', '"O1"'),
        ("O3", '"O2", ', ""),
        ("M2", '"O2", ', ""),
    ):
        before = table(name)
        assert old in before
        text = text.replace(before, before.replace(old, new))
    with pytest.raises(DataFault, match=r"board\.toml: place 'O1' cannot be reached"):
        parse(text)


def test_the_file_as_it_is_is_accepted() -> None:
    assert parse(TEXT) == DATA


# --- what only looks right ---

SUBTLE = {
    "arrows that turn no way": (
        edited('steps = 0, way = "none"', 'steps = 2, way = "none"'),
        r"faces\[5\] has 2 steps and the way 'none'",
    ),
    "a choice of way without a step": (
        edited('steps = 2, way = "either"', 'steps = 0, way = "either"'),
        r"faces\[4\] has 0 steps and the way 'either'",
    ),
    "an anchor that cuts off a harbour": (edited('place = "I0"', 'place = "O4"'), "'O4' cuts off a harbour"),
    "a place that touches itself": (place("M7", '"M8"', '"M8", "M7"'), "'M7' links to 'M7', expected another place"),
    "a link twice": (place("M7", '"M8"', '"M8", "M8"'), r"place\[12\].links: 'M8' stands twice"),
    "a square lit twice": (edited(BEAM, BEAM.replace("O1", "M1")), r"beam\[1\].lit: 'M1' stands twice"),
    "two islands under one beam": (edited(ISLAND, ISLAND.replace("4", "0")), "island beam: 0 stands twice"),
    "a harbour beside a harbour": (
        place("gems", '["O0"]', '["O0", "vases"]').replace('["O12"]', '["O12", "gems"]'),
        "expected one sea square: its exit",
    ),
}


@pytest.mark.parametrize("what", SUBTLE)
def test_a_file_that_only_looks_right_is_refused(what: str) -> None:
    text, reason = SUBTLE[what]
    with pytest.raises(DataFault, match=reason):
        parse(text)
