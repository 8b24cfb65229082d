"""Whole matches between bots, with their logs."""

from functools import cache

import msgspec

from seaboard.bots.bot import bot
from seaboard.engine.chance import draw, new_rng
from seaboard.engine.options import Options
from seaboard.table.match import Match, new


@cache
def played(game: str, options: Options, seed: int, name: str = "sensible") -> Match:
    """A match between bots of one kind, to its end. Nobody changes it."""
    match = new(game, seed=seed, **msgspec.to_builtins(options))
    rng = new_rng("played", seed)
    choose = bot(name)
    while not match.over:
        seat = match.actors[draw(rng, len(match.actors))]
        belief = match.believe(seat, rng)
        match.act(seat, match.game.encode(choose(match.game, belief, match.board, seat, match.legal_ids(seat), rng)))
    return match


def play_out(match: Match) -> None:
    """Bots play a match to its end."""
    rng, choose = new_rng("story"), bot("sensible")
    while not match.over:
        if match.awaits_start:
            match.adopt(match.propose_start())
            continue
        seat = match.actors[draw(rng, len(match.actors))]
        belief = match.believe(seat, rng)
        match.act(seat, match.game.encode(choose(match.game, belief, match.board, seat, match.legal_ids(seat), rng)))
