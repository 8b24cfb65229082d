"""`seaboard backup` and `seaboard restore`: all matches in one file, and back again."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Annotated

import typer

from seaboard.cli.arguments import AsJson, Data, Database, address_of
from seaboard.cli.output import progress_bar, show


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write; only its user can read it.")],
    data: Data = None,
    database: Database = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite the file if it is there.")] = False,
    as_json: AsJson = False,
) -> None:
    """Write all matches to one file, also while servers write; it is a SQLite file, whatever database it comes from."""
    from seaboard.server.storage import backup as copies

    with _bars() as begin:
        figures = copies.backup(address_of(data, database), file, begin, force=force)
    show(figures, as_json, f"written to {file}")


def restore(
    file: Annotated[Path, typer.Argument(help="A file that `seaboard backup` has written.")],
    data: Data = None,
    database: Database = None,
    as_json: AsJson = False,
) -> None:
    """Put all matches of a backup into a database that has none, and replay them. Ends with 1 if one does not replay."""
    from seaboard.server.storage import backup as copies

    with _bars() as begin:
        figures = copies.restore(file, address_of(data, database), begin)
    show(figures if as_json else figures | {"faults": len(figures["faults"])}, as_json, f"restored from {file}")
    raise typer.Exit(1 if figures["faults"] else 0)


@contextmanager
def _bars() -> Iterator[Callable[[str, int], Callable[[int], None]]]:
    """A bar for each part of the work, one after the other."""
    with ExitStack() as stack:

        def begin(title: str, total: int) -> Callable[[int], None]:
            stack.pop_all().close()
            return stack.enter_context(progress_bar(title, total))

        yield begin
