"""The process in which bots think: `python -m seaboard.bots.worker`. It reads orders, answers them, and ends with its input.

It is the only part of a server that takes the compiled way, with little memory and behind everything else on the machine. It is
given what a seat may believe, never a position as it is.
"""

import argparse
import os
import signal
import sys
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import lru_cache
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from queue import SimpleQueue
from time import perf_counter
from typing import IO, Any, Final, TypeVar

import msgspec

from seaboard.bots import rollout
from seaboard.bots.advice import advise
from seaboard.bots.bot import Bot, bot
from seaboard.bots.crew import RANKS, Character, Searcher, thinker_of
from seaboard.bots.orders import (
    LENGTH,
    Advise,
    Advised,
    Answer,
    AnyOrder,
    Choose,
    Chosen,
    Failed,
    Here,
    Position,
    Warm,
    Warmed,
    framed,
    length_of,
    read_order,
)
from seaboard.engine.contract import AnyGame
from seaboard.engine.errors import SeaboardError
from seaboard.engine.replay import parse_options
from seaboard.engine.state import Row, State
from seaboard.games import registry

T = TypeVar("T")

BOARDS: Final = 8  # sets of options whose tables are kept
NICENESS: Final = 5  # the server, and whatever else people do, goes first
MEMORY: Final = 1 << 30  # bytes that a process may ask for; it needs about a fifth of that
COMPILING: Final = 4 << 30  # the same while it compiles
LEAST_SCALE: Final = 1 / 64
BOTS: Final = "bots"  # the mark of what is compiled for them


class Worker:
    """Answers orders, one after the other."""

    def __init__(self) -> None:
        self._scale: dict[tuple[str, str], float] = {}  # (bot, game) -> how much of its budget it has time for here

    def answer(self, order: AnyOrder) -> Answer:
        """Do what is asked; an order that cannot be done is answered all the same."""
        try:
            match order:
                case Warm():
                    return Warmed(_warm(order))
                case Choose():
                    return Chosen(self._choose(order))
                case Advise():
                    game, s, board, rng = _taken(order.position)
                    return Advised(advise(thinker_of(game, True), s, board, order.position.seat, rng))
        except Exception as error:  # noqa: BLE001  a bot of the host's own may raise anything
            return Failed(f"{type(error).__name__}: {error}")

    def _choose(self, order: Choose) -> int:
        game, s, board, rng = _taken(order.position)
        key = (order.bot, game.id)
        scale = self._scale.get(key, 1.0)
        began = perf_counter()
        choice = _bot(order.bot, order.character, scale)(game, s, board, order.position.seat, order.position.legal, rng)
        spent = (perf_counter() - began) * 1000
        if spent > order.most_ms:
            self._scale[key] = max(LEAST_SCALE, scale * order.most_ms / spent / 2)
        elif scale < 1:
            self._scale[key] = min(1.0, scale * 2 if spent * 4 < order.most_ms else scale)
        return int(choice)


def _bot(name: str, character: Character, scale: float) -> Bot:
    """A bot with this share of its budget; one of the host's own is made once and kept."""
    for rank in RANKS:
        if name == rank:
            return Searcher(rank, character, scale=scale)
    return _own(name)


@lru_cache
def _own(name: str) -> Bot:
    return bot(name)


def _taken(position: Position) -> tuple[AnyGame, State, State, Row]:
    """What was sent, unpacked: the game, the position, its board, a generator."""
    game = registry.game(position.game, position.rules)
    board = _board(position.game, position.rules, msgspec.msgpack.encode(position.options))
    return game, game.state.load(position.state), board, [position.seed]


@lru_cache(BOARDS)
def _board(game_id: str, rules: int, options: bytes) -> State:
    """The tables of a set of options; the same object while it is kept, so that they are not packed again."""
    game = registry.game(game_id, rules)
    board: State = game.board(parse_options(game, msgspec.msgpack.decode(options)))
    return board


def _warm(order: Warm) -> bool:
    """Load what is compiled of a game, or compile it if that may be done here; False if it may not."""
    game = registry.game(order.game)
    if not order.may_compile and not is_kept(game):
        return False
    thinker_of(game, True)
    note_kept(game)
    return True


def is_kept(game: AnyGame, what: str = BOTS) -> bool:
    """Has this installation compiled all that a bot needs of the game? Whether it can be read shows when it is loaded."""
    mark = _mark(game, what)
    return mark is not None and mark.exists()


def compile_for(game_id: str, kernels: Sequence[Callable[..., Any]] = rollout.KERNELS, what: str = BOTS) -> None:
    """Compile what a bot needs of a game, or something else does, to be kept for other processes."""
    from seaboard.engine import compiled  # noqa: PLC0415  it imports the compiler

    game = registry.game(game_id)
    list(compiled.warm(game, kernels))
    note_kept(game, what)


def note_kept(game: AnyGame, what: str = BOTS) -> None:
    """Note that this installation has compiled all that a bot needs of the game, or something else does."""
    if (mark := _mark(game, what)) is not None:
        mark.touch()


def _mark(game: AnyGame, what: str) -> Path | None:
    """The file that says so: the compiler keeps code by the folder of its source, and several installations share a cache."""
    from seaboard.engine import compiled  # noqa: PLC0415  it imports the compiler

    folder = compiled.folder_of(game)
    where = sha256(str(Path(rollout.__file__).resolve().parent).encode()).hexdigest()[:16]
    return None if folder is None else folder / f"{what}-{where}"


def has_compiler() -> bool:
    """Can anything be compiled here?"""
    return all(find_spec(name) for name in ("numba", "numpy"))


# The process.


def behave(most_bytes: int) -> None:
    """Go behind everything else, take no more memory than this, and leave Ctrl-C to the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415  not on Windows

    with suppress(OSError):
        os.nice(NICENESS)
    with suppress(OSError, ValueError):  # the host allows less already
        resource.setrlimit(resource.RLIMIT_DATA, (most_bytes, most_bytes))


def read(line: IO[bytes], n: int) -> bytes:
    """So many bytes; fewer only if it has ended."""
    data = b""
    while len(data) < n and (more := line.read(n - len(data))):
        data += more
    return data


def listen(line: IO[bytes], orders: "SimpleQueue[T]", read_one: Callable[[bytes], T]) -> None:
    """Take orders until there will be no more; then end at once, whatever is being done."""
    while len(head := read(line, LENGTH)) == LENGTH:
        orders.put(read_one(read(line, length_of(head))))
    os._exit(0)


def main() -> None:
    """Serve whoever holds the other end of standard input."""
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("--compile", metavar="GAME", help="compile what bots need of a game, and end")
    wanted.add_argument("--try", dest="own", metavar="MODULE:CLASS", help="say whether this is a bot, and end")
    given = wanted.parse_args()
    if given.own:
        try:
            bot(given.own)
        except SeaboardError as error:
            sys.exit(str(error))
        return
    behave(COMPILING if given.compile else MEMORY)
    ours = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints is no answer
    orders: SimpleQueue[AnyOrder] = SimpleQueue()
    line = os.fdopen(sys.stdin.fileno(), "rb", buffering=0, closefd=False)  # with a buffer the end of Python would wait for it
    threading.Thread(target=listen, args=(line, orders, read_order), daemon=True).start()
    if given.compile:
        compile_for(given.compile)
        return
    worker = Worker()
    ours.write(framed(Here(has_compiler())))
    while True:
        answer = worker.answer(orders.get())
        with suppress(BrokenPipeError):  # nobody listens any more: the input has ended, too
            ours.write(framed(answer))


if __name__ == "__main__":
    main()
