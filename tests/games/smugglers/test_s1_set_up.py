"""Chapter 1 of docs/rules/smugglers.md: the set-up."""

import re
from pathlib import Path

import pytest

from tests.support.sea import CHANCE, ISLANDS, Sea, boat

RULES = Path(__file__).resolve().parents[3] / "docs" / "rules" / "smugglers.md"
BEGAN = {"kind": "began", "seat": 1}
SHONE = {"kind": "shone", "at": "coins"}


def printed_points() -> dict[tuple[str, str], int]:
    """The table of §1.5."""
    rows = re.findall(rf"^\| ({'|'.join(ISLANDS)}) \|(.*)\|$", RULES.read_text(encoding="utf-8"), re.MULTILINE)
    cells = [(origin, to, cell.strip()) for origin, row in rows for to, cell in zip(ISLANDS, row.split("|"), strict=True)]
    return {(origin, to): int(cell) for origin, to, cell in cells if cell}


@pytest.mark.parametrize(
    ("here", "touching"),
    [
        ("I0", {"I4", "I1", "M0", "M1", "M2", "M3"}),
        ("M3", {"M2", "M4", "O3", "I0"}),
        ("O19", {"O18", "O0", "M19"}),
        ("O4", {"O3", "O5", "M4", "coins"}),
        ("jewellery", {"O8"}),
    ],
)
def test_s1_1_squares_touch_along_their_edges(here: str, touching: set[str]) -> None:
    sea = Sea.sailing(1, boat(here), boat("O14"), boat("O15"))
    assert sea.squares("sail") == touching


def test_s1_1_squares_do_not_touch_at_corners() -> None:
    sea = Sea.sailing(1, boat("M3"), boat("O14"), boat("O15"))
    assert sea.why("sail", to="O4") == "too_far"
    assert sea.why("sail", to="O2") == "too_far"


def test_s1_2_chance_says_who_begins() -> None:
    sea = Sea(seats=3)
    assert sea.turn == CHANCE
    assert [choice["seat"] for choice in sea.choices("began")] == [0, 1, 2]
    assert sea.why("began", seat=3) == "not_now"
    sea.play("began", seat=2).play("shone", at="gems")
    assert sea.view().first == 2
    assert sea.turn == 2


def test_s1_2_the_table_may_say_who_begins() -> None:
    sea = Sea(seats=4, first_seat=3)
    assert sea.phase == "draw_light"
    assert sea.play("shone", at="gems").turn == 3


def test_s1_3_the_light_points_at_an_island_before_boats_are_placed() -> None:
    sea = Sea(seats=2, first_seat=0)
    assert sea.squares("shone") == set(ISLANDS)
    assert [sea.at(seat) for seat in range(2)] == [None, None]
    sea.play("shone", at="vases")
    assert sea.view().beam == 12
    assert sea.lit == {"I3", "M12", "O12"}


def test_s1_3_nobody_chooses_where_the_light_points() -> None:
    sea = Sea(seats=2, first_seat=0)
    assert [sea.choices(by=seat) for seat in range(2)] == [[], []]
    assert sea.why("shone", at="gems", by=0) == "not_now"


def test_s1_4_harbours_are_picked_in_turn_order_and_seen() -> None:
    sea = Sea(seats=3, chance=[BEGAN, SHONE])
    order = []
    for harbour in ("coins", "vases", "gems"):
        order.append(sea.turn)
        assert sea.squares("moor") == set(ISLANDS)
        sea.play("moor", at=harbour)
    assert order == [1, 2, 0]
    assert [sea.at(seat) for seat in range(3)] == ["gems", "coins", "vases"]


def test_s1_4_later_seats_see_the_earlier_choices() -> None:
    sea = Sea(seats=3, chance=[BEGAN, SHONE]).play("moor", at="barrels")
    assert sea.turn == 2
    assert sea.view(2).boats[1].at == "barrels"
    assert sea.why("moor", at="gems", by=0) == "not_now"


def test_s1_4_all_four_may_start_in_one_harbour_and_all_find_goods() -> None:
    sea = Sea(seats=4, first_seat=0, chance=[SHONE])
    for _ in range(4):
        sea.play("moor", at="gems")
    for goal in ("coins", "jewellery", "vases", "barrels"):
        sea.play("drew", to=goal).roll("sleep", 1).play("stay")
    assert [sea.cargo(seat) for seat in range(4)] == ["gems>coins", "gems>jewellery", "gems>vases", "gems>barrels"]
    assert sea.pieces_on("gems") == 0


def test_s1_4_chance_picks_the_harbours_if_the_table_likes() -> None:
    sea = Sea(seats=2, first_seat=1, harbours="random", chance=[SHONE])
    assert sea.turn == CHANCE
    assert sea.why("moor", at="gems", by=1) == "not_now"
    sea.play("moor", at="vases").play("moor", at="gems")
    assert [sea.at(seat) for seat in range(2)] == ["gems", "vases"]


def test_s1_5_four_pieces_lie_on_every_island() -> None:
    assert [Sea().pieces_on(island) for island in ISLANDS] == [4] * 5


def test_s1_5_one_piece_of_an_island_goes_to_each_of_the_others() -> None:
    sea = Sea.sailing(1, boat("O4"), boat("O14"), boat("O15")).play("take", at="coins")
    assert sea.squares("drew") == set(ISLANDS) - {"coins"}
    assert sea.why("drew", to="coins") == "not_left"


@pytest.mark.parametrize(("origin", "to"), [(a, b) for a in ISLANDS for b in ISLANDS if a != b])
def test_s1_5_a_piece_is_worth_what_the_table_says(origin: str, to: str) -> None:
    exit_ = f"O{4 * ISLANDS.index(to)}"
    sea = Sea.sailing(1, boat(exit_, f"{origin}>{to}"), boat("O14"), boat("O15")).play("sail", to=to)
    assert sea.points(0) == printed_points()[origin, to]


def test_s1_5_every_island_sends_and_receives_as_much() -> None:
    points = printed_points()
    for island in ISLANDS:
        assert sorted(worth for (origin, _), worth in points.items() if origin == island) == [1, 2, 2, 3]
        assert sorted(worth for (_, to), worth in points.items() if to == island) == [1, 2, 2, 3]
    assert sum(points.values()) == 40


def test_s1_6_two_players_have_a_rock_on_the_anchor_square() -> None:
    sea = Sea.sailing(2, boat("M1"), boat("O14"))
    assert sea.view().rocks == ("I0",)
    assert sea.why("sail", to="I0") == "rock_there"


@pytest.mark.parametrize("others", [("O14", "O15"), ("O14", "O15", "O16")])
def test_s1_6_with_more_players_the_anchor_square_is_open(others: tuple[str, ...]) -> None:
    sea = Sea.sailing(2, boat("M1"), *map(boat, others))
    assert sea.view().rocks == ()
    assert sea.may("sail", to="I0")


def test_s1_7_the_set_up_goes_beginner_rocks_light_boats_first_turn() -> None:
    sea = Sea(seats=2, rocks=1, harbours="random")
    order = [sea.phase]
    for action in (
        BEGAN,
        {"kind": "place_rock", "at": "M7"},
        SHONE,
        {"kind": "moor", "at": "gems"},
        {"kind": "moor", "at": "gems"},
        {"kind": "drew", "to": "vases"},
    ):
        sea.play(**action)
        order.append(sea.phase)
    assert order == ["draw_first", "draw_rock", "draw_light", "draw_harbour", "draw_harbour", "load", "roll"]
    assert (sea.view().round, sea.view().seat) == (1, 1)


def test_s1_7_every_step_of_the_set_up_is_told() -> None:
    sea = Sea(seats=2, rocks=1, harbours="random")
    assert sea.view().dice is None
    steps = (
        BEGAN,
        {"kind": "place_rock", "at": "M7"},
        SHONE,
        {"kind": "moor", "at": "coins"},
        {"kind": "moor", "at": "gems"},
    )
    assert [sea.play(**step).story() for step in steps] == [
        [{"kind": "began", "seat": 1}],
        [{"kind": "rock_placed", "seat": None, "at": "M7"}],
        [{"kind": "shone", "seat": None, "beam": 4}],
        [{"kind": "moored", "seat": 1, "at": "coins"}],
        [
            {"kind": "moored", "seat": 0, "at": "gems"},
            {"kind": "turn_began", "seat": 1, "round": 1},
            {"kind": "took", "seat": 1, "origin": "coins", "at": "coins"},
        ],
    ]
