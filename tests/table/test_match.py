"""The one Match: gate, log, requests, replay, for every game."""

from typing import Any

import msgspec
import pytest

import seaboard
from seaboard.bots.bot import bot
from seaboard.engine.chance import Draw, Entered, Scripted, new_rng, seeded
from seaboard.engine.errors import (
    Gone,
    Illegal,
    Malformed,
    MatchOver,
    NotYourTurn,
    RequestReused,
    RulesMismatch,
    Stale,
)
from seaboard.engine.events import Event
from seaboard.engine.replay import Entry, Log
from seaboard.engine.state import SPECTATOR
from seaboard.games import registry
from seaboard.table.match import Match, retell
from tests.support.games import has_secrets


def play_on(match: Match, actions: int, seed: int = 1) -> None:
    """Let sensible bots take so many actions, or play to the end."""
    rng = new_rng("play on", seed)
    for _ in range(actions):
        if match.over:
            return
        seat = match.actors[0]
        match.act(seat, match.chosen_by(bot("sensible"), seat, rng))


@pytest.fixture(params=registry.IDS)
def match(request: pytest.FixtureRequest) -> Match:
    found = seaboard.new(request.param, seed=5)
    play_on(found, 12)
    return found


def other_seat(match: Match) -> int:
    return next(seat for seat in range(match.n_seats) if seat not in match.actors)


def test_the_same_seed_is_the_same_match(match: Match) -> None:
    twin = seaboard.new(match.game.id, seed=5)
    play_on(twin, 12)
    assert twin.log == match.log
    assert seaboard.new(match.game.id, seed=6).log != seaboard.new(match.game.id, seed=5).log


def test_numbers_have_no_gaps_and_chance_is_in_the_log(match: Match) -> None:
    assert [entry.seq for entry in match.log.entries] == list(range(1, match.seq + 1))
    assert any(entry.seat == "chance" for entry in match.log.entries)


def test_a_log_replays_to_the_same_position(match: Match) -> None:
    play_on(match, 10_000)
    text = match.log.to_json()
    again = seaboard.replay(Log.from_json(text))
    assert (again.digest, again.seq, again.outcome, again.over) == (match.digest, match.seq, match.outcome, True)
    assert again.log.to_json() == text


def test_a_resumed_match_goes_on_as_the_first_would(match: Match) -> None:
    again = seaboard.replay(match.log)
    play_on(match, 20, seed=2)
    play_on(again, 20, seed=2)
    assert again.log == match.log


def test_what_a_seat_is_told_is_the_same_as_json(match: Match) -> None:
    told: list[Event] = []
    while not match.over and match.seq < 60:
        seat = match.actors[0]
        progress = match.act(seat, match.legal(seat)[0])
        for eyes in (*range(match.n_seats), SPECTATOR):
            assert progress.told_json(eyes) == msgspec.json.encode(progress.told(eyes))
        told += progress.events
    assert told


def test_what_is_retold_is_what_was_told(match: Match) -> None:
    twin = seaboard.new(match.game.id, seed=5)
    told = list(twin.opening.events)
    rng = new_rng("play on", 1)
    for _ in range(12):
        seat = twin.actors[0]
        told += twin.act(seat, twin.chosen_by(bot("sensible"), seat, rng)).events
    assert [event for progress in retell(match.log) for event in progress.events] == told


def test_an_action_may_be_a_struct_or_its_json(match: Match) -> None:
    seat = match.actors[0]
    action = match.legal(seat)[0]
    assert match.refusal(seat, action) == match.refusal(seat, msgspec.to_builtins(action)) == "ok"


def test_another_seat_may_not_act(match: Match) -> None:
    before = match.digest
    with pytest.raises(NotYourTurn, match="cannot act now"):
        match.act(other_seat(match), match.legal(match.actors[0])[0])
    assert match.digest == before
    assert match.legal(other_seat(match)) == []


def test_a_seat_that_does_not_exist_is_malformed(match: Match) -> None:
    for seat in (-1, match.n_seats, 9):
        if seat != seaboard.CHANCE:
            with pytest.raises(Malformed, match="no seat"):
                match.act(seat, match.legal(match.actors[0])[0])
    with pytest.raises(Malformed, match="no seat"):
        match.view(17)


def test_an_illegal_action_says_the_reason_and_changes_nothing(match: Match) -> None:
    seat = match.actors[0]
    refused = next(a for a in range(match.game.n_actions) if a not in match.legal_ids(seat))
    before = (match.digest, match.seq)
    with pytest.raises(Illegal) as caught:
        match.act(seat, match.game.encode(refused))
    assert caught.value.reason in match.game.refusals[1:]
    assert caught.value.reason in str(caught.value)
    assert (match.digest, match.seq) == before


def test_an_action_made_on_an_old_number_is_stale(match: Match) -> None:
    seat = match.actors[0]
    with pytest.raises(Stale, match=f"the match is at entry {match.seq}"):
        match.act(seat, match.legal(seat)[0], seq=match.seq - 1)
    match.act(seat, match.legal(seat)[0], seq=match.seq)


def test_with_several_actors_an_old_number_is_judged_on_what_is_so_now(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    seat = match.actors[0]
    monkeypatch.setattr(Match, "actors", property(lambda _self: (seat, other_seat_of[seat])))
    other_seat_of = {seat: (seat + 1) % match.n_seats}
    taken = next(a for a in range(match.game.n_actions) if a not in match.legal_ids(seat))
    with pytest.raises(Gone, match="too late"):
        match.act(seat, match.game.encode(taken), seq=match.seq - 1)
    assert match.act(seat, match.legal(seat)[0], seq=match.seq - 1).entries


def test_a_repeated_request_is_answered_and_not_played_again(match: Match) -> None:
    seat = match.actors[0]
    action = match.legal(seat)[0]
    first = match.act(seat, action, request="r1", seq=match.seq)
    seq = match.seq
    answer = match.act(seat, action, request="r1", seq=0)
    assert (answer.entries, answer.events) == (first.entries, ()), "what happened is not told again"
    assert match.seq == seq
    again = seaboard.replay(match.log)
    assert again.act(seat, action, request="r1") == answer, "also after a restart"
    assert again.seq == seq


def test_a_request_belongs_to_a_seat(match: Match) -> None:
    seat = match.actors[0]
    match.act(seat, match.legal(seat)[0], request="r1")
    while match.actors[0] == seat:
        match.act(seat, match.legal(seat)[0])
    other, seq = match.actors[0], match.seq
    progress = match.act(other, match.legal(other)[0], request="r1")
    assert progress.entries[0].seq == seq + 1, "the same name by another seat is another request"


def test_the_same_name_for_another_action_is_refused(match: Match) -> None:
    seat = match.actors[0]
    first = match.legal(seat)[0]
    other = next(a for a in range(match.game.n_actions) if match.game.encode(a) != first)
    match.act(seat, first, request="r1")
    before = match.log
    with pytest.raises(RequestReused, match="'r1'"):
        match.act(seat, match.game.encode(other), request="r1")
    with pytest.raises(RequestReused):
        match.undo(seat, request="r1")
    assert match.log == before


def test_only_the_first_entry_of_a_submission_bears_its_name(match: Match) -> None:
    while True:
        seat = match.actors[0]
        progress = match.act(seat, match.legal(seat)[0], request=f"r{match.seq}")
        if len(progress.entries) > 1:
            break
    assert [entry.request is None for entry in progress.entries] == [False] + [True] * (len(progress.entries) - 1)
    again = seaboard.replay(match.log)
    named = progress.entries[0]
    answer = again.act(seat, named.action, request=named.request)
    assert answer.entries == progress.entries, "the answer knows the last entry of its submission"


def test_a_proposal_changes_nothing_until_it_is_adopted(match: Match) -> None:
    before = (match.log, match.digest, match.view(0), [match.undo_cost(seat) for seat in range(match.n_seats)])
    seat = match.actors[0]
    proposals = [match.propose(seat, action, request="r1") for action in match.legal(seat)[:5]]
    assert (match.log, match.digest, match.view(0), [match.undo_cost(seat) for seat in range(match.n_seats)]) == before
    progress = match.adopt(proposals[-1])
    assert match.log.entries[-len(progress.entries) :] == progress.entries
    for late in proposals:
        with pytest.raises(Stale, match="judged on entry"):
            match.adopt(late)


def test_what_is_proposed_again_falls_the_same_way(match: Match) -> None:
    seat = match.actors[0]
    one, two = (match.propose(seat, match.legal(seat)[0]) for _ in range(2))
    assert one.progress == two.progress


def test_entries_that_somebody_else_stored_are_followed(match: Match) -> None:
    twin = seaboard.replay(match.log)
    play_on(match, 9)
    progress = twin.follow(match.log.entries[twin.seq :])
    assert (twin.digest, twin.log, twin.actors) == (match.digest, match.log, match.actors)
    assert [event for told in retell(match.log) for event in told.events][-len(progress.events) :] == list(progress.events)


def test_a_log_that_is_read_draws_nothing(match: Match) -> None:
    whole = match.log
    while whole.entries[-1].seat != "chance":
        play_on(match, 1)
        whole = match.log
    cut = Match(whole.header, None, whole.entries[:-1])
    assert (cut.seq, cut.actors) == (match.seq - 1, (seaboard.CHANCE,)), "what is due has to be proposed and stored first"
    cut.adopt(cut.propose_chance())
    assert cut.log == whole


def test_nobody_acts_when_it_is_over(match: Match) -> None:
    action = match.legal(match.actors[0])[0]
    play_on(match, 10_000)
    assert match.over
    assert match.actors == ()
    with pytest.raises(MatchOver):
        match.act(0, action)
    with pytest.raises(MatchOver):
        match.undo(0)


def test_a_preview_is_the_beginning_of_what_then_happens(match: Match) -> None:
    for _ in range(60):
        if match.over:
            break
        seat = match.actors[0]
        action = match.legal(seat)[-1]
        before = match.digest
        previewed = match.preview(seat, action)
        assert match.digest == before
        assert match.act(seat, action).told(seat)[: len(previewed)] == previewed


def test_a_preview_of_what_is_not_allowed_is_refused(match: Match) -> None:
    seat = match.actors[0]
    refused = next(a for a in range(match.game.n_actions) if a not in match.legal_ids(seat))
    with pytest.raises(Illegal):
        match.preview(seat, match.game.encode(refused))


def test_scripted_chance_falls_as_written_and_only_if_it_can(match: Match) -> None:
    outcomes = [entry.action for entry in match.log.entries if entry.seat == "chance"]
    actions = [(entry.seat, entry.action) for entry in match.log.entries if entry.seat != "chance"]
    scripted = seaboard.new(match.game.id, chance=Scripted(outcomes, seeded(1)), **match.header.options)
    for seat, action in actions:
        assert isinstance(seat, int)
        scripted.act(seat, action)
    assert scripted.digest == match.digest
    with pytest.raises(Illegal, match="cannot be drawn now"):
        seaboard.new(match.game.id, chance=Scripted([actions[-1][1]]), **match.header.options)


def test_dice_may_be_entered_by_hand_but_secrets_are_drawn(match: Match) -> None:
    hand = seaboard.new(match.game.id, chance=Entered(seeded(3)), **match.header.options)
    rng = new_rng("hand")
    entered = 0
    while hand.seq < 60 and not hand.over:
        seat = hand.actors[0]
        entered += seat == seaboard.CHANCE
        actions = hand.legal(seat)
        hand.act(seat, actions[rng[0] % len(actions)])
        rng[0] = rng[0] * 31 + 7
    assert entered > 5
    drawn = sum(entry.seat == "chance" for entry in hand.log.entries)
    assert (drawn > entered) == has_secrets(match.game), "what is secret was not asked for, all else was"


def test_a_match_may_start_from_a_position(match: Match) -> None:
    there = seaboard.new(match.game.id, position=match.position, seed=1, **match.header.options)
    assert there.digest == match.digest
    play_on(there, 10)
    assert seaboard.replay(there.log).digest == there.digest


@pytest.mark.parametrize(
    ("change", "reason"),
    [({"rules": 99}, "no rules 99 of"), ({"data": "0000"}, "board data 0000")],
)
def test_a_log_of_other_rules_or_data_is_refused(match: Match, change: dict[str, Any], reason: str) -> None:
    log = Log(msgspec.structs.replace(match.log.header, **change), match.log.entries)
    with pytest.raises(RulesMismatch, match=reason):
        seaboard.replay(log)


def test_a_log_with_an_entry_that_is_not_allowed_is_refused(match: Match) -> None:
    last = match.log.entries[-1]
    log = Log(match.log.header, (*match.log.entries, Entry(last.seq + 1, 0, match.log.entries[0].action)))
    with pytest.raises(RulesMismatch, match=f"entry {last.seq + 1} is not allowed"):
        seaboard.replay(log)


def test_a_log_with_a_gap_is_refused(match: Match) -> None:
    with pytest.raises(Malformed, match="has the number 2"):
        seaboard.replay(Log(match.log.header, match.log.entries[1:]))


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"header": 3, "entries": []}', "nonsense"])
def test_a_file_that_is_no_log_is_malformed(text: str) -> None:
    with pytest.raises(Malformed, match="no log of a match"):
        Log.from_json(text)


@pytest.mark.parametrize("id_", registry.IDS)
def test_wrong_options_are_malformed(id_: str) -> None:
    for options in ({"seats": 9}, {"seats": "three"}, {"no_such_option": 1}):
        with pytest.raises(Malformed):
            seaboard.new(id_, seed=1, **options)
    with pytest.raises(Malformed, match="1 players for"):
        seaboard.new(id_, seed=1, players=[seaboard.Player("Ada")])


def test_an_unknown_game_is_malformed() -> None:
    with pytest.raises(Malformed, match="no game 'chess', expected one of"):
        seaboard.new("chess")


def test_chance_that_stays_silent_waits_for_an_entry(match: Match) -> None:
    waiting = seaboard.new(match.game.id, **match.header.options)
    assert waiting.actors == (seaboard.CHANCE,)
    assert waiting.legal(seaboard.CHANCE)


def test_draws_are_counted_by_purpose(match: Match) -> None:
    asked: list[Draw] = []

    class Asked:
        def pick(self, draw: Draw) -> int:
            asked.append(draw)
            return draw.n % draw.shares  # always the same would throw equal dice for ever

    play_on(seaboard.new(match.game.id, chance=Asked(), **match.header.options), 30)
    for purpose in {draw.purpose for draw in asked}:
        numbers = [draw.n for draw in asked if draw.purpose == purpose]
        assert numbers == list(range(len(numbers)))
