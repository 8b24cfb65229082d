"""Playing on bare states, without a table: for figures, searches and tests."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from seaboard.bots.bot import Bot, sensible
from seaboard.bots.rollout import next_actor
from seaboard.engine import contract
from seaboard.engine.chance import draw, new_rng
from seaboard.engine.contract import AnyGame
from seaboard.engine.events import Event, new_events, read
from seaboard.engine.options import Options
from seaboard.engine.state import CHANCE, Row, State


class Ply(NamedTuple):
    """One step of a playout, before it is applied."""

    state: State
    seat: int
    action: int


class Played(NamedTuple):
    """How a playout went."""

    state: State
    plies: int
    decisions: int
    first: int
    """The seat that decided first, -1 if none did."""

    @property
    def over(self) -> bool:
        """Did it end, and not just stop?"""
        return contract.actors(self.state) == 0


def new_state(game: AnyGame, options: Options) -> tuple[State, State]:
    """The start of a match and its board."""
    board = game.board(options)
    s = game.state()
    game.setup(s, board)
    return s, board


def choose(game: AnyGame, s: State, board: State, bots: Sequence[Bot], out: Row, rng: Row) -> tuple[int, int]:
    """Who acts next, and what: chance by its shares, a seat by its bot, which sees only what the seat may know."""
    acting = game.actors(s)
    if acting >> CHANCE & 1:
        return CHANCE, game.share(s, board, draw(rng, game.odds(s, board)))
    seat = next_actor(acting, rng)
    legal = out[: game.legal(s, board, seat, out)]
    belief = s.clone()
    game.resample(belief, board, seat, rng)
    return seat, bots[seat](game, belief, board, seat, legal, rng)


def play(
    game: AnyGame,
    options: Options,
    bots: Sequence[Bot],
    rng: Row,
    watch: Callable[[Ply], None] | None = None,
    most_plies: int | None = None,
    hear: Callable[[Event], None] | None = None,
) -> Played:
    """Play a match to its end, or to `most_plies`; `watch` is shown every step before it happens, `hear` is told every event."""
    s, board = new_state(game, options)
    events = new_events() if hear else None
    out = [0] * game.n_actions
    decisions, first = 0, -1
    for plies in range(most_plies or game.max_plies):
        if game.actors(s) == 0:
            return Played(s, plies, decisions, first)
        seat, action = choose(game, s, board, bots, out, rng)
        if seat != CHANCE:
            decisions += 1
            first = seat if first < 0 else first
        if watch:
            watch(Ply(s, seat, action))
        game.apply(s, board, seat, action, events)
        if hear and events:
            for event in read(events):
                hear(event)
            events[0] = 0
    return Played(s, most_plies or game.max_plies, decisions, first)


class Choice(NamedTuple):
    """A position in which a seat has to choose between several actions."""

    state: State
    board: State
    seat: int


def choices(game: AnyGame, n: int, seats: int = 2) -> list[Choice]:
    """Up to `n` positions of one sensible match in which a seat has a choice, spread over the match."""
    found: list[Choice] = []
    options = game.options(seats=seats)
    board, out = game.board(options), [0] * game.n_actions

    def note(ply: Ply) -> None:
        if ply.seat != CHANCE and game.legal(ply.state, board, ply.seat, out) > 1:
            found.append(Choice(ply.state.clone(), board, ply.seat))

    play(game, options, [sensible] * seats, new_rng("choices", game.id), watch=note)
    return found[:: max(1, len(found) // n)][:n]
