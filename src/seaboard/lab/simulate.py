"""Many matches between bots, and what came out of them."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from statistics import fmean, median, quantiles
from typing import Any, NamedTuple

from seaboard.bots.bot import bot
from seaboard.engine import replay
from seaboard.engine.chance import new_rng
from seaboard.engine.contract import AnyGame
from seaboard.engine.errors import Malformed
from seaboard.engine.events import Event
from seaboard.engine.options import Options
from seaboard.engine.state import Row
from seaboard.games import registry
from seaboard.lab import kernels
from seaboard.lab.executor import in_order
from seaboard.lab.playout import Played, new_state, play

PIECE = 25  # matches of one piece of work
FAST_PIECE = 2_000  # of the compiled way, which shares a piece among its threads


class Task(NamedTuple):
    """What to simulate: picklable, so that any process can do a part of it."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: int
    first: int
    n: int
    hears: bool = False
    """Are events counted?"""


class Result(NamedTuple):
    """What one match showed."""

    ended: bool
    rounds: int
    plies: int
    first: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    happened: tuple[tuple[int, str], ...] = ()
    """Seat and name of every event of a seat, if they are counted."""


def check(game: str, options: dict[str, Any], bots: Sequence[str]) -> tuple[str, ...]:
    """The bots of the seats: one name for all, or one for each; what is wrong is `Malformed`."""
    seats = replay.parse_options(registry.game(game), options).seats
    for name in bots:
        bot(name)
    if len(bots) not in (1, seats):
        raise Malformed(f"{len(bots)} bots are named, expected 1 for all or one for each of the {seats} seats")
    return tuple(bots) * (seats if len(bots) == 1 else 1)


def run(task: Task) -> list[Result]:
    """Play the matches of one task; each has its own generator, from the seed and its number."""
    game = registry.game(task.game)
    options = replay.parse_options(game, task.options)
    bots = [bot(name) for name in task.bots]
    results = []
    for rng in _rngs(task):
        heard: list[Event] = []
        result = _result(game, options, play(game, options, bots, rng, hear=heard.append if task.hears else None))
        happened = tuple((event.seat, game.event_kinds[event.kind]) for event in heard if event.seat < len(bots))
        results.append(result._replace(happened=happened))
    return results


def run_fast(task: Task, threads: int) -> list[Result]:
    """The same results, compiled."""
    from seaboard.lab.fast import playouts

    game = registry.game(task.game)
    options = replay.parse_options(game, task.options)
    s, board = new_state(game, options)
    rngs = [rng[0] for rng in _rngs(task)]
    return [_result(game, options, played) for played in playouts(game, board, [s] * task.n, task.bots, rngs, threads=threads)]


def _rngs(task: Task) -> Iterator[Row]:
    return (new_rng("simulate", task.seed, number) for number in range(task.first, task.first + task.n))


def _result(game: AnyGame, options: Options, played: Played) -> Result:
    outcome = game.outcome(played.state, game.board(options))
    return Result(
        ended=outcome is not None,
        rounds=game.round_of(played.state),
        plies=played.plies,
        first=played.first,
        scores=outcome.scores if outcome else (),
        winners=tuple(i for i, rank in enumerate(outcome.ranks) if rank == 1) if outcome else (),
        reason=outcome.reason if outcome else "unfinished",
    )


def can_be_fast(bots: Sequence[str]) -> bool:
    """Can matches of these bots be played compiled?"""
    return set(bots) <= set(kernels.BOTS)


def simulate(
    game: str,
    options: dict[str, Any],
    bots: Sequence[str],
    matches: int,
    seed: int,
    jobs: int,
    progress: Callable[[int], None] = lambda _n: None,
    fast: bool = False,
    shares: Sequence[str] = (),
) -> dict[str, Any]:
    """Play matches and sum them up; the same seed gives the same figures, whatever the number of jobs, plain or `fast`.

    `shares` name two kinds of event each, as `penalized/met`: how many of the one there were for each of the other. Counting
    them is for the plain way.
    """
    names = check(game, options, bots)
    pairs = [_pair(game, share) for share in shares]
    if fast and pairs:
        raise Malformed("events are not counted in the compiled way: leave out either --fast or --share")
    piece = FAST_PIECE if fast else PIECE
    tasks = [Task(game, options, names, seed, at, min(piece, matches - at), hears=bool(pairs)) for at in range(0, matches, piece)]
    results: list[Result] = []
    for part in (run_fast(task, jobs) for task in tasks) if fast else in_order(run, tasks, jobs):
        results += part
        progress(len(part))
    return summary(results, names) | ({"shares_by_bot": _shares(results, names, pairs)} if pairs else {})


def _pair(game: str, share: str) -> tuple[str, str]:
    """The two kinds of event that a share names."""
    one, slash, other = share.partition("/")
    kinds = registry.game(game).event_kinds
    if not slash or not {one, other} <= set(kinds):
        raise Malformed(f"--share {share!r} is no pair of events like {kinds[0]}/{kinds[1]}, expected two of {', '.join(kinds)}")
    return one, other


def _shares(
    results: Sequence[Result], bots: Sequence[str], pairs: Sequence[tuple[str, str]]
) -> dict[str, dict[str, float | None]]:
    """For each pair of events and each bot: how many of the one for each of the other."""
    counts = Counter((bots[seat], kind) for result in results for seat, kind in result.happened)
    return {
        f"{one}/{other}": {
            name: round(counts[name, one] / counts[name, other], 4) if counts[name, other] else None
            for name in dict.fromkeys(bots)
        }
        for one, other in pairs
    }


def summary(results: Sequence[Result], bots: Sequence[str]) -> dict[str, Any]:
    """The figures of these matches. Shared wins count in parts; `wins_by_order` begins with the seat that decided first.

    `wins_by_bot` adds up the wins of all seats with the same bot, `score_by_bot` is the mean of such a seat.
    """
    seats = len(bots)
    ended = [result for result in results if result.ended]
    wins = [0.0] * seats
    by_order = [0.0] * seats
    for result in ended:
        for seat in result.winners:
            wins[seat] += 1 / len(result.winners)
            by_order[(seat - result.first) % seats] += 1 / len(result.winners)
    scores = [score for result in ended for score in result.scores]
    names = list(dict.fromkeys(bots))
    seats_of = {name: [seat for seat in range(seats) if bots[seat] == name] for name in names}
    return {
        "matches": len(results),
        "unfinished": len(results) - len(ended),
        "rounds": _spread([result.rounds for result in ended]),
        "plies": _spread([result.plies for result in ended]),
        "wins_by_seat": [round(n / max(1, len(ended)), 4) for n in wins],
        "wins_by_order": [round(n / max(1, len(ended)), 4) for n in by_order],
        "score": {"mean": _mean(scores), "median": median(scores) if scores else None},
        "wins_by_bot": {name: round(sum(wins[seat] for seat in seats_of[name]) / max(1, len(ended)), 4) for name in names},
        "score_by_bot": {name: _mean([result.scores[seat] for result in ended for seat in seats_of[name]]) for name in names},
        "endings": dict(sorted(Counter(result.reason for result in results).items())),
    }


def _mean(values: Sequence[int]) -> float | None:
    return round(fmean(values), 3) if values else None


def _spread(values: Sequence[int]) -> dict[str, float | None]:
    if not values:
        return {"median": None, "p10": None, "p90": None}
    cuts = quantiles(values, n=10, method="inclusive") if len(values) > 1 else [float(values[0])] * 9
    return {"median": median(values), "p10": cuts[0], "p90": cuts[-1]}
