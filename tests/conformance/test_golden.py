"""Has anything changed at all? Goldens are whole matches, read like code; a changed golden is a changed rule."""

from pathlib import Path

import pytest

from seaboard.engine.bits import members
from seaboard.engine.contract import AnyGame
from seaboard.engine.errors import Malformed
from seaboard.engine.replay import parse_options
from seaboard.games import registry
from seaboard.lab import golden
from seaboard.lab.playout import new_state
from tests.support.games import Case

FOLDER = Path(__file__).parent.parent / "goldens"


def _read(path: Path) -> tuple[AnyGame, str]:
    """The game of a golden, by the rules that it was played by, and its text."""
    text = path.read_text(encoding="utf-8")
    return registry.game(path.parent.name, golden.rules_of(text)), text


def _newest(game: AnyGame) -> list[str]:
    """The goldens of the newest rules of a game."""
    texts = [path.read_text(encoding="utf-8") for path in (FOLDER / game.id).glob("*.txt")]
    return [text for text in texts if golden.rules_of(text) == game.version]


FILES = [path for id_ in registry.IDS for path in sorted((FOLDER / id_).glob("*.txt"))]


def test_every_version_of_every_game_has_goldens_and_no_other_has(game: AnyGame) -> None:
    played = {golden.rules_of(path.read_text(encoding="utf-8")) for path in (FOLDER / game.id).glob("*.txt")}
    assert played == {one.version for one in registry.games(game.id)}
    assert {path.name for path in FOLDER.iterdir()} == set(registry.IDS)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_is_as_it_was(path: Path) -> None:
    game, text = _read(path)
    assert golden.write(game, *golden.read_moves(game, text)) == text


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_is_played_by_the_rules_to_the_end(path: Path) -> None:
    """Those composed by hand, too: every move was allowed."""
    game, text = _read(path)
    options, moves = golden.read_moves(game, text)
    s, board = new_state(game, parse_options(game, options))
    for seat, action in moves:
        assert game.refusal(s, board, seat, action) == 0
        game.apply(s, board, seat, action, None)
    assert game.outcome(s, board) is not None


def test_everything_occurs_in_some_golden(game: AnyGame) -> None:
    seen = golden.NOTHING
    for text in _newest(game):
        seen |= golden.coverage(game, *golden.read_moves(game, text))
    assert seen == golden.everything(game)


def test_every_refusal_occurs_in_a_golden_or_a_scenario(game: AnyGame) -> None:
    codes = {0}
    for text in _newest(game):
        options, moves = golden.read_moves(game, text)
        codes |= _codes(Case(game, parse_options(game, options)), moves)
    scenarios = "".join(path.read_text(encoding="utf-8") for path in (FOLDER.parent / "games" / game.id).glob("test_*.py"))
    named = {code for code, name in enumerate(game.refusals) if f'"{name}"' in scenarios}
    assert codes | named == set(range(len(game.refusals)))


def _codes(case: Case, moves: list[golden.Move]) -> set[int]:
    s, board = new_state(case.game, case.options)
    codes: set[int] = set()
    for seat, action in moves:
        for actor in members(case.game.actors(s)):
            codes |= {case.game.refusal(s, board, actor, other) for other in range(case.game.n_actions)}
        case.game.apply(s, board, seat, action, None)
    return codes


def test_a_changed_rule_changes_a_golden(game: AnyGame) -> None:
    text = _newest(game)[0]
    options, moves = golden.read_moves(game, text)
    assert golden.write(game, options, moves[:-1]) != text


def test_a_file_of_another_game_is_refused(game: AnyGame) -> None:
    with pytest.raises(Malformed, match=f"begins with `game {game.id}`"):
        golden.read_moves(game, "game chess  rules 1  options {}\nstart\nend")


def test_a_file_of_other_rules_is_refused(game: AnyGame) -> None:
    with pytest.raises(Malformed, match=f"rules 99 is not played by rules {game.version}"):
        golden.read_moves(game, f"game {game.id}  rules 99  options {{}}\nstart\nend")
    with pytest.raises(Malformed, match="names the version of its rules"):
        golden.read_moves(game, f"game {game.id}  options {{}}\nstart\nend")
