"""What is worth telling of a match: found in every one, in its log alone, and nothing of it was hidden."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from seaboard.engine import replay
from seaboard.engine.contract import AnyGame
from seaboard.engine.errors import SeaboardError
from seaboard.engine.replay import Entry, Log
from seaboard.engine.state import CHANCE, SPECTATOR
from seaboard.games import registry
from seaboard.table import history, moments
from seaboard.table.match import Match
from tests.support.games import SECRETIVE, Case
from tests.support.played import played

pytestmark = pytest.mark.slow

SEEDS = 3


def logs(game: AnyGame) -> Iterator[tuple[Log, bool]]:
    """Whole matches, and whether each is an ordinary one: played sensibly, with options as they come."""
    for options in game.variants:
        usual = options == game.options(seats=options.seats)
        for seed in range(SEEDS if usual else 1):
            yield played(game.id, options, seed).log, usual


def stopped(log: Log, seq: int) -> Match:
    """The match as it stood behind an entry."""
    return Match(msgspec.structs.replace(log.header, seed=None), None, log.entries[:seq])


def test_every_match_has_a_moment_and_an_ordinary_one_three(game: AnyGame) -> None:
    for log, is_usual in logs(game):
        found = moments.story(log)
        assert 1 <= len(found) <= moments.MOST
        assert len(found) == moments.MOST or not is_usual
        assert len({scene.moment.kind for scene in found}) == len(found), "at most one of a kind"
        numbers = [scene.moment.seq for scene in found]
        assert numbers == sorted(set(numbers)), "in the order in which they happened"


def test_what_is_told_stands_in_the_match(game: AnyGame) -> None:
    for log in (*[log for log, _usual in logs(game)], played(game.id, game.variants[1], 1, "dreamy").log):
        n_seats = len(log.header.players)
        for moment, view in moments.story(log):
            assert moment.kind in game.moment_kinds
            assert 0 <= moment.seat < n_seats
            assert view == stopped(log, moment.seq).view(SPECTATOR)


def test_every_kind_occurs(game: AnyGame) -> None:
    odd = [played(game.id, game.variants[0], 1, name).log for name in ("random", "dreamy")]
    found = {
        one.moment.kind for log in (*odd, *[log for log, _usual in logs(game)]) for one in game.moments(moments.chapters(log))
    }
    assert found == set(game.moment_kinds)


def test_a_stored_log_is_enough_and_tells_the_same(game: AnyGame) -> None:
    log = played(game.id, game.variants[0], 1).log
    read = Log.from_json(log.to_json())
    assert msgspec.json.encode(moments.story(read)) == msgspec.json.encode(moments.story(log))


def test_a_match_that_began_in_the_middle_has_a_story(game: AnyGame) -> None:
    """Puzzles and pictures begin at a position: what was before it nobody knows."""
    whole = played(game.id, game.variants[0], 1)
    half = stopped(whole.log, whole.seq // 2)
    header = msgspec.structs.replace(whole.header, position=half.position)
    entries = tuple(msgspec.structs.replace(entry, seq=i) for i, entry in enumerate(whole.log.entries[whole.seq // 2 :], 1))
    assert moments.story(Log(header, entries))


def told_to_all(log: Log) -> bytes:
    """What a spectator was sent of a whole match."""
    return msgspec.json.encode(history.told(log, SPECTATOR))


def twins(case: Case, log: Log) -> Iterator[Log]:
    """The same match with another hidden outcome, wherever that could have happened as well."""
    game, board = case.game, case.board
    s, _ = replay.start(game, log.header)
    for entry in log.entries:
        action = replay.check(game, s, board, entry)
        if entry.seat == "chance" and not game.purposes[game.purpose(s)].public:
            shares = {game.share(s, board, k) for k in range(game.odds(s, board))}
            for other in sorted(shares - {action})[:2]:
                yield _exchanged(log, entry, msgspec.to_builtins(game.encode(other)))
        game.apply(s, board, CHANCE if entry.seat == "chance" else entry.seat, action, None)


def _exchanged(log: Log, entry: Entry, action: dict[str, Any]) -> Log:
    i = entry.seq - 1
    other = msgspec.structs.replace(entry, action=action)
    return Log(log.header, (*log.entries[:i], other, *log.entries[i + 1 :]))


@pytest.mark.parametrize("id_", SECRETIVE)
def test_a_story_tells_nothing_that_was_hidden(id_: str) -> None:
    """Of two matches in which everybody saw the same, the same is told."""
    game = registry.game(id_)
    case = Case(game, game.variants[1])
    found = (compared(case, played(id_, case.options, 1, name).log) for name in ("sensible", "random"))
    assert any(found), "some secret was never told"


def compared(case: Case, log: Log) -> int:
    """How many matches of which everybody saw the same as of this one; the same is told of each."""
    public, story = told_to_all(log), msgspec.json.encode(moments.story(log))
    alike = 0
    for twin in twins(case, log):
        try:
            same = told_to_all(twin) == public
        except SeaboardError:
            continue  # it came to light that it was not so
        if same:
            alike += 1
            assert msgspec.json.encode(moments.story(twin)) == story
    return alike


@pytest.mark.parametrize("id_", SECRETIVE)
def test_a_chapter_holds_only_what_a_spectator_was_told(id_: str) -> None:
    log = played(id_, registry.game(id_).variants[1], 1).log
    chapters = list(moments.chapters(log))
    told = [event for chapter in chapters for event in chapter.events]
    assert msgspec.json.encode(told) == msgspec.json.encode(
        [event for one in history.told(log, SPECTATOR) for event in one.events]
    )
    for chapter in chapters[:: max(1, len(chapters) // 8)]:
        assert chapter.before() == moments.view_at(log, chapter.seq - 1)


@pytest.mark.parametrize("language", ["de", "en", "fr", "nl"])
def test_the_page_has_a_title_and_sentences_for_every_kind(game: AnyGame, language: str) -> None:
    folder = Path(__file__).parents[2] / "web" / "src" / "games" / game.id
    if not folder.exists():
        return  # a game that has no table in the page yet
    words = (folder / "end" / f"{language}.ftl").read_text(encoding="utf-8")
    told = set(re.findall(r"^(moment-\S+) =", words, re.MULTILINE))
    assert told == {f"moment-{kind}{part}" for kind in game.moment_kinds for part in ("", "-say", "-say-you")}
