"""The protocol over a real socket: numbers, requests, refusals, secrets, several pages at one table."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode
from websockets.sync.client import connect

from seaboard.server.protocol import MOST_MESSAGE, PROTOCOL
from seaboard.server.run import MOST_FRAME
from seaboard.workshop.visitor import Visitor, ask

MOOR = {"kind": "moor", "at": "gems"}
SEATS = 2


@pytest.fixture
def seated(start: Any) -> dict[str, Any]:
    """Two people, the first one begins."""
    found: dict[str, Any] = start("person", "friend", first_seat=0)
    return found


def test_a_greeting_shows_the_whole_table(base: str, seated: dict[str, Any]) -> None:
    with Visitor.at(base, seated["match"], seated["token"]) as visitor:
        assert visitor.welcome["seats"] == [0]
        assert visitor.welcome["match"]["id"] == seated["match"]
        assert len(visitor.welcome["match"]["commitment"]) == 64
        assert visitor.players[0]["here"]
        assert not visitor.players[1]["here"]
        assert (visitor.shown["seat"], visitor.shown["actors"]) == (0, [0])
        assert len(visitor.shown["legal"]) == 5


def test_an_action_is_told_to_all_each_with_its_own_eyes(base: str, seated: dict[str, Any]) -> None:
    with (
        Visitor.at(base, seated["match"], seated["token"]) as one,
        Visitor.at(base, seated["match"], seated["others"][0]) as two,
        Visitor.at(base, seated["match"]) as watcher,
    ):
        one.act(MOOR)
        two.until(lambda message: message["kind"] == "update" and message["actors"] == [1])
        two.act({"kind": "moor", "at": "coins"})
        for visitor in (one, watcher):
            visitor.until(lambda message: message["kind"] == "update" and message["view"]["round"] == 1)
        assert [event["kind"] for event in one.events if event["kind"] == "saw"] == ["saw"]
        assert not [event for visitor in (two, watcher) for event in visitor.events if event["kind"] == "saw"]
        assert one.shown["view"]["boats"][0]["cargo"]["goal"]
        assert two.shown["view"]["boats"][0]["cargo"]["goal"] is None
        assert watcher.shown["view"]["boats"][0]["cargo"]["goal"] is None
        assert watcher.shown["legal"] == two.shown["legal"] == []
        assert one.shown["seq"] == two.shown["seq"] == watcher.shown["seq"]


def test_updates_follow_each_other_without_gaps(base: str, start: Any) -> None:
    seated = start("person", "bot", "bot", target=1)
    with Visitor.at(base, seated["match"], seated["token"]) as visitor:
        have = visitor.shown["seq"]
        while visitor.shown["outcome"] is None:
            if visitor.shown["legal"]:
                visitor.say(kind="act", request=f"r{have}", seq=visitor.shown["seq"], seat=0, action=visitor.shown["legal"][0])
            message = visitor.until(lambda heard: heard["kind"] in ("update", "refused"))
            assert message["kind"] == "update"
            assert message["since"] == have
            have = message["seq"]
        assert visitor.shown["outcome"]["reason"] == "target"


def test_a_repeated_request_is_accepted_and_played_once(base: str, seated: dict[str, Any]) -> None:
    with Visitor.at(base, seated["match"], seated["token"]) as visitor:
        seq = visitor.shown["seq"]
        first = visitor.act(MOOR, request="same")
        again = visitor.act(MOOR, request="same", seq=seq, seat=0)
        assert first == again == {"kind": "accepted", "request": "same", "seq": seq + 1}
    with Visitor.at(base, seated["match"], seated["token"]) as visitor:
        assert visitor.act(MOOR, request="same", seq=seq, seat=0)["seq"] == seq + 1, "also over another connection"
        assert visitor.shown["seq"] == seq + 1


def test_an_action_on_an_old_number_is_stale(base: str, seated: dict[str, Any]) -> None:
    with Visitor.at(base, seated["match"], seated["token"]) as visitor:
        answer = visitor.act(MOOR, seq=0)
        assert (answer["kind"], answer["code"]) == ("refused", "stale")


def test_what_the_rules_do_not_allow_is_refused_with_the_reason(base: str, seated: dict[str, Any]) -> None:
    with Visitor.at(base, seated["match"], seated["token"]) as visitor:
        answer = visitor.act({"kind": "stay"})
        assert (answer["code"], answer["reason"]) == ("illegal", "not_now")
        answer = visitor.act({"kind": "moor", "at": "Atlantis"})
        assert answer["code"] == "malformed"
        assert "$.at is 'Atlantis'" in answer["detail"]
        assert visitor.act(MOOR)["kind"] == "accepted", "nothing was lost"


def test_nobody_acts_for_a_seat_that_is_not_theirs(base: str, seated: dict[str, Any]) -> None:
    with Visitor.at(base, seated["match"]) as watcher:
        for message in ({"kind": "act", "seq": 1, "action": MOOR}, {"kind": "preview", "action": MOOR}, {"kind": "undo"}):
            watcher.say(**message, request="mine", seat=0)
            assert watcher.answer("mine")["code"] == "not_allowed"
        watcher.say(kind="sit", seat=0)
        assert watcher.until(refused)["code"] == "not_allowed"
    for wrong in ({"token": "a wrong token"}, {"token": seated["token"], "seat": 1}):
        assert greeting(base, match=seated["match"], **wrong)["code"] == "not_allowed"


def test_a_seat_that_is_not_there_is_told_with_those_that_are(base: str, seated: dict[str, Any]) -> None:
    expected = f"expected 0 to {SEATS - 1}"
    for seat in (-1, SEATS, 9):
        answer = greeting(base, match=seated["match"], token=seated["token"], seat=seat)
        assert (answer["code"], expected in answer["detail"]) == ("no_seat", True)
    with Visitor.at(base, seated["match"], seated["token"]) as visitor:
        answer = visitor.act(MOOR, seat=SEATS)
        assert (answer["code"], expected in answer["detail"]) == ("no_seat", True)
        assert visitor.act(MOOR)["kind"] == "accepted", "nothing was lost"


def refused(message: dict[str, Any]) -> bool:
    return bool(message["kind"] == "refused")


def greeting(base: str, **hello: Any) -> dict[str, Any]:
    """The answer to a greeting, and that the connection ends after it."""
    with connect(f"{base.replace('http', 'ws', 1)}/ws") as socket:
        socket.send(msgspec.json.encode({"kind": "hello", "protocol": PROTOCOL, "build": "dev", **hello}).decode())
        answer: dict[str, Any] = msgspec.json.decode(socket.recv(timeout=30))
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=30)
        return answer


@pytest.mark.parametrize(
    ("text", "request_"),
    [
        ("nonsense", None),
        ("[]", None),
        ('{"kind": "dance", "request": "d"}', "d"),
        ('{"kind": "act", "request": "a"}', "a"),
        ('{"kind": "act", "request": "a", "seq": "x", "seat": 0, "action": {}}', "a"),
        ('{"kind": "act", "request": "", "seq": 1, "seat": 0, "action": {}}', ""),
        ('{"kind": "sit", "seat": 0, "extra": 1}', None),
    ],
)
def test_a_malformed_message_is_refused_and_the_connection_lives(
    base: str, seated: dict[str, Any], text: str, request_: str | None
) -> None:
    with Visitor.at(base, seated["match"], seated["token"]) as visitor:
        visitor.raw(text)
        answer = visitor.until(lambda message: message["kind"] == "refused")
        assert (answer["code"], answer["request"]) == ("malformed", request_)
        assert visitor.act(MOOR)["kind"] == "accepted"


def test_whoever_does_not_greet_is_sent_away(base: str) -> None:
    with connect(f"{base.replace('http', 'ws', 1)}/ws") as socket:
        socket.send('{"kind": "sit", "seat": 0}')
        assert msgspec.json.decode(socket.recv(timeout=30))["code"] == "malformed"
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=30)


def test_another_protocol_or_build_is_told_to_reload(base: str, seated: dict[str, Any]) -> None:
    for hello in ({"protocol": 99, "build": "dev"}, {"protocol": 1, "build": "old"}):
        with connect(f"{base.replace('http', 'ws', 1)}/ws") as socket:
            socket.send(msgspec.json.encode({"kind": "hello", "match": seated["match"], **hello}).decode())
            assert msgspec.json.decode(socket.recv(timeout=30))["kind"] == "reload"


def test_a_preview_says_what_would_happen_or_why_not(base: str, start: Any) -> None:
    seated = start("person", "person", first_seat=0)
    with Visitor.at(base, seated["match"], seated["token"]) as visitor:
        visitor.say(kind="preview", request="p", seat=0, action=MOOR)
        assert visitor.answer("p")["events"] == [{"kind": "moored", "seat": 0, "at": "gems"}]
        visitor.say(kind="preview", request="q", seat=0, action={"kind": "stay"})
        assert visitor.answer("q")["reason"] == "not_now"


def test_one_device_looks_through_one_seat_at_a_time(base: str, start: Any) -> None:
    seated = start("person", "person", first_seat=0)
    with Visitor.at(base, seated["match"], seated["token"]) as visitor:
        assert visitor.welcome["seats"] == [0, 1]
        assert (visitor.shown["seat"], visitor.shown["legal"]) == (None, []), "nothing of anybody's until a seat is asked for"
        visitor.act(MOOR, seat=0)
        visitor.say(kind="sit", seat=1)
        visitor.until(lambda message: message["kind"] == "resync" and message["seat"] == 1)
        visitor.act({"kind": "moor", "at": "coins"})
        assert visitor.shown["view"]["boats"][0]["cargo"]["goal"] is None, "seat 1 looks, seat 0 has loaded"
        visitor.say(kind="sit", seat=None)
        visitor.until(lambda message: message["kind"] == "resync" and message["seat"] is None)
        assert visitor.shown["view"]["boats"][0]["cargo"]["goal"] is None
        assert visitor.shown["legal"] == []
        visitor.say(kind="sit", seat=0)
        visitor.until(lambda message: message["kind"] == "resync" and message["seat"] == 0)
        assert visitor.shown["view"]["boats"][0]["cargo"]["goal"]


def test_undo_is_free_before_anything_comes_to_light(base: str, start: Any) -> None:
    seated = start("person", "person", "friend", first_seat=0)
    with Visitor.at(base, seated["match"], seated["token"], seat=0) as visitor:
        visitor.act(MOOR)
        assert visitor.shown["undo"] == "free"
        visitor.say(kind="undo", request="u", seat=0)
        assert visitor.answer("u")["kind"] == "accepted"
        assert visitor.shown["view"]["boats"][0]["at"] is None


def wait(visitor: Visitor) -> None:
    """Let the own boat stay, whatever else has to be decided first."""
    assert visitor.until_turn()
    while visitor.shown["legal"]:
        stay = {"kind": "stay"}
        assert visitor.act(stay if stay in visitor.shown["legal"] else visitor.shown["legal"][0])["kind"] == "accepted"


@contextmanager
def after_a_roll(base: str, start: Any) -> Iterator[tuple[Visitor, Visitor]]:
    """Two people; seat 0 has acted, and seat 1 has rolled since."""
    seated = start("person", "friend", first_seat=0)
    with (
        Visitor.at(base, seated["match"], seated["token"]) as one,
        Visitor.at(base, seated["match"], seated["others"][0]) as two,
    ):
        one.act(MOOR)
        two.until_turn()
        two.act({"kind": "moor", "at": "coins"})
        for visitor in (one, two, one):
            wait(visitor)
        two.until_turn()
        yield one, two


def test_undo_by_consent_asks_the_others(base: str, start: Any) -> None:
    with after_a_roll(base, start) as (one, two):
        assert one.shown["undo"] == "consent", "seat 1 has rolled meanwhile"
        rolled = one.shown["seq"]
        for agree in (False, True):
            one.say(kind="undo", request=f"undo-{agree}", seat=0)
            asked = two.until(lambda message: message["kind"] == "asked" and message["seat"] is not None)
            assert (asked["seat"], asked["waiting"]) == (0, [1])
            two.say(kind="consent", request=f"consent-{agree}", agree=agree)
            settled = one.until(lambda message: message["kind"] == "asked" and message["seat"] is None)
            assert settled["waiting"] == []
            assert (one.shown["seq"] > rolled) == agree
        assert one.shown["legal"], "seat 0 may decide again"


def test_a_question_is_settled_when_somebody_acts_instead_of_answering(base: str, start: Any) -> None:
    with after_a_roll(base, start) as (one, two):
        one.say(kind="undo", request="undo", seat=0)
        two.until(lambda message: message["kind"] == "asked" and message["seat"] == 0)
        two.act(two.shown["legal"][0])
        assert one.until(lambda message: message["kind"] == "asked" and message["seat"] is None)["waiting"] == []
        assert one.shown["seq"] == two.shown["seq"], "the update came before"


def test_a_private_look_is_not_taken_back(base: str, start: Any) -> None:
    seated = start("person", "person", first_seat=0)
    with Visitor.at(base, seated["match"], seated["token"]) as visitor:
        visitor.act(MOOR, seat=0)
        visitor.act({"kind": "moor", "at": "coins"}, seat=1)
        visitor.say(kind="undo", request="u", seat=1)
        assert visitor.answer("u")["code"] == "no_undo"


def test_an_action_of_a_page_that_leaves_at_once_is_played_to_the_end(base: str, seated: dict[str, Any]) -> None:
    with Visitor.at(base, seated["match"]) as watcher:
        for i in range(8):
            with Visitor.at(base, seated["match"], seated["token"]) as leaving:
                action = MOOR if i == 0 else {"kind": "wait"}
                leaving.say(kind="act", request=f"leaving-{i}", seq=leaving.shown["seq"], seat=0, action=action)
        watcher.until(lambda message: message["kind"] == "update" and message["actors"] == [1])
        with Visitor.at(base, seated["match"], seated["token"]) as back:
            assert back.shown["seq"] == watcher.shown["seq"]
            assert back.shown["view"]["boats"][0]["at"] == "gems"


def test_presence_is_told(base: str, seated: dict[str, Any]) -> None:
    with Visitor.at(base, seated["match"], seated["token"]) as one:
        with Visitor.at(base, seated["match"], seated["others"][0]):
            one.until(lambda message: message["kind"] == "table" and message["players"][1]["here"])
        one.until(lambda message: message["kind"] == "table" and not message["players"][1]["here"])


def test_bots_play_only_while_somebody_is_here(base: str, start: Any) -> None:
    seated = start("person", "bot", "bot", first_seat=1)
    assert ask(base, f"/api/matches/{seated['match']}")["seq"] == 1, "only the light was set"
    with Visitor.at(base, seated["match"], seated["token"]) as visitor:
        assert visitor.until_turn()
        assert visitor.shown["seq"] == 3


def test_an_oversize_message_is_refused_and_changes_nothing(base: str, seated: dict[str, Any]) -> None:
    with Visitor.at(base, seated["match"], seated["token"]) as visitor:
        answer = visitor.act({**MOOR, "padding": "x" * MOST_MESSAGE})
        assert (answer["code"], f"at most {MOST_MESSAGE}" in answer["detail"]) == ("oversize", True)
        assert visitor.act(MOOR)["kind"] == "accepted"


def say_too_much(visitor: Visitor) -> None:
    visitor.raw("x" * (4 * MOST_FRAME))  # more than the line holds: it is still being sent when it is refused
    visitor.until(lambda message: message["kind"] == "accepted")


def test_a_message_too_large_to_be_read_ends_the_connection_and_changes_nothing(base: str, seated: dict[str, Any]) -> None:
    with Visitor.at(base, seated["match"], seated["token"]) as visitor:
        with pytest.raises(ConnectionClosed) as ended:
            say_too_much(visitor)
        assert ended.value.rcvd is not None
        assert ended.value.rcvd.code == CloseCode.MESSAGE_TOO_BIG
    with Visitor.at(base, seated["match"], seated["token"]) as visitor:
        assert visitor.act(MOOR)["kind"] == "accepted"


def talk_nonsense(visitor: Visitor) -> None:
    for _ in range(25):
        visitor.raw("nonsense")
    visitor.until(lambda message: message["kind"] == "accepted")


def test_a_page_that_sends_only_nonsense_is_sent_away(base: str, seated: dict[str, Any]) -> None:
    with Visitor.at(base, seated["match"], seated["token"]) as visitor, pytest.raises(ConnectionClosed):
        talk_nonsense(visitor)
