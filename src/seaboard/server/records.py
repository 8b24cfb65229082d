"""A match that is over, as a file: its log with the secret of its dice, all draws computed again, what logbooks keep."""

from seaboard.engine.errors import SeaboardError
from seaboard.engine.replay import Log
from seaboard.server.bodies import MatchRecord
from seaboard.table.account import Account, account
from seaboard.table.luck import luck
from seaboard.table.verify import verify


def recorded(log: Log) -> MatchRecord:
    """A match that is over, its dice checked and counted, and what logbooks keep of it."""
    found = accounted(log)
    try:
        return MatchRecord(log, verify(log).draws, luck(log), account=found)
    except SeaboardError as error:
        return MatchRecord(log, (), None, str(error), found)


def accounted(log: Log) -> Account | None:
    """What logbooks keep of a match; none if its log cannot be followed."""
    try:
        return account(log)
    except SeaboardError:
        return None
