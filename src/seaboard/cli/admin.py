"""`seaboard admin`: the tables of a server, also while it runs: list, show, close and delete them."""

from datetime import UTC, datetime
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from seaboard.cli.arguments import AsJson, Data, Database, address_of
from seaboard.cli.output import show as show_figures

app = typer.Typer(help="Look after the tables of a server, also while it runs.", no_args_is_help=True)
WIDE = 200  # columns: an id that is cut to the width of a screen names no table
MatchId = Annotated[str, typer.Argument(help="The id of a table, as `seaboard admin tables` tells it.")]


@app.command()
def tables(data: Data = None, database: Database = None, as_json: AsJson = False) -> None:
    """List all tables, the one that was touched last first; without names."""
    from seaboard.server.storage import admin

    with admin.opened(address_of(data, database)) as connection:
        found = admin.tables(connection)
    if as_json:
        show_figures({"tables": found}, as_json, "")
        return
    lines = Table("match", "game", "seats", "stage", "entries", "created", "touched", box=None, pad_edge=False)
    for each in found:
        lines.add_row(*(str(value) for value in readable(each).values()))
    Console(width=WIDE, highlight=False).print(lines)


@app.command()
def show(match: MatchId, data: Data = None, database: Database = None, as_json: AsJson = False) -> None:
    """Show one table: its options and who sits there, by the names that they typed."""
    from seaboard.server.storage import admin

    with admin.opened(address_of(data, database)) as connection:
        found = admin.show(connection, match)
    show_figures(found if as_json else readable(found), as_json, "")


@app.command()
def close(match: MatchId, data: Data = None, database: Database = None) -> None:
    """End a table for everybody: nobody gets to it any more, and it stays stored as it is. Whoever is there is told."""
    from seaboard.server.storage import admin

    with admin.opened(address_of(data, database)) as connection:
        admin.close(connection, match)


@app.command()
def delete(match: MatchId, data: Data = None, database: Database = None) -> None:
    """Delete a table with all that was played there. Whoever is there is told."""
    from seaboard.server.storage import admin, store

    with admin.opened(address_of(data, database)) as connection:
        store.remove(connection, match)


def readable(told: dict[str, Any]) -> dict[str, Any]:
    """The same with times that people read."""
    times = {key: datetime.fromtimestamp(told[key] / 1000, UTC).isoformat(" ", "minutes") for key in ("created", "touched")}
    return told | times
