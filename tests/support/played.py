"""Whole matches between bots, with their logs."""

from functools import cache

import msgspec

from seaboard.bots.bot import bot, sensible
from seaboard.engine.chance import new_rng
from seaboard.engine.options import Options
from seaboard.lab.matches import finish
from seaboard.table.match import Match, new


@cache
def played(game: str, options: Options, seed: int, name: str = "sensible") -> Match:
    """A match between bots of one kind, to its end. Nobody changes it."""
    match = new(game, seed=seed, **msgspec.to_builtins(options))
    finish(match, bot(name), new_rng("played", seed))
    return match


def play_out(match: Match) -> None:
    """Bots play a match to its end."""
    finish(match, sensible, new_rng("story"))
