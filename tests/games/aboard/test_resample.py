"""What resampling exchanges and what it keeps: the convention of §10.2 and §10.3, and how often what comes."""

from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from seaboard.engine.chance import new_rng
from seaboard.engine.state import NONE
from seaboard.games.aboard.board import Board
from seaboard.games.aboard.checks import invariants
from seaboard.games.aboard.game import GAME
from seaboard.games.aboard.hull import can_pay
from seaboard.games.aboard.state import ANSWER, Aboard
from seaboard.games.registry import game
from tests.support.games import Case, plies
from tests.support.quay import SPECTATOR, Json, Quay, ship

DRAWS = 1200


def hold(world: Json, seat: int) -> Counter[str]:
    """The tiles below a deck."""
    return Counter(world["ships"][seat].get("hold", {}))


def below(world: Json, seat: int) -> Counter[str]:
    """The goods below a deck."""
    return Counter(world["ships"][seat].get("goods_below", {}))


def pool(world: Json, seat: int) -> Counter[str]:
    """All tiles that a seat cannot see."""
    return sum((hold(world, other) for other in range(len(world["ships"])) if other != seat), Counter(world["down"]))


def count(quay: Quay, seat: int, what: Callable[[Json], str], draws: int = DRAWS) -> Counter[str]:
    """How often what comes."""
    return Counter(what(world) for world in quay.worlds(seat, draws))


def assert_shares(found: Counter[str], expected: dict[str, float]) -> None:
    """Every outcome comes, no other does, each within five deviations of its share."""
    draws = found.total()
    assert set(found) == set(expected)
    for name, share in expected.items():
        spread = (draws * share * (1 - share)) ** 0.5
        assert abs(found[name] - draws * share) <= 5 * spread, f"{name}: {found[name]} of {draws}, expected {share}"


def words(counts: Counter[str]) -> str:
    """Counts as words in a row."""
    return " ".join(sorted(counts.elements()))


# --- tiles ---


def test_holds_of_others_and_tiles_face_down_are_one_pool() -> None:
    ships = (ship("cannon", "compass map"), ship("sabre", "map rope"), ship("", "storage shovel* telescope"))
    quay = Quay.loading("cannon rope* ?monkey ?sailor ?sailor*", *ships)
    before = quay.match.position
    for world in quay.worlds(0):
        assert pool(world, 0) == pool(before, 0)
        assert [hold(world, seat).total() for seat in range(3)] == [2, 2, 3]


def test_everything_else_stays() -> None:
    ships = (ship("cannon", "compass map", below="white"), ship("sabre", "map rope", coins=3), ship("", "storage", chests=(1, 1)))
    quay = Quay.loading("cannon rope* ?monkey ?sailor ?sailor*", *ships, round=2, parrots=[0])
    before = quay.match.position
    for world in quay.worlds(0):
        assert world["ships"][0] == before["ships"][0]
        assert {name: world[name] for name in before if name not in ("ships", "down")} == {
            name: before[name] for name in before if name not in ("ships", "down")
        }
        for mine, other in zip(before["ships"], world["ships"], strict=True):
            assert {**mine, "hold": None} == {**other, "hold": None}


def test_every_tile_of_the_pool_is_as_likely() -> None:
    quay = Quay.loading("cannon ?rope ?rope ?sabre", ship("", "compass"), ship("", "map"), ship())
    found = count(quay, 0, lambda world: words(hold(world, 1)))
    assert_shares(found, {"map": 1 / 4, "rope": 1 / 2, "sabre": 1 / 4})


def test_two_holds_are_drawn_without_putting_back() -> None:
    quay = Quay.loading("cannon ?rope", ship(), ship("", "map"), ship("", "sabre"))
    found = count(quay, 0, lambda world: words(hold(world, 1)) + " " + words(hold(world, 2)))
    kinds = ("map", "sabre", "rope")
    assert_shares(found, {f"{a} {b}": 1 / 6 for a in kinds for b in kinds if a != b})


def test_a_hold_of_two_is_any_two_of_the_pool() -> None:
    quay = Quay.loading("cannon ?rope ?rope", ship(), ship("", "map sabre"), ship())
    found = count(quay, 0, lambda world: words(hold(world, 1)))
    assert_shares(found, {"map sabre": 1 / 6, "map rope": 2 / 6, "rope sabre": 2 / 6, "rope rope": 1 / 6})


def test_starfish_that_count_stay_in_the_heap() -> None:
    quay = Quay.loading("cannon ?rope* ?rope* ?sabre", ship(), ship("", "map"))
    found = count(quay, 0, lambda world: words(hold(world, 1)))
    assert_shares(found, {"map": 1 / 2, "sabre": 1 / 2})
    assert all(world["down"]["rope*"] == 2 for world in quay.worlds(0))


def test_the_same_in_competition() -> None:
    quay = Quay.loading("cannon ?rope* ?sabre", ship(), ship("", "map"), ship(), competition=True)
    assert set(count(quay, 0, lambda world: words(hold(world, 1)), 100)) == {"map", "sabre"}


def test_while_loading_storage_is_exchanged_like_other_tiles() -> None:
    quay = Quay.loading("cannon ?rope", ship(), ship("", "storage"), ship())
    assert_shares(count(quay, 0, lambda world: words(hold(world, 1))), {"storage": 1 / 2, "rope": 1 / 2})


def test_at_sea_storage_is_exchanged_like_other_tiles() -> None:
    quay = Quay.answering("D01", ship(), ship("", "storage"), ship(), tiles="?rope")
    assert_shares(count(quay, 0, lambda world: words(hold(world, 1))), {"storage": 1 / 2, "rope": 1 / 2})


def test_at_sea_a_hold_has_the_storage_that_its_goods_need() -> None:
    """Of the ten ways to take two of five tiles, seven bring storage."""
    ships = (ship(), ship("", "storage map", chests=(0, 2), below="white " * 3), ship())
    quay = Quay.answering("D01", *ships, tiles="?storage ?rope ?rope")
    found = count(quay, 0, lambda world: words(hold(world, 1)))
    assert_shares(found, {"storage storage": 1 / 7, "map storage": 2 / 7, "rope storage": 4 / 7})


def test_at_sea_several_holds_get_the_storage_they_need_each_way_as_likely() -> None:
    """One place in each hold for two storage tiles and a rope; the first hold must have storage, the second may."""
    ships = (ship(), ship("", "storage", chests=(0, 3), below="white " * 3), ship("", "rope"))
    quay = Quay.answering("D01", *ships, tiles="?storage ?map")
    found = count(quay, 0, lambda world: f"{words(hold(world, 1))} {words(hold(world, 2))}")
    assert_shares(found, {f"storage {kind}": 1 / 3 for kind in ("storage", "rope", "map")})


def test_at_sea_a_spectator_reckons_with_the_same() -> None:
    ships = (ship("", "map"), ship("", "storage", chests=(0, 3), below="white " * 3), ship("", "rope"))
    quay = Quay.answering("D01", *ships, tiles="?storage")
    found = count(quay, SPECTATOR, lambda world: " ".join(words(hold(world, seat)) for seat in range(3)))
    others = [("map", "rope"), ("rope", "map"), *((kind, "storage") for kind in ("map", "rope"))]
    others += [("storage", kind) for kind in ("map", "rope")]
    assert_shares(found, {f"{a} storage {b}": 1 / 6 for a, b in others})


def test_with_an_empty_pool_nothing_changes() -> None:
    quay = Quay.answering("D01", ship("", "map"), ship(), ship())
    assert {repr(world) for world in quay.worlds(0)} == {repr(quay.match.position)}


# --- goods ---


def test_goods_below_are_dealt_anew_among_the_others_each_way_as_likely() -> None:
    ships = (ship(below="lightblue"), ship(below="white"), ship(below="orange"), ship(below="violet"))
    quay = Quay.loading("cannon ?map", *ships)
    found = count(quay, 0, lambda world: " ".join(words(below(world, seat)) for seat in (1, 2, 3)))
    colours = ("white", "orange", "violet")
    ways = [f"{a} {b} {c}" for a in colours for b in colours for c in colours if len({a, b, c}) == 3]
    assert_shares(found, dict.fromkeys(ways, 1 / 6))


def test_for_a_spectator_the_goods_of_all_are_dealt_anew() -> None:
    ships = (ship(below="lightblue"), ship(below="white"), ship(below="orange"), ship(below="violet"))
    quay = Quay.loading("cannon ?map", *ships)
    worlds = quay.worlds(SPECTATOR, DRAWS)
    for seat in range(4):
        found = Counter(words(below(world, seat)) for world in worlds)
        assert_shares(found, dict.fromkeys(("lightblue", "white", "orange", "violet"), 1 / 4))


def test_every_ship_keeps_its_number_of_goods() -> None:
    ships = (ship(), ship(below="white white orange"), ship(below="violet"))
    quay = Quay.answering("D01", *ships)
    found = count(quay, 0, lambda world: words(below(world, 2)))
    assert_shares(found, {"white": 1 / 2, "orange": 1 / 4, "violet": 1 / 4})
    assert all(below(world, 1).total() == 3 for world in quay.worlds(0))


def test_goods_on_deck_and_own_goods_and_the_supply_stay() -> None:
    ships = (ship(goods="white", below="orange"), ship(goods="violet", below="white"), ship(below="lightblue"))
    quay = Quay.answering("D01", *ships)
    supply = quay.view().supply
    for world in quay.worlds(0):
        assert world["ships"][0] == quay.match.position["ships"][0]
        assert world["ships"][1]["goods"] == {"violet": 1}
        again = Quay(seats=3, position=world)
        assert again.view().supply == supply


# --- decisions ---


def pirates_on_top() -> Quay:
    """All are asked whether they meet the pirates."""
    return Quay.at_sea(ship(), ship(), ship()).play("topped", category="pirates")


def test_who_has_decided_may_have_decided_either() -> None:
    quay = pirates_on_top().play("meet", by=1)
    assert_shares(count(quay, 0, lambda world: repr(world["meets"])), {"[1]": 1 / 2, "[]": 1 / 2})


def test_who_has_not_decided_yet_stays_undecided() -> None:
    quay = pirates_on_top().play("meet", by=1)
    assert all(world["asked"] == [0, 2] for world in quay.worlds(0))


def test_the_own_decision_stays() -> None:
    quay = pirates_on_top().play("meet", by=1)
    assert all(world["meets"] == [1] for world in quay.worlds(1))
    quay = Quay.answering("D01", ship(), ship("shovel"), ship()).play("fulfil", by=1)
    assert all(world["accepts"] == [1] for world in quay.worlds(1))


def test_a_shown_decision_stays() -> None:
    quay = pirates_on_top().answer("meet", "flee", "meet").reveal("P03")
    assert all(world["meets"] == [0, 2] for world in quay.worlds(0))
    quay = Quay.answering("P03", ship("sabre sailor"), ship(below="white", coins=3), ship()).answer(
        "fulfil", "decline", "decline"
    )
    assert quay.phase == "pay"
    assert all((world["accepts"], world["queue"]) == ([0], [0, 2]) for world in quay.worlds(2))


def test_an_answer_is_one_of_those_that_could_be_given() -> None:
    quay = Quay.answering("D01", ship(), ship("shovel"), ship()).play("decline", by=1).play("decline", by=2)
    assert_shares(count(quay, 0, lambda world: repr(world["accepts"])), {"[1]": 1 / 2, "[]": 1 / 2})


def test_an_answer_fits_the_hold_that_was_drawn() -> None:
    quay = Quay.answering("D01", ship(), ship("", "shovel"), ship(), tiles="?map ?map").play("fulfil", by=1)
    found = count(quay, 0, lambda world: f"{words(hold(world, 1))} {world['accepts']}")
    assert_shares(found, {"shovel [1]": 1 / 6, "shovel []": 1 / 6, "map []": 2 / 3})


def test_with_a_joker_a_tile_may_be_spared_or_not() -> None:
    quay = Quay.answering("D01", ship(), ship("shovel"), ship(), round=2, parrots=[1]).play("decline", by=1)
    found = count(quay, 0, lambda world: f"{world['accepts']} {words(Counter(world['ships'][1].get('spared', {})))}")
    assert_shares(found, {"[] ": 1 / 2, "[1] ": 1 / 4, "[1] shovel": 1 / 4})


def test_a_wish_before_the_decision_is_not_known_to_others() -> None:
    quay = Quay.answering("D01", ship(), ship("shovel"), ship(), round=2, parrots=[1]).play("spare", by=1, tile="shovel")
    assert quay.match.position["ships"][1]["spared"] == {"shovel": 1}
    assert all("spared" not in world["ships"][1] for world in quay.worlds(0))
    assert all(world["ships"][1]["spared"] == {"shovel": 1} for world in quay.worlds(1))


def test_who_fled_gets_no_answer() -> None:
    quay = Quay.at_sea(ship(), ship("cannon sabre"), ship()).play("topped", category="pirates").answer("meet", "flee", "meet")
    quay.reveal("P01").play("decline", by=2)
    assert all((world["accepts"], world["asked"]) == ([], [0]) for world in quay.worlds(0))


# --- whole matches ---


def positions(variant: int) -> Iterator[Aboard]:
    """Positions of a match between bots, from all its phases."""
    for ply in plies(Case(game("aboard"), GAME.variants[variant]), "sensible", 900)[::7]:
        assert isinstance(ply.state, Aboard)
        yield ply.state


@pytest.mark.parametrize("variant", range(len(GAME.variants)))
def test_in_whole_matches_the_own_things_stay_and_the_position_is_sound(variant: int) -> None:
    options = GAME.variants[variant]
    board = GAME.board(options)
    rng = new_rng("whole", variant)
    for s in positions(variant):
        for seat in range(options.seats):
            other = s.clone()
            GAME.resample(other, board, seat, rng)
            assert invariants(other, board) == []
            assert (other.tiles_below[seat], other.goods_below[seat]) == (s.tiles_below[seat], s.goods_below[seat])
            assert (other.supply, other.face_of_tile, other.drawn) == (s.supply, s.face_of_tile, s.drawn)
            assert GAME.view(other, board, seat) == GAME.view(s, board, seat)
            assert all(_fits(other, board, asked) for asked in range(options.seats))


def _fits(s: Aboard, board: Board, seat: int) -> bool:
    """Could the seat give the answer that it has given?"""
    if s.phase != ANSWER or not s.accepts >> seat & 1:
        return True
    return can_pay(s, board, seat, s.card, NONE)


def test_at_the_end_nothing_is_secret_and_nothing_changes() -> None:
    quay = Quay.at_last_card("O01", ship("", "map", below="white"), ship(), round=2).answer("decline", "decline")
    assert quay.match.over
    assert {repr(world) for world in quay.worlds(0, 5)} == {repr(quay.match.position)}
