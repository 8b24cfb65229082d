"""An evening's cup: several matches of the same people, of one game or of several in turn, and the table of the evening.

Two points for every seat one has left behind, one for every seat one is level with: so every match brings the same number of
points in all, two who share a place share its points, and the rule is the same for two, three or four. Whoever has most points
has won the cup; of several, whoever has won more matches; or they share it.
"""

from typing import Annotated, Final

import msgspec

from seaboard.engine.contract import Outcome
from seaboard.engine.replay import Cup, CupMatch

MOST_PLANNED: Final = 12
MOST_PLAYED: Final = 24  # without a plan: a header carries all of them


class CupPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What people agree on when they begin a cup."""

    games: Annotated[tuple[str, ...], msgspec.Meta(min_length=1, max_length=8)]
    """One, or several in turn."""
    matches: Annotated[int, msgspec.Meta(ge=0, le=MOST_PLANNED)] = 0
    """How many; 0: until they end it."""


class CupRow(msgspec.Struct, frozen=True):
    """How a seat stands in a cup."""

    seat: int
    rank: int
    points: int
    wins: int
    """Matches won, alone or with others."""
    each: tuple[int, ...]
    """The points of every match."""


class CupInfo(msgspec.Struct, frozen=True):
    """The table of the evening."""

    games: tuple[str, ...]
    matches: int
    """How many are planned; 0: until they end it."""
    played: tuple[str, ...]
    """The game of every match that is over, this one included if it is."""
    rows: tuple[CupRow, ...]
    """In the order of their ranks."""
    over: bool
    """Has somebody won it?"""
    next: str | None
    """The game of the match behind this one; none if the cup is over."""


def begin(plan: CupPlan) -> Cup:
    """A cup before its first match."""
    return Cup(games=plan.games, matches=plan.matches)


def points(ranks: tuple[int, ...]) -> tuple[int, ...]:
    """What a match is worth for each seat: two for everybody behind it, one for everybody beside it."""
    return tuple(2 * sum(other > rank for other in ranks) + sum(other == rank for other in ranks) - 1 for rank in ranks)


def added(cup: Cup, match: str, game: str, outcome: Outcome) -> Cup:
    """The same cup behind a match that is over."""
    return msgspec.structs.replace(cup, played=(*cup.played, CupMatch(match, game, outcome.ranks)))


def is_over(cup: Cup) -> bool:
    """Is there nothing left to play?"""
    return cup.ended or len(cup.played) >= (cup.matches or MOST_PLAYED)


def game_after(cup: Cup, game: str) -> str:
    """The game whose turn is next."""
    at = cup.games.index(game) if game in cup.games else -1
    return cup.games[(at + 1) % len(cup.games)]


def standing(cup: Cup, n_seats: int) -> tuple[CupRow, ...]:
    """How all seats stand, the best first."""
    each = [points(one.ranks) for one in cup.played]
    wins = [sum(one.ranks[seat] == 1 for one in cup.played) for seat in range(n_seats)]
    sums = [(sum(match[seat] for match in each), wins[seat]) for seat in range(n_seats)]
    ranks = [1 + sum(other > mine for other in sums) for mine in sums]
    rows = (CupRow(seat, ranks[seat], *sums[seat], tuple(match[seat] for match in each)) for seat in range(n_seats))
    return tuple(sorted(rows, key=lambda row: (row.rank, row.seat)))


def info(cup: Cup, game: str, n_seats: int) -> CupInfo:
    """The table of the evening, as it stands behind the matches of the cup; `game` is that of the match at hand."""
    over = is_over(cup)
    games = tuple(one.game for one in cup.played)
    return CupInfo(cup.games, cup.matches, games, standing(cup, n_seats), over, None if over else game_after(cup, game))
