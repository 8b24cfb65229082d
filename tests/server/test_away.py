"""Somebody is away: everyone is told, after a while a bot may sail, and whoever comes back has the seat at once."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from seaboard.games.aboard import tempo
from seaboard.server import deadline, presence
from seaboard.server.settings import Settings, at_home
from seaboard.server.steward import PATIENCE
from seaboard.workshop.check import running
from seaboard.workshop.visitor import Message, Visitor, ask
from tests.support.apart import keep_apart, token
from tests.support.gather import claimed, seen, sitting
from tests.support.locked import lose_patience, write_lock
from tests.support.quay import Quay, full
from tests.support.sea import Sea, boat


class Hours:
    """A clock that stands still until a test moves it."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return at_home(tmp_path, bot_delays=False, patience=0)


@pytest.fixture
def base(settings: Settings) -> Iterator[str]:
    """A server where nobody has to wait before a bot may sail."""
    with running(settings) as address:
        yield address


def sailing(seat: int = 1) -> Sea:
    return Sea.sailing(3, boat("O5"), boat("M5"), seat=seat)


def until_player(visitor: Visitor, seat: int, **said: Any) -> Message:
    """Wait until the table says this of a seat."""
    while not visitor.table or any(visitor.players[seat][name] != value for name, value in said.items()):
        visitor.hear()
    return visitor.players[seat]


def stands(visitor: Visitor) -> int:
    """The number of the last entry, after all that was said has been heard."""
    visitor.ask(kind="ask_history", since=0)
    return int(visitor.shown["seq"])


def test_everybody_sees_at_once_who_is_away_and_for_how_long(
    settings: Settings, base: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Hours()
    monkeypatch.setattr(presence, "now_ms", clock)
    match = keep_apart(settings, sailing())
    with Visitor.at(base, match, token(0)) as one:
        with Visitor.at(base, match, token(1)):
            assert until_player(one, 1, here=True)["away"] is None
        assert until_player(one, 1, here=False)["away"] == 0
        clock.now += 42_000
        with Visitor.at(base, match) as watcher:
            assert until_player(watcher, 1, here=False)["away"] == 42_000
        clock.now -= 100_000
        with Visitor.at(base, match) as watcher:
            assert until_player(watcher, 1, here=False)["away"] == 0, "the clock was set back: it counts anew"


def test_a_bot_may_sail_only_after_half_a_minute(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Hours()
    monkeypatch.setattr(presence, "now_ms", clock)
    settings = at_home(tmp_path, bot_delays=False)
    match = keep_apart(settings, sailing())
    with running(settings) as base, Visitor.at(base, match, token(0)) as one, Visitor.at(base, match) as watcher:
        clock.now += PATIENCE - 1
        assert one.ask(kind="lend", seat=1)["code"] == "not_away"
        clock.now += 1
        assert watcher.ask(kind="lend", seat=1)["code"] == "not_allowed"
        assert one.ask(kind="lend", seat=0)["code"] == "not_away"
        assert one.ask(kind="lend", seat=1)["kind"] == "accepted"
        assert until_player(one, 1, lent=True)["here"] is False
        assert one.until_turn(), "the bot has sailed"


def test_that_somebody_is_back_is_stored_when_the_database_takes_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Seen under `seaboard torture`: it was tried once, and after the next start a bot would have sailed for who was here."""
    lose_patience(monkeypatch)
    settings = at_home(tmp_path, bot_delays=False)
    match = keep_apart(settings, sailing(0), lent=(1,))
    path = tmp_path / "matches.sqlite"
    with running(settings) as base, Visitor.at(base, match, token(0)) as one, closing(sqlite3.connect(path)) as database:
        with write_lock(path), Visitor.at(base, match, token(1)):
            until_player(one, 1, lent=False)
            while "seat 1 is back was not stored" not in caplog.text:
                one.ask(kind="ask_history", since=0)
        for _ in range(20_000):
            one.ask(kind="ask_history", since=0)
            if database.execute("SELECT lent FROM seats WHERE seat = 1").fetchone() == (None,):
                return
    pytest.fail("it was not tried again")


def test_people_may_wait_again_instead(settings: Settings, base: str) -> None:
    match = keep_apart(settings, sailing(0))
    with Visitor.at(base, match, token(0)) as one:
        one.ask(kind="lend", seat=1)
        until_player(one, 1, lent=True)
        one.ask(kind="lend", seat=1, lent=False)
        until_player(one, 1, lent=False)
        while one.shown["actors"] != [1]:
            one.until_turn()
            one.act(one.shown["legal"][0])
        before = one.shown["seq"]
        assert stands(one) == before


def test_whoever_returns_has_the_seat_at_once_and_the_bot_decides_nothing_more(settings: Settings, base: str) -> None:
    match = keep_apart(settings, sailing(), lent=[1])
    with Visitor.at(base, match, token(0)) as one:
        assert one.until_turn(), "the bot sails as soon as somebody is here to see it"
        with Visitor.at(base, match, token(1)) as two:
            assert until_player(one, 1, here=True)["lent"] is False
            while one.shown["actors"] != [1]:
                one.until_turn()
                one.act(one.shown["legal"][0])
            before = one.shown["seq"]
            assert stands(one) == before, "it is the person's turn"
            two.until_turn()
            assert two.act(two.shown["legal"][0])["kind"] == "accepted"
        assert until_player(one, 1, here=False)["lent"] is False, "whoever leaves again is waited for again"


def test_the_return_is_stored(settings: Settings) -> None:
    match = keep_apart(settings, sailing(0), lent=[1])
    with running(settings) as base, Visitor.at(base, match, token(1)) as two:
        until_player(two, 1, lent=False)
    with running(settings) as base:
        assert ask(base, f"/api/matches/{match}")["players"][1]["lent"] is False


def test_whoever_comes_while_the_seat_is_being_lent_has_it(settings: Settings, base: str, tmp_path: Path) -> None:
    match = keep_apart(settings, sailing(0))
    answers: list[Message] = []
    with Visitor.at(base, match, token(0)) as one:
        with write_lock(tmp_path / "matches.sqlite"):
            asking = Thread(target=lambda: answers.append(one.ask(kind="lend", seat=1)))
            asking.start()
            with Visitor.at(base, match, token(1)) as two:
                pass
        asking.join()
        assert answers[0]["kind"] == "accepted"
        with Visitor.at(base, match, token(1)) as two:
            assert until_player(two, 1, here=True)["lent"] is False


def test_the_bot_makes_a_secret_choice(settings: Settings, base: str) -> None:
    match = keep_apart(settings, Quay.answering("T01", full(), full(), pace="turns"))
    with Visitor.at(base, match, token(0)) as one:
        one.act({"kind": "decline"})
        assert one.shown["actors"] == [1]
        one.ask(kind="lend", seat=1)
        while one.shown["actors"] == [1]:
            one.hear()


def race(base: str, people: int = 2) -> tuple[str, list[str]]:
    players = [{"kind": "person"}, *[{"kind": "open"}] * (people - 1)]
    seated = ask(base, "/api/matches", {"game": "aboard", "players": players, "options": {"pace": "race"}})
    return seated["match"], [seated["token"], *claimed(base, seated["match"])]


def test_the_bot_races(base: str) -> None:
    match, tokens = race(base)
    with sitting(base, match, tokens):
        pass
    with Visitor.at(base, match, tokens[0]) as one:
        one.ask(kind="lend", seat=1)
        while not any(event["seat"] == 1 and event["kind"] in ("took", "stowed") for event in one.events):
            one.hear()


def left(visitor: Visitor) -> int | None:
    """What a visitor is told of the time that is left."""
    visitor.shown = {}
    visitor.say(kind="sit", seat=visitor.welcome["seats"][0])
    seen(visitor)
    clock: dict[str, int | None] = visitor.shown["clock"]
    return clock["left"]


@pytest.mark.parametrize("lent", [False, True])
def test_the_time_of_an_absent_seat_stands_still_and_goes_on_with_what_was_left(
    base: str, monkeypatch: pytest.MonkeyPatch, *, lent: bool
) -> None:
    """Late play is for people who are here."""
    clock = Hours()
    monkeypatch.setattr(deadline, "now_ms", clock)
    match, tokens = race(base)
    with Visitor.at(base, match, tokens[0], until=("waiting",)) as one:
        with sitting(base, match, tokens[1:]):
            seen(one)
            assert left(one) == tempo.LOADING
            clock.now += 10_000
            assert left(one) == tempo.LOADING - 10_000
        until_player(one, 1, here=False)
        assert left(one) is None
        if lent:
            one.ask(kind="lend", seat=1)
            assert left(one) is None, "nobody is left whom it could hold up"
        clock.now += tempo.LOADING
        with Visitor.at(base, match, tokens[1]):
            until_player(one, 1, here=True)
            assert left(one) == tempo.LOADING - 10_000


def test_if_nobody_is_left_the_table_sleeps(settings: Settings, base: str) -> None:
    match = keep_apart(settings, sailing(), lent=[1])
    with Visitor.at(base, match) as watcher:
        before = watcher.shown["seq"]
        assert stands(watcher) == before
        with Visitor.at(base, match, token(0)) as one:
            assert one.until_turn()
            assert one.shown["seq"] > before
