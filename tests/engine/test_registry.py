"""Which games there are, and by which rules."""

import pytest

from seaboard.engine import contract
from seaboard.engine.contract import DIALECT
from seaboard.engine.errors import NoGame, RulesMismatch
from seaboard.engine.state import State
from seaboard.games import registry


@pytest.mark.parametrize("id_", registry.IDS)
def test_without_a_version_the_newest_rules_are_given(id_: str) -> None:
    versions = [game.version for game in registry.games(id_)]
    assert registry.game(id_).version == max(versions)
    assert versions == sorted(set(versions))


@pytest.mark.parametrize("id_", registry.IDS)
def test_every_version_is_given_by_its_number(id_: str) -> None:
    for game in registry.games(id_):
        assert registry.game(id_, game.version) is game


@pytest.mark.parametrize("id_", registry.IDS)
def test_all_versions_share_the_state_and_the_rules_in_the_dialect(id_: str) -> None:
    newest = registry.game(id_)
    for game in registry.games(id_):
        assert (game.id, game.state) == (newest.id, newest.state)
        assert all(getattr(game, name) is getattr(newest, name) for name in DIALECT)


def test_rules_that_are_not_there_are_refused_with_those_that_are() -> None:
    with pytest.raises(RulesMismatch, match="there are no rules 99 of smugglers, expected 1"):
        registry.game("smugglers", 99)


def test_a_game_that_is_not_there_is_refused() -> None:
    with pytest.raises(NoGame, match="there is no game 'chess'"):
        registry.game("chess", 1)


def test_a_game_may_become_known_while_another_does(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seen under `seaboard torture`: after a restart threads read matches of several games at once, and one greeting failed."""
    known = {registry.game(id_).state: registry.game(id_) for id_ in ("smugglers", "triangle")}
    monkeypatch.setattr(contract, "_game_of_state", known)

    def layout(_state: type[State]) -> object:
        known[type("Other", (), {})] = registry.game("smugglers")
        return object()

    monkeypatch.setattr(contract, "layout", layout)
    contract.register(registry.game("aboard"))
    assert registry.game("aboard").state in known
