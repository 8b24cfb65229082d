"""`seaboard serve --dev`: the client from its sources with hot reload, everything else from the server, and a clean end."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import Request, urlopen

import pytest

from seaboard.workshop.visitor import Visitor, ask

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(os.name == "nt", reason="asks for the processes of a group"),
]

COMMAND = [sys.executable, "-c", "from seaboard.cli.main import main; main()", "serve", "--no-browser", "--dev", "--port", "0"]
SAID = {"server": re.compile(r"Ready: (http://\S+)  \(Ctrl-C ends it\)"), "vite": re.compile(r"Local:\s+(http://\S+)/")}


@contextmanager
def developing(folder: Path) -> Iterator[tuple[subprocess.Popen[str], dict[str, str]]]:
    """Server and vite in a group of processes of their own, when both have said where they are."""
    process = subprocess.Popen(
        [*COMMAND, "--data", str(folder)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=os.environ | {"NO_COLOR": "1"},
        start_new_session=True,
    )
    try:
        yield process, addresses(process)
    finally:
        if is_left(process):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        if process.stdout is not None:
            process.stdout.close()


def addresses(process: subprocess.Popen[str]) -> dict[str, str]:
    """Read what is said until both addresses are known."""
    found: dict[str, str] = {}
    said = []
    for line in process.stdout or ():
        said.append(line)
        found |= {name: match[1] for name, pattern in SAID.items() if (match := pattern.search(line))}
        if len(found) == len(SAID):
            return found
    raise AssertionError("".join(said))


def is_left(process: subprocess.Popen[str]) -> bool:
    """Does any process of the group still run?"""
    try:
        os.killpg(process.pid, 0)
    except ProcessLookupError:
        return False
    return True


def text(address: str) -> str:
    with urlopen(address, timeout=60) as answer:  # noqa: S310  our own server
        found: str = answer.read().decode()
        return found


@pytest.mark.parametrize("sign", [signal.SIGINT, pytest.param(signal.SIGTERM, marks=pytest.mark.long)])
def test_the_page_reloads_hot_the_rest_is_the_servers_and_nothing_is_left(tmp_path: Path, sign: signal.Signals) -> None:
    with developing(tmp_path) as (process, at):
        assert at["server"] != at["vite"]
        page = text(at["vite"])
        assert "/@vite/client" in page
        assert "/src/main.ts" in page
        assert "createHotContext" in text(f"{at['vite']}/@vite/client")
        assert "import.meta.hot" in text(f"{at['vite']}/src/App.svelte")
        assert text(f"{at['vite']}/t/anything") == page, "a table's address shows the same page"

        assert ask(at["vite"], "/api/games") == ask(at["server"], "/api/games")
        with urlopen(Request(f"{at['vite']}/api/house", headers={"origin": at["vite"]}), timeout=60) as answer:  # noqa: S310
            assert json.load(answer)["may_switch"], "its page is one of ours, on this machine"
        seated = ask(at["vite"], "/api/matches", {"game": "smugglers", "players": [{"kind": "person"}] * 2})
        with Visitor.at(at["vite"], seated["match"], seated["token"], seat=0) as visitor:
            assert visitor.welcome["seats"] == [0, 1]

        process.send_signal(sign)
        assert process.wait(60) in (0, -sign, 128 + sign)
        assert not is_left(process)
        for address in at.values():
            with pytest.raises(URLError):
                text(address)
