"""Holds the database against the ledger: what was lost, what stands there twice, what disagrees with what people were told."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, select

from seaboard.engine.errors import SeaboardError
from seaboard.engine.replay import Entry, Header, Who
from seaboard.engine.state import SPECTATOR
from seaboard.server.storage.engines import open_engine
from seaboard.server.storage.tables import entries, matches, seats
from seaboard.table.match import Match
from seaboard.workshop.torture.ledger import LOGGED, SEEN, Asked, Ledger, Name, digest


@dataclass
class Verdict:
    """What is wrong, each fault in a sentence."""

    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    disagreeing: list[str] = field(default_factory=list)


class Row(msgspec.Struct, frozen=True):
    """An entry as it stands in the database."""

    seq: int
    seat: str
    request: str | None
    action: dict[str, Any]
    time: int | None
    requester: str | None

    @property
    def entry(self) -> Entry:
        """The same for a replay, without its name."""
        who: Who = "chance" if self.seat == "chance" else int(self.seat)
        return Entry(self.seq, who, self.action, None, self.time)


def judge(ledger: Ledger, database: str) -> Verdict:
    """Judge all matches of the ledger by what is stored. Nobody may write meanwhile."""
    verdict = Verdict(disagreeing=list(ledger.contradictions))
    engine = open_engine(database)
    try:
        for match, heard in heard_of(ledger).items():
            _Case(match, heard, ledger, verdict).judge(engine)
    finally:
        engine.dispose()
    return verdict


def heard_of(ledger: Ledger) -> dict[str, dict[Name, Asked]]:
    """The requests of each match, also of those in which nobody asked for anything."""
    found: dict[str, dict[Name, Asked]] = {match: {} for match in ledger.matches}
    for name, asked in ledger.asked.items():
        found.setdefault(name.match, {})[name] = asked
    return found


class _Case:
    """One match."""

    def __init__(self, match: str, asked: dict[Name, Asked], ledger: Ledger, verdict: Verdict) -> None:
        self.match = match
        self.asked = asked
        self.ledger = ledger
        self.verdict = verdict

    def judge(self, engine: Engine) -> None:
        with engine.connect() as connection:
            found = connection.execute(select(matches).where(matches.c.id == self.match)).one_or_none()
            if found is None:
                self.verdict.lost.append(f"{self.match}: the whole match")
                return
            rows = [Row(*line) for line in connection.execute(_rows_of(self.match))]
            self._judge_facts(connection, found)
        self._judge_numbers(found.head, rows)
        self._judge_names(rows)
        self._judge_requests(rows)
        self._judge_views(msgspec.convert(found.header, Header), rows)

    def _judge_facts(self, connection: Connection, found: Any) -> None:
        """Is what people were told of the table besides its log still so?"""
        if self.ledger.paused.get(self.match, found.paused) != found.paused:
            self.verdict.lost.append(
                f"{self.match}: it is {'' if found.paused else 'not '}paused, and people were told otherwise"
            )
        if self.ledger.links.get(self.match, found.next_match) != found.next_match:
            self.verdict.lost.append(f"{self.match}: its rematch {self.ledger.links[self.match]}")
        for seat, name in connection.execute(select(seats.c.seat, seats.c.name).where(seats.c.match == self.match)):
            told = self.ledger.names.get((self.match, seat), name)
            if told != name:
                wishes = [one for key, one in self.asked.items() if one.kind == "rename" and key.seat == seat]
                self.verdict.lost.append(
                    f"{self.match}: the name of seat {seat} is {name!r}, not {told!r}; the last wishes: {wishes[-3:]}"
                )

    def _judge_numbers(self, head: int, rows: list[Row]) -> None:
        numbers = [row.seq for row in rows]
        missing = sorted({*range(1, head + 1)} - {*numbers})
        beyond = [seq for seq in numbers if seq > head]
        if missing:
            self.verdict.lost.append(f"{self.match}: entries {missing} of {head}")
        if beyond:
            self.verdict.doubled.append(f"{self.match}: entries {beyond} behind the last one, {head}")

    def _judge_names(self, rows: list[Row]) -> None:
        """Does every entry stand there because somebody asked for it, once?"""
        known = {(str(name.seat), name.request) for name in self.asked}
        alone = {str(seat) for seat in self.ledger.matches[self.match].by_themselves}
        seen: set[tuple[str | None, str]] = set()
        for row in rows:
            if row.request is None:
                if row.seat != "chance" and row.seat not in alone:
                    self.verdict.doubled.append(f"{self.match}: entry {row.seq} of seat {row.seat}, which nobody asked for")
                continue
            key = (row.requester, row.request)
            if key in seen:
                self.verdict.doubled.append(f"{self.match}: entry {row.seq} is {row.request!r} of seat {row.requester} again")
            elif key not in known:
                self.verdict.disagreeing.append(f"{self.match}: entry {row.seq} is {row.request!r}, which nobody sent")
            seen.add(key)

    def _judge_requests(self, rows: list[Row]) -> None:
        stored = {(row.requester, row.request): row for row in reversed(rows) if row.request is not None}
        ends = dict(_submissions(rows))
        for name, asked in self.asked.items():
            if asked.kind not in LOGGED:
                continue
            row = stored.get((str(name.seat), name.request))
            if asked.refused is not None and row is not None:
                self.verdict.disagreeing.append(f"{name} was refused as {asked.refused} and is entry {row.seq}")
            elif asked.accepted and row is None:
                self.verdict.lost.append(f"{name} was accepted as {asked.accepted}")
            elif asked.accepted and row is not None:
                self._compare(asked, row, ends[row.seq])

    def _compare(self, asked: Asked, row: Row, end: int) -> None:
        is_same = row.action.get("kind") == "undo" if asked.kind == "undo" else row.action == asked.message["action"]
        if not is_same or not all(row.seq <= seq <= end for seq in asked.accepted):
            self.verdict.disagreeing.append(
                f"{asked.message} of {self.match} was accepted as {asked.accepted}, and is entry {row.seq} to {end}: {row.action}"
            )

    def _judge_views(self, header: Header, rows: list[Row]) -> None:
        """Is everything that anybody was shown what the log says? And does everybody see its end?"""
        looks = {seat: dict(seen) for (match, seat), seen in self.ledger.shown.items() if match == self.match}
        try:
            for match in _replayed(header, rows):
                for seat, seen in looks.items():
                    look = seen.pop(match.seq, None)
                    if look is not None and look != digest(look_of(match, seat)):
                        self.verdict.disagreeing.append(f"{self.match}: entry {match.seq} looked otherwise to seat {seat}")
        except SeaboardError as error:
            self.verdict.disagreeing.append(f"{self.match} does not replay: {error}")
            return
        for seat, seen in looks.items():
            for seq in seen:
                self.verdict.disagreeing.append(f"{self.match}: seat {seat} was shown entry {seq}, which there is not")
        for (match_, device), (_, seq) in self.ledger.last.items():
            if match_ == self.match and seq != len(rows):
                self.verdict.disagreeing.append(f"{self.match}: {device} sees entry {seq} of {len(rows)}")


def _rows_of(match: str) -> Any:
    columns = (entries.c.seq, entries.c.seat, entries.c.request, entries.c.action, entries.c.time, entries.c.requester)
    return select(*columns).where(entries.c.match == match).order_by(entries.c.seq)


def _submissions(rows: Iterable[Row]) -> Iterator[tuple[int, int]]:
    """The first and the last entry of each submission: chance outcomes belong to what came before them."""
    first = last = 0
    for row in rows:
        if row.seat != "chance" or row.request is not None:
            if first:
                yield first, last
            first = row.seq
        last = row.seq
    if first:
        yield first, last


def _replayed(header: Header, rows: Iterable[Row]) -> Iterator[Match]:
    """The match before its first entry, and after each."""
    match = Match(header, holds_starts=True)
    yield match
    for row in rows:
        match.follow((row.entry,))
        yield match


def look_of(match: Match, seat: int | None) -> dict[str, Any]:
    """What a seat, or a spectator, sees of a match as it stands, computed anew."""
    legal = match.legal(seat) if seat is not None else ()
    undo = match.undo_cost(seat) if seat is not None else None
    others = match.undo_others(seat) if seat is not None else ()
    seen = (match.view(SPECTATOR if seat is None else seat), match.actors, legal, undo, others, match.outcome)
    return dict(zip(SEEN, seen, strict=True))
