"""Names and origins that the server does not know are refused, over HTTP and before a WebSocket is accepted."""

import http.client
import socket
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from seaboard.engine.errors import Malformed
from seaboard.server.gate import parse_names, parse_networks
from seaboard.server.settings import at_home
from seaboard.workshop.check import running
from tests.server.test_network import HOUSE

NAME = "table.test"


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(at_home(tmp_path_factory.mktemp("matches"), bot_delays=False, names=(NAME,))) as address:
        yield address


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that is asked through a proxy on its own machine."""
    folder: Path = tmp_path_factory.mktemp("matches")
    with running(at_home(folder, bot_delays=False, names=(NAME,), proxies=parse_networks(["127.0.0.1"]))) as address:
        yield address


def ask_as(base: str, path: str = "/api/house", *, host: str | None = None, **headers: str) -> tuple[int, dict[str, object]]:
    """The answer to a request under another host name, with other headers."""
    parts = urlsplit(base)
    connection = http.client.HTTPConnection(str(parts.hostname), parts.port, timeout=30)
    connection.putrequest("GET", path, skip_host=True)
    connection.putheader("host", host if host is not None else parts.netloc)
    for name, value in headers.items():
        connection.putheader(name.replace("_", "-"), value)
    connection.endheaders()
    answer = connection.getresponse()
    text = answer.read()
    connection.close()
    is_json = answer.headers["content-type"].startswith("application/json")
    return answer.status, msgspec.json.decode(text) if is_json else {}


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "[::1]", NAME, NAME.upper(), f"{NAME}:8443", "localhost:5173"])
def test_a_name_of_ours_is_answered(base: str, host: str) -> None:
    assert ask_as(base, host=host)[0] == 200


FOREIGN = [
    "evil.example",
    "evil.example:80",
    "192.168.1.24",
    HOUSE,
    f"{NAME}.evil.example",
    f"x{NAME}",
    "localhost.",
    "",
    "a b",
    "[::2]",
]


@pytest.mark.parametrize("host", FOREIGN)
@pytest.mark.parametrize("path", ["/", "/api/house", "/nowhere", "/assets/nothing.js"])
def test_a_foreign_name_is_refused_wherever_it_asks(base: str, host: str, path: str) -> None:
    status, problem = ask_as(base, path, host=host)
    assert (status, problem["code"]) == (421, "unknown_host")
    assert "--name" in str(problem["detail"])


def test_the_address_that_a_request_came_to_is_a_name_of_ours(tmp_path: Path) -> None:
    with running(at_home(tmp_path, bot_delays=False), host=HOUSE) as base:
        assert ask_as(base)[0] == 200


def test_only_the_servers_own_pages_may_ask(base: str) -> None:
    own = urlsplit(base).netloc
    assert ask_as(base, origin=base)[0] == 200
    assert ask_as(base, host=NAME, origin=f"http://{NAME}")[0] == 200
    for origin in (
        "http://evil.example",
        f"https://{own}",
        "http://127.0.0.1:1",
        f"http://{NAME}",
        "null",
        f"{base}.evil.example",
    ):
        status, problem = ask_as(base, origin=origin)
        assert (status, problem["code"]) == (403, "foreign_page"), origin


@pytest.mark.parametrize("path", ["/", "/api/house", "/t/nowhere", "/nowhere", "/assets/nothing.js", "/schema/openapi.json"])
@pytest.mark.parametrize("host", [NAME, "evil.example"])
def test_every_answer_says_what_a_page_may_load(base: str, path: str, host: str) -> None:
    parts = urlsplit(base)
    connection = http.client.HTTPConnection(str(parts.hostname), parts.port, timeout=30)
    connection.request("GET", path, headers={"host": host})
    headers = connection.getresponse().headers
    connection.close()
    policy = (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        "font-src 'self' data:; connect-src 'self'; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; "
        "frame-ancestors 'none'"
    )
    assert headers.get_all("content-security-policy") == [policy]
    assert headers.get_all("x-content-type-options") == ["nosniff"]
    assert headers.get_all("referrer-policy") == ["no-referrer"]


@pytest.mark.parametrize(
    "rubbish", [b"\0\xff\r\n\r\n", b"GET / HTTP/1.1\r\n\r\n", b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n"]
)
def test_what_is_no_http_is_answered_like_any_refusal(base: str, rubbish: bytes) -> None:
    parts = urlsplit(base)
    with socket.create_connection((parts.hostname, parts.port), timeout=30) as line:
        line.sendall(rubbish)
        answer = http.client.HTTPResponse(line)
        answer.begin()
        assert (answer.status, msgspec.json.decode(answer.read())["code"]) == (400, "malformed")
        assert {name: value for name, value in answer.getheaders() if name in ("x-content-type-options", "referrer-policy")} == {
            "x-content-type-options": "nosniff",
            "referrer-policy": "no-referrer",
        }


def socket_status(base: str, *, host: str | None = None, origin: str | None = None, path: str = "/ws", **headers: str) -> int:
    """The status with which a WebSocket is answered: 101 if it is accepted."""
    parts = urlsplit(base)
    more = {name.replace("_", "-"): value for name, value in headers.items()}
    named = f"ws://{host or parts.hostname}:{parts.port}{path}"
    there = (parts.hostname, parts.port)  # whatever the name
    try:
        with connect(named, origin=Origin(origin) if origin else None, additional_headers=more, proxy=None, address=there):
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code


def test_a_socket_is_refused_before_it_is_accepted(base: str, caplog: pytest.LogCaptureFixture) -> None:
    assert socket_status(base) == 101
    assert socket_status(base, origin=base) == 101
    assert socket_status(base, host=NAME, origin=base.replace("127.0.0.1", NAME)) == 101
    assert socket_status(base, host="evil.example") == 421
    assert socket_status(base, origin="http://evil.example") == 403
    assert socket_status(base, host=NAME, origin=base) == 403
    assert socket_status(base, path="/nowhere") == 404
    assert not caplog.records, "strangers cannot fill the log"


def test_under_a_name_the_link_is_the_one_that_the_page_was_reached_by(base: str) -> None:
    _, house = ask_as(base, host=f"{NAME}:8443")
    assert house == {"open": False, "may_switch": False, "base": f"http://{NAME}:8443", "keep_days": 0}


def test_forwarded_headers_count_from_a_known_proxy(proxied: str) -> None:
    forwarded = {"x_forwarded_host": NAME, "x_forwarded_proto": "https", "x_forwarded_for": "127.0.0.1"}
    status, house = ask_as(proxied, origin=f"https://{NAME}", **forwarded)
    assert (status, house["base"], house["may_switch"]) == (200, f"https://{NAME}", False)
    assert socket_status(proxied, origin=f"https://{NAME}", **forwarded) == 101
    assert ask_as(proxied, x_forwarded_host="evil.example")[0] == 421
    assert ask_as(proxied, x_forwarded_host=f"evil.example, {NAME}")[0] == 200, "what the proxy itself says stands last"
    assert ask_as(proxied, x_forwarded_host=f"{NAME}, evil.example")[0] == 421
    assert not ask_as(proxied)[1]["may_switch"], "who can be a proxy is never a page on the machine itself"


def test_forwarded_headers_of_anybody_else_count_for_nothing(base: str) -> None:
    assert ask_as(base, host="evil.example", x_forwarded_host=NAME)[0] == 421
    status, house = ask_as(base, x_forwarded_host=NAME, x_forwarded_proto="https")
    assert (status, house["base"]) == (200, None)
    assert ask_as(base, origin=f"https://{NAME}", x_forwarded_host=NAME, x_forwarded_proto="https")[0] == 403


def test_names_and_proxies_are_checked_when_the_server_starts() -> None:
    assert parse_names(["table.example.org", "[fe80::1]"]) == ("table.example.org", "fe80::1")
    for name in ("http://table.example.org", "table.example.org:80", "a/b", ""):
        with pytest.raises(Malformed, match="no host name"):
            parse_names([name])
    assert [str(proxy) for proxy in parse_networks(["127.0.0.1", "172.18.0.9/16"])] == ["127.0.0.1/32", "172.18.0.0/16"]
    with pytest.raises(Malformed, match="expected an address"):
        parse_networks(["traefik"])
