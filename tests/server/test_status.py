"""What a host asks of a server: does it live, can it serve, what has it counted."""

import asyncio
import re
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from ipaddress import ip_network
from pathlib import Path
from typing import Any

from tests.support.wire import NAME, STRANGER, House

HERE: dict[str, Any] = {"address": "127.0.0.1", "headers": {"host": "127.0.0.1"}}
ALONE = {"game": "smugglers", "players": [{"kind": "person"}, {"kind": "bot", "bot": "sensible"}], "options": {"first_seat": 0}}


def sample(text: str, name: str) -> float:
    """A sample of an exposition; 0 if it is not there yet."""
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    return float(found[1]) if found else 0.0


def at(folder: Path, play: Callable[[House], Awaitable[None]], **more: Any) -> None:
    """Do something in a house without a network."""

    async def lives() -> None:
        async with House.at(folder, **more) as house:
            await play(house)

    asyncio.run(lives())


async def numbers(house: House) -> str:
    answer = await house.ask("GET", "/metrics", **HERE)
    assert answer.status == 200
    assert answer.headers["content-type"].startswith("text/plain")
    return answer.body.decode()


def test_a_server_that_lives_and_can_serve_says_so(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        assert (await house.ask("GET", "/health")).json == {"status": "alive"}
        assert (await house.ask("GET", "/ready")).json == {"status": "ready"}

    at(tmp_path, play)


def test_a_server_with_another_schema_or_no_database_is_not_ready_but_lives(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        with closing(sqlite3.connect(tmp_path / "matches.sqlite")) as file:
            file.execute("UPDATE alembic_version SET version_num = '9999'")
            file.commit()
        other = await house.ask("GET", "/ready")
        assert (other.status, other.json["code"]) == (503, "unreachable")
        with closing(sqlite3.connect(tmp_path / "matches.sqlite")) as file:
            file.execute("DROP TABLE alembic_version")
        away = await house.ask("GET", "/ready")
        assert (away.status, away.json["code"]) == (503, "unreachable")
        assert str(tmp_path) not in away.body.decode()
        assert (await house.ask("GET", "/health")).status == 200

    at(tmp_path, play)


def test_what_happens_at_tables_is_counted(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        before = await numbers(house)
        seated = (await house.ask("POST", "/api/matches", ALONE)).json
        async with house.page(seated["match"], seated["token"], pace="instant") as page:
            shown = await page.until("resync")
            await page.ask(kind="act", seat=0, seq=shown["seq"], action={"kind": "nonsense"})
            answer = await page.ask(kind="act", seat=0, seq=shown["seq"], action=shown["legal"][0])
            assert answer["kind"] == "accepted"
            await (await house.hub.live(seated["match"])).settled()
            now = await numbers(house)
            assert sample(now, "seaboard_sockets") == sample(before, "seaboard_sockets") + 1
            assert sample(now, "seaboard_tables") == sample(before, "seaboard_tables") + 1
        after = await numbers(house)
        assert sample(after, "seaboard_sockets") == sample(before, "seaboard_sockets")

        def more(name: str) -> float:
            return sample(after, name) - sample(before, name)

        assert more('seaboard_move_seconds_count{game="smugglers"}') == 1
        assert more('seaboard_bot_seconds_count{game="smugglers"}') >= 1
        assert more('seaboard_moves_total{game="smugglers"}') >= 2
        assert more('seaboard_refused_total{code="malformed"}') == 1
        assert more("seaboard_commit_seconds_count") == more("seaboard_group_size_count") >= 3
        assert more("seaboard_group_size_sum") >= more("seaboard_moves_total") + 1

    at(tmp_path, play)


def test_metrics_are_refused_to_strangers_and_given_to_named_networks(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        refused = await house.ask("GET", "/metrics", address=STRANGER)
        assert (refused.status, refused.json["code"]) == (403, "elsewhere")
        assert (await house.ask("GET", "/metrics", address="198.51.100.7")).status == 200
        by_proxy = HERE | {"headers": HERE["headers"] | {"x-forwarded-for": STRANGER}}
        assert (await house.ask("GET", "/metrics", **by_proxy)).status == 403, "whoever comes by a proxy is not here"
        assert (await house.ask("GET", "/metrics", address="127.0.0.1", headers={"host": NAME})).status == 403

    at(tmp_path, play, metrics_from=(ip_network("198.51.100.0/24"),))


def test_metrics_do_not_go_through_a_proxy(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        for address in ("127.0.0.1", "198.51.100.7"):
            assert (await house.ask("GET", "/metrics", address=address)).status == 200, "named, and it asks itself"
            for said in ("198.51.100.7", STRANGER):
                passed_on = await house.ask("GET", "/metrics", address=address, headers={"x-forwarded-for": said})
                assert (passed_on.status, passed_on.json["code"]) == (403, "elsewhere")

    here = ip_network("127.0.0.1")
    at(tmp_path, play, proxies=(here,), metrics_from=(here, ip_network("198.51.100.0/24")))
