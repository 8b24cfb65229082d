"""The history is what a seat was told at the time, and says what was taken back since."""

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from seaboard.engine.chance import draw, new_rng
from seaboard.server.settings import Settings
from seaboard.workshop.check import running
from seaboard.workshop.visitor import Message, Visitor, ask
from tests.server.test_away import race, sailing
from tests.support.apart import keep_apart, token
from tests.support.gather import claimed, sitting

ENOUGH = 60  # entries
FEW = 8  # submissions


@pytest.fixture
def base(settings: Settings) -> Iterator[str]:
    with running(settings) as address:
        yield address


def history(visitor: Visitor, since: int = 0) -> list[Message]:
    past: list[Message] = visitor.ask(kind="ask_history", since=since)["past"]
    return past


def live(heard: list[Message]) -> list[tuple[int, Any]]:
    """What updates told, by their numbers."""
    return [(message["seq"], message["events"]) for message in heard if message["events"]]


def told(past: list[Message]) -> list[tuple[int, Any]]:
    return [(one["seq"], one["events"]) for one in past if one["events"]]


class Ears:
    """A visitor that keeps every update."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.heard: list[Message] = []
        hear = visitor.hear

        def keep() -> Message:
            message = hear()
            if message["kind"] == "update":
                self.heard.append(message)
            return message

        visitor.hear = keep  # type: ignore[method-assign]


@pytest.mark.slow
@pytest.mark.parametrize("game", ["smugglers", "triangle", "aboard"])
def test_every_seat_and_a_spectator_read_what_they_were_told(base: str, game: str) -> None:
    options = {"pace": "turns"} if game == "aboard" else {}
    players = [{"kind": "person"}, {"kind": "open"}, {"kind": "bot", "bot": "sensible"}]
    seated = ask(base, "/api/matches", {"game": game, "players": players, "options": options})
    tokens = [seated["token"], *claimed(base, seated["match"])]
    rng = new_rng("history", game)
    with ExitStack() as stack:
        visitors = stack.enter_context(sitting(base, seated["match"], tokens))
        watcher = stack.enter_context(Visitor.at(base, seated["match"]))
        ears = [Ears(visitor) for visitor in (*visitors, watcher)]
        since = [max(visitor.shown["seq"], 0) for visitor in (*visitors, watcher)]
        while visitors[0].shown["seq"] < ENOUGH and visitors[0].shown["outcome"] is None:
            seq = history_seq(visitors)
            for visitor in visitors:
                legal = visitor.shown["legal"]
                if legal and visitor.shown["seq"] == seq:
                    visitor.act(legal[draw(rng, len(legal))])
                    break
        history_seq([watcher])
        for one, behind in zip(ears, since, strict=True):
            heard = live([message for message in one.heard if message["seq"] > behind])  # a bot may act on meanwhile
            past = history(one.visitor, behind)
            assert told(past)[: len(heard)] == heard
            assert heard[-1][0] >= ENOUGH // 2
            assert not any(line["undone"] for line in past)
            whole = [line for line in told(history(one.visitor)) if behind < line[0] <= heard[-1][0]]
            assert whole == heard
            is_shown_again(one)


def is_shown_again(ears: Ears) -> None:
    """What was seen live some time ago is what the history shows of it, and where it begins."""
    seen = {message["seq"]: {"view": message["view"], "actors": message["actors"]} for message in ears.heard}
    since, *later = list(seen)[-FEW:]
    answer = ears.visitor.ask(kind="ask_history", since=since, shown=True)
    again = {since: answer["before"]} | {one["seq"]: one["then"] for one in answer["past"]}
    assert {seq: again[seq] for seq in (since, *later)} == {seq: seen[seq] for seq in (since, *later)}


def history_seq(visitors: list[Visitor]) -> int:
    """Let everybody hear all that was said; the number of the last entry."""
    for visitor in visitors:
        visitor.ask(kind="ask_history", since=10**6)
    return max(int(visitor.shown["seq"]) for visitor in visitors)


def test_a_device_reads_what_each_of_its_seats_was_told_and_no_other(base: str) -> None:
    players = [{"kind": "person"}, {"kind": "person"}, {"kind": "open"}]
    options = {"pace": "turns", "first_seat": 1}
    seated = ask(base, "/api/matches", {"game": "aboard", "players": players, "options": options})
    tokens = [seated["token"], *claimed(base, seated["match"])]
    with sitting(base, seated["match"], tokens) as (device, friend):
        device.say(kind="sit", seat=1)
        device.until(lambda message: message["kind"] == "resync" and message["seat"] == 1)
        stow = next(action for action in device.shown["legal"] if action["kind"] == "take" and action["to"] == "below")
        device.act(stow, seat=1)
        mine, other, nobody = (device.ask(kind="ask_history", seat=seat)["past"] for seat in (1, 0, None))
        kinds = [[event["kind"] for one in past for event in one["events"]] for past in (mine, other)]
        assert ["saw" in found for found in kinds] == [True, False]
        assert nobody == mine, "it looks through that seat"
        assert [friend.ask(kind="ask_history", seat=seat)["kind"] for seat in (2, 1)] == ["history", "refused"]


def test_the_start_of_a_race_is_no_part_of_what_came_before(base: str) -> None:
    match, tokens = race(base)
    with sitting(base, match, tokens) as (one, _):
        ears = Ears(one)
        begun = one.shown["seq"]
        tile = next(tile["tile"] for tile in one.shown["view"]["heap"] if tile["shows"] and not tile["starfish"])
        one.act({"kind": "take", "tile": tile, "to": "deck"})
        assert told(history(one, begun)) == live(ears.heard)


def test_what_was_taken_back_is_marked(settings: Settings, base: str) -> None:
    match = keep_apart(settings, sailing(0))
    with Visitor.at(base, match, token(0)) as one, Visitor.at(base, match, token(1)) as two:
        seq = one.act({"kind": "stay"})["seq"]
        assert one.shown["undo"] == "consent"
        one.say(kind="undo", request="u1", seat=0)
        assert one.answer("u1")["kind"] == "asked"
        two.until(lambda message: message["kind"] == "asked" and message["seat"] == 0)
        two.ask(kind="consent", agree=True)
        assert one.answer("u1")["kind"] == "accepted"
        again = one.act({"kind": "stay"})["seq"]
        for visitor in (one, two):
            assert [(line["seq"], line["undone"]) for line in history(visitor)] == [(seq, True), (again, False)]
        assert [line["seq"] for line in history(one, seq)] == [again]
        shown = one.ask(kind="ask_history", since=0, shown=True)
        assert [line["then"] is None for line in shown["past"]] == [True, False], "what was taken back is not shown again"
        assert one.ask(kind="ask_history", since=seq, shown=True)["before"] == shown["before"], "nor does it begin there"


def test_too_much_is_told_and_not_shown(settings: Settings, base: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("seaboard.server.requests.MOST_SHOWN", 1)
    match = keep_apart(settings, sailing(0))
    with Visitor.at(base, match, token(0)) as one, Visitor.at(base, match, token(1)) as two:
        first = one.act({"kind": "stay"})["seq"]
        two.until_turn()
        two.act(two.shown["legal"][0])  # perhaps the light is to be turned first
        assert [len(history(two)), two.ask(kind="ask_history", since=0, shown=True)["before"]] == [2, None]
        assert two.ask(kind="ask_history", since=first, shown=True)["past"][0]["then"]["view"] == two.shown["view"]


def test_a_seat_is_told_before_whose_actions_go_with_its_own(base: str) -> None:
    players = [{"kind": "person"}, {"kind": "bot", "bot": "sensible"}, {"kind": "bot", "bot": "sensible"}]
    seated = ask(base, "/api/matches", {"game": "smugglers", "players": players, "options": {"first_seat": 0}})
    with Visitor.at(base, seated["match"], seated["token"]) as one, Visitor.at(base, seated["match"]) as watcher:
        assert (one.shown["undo"], one.shown["undo_others"]) == (None, [])
        one.act({"kind": "moor", "at": "gems"})
        one.until_turn()
        assert one.shown["undo_others"] == [1, 2]
        assert watcher.shown["undo_others"] == []
