"""The crew: four ranks for every game, noise that makes mistakes and no nonsense, and bots of one's own."""

import sys
from pathlib import Path

import msgspec
import pytest

from seaboard.bots.bot import bot
from seaboard.bots.crew import CHARACTERS, OTHERS, RANKS, Level, Searcher, decide, level_of, levels
from seaboard.bots.search import Trial
from seaboard.engine.chance import new_rng
from seaboard.engine.errors import Malformed
from seaboard.games import registry
from seaboard.lab.playout import choices
from tests.support.games import DRAWN

TRIALS = [
    Trial(1, 90, 100, 0.50, 0.02, 0.00, 0.00),
    Trial(2, 80, 100, 0.60, 0.02, 0.10, 0.02),
    Trial(3, 70, 50, 0.55, 0.02, 0.05, 0.02),
    Trial(4, 10, 50, 0.40, 0.02, -0.10, 0.02),
]


def test_every_game_has_every_rank_and_the_captain_makes_no_mistakes_on_purpose() -> None:
    assert {*levels()} == {OTHERS, *DRAWN}
    for of_game in levels().values():
        assert tuple(of_game) == RANKS
        noises = [of_game[rank].noise for rank in RANKS]
        assert noises == sorted(noises, reverse=True), "the higher the rank, the steadier the hand"
        assert noises[-1] == 0
        assert of_game["captain"].rollouts == max(level.rollouts for level in of_game.values())


def test_without_noise_the_best_is_played() -> None:
    assert decide(TRIALS, Level(rollouts=1), new_rng("steady")).action == 2


def test_with_noise_mistakes_are_made_but_never_what_the_policy_likes_least() -> None:
    rng = new_rng("noise")
    played = [decide(TRIALS, Level(rollouts=1, noise=0.1), rng).action for _ in range(500)]
    assert {*played} == {1, 2, 3}
    assert played.count(2) > played.count(3) > played.count(1)
    wild = [decide(TRIALS, Level(rollouts=1, noise=100.0), rng).action for _ in range(500)]
    assert {*wild} == {1, 2, 3}


def test_where_all_are_liked_alike_any_may_be_played() -> None:
    alike = [trial._replace(like=5) for trial in TRIALS]
    rng = new_rng("alike")
    assert {decide(alike, Level(rollouts=1, noise=100.0), rng).action for _ in range(200)} == {1, 2, 3, 4}


def test_a_character_chooses_only_among_what_is_as_good() -> None:
    close = [
        Trial(1, 90, 100, 0.600, 0.02, 0.0, 0.0),
        Trial(2, 80, 100, 0.604, 0.05, 0.004, 0.02),
        Trial(3, 70, 60, 0.598, 0.01, -0.002, 0.02),
        Trial(4, 60, 100, 0.580, 0.50, -0.020, 0.02),
    ]
    level, rng = Level(rollouts=1), new_rng("taste")
    chosen = {
        character: {decide(close, level, rng, character, lambda action: action).action for _ in range(50)}
        for character in CHARACTERS
    }
    assert chosen == {"steady": {1}, "careful": {3}, "hunter": {2}, "hoarder": {3}, "dreamer": {1, 2, 3}}


def test_a_rank_may_have_a_character() -> None:
    assert isinstance(bot("mate/careful"), Searcher)
    with pytest.raises(Malformed, match="there is no bot 'mate/brave'"):
        bot("mate/brave")


@pytest.mark.parametrize("id_", registry.IDS)
@pytest.mark.parametrize("rank", RANKS)
def test_a_rank_plays_and_its_choice_is_repeatable(id_: str, rank: str) -> None:
    game = registry.game(id_)
    s, board, seat = choices(game, 1)[0]
    out = [0] * game.n_actions
    legal = out[: game.legal(s, board, seat, out)]
    level = msgspec.structs.replace(level_of(game, rank), decisions=4)  # type: ignore[arg-type]  # one of them
    searcher = Searcher(level, scale=32 / level.rollouts, is_compiled=False)
    chosen = searcher(game, s.clone(), board, seat, legal, new_rng("rank"))
    assert chosen in legal
    assert chosen == searcher(game, s.clone(), board, seat, legal, new_rng("rank"))
    assert searcher(game, s.clone(), board, seat, legal[:1], new_rng("rank")) == legal[0]


def test_a_bot_of_ones_own_is_one_small_class(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "harbour.py").write_text(
        "class First:\n    def __call__(self, game, s, board, seat, legal, rng):\n        return legal[0]\n", encoding="utf-8"
    )
    monkeypatch.syspath_prepend(tmp_path)
    game = registry.game("triangle")
    s, board, seat = choices(game, 1)[0]
    assert bot("harbour:First")(game, s, board, seat, [5, 6], new_rng("own")) == 5
    with pytest.raises(Malformed, match=r"'harbour:Second' is no bot of your own.*module:Class"):
        bot("harbour:Second")
    sys.modules.pop("harbour")


def test_a_name_that_is_no_bots_says_what_was_expected() -> None:
    with pytest.raises(Malformed, match=r"there is no bot 'admiral', expected one of .*captain"):
        bot("admiral")
    with pytest.raises(Malformed, match="expected search:rollouts=512 and any of rollouts, candidates"):
        bot("search:rolls=3")
