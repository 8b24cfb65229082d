"""Reviews: made in the background when somebody asks, told while they are made, kept with the match, and only of what is over."""

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from seaboard.bots.review import FORMAT, Review
from seaboard.server import reviews, seating
from seaboard.server.bodies import NewPlayer
from seaboard.server.storage import reviews as storage
from seaboard.server.storage.backup import backup, restore
from seaboard.server.storage.store import Store
from seaboard.table.match import Match
from tests.server.test_films import SECRET, TOKENS, at_home, running, short
from tests.server.test_thinkers import lives
from tests.support.reviewer import Stub, asked, stub
from tests.support.wire import House

PATH = "/api/matches/it/review"
SECONDS = 60.0  # a machine with other work is slow, not wrong


def over() -> Match:
    return short("smugglers")


async def until(house: House, is_so: Callable[[Any], bool], **more: Any) -> Any:
    """Ask how far it is until something is so."""
    more = {"method": "GET", "path": PATH} | more
    async with asyncio.timeout(SECONDS):
        while not is_so(found := (await house.ask(**more)).json):  # noqa: ASYNC110  another process tells no event
            await asyncio.sleep(0.01)
    return found


async def done(house: House, key: str = "it") -> None:
    async with asyncio.timeout(SECONDS):
        await house.hub.reviews.made(key)


def test_it_is_made_while_people_wait_and_then_kept(tmp_path: Path) -> None:
    async def play(house: House) -> bytes:
        assert (await house.ask("GET", PATH)).json["state"] == "none", "nobody has wanted it: nothing is computed"
        assert not asked(tmp_path, "started")
        first = await house.ask("POST", PATH, token=TOKENS[0])
        assert first.json["state"] in ("waiting", "preparing")
        found = await until(house, lambda one: one["state"] == "working")
        assert (found["percent"], found["review"]) == (40, None)
        assert (await house.ask("POST", PATH, token=TOKENS[1])).json["percent"] == 40, "a second asker waits for the same"
        (tmp_path / "go").touch()
        await done(house)
        mine = await house.ask("GET", PATH, token=TOKENS[0])
        assert mine.json["state"] == "done"
        assert mine.json["review"]["rollouts"] == 1
        assert (await house.ask("POST", PATH)).body == mine.body, "a stranger, later: the same, and nothing is made again"
        return mine.body

    body = at_home(tmp_path, over(), play, review_command=stub(tmp_path, "waits"))
    assert len(asked(tmp_path, "review")) == 1

    async def again() -> bytes:
        async with House.on(f"sqlite:///{tmp_path / 'matches.sqlite'}", review_command=stub(tmp_path)) as house:
            return (await house.ask("GET", PATH)).body

    assert asyncio.run(again()) == body, "another server process has it from the store"
    assert len(asked(tmp_path, "started")) == 1


def test_one_of_another_format_is_made_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(house: House) -> None:
        for rollouts in (1, 2):
            await house.ask("POST", PATH)
            await done(house)
            assert (await house.ask("GET", PATH)).json["review"]["rollouts"] == rollouts
            monkeypatch.setattr(storage, "FORMAT", FORMAT + rollouts)
            assert (await house.ask("GET", PATH)).json["state"] == "none"

    at_home(tmp_path, over(), play, review_command=stub(tmp_path))


def test_only_what_is_over_and_only_for_whom_everything_lies_open(tmp_path: Path) -> None:
    async def early(house: House) -> None:
        for method in ("GET", "POST"):
            for token in (None, *TOKENS):
                answer = await house.ask(method, PATH, token=token)
                assert (answer.status, answer.json["code"]) == (409, "not_over")
            assert (await house.ask(method, "/api/matches/nothing/review")).json["code"] == "no_match"

    async def late(house: House) -> None:
        for method in ("GET", "POST"):
            assert (await house.ask(method, PATH, token=TOKENS[0] + "?")).json["code"] == "not_allowed"
            assert (await house.ask(method, PATH)).json["code"] == "no_watching"
        assert (await house.ask("POST", PATH, token=TOKENS[1])).status == 200
        await done(house)
        assert (await house.ask("GET", PATH)).json["code"] == "no_watching", "also when it has been made"

    for name, match, play, watch in (("early", running(), early, True), ("late", over(), late, False)):
        (tmp_path / name).mkdir()
        at_home(tmp_path / name, match, play, watch=watch, review_command=stub(tmp_path / name))
    assert not asked(tmp_path / "early", "started")


def test_a_process_that_dies_is_replaced_and_one_that_kills_two_fails(tmp_path: Path) -> None:
    async def play(house: House) -> Any:
        await house.ask("POST", PATH)
        await done(house)
        return (await house.ask("GET", PATH)).json

    for name, dies, state, code in (("one", 1, "done", None), ("two", 2, "failed", "review_broke_off")):
        folder = tmp_path / name
        folder.mkdir()
        found = at_home(folder, over(), play, review_command=stub(folder, f"dies={dies}"))
        assert (found["state"], found["code"]) == (state, code)
        assert len(asked(folder, "started")) == 2


def test_what_has_failed_can_be_asked_for_again(tmp_path: Path) -> None:
    """By whoever says so: a page that only waits is told why it has failed, and starts nothing."""

    async def play(house: House) -> None:
        await house.ask("POST", PATH)
        await done(house)
        for method, path in (("GET", PATH), ("POST", PATH), ("GET", f"{PATH}?again=true")):
            found = (await house.ask(method, path)).json
            assert (found["state"], found["code"]) == ("failed", "review_broke_off")
        assert len(asked(tmp_path, "review")) == 2
        assert (await house.ask("POST", f"{PATH}?again=true")).json["state"] in ("waiting", "preparing")
        await done(house)
        assert (await house.ask("GET", PATH)).json["state"] == "done"
        assert (await house.ask("POST", f"{PATH}?again=true")).json["state"] == "done"
        assert len(asked(tmp_path, "review")) == 3, "what is there is not made again"

    at_home(tmp_path, over(), play, review_command=stub(tmp_path, "dies=2"))


def test_a_file_whose_review_has_failed_can_be_sent_again(tmp_path: Path) -> None:
    file = short("triangle").log.to_json().encode()

    async def play(house: House) -> None:
        at = {"method": "POST", "path": "/api/films/review", "body": file}
        assert (await until(house, lambda one: one["state"] == "failed", **at))["code"] == "review_broke_off"
        assert (await house.ask("POST", "/api/films/review?again=true", file)).json["state"] in ("waiting", "preparing")
        assert (await until(house, lambda one: one["state"] not in ("waiting", "preparing", "working"), **at))["state"] == "done"

    at_home(tmp_path, over(), play, review_command=stub(tmp_path, "dies=2"))


@pytest.mark.parametrize(
    ("fault", "code"), [("no_compiler", "no_compiler"), ("fails=rules_mismatch", "rules_mismatch"), ("cold", None)]
)
def test_what_cannot_be_reviewed_says_why(tmp_path: Path, fault: str, code: str | None) -> None:
    """Nothing is computed for minutes without a compiler; what is not compiled yet is compiled first, by a process that ends."""

    async def play(house: House) -> None:
        await house.ask("POST", PATH)
        await done(house)
        found = (await house.ask("POST", PATH)).json
        assert (found["state"], found["code"]) == ("done" if code is None else "failed", code)
        assert not house.hub.thinkers.is_ready("smugglers"), "no bot has waited for it"

    at_home(tmp_path, over(), play, review_command=stub(tmp_path, fault))
    assert [note["game"] for note in asked(tmp_path, "compiled")] == (["smugglers"] if fault == "cold" else [])


def test_a_host_may_want_none(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        assert (await house.ask("GET", PATH)).json["state"] == "none"
        answer = await house.ask("POST", PATH)
        assert (answer.status, answer.json["code"]) == (403, "no_reviews")

    at_home(tmp_path, over(), play, reviews=0.0, review_command=stub(tmp_path))


def test_one_at_a_time_and_no_address_waits_behind_another(tmp_path: Path) -> None:
    match = over()

    async def play(house: House) -> None:
        for id_ in ("b", "c", "d"):
            header = msgspec.structs.replace(match.header, id=id_)
            rows = seating.seat_rows([NewPlayer("person"), NewPlayer("person")], id_)
            await asyncio.wrap_future(house.hub.store.create(id_, header, SECRET, rows, match.log.entries, 0))
        for id_, address in (("it", "203.0.113.1"), ("b", "203.0.113.1"), ("c", "203.0.113.1"), ("d", "203.0.113.2")):
            found = await house.ask("POST", f"/api/matches/{id_}/review", address=address)
            await until(house, lambda one: one["state"] == "working")
        assert found.json["ahead"] == 3
        (tmp_path / "go").touch()
        for id_ in "bcd":
            await done(house, id_)

    at_home(tmp_path, match, play, review_command=stub(tmp_path, "waits"))
    assert [note["match"] for note in asked(tmp_path, "review")][1:] == ["d", "b", "c"]
    assert len(asked(tmp_path, "started")) == 1


def test_an_address_waits_for_a_few_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "MOST_OF_A_HOME", 1)
    file = short("triangle").log.to_json().encode()

    async def play(house: House) -> None:
        await house.ask("POST", PATH)
        answer = await house.ask("POST", "/api/films/review", file)
        assert (answer.status, answer.json["code"]) == (429, "too_many_reviews")
        assert (await house.ask("POST", "/api/films/review", file, address="203.0.113.9")).status == 200
        (tmp_path / "go").touch()
        await done(house)

    at_home(tmp_path, over(), play, review_command=stub(tmp_path, "waits"))


def test_the_process_ends_when_nobody_asks_and_with_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "IDLE", 0.01)

    async def play(house: House) -> None:
        await house.ask("POST", PATH)
        await done(house)
        (pid,) = (note["pid"] for note in asked(tmp_path, "started"))
        await until(house, lambda _: not lives(pid))
        monkeypatch.setattr(reviews, "IDLE", SECONDS)
        await house.ask("POST", "/api/films/review", short("triangle").log.to_json().encode())
        await until(house, lambda _: len(asked(tmp_path, "review")) == 2)

    at_home(tmp_path, over(), play, review_command=stub(tmp_path))
    pids = [note["pid"] for note in asked(tmp_path, "started")]
    assert len(pids) == 2
    assert not any(map(lives, pids))


def test_a_file_is_reviewed_too_and_stored_nowhere(tmp_path: Path) -> None:
    log = short("triangle").log
    file = log.to_json().encode()
    unfinished = type(log)(log.header, log.entries[:40]).to_json().encode()

    async def play(house: House) -> None:
        found = await until(house, lambda one: one["state"] == "done", method="POST", path="/api/films/review", body=file)
        assert found["review"]["game"] == "triangle"
        assert (await house.ask("POST", "/api/films/review", unfinished)).json["code"] == "not_over"
        assert (await house.ask("POST", "/api/films/review", b"{}")).json["code"] == "no_film"
        assert (await house.ask("GET", PATH)).json["state"] == "none"

    at_home(tmp_path, over(), play, review_command=stub(tmp_path))
    assert len(asked(tmp_path, "review")) == 1


# In the store.


def some_review(match: Match) -> Review:
    found = Stub(Path(), []).found(msgspec.to_builtins(match.header), 2, 7)
    return msgspec.convert(found, Review)


def test_it_goes_with_its_match_and_into_the_backup(database: str, tmp_path: Path) -> None:
    match = over()
    found = some_review(match)
    store = Store(database)
    rows = seating.seat_rows([NewPlayer("person"), NewPlayer("person")], "none")
    for id_ in ("kept", "gone"):
        store.create(id_, match.header, SECRET, rows, match.log.entries, 0).result()
        for _ in range(2):  # whoever was slower finds it there
            assert store.submit(partial(storage.keep, match=id_, data=storage.packed(found), now=1), id_).result()
    store.remove("gone").result()
    assert store.alone(lambda one: storage.kept(one, "gone")).result() is None
    assert store.submit(lambda one: storage.keep(one, "gone", storage.packed(found), 1), "gone").result() is False
    assert store.alone(lambda one: storage.kept(one, "kept")).result() == found
    store.close()

    copy, other = tmp_path / "copy.sqlite", f"sqlite:///{tmp_path / 'other.sqlite'}"
    assert backup(database, copy, lambda _what, _n: lambda _done: None)["reviews"] == 1
    restore(copy, other, lambda _what, _n: lambda _done: None)
    store = Store(other)
    assert store.alone(lambda one: storage.kept(one, "kept")).result() == found
    store.close()
