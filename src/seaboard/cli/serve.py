"""`seaboard serve`: the table in the browser."""

from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console


def serve(
    port: Annotated[int, typer.Option(help="The port to listen on; if it is taken the next free one.", min=0, max=65535)] = 8080,
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for the whole home network.")] = "127.0.0.1",
    data: Annotated[
        Path | None, typer.Option(help="The folder that keeps the matches; by default the user's data folder.")
    ] = None,
    browser: Annotated[bool, typer.Option(help="Open a browser where there is a screen.")] = True,
    dev: Annotated[bool, typer.Option("--dev", help="Serve the client from its sources, with hot reload.")] = False,
    check: Annotated[bool, typer.Option("--check", help="Play a match of every game through the real server, then end.")] = False,
) -> None:
    """Serve the games to browsers: one process, one file with all matches, no accounts. Ctrl-C ends it.

    With --check a match of every game is played with bots through the real server and protocol; the results are printed.
    """
    from seaboard.server import run
    from seaboard.server.check import check as play_all
    from seaboard.server.dev import hot_client
    from seaboard.server.settings import at_home

    if check:
        for line in play_all():
            Console().print(line, highlight=False)
        return
    listener = run.bind(host, port, strict=False)
    with hot_client(listener.getsockname()[1]) if dev else nullcontext():
        run.serve(at_home(data), listener, browse=browser and run.has_screen() and not dev)
