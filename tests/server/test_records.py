"""What is given away of a match that is over, and of the puzzle of a day, although something in it is broken."""

import logging
from datetime import date

import msgspec
import pytest

from seaboard.bots import puzzle
from seaboard.engine.errors import DataFault
from seaboard.engine.replay import Log
from seaboard.games import registry
from seaboard.server import puzzles
from seaboard.server.records import recorded
from seaboard.table import dice
from seaboard.table.match import new
from tests.support.played import play_out

SECRET = bytes(range(32))
TODAY = date(2026, 11, 19)


def pig() -> Log:
    """A whole match with dice that can be checked, and its secret."""
    header = new("pig", seats=2, seed=1).log.header
    header = msgspec.structs.replace(header, seed=None, id="it", commitment=dice.commitment("it", SECRET).hex())
    match = new("pig", seats=2, chance=dice.source(header, SECRET, own_dice=False))
    play_out(match)
    return Log(header, match.log.entries, SECRET.hex())


def test_a_match_whose_dice_are_not_those_of_its_secret_is_given_away_and_says_so() -> None:
    log = pig()
    assert recorded(log).fault is None
    other = msgspec.structs.replace(log, secret=bytes(32).hex())
    found = recorded(other)
    assert found.fault == "the secret is not the one that the table promised before the match"
    assert (found.log, found.draws, found.luck) == (other, (), None)
    assert found.account == recorded(log).account is not None, "a logbook keeps it all the same"


def test_a_match_that_cannot_be_followed_is_given_away_and_no_logbook_keeps_it() -> None:
    log = pig()
    found = recorded(msgspec.structs.replace(log, entries=log.entries[:5] + log.entries[6:]))
    assert found.fault == "entry 7: nothing was to be drawn"
    assert found.account is None


def test_a_game_whose_puzzles_are_broken_has_none_and_the_log_says_why(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    shipped = puzzle.shipped

    def broken(game_id: str) -> tuple[puzzle.Set, ...]:
        if game_id == "triangle":
            raise DataFault("the puzzles of triangle cannot be read: it is torn")
        return shipped(game_id)

    monkeypatch.setattr(puzzle, "shipped", broken)
    with caplog.at_level(logging.ERROR):
        puzzles.check_all()
    assert caplog.messages == ["the puzzles of triangle cannot be read: it is torn"]
    with pytest.raises(puzzles.NoPuzzle, match="triangle cannot be read"):
        puzzles.of_day("triangle", TODAY)
    assert puzzles.of_day("smugglers", TODAY).game == "smugglers"


def test_a_game_without_puzzles_says_so() -> None:
    assert puzzle.shipped(registry.game("pig").id) == ()
    with pytest.raises(puzzles.NoPuzzle, match="pig has no puzzles"):
        puzzles.of_day("pig", TODAY)
