"""Chapter 9 of docs/rules/smugglers.md: what is secret, and what a screen shows."""

import msgspec
import pytest

from seaboard.engine import position
from seaboard.engine.chance import new_rng
from seaboard.games.smugglers.view import Cargo
from tests.support.sea import SPECTATOR, Json, Sea, boat

OTHERS = (boat("O14"), boat("O15", "barrels>coins"))
EVERYBODY = (0, 1, 2, SPECTATOR)


def shown(sea: Sea, seat: int) -> Json:
    """Everything in a view that is not somebody's own secret."""
    found: Json = msgspec.to_builtins(sea.view(seat))
    for ship in found["boats"]:
        ship.pop("points")
        ship["delivered"] = [piece["origin"] for piece in ship["delivered"]]
        if ship["cargo"]:
            ship["cargo"] = ship["cargo"]["origin"]
    return found


def answers(sea: Sea, seat: int) -> list[str]:
    """What may be done, why not, and what would follow."""
    places = [f"{ring}{n}" for ring in "MO" for n in range(20)] + ["gems", "coins", "jewellery", "vases", "barrels"]
    wishes = [{"kind": kind, name: place} for kind, name in (("sail", "to"), ("take", "at")) for place in places]
    refused = [sea.match.refusal(seat, wish) for wish in wishes]
    allowed = sea.match.legal(seat)
    previews = [sea.match.preview(seat, action) for action in allowed]
    return [repr(refused), repr(allowed), repr(previews)]


def believed_goals(sea: Sea, seat: int) -> set[str]:
    """Where the cargo of seat 0 may go, for all that a seat knows."""
    game, board = sea.match.game, sea.match.board
    worlds = [sea.match.believe(seat, new_rng("goals", n)) for n in range(40)]
    return {position.to_json(game, world, board)["boats"][0]["cargo"]["to"] for world in worlds}


def test_s9_1_the_table_is_open_to_all() -> None:
    sea = Sea.sailing(
        4, boat("O4", "gems>coins", delivered=["vases>gems"]), *OTHERS, afloat={"O18": ["vases>coins"]}, rocks=["M3"]
    )
    everybody = [shown(sea, seat) for seat in EVERYBODY]
    assert everybody.count(everybody[0]) == len(EVERYBODY)
    view = sea.view()
    assert (view.lit, view.rocks) == (("I2", "M10", "O10"), ("M3",))
    assert [ship.at for ship in view.boats] == ["O4", "O14", "O15"]
    assert [ship.cargo and ship.cargo.origin for ship in view.boats] == ["gems", None, "barrels"]
    assert [piece.origin for piece in view.boats[0].delivered] == ["vases"]
    assert [pile.pieces for pile in view.islands] == [3, 4, 4, 2, 3]
    assert [(goods.at, goods.origins) for goods in view.afloat] == [("O18", ("vases",))]
    assert view.dice is not None


def test_s9_2_cargo_is_for_its_carrier_alone() -> None:
    sea = Sea.sailing(4, boat("O4", "gems>coins"), *OTHERS)
    goals = [cargo.goal if (cargo := sea.view(seat).boats[0].cargo) else None for seat in EVERYBODY]
    assert goals == ["coins", None, None, None]


@pytest.mark.parametrize("seat", [1, 2, SPECTATOR])
def test_s9_2_the_others_see_the_same_wherever_the_cargo_goes(seat: int) -> None:
    views = [Sea.sailing(4, boat("O4", f"gems>{goal}"), *OTHERS).view(seat) for goal in ("coins", "vases", "barrels")]
    assert views.count(views[0]) == 3


@pytest.mark.parametrize("seat", [0, 1])
def test_s9_2_choices_refusals_and_previews_do_not_betray_the_cargo(seat: int) -> None:
    told = [answers(Sea.sailing(4, boat("O4", f"gems>{goal}"), *OTHERS), seat) for goal in ("coins", "vases", "barrels")]
    assert told.count(told[0]) == 3
    assert told[0][1] != "[]" or seat == 1


def test_s9_2_a_preview_ends_before_the_harbour_tells() -> None:
    sea = Sea.sailing(4, boat("O4", "gems>coins"), *OTHERS)
    kinds = [type(event).__name__ for event in sea.match.preview(0, {"kind": "sail", "to": "coins"})]
    assert kinds == ["Sailed"]
    assert sea.at(0) == "O4"


def test_s9_2_what_is_told_to_others_is_the_same_wherever_the_piece_goes() -> None:
    told = []
    for goal in ("gems", "vases", "barrels"):
        sea = Sea.sailing(1, boat("O4"), boat("O14"), boat("O15"), chance=[{"kind": "drew", "to": goal}])
        sea.play("take", at="coins")
        told.append([sea.last.told(seat) for seat in (1, 2, SPECTATOR)])
    assert told.count(told[0]) == 3
    assert [type(event).__name__ for event in told[0][0]] == ["Sailed", "Took", "TurnBegan"]


def test_s9_3_goods_at_sea_are_face_down_for_all_even_for_those_who_knew_them() -> None:
    sea = Sea.rolling(boat("O14"), boat("M6", "gems>coins"), boat("M13"), beam=5).roll("red_2", 1).play("throw", to="M5")
    for seat in EVERYBODY:
        (goods,) = sea.view(seat).afloat
        assert (goods.origins, goods.remembered) == (("gems",), None)


def test_s9_3_with_the_memory_aid_those_who_saw_a_piece_keep_a_private_mark() -> None:
    sea = Sea.rolling(boat("O14"), boat("M6", "gems>coins"), boat("M13"), beam=5, memory_aid=True)
    sea.roll("red_2", 1).play("throw", to="M5")
    assert [sea.view(seat).afloat[0].remembered for seat in EVERYBODY] == [(None,), ("coins",), (None,), (None,)]


def test_s9_3_an_exchange_takes_the_old_piece_out_of_sight() -> None:
    sea = Sea.sailing(1, boat("O4", "gems>coins"), *OTHERS, afloat={"O5": "vases>gems"}).play("take", at="O5")
    (goods,) = sea.view(0).afloat
    assert (goods.origins, goods.remembered) == (("gems",), None)


def test_s9_4_points_are_seen_by_their_owner_alone() -> None:
    sea = Sea.sailing(1, boat("O4", delivered=["gems>coins", "vases>gems"]), *OTHERS)
    assert [sea.view(seat).boats[0].points for seat in EVERYBODY] == [4, None, None, None]
    open_, shut = (
        (Cargo("gems", "coins", 1), Cargo("vases", "gems", 3)),
        (Cargo("gems", None, None), Cargo("vases", None, None)),
    )
    assert [sea.view(seat).boats[0].delivered for seat in EVERYBODY] == [open_, shut, shut, shut], "others see upper sides"


def test_s9_4_with_open_scores_all_see_all_points() -> None:
    sea = Sea.sailing(1, boat("O4", delivered=["gems>coins", "vases>gems"]), *OTHERS, open_scores=True)
    assert [sea.view(seat).boats[0].points for seat in EVERYBODY] == [4] * 4
    assert [[piece.points for piece in sea.view(seat).boats[0].delivered] for seat in EVERYBODY] == [[1, 3]] * 4


def test_s9_4_at_the_end_all_see_all_points() -> None:
    sea = Sea.sailing(1, boat("O4", "gems>coins"), boat("O14", delivered=["vases>gems"]), boat("O15"), target=4)
    assert sea.view(2).boats[1].points is None
    over = Sea.sailing(1, boat("O4", "gems>coins"), boat("O14"), boat("O15"), target=1).play("sail", to="coins")
    assert [[ship.points for ship in over.view(seat).boats] for seat in EVERYBODY] == [[1, 0, 0]] * 4


def test_s9_5_all_see_that_a_harbour_has_turned_the_cargo_away() -> None:
    sea = Sea.sailing(1, boat("O4", "gems>vases"), *OTHERS)
    assert not any(sea.view(seat).boats[0].lies_wrong for seat in EVERYBODY)
    sea.play("sail", to="coins")
    assert all(sea.view(seat).boats[0].lies_wrong for seat in EVERYBODY)


def test_s9_5_it_stays_known_wherever_the_piece_goes() -> None:
    sea = Sea.sailing(1, boat("O4", "gems>vases"), *OTHERS).play("sail", to="coins")
    sea.roll("sleep", 1).play("stay").roll("sleep", 1).play("stay").roll("sleep", 1).play("sail", to="O4")
    assert not sea.view(1).boats[0].lies_wrong
    assert believed_goals(sea, 1) == {"jewellery", "vases", "barrels"}
    assert believed_goals(sea, 0) == {"vases"}


def test_s9_5_before_the_others_think_of_every_other_island() -> None:
    sea = Sea.sailing(1, boat("O4", "gems>vases"), *OTHERS)
    assert believed_goals(sea, 1) == {"coins", "jewellery", "vases", "barrels"}


def test_s9_5_a_boat_that_loaded_there_does_not_lie_wrong() -> None:
    sea = Sea.sailing(1, boat("coins", "coins>vases", fresh=True), *OTHERS)
    assert not sea.view(1).boats[0].lies_wrong
