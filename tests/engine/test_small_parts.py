"""Bits, events, rules, positions, the log's folding, and the registry's refusals."""

import dataclasses

import pytest

from seaboard.engine import bits, contract, events, position, rule
from seaboard.engine.errors import Malformed
from seaboard.engine.notation import parse_text
from seaboard.engine.replay import Entry, effective, seat_of, who
from seaboard.engine.state import CHANCE, State, number
from seaboard.games import registry


def test_bits() -> None:
    m = 1 << 61 | 1 << 7 | 1
    assert (bits.count(m), bits.lowest(m), bits.members(m)) == (3, 0, [0, 7, 61])
    assert [bits.nth(m, k) for k in range(3)] == [0, 7, 61]
    assert bits.has(m, 61)
    assert not bits.has(m, 60)
    assert bits.members(0) == []


def test_events_are_written_and_read_in_order() -> None:
    row = events.new_events()
    events.emit(row, 3, 1, events.EVERYONE, 7, 8, 9)
    events.emit(row, 4, 2, 1, 0, 0, 0)
    events.emit(None, 5, 2, 1, 0, 0, 0)
    assert [event[0] for event in events.read(row)] == [3, 4]
    assert events.read(row)[0] == events.Event(3, 1, events.EVERYONE, 7, 8, 9)


def test_more_events_than_there_is_room_for_fail_loudly() -> None:
    row = events.new_events()
    for _ in range(events.MOST_EVENTS):
        events.emit(row, 0, 0, 1, 0, 0, 0)
    with pytest.raises(IndexError):
        events.emit(row, 0, 0, 1, 0, 0, 0)


def test_whoever_listens_hears_of_every_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rule, "_rules", [])
    monkeypatch.setattr(rule, "_listeners", [])
    heard: list[object] = []

    @rule.rule
    def before() -> int:
        return 1

    rule.listen(heard.append)

    @rule.rule
    def after() -> int:
        return 2

    assert heard == [before, after]
    assert (before(), after()) == (1, 2)


def test_flat_names_every_value() -> None:
    assert position.flat({"a": [{"b": 1}, 2], "c": {}, "d": None}) == {"a[0].b": 1, "a[1]": 2, "c": {}, "d": None}


def entry(seq: int, **action: object) -> Entry:
    return Entry(seq, 0, dict(action))


def test_undo_folds_away_what_it_takes_back_and_itself() -> None:
    log = [
        entry(1, kind="a"),
        entry(2, kind="b"),
        entry(3, kind="undo", to=1),
        entry(4, kind="c"),
        entry(5, kind="d"),
        entry(6, kind="undo", to=4),
        entry(7, kind="undo", to=0),
        entry(8, kind="e"),
    ]
    assert [e.seq for e in effective(log[:2])] == [1, 2]
    assert [e.seq for e in effective(log[:5])] == [1, 4, 5]
    assert [e.seq for e in effective(log[:6])] == [1, 4]
    assert [e.seq for e in effective(log)] == [8]


def test_an_undo_that_says_not_how_far_is_malformed() -> None:
    with pytest.raises(Malformed, match="to"):
        effective([entry(1, kind="undo")])


def test_seats_have_names_in_a_log() -> None:
    assert [seat_of(who(seat)) for seat in (0, 1, 2, 3, CHANCE)] == [0, 1, 2, 3, CHANCE]
    assert who(CHANCE) == "chance"


def test_a_line_without_a_value_is_malformed() -> None:
    with pytest.raises(Malformed, match="no key=value"):
        parse_text(registry.game(registry.IDS[0]), "sail M3")


def test_two_games_of_equal_layout_are_refused() -> None:
    game = registry.game(registry.IDS[0])
    with pytest.raises(ValueError, match="equal layout"):
        contract.register(dataclasses.replace(game, id="twin"))


def test_generic_calls_reach_the_game_of_the_state() -> None:
    game = registry.game(registry.IDS[0])
    s = game.state()
    board = game.board(game.variants[0])
    game.setup(s, board)
    out = [0] * game.n_actions
    assert contract.actors(s) == game.actors(s)
    assert contract.odds(s, board) == game.odds(s, board)
    assert contract.legal(s, board, CHANCE, out) == game.legal(s, board, CHANCE, out)
    action = contract.share(s, board, 0)
    copy = s.clone()
    contract.apply(copy, board, CHANCE, action, None)
    assert copy != s
    contract.resample(copy, board, 0, [1])
    assert contract.policy(copy, board, 0, out[0]) >= 0


def test_the_lobby_knows_every_game_without_its_rules() -> None:
    for id_ in registry.IDS:
        meta = registry.meta(id_)
        assert meta.id == id_
        assert set(meta.title) == {"de", "en", "fr", "nl"}
        assert range(meta.seats[0], meta.seats[1] + 1) == registry.game(id_).seats
    with pytest.raises(Malformed, match="no game 'chess'"):
        registry.meta("chess")


def test_an_unknown_state_belongs_to_no_game() -> None:
    class Pond(State):
        frogs = number(0, 9)

    with pytest.raises(KeyError):
        contract.actors(Pond())
