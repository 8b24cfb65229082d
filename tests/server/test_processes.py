"""Many processes on one PostgreSQL: a table is in one of them, and at every other one it is the same table."""

import asyncio
import http.client
import multiprocessing
import os
import re
import signal
import socket
import subprocess
import threading
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec
import pytest
from sqlalchemy import Connection, text
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import connect
from websockets.sync.server import serve

from seaboard.engine.errors import Malformed
from seaboard.games import registry
from seaboard.server import bus, hub, run
from seaboard.server.follow import is_behind
from seaboard.server.gate import parse_networks
from seaboard.server.limits import Limits
from seaboard.server.network import HomeNetwork, NoNetwork, bind, parse_internal
from seaboard.server.protocol import PROTOCOL
from seaboard.server.relay import CAME_BY, HOUSE, frame, whole_frames
from seaboard.server.settings import Settings, at_home, on_database
from seaboard.server.storage import leases, postgresql
from seaboard.server.storage.engines import open_engine
from seaboard.server.storage.leases import Holder, Unreachable
from seaboard.server.storage.store import NoMatch, Store
from seaboard.server.workers import NotStarted, Workers, _Worker, check_workers, work
from seaboard.table.match import resume
from seaboard.workshop.check import running
from seaboard.workshop.visitor import Message, Visitor, ask
from tests.server.test_api import problem
from tests.server.test_away import until_player
from tests.server.test_pause import pause, until_paused
from tests.server.test_process import COMMAND
from tests.server.test_questions import consent, undo
from tests.server.test_start import until_table
from tests.server.test_status import sample
from tests.server.test_store import begun
from tests.server.test_throws import SAIL, sailing, thrown
from tests.support.apart import keep_apart, token
from tests.support.gather import gathered, seen
from tests.support.postgres import Postgres
from tests.support.processes import Process, process

OPEN = {"game": "smugglers", "players": [{"kind": "person"}, {"kind": "open"}], "options": {"first_seat": 0}}
LONG = 600.0  # seconds: a lease that does not end while a test looks
NAME = "table.test"
NO_DOORS: Any = object()


def settings_of(database: str, **more: Any) -> Settings:
    return on_database(database, **{"bot_delays": False, "patience": 0, "lease_seconds": LONG} | more)


@pytest.fixture(scope="module")
def settings(postgres: Postgres) -> Settings:
    proxies = parse_networks(["127.0.0.1"])
    return settings_of(postgres.new_database(), names=(NAME,), proxies=proxies, limits=Limits(watchers=1))


@pytest.fixture(scope="module")
def pair(settings: Settings) -> Iterator[tuple[Process, Process]]:
    with process(settings) as a, process(settings) as b:
        yield a, b


def sql(one: Process, statement: str, **values: Any) -> list[Any]:
    """Do something in the database, as another program would."""
    engine = open_engine(one.hub.store.address, pool=1)
    try:
        with engine.begin() as connection:
            found = connection.execute(text(statement), values)
            return list(found.all()) if found.returns_rows else []
    finally:
        engine.dispose()


def owner(one: Process, match: str) -> str | None:
    found = sql(one, "SELECT process FROM leases WHERE match = :match", match=match)
    return str(found[0].process) if found else None


def until(is_it: Callable[[], bool]) -> None:
    """Wait for something that no message tells."""
    waiting = threading.Event()
    for _ in range(6000):
        if is_it():
            return
        waiting.wait(0.02)
    raise AssertionError("it never came")


def hears_end(visitor: Visitor) -> None:
    """Read until the connection is ended."""
    with pytest.raises(ConnectionClosed):
        visitor.until(lambda _: False)


def comes_back(base: str, seated: dict[str, Any], stack: ExitStack) -> Visitor:
    """A page that tries again until it is let in."""
    found: list[Visitor] = []

    def come() -> bool:
        with suppress(OSError, WebSocketException):
            found.append(stack.enter_context(waits(base, seated, pace="instant")))
        return bool(found)

    until(come)
    return found[0]


def opened(a: Process, b: Process) -> tuple[dict[str, Any], dict[str, Any]]:
    """A table that is put together at one process, and claimed at the other."""
    seated = ask(a.base, "/api/matches", OPEN)
    return seated, ask(b.base, f"/api/matches/{seated['match']}/claim", {})


def waits(base: str, seated: dict[str, Any], **more: Any) -> Any:
    return Visitor.at(base, seated["match"], seated["token"], until=("waiting", "resync"), **more)


def test_people_at_two_processes_gather_are_ready_and_see_each_others_moves(pair: tuple[Process, Process]) -> None:
    a, b = pair
    seated, other = opened(a, b)
    with waits(a.base, seated, ready=False) as one, waits(b.base, other, ready=False) as two:
        assert a.has(seated["match"]) != b.has(seated["match"]), "one of them has it"
        until_table(one, lambda table: table and table["players"][1]["here"])
        assert one.ask(kind="ready", seats=[0])["kind"] == "accepted"
        until_table(two, lambda table: table["players"][0]["ready"])
        assert two.ask(kind="ready", seats=[1])["kind"] == "accepted"
        seen(one)
        seen(two)
        assert one.act({"kind": "moor", "at": "gems"})["kind"] == "accepted"
        assert two.until_turn()
        assert two.shown["view"]["boats"][0]["at"] == "gems"
        assert two.act({"kind": "moor", "at": "coins"})["kind"] == "accepted"
        one.until(lambda message: message["kind"] == "update" and message["seq"] > 2)
        assert ask(b.base, f"/api/matches/{seated['match']}") == ask(a.base, f"/api/matches/{seated['match']}")
        two.say(kind="signal", seat=1, signal="ahoy")
        assert one.until(lambda message: message["kind"] == "signalled")["signal"] == "ahoy"
    with waits(a.base, seated) as one:
        until_player(one, 1, here=False)


def test_questions_throws_and_pauses_go_from_one_process_to_the_other(settings: Settings, pair: tuple[Process, Process]) -> None:
    a, b = pair
    match = keep_apart(settings, sailing())
    with (
        Visitor.at(a.base, match, token(0), by_hand=True) as one,
        Visitor.at(b.base, match, token(1), by_hand=True) as two,
    ):
        assert two.act(SAIL)["kind"] == "accepted"
        told = two.shown
        assert told["throws"] == [0]
        one.until(lambda message: message["kind"] == "update")
        one.say(kind="throw", seat=0, seq=told["seq"], nth=0)
        assert thrown(two)["seat"] == 0
        assert undo(two, "u", seat=1)["kind"] == "asked"
        one.until(lambda message: message["kind"] == "asked" and message["seat"] == 1)
        consent(one, "c", agree=True)
        assert two.answer("u")["kind"] == "accepted"
        assert pause(one, "p", 0)["kind"] == "asked"
        two.until(lambda message: message["kind"] == "asked" and message["seat"] == 0)
        consent(two, "d", agree=True)
        until_paused(two, paused=True)


def test_a_race_begins_at_one_horn_at_both_processes(pair: tuple[Process, Process]) -> None:
    a, b = pair
    wanted = {"game": "aboard", "players": OPEN["players"], "options": {"pace": "race"}}
    seated = ask(a.base, "/api/matches", wanted)
    other = ask(b.base, f"/api/matches/{seated['match']}/claim", {})
    horns: list[set[int]] = [set(), set()]
    with waits(a.base, seated) as one, waits(b.base, other) as two:
        for visitor, heard in zip((one, two), horns, strict=True):
            while not visitor.shown:
                message = visitor.hear()
                if message["kind"] == "table" and message["start"]:
                    heard.add(message["start"]["horn"])
        assert (horns[0] & horns[1]) - {None}
        assert one.shown["view"]["heap"] == two.shown["view"]["heap"]


def test_bots_act_once_wherever_people_are(pair: tuple[Process, Process]) -> None:
    a, b = pair
    bots = [{"kind": "person"}, *[{"kind": "bot", "bot": "sensible"}] * 2]
    seated = ask(a.base, "/api/matches", {"game": "smugglers", "players": bots, "options": {"first_seat": 0}})
    match = seated["match"]
    with Visitor.at(a.base, match, seated["token"]) as one, Visitor.at(b.base, match, seated["token"]) as two:
        since = two.shown["seq"]
        while two.shown["seq"] < 30:
            assert two.until_turn()
            assert two.act(two.shown["legal"][0])["kind"] == "accepted"
        updates = [one.until(lambda message: message["kind"] == "update")]
        while updates[-1]["seq"] < 30:
            updates.append(one.until(lambda message: message["kind"] == "update"))
        assert [update["since"] for update in updates] == [since, *(update["seq"] for update in updates[:-1])], "no gap"
        assert (a.has(match), b.has(match)) == (True, False)


def test_a_code_and_a_link_are_the_same_wherever_one_asks(pair: tuple[Process, Process]) -> None:
    a, b = pair
    seated = ask(a.base, "/api/matches", OPEN)
    code = ask(b.base, f"/api/matches/{seated['match']}/code")
    assert ask(a.base, f"/api/codes/{code['code']}") == ask(b.base, f"/api/codes/{code['code'].lower()}") == code
    with waits(a.base, seated):
        found = asked_as(b, f"/api/matches/{seated['match']}/ticket", {"seat": 0}, seated["token"])
        assert found["link"].startswith(f"http://{NAME}/t/{seated['match']}#seat="), "as the page was reached, not the process"


def asked_as(one: Process, path: str, body: Any, token: str | None = None, address: str = "203.0.113.7") -> Any:
    """The answer to somebody who comes from far away, through a proxy."""
    headers = {"host": NAME, "x-forwarded-for": address, "content-type": "application/json"}
    if token is not None:
        headers["authorization"] = f"Bearer {token}"
    with urlopen(Request(f"{one.base}{path}", msgspec.json.encode(body), headers), timeout=30) as answer:  # noqa: S310  our own
        return msgspec.json.decode(answer.read())


def test_who_watches_through_another_process_counts_as_the_stranger_it_is(pair: tuple[Process, Process]) -> None:
    """One may watch who comes from elsewhere; from the machine itself as many as like."""
    a, b = pair
    seated = gathered(a.base, ask(a.base, "/api/matches", OPEN))
    match = seated["match"]

    @contextmanager
    def stranger() -> Iterator[Message]:
        headers = {"x-forwarded-for": "203.0.113.7"}
        with connect(f"ws{b.base[4:]}/ws", additional_headers=headers, compression=None) as socket:
            socket.send(msgspec.json.encode({"kind": "hello", "protocol": PROTOCOL, "build": "dev", "match": match}).decode())
            yield msgspec.json.decode(socket.recv(timeout=30))

    with Visitor.at(a.base, match, seated["token"]), stranger() as first, stranger() as second:
        assert a.has(match)
        assert (first["kind"], second.get("code")) == ("welcome", "too_many_watchers")


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536])
def test_a_message_is_one_whole_frame(length: int) -> None:
    for message in ("x" * length, b"x" * length):
        made = bytearray(frame(message))
        assert whole_frames(made) == len(made)
        assert {whole_frames(made[:cut]) for cut in range(0, len(made), max(1, length // 50))} == {0}
        assert whole_frames(made + made + made[:-1]) == 2 * len(made)


def test_what_comes_right_behind_hello_is_passed_on_too_whole_or_not(pair: tuple[Process, Process]) -> None:
    a, b = pair
    seated = gathered(a.base, ask(a.base, "/api/matches", OPEN))
    hello = {"kind": "hello", "protocol": PROTOCOL, "build": "dev", "match": seated["match"], "token": seated["token"]}
    times = [frame(msgspec.json.encode({"kind": "ask_time", "sent": sent}).decode()) for sent in (1, 2, 3)]
    with Visitor.at(a.base, seated["match"], seated["others"][0]), connect(f"ws{b.base[4:]}/ws", proxy=None) as page:
        page.socket.sendall(frame(msgspec.json.encode(hello).decode()) + times[0] + times[1][:9])
        heard = [msgspec.json.decode(page.recv(timeout=30))]
        page.socket.sendall(times[1][9:] + times[2])
        while len([one for one in heard if one["kind"] == "time"]) < len(times):
            heard.append(msgspec.json.decode(page.recv(timeout=30)))
        assert [one["sent"] for one in heard if one["kind"] == "time"] == [1, 2, 3]


def test_a_slow_reader_at_another_process_is_ended(pair: tuple[Process, Process]) -> None:
    """It asks again and again to be shown the table, and reads nothing."""
    a, b = pair
    seated = gathered(a.base, ask(a.base, "/api/matches", OPEN))
    hello = {"kind": "hello", "protocol": PROTOCOL, "build": "dev", "match": seated["match"], "token": seated["others"][0]}
    asked = frame(msgspec.json.encode(hello).decode())
    with (
        Visitor.at(a.base, seated["match"], seated["token"]) as one,
        connect(f"ws{b.base[4:]}/ws", proxy=None, max_queue=1, close_timeout=0) as page,
    ):

        def ask_on() -> None:
            with suppress(OSError):
                while True:
                    page.socket.sendall(asked)

        asking = threading.Thread(target=ask_on)
        asking.start()
        until_player(one, 1, here=True)
        until_player(one, 1, here=False)
        with suppress(OSError):  # it has heard of its end already
            page.socket.shutdown(socket.SHUT_RDWR)
        asking.join()


def test_nobody_without_the_secret_is_answered_by_the_internal_listener(pair: tuple[Process, Process]) -> None:
    a, _ = pair
    assert a.hub.inner is not None
    assert a.hub.leases is not None
    host, port = a.hub.inner.getsockname()
    reached = '["http://127.0.0.1",true,true,null]'
    wrong: list[dict[str, str]] = [{}, {HOUSE: "guess"}, {HOUSE: ""}, {HOUSE: a.hub.leases.secret + "x"}]
    for headers in wrong:
        for path in ("/", "/api/games", "/api/house", "/ws"):
            line = http.client.HTTPConnection(host, port, timeout=30)
            line.request("GET", path, headers={CAME_BY: reached} | headers)
            assert line.getresponse().status == 403, path
            line.close()
        with pytest.raises(InvalidStatus), connect(f"ws://{host}:{port}/ws", additional_headers=headers, proxy=None):
            pass
    line = http.client.HTTPConnection(host, port, timeout=30)
    right = {CAME_BY: reached, HOUSE: a.hub.leases.secret}
    line.request("GET", "/api/games", headers=right)
    assert line.getresponse().status == 200
    line.close()
    seated = ask(a.base, "/api/matches", OPEN)
    hello = {"kind": "hello", "protocol": PROTOCOL, "build": "newer", "match": seated["match"]}
    with connect(f"ws://{host}:{port}/ws", additional_headers=right, proxy=None) as page:
        page.send(msgspec.json.encode(hello).decode())
        assert msgspec.json.decode(page.recv(timeout=30))["kind"] == "welcome", "the page was served by another version"


def test_what_is_told_about_who_asks_counts_at_the_internal_listener_only(pair: tuple[Process, Process]) -> None:
    a, _ = pair
    assert a.hub.leases is not None
    headers = {"host": NAME, HOUSE: a.hub.leases.secret, CAME_BY: '["http://evil.example",false,false,null]'}
    with urlopen(Request(f"{a.base}/api/house", headers=headers), timeout=30) as answer:  # noqa: S310  our own
        assert msgspec.json.decode(answer.read())["base"] == f"http://{NAME}"


def test_a_process_that_cannot_be_reached_is_told_and_nothing_is_answered_instead(pair: tuple[Process, Process]) -> None:
    a, _ = pair
    seated = ask(a.base, "/api/matches", OPEN)
    sql(a, "INSERT INTO processes VALUES ('gone', '127.0.0.1:1', now() + interval '1 hour')")
    sql(a, "INSERT INTO leases VALUES (:match, 'gone')", match=seated["match"])
    status, told = problem(a.base, f"/api/matches/{seated['match']}")
    assert (status, told["code"]) == (503, "unreachable")
    with pytest.raises(ConnectionClosed), waits(a.base, seated):
        pass
    sql(a, "DELETE FROM processes WHERE id = 'gone'")
    with waits(a.base, seated):
        assert a.has(seated["match"])


def test_a_table_that_is_deleted_is_closed_for_everybody(pair: tuple[Process, Process]) -> None:
    a, b = pair
    seated, other = opened(a, b)
    with waits(a.base, seated, ready=False) as one, waits(b.base, other, ready=False) as two:
        gone = "WITH gone AS (DELETE FROM seats WHERE match = :match) DELETE FROM matches WHERE id = :match"
        sql(b, gone, match=seated["match"])
        for visitor in (one, two):
            assert visitor.until(lambda message: message["kind"] == "refused")["code"] == "deleted"
            hears_end(visitor)
    assert problem(a.base, f"/api/matches/{seated['match']}")[1]["code"] == "no_match"


def test_whoever_opened_a_table_deletes_it_through_any_process(pair: tuple[Process, Process]) -> None:
    a, b = pair
    seated, other = opened(a, b)
    with waits(a.base, seated, ready=False) as one, waits(b.base, other, ready=False) as two:
        assert b.has(seated["match"])
        ask(a.base, f"/api/matches/{seated['match']}", {}, seated["token"], method="DELETE")
        for visitor in (one, two):
            assert visitor.until(lambda message: message["kind"] == "refused")["code"] == "deleted"


def test_a_table_that_another_program_deletes_from_a_file_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "LOOK_AGAIN", 0.01)
    home = at_home(tmp_path, bot_delays=False)
    with running(home) as base:
        seated = ask(base, "/api/matches", OPEN)
        with waits(base, seated) as one:
            store = Store(home.database)
            store.alone(partial(Connection.execute, statement=text("UPDATE matches SET locked = true"))).result()
            until_table(one, lambda table: table and table["locked"])
            for statement in ("DELETE FROM seats", "DELETE FROM matches"):
                store.alone(partial(Connection.execute, statement=text(statement))).result()
            store.close()
            assert one.until(lambda message: message["kind"] == "refused")["code"] == "deleted"


@pytest.mark.parametrize("other", ["open", "person"])
@pytest.mark.parametrize("game", registry.IDS)
def test_what_is_stored_is_what_is_in_memory(pair: tuple[Process, Process], game: str, other: str) -> None:
    """Else whoever looks again would tell everybody of changes that are none."""
    a, _ = pair
    seated = ask(a.base, "/api/matches", {"game": game, "players": [{"kind": "person", "name": "Ada"}, {"kind": other}]})
    with waits(a.base, seated, ready=False):
        live = a.run(a.hub.live(seated["match"]))
        seen = a.hub.store.glance([seated["match"]]).result()
        assert not is_behind(live, seen[seated["match"]])


# Taking over.


def test_what_a_process_that_stops_had_is_had_by_the_next_at_once(postgres: Postgres) -> None:
    """Its lease would last for ten minutes."""
    settings = settings_of(postgres.new_database())
    with process(settings) as b:
        with process(settings) as a:
            seated = gathered(a.base, ask(a.base, "/api/matches", OPEN))
            with Visitor.at(a.base, seated["match"], seated["token"]) as one:
                assert one.act({"kind": "moor", "at": "gems"}, request="r")["kind"] == "accepted"
                a.stop()
                hears_end(one)
        assert [row.id for row in sql(b, "SELECT id FROM processes")] == [b.hub.leases._process]  # type: ignore[union-attr]  # noqa: SLF001
        with Visitor.at(b.base, seated["match"], seated["token"]) as one:
            assert one.shown["view"]["boats"][0]["at"] == "gems"
            assert one.act({"kind": "moor", "at": "gems"}, request="r", seq=1, seat=0)["kind"] == "accepted", "the same answer"
        assert b.has(seated["match"])


def test_a_process_that_stops_takes_nothing_in(postgres: Postgres) -> None:
    with process(settings_of(postgres.new_database())) as a:
        seated = ask(a.base, "/api/matches", OPEN)
        with waits(a.base, seated) as one:
            a.run(a.hub.leave())
            hears_end(one)
        assert problem(a.base, "/api/matches", OPEN)[1]["code"] == "unreachable"
        with pytest.raises(ConnectionClosed), waits(a.base, seated):
            pass
        assert sql(a, "SELECT * FROM processes") == sql(a, "SELECT * FROM leases") == []


def test_a_table_that_nobody_is_at_is_released(postgres: Postgres) -> None:
    with process(settings_of(postgres.new_database(), idle_seconds=0.05)) as a:
        seated = ask(a.base, "/api/matches", OPEN)
        with waits(a.base, seated):
            assert owner(a, seated["match"]) is not None
        until(lambda: owner(a, seated["match"]) is None)
        with waits(a.base, seated):
            assert owner(a, seated["match"]) is not None


@pytest.fixture
def line(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """While it is cleared, no process gets a new connection for its bus."""
    is_there = threading.Event()
    is_there.set()

    def wait_and_connect(*arguments: Any, **more: Any) -> Any:
        assert is_there.wait(60)
        return postgresql.connect(*arguments, **more)

    monkeypatch.setattr(bus, "connect", wait_and_connect)
    return is_there


BUSES = f"FROM pg_stat_activity WHERE datname = current_database() AND application_name = '{bus.NAME}'"


def cut_buses(one: Process) -> None:
    """Cut the connection of every bus on the database."""
    sql(one, f"SELECT pg_terminate_backend(pid) {BUSES}")
    until(lambda: not sql(one, f"SELECT pid {BUSES}"))


def test_a_process_that_cannot_renew_lets_go_in_time_and_comes_back_under_another_name(
    postgres: Postgres, line: threading.Event
) -> None:
    with process(settings_of(postgres.new_database(), lease_seconds=3.0)) as a:
        seated = gathered(a.base, ask(a.base, "/api/matches", OPEN))
        with Visitor.at(a.base, seated["match"], seated["token"]) as one:
            before = owner(a, seated["match"])
            line.clear()
            cut_buses(a)
            hears_end(one)
        assert not a.has(seated["match"])
        assert problem(a.base, f"/api/matches/{seated['match']}")[1]["code"] == "unreachable"
        line.set()
        until(lambda: problem_code(a.base, seated["match"]) is None)
        with Visitor.at(a.base, seated["match"], seated["token"]):
            assert owner(a, seated["match"]) not in (None, before)


def problem_code(base: str, match: str) -> str | None:
    try:
        ask(base, f"/api/matches/{match}")
    except HTTPError as error:
        return str(msgspec.json.decode(error.read())["code"])
    return None


def test_a_page_does_not_wait_for_a_process_that_says_nothing_any_more(postgres: Postgres) -> None:
    """Its machine takes what is sent, but it tells the database no longer that it lives."""
    with (
        serve(lambda socket: deque(socket, 0).clear(), "127.0.0.1", 0) as silent,
        process(settings_of(postgres.new_database(), lease_seconds=1.0)) as a,
        ExitStack() as stack,
    ):
        threading.Thread(target=silent.serve_forever).start()
        seated = ask(a.base, "/api/matches", OPEN)
        there = f"127.0.0.1:{silent.socket.getsockname()[1]}"
        sql(a, "INSERT INTO processes VALUES ('silent', :there, now() + interval '2 seconds')", there=there)
        sql(a, "INSERT INTO leases VALUES (:match, 'silent')", match=seated["match"])
        with pytest.raises(ConnectionClosed), waits(a.base, seated):
            pass
        comes_back(a.base, seated, stack)
        assert a.has(seated["match"])


def both_hold(a: Process, b: Process) -> tuple[dict[str, Any], ExitStack]:
    """A table that is in the memory of two processes, because the first has lost its lease without knowing."""
    seated = gathered(a.base, ask(a.base, "/api/matches", OPEN))
    stack = ExitStack()
    one = stack.enter_context(Visitor.at(a.base, seated["match"], seated["token"]))
    sql(b, "DELETE FROM leases WHERE match = :match", match=seated["match"])
    two = stack.enter_context(Visitor.at(b.base, seated["match"], seated["others"][0]))
    assert a.has(seated["match"])
    assert b.has(seated["match"])
    return seated | {"one": one, "two": two}, stack


def test_two_processes_that_both_have_a_table_end_with_one_log_and_both_show_it(pair: tuple[Process, Process]) -> None:
    a, b = pair
    table, stack = both_hold(a, b)
    one, two = table["one"], table["two"]
    with stack:
        assert one.act({"kind": "moor", "at": "gems"})["kind"] == "accepted"
        two.until(lambda message: message["kind"] == "update" and message["seq"] >= one.shown["seq"])
        assert two.act({"kind": "moor", "at": "coins"})["kind"] == "accepted"
        one.until(lambda message: message["kind"] == "update" and message["seq"] >= two.shown["seq"])
        assert one.ask(kind="rename", seat=0, name="Ada")["kind"] == "accepted"
        until_table(two, lambda found: found["players"][0]["name"] == "Ada")
        shown = [found.run(found.hub.live(table["match"])).match.log for found in pair]
        stored = a.hub.store.read(table["match"]).result().log
        assert shown == [stored, stored]


def test_what_one_process_has_refused_is_not_played_by_the_other(pair: tuple[Process, Process]) -> None:
    a, b = pair
    table, stack = both_hold(a, b)
    one, two = table["one"], table["two"]
    action = {"kind": "moor", "at": "gems"}
    with stack:
        assert pause(one, "p", 0)["waiting"] == [], "at this process nobody else is there to be asked"
        assert one.answer("p")["kind"] == "accepted"
        seq = one.shown["seq"]
        refused = one.act(action, request="r")
        assert refused["code"] == "paused"
        until_paused(two, paused=True)
        assert pause(two, "g", 1, paused=False)["kind"] == "accepted"
        copy = stack.enter_context(Visitor.at(b.base, table["match"], table["token"]))
        assert copy.act(action, request="r", seq=seq, seat=0) == refused
        assert copy.act(action, request="s", seq=seq, seat=0)["kind"] == "accepted"


def test_what_another_process_has_stored_is_not_refused(pair: tuple[Process, Process], line: threading.Event) -> None:
    """The first does not hear of it, and the table is paused there: still it says what is true."""
    a, b = pair
    table, stack = both_hold(a, b)
    one = table["one"]
    action = {"kind": "moor", "at": "gems"}
    with stack:
        line.clear()
        cut_buses(a)
        pause(one, "p", 0)
        assert one.answer("p")["kind"] == "accepted"
        seq = one.shown["seq"]
        copy = stack.enter_context(Visitor.at(b.base, table["match"], table["token"]))
        stored = copy.act(action, request="r", seq=seq, seat=0)
        assert stored["kind"] == "accepted"
        assert one.act(action, request="r", seq=seq, seat=0) == stored
        line.set()


def test_what_was_not_heard_while_the_bus_was_lost_is_looked_for(pair: tuple[Process, Process], line: threading.Event) -> None:
    a, b = pair
    table, stack = both_hold(a, b)
    one, two = table["one"], table["two"]
    with stack:
        line.clear()
        cut_buses(a)
        assert one.act({"kind": "moor", "at": "gems"})["kind"] == "accepted"
        assert one.ask(kind="rename", seat=0, name="Ada")["kind"] == "accepted"
        line.set()
        two.until(lambda message: message["kind"] == "update" and message["seq"] >= one.shown["seq"])
        until_table(two, lambda found: found["players"][0]["name"] == "Ada")


def test_a_lease_is_taken_from_a_process_whose_time_is_over_and_from_no_other(postgres: Postgres) -> None:
    store = Store(postgres.new_database())
    begun(store, "m")

    def do(statement: str) -> int:
        return store.alone(lambda connection: connection.execute(text(statement)).rowcount).result()

    def take(process: str, match: str = "m") -> Holder | None:
        return store.alone(lambda connection: leases.take(connection, match, process)).result()

    renew = "UPDATE processes SET until = now() + interval '1 hour' WHERE id = 'a'"
    do("INSERT INTO processes VALUES ('a', 'there:1', now() + interval '1 hour'), ('b', 'there:2', now() + interval '1 hour')")
    assert [take("a"), take("a"), take("b")] == [None, None, Holder("a", "there:1")]
    do("UPDATE processes SET until = now() - interval '1 second' WHERE id = 'a'")
    assert do(renew) == 1, "late, but nobody has wanted its tables"
    assert take("b") == Holder("a", "there:1")
    do("UPDATE processes SET until = now() - interval '1 second' WHERE id = 'a'")
    assert take("b") is None
    assert do(renew) == 0, "it is struck, and finds out"
    with pytest.raises(Unreachable):
        take("a", "m" if do("DELETE FROM leases") else "")
    with pytest.raises(NoMatch):
        take("b", "nowhere")
    store.close()


# Workers.


@pytest.mark.parametrize(
    ("wanted", "reason"),
    [
        ({"database": "sqlite:///m.sqlite"}, "a SQLite file is for one process"),
        ({"lan": True}, "--lan switches listeners of one process"),
    ],
)
def test_what_several_workers_cannot_have_is_refused(tmp_path: Path, wanted: dict[str, Any], reason: str) -> None:
    settings: dict[str, Any] = {"database": "postgresql://house/sea", "static": tmp_path, "workers": 2} | wanted
    with pytest.raises(Malformed, match=reason):
        check_workers(Settings(**settings))
    check_workers(Settings(**settings | {"workers": 1}))


def test_with_several_workers_there_is_nothing_to_switch(tmp_path: Path) -> None:
    async def switch() -> None:
        network = HomeNetwork(Settings(database="", static=tmp_path, workers=2))
        with bind("127.0.0.1", 0, strict=True) as listener:
            await network.attach(NO_DOORS, listener)
            assert not network.can_switch
            with pytest.raises(NoNetwork, match="several processes"):
                await network.switch(on=True)

    asyncio.run(switch())


@pytest.mark.parametrize(
    ("said", "meant"), [("10.0.0.5", ("10.0.0.5", 0)), ("10.0.0.5:7000", ("10.0.0.5", 7000)), ("[::1]:7000", ("::1", 7000))]
)
def test_an_internal_address_is_read(said: str, meant: tuple[str, int]) -> None:
    assert parse_internal(said) == meant


@pytest.mark.parametrize("said", ["", "[::]", "0.0.0.0:1", "host:80", "10.0.0.5:", "10.0.0:80"])
def test_an_internal_address_that_others_cannot_use_is_told(said: str) -> None:
    with pytest.raises(Malformed, match="expected one of this machine"):
        parse_internal(said)


class Stub:
    """A process that is as one likes."""

    def __init__(self) -> None:
        self.line, self.theirs = multiprocessing.Pipe()
        self.sentinel, self._life = multiprocessing.Pipe()
        self.exitcode = 1
        self.pid = 0

    def is_alive(self) -> bool:
        return not self._life.closed

    def die(self) -> None:
        self._life.close()

    def terminate(self) -> None:
        self.die()

    def join(self, _seconds: float) -> None:
        assert not self.is_alive()


def test_a_worker_that_dies_is_started_again_after_a_growing_pause_but_not_if_none_could_start(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    started: list[Stub] = []

    def start(_self: Workers) -> Any:
        started.append(Stub())
        return _Worker(started[-1], started[-1].line, 0.0)  # type: ignore[arg-type]  # like a process

    monkeypatch.setattr(Workers, "_start", start)
    monkeypatch.setattr("seaboard.server.workers.STEADY", float("inf"))
    said: list[str] = []
    with bind("127.0.0.1", 0, strict=True) as listener:
        two = Workers(replace(settings, workers=2), listener, lambda: said.append("ready"))
        never, _ = multiprocessing.Pipe()
        for stub in started:
            assert said == []
            stub.theirs.send(None)
            two._watch(never)  # noqa: SLF001
        assert said == ["ready"]
        for _ in range(2):
            before = len(started)
            started[-1].die()
            while len(started) == before:
                two._watch(never)  # noqa: SLF001
        assert [line.rpartition(" in ")[2] for line in caplog.messages] == ["0.5 s", "1 s"]
        assert said == ["ready"], "once"
        other = Workers(replace(settings, workers=2), listener, lambda: said.append("never"))
        started[-1].die()
        with pytest.raises(NotStarted):
            other._watch(never)  # noqa: SLF001


@contextmanager
def workers(database: str, *more: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """`seaboard serve --workers 2`, and where it is."""
    command = [*COMMAND, "--port", "0", "--database", database, "--workers", "2", *more]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as parent:
        try:
            assert parent.stdout is not None
            line = parent.stdout.readline()
            found = re.match(r"Ready: (http://\S+) ", line)
            assert found, line + parent.stdout.read()
            yield parent, found[1]
        finally:
            if parent.poll() is None:
                parent.kill()


@pytest.mark.slow
def test_when_the_worker_of_a_table_is_killed_another_has_it_and_nothing_is_lost_or_doubled(postgres: Postgres) -> None:
    database = postgres.new_database()
    store = Store(database)

    def living() -> dict[str, int]:
        query = text("SELECT id FROM processes WHERE until > clock_timestamp()")
        rows = store.alone(lambda connection: connection.execute(query).scalars().all()).result()
        return {id_: int(id_.partition("-")[0]) for id_ in rows}

    with workers(database) as (parent, base), ExitStack() as stack:
        bots = [{"kind": "person"}, {"kind": "bot", "bot": "sensible"}]
        seated = ask(base, "/api/matches", {"game": "smugglers", "players": bots, "options": {"first_seat": 0}})
        said: dict[str, Message] = {}
        before = living()
        with Visitor.at(base, seated["match"], seated["token"], pace="instant") as one:
            for number in range(3):
                assert one.until_turn()
                said[f"r{number}"] = one.act(one.shown["legal"][0], request=f"r{number}")
            holder = store.alone(lambda connection: leases.take(connection, seated["match"], "")).result()
            assert holder is not None
            os.kill(before[holder.process], signal.SIGKILL)
        one = comes_back(base, seated, stack)
        again = one.act({"kind": "moor", "at": "gems"}, request="r0", seq=0, seat=0)
        assert again["kind"] == "accepted" or again["code"] == "request_reused", "it stands in the log"
        assert one.until_turn()
        assert one.act(one.shown["legal"][0], request="r3")["kind"] == "accepted"
        until(lambda: len(living()) == len(before) and holder.process not in living())
        with urlopen(f"{base}/metrics", timeout=30) as answer:  # noqa: S310  an address of our own
            counted = answer.read().decode()
        assert sample(counted, 'seaboard_moves_total{game="smugglers"}') >= 4, "of all processes, also of the one that is gone"
        assert sample(counted, "seaboard_sockets") == 1
        log = store.read(seated["match"]).result().log
        assert [entry.request for entry in log.entries if entry.request] == ["r0", "r1", "r2", "r3"]
        assert {name: next(e.seq for e in log.entries if e.request == name) for name in said}.keys() == said.keys()
        match = resume(log)
        assert match.seq == len(log.entries), "whole, and by the rules"
        pids = living().values()
        parent.send_signal(signal.SIGTERM)
        hears_end(one)
        assert parent.wait(60) == 0
        assert parent.stdout is not None
        rest = parent.stdout.read()
        assert "a process has ended with -9" in rest
        assert "Traceback" not in rest
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
    store.close()


def test_a_worker_ends_when_nobody_is_left_who_would_end_it(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    class Idle:
        should_exit = False

        def run(self, sockets: list[socket.socket]) -> None:
            assert sockets
            until(lambda: self.should_exit)

    monkeypatch.setattr(run, "make_server", lambda *_: Idle())
    ours, theirs = multiprocessing.Pipe()
    with bind("127.0.0.1", 0, strict=True) as listener:
        worker = threading.Thread(target=work, args=(settings, listener, theirs))
        worker.start()
        ours.close()
        worker.join()
