"""A stored match as steps to be judged: what chance brought, choices, and races, which are judged by what they led to."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from seaboard.engine import replay
from seaboard.engine.bits import has, lowest
from seaboard.engine.chance import draw
from seaboard.engine.contract import AnyGame
from seaboard.engine.errors import SeaboardError
from seaboard.engine.options import Options
from seaboard.engine.replay import Log
from seaboard.engine.state import CHANCE, Row, State
from seaboard.games import registry

AT_ONE_GO: Final = 3  # draws in a row that are judged one by one; what is longer, such as laying a heap, is one draw


class NotOver(SeaboardError):
    """The match has not ended: a review would tell its secrets."""

    code = "not_over"


class Step(NamedTuple):
    """One entry that counts, and the position that it was played in."""

    seq: int
    seat: int
    action: int
    before: State
    by: int | None = None


class Story(NamedTuple):
    """A match that is over, step by step."""

    game: AnyGame
    options: Options
    board: State
    steps: tuple[Step, ...]
    end: State

    def after(self, i: int) -> State:
        """The position behind a step."""
        return self.steps[i + 1].before if i + 1 < len(self.steps) else self.end

    def legal(self, i: int) -> list[int]:
        """What the seat could have done instead, and what it did."""
        out = [0] * self.game.n_actions
        step = self.steps[i]
        return out[: self.game.legal(step.before, self.board, step.seat, out)]

    def is_racing(self, i: int) -> bool:
        """Was it decided by speed, too?"""
        step, tempo = self.steps[i], self.game.tempo
        return step.seat != CHANCE and tempo is not None and tempo.busy(self.options, step.seat, step.action) > 0


def story(log: Log) -> Story:
    """The entries of a log that count; `NotOver` if they do not lead to an end."""
    game = registry.game(log.header.game, log.header.rules)
    s, board = replay.start(game, log.header)
    steps = []
    for entry in replay.effective(log.entries):
        action, seat = replay.check(game, s, board, entry), replay.seat_of(entry.seat)
        steps.append(Step(entry.seq, seat, action, s, entry.by))
        s = s.clone()
        game.apply(s, board, seat, action, None)
    if game.actors(s):
        raise NotOver("the match is not over: only what has ended is reviewed")
    return Story(game, replay.parse_options(game, log.header.options), board, tuple(steps), s)


def draws(told: Story) -> Iterator[range]:
    """The draws of a match, each as the steps that it took.

    Whether several are one draw follows from the position before them, not from what was drawn: else luck would be biased.
    """
    i = 0
    while i < len(told.steps):
        if told.steps[i].seat != CHANCE:
            i += 1
            continue
        end = i + 1
        if _goes_on(told.game, told.steps[i].before, told.board):
            while end < len(told.steps) and told.steps[end].seat == CHANCE:
                end += 1
        yield range(i, end)
        i = end


def _goes_on(game: AnyGame, s: State, board: State) -> bool:
    """Is there more than a few draws in a row, if the first share falls each time?"""
    s = s.clone()
    for _ in range(AT_ONE_GO):
        if not has(game.actors(s), CHANCE):
            return False
        game.apply(s, board, CHANCE, game.share(s, board, 0), None)
    return has(game.actors(s), CHANCE)


def races(told: Story) -> Iterator[range]:
    """The races of a match: the steps from the first that speed decided to the last, with the draws between them."""
    first = last = None
    for i, step in enumerate(told.steps):
        if told.is_racing(i):
            first, last = i if first is None else first, i
        elif step.seat != CHANCE and first is not None and last is not None:
            yield range(first, last + 1)
            first = None
    if first is not None and last is not None:
        yield range(first, last + 1)


class Raced(NamedTuple):
    """How a race could have gone."""

    end: State
    picks: tuple[int, ...]
    """Of the seat in question."""


def race_again(told: Story, race: range, seat: int, rng: Row, choose: Callable[[State, int, Sequence[int]], int]) -> Raced:
    """The race with this seat played by `choose`: the others do what they did, at the same moments, as long as they can."""
    game, board, s = told.game, told.board, told.steps[race.start].before.clone()
    script = [told.steps[i] for i in race if told.steps[i].seat != CHANCE][::-1]
    out, picks = [0] * game.n_actions, list[int]()
    while _races_on(told, s):
        acting = game.actors(s)
        if has(acting, CHANCE):
            game.apply(s, board, CHANCE, game.share(s, board, draw(rng, game.odds(s, board))), None)
            continue
        step = script.pop() if script else None
        actor = step.seat if step is not None and has(acting, step.seat) else lowest(acting)
        legal = out[: game.legal(s, board, actor, out)]
        if step is not None and actor == step.seat != seat and step.action in legal:
            action = step.action
        else:
            action = choose(s, actor, legal)
        if actor == seat:
            picks.append(action)
        game.apply(s, board, actor, action, None)
    return Raced(s, tuple(picks))


def _races_on(told: Story, s: State) -> bool:
    """Is it speed that decides now, or behind one more draw?"""
    game, tempo = told.game, told.game.tempo
    if has(game.actors(s), CHANCE):
        s = s.clone()
        game.apply(s, told.board, CHANCE, game.share(s, told.board, 0), None)
    acting = game.actors(s)
    if tempo is None or not acting or has(acting, CHANCE):
        return False
    out = [0] * game.n_actions
    seat = lowest(acting)
    return game.legal(s, told.board, seat, out) > 0 and tempo.busy(told.options, seat, out[0]) > 0
