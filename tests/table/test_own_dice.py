"""People throw dice of their own: what all may see is entered by hand, what is secret is drawn and stays checkable."""

from itertools import count
from typing import Any

import msgspec
import pytest

import seaboard
from seaboard.engine.chance import draw, new_rng
from seaboard.engine.contract import thrown_by_hand
from seaboard.engine.errors import Illegal, Malformed, NeedsConsent, NoSeat, NotEntered, NotYourTurn, Stale
from seaboard.engine.events import EVERYONE
from seaboard.engine.replay import Entry, Log
from seaboard.engine.state import CHANCE
from seaboard.games import registry
from seaboard.table import dice, history
from seaboard.table.match import Match, begin
from seaboard.table.verify import NotFair, verify

SECRET = bytes(range(32))
DRAWN = {"smugglers": "drew", "triangle": "turned_up"}  # what the table draws in any case
WITH_DICE = [id_ for id_ in registry.IDS if thrown_by_hand(registry.game(id_))]


def own(id_: str, **options: Any) -> Match:
    """A match in which people throw, and everything else follows from a secret."""
    header = seaboard.new(id_, seed=1, **{"seats": 2} | options).header
    header = msgspec.structs.replace(header, seed=None, id="m-1", commitment=dice.commitment("m-1", SECRET).hex())
    return begin(header, dice.source(header, SECRET, own_dice=True))


def play_on(match: Match, entries: int) -> None:
    """Play anything, and enter whatever falls, each throw by the seat that throws."""
    rng = new_rng("own dice", match.seq)
    names = count(match.seq)
    while match.seq < entries and not match.over:
        seat = match.actors[draw(rng, len(match.actors))]
        legal = match.legal(seat)
        by = match.thrower if seat == CHANCE else None
        match.act(seat, legal[draw(rng, len(legal))], by=by, request=f"r{next(names)}")


def until_throw(match: Match, purpose: str) -> None:
    """Play until this has to be thrown, by seat 0."""
    while match.due is None or match.due.purpose != purpose or match.thrower:
        play_on(match, match.seq + 1)


@pytest.mark.parametrize("id_", registry.IDS)
def test_every_public_purpose_can_be_entered_and_no_secret_one(id_: str) -> None:
    game = registry.game(id_)
    match = begin(msgspec.structs.replace(seaboard.new(id_, seed=1).header, seed=None))
    rng = new_rng("purposes", id_)
    seen: set[str] = set()
    while len(seen) < len(game.purposes) and match.seq < 3000:
        seat = match.actors[draw(rng, len(match.actors))]
        action = match.legal(seat)[draw(rng, len(match.legal(seat)))]
        due = match.due
        if due is None:
            match.act(seat, action)
            continue
        seen.add(due.purpose)
        if due.public:
            assert match.act(CHANCE, action, by=1).entries[0].by == 1
        else:
            with pytest.raises(NotEntered, match=f"{due.purpose} is secret"):
                match.act(CHANCE, action, by=1)
            match.act(CHANCE, action)
    assert seen == {purpose.name for purpose in game.purposes}


@pytest.mark.parametrize("id_", WITH_DICE)
def test_people_throw_dice_and_spinners_and_all_else_is_drawn(id_: str) -> None:
    match = own(id_)
    waited = set()
    while match.seq < 120:
        if CHANCE in match.actors:
            assert match.awaits_entry
            assert match.due is not None
            waited.add(match.due.purpose)
            check_thrower(match)
        play_on(match, match.seq + 1)
    assert waited == thrown_by_hand(match.game)
    drawn = [entry for entry in match.log.entries if entry.seat == "chance" and entry.by is None]
    assert drawn, "cards, goods and the set-up are not thrown"


def check_thrower(match: Match) -> None:
    """However it falls, the first thing that all see of it is whose throw it was."""
    for outcome in match.legal(CHANCE):
        event = match.propose(CHANCE, outcome).progress.events[0]
        assert (event.seat, event.audience) == (match.thrower, EVERYONE)


def test_without_dice_of_their_own_nothing_is_waited_for() -> None:
    assert not seaboard.new("triangle", seats=2, seed=1).awaits_entry
    assert not thrown_by_hand(registry.game("aboard")), "tiles and cards are no dice"


@pytest.mark.parametrize(
    ("action", "error", "expected"),
    [
        ({"kind": "rolled", "die": 7}, Malformed, "<= 6"),
        ({"kind": "rolled"}, Malformed, "die"),
        ({"kind": "spun", "segment": 3}, Illegal, "not_now"),
    ],
)
def test_what_cannot_fall_is_refused_with_what_was_expected(action: dict[str, Any], error: Any, expected: str) -> None:
    match = own("triangle")
    until_throw(match, "dice")
    before = match.seq
    with pytest.raises(error, match=expected):
        match.act(CHANCE, action, by=0)
    assert match.seq == before


def test_an_entry_is_as_safe_as_an_action() -> None:
    match = own("triangle", first_seat=0)
    until_throw(match, "dice")
    since, throw = match.seq, {"kind": "rolled", "die": 4}
    with pytest.raises(Stale):
        match.act(CHANCE, throw, by=0, seq=since - 1)
    with pytest.raises(NoSeat):
        match.act(CHANCE, throw, by=2)
    done = match.act(CHANCE, throw, by=0, seq=since, request="x")
    assert match.act(CHANCE, throw, by=0, seq=since, request="x").entries == done.entries
    assert match.seq == since + 1
    with pytest.raises(NotYourTurn):
        match.act(CHANCE, throw, by=0, seq=match.seq)
    with pytest.raises(NotEntered):
        match.act(0, match.legal(0)[0], by=1)


def test_a_wrong_entry_is_taken_back_by_whoever_made_it_and_entered_anew() -> None:
    match = own("triangle", seats=3, first_seat=0)
    until_throw(match, "dice")
    due, before = match.due, match.digest
    assert history.shown(match.log, 1, {match.seq})[match.seq].actors == (0,), "whoever throws"
    match.act(CHANCE, {"kind": "rolled", "die": 5}, by=0, request="wrong")
    assert (match.undo_cost(0), match.undo_others(0)) == ("consent", ())
    with pytest.raises(NeedsConsent):
        match.undo(0)
    match.undo(0, consent=(1, 2))
    assert (match.due, match.digest) == (due, before), "the same throw, once more"
    match.act(CHANCE, {"kind": "rolled", "die": 2}, by=1, request="right")
    assert match.undo_cost(1) == "consent", "now it is the other's"
    again = seaboard.replay(match.log)
    assert (again.digest, again.undo_cost(1)) == (match.digest, "consent")
    told = history.told(match.log, 2)
    thrown = [one.undone for one in told if msgspec.to_builtins(one.events)[0]["kind"] == "rolled"]
    assert thrown[-2:] == [True, False]


def test_sailing_is_free_to_take_back_until_the_next_throw_is_entered() -> None:
    match = own("triangle", first_seat=0)
    until_throw(match, "dice")
    match.act(CHANCE, {"kind": "rolled", "die": 1}, by=0, request="one")
    match.act(0, match.legal(0)[0])
    assert match.undo_cost(0) == "free", "nothing has fallen since"
    match.undo(0)
    match.act(0, match.legal(0)[0])
    match.act(CHANCE, match.legal(CHANCE)[0], by=1, request="two")
    assert match.undo_cost(0) == "consent"


def test_people_may_stop_throwing_and_the_table_draws_what_is_due() -> None:
    match = own("smugglers")
    until_throw(match, "dice")
    assert not match.propose_chance().progress.entries
    match.draw_from(dice.source(match.header, SECRET, own_dice=False))
    assert not match.awaits_entry
    entries = match.adopt(match.propose_chance()).entries
    assert [entry.by for entry in entries] == [None] * len(entries)
    assert verify(Log(match.header, match.log.entries, SECRET.hex())).draws[-1].share is not None


@pytest.mark.parametrize("id_", sorted(DRAWN))
def test_a_match_with_own_dice_is_verified_and_says_who_entered_what(id_: str) -> None:
    match = own(id_)
    play_on(match, 150)
    log = Log(match.header, match.log.entries, SECRET.hex())
    verdict = verify(log)
    by_hand = [entry.by for entry in log.entries if entry.by is not None]
    assert verdict.entered == {seat: by_hand.count(seat) for seat in (0, 1)}
    assert [drawn.by for drawn in verdict.draws if drawn.share is None] == by_hand
    assert any(drawn.share is not None for drawn in verdict.draws)
    one, *others = [entry for entry in log.entries if entry.action["kind"] == DRAWN[id_]]
    other = next(entry for entry in others if entry.action != one.action)
    spoilt = [msgspec.structs.replace(entry, action=other.action) if entry is one else entry for entry in log.entries]
    with pytest.raises(NotFair, match=f"entry {one.seq}"):
        verify(Log(match.header, tuple(spoilt), SECRET.hex()))


def test_a_log_in_which_somebody_entered_a_secret_is_refused() -> None:
    match = own("smugglers", first_seat=0)
    play_on(match, 30)
    entries = [by_hand(entry) if entry.action["kind"] == "drew" else entry for entry in match.log.entries]
    at = next(entry.seq for entry in entries if entry.action["kind"] == "drew")
    with pytest.raises(NotFair, match=f"entry {at}: goods is secret"):
        verify(Log(match.header, tuple(entries), SECRET.hex()))
    with pytest.raises(NotEntered, match="goods is secret"):
        seaboard.replay(Log(match.header, tuple(entries)))


def by_hand(entry: Entry) -> Entry:
    """The same, as if seat 0 had entered it."""
    return msgspec.structs.replace(entry, by=0, request=f"x{entry.seq}")
