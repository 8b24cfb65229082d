"""The compiled way: the rules as they are, on packed records. The only module that knows NumPy and Numba.

A position is one record of an array, with the field names and the bytes of the plain state. Rules are compiled when compiled code
calls them; what Python calls are kernels, one copy for each game, kept on disk from process to process (`engine.cache`).
"""

import logging
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from types import FunctionType
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar, get_args, get_origin, get_type_hints

from seaboard.engine import bits, cache, contract
from seaboard.engine.contract import AnyGame
from seaboard.engine.errors import NoCompiler
from seaboard.engine.rule import listen
from seaboard.engine.state import Row, State, Table, copy_state

try:
    import numba
    import numpy as np
    from llvmlite import ir  # type: ignore[import-untyped]  # it has no types
    from numba import types
    from numba.core.errors import NumbaError
    from numba.extending import intrinsic, overload, register_jitable
    from numba.np.numpy_support import from_dtype
except ImportError as error:
    raise NoCompiler("the compiled way needs NumPy and Numba: install seaboard[fast]") from error

Array: TypeAlias = Any
"""An array of records or numbers: only compiled code looks inside."""

FLAGS: Final = ("BOUNDSCHECK", "OPT")  # set when the compiler was imported
_log: Final = logging.getLogger(__name__)
_dtypes: "dict[type[State], np.dtype[np.void]]" = {}  # making one takes 18 µs
_game_of_record: dict[Any, AnyGame] = {}
_ready: dict[tuple[str, Callable[..., Any]], Any] = {}
A = TypeVar("A", bound=State)


# Records


def dtype_of(cls: type[State]) -> "np.dtype[np.void]":
    """The packed layout of a class: the bytes of a record are those of `State.pack`."""
    if cls not in _dtypes:
        _dtypes[cls] = np.dtype([(name, "<i8" if f.code == "q" else "<i4", f.shape) for name, f in cls.fields.items()])
    return _dtypes[cls]


def record_type(cls: type[State]) -> Any:
    """The compiler's type of a record of this class."""
    return from_dtype(dtype_of(cls))


def records(states: Sequence[State]) -> Array:
    """These positions, all of one class, as an array of records."""
    return np.frombuffer(bytearray().join(s.pack() for s in states), dtype_of(type(states[0])))


def copies(s: State, n: int) -> Array:
    """An array of `n` records of this position."""
    return np.frombuffer(bytearray(s.pack() * n), dtype_of(type(s)))


def state_at(cls: type[A], array: Array, i: int) -> A:
    """The plain state of a record."""
    return cls.load(array[i].tobytes())


def numbers(values: Iterable[int]) -> Array:
    """A row for compiled code."""
    return np.array(list(values), dtype=np.int64)


def zeros(*shape: int) -> Array:
    """A row or table of zeros for compiled code."""
    return np.zeros(shape, dtype=np.int64)


# Rules and bits inside compiled code

listen(register_jitable)


@intrinsic
def _trailing_zeros(_context: Any, _m: Any) -> Any:
    """Count trailing zeros, one instruction; undefined for 0, as `lowest` is."""

    def code(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), code


@intrinsic
def _population(_context: Any, _m: Any) -> Any:
    """Count the bits that are set, one instruction."""

    def code(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.int64), code


@overload(bits.lowest, strict=False)
def _lowest(_m: Any) -> Any:
    return lambda m: _trailing_zeros(m)  # type: ignore[call-arg]  # noqa: PLW0108  the compiler gives the context; it wants a function


@overload(bits.count, strict=False)
def _count(_m: Any) -> Any:
    return lambda m: _population(m)  # type: ignore[call-arg]  # noqa: PLW0108  as above


@overload(copy_state, strict=False)
def _copy_state(_to: Any, _i: Any, _source: Any, _k: Any) -> Any:
    def copy(to: Array, i: int, source: Array, k: int) -> None:
        to[i] = source[k]

    return copy


# Dispatch by record type


def _dispatch(name: str) -> None:
    """Let compiled code that calls `contract.<name>` call the one of the game whose record it is given."""

    @overload(getattr(contract, name), strict=False)
    def _(s: Any, *_others: Any) -> Any:
        game = _game_of_record.get(s)
        return game and getattr(game, name)


for _name in contract.DIALECT:
    _dispatch(_name)


def register(game: AnyGame) -> None:
    """Make a game known to compiled code; refuse one whose records would be taken for another game's."""
    contract.register(game)
    _game_of_record[record_type(game.state)] = game


# Kernels


class Warmed(NamedTuple):
    """A kernel that is ready, and whether it was found or had to be compiled."""

    name: str
    found: bool


def is_checked() -> bool:
    """Are indices compared with the length of what they index? `NUMBA_BOUNDSCHECK=1`, set before this module is imported."""
    return bool(_flags()["BOUNDSCHECK"])


def folder_of(game: AnyGame) -> Path | None:
    """Where the game's code is kept, if it can be; the flags are those of the compiler, whatever the environment says by now."""
    return cache.folder_of(game, _flags())


def _flags() -> dict[str, object]:
    return {name: getattr(numba.config, name) for name in FLAGS}


def kernel_of(game: AnyGame, function: Callable[..., Any]) -> Callable[..., Any]:
    """The kernel for the records of this game: from memory, from the cache, or compiled now.

    A kernel is a function in the rule dialect whose annotations say what it is given: `list[S]` and `list[B]` positions and
    boards of one game, `list[Node]` records of another state class, `Row`, `Table`, `int`. It runs plain on lists of states, too.
    """
    if (game.id, function) not in _ready:
        list(warm(game, [function]))
    found: Callable[..., Any] = _ready[game.id, function]
    return found


def warm(game: AnyGame, functions: Sequence[Callable[..., Any]]) -> Iterator[Warmed]:
    """Make kernels ready, one after the other, so that the rules are compiled only once; the cache is locked meanwhile."""
    register(game)
    folder = folder_of(game)
    if folder is None:
        _log.warning("%s cannot be written: what is compiled now will be compiled again", cache.root())
        yield from (_make(game, function, None) for function in functions)
        return
    with cache.locked(folder):
        yield from (_make_or_repair(game, function, folder) for function in functions)


def sweep(game: AnyGame) -> list[str]:
    """Remove compiled code that nobody has used for a month; return the names of the folders."""
    folder = folder_of(game)
    return cache.sweep(folder) if folder else []


def _make_or_repair(game: AnyGame, function: Callable[..., Any], folder: Path) -> Warmed:
    """Make a kernel; if the cache holds something broken, empty it and try once more."""
    try:
        return _make(game, function, folder)
    except NumbaError:
        raise
    except Exception:  # noqa: BLE001  a truncated file raises whatever its bytes lead to
        _log.warning("the cache %s was broken and is filled anew", folder, exc_info=True)
        cache.clear(folder)
        return _make(game, function, folder)


def _make(game: AnyGame, function: Callable[..., Any], folder: Path | None) -> Warmed:
    """Load or compile a kernel under a name and with a signature of its own, so that no two share a file of the cache."""
    own = FunctionType(function.__code__, function.__globals__, f"{function.__name__}_{game.id}", function.__defaults__)
    own.__qualname__, own.__module__ = own.__name__, function.__module__
    numba.config.CACHE_DIR = str(folder or "")  # type: ignore[attr-defined]  # made while running
    made = numba.njit(cache=folder is not None, nogil=True)(own)
    if folder is not None and folder not in Path(str(made.stats.cache_path)).parents:
        _log.warning("%s is not used by the compiler: %s is compiled without it", folder, own.__name__)
        made = numba.njit(nogil=True)(own)
    made.compile(_signature(game, function))
    made.disable_compile()
    _ready[game.id, function] = made
    return Warmed(function.__name__, bool(made.stats.cache_hits))


def _signature(game: AnyGame, function: Callable[..., Any]) -> tuple[Any, ...]:
    """The compiler's types of a kernel's arguments, by their annotations."""
    hints = get_type_hints(function)
    hints.pop("return", None)
    return tuple(_type(game, hint) for hint in hints.values())


def _type(game: AnyGame, hint: Any) -> Any:
    """`list[S]` is an array of the game's records, `list[B]` of its boards', `list[X]` of any other state class's."""
    simple = {int: types.int64, Row: types.Array(types.int64, 1, "C"), Table: types.Array(types.int64, 2, "C")}
    if hint in simple:
        return simple[hint]
    inner = get_args(hint)[0] if get_origin(hint) is list else None
    own: dict[Any, Any] = {contract.S: game.state, contract.B: type(game.board(game.variants[0]))}
    cls = own.get(inner, inner)
    if not (isinstance(cls, type) and issubclass(cls, State)):
        raise TypeError(f"a kernel takes list[S], list[B], lists of a state class, Row, Table and int, not {hint}")
    return types.Array(record_type(cls), 1, "C")
