"""What a bot is, and the bots there are."""

from importlib import import_module
from itertools import product
from typing import Final, Protocol

import msgspec

from seaboard.bots.crew import CHARACTERS, RANKS, Level, Searcher
from seaboard.bots.levels import CASUAL, DREAMY, narrow
from seaboard.engine.chance import draw
from seaboard.engine.contract import AnyGame
from seaboard.engine.errors import Malformed
from seaboard.engine.state import Row, State


class Bot(Protocol):
    """Chooses among the legal actions of a seat."""

    def __call__(self, game: AnyGame, s: State, board: State, seat: int, legal: Row, rng: Row) -> int:
        """Return one of `legal`. The state is one that the seat may believe in; the bot may change it."""


def random(game: AnyGame, s: State, board: State, seat: int, legal: Row, rng: Row) -> int:  # noqa: ARG001  a Bot's form
    """Any legal action, each as likely."""
    return legal[draw(rng, len(legal))]


def sensible(game: AnyGame, s: State, board: State, seat: int, legal: Row, rng: Row) -> int:
    """What the game's policy likes best; among equals any."""
    if len(legal) == 1:
        return legal[0]
    likes = [game.policy(s, board, seat, action) for action in legal]
    best = max(likes)
    equals = [action for action, like in zip(legal, likes, strict=True) if like == best]
    return equals[draw(rng, len(equals))]


def casual(game: AnyGame, s: State, board: State, seat: int, legal: Row, rng: Row) -> int:
    """Like `sensible`, by what somebody knows who looks around now and then."""
    narrow(s, board, seat, CASUAL)
    return sensible(game, s, board, seat, legal, rng)


def dreamy(game: AnyGame, s: State, board: State, seat: int, legal: Row, rng: Row) -> int:
    """Like `sensible`, by what somebody knows whose thoughts are elsewhere."""
    narrow(s, board, seat, DREAMY)
    return sensible(game, s, board, seat, legal, rng)


BOTS: Final[dict[str, Bot]] = {"random": random, "sensible": sensible, "casual": casual, "dreamy": dreamy}
"""The bots that need no compiler; they also stand in where there is none."""

TRYING: Final = "search:"


def bot(name: str, scale: float = 1.0) -> Bot:
    """The bot of this name: one of `BOTS`, a rank of the crew, or a rank with a character (`mate/careful`).

    `search:rollouts=512,decisions=8` is a searching bot with a level of its own, and `module:Class` a bot of your own.

    `scale` is by how much the budget of those is changed that try out.
    """
    if name in BOTS:
        return BOTS[name]
    for rank, character in product(RANKS, CHARACTERS):
        if name in (rank, f"{rank}/{character}"):
            return Searcher(rank, "steady" if name == rank else character, scale=scale)
    if name.startswith(TRYING):
        return Searcher(_level(name), scale=scale)
    if ":" in name:
        return _own(name)
    raise Malformed(f"there is no bot {name!r}, expected one of {', '.join((*BOTS, *RANKS))}, {TRYING}… or module:Class")


def _level(name: str) -> Level:
    """The level that `search:rollouts=512,decisions=8` describes."""
    pairs = dict(pair.partition("=")[::2] for pair in name.removeprefix(TRYING).split(","))
    try:
        return msgspec.convert(pairs, Level, strict=False)
    except msgspec.ValidationError as error:
        known = ", ".join(Level.__struct_fields__)
        raise Malformed(f"{name!r} is no bot: {error}; expected {TRYING}rollouts=512 and any of {known}") from error


def _own(name: str) -> Bot:
    """A bot of the user's: a class without arguments whose objects are bots."""
    module, _, cls = name.partition(":")
    try:
        own: Bot = getattr(import_module(module), cls)()
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise Malformed(f"{name!r} is no bot of your own: {error}; expected module:Class, as docs/bots.md tells") from error
    return own
