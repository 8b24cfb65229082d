"""`--check`: a match of every game with bots, through the real server and protocol."""

import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from seaboard.engine.chance import draw, new_rng
from seaboard.engine.errors import SeaboardError
from seaboard.games import registry
from seaboard.server.network import bind
from seaboard.server.run import address, make_server
from seaboard.server.settings import Settings, at_home
from seaboard.workshop.visitor import Visitor, ask


@contextmanager
def running(settings: Settings, port: int = 0, host: str = "127.0.0.1") -> Iterator[str]:
    """A server in a thread of this process, on this port or any free one; its address."""
    listener = bind(host, port, strict=True)
    answers = threading.Event()
    server = make_server(settings, answers.set)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, name="server")
    thread.start()
    answers.wait(30)
    try:
        yield address(listener)
    finally:
        server.should_exit = True
        thread.join()
        listener.close()


def play_one(base: str, game: str) -> str:
    """Play a match: a visitor who taps about at random, and bots on the other seats; how it went."""
    seats = registry.game(game).seats[-1]
    players = [{"kind": "person"}, *({"kind": "bot", "bot": "sensible"} for _ in range(seats - 1))]
    seated = ask(base, "/api/matches", {"game": game, "players": players})
    rng = new_rng("check", game)
    with Visitor.at(base, seated["match"], seated["token"], pace="instant") as visitor:
        while visitor.until_turn():
            legal = visitor.shown["legal"]
            answer = visitor.act(legal[draw(rng, len(legal))])
            if answer["kind"] != "accepted":
                raise SeaboardError(f"{game}: a legal action was refused: {answer}")
        outcome = visitor.shown["outcome"]
        return f"{game}: {seats} seats, {visitor.shown['seq']} entries, {outcome['reason']}, scores {outcome['scores']}"


def check() -> list[str]:
    """A line for each game; raises if one cannot be played to its end."""
    with tempfile.TemporaryDirectory() as folder:
        settings = at_home(Path(folder), bot_delays=False)
        with running(settings) as base:
            return [play_one(base, game) for game in registry.IDS]
