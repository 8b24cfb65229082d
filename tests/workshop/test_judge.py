"""The judge of `seaboard torture`: it finds nothing where all is well, and every fault that is planted."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete, insert, select, update

import seaboard
from seaboard.engine.replay import Entry
from seaboard.server.settings import at_home
from seaboard.server.storage.store import SeatRow, Store
from seaboard.server.storage.tables import entries, matches, seats
from seaboard.workshop.torture.judge import Verdict, judge, look_of
from seaboard.workshop.torture.ledger import Ledger, Name

ROWS = (SeatRow(0, "person", "Ada", "anchor", None, b"h" * 32), SeatRow(1, "person", "Ben", "star", None, b"i" * 32))


class Sound:
    """A match in a store, and the ledger of the two people who play it: each has been told what is so."""

    def __init__(self, folder: Path) -> None:
        self.address = at_home(folder).database
        self.store = Store(self.address)
        self.ledger = Ledger()
        self.match = seaboard.new("smugglers", seats=2, seed=1, first_seat=0)
        self.store.create("m", self.match.header, bytes(32), ROWS, self.match.opening.entries, 1).result()
        self.ledger.begin("m", ())
        self.tell()
        for number in range(6):
            (seat,) = self.match.actors
            self.play(seat, f"r{number}")

    def play(self, seat: int, request: str) -> None:
        before = self.match.seq
        message = {"kind": "act", "seat": seat, "action": msgspec.to_builtins(self.match.legal(seat)[0])}
        name = Name("m", seat, request)
        self.ledger.send(name, message)
        progress = self.match.act(seat, message["action"], request=request, time=5)
        self.store.append("m", before, progress.entries).result()
        self.tell()
        self.ledger.answer(name, {"kind": "accepted", "seq": progress.entries[-1].seq})

    def tell(self) -> None:
        for device, seat in (("one", 0), ("two", 1), ("screen", None)):
            self.ledger.see("m", device, look_of(self.match, seat) | {"seat": seat, "seq": self.match.seq})

    def change(self, statement: Any) -> None:
        self.store.submit(lambda connection: connection.execute(statement).rowcount).result()

    def verdict(self) -> Verdict:
        return judge(self.ledger, self.address)


@pytest.fixture
def sound(tmp_path: Path) -> Iterator[Sound]:
    found = Sound(tmp_path)
    yield found
    found.store.close()


LAST = select(entries.c.seq).where(entries.c.request == "r5").scalar_subquery()


def test_nothing_is_found_where_all_is_well(sound: Sound) -> None:
    assert sound.verdict() == Verdict()
    assert sound.ledger.acknowledged == 6


def test_what_was_acknowledged_and_is_not_stored_is_lost(sound: Sound) -> None:
    """As a store that answers before it has committed would lose it."""
    sound.change(delete(entries).where(entries.c.seq >= LAST))
    sound.change(update(matches).values(head=select(entries.c.seq).order_by(entries.c.seq.desc()).limit(1).scalar_subquery()))
    verdict = sound.verdict()
    assert len(verdict.lost) == 1
    assert "r5" in verdict.lost[0]
    assert verdict.disagreeing, "everybody was shown what there is not"


def test_a_whole_match_that_is_gone_is_lost(sound: Sound) -> None:
    for table in (entries, seats, matches):
        sound.change(delete(table))
    assert sound.verdict().lost == ["m: the whole match"]


def test_a_gap_in_the_numbers_is_lost(sound: Sound) -> None:
    sound.change(delete(entries).where(entries.c.seq == 2))
    assert any("entries [2]" in fault for fault in sound.verdict().lost)


def test_what_stands_there_twice_is_doubled(sound: Sound) -> None:
    """As a server that has forgotten a name would append it again."""
    (seat,) = sound.match.actors
    again = Entry(sound.match.seq + 1, seat, msgspec.to_builtins(sound.match.legal(seat)[0]), None, 5)
    sound.store.append("m", sound.match.seq, (again,)).result()
    assert len(sound.verdict().doubled) == 1


def test_a_row_behind_the_last_one_is_doubled(sound: Sound) -> None:
    row = {"match": "m", "seq": sound.match.seq + 1, "seat": "0", "request": "r0", "requester": "9", "action": {}}
    sound.change(insert(entries).values(row))
    assert len(sound.verdict().doubled) == 1


def test_an_entry_that_nobody_asked_for_disagrees(sound: Sound) -> None:
    del sound.ledger.asked[Name("m", 0, "r0")]
    assert any("nobody sent" in fault for fault in sound.verdict().disagreeing)


def test_another_action_than_the_acknowledged_one_disagrees(sound: Sound) -> None:
    asked = next(iter(sound.ledger.asked.values()))
    asked.message = asked.message | {"action": {"kind": "end_turn"}}
    assert len(sound.verdict().disagreeing) == 1


def test_another_number_than_the_acknowledged_one_disagrees(sound: Sound) -> None:
    asked = next(iter(sound.ledger.asked.values()))
    asked.accepted = {99}
    assert len(sound.verdict().disagreeing) == 1


def test_what_was_refused_and_is_stored_disagrees(sound: Sound) -> None:
    asked = next(iter(sound.ledger.asked.values()))
    asked.accepted, asked.refused = set(), "stale"
    assert len(sound.verdict().disagreeing) == 1


def test_a_view_that_differs_disagrees(sound: Sound) -> None:
    sound.ledger.shown["m", 1][sound.match.seq] += 1
    assert len(sound.verdict().disagreeing) == 1


def test_whoever_does_not_see_the_end_disagrees(sound: Sound) -> None:
    sound.ledger.last["m", "two"] = (1, sound.match.seq - 1)
    assert len(sound.verdict().disagreeing) == 1


def test_two_looks_of_one_entry_and_two_answers_to_one_request_contradict_each_other(sound: Sound) -> None:
    ledger, name = sound.ledger, Name("m", 0, "r0")
    ledger.see("m", "two", look_of(sound.match, 0) | {"seat": 1, "seq": sound.match.seq})
    ledger.answer(name, {"kind": "accepted", "seq": 98})
    ledger.answer(name, {"kind": "refused", "code": "stale"})
    assert len(ledger.contradictions) == 3


def test_a_name_and_a_pause_that_people_were_told_of_are_lost_if_they_are_not_so(sound: Sound) -> None:
    sound.ledger.names["m", 0] = "Cleo"
    sound.ledger.paused["m"] = True
    sound.ledger.links["m"] = "n"
    assert len(sound.verdict().lost) == 3
