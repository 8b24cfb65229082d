"""What lies below deck stays there: everything sent to another seat is the same, byte for byte, whatever it is."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from seaboard.server.check import running
from seaboard.server.scenes import Scene, keep
from seaboard.server.settings import at_home
from seaboard.server.storage.store import Store
from seaboard.server.visitor import Message, Visitor
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


def heard(folder: Path, quay: Quay, actions: list[tuple[int, dict[str, Any]]]) -> tuple[list[Message], Message]:
    """All that seat 0 and a spectator are sent while these actions are played, and what the owner saw at first."""
    settings = at_home(folder, bot_delays=False)
    header = quay.match.header
    scene = Scene("", len(header.players), len(header.players), header.options, None, header.position, [])
    store = Store(settings.database)
    match, token = keep(store, "aboard", "secret", scene, ["Ada", "Ben"])
    store.close()
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
        told += [visitor.ask(kind="ask_history", since=0) for visitor in (one, watcher)]
    return told, own


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
        assert [len(message["past"]) > 0 for message in told[-2:]] == [True, True], "the history has something to tell"
        for message in told:
            message.pop("clock", None)  # when it came, not what it says
            message.pop("request", None)  # a name of the visitor's own
        stories.append(msgspec.json.encode(told))
        owners.append(own["view"])
    assert stories[0] == stories[1]
    assert owners[0] != owners[1], "its owner knows the difference"
