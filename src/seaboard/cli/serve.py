"""`seaboard serve`: the table in the browser."""

from contextlib import AbstractContextManager, nullcontext
from typing import Annotated, Any

import typer
from rich.console import Console

from seaboard.cli.arguments import Data, Database, address_of
from seaboard.server.logs import Style


def serve(
    port: Annotated[
        int,
        typer.Option(envvar="SEABOARD_PORT", help="The port to listen on; if it is taken the next free one.", min=0, max=65535),
    ] = 8080,
    host: Annotated[
        str, typer.Option(envvar="SEABOARD_HOST", help="The address to listen on; --lan adds the home network's.")
    ] = "127.0.0.1",
    lan: Annotated[
        bool,
        typer.Option("--lan", envvar="SEABOARD_LAN", help="Let others in this house join from the start; a page can, too."),
    ] = False,
    name: Annotated[
        list[str] | None,
        typer.Option(envvar="SEABOARD_NAMES", help="A host name under which pages may reach the server; can be repeated."),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(envvar="SEABOARD_PROXIES", help="The address of a proxy whose forwarded headers count; can be repeated."),
    ] = None,
    data: Data = None,
    database: Database = None,
    workers: Annotated[
        int, typer.Option(envvar="SEABOARD_WORKERS", help="So many processes serve the address; they need a PostgreSQL.", min=1)
    ] = 1,
    internal: Annotated[
        str,
        typer.Option(
            envvar="SEABOARD_INTERNAL",
            help="The address at which other processes on the same PostgreSQL reach this one, like 10.0.0.5:7000.",
        ),
    ] = "127.0.0.1",
    bot_workers: Annotated[
        int | None,
        typer.Option(
            envvar="SEABOARD_BOT_WORKERS",
            help="So many processes in which bots think, for each that serves; usually one less than there are cores; 0: none.",
            min=0,
            max=64,
        ),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(envvar="SEABOARD_BOTS", help="A bot of your own, module:Class (docs/bots.md); can be repeated."),
    ] = None,
    reviews: Annotated[
        float,
        typer.Option(
            envvar="SEABOARD_REVIEWS",
            help="How much a review of a finished match tries out, as a multiple of the usual; 0: none are made.",
            min=0.0,
            max=100.0,
        ),
    ] = 1.0,
    passcode: Annotated[
        str | None,
        typer.Option(envvar="SEABOARD_PASSCODE", help="Who opens a table must say this; better in the environment than here."),
    ] = None,
    limit: Annotated[
        list[str] | None,
        typer.Option(envvar="SEABOARD_LIMITS", help="A limit for strangers, like tables=500 (docs/hosting.md); can be repeated."),
    ] = None,
    metrics_from: Annotated[
        list[str] | None,
        typer.Option(envvar="SEABOARD_METRICS_FROM", help="An address or network that may read /metrics; can be repeated."),
    ] = None,
    keep_days: Annotated[
        int | None,
        typer.Option(
            envvar="SEABOARD_KEEP_DAYS",
            help="Remove tables that nobody has touched for so many days; 0: never, as in a file. On PostgreSQL usually 365.",
            min=0,
        ),
    ] = None,
    log: Annotated[
        Style, typer.Option(envvar="SEABOARD_LOG", help="How the log is written: warnings for people, or all events as JSON.")
    ] = "plain",
    browser: Annotated[bool, typer.Option(envvar="SEABOARD_BROWSER", help="Open a browser where there is a screen.")] = True,
    dev: Annotated[bool, typer.Option("--dev", help="Serve the client from its sources, with hot reload.")] = False,
    check: Annotated[bool, typer.Option("--check", help="Play a match of every game through the real server, then end.")] = False,
) -> None:
    """Serve the games to browsers: one database with all matches, no accounts. Ctrl-C ends it.

    With --check a match of every game is played with bots through the real server and protocol; the results are printed.
    """
    from seaboard.server import run
    from seaboard.server.gate import parse_names, parse_networks
    from seaboard.server.limits import parse_limits
    from seaboard.server.network import bind, parse_internal
    from seaboard.server.rig import RIG
    from seaboard.server.settings import on_database
    from seaboard.server.thinkers import checked_own, usual_workers

    if check:
        _check()
        return
    more: dict[str, Any] = {
        "lan": lan,
        "names": parse_names(name or ()),
        "proxies": parse_networks(proxy or ()),
        "metrics_from": parse_networks(metrics_from or ()),
        "log": log,
        "limits": parse_limits(limit or ()),
        "passcode": passcode or None,
        "workers": workers,
        "bot_workers": usual_workers(workers) if bot_workers is None else bot_workers,
        "own_bots": checked_own(bot or ()),
        "reviews": reviews,
        "internal": parse_internal(internal),
        **RIG.settings,
    }
    if keep_days is not None:
        more["keep_days"] = keep_days
    settings = on_database(address_of(data, database), **more)
    listener = bind(host, port, strict=False)
    with _hot_client(listener.getsockname()[1]) if dev else nullcontext():
        run.serve(settings, listener, browse=browser and run.has_screen() and not dev)


# A process that serves imports no tool: these two are asked for by name.


def _check() -> None:
    from seaboard.workshop.check import check

    for line in check():
        Console().print(line, highlight=False)


def _hot_client(port: int) -> AbstractContextManager[None]:
    from seaboard.workshop.dev import hot_client

    return hot_client(port)
