"""Was a machine our own while something was measured? A virtual one shares its processors with others that nothing here shows."""

from pathlib import Path
from typing import Final, NamedTuple

STAT: Final = Path("/proc/stat")  # there only on Linux
STEAL: Final = 7  # the place of stolen ticks in its first line, behind user, nice, system, idle, iowait, irq and softirq
N_KINDS: Final = 8  # what follows is of guests, who are counted as users already
MUCH: Final = 0.05  # of the processor time, from which figures by the clock are worth little


class Ticks(NamedTuple):
    """What the processors have spent since the machine was started."""

    stolen: int
    """Wanted here, and given to other machines of the same host."""
    wanted: int
    """With what was stolen, without what was idle."""


def ticks(stat: Path = STAT) -> Ticks | None:
    """What has been spent so far; None where the system does not tell."""
    try:
        words = stat.read_text(encoding="ascii").split("\n", 1)[0].split()
    except OSError:
        return None
    spent = [int(word) for word in words[1 : N_KINDS + 1]]
    if words[:1] != ["cpu"] or len(spent) < N_KINDS:
        return None
    _, _, _, idle, waiting, *_ = spent
    return Ticks(spent[STEAL], sum(spent) - idle - waiting)


def warning(before: Ticks | None, after: Ticks | None) -> str | None:
    """A sentence for whoever reads figures that were measured in between, if much was stolen."""
    if before is None or after is None or after.wanted == before.wanted:
        return None
    share = (after.stolen - before.stolen) / (after.wanted - before.wanted)
    if share < MUCH:
        return None
    return f"{share:.0%} of the processor time went to other machines of this host meanwhile: do not trust what the clock says"
