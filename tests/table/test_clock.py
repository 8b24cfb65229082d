"""Time at the table: one hand, those who are late, and decisions that several make at once."""

from typing import Any

import pytest

import seaboard
from seaboard import Match
from seaboard.engine.chance import new_rng
from seaboard.engine.contract import Limit
from seaboard.engine.errors import Busy, Gone, NotYourTurn, NoUndo, Stale
from seaboard.games.aboard.tempo import AFTER_CAST_OFF, DECISION, LOADING
from seaboard.table.clock import Clock
from seaboard.table.match import resume
from tests.support.quay import Quay, full, ship

NOON = 1_000_000  # milliseconds
OPEN = "cannon cannon map map sabre sabre ?rope ?rope ?sailor"


def race(*ships: dict[str, Any], **named: Any) -> Match:
    return Quay.loading(OPEN, *(ships or (ship(), ship(), ship())), **named).match


def take(tile: str) -> dict[str, Any]:
    return {"kind": "take", "tile": tile, "to": "deck"}


@pytest.mark.parametrize(
    ("pace", "hands", "action", "milliseconds"),
    [
        ("race", (), take("t0"), 1000),
        ("race", (), {"kind": "load", "colour": "white"}, 1000),
        ("race", (), {"kind": "turn", "tile": "t6"}, 500),
        ("gentle", (), take("t0"), 2000),
        ("gentle", (), {"kind": "turn", "tile": "t6"}, 1000),
        ("gentle", (25, 100, 400), take("t0"), 500),
        ("race", (50, 100, 400), take("t0"), 500),
        ("race", (400, 100, 100), {"kind": "turn", "tile": "t6"}, 2000),
    ],
)
def test_a_pick_keeps_the_one_hand_busy(pace: str, hands: tuple[int, ...], action: dict[str, Any], milliseconds: int) -> None:
    match = Quay.loading(OPEN, ship(), ship(), ship(), pace=pace, hands=hands, chance=seaboard.seeded(1)).match
    match.act(0, action, time=NOON)
    before = match.log
    with pytest.raises(Busy, match="free in 1 milliseconds"):
        match.act(0, take("t1"), time=NOON + milliseconds - 1)
    assert match.log == before
    assert match.act(0, take("t1"), time=NOON + milliseconds).entries


def test_another_seats_hand_is_its_own() -> None:
    match = race()
    match.act(0, take("t0"), time=NOON)
    assert match.act(1, take("t1"), time=NOON).entries


def test_a_request_sent_again_is_answered_though_the_hand_is_busy() -> None:
    match = race()
    first = match.act(0, take("t0"), request="r1", time=NOON)
    assert match.act(0, take("t0"), request="r1", time=NOON + 10).entries == first.entries


def test_a_resumed_match_reads_the_times_from_the_log() -> None:
    match = race()
    match.act(0, take("t0"), time=NOON)
    again = resume(match.log)
    with pytest.raises(Busy):
        again.act(0, take("t1"), time=NOON + 999)
    assert again.free_at(0) == NOON + 1000


def test_a_clock_that_was_set_back_keeps_no_hand_busy() -> None:
    """Seen under `seaboard torture`: a race stood still for as many hours as the clock of the server had been set back."""
    match = race()
    match.act(0, take("t0"), time=NOON)
    assert match.busy_for(0, NOON + 1) == 999
    assert match.busy_for(0, NOON - 1) == 0
    match.act(0, take("t1"), time=NOON - 500_000)
    with pytest.raises(Busy, match="free in 1000 milliseconds"):
        match.act(0, take("t2"), time=NOON - 500_000)


def test_a_clock_that_was_set_back_gives_nobody_more_time() -> None:
    clock = Clock()
    clock.note((Limit("sea", 90_000),), NOON)
    assert clock.left(NOON - 500_000) == 90_000
    clock.note((Limit("sea", 90_000),), NOON - 500_000)
    assert clock.left(NOON - 499_000) == 89_000


def test_in_turns_and_at_sea_no_hand_is_busy() -> None:
    turns = race(pace="turns")
    turns.act(0, take("t0"), time=NOON)
    assert turns.free_at(0) == NOON
    sea = Quay.answering("T01", full(), full(), pace="race").match
    sea.act(0, {"kind": "decline"}, time=NOON)
    assert sea.free_at(0) == NOON


def test_a_decision_at_sea_needs_no_hand() -> None:
    almost = ship("cannon cannon sabre sabre sailor sailor shovel", "telescope rope compass map", below="white orange")
    match = Quay.loading("cannon", almost, full(), loading=[0], first=1, chance=seaboard.seeded(1)).match
    match.act(0, take("t0"), time=NOON)
    assert match.actors == (0, 1), "loading is over"
    assert match.act(0, match.legal(0)[0], time=NOON + 1).entries


def test_a_lost_grab_is_gone_and_costs_nothing() -> None:
    match = race()
    seq = match.seq
    match.act(1, take("t0"), seq=seq, time=NOON)
    with pytest.raises(Gone, match="gone"):
        match.act(0, take("t0"), seq=seq, time=NOON)
    assert match.act(0, take("t1"), seq=seq, time=NOON).entries


def test_what_was_won_by_speed_is_not_taken_back() -> None:
    match = race()
    match.act(0, take("t0"), time=NOON)
    assert match.undo_cost(0) == "never"
    with pytest.raises(NoUndo):
        match.undo(0, consent=(1, 2))


def test_the_last_of_several_may_have_decided_before_the_others_were_heard() -> None:
    match = Quay.answering("T01", full(), full(), full()).match
    seq = match.seq
    match.act(0, {"kind": "decline"}, seq=seq)
    match.act(1, {"kind": "decline"}, seq=seq)
    assert match.actors == (2,)
    with pytest.raises(Stale):
        match.act(2, {"kind": "decline"}, seq=seq - 1)
    assert match.act(2, {"kind": "decline"}, seq=seq).entries


def test_whoever_is_asked_anew_has_to_look_again() -> None:
    match = Quay.answering("T01", full(), full()).match
    seq = match.seq
    match.act(0, {"kind": "dump", "tile": "rope"}, seq=seq)
    match.act(1, {"kind": "decline"}, seq=seq)
    with pytest.raises(Stale):
        match.act(0, {"kind": "decline"}, seq=seq)
    assert match.act(0, {"kind": "decline"}, seq=seq + 1).entries


def names(match: Match) -> dict[str, int]:
    return {limit.name: limit.milliseconds for limit in match.limits}


def test_s3_10_a_loading_has_a_limit_and_a_shorter_one_after_casting_off() -> None:
    assert names(race()) == {"load-1": LOADING}
    late = race(ship(), full(), ship(), loading=[0, 2], first=1)
    assert names(late) == {"load-1": LOADING, "late-1": AFTER_CAST_OFF}


def test_a_decision_at_sea_has_a_limit_of_its_own() -> None:
    match = Quay.answering("T01", full(), full(), pace="race").match
    (first,) = match.limits
    assert first.milliseconds == DECISION
    match.act(0, {"kind": "decline"})
    assert match.limits == (first,)


def test_in_turns_nothing_runs_out() -> None:
    assert race(pace="turns").limits == ()
    assert seaboard.new("smugglers", seats=2, seed=1).limits == ()


def test_s3_10_whoever_is_late_gets_usable_tiles_and_goods_by_chance() -> None:
    match = Quay.loading("cannon* map sabre ?rope ?rope", ship(), ship(), pace="race").match
    played = [match.act_late(0, new_rng("late", i), time=NOON).entries[0].action for i in range(5)]
    assert sorted(action["kind"] for action in played) == ["load", "load", "take", "take", "turn"]
    assert played[-1]["kind"] == "turn", "a tile is turned only when nothing else is left"
    assert {"t1", "t2"} == {action["tile"] for action in played if action["kind"] == "take"}, "a starfish stays"


def test_s5_3_whoever_is_late_at_sea_lets_the_card_pass_and_flees() -> None:
    answering = Quay.answering("P01", full(), full(), pace="race").match
    meeting = Quay.at_sea(full(), full(), pace="race").play("topped", category="pirates").match
    for match, careful in ((answering, "decline"), (meeting, "flee")):
        for seat in match.actors:
            assert match.act_late(seat, new_rng("late"), time=NOON).entries[0].action["kind"] == careful


def test_nobody_is_late_who_has_not_to_act() -> None:
    match = Quay.answering("T01", full(), full(), pace="race").match
    match.act(0, {"kind": "decline"})
    with pytest.raises(NotYourTurn):
        match.act_late(0, new_rng("late"))
    with pytest.raises(NotYourTurn):
        seaboard.new("smugglers", seats=2, seed=1, first_seat=0).act_late(0, new_rng("late"))


def test_a_clock_counts_from_when_a_limit_came_up() -> None:
    clock = Clock()
    assert clock.left(NOON) is None
    clock.note([Limit("a", 100)], NOON)
    clock.note([Limit("a", 100), Limit("b", 30)], NOON + 50)
    assert clock.left(NOON + 60) == 20
    clock.note([Limit("a", 100)], NOON + 70)
    assert clock.left(NOON + 70) == 30
    assert clock.left(NOON + 500) == 0
    clock.note([], NOON + 500)
    assert clock.left(NOON + 500) is None
