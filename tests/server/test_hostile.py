"""Whatever is sent gets an answer in the form that was promised: over HTTP a `Problem`, over the socket a `refused`."""

import http.client
from typing import Any
from urllib.parse import urlsplit

import msgspec
import pytest
from websockets.sync.client import ClientConnection, connect

from seaboard.server.bodies import Problem
from seaboard.server.protocol import CODES, PROTOCOL
from seaboard.workshop.visitor import Visitor

DEEP = 9_000  # levels that still fit into a message
NESTED = {
    "lists": b'{"game": "smugglers", "players": ' + b"[" * DEEP + b"]" * DEEP + b"}",
    "objects": b'{"game": "smugglers", "options": ' + b'{"a":' * DEEP + b"1" + b"}" * DEEP + b"}",
}


def ask_raw(base: str, method: str, path: str, body: bytes | None = None, **headers: str) -> tuple[int, Problem]:
    """What is answered to a request that no client would make; anything but a `Problem` fails."""
    parts = urlsplit(base)
    connection = http.client.HTTPConnection(str(parts.hostname), parts.port, timeout=20)
    connection.putrequest(method, path, skip_accept_encoding=True)
    for name, value in {"content-length": str(len(body or b"")), "content-type": "application/json", **headers}.items():
        connection.putheader(name, value)
    connection.endheaders(body)
    answer = connection.getresponse()
    problem = msgspec.json.decode(answer.read(), type=Problem)
    connection.close()
    assert problem.code in CODES
    return answer.status, problem


@pytest.mark.parametrize("body", NESTED.values(), ids=NESTED)
def test_json_nested_thousands_deep_is_malformed(base: str, body: bytes) -> None:
    status, problem = ask_raw(base, "POST", "/api/matches", body)
    assert (status, problem.code) == (400, "malformed")


@pytest.mark.parametrize("body", [b"\xff\xfe{}", b'{"game": "\xc3\x28"}', b"", b"null", b"[", b"\x00"])
def test_a_body_that_is_no_json_is_malformed(base: str, body: bytes) -> None:
    status, problem = ask_raw(base, "POST", "/api/matches", body)
    assert (status, problem.code) == (400, "malformed")


@pytest.mark.parametrize(
    "path",
    [
        *("/api/matches/%00", "/api/matches/a%00b", "/api/matches/%ff%fe", "/api/games/%00/board", "/api/games/..%2f/board"),
        *("/assets/%00", "/assets/%00.js", "/assets/../../etc/passwd", "/assets/nothing.js", "/%00", "/nowhere"),
        *(f"/api/matches/{'x' * 5000}", f"/assets/{'x' * 5000}"),
    ],
)
def test_a_strange_path_is_not_found(base: str, path: str) -> None:
    status, problem = ask_raw(base, "GET", path)
    assert 400 <= status < 500, problem


@pytest.mark.parametrize(("method", "path"), [("DELETE", "/api/matches"), ("PUT", "/api/games"), ("POST", "/api/games")])
def test_a_method_that_is_not_there_is_a_problem(base: str, method: str, path: str) -> None:
    assert ask_raw(base, method, path, b"{}")[0] == 405


@pytest.mark.parametrize("kind", ["text/xml", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_a_body_that_does_not_say_it_is_json_is_a_problem(base: str, kind: str) -> None:
    body = b'{"game": "smugglers", "players": [{"kind": "person"}, {"kind": "person"}]}'
    status, problem = ask_raw(base, "POST", "/api/matches", body, **{"content-type": kind})
    assert (status, problem.code) == (415, "malformed")
    status, _ = ask_raw(base, "PUT", "/api/house", b'{"open": true}', **{"content-type": kind})
    assert status == 415


def test_json_may_name_its_letters(base: str) -> None:
    status, problem = ask_raw(base, "POST", "/api/matches", b"{}", **{"content-type": "application/json; charset=utf-8"})
    assert (status, problem.code) == (400, "malformed"), "it was read"


def greet(socket: ClientConnection, data: str | bytes) -> dict[str, Any]:
    socket.send(data)
    answer: dict[str, Any] = msgspec.json.decode(socket.recv(timeout=20))
    return answer


DEEP_ACTION = '{"kind":"act","request":"deep","seq":0,"seat":0,"action":' + '{"a":' * DEEP + "1" + "}" * DEEP + "}"


@pytest.mark.parametrize("data", ["[" * DEEP + "]" * DEEP, b"\xff\xfe", b'{"kind": "\xc3\x28"}', "", b"", "\x00", "null"])
def test_a_strange_greeting_is_refused(base: str, data: str | bytes) -> None:
    with connect(f"{base.replace('http', 'ws', 1)}/ws") as socket:
        answer = greet(socket, data)
        assert (answer["kind"], answer["code"]) == ("refused", "malformed")


@pytest.mark.parametrize("match", ["\x00", "a\x00b", "../..", "x" * 5000, "é", "' or 1=1 --"])
def test_a_greeting_for_a_strange_match_is_refused(base: str, match: str) -> None:
    with connect(f"{base.replace('http', 'ws', 1)}/ws") as socket:
        hello = {"kind": "hello", "protocol": PROTOCOL, "build": "dev", "match": match}
        assert greet(socket, msgspec.json.encode(hello).decode())["code"] == "no_match"


@pytest.mark.parametrize("data", [DEEP_ACTION, b"\xff\xfe", DEEP_ACTION.replace("deep", "\x00")])
def test_a_strange_message_is_refused_and_the_connection_lives(base: str, start: Any, data: str | bytes) -> None:
    seated = start("person", "friend", first_seat=0)
    with Visitor.at(base, seated["match"], seated["token"]) as visitor:
        visitor.raw(data)
        answer = visitor.until(lambda message: message["kind"] == "refused")
        assert answer["code"] == "malformed"
        assert visitor.act({"kind": "moor", "at": "gems"})["kind"] == "accepted"


def test_an_action_of_strange_values_is_refused(base: str, start: Any) -> None:
    seated = start("person", "friend", first_seat=0)
    with Visitor.at(base, seated["match"], seated["token"]) as visitor:
        strange: tuple[Any, ...] = ("\x00", "x" * 9000, None, [], {}, 10**18, -1, 1.5, True, "😀")
        for at in strange:
            assert visitor.act({"kind": "moor", "at": at})["code"] == "malformed"
        for seat in (2**31, -(2**31)):
            assert visitor.act({"kind": "moor", "at": "gems"}, seat=seat)["code"] == "no_seat"
        assert visitor.act({"kind": "moor", "at": "gems"}, seq=2**40)["code"] == "stale", "a number that is yet to come"
        assert visitor.act({"kind": "moor", "at": "gems"})["kind"] == "accepted"
