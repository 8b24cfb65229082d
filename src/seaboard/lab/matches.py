"""Whole matches between bots, with their logs: to measure on, to look at, to search for puzzles."""

from typing import Any, Final

from seaboard.bots.bot import Bot, bot
from seaboard.engine.chance import draw, new_rng
from seaboard.engine.replay import Log
from seaboard.engine.state import Row
from seaboard.table.match import Match, new

USUAL_BOT: Final = "sensible"


def finish(match: Match, choose: Bot, rng: Row) -> None:
    """Let one kind of bot play all seats to the end; where several may act, any of them is next, and a race begins at once."""
    while not match.over:
        if match.awaits_start:
            match.adopt(match.propose_start())
            continue
        seat = match.actors[draw(rng, len(match.actors))]
        match.act(seat, match.chosen_by(choose, seat, rng))


def usual_match(game_id: str, number: int, name: str = USUAL_BOT, **options: Any) -> Log:
    """A match by the rulebook's options between bots that play by their policy; the same for the same number."""
    match = new(game_id, seed=number, **options)
    finish(match, bot(name), new_rng("usual", game_id, number))
    return match.log
