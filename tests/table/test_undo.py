"""What may be taken back: freely, by consent, never. Played on smugglers, where all three occur."""

from typing import Any

import pytest

import seaboard
from seaboard.engine.chance import Entered, Scripted, seeded
from seaboard.engine.errors import Malformed, NeedsConsent, NoUndo, RequestReused
from seaboard.engine.replay import Log, Player, effective
from seaboard.table.match import BETWEEN_MARKS, Match

ROLL = {"kind": "rolled", "lighthouse": "sleep", "boat": 2}


def at_sea(**more: Any) -> Match:
    """Two boats side by side; seat 0 has two points to sail."""
    position = {
        "phase": "sail",
        "round": 2,
        "reach": 2,
        "beam": 12,
        "dice": {"lighthouse": "sleep", "boat": 2},
        "boats": [{"at": "M5", "cargo": {"from": "gems", "to": "vases"}}, {"at": "M6"}],
        "afloat": {"M4": [{"from": "coins", "to": "gems"}]},
    }
    return seaboard.new("smugglers", seats=2, position=position, chance=Scripted([ROLL] * 3, seeded(1)), **more)


def test_an_own_action_is_taken_back_freely_before_anything_comes_to_light() -> None:
    match = at_sea()
    before = match.digest
    match.act(0, {"kind": "sail", "to": "M6"})
    progress = match.undo(0)
    assert match.digest == before
    assert progress.entries[0].action == {"kind": "undo", "to": 0}
    assert match.seq == 2, "the log only grows"
    assert effective(match.log.entries) == []
    match.act(0, {"kind": "sail", "to": "O5"})


def test_across_a_public_throw_the_others_must_agree() -> None:
    match = at_sea()
    before = match.digest
    match.act(0, {"kind": "sail", "to": "O5"})
    with pytest.raises(NeedsConsent, match="consent of seat 1") as caught:
        match.undo(0)
    assert caught.value.seats == (1,)
    match.undo(0, consent=[1])
    assert match.digest == before


def test_bots_are_not_asked() -> None:
    match = at_sea(players=[Player("Ada"), Player("", bot="sensible")])
    match.act(0, {"kind": "sail", "to": "O5"})
    match.undo(0)
    assert match.actors == (0,)


def test_a_private_look_is_never_taken_back() -> None:
    match = at_sea()
    match.act(0, {"kind": "take", "at": "M4"})
    with pytest.raises(NoUndo, match="cannot be taken back"):
        match.undo(0, consent=[1])


def test_a_hidden_draw_is_never_taken_back() -> None:
    match = seaboard.new("smugglers", seats=2, seed=1, first_seat=0)
    match.act(0, {"kind": "moor", "at": "gems"})
    match.act(1, {"kind": "moor", "at": "coins"})
    with pytest.raises(NoUndo, match="cannot be taken back"):
        match.undo(1, consent=[0])


def test_an_undone_throw_falls_the_same_way_again() -> None:
    match = seaboard.new("smugglers", seats=2, seed=11, position=at_sea().position)
    match.act(0, {"kind": "sail", "to": "O5"})
    dice = [entry.action for entry in match.log.entries if entry.seat == "chance"]
    match.undo(0, consent=[1])
    match.act(0, {"kind": "sail", "to": "I1"})
    again = [entry.action for entry in effective(match.log.entries) if entry.seat == "chance"]
    assert again == dice


def test_only_the_own_action_is_taken_back() -> None:
    match = at_sea()
    match.act(0, {"kind": "sail", "to": "O5"})
    for seat, to in ((1, None), (1, 0), (0, 99), (0, 1)):
        with pytest.raises(NoUndo, match="no action of its own"):
            match.undo(seat, to, consent=[0, 1])
    with pytest.raises(Malformed):
        match.undo(7)


def test_a_further_way_back_needs_the_consent_of_who_acted_between() -> None:
    match = at_sea()
    before = match.digest
    match.act(0, {"kind": "sail", "to": "O5"})
    seat = match.actors[0]
    match.act(seat, match.legal(seat)[0])
    with pytest.raises(NoUndo, match="consent"):
        match.undo(0, 0)
    match.undo(0, 0, consent=[1])
    assert match.digest == before


def test_a_log_with_undo_replays_and_answers_the_request_again() -> None:
    match = at_sea()
    match.act(0, {"kind": "sail", "to": "M6"})
    progress = match.undo(0, request="u1")
    match.act(0, {"kind": "sail", "to": "I1"})
    again = seaboard.replay(Log.from_json(match.log.to_json()))
    assert again.digest == match.digest
    assert match.undo(0, request="u1") == progress
    assert again.undo(0, request="u1") == progress
    with pytest.raises(RequestReused):
        match.act(0, {"kind": "sail", "to": "I1"}, request="u1")
    assert again.seq == match.seq


def test_a_far_way_back_goes_by_the_marks_and_ends_where_it_was() -> None:
    match = seaboard.new("triangle", seats=2, seed=4)
    was = {}
    while match.seq < 3 * BETWEEN_MARKS:
        seat = match.actors[0]
        was[match.seq] = (seat, match.digest)
        match.act(seat, match.legal(seat)[match.seq % len(match.legal(seat))])
    for to, (seat, digest) in sorted(was.items(), reverse=True)[::5]:
        match.undo(seat, to, consent=range(2))
        assert match.digest == digest
    assert seaboard.replay(match.log).digest == match.digest
    match.act(match.actors[0], match.legal(match.actors[0])[0])


def test_an_outcome_entered_by_hand_is_named_under_the_seat_whose_device_entered_it() -> None:
    match = seaboard.new("smugglers", seats=2, first_seat=0, chance=Entered(seeded(1)))
    assert match.actors == (seaboard.CHANCE,)
    outcomes = match.legal(seaboard.CHANCE)
    progress = match.act(seaboard.CHANCE, outcomes[0], by=1, request="r1")
    assert (progress.entries[0].seat, progress.entries[0].by) == ("chance", 1)
    assert match.act(seaboard.CHANCE, outcomes[0], by=1, request="r1").entries == progress.entries
    with pytest.raises(RequestReused):
        match.act(seaboard.CHANCE, outcomes[1], by=1, request="r1")
    again = seaboard.replay(match.log)
    assert again.act(seaboard.CHANCE, outcomes[0], by=1, request="r1").entries == progress.entries
    match.act(0, match.legal(0)[0], request="r1")
    assert match.seq == progress.entries[-1].seq + 1, "seat 0 has names of its own"
