"""Bots against each other, fairly: the same dice for every order of seats, intervals over these blocks, and ratings."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import pairwise
from math import inf, sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

import msgspec

from seaboard.bots.bot import Bot, bot
from seaboard.bots.crew import OTHERS, RANKS, levels
from seaboard.bots.rollout import next_actor
from seaboard.engine import replay
from seaboard.engine.chance import Draw, new_rng, seeded
from seaboard.engine.contract import AnyGame, Outcome
from seaboard.engine.errors import Malformed, SeaboardError
from seaboard.engine.state import CHANCE
from seaboard.games import registry
from seaboard.lab.executor import in_order
from seaboard.lab.playout import new_state
from seaboard.lab.rating import Finish, ratings

SURE: Final = 1.96  # standard errors on either side: 95 %
LEAST_BLOCKS: Final = 20  # before an interval is believed
FORMAT: Final = 2  # of the file of results


class Unfinished(SeaboardError):
    """A match of bots did not end within the plies that the game allows."""

    code = "unfinished"


class Contest(msgspec.Struct, frozen=True):
    """What is played: everything that a result follows from."""

    game: str
    options: dict[str, Any]
    seats: int
    bots: tuple[str, ...]
    seed: int
    budget: float = 1.0


class Block(NamedTuple):
    """Matches with the same dice, one for each turn of the lineup round the table."""

    contest: Contest
    lineup: tuple[str, ...]
    number: int


class Ended(msgspec.Struct, frozen=True):
    """How the matches of a block ended."""

    lineup: tuple[str, ...]
    number: int
    ranks: tuple[tuple[int, ...], ...]
    """Of each match, by seat; in match k the lineup is turned by k seats."""

    def finishes(self) -> list[Finish]:
        """Who sat where in each match, and finished how."""
        n = len(self.lineup)
        return [
            Finish(tuple(self.lineup[(seat + turn) % n] for seat in range(n)), ranks) for turn, ranks in enumerate(self.ranks)
        ]

    def share(self, name: str) -> float:
        """The part of the wins that a seat of this bot had, on average; 1 over the seats is even."""
        shares = []
        for finish in self.finishes():
            n_first = finish.ranks.count(1)
            shares += [(rank == 1) / n_first for rank, who in zip(finish.ranks, finish.bots, strict=True) if who == name]
        return fmean(shares)


def lineups(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Who meets whom: all at one table if there is a seat for each; else neighbours, one of them on a single seat."""
    if len(bots) == seats:
        return [tuple(bots)]
    return [(one, *([other] * (seats - 1))) for one, other in pairwise(bots)]


def check(contest: Contest) -> None:
    """Refuse what cannot be played, with the reason."""
    for name in contest.bots:
        bot(name)
    if len(contest.bots) < 2 or len(set(contest.bots)) < len(contest.bots):  # noqa: PLR2004  somebody and somebody else
        raise Malformed(f"{','.join(contest.bots)} cannot meet, expected two or more different bots")
    seats = replay.parse_options(registry.game(contest.game), contest.options | {"seats": contest.seats}).seats
    if 2 < seats < len(contest.bots):  # noqa: PLR2004  at a table for two neighbours meet
        raise Malformed(f"{len(contest.bots)} bots have no room at {seats} seats")


def play_block(block: Block) -> Ended:
    """Play the matches of a block; they follow from the block alone."""
    n = len(block.lineup)
    ranks = []
    for turn in range(n):
        names = tuple(block.lineup[(seat + turn) % n] for seat in range(n))
        ranks.append(play_match(block.contest, names, block.number).ranks)
    return Ended(block.lineup, block.number, tuple(ranks))


def play_match(contest: Contest, names: Sequence[str], number: int) -> Outcome:
    """Play one match; its dice follow from the seed and its number, whoever plays."""
    game = registry.game(contest.game)
    s, board = new_state(game, replay.parse_options(game, contest.options | {"seats": contest.seats}))
    bots = [_bot(name, contest.budget) for name in names]
    dice, drawn = seeded(new_rng("arena", contest.seed, number)[0]), Counter[int]()
    order = new_rng("order", contest.seed, number)
    rngs = [new_rng("bot", contest.seed, number, seat) for seat in range(len(names))]
    out = [0] * game.n_actions
    for _ in range(game.max_plies):
        acting = game.actors(s)
        if not acting:
            break
        if acting >> CHANCE & 1:
            purpose = game.purpose(s)
            due = Draw(game.purposes[purpose].name, public=True, n=drawn[purpose], shares=game.odds(s, board))
            drawn[purpose] += 1
            game.apply(s, board, CHANCE, game.share(s, board, dice.pick(due)), None)
            continue
        seat = next_actor(acting, order)
        legal = out[: game.legal(s, board, seat, out)]
        belief = s.clone()
        game.resample(belief, board, seat, rngs[seat])
        game.apply(s, board, seat, bots[seat](game, belief, board, seat, legal, rngs[seat]), None)
    return _ended(game, game.outcome(s, board))


def _ended(game: AnyGame, outcome: Outcome | None) -> Outcome:
    if outcome is None:
        raise Unfinished(f"a match of {game.id} did not end within {game.max_plies} plies")
    return outcome


@cache
def _bot(name: str, budget: float) -> Bot:
    return bot(name, budget)


def contend(
    contest: Contest,
    matches: int,
    jobs: int,
    until: float = 0.0,
    kept: "Kept | None" = None,
    move_on: Callable[[int], None] = lambda _n: None,
) -> dict[str, Any]:
    """Let bots meet: so many matches for each lineup, or fewer, as soon as the interval is no wider than ± `until`.

    What `kept` holds is not played again. The figures follow from the contest and the number of matches alone, unless `until`
    ends it before: that is looked at after every block from the twentieth on.
    """
    check(contest)
    ended: list[Ended] = []
    for lineup in lineups(contest.bots, contest.seats):
        n_blocks = -(-matches // contest.seats)
        known = [one for one in (kept.ended if kept else []) if one.lineup == lineup and one.number < n_blocks]
        move_on(len(known) * contest.seats)
        to_play = (Block(contest, lineup, number) for number in range(n_blocks) if number not in {one.number for one in known})
        for one in in_order(play_block, to_play, jobs):
            known.append(one)
            if kept:
                kept.add(one)
            move_on(contest.seats)
            if until and len(known) >= LEAST_BLOCKS and _interval(known, lineup[0]).half <= until:
                break
        ended += known
    return figures(contest, ended)


class Interval(NamedTuple):
    """A mean and how far it may be off."""

    mean: float
    half: float

    def written(self) -> dict[str, float]:
        """For a table of figures."""
        low, high = max(0.0, self.mean - self.half), min(1.0, self.mean + self.half)
        return {"win_share": round(self.mean, 4), "low": round(low, 4), "high": round(high, 4)}


def _interval(ended: Sequence[Ended], name: str) -> Interval:
    shares = [one.share(name) for one in ended if name in one.lineup]
    half = SURE * stdev(shares) / sqrt(len(shares)) if len(shares) > 1 else inf
    return Interval(fmean(shares), half)


def figures(contest: Contest, ended: Sequence[Ended]) -> dict[str, Any]:
    """Shares with their intervals, over blocks of the same dice, and ratings; the last bot named has the rating 0."""
    finishes = [finish for one in sorted(ended, key=lambda one: one.number) for finish in one.finishes()]
    rated = ratings(finishes)
    low = rated[contest.bots[-1]]
    bots = {name: _interval(ended, name).written() | {"rating": rated[name] - low} for name in contest.bots}
    steps = []
    for lineup in lineups(contest.bots, contest.seats):
        of_lineup = [one for one in ended if one.lineup == lineup]
        if len(set(lineup)) == 2:  # noqa: PLR2004  one against another
            names = {"bot": lineup[0], "against": lineup[-1]}
            steps.append(names | _interval(of_lineup, lineup[0]).written() | {"matches": len(of_lineup) * contest.seats})
    return {"bots": bots, "steps": steps, "matches": len(finishes), "seats": contest.seats}


class Kept:
    """A file of results, so that what was broken off can be resumed: what is played on the first line, then a line a block.

    The first line also says how the crew plays: results of a rank that plays otherwise by now are another contest's.
    """

    def __init__(self, path: Path, contest: Contest) -> None:
        self._path = path
        crew = levels().get(contest.game, levels()[OTHERS])
        ranks = {name: crew[rank] for name in contest.bots for rank in RANKS if name.partition("/")[0] == rank}
        head = msgspec.json.encode({"format": FORMAT, "contest": contest, "crew": ranks})
        lines = path.read_bytes().splitlines() if path.exists() else []
        if lines and lines[0] != head:
            raise Malformed(f"{path} holds results of another contest, expected {head.decode()}")
        self.ended = list(_read(lines[1:], path))
        path.write_bytes(b"".join(line + b"\n" for line in (head, *map(msgspec.json.encode, self.ended))))

    def add(self, one: Ended) -> None:
        """Keep a block."""
        with self._path.open("ab") as file:
            file.write(msgspec.json.encode(one) + b"\n")


def _read(lines: Sequence[bytes], path: Path) -> Iterator[Ended]:
    """The blocks of a file; a last line that was broken off is played again."""
    for number, line in enumerate(lines):
        try:
            yield msgspec.json.decode(line, type=Ended)
        except msgspec.DecodeError as error:
            if number < len(lines) - 1:
                raise Malformed(f"line {number + 2} of {path} is no result: {error}") from error
