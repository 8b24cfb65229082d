"""Positions as text: a match gives away what a seat knows and no more, and a table for practice begins where a text says."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from seaboard.engine import postcard
from seaboard.engine.replay import Header, Log
from seaboard.engine.state import SPECTATOR
from seaboard.games import registry
from seaboard.server import seating
from seaboard.server.begin import new_match
from seaboard.server.bodies import NewPlayer
from seaboard.server.limits import Limits
from seaboard.server.storage.replays import check_store
from seaboard.table.film import Film
from seaboard.table.match import Match, resume
from seaboard.table.verify import verify
from tests.server.test_films import SECRET, TOKENS, at_home, running, short
from tests.support.played import play_out
from tests.support.sea import Sea, boat
from tests.support.wire import House

POSITION = "/api/matches/it/position?eyes={}&at={}"
Play = Callable[[House], Awaitable[Any]]


def stood(text: str) -> tuple[Any, postcard.Spot]:
    game_id, place = postcard.read(text)
    game = registry.game(game_id, place.rules)
    return game, postcard.stand(game, place)


def test_a_running_match_is_told_as_a_seat_knows_it_and_to_that_seat_only(tmp_path: Path) -> None:
    match = running()
    film = Film(match.header, match.log.entries)
    last = len(film.steps)

    async def play(house: House) -> None:
        for eyes, token, code in (
            ("1", TOKENS[1], None),
            ("0", TOKENS[0], None),
            ("0", TOKENS[1], "not_allowed"),
            ("0", None, "not_allowed"),
            ("all", TOKENS[0], "not_allowed"),
            ("all", None, "not_allowed"),
            ("open", TOKENS[0], "not_allowed"),
            ("7", TOKENS[0], "no_seat"),
            ("0", "wrong", "not_allowed"),
        ):
            answer = (await house.ask("GET", POSITION.format(eyes, last), token=token)).json
            assert answer.get("code") == code, (eyes, token)
        texts = {(await house.ask("GET", POSITION.format(1, last), token=TOKENS[1])).json["text"] for _ in range(24)}
        assert len(texts) == 2, "what the seat cannot know is drawn each time, one of two here"
        for text in texts:
            game, spot = stood(text)
            assert game.view(spot.s, spot.board, 1) == match.view(1), "all that the seat sees is as it is"
        for wrong in (last + 1, -1):
            assert (await house.ask("GET", POSITION.format(1, wrong), token=TOKENS[1])).json["code"] == "no_step"

    at_home(tmp_path, match, play)


def test_when_it_is_over_every_step_can_be_had_by_whoever_may_look(tmp_path: Path) -> None:
    match = short("triangle")
    film = Film(match.header, match.log.entries)
    last = len(film.steps)

    async def play(house: House) -> None:
        for at in (0, 1, last // 2, last - 1):
            text = (await house.ask("GET", POSITION.format("all", at))).json["text"]
            game, spot = stood(text)
            before, _ = film.reel(SPECTATOR, at, 1)
            assert game.view(spot.s, spot.board, SPECTATOR) == before.view
        assert (await house.ask("GET", POSITION.format("all", last))).json["code"] == "over"
        file = match.log.to_json().encode()
        assert (await house.ask("POST", f"/api/films/position?at={last // 2}", file)).json["text"] == film.text(last // 2)
        assert (await house.ask("POST", "/api/films/position", b"{}")).json["code"] == "no_film"

    at_home(tmp_path, match, play)


def test_where_nobody_may_watch_a_stranger_gets_no_position(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        assert (await house.ask("GET", POSITION.format("all", 0))).json["code"] == "no_watching"

    at_home(tmp_path, short("smugglers"), play, watch=False)


def test_positions_have_their_limit(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        paths = [("GET", POSITION.format(0, 0), None), ("POST", "/api/positions", {"text": "x"})] * 6
        answers = [(await house.ask(method, path, body)).status for method, path, body in paths]
        assert answers[-2:] == [429, 429]

    at_home(tmp_path, running(), play, limits=Limits(previews=1))


WINNING = boat("O4", "gems>coins", delivered=["gems>jewellery", "coins>vases"])
OTHER = boat("O14", delivered=["vases>gems"])


def in_house(tmp_path: Path, play: Play) -> Any:
    async def live() -> Any:
        async with House.at(tmp_path) as house:
            return await play(house)

    return asyncio.run(live())


def wanted(text: str, *others: dict[str, Any], **more: Any) -> dict[str, Any]:
    players = [{"kind": "person", "name": "Ann"}, *(others or [{"kind": "person", "name": "Ben"}])]
    return {"game": "smugglers", "players": players, "position": text} | more


def test_a_text_is_looked_at_before_a_table_is_opened(tmp_path: Path) -> None:
    sea = Sea.sailing(4, WINNING, OTHER)

    async def play(house: House) -> None:
        found = (await house.ask("POST", "/api/positions", {"text": sea.match.text})).json
        assert (found["game"], found["seats"], found["round"]) == ("smugglers", 2, sea.match.round)
        assert found["then"]["view"] == msgspec.json.decode(msgspec.json.encode(sea.match.view()))
        for text, code in (("hello", "no_position"), (sea.match.text[:-3], "no_position")):
            answer = await house.ask("POST", "/api/positions", {"text": text})
            assert (answer.status, answer.json["code"]) == (400, code)

    in_house(tmp_path, play)


def test_a_text_opens_only_a_table_of_its_game_seats_and_options(tmp_path: Path) -> None:
    text = Sea.sailing(4, WINNING, OTHER).match.text

    async def play(house: House) -> None:
        for more, code in (
            ({"game": "triangle"}, "no_position"),
            ({"players": [{"kind": "person"}] * 3}, "no_position"),
            ({"options": {"target": 12}}, "no_position"),
            ({"position": "x" * 40_000}, "malformed"),
        ):
            assert (await house.ask("POST", "/api/matches", wanted(text) | more)).json["code"] == code, more

    in_house(tmp_path, play)


def test_a_practice_match_is_marked_replays_is_fair_and_its_rematch_begins_at_the_same_position(tmp_path: Path) -> None:
    sea = Sea.sailing(4, WINNING, OTHER)
    text = sea.match.text

    async def play(house: House) -> None:
        made = (await house.ask("POST", "/api/matches", wanted(text))).json
        assert made["seats"] == [0, 1]
        async with house.page(made["match"], made["token"], seat=0) as page:
            assert page.heard[0]["match"]["practice"]
            assert (await page.until("resync"))["view"] == msgspec.json.decode(msgspec.json.encode(sea.match.view(0)))
            path = f"/api/matches/{made['match']}/position?eyes=0&at=0"
            again = (await house.ask("GET", path, token=made["token"])).json["text"]
            assert stood(again)[0].view(*stood(again)[1][:2], 0) == sea.match.view(0)
            answer = await page.ask(kind="act", seq=0, seat=0, action={"kind": "sail", "to": "coins"})
            assert answer["kind"] == "accepted"
        record = (await house.ask("GET", f"/api/matches/{made['match']}/record")).json
        assert record["fault"] is None
        log = msgspec.convert(record["log"], Log)
        assert (log.header.practice, log.header.position) == (True, msgspec.convert(sea.match.position, dict))
        assert log.entries[0].action == {"kind": "sail", "to": "coins"}, "nothing was drawn to open it"
        assert resume(log).over
        assert verify(log).draws == ()
        film = (await house.ask("GET", f"/api/matches/{made['match']}/film")).json
        assert (film["match"]["practice"], len(film["steps"])) == (True, 1)
        following = (await house.ask("POST", f"/api/matches/{made['match']}/rematch", {}, token=made["token"])).json
        found = (await house.ask("GET", f"/api/matches/{following['match']}")).json
        assert found["match"]["practice"]
        assert (found["seq"], found["view"]) == (0, msgspec.json.decode(msgspec.json.encode(sea.match.view())))

    in_house(tmp_path, play)
    found = check_store(f"sqlite:///{tmp_path / 'matches.sqlite'}", lambda _total: lambda _n: None)
    assert (found["matches"], found["faults"]) == (2, [])


def test_friends_gather_at_a_practice_table_and_it_begins_without_a_draw(tmp_path: Path) -> None:
    sea = Sea.sailing(4, WINNING, OTHER)

    async def play(house: House) -> None:
        made = (await house.ask("POST", "/api/matches", wanted(sea.match.text, {"kind": "open"}))).json
        path = f"/api/matches/{made['match']}"
        assert (await house.ask("GET", path)).json["stage"] == "gathering"
        assert (await house.ask("GET", f"{path}/position?eyes=0", token=made["token"])).json["code"] == "not_begun"
        other = (await house.ask("POST", f"{path}/claim", {"name": "Ben"})).json
        async with house.page(made["match"], made["token"]) as one, house.page(made["match"], other["token"]) as two:
            assert (await one.ask(kind="options", options={"target": 12}))["code"] == "begun"
            assert (await one.ask(kind="ready", seats=[0]))["kind"] == "accepted"
            assert (await two.ask(kind="ready", seats=[1]))["kind"] == "accepted"
            for seat, page in enumerate((one, two)):
                if not any(message["kind"] == "resync" for message in page.heard):
                    await page.until("resync")
                shown = next(message for message in page.heard if message["kind"] == "resync")
                assert shown["view"] == msgspec.json.decode(msgspec.json.encode(sea.match.view(seat)))
            assert (await one.ask(kind="act", seq=0, seat=0, action={"kind": "sail", "to": "coins"}))["kind"] == "accepted"
        assert (await house.ask("GET", path)).json["stage"] == "over"

    in_house(tmp_path, play)


@pytest.mark.parametrize("game", registry.IDS)
def test_a_match_that_begins_anywhere_is_drawn_by_dice_that_can_be_checked(game: str) -> None:
    whole = short(game)
    film = Film(whole.header, whole.log.entries)
    place = postcard.read(film.text(len(film.steps) // 2)).place
    rows = seating.seat_rows([NewPlayer("bot", bot="sensible")] * 2, "none")
    match: Match = new_match("it", SECRET, game, place.options, rows, place.position, rules=place.rules, practice=True)
    match.adopt(match.propose_start())
    play_out(match)
    log = Log(match.header, match.log.entries, SECRET.hex())
    assert verify(log).draws
    assert msgspec.json.decode(msgspec.json.encode(match.header), type=Header) == match.header
    assert Film(log.header, log.entries).outcome == match.outcome
