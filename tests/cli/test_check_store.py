"""`seaboard check-store`: a database whose matches replay, planted ones that do not, and files that are something else."""

import json
import sqlite3
from pathlib import Path

import pytest

from seaboard.server.storage import replays
from seaboard.server.storage.engines import migrate, open_engine, prepare
from tests.cli.test_verbs import run
from tests.support import old_store
from tests.support.postgres import PASSWORD, Postgres

KNOWN = list(old_store.positions())


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A filled database of today's schema, in a folder whose name is no easy one, without leftovers beside it."""
    path = tmp_path / "a folder & 100 % #1" / "matches.sqlite"
    path.parent.mkdir()
    old_store.load(path)
    engine = open_engine(f"sqlite:///{path}")
    migrate(engine)
    engine.dispose()
    return path


def plant(file: Path, statement: str, id_: str = "") -> None:
    """Break one thing, of the match `:id` if the statement names it."""
    connection = sqlite3.connect(file)
    assert connection.execute(statement, {"id": id_}).rowcount == 1, statement
    connection.commit()
    connection.close()


def test_all_replay(file: Path) -> None:
    before = file.read_bytes()
    done = run("check-store", str(file))
    assert (done.returncode, done.stderr) == (0, "")
    assert "19" in done.stdout
    assert file.read_bytes() == before
    figures = json.loads(run("check-store", f"sqlite:///{file}", "--json").stdout)
    assert figures["faults"] == []
    assert (figures["matches"], figures["entries"]) == (19, 2367)
    assert figures["by_rules"] == {"aboard 1": 8, "smugglers 1": 6, "triangle 1": 5}


PLANTED = {
    "an unknown game": ("UPDATE matches SET header = json_set(header, '$.game', 'chess') WHERE id = :id", "no game 'chess'"),
    "unknown rules": ("UPDATE matches SET header = json_set(header, '$.rules', 99) WHERE id = :id", "rules 99"),
    "another board": (
        "UPDATE matches SET header = json_set(header, '$.data', 'feedfeedfeedfeed') WHERE id = :id",
        "board data feedfeedfeedfeed",
    ),
    "an unknown option": (
        "UPDATE matches SET header = json_set(header, '$.options.wind', 3) WHERE id = :id",
        "unknown field `wind`",
    ),
    "a header that is no JSON": ("UPDATE matches SET header = '{' WHERE id = :id", "its header is broken"),
    "a header of something else": (
        "UPDATE matches SET header = '{}' WHERE id = :id",
        "its header is broken: Object missing",
    ),
    "an entry that is missing": ("DELETE FROM entries WHERE match = :id AND seq = 3", "entries, expected"),
    "an action that is no JSON": ("UPDATE entries SET action = '[' WHERE match = :id AND seq = 3", "entry 3 is broken"),
    "an action that there is not": (
        'UPDATE entries SET action = \'{"kind": "fly"}\' WHERE match = :id AND seq = 3',
        "Invalid value 'fly'",
    ),
    "a seat that is none": ("UPDATE entries SET seat = 'x' WHERE match = :id AND seq = 3", "entry 3 is broken"),
    "somebody else's action": (
        "UPDATE entries SET seat = '3' WHERE match = :id AND seq = 3",
        "entry 3 is not allowed by these rules",
    ),
}


def test_those_that_do_not_replay_are_named_with_the_reason(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "BATCH", 4)
    wanted = dict(zip(KNOWN, PLANTED.values(), strict=False))
    for id_, (statement, _) in wanted.items():
        plant(file, statement, id_)
    done = run("check-store", str(file), "--json")
    figures = json.loads(done.stdout)
    assert done.returncode == 1
    assert figures["matches"] == 19
    found = {fault["match"]: fault["reason"] for fault in figures["faults"]}
    assert found.keys() == wanted.keys()
    for id_, (_, reason) in wanted.items():
        assert reason in found[id_]
    for_people = run("check-store", str(file))
    assert for_people.returncode == 1
    for id_, reason in found.items():
        assert f"{id_} (" in for_people.stdout
        assert reason.splitlines()[0] in for_people.stdout


def test_a_log_that_breaks_the_rules_code_does_not_end_the_check(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def break_down(_log: object) -> None:
        raise IndexError("list index out of range")

    monkeypatch.setattr(replays, "resume", break_down)
    figures = json.loads(run("check-store", str(file), "--json").stdout)
    assert len(figures["faults"]) == figures["matches"] == 19
    assert figures["faults"][0]["reason"] == "it breaks the rules' code: IndexError: list index out of range"


def test_a_match_in_the_middle_of_being_stored_is_read_up_to_its_head(file: Path) -> None:
    """An append may come between reading a match and reading its entries."""
    plant(file, "UPDATE matches SET head = head - 1 WHERE id = :id", KNOWN[0])
    assert run("check-store", str(file)).returncode == 0


def test_matches_in_postgresql_are_checked_too(postgres: Postgres) -> None:
    address = postgres.new_database(migrated=False)
    assert "holds no matches of Seaboard" in run("check-store", address).stderr
    old_store.fill(address)
    assert "is of schema 0001, this version reads" in run("check-store", address).stderr
    prepare(address)
    planted = f"UPDATE entries SET seat = '3' WHERE match = '{KNOWN[0]}' AND seq = 3"  # noqa: S608  our own words
    postgres.ask(planted, address.rpartition("/")[2])
    done = run("check-store", address, "--json")
    figures = json.loads(done.stdout)
    assert (done.returncode, figures["matches"], figures["entries"]) == (1, 19, 2367)
    assert [(fault["match"], fault["reason"]) for fault in figures["faults"]] == [
        (KNOWN[0], "entry 3 is not allowed by these rules: not_now")
    ]
    assert PASSWORD not in done.stdout + done.stderr


def test_a_file_may_have_any_name(file: Path) -> None:
    assert run("check-store", str(file.rename(file.with_name("what? %3f.sqlite")))).returncode == 0


def test_an_older_schema_is_told_and_not_migrated(tmp_path: Path) -> None:
    file = tmp_path / "matches.sqlite"
    old_store.load(file)
    before = file.read_bytes()
    done = run("check-store", str(file))
    assert done.returncode == 2
    assert "is of schema 0001, this version reads" in done.stderr
    assert "seaboard serve --data" in done.stderr
    assert file.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["matches.sqlite"]


def test_a_newer_schema_is_told(file: Path) -> None:
    plant(file, "UPDATE alembic_version SET version_num = '9999'")
    done = run("check-store", str(file))
    assert (done.returncode, "written by a newer version: its schema is 9999" in done.stderr) == (2, True)


def test_what_is_no_database_is_told(tmp_path: Path) -> None:
    text, empty = tmp_path / "notes.txt", tmp_path / "empty.sqlite"
    text.write_text("These are no matches, only words, and enough of them to be taken for a page. " * 20, encoding="utf-8")
    sqlite3.connect(empty).executescript("CREATE TABLE other (id); INSERT INTO other VALUES (1)")
    for address, reason in (
        (str(text), "file is not a database"),
        (str(empty), "holds no matches of Seaboard"),
        (str(tmp_path / "nowhere.sqlite"), "there is no file"),
        (str(tmp_path), "there is no file"),
        ("sqlite:///:memory:", "matches are kept in a file"),
        ("gopher://me:secret@host/db", "no address of a database"),
        ("postgresql://me:secret@127.0.0.1:1/db", "the database cannot be read"),
    ):
        done = run("check-store", address)
        assert (done.returncode, done.stdout) == (2, "")
        assert reason in done.stderr
        assert "secret" not in done.stderr
    assert not (tmp_path / "nowhere.sqlite").exists()
