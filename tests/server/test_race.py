"""A race over real sockets: it begins for all at once, one hand each, a lost grab is told at once, nobody holds up the others."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from seaboard.games.aboard import tempo
from seaboard.server.settings import at_home
from seaboard.workshop.check import running
from seaboard.workshop.visitor import Visitor, ask
from tests.support.gather import claimed, sitting


@pytest.fixture
def quay(base: str) -> Iterator[Any]:
    """People at a table of their own: `quay(3, pace="race")` are three visitors in a race that has just begun."""
    with ExitStack() as stack:

        def sit(people: int, bots: int = 0, **options: Any) -> list[Visitor]:
            seated = begin(base, people, bots, **options)
            tokens = [seated["token"], *claimed(base, seated["match"])]
            return stack.enter_context(sitting(base, seated["match"], tokens))

        yield sit


def begin(base: str, people: int = 2, bots: int = 0, **options: Any) -> dict[str, Any]:
    players = [{"kind": "person"}, *[{"kind": "open"}] * (people - 1), *[{"kind": "bot", "bot": "sensible"}] * bots]
    made: dict[str, Any] = ask(
        base, "/api/matches", {"game": "aboard", "players": players, "options": {"pace": "race"} | options}
    )
    return made


def open_tiles(visitor: Visitor) -> list[str]:
    return [tile["tile"] for tile in visitor.shown["view"]["heap"] if tile["shows"] and not tile["starfish"]]


def take(tile: str) -> dict[str, Any]:
    return {"kind": "take", "tile": tile, "to": "deck"}


def test_two_hands_one_tile(quay: Any) -> None:
    one, two = quay(2)
    tile, other, *_ = open_tiles(one)
    before = one.shown["seq"]
    assert one.act(take(tile))["kind"] == "accepted"
    lost = two.act(take(tile), seq=before)
    assert (lost["kind"], lost["code"]) == ("refused", "gone")
    assert two.act(take(other))["kind"] == "accepted", "a lost grab costs nothing"


def test_one_hand_carries_one_thing(quay: Any) -> None:
    one, two = quay(2)
    first, second, third, *_ = open_tiles(one)
    assert one.act(take(first))["kind"] == "accepted"
    assert 0 < one.shown["clock"]["busy"] <= tempo.PICK["race"]
    assert one.act(take(second))["code"] == "busy"
    assert two.act(take(third))["kind"] == "accepted"


def test_the_table_is_told_how_long_there_is_time_if_somebody_can_hold_up_others(quay: Any) -> None:
    one, _ = quay(2)
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
        seated = begin(base)
        with sitting(base, seated["match"], [seated["token"], *claimed(base, seated["match"])]) as (one, _):
            one.until(lambda message: message["kind"] == "update" and message["view"]["phase"] in ("meet", "answer"))
            assert [ship["loading"] for ship in one.shown["view"]["ships"]] == [False, False]
