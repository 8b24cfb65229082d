"""What lies below deck stays there: everything sent to another seat is the same, byte for byte, whatever it is."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from seaboard.server.settings import Settings, at_home
from seaboard.server.storage.store import Store
from seaboard.workshop.check import running
from seaboard.workshop.scenes import Scene, keep
from seaboard.workshop.visitor import Message, Visitor
from tests.support.quay import FULL_DECK, Quay, full, ship

# What lies in the hold, and what lies face down in the heap instead.
SECRETS = (
    ("telescope rope compass map", "?map ?map ?compass ?monkey"),
    ("map map compass monkey", "?telescope ?rope ?compass ?map"),
)
DECLINE = {"kind": "decline"}


def at_sea(hold: str, heap: str) -> Quay:
    return Quay.answering("T01", full(), full(hold=hold), pace="race", tiles=heap)


def loading(hold: str, heap: str) -> Quay:
    almost = ship(FULL_DECK, "telescope rope compass", below="white orange")
    return Quay.loading(f"cannon map {heap}", almost, full(hold=hold), loading=[0], first=1)


def kept(folder: Path, quay: Quay) -> tuple[Settings, str, str]:
    """A table that begins at this quay: its server's settings, its id, and the token of both seats."""
    settings = at_home(folder, bot_delays=False)
    header = quay.match.header
    scene = Scene("", len(header.players), len(header.players), header.options, None, header.position, [])
    store = Store(settings.database)
    match, token = keep(store, "aboard", "secret", scene, ["Ada", "Ben"])
    store.close()
    return settings, match, token


def heard(folder: Path, quay: Quay, actions: list[tuple[int, dict[str, Any]]]) -> tuple[list[Message], Message]:
    """All that seat 0 and a spectator are sent while these actions are played, and what the owner saw at first."""
    settings, match, token = kept(folder, quay)
    told: list[Message] = []
    with (
        running(settings) as base,
        Visitor.at(base, match, token, seat=0) as one,
        Visitor.at(base, match, token, seat=1) as two,
        Visitor.at(base, match) as watcher,
    ):
        told += [one.shown, watcher.shown]
        own = two.shown
        for seat, action in actions:
            answer = (one, two)[seat].act(action, seq=one.shown["seq"])
            assert answer["kind"] == "accepted", answer
            told += [shown(visitor, answer["seq"]) for visitor in (one, watcher)]
            shown(two, answer["seq"])
        told += [visitor.ask(kind="ask_history", since=0, shown=True) for visitor in (one, watcher)]
    return told, own


def heard_by_hands(folder: Path, quay: Quay, actions: list[tuple[int, dict[str, Any]]]) -> list[Message]:
    """All messages to a screen on which the hands of both seats act, while these actions are played there."""
    settings, match, token = kept(folder, quay)
    with running(settings) as base, Visitor.at(base, match, token, hands=True) as screen:
        told = [screen.shown]
        for seat, action in actions:
            answer = screen.act(action, seat=seat, request=f"r{len(told)}")
            told += [screen.shown, answer]
    return told


def hides_holds(message: Message) -> bool:
    """Does it say of no ship what lies below its deck?"""
    ships = message["view"]["ships"]
    return all(ship["hold"] is None and ship["goods_hold"] is None and ship["stores"] is None for ship in ships)


def shown(visitor: Visitor, seq: int) -> Message:
    """What a visitor is shown when the match has come to this entry."""
    while visitor.shown["seq"] != seq:
        visitor.hear()
    return visitor.shown


@pytest.mark.parametrize(
    ("begin", "actions"),
    [
        (at_sea, [(1, DECLINE), (0, DECLINE)]),
        (loading, [(0, {"kind": "take", "tile": "t0", "to": "below"})]),
    ],
)
def test_two_holds_one_story(tmp_path: Path, begin: Any, actions: list[tuple[int, dict[str, Any]]]) -> None:
    stories, owners = [], []
    for i, secret in enumerate(SECRETS):
        (tmp_path / str(i)).mkdir()
        told, own = heard(tmp_path / str(i), begin(*secret), actions)
        assert len(told) == 2 + 2 * len(actions) + 2
        assert all(message["past"] and message["before"] for message in told[-2:]), (
            "the history has something to tell and to show"
        )
        assert all(one["then"] for message in told[-2:] for one in message["past"])
        for message in told:
            message.pop("clock", None)  # when it came, not what it says
            message.pop("request", None)  # a name of the visitor's own
        stories.append(msgspec.json.encode(told))
        owners.append(own["view"])
    assert stories[0] == stories[1]
    assert owners[0] != owners[1], "its owner knows the difference"


def still_loading(hold: str, heap: str) -> Quay:
    almost = ship(FULL_DECK, "telescope rope compass", below="white orange")
    return Quay.loading(f"cannon map sabre* {heap}", almost, ship("cannon", hold), loading=[0, 1])


@pytest.mark.parametrize(
    ("begin", "actions"),
    [
        (
            still_loading,
            [
                (1, {"kind": "take", "tile": "t2", "to": "deck"}),  # a starfish: refused, and the reason is public
                (1, {"kind": "take", "tile": "t1", "to": "below"}),  # no space: the same
                (0, {"kind": "take", "tile": "t0", "to": "below"}),  # the ship is full and casts off
            ],
        ),
        (at_sea, [(1, DECLINE), (0, DECLINE)]),
    ],
)
def test_several_hands_on_one_screen_hear_nothing_of_any_hold(
    tmp_path: Path, begin: Any, actions: list[tuple[int, dict[str, Any]]]
) -> None:
    stories = []
    for i, secret in enumerate(SECRETS):
        (tmp_path / str(i)).mkdir()
        told = heard_by_hands(tmp_path / str(i), begin(*secret), actions)
        for message in told:
            message.pop("clock", None)  # when it came, not what it says
            for hand in message.get("hands", ()):
                hand.pop("busy", None)  # a refusal shows nothing new
        assert all(hides_holds(message) for message in told if "view" in message)
        stories.append(msgspec.json.encode(told))
    assert stories[0] == stories[1]


def test_hands_are_told_what_all_can_see_that_they_may_do(tmp_path: Path) -> None:
    first = heard_by_hands(tmp_path, still_loading(*SECRETS[0]), [(0, {"kind": "take", "tile": "t0", "to": "below"})])[0]
    assert [hand["seat"] for hand in first["hands"]] == [0, 1]
    assert all(action.get("to") == "below" for action in first["hands"][0]["legal"] if action["kind"] == "take")
    assert {"kind": "take", "tile": "t0", "to": "deck"} in first["hands"][1]["legal"]
    assert {action["kind"] for action in first["hands"][1]["legal"]} == {"take", "turn", "load"}
    assert first["legal"] == [], "a spectator has none"


def test_at_sea_hands_are_not_told_what_they_may_do(tmp_path: Path) -> None:
    first = heard_by_hands(tmp_path, at_sea(*SECRETS[0]), [])[0]
    assert first["hands"] == [{"seat": 0, "legal": [], "busy": 0}, {"seat": 1, "legal": [], "busy": 0}]
