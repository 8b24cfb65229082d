"""The story of a match is sent with its outcome: to who was there, to who comes later, and after a restart."""

from pathlib import Path

import pytest

from seaboard.server.settings import at_home
from seaboard.table import moments
from seaboard.workshop.check import running
from seaboard.workshop.visitor import Visitor
from tests.server.test_rematch import THREE, WINNING, stored


def test_the_story_comes_with_the_outcome_and_to_latecomers_after_a_restart(tmp_path: Path) -> None:
    match, token = stored(tmp_path, WINNING, THREE, first_seat=0)
    settings = at_home(tmp_path, bot_delays=False)
    with running(settings) as base, Visitor.at(base, match, token, seat=0) as visitor:
        assert visitor.shown["story"] == []
        visitor.act({"kind": "sail", "to": "coins"}, seat=0)
        told = visitor.shown
        assert told["outcome"] is not None
        (only,) = told["story"]
        assert only["moment"]["kind"] in ("voyage", "finish")
        assert only["moment"]["seat"] == 0
        assert only["view"]["boats"][0]["at"] == "coins"
        with Visitor.at(base, match) as watcher:
            assert watcher.shown["story"] == told["story"]
    with running(settings) as base, Visitor.at(base, match, token, seat=1) as other:
        assert other.shown["story"] == told["story"]


def test_a_story_that_fails_does_not_keep_the_match_from_ending(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:

    def broken(_log: object) -> None:
        raise ValueError("no story")

    monkeypatch.setattr(moments, "story", broken)
    match, token = stored(tmp_path, WINNING, THREE, first_seat=0)
    with running(at_home(tmp_path, bot_delays=False)) as base, Visitor.at(base, match, token, seat=0) as visitor:
        visitor.act({"kind": "sail", "to": "coins"}, seat=0)
        assert visitor.shown["outcome"] is not None
        assert visitor.shown["story"] == []
    assert "no story was found" in caplog.text
