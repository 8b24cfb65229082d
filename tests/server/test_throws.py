"""Dice wait for the hand of whoever's turn it is: what fell is stored and told, and every screen is told when it may be shown."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from seaboard.server import throws
from seaboard.server.settings import Settings, at_home
from seaboard.workshop.check import running
from seaboard.workshop.visitor import Message, Visitor, ask
from tests.support.apart import keep_apart, token
from tests.support.chart import Chart, fleet
from tests.support.sea import Sea, boat

SAIL = {"kind": "sail", "to": "M6"}


@pytest.fixture(scope="module")
def settings(tmp_path_factory: pytest.TempPathFactory) -> Settings:
    return at_home(tmp_path_factory.mktemp("matches"), bot_delays=False, patience=0)


@pytest.fixture(scope="module")
def base(settings: Settings) -> Iterator[str]:
    with running(settings) as address:
        yield address


def sailing() -> Sea:
    """Seat 1 sails; then seat 0 throws, and carries a secret."""
    return Sea.sailing(3, boat("O5", "gems>coins"), boat("M5"), seat=1)


@contextmanager
def two(base: str, match: str, **more: Any) -> Iterator[list[Visitor]]:
    """Both people of a match, who throw by hand."""
    with ExitStack() as stack:
        yield [stack.enter_context(Visitor.at(base, match, token(seat), by_hand=True, **more)) for seat in (0, 1)]


def sail(visitor: Visitor) -> Message:
    """Seat 1 sails; what it is told."""
    assert visitor.act(SAIL)["kind"] == "accepted"
    return visitor.shown


def thrown(visitor: Visitor) -> Message:
    """Wait until something has been thrown."""
    return visitor.until(lambda message: message["kind"] == "thrown")


def passes(visitor: Visitor) -> list[str]:
    """The kinds of what is still to be heard."""
    visitor.say(kind="ask_time", sent=0)
    kinds = [visitor.hear()["kind"]]
    while kinds[-1] != "time":
        kinds.append(visitor.hear()["kind"])
    return kinds[:-1]


def test_everybody_is_told_whose_hand_holds_the_dice_and_when_they_fall(settings: Settings, base: str) -> None:
    match = keep_apart(settings, sailing())
    with two(base, match) as (one, other), Visitor.at(base, match, screen=True) as screen:
        told = sail(other)
        assert told["throws"] == [0]
        assert [event["seat"] for event in told["events"] if event["kind"] == "rolled"] == [0]
        (waiting,) = told["at_throws"]
        assert (waiting["boats"][1]["at"], waiting["phase"]) == ("M6", "roll"), "it has sailed, and nothing has fallen"
        one.say(kind="throw", seat=0, seq=told["seq"], nth=0)
        for visitor in (one, other, screen):
            assert thrown(visitor) == {"kind": "thrown", "seat": 0, "seq": told["seq"], "nth": 0}
        one.say(kind="throw", seat=0, seq=told["seq"], nth=0)
        assert thrown(one)["seq"] == told["seq"], "a second one is harmless"


def test_only_the_seat_itself_can_throw(settings: Settings, base: str) -> None:
    match = keep_apart(settings, sailing())
    with two(base, match) as (one, other), Visitor.at(base, match) as watcher:
        told = sail(other)
        wrong = (
            (other, 0, told["seq"], 0, "not_allowed"),
            (watcher, 0, told["seq"], 0, "not_allowed"),
            (other, 1, told["seq"], 0, "no_throw"),
            (other, 7, told["seq"], 0, "no_seat"),
            (one, 0, told["seq"], 1, "no_throw"),
            (one, 0, told["seq"], -1, "no_throw"),
            (one, 0, told["seq"] + 1, 0, "no_throw"),
        )
        for visitor, seat, seq, nth, code in wrong:
            visitor.say(kind="throw", seat=seat, seq=seq, nth=nth)
            assert visitor.until(lambda message: message["kind"] in ("refused", "thrown"))["code"] == code
        assert "thrown" not in passes(one)


def test_whoever_comes_meanwhile_sees_the_table_before_and_holds_it_too(settings: Settings, base: str) -> None:
    match = keep_apart(settings, sailing())
    with two(base, match) as (one, other):
        before = {0: one.shown, 1: other.shown}
        after = {1: sail(other), 0: one.until(lambda message: message["kind"] == "update")}
        with (
            Visitor.at(base, match, token(0), by_hand=True) as again,
            Visitor.at(base, match, token(1), by_hand=True) as other_again,
            Visitor.at(base, match) as watcher,
        ):
            for seat, newcomer in ((0, again), (1, other_again)):
                assert newcomer.shown == before[seat], "what this seat saw, and nothing else"
                assert newcomer.hear() == after[seat], "then what happened, word by word"
            assert watcher.shown["seq"] == before[0]["seq"]
            watcher_before = watcher.shown["view"]
            told = watcher.hear()
            assert told["throws"] == [0]
            assert told["at_throws"][0]["boats"][0]["cargo"] == watcher_before["boats"][0]["cargo"], "as secret as before"
            assert told["at_throws"] != after[0]["at_throws"], "whoever carries it knows more"
            assert ask(base, f"/api/matches/{match}")["view"] == watcher_before
            one.say(kind="throw", seat=0, seq=after[0]["seq"], nth=0)
            thrown(watcher)
        with Visitor.at(base, match) as late:
            assert late.shown["seq"] == after[0]["seq"], "it has fallen"
            assert "update" not in passes(late)


def test_after_a_restart_everybody_sees_what_fell(tmp_path: Path) -> None:
    settings = at_home(tmp_path, bot_delays=False)
    match = keep_apart(settings, sailing())
    with running(settings) as base, two(base, match) as (_, other):
        told = sail(other)
    with running(settings) as base, two(base, match) as (one, _):
        assert one.shown["seq"] == told["seq"]
        one.say(kind="throw", seat=0, seq=told["seq"], nth=0)
        assert thrown(one)["nth"] == 0, "thrown before: harmless"


def test_nobody_waits_for_who_leaves(settings: Settings, base: str) -> None:
    match = keep_apart(settings, sailing())
    with Visitor.at(base, match, token(1), by_hand=True) as other:
        with Visitor.at(base, match, token(0), by_hand=True):
            told = sail(other)
        assert thrown(other)["seq"] == told["seq"]
        with Visitor.at(base, match) as late:
            assert late.shown["seq"] == told["seq"]


def test_it_falls_by_itself_for_who_is_away_or_lent_or_wants_it_so(settings: Settings, base: str) -> None:
    for is_here, lent in ((False, ()), (False, (0,)), (True, ())):
        match = keep_apart(settings, sailing(), lent=lent)
        with ExitStack() as stack:
            if is_here:
                stack.enter_context(Visitor.at(base, match, token(0), by_hand=False))
            other = stack.enter_context(Visitor.at(base, match, token(1), by_hand=True))
            told = sail(other)
            assert told["throws"] == told["at_throws"] == []


def test_who_lets_them_fall_by_themselves_from_now_on_has_thrown(settings: Settings, base: str) -> None:
    match = keep_apart(settings, sailing())
    with two(base, match) as (one, other):
        told = sail(other)
        one.say(kind="pace", pace="instant", by_hand=False)
        assert thrown(other)["seq"] == told["seq"]


def test_who_acts_has_thrown(settings: Settings, base: str) -> None:
    match = keep_apart(settings, sailing())
    with two(base, match) as (one, other):
        told = sail(other)
        one.until(lambda message: message["kind"] == "update")
        assert one.act(one.shown["legal"][0])["kind"] == "accepted"
        assert thrown(other) == {"kind": "thrown", "seat": 0, "seq": told["seq"], "nth": 0}
        assert other.hear()["since"] == told["seq"]


@pytest.mark.parametrize("longest", [None, 0.0])
def test_a_bot_waits_with_the_others_but_not_for_ever(
    settings: Settings, base: str, longest: float | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seat 0 spins when its ship has sailed; the next turn is a bot's."""
    if longest is not None:
        monkeypatch.setattr(throws, "LONGEST", longest)
    match = keep_apart(
        settings, Chart.sailing(3, fleet("sugar-1", "lumber-1"), fleet("oil-1", "bananas-1"), seat=0, first=1, round=2), lent=(1,)
    )
    with Visitor.at(base, match, token(0), by_hand=True) as one:
        one.act(one.shown["legal"][0])
        told = one.shown
        assert (told["throws"], told["actors"]) == ([0, None], [1])
        if longest is None:
            assert passes(one) == []
            one.say(kind="throw", seat=0, seq=told["seq"], nth=0)
        assert thrown(one)["seq"] == told["seq"]
        assert one.until(lambda message: message["kind"] == "update")["since"] == told["seq"]
