"""Tables that are closed, deleted or abandoned: by whoever opened them, by whoever runs the server, and by time."""

import asyncio
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, func, insert, select
from typer.testing import CliRunner

from seaboard.cli.main import app
from seaboard.engine.errors import SeaboardError
from seaboard.server import hub as hubs
from seaboard.server import retention, seating
from seaboard.server.bodies import NewMatch, NewPlayer
from seaboard.server.hub import Hub
from seaboard.server.retention import DAY, remove_abandoned
from seaboard.server.settings import on_database
from seaboard.server.storage import admin
from seaboard.server.storage.engines import open_engine
from seaboard.server.storage.store import NoMatch, NotStored, Overtaken, Store
from seaboard.server.storage.tables import codes, entries, leases, matches, processes, seats
from seaboard.workshop.check import running
from seaboard.workshop.visitor import Visitor, ask
from tests.server.test_store import begun
from tests.support.wire import House

PEOPLE = {"game": "smugglers", "players": [{"kind": "person", "name": "Ænna"}, {"kind": "person"}, {"kind": "open"}]}
PLAYED = {
    "game": "smugglers",
    "players": [{"kind": "person", "name": "Ænna"}, {"kind": "bot", "bot": "sensible"}],
    "options": {"first_seat": 0},
}


def rows(address: str) -> list[int]:
    """How many rows there are of matches, seats, entries and codes."""
    engine = open_engine(address, pool=1)
    with engine.connect() as connection:
        found = [
            connection.execute(select(func.count()).select_from(table)).scalar_one() for table in (matches, seats, entries, codes)
        ]
    engine.dispose()
    return found


def verb(*words: str) -> Any:
    """What a command says as JSON, or nothing."""
    done = CliRunner().invoke(app, ("admin", *words), env={"SEABOARD_DATA": None, "SEABOARD_DATABASE": None, "COLUMNS": "40"})
    if done.exception and not isinstance(done.exception, SystemExit):
        raise done.exception
    return msgspec.json.decode(done.output) if "--json" in words else done.output


def test_whoever_opened_a_table_deletes_it_and_everybody_there_is_told(tmp_path: Path) -> None:
    async def lives() -> None:
        async with House.at(tmp_path) as house:
            seated = (await house.ask("POST", "/api/matches", PEOPLE)).json
            match, path = seated["match"], f"/api/matches/{seated['match']}"
            await house.ask("GET", f"{path}/code")
            other = (await house.ask("POST", f"{path}/claim", {})).json["token"]
            async with house.page(match, seated["token"]) as one, house.page(match, other) as two, house.page(match) as watcher:
                for token in (None, other, "nonsense"):
                    refused = await house.ask("DELETE", path, {}, token)
                    assert (refused.status, refused.json["code"]) == (403, "not_allowed")
                assert (await house.ask("DELETE", path, {}, seated["token"])).json == {"match": match}
                for page in (one, two, watcher):
                    told = await page.until("refused")
                    assert (told["code"], told["request"]) == ("deleted", None)
                    assert await page.hear() == {}, "and the socket ends"
            assert (await house.ask("GET", path)).status == 404
            assert (await house.ask("DELETE", path, {}, seated["token"])).status == 404

    asyncio.run(lives())
    assert rows(f"sqlite:///{tmp_path / 'matches.sqlite'}") == [0, 0, 0, 0]


def test_a_rematch_that_was_deleted_is_made_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def lives() -> None:
        async with House.at(tmp_path) as house:
            hub = house.hub
            seated = await hub.create(NewMatch(game="smugglers", players=(NewPlayer("person"), NewPlayer("bot", bot="sensible"))))
            live = await hub.live(seated.match)
            monkeypatch.setattr(hubs, "again", lambda options, _outcome: options)
            monkeypatch.setattr(type(live.match), "outcome", "won")
            first = await hub.rematch(seated.match, seated.token)
            assert (await hub.rematch(seated.match, seated.token)).match == first.match
            await hub.delete(first.match, seated.token)
            second = await hub.rematch(seated.match, seated.token)
            assert second.match != first.match
            assert (await hub.rematch(seated.match, seated.token)).match == second.match

    asyncio.run(lives())


def test_a_host_lists_shows_closes_and_deletes_tables_while_the_server_runs(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hubs, "LOOK_AGAIN", 0.05)
    where = ("--database", database)
    with running(on_database(database, bot_delays=False)) as base:
        one, two = (ask(base, "/api/matches", PLAYED) for _ in range(2))
        with Visitor.at(base, one["match"], one["token"]) as first, Visitor.at(base, two["match"], two["token"]) as second:
            first.act(first.shown["legal"][0])
            listed = verb("tables", *where, "--json")["tables"]
            assert {table["match"] for table in listed} == {one["match"], two["match"]}
            assert all((table["game"], table["seats"], table["stage"]) == ("smugglers", 2, "playing") for table in listed)
            assert listed[0]["touched"] >= listed[1]["touched"] > 0
            tabled = verb("tables", *where)
            assert {line.split()[0] for line in tabled.splitlines()[1:]} == {one["match"], two["match"]}, "whole, on any screen"
            text = tabled + verb("show", one["match"], *where)
            shown = verb("show", one["match"], *where, "--json")
            assert [player["name"] for player in shown["players"]] == ["Ænna", ""]
            assert "Ænna" not in msgspec.json.encode(listed).decode()
            assert "secret" not in text
            assert "token" not in msgspec.json.encode(shown).decode()
            verb("close", one["match"], *where)
            assert first.until(lambda message: message["kind"] == "refused")["code"] == "closed"
            verb("delete", two["match"], *where)
            assert second.until(lambda message: message["kind"] == "refused")["code"] == "deleted"
        with Visitor.at(base, one["match"], one["token"], until=("welcome",)) as again:
            assert not again.welcome, "a closed table lets nobody in"
        assert verb("show", one["match"], *where, "--json")["stage"] == "closed"
    assert rows(database)[:2] == [1, 2]
    for word in ("show", "close", "delete"):
        with pytest.raises(SeaboardError, match="no match"):
            verb(word, "nowhere", *where)


def test_a_file_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    with pytest.raises(SeaboardError, match="no file"):
        verb("tables", "--data", str(tmp_path))
    assert not (tmp_path / "matches.sqlite").exists()


def age(path: Path, match: str, days: int) -> None:
    """Let a table be older."""
    with closing(sqlite3.connect(path)) as file:
        file.execute("UPDATE matches SET created = created - ? WHERE id = ?", (days * DAY, match))
        file.execute("UPDATE entries SET time = time - ? WHERE match = ?", (days * DAY, match))
        file.commit()


def test_tables_that_nobody_came_back_to_are_removed(tmp_path: Path) -> None:
    path = tmp_path / "matches.sqlite"

    async def lives() -> None:
        async with House.at(tmp_path) as house:

            async def new(wanted: Any) -> str:
                return str((await house.ask("POST", "/api/matches", wanted)).json["match"])

            async def there() -> set[str]:
                return {name for name, id_ in ids.items() if (await house.ask("GET", f"/api/matches/{id_}")).status == 200}

            async def round_(keep_days: int) -> int:
                hub: Hub = house.hub
                for live in list(hub._live.values()):  # noqa: SLF001  as after a while
                    if not live.presence.connections:
                        hub._forget(live)  # noqa: SLF001
                return await remove_abandoned(hub.store, keep_days, hub._has, hub._look_soon)  # noqa: SLF001

            ids = {name: await new(PLAYED) for name in ("new", "old", "played")} | {"unbegun": await new(PEOPLE)}
            for name in ("old", "played"):
                age(path, ids[name], 40)
            age(path, ids["unbegun"], 6)
            with closing(sqlite3.connect(path)) as file:
                file.execute("UPDATE entries SET time = time + ? WHERE match = ?", (39 * DAY, ids["played"]))
                file.commit()
            assert await round_(0) == 0
            assert await there() == {"new", "old", "played", "unbegun"}
            age(path, ids["unbegun"], 2)
            async with house.page(ids["old"]) as page:
                await page.until("resync")
                assert await round_(30) == 1, "the table that never began; at the other one somebody is"
                assert await there() == {"new", "old", "played"}
            assert await round_(50) == 0
            assert await round_(30) == 1
            assert await there() == {"new", "played"}

    asyncio.run(lives())


def test_what_a_process_has_or_somebody_touched_is_not_abandoned(database: str) -> None:
    store = Store(database)
    match = begun(store)  # opened at 1

    def old(unbegun: int, untouched: int | None) -> list[tuple[str, int]]:
        find = partial(admin.abandoned, unbegun_before=unbegun, untouched_before=untouched, most=9)
        return store.alone(find).result()

    assert old(9, None) == [], "it has begun"
    assert old(0, 2) == [("m", 1)]
    store.append("m", 1, match.act(0, {"kind": "moor", "at": "gems"}, time=5).entries).result()
    head = match.seq
    assert old(0, 5) == []
    assert old(0, 6) == [("m", head)]

    def lend(connection: Connection) -> None:
        connection.execute(insert(processes).values(id="p", address="here:1", until=datetime.now(UTC)))
        connection.execute(insert(leases).values(match="m", process="p"))

    store.submit(lend).result()
    assert old(0, 6) == [], "a process has it"
    with pytest.raises(Overtaken):
        store.remove("m", 1).result()
    store.remove("m", head).result()
    with pytest.raises(NoMatch):
        store.read("m").result()
    store.close()
    assert rows(database)[:3] == [0, 0, 0]


def test_rounds_come_by_themselves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "PAUSE", 0.001)
    rounds: list[int] = []
    came = asyncio.Event()

    async def one_round(_store: Any, keep_days: int, *_more: Any) -> int:
        rounds.append(keep_days)
        if len(rounds) == 2:
            came.set()
        raise NotStored("the database is away")

    monkeypatch.setattr(retention, "remove_abandoned", one_round)

    async def lives() -> None:
        async with House.at(tmp_path, keep_days=30), asyncio.timeout(60):
            await came.wait()

    asyncio.run(lives())
    assert rounds[:2] == [30, 30]


def test_a_file_keeps_everything_and_a_club_a_year_unless_it_is_said_otherwise() -> None:
    assert on_database("sqlite:///matches.sqlite").keep_days == 0
    assert on_database("postgresql://localhost/seaboard").keep_days == 365
    assert on_database("sqlite:///matches.sqlite", keep_days=30).keep_days == 30


def test_no_id_looks_like_an_option_to_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(("-J8IkDPcT0JR", "--help", "J8IkDPcT0JR-"))
    monkeypatch.setattr("secrets.token_urlsafe", lambda _n: next(drawn))
    assert seating.new_id() == "J8IkDPcT0JR-"
