"""A race over real sockets: it begins for all at once, one hand each, a lost grab is told at once, nobody holds up the others."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from seaboard.games.aboard import tempo
from seaboard.server import deadline
from seaboard.server.check import running
from seaboard.server.scenes import Scene, keep
from seaboard.server.settings import at_home
from seaboard.server.storage.store import Store
from seaboard.server.visitor import Visitor, ask
from tests.support.quay import Quay, full


@pytest.fixture
def quay(base: str) -> Iterator[Any]:
    """People at a table of their own: `quay(3, pace="race")` are three visitors, the last of them has just come in."""
    with ExitStack() as stack:

        def sit(people: int, bots: int = 0, **options: Any) -> list[Visitor]:
            players = [{"kind": "person"}, *[{"kind": "open"}] * (people - 1), *[{"kind": "bot", "bot": "sensible"}] * bots]
            seated = ask(base, "/api/matches", {"game": "aboard", "players": players, "options": {"pace": "race"} | options})
            tokens = [seated["token"]]
            tokens += [ask(base, f"/api/matches/{seated['match']}/claim", {})["token"] for _ in range(people - 1)]
            return [
                stack.enter_context(Visitor.at(base, seated["match"], token, until=("resync", "waiting"))) for token in tokens
            ]

        yield sit


def open_tiles(visitor: Visitor) -> list[str]:
    return [tile["tile"] for tile in visitor.shown["view"]["heap"] if tile["shows"] and not tile["starfish"]]


def take(tile: str) -> dict[str, Any]:
    return {"kind": "take", "tile": tile, "to": "deck"}


def seen(visitor: Visitor) -> None:
    """Read until the table is shown."""
    while not visitor.shown:
        visitor.hear()


def test_a_race_begins_for_all_at_once_when_the_last_has_come(base: str) -> None:
    players = [{"kind": "person"}, {"kind": "open"}]
    seated = ask(base, "/api/matches", {"game": "aboard", "players": players, "options": {"pace": "race"}})
    with Visitor.at(base, seated["match"], seated["token"], until=("waiting",)) as one:
        assert not one.shown, "nobody studies the cards before"
        assert ask(base, f"/api/matches/{seated['match']}")["view"] is None
        one.say(kind="act", request="early", seq=0, seat=0, action=take("t0"))
        assert one.answer("early")["code"] == "not_begun"
        other = ask(base, f"/api/matches/{seated['match']}/claim", {})
        with Visitor.at(base, seated["match"], other["token"]) as two:
            seen(one)
            assert len(one.shown["view"]["cards"]) == len(two.shown["view"]["cards"]) == 13


def test_whoever_leaves_before_the_first_grab_is_waited_for_again(base: str) -> None:
    players = [{"kind": "person"}, {"kind": "open"}]
    seated = ask(base, "/api/matches", {"game": "aboard", "players": players, "options": {"pace": "race"}})
    other = ask(base, f"/api/matches/{seated['match']}/claim", {})
    with Visitor.at(base, seated["match"], seated["token"], until=("waiting",)) as one:
        with Visitor.at(base, seated["match"], other["token"]):
            seen(one)
        assert one.until(lambda message: message["kind"] == "waiting")["seats"] == [1]


def test_two_hands_one_tile(quay: Any) -> None:
    one, two = quay(2)
    seen(one)
    tile, other, *_ = open_tiles(one)
    before = one.shown["seq"]
    assert one.act(take(tile))["kind"] == "accepted"
    lost = two.act(take(tile), seq=before)
    assert (lost["kind"], lost["code"]) == ("refused", "gone")
    assert two.act(take(other))["kind"] == "accepted", "a lost grab costs nothing"


def test_one_hand_carries_one_thing(quay: Any) -> None:
    one, two = quay(2)
    seen(one)
    first, second, third, *_ = open_tiles(one)
    assert one.act(take(first))["kind"] == "accepted"
    assert 0 < one.shown["clock"]["busy"] <= tempo.PICK["race"]
    assert one.act(take(second))["code"] == "busy"
    assert two.act(take(third))["kind"] == "accepted"


def test_the_table_is_told_how_long_there_is_time_if_somebody_can_hold_up_others(quay: Any) -> None:
    one, _ = quay(2)
    seen(one)
    assert 0 < one.shown["clock"]["left"] <= tempo.LOADING
    (alone,) = quay(1, bots=1)
    assert alone.shown["clock"]["left"] is None


def test_no_clock_runs_where_seats_take_turns(quay: Any) -> None:
    (one,) = quay(1, bots=1, pace="turns")
    assert one.shown["clock"] is None


def test_bots_race_too_and_keep_to_one_hand(quay: Any) -> None:
    (one,) = quay(1, bots=2, pace="gentle", hands=[25, 25, 25])
    times: dict[int, list[int]] = {1: [], 2: []}
    while min(map(len, times.values())) < 3:
        message = one.hear()
        if message["kind"] == "update":
            for event in message["events"]:
                if event["seat"] in times and event["kind"] in ("took", "stowed"):
                    times[event["seat"]].append(message["seq"])
    assert all(seqs == sorted(set(seqs)) for seqs in times.values())


def test_whoever_is_late_is_played_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempo, "LOADING", 300)
    with running(at_home(tmp_path, bot_delays=False)) as base:
        players = [{"kind": "person"}, {"kind": "open"}]
        seated = ask(base, "/api/matches", {"game": "aboard", "players": players, "options": {"pace": "race"}})
        other = ask(base, f"/api/matches/{seated['match']}/claim", {})
        with (
            Visitor.at(base, seated["match"], seated["token"], until=("waiting",)) as one,
            Visitor.at(base, seated["match"], other["token"]),
        ):
            seen(one)
            one.until(lambda message: message["kind"] == "update" and message["view"]["phase"] in ("meet", "answer"))
            assert [ship["loading"] for ship in one.shown["view"]["ships"]] == [False, False]


def test_nobody_waits_long_for_whoever_has_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deadline, "AWAY", 200)
    settings = at_home(tmp_path, bot_delays=False)
    header = Quay.answering("T01", full(), full(), pace="race").match.header
    store = Store(settings.database)
    match, token = keep(store, "aboard", "left", Scene("", 2, 2, header.options, 0, header.position, []), ["Ada", "Ben"])
    store.close()
    with running(settings) as base, Visitor.at(base, match, token) as one:
        assert one.shown["clock"]["left"] > 200, "as long as somebody who is here has to act"
        assert one.act({"kind": "decline"})["kind"] == "accepted"
        one.until(lambda message: message["kind"] == "update" and message["view"]["card"] != "T01")
        assert {"kind": "declined", "seat": 1, "card": "T01"} in one.events
