"""`seaboard serve`: the table in the browser."""

from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console


def serve(
    port: Annotated[int, typer.Option(help="The port to listen on; if it is taken the next free one.", min=0, max=65535)] = 8080,
    host: Annotated[str, typer.Option(help="The address to listen on; --lan adds the home network's.")] = "127.0.0.1",
    lan: Annotated[bool, typer.Option("--lan", help="Let others in this house join from the start; a page can, too.")] = False,
    name: Annotated[
        list[str] | None, typer.Option(help="A host name under which pages may reach the server; can be repeated.")
    ] = None,
    proxy: Annotated[
        list[str] | None, typer.Option(help="The address of a proxy whose forwarded headers count; can be repeated.")
    ] = None,
    data: Annotated[
        Path | None, typer.Option(help="The folder that keeps the matches; by default the user's data folder.")
    ] = None,
    passcode: Annotated[
        str | None,
        typer.Option(envvar="SEABOARD_PASSCODE", help="Who opens a table must say this; better in the environment than here."),
    ] = None,
    limit: Annotated[
        list[str] | None,
        typer.Option(envvar="SEABOARD_LIMITS", help="A limit for strangers, like tables=500 (docs/hosting.md); can be repeated."),
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
    from seaboard.server.gate import parse_names, parse_proxies
    from seaboard.server.limits import parse_limits
    from seaboard.server.network import bind
    from seaboard.server.settings import at_home

    if check:
        for line in play_all():
            Console().print(line, highlight=False)
        return
    settings = at_home(
        data,
        lan=lan,
        names=parse_names(name or ()),
        proxies=parse_proxies(proxy or ()),
        limits=parse_limits(limit or ()),
        passcode=passcode or None,
    )
    listener = bind(host, port, strict=False)
    with hot_client(listener.getsockname()[1]) if dev else nullcontext():
        run.serve(settings, listener, browse=browser and run.has_screen() and not dev)
