"""Do the plain and the compiled way agree? One function asks a position everything; what it writes must be equal both ways."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from seaboard.engine import compiled, contract
from seaboard.engine.chance import new_rng
from seaboard.engine.contract import AnyGame, B, S
from seaboard.engine.events import new_events
from seaboard.engine.options import Options
from seaboard.engine.rule import rule
from seaboard.engine.state import CHANCE, SPECTATOR, Row, State, copy_state

HALF: Final = 50  # in a hundred
BEYOND: Final = 3  # ids outside the range that `refusal` is asked for, too


def begin(states: list[S], boards: list[B]) -> None:
    """The start of a match."""
    contract.setup(states[0], boards[0])


def ask(
    states: list[S], boards: list[B], n_seats: int, n_actions: int, n_features: int, ids: Row, numbers: Row, rng: Row, found: Row
) -> int:
    """Write every answer of the contract for `states[0]`, and resample it for each seat and the spectator onto the states behind.

    Of what the seats believe in, the half is overlooked.

    Return how many numbers were written.
    """
    s = states[0]
    board = boards[0]
    n = ask_chance(s, board, found)
    for seat in range(CHANCE + 1):
        n = ask_seat(s, board, seat, n_actions, ids, found, n)
    for seat in range(n_seats):
        n = note(found, n, contract.payoff(s, board, seat))
        contract.features(s, board, seat, numbers)
        for i in range(n_features):
            n = note(found, n, numbers[i])
    for i in range(n_seats + 1):
        copy_state(states, 1 + i, states, 0)
        contract.resample(states[1 + i], board, i if i < n_seats else SPECTATOR, rng)
        if i < n_seats:
            contract.overlook(states[1 + i], board, i, HALF, HALF)
    return n


@rule
def note(found: Row, n: int, value: int) -> int:
    """Write one number behind the others."""
    found[n] = value
    return n + 1


@rule
def ask_chance(s: State, board: State, found: Row) -> int:
    """Who acts, which round it is, and what chance may bring."""
    n = note(found, 0, contract.actors(s))
    n = note(found, n, contract.round_of(s))
    shares = contract.odds(s, board)
    n = note(found, n, shares)
    if shares > 0:
        n = note(found, n, contract.purpose(s))
    for k in range(shares):
        n = note(found, n, contract.share(s, board, k))
    return n


@rule
def ask_seat(s: State, board: State, seat: int, n_actions: int, ids: Row, found: Row, n: int) -> int:
    """What the seat may do, why not, how it likes it and why, and who sees it."""
    n_legal = contract.legal(s, board, seat, ids)
    n = note(found, n, n_legal)
    for action in range(-BEYOND, n_actions + BEYOND):
        n = note(found, n, contract.refusal(s, board, seat, action))
    for k in range(n_legal):
        n = note(found, n, ids[k])
        if seat != CHANCE:
            n = note(found, n, contract.policy(s, board, seat, ids[k]))
            n = note(found, n, contract.reason(s, board, seat, seat, ids[k]))
            n = note(found, n, contract.reason(s, board, SPECTATOR, seat, ids[k]))
        for observer in range(SPECTATOR + 1):
            n = note(found, n, contract.seen(s, board, observer, seat, ids[k]))
    if n_legal > 0 and seat != CHANCE:
        for k in range(contract.favourites(s, board, seat, ids)):
            n = note(found, n, ids[k])
    return n


def step(states: list[S], boards: list[B], seat: int, action: int, events: Row) -> None:
    """Play an action on `states[0]` with events, and on a copy without."""
    copy_state(states, 1, states, 0)
    contract.apply(states[0], boards[0], seat, action, events)
    contract.apply(states[1], boards[0], seat, action, None)


KERNELS: Final = (begin, ask, step)


class Difference(NamedTuple):
    """Where the two ways part: before which ply, in what."""

    ply: int
    what: str


def differences(game: AnyGame, options: Options, moves: Sequence[tuple[int, int]]) -> Iterator[Difference]:
    """Play these moves both ways at once and ask everything at every position; nothing where both agree to the end."""
    pair = Pair(game, options)
    asked = (options.seats, game.n_actions, game.n_features, [0] * game.n_actions, [0] * game.n_features)
    room = [0] * (8 * (CHANCE + 1) * (game.n_actions + game.n_features))
    yield from (Difference(0, what) for what in pair.run(begin))
    for ply, (seat, action) in enumerate(moves):
        faults = [*pair.run(ask, *asked, new_rng("twins", ply), room), *pair.views(), *pair.run(step, seat, action, new_events())]
        yield from (Difference(ply, what) for what in faults)


class Pair:
    """The same positions as states and as records: the first is the match, those behind it are room to work in."""

    def __init__(self, game: AnyGame, options: Options) -> None:
        self.game, self.seats, self.board = game, options.seats, game.board(options)
        self.states: list[State] = [game.state() for _ in range(2 + options.seats)]
        self.records = compiled.records(self.states)
        self._boards = compiled.records([self.board])

    def run(self, function: Callable[..., Any], *args: int | Row) -> list[str]:
        """Run a kernel both ways; name what it gave back, wrote into a row or did to a position that is not equal."""
        rows: list[Any] = [compiled.numbers(arg) if isinstance(arg, list) else arg for arg in args]
        copies = [list(arg) if isinstance(arg, list) else arg for arg in args]
        plain = function(self.states, [self.board], *copies)
        fast = compiled.kernel_of(self.game, function)(self.records, self._boards, *rows)
        faults = [] if plain == fast else [f"{function.__name__} gives {plain} and {fast}"]
        for i, (copy, row) in enumerate(zip(copies, rows, strict=True)):
            if isinstance(copy, list) and copy != list(row):
                faults.append(f"{function.__name__} writes argument {i} differently")
        return faults + [f"{function.__name__} changes position {i} differently" for i in self._parted()]

    def views(self) -> list[str]:
        """Name the seats whose view of the record, read back, is another than that of the state."""
        view, board, here, back = self.game.view, self.board, self.states[0], self.state()
        seats = (*range(self.seats), SPECTATOR)
        return [f"view of seat {seat}" for seat in seats if view(back, board, seat) != view(here, board, seat)]

    def state(self) -> State:
        """The match's record, read back."""
        found: State = compiled.state_at(self.game.state, self.records, 0)
        return found

    def _parted(self) -> list[int]:
        return [i for i, s in enumerate(self.states) if s.pack() != self.records[i].tobytes()]
