"""`seaboard check-store`: do all stored matches still replay?"""

from collections.abc import Callable
from contextlib import ExitStack
from typing import Annotated

import typer
from rich.console import Console

from seaboard.cli.arguments import AsJson
from seaboard.cli.output import progress_bar, show


def check_store(
    database: Annotated[str, typer.Argument(help="A file of matches, such as matches.sqlite, or a database's address.")],
    as_json: AsJson = False,
) -> None:
    """Replay every match of a database by the rules it was played by, and name those that would not and why.

    Nothing is written: a database of an older schema is refused, and says so. Ends with 1 if a match does not replay.
    """
    from seaboard.server.storage import replays

    with ExitStack() as stack:

        def begin(total: int) -> Callable[[int], None]:
            return stack.enter_context(progress_bar("matches", total))

        figures = replays.check_store(database, begin)
    faults = figures["faults"]
    if as_json:
        show(figures, as_json, "")
    else:
        console = Console(highlight=False, soft_wrap=True)
        for fault in faults:
            console.print(f"{fault['match']} ({fault['game']}, rules {fault['rules']}): {fault['reason']}", markup=False)
        show(figures | {"faults": len(faults)}, as_json, "matches replayed")
    raise typer.Exit(1 if faults else 0)
