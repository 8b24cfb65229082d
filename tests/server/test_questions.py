"""Requests belong to a seat, and every `undo` and `consent` gets exactly one answer, however often it is sent."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from seaboard.server.settings import at_home
from seaboard.workshop.check import running
from seaboard.workshop.visitor import Message, Visitor, ask
from tests.server.conftest import starting
from tests.support.locked import lose_patience, write_lock

MOOR = {"kind": "moor", "at": "gems"}
STAY = {"kind": "stay"}


class Round:
    """People at one table, each at a device of their own; after the opening everybody has thrown once, and seat 1 is asked."""

    def __init__(self, base: str, start: Any, stack: ExitStack, people: int) -> None:
        self.base = base
        seated = start("person", *["friend"] * (people - 1), first_seat=0)
        self.match = seated["match"]
        self.tokens = [seated["token"], *seated["others"]]
        self.stack = stack
        self.visitors = [self.come(seat) for seat in range(people)]
        for seat, at in zip(range(people), ("gems", "coins", "vases"), strict=False):
            self.visitors[seat].until_turn()
            assert self.visitors[seat].act({"kind": "moor", "at": at})["kind"] == "accepted"
        while self.visitors[0].shown["undo"] != "consent" or self.visitors[1].shown["actors"] != [1]:
            self.stay()

    def come(self, seat: int | None) -> Visitor:
        token = None if seat is None else self.tokens[seat]
        return self.stack.enter_context(Visitor.at(self.base, self.match, token))

    def stay(self) -> None:
        """Whoever is on turn lets the boat stay."""
        self.hear()
        (seat,) = self.visitors[0].shown["actors"]
        visitor = self.visitors[seat]
        legal = visitor.shown["legal"]
        assert visitor.act(STAY if STAY in legal else legal[0])["kind"] == "accepted"
        self.hear()

    def hear(self) -> None:
        """Let everybody hear all that was said: an answer to a message comes behind it."""
        for visitor in self.visitors:
            visitor.say(kind="preview", request="hear", seat=0, action={})
            visitor.answer("hear")

    @property
    def seq(self) -> int:
        return int(ask(self.base, f"/api/matches/{self.match}")["seq"])


@pytest.fixture
def two(base: str, start: Any) -> Iterator[Round]:
    with ExitStack() as stack:
        yield Round(base, start, stack, 2)


@pytest.fixture
def three(base: str, start: Any) -> Iterator[Round]:
    with ExitStack() as stack:
        yield Round(base, start, stack, 3)


def undo(visitor: Visitor, request: str, seat: int = 0) -> Message:
    visitor.say(kind="undo", request=request, seat=seat)
    return visitor.answer(request)


def consent(visitor: Visitor, request: str, *, agree: bool) -> Message:
    visitor.say(kind="consent", request=request, agree=agree)
    return visitor.answer(request)


def kind_of(answer: Message) -> str:
    return str(answer["code"] if answer["kind"] == "refused" else answer["kind"])


def test_two_clients_that_both_count_from_one_are_both_played(base: str, start: Any) -> None:
    seated = start("person", "friend", first_seat=0)
    with Visitor.at(base, seated["match"], seated["token"]) as one, Visitor.at(base, seated["match"], seated["others"][0]) as two:
        first = one.act(MOOR, request="r1")
        two.until_turn()
        second = two.act({"kind": "moor", "at": "coins"}, request="r1")
        assert (first["kind"], second["kind"]) == ("accepted", "accepted")
        assert second["seq"] > first["seq"]
        assert two.shown["view"]["boats"][1]["at"] == "coins"


def test_the_same_name_with_another_action_is_refused_as_request_reused(base: str, start: Any) -> None:
    seated = start("person", "friend", first_seat=0)
    with Visitor.at(base, seated["match"], seated["token"]) as one:
        seq = one.act(MOOR, request="r1")["seq"]
        assert one.act({"kind": "moor", "at": "coins"}, request="r1", seat=0)["code"] == "request_reused"
        assert undo(one, "r1")["code"] == "request_reused"
        assert one.act(MOOR, request="r1", seat=0) == {"kind": "accepted", "request": "r1", "seq": seq}


def test_a_repetition_is_answered_with_the_last_entry_of_its_submission(two: Round) -> None:
    visitor = two.visitors[1]
    action = STAY if STAY in visitor.shown["legal"] else visitor.shown["legal"][0]
    first = visitor.act(action, request="thrown")
    while two.visitors[0].shown["actors"] == [1]:
        two.stay()
    two.stay()
    assert visitor.act(action, request="thrown", seat=1) == first


@pytest.mark.parametrize("name", [f"{kind}-{n}" for kind in ("bot", "late") for n in range(6)])
def test_no_name_of_a_client_stops_a_bot(base: str, start: Any, name: str) -> None:
    """Seen: an action named `bot-2` froze the bot."""
    seated = start("person", "bot", first_seat=0)
    with Visitor.at(base, seated["match"], seated["token"]) as one:
        assert one.act(MOOR, request=name)["kind"] == "accepted"
        while one.shown["seq"] < 6:
            assert one.until_turn()
            one.act(one.shown["legal"][0])


def test_an_undo_sent_again_after_a_break_takes_back_once(base: str, start: Any) -> None:
    """Seen: it took back two actions."""
    seated = start("person", "person", "friend", first_seat=0)
    with Visitor.at(base, seated["match"], seated["token"], seat=0) as one:
        one.act(MOOR)
        one.act({"kind": "moor", "at": "coins"}, seat=1)
        first = undo(one, "u1", seat=1)
        assert first["kind"] == "accepted"
    with Visitor.at(base, seated["match"], seated["token"], seat=0) as one:
        assert undo(one, "u1", seat=1) == first
        assert one.shown["seq"] == first["seq"]
        assert one.shown["view"]["boats"][0]["at"] == "gems"


def test_an_undo_that_others_must_agree_to_is_asked_and_then_accepted(two: Round) -> None:
    asker, other = two.visitors
    asked = undo(asker, "u1")
    assert (asked["kind"], asked["seat"], asked["waiting"]) == ("asked", 0, [1])
    heard = other.until(lambda message: message["kind"] == "asked")
    assert (heard["seat"], heard["request"]) == (0, None), "the name is the asker's"
    assert kind_of(undo(asker, "u1")) == "asked", "sent again it is still asked, and asked once"
    agreed = consent(other, "c1", agree=True)
    assert agreed["kind"] == "accepted"
    answer = asker.answer("u1")
    assert (answer["kind"], answer["seq"]) == ("accepted", two.seq)
    assert undo(asker, "u1") == answer
    assert consent(other, "c1", agree=True) == agreed
    assert two.seq == answer["seq"], "nothing more was taken back"


def test_a_declined_undo_stays_declined_under_its_name(two: Round) -> None:
    asker, other = two.visitors
    undo(asker, "u1")
    before = two.seq
    declined = consent(other, "c1", agree=False)
    assert declined["kind"] == "accepted", "the answer was noted"
    assert kind_of(asker.answer("u1")) == "declined"
    assert kind_of(undo(asker, "u1")) == "declined"
    assert consent(other, "c1", agree=False) == declined
    assert consent(other, "c1", agree=True)["code"] == "request_reused"
    assert two.seq == before
    assert kind_of(undo(asker, "u2")) == "asked", "another name asks again"


@pytest.mark.parametrize("wish", [{"kind": "undo"}, {"kind": "pause", "paused": True}], ids=["undo", "pause"])
def test_what_all_agreed_to_and_could_not_be_stored_may_be_asked_again_under_its_name(
    wish: Message, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lose_patience(monkeypatch)
    with running(at_home(tmp_path, bot_delays=False)) as base, ExitStack() as stack:
        asker, other = Round(base, starting(base), stack, 2).visitors
        with write_lock(tmp_path / "matches.sqlite"):
            asker.say(request="w1", seat=0, **wish)
            assert kind_of(asker.answer("w1")) == "asked"
            assert consent(other, "c1", agree=True)["kind"] == "accepted"
            assert kind_of(asker.answer("w1")) == "not_stored"
        asker.say(request="w1", seat=0, **wish)
        assert kind_of(asker.answer("w1")) == "asked", "that it was not stored is no answer for good"
        assert consent(other, "c2", agree=True)["kind"] == "accepted"
        assert asker.answer("w1")["kind"] == "accepted"


def test_the_asker_who_comes_back_on_another_connection_gets_the_answer_there(two: Round) -> None:
    asker, other = two.visitors
    undo(asker, "u1")
    back = two.come(0)
    assert kind_of(undo(back, "u1")) == "asked"
    consent(other, "c1", agree=True)
    assert back.answer("u1")["kind"] == "accepted"


def test_only_seats_that_are_asked_may_answer(three: Round) -> None:
    """Seen: a spectator's "no" settled it."""
    asker, one, two = three.visitors
    watcher = three.come(None)
    assert kind_of(consent(one, "c0", agree=False)) == "not_asked", "nothing is asked yet"
    undo(asker, "u1")
    assert kind_of(consent(watcher, "w", agree=False)) == "not_asked"
    assert kind_of(consent(asker, "a", agree=False)) == "not_asked"
    assert consent(one, "c1", agree=True)["kind"] == "accepted"
    assert kind_of(consent(one, "c2", agree=False)) == "not_asked", "it has answered"
    assert two.until(lambda message: message["kind"] == "asked" and message["waiting"] == [2])["seat"] == 0
    consent(two, "c1", agree=True)
    assert asker.answer("u1")["kind"] == "accepted"


def test_the_row_of_an_undo_carries_the_askers_seat_and_name(two: Round) -> None:
    asker, other = two.visitors
    undo(asker, "u1")
    consent(other, "c1", agree=True)
    seq = asker.answer("u1")["seq"]
    back = two.come(0)
    assert undo(back, "u1") == {"kind": "accepted", "request": "u1", "seq": seq}
    assert kind_of(undo(two.come(1), "u1", seat=1)) != "request_reused", "seat 1 has names of its own"


def test_a_seat_asks_while_another_is_waiting(three: Round) -> None:
    asker, _, third = three.visitors
    undo(asker, "u1")
    assert third.shown["undo"] == "consent"
    second = undo(third, "u1", seat=2)
    assert (kind_of(second), "seat 0 has asked before" in second["detail"]) == ("no_undo", True)
    assert kind_of(undo(asker, "u1")) == "asked", "the first question is still open"


def test_what_was_refused_is_never_done_by_a_copy_that_comes_late(three: Round) -> None:
    """An undo is refused because another seat has asked; a copy of it, from a cut line, comes when nobody asks any more."""
    asker, second, third = three.visitors
    assert kind_of(undo(asker, "u1")) == "asked"
    assert third.shown["undo"] == "consent"
    refused = undo(third, "u1", seat=2)
    assert kind_of(refused) == "no_undo"
    assert consent(second, "no", agree=False)["kind"] == "accepted"
    assert kind_of(asker.answer("u1")) == "declined"
    seq = three.seq
    assert undo(third, "u1", seat=2) == refused
    assert kind_of(undo(third, "u2", seat=2)) == "asked", "under another name it may be asked for now"
    assert three.seq == seq


def test_an_agreement_that_came_too_late_is_none_to_the_next_question(three: Round) -> None:
    asker, second, third = three.visitors
    refused = consent(second, "late", agree=True)
    assert kind_of(refused) == "not_asked"
    assert kind_of(undo(asker, "u1")) == "asked"
    assert consent(second, "late", agree=True) == refused
    assert consent(third, "yes", agree=True)["kind"] == "accepted"
    assert kind_of(undo(asker, "u1")) == "asked", "the second seat has not answered this question yet"
    assert consent(second, "now", agree=True)["kind"] == "accepted"
    assert asker.answer("u1")["kind"] == "accepted"


def test_a_seat_that_was_freed_is_not_asked(base: str, start: Any) -> None:
    seated = start("person", "person", "friend", first_seat=0)
    with Visitor.at(base, seated["match"], seated["token"], seat=0) as one:
        assert one.ask(kind="seat", seat=2, to="open")["kind"] == "accepted"
        one.act(MOOR)
        one.act({"kind": "moor", "at": "coins"}, seat=1)
        assert undo(one, "u1", seat=0)["kind"] == "accepted", "both people sit at this device"


def test_whoever_acts_instead_of_answering_settles_the_question(two: Round) -> None:
    asker, other = two.visitors
    undo(asker, "u1")
    two.hear()
    other.act(other.shown["legal"][0])
    assert kind_of(asker.answer("u1")) == "stale"
    assert kind_of(undo(asker, "u1")) == "stale"
    assert kind_of(consent(other, "c1", agree=True)) == "not_asked"


def test_whoever_comes_later_is_told_what_is_asked(two: Round) -> None:
    asker, other = two.visitors
    undo(asker, "u1")
    for seat in (1, None):
        asked = two.come(seat).until(lambda message: message["kind"] == "asked")
        assert (asked["seat"], asked["waiting"], asked["request"]) == (0, [1], None)
    consent(other, "c1", agree=False)
    settled = two.come(1).until(lambda message: message["kind"] == "asked")
    assert (settled["seat"], settled["waiting"]) == (None, []), "after a break no old question stands"
