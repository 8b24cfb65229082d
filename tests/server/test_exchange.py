"""Dice that people can check, over the wire: the devices promise, all show, and the match can be verified (docs/dice.md)."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import msgspec
import pytest

from seaboard.bots.bot import BOTS
from seaboard.engine.replay import Log
from seaboard.server import exchange, hub, seating
from seaboard.server.deadline import Deadline
from seaboard.server.settings import Settings
from seaboard.server.storage.store import Overtaken, Store
from seaboard.table import dice
from seaboard.table.match import Match
from seaboard.table.verify import NotFair, verify
from seaboard.workshop.check import running
from seaboard.workshop.visitor import Message, Visitor, ask
from tests.support.gather import claimed
from tests.support.wire import House

SHARES = [bytes([number]) * 32 for number in (1, 2, 3)]
BOT = {"kind": "bot", "bot": "sensible"}
SHORT = {"target": 1}  # of points: a match that is soon over


def hash_of(value: bytes) -> str:
    return sha256(value).hexdigest()


def make(base: str, *kinds: Any, **options: Any) -> dict[str, Any]:
    players = [kind if isinstance(kind, dict) else {"kind": kind} for kind in kinds]
    body = {"game": "smugglers", "players": players, "options": options, "shares": True}
    made: dict[str, Any] = ask(base, "/api/matches", body)
    return made


@contextmanager
def device(base: str, seated: dict[str, Any], share: bytes | None, token: str | None = None) -> Iterator[Visitor]:
    """A device that has promised its share, and is ready; it shows nothing by itself."""
    more: dict[str, Any] = {} if share is None else {"share": hash_of(share)}
    with Visitor.at(base, seated["match"], token or seated["token"], until=("waiting", "resync"), **more) as visitor:
        yield visitor


def until(visitor: Visitor, kind: str) -> Message:
    return visitor.until(lambda message: message["kind"] == kind)


def show(visitor: Visitor, value: bytes, following: bytes = b"\x09" * 32) -> None:
    visitor.say(kind="share", value=value.hex(), next=hash_of(following))


def play_out(visitor: Visitor) -> None:
    while visitor.until_turn():
        visitor.act(visitor.shown["legal"][-1])


def header_of(settings: Settings, match: str) -> Any:
    store = Store(settings.database)
    found = store.read(match).result()
    store.close()
    return found.log.header


def refusal(act: Callable[[], Any]) -> str:
    with pytest.raises(HTTPError) as error:
        act()
    code: str = msgspec.json.decode(error.value.read())["code"]
    return code


def test_alone_the_opening_waits_for_the_own_share_and_the_end_can_be_checked(home: str) -> None:
    seated = make(home, "person", BOT, **SHORT)
    assert ask(home, f"/api/matches/{seated['match']}")["stage"] == "gathering"
    with device(home, seated, SHARES[0]) as visitor:
        promise = visitor.welcome["match"]["commitment"]
        assert until(visitor, "shares")["promised"] == [{"seats": [0], "hash": hash_of(SHARES[0])}]
        assert refusal(lambda: ask(home, f"/api/matches/{seated['match']}/record", token=seated["token"])) == "not_over"
        show(visitor, SHARES[0])
        until(visitor, "update")
        assert visitor.welcome["match"]["shares"] == [{"seats": [0], "hash": hash_of(SHARES[0])}]
        play_out(visitor)
    record = ask(home, f"/api/matches/{seated['match']}/record", token=seated["token"])
    log = msgspec.convert(record["log"], Log)
    assert record["fault"] is None
    assert log.secret is not None
    assert log.header.commitment == promise == dice.commitment(seated["match"], bytes.fromhex(log.secret)).hex()
    assert [share.value for share in log.header.shares] == [SHARES[0].hex()]
    verdict = verify(log)
    assert msgspec.to_builtins(list(verdict.draws)) == record["draws"]
    assert len(verdict.draws) == sum(entry.seat == "chance" for entry in log.entries) > 0
    for other in (
        Log(log.header, log.entries, SHARES[1].hex()),
        Log(msgspec.structs.replace(log.header, shares=()), log.entries, log.secret),
    ):
        with pytest.raises(NotFair):
            verify(other)


def test_the_key_has_a_value_of_every_device_in_the_order_of_their_lowest_seats(home: str, settings: Settings) -> None:
    seated = make(home, "open", "person", "person", "open")
    first, last = claimed(home, seated["match"])
    with ExitStack() as stack:
        tokens = [(last, SHARES[2]), (seated["token"], SHARES[1]), (first, SHARES[0])]
        devices = [(stack.enter_context(device(home, seated, share, token)), share) for token, share in tokens]
        for visitor, share in devices:
            asked = until(visitor, "shares")["promised"]
            assert [one["seats"] for one in asked] == [[0], [1, 2], [3]]
            show(visitor, share)
        for visitor, _ in devices:
            until(visitor, "update")
    header = header_of(settings, seated["match"])
    assert [(share.seats, share.value) for share in header.shares] == [
        ((0,), SHARES[0].hex()),
        ((1, 2), SHARES[1].hex()),
        ((3,), SHARES[2].hex()),
    ]


def test_other_bytes_than_promised_are_refused_and_a_device_without_a_promise_has_no_part(home: str, settings: Settings) -> None:
    seated = make(home, "person", "open")
    (token,) = claimed(home, seated["match"])
    with device(home, seated, SHARES[0]) as one, device(home, seated, None, token) as two:
        assert until(one, "shares")["promised"] == until(two, "shares")["promised"]
        for visitor, value in ((one, SHARES[1]), (two, SHARES[0])):
            show(visitor, value)
            assert until(visitor, "refused")["code"] == "wrong_share"
        one.say(kind="share", value="00", next="00")
        assert until(one, "refused")["code"] == "malformed"
        show(one, SHARES[0])
        until(two, "update")
        show(one, SHARES[0])
        assert until(one, "refused")["code"] == "wrong_share", "the opening has been drawn"
    assert [share.seats for share in header_of(settings, seated["match"]).shares] == [(0,)]


def test_who_shows_nothing_is_named_and_without_them_all_begin_anew_with_a_new_secret(
    home: str, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exchange, "PATIENCE", 0.01)
    seated = make(home, "person", "open")
    (token,) = claimed(home, seated["match"])
    with device(home, seated, SHARES[0]) as host, device(home, seated, SHARES[1], token):
        until(host, "shares")
        show(host, SHARES[0], following=SHARES[2])
        host.until(lambda message: message["kind"] == "table" and message["start"]["silent"] == [1])
        promise = host.welcome["match"]["commitment"]
        assert host.ask(kind="seat", seat=1, to="open")["kind"] == "accepted"
        host.say(kind="seat", request="bot", seat=1, to="bot")
        host.until(lambda message: message["kind"] == "shares" and message["promised"][0]["hash"] == hash_of(SHARES[2]))
        assert host.welcome["match"]["replaced"] == [promise]
        assert host.welcome["match"]["commitment"] != promise
        show(host, SHARES[2])
        until(host, "update")
    header = header_of(settings, seated["match"])
    assert header.replaced == (promise,)
    assert [share.value for share in header.shares] == [SHARES[2].hex()]


def test_whoever_comes_back_before_the_opening_is_asked_again(home: str) -> None:
    seated = make(home, "person", BOT)
    with device(home, seated, SHARES[0]) as visitor:
        until(visitor, "shares")
    with device(home, seated, SHARES[0]) as visitor:
        until(visitor, "shares")
        show(visitor, SHARES[0])
        until(visitor, "update")


def test_a_restart_after_devices_were_asked_brings_other_dice(settings: Settings) -> None:
    with running(settings) as base:
        seated = make(base, "person", "open", **SHORT)
        (token,) = claimed(base, seated["match"])
        with device(base, seated, SHARES[0]) as host, device(base, seated, SHARES[1], token) as guest:
            until(guest, "shares")
            until(host, "shares")
            show(host, SHARES[0])
            promise = host.welcome["match"]["commitment"]
            host.ask(kind="ready", seats=[0])  # answered behind what was shown before it
    assert header_of(settings, seated["match"]).commitment == promise
    with running(settings) as base, device(base, seated, SHARES[2]) as host, device(base, seated, SHARES[1], token) as guest:
        assert host.welcome["match"]["replaced"] == [promise]
        assert host.welcome["match"]["commitment"] != promise
        for visitor, share in ((host, SHARES[2]), (guest, SHARES[1])):
            until(visitor, "shares")
            show(visitor, share)
        until(host, "update")
        until(guest, "update")
        replaced = host.welcome["match"]["replaced"]
    with running(settings) as base:
        assert ask(base, f"/api/matches/{seated['match']}")["match"]["replaced"] == replaced == [promise]
    store = Store(settings.database)
    found = store.read(seated["match"]).result()
    store.close()
    verdict = verify(Log(found.log.header, found.log.entries, found.secret.hex()))
    assert verdict.devices == 2
    assert verdict.draws


def test_a_restart_before_devices_were_asked_keeps_the_dice(settings: Settings) -> None:
    with running(settings) as base:
        seated = make(base, "person", "open")
        with device(base, seated, SHARES[0]) as host:
            promise = host.welcome["match"]["commitment"]
    with running(settings) as base, device(base, seated, SHARES[0]) as host:
        assert (host.welcome["match"]["commitment"], host.welcome["match"]["replaced"]) == (promise, [])


def test_a_rematch_has_the_same_rules_for_its_dice_and_another_secret(home: str, settings: Settings) -> None:
    seated = make(home, "person", BOT, **SHORT)
    with device(home, seated, SHARES[0]) as visitor:
        until(visitor, "shares")
        show(visitor, SHARES[0])
        until(visitor, "update")
        play_out(visitor)
    again = ask(home, f"/api/matches/{seated['match']}/rematch", {}, seated["token"])
    with device(home, again, SHARES[1]) as visitor:
        assert until(visitor, "shares")["promised"] == [{"seats": [0], "hash": hash_of(SHARES[1])}]
    store = Store(settings.database)
    secrets = {store.read(found["match"]).result().secret for found in (seated, again)}
    store.close()
    assert len(secrets) == 2


def played_by_itself(folder: Path, monkeypatch: pytest.MonkeyPatch, secret: bytes) -> list[list[int]]:
    """The numbers by which a table plays for itself, where all but its secret is the same: a bot's, and for whoever is late."""
    numbers: list[list[int]] = []

    def bot(_game: Any, _s: Any, _board: Any, _seat: int, legal: Any, rng: Any) -> int:
        numbers.append(list(rng))
        return int(legal[0])

    def late(_match: Match, _seat: int, rng: Any, **_: Any) -> Any:
        numbers.append(list(rng))
        raise Overtaken("that is all")

    monkeypatch.setitem(BOTS, "random", bot)
    monkeypatch.setattr(Match, "propose_late", late)
    monkeypatch.setattr(hub, "token_bytes", lambda _n: secret)
    monkeypatch.setattr(seating, "new_id", lambda: "the-same")

    async def play() -> None:
        async with House.at(folder) as house:
            players = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
            wanted = {"game": "smugglers", "players": players, "options": {"first_seat": 1}}
            seated = (await house.ask("POST", "/api/matches", wanted)).json
            async with house.page(seated["match"], seated["token"], pace="instant"):
                live = await house.hub.live(seated["match"])
                await live.settled()
                monkeypatch.setattr(Deadline, "left", 0)
                live._ring()  # noqa: SLF001  as its clock does
                await live.settled()

    folder.mkdir()
    asyncio.run(play())
    assert len(numbers) == 2
    return numbers


def test_what_the_table_plays_itself_follows_from_its_secret(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one, again, other = (
        played_by_itself(tmp_path / name, monkeypatch, secret)
        for name, secret in (("one", SHARES[0]), ("again", SHARES[0]), ("other", SHARES[1]))
    )
    assert one == again
    assert all(known != hidden for known, hidden in zip(one, other, strict=True))
