"""Chapter 2 of docs/rules/aboard.md: the course of a match."""

import pytest

from seaboard.engine.chance import seeded
from seaboard.engine.errors import Illegal, NotYourTurn
from tests.support.quay import CHANCE, Quay, full, ship


def test_s2_1_all_whose_ship_is_not_full_load_at_once() -> None:
    quay = Quay.loading("cannon sabre ?map", full(), ship(), ship(), loading=[1, 2], first=0)
    assert quay.match.actors == (1, 2)
    assert quay.may("take", by=2, tile="t0", to="deck")
    assert quay.may("take", by=1, tile="t0", to="deck")
    assert quay.why("take", by=0, tile="t0", to="deck") == "not_now"


def test_s2_1_in_turns_one_seat_loads() -> None:
    quay = Quay.loading("cannon sabre ?map", ship(), ship(), ship(), pace="turns", seat=1)
    assert quay.match.actors == (1,)
    for other in (0, 2, CHANCE):
        assert quay.choices(by=other) == []
        assert quay.why("load", by=other, colour="white") == "not_now"
    with pytest.raises(NotYourTurn, match="seat 2 cannot act now"):
        quay.play("load", by=2, colour="white")


def test_s2_1_everybody_is_asked_about_a_card_at_once() -> None:
    quay = Quay.answering("D01", ship("shovel"), ship(), ship())
    assert quay.match.actors == (0, 1, 2)
    assert quay.play("decline", by=1).match.actors == (0, 2)
    assert quay.why("decline", by=1) == "not_now"


def test_s2_1_rewards_are_for_one_seat_after_the_other() -> None:
    quay = Quay.answering("P05", ship("sabre sabre"), ship("sabre sabre"), ship()).answer("fulfil", "fulfil", "decline")
    assert (quay.phase, quay.match.actors) == ("choose", (0,))
    assert quay.why("wish", by=1, colour="white") == "not_now"
    quay.play("wish", colour="white").play("wish", colour="white")
    assert quay.match.actors == (1,)


@pytest.mark.parametrize(
    ("kind", "named"),
    [
        ("turn", {"tile": "t2"}),
        ("leave", {}),
        ("snatch", {"to": "deck"}),
        ("calm", {}),
        ("meet", {}),
        ("flee", {}),
        ("wish", {"colour": "white"}),
        ("waive", {"colour": "white"}),
        ("hand_over", {"colour": "white"}),
        ("bury", {"to": "deck"}),
        ("load", {"colour": "white"}),
        ("turned", {"shows": "map"}),
        ("dealt", {"card": "D01"}),
    ],
)
def test_s2_1_another_decision_has_to_wait(kind: str, named: dict[str, object]) -> None:
    quay = Quay.answering("D01", ship("shovel", below="white white"), ship(), ship(), tiles="cannon ?map ?map")
    assert quay.why(kind, by=0, **named) == "not_now"
    with pytest.raises(Illegal) as refused:
        quay.play(kind, by=0, **named)
    assert refused.value.reason == "not_now"


@pytest.mark.parametrize("kind", ["leave", "calm", "fulfil", "decline", "meet", "flee"])
def test_s2_1_while_loading_nothing_else_is_decided(kind: str) -> None:
    for pace in ("race", "turns"):
        quay = Quay.loading("cannon ?map", ship(), ship(), pace=pace)
        assert quay.why(kind, by=0) == "not_now"
        assert quay.why("dump", by=0, tile="cannon") == "not_now"
        assert quay.why("spill", by=0, colour="white") == "not_now"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s2_2_two_rounds_of_loading_and_voyage(seats: int) -> None:
    quay = Quay(seats=seats, chance=seeded(seats))
    course: list[tuple[int, str]] = []
    while not quay.match.over:
        phase = "load" if any(mine.loading for mine in quay.view().ships) else "sail"
        if course[-1:] != [(quay.match.round, phase)]:
            course.append((quay.match.round, phase))
        seat = quay.match.actors[0]
        choices = quay.match.legal(seat)
        quay.match.act(seat, choices[quay.match.seq % len(choices)])
    assert course == [(1, "load"), (1, "sail"), (2, "load"), (2, "sail")]


def test_s2_3_chance_brings_only_what_lies_face_down() -> None:
    quay = Quay.loading("cannon ?map ?rope*", ship(), ship(), ship()).play("turn", by=2, tile="t1")
    assert quay.turn == CHANCE
    assert quay.why("turned", shows="map") == "ok"
    assert quay.why("turned", shows="rope*") == "ok"
    assert quay.why("turned", shows="rope") == "not_possible"
    assert quay.why("turned", shows="cannon") == "not_possible"
    assert quay.why("topped", category="order") == "not_possible"
    with pytest.raises(Illegal, match="not_possible"):
        quay.turned("cannon")


def test_s2_3_chance_brings_only_cards_that_are_still_to_come() -> None:
    quay = Quay.at_sea(ship(), ship(), played=["T01", "T02"])
    assert quay.offered("topped", "category") == ["discovery", "pirates", "order"]
    assert quay.why("topped", category="trade") == "not_possible"
    quay.play("topped", category="discovery")
    assert quay.offered("revealed", "card") == ["D01", "D02", "D03", "D04", "D05"]
    assert quay.why("revealed", card="D06") == "not_possible"
    assert quay.why("revealed", card="P01") == "not_possible"


def test_s2_3_each_tile_that_lies_face_down_is_as_likely() -> None:
    quay = Quay.loading("?map ?map ?map ?rope* ?monkey", ship(), ship(), ship()).play("turn", by=0, tile="t0")
    assert quay.shares("shows") == ["map", "map", "map", "monkey", "rope*"]


def test_s2_3_each_card_of_the_pile_is_as_likely_to_lie_on_top() -> None:
    quay = Quay.at_sea(ship(), ship(), played=["T01", "D01"], postponed=1)
    assert quay.shares("category") == ["discovery"] * 4 + ["trade"] + ["pirates"] * 3 + ["order"] * 2
