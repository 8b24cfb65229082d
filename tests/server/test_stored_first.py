"""Stored first, then seen: nobody is shown what is not in the database, and what cannot be stored is said and tried again."""

import logging
import sqlite3
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from contextlib import closing
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest
from sqlalchemy import Connection

from seaboard.server.settings import at_home
from seaboard.server.storage import engines
from seaboard.server.storage.store import Store, _Order, _Result
from seaboard.workshop.check import running
from seaboard.workshop.visitor import Visitor, ask
from tests.support.gather import gathered
from tests.support.locked import lose_patience, write_lock

PEOPLE = [{"kind": "person"}, {"kind": "open"}]


@pytest.fixture
def served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, Path]]:
    """A server of its own that does not wait long for its database, and the file it writes to."""
    lose_patience(monkeypatch)
    with running(at_home(tmp_path, bot_delays=False)) as base:
        yield base, tmp_path / "matches.sqlite"


def begin(base: str, players: list[dict[str, Any]] = PEOPLE, **options: Any) -> dict[str, Any]:
    seated: dict[str, Any] = ask(base, "/api/matches", {"game": "smugglers", "players": players, "options": options})
    return seated


def moored(base: str, seated: dict[str, Any]) -> str:
    """Both boats lie in harbours but the second one's, whose mooring sets off goods and dice; its token."""
    token: str = seated["others"][0]
    with Visitor.at(base, seated["match"], seated["token"]) as one:
        one.act({"kind": "moor", "at": "gems"})
    return token


def test_a_newcomer_is_never_shown_a_die_that_is_not_stored(served: tuple[str, Path]) -> None:
    base, path = served
    seated = gathered(base, begin(base, first_seat=0))
    token = moored(base, seated)
    answers: list[dict[str, Any]] = []
    action = {"kind": "moor", "at": "coins"}
    with Visitor.at(base, seated["match"], token) as two, Visitor.at(base, seated["match"]) as watcher:
        before = two.shown["seq"]
        with write_lock(path):
            acting = Thread(target=lambda: answers.append(two.act(action, request="r1")))
            acting.start()
            while acting.is_alive():
                with Visitor.at(base, seated["match"]) as newcomer:
                    assert newcomer.shown["seq"] == before
                assert ask(base, f"/api/matches/{seated['match']}")["seq"] == before
            acting.join()
        assert (answers[0]["kind"], answers[0]["code"]) == ("refused", "not_stored")
        assert two.act(action, request="r1")["kind"] == "accepted", "the same request, when there is room again"
        update = watcher.until(lambda message: message["kind"] == "update")
        assert update["since"] == before, "nobody was cut off, and nothing came in between"


def test_a_commit_that_fails_is_one_line_in_the_log_and_nobody_is_cut_off(
    served: tuple[str, Path], caplog: pytest.LogCaptureFixture
) -> None:
    base, path = served
    seated = gathered(base, begin(base, first_seat=0))
    with Visitor.at(base, seated["match"], seated["token"]) as one:
        with write_lock(path), caplog.at_level(logging.WARNING):
            assert one.act({"kind": "moor", "at": "gems"})["code"] == "not_stored"
        lines = [record.getMessage() for record in caplog.records if record.name == "seaboard.server"]
        assert len(lines) == 1
        assert lines[0].startswith(f"match {seated['match']}: entry 2 was not stored: ")
        assert "\n" not in lines[0]
        assert not any(record.exc_info for record in caplog.records)
        assert one.act({"kind": "moor", "at": "gems"})["kind"] == "accepted"


def test_a_new_match_that_cannot_be_stored_is_a_problem_with_that_code(served: tuple[str, Path]) -> None:
    base, path = served
    with write_lock(path):
        with pytest.raises(Exception, match="503") as caught:
            begin(base)
        assert b'"not_stored"' in caught.value.read()  # type: ignore[attr-defined]  # an HTTPError is a file, too
    assert begin(base)["match"]


def test_a_seat_that_cannot_be_stored_is_not_taken(served: tuple[str, Path]) -> None:
    base, path = served
    match = begin(base)["match"]
    with write_lock(path):
        with pytest.raises(Exception, match="503"):
            ask(base, f"/api/matches/{match}/claim", {})
        assert ask(base, f"/api/matches/{match}")["players"][1]["kind"] == "open"
    assert ask(base, f"/api/matches/{match}/claim", {})["seats"] == [1]


def test_a_match_that_somebody_deleted_is_told_and_not_tried_for_ever(served: tuple[str, Path]) -> None:
    base, path = served
    seated = gathered(base, begin(base, first_seat=0))
    with Visitor.at(base, seated["match"], seated["token"]) as one:
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            for table, column in (("entries", "match"), ("seats", "match"), ("matches", "id")):
                connection.execute(f'DELETE FROM {table} WHERE "{column}" = ?', (seated["match"],))  # noqa: S608  our own words
        assert one.act({"kind": "moor", "at": "gems"})["code"] == "not_stored"


def test_bots_play_on_when_there_is_room_again(served: tuple[str, Path]) -> None:
    base, path = served
    seated = begin(base, [{"kind": "person"}, *[{"kind": "bot", "bot": "sensible"}] * 2], first_seat=1)
    with write_lock(path), Visitor.at(base, seated["match"], seated["token"]) as one:
        assert one.shown["actors"] == [1]
    with Visitor.at(base, seated["match"], seated["token"]) as one:
        assert one.until_turn()


def test_a_full_disk_is_told_and_play_goes_on_when_there_is_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The size of the file is limited as a full disk would: by SQLite's own bound on its pages."""
    settings = at_home(tmp_path, bot_delays=False)
    with running(settings) as base:
        seated = gathered(base, begin(base, first_seat=0))
    with closing(sqlite3.connect(tmp_path / "matches.sqlite")) as connection:
        (pages,) = connection.execute("PRAGMA page_count").fetchone()
    monkeypatch.setattr(engines, "SQLITE_SETTINGS", (*engines.SQLITE_SETTINGS, f"max_page_count={pages}"))
    with running(settings) as base, Visitor.at(base, seated["match"], seated["token"]) as one:
        answer = act_or_undo(one)
        while answer["kind"] == "accepted":  # there is room on the last page
            answer = act_or_undo(one)
        assert answer["code"] == "not_stored"
        last = one.shown["seq"]
    monkeypatch.undo()
    with running(settings) as base, Visitor.at(base, seated["match"], seated["token"]) as one:
        assert one.shown["seq"] == last, "nothing acknowledged was lost, nothing else was kept"
        assert act_or_undo(one)["kind"] == "accepted"


def act_or_undo(visitor: Visitor) -> dict[str, Any]:
    """Moor, or take it back: the log grows, and the match stays where it is."""
    if visitor.shown["legal"]:
        return visitor.act(visitor.shown["legal"][0])
    request = f"undo-{visitor.shown['seq']}"
    visitor.say(kind="undo", request=request, seat=0)
    return visitor.answer(request)


def test_no_greeting_is_followed_by_what_it_has_shown_already(served: tuple[str, Path]) -> None:
    """Seen in everyday play: 43 of 61 greetings got a `resync N` followed by an `update since < N`."""
    base, _ = served
    seated = begin(base, [{"kind": "person"}, *[{"kind": "bot", "bot": "sensible"}] * 2], first_seat=1)
    with Visitor.at(base, seated["match"], seated["token"], pace="instant") as one:
        for _ in range(40):
            if not one.until_turn():
                break
            one.act(one.shown["legal"][0])
            one.say(kind="hello", protocol=1, build="dev", match=seated["match"], token=seated["token"])
            resync = one.until(lambda message: message["kind"] == "resync")
            have = resync["seq"]
            while not one.shown["legal"] and one.shown["outcome"] is None:
                message = one.hear()
                if message["kind"] == "update":
                    assert message["since"] == have
                    have = message["seq"]


def test_another_process_was_first_and_the_submission_is_judged_again(tmp_path: Path) -> None:
    """Two servers on one file: the second one's match in memory is old, and nobody is cut off."""
    settings = at_home(tmp_path, bot_delays=False)
    with running(settings) as here, running(settings) as there:
        seated = gathered(here, begin(here, first_seat=0))
        (other,) = seated["others"]
        with (
            Visitor.at(here, seated["match"], seated["token"]) as one,
            Visitor.at(there, seated["match"], other) as two,
        ):
            before = two.shown["seq"]
            assert one.act({"kind": "moor", "at": "gems"}, request="r1")["kind"] == "accepted"
            assert two.shown["actors"] == [0], "it has not heard yet"
            again = two.act({"kind": "moor", "at": "coins"}, request="r1", seat=1)
            assert (again["kind"], again["code"]) == ("refused", "not_your_turn")
        with Visitor.at(there, seated["match"], seated["token"]) as late:
            refused = late.act({"kind": "moor", "at": "vases"}, request="r2", seq=before)
            assert refused["code"] == "not_your_turn", "it was judged again on what is so now"
            assert late.shown["seq"] > before, "the tail was read and told"
            assert late.act({"kind": "moor", "at": "gems"}, request="r1", seq=before, seat=0)["kind"] == "accepted"
            assert late.shown["actors"] == [1], "answered from its row, not played again"


class EagerStore(Store):
    """It answers before it has committed."""

    def _commit(self, group: Sequence[_Order]) -> list[_Result]:
        for order in group:
            order.done.set_result(None)
        return super()._commit([order._replace(done=Future()) for order in group])


@pytest.mark.parametrize(("kind", "early"), [(Store, False), (EagerStore, True)])
@pytest.mark.parametrize("together", [1, 3])
def test_nothing_is_acknowledged_before_its_commit_has_returned(
    database: str, kind: type[Store], monkeypatch: pytest.MonkeyPatch, *, early: bool, together: int
) -> None:
    """With durable settings (tests/server/test_store.py) a commit returns when the disk has it."""
    store = kind(database)
    dialect = store._write_engine.dialect  # noqa: SLF001  what is looked at is when the writer's commit returns
    commit = dialect.do_commit
    taken, gate = Event(), Event()

    def hold(_connection: Connection) -> None:
        taken.set()
        gate.wait()

    store.submit(hold)
    taken.wait()  # whatever comes now is one group
    asked = [store.submit(lambda connection: connection.exec_driver_sql("SELECT 1").scalar_one()) for _ in range(together)]
    done: list[list[bool]] = []

    def watched(connection: Any) -> None:
        commit(connection)
        done.append([one.done() for one in asked])

    monkeypatch.setattr(dialect, "do_commit", watched)
    gate.set()
    for one in asked:
        one.result()
    store.close()
    assert any(done[-1]) == early
    assert len(done) == 2
