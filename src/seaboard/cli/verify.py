"""`seaboard verify`: were the dice of a match fair?"""

from pathlib import Path
from typing import Annotated

import typer

from seaboard.cli.arguments import AsJson, read_text
from seaboard.cli.output import show
from seaboard.engine.replay import Log


def verify(
    file: Annotated[Path, typer.Argument(help="A match that is over, as the page about its dice saves it; - for stdin.")],
    as_json: AsJson = False,
) -> None:
    """Compute every draw of a match again from what the table and the devices promised (docs/dice.md).

    What is not as it had to be is told with its entry, and the exit code is 2. What your own device promised and kept, only
    that device can compare: its page about the dice does.
    """
    from seaboard.table.verify import verify as verdict_on

    log = Log.from_json(read_text(file))
    verdict = verdict_on(log)
    n_entered = sum(verdict.entered.values())
    figures = {
        "match": log.header.id,
        "entries": len(log.entries),
        "draws": len(verdict.draws) - n_entered,
        "entered_by_hand": n_entered,
        "entered_by_seat": verdict.entered,
        "devices": verdict.devices,
        "replaced": len(log.header.replaced),
        "fair": True,
        "practice": log.header.practice,  # then it began at a position, and only what was drawn since is checked
    }
    show(figures, as_json, "dice")
