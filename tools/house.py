"""What ./play and ./test share: find a Python, make .venv, install a lock, remember that it is done, run the checks.

Only the standard library, and only the grammar of Python 3.6, so that an old Python can still say that it is too old.
"""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Callable, Iterable, List, NoReturn, Optional, Sequence, Tuple

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = "Scripts" if os.name == "nt" else "bin"

OLDEST = (3, 11)
NEWER_NAMES = ("python3.14", "python3.13", "python3.12", "python3.11")

PLAY_LOCK = "requirements.lock"
TEST_LOCK = "requirements-test.lock"
INSTALLER_LOCK = "tools/installer.lock"
BUILD_HOOK = "hatch_build.py"
CLIENT = "web"
BUILT = "src/seaboard/server/static/index.html"
LOCKS_WITH = {PLAY_LOCK: (PLAY_LOCK, TEST_LOCK), TEST_LOCK: (TEST_LOCK,)}  # the test lock holds all of the play lock

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
NO_BROWSER = "The browser tests were left out: no browser was found, and none could be installed."

TESTS = "tests"
COVERED = ("engine", "games", "table", "server")  # the rooms of which --coverage names the lines that no test has reached
COVERING = ("conformance", "engine", "games", "table", "server")  # the tests of these rooms
TRACED = "not long and not variant"  # which of them: further options take most of the time, and reach no other lines
SIZES = {"--fast": "not slow and not long", "--long": ""}  # which marked tests run; else those that pyproject.toml says
OF_CLIENT = "client "  # how the names of its checks begin
AT_ONCE = 2  # checks side by side
# Workers of the tests: where a browser is waited for, or a server that was killed, a third one uses what two would leave idle.
WORKERS = {"--fast": "2", "": "3", "--long": "3"}

Check = Tuple[str, List[str]]


class Trouble(Exception):
    """Something that a person must mend; its text is the sentence to show."""


def main(verb: Callable[[List[str]], int], argv: List[str]) -> int:
    """Run a verb under a Python that is new enough; trouble becomes a sentence and exit code 1."""
    try:
        ensure_python(argv)
        for stream in (sys.stdout, sys.stderr):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]  # a narrow code page is no reason to fail
        return verb(argv[1:])
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def play(args: List[str]) -> int:
    """Make the house ready and become `seaboard serve`."""
    set_up(PLAY_LOCK)
    return become([tool("seaboard"), "serve", *args])


def test(args: List[str]) -> int:
    """Make the house ready and run every check; 0 only if all passed."""
    if "--help" in args or "-h" in args:
        print(sys.modules["__main__"].__doc__)
        return 0
    if "--lock" in args:
        return write_locks([arg for arg in args if arg != "--lock"])
    size = size_in(args)
    start = time.monotonic()
    keep_bytecode()
    install_system_packages()
    set_up(TEST_LOCK)
    if "--coverage" in args:
        code = subprocess.call(coverage([arg for arg in args if arg != "--coverage"]), cwd=str(ROOT))
        print(*(covered(room) for room in COVERED), sep="\n", flush=True)
        return code
    if not has_browser():
        install_browser()
    failed = run_checks(checks(size, [arg for arg in args if arg not in SIZES]))
    if not has_browser():
        print(NO_BROWSER, flush=True)
    print(verdict(failed, time.monotonic() - start), flush=True)
    return 1 if failed else 0


# A Python that is new enough


def ensure_python(argv: List[str]) -> None:
    """Return if this Python will do, else start again under one that does, else say which is needed."""
    if sys.version_info[:2] >= OLDEST:
        return
    newer = find_newer_python()
    if newer is None:
        raise Trouble(too_old(sys.version_info[:2], sys.executable))
    become([newer, *argv])


def too_old(version: Tuple[int, ...], where: str) -> str:
    """The one sentence for a Python that is too old; plain ASCII, as an old Python may print nothing else."""
    return f"Seaboard needs Python {dotted(OLDEST)} or newer; this is {dotted(version)} ({where})."


def dotted(version: Iterable[int]) -> str:
    """(3, 11) as people write it: 3.11."""
    return ".".join(str(part) for part in version)


def find_newer_python() -> Optional[str]:
    """The newest Python on PATH that is new enough and really starts, if there is one."""
    for name in NEWER_NAMES:
        path = shutil.which(name)
        if path and starts(path):
            return path
    return None


def starts(python: str) -> bool:
    """Does this really run, as a Python that is new enough? A version manager's shim may stand there for nothing."""
    question = f"import sys; sys.exit(sys.version_info < {OLDEST})"
    return subprocess.call([python, "-c", question], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) == 0


def become(command: List[str]) -> NoReturn:
    """Hand over to another program, which answers for everything from here on."""
    if os.name == "nt":  # there, exec returns to the shell before the new program has ended
        sys.exit(subprocess.call(command))
    os.execv(command[0], command)  # noqa: S606 - no shell is wanted


# The environment


def set_up(lock: str) -> None:
    """Make .venv hold this lock and the project; say a line per step, or nothing if all is there already."""
    if is_ready(ROOT, VENV, lock):
        return
    make_installer()
    forget(VENV)
    install = [tool("uv"), "pip", "install", "--python", tool("python")]
    step("packages", [*install, "--require-hashes", "-r", lock])
    step("Seaboard itself", [*install, "--no-deps", "--no-build-isolation", "-e", "."])
    remember(ROOT, VENV, lock)


def make_installer() -> None:
    """Make .venv with uv in it; an environment made for another folder or another Python is replaced."""
    if not is_sound(ROOT, VENV):
        check_venv_module()
        step("a Python environment in .venv", [sys.executable, "-m", "venv", "--clear", str(VENV)])
        made_for(VENV).write_text(home(ROOT), encoding="utf-8")
    pip = [tool("python"), "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    step("the installer uv", [*pip, "--no-deps", "--require-hashes", "-r", INSTALLER_LOCK])


def check_venv_module() -> None:
    """Raise the one sentence that helps if this Python cannot make environments."""
    if not all(importlib.util.find_spec(name) for name in ("venv", "ensurepip")):
        raise Trouble(no_venv_module(sys.executable))


def no_venv_module(where: str) -> str:
    """The one sentence for a Python that came without its venv module."""
    return f"This Python ({where}) cannot make environments; on Debian and Ubuntu `apt install python3-venv` mends it."


def is_ready(root: Path, venv: Path, lock: str) -> bool:
    """Has this lock, or one that holds all of it, been installed here, the client been built, and nothing changed since?"""
    if not is_sound(root, venv) or not (root / BUILT).exists():
        return False
    return any(read(stamp(venv, each)) == fingerprint(root, each) for each in LOCKS_WITH[lock])


def is_sound(root: Path, venv: Path) -> bool:
    """Was the environment made, to the end, for this folder and this Python, and does its Python still exist?"""
    return python_in(venv).exists() and read(made_for(venv)) == home(root)


def remember(root: Path, venv: Path, lock: str) -> None:
    """Note what has been installed; called last, so that a broken installation is never taken for a whole one."""
    stamp(venv, lock).write_text(fingerprint(root, lock), encoding="utf-8")


def forget(venv: Path) -> None:
    """Drop all notes before anything is changed: one lock's packages may replace those of the other."""
    for lock in LOCKS_WITH:
        if stamp(venv, lock).exists():
            stamp(venv, lock).unlink()


def fingerprint(root: Path, lock: str) -> str:
    """A digest of all that decides what is installed."""
    digest = hashlib.sha256(home(root).encode())
    for name in (lock, INSTALLER_LOCK, "pyproject.toml", BUILD_HOOK, *client_files(root)):
        digest.update(name.encode())
        digest.update(hashlib.sha256((root / name).read_bytes()).digest())
    return digest.hexdigest()


def client_files(root: Path) -> List[str]:
    """Every file that the browser client is built from, in a fixed order."""
    found = []
    for folder, subfolders, files in os.walk(str(root / CLIENT)):
        subfolders[:] = [name for name in subfolders if name != "node_modules"]
        found += [(Path(folder) / name).relative_to(root).as_posix() for name in files]
    return sorted(found)


def home(root: Path) -> str:
    """The folder and the Python that an environment is tied to: neither can be changed later."""
    return f"{root} {dotted(sys.version_info[:2])}"


def stamp(venv: Path, lock: str) -> Path:
    """The note that this lock has been installed."""
    return venv / (lock + ".stamp")


def made_for(venv: Path) -> Path:
    """The note of the folder and the Python for which the environment was made."""
    return venv / "made-for"


def python_in(venv: Path) -> Path:
    """The environment's Python."""
    return program_in(venv, "python")


def program_in(venv: Path, name: str) -> Path:
    """Where the environment keeps this program."""
    return venv / BIN / (name + ".exe" if os.name == "nt" else name)


def tool(name: str) -> str:
    """A program of our own environment, ready for a command line."""
    return str(program_in(VENV, name))


def read(path: Path) -> Optional[str]:
    """The text of a file, or None if there is no such file."""
    return path.read_text(encoding="utf-8") if path.exists() else None


# Steps and checks


def step(name: str, command: Sequence[str], text: str = "") -> None:
    """Run one step under a line with its time; if it fails, show what it said and raise the sentence."""
    print(f"· {name}", end="", file=sys.stderr, flush=True)
    start = time.monotonic()
    code, said = run(command, text)
    print(f" ({duration(time.monotonic() - start)})", file=sys.stderr, flush=True)
    if code:
        raise Trouble(f"{said}\nThis step of the set-up failed: {name}. What it said stands above.")


def run(command: Sequence[str], text: str = "") -> Tuple[int, str]:
    """Run to the end in the project's folder; the exit code and all that was said."""
    done = subprocess.run(
        command,
        cwd=str(ROOT),
        input=text,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    return done.returncode, done.stdout.rstrip()


def duration(seconds: float) -> str:
    """Seconds as people say them: 0.3 s, 12 s."""
    return f"{seconds:.1f} s" if seconds < 10 else f"{seconds:.0f} s"  # noqa: PLR2004 - below it, tenths matter


def size_in(args: Sequence[str]) -> str:
    """The size that was asked for, --fast or --long, or nothing for the usual one."""
    asked = [arg for arg in args if arg in SIZES]
    if len(asked) > 1:
        raise Trouble("Either --fast or --long: one leaves tests out, the other adds some.")
    return asked[0] if asked else ""


def checks(size: str, extra: Sequence[str]) -> List[Check]:
    """Every check with its command; the tests come last, as only they take long, and the longest of the others first."""
    chosen = ["-m", SIZES[size]] if size else []
    warm = [] if size == "--fast" else [("compiled rules", [tool("seaboard"), "warm", "--checked"])]
    return [
        *warm,
        *((OF_CLIENT + script, [tool("python"), "tools/client.py", script]) for script in ("check", "lint", "test", "format")),
        ("mypy", [tool("mypy")]),
        ("imports", [tool("lint-imports")]),
        ("ruff check", [tool("ruff"), "check"]),
        ("ruff format", [tool("ruff"), "format", "--check"]),
        (TESTS, [tool("python"), "-m", "pytest", "-n", WORKERS[size], "--dist", "worksteal", "--times", *chosen, *extra]),
    ]


def coverage(extra: Sequence[str]) -> List[str]:
    """The command that runs the tests of the rooms that are covered, and prints how much of each file they reach."""
    rooms = [f"--cov=seaboard.{room}" for room in COVERED]
    report = ["--cov-branch", "--cov-report=term-missing:skip-covered"]
    chosen = extra or [f"{TESTS}/{room}" for room in COVERING]
    return [tool("python"), "-m", "pytest", "-n", "2", "--dist", "worksteal", "--times", "-m", TRACED, *rooms, *report, *chosen]


def covered(room: str) -> str:
    """How much of a room the run that has just ended has reached."""
    report = [tool("coverage"), "report", "--format=total", "--precision=1", f"--include=src/seaboard/{room}/*"]
    return f"{room}: {run(report)[1]} %"


def run_checks(todo: Sequence[Check]) -> List[str]:
    """Run all, also after a failure; the names of those that failed. Only the tests speak while they run, and run alone."""
    quiet = [check for check in todo if check[0] != TESTS]
    with ThreadPoolExecutor(AT_ONCE) as side_by_side:
        done = [(name, side_by_side.submit(recalled, name, command)) for name, command in quiet]
        failed = [name for name, result in done if not report(name, *result.result())]
    for name, command in todo:
        if name == TESTS:
            start = time.monotonic()
            code = subprocess.call(command, cwd=str(ROOT))
            if not report(name, code, "", time.monotonic() - start):
                failed.append(name)
    return failed


def recalled(name: str, command: Sequence[str]) -> Tuple[int, str, float]:
    """The same as `timed`; a check of the client that has passed for the very same files need not run again."""
    if not name.startswith(OF_CLIENT):
        return timed(command)
    note = VENV / (name.replace(" ", "-") + ".passed")
    files = fingerprint(ROOT, TEST_LOCK) + hashlib.sha256((ROOT / ".editorconfig").read_bytes()).hexdigest()
    if read(note) == files:
        return 0, "", 0.0
    code, said, seconds = timed(command)
    if code == 0:
        note.write_text(files, encoding="utf-8")
    return code, said, seconds


def timed(command: Sequence[str]) -> Tuple[int, str, float]:
    """Run to the end; the exit code, all that was said, and how many seconds it took."""
    start = time.monotonic()
    code, said = run(command)
    return code, said, time.monotonic() - start


def report(name: str, code: int, said: str, seconds: float) -> bool:
    """Print a check's line with its time, and what it said if it failed; did it pass?"""
    print(f"{'!' if code else '·'} {name} ({duration(seconds)})", flush=True)
    if code and said:
        print(said, flush=True)
    return code == 0


def verdict(failed: Sequence[str], seconds: float) -> str:
    """The last line of ./test."""
    result = f"Failed: {', '.join(failed)}" if failed else "Everything passed"
    return f"{result} ({duration(seconds)})."


# A browser for the tests


def has_browser() -> bool:
    """Is there a browser on this machine, or one that Playwright has installed?"""
    if any(shutil.which(name) for name in BROWSERS):
        return True
    question = "from playwright.sync_api import sync_playwright as p; import os, sys;"
    question += "m = p().start(); found = os.path.exists(m.chromium.executable_path); m.stop(); sys.exit(not found)"
    return run([tool("python"), "-c", question])[0] == 0


def install_browser() -> None:
    """Let Playwright fetch one; where that is not possible the browser tests are left out, and the last lines say so."""
    try:
        step("a browser for the tests", [tool("playwright"), "install", "chromium"])
    except Trouble as trouble:
        print(trouble, file=sys.stderr, flush=True)


# Compiled modules


def keep_bytecode() -> None:
    """Let all that a run starts find its modules compiled, in .venv: two thirds of a server's start, and tests start many."""
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = str(VENV / "bytecode")


# Packages of the system


def install_system_packages() -> None:
    """Install what the tests need from the system where that is ours to do, else say what is missing and go on."""
    missing = missing_packages(listed(read(ROOT / "system-packages.txt") or ""))
    if not missing:
        return
    if not may_install():
        print(missing_sentence(missing), file=sys.stderr, flush=True)
        return
    os.environ["DEBIAN_FRONTEND"] = "noninteractive"
    try:
        for command in apt_commands(missing):
            step(" ".join(command[:2]), command)
    except Trouble as trouble:  # the other checks are worth running all the same
        print(trouble, file=sys.stderr, flush=True)


def listed(text: str) -> List[str]:
    """The packages named in a list: one a line, after # a reason."""
    names = (line.split("#")[0].strip() for line in text.splitlines())
    return [name for name in names if name]


def missing_packages(names: Sequence[str]) -> List[str]:
    """Those that this Debian does not have; none on a system without dpkg, where we cannot know."""
    if not shutil.which("dpkg-query"):
        return []
    return [name for name in names if not is_installed(name)]


def is_installed(name: str) -> bool:
    """Has dpkg this package, whole?"""
    code, said = run(["dpkg-query", "--show", "--showformat=${db:Status-Status}", name])
    return code == 0 and said == "installed"


def may_install() -> bool:
    """Are we root on a system with apt-get?"""
    return hasattr(os, "getuid") and os.getuid() == 0 and shutil.which("apt-get") is not None


def apt_commands(missing: Sequence[str]) -> List[List[str]]:
    """What installs these packages."""
    return [["apt-get", "update"], ["apt-get", "install", "-y", "--no-install-recommends", *missing]]


def missing_sentence(missing: Sequence[str]) -> str:
    """The one sentence for packages that only an administrator can install."""
    return f"Some tests need what is not installed here: apt install {' '.join(missing)}."


# Locks


def write_locks(options: Sequence[str]) -> int:
    """Write the three locks anew from pyproject.toml, with hashes and without any address."""
    make_installer()
    compile_lock = [tool("uv"), "pip", "compile", "--universal", "--python-version", dotted(OLDEST)]
    compile_lock += ["--generate-hashes", "--no-header", *options]
    step(INSTALLER_LOCK, [*compile_lock, "--no-annotate", "-", "-o", INSTALLER_LOCK], "uv\n")
    groups = ["pyproject.toml", "--extra", "fast", "--extra", "postgresql", "--group", "build"]
    step(PLAY_LOCK, [*compile_lock, *groups, "-o", PLAY_LOCK])
    step(TEST_LOCK, [*compile_lock, *groups, "--group", "dev", "-c", PLAY_LOCK, "-o", TEST_LOCK])
    return 0
