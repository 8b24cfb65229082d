"""One address, one seat and one table may ask for much, but not for everything; silent and slow pages end."""

import asyncio
import resource
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import uvicorn

from seaboard.engine.errors import Malformed
from seaboard.server import connection, limits, run
from seaboard.server.gate import Callers, parse_networks
from seaboard.server.limits import AT_ONCE, HOUR, Limits, parse_limits
from seaboard.server.socket import MOST_TOO_FAST
from seaboard.workshop.load.wire import UPGRADE
from tests.support.wire import House

OTHER = "198.51.100.9"
PLAYERS: list[dict[str, Any]] = [{"kind": "person"}, {"kind": "person"}]
WANTED = {"game": "smugglers", "players": PLAYERS, "options": {"first_seat": 0}}


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The time, which stands still."""
    time = [1_000_000]
    monkeypatch.setattr(limits, "now_ms", lambda: time[0])
    return time


def at(folder: Path, play: Callable[[House], Awaitable[None]], **more: Any) -> None:
    """Do something in a house without a network."""

    async def lives() -> None:
        async with House.at(folder, **more) as house:
            await play(house)

    asyncio.run(lives())


def test_an_address_opens_so_many_tables_in_an_hour(tmp_path: Path, now: list[int]) -> None:
    async def play(house: House) -> None:
        async def opened(address: str) -> int:
            answer = await house.ask("POST", "/api/matches", WANTED, address=address)
            assert answer.status == 201 or (answer.status, answer.json["code"]) == (429, "too_many_tables")
            return answer.status

        assert [await opened("203.0.113.7") for _ in range(4)] == [201, 201, 201, 429]
        assert await opened(OTHER) == 201, "others are not hurt"
        assert [await opened(f"2001:db8::{i}") for i in range(4)] == [201, 201, 201, 429], "a household has many addresses"
        now[0] += HOUR // 3
        assert [await opened("203.0.113.7") for _ in range(2)] == [201, 429]

    at(tmp_path, play, limits=Limits(tables=3))


def test_an_address_has_so_many_pages_at_once(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        seated = (await house.ask("POST", "/api/matches", WANTED)).json
        async with AsyncExitStack() as stack:
            pages = [await stack.enter_async_context(house.page(seated["match"])) for _ in range(4)]
            assert [page.heard[0]["kind"] for page in pages] == ["welcome"] * 3 + ["refused"]
            assert pages[3].heard[0]["code"] == "too_many_pages"
            assert await pages[3].hear() == {}
            other = await stack.enter_async_context(house.page(seated["match"], address=OTHER))
            assert other.heard[0]["kind"] == "welcome"
        async with house.page(seated["match"]) as page:
            assert page.heard[0]["kind"] == "welcome", "who has gone counts no more"

    at(tmp_path, play, limits=Limits(pages=3))


def test_a_token_has_so_many_pages_at_a_table_and_so_many_watch_it(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        seated = (await house.ask("POST", "/api/matches", WANTED)).json
        for token, code in ((seated["token"], "too_many_pages"), (None, "too_many_watchers")):
            async with AsyncExitStack() as stack:
                pages = [await stack.enter_async_context(house.page(seated["match"], token)) for _ in range(3)]
                assert [page.heard[0].get("code") for page in pages] == [None, None, code]

    at(tmp_path, play, limits=Limits(seat_pages=2, watchers=2))


def test_messages_that_come_too_fast_are_refused_and_change_nothing(tmp_path: Path, now: list[int]) -> None:
    async def play(house: House) -> None:
        seated = (await house.ask("POST", "/api/matches", WANTED)).json
        moor = {"kind": "moor", "at": "gems"}
        async with house.page(seated["match"], seated["token"]) as one, house.page(seated["match"], seated["token"]) as two:
            for page in (one, two) * (AT_ONCE // 2):
                assert (await page.ask(kind="preview", seat=0, action=moor))["kind"] == "previewed"
            for page in (one, two):
                assert (await page.ask(kind="preview", seat=0, action=moor))["code"] == "too_fast", "they share a seat"
                assert (await page.ask(kind="ask_history"))["code"] == "too_fast"
            now[0] += 1000
            assert (await two.ask(kind="preview", seat=0, action=moor))["kind"] == "previewed"
            live = await house.hub.live(seated["match"])
            before = live.match.seq
            while (answer := await one.ask(kind="act", seq=before, seat=1, action=moor))["code"] != "too_fast":
                assert answer["code"] == "not_your_turn"
            assert (await one.ask(kind="act", seq=before, seat=0, action=moor))["code"] == "too_fast"
            assert live.match.seq == before
            async with house.page(seated["match"]) as watcher:
                assert (await watcher.ask(kind="ask_history"))["kind"] == "history", "others are not hurt"
            now[0] += 1000
            assert (await one.ask(kind="act", seq=before, seat=0, action=moor))["kind"] == "accepted"

    at(tmp_path, play, limits=Limits(messages=3, previews=1))


@pytest.mark.usefixtures("now")
def test_whoever_never_stops_is_ended(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        seated = (await house.ask("POST", "/api/matches", WANTED)).json
        async with house.page(seated["match"], seated["token"]) as page:
            for number in range(AT_ONCE + MOST_TOO_FAST + 1):
                page.say(kind="rename", request=f"n{number}", seat=0, name="x")
                await page.answer(f"n{number}")
            assert page.closed.is_set()
        assert sum(message.get("code") == "too_fast" for message in page.heard) == MOST_TOO_FAST

    at(tmp_path, play, limits=Limits(messages=1))


@pytest.mark.usefixtures("now")
def test_on_the_machine_itself_nothing_is_counted(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        here = {"host": "localhost"}
        for _ in range(3):
            answer = await house.ask("POST", "/api/matches", WANTED, address="127.0.0.1", headers=here)
            assert answer.status == 201

    at(tmp_path, play, limits=Limits(tables=1))


def test_a_long_log_goes_only_forward(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        seated = (await house.ask("POST", "/api/matches", WANTED)).json
        live = await house.hub.live(seated["match"])
        async with house.page(seated["match"], seated["token"]) as page:
            moor = {"kind": "moor", "at": "gems"}
            while (await page.ask(kind="act", seq=live.match.seq, seat=0, action=moor))["kind"] == "accepted":
                undone = await page.ask(kind="undo", seat=0)
                if undone["kind"] == "refused":
                    break
            assert undone["code"] == "log_full"
            assert 9 <= live.match.seq <= 12
            legal = live.match.legal(1)
            assert (await page.ask(kind="act", seq=live.match.seq, seat=1, action=legal[0]))["kind"] == "accepted"

    at(tmp_path, play, limits=Limits(entries=9))


def test_a_socket_that_says_nothing_is_ended(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with house.socket() as socket:
            assert await socket.hear() == {}

    at(tmp_path, play, greeting_seconds=0.0)


@pytest.mark.parametrize("limit", ["MOST_WAITING", "MOST_BYTES"])
def test_a_slow_reader_is_ended_and_no_longer_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limit: str) -> None:
    monkeypatch.setattr(connection, limit, {"MOST_WAITING": 10, "MOST_BYTES": 10_000}[limit])

    async def play(house: House) -> None:
        seated = (await house.ask("POST", "/api/matches", WANTED)).json
        live = await house.hub.live(seated["match"])
        async with house.page(seated["match"], seated["token"]) as slow, house.page(seated["match"]) as watcher:
            await slow.until("resync")
            slow.reads.clear()
            for number in range(100):
                if not live.presence.here:
                    break
                slow.say(kind="sit", seat=number % 2)
                await watcher.ask(kind="ask_history")
            assert not live.presence.here, "its seats are away at once"
            assert len(live.presence.connections) == 1

    at(tmp_path, play)


def test_one_long_message_is_not_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "MOST_BYTES", 10)
    page = connection.Connection((), None, "normal")
    page.send_encoded(b"x" * 20)
    assert not page.is_gone
    assert page.outbox.take() == b"x" * 20
    page.send_encoded(b"x" * 8)
    page.send_encoded(b"x" * 8)
    assert page.is_gone


# Connections that ask for nothing.


class Transport:
    """A connection of which only its end matters, and perhaps who it is from."""

    def __init__(self, peer: str | None = None) -> None:
        self._peer = peer
        self.is_aborted = False

    def abort(self) -> None:
        self.is_aborted = True

    def get_extra_info(self, name: str) -> tuple[str, int] | None:
        return (self._peer, 1) if self._peer and name == "peername" else None

    def is_closing(self) -> bool:
        return self.is_aborted

    def __getattr__(self, _name: str) -> Any:
        return lambda *_: None


class Alarms:
    """A loop whose time stands still."""

    def __init__(self) -> None:
        self.set: list[SimpleNamespace] = []

    def call_later(self, seconds: float, ring: Callable[[], None]) -> SimpleNamespace:
        alarm = SimpleNamespace(seconds=seconds, ring=ring, is_on=True)
        alarm.cancel = lambda: setattr(alarm, "is_on", False)
        self.set.append(alarm)
        return alarm

    def create_task(self, work: Any) -> Any:
        work.close()
        return Transport()

    def pass_by(self) -> None:
        """Let all alarms ring that are still on."""
        for alarm in self.set:
            if alarm.is_on:
                alarm.ring()


@pytest.mark.parametrize(
    "data", [b"", b"GET / HTTP/1.1\r\nhost: x\r\n", b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{"]
)
def test_a_connection_that_asks_for_nothing_is_ended(data: bytes) -> None:
    async def app(_scope: Any, _receive: Any, _send: Any) -> None:
        """Nothing is answered."""

    loop, transport = Alarms(), Transport()
    door = door_of(app, loop)
    door.connection_made(transport)  # type: ignore[arg-type]
    if data:
        door.data_received(data)
    loop.pass_by()
    assert transport.is_aborted
    door.connection_lost(None)
    assert not any(alarm.is_on for alarm in loop.set)


def door_of(app: Any, loop: Alarms) -> run.Door:
    """What waits for a connection."""
    config = uvicorn.Config(app)
    config.load()
    state: Any = SimpleNamespace(connections=set(), tasks=set(), default_headers=[], total_requests=0)
    return run.Door(config, state, {}, loop)  # type: ignore[arg-type]  # all that it needs of a loop


def test_an_address_has_so_many_connections_at_once() -> None:
    async def app(_scope: Any, _receive: Any, _send: Any) -> None:
        """Nothing is answered."""

    async def play() -> None:
        callers = Callers(Limits(connections=2), parse_networks(["192.0.2.1"]))

        def connect(address: str | None) -> tuple[run.Door, Transport]:
            door, transport = door_of(app, Alarms()), Transport(address)
            door.callers = callers
            door.connection_made(transport)  # type: ignore[arg-type]
            return door, transport

        doors = [connect("203.0.113.7") for _ in range(3)]
        assert [transport.is_aborted for _, transport in doors] == [False, False, True]
        for address in (OTHER, "127.0.0.1", "127.0.0.1", "127.0.0.1", "192.0.2.1", "192.0.2.1", "192.0.2.1", None, None, None):
            assert not connect(address)[1].is_aborted, "others, proxies and the machine itself are not hurt"
        assert [connect(f"2001:db8::{i}")[1].is_aborted for i in range(3)] == [False, False, True], (
            "a household has many addresses"
        )
        doors[2][0].connection_lost(None)
        assert connect("203.0.113.7")[1].is_aborted, "who was not let in takes no place, and gives none back"
        doors[0][0].connection_lost(None)
        assert not connect("203.0.113.7")[1].is_aborted
        doors[1][0].data_received(UPGRADE.format(host="x").encode())
        assert not connect("203.0.113.7")[1].is_aborted, "a WebSocket counts as a page"
        assert connect("203.0.113.7")[1].is_aborted

    asyncio.run(play())


def test_a_server_takes_the_room_that_the_system_lets_it_have() -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (600, before[1]))
        run.take_room()
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == min(run.MOST_ROOM, before[1] % 2**63)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


# What a host may set.


def test_limits_are_read_from_the_command_line() -> None:
    assert parse_limits(["tables=5", "pages=7"]) == Limits(tables=5, pages=7)
    for wrong in ("tables", "tables=", "tables=0", "tables=-1", "moons=3", "tables=1e9"):
        with pytest.raises(Malformed, match="is no limit"):
            parse_limits([wrong])


@pytest.mark.usefixtures("now")
def test_what_is_remembered_of_addresses_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_KEPT", 3)
    found = limits.Addresses(Limits(tables=2))
    for number in range(10):
        found.open_table(f"203.0.113.{number}")
    found.open_table("203.0.113.9")
    with pytest.raises(limits.TooManyTables):
        found.open_table("203.0.113.9")
    assert len(found._tables) == 3  # noqa: SLF001  it is seen nowhere else
