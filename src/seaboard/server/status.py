"""What a host asks: does the process live, can it serve, what has it counted."""

from typing import Final

from litestar import Response, get
from litestar.di import NamedDependency
from prometheus_client import CONTENT_TYPE_LATEST

from seaboard.server import metrics
from seaboard.server.api import AnyRequest, reached_by
from seaboard.server.gate import is_in
from seaboard.server.hub import Hub
from seaboard.server.network import Elsewhere
from seaboard.server.problems import problems


@get("/health", sync_to_thread=False, responses=problems())
def health() -> dict[str, str]:
    """The process lives and answers."""
    return {"status": "alive"}


@get("/ready", responses=problems(503))
async def ready(hub: NamedDependency[Hub]) -> dict[str, str]:
    """The database can be reached and has the schema of this version; else the problem `unreachable`."""
    await hub.check_ready()
    return {"status": "ready"}


@get("/metrics", include_in_schema=False)
async def numbers(request: AnyRequest, hub: NamedDependency[Hub]) -> Response[bytes]:
    """What the server has counted, for Prometheus."""
    reached = reached_by(request)
    if not reached.is_here and not is_in(reached.address or "", hub.settings.metrics_from):
        raise Elsewhere("metrics are for the machine itself, and for the networks that --metrics-from names")
    return Response(metrics.exposition(), media_type=CONTENT_TYPE_LATEST)


ROUTES: Final = (health, ready, numbers)
