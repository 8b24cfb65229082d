"""How a match and its races begin: people gather, say that they are ready, and at the horn it is drawn."""

from dataclasses import replace
from typing import Any

import pytest

from seaboard.games.aboard import tempo
from seaboard.server.clock import now_ms
from seaboard.server.settings import Settings
from seaboard.server.storage.store import Store
from seaboard.table import dice
from seaboard.workshop.check import running
from seaboard.workshop.visitor import Message, Visitor, ask
from tests.support.gather import claimed, seen, sitting

OPEN = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
BOTS = [{"kind": "person"}, {"kind": "bot", "bot": "sensible"}]
LONG = 600_000  # milliseconds: a horn that does not sound while a test looks


def make(base: str, game: str = "smugglers", players: list[dict[str, Any]] = OPEN, **options: Any) -> dict[str, Any]:
    made: dict[str, Any] = ask(base, "/api/matches", {"game": game, "players": players, "options": options})
    return made


def come(base: str, match: str, token: str | None) -> Any:
    return Visitor.at(base, match, token, until=("waiting", "resync"), ready=False)


def until_table(visitor: Visitor, is_it: Any) -> Message:
    while not is_it(visitor.table):
        visitor.hear()
    return visitor.table


def awaited(*, race: bool, missing: list[int]) -> Message:
    """A start for which nobody shows anything yet."""
    return {"race": race, "missing": missing, "horn": None, "shares": False, "silent": []}


def stored(settings: Settings, match: str) -> Any:
    store = Store(settings.database)
    found = store.read(match).result()
    store.close()
    return found


def test_while_people_gather_nothing_is_drawn_and_nothing_can_be_played(home: str, settings: Settings) -> None:
    seated = make(home)
    summary = ask(home, f"/api/matches/{seated['match']}")
    assert (summary["stage"], summary["seq"], summary["view"], summary["host"]) == ("gathering", 0, None, 0)
    assert summary["match"]["commitment"], "the dice are fixed before anybody sits down"
    with come(home, seated["match"], seated["token"]) as one:
        assert not one.shown
        assert one.table["start"] == awaited(race=False, missing=[0, 1])
        one.say(kind="act", request="early", seq=0, seat=0, action={"kind": "stay"})
        assert one.answer("early")["code"] == "not_begun"
    assert stored(settings, seated["match"]).log.entries == ()


def test_it_begins_when_every_seat_is_filled_and_every_person_is_ready(home: str, settings: Settings) -> None:
    seated = make(home, first_seat=0)
    with come(home, seated["match"], seated["token"]) as one:
        assert one.ask(kind="ready", seats=[0])["kind"] == "accepted"
        assert one.table["start"]["missing"] == [1], "a seat is open"
        (token,) = claimed(home, seated["match"])
        with come(home, seated["match"], token) as two:
            until_table(one, lambda table: table["players"][1]["here"])
            assert one.table["start"]["missing"] == [1]
            assert not stored(settings, seated["match"]).log.entries
            two.ask(kind="ready", seats=[1])
            seen(one)
            seen(two)
            assert one.shown["seq"] == two.shown["seq"] > 0
            assert one.table["stage"] == "playing"
            assert one.table["start"] is None
    found = stored(settings, seated["match"])
    assert [player.name for player in found.log.header.players] == ["Ada", ""]
    assert found.table.stage == "playing"


def test_alone_or_on_one_device_it_begins_at_once_where_nobody_races(home: str) -> None:
    for players in (BOTS, [{"kind": "person"}] * 2):
        seated = make(home, players=players)
        assert ask(home, f"/api/matches/{seated['match']}")["stage"] == "playing"


def test_whoever_is_no_longer_ready_is_waited_for(home: str) -> None:
    seated = make(home)
    (token,) = claimed(home, seated["match"])
    with come(home, seated["match"], seated["token"]) as one, come(home, seated["match"], token) as two:
        one.ask(kind="ready", seats=[0])
        one.ask(kind="ready", seats=[0], ready=False)
        two.ask(kind="ready", seats=[1])
        assert until_table(two, lambda table: table["players"][1]["ready"])["start"]["missing"] == [0]
        assert two.ask(kind="ready", seats=[0])["code"] == "not_allowed", "nobody is ready for somebody else"


def test_readiness_outlives_the_process(settings: Settings) -> None:
    with running(settings) as base:
        seated = make(base)
        (token,) = claimed(base, seated["match"])
        with come(base, seated["match"], seated["token"]) as one:
            one.ask(kind="ready", seats=[0])
    with running(settings) as base, come(base, seated["match"], token) as two:
        assert two.table["players"][0]["ready"]
        assert two.table["start"]["missing"] == [0, 1], "but whoever is not here is not begun without"
        two.ask(kind="ready", seats=[1])
        with Visitor.at(base, seated["match"], seated["token"]) as one:
            assert one.shown["seq"] > 0


def test_a_bot_takes_an_open_seat_at_once_and_gives_it_back(home: str) -> None:
    seated = make(home)
    with come(home, seated["match"], seated["token"]) as one:
        assert one.ask(kind="seat", seat=1, to="bot")["kind"] == "accepted"
        assert one.table["players"][1]["kind"] == "bot"
        assert one.ask(kind="seat", seat=1, to="open")["kind"] == "accepted"
        assert one.table["players"][1]["kind"] == "open"
        one.ask(kind="seat", seat=1, to="bot")
        one.ask(kind="ready", seats=[0])
        seen(one)
        assert one.ask(kind="seat", seat=1, to="open")["code"] == "begun"
    with Visitor.at(home, seated["match"]) as watcher:
        assert watcher.ask(kind="seat", seat=1, to="open")["code"] == "not_allowed"


# Other options while people gather.


def heard_of(visitor: Visitor, wanted: dict[str, Any]) -> Message:
    """Read until the table has said that it plays with these options; what the match is then."""
    while not wanted.items() <= visitor.welcome["match"]["options"].items():
        visitor.hear()
    match: Message = visitor.welcome["match"]
    return match


@pytest.mark.parametrize(
    ("game", "before", "after"),
    [
        ("smugglers", {}, {"target": 5, "targets": [3, 5], "first_seat": 1}),
        ("triangle", {"length": "short"}, {"length": "full", "targets": [350, 200]}),
        ("aboard", {"pace": "turns"}, {"pace": "race", "hands": [50, 100], "handicap": [1]}),
    ],
)
def test_who_opened_the_table_changes_the_options_and_all_get_ready_anew(
    settings: Settings, game: str, before: dict[str, Any], after: dict[str, Any]
) -> None:
    with running(settings) as base:
        seated = make(base, game, **before)
        match = seated["match"]
        commitment = ask(base, f"/api/matches/{match}")["match"]["commitment"]
        (token,) = claimed(base, match)
        with (
            come(base, match, seated["token"]) as one,
            come(base, match, token) as two,
            come(base, match, None) as watcher,
        ):
            two.ask(kind="ready", seats=[1])
            assert one.ask(kind="options", options=after)["kind"] == "accepted"
            for visitor in (one, two, watcher):
                assert heard_of(visitor, after)["commitment"] == commitment, "the dice stay as they were promised"
                assert until_table(visitor, lambda table: not table["players"][1]["ready"])["stage"] == "gathering"
            assert two.ask(kind="ready", seats=[1])["kind"] == "accepted"
            assert one.ask(kind="options", options=after)["kind"] == "accepted"
            assert one.table["players"][1]["ready"], "nothing has changed"
            two.ask(kind="ready", seats=[1], ready=False)
        assert not stored(settings, match).log.entries
    with running(settings) as base:
        found = ask(base, f"/api/matches/{match}")["match"]
        assert after.items() <= found["options"].items(), "they outlive the process"
        assert found["commitment"] == commitment
        with sitting(base, match, [seated["token"], token]) as (one, _):
            assert one.shown["seq"] > 0, "they are played with"
    header = stored(settings, match).log.header
    assert after.items() <= header.options.items()
    assert dice.commitment(match, stored(settings, match).secret).hex() == header.commitment == commitment


@pytest.mark.parametrize(
    ("options", "code", "reason"),
    [
        ({"rocks": 3}, "no_option", "rocks_of_two"),
        ({"target": 99}, "no_option", None),
        ({"moon": True}, "no_option", None),
        ({"first_seat": 2}, "no_option", "no_such_seat"),
    ],
)
def test_options_that_cannot_be_played_change_nothing(
    home: str, settings: Settings, options: dict[str, Any], code: str, reason: str | None
) -> None:
    seated = make(home, target=5)
    with come(home, seated["match"], seated["token"]) as one:
        one.ask(kind="ready", seats=[0])
        refused = one.ask(kind="options", options=options)
        assert (refused["code"], refused["reason"]) == (code, reason)
        assert one.table["players"][0]["ready"]
        assert one.ask(kind="options", options={"target": 5, "seats": 4})["code"] == "no_option", "the seats are who sits there"
        assert one.table["players"][0]["ready"]
    found = stored(settings, seated["match"])
    assert (found.log.header.options["target"], found.log.header.options["seats"], found.seats[0].ready) == (5, 2, 0)


def test_only_who_opened_the_table_changes_the_options_and_only_before_it_begins(home: str) -> None:
    seated = make(home)
    (token,) = claimed(home, seated["match"])
    with come(home, seated["match"], seated["token"]) as one, come(home, seated["match"], token) as two:
        with come(home, seated["match"], None) as watcher:
            for visitor in (two, watcher):
                assert visitor.ask(kind="options", options={"target": 5})["code"] == "not_allowed"
        two.ask(kind="ready", seats=[1])
        one.ask(kind="ready", seats=[0])
        seen(one)
        assert one.ask(kind="options", options={"target": 5})["code"] == "begun"
    assert ask(home, f"/api/matches/{seated['match']}")["match"]["options"]["target"] == 7


def test_other_options_stop_the_horn(settings: Settings) -> None:
    with running(replace(settings, countdown=LONG)) as base:
        seated = race(base, BOTS)
        with come(base, seated["match"], seated["token"]) as one:
            one.ask(kind="ready", seats=[0])
            until_table(one, lambda table: table["start"]["horn"])
            one.ask(kind="options", options={"pace": "gentle"})
            assert one.table["start"] == awaited(race=True, missing=[0])
            one.ask(kind="options", options={"pace": "turns"})
            assert one.table["start"] == awaited(race=False, missing=[0])
            one.ask(kind="ready", seats=[0])
            seen(one)
            assert one.shown["clock"] is None


# Races.


def race(base: str, players: list[dict[str, Any]] = OPEN) -> dict[str, Any]:
    return make(base, "aboard", players, pace="race")


def test_a_race_has_a_horn_whose_moment_all_are_told_beforehand(settings: Settings) -> None:
    with running(replace(settings, countdown=LONG)) as base:
        seated = race(base)
        (token,) = claimed(base, seated["match"])
        with come(base, seated["match"], seated["token"]) as one, come(base, seated["match"], token) as two:
            one.ask(kind="ready", seats=[0])
            two.ask(kind="ready", seats=[1])
            horns = [until_table(visitor, lambda table: table["start"]["horn"])["start"]["horn"] for visitor in (one, two)]
            assert horns[0] == horns[1] == stored(settings, seated["match"]).table.horn
            assert 0 < horns[0] - now_ms() <= LONG
            assert not stored(settings, seated["match"]).log.entries, "before the horn nothing exists"
            sent = 12.5
            one.say(kind="ask_time", sent=sent)
            told = one.until(lambda message: message["kind"] == "time")
            assert told["sent"] == sent
            assert abs(told["now"] - now_ms()) < LONG


def test_whoever_leaves_before_the_horn_stops_it(settings: Settings) -> None:
    with running(replace(settings, countdown=LONG)) as base:
        seated = race(base)
        (token,) = claimed(base, seated["match"])
        with come(base, seated["match"], seated["token"]) as one:
            one.ask(kind="ready", seats=[0])
            with come(base, seated["match"], token) as two:
                two.ask(kind="ready", seats=[1])
                until_table(one, lambda table: table["start"]["horn"])
            assert until_table(one, lambda table: not table["start"]["horn"])["start"]["missing"] == [1]


def test_at_the_horn_the_race_is_drawn_for_all(home: str) -> None:
    seated = race(home)
    others = claimed(home, seated["match"])
    with sitting(home, seated["match"], [seated["token"], *others]) as (one, two):
        assert len(one.shown["view"]["cards"]) == len(two.shown["view"]["cards"]) == 13
        assert one.shown["view"]["heap"] == two.shown["view"]["heap"]
        assert one.shown["clock"]["busy"] == 0


def test_alone_a_race_waits_for_one_tap(home: str) -> None:
    seated = race(home, BOTS)
    with come(home, seated["match"], seated["token"]) as one:
        assert not one.shown
        one.ask(kind="ready", seats=[0])
        seen(one)
        assert len(one.shown["view"]["heap"]) == 84


def test_seats_that_take_turns_have_no_horn(home: str) -> None:
    seated = make(home, "aboard", BOTS, pace="turns")
    with Visitor.at(home, seated["match"], seated["token"], ready=False) as one:
        assert one.table["start"] is None


def test_the_second_race_waits_until_all_are_ready(home: str, settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """A voyage is sailed to its end by whoever holds both seats; then nobody's clock runs, and no card is drawn."""
    monkeypatch.setattr(tempo, "PICK", {"race": 1})
    seated = make(home, "aboard", [{"kind": "person"}] * 2, pace="race")
    with come(home, seated["match"], seated["token"]) as both:
        both.ask(kind="ready", seats=[0, 1])
        seen(both)
        while both.table["start"] is None:
            seat = next(seat for seat in both.shown["actors"])
            if both.shown["seat"] != seat:
                both.say(kind="sit", seat=seat)
                both.until(lambda message: message["kind"] == "resync")
            legal = both.shown["legal"]
            useful = [action for action in legal if action["kind"] in ("take", "load", "decline", "flee")]
            answer = both.act((useful or legal)[0])
            assert answer["kind"] == "accepted" or answer["code"] == "busy", answer
            if answer["kind"] == "accepted" and both.shown["actors"] and both.shown["outcome"] is None:
                both.say(kind="ask_time", sent=0)
                both.until(lambda message: message["kind"] == "time")
        assert both.table["start"]["missing"] == [0, 1]
        view = both.shown["view"]
        assert (view["round"], view["cards"], view["heap"]) == (2, [], [])
        assert both.shown["clock"] is None
        entries = len(stored(settings, seated["match"]).log.entries)
        assert both.act({"kind": "wait"}, seat=0)["code"] in ("not_begun", "malformed")
        both.ask(kind="ready", seats=[0, 1])
        both.until(lambda message: message["kind"] == "update" and len(message["view"]["heap"]) == 84)
        assert len(stored(settings, seated["match"]).log.entries) > entries
