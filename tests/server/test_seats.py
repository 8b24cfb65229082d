"""Seats go from device to device by tickets; whoever opened the table frees and locks; a table screen sees what all see."""

from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import msgspec
import pytest

from seaboard.server import clock, steward
from seaboard.server.settings import at_home
from seaboard.workshop.check import running
from seaboard.workshop.visitor import Message, Visitor, ask

MOOR = {"kind": "moor", "at": "gems"}
HOUSE = "127.0.0.2"  # stands in for an address in the home network


def ticket(base: str, seated: dict[str, Any], seat: int, token: str | None = None) -> str:
    found: str = ask(base, f"/api/matches/{seated['match']}/ticket", {"seat": seat}, token or seated["token"])["ticket"]
    return found


def claim(base: str, seated: dict[str, Any], token: str | None = None, **wish: Any) -> dict[str, Any]:
    found: dict[str, Any] = ask(base, f"/api/matches/{seated['match']}/claim", wish, token)
    return found


def refused(call: Any, *args: Any, **named: Any) -> str:
    """The code with which something is refused over HTTP."""
    with pytest.raises(HTTPError) as caught:
        call(*args, **named)
    return str(msgspec.json.decode(caught.value.read())["code"])


def told(visitor: Visitor, **wanted: Any) -> Message:
    """Read until the table is as it is said here."""
    while any(visitor.table[name] != value for name, value in wanted.items()):
        visitor.hear()
    return visitor.table


def moved(visitor: Visitor, seats: list[int]) -> None:
    """Read until the connection holds these seats, and is shown what they see."""
    visitor.until(lambda message: message["kind"] == "welcome" and message["seats"] == seats)
    visitor.until(lambda message: message["kind"] == "resync")


@pytest.fixture
def seated(start: Any) -> dict[str, Any]:
    """A person who opened the table, and a friend."""
    found: dict[str, Any] = start("person", "friend", first_seat=0)
    return found


def test_a_ticket_moves_a_seat_and_the_old_device_watches(base: str, seated: dict[str, Any]) -> None:
    with Visitor.at(base, seated["match"], seated["token"]) as old:
        assert old.shown["seat"] == 0
        taken = claim(base, seated, ticket=ticket(base, seated, 0))
        assert taken["seats"] == [0]
        moved(old, [])
        assert (old.shown["seat"], old.shown["legal"]) == (None, [])
        assert old.ask(kind="act", seq=old.shown["seq"], seat=0, action=MOOR)["code"] == "not_allowed"
        with Visitor.at(base, seated["match"], taken["token"]) as new:
            assert new.act(MOOR)["kind"] == "accepted"
            back = claim(base, seated, ticket=ticket(base, seated, 0, taken["token"]))
            moved(new, [])
    with Visitor.at(base, seated["match"], back["token"]) as again:
        assert again.welcome["seats"] == [0]
    with Visitor.at(base, seated["match"], seated["token"]) as stale:
        assert stale.shown == {}, "the first token opens nothing any more"


def test_a_ticket_is_used_once(base: str, seated: dict[str, Any]) -> None:
    way = ticket(base, seated, 0)
    claim(base, seated, ticket=way)
    assert refused(claim, base, seated, ticket=way) == "ticket_used"
    assert refused(claim, base, seated, ticket="never-made") == "ticket_used"


def test_an_old_ticket_opens_nothing(base: str, seated: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    way, young = ticket(base, seated, 0), ticket(base, seated, 1, seated["others"][0])
    now = clock.now_ms
    monkeypatch.setattr(steward, "now_ms", lambda: now() + steward.TICKET_LASTS - 5_000)
    assert claim(base, seated, ticket=young)["seats"] == [1]
    monkeypatch.setattr(steward, "now_ms", lambda: now() + steward.TICKET_LASTS + 5_000)
    assert refused(claim, base, seated, ticket=way) == "ticket_used"


def test_a_ticket_for_a_seat_that_changed_hands_opens_nothing(base: str, seated: dict[str, Any]) -> None:
    first, second = ticket(base, seated, 1, seated["others"][0]), ticket(base, seated, 1)
    assert claim(base, seated, ticket=second)["seats"] == [1]
    assert refused(claim, base, seated, ticket=first) == "ticket_used"


def test_only_the_owner_and_whoever_opened_the_table_get_a_ticket(base: str, seated: dict[str, Any]) -> None:
    assert refused(ticket, base, seated, 0, seated["others"][0]) == "not_allowed"
    assert refused(ticket, base, seated, 0, "a-stranger") == "not_allowed"
    lost = claim(base, seated, ticket=ticket(base, seated, 1))
    with Visitor.at(base, seated["match"], lost["token"]) as friend:
        assert friend.shown["seat"] == 1, "a lost seat has a new link"


def test_nobody_takes_the_seat_and_the_secrets_of_whoever_is_here(base: str, seated: dict[str, Any]) -> None:
    made_before = ticket(base, seated, 1)
    with Visitor.at(base, seated["match"], seated["others"][0]) as friend:
        assert refused(ticket, base, seated, 1) == "not_allowed"
        assert refused(claim, base, seated, ticket=made_before) == "ticket_used", "the person is back"
        assert friend.welcome["seats"] == [1]


def test_several_seats_come_to_one_device_and_leave_it_one_by_one(base: str, seated: dict[str, Any]) -> None:
    friend = seated["others"][0]
    with Visitor.at(base, seated["match"], seated["token"]) as device:
        taken = claim(base, seated, seated["token"], ticket=ticket(base, seated, 1, friend))
        assert (taken["token"], taken["seats"]) == (seated["token"], [0, 1])
        moved(device, [0, 1])
        assert device.shown["seat"] is None, "nobody's view until one is asked for"
        claim(base, seated, ticket=ticket(base, seated, 0))
        moved(device, [1])
        assert device.shown["seat"] == 1


def test_the_link_of_a_ticket_is_one_that_others_can_open_and_keeps_it_from_the_server(tmp_path: Path) -> None:
    with running(at_home(tmp_path, bot_delays=False, own_addresses=lambda: (HOUSE,))) as base:
        players = [{"kind": "person"}, {"kind": "bot", "bot": "sensible"}]
        seated = ask(base, "/api/matches", {"game": "smugglers", "players": players})
        at = f"/api/matches/{seated['match']}/ticket"
        made = ask(base, at, {"seat": 0}, seated["token"])
        assert (made["link"], made["code"]) == (None, None), "only this machine can reach the server"
        ask(base, "/api/house", {"open": True}, method="PUT")
        made = ask(base, at, {"seat": 0}, seated["token"])
        there = base.replace("127.0.0.1", HOUSE)
        assert made["link"] == f"{there}/t/{seated['match']}#seat={made['ticket']}", "a fragment is never sent to a server"
        assert made["code"].startswith("<svg")
        assert claim(there, seated, ticket=made["ticket"])["seats"] == [0]


def test_a_seat_is_freed_by_whoever_opened_the_table_and_taken_by_somebody_else(base: str, seated: dict[str, Any]) -> None:
    friend = seated["others"][0]
    with (
        Visitor.at(base, seated["match"], seated["token"]) as host,
        Visitor.at(base, seated["match"], friend) as guest,
    ):
        assert guest.ask(kind="seat", seat=0, to="open")["code"] == "not_allowed"
        assert host.ask(kind="seat", seat=1, to="open")["kind"] == "accepted"
        moved(guest, [])
        assert guest.shown["seat"] is None
        assert claim(base, seated, name="Cleo")["seats"] == [1]
        while host.players[1]["name"] != "Cleo":
            host.hear()


def test_a_locked_table_lets_nobody_in_but_whoever_has_a_ticket(base: str, seated: dict[str, Any]) -> None:
    friend = seated["others"][0]
    with (
        Visitor.at(base, seated["match"], seated["token"]) as host,
        Visitor.at(base, seated["match"], friend) as guest,
    ):
        assert guest.ask(kind="agree", locked=True)["code"] == "not_allowed"
        assert host.ask(kind="agree", locked=True)["kind"] == "accepted"
        assert told(guest, locked=True)["watch"], "what is not said stays"
        way = ticket(base, seated, 1, friend)
        assert claim(base, seated, ticket=way)["seats"] == [1]
        host.ask(kind="seat", seat=1, to="open")
        assert refused(claim, base, seated) == "locked"
        host.ask(kind="agree", locked=False)
        assert claim(base, seated)["seats"] == [1]


def test_where_nobody_may_watch_a_device_that_loses_its_seat_sees_no_more(base: str, seated: dict[str, Any]) -> None:
    match, friend = seated["match"], seated["others"][0]
    with (
        Visitor.at(base, match, seated["token"]) as host,
        Visitor.at(base, match) as watcher,
        Visitor.at(base, match, screen=True) as stranger,
        Visitor.at(base, match, friend) as guest,
    ):
        assert told(host, watchers=1, screens=1)
        host.ask(kind="agree", watch=False)
        for gone in (watcher, stranger, guest):
            if gone is guest:
                host.ask(kind="seat", seat=1, to="open")
            with pytest.raises(Exception, match="1000"):
                gone.until(lambda _: False)
        assert told(host, watchers=0, screens=0)
        with Visitor.at(base, match) as late:
            assert late.shown == {}
        with Visitor.at(base, match, seated["token"], screen=True) as screen:
            assert screen.shown["seat"] is None, "whoever has a seat may show the table"


def test_a_screen_holds_no_seat_is_no_watcher_and_is_counted(base: str, seated: dict[str, Any]) -> None:
    with Visitor.at(base, seated["match"], seated["token"]) as phone:
        assert told(phone, screens=0)
        with Visitor.at(base, seated["match"], seated["token"], screen=True) as screen:
            assert told(phone, screens=1)["watchers"] == 0
            assert screen.welcome["seats"] == []
            assert screen.ask(kind="act", seq=screen.shown["seq"], seat=0, action=MOOR)["code"] == "not_allowed"
            claim(base, seated, seated["token"], ticket=ticket(base, seated, 1))
            moved(phone, [0, 1])
            assert screen.table["screens"] == 1
        assert told(phone, screens=0)


def test_a_screen_is_sent_what_a_spectator_is_sent_and_no_secret(base: str, seated: dict[str, Any]) -> None:
    match, tokens = seated["match"], [seated["token"], *seated["others"]]
    with (
        Visitor.at(base, match, tokens[0]) as one,
        Visitor.at(base, match, tokens[1]) as two,
        Visitor.at(base, match, tokens[0], screen=True) as screen,
        Visitor.at(base, match) as watcher,
    ):
        heard = [screen.shown]
        for _ in range(8):
            player = one if one.shown["legal"] else two
            answer = player.act(player.shown["legal"][0])
            assert answer["kind"] == "accepted", answer
            for visitor in (one, two, screen, watcher):
                while visitor.shown["seq"] < answer["seq"]:
                    visitor.hear()
            assert screen.shown == watcher.shown
            heard.append(screen.shown)
        assert any(boat["cargo"] and boat["cargo"]["goal"] for boat in one.shown["view"]["boats"]), "there is something to hide"
    for message in heard:
        assert all(not boat["cargo"] or boat["cargo"]["goal"] is None for boat in message["view"]["boats"])
        assert all(event["kind"] != "saw" for event in message.get("events", []))


def test_a_signal_is_seen_by_all_and_can_be_switched_off(base: str, seated: dict[str, Any]) -> None:
    with (
        Visitor.at(base, seated["match"], seated["token"]) as host,
        Visitor.at(base, seated["match"], seated["others"][0]) as guest,
        Visitor.at(base, seated["match"], screen=True) as screen,
    ):
        guest.say(kind="signal", seat=1, signal="ha_ha")
        for visitor in (host, guest, screen):
            assert visitor.until(lambda message: message["kind"] == "signalled") == {
                "kind": "signalled",
                "seat": 1,
                "signal": "ha_ha",
            }
        screen.say(kind="signal", seat=1, signal="ahoy")
        assert screen.until(lambda message: message["kind"] == "refused")["code"] == "not_allowed"
        assert host.ask(kind="agree", signals=False)["kind"] == "accepted"
        assert told(guest, signals=False)
        host.say(kind="signal", seat=0, signal="ahoy")
        assert host.until(lambda message: message["kind"] == "refused")["code"] == "no_signals"
