"""A match is looked at again: the server decides who sees what of it, and from which step on."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from seaboard.bots.bot import bot
from seaboard.engine.chance import new_rng
from seaboard.engine.replay import Log
from seaboard.engine.state import OPEN, SPECTATOR
from seaboard.games import registry
from seaboard.server import films, seating
from seaboard.server.begin import new_match
from seaboard.server.bodies import NewPlayer
from seaboard.server.limits import Limits
from seaboard.server.storage.store import TableRow
from seaboard.table import history
from seaboard.table.film import BETWEEN_MARKS, Film, NoStep
from seaboard.table.match import Match, new
from tests.support.games import SECRETIVE, Case, plies
from tests.support.played import played
from tests.support.wire import House

SECRET = bytes(32)
TOKENS = ("token-0", "token-1")


def short(game: str) -> Match:
    """A whole match of two bots."""
    return played(game, registry.game(game).options(seats=2), 1)


def with_undo() -> Match:
    """A match in which something was taken back in the middle."""
    match = new("smugglers", seats=2, seed=3, first_seat=0)
    rng, choose = new_rng("film"), bot("sensible")
    for _ in range(40):
        seat = match.actors[0]
        match.act(seat, match.chosen_by(choose, seat, rng))
    seat = match.actors[0]
    match.act(seat, match.legal(seat)[0])
    while match.undo_cost(seat) not in ("free", "consent"):
        match.act(match.actors[0], match.legal(match.actors[0])[0])
        seat = match.actors[0]
        match.act(seat, match.legal(seat)[0])
    match.undo(seat, consent=(0, 1))
    for _ in range(6):
        match.act(match.actors[0], match.legal(match.actors[0])[0])
    return match


@pytest.mark.parametrize("game", registry.IDS)
def test_a_film_shows_what_was_told_and_seen(game: str) -> None:
    log = short(game).log
    film = Film(log.header, log.entries)
    for eyes in (0, 1, SPECTATOR):
        told = history.told(log, eyes)
        _, shots = film.reel(eyes, 0, len(film.steps))
        assert [(shot.seq, shot.events) for shot in shots] == [(one.seq, one.events) for one in told]
        some = {shot.seq: shot.seen for shot in shots[::17]}
        assert history.shown(log, eyes, some) == some
    assert film.outcome == short(game).outcome


def test_a_step_costs_no_more_at_the_end_than_at_the_beginning() -> None:
    log = short("triangle").log
    film = Film(log.header, log.entries)
    whole = film.reel(SPECTATOR, 0, len(film.steps))[1]
    applied: list[int] = []

    def counted(*args: Any) -> None:
        applied.append(1)
        true(*args)

    true = film.game.apply
    film.game = replace(film.game, apply=counted)
    for first in range(0, len(film.steps) - 1, 11):
        applied.clear()
        before, (shot,) = film.reel(SPECTATOR, first, 1)
        assert (shot.events, shot.seen) == (whole[first].events, whole[first].seen)
        assert first == 0 or before == whole[first - 1].seen
        assert len(applied) <= BETWEEN_MARKS + film.steps[first].last - film.steps[first].first + 1


def test_what_was_taken_back_is_not_in_the_film_and_it_can_be_followed_entry_by_entry() -> None:
    log = with_undo().log
    film = Film(log.header, log.entries)
    slowly = Film(log.header)
    for entry in log.entries:
        slowly.follow((entry,))
    assert slowly.steps == film.steps
    assert slowly.reel(0, 0, 500) == film.reel(0, 0, 500)
    told = [one for one in history.told(log, 0) if not one.undone]
    assert len(told) < len(history.told(log, 0))
    assert [(shot.seq, shot.events) for shot in film.reel(0, 0, 500)[1]] == [(one.seq, one.events) for one in told]
    with pytest.raises(NoStep):
        film.reel(0, len(film.steps) + 1, 1)


@pytest.mark.parametrize("id_", SECRETIVE)
def test_with_everything_open_every_secret_is_seen(id_: str) -> None:
    game = registry.game(id_)
    rng = new_rng("open", id_)
    differed = 0
    for options in game.variants[:4]:
        case = Case(game, options)
        for ply in plies(case, "sensible", 150)[::7]:
            other = ply.state.clone()
            game.resample(other, case.board, SPECTATOR, rng)
            is_other = any(
                game.view(ply.state, case.board, seat) != game.view(other, case.board, seat) for seat in range(options.seats)
            )
            differed += is_other
            is_seen = game.view(ply.state, case.board, OPEN) != game.view(other, case.board, OPEN)
            assert is_seen or not is_other, "what some seat sees lies open"
    assert differed


Asked = Callable[[House], Awaitable[Any]]


def at_home(tmp_path: Path, match: Match, play: Asked, *, watch: bool = True, **more: Any) -> Any:
    """Let something happen in a house where a match is stored as `it`, and two devices have a seat each."""

    async def live() -> Any:
        async with House.at(tmp_path, **more) as house:
            players = [NewPlayer("person", f"P{seat}") for seat in range(2)]
            rows = tuple(
                row._replace(token_hash=seating.token_hash(token))
                for row, token in zip(seating.seat_rows(players, "none"), TOKENS, strict=True)
            )
            table = TableRow(watch=watch)
            made = house.hub.store.create("it", match.header, SECRET, rows, match.log.entries, 0, table)
            await asyncio.wrap_future(made)
            return await play(house)

    return asyncio.run(live())


def running() -> Match:
    """A match of two that is not over, as a server keeps it."""
    rows = seating.seat_rows([NewPlayer("person"), NewPlayer("person")], "none")
    match = new_match("it", SECRET, "smugglers", {"first_seat": 0}, rows)
    match.adopt(match.propose_start())
    for _ in range(12):
        seat = match.actors[0]
        match.act(seat, match.legal(seat)[-1])
    return match


FILM, REEL = "/api/matches/it/film", "/api/matches/it/film/reel?eyes={}&first=0"


def test_a_running_match_is_seen_through_the_own_eyes_only(tmp_path: Path) -> None:
    match = running()

    async def play(house: House) -> None:
        film = (await house.ask("GET", FILM, token=TOKENS[1])).json
        assert (film["over"], film["seats"], film["outcome"], film["moments"]) == (False, [1], None, [])
        assert film["steps"][-1]["last"] == match.seq
        for eyes, token, code in (
            ("all", None, None),
            ("all", TOKENS[0], None),
            ("1", TOKENS[1], None),
            ("0", TOKENS[1], "not_allowed"),
            ("0", None, "not_allowed"),
            ("open", TOKENS[0], "not_over"),
            ("open", None, "not_over"),
            ("7", TOKENS[0], "no_seat"),
            ("all", "wrong", "not_allowed"),
        ):
            answer = (await house.ask("GET", REEL.format(eyes), token=token)).json
            assert answer.get("code") == code, (eyes, token)
        reel = (await house.ask("GET", REEL.format("1"), token=TOKENS[1])).json
        assert reel["shots"][-1]["then"]["view"] == msgspec.json.decode(msgspec.json.encode(match.view(1)))

    at_home(tmp_path, match, play)


def test_a_film_ends_before_a_throw_that_is_in_somebodys_hand(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        live = await house.hub.live("it")
        async with house.page("it", TOKENS[0], by_hand=True) as one, house.page("it", TOKENS[1], by_hand=True) as two:
            while live.crier.shown_until == live.match.seq:
                seat = live.match.actors[0]
                action = msgspec.to_builtins(live.match.legal(seat)[-1])
                answer = await (one, two)[seat].ask(kind="act", seq=live.match.seq, seat=seat, action=action)
                assert answer["kind"] == "accepted"
            film = (await house.ask("GET", FILM)).json
            assert film["steps"][-1]["last"] == live.crier.shown_until
            one.say(kind="throw", seat=live.match.actors[0], seq=live.match.seq, nth=0)
            two.say(kind="throw", seat=live.match.actors[0], seq=live.match.seq, nth=0)
            await one.until("thrown")
            film = (await house.ask("GET", FILM)).json
            assert film["steps"][-1]["last"] == live.match.seq

    at_home(tmp_path, running(), play)


def test_when_it_is_over_everybody_who_may_look_sees_everything(tmp_path: Path) -> None:
    match = short("smugglers")

    async def play(house: House) -> None:
        film = (await house.ask("GET", FILM)).json
        assert film["over"]
        assert film["moments"]
        last = len(film["steps"])
        for eyes in ("all", "0", "1", "open"):
            path = f"/api/matches/it/film/reel?eyes={eyes}&first={last - 3}"
            reel = (await house.ask("GET", path)).json
            assert len(reel["shots"]) == 3
        assert (await house.ask("GET", f"/api/matches/it/film/reel?first={last}")).json["shots"] == []
        answer = await house.ask("GET", f"/api/matches/it/film/reel?first={last + 1}")
        assert (answer.status, answer.json["code"]) == (404, "no_step")
        assert (await house.ask("GET", "/api/matches/nothing/film")).json["code"] == "no_match"
        assert (await house.ask("GET", "/api/matches/it/film/reel?first=x")).status == 400

    at_home(tmp_path, match, play)


def test_where_nobody_may_watch_a_stranger_sees_no_film(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        assert (await house.ask("GET", FILM)).json["code"] == "no_watching"
        assert (await house.ask("GET", REEL.format("open"))).json["code"] == "no_watching"
        assert (await house.ask("GET", FILM, token=TOKENS[0])).status == 200

    at_home(tmp_path, short("smugglers"), play, watch=False)


def test_films_have_their_limit(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        answers = [(await house.ask("GET", FILM)).status for _ in range(12)]
        assert answers == [200] * 10 + [429] * 2

    at_home(tmp_path, running(), play, limits=Limits(previews=1))


def changed(log: Log, **header: Any) -> bytes:
    """A file with another header."""
    return Log(msgspec.structs.replace(log.header, **header), log.entries).to_json().encode()


def test_a_file_is_checked_and_shown_or_refused(tmp_path: Path) -> None:
    log = short("aboard").log
    file = log.to_json().encode()
    further = Log(log.header, (*log.entries, msgspec.structs.replace(log.entries[-1], seq=len(log.entries) + 1)))
    stranger = Log(log.header, (msgspec.structs.replace(log.entries[0], seat=9),))

    async def play(house: House) -> None:
        film = (await house.ask("POST", "/api/films", file)).json
        assert film["over"]
        assert film["steps"][-1]["last"] == log.entries[-1].seq
        reel = (await house.ask("POST", "/api/films/reel?eyes=open&first=2", file)).json
        assert [shot["seq"] for shot in reel["shots"]] == [step["last"] for step in film["steps"][2 : 2 + films.MOST_STEPS]]
        for broken, code in (
            (b"", "no_film"),
            (b"\xff\xfe", "no_film"),
            (b"[" * 100_000, "no_film"),
            (file[: len(file) // 2], "no_film"),
            (further.to_json().encode(), "no_film"),
            (stranger.to_json().encode(), "no_film"),
            (changed(log, players=()), "no_film"),
            (changed(log, position={"phase": 3}), "no_film"),
            (changed(log, game="chess"), "no_game"),
            (changed(log, rules=99), "rules_mismatch"),
            (b" " * (4 * 1024 * 1024), "oversize"),
        ):
            answer = await house.ask("POST", "/api/films", broken)
            assert answer.json["code"] == code, broken[:80]
            assert answer.status in (400, 404, 413)

    at_home(tmp_path, running(), play)


def test_somebody_shows_the_match_to_the_others(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with house.page("it", TOKENS[0]) as one, house.page("it", TOKENS[1]) as two, house.page("it") as three:
            one.say(kind="lead", seat=0, entry=5, eyes="open")
            for page in (two, three):
                assert await page.until("led") == {"kind": "led", "seat": 0, "entry": 5, "eyes": "open"}
            two.say(kind="lead", seat=0, entry=9)  # not its seat
            assert (await two.until("refused"))["code"] == "not_allowed"
            three.say(kind="lead", seat=0, entry=9)
            assert (await three.until("refused"))["code"] == "not_allowed"
            async with house.page("it", TOKENS[1]) as late:
                assert (await late.until("led"))["entry"] == 5
            one.say(kind="lead", seat=0, entry=None)
            assert (await two.until("led"))["entry"] is None
            async with house.page("it", TOKENS[0]) as other:
                other.say(kind="lead", seat=0, entry=7)
                assert (await two.until("led"))["entry"] == 7
            assert (await two.until("led"))["entry"] is None, "whoever led has gone"

    at_home(tmp_path, short("smugglers"), play)


def test_nobody_is_led_before_the_end(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with house.page("it", TOKENS[0]) as page:
            page.say(kind="lead", seat=0, entry=1)
            assert (await page.until("refused"))["code"] == "not_over"

    at_home(tmp_path, running(), play)
