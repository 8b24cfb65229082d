"""How the dice, spins and draws of matches fell, against what was to be expected and what is still usual (docs/dice.md)."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from seaboard.engine import replay
from seaboard.engine.contract import AnyGame, Purpose
from seaboard.engine.errors import Malformed
from seaboard.engine.events import new_events, read
from seaboard.engine.replay import Log
from seaboard.engine.state import CHANCE
from seaboard.games import registry
from seaboard.table.usual import rarity, total, usual

TIMES: Final = 999  # so often everything is drawn anew to tell how rare it is

Value = int | str


class Fell(msgspec.Struct, frozen=True):
    """How often one outcome fell."""

    outcome: Value
    times: int
    expected: float
    variance: float
    """Of the expected number: those of several matches can be added."""
    low: int
    high: int
    """19 of 20 fair matches stay between the two: at most one of 40 lies below, and at most one of 40 above."""


class Throws(msgspec.Struct, frozen=True):
    """What one seat threw on average."""

    seat: int
    n: int
    mean: float
    expected: float
    low: float
    high: float
    times: tuple[int, ...]
    """How often each outcome fell, in the order of the tally's."""


class Tally(msgspec.Struct, frozen=True):
    """How the outcomes of one kind fell: the values of a field, in all draws of a purpose."""

    purpose: str
    field: str
    n: int
    outcomes: tuple[Fell, ...]
    rarity: float | None
    """Which part of fair matches is at least as uneven; None where things are taken from a pile, which evens out by itself."""
    seats: tuple[Throws, ...]
    """What each seat threw, where eyes are thrown by somebody's hand."""


class Luck(msgspec.Struct, frozen=True):
    """How everything fell that people count."""

    tallies: tuple[Tally, ...]
    rarity: float | None
    """Which part of fair matches is at least as uneven in all dice and spins together; None if there were none."""


class Draw(NamedTuple):
    """One draw: the action that each share meant, the one that it became, and whose hand threw it."""

    purpose: Purpose
    shares: tuple[int, ...]
    action: int
    seat: int | None


def luck(*logs: Log) -> Luck:
    """Count what fell in matches of one game; what was taken back, and fell again the same way, counts once."""
    if len({(log.header.game, log.header.rules) for log in logs}) != 1:
        raise Malformed("expected matches of one game, by the same rules")
    game = registry.game(logs[0].header.game, logs[0].header.rules)
    draws = [draw for log in logs for draw in drawn(game, log)]
    counts = [
        count
        for purpose in game.purposes
        for field in purpose.counted
        if (count := _Count(game, draws, purpose, field, by_seat=field == purpose.summed and len(logs) == 1)).draws
    ]
    steady = [count for count in counts if count.is_steady]
    found, fair = _uneven(steady)
    rare = {count.key: rarity(one, others) for count, one, *others in zip(steady, found, *fair, strict=True)}
    together = rarity(sum(found), [sum(one) for one in fair]) if steady else None
    return Luck(tuple(count.tally(rare.get(count.key)) for count in counts), together)


def drawn(game: AnyGame, log: Log) -> Iterator[Draw]:
    """The draws of a match that count."""
    s, board = replay.start(game, log.header)
    for entry in replay.effective(log.entries):
        seat, action, events = replay.seat_of(entry.seat), replay.check(game, s, board, entry), new_events()
        purpose = game.purposes[game.purpose(s)] if seat == CHANCE else None
        shares = tuple(game.share(s, board, k) for k in range(game.odds(s, board)))
        game.apply(s, board, seat, action, events)
        if purpose is not None:
            throwers = [event.seat for event in read(events) if event.kind in game.thrown]
            yield Draw(purpose, shares, action, throwers[0] if throwers else None)


class _Count:
    """The values of one field of the outcomes of a purpose: how often each fell, and how likely each was every time."""

    def __init__(self, game: AnyGame, draws: Sequence[Draw], purpose: Purpose, field: str, *, by_seat: bool) -> None:
        self._game = game
        self.purpose, self._field = purpose, field
        self.draws = [draw for draw in draws if draw.purpose == purpose and self.value(draw.action) is not None]
        self._seats = sorted({draw.seat for draw in self.draws if draw.seat is not None}) if by_seat else []
        actions = sorted({action for draw in self.draws for action in draw.shares})
        self._values: list[Any] = list(dict.fromkeys(map(self.value, actions)))  # in the order of the actions' ids
        self._expected = {value: sum(self._chances(value)) for value in self._values}

    @property
    def key(self) -> tuple[str, str]:
        """Its name."""
        return self.purpose.name, self._field

    @property
    def is_steady(self) -> bool:
        """Were the odds the same each time? They are not where things are taken from a pile, and once tells nothing."""
        return len(self.draws) > 1 and len({draw.shares for draw in self.draws}) == 1

    @cache  # noqa: B019  it lives as long as one call of `luck`
    def value(self, action: int) -> Value | None:
        """What an outcome has in this field; None if it has none."""
        found: Value | None = msgspec.to_builtins(self._game.encode(action)).get(self._field)
        return found

    @cache  # noqa: B019
    def _lot(self, shares: tuple[int, ...]) -> dict[Any, float]:
        """How likely each value is in such a draw."""
        return {value: n / len(shares) for value, n in Counter(map(self.value, shares)).items()}

    def _chances(self, value: Value) -> list[float]:
        return [self._lot(draw.shares).get(value, 0.0) for draw in self.draws]

    def unevenness(self, fallen: Mapping[int, int]) -> float:
        """How far so many outcomes are from what was to be expected: Pearson's sum of squares, each over its expected number."""
        times: dict[Any, int] = defaultdict(int)
        for action, n in fallen.items():
            times[self.value(action)] += n
        return sum((times[value] - expected) ** 2 / expected for value, expected in self._expected.items())

    def tally(self, rare: float | None) -> Tally:
        """All of it."""
        fell = Counter(self.value(draw.action) for draw in self.draws)
        outcomes = tuple(self._fell(value, fell[value]) for value in self._values)
        seats = tuple(map(self._throws, self._seats))
        return Tally(*self.key, len(self.draws), outcomes, rare, seats)

    def _fell(self, value: Value, times: int) -> Fell:
        chances = self._chances(value)
        low, high = usual(total({0: 1 - chance, 1: chance} for chance in chances))
        variance = sum(chance * (1 - chance) for chance in chances)
        return Fell(value, times, round(sum(chances), 4), round(variance, 4), low, high)

    def _throws(self, seat: int) -> Throws:
        draws = [draw for draw in self.draws if draw.seat == seat]
        fell = Counter(self.value(draw.action) for draw in draws)
        lots = [self._lot(draw.shares) for draw in draws]
        eyes = sum(value * fell[value] for value in self._values)
        expected = sum(value * chance for lot in lots for value, chance in lot.items())
        mean, average, low, high = (round(one / len(draws), 4) for one in (eyes, expected, *usual(total(lots))))
        return Throws(seat, len(draws), mean, average, low, high, tuple(fell[value] for value in self._values))


def _uneven(counts: Sequence[_Count]) -> tuple[list[float], list[list[float]]]:
    """How uneven each count is, and how uneven they would be if everything fell again, so many times.

    What is counted of one throw falls again with one throw.
    """
    draws = {count.purpose: count.draws for count in counts}
    rng = Random(0)  # noqa: S311  the same figures each time, and no secret

    def measured(fallen: dict[Purpose, Counter[int]]) -> list[float]:
        return [count.unevenness(fallen[count.purpose]) for count in counts]

    found = measured({purpose: Counter(draw.action for draw in these) for purpose, these in draws.items()})
    fair = [
        measured({purpose: Counter(rng.choices(these[0].shares, k=len(these))) for purpose, these in draws.items()})
        for _ in range(TIMES)
    ]
    return found, fair
