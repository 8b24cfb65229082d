"""Plays a match of each game in Firefox or WebKit, from the first page to the saved film: tools/engines.py firefox|webkit FOLDER.

The tests drive Chromium. This drives the two other families of browsers, as Debian has them (`firefox-esr`; for the engine of
Safari `webkit2gtk-driver` and `xvfb`), leaves pictures in the folder, and fails if a page complains or a match does not end.
"""

import base64
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from subprocess import DEVNULL
from typing import Any, Final, Protocol
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

from seaboard.engine.chance import draw, new_rng
from seaboard.server.settings import at_home
from seaboard.workshop.check import running

PORT: Final = 4437  # of the browser's own door, on this machine only
DISPLAY: Final = ":47"
MINI: Final = "/usr/lib/{}-linux-gnu/webkit2gtk-4.1/MiniBrowser"
PATIENCE: Final = 300.0  # seconds for anything; engines that draw without a graphics card are slow
LOOK: Final = 0.05
SIZE: Final = (1280, 800)
MOST: Final = 3000  # looks at a match

# Everything that goes wrong in a page from now on.
COMPLAINTS: Final = """window.complaints = [];
addEventListener('error', ({ message, filename, lineno }) => complaints.push(`${message} (${filename}:${lineno})`));
addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason?.stack ?? reason)));"""
# What the page asks for now: the end, what is pressed as it stands, or how many moves there are.
ASKED: Final = """const is = (id) => document.querySelector(`[data-testid=${id}]`);
if (is('end')) return 'end';
const plain = is('throw') ?? is('ready');
if (plain) { plain.click(); return 'pressed'; }
const isMine = document.querySelector('[data-testid=now][data-mine=true]') !== null;
return isMine ? document.querySelectorAll('[data-testid=action]').length : 0;"""
OFFERED: Final = "return [...document.querySelectorAll('[data-testid^=start-]')].map((one) => one.dataset.testid.slice(6))"
MOVE: Final = "document.querySelectorAll('[data-testid=action]')[arguments[0]]?.click()"
HAS: Final = "return document.querySelector(`[data-testid=${arguments[0]}]:not(:disabled)`) !== null"
PRESS: Final = "document.querySelector(`[data-testid=${arguments[0]}]`).click()"


class Engine(Protocol):
    """A browser with one page."""

    def go(self, address: str) -> None:
        """Open an address."""

    def run(self, script: str, *values: Any) -> Any:
        """What a script returns in the page."""

    def picture(self) -> bytes:
        """The page as a PNG."""


class WebKit:
    """WebKit, by the protocol WebDriver."""

    def __init__(self, port: int) -> None:
        self._base = f"http://127.0.0.1:{port}/session"
        mini = next((path for machine in ("x86_64", "aarch64") if Path(path := MINI.format(machine)).exists()), None)
        wished = {"webkitgtk:browserOptions": {"binary": mini, "args": ["--automation"]}} if mini else {}
        opened = patiently(lambda: self._ask("", {"capabilities": {"alwaysMatch": wished}}), URLError)
        self._base += f"/{opened['sessionId']}"
        self._ask("/window/rect", dict(zip(("width", "height"), SIZE, strict=True)))

    def _ask(self, path: str, body: Any = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = Request(self._base + path, data, {"Content-Type": "application/json"})  # noqa: S310  our own driver
        try:
            with urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310  our own driver
                return json.load(answer)["value"]
        except HTTPError as error:
            sys.exit(f"WebKit: {error.read().decode()}")

    def go(self, address: str) -> None:
        """Open an address."""
        self._ask("/url", {"url": address})

    def run(self, script: str, *values: Any) -> Any:
        """What a script returns in the page."""
        return self._ask("/execute/sync", {"script": script, "args": values})

    def picture(self) -> bytes:
        """The page as a PNG."""
        return base64.b64decode(self._ask("/screenshot"))


class Firefox:
    """Firefox, by the protocol WebDriver BiDi."""

    def __init__(self, line: ClientConnection) -> None:
        self._line, self._n = line, 0
        self._ask("session.new", {"capabilities": {}})
        self._page = {"context": self._ask("browsingContext.getTree", {})["contexts"][0]["context"]}
        self._ask("browsingContext.setViewport", self._page | {"viewport": dict(zip(("width", "height"), SIZE, strict=True))})

    def _ask(self, method: str, params: dict[str, Any]) -> Any:
        self._n += 1
        self._line.send(json.dumps({"id": self._n, "method": method, "params": params}))
        while (answer := json.loads(self._line.recv(timeout=PATIENCE))).get("id") != self._n:
            pass  # what it tells unasked
        if answer["type"] == "error":
            sys.exit(f"Firefox: {answer['message']}")
        return answer["result"]

    def go(self, address: str) -> None:
        """Open an address."""
        self._ask("browsingContext.navigate", self._page | {"url": address, "wait": "complete"})

    def run(self, script: str, *values: Any) -> Any:
        """What a script returns in the page."""
        whole = f"JSON.stringify((function () {{ {script} }}).apply(null, {json.dumps(values)}) ?? null)"
        answer = self._ask("script.evaluate", {"expression": whole, "target": self._page, "awaitPromise": True})
        if answer["type"] == "exception":
            sys.exit(f"Firefox: {answer['exceptionDetails']['text']}")
        return json.loads(answer["result"]["value"])

    def picture(self) -> bytes:
        """The page as a PNG."""
        return base64.b64decode(self._ask("browsingContext.captureScreenshot", self._page)["data"])


def patiently(ask: Callable[[], Any], error: type[Exception]) -> Any:
    """Ask until the browser answers: it takes a while to start."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with suppress(error):
            return ask()
        time.sleep(LOOK)
    sys.exit("the browser does not answer")


@contextmanager
def started(*commands: Sequence[str], **more: str) -> Iterator[None]:
    """Programs that end with what they are for."""
    programs: list[subprocess.Popen[bytes]] = []
    try:
        programs += (subprocess.Popen(each, env={**os.environ, **more}, stdout=DEVNULL, stderr=DEVNULL) for each in commands)
        yield
    except FileNotFoundError as error:
        sys.exit(f"{error.filename} is not installed")
    finally:
        for program in reversed(programs):
            program.terminate()
            program.wait()


@contextmanager
def engine(name: str, profile: str) -> Iterator[Engine]:
    """The browser of this name, with a new profile."""
    if name == "firefox":
        command = ["firefox-esr", "--headless", "--remote-debugging-port", str(PORT), "--profile", profile]
        address = f"ws://127.0.0.1:{PORT}/session"
        with started(command, HOME=profile), ExitStack() as stack:
            yield Firefox(patiently(lambda: stack.enter_context(connect(address, max_size=None)), OSError))
    else:
        screen = ["Xvfb", DISPLAY, "-screen", "0", "1600x1200x24"]
        with started(screen, ["WebKitWebDriver", f"--port={PORT}"], DISPLAY=DISPLAY, HOME=profile):
            yield WebKit(PORT)


def until(page: Engine, testid: str) -> None:
    """Wait until the page has this, and it can be pressed."""
    end = time.monotonic() + PATIENCE
    while not page.run(HAS, testid):
        if time.monotonic() > end:
            sys.exit(f"there is no {testid} after {PATIENCE:.0f} s")
        time.sleep(LOOK)


def play(page: Engine, base: str, game: str, pictures: Callable[[str], object]) -> str:
    """Play one match alone and save its film; how it went."""
    page.go(base)
    until(page, f"start-{game}")
    page.run("localStorage.setItem('seaboard:pace', '\"instant\"')")
    page.go(base)
    until(page, f"start-{game}")
    page.run(COMPLAINTS)
    pictures(f"{game}-first")
    if page.run("return document.querySelector(`[data-testid=start-${arguments[0]}]`).ariaCurrent !== 'true'", game):
        page.run(PRESS, f"start-{game}")
    page.run(PRESS, "alone")
    rng, n = new_rng("engines", game), 0
    for look in range(MOST):
        asked = page.run(ASKED)
        if asked == "end":
            break
        if isinstance(asked, int) and asked:
            page.run(MOVE, draw(rng, asked))
            n += 1
        if look % 40 == 20:  # noqa: PLR2004  now and then
            pictures(f"{game}-{look}")
        time.sleep(LOOK)
    else:
        pictures(f"{game}-stuck")
        sys.exit(f"a match of {game} does not end")
    pictures(f"{game}-end")
    until(page, "end-film")
    page.run(PRESS, "end-film")
    until(page, "film-gif")
    pictures(f"{game}-film")
    page.run(PRESS, "film-gif")
    until(page, "film-saved")
    film = int(page.run("return document.querySelector(`[data-testid=film-saved]`).dataset.bytes ?? 0"))
    complaints = page.run("return complaints")
    if complaints:
        sys.exit(f"{game}: {complaints}")
    if not film:
        sys.exit(f"{game}: the film was not saved")
    return f"{game}: {n} actions of one's own, a film of {film / 1e6:.1f} MB, no complaint"


def main() -> None:
    """Play what the first page offers."""
    if len(sys.argv) != 3 or sys.argv[1] not in ("firefox", "webkit"):  # noqa: PLR2004  two words
        sys.exit("expected: tools/engines.py firefox|webkit FOLDER")
    name, folder = sys.argv[1], Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as place:
        settings = at_home(Path(place), bot_delays=False)
        with running(settings) as base, engine(name, place) as page:
            page.go(base)
            until(page, "alone")
            for game in page.run(OFFERED):
                print(play(page, base, game, lambda what: (folder / f"{what}.png").write_bytes(page.picture())), flush=True)


if __name__ == "__main__":
    main()
