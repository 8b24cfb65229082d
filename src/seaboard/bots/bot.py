"""What a bot is, and the bots there are."""

from typing import Final, Protocol

from seaboard.bots.levels import CASUAL, DREAMY, narrow
from seaboard.engine.chance import draw
from seaboard.engine.contract import AnyGame, overlook_nothing
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


def bot(name: str) -> Bot:
    """The bot of this name."""
    if name not in BOTS:
        raise Malformed(f"there is no bot {name!r}, expected one of {', '.join(BOTS)}")
    return BOTS[name]


def bots_for(game: AnyGame) -> tuple[str, ...]:
    """The bots worth choosing between: less attentive ones only where there is something to overlook."""
    return ("sensible",) if game.overlook is overlook_nothing else ("sensible", "casual", "dreamy")
