"""Every registered game with every variant, and short ways to play them in tests."""

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import msgspec

from seaboard.bots.bot import bot
from seaboard.engine.chance import new_rng
from seaboard.engine.contract import AnyGame
from seaboard.engine.options import Options
from seaboard.engine.state import State
from seaboard.games import registry
from seaboard.lab.playout import Ply, play

FACES = Path(__file__).parents[2] / "web" / "src" / "games"
DRAWN = tuple(id_ for id_ in registry.IDS if (FACES / id_).is_dir())
"""Games with a board of their own in the page, and all that belongs to it: puzzles, tuned bots, vectors of the dice."""


class Case(NamedTuple):
    """A game under one set of options."""

    game: AnyGame
    options: Options

    @property
    def board(self) -> State:
        board: State = self.game.board(self.options)
        return board


def has_secrets(game: AnyGame) -> bool:
    """Does chance ever bring anything that not all may see? If not, the whole table is open."""
    return not all(purpose.public for purpose in game.purposes)


SECRETIVE = [id_ for id_ in registry.IDS if has_secrets(registry.game(id_))]


def cases() -> Iterator[tuple[str, Case]]:
    """All of them, each with a name for the test's report."""
    for id_ in registry.IDS:
        game = registry.game(id_)
        for number, options in enumerate(game.variants, 1):
            yield f"{id_}-{number}", Case(game, options)


def plies(case: Case, names: str, most: int, seed: int = 1) -> list[Ply]:
    """The steps of a match between bots, each with a copy of the state before it, which is not to be changed."""
    if case.game is registry.game(case.game.id):
        return list(_walk(case.game.id, msgspec.json.encode(case.options), names, most, seed))
    return _play(case, names, most, seed)


@lru_cache(maxsize=8)
def _walk(id_: str, options: bytes, names: str, most: int, seed: int) -> list[Ply]:
    """The same for a game as it is: one test after the other asks for the same walk."""
    game = registry.game(id_)
    return _play(Case(game, msgspec.json.decode(options, type=game.options)), names, most, seed)


def _play(case: Case, names: str, most: int, seed: int) -> list[Ply]:
    found: list[Ply] = []
    bots = [bot(name) for name in names.split(",") * case.options.seats][: case.options.seats]
    play(
        case.game,
        case.options,
        bots,
        new_rng("test", seed),
        lambda ply: found.append(Ply(ply.state.clone(), ply.seat, ply.action)),
        most_plies=most,
    )
    return found
