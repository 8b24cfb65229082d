"""People come, go, move between devices, are lent to bots and return, get ready, act, take back and pause, in any order, and the
process dies in between: against a model nothing is lost, nothing is doubled, and nobody sees through another's eyes."""

import asyncio
import tempfile
import threading
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from seaboard.engine.errors import SeaboardError
from seaboard.server.bodies import Claim, NewMatch, NewPlayer
from seaboard.server.connection import Connection
from seaboard.server.hub import Hub, seats_of, view_of
from seaboard.server.live import Live
from seaboard.server.protocol import Act, Agree, Consent, Lend, Pause, Ready, SetOptions, SetSeat, Throw, Undo
from seaboard.server.settings import at_home
from seaboard.server.socket import answer

SEATS = 3
STEPS = 100
LIKELY = 0.75


class Device:
    """A page somewhere: its token, its connection if it has one, and the last that it was shown."""

    def __init__(self, token: str) -> None:
        self.token = token
        self.connection: Connection | None = None
        self.shown: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.welcome: tuple[int, ...] = ()
        self.options: dict[str, Any] = {}
        self.answers: dict[str, dict[str, Any]] = {}

    def read(self) -> None:
        """Read all that was sent."""
        assert self.connection is not None
        while self.connection.outbox:
            encoded = self.connection.outbox.take()
            assert encoded is not None, "nobody is cut off here"
            message = msgspec.json.decode(encoded)
            match message["kind"]:
                case "resync" | "update":
                    assert message["seat"] is None or message["seat"] in self.welcome, "through another's eyes"
                    if message["kind"] == "update" and self.shown:
                        assert message["since"] == self.shown["seq"], "a gap"
                    self.shown = message
                case "table":
                    self.table = message
                case "welcome":
                    self.welcome = tuple(message["seats"])
                    self.options = message["match"]["options"]
                case "accepted" | "refused":
                    self.answers[message["request"]] = message


class Company:
    """One match on a real store, and what must be so about it."""

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory()
        self._loop = asyncio.new_event_loop()
        # A thread of its own: a browser that other tests have open keeps a loop running in this one.
        self._thread = threading.Thread(target=self._loop.run_forever, name="company")
        self._thread.start()
        self._settings = at_home(Path(self._folder.name), bot_delays=False, patience=0)
        self._hub = self._run(self._new_hub())
        players = (NewPlayer("person", "Ada"), NewPlayer("open"), NewPlayer("bot", bot="sensible"))
        seated = self._run(self._hub.create(NewMatch("smugglers", players, {"first_seat": 0})))
        self.match = seated.match
        self.owner: dict[int, str | None] = {0: seated.token, 1: None, 2: None}  # seat -> token of the device it belongs to
        self.devices = [Device(seated.token)]
        self.requests = 0
        self.n_changed = 0  # how often the options were
        self.played: dict[tuple[int, str], dict[str, Any]] = {}  # (seat, request) -> the action that was accepted
        self._live: Live = self._run(self._hub.live(self.match))

    async def _new_hub(self) -> Hub:
        return Hub(self._settings)

    def _run(self, work: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(asyncio.wait_for(work, 30), self._loop).result()

    def end(self) -> None:
        self._run(self._hub.close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()
        self._folder.cleanup()

    # What may happen.

    def comes(self, number: int) -> None:
        absent = [one for one in self.devices if one.connection is None and self._held(one)]
        if absent:
            device = absent[number % len(absent)]
            held = self._held(device)
            seats = seats_of(self._live, device.token)
            assert seats == held
            device.connection = Connection(
                seats, view_of(self._live, seats, None), "instant", token=device.token, by_hand=number % 2 == 0
            )
            device.shown, device.welcome, device.options = {}, seats, self._live.crier.welcome(device.connection).match.options
            self._do(self._join(device.connection))

    async def _join(self, connection: Connection) -> None:
        self._live.join(connection)

    def leaves(self, number: int) -> None:
        device = self.devices[number % len(self.devices)]
        if device.connection is not None:
            self._do(self._leave(device))

    async def _leave(self, device: Device) -> None:
        assert device.connection is not None
        self._live.leave(device.connection)
        device.connection = None

    def a_friend_takes_a_seat(self) -> None:
        seated = self._try(self._hub.claim(self.match, Claim("Ben"), None))
        if seated is None:
            assert self._live.table.locked or not any(self._kind(seat) == "open" for seat in range(SEATS))
        else:
            (seat,) = seated.seats
            assert self.owner[seat] is None
            self.owner[seat] = seated.token
            self.devices.append(Device(seated.token))

    def a_seat_moves(self, seat: int, number: int, is_new: bool) -> None:
        token = self.owner[seat]
        if token is None:
            return
        ticket = self._run(self._hub.ticket(self.match, seat, token))
        other = None if is_new else self.devices[number % len(self.devices)].token
        seated = self._try(self._hub.claim(self.match, Claim(ticket=ticket.ticket), other))
        assert seated is not None
        self.owner[seat] = seated.token
        assert self._try(self._hub.claim(self.match, Claim(ticket=ticket.ticket), other)) is None, "a ticket works once"
        if seated.token not in [device.token for device in self.devices]:
            self.devices.append(Device(seated.token))

    def a_seat_is_changed(self, number: int, seat: int, to: Any) -> None:
        device = self._here(number)
        if device is not None and self._ask(device, SetSeat(self._name(), seat, to)):
            assert to != "bot" or self.owner[seat] is None
            self.owner[seat] = None

    def a_seat_is_lent(self, number: int, seat: int, lent: bool) -> None:
        device = self._here(number)
        if device is not None and self._ask(device, Lend(self._name(), seat, lent)):
            assert self.owner[seat] is not None
            assert not any(seat in other.connection.seats for other in self.devices if other.connection), "somebody is here"

    def gets_ready(self, number: int, ready: bool) -> None:
        device = self._here(number)
        if device is not None and device.connection is not None:
            self._ask(device, Ready(self._name(), device.connection.seats, ready))

    def acts(self, number: int, choice: int, twice: bool) -> None:
        acting = [device for device in self.devices if device.connection and set(self._held(device)) & {*self._live.match.actors}]
        if self._live.is_gathering or not acting:
            return
        device = acting[number % len(acting)]
        if choice % 2:
            self._throw(device)
        seats = [seat for seat in self._held(device) if seat in self._live.match.actors]
        legal = self._live.match.legal(seats[0])
        action = msgspec.to_builtins(legal[choice % len(legal)])
        message = Act(self._name(), self._live.match.seq, seats[0], action)
        for _ in range(1 + twice):
            if self._ask(device, message):
                self.played[seats[0], message.request] = action

    def _throw(self, device: Device) -> None:
        for nth, seat in enumerate(device.shown.get("throws", ())):
            if seat in self._held(device) and device.connection is not None:
                self._do(answer(self._live, device.connection, Throw(seat, device.shown["seq"], nth)))

    def takes_back(self, number: int) -> None:
        device = self._here(number)
        if device is not None and device.connection is not None:
            self._ask(device, Undo(self._name(), device.connection.seats[0]))

    def answers(self, number: int, agree: bool) -> None:
        device = self._here(number)
        if device is not None:
            self._ask(device, Consent(self._name(), agree))

    def pauses(self, number: int, paused: bool) -> None:
        device = self._here(number)
        if device is not None and device.connection is not None:
            self._ask(device, Pause(self._name(), device.connection.seats[0], paused))

    def locks(self, number: int, locked: bool) -> None:
        device = self._here(number)
        if device is not None and device.connection is not None:
            done = self._ask(device, Agree(self._name(), locked=locked))
            assert done == (self._live.table.host in device.connection.seats)

    def other_options_are_agreed_on(self, number: int, target: int) -> None:
        device = self._here(number)
        if device is None or device.connection is None:
            return
        before, was_gathering = self._live.match.header.options, self._live.is_gathering
        done = self._ask(device, SetOptions(self._name(), {"first_seat": 0, "target": target}))
        assert done == (was_gathering and self._live.table.host in device.connection.seats)
        after = self._live.match.header.options
        assert after["target"] == (target if done else before["target"])
        if after != before:
            self.n_changed += 1
            assert not any(player["ready"] for player in device.table["players"])

    def the_process_dies(self) -> None:
        self._run(self._hub.close())
        for device in self.devices:
            device.connection = None
        self._hub = self._run(self._new_hub())
        self._live = self._run(self._hub.live(self.match))

    # What must be so.

    def check(self) -> None:
        self.seats_belong_to_whom_the_model_says()
        self.what_is_stored_is_what_is_played_and_everything_accepted_is_there_once()
        self.whoever_is_here_has_been_told_everything()
        self.nothing_begins_before_everybody_is_ready()

    def seats_belong_to_whom_the_model_says(self) -> None:
        for device in self.devices:
            held = self._held(device)
            if device.connection is not None:
                assert device.connection.seats == held == device.welcome
        for seat, token in self.owner.items():
            assert (self._kind(seat) == "person") == (token is not None)

    def what_is_stored_is_what_is_played_and_everything_accepted_is_there_once(self) -> None:
        stored = self._hub.store.read(self.match).result()
        assert stored.log.header.options == self._live.match.header.options
        assert stored.log.entries == self._live.match.log.entries
        assert stored.seats == self._live.presence.rows
        assert stored.table == self._live.table
        named = [(entry.seat, entry.request) for entry in stored.log.entries if entry.request]
        assert len(named) == len(set(named))
        rows = {(entry.seat, entry.request): entry.action for entry in stored.log.entries}
        for name, action in self.played.items():
            assert rows[name] == action

    def whoever_is_here_has_been_told_everything(self) -> None:
        for device in self.devices:
            if device.connection is None:
                continue
            assert device.options == self._live.match.header.options
            if not self._live.is_gathering:
                assert device.shown["seq"] == self._live.match.seq
                assert [player["kind"] for player in device.table["players"]] == [self._kind(seat) for seat in range(SEATS)]

    def nothing_begins_before_everybody_is_ready(self) -> None:
        assert not self._live.is_gathering or not self._live.match.log.entries

    # How.

    def _kind(self, seat: int) -> str:
        return self._live.presence.rows[seat].kind

    def _name(self) -> str:
        self.requests += 1
        return f"r{self.requests}"

    def _held(self, device: Device) -> tuple[int, ...]:
        return tuple(seat for seat, token in self.owner.items() if token == device.token)

    def _here(self, number: int) -> Device | None:
        here = [device for device in self.devices if device.connection is not None and device.connection.seats]
        return here[number % len(here)] if here else None

    def _ask(self, device: Device, message: Any) -> bool:
        """Ask as the socket does; was it accepted?"""
        self._do(answer(self._live, device.connection, message))  # type: ignore[arg-type]  # who asks is here
        return device.answers.get(message.request, {}).get("kind") == "accepted"

    def _try(self, work: Any) -> Any:
        try:
            return self._do(work)
        except SeaboardError:
            self._do(asyncio.sleep(0))
            return None

    def _do(self, work: Any) -> Any:
        """Do something, let the table do all that follows from it, and let everybody read."""
        try:
            return self._run(work)
        finally:
            self._run(self._live.settled())
            for device in self.devices:
                if device.connection is not None:
                    device.read()


def step(company: Company, rng: Random) -> None:
    """Let something happen, whatever it is; what people do most is most likely."""
    number, seat, yes = rng.randrange(8), rng.randrange(SEATS), rng.random() < LIKELY
    happenings: list[tuple[int, Callable[[], None]]] = [
        (8, lambda: company.comes(number)),
        (2, lambda: company.leaves(number)),
        (3, company.a_friend_takes_a_seat),
        (2, lambda: company.a_seat_moves(seat, number, is_new=yes)),
        (1, lambda: company.a_seat_is_changed(number, seat, rng.choice(("open", "bot")))),
        (3, lambda: company.a_seat_is_lent(number, seat, lent=yes)),
        (10, lambda: company.gets_ready(number, ready=yes)),
        (20, lambda: company.acts(number, rng.randrange(99), twice=not yes)),
        (2, lambda: company.takes_back(number)),
        (3, lambda: company.answers(number, agree=yes)),
        (2, lambda: company.pauses(number, paused=not yes)),
        (1, lambda: company.locks(number, locked=not yes)),
        (2, lambda: company.other_options_are_agreed_on(number, 7 if yes else 3 + seat)),
        (1, company.the_process_dies),
    ]
    rng.choices([happening for _, happening in happenings], [weight for weight, _ in happenings])[0]()


@pytest.mark.slow
@pytest.mark.parametrize("seeds", [range(10), pytest.param(range(10, 400), marks=pytest.mark.long)], ids=["some", "many"])
def test_any_company_of_people_and_devices(seeds: range) -> None:
    n_played = n_devices = n_changed = 0
    for seed in seeds:
        rng = Random(seed)  # noqa: S311  a repeatable walk
        company = Company()
        try:
            for _ in range(STEPS):
                step(company, rng)
                company.check()
        finally:
            company.end()
        n_played += len(company.played)
        n_devices += len(company.devices)
        n_changed += company.n_changed
    assert n_played > 5 * len(seeds), "people have played"
    assert n_devices > 2 * len(seeds), "from several devices"
    assert n_changed > len(seeds) // 4, "with other options"
