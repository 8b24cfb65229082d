"""What a host asks: does the process live, can it serve, what has it counted."""

from typing import Final

from prometheus_client import CONTENT_TYPE_LATEST
from starlette.responses import Response

from seaboard.server import metrics
from seaboard.server.gate import is_in
from seaboard.server.network import Elsewhere
from seaboard.server.routes import Ask, get


@get("/health")
async def health(_ask: Ask) -> dict[str, str]:
    """The process lives and answers."""
    return {"status": "alive"}


@get("/ready", 503)
async def ready(ask: Ask) -> dict[str, str]:
    """The database can be reached and has the schema of this version; else the problem `unreachable`."""
    await ask.hub.check_ready()
    return {"status": "ready"}


@get("/metrics", media_type="text/plain")
async def numbers(ask: Ask) -> Response:
    """What the server has counted, for Prometheus."""
    reached = ask.reached
    is_named = not ask.is_forwarded and is_in(reached.address or "", ask.hub.settings.metrics_from)
    if not reached.is_here and not is_named:
        raise Elsewhere("metrics are for the machine itself, and for the networks that --metrics-from names")
    return Response(metrics.exposition(), media_type=CONTENT_TYPE_LATEST)


ROUTES: Final = (health, ready, numbers)
