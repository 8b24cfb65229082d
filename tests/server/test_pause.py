"""A pause: the others agree, then nothing moves until somebody goes on, be it months later."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from seaboard.server.settings import Settings, at_home
from seaboard.server.storage.store import TableRow
from seaboard.workshop.check import running
from seaboard.workshop.visitor import Message, Visitor, ask
from tests.server.test_away import left, race, sailing, stands, until_player
from tests.support.apart import keep_apart, token
from tests.support.gather import seen, sitting

PAUSED = TableRow(host=0, paused=True)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return at_home(tmp_path, bot_delays=False, patience=0)


@pytest.fixture
def base(settings: Settings) -> Iterator[str]:
    with running(settings) as address:
        yield address


def until_paused(visitor: Visitor, *, paused: bool) -> None:
    while not visitor.table or visitor.table["paused"] is not paused:
        visitor.hear()


def pause(visitor: Visitor, request: str, seat: int, *, paused: bool = True) -> Message:
    visitor.say(kind="pause", request=request, seat=seat, paused=paused)
    return visitor.answer(request)


def test_the_others_are_asked_and_agree(settings: Settings, base: str) -> None:
    match = keep_apart(settings, sailing())
    with Visitor.at(base, match, token(0)) as one, Visitor.at(base, match, token(1)) as two:
        until_player(one, 1, here=True)
        asked = pause(one, "p1", 0)
        assert (asked["kind"], asked["what"], asked["waiting"]) == ("asked", "pause", [1])
        assert two.until(lambda message: message["kind"] == "asked" and message["seat"] == 0)["what"] == "pause"
        two.ask(kind="consent", agree=True)
        assert one.answer("p1")["kind"] == "accepted"
        until_paused(one, paused=True)
        assert pause(one, "p2", 0)["kind"] == "accepted", "it is paused already"
        assert pause(two, "g1", 1, paused=False)["kind"] == "accepted", "anybody with a seat may go on"
        until_paused(one, paused=False)


def test_somebody_does_not_agree(settings: Settings, base: str) -> None:
    match = keep_apart(settings, sailing())
    with Visitor.at(base, match, token(0)) as one, Visitor.at(base, match, token(1)) as two:
        until_player(one, 1, here=True)
        pause(one, "p1", 0)
        two.until(lambda message: message["kind"] == "asked" and message["seat"] == 0)
        two.ask(kind="consent", agree=False)
        assert one.answer("p1")["code"] == "declined"
        assert one.table["paused"] is False


def test_who_is_away_is_not_asked(settings: Settings, base: str) -> None:
    match = keep_apart(settings, sailing())
    with Visitor.at(base, match, token(0)) as one:
        assert pause(one, "p1", 0)["kind"] == "asked"
        assert one.answer("p1")["kind"] == "accepted"
        until_paused(one, paused=True)


def test_whoever_leaves_instead_of_answering_does_not_hold_up_the_others(settings: Settings, base: str) -> None:
    match = keep_apart(settings, sailing())
    with Visitor.at(base, match, token(0)) as one:
        with Visitor.at(base, match, token(1)):
            until_player(one, 1, here=True)
            assert pause(one, "p1", 0)["waiting"] == [1]
        assert one.answer("p1")["kind"] == "accepted"


def test_a_spectator_neither_pauses_nor_goes_on(settings: Settings, base: str) -> None:
    match = keep_apart(settings, sailing(), table=PAUSED)
    with Visitor.at(base, match) as watcher:
        assert pause(watcher, "p1", 0, paused=False)["code"] == "not_allowed"
        assert watcher.table["paused"] is True


def test_while_paused_nobody_acts_no_bot_either(settings: Settings, base: str) -> None:
    match = keep_apart(settings, sailing(), lent=[1], table=PAUSED)
    with Visitor.at(base, match, token(0)) as one:
        before = one.shown["seq"]
        assert one.act({"kind": "stay"})["code"] == "paused"
        assert one.ask(kind="undo", seat=0)["code"] == "paused"
        assert stands(one) == before
        pause(one, "g1", 0, paused=False)
        assert one.until_turn(), "the bot has sailed"
        assert one.shown["seq"] > before


def test_an_action_refused_while_paused_is_not_played_by_a_copy_that_comes_later(settings: Settings, base: str) -> None:
    match = keep_apart(settings, sailing(seat=0), table=PAUSED)
    with Visitor.at(base, match, token(0)) as one:
        action = one.shown["legal"][0]
        before = one.shown["seq"]
        refused = one.act(action, request="a1")
        assert refused["code"] == "paused"
        pause(one, "g1", 0, paused=False)
        until_paused(one, paused=False)
        assert one.act(action, request="a1", seq=before) == refused
        assert stands(one) == before
        assert one.act(action, request="a2")["kind"] == "accepted", "whoever still wants it says so anew"


def test_while_paused_no_clock_runs(base: str) -> None:
    match, tokens = race(base)
    with sitting(base, match, tokens) as (one, two):
        assert left(one) is not None
        pause(one, "p1", 0)
        two.ask(kind="consent", agree=True)
        until_paused(one, paused=True)
        assert left(one) is None
        pause(two, "g1", 1, paused=False)
        until_paused(one, paused=False)
        assert left(one) is not None


def test_no_horn_sounds_while_paused(tmp_path: Path) -> None:
    with running(at_home(tmp_path, bot_delays=False, countdown=600_000)) as base:
        match, tokens = race(base)
        with (
            Visitor.at(base, match, tokens[0], until=("waiting",)) as one,
            Visitor.at(base, match, tokens[1], until=("waiting",)) as two,
        ):
            horn = one.until(lambda message: message["kind"] == "table" and message["start"]["horn"] is not None)
            pause(one, "p1", 0)
            two.ask(kind="consent", agree=True)
            until_paused(one, paused=True)
            while one.table["start"]["horn"] is not None:
                one.hear()
            pause(one, "g1", 0, paused=False)
            while one.table["start"]["horn"] is None:
                one.hear()
            assert one.table["start"]["horn"] >= horn["start"]["horn"], "three, two, one from the beginning"
            assert not one.shown


def test_a_pause_outlives_the_server(settings: Settings) -> None:
    match = keep_apart(settings, sailing())
    with running(settings) as base, Visitor.at(base, match, token(0)) as one:
        pause(one, "p1", 0)
        until_paused(one, paused=True)
    with running(settings) as base:
        assert ask(base, f"/api/matches/{match}")["stage"] == "playing"
        with Visitor.at(base, match, token(1)) as two:
            seen(two)
            until_paused(two, paused=True)
            assert two.act(two.shown["legal"][0])["code"] == "paused"
            pause(two, "g1", 1, paused=False)
            assert two.act(two.shown["legal"][0])["kind"] == "accepted"
