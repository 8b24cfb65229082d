"""The home network: a second listener that opens and closes while the server runs; 127.0.0.2 stands in for a house's address."""

import http.client
import re
import socket
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import urlopen

import msgspec
import pytest
import segno
from websockets.exceptions import ConnectionClosed

from seaboard.server import addresses
from seaboard.server.addresses import own_addresses
from seaboard.server.bodies import House
from seaboard.server.network import bind
from seaboard.server.qr import EMBLEM
from seaboard.server.settings import Settings, at_home
from seaboard.workshop.check import running
from seaboard.workshop.visitor import Visitor, ask

HOUSE = "127.0.0.2"  # an address of this machine that is none of its loopback names
PLAYERS = [{"kind": "person"}, {"kind": "open"}]


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return at_home(tmp_path, bot_delays=False, own_addresses=lambda: (HOUSE,))


@pytest.fixture
def base(settings: Settings) -> Iterator[str]:
    with running(settings) as address:
        yield address


def house(base: str) -> House:
    return msgspec.convert(ask(base, "/api/house"), House)


def switch(base: str, *, on: bool) -> House:
    return msgspec.convert(ask(base, "/api/house", {"open": on}, method="PUT"), House)


def problem(base: str, path: str, body: Any = None, method: str = "GET", **headers: str) -> tuple[int, str]:
    """Status and code of an answer that refuses."""
    parts = urlsplit(base)
    connection = http.client.HTTPConnection(str(parts.hostname), parts.port, timeout=30)
    connection.request(method, path, msgspec.json.encode(body) if body else None, {"content-type": "application/json", **headers})
    answer = connection.getresponse()
    code: str = msgspec.json.decode(answer.read())["code"]
    connection.close()
    return answer.status, code


def test_at_first_only_this_machine_can_reach_the_server(base: str) -> None:
    assert house(base) == House(open=False, may_switch=True, base=None)
    with pytest.raises(URLError):
        house(base.replace("127.0.0.1", HOUSE))


def test_the_house_opens_on_the_same_port_and_closes_again(base: str) -> None:
    there = base.replace("127.0.0.1", HOUSE)
    for _ in range(2):
        assert switch(base, on=True) == House(open=True, may_switch=True, base=there) == house(base)
        assert switch(base, on=True).base == there, "open it stays"
        assert house(there) == House(open=True, may_switch=False, base=there)
        assert switch(base, on=False) == House(open=False, may_switch=True, base=None) == house(base)
        with pytest.raises(URLError):
            house(there)


def test_where_the_port_is_taken_the_next_one_serves(base: str) -> None:
    port = int(base.rpartition(":")[2])
    with bind(HOUSE, port, strict=True):
        there = switch(base, on=True).base
        assert there is not None
        assert int(there.rpartition(":")[2]) > port
        assert house(there).open


def test_closing_ends_the_connections_that_came_from_the_house_and_no_others(base: str) -> None:
    there = switch(base, on=True).base
    assert there is not None
    seated = ask(base, "/api/matches", {"game": "smugglers", "players": PLAYERS})
    friend = ask(there, f"/api/matches/{seated['match']}/claim", {"name": "Ben"})
    with (
        Visitor.at(base, seated["match"], seated["token"], until=("waiting",), ready=False) as host,
        Visitor.at(there, seated["match"], friend["token"], until=("waiting",), ready=False) as guest,
    ):
        host.until(lambda message: message["kind"] == "table" and message["players"][1]["here"])
        switch(base, on=False)
        host.until(lambda message: message["kind"] == "table" and not message["players"][1]["here"])
        with pytest.raises(ConnectionClosed):
            guest.until(lambda message: message["kind"] == "never")
        host.say(kind="hello", protocol=1, build="dev", match=seated["match"])
        host.until(lambda message: message["kind"] == "waiting")


def test_only_a_page_on_the_machine_itself_may_switch(base: str) -> None:
    there = switch(base, on=True).base
    assert there is not None
    off = {"open": False}
    assert problem(there, "/api/house", off, "PUT") == (403, "elsewhere")
    for forwarded in ("x-forwarded-for", "forwarded", "x-real-ip", "via"):
        assert problem(base, "/api/house", off, "PUT", **{forwarded: "127.0.0.1"}) == (403, "elsewhere")
    assert house(base).open
    assert not switch(base.replace("127.0.0.1", "localhost"), on=False).open


def test_without_a_home_network_the_switch_says_so(settings: Settings) -> None:
    with running(replace(settings, own_addresses=tuple)) as base:
        assert problem(base, "/api/house", {"open": True}, "PUT") == (503, "no_network")
        assert house(base) == House(open=False, may_switch=True, base=None)


def test_an_address_that_has_gone_is_passed_over(settings: Settings) -> None:
    with running(replace(settings, own_addresses=lambda: ("192.0.2.77", HOUSE))) as base:
        assert switch(base, on=True).base == base.replace("127.0.0.1", HOUSE)


def test_it_can_be_open_from_the_start(settings: Settings) -> None:
    with running(replace(settings, lan=True)) as base:
        assert house(base) == House(open=True, may_switch=True, base=base.replace("127.0.0.1", HOUSE))
    with running(replace(settings, lan=True, own_addresses=tuple)) as base:
        assert house(base) == House(open=False, may_switch=True, base=None), "it starts all the same"


def test_a_server_that_was_started_for_others_has_nothing_to_switch(settings: Settings) -> None:
    with running(settings, host="0.0.0.0") as base:  # noqa: S104  every address of this machine
        port = base.rpartition(":")[2]
        here = f"http://127.0.0.1:{port}"
        fixed = House(open=True, may_switch=False, base=f"http://{HOUSE}:{port}")
        assert house(here) == switch(here, on=False) == fixed


def test_the_code_holds_the_link_that_others_can_open(base: str) -> None:
    match = ask(base, "/api/matches", {"game": "smugglers", "players": PLAYERS})["match"]
    path = f"/api/matches/{match}/code.svg"
    assert problem(base, path) == (404, "not_found"), "as long as there is none"
    there = switch(base, on=True).base
    assert there is not None
    for asked in (base, there):
        with urlopen(f"{asked}{path}", timeout=30) as answer:  # noqa: S310  our own server
            assert answer.headers["content-type"].startswith("image/svg+xml")
            assert drawn(answer.read().decode()) == expected(f"{there}/t/{match}")
    assert problem(base, "/api/matches/nothing/code.svg") == (404, "no_match")


def expected(link: str) -> set[tuple[int, int]]:
    """The dark modules of a code, but for those in its middle."""
    matrix = segno.make_qr(link, error="q").matrix
    middle = range((len(matrix) - EMBLEM) // 2, (len(matrix) + EMBLEM) // 2)
    return {(x, y) for y, row in enumerate(matrix) for x, dark in enumerate(row) if dark and not (x in middle and y in middle)}


def drawn(svg: str) -> set[tuple[int, int]]:
    """The modules that a picture's strokes go through."""
    found = set()
    for x, y, way, more in re.findall(r"M(\d+) (\d+)([hv])(\d+)", svg):
        for i in range(int(more) + 1):
            found.add((int(x) + i * (way == "h"), int(y) + i * (way == "v")))
    return found


def test_own_addresses_are_private_and_not_loopback() -> None:
    assert all(re.match(r"10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.", address) for address in own_addresses())


def test_the_address_on_the_way_out_comes_first_and_only_those_of_a_home_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "_towards", lambda _: iter(["192.168.1.24", "203.0.113.9", "192.168.1.24"]))
    monkeypatch.setattr(addresses, "_of_host_name", lambda: iter(["127.0.1.1", "169.254.3.3", "10.0.0.7"]))
    assert own_addresses() == ("192.168.1.24", "10.0.0.7")


def test_a_machine_without_network_has_no_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    def unreachable(*_: object) -> None:
        raise OSError

    monkeypatch.setattr(socket.socket, "connect", unreachable)
    monkeypatch.setattr(socket, "getaddrinfo", unreachable)
    assert own_addresses() == ()


def test_a_switch_is_on_or_off(base: str) -> None:
    with pytest.raises(HTTPError) as refused:
        ask(base, "/api/house", {"open": "yes"}, method="PUT")
    assert msgspec.json.decode(refused.value.read())["code"] == "malformed"
