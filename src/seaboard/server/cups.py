"""The evening's cup of a table: what it is told of it, how a rematch carries it on, and how it ends."""

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from seaboard.engine.contract import Outcome, thrown_by_hand
from seaboard.engine.errors import Malformed
from seaboard.engine.replay import Cup
from seaboard.games import registry
from seaboard.server import seating
from seaboard.server.bodies import Again
from seaboard.server.films import NotOver
from seaboard.server.steward import Begun, NotAllowed
from seaboard.table import cup as cups
from seaboard.table.cup import CupInfo, CupPlan

if TYPE_CHECKING:
    from seaboard.server.live import Live


class Following(NamedTuple):
    """The match behind one that is over."""

    game: str
    options: dict[str, Any]
    cup: Cup | None
    own_dice: bool


def begun(plan: CupPlan | None, game: str) -> Cup | None:
    """The cup of a new match of this game; what cannot be played is `Malformed`."""
    if plan is None:
        return None
    for id_ in plan.games:
        registry.game(id_)
    if game not in plan.games or len(set(plan.games)) < len(plan.games):
        raise Malformed(f"$.cup.games: expected {game} and others, each once")
    return cups.begin(plan)


def of_table(live: "Live") -> Cup | None:
    """The cup of a table with all that has been played, the match there included when it is over."""
    header, outcome = live.match.header, live.match.outcome
    if header.cup is None or outcome is None:
        return header.cup
    return cups.added(header.cup, live.id, header.game, outcome)


def info(live: "Live") -> CupInfo | None:
    """What everybody at a table is told of its cup."""
    cup = of_table(live)
    return None if cup is None else cups.info(cup, live.match.header.game, live.match.n_seats)


def following(live: "Live", outcome: Outcome, asked: Again) -> Following:
    """What the same people play behind a match: the same again, or what their cup says.

    With a new cup the match that is over is its first, unless it was another cup's last.
    """
    header, table = live.match.header, live.table
    before = of_table(live)
    cup = before if before is not None and not cups.is_over(before) else begun(asked.cup, header.game)
    if cup is not None and before is None:
        cup = cups.added(cup, live.id, header.game, outcome)
    game = header.game if cup is None else cups.game_after(cup, header.game)
    if cup is not None and not cup.played:
        game = header.game
    options = header.options if game == header.game else asked.options
    own_dice = table.own_dice and bool(thrown_by_hand(registry.game(game)))
    return Following(game, options, cup, own_dice)


async def end(live: "Live", token: str | None) -> CupInfo:
    """End the cup of a table whose match is over, for whoever sits there; not if the next match has been opened."""
    if not seating.held_by(live.presence.rows, token):
        raise NotAllowed("only who plays may end the cup")
    header, cup = live.match.header, of_table(live)
    if header.cup is None or cup is None or not live.match.over:
        raise NotOver(f"match {live.id} is not over, or no cup is played there")
    if not cups.is_over(cup):
        ended = msgspec.structs.replace(header.cup, ended=True)
        if not await live.conclude(msgspec.structs.replace(header, cup=ended)):
            raise Begun("the next match of the cup has been opened")
        cup = msgspec.structs.replace(cup, ended=True)
    return cups.info(cup, header.game, live.match.n_seats)
