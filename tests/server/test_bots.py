"""Bots of a rank and of the host's own at a table: they think elsewhere, and the table never waits for them."""

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from seaboard.bots.bot import BOTS
from seaboard.bots.crew import RANKS
from seaboard.engine.chance import new_rng
from seaboard.engine.state import CHANCE, SPECTATOR, State
from seaboard.games import registry
from seaboard.server import crew, seating, thinkers
from seaboard.server.begin import new_match
from seaboard.server.bodies import NewPlayer
from seaboard.server.live import Live
from seaboard.server.storage.store import TableRow
from seaboard.table.match import Match
from tests.support.games import DRAWN, Case, plies
from tests.support.thinker import asked, stub
from tests.support.wire import House, Socket

SECONDS = 60.0
SECRET = bytes(32)
PERSON = {"kind": "person"}


def bot(name: str) -> dict[str, str]:
    return {"kind": "bot", "bot": name}


def run(play: Callable[[House], Awaitable[Any]], folder: Path, *faults: str, **more: Any) -> Any:
    """Let something happen in a house whose bots think in processes with these faults."""

    async def lives() -> Any:
        more.setdefault("bot_workers", 1)
        house = House.at(folder, bot_command=stub(folder, "notes", *faults), **more)
        async with asyncio.timeout(SECONDS), house:
            return await play(house)

    return asyncio.run(lives())


async def until(is_so: Callable[[], Any]) -> None:
    while not is_so():  # noqa: ASYNC110  other processes tell no event
        await asyncio.sleep(0.01)


async def opened(house: House, *players: Any, game: str = "smugglers", **options: Any) -> dict[str, Any]:
    answer = await house.ask("POST", "/api/matches", {"game": game, "players": players, "options": options})
    assert answer.status == 201, answer
    found: dict[str, Any] = answer.json
    return found


@asynccontextmanager
async def sitting(house: House, seated: dict[str, Any]) -> AsyncIterator[tuple[Socket, Live]]:
    async with house.page(seated["match"], seated["token"]) as page:
        yield page, await house.hub.live(seated["match"])


async def acts(page: Socket, live: Live, seat: int = 0) -> None:
    """Play the first thing that the seat may do, as soon as it may."""
    await until(lambda: seat in live.match.actors)
    action = msgspec.to_builtins(live.match.legal(seat)[0])
    answer = await page.ask(kind="act", seq=live.match.seq, seat=seat, action=action)
    assert answer["kind"] == "accepted", answer


def choices(folder: Path) -> list[str]:
    return [note["bot"] for note in asked(folder) if note["kind"] == "choose"]


def test_a_rank_thinks_elsewhere_and_nothing_is_counted(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        house.hub.thinkers.call("smugglers")
        await until(lambda: house.hub.thinkers.is_ready("smugglers"))
        seated = await opened(house, PERSON, bot("captain"), first_seat=0)
        async with sitting(house, seated) as (page, live):
            for _ in range(3):
                await acts(page, live)
            await until(lambda: 0 in live.match.actors)
            assert [row.stood_in for row in live.presence.rows] == [0, 0]
            assert not live.crier.table_info.dressing

    run(play, tmp_path)
    assert choices(tmp_path)
    assert set(choices(tmp_path)) == {"captain"}


def test_until_it_is_ready_the_judgement_plays_which_is_counted_stored_and_told(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        seated = await opened(house, PERSON, bot("mate"), first_seat=0)
        async with sitting(house, seated) as (page, live):
            await acts(page, live)
            await until(lambda: 0 in live.match.actors)
            stood_in = live.presence.rows[1].stood_in
            assert stood_in >= 1
            stored = await asyncio.wrap_future(house.hub.store.read(live.id))
            assert stored.seats == live.presence.rows
            tables = [message for message in page.heard if message["kind"] == "table"]
            assert any(table["dressing"] for table in tables)
            assert tables[-1]["players"][1]["stood_in"] >= 1

    run(play, tmp_path, "warms=1000")
    assert not choices(tmp_path)


def thinkers_are_done(house: House) -> bool:
    return not house.hub.thinkers.is_dressing("smugglers")


def test_the_table_is_told_when_the_captain_is_dressed(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        seated = await opened(house, PERSON, bot("captain"), first_seat=0)
        async with sitting(house, seated) as (page, _):
            while not (await page.until("table"))["dressing"]:
                pass
            while (await page.until("table"))["dressing"]:
                pass

    run(play, tmp_path, "warms=0.3")


def test_without_processes_a_rank_plays_by_its_judgement_at_once(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        seated = await opened(house, PERSON, bot("deckhand"), first_seat=0)
        async with sitting(house, seated) as (page, live):
            await acts(page, live)
            await until(lambda: 0 in live.match.actors)
            assert live.presence.rows[1].stood_in == 1
            assert not live.crier.table_info.dressing, "there is nothing to wait for"

    run(play, tmp_path, bot_workers=0)


@pytest.mark.parametrize("fault", ["no_compiler", "fails", "illegal", "raves", "dies=1000", "sleeps=1000"])
def test_whatever_a_process_does_the_match_goes_on(tmp_path: Path, fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "FIRST_PAUSE", 0.01)
    monkeypatch.setattr(thinkers, "PATIENCE", 0.2)
    monkeypatch.setattr(thinkers, "LIMIT", 0.3)

    async def play(house: House) -> None:
        house.hub.thinkers.call("smugglers")
        await until(lambda: house.hub.thinkers.is_ready("smugglers") or thinkers_are_done(house))
        seated = await opened(house, PERSON, bot("captain"), first_seat=0)
        async with sitting(house, seated) as (page, live):
            for _ in range(3):
                await acts(page, live)
            await until(lambda: 0 in live.match.actors)
            assert live.presence.rows[1].stood_in >= 1

    run(play, tmp_path, fault)


def test_a_bot_of_the_hosts_own_is_offered_and_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "PATIENCE", SECONDS)

    async def play(house: House) -> None:
        games = (await house.ask("GET", "/api/games")).json
        assert all(game["bots"] == [*RANKS, "Careful"] for game in games)
        seated = await opened(house, PERSON, bot("Careful"), first_seat=0)
        async with sitting(house, seated) as (page, live):
            await acts(page, live)
            await until(lambda: 0 in live.match.actors)
            assert live.presence.rows[1].stood_in == 0

    run(play, tmp_path, own_bots={"Careful": "my.bots:Careful"})
    assert choices(tmp_path) == ["my.bots:Careful"]


@pytest.mark.parametrize("name", ["clever", "my.bots:Careful", "os:system", "search:rollouts=100000", ""])
def test_nobody_can_ask_for_a_bot_that_is_not_offered(tmp_path: Path, name: str) -> None:
    async def play(house: House) -> None:
        asked_for = {"game": "smugglers", "players": [PERSON, bot(name)]}
        answer = await house.ask("POST", "/api/matches", asked_for)
        assert (answer.status, answer.json["code"]) == (400, "malformed")
        seated = await opened(house, PERSON, {"kind": "open"})
        async with sitting(house, seated) as (page, _):
            refused = await page.ask(kind="seat", seat=1, to="bot", bot=name)
            assert refused.get("code") == "malformed" or not name, "without a name it is one of the table's crew"

    run(play, tmp_path, own_bots={"Careful": "my.bots:Careful"}, bot_workers=0)


@pytest.mark.parametrize("name", [*BOTS, *RANKS])
def test_all_bots_that_ever_were_are_taken(tmp_path: Path, name: str) -> None:
    run(lambda house: opened(house, PERSON, bot(name)), tmp_path, bot_workers=0)


def test_a_stored_bot_that_the_host_has_no_more_is_stood_in_for(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        seated = await opened(house, PERSON, bot("mate"), first_seat=0)
        live = await house.hub.live(seated["match"])
        live.presence.seat(live.presence.rows[1]._replace(bot="Gone"))
        async with sitting(house, seated) as (page, _):
            await acts(page, live)
            await until(lambda: 0 in live.match.actors)
            assert live.presence.rows[1].stood_in == 1

    run(play, tmp_path)


def test_a_bot_takes_a_seat_at_the_level_of_the_table_or_as_it_is_asked_for(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        seated = await opened(house, PERSON, {"kind": "open"}, {"kind": "open"})
        async with sitting(house, seated) as (page, live):
            assert live.table.crew == "mate"
            await page.ask(kind="seat", seat=1, to="bot")
            assert live.presence.rows[1].bot == "mate"
            await page.ask(kind="agree", crew="sailor")
            assert live.table.crew == "sailor"
            await page.ask(kind="seat", seat=2, to="bot")
            assert live.presence.rows[2].bot == "sailor"
            await page.ask(kind="seat", seat=2, to="bot", bot="captain")
            assert live.presence.rows[2].bot == "captain"
            stored = await asyncio.wrap_future(house.hub.store.read(live.id))
            assert (stored.table.crew, stored.seats) == ("sailor", live.presence.rows)
            refused = await page.ask(kind="agree", crew="admiral")
            assert refused["code"] == "malformed"

    run(play, tmp_path, bot_workers=0)


def test_a_rematch_keeps_what_was_agreed_and_counts_anew(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        seated = await opened(house, PERSON, bot("mate"), first_seat=0, target=1)
        async with sitting(house, seated) as (page, live):
            await page.ask(kind="agree", crew="captain", hints=False)
            while not live.match.over:
                await acts(page, live)
                await until(lambda: 0 in live.match.actors or live.match.over)
            assert live.presence.rows[1].stood_in
            again = await house.ask("POST", f"/api/matches/{live.id}/rematch", {}, seated["token"])
            following = await house.hub.live(again.json["match"])
            assert (following.table.crew, following.table.hints) == ("captain", False)
            assert [row.stood_in for row in following.presence.rows] == [0, 0]

    run(play, tmp_path, bot_workers=0)


# At any moment of any game a bot may take the oars.


def moments(id_: str) -> dict[str, tuple[Case, State, int]]:
    """A position of each phase in which somebody has to choose, with who."""
    game = registry.game(id_)
    found: dict[str, tuple[Case, State, int]] = {}
    for number, options in enumerate(game.variants):
        case = Case(game, options)
        for ply in plies(case, "sensible,dreamy,random", 400, number):
            phase = game.phases[cast(Any, ply.state).phase]
            if ply.seat != CHANCE:
                found.setdefault(phase, (case, ply.state, ply.seat))
    return found


def has_gone_on(live: Live, before: int) -> bool:
    return live.match.seq > before


@pytest.mark.slow
@pytest.mark.parametrize("id_", DRAWN)
def test_a_bot_takes_over_in_every_phase(tmp_path: Path, id_: str) -> None:
    async def play(house: House) -> None:
        for phase, (case, s, seat) in moments(id_).items():
            rows = seating.seat_rows([NewPlayer("person") for _ in range(case.options.seats)], "none")
            rows = tuple(row._replace(token_hash=seating.token_hash(f"seat-{row.seat}")) for row in rows)
            position = msgspec.to_builtins(case.game.to_position(s, case.board))
            match = new_match(phase, SECRET, id_, msgspec.to_builtins(case.options), rows, position)
            await asyncio.wrap_future(house.hub.store.create(phase, match.header, SECRET, rows, (), 0, TableRow(crew="captain")))
            other = (seat + 1) % case.options.seats
            async with house.page(phase, f"seat-{other}") as page:
                live = await house.hub.live(phase)
                house.hub.thinkers.call(id_)
                await until(lambda: house.hub.thinkers.is_ready(id_))
                before = live.match.seq
                answer = await page.ask(kind="lend", seat=seat)
                assert answer["kind"] == "accepted", (phase, answer)
                assert live.presence.rows[seat].lent == "captain"
                await until(partial(has_gone_on, live, before))

    run(play, tmp_path, patience=0)


def test_a_lent_seat_is_sailed_by_whom_the_message_names(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        seated = await opened(house, PERSON, {"kind": "open"}, {"kind": "open"})
        friend = (await house.ask("POST", f"/api/matches/{seated['match']}/claim", {})).json
        async with sitting(house, seated) as (page, live):
            (seat,) = friend["seats"]
            assert (await page.ask(kind="lend", seat=seat, bot="os:system"))["code"] == "malformed"
            await page.ask(kind="lend", seat=seat, bot="deckhand")
            assert live.presence.rows[seat].lent == "deckhand"

    run(play, tmp_path, patience=0, bot_workers=0)


# Manner.


def test_thinking_is_part_of_the_pause_and_never_more_than_a_second(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    sleep = asyncio.sleep

    async def counted(seconds: float) -> None:
        slept.append(seconds)
        await sleep(0)

    assert max(crew.SECONDS.values()) <= 1.0
    assert thinkers.PATIENCE < 1.0

    async def play(house: House) -> None:
        house.hub.thinkers.call("smugglers")
        await until(lambda: house.hub.thinkers.is_ready("smugglers"))
        seated = await opened(house, PERSON, bot("captain"), first_seat=0)
        async with sitting(house, seated) as (page, live):
            monkeypatch.setattr(live.crew, "_delays", True)
            monkeypatch.setattr(asyncio, "sleep", counted)
            await acts(page, live)
            await until(lambda: 0 in live.match.actors)

    run(play, tmp_path, "sleeps=0.3")
    pauses = [seconds for seconds in slept if seconds > 0.05]  # what is shorter is this test, looking
    assert pauses
    assert all(0.0 < seconds <= crew.SECONDS["normal"] - 0.3 for seconds in pauses)


def test_who_is_better_reaches_sooner() -> None:
    reaches = [crew.REACH[rank] for rank in reversed(RANKS)]
    assert reaches == sorted(reaches)


def test_in_a_race_bots_hurry_as_soon_as_every_person_is_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(house: House) -> None:
        seated = await opened(house, PERSON, bot("deckhand"), game="aboard", pace="gentle")
        async with sitting(house, seated) as (page, live):
            await page.ask(kind="ready", seats=[0])
            await until(lambda: 0 in live.match.actors)
            monkeypatch.setattr(live.crew, "_delays", True)
            action = live.match.legal_ids(1)[0]
            reach = partial(live.crew._seconds, 1, "deckhand", action)  # noqa: SLF001
            reach(new_rng("look"))  # at the beginning everybody looks
            assert reach(new_rng("reach")) > crew.ALONE / 1000 + live.busy(1) / 1000
            monkeypatch.setattr(Match, "actors", (1,))
            assert reach(new_rng("reach")) <= crew.ALONE / 1000 + live.match.busy(1, action) / 1000

    run(play, tmp_path, "warms=1000")


def test_the_first_event_of_a_race_waits_for_nobody(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        seated = await opened(house, PERSON, bot("captain"), bot("deckhand"), game="aboard", pace="race")
        async with sitting(house, seated) as (page, live):
            await page.ask(kind="ready", seats=[0])
            await page.until("update")
            await until(lambda: live.match.seq > 1 and any(row.stood_in for row in live.presence.rows))
            assert live.crier.table_info.dressing

    run(play, tmp_path, "warms=1000")


def test_all_hear_the_same_reason_before_it_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked_for: list[tuple[int, int]] = []

    def reason(self: Match, observer: int, seat: int, action: int) -> str:
        assert action in self.legal_ids(seat)
        asked_for.append((observer, seat))
        return "in_the_dark" if len(asked_for) % 2 else "none"

    monkeypatch.setattr(Match, "reason", reason)

    async def play(house: House) -> None:
        seated = await opened(house, PERSON, bot("sensible"), first_seat=0)
        async with sitting(house, seated) as (page, live), house.page(seated["match"]) as watcher:
            await acts(page, live)
            await until(lambda: all(sum(m["kind"] == "update" for m in one.heard) > 1 for one in (page, watcher)))
            ours, theirs = ([m["why"] for m in one.heard if m["kind"] == "update"] for one in (page, watcher))
            assert ours[:2] == theirs[:2]
            assert ours[:2] == [None, {"seat": 1, "reason": "in_the_dark"}]

    run(play, tmp_path)
    assert set(asked_for) == {(SPECTATOR, 1)}


@pytest.mark.slow
def test_the_server_knows_no_compiler() -> None:
    """The pool, the crew and the hints are part of the server, and it stays light."""
    program = (
        "import sys, seaboard.server.run, seaboard.server.thinkers; print({'numba', 'numpy', 'llvmlite'} & set(sys.modules))"
    )

    async def play() -> str:
        process = await asyncio.create_subprocess_exec(sys.executable, "-c", program, stdout=asyncio.subprocess.PIPE)
        return (await process.communicate())[0].decode().strip()

    assert asyncio.run(play()) == "set()"


def test_no_two_bots_of_a_table_have_the_same_character(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        house.hub.thinkers.call("smugglers")
        await until(lambda: house.hub.thinkers.is_ready("smugglers"))
        seated = await opened(house, PERSON, bot("captain"), bot("mate"), bot("captain"), first_seat=0)
        async with sitting(house, seated) as (page, live):
            await acts(page, live)
            await until(lambda: len({note["seat"] for note in asked(tmp_path) if note["kind"] == "choose"}) == 3)

    run(play, tmp_path)
    found = {(note["seat"], note["character"]) for note in asked(tmp_path) if note["kind"] == "choose"}
    assert len({character for _, character in found}) == len({seat for seat, _ in found}) == len(found) == 3
