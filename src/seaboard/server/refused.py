"""An error as the answer to a page."""

from seaboard.engine.errors import SeaboardError
from seaboard.server import metrics
from seaboard.server.protocol import Refused
from seaboard.server.tasks import LOG


def refused(request: str | None, error: Exception) -> Refused:
    """An error as an answer; one that is not the page's to mend stands in the log of the process."""
    metrics.count_refused(error.code if isinstance(error, SeaboardError) else SeaboardError.code)
    if isinstance(error, SeaboardError):
        return Refused(request, error.code, getattr(error, "reason", None), str(error))
    LOG.error("a request failed", exc_info=error)
    return Refused(request, SeaboardError.code, None, "something failed here")
