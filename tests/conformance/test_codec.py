"""Actions outside: every id there and back, and whatever else comes in is refused with a reason."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import seaboard
from seaboard.engine.contract import AnyGame
from seaboard.engine.errors import Malformed, SeaboardError
from seaboard.engine.notation import action_text, parse_text
from seaboard.engine.replay import parse_action
from seaboard.games import registry

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)


def test_every_id_goes_there_and_back(game: AnyGame) -> None:
    seen = set()
    for action in range(game.n_actions):
        struct = game.encode(action)
        wire = msgspec.json.encode(struct)
        assert game.decode(struct) == action
        assert parse_action(game, msgspec.json.decode(wire)) == action
        assert parse_text(game, action_text(game, action)) == action
        seen.add(wire)
    assert len(seen) == game.n_actions


def test_an_unknown_kind_is_malformed_and_says_what_was_expected(game: AnyGame) -> None:
    with pytest.raises(Malformed, match="kind"):
        parse_action(game, {"kind": "no such kind"})


def test_an_unknown_field_is_malformed(game: AnyGame) -> None:
    action = msgspec.to_builtins(game.encode(0)) | {"extra": 1}
    with pytest.raises(Malformed, match="extra"):
        parse_action(game, action)


@pytest.mark.parametrize("id_", registry.IDS)
@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_whatever_comes_in_nothing_is_changed(id_: str, data: st.DataObject) -> None:
    game = registry.game(id_)
    match = seaboard.new(id_, seed=3)
    before, seq = match.digest, match.seq
    action = msgspec.to_builtins(game.encode(data.draw(st.integers(0, game.n_actions - 1))))
    broken = data.draw(JSON)
    for key in data.draw(st.lists(st.sampled_from(sorted(action)), unique=True)):
        action[key] = data.draw(JSON)
    seat = data.draw(st.integers(-2, 7))
    for value in (action, broken):
        try:
            match.act(seat, value, seq=data.draw(st.sampled_from([None, 0, seq])))
        except SeaboardError:
            assert (match.digest, match.seq) == (before, seq)
        else:
            assert match.seq > seq
            return
