"""Where compiled code is kept: a folder per game, whose name follows from everything that the code follows from.

Numba looks only at the file of the function that it keeps: a rule mended in another file would stay broken. So whatever is
changed, a source, a table of data, a tool or one of its settings, the name changes with it, and the old code is not found.
"""

import inspect
import os
import shutil
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import IO, Final

from seaboard.engine.contract import AnyGame

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

PACKAGE: Final = Path(__file__).resolve().parents[1]
ENGINE: Final = PACKAGE / "engine"
ROOMS: Final = ("bots", "lab", "envs")  # where kernels may stand, in files that import this:
MARK: Final = b"seaboard.engine.rule"
TOOLS: Final = ("numpy", "numba", "llvmlite")
USED: Final = "used"  # touched whenever the folder is asked for
MONTH: Final = 30 * 24 * 3600.0


def root() -> Path:
    """The folder of all games: `SEABOARD_CACHE`, or one in the user's folder for caches."""
    if own := os.environ.get("SEABOARD_CACHE"):
        return Path(own)
    caches = os.environ.get("XDG_CACHE_HOME")
    return (Path(caches) if caches else Path.home() / ".cache") / "seaboard"


def name_of(game: AnyGame, flags: Mapping[str, object]) -> str:
    """The name of the game's folder: its id, and a digest of all that its code follows from, if compiled with these flags."""
    digest = sha256()
    for path in _sources(game):
        _add(digest.update, str(path.relative_to(path.parents[1])), path.read_bytes())
    for name, value in (*_settings(), *flags.items()):
        _add(digest.update, name, str(value).encode())
    return f"{game.id}-{digest.hexdigest()[:20]}"


def _add(update: Callable[[bytes], None], name: str, value: bytes) -> None:
    """Add one part with its length, so that no two lists of parts look alike."""
    update(f"{name}\0{len(value)}\0".encode())
    update(value)


def _sources(game: AnyGame) -> Iterator[Path]:
    """Code and data of the engine and of this game, and the files with kernels, which import nothing else (a test looks).

    Games do not know each other, so work on one leaves the others compiled.
    """
    own = Path(inspect.getfile(game.state)).resolve().parent
    for folder in (ENGINE, own):
        yield from sorted(path for path in folder.rglob("*") if path.suffix in {".py", ".toml", ".json"})
    yield from kernel_files()


def kernel_files() -> list[Path]:
    """The files with rules or kernels outside the engine and the games."""
    paths = (path for room in ROOMS for path in (PACKAGE / room).rglob("*.py"))
    return sorted(path for path in paths if MARK in path.read_bytes())


def _settings() -> Iterator[tuple[str, str]]:
    """The versions of the tools, and every variable that the compiler listens to."""
    yield "python", sys.version
    for tool in TOOLS:
        yield tool, _version(tool)
    yield from sorted((name, value) for name, value in os.environ.items() if name.startswith("NUMBA_"))


def _version(tool: str) -> str:
    try:
        return version(tool)
    except PackageNotFoundError:
        return "none"


def folder_of(game: AnyGame, flags: Mapping[str, object]) -> Path | None:
    """The game's folder, made if it was not there and marked as used; None where nothing can be written."""
    try:
        folder = root() / name_of(game, flags)
        folder.mkdir(parents=True, exist_ok=True)
        (folder / USED).touch()
    except (OSError, RuntimeError):  # RuntimeError: there is no home
        return None
    return folder


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Alone with a folder: another process that asks for it waits until this one is done."""
    with _lock_file(folder).open("a") as file:
        _lock(file)
        yield


def _lock_file(folder: Path) -> Path:
    """Beside the folder, because a broken folder is removed while it is locked."""
    return folder.with_name(folder.name + ".lock")


def _lock(file: IO[str]) -> None:
    """Wait for the lock; closing the file gives it back, and so does the end of the process, whatever ends it."""
    if sys.platform == "win32":
        msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
    else:
        fcntl.flock(file, fcntl.LOCK_EX)


def clear(folder: Path) -> None:
    """Empty a folder that holds something broken."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / USED).touch()


def sweep(current: Path) -> list[str]:
    """Remove the folders beside this one that nobody has used for a month, and those that never were; return their names."""
    now = (current / USED).stat().st_mtime  # just touched; the engine reads no clock
    old = [folder for folder in _others(current) if _last_use(folder) < now - MONTH]
    for folder in old:
        shutil.rmtree(folder, ignore_errors=True)
        _lock_file(folder).unlink(missing_ok=True)
    return [folder.name for folder in old]


def _others(current: Path) -> Iterable[Path]:
    return sorted(folder for folder in current.parent.iterdir() if folder.is_dir() and folder != current)


def _last_use(folder: Path) -> float:
    """When it was used last; 0 for a folder without a mark, which is not one of ours that is in use."""
    try:
        return (folder / USED).stat().st_mtime
    except OSError:
        return 0.0
