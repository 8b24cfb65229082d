"""What a seat should believe after all it has seen: every hidden history that fits, with its weight, by exact enumeration.

Other seats are taken to choose at random among their legal actions, as the bots of these tests do.
"""

from collections import defaultdict
from fractions import Fraction

import msgspec

from seaboard.engine.bits import has
from seaboard.engine.chance import new_rng
from seaboard.engine.contract import AnyGame
from seaboard.engine.events import new_events, read
from seaboard.engine.state import CHANCE, State
from seaboard.lab.playout import Ply, new_state
from tests.support.games import Case

MOST_WORLDS = 3_000


class TooManyWorlds(Exception):
    """The match is too long for exact enumeration."""


Worlds = dict[bytes, Fraction]


def posterior(case: Case, steps: list[Ply], seat: int) -> Worlds:
    """Packed states with their probabilities, for a seat that has watched these steps of a match."""
    s, board = new_state(case.game, case.options)
    worlds: Worlds = {s.pack(): Fraction(1)}
    for step in steps:
        told = _told(case.game, step.state.clone(), board, step.seat, step.action, seat)
        key = case.game.seen(step.state, board, seat, step.seat, step.action)
        following: Worlds = defaultdict(Fraction)
        for packed, weight in worlds.items():
            _extend(case.game, board, case.game.state.load(packed), weight, step, seat, key, told, following)
        worlds = following
        if len(worlds) > MOST_WORLDS:
            raise TooManyWorlds
    total = sum(worlds.values())
    return {packed: weight / total for packed, weight in worlds.items()}


def _extend(
    game: AnyGame,
    board: State,
    s: State,
    weight: Fraction,
    step: Ply,
    seat: int,
    key: int,
    told: bytes,
    following: Worlds,
) -> None:
    """Add every way in which this world could have gone on so that the seat saw what it saw."""
    for action, chance in _chances(game, board, s, step.seat).items():
        if game.seen(s, board, seat, step.seat, action) == key:
            after = s.clone()
            if _told(game, after, board, step.seat, action, seat) == told:
                following[after.pack()] += weight * chance


def _chances(game: AnyGame, board: State, s: State, seat: int) -> dict[int, Fraction]:
    """How likely each action of a seat is."""
    found: dict[int, Fraction] = defaultdict(Fraction)
    if not has(game.actors(s), seat):
        return found
    if seat == CHANCE:
        n = game.odds(s, board)
        for k in range(n):
            found[game.share(s, board, k)] += Fraction(1, n)
        return found
    out = [0] * game.n_actions
    n = game.legal(s, board, seat, out)
    return {action: Fraction(1, n) for action in out[:n]}


def _told(game: AnyGame, s: State, board: State, seat: int, action: int, observer: int) -> bytes:
    """Play an action on `s`; what the observer is told of it, and sees then."""
    events = new_events()
    game.apply(s, board, seat, action, events)
    told = [game.tell(event) for event in read(events) if has(event.audience, observer)]
    return msgspec.json.encode([told, game.view(s, board, observer)])


def check_resample(case: Case, steps: list[Ply], s: State, seat: int, draws: int = 1500) -> int:
    """Resampling gives exactly the worlds the seat should believe in, as often as it should. Return how many there are."""
    worlds = posterior(case, steps, seat)
    rng = new_rng("resample", case.game.id, seat, len(steps), s.pack().hex())
    counts = dict.fromkeys(worlds, 0)
    for _ in range(draws):
        other = s.clone()
        case.game.resample(other, case.board, seat, rng)
        packed = other.pack()
        assert packed in counts, "resampling gave a world that the seat can rule out"
        counts[packed] += 1
    rare = [packed for packed, p in worlds.items() if p * draws >= 20 and counts[packed] == 0]
    assert not rare, "resampling never gave a world that the seat must reckon with"
    _check_frequencies(worlds, counts, draws)
    return len(worlds)


def _check_frequencies(worlds: Worlds, counts: dict[bytes, int], draws: int) -> None:
    """Pearson's test over worlds that are expected at least five times, the others as one."""
    cells: list[tuple[float, int]] = []
    rest_expected, rest_seen = 0.0, 0
    for packed, p in worlds.items():
        expected = float(p) * draws
        if expected >= 5:
            cells.append((expected, counts[packed]))
        else:
            rest_expected, rest_seen = rest_expected + expected, rest_seen + counts[packed]
    if rest_expected >= 5:
        cells.append((rest_expected, rest_seen))
    freedom = len(cells) - 1
    if freedom > 0:
        distance = sum((seen - expected) ** 2 / expected for expected, seen in cells)
        # Five deviations above the mean, after Wilson and Hilferty: right also for few worlds.
        spread = 2 / (9 * freedom)
        assert distance < freedom * (1 - spread + 5 * spread**0.5) ** 3, "resampling has the wrong odds"
