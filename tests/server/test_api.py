"""What is asked over HTTP, and how mistakes are told."""

from typing import Any
from urllib.error import HTTPError

import msgspec
import pytest

from seaboard.server.protocol import MOST_MESSAGE
from seaboard.workshop.visitor import Visitor, ask


def problem(base: str, path: str, body: Any = None, token: str | None = None) -> tuple[int, dict[str, Any]]:
    with pytest.raises(HTTPError) as caught:
        ask(base, path, body, token)
    return caught.value.code, msgspec.json.decode(caught.value.read())


def test_the_first_page_knows_three_games_and_one_for_those_who_ask(base: str) -> None:
    games = {game["id"]: game for game in ask(base, "/api/games")}
    assert list(games) == ["smugglers", "triangle", "aboard", "pig"]
    assert [id_ for id_ in games if not games[id_]["shown"]] == ["pig"]
    assert all(set(game["title"]) == {"de", "en", "fr", "nl"} for game in games.values())


def test_a_game_comes_with_its_options_what_excludes_what_and_what_a_page_starts_with(base: str) -> None:
    smugglers, triangle, aboard, _pig = ask(base, "/api/games")
    assert {"kind": "number", "key": "target", "least": 1, "most": 10, "default": 7} in smugglers["options"]
    first: Any = {"way": None, "match": "first", "hands": None, "options": {"pace": "gentle"}, "fixed": False, "asks": []}
    assert first in aboard["start"]
    assert {"kind": "matters", "option": "first_seat", "other": "pace", "among": ["turns"]} in aboard["bonds"]
    assert aboard["offers"]["hands"]["quick"] == 50
    for game in (smugglers, triangle, aboard):
        assert game["bots"] == ["deckhand", "sailor", "mate", "captain"]


def test_the_places_that_an_option_may_still_name_are_told(base: str) -> None:
    taken: list[list[str]] = []

    def places(**options: Any) -> list[str]:
        found: dict[str, list[str]] = ask(base, "/api/games/smugglers/places", {"option": "rock_places", "options": options})
        taken.append(found["taken"])
        return found["open"]

    assert len(places(seats=3, rocks=3)) == 40, "five of the 45 sea squares are the only way out of a harbour"
    assert "I0" not in places(seats=2, rocks=2), "the anchor's rock lies there"
    assert {"M0", "M3"} <= set(places(seats=3, rocks=3, rock_places=["O1"]))
    assert "M0" not in places(seats=3, rocks=3, rock_places=["O1", "O19"]), "it would cut off an island"
    assert taken == [[], ["I0"], ["O1"], ["O1", "O19"]]
    for asked in ({"option": "target"}, {"option": "rock_places", "options": {"rocks": 9}}):
        assert problem(base, "/api/games/smugglers/places", asked)[1]["code"] == "no_option"


def test_options_that_cannot_be_played_together_are_refused_with_the_reason(base: str) -> None:
    players = [{"kind": "person"}, {"kind": "bot", "bot": "sensible"}]
    wanted = {"game": "smugglers", "players": players, "options": {"rocks": 3}}
    status, told = problem(base, "/api/matches", wanted)
    assert (status, told["code"], told["reason"]) == (400, "no_option", "rocks_of_two")


def test_another_number_of_seats_than_of_players_is_refused_not_overridden(base: str) -> None:
    players = [{"kind": "person"}, {"kind": "open"}]
    for seats in (3, 2.5, "2", None):
        wanted = {"game": "smugglers", "players": players, "options": {"seats": seats}}
        status, told = problem(base, "/api/matches", wanted)
        assert (status, told["code"]) == (400, "no_option")
    seated = ask(base, "/api/matches", wanted | {"options": {"seats": 2}})
    with Visitor.at(base, seated["match"], seated["token"], until=("waiting",), ready=False) as one:
        assert one.ask(kind="options", options={"seats": 3})["code"] == "no_option"
        assert one.ask(kind="options", options={"seats": 2, "target": 3})["kind"] == "accepted"


DIRTY = "\u202e A\u0000d\u2066a \n\t\u200b de\u200f V.\u2028\u200d"


def test_names_are_cleaned_of_what_nobody_sees(base: str) -> None:
    seated = ask(base, "/api/matches", {"game": "smugglers", "players": [{"kind": "person", "name": DIRTY}, {"kind": "open"}]})
    ask(base, f"/api/matches/{seated['match']}/claim", {"name": DIRTY})
    assert [player["name"] for player in ask(base, f"/api/matches/{seated['match']}")["players"]] == ["Ada de V."] * 2
    family = "\U0001f468\u200d\U0001f467 علی\u200cرضا"
    tower, letters = "e" + "\u0301" * 20, "\u0301\u200dTiê\u0323n \u0301\u3164"
    with Visitor.at(base, seated["match"], seated["token"], until=("waiting",), ready=False) as one:
        hidden = [(sign, "") for sign in ("\u200d\u202c", "\u3164", "\u115f\u1160", "\u2800", "\uffa0", "\u034f", "\ufe0f")]
        for name, shown in (
            (family, family),
            *hidden,
            (tower, "e" + "\u0301" * 4),
            (letters, "Tiê\u0323n"),
            (DIRTY, "Ada de V."),
        ):
            one.ask(kind="rename", seat=0, name=name)
            assert one.players[0]["name"] == shown


def test_a_board_comes_with_its_hash(base: str) -> None:
    board = ask(base, "/api/games/smugglers/board")
    assert len(board["place"]) == 50
    assert board["hash"] == ask(base, "/api/games")[0]["data"]
    status, told = problem(base, "/api/games/chess/board")
    assert (status, told["code"]) == (404, "no_game")
    assert "expected one of smugglers" in told["detail"]


def test_a_match_is_started_and_seen_by_whoever_knows_its_id(base: str, start: Any) -> None:
    seated = start("person", "bot", "open", target=3)
    assert seated["seats"] == [0]
    summary = ask(base, f"/api/matches/{seated['match']}")
    assert [player["kind"] for player in summary["players"]] == ["person", "bot", "open"]
    assert summary["match"]["options"]["target"] == 3
    assert (summary["stage"], summary["round"]) == ("gathering", 0)
    assert seated["token"] not in str(summary)
    assert len({player["emblem"] for player in summary["players"]}) == 3


def test_an_open_seat_is_taken_once(base: str, start: Any) -> None:
    seated = start("person", "open")
    claimed = ask(base, f"/api/matches/{seated['match']}/claim", {"name": "Ben", "emblem": "whale"})
    assert claimed["seats"] == [1]
    player = ask(base, f"/api/matches/{seated['match']}")["players"][1]
    assert (player["kind"], player["name"], player["emblem"]) == ("person", "Ben", "whale")
    status, told = problem(base, f"/api/matches/{seated['match']}/claim", {})
    assert (status, told["code"]) == (409, "seat_taken")


def test_a_stranger_gets_no_rematch(base: str, start: Any) -> None:
    seated = start("person", "bot")
    for token in (None, "nonsense"):
        status, told = problem(base, f"/api/matches/{seated['match']}/rematch", {}, token)
        assert (status, told["code"]) == (403, "not_allowed")


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ({}, "game"),
        ({"game": "smugglers", "players": []}, "players"),
        ({"game": "smugglers", "players": [{"kind": "ghost"}, {"kind": "person"}]}, "ghost"),
        ({"game": "smugglers", "players": [{"kind": "bot"}, {"kind": "person"}]}, "a kind of bot"),
        ({"game": "smugglers", "players": [{"kind": "bot", "bot": "clever"}, {"kind": "person"}]}, "no bot 'clever'"),
        ({"game": "smugglers", "players": [{"kind": "person", "name": "x" * 25}, {"kind": "person"}]}, "length"),
        ({"game": "smugglers", "players": [{"kind": "person", "emblem": "star"}] * 2}, "same emblem"),
        ({"game": "smugglers", "players": [{"kind": "person"}] * 2, "extra": 1}, "extra"),
    ],
)
def test_a_wrong_wish_for_a_match_says_what_was_expected(base: str, body: dict[str, Any], said: str) -> None:
    status, told = problem(base, "/api/matches", body)
    assert (status, told["code"]) == (400, "malformed")
    assert said in told["detail"]


@pytest.mark.parametrize(
    ("wrong", "code", "said"),
    [
        ({"game": "chess"}, "no_game", "expected one of smugglers"),
        ({"options": {"target": 99}}, "no_option", "$.target"),
        ({"options": {"moon": True}}, "no_option", "moon"),
        ({"players": [{"kind": "person"}]}, "no_seat", "expected 2 to 4"),
    ],
)
def test_an_unknown_game_option_or_seat_has_a_code_of_its_own(base: str, wrong: dict[str, Any], code: str, said: str) -> None:
    _, told = problem(base, "/api/matches", {"game": "smugglers", "players": [{"kind": "person"}] * 2, **wrong})
    assert told["code"] == code
    assert said in told["detail"]


def test_an_oversize_wish_is_told(base: str) -> None:
    status, told = problem(base, "/api/matches", {"game": "x" * MOST_MESSAGE, "players": []})
    assert (status, told["code"]) == (413, "oversize")


def test_an_unknown_match_is_told(base: str) -> None:
    assert problem(base, "/api/matches/nowhere") == (404, {"code": "no_match", "detail": "there is no match 'nowhere'"})
    with Visitor.at(base, "nowhere") as visitor:
        assert visitor.shown == {}


def test_a_plain_table_comes_with_the_words_and_names_of_its_game(base: str) -> None:
    pig = ask(base, "/api/games/pig/plain")
    assert set(pig["words"]) == {"de", "en", "fr", "nl"}
    assert "action-roll = Roll\n" in pig["words"]["en"]
    assert (pig["actions"], pig["thrown"], pig["purposes"]) == (["began", "roll", "hold", "rolled"], [], ["dice"])
    assert (pig["counted"], pig["moments"]) == (["dice-die"], ["kept", "lost", "stake"])
    assert (pig["secrets"], pig["secret_choices"]) == (False, False)
    smugglers = ask(base, "/api/games/smugglers/plain")
    assert (smugglers["words"], smugglers["secrets"]) == ({}, True)
